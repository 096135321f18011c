# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The code of an evening: so many deals by the same house rules, which everybody gets who types it in.

It names a seed of 40 bits.  Whoever has the code could look at the cards of the whole evening, so it need not be longer
than is read out with ease; two evenings have the same one once in a million millions.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from hashlib import sha256
from random import Random
from typing import Final

from kartenspiel.controller.boards import Boards
from kartenspiel.controller.codes import letters
from kartenspiel.controller.codes.letters import Code, CodeError, Kind
from kartenspiel.controller.codes.rules_code import RulesFound, mark_of_rules, rules_marked
from kartenspiel.controller.session import Person, Session, derive_seed, new_session
from kartenspiel.model.text import marker

_ = marker(__package__)

MOST: Final = 32
"""Deals of one evening."""
USUAL: Final = 8
SEED_BITS: Final = 40
_LETTERS: Final = 9
"""One for the number of deals, and those of the seed."""
_NO_EVENING: Final = _("This is no code of an evening.")


@dataclass(frozen=True, slots=True)
class Evening:
    """So many deals by these rules, which follow from a seed of 40 bits."""

    found: RulesFound
    deals: int
    seed: int

    @property
    def code(self) -> str:
        """The code as it is written."""
        number = self.deals - 1 << SEED_BITS | self.seed
        mark = mark_of_rules(self.found.game, self.found.rules)
        return str(Code(Kind.EVENING, mark, letters.digits(number, _LETTERS)))

    def session(self, people: tuple[Person, ...], rng: Random) -> Session:
        """Return a session of its deals with these people, in the order of the seats that are no dummies.

        By the numbers of `rng` it is known from other sessions; no card depends on them.
        """
        found = self.found
        seed = derive_seed(self.seed, "evening", mark_of_rules(found.game, found.rules))
        session = new_session(found.game, found.rules, people, rng, preset=found.preset or None)
        return replace(session, seed=seed, boards=Boards(self.code, self.deals)).board(1)


def new_evening(found: RulesFound, deals: int, rng: Random) -> Evening:
    """Return an evening of deals that nobody knows yet."""
    return Evening(found, deals, rng.getrandbits(SEED_BITS))


def deal_of_day(found: RulesFound, day: date) -> Evening:
    """Return the deal of a day: one that everybody gets who plays by these rules on that day."""
    text = f"{day.isoformat()}/{mark_of_rules(found.game, found.rules)}"
    return Evening(found, 1, int.from_bytes(sha256(text.encode()).digest()) >> 256 - SEED_BITS)


def read_evening(text: str, told: RulesFound | None = None, more: Iterable[RulesFound] = ()) -> Evening:
    """Return the evening of a code; raises `CodeError`.  House rules are found as by `read_deal`."""
    return evening_of(letters.read(text), told, more)


def evening_of(code: Code, told: RulesFound | None = None, more: Iterable[RulesFound] = ()) -> Evening:
    """Return the evening of a code that was read, as `read_evening` does."""
    if code.kind is not Kind.EVENING or len(code.body) != _LETTERS:
        raise CodeError(_NO_EVENING)
    deals, seed = divmod(code.number, 1 << SEED_BITS)
    return Evening(rules_marked(code.mark, told, more), deals + 1, seed)
