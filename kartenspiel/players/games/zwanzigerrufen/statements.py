# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said at a table of Zwanzigerrufen by heuristics, what deserves a trial, and what words tell of hands."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from kartenspiel.games.zwanzigerrufen.bonuses import ABSOLUT, PAGAT_ULTIMO, VALAT
from kartenspiel.games.zwanzigerrufen.contracts import CONTRACTS, NORMAL, SOLO, SUIT_SOLO, TRISCHAKEN
from kartenspiel.games.zwanzigerrufen.speaking import Speech
from kartenspiel.model.game import Hand, ImaginedDeal
from kartenspiel.model.moves import Announce, Bid, Choice, Knock, Kontra, Move, Pass, Stack, ThrowIn
from kartenspiel.model.tarock.cards import tarocks
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.players.chance import pick, word_likelihood
from kartenspiel.players.games.zwanzigerrufen.hands import worth
from kartenspiel.players.judgement import EVEN
from kartenspiel.players.question import Question

# The numbers below were chosen by hand.  Where nothing else is said they are judged by hands made for a statement
# (`tests/players`), and by what statements of self-play bring (`packaging/players/selfplay.py`); none of them is
# fitted.

KNOCKS: Final = 0.1
"""How often somebody knocks instead of cutting; nothing is known of the cards, so any small share would do."""
_SOLO_BOLDNESS_RANGE: Final = 6.0
"""So much more must the timid expect of a Solo than the daring, in payments."""
_ALONE_MARGIN: Final = -1.0
"""By how much more a game alone must be worth than what else may be bid for somebody of middling boldness, in payments.

Chosen less than nothing, for in the play-outs to which the weights are fitted the defenders see all hands: with 1
*medium* passed up Suit Solos that were won.
"""
_PAGAT_TAROCKS: Final = 9
"""How many tarocks the timid wants to announce the Pagat; the daring does with two fewer.

Who is neither wants eight: announced with seven it failed in three of four deals of self-play.
"""
_PAGAT_TAROCKS_TRIED: Final = 5
"""With how many tarocks *strong* tries out announcing the Pagat: half the hand, fewer than even the daring wants."""
_AGAINST_PAGAT: Final = 7
"""How many tarocks it takes to say Kontra to an announced Pagat; one more for each further level.

One fewer than somebody of middling boldness wants to announce it.
"""
_GOOD: Final = 2.4
"""What a hand must be worth in the normal game for the timid to say Kontra, in payments.

Less than `_ABSOLUT`; 0 is what a hand is worth with which the game is as often won as lost.
"""
_RAISE_BOLDNESS_RANGE: Final = 0.8
"""By how much less a hand must be worth in the normal game for the daring to raise than for the timid, in payments."""
_LEVEL: Final = 0.7
"""By how much more a hand must be worth in the normal game for each level above Kontra, in payments."""
_ABSOLUT: Final = 3.8
"""What a hand must be worth in the normal game for an Absolut, in payments; see `_ABSOLUT_BOLDNESS_RANGE`."""
_ABSOLUT_BOLDNESS_RANGE: Final = 2.0
"""By how much less a hand must be worth for the daring to announce an Absolut than for the timid, in payments."""
_BONUS: Final = 0.5
"""By how much more a hand must be worth in the normal game to raise an announced bonus than the game, in payments.

Who announced it has a better hand than who only plays the game.
"""
_SOLO_ABSOLUT: Final = 18.0
"""What a hand must be worth to who plays alone for an Absolut, in payments; see `_ABSOLUT_BOLDNESS_RANGE`."""
_SOLO_RETOUR: Final = 10.0
"""What a hand must be worth to who plays alone for a Retour on the game, in payments."""
_VALAT: Final = {SOLO: 48.0, SUIT_SOLO: 36.0}
"""What a hand must be worth to who plays alone for a Valat, in payments, by contract.

Even of Suit Solos worth 24 to 32 only one in eight takes every trick.
"""
_SOLO_LEVEL: Final = 6.0
"""By how much more a hand must be worth to who plays alone for each level above Retour, in payments."""
_FLOOR: Final = 1e-9
"""How likely any words at all are, whatever the hand: so little that it decides only where no hand explains them."""
SAID: Final = (Pass, Bid, Announce, Kontra)


def count_raises(speech: Speech, choice: Kontra) -> int:
    """Return how often an item has been raised in so many words: not by announcing a bonus (Z27)."""
    item = speech.item(choice)
    return len(item.raisers) - (speech.kontra_included and item is speech.game)


def answer(question: Question, boldness: float, rng: Random) -> Move | None:
    """Answer anything but which card to play."""
    choices = question.statements
    if isinstance(choices[0], Stack):
        return pick([choice for choice in choices if isinstance(choice, Stack)], rng)
    if question.may_pass:
        return _out_of_turn(question, rng)
    return statement_in_turn(question.seen.hand, question.seen.public.speech, choices, boldness)


