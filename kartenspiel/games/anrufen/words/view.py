# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is in sight at a table of Anrufen: contract, marks and the history of the auction."""

from collections.abc import Sequence
from typing import Final

from kartenspiel.games.anrufen.contracts import NAMES, NO_TRICKS, level
from kartenspiel.games.anrufen.public import AnrufenPublic, Seen, known_partner
from kartenspiel.games.anrufen.words.tasks import task
from kartenspiel.model import fact_meanings, narration
from kartenspiel.model.aceten import CARD_POINTS, RANKS_24, card_points, marriage_value, points_in_tricks
from kartenspiel.model.apart import AGAINST, LAID_AWAY, cards_apart
from kartenspiel.model.by_kind import WordsByKind, words_for
from kartenspiel.model.cards import PLAIN_SUITS, Card
from kartenspiel.model.claims import DECLARED, claims_fact, marriage_claim
from kartenspiel.model.moves import Bid, LayAway, Pass, Trumps
from kartenspiel.model.partners import known_of_card, sides_alone
from kartenspiel.model.rounds import by_rounds
from kartenspiel.model.text import Text, Who, room_marker
from kartenspiel.model.view import (
    Board,
    CardsApart,
    Claim,
    Fact,
    KnownSides,
    Mark,
    SortOrder,
    TableView,
    marks_at,
    marks_of,
)

_ = room_marker(__package__)

ALL_CARDS: Final = 90
"""The points in the cards, with those of the last trick (A39)."""
WITH_PARTNERS: Final = 4
"""At tables of so many a card is called (A20); at smaller ones every bidder plays alone (A24)."""
_SORT: Final = SortOrder(PLAIN_SUITS, RANKS_24)
_GAME = _("Game")
_NO_TRUMPS = _("none")
_MORE_THAN_HALF = _("{needed} of {all}")
_NEEDED_MEANS = _("So many points either side needs to win: more than half of all, with the declared marriages.")
_NO_TRICK = narration.NO_TRICK.by("A9")
_CONTRA = _("Kontra")
_SAID_BY = _("{player}")
_BID_SUIT = _("{bid} ({suit})")
_PASS = _("pass")
_SUIT = _("{suit}")
_EMPTY = _("–")
_MARKS: Final = marks_of(
    {
        "dealer": narration.DEALER,
        "forehand": narration.FOREHAND,
        "declarer": narration.BIDDER,
        "partner": narration.PARTNER,
    },
    meanings={
        "dealer": narration.DEALER_MEANS,
        "forehand": narration.FOREHAND_SPEAKS,
        "declarer": _("Bidder: has made the highest bid, must fulfil it, and leads to the first trick."),
        "partner": narration.BIDDERS_PARTNER_MEANS,
    },
    telling=("partner",),
)


def view(seen: Seen) -> TableView:
    """Return what a window shows of the deal beside the cards."""
    public = seen.public
    claims = _claims(public)
    return TableView(
        card_points=_card_points(seen),
        facts=(*_facts(seen), *claims_fact(DECLARED, claims), *_needed(public, claims)),
        marks=_marks(seen), sort=_SORT.trumps_first(public.trumps),
        board=None if public.phase == "play" else _auction(seen), claims=claims, sides=_sides(seen),
    )  # fmt: skip


def _card_points(seen: Seen) -> tuple[int, ...]:
    """Return the card points in each seat's tricks, with the last trick's ten once all are played (A4)."""
    tricks = seen.cards.tricks
    return points_in_tricks(tricks, seen.cards.winners, seen.seats, over=len(tricks) == len(seen.dealt[0]))


def apart(seen: Seen) -> tuple[CardsApart, ...]:
    """Return what the bidder has laid away, which counts for his opponents; he alone has seen it (A25)."""
    contract = seen.public.contract
    laid = next((move.cards for move in seen.log if isinstance(move, LayAway)), None)
    if contract is None or laid is None:
        return ()
    known = tuple(card for card in laid if card is not None)
    return (cards_apart(LAID_AWAY, AGAINST(player=Who(contract.bidder)), known, _points_of(laid)),)


