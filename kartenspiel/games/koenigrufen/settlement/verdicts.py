# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is made or lost already, as everybody at the table can tell while cards are played (K65–K76, K81)."""

from collections.abc import Sequence

from kartenspiel.games.koenigrufen.cards.card_points import ALL, target
from kartenspiel.games.koenigrufen.cards.pack import PACK, TRICKS
from kartenspiel.games.koenigrufen.public import Seen
from kartenspiel.games.koenigrufen.settlement.basis import beside, worths
from kartenspiel.games.koenigrufen.speaking.speech import RaisableItem, Speech
from kartenspiel.games.koenigrufen.talon import left_cards, shown_cards, talon_shown
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import LayAway
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.tarock.result import Open, TarockResult
from kartenspiel.model.tarock.sides import Sides


def verdicts(seen: Seen, speech: Speech, items: Sequence[RaisableItem]) -> list[bool | None]:
    """Return of each item whether it has been made by whoever said it, the game by its declarer; ``None`` while open.

    While all cannot tell who plays with whom, only what is the same for all sides that there may be is told.
    """
    results = [_result(seen, speech, sides) for sides in speech.king_places.possible_sides]
    found = [{_verdict(speech, item, result) for result in results} for item in items]
    return [each.pop() if len(each) == 1 else None for each in found]


def _verdict(speech: Speech, item: RaisableItem, result: TarockResult) -> bool | None:
    if item.id == GAME_ITEM:
        return speech.row.verdict(result, target(speech.rules))
    return speech.bonuses[item.id].verdict(result, result.side(item.holder))


def _result(seen: Seen, speech: Speech, sides: Sides) -> TarockResult:
    """Return the tricks so far, with what everybody knows beside them, if these are the sides (K39)."""
    rules, left = seen.rules, _left(seen)
    ending = Ending.of(PACK, seen.cards.tricks, seen.cards.winners)
    points = ending.points(worths(PACK, rules.card_count), seen.seats)
    may_win = rules.valat_talon == "to_winner" and all(sides.of(each) == "D" for each in seen.cards.winners)
    known = beside(rules, own=_shown(seen), others=() if may_win else left)  # a Valat can still win the rest (K78)
    nobodys = ALL[rules.card_count] - sum(points) - sum(each.points for each in known.values())
    return TarockResult(
        sides, (), ending, points, known, speech.called, Open(TRICKS - len(ending.tricks), nobodys, out=left)
    )


def _left(seen: Seen) -> Hand:
    """Return what the declarer left of a talon that lay open (K34)."""
    contract, taken = seen.public.contract, seen.public.taken
    if contract is None or taken is None or not talon_shown(seen.rules, contract):
        return ()
    return left_cards(tuple(card for card in seen.talon if card is not None), taken)


def _shown(seen: Seen) -> Hand:
    """Return what of the discard was shown to all (K36, K37)."""
    laid = (card for move in seen.log if isinstance(move, LayAway) for card in move.cards)
    known = tuple(card for card in laid if card is not None)
    return () if seen.public.contract is None else shown_cards(seen.public.contract, known)
