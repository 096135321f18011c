# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the words said at a table of Königrufen tell of hands that are not seen."""

from typing import Final

from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS
from kartenspiel.games.koenigrufen.public import KoenigrufenPublic
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.speaking.speech import Speech
from kartenspiel.model.game import Hand, ImaginedDeal
from kartenspiel.model.moves import Announce, Bid, Hold, Kontra, Vorhand
from kartenspiel.model.tarock.cards import tarocks
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.players.chance import word_likelihood
from kartenspiel.players.games.koenigrufen import words
from kartenspiel.players.games.koenigrufen.worths import bird_chance, worth

# Of several numbers those were taken with which the true deal was likeliest beside deals that look the same, in
# self-play of *strong* (`packaging/players/told.py`).
_BID_AT: Final = -0.25
"""What a hand that is bid or held with about every other time is worth, in payments of each pair of opponents."""
_BID_SPREAD: Final = 0.4
"""How fast a bid becomes likelier, in the same."""
_ANY_BID: Final = 0.01
"""How likely somebody bids whatever his hand is worth."""
_BIRD_AT: Final = 0.35
"""How likely a bird must seem to win its trick to be announced about every other time."""
_BIRD_SPREAD: Final = 0.2
"""How fast its announcement becomes likelier, in such chances."""
_TAROCKS_AT: Final = 6.0
"""With how many tarocks an announced bird is raised about every other time."""
_TAROCKS_SPREAD: Final = 0.7
"""How fast that becomes likelier, in tarocks."""
_KONTRA_SPREAD: Final = 0.1
"""How fast a Kontra becomes likelier, in chances that it comes off."""
_CHOSEN_AT: Final = 1.0
"""What a hand is worth for which forehand about every other time chooses a contract, where it must; in payments (K23).

Chosen, as its spread is: they tell little.
"""
_CHOSEN_SPREAD: Final = 2.5
"""How fast that becomes likelier, in payments."""
_FLOOR: Final = 1e-9
"""How likely any words at all are, whatever the hand; chosen, so that no imagined deal is ruled out by words alone."""


def plausibility(imagined: ImaginedDeal[KoenigrufenRules, KoenigrufenPublic]) -> float:
    """Return how well the hands of an imagined deal explain what was said in it, above 0."""
    found, rules, hands = 1.0, imagined.deal.rules, imagined.deal.hands
    speech = imagined.public.speech
    high: str | None = None
    waiting = None
    for move in imagined.log:
        hand = hands[move.seat]
        if isinstance(move, Vorhand):
            waiting = move.seat
        elif isinstance(move, Bid):
            must = high is None and move.seat == waiting
            found *= _choice_likelihood(rules, move.bid, hand) if must else _bid_likelihood(rules, move.bid, hand)
            high = move.bid
        elif isinstance(move, Hold) and high is not None:
            found *= _bid_likelihood(rules, high, hand)
        elif isinstance(move, Announce):
            found *= _announcement_likelihood(move, hand)
        elif isinstance(move, Kontra) and speech is not None:
            found *= _raise_likelihood(move, speech, hand)
    return found + _FLOOR


def _bid_likelihood(rules: KoenigrufenRules, contract: str, hand: Hand) -> float:
    """Return how likely somebody bids a contract who may as well pass."""
    each = worth(rules, contract, hand) / words.pairs_of(contract)
    return _ANY_BID + (1 - _ANY_BID) * word_likelihood(each - _BID_AT, _BID_SPREAD)


def _choice_likelihood(rules: KoenigrufenRules, contract: str, hand: Hand) -> float:
    return word_likelihood(worth(rules, contract, hand) - _CHOSEN_AT, _CHOSEN_SPREAD)


def _announcement_likelihood(move: Announce, hand: Hand) -> float:
    """Return how likely a bird in a hand as it was dealt is announced; what else is announced tells nothing here."""
    if move.for_ is not None or move.what not in BIRDS:
        return 1.0
    return word_likelihood(bird_chance(move.what, hand) - _BIRD_AT, _BIRD_SPREAD)


def _raise_likelihood(move: Kontra, speech: Speech, hand: Hand) -> float:
    """Return how likely somebody raises a bird, or is the first to raise the game."""
    if move.on in BIRDS:
        return word_likelihood(len(tarocks(hand)) - _TAROCKS_AT, _TAROCKS_SPREAD)
    if move.on == GAME_ITEM and speech.game.raisers[:1] == (move.seat,):
        return word_likelihood(words.kontra_surplus(speech, move.seat, hand), _KONTRA_SPREAD)
    return 1.0
