# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is in sight at a table of Königrufen: contract, called card, marks, the ladder of bids, the table of items."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from kartenspiel.games.koenigrufen.auction import Auction, first_auction
from kartenspiel.games.koenigrufen.cards.card_points import said, worth, written
from kartenspiel.games.koenigrufen.contracts.bonus_rows import VALAT
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.public import KoenigrufenPublic, Seen, known_partner
from kartenspiel.games.koenigrufen.rules import terms
from kartenspiel.games.koenigrufen.talon import talon_turned
from kartenspiel.games.koenigrufen.words import dummy_words
from kartenspiel.games.koenigrufen.words.hints import of_contract
from kartenspiel.games.koenigrufen.words.sayings import short_value_of, value_of
from kartenspiel.model import fact_meanings, narration
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock import words as tarock_words
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.text import Text, Who, room_marker
from kartenspiel.model.tricks import points_by_seat
from kartenspiel.model.view import Board, Fact, KeptCard, KnownSides, Ladder, Mark, Rung, TableView

if TYPE_CHECKING:
    from kartenspiel.games.koenigrufen.speaking.speech import RaisableItem, Speech

_ = room_marker(__package__)

_SAID_POINTS: Final = {
    "thirds": _("Card points: {points}"),
    "single_71": tarock_words.CARD_POINTS,
}
_HEADINGS: Final = (
    _("Contract"),
    _("Value"),
    _("By"),
)
_PASSED: Final = _("Passed")
_BIDDING: Final = _("The bidding").by("K18", "K19")
_HAVE_PASSED: Final = _("Passed: {players}")
_NAMES: Final = _("{players}")
_BIDS: Final = _("{player}")
_HOLDS: Final = _("{player} (holds)")
_IF_ALL_PASS: Final = _("if all pass")
_OPEN: Final = _("free")
_GONE: Final = _("–")
_IN_TALON: Final = _("The {card} lies in the talon: {declarer} plays alone!")
_IN_TALON_ALONE: Final = _("The {card} lies in the talon: you play alone.")
_FEW_POINTS: Final = tarock_words.FEW_POINTS.by("K89")
_BY_TRICKS: Final = (
    narration.NO_TRICK.by("K86"),
    _("{player:nom} must take exactly one trick.").by("K86"),
    _("{player:nom} must take exactly two tricks.").by("K86"),
)
_FACTOR: Final = _("×{factor}")
_LEVEL: Final = _("Settles with the declarer: ×{factor}")
_SAID_FOR: Final = _("{player} for {dummy}")
_AGAINST: Final = _("Against")
"""Stands over the opponents with whom the declarer of a negative contract settles one by one."""


def view(seen: Seen) -> TableView:
    """Return what is shown beside the cards; the partner's mark only if he is public, or to himself (K31)."""
    counted, count = _card_points(seen), seen.rules.card_count
    thirds = count == "thirds"
    return TableView(
        card_points=counted,
        points_written=tuple(written(each, count) for each in counted) if thirds else (),
        points_said=tuple(_SAID_POINTS[count](points=said(each, count)) for each in counted),
        facts=(*_contract(seen), *tarock_words.double_round_facts(seen.context)),
        marks=_marks(seen), sort=tarock_words.SORT, board=_board(seen), ladder=_ladder(seen), kept=_kept(seen),
        sides=_sides(seen),
    )  # fmt: skip


def _marks(seen: Seen) -> tuple[tuple[Mark, ...], ...]:
    """Return the roles at each seat; in negative contracts each opponent has the level of his game there, if raised.

    The clause is K51.
    """
    public, speech = seen.public, seen.public.speech
    roles = tarock_words.marks(seen, _declarer(public), known_partner(seen))
    roles = tuple((*own, *dummies) for own, dummies in zip(roles, dummy_words.marks(seen), strict=True))
    if speech is None or not speech.row.tricks_decide:
        return roles
    raised = (item for item in speech.items if item.raisers)
    levels = {item.seat: Mark("level", _LEVEL(factor=item.level), _FACTOR(factor=item.level)) for item in raised}
    return tuple((*own, levels[Seat(seat)]) if seat in levels else own for seat, own in enumerate(roles))


