# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Calling a king, taking cards of the talon and laying others away, and whose tricks they count with (K28–K42)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from kartenspiel.games.koenigrufen.cards.hands import QUEENS, callable_cards
from kartenspiel.games.koenigrufen.cards.pack import HAND
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Call, Choice, GiveUp, LayAway, LayAwayChoice, Move, Take
from kartenspiel.model.refusal import Refusal, not_now, not_your_turn
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import KINGS, TAROCK, TRULL
from kartenspiel.model.text import marker
from kartenspiel.model.tricks import not_in_hand

_ = marker(__package__)

Half = Literal[1, 2, "all"]
"""What is taken: the first or the second half of the talon, or both."""

_HALVES: Final[tuple[Half, ...]] = ("all", 1, 2)
HALF: Final = 3
"""So many cards are in a half of the talon (K11)."""

_CALL_KING: Final = _("A king must be called.")
_CALL_QUEEN: Final = _("Whoever holds all four kings calls a queen.")
_OWN: Final = _("A card in one's own hand cannot be called.")
_ONLY_CARD: Final = _("A call names a card and nothing beside it.")
_ONE_HALF: Final = _("One half of the talon is taken.")
_ALL_SIX: Final = _("All six cards of the talon are taken.")
_KING_HALF: Final = _("The half with the called card must be taken.")
_NO_GIVING_UP: Final = _("Giving up is not played with these house rules.")
_NOT_IN_TALON: Final = _("Only a declarer whose called card lies in the talon may give up.")
_NAME_BIRD: Final = _("Whoever gives a Besserrufer up names a bird that was dealt to him.")
_NO_BIRD: Final = _("No bird is named here.")
_COUNT: Final = _("Exactly {count} cards must be laid away.")
_NEVER_LAID: Final = _("Kings and cards of the Trull may not be laid away.")
_SUITS_FIRST: Final = _("Tarocks may be laid away only together with all suit cards but the kings.")
_TAROCKS_FIRST: Final = _("Suit cards may be laid away only together with all tarocks from II to XX.")
_KEEP_BIRD: Final = _("A bird that could be announced must stay in hand.")


def calls(rules: KoenigrufenRules, seat: Seat, hand: Hand) -> tuple[Call, ...]:
    """Return what the declarer may call, who was dealt this hand (K29, K33); "the fourth king" is one of them (K30)."""
    return tuple(Call(seat, card) for card in callable_cards(rules, hand))


def refuse_call(rules: KoenigrufenRules, move: Call, hand: Hand) -> Refusal:
    """Say why a declarer who was dealt this hand may not call so (K29, K33)."""
    allowed = callable_cards(rules, hand)
    if move.card in allowed:
        return Refusal("ONLY_CARD", _ONLY_CARD, "K29")
    if any(card in KINGS for card in allowed):
        return Refusal("OWN", _OWN, "K29") if move.card in KINGS else Refusal("CALL_KING", _CALL_KING, "K29")
    return Refusal("OWN", _OWN, "K33") if move.card in QUEENS else Refusal("CALL_QUEEN", _CALL_QUEEN, "K33")


def halves(talon: Hand) -> tuple[Hand, Hand]:
    """Return the two halves of the talon, in the order dealt (K11)."""
    return talon[:HALF], talon[HALF:]


def half_with(talon: Sequence[Card | None], card: Card | None) -> Literal[1, 2] | None:
    """Return the half of the talon in which a card lies; ``None`` if it does not lie there."""
    return 1 if card in talon[:HALF] else 2 if card in talon[HALF:] else None


def taken_cards(talon: Hand, half: Half) -> Hand:
    """Return the cards that are taken with a half, or with all (K34, K35)."""
    return talon if half == "all" else halves(talon)[half - 1]


def left_cards(talon: Hand, half: Half) -> Hand:
    """Return the cards that belong to the others when a half is taken; none if all are (K34, K35)."""
    return () if half == "all" else halves(talon)[2 - half]


def kinds_to_lay(contract: str, held: Sequence[Card]) -> tuple[Hand, Hand]:
    """Return the cards that are laid away first, and those that go only together with all of these (K36, K37)."""
    free = [card for card in held if card not in KINGS and card not in TRULL]
    plain = tuple(card for card in free if card.suit is not TAROCK)
    high = tuple(card for card in free if card.suit is TAROCK)
    return (high, plain) if CONTRACTS[contract].kind == "suit" else (plain, high)


