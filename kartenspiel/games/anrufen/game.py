# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Anrufen as a `Game`: pack, seats, deals, first states and words."""

from collections.abc import Mapping, Sequence
from typing import Final

from kartenspiel.games.anrufen import DESCRIPTION, imagining, settlement
from kartenspiel.games.anrufen.bidding import TALON, begin
from kartenspiel.games.anrufen.public import AnrufenPublic, Seen
from kartenspiel.games.anrufen.rules import PRESETS, AnrufenRules
from kartenspiel.games.anrufen.states import AnrufenState
from kartenspiel.games.anrufen.words import questions, sayings, view
from kartenspiel.model import house
from kartenspiel.model.aceten import PACK_24, card_facts, watched
from kartenspiel.model.card_facts import CardFacts
from kartenspiel.model.cards import Card
from kartenspiel.model.deal_errors import BadDealError
from kartenspiel.model.dealing import in_batches
from kartenspiel.model.game import Deal, Game, Hand, Imaginer, Pictures
from kartenspiel.model.game_words import GameWords
from kartenspiel.model.lots import Lots
from kartenspiel.model.outcome import Context, Outcome, Succession, TakenOver
from kartenspiel.model.quoting import quote
from kartenspiel.model.seats import Seat, after, all_seats, from_seat

FOUR, THREE = 4, 3
_BATCHES = {"3-t3-4": (3, 4), "4-t3-3": (4, 3), "3-4-t3": (3, 4)}
_BEFORE_TALON = {"3-t3-4": 3, "4-t3-3": 4, "3-4-t3": 7}
"""How many cards each has when the talon is dealt."""

_WORDS: Final = GameWords(
    question=questions.question,
    view=view.view,
    sayings=sayings.SAYINGS,
    sentences=sayings.SENTENCES,
    labels=sayings.LABELS,
    hints=sayings.HINTS,
    watched=lambda _seen: watched(PACK_24),
    apart=view.apart,
)


class Anrufen(Game[AnrufenRules, AnrufenPublic]):
    """The rules of Anrufen."""

    description = DESCRIPTION
    house_rules = AnrufenRules
    presets = PRESETS
    words = _WORDS
    sessions_end = True

    def seats(self, rules: AnrufenRules) -> int:
        """Four or three (A1)."""
        return rules.players

    def first_dealers(self, rules: AnrufenRules) -> tuple[Seat, ...]:
        """As chosen (A8)."""
        return house.first_dealers(rules.first_dealer, self.seats(rules))

    def session_limit(self, rules: AnrufenRules) -> int:
        """As agreed (A48)."""
        return rules.session_deals

    def seat_counts(self, rules: AnrufenRules) -> tuple[int, ...]:
        """Four may become three where who is broke drops out (A49)."""
        return (FOUR, THREE) if rules.players == FOUR and rules.broke_player == "drops_out" else (rules.players,)

    def pack(self, rules: AnrufenRules) -> tuple[Card, ...]:
        """Twenty-four cards (A2)."""
        return PACK_24

    def pictures(self, rules: AnrufenRules) -> Pictures:
        """French or German (A2)."""
        return "french" if rules.pack == "french_24" else "german"

    def unit(self, rules: AnrufenRules) -> str:
        """Tokens."""
        return "token"

    def card_facts(self, shown: Card, rules: AnrufenRules) -> CardFacts:
        """As in every game of aces and tens (A3, A4)."""
        return card_facts(shown, PACK_24)

    def first_context(self, rules: AnrufenRules, seats: int) -> Context:
        """Everybody begins with the same number of tokens (A46)."""
        return {"tokens": (rules.start_tokens,) * seats}

    def check_context(self, rules: AnrufenRules, seats: int, context: Mapping[str, object]) -> Context:
        """Return the tokens that a context has, one number per seat, below zero only with debts (A47).

        Raises `BadDealError` for anything else.
        """
        tokens = context.get("tokens")
        if set(context) != {"tokens"} or not isinstance(tokens, list | tuple) or len(tokens) != seats:
            message = f'context: must be {{"tokens": [{seats} whole numbers]}}'
            raise BadDealError(message)
        debt = rules.insufficient_tokens == "debt"
        for each in tokens:
            if type(each) is not int or (each < 0 and not debt):
                message = f"context: {quote(each)} is no number of tokens"
                raise BadDealError(message)
        return {"tokens": tuple(tokens)}

    def batches(self, rules: AnrufenRules, seats: int) -> tuple[int, ...]:
        """Three cards each, twice; to three players in the pattern of the house rules (A6, A7)."""
        return (3, 3) if seats == FOUR else _BATCHES[rules.deal_pattern_3p]

    def lots(self, rules: AnrufenRules, seats: int) -> Lots:
        """A hand is one whole, and so is the talon, which is taken whole (A7)."""
        return (sum(self.batches(rules, seats)),), () if seats == FOUR else (TALON,)

    def split(
        self, rules: AnrufenRules, seats: int, dealer: Seat, pack: Sequence[Card]
    ) -> tuple[tuple[Hand, ...], Hand]:
        """Deal the talon, if three play, between the batches or after them (A7)."""
        before = _BEFORE_TALON[rules.deal_pattern_3p] * seats
        talon = () if seats == FOUR else tuple(pack[before : before + TALON])
        hands, _ = in_batches([card for card in pack if card not in talon], seats, dealer, self.batches(rules, seats))
        return hands, talon

    def first_state(self, deal: Deal[AnrufenRules]) -> AnrufenState:
        """Begin with the auction (A10)."""
        return begin(deal)

    def succession(self, deal: Deal[AnrufenRules], outcome: Outcome) -> Succession:
        """Say who deals next, who is still in and whether the session has ended (A8, A48, A49)."""
        rules = deal.rules
        everybody = all_seats(deal.seats)
        if not outcome.played:
            dealer = deal.dealer if rules.redeal_dealer == "same" else after(deal.dealer, deal.seats)
            return Succession(dealer, deal.context, everybody)
        tokens = settlement.tokens_of(outcome.context)
        over = settlement.session_over(rules, tokens)
        drops = rules.broke_player == "drops_out" and not over
        keep = tuple(seat for seat in everybody if tokens[seat] > 0) if drops else everybody
        order = from_seat(after(deal.dealer, deal.seats), deal.seats)
        dealer = next(seat for seat in order if seat in keep)
        context: Context = {"tokens": tuple(tokens[seat] for seat in keep)}
        return Succession(Seat(keep.index(dealer)), context, keep, over=over)

    def imaginer(self, seen: Seen) -> Imaginer:
        """Draw the hidden cards (A50)."""
        return imagining.AnrufenImaginer(seen)

    def taken_over(self, context: Context) -> TakenOver:
        """The tokens of each seat (A46)."""
        return TakenOver(pieces=settlement.tokens_of(context))


GAME = Anrufen()