def _sides(seen: Seen) -> KnownSides | None:
    """Return who plays with whom: the partner knows it, all others once card, talon or words have shown it (K31)."""
    public, auction = seen.public, seen.public.auction
    if auction is None or auction.contract is None or not auction.closed:
        return None
    from kartenspiel.model.partners import known_of_card, no_sides, sides_alone

    declarer = _declarer(public)
    if declarer is None:
        return no_sides(seen).aiming(_FEW_POINTS)
    row = CONTRACTS[auction.contract]
    if row.goal is not None:
        return sides_alone(seen, declarer).aiming(_BY_TRICKS[row.goal](player=Who(declarer)))
    if public.called is None:
        return sides_alone(seen, declarer) if row.alone else None
    all_know = public.sides is not None
    knowledge = known_of_card(seen, declarer, public.called, known_partner(seen), public=all_know)
    knowledge = replace(knowledge, against=_known_opponents(seen))
    in_talon = public.called in seen.talon
    return knowledge.sides(alone=_IN_TALON, you_are_alone=_IN_TALON_ALONE) if in_talon else knowledge.sides()


def _known_opponents(seen: Seen) -> frozenset[Seat]:
    """Return who cannot hold the called card, as all know from what was said and who plays a dummy (K54, K108)."""
    speech = seen.public.speech
    if speech is None or not speech.king_places.places:
        return frozenset()
    return frozenset(all_seats(seen.seats)) - speech.king_places.places - {speech.declarer}


def _kept(seen: Seen) -> tuple[KeptCard, ...]:
    """Return the announced cards that the observer or an open dummy holds, until their trick (K63, K103)."""
    speech = seen.public.speech
    if speech is None:
        return ()
    from kartenspiel.games.koenigrufen.playing_rules import reserved_cards

    reserved = reserved_cards(speech.holders, seen.public.called)
    held = (*seen.hand, *(card for dummy in seen.dummies for card in seen.cards.hands[dummy]))
    return tarock_words.kept_cards(reserved, held, len(seen.cards.tricks))


def _card_points(seen: Seen) -> tuple[int, ...]:
    """Return what the tricks of each seat count, with the cards of the talon won in Trischaken (K5, K9, K90)."""
    value = partial(worth, card_count=seen.rules.card_count)
    points = list(points_by_seat(seen.cards.tricks, seen.cards.winners, value, seen.seats))
    turned = 0 if seen.public.contract is None else talon_turned(seen.rules, seen.public.contract, seen.cards.winners)
    for winner, card in zip(seen.cards.winners, seen.talon[:turned], strict=False):
        points[winner] += 0 if card is None else value(card)
    return tuple(points)


def _contract(seen: Seen) -> tuple[Fact, ...]:
    """Return the contract as soon as something was bid, and the called card (K30)."""
    public = seen.public
    if public.contract is None:
        return ()
    row = CONTRACTS[public.contract]
    own = row.each_alone or public.declarer == seen.seat
    means = fact_meanings.of_contract(of_contract(seen.rules, row.id), own=own)
    return tarock_words.contract_facts(row.name, means, public.called)


def _declarer(public: KoenigrufenPublic) -> Seat | None:
    """Return who plays the contract, once nobody can outbid him; in Trischaken nobody does (K26, K89)."""
    auction = public.auction
    if auction is None or auction.contract is None or not auction.closed:
        return None
    row = CONTRACTS[auction.contract]
    return public.declarer if row.calls or row.alone else None


