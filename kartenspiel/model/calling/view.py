# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a window shows of a deal beside the cards: called card, trumps, roles, and what was declared and announced."""

from collections.abc import Sequence
from typing import Final

from kartenspiel.model import fact_meanings, narration
from kartenspiel.model.aceten import points_in_tricks
from kartenspiel.model.calling import texts
from kartenspiel.model.calling.public import A, Declared, known_sides, trumps_of
from kartenspiel.model.calling.rules import C
from kartenspiel.model.cards import PLAIN_SUITS
from kartenspiel.model.claims import ANNOUNCED, DECLARED, claims_fact, marriage_claim
from kartenspiel.model.moves import Call
from kartenspiel.model.narration import DEALER, DEALER_MEANS, FOREHAND, FOREHAND_LEADS
from kartenspiel.model.observation import Observation
from kartenspiel.model.partners import known_of_card
from kartenspiel.model.seats import Seat
from kartenspiel.model.view import Claim, Fact, KnownSides, Mark, SortOrder, TableView, marks_at, marks_of

_MARKS: Final = marks_of(
    {
        "dealer": DEALER,
        "forehand": FOREHAND,
        "caller": texts.CALLER,
        "partner": narration.PARTNER,
        "alone": texts.ALONE,
    },
    meanings={
        "dealer": DEALER_MEANS,
        "forehand": FOREHAND_LEADS,
        "caller": texts.CALLER_MEANS,
        "partner": texts.PARTNER_MEANS,
        "alone": texts.ALONE_MEANS,
    },
    telling=("partner", "alone"),
)


def view(seen: Observation[C, A], announced: Sequence[Claim] = ()) -> TableView:
    """Return the table as the observer sees it; `announced` is what a game shows beside the declared pairs."""
    call, played, dealt = seen.public.call, seen.cards, seen.rules.half_deal
    sort = SortOrder(PLAIN_SUITS, dealt.ranks)
    points = points_in_tricks(played.tricks, played.winners, seen.seats, over=len(played.tricks) == dealt.hand)
    if call is None:
        return TableView(card_points=points, facts=(), marks=_marks(seen), sort=sort, paused=True)
    declared = tuple(_claim(each, seen) for each in seen.public.declared)
    trumps = trumps_of(call)
    return TableView(
        card_points=points,
        facts=(
            Fact(narration.FACT_CALLED, call.card, fact_meanings.CALLED),
            Fact(narration.FACT_TRUMPS, trumps, fact_meanings.TRUMPS),
            *claims_fact(DECLARED, declared),
            *claims_fact(ANNOUNCED, announced),
        ),
        marks=_marks(seen),
        sort=sort.trumps_first(trumps),
        claims=(*declared, *announced),
        sides=_sides(seen, call),
    )


def _claim(pair: Declared, seen: Observation[C, A]) -> Claim:
    """Return what all see of a declaration; whether a side has earned it would show who is on it (R15, R21)."""
    alone = seen.rules.declaration_credit == "player_trick"
    return marriage_claim(pair.seat, pair.points, pair.suit, earned=not alone or pair.seat in seen.cards.winners)


def _sides(seen: Observation[C, A], call: Call) -> KnownSides:
    """Return who plays with whom as the observer knows it: by his own cards, or once all do (R15, R40, M13)."""
    known = known_sides(seen)
    partner = None if known is None else known.partner
    return known_of_card(seen, call.seat, call.card, partner, public=seen.public.sides is not None).sides()


def _marks(seen: Observation[C, A]) -> tuple[tuple[Mark, ...], ...]:
    """Return the marks at each seat: dealer and forehand, and the roles as far as the observer knows them."""
    roles: dict[str, Seat | None] = {"dealer": seen.dealer, "forehand": seen.forehand}
    if seen.public.call is not None:
        roles["caller"] = seen.public.call.seat
    sides = known_sides(seen)
    if sides is not None:
        roles |= {"partner": sides.partner, "alone": sides.caller if sides.partner is None else None}
    return marks_at(seen.seats, roles, _MARKS)
