# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is in sight at a table of Zwanzigerrufen: contract, called tarock, marks, and the items with their levels."""

from dataclasses import replace
from typing import Final

from kartenspiel.games.zwanzigerrufen.cards import card_points
from kartenspiel.games.zwanzigerrufen.public import Seen, known_partner
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Speech
from kartenspiel.model import fact_meanings
from kartenspiel.model.partners import known_of_card, no_sides, sides_alone
from kartenspiel.model.seats import all_seats
from kartenspiel.model.tarock import words as tarock_words
from kartenspiel.model.tarock.sides import Side
from kartenspiel.model.text import Text, room_marker
from kartenspiel.model.tricks import points_by_seat
from kartenspiel.model.view import Board, Fact, KnownSides, TableView

_ = room_marker(__package__)

_FEW_POINTS: Final = tarock_words.FEW_POINTS.by("Z60", "Z62")
_SAID_BY_SIDE: Final[dict[Side | None, Text]] = {
    None: tarock_words.SAID_BY,
    "D": _("{player} (for)"),
    "O": _("{player} (against)"),
}


def view(seen: Seen) -> TableView:
    """Return what is shown beside the cards; the partner's mark only if he is public, or to himself (Z19)."""
    speech, cards = seen.public.speech, seen.cards
    contract = () if speech is None else _contract(seen, speech)
    counted = points_by_seat(cards.tricks, cards.winners, card_points, SEATS)
    return TableView(
        card_points=counted,
        points_said=tuple(tarock_words.CARD_POINTS(points=each) for each in counted),
        facts=(*contract, *tarock_words.double_round_facts(seen.context)),
        marks=tarock_words.marks(seen, None if speech is None else speech.declarer, known_partner(seen)),
        sort=tarock_words.SORT, board=None if speech is None else _board(speech),
        sides=None if speech is None else _sides(seen, speech),
    )  # fmt: skip


def _contract(seen: Seen, speech: Speech) -> tuple[Fact, ...]:
    """Return the contract, and the called tarock."""
    row = speech.row
    own = row.each_alone or speech.declarer == seen.seat
    means = fact_meanings.of_contract(row.means(seen.rules, speech.called), own=own)
    return tarock_words.contract_facts(row.name, means, speech.called)


def _sides(seen: Seen, speech: Speech) -> KnownSides:
    """Return who plays with whom: the called player knows it, all others once words or cards have shown it (Z19)."""
    if speech.row.each_alone:
        return no_sides(seen).aiming(_FEW_POINTS)
    if speech.called is None:
        return sides_alone(seen, speech.declarer)
    against = frozenset(seat for seat in all_seats(SEATS) if speech.sides_shown[seat] == "O")
    public = seen.public.partner is not None
    knowledge = known_of_card(seen, speech.declarer, speech.called, known_partner(seen), public=public)
    return replace(knowledge, against=against).sides()


def _board(speech: Speech) -> Board:
    """Return the table of items; with bonuses it is told for whom they are, but not with the declarer's (Z25)."""
    return tarock_words.items_board(speech, lambda item: _SAID_BY_SIDE[speech.side_named(item)])