def _board(seen: Seen) -> Board | None:
    """Return the table of items once the declarer may announce, before that what was bid, once that is over."""
    speech, auction = seen.public.speech, seen.public.auction
    if speech is not None:
        from kartenspiel.games.koenigrufen.settlement.verdicts import verdicts

        items = _shown_items(speech)
        so_far = verdicts(seen, speech, items)
        if speech.row.tricks_decide:  # each game has its opponent (K51)
            return tarock_words.items_board(speech, lambda _item: tarock_words.SAID_BY, items, so_far, _AGAINST)
        return tarock_words.items_board(speech, _said_by, items, so_far)
    if auction is None or not auction.closed or _is_played(seen):
        return None
    return _bids(seen, auction)


def _is_played(seen: Seen) -> bool:
    return seen.outcome is not None or bool(seen.cards.trick or seen.cards.tricks)


def _said_by(item: "RaisableItem") -> Text:
    """Return the words for who has said an item, which may be for a dummy (K103)."""
    return tarock_words.SAID_BY if item.for_ is None else _SAID_FOR(dummy=Who(item.for_))


def _shown_items(speech: "Speech") -> "Sequence[RaisableItem]":
    """Return the items in play: the game is none where an announced Valat takes its place (K55)."""
    replaced = speech.rules.valat_mode == "multiply" and speech.announcer(VALAT) is not None
    return [item for item in speech.items if not (replaced and item.id == GAME_ITEM)]


def _bids(seen: Seen, auction: Auction) -> Board:
    """Return what was said in a bidding that is over, and who has passed."""
    said = {bid for bid, _ in auction.bids}
    rows = [
        (CONTRACTS[contract].name, value_of(seen.rules, contract), _state(auction, contract))
        for contract in terms(seen.rules)
        if contract in said
    ]
    passed = _passed(auction)
    return Board(_HEADINGS, (*rows, (_PASSED, _GONE, _NAMES(players=passed))) if passed else tuple(rows))


def _passed(auction: Auction) -> tuple[Text, ...]:
    return tuple(_BIDS(player=Who(seat)) for seat in auction.players if seat not in auction.active)


def _ladder(seen: Seen) -> Ladder | None:
    """Return the contracts from the lowest up while they are bid for (K14, K18, K19, K23)."""
    auction = seen.public.auction
    if auction is None:
        auction = first_auction(seen.rules, (seen.forehand,))
    if auction.closed or seen.cards.stacks or _is_played(seen):
        return None
    passed = _passed(auction)
    rungs = tuple(_rung(seen, auction, contract) for contract in terms(seen.rules))
    return Ladder(_BIDDING, rungs, _HAVE_PASSED(players=passed) if passed else None)


def _rung(seen: Seen, auction: Auction, contract: str) -> Rung:
    return Rung(
        contract, CONTRACTS[contract].name, short_value_of(seen.rules, contract), _state(auction, contract),
        of_contract(seen.rules, contract), contract in auction.open_bids(),
        any(bid == contract for bid, _ in auction.bids), auction.contract == contract, _barred(seen, auction, contract),
    )  # fmt: skip


def _barred(seen: Seen, auction: Auction, contract: str) -> Text | None:
    """Return why the observer could not bid a contract, as a bid of it is refused; ``None`` if he could (K19–K23)."""
    refused = auction.barred(contract, seen.hand)
    return None if refused is None else refused.reason.by(refused.clause)


def _state(auction: Auction, contract: str) -> Text:
    """Return who has bid or held a contract, else whether it can still be bid, by whatever hand (K19, K25)."""
    speakers = [Who(seat) for bid, seat in auction.bids if bid == contract]
    if speakers:
        first, *others = speakers
        return _NAMES(players=(_BIDS(player=first), *(_HOLDS(player=other) for other in others)))
    if contract in auction.open_bids():
        return _OPEN
    return _IF_ALL_PASS if _left_to_forehand(auction, contract) else _GONE


def _left_to_forehand(auction: Auction, contract: str) -> bool:
    """Whether forehand can play a contract only after all others have passed (K22, K23)."""
    late = not auction.opened or auction.rules.sechserdreier_when != "first_word"
    row = CONTRACTS[contract]
    return auction.high is None and row.forehand_only and (late or not row.first_word)
