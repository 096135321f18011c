# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The duplicate table: a finished deal played once more with the same cards, a strong player in one seat."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from kartenspiel.controller.conductor import Conductor, generator
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.model.moves import Move
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import UnknownPlayerError, bold_name, parts_of_name, player_named

LEVEL: Final = "strong"
"""Who plays the seat, and any other of which no level is known."""


@dataclass(frozen=True, slots=True)
class DuplicateTable:
    """How the deal went at the other table."""

    moves: tuple[Move, ...]
    payments: tuple[int, ...]
    contract: str
    """As records write it."""
    declarer: Seat | None
    partner: Seat | None
    parted: int | None
    """After how many moves it was played otherwise; ``None`` where every move was the same."""


def play_duplicate(deal: PlayedDeal, seat: Seat) -> DuplicateTable:
    """Play a finished deal once more, `seat` by a strong player, the others by players of their level.

    As long as everything goes as it went, the others do what they did.  Chance follows from the seed of the deal, or
    from nothing where that is not known, so that the table is always the same.
    """
    levels, chance = _levels(deal), deal.record.seed or 0
    answers = _answers(deal, seat)
    conductor, parted = Conductor(deal.record.start, (seat,)), None
    number = -1
    while (asked := conductor.next_question()) is not None:
        number += 1
        who, question = asked
        rng = generator(chance, 0, len(conductor.state.log), who)
        together = parted is None and number < len(answers)
        if who != seat and together:
            conductor.answer(answers[number])
            continue
        answer = question.only_answer or player_named(LEVEL if who == seat else levels[who]).choose(question, rng)
        if together and answer != answers[number]:
            parted = len(conductor.state.log)
        conductor.answer(answer)
    outcome = conductor.state.outcome
    assert outcome is not None  # noqa: S101 - every deal ends
    return DuplicateTable(
        conductor.state.log, outcome.payments, outcome.contract, outcome.declarer, outcome.partner, parted
    )


def _answers(deal: PlayedDeal, seat: Seat) -> list[Move | None]:
    """Return the answers of all seats in the order of asking; ``None`` is silence."""
    return [
        after.state.log[-1] if len(after.state.log) > len(before.state.log) else None
        for before, after in pairwise(deal.moments((seat,)))
    ]


def _levels(deal: PlayedDeal) -> list[str]:
    """Return the player of each seat by name; the person and whoever is not known play as the strong level does."""
    found = list(map(_known, deal.players))
    return found + [LEVEL] * (deal.record.deal.seats - len(found))


def _known(name: str | None) -> str:
    try:
        return LEVEL if name is None else bold_name(*parts_of_name(name))
    except UnknownPlayerError:
        return LEVEL
