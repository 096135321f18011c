# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is in sight at a table of Graden beside the cards: contract, rank order, roles, the history of the bidding."""

from typing import Final

from kartenspiel.games.graden.contracts import HAND, HIGH, LOW
from kartenspiel.games.graden.public import Said, Seen, StandingBid, known_partner
from kartenspiel.games.graden.words.tasks import TASKS
from kartenspiel.model import fact_meanings, narration
from kartenspiel.model.aceten import points_in_tricks
from kartenspiel.model.cards import PLAIN_SUITS, Card
from kartenspiel.model.narration import DEALER_MEANS, FOREHAND_SPEAKS
from kartenspiel.model.partners import (
    PartnerKnowledge,
    known_of_card,
    no_sides,
    sides_alone,
    sides_by_last_trick,
    sides_of_same_task,
)
from kartenspiel.model.rounds import by_rounds
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, Who, room_marker
from kartenspiel.model.view import Board, Fact, KnownSides, Mark, SortOrder, TableView, marks_at, marks_of

_ = room_marker(__package__)

_GAME = _("Game")
_ORDER = _("Order")
TEN_HIGH = _("ten high (A 10 K …)")
TEN_LOW = _("ten low (A K … 10 9)")
_PAIR = _("Pair shown")
_NAME = _("{player}")
_GUT = _("good")
_JOINS = _("joins")
_EMPTY = _("–")
_FEW_POINTS = _("Win as few card points as you can.").by("G36", "G37")
_NO_TRICK = narration.NO_TRICK.by("G9", "G17")
_NO_TRICKS = _("Neither of them must take a trick.").by("G24")
_MARKS: Final = marks_of(
    {
        "dealer": narration.DEALER,
        "forehand": narration.FOREHAND,
        "declarer": narration.BIDDER,
        "mit": _("Joined as second player"),
        "partner": narration.PARTNER,
    },
    meanings={
        "dealer": DEALER_MEANS,
        "forehand": FOREHAND_SPEAKS,
        "declarer": _("Bidder: has made the highest bid, must fulfil it, and leads to the first trick."),
        "mit": _("Joined as second player: tries the same as the bidder."),
        "partner": narration.BIDDERS_PARTNER_MEANS,
    },
    letters={"mit": _("J")},
    telling=("partner",),
)


def view(seen: Seen) -> TableView:
    """Return the table as a seat sees it."""
    public = seen.public
    return TableView(
        card_points=_card_points(seen), facts=_facts(seen), marks=_marks(seen),
        sort=SortOrder(PLAIN_SUITS, HIGH if public.ten_high else LOW),  # the ten is taken for low while that is open
        board=None if public.phase == "play" else _history(seen), sides=_sides(seen),
    )  # fmt: skip


def _card_points(seen: Seen) -> tuple[int, ...] | None:
    """Return the card points of Schurln (G36); nothing counts in the contracts (G4)."""
    if seen.public.phase != "play" or seen.public.standing is not None:
        return None
    tricks = seen.cards.tricks
    return points_in_tricks(tricks, seen.cards.winners, seen.seats, over=len(tricks) == HAND)


def _facts(seen: Seen) -> tuple[Fact, ...]:
    """Return what stays in sight, as soon as there is a contract."""
    public = seen.public
    if public.phase == "bidding" and public.standing is None:
        return ()
    own = public.standing is None or seen.seat in public.standing.players
    means = fact_meanings.of_contract(TASKS[public.contract.id], own=own)
    found = [Fact(_GAME, public.contract.name, means)]
    if public.ten_high is not None:
        found.append(Fact(_ORDER, TEN_HIGH if public.ten_high else TEN_LOW))
    if public.called is not None:
        found.append(Fact(narration.FACT_CALLED, public.called, fact_meanings.CALLED))
    if public.shown is not None:
        found.append(Fact(_PAIR, public.shown))
    return tuple(found)


def _marks(seen: Seen) -> tuple[tuple[Mark, ...], ...]:
    """Return the roles at each seat; the partner's to himself, and to all once his card was played (G27)."""
    standing = seen.public.standing
    roles = {
        "dealer": seen.dealer, "forehand": seen.forehand, "declarer": seen.public.bidder,
        "mit": None if standing is None else standing.mit, "partner": known_partner(seen),
    }  # fmt: skip
    return marks_at(seen.seats, roles, _MARKS)


def _sides(seen: Seen) -> KnownSides | None:
    """Return who plays with whom: the holder of the called card, or the winner of the last trick (G24, G27, G28)."""
    public, standing = seen.public, seen.public.standing
    if public.phase == "bidding":
        return None
    if standing is None:
        return no_sides(seen).aiming(_FEW_POINTS)
    task, bidder, called = public.contract.task, standing.seat, public.called
    if task == "last":
        return _by_last_trick(seen, bidder)
    if task == "called":
        if called is None:
            return None
        return known_of_card(seen, bidder, called, known_partner(seen), public=_is_out(called, seen)).sides()
    return _without_tricks(seen, standing) if task == "none" else sides_alone(seen, bidder)


def _without_tricks(seen: Seen, standing: StandingBid) -> KnownSides:
    """Return the sides where the bidder, and whoever joined him, must lose every trick (G9, G24)."""
    if standing.mit is not None:
        return sides_of_same_task(seen, standing.players).aiming(_NO_TRICKS)
    return sides_alone(seen, standing.seat).aiming(_NO_TRICK(player=Who(standing.seat)))


def _by_last_trick(seen: Seen, bidder: Seat) -> KnownSides:
    """Return who plays with whom where the last trick decides; without it, or with it too, the bidder was alone."""
    if seen.outcome is None:
        return sides_by_last_trick(seen, bidder)
    if seen.outcome.partner is None:
        return sides_alone(seen, bidder)
    return PartnerKnowledge(
        observer=seen.seat, seats=seen.seats, declarer=bidder, card=None, holds=False, partner=seen.outcome.partner,
        public=True,
    ).sides()  # fmt: skip


def _is_out(called: Card, seen: Seen) -> bool:
    """Whether everybody knows who held the called card: it was played, or the deal is over (G27)."""
    plays = (play for trick in (*seen.cards.tricks, seen.cards.trick) for play in trick)
    return seen.outcome is not None or any(play.card is called for play in plays)


def _history(seen: Seen) -> Board:
    """Return the history of the bidding, a column for each seat from forehand on."""
    words = ((word.seat, _word(word)) for word in seen.public.said)
    return by_rounds(seen, words, name=_NAME, nothing=_EMPTY)


def _word(said: Said) -> Text:
    return said.contract.name if said.do == "bid" else _JOINS if said.do == "join" else _GUT
