# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked and shown in all games in which a card is called from a half-dealt hand."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from kartenspiel.model.calling import questions, view
from kartenspiel.model.calling.public import A
from kartenspiel.model.calling.rules import C
from kartenspiel.model.calling.states import CallingClauses
from kartenspiel.model.moves import Choice
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import Text
from kartenspiel.model.view import Claim, TableView

if TYPE_CHECKING:
    from kartenspiel.model.calling.settlement import Declaration, Members
    from kartenspiel.model.cardplay.payoff import CountedEnding

    Limits = Callable[[C, tuple[Members, Members], tuple[Declaration, ...], CountedEnding], tuple[int, int] | None]
    """Says what two sides need to win, by the tricks so far; ``None`` where pairs change nothing of it."""


def no_claims(_public: object) -> tuple[Claim, ...]:
    """Say that nothing was announced that stays in sight."""
    return ()


def asked_by(clauses: CallingClauses) -> Callable[[Sequence[Choice], Observation[C, A]], Text]:
    """Return what says what is asked, by the clauses of the game: for the call, for words, for a card."""
    return lambda choices, seen: questions.question(choices, seen, clauses)


def shown_with(
    limits: "Callable[[], Limits[C]]", claims: Callable[[A], tuple[Claim, ...]] = no_claims
) -> Callable[[Observation[C, A]], TableView]:
    """Return what shows the half-dealt table before the call, then what was called and said, and what is needed.

    `limits` returns what says what is needed, once somebody has declared something; `claims` are what was announced
    and stays in sight beside the declared pairs.
    """

    def table(seen: Observation[C, A]) -> TableView:
        shown = view.view(seen, claims(seen.public))
        if shown.sides is None or not seen.public.declared:
            return shown
        from kartenspiel.model.calling.limits import counted_so_far, declared_so_far, limits_fact, sides_so_far

        sides = sides_so_far(seen, shown.sides.parties)
        if sides is None:
            return shown
        needed = limits()(seen.rules, sides, declared_so_far(seen, sides), counted_so_far(seen))
        return replace(shown, facts=(*shown.facts, *limits_fact(needed)))

    return table