@dataclass(frozen=True, slots=True)
class Exchange:
    """The talon before the declarer of a talon contract, who takes of it and lays as many cards away (K34–K40)."""

    rules: KoenigrufenRules
    contract: str
    seat: Seat
    """The declarer."""
    talon: Hand
    called: Card | None = None
    birds: tuple[str, ...] = ()
    """The birds of which one must be announced (`hands.birds`)."""

    @property
    def called_half(self) -> Literal[1, 2] | None:
        """The half of the talon in which the called card lies (K40)."""
        return half_with(self.talon, self.called)

    def moves(self) -> tuple[Choice, ...]:
        """Return what the declarer may take, or how he may give up before he does (K34, K35, K40)."""
        ways: tuple[GiveUp | Take, ...] = (
            *(GiveUp(self.seat, bird) for bird in self._named_when_given_up),
            *(Take(self.seat, half) for half in _HALVES),
        )
        return tuple(move for move in ways if self._obstacle(move) is None)

    @property
    def _named_when_given_up(self) -> tuple[str | None, ...]:
        """What may be named beside giving up: a bird of a Besserrufer, else nothing (K40)."""
        return self.birds or (None,)

    def refusal(self, move: Move) -> Refusal:
        """Say why the declarer may not take or give up so."""
        if move.seat != self.seat:
            return not_your_turn(move.seat, "K34")
        return self._obstacle(move) or not_now("K34")

    def _obstacle(self, move: Move) -> Refusal | None:
        """Return what keeps the declarer from taking or giving up so, ``None`` if nothing does."""
        if isinstance(move, GiveUp):
            return self._obstacle_to_give_up(move.bird)
        return self._obstacle_to_take(move.half) if isinstance(move, Take) else not_now("K34")

    def _obstacle_to_take(self, half: Half) -> Refusal | None:
        """Return what keeps the declarer from taking this of the talon (K34, K35, K40)."""
        if CONTRACTS[self.contract].talon == "all":
            return None if half == "all" else Refusal("ALL_SIX", _ALL_SIX, "K35")
        if half == "all":
            return Refusal("ONE_HALF", _ONE_HALF, "K34")
        bound = self.rules.king_half == "must_take" and self.called_half not in (None, half)
        return Refusal("KING_HALF", _KING_HALF, "K40") if bound else None

    def _obstacle_to_give_up(self, bird: str | None) -> Refusal | None:
        """Return what keeps the declarer from giving up and naming this bird, ``None`` for no bird (K40)."""
        if self.called_half is None:
            return Refusal("NOT_IN_TALON", _NOT_IN_TALON, "K40")
        if self.rules.aufgeben == "off":
            return Refusal("NO_GIVING_UP", _NO_GIVING_UP, "K40")
        if bird in self._named_when_given_up:
            return None
        return Refusal("NAME_BIRD", _NAME_BIRD, "K40") if self.birds else Refusal("NO_BIRD", _NO_BIRD, "K40")

    def lay_away(self, held: Hand) -> LayAwayChoice:
        """Return what may be laid away of the cards held with those of the talon (K36, K37).

        Of two kinds of cards one goes first; of the other only what is missing may go, and then all of the first must.
        """
        count, (first, second) = len(held) - HAND, kinds_to_lay(self.contract, held)
        if len(first) >= count:
            return LayAwayChoice(self.seat, tuple(sorted(first)), count)
        kept = tuple(BIRDS[bird].card for bird in self.birds)
        open_to_choice = second if len(kept) != 1 else tuple(card for card in second if card not in kept)
        found = (*first, *open_to_choice)
        one_stays = kept if len(kept) > 1 and set(kept) <= set(found) else ()
        return LayAwayChoice(self.seat, tuple(sorted(found)), count, must=tuple(sorted(first)), keep_one=one_stays)

    def refuse_laying(self, move: LayAway, held: Hand) -> Refusal:
        """Say why cards may not be laid away so; `held` are the cards in hand with those of the talon."""
        if move.seat != self.seat:
            return not_your_turn(move.seat, "K34")
        clause = "K35" if CONTRACTS[self.contract].talon == "all" else "K34"
        laid = [card for card in move.cards if card is not None]
        return self._obstacle_to_lay(laid, held) or Refusal("COUNT", _COUNT(count=len(held) - HAND), clause)

    def _obstacle_to_lay(self, laid: Sequence[Card], held: Hand) -> Refusal | None:
        """Return what keeps the declarer from laying these cards away, whatever their number (K36, K37)."""
        suit_game = CONTRACTS[self.contract].kind == "suit"
        clause = "K37" if suit_game else "K36"
        foreign = next((card for card in laid if card not in held), None)
        if foreign is not None:
            return not_in_hand(foreign, clause)
        if any(card in KINGS or card in TRULL for card in laid):
            return Refusal("NEVER_LAID", _NEVER_LAID, clause)
        first, second = kinds_to_lay(self.contract, held)
        if any(card in second for card in laid) and not set(first) <= set(laid):
            return Refusal("KIND_FIRST", _TAROCKS_FIRST if suit_game else _SUITS_FIRST, clause)
        if self.birds and all(BIRDS[bird].card in laid for bird in self.birds):
            return Refusal("KEEP_BIRD", _KEEP_BIRD, clause)
        return None


def shown_cards(contract: str, laid: Sequence[Card]) -> Hand:
    """Return the cards laid away that everybody is shown: tarocks, in a suit game the suit cards (K36, K37)."""
    suit_game = CONTRACTS[contract].kind == "suit"
    return tuple(card for card in laid if (card.suit is TAROCK) != suit_game)


def talon_shown(rules: KoenigrufenRules, contract: str) -> bool:
    """Whether everybody sees the talon before the declarer takes of it (K34, K35)."""
    talon = CONTRACTS[contract].talon
    return talon == "half" or (talon == "all" and rules.sechser_talon == "shown")


class Exchanged(NamedTuple):
    """What the declarer took of the talon, and what he laid away."""

    half: Half
    laid: Hand


def counting(
    rules: KoenigrufenRules, contract: str, talon: Hand, called: Card | None, exchanged: Exchanged | None = None
) -> tuple[Hand, Hand]:
    """Return the cards that count with the declarer's tricks, and with those of the others (K39, K42).

    Nothing is `exchanged` in contracts that leave the talon alone.
    """
    if exchanged is not None:
        return exchanged.laid, left_cards(talon, exchanged.half)
    if CONTRACTS[contract].talon == "unused":
        return (), ()
    found = half_with(talon, called)
    if found is None:
        return (), talon
    half: Half = "all" if rules.solorufer_king_in_talon == "all" else found
    return taken_cards(talon, half), left_cards(talon, half)


def talon_turned(rules: KoenigrufenRules, contract: str, winners: Sequence[int]) -> int:
    """Return how many cards of the talon were turned up in Trischaken: by ``first_six`` one after each trick (K90)."""
    one_by_one = CONTRACTS[contract].each_alone and rules.trischaken_talon == "first_six"
    return min(len(winners), 2 * HALF) if one_by_one else 0