def _points_of(laid: Sequence[Card | None]) -> Text | None:
    """Return what the discarded aces and tens count, where all are seen."""
    known = [card for card in laid if card is not None]
    return CARD_POINTS(points=sum(map(card_points, known))) if len(known) == len(laid) else None


def _facts(seen: Seen) -> tuple[Fact, ...]:
    """Return what stays in sight of the bid: its name, trumps, called card, Kontra."""
    contract = seen.public.contract
    if contract is None:
        return ()
    means = fact_meanings.of_contract(task(contract.id), own=contract.bidder == seen.seat)
    found = [Fact(_GAME, NAMES[contract.id], means)]
    if contract.trumps is not None:
        found.append(Fact(narration.FACT_TRUMPS, contract.trumps, fact_meanings.TRUMPS))
    elif contract.level == NO_TRICKS:
        found.append(Fact(narration.FACT_TRUMPS, _NO_TRUMPS))
    if contract.called is not None:
        found.append(Fact(narration.FACT_CALLED, contract.called, fact_meanings.CALLED))
    if contract.contras:
        found.append(Fact(_CONTRA, _SAID_BY(player=Who(contract.contras[0]))))
    return tuple(found)


def _claims(public: AnrufenPublic) -> tuple[Claim, ...]:
    """Return what stays in sight of the registered marriages, which count at once (A35, A37)."""
    return tuple(marriage_claim(seat, marriage_value(suit, public.trumps), suit) for seat, suit in public.registered)


def _needed(public: AnrufenPublic, claims: Sequence[Claim]) -> tuple[Fact, ...]:
    """Return what either side needs of a simple game in which marriages count: more than half of all points (A40)."""
    if public.contract is None or level(public.contract.id) != 1 or not claims:
        return ()
    all_points = ALL_CARDS + sum(marriage_value(suit, public.trumps) for _seat, suit in public.registered)
    return (
        Fact(narration.FACT_NEEDED, _MORE_THAN_HALF(needed=all_points // 20 * 10 + 10, all=all_points), _NEEDED_MEANS),
    )


def _marks(seen: Seen) -> tuple[tuple[Mark, ...], ...]:
    """Return the roles at each seat; the partner's once all know him, or to himself (A23, A50)."""
    contract = seen.public.contract
    roles = {
        "dealer": seen.dealer, "forehand": seen.forehand,
        "declarer": None if contract is None else contract.bidder, "partner": known_partner(seen),
    }  # fmt: skip
    return marks_at(seen.seats, roles, _MARKS)


def _sides(seen: Seen) -> KnownSides | None:
    """Return who plays with whom after the bidding: the partner knows it, and all once he shows himself (A22, A23)."""
    contract = seen.public.contract
    if contract is None or seen.public.phase not in {"preparation", "play"}:
        return None
    if contract.called is None:
        if contract.level == NO_TRICKS:
            return sides_alone(seen, contract.bidder).aiming(_NO_TRICK(player=Who(contract.bidder)))
        alone = seen.seats < WITH_PARTNERS
        return sides_alone(seen, contract.bidder) if alone else None  # who calls will do so before the lead (A20)
    public = seen.public.sides_known
    return known_of_card(seen, contract.bidder, contract.called, known_partner(seen), public=public).sides()


def _auction(seen: Seen) -> Board:
    """Return the history of the bidding, a column for each seat from forehand on, a row for each round."""
    cells = ((move.seat, words_for(_CELLS, move, seen)) for move in seen.log)
    said = ((seat, text) for seat, text in cells if text is not None)
    return by_rounds(seen, said, name=_SAID_BY, nothing=_EMPTY)


def _bid_cell(move: Bid, _: Seen) -> Text:
    name = NAMES[move.bid]
    return name if move.trumps is None else _BID_SUIT(bid=name, suit=move.trumps)


_CELLS: Final[WordsByKind[Seen]] = {Pass: _PASS, Trumps: _SUIT, Bid: _bid_cell}
"""What a word of the auction looks like in its history."""