def statement_in_turn(hand: Hand, speech: Speech | None, choices: Sequence[Choice], boldness: float) -> Move:
    """Return what heuristics say in an open turn: a bid, an announcement or a raise, else the first choice."""
    bid = best_bid(hand, choices, boldness, first=speech is None)
    if bid is not None:
        return bid
    for choice in choices:
        if speech and isinstance(choice, Announce | Kontra) and _says(choice, speech, hand, boldness):
            return choice
    return next(choice for choice in choices if isinstance(choice, Move))


def _out_of_turn(question: Question, rng: Random) -> Move | None:
    """Knock now and then; throw in what is no Suit Solo."""
    for choice in question.statements:
        if isinstance(choice, Knock) and rng.random() < KNOCKS:
            return choice
        if isinstance(choice, ThrowIn) and worth(SUIT_SOLO, question.seen.hand) <= 0:
            return choice
    return None


def best_bid(hand: Hand, choices: Sequence[Choice], boldness: float, *, first: bool) -> Bid | None:
    """Return the contract a hand is worth; ``None`` to leave things as they are."""
    bids = [choice for choice in choices if isinstance(choice, Bid)]
    if not bids:
        return None
    timid = _SOLO_BOLDNESS_RANGE * (EVEN - boldness) + _ALONE_MARGIN
    gains = {bid: worth(bid.bid, hand) - (timid if CONTRACTS[bid.bid].alone else 0.0) for bid in bids}
    best = max(bids, key=gains.__getitem__)
    return best if first or gains[best] > max(worth(NORMAL, hand), 0.0) else None


def _says(choice: Announce | Kontra, speech: Speech, hand: Hand, boldness: float) -> bool:
    contract, plays = speech.contract, speech.declarer == choice.seat
    if isinstance(choice, Announce):
        return _announces(choice.what, hand, boldness, contract if plays else NORMAL)
    raised = count_raises(speech, choice)
    if choice.on == PAGAT_ULTIMO:
        return len(tarocks(hand)) >= _AGAINST_PAGAT + raised
    if speech.row.alone and plays:
        return worth(contract, hand) > _worth_needed_alone(choice.on, contract) + _SOLO_LEVEL * (raised - 1)
    if speech.row.kind == "suit":
        return False
    needed = _GOOD - _RAISE_BOLDNESS_RANGE * boldness + _LEVEL * raised
    return worth(NORMAL, hand) > needed + (0.0 if choice.on == GAME_ITEM else _BONUS)


def _worth_needed_alone(item: str, contract: str) -> float:
    """Return what a hand must be worth to who plays alone for an item to be likely."""
    if item == VALAT:
        return _VALAT[contract]
    return _SOLO_ABSOLUT if item == ABSOLUT else _SOLO_RETOUR


def _announces(what: str, hand: Hand, boldness: float, contract: str) -> bool:
    if what == PAGAT_ULTIMO:
        return len(tarocks(hand)) >= _PAGAT_TAROCKS - round(2 * boldness)
    if what == VALAT:
        return contract in _VALAT and worth(contract, hand) > _VALAT[contract]
    limit = _ABSOLUT if contract == NORMAL else _SOLO_ABSOLUT
    return worth(contract, hand) > limit + _ABSOLUT_BOLDNESS_RANGE * (EVEN - boldness)


def answers_to_compare(question: Question, rng: Random) -> Sequence[Move | None]:
    """Return what the strong level tries out, the quietest answer first; a single one where heuristics decide."""
    speech, hand = question.seen.public.speech, question.seen.hand
    if question.may_pass:
        throw = [choice for choice in question.statements if isinstance(choice, ThrowIn)]
        if throw and worth(SUIT_SOLO, hand) <= 0:
            return [None, *throw]
        return [answer(question, EVEN, rng)]
    said = [
        choice for choice in question.statements if isinstance(choice, SAID) and _is_worth_a_trial(choice, speech, hand)
    ]
    if speech is None:
        said.sort(key=lambda move: isinstance(move, Bid) and move.bid != NORMAL)
    return said or [answer(question, EVEN, rng)]


_LEAST_WORTH: Final = {NORMAL: -99.0, SOLO: -8.0, SUIT_SOLO: -8.0, TRISCHAKEN: -1.0}
"""What a hand must seem worth for a contract to be tried out, in payments.

Chosen so low that no contract is left out that trial could find the best: a call is always tried out.
"""
# What a hand must seem worth in the normal game for words to be tried out was chosen well below what the rule wants
# (`_GOOD`, `_ABSOLUT`): trial decides among what is left.
_KONTRA_TRIED: Final = 0.6
"""What a hand must be worth in the normal game for Kontra to be tried out, in payments."""
_LEVEL_TRIED: Final = 0.4
"""By how much more it must be worth for each level above Kontra to be tried out, in payments."""
_ANNOUNCEMENT_TRIED: Final = 1.5
"""What a hand must be worth in the normal game for an announcement to be tried out, in payments."""


