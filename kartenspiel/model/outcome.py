# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How a deal ended: what was paid for what, and the score sheet."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from kartenspiel.model.cards import Suit
from kartenspiel.model.conclusion import Conclusion, by_payments
from kartenspiel.model.seats import Seat, players
from kartenspiel.model.text import Text

Context = Mapping[str, int | tuple[int, ...]]
"""What one deal of a session hands on to the next, as records write it."""


class TakenOver(NamedTuple):
    """What a deal takes over from those before it that counts in it or is seen at the table."""

    factor: int = 1
    """By what every payment of the deal is multiplied, as in a double round."""
    pieces: tuple[int, ...] | None = None
    """How many pieces (tokens …) each seat has before it, ``None`` where nobody has any."""


class Item(NamedTuple):
    """Something that was paid for: `value` for each pair of a payer and a receiver."""

    id: str
    to: tuple[Seat, ...]
    value: int
    payers: tuple[Seat, ...] = ()
    """Who pays, if not all the others."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the score sheet.

    Where it has `values` its `text` stands before them, also in the log: it does not end as a sentence does.  Where it
    has none it is a sentence.
    `values` has a number for each seat where the line concerns seats; `clause` names the rule behind it.  ``money`` is
    an item as the second account has it, in which raises count (K56); a ``payment`` is the sum of an account.
    """

    kind: Literal["points", "note", "item", "money", "payment"]
    text: Text
    values: tuple[int | None, ...] = ()
    clause: str = ""
    written: tuple[Text, ...] = ()
    """How players write the values, where they count in another way."""
    said: tuple[Text, ...] = ()
    """What these signs mean, for a tooltip."""


class OutcomeTexts(NamedTuple):
    """The functions that make the score sheet and the conclusion of an outcome when somebody reads them."""

    explain: Callable[[], tuple[ScoreLine, ...]]
    conclude: Callable[[], Conclusion]


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a deal ended, with the fields of the record's ``result``.

    Fields that a game does not have are ``None``.  `explain` makes the score sheet: a deal that is played out in
    imagination is settled thousands of times and explained to nobody.  Outcomes go from process to process, so that
    `explain` and `conclude` are functions of a module or a `partial` of one, never a ``lambda``.
    """

    payments: tuple[int, ...]
    contract: str
    declarer: Seat | None = None
    partner: Seat | None = None
    trumps: Suit | None = None
    tricks: tuple[Seat, ...]
    card_points: tuple[int, ...]
    items: tuple[Item, ...]
    context: Context = field(default_factory=dict)
    declarations: tuple[int, ...] | None = None
    money: tuple[int, ...] | None = None
    played: bool = True
    """False where the cards were thrown in or are dealt anew: no deal of the session, and no field of a record."""
    explain: Callable[[], tuple[ScoreLine, ...]] = field(default=tuple, compare=False, repr=False)
    conclude: Callable[[], Conclusion] | None = field(default=None, compare=False, repr=False)
    """Says who won and why; ``None`` where payments tell all that is to be told."""

    @property
    def explanation(self) -> tuple[ScoreLine, ...]:
        """The score sheet, line by line."""
        return self.explain()

    @property
    def conclusion(self) -> Conclusion:
        """Who won and why."""
        return by_payments(self.payments) if self.conclude is None else self.conclude()


@dataclass(frozen=True, slots=True)
class Succession:
    """How a session goes on after a deal.

    `keep` lists, for each seat of the next deal, the seat the same person had before.
    """

    dealer: Seat
    context: Context
    keep: tuple[Seat, ...]
    dummies: tuple[Seat, ...] = ()
    over: bool = False

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that will be no dummies, in the order of play from forehand on."""
        return players(self.dealer, len(self.keep), self.dummies)