def _is_worth_a_trial(choice: Move, speech: Speech | None, hand: Hand) -> bool:
    """Whether a statement is worth a trial."""
    if isinstance(choice, Bid):
        return worth(choice.bid, hand) > _LEAST_WORTH[choice.bid]
    if speech is None or not isinstance(choice, Announce | Kontra):
        return isinstance(choice, Pass)
    if isinstance(choice, Announce) and choice.what == PAGAT_ULTIMO:
        return len(tarocks(hand)) >= _PAGAT_TAROCKS_TRIED
    if isinstance(choice, Announce) and choice.what == VALAT:
        own = speech.row.alone and speech.declarer == choice.seat
        return worth(speech.contract, hand) > _SOLO_ABSOLUT if own else worth(NORMAL, hand) > _ABSOLUT
    least = _ANNOUNCEMENT_TRIED
    if isinstance(choice, Kontra):
        least = _KONTRA_TRIED + _LEVEL_TRIED * count_raises(speech, choice)
    return speech.row.kind == "suit" or worth(NORMAL, hand) > least


class _Words(NamedTuple):
    """How likely others say something: with which hand as often as not, and how fast that grows (`word_likelihood`).

    In payments, or in tarocks for the Pagat.
    """

    even: float
    spread: float

    def likelihood(self, found: float) -> float:
        """Return how likely somebody says it with a hand that has so much of what it takes."""
        return word_likelihood(found - self.even, self.spread)


# Chosen by hand: lower than what the rule wants and wide, for other players need not speak by our rule.

_BIDS_SOLO: Final = _Words(1.0, 2.0)
"""What the hand is worth in the Solo or Suit Solo that was bid."""
_BIDS_NO_SOLO: Final = _Words(-3.0, 3.0)
"""What the hand is worth in the better of the two Solos, with the other sign, where the normal game was bid."""
_BIDS_TRISCHAKEN: Final = _Words(0.0, 1.0)
"""By how much the hand is worth more in Trischaken than in the normal game."""
_SAYS_MORE_ALONE: Final = _Words(0.0, 4.0)
"""By how much the hand of who plays alone is worth more than the rule wants for what he announces or raises."""
_SAYS_KONTRA: Final = _Words(1.6, 0.7)
"""What the hand is worth in the normal game of who raises anything."""
_ANNOUNCES: Final = _Words(2.0, 0.8)
"""What the hand is worth in the normal game of who announces anything but the Pagat."""
_ANNOUNCES_PAGAT: Final = _Words(5.5, 1.0)
"""How many tarocks there are in the hand of who announces or raises the Pagat."""


def plausibility(imagined: ImaginedDeal) -> float:
    """Return how well the hands of an imagined deal explain what was said in it, above 0."""
    found = 1.0
    hands = imagined.deal.hands
    bid: Bid | None = None
    for move in imagined.log:
        hand = hands[move.seat]
        if isinstance(move, Bid):
            bid = move
            found *= _bid_likelihood(move, hand)
        elif isinstance(move, Announce | Kontra) and bid is not None:
            found *= (
                _soloist_likelihood(move, bid, hand) if _is_alone(move, bid) else _statement_likelihood(move, bid, hand)
            )
    return found + _FLOOR


def _is_alone(move: Move, bid: Bid) -> bool:
    return CONTRACTS[bid.bid].alone and move.seat == bid.seat


def _bid_likelihood(bid: Bid, hand: Hand) -> float:
    alone = max(worth(SOLO, hand), worth(SUIT_SOLO, hand))
    if CONTRACTS[bid.bid].alone:
        return _BIDS_SOLO.likelihood(worth(bid.bid, hand))
    if CONTRACTS[bid.bid].each_alone:
        return _BIDS_TRISCHAKEN.likelihood(worth(bid.bid, hand) - worth(NORMAL, hand))
    return _BIDS_NO_SOLO.likelihood(-alone)


def _soloist_likelihood(move: Announce | Kontra, bid: Bid, hand: Hand) -> float:
    """Whoever plays alone says more with a hand that is worth more than the contract."""
    item = move.on if isinstance(move, Kontra) else move.what
    if item == PAGAT_ULTIMO:
        return _pagat_likelihood(hand)
    return _SAYS_MORE_ALONE.likelihood(worth(bid.bid, hand) - _worth_needed_alone(item, bid.bid))


def _statement_likelihood(move: Announce | Kontra, bid: Bid, hand: Hand) -> float:
    if CONTRACTS[bid.bid].kind == "suit":
        return 1.0  # tarocks tell nothing there
    if isinstance(move, Kontra):
        return _SAYS_KONTRA.likelihood(worth(NORMAL, hand))
    if move.what == PAGAT_ULTIMO:
        return _pagat_likelihood(hand)
    return _ANNOUNCES.likelihood(worth(NORMAL, hand))


def _pagat_likelihood(hand: Hand) -> float:
    return _ANNOUNCES_PAGAT.likelihood(len(tarocks(hand)))
