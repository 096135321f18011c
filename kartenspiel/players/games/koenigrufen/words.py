# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is bid, announced and raised at a table of Königrufen by heuristics, and what deserves a trial."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from kartenspiel.games.koenigrufen.bonus_names import ABSOLUT, BIRDS, FOUR_KINGS, KOENIG_ULTIMO, TRULL_HELD, VALAT
from kartenspiel.games.koenigrufen.contracts import CONTRACTS, RUFER
from kartenspiel.games.koenigrufen.hands import birds
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.speaking import Speech
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Announce, Bid, Choice, Hold, Kontra, Move, Pass, Vorhand
from kartenspiel.model.tarock.cards import KINGS, TRULL, tarocks
from kartenspiel.model.tarock.speaking import GAME_ITEM
from kartenspiel.players.games.koenigrufen.hands import sure_tricks
from kartenspiel.players.games.koenigrufen.holding import Holding
from kartenspiel.players.games.koenigrufen.worths import NEVER, bird_chance, bird_worth, chance, points, worth

_DARING: Final = 3.0
"""So much more must the timid expect of a bid than the daring, in payments; chosen."""
_BID: Final = 1.0
"""What a hand must be worth in a contract for a bid that nobody asked for, in payments; chosen."""
_CONCEIVABLE: Final = -1.0
"""What a hand must seem worth in a contract for a bid to be tried, in payments for each opponent who pays; chosen."""
_BIDS_TRIED: Final = 4
"""So many bids at most are tried out; chosen, as each takes as long as a card."""


class Wanted(NamedTuple):
    """What an announcement asks of a hand, by a measure of its own; see `_measure`."""

    enough: float
    """With more it is made."""
    tried: float
    """With more it is tried out."""
    nerve: float
    """By how much less than the timid the daring do with."""


_BIRD: Final = Wanted(0.65, 0.3, 0.1)
_WANTED: Final[Mapping[str, Wanted]] = {
    **dict.fromkeys(BIRDS, _BIRD),
    KOENIG_ULTIMO: Wanted(7, 4, 2),
    TRULL_HELD: Wanted(6, 2, 1),
    FOUR_KINGS: Wanted(7, 2, 1),
    VALAT: Wanted(11, 9, 1),
    ABSOLUT: Wanted(5, -3, 2),
}
"""Chosen; birds by how likely they win their tricks, what is held by tarocks, Valat by tricks that nobody can take, and
an Absolut by card points."""
_MISSING: Final = 4
"""So many tarocks more it takes for each card of a Trull, or king, that is not held."""
_KONTRA: Final = Wanted(0.9, 0.6, 0.1)
"""How likely a hand would have to win a rufer for its holder to say Kontra.

Chosen: with 0.8 three of ten Kontras of *medium* were won.
"""
_ALONE: Final = 0.05
"""By how much likelier it has to be against somebody who plays alone; chosen."""
_LEVEL: Final = 0.05
"""By how much likelier for each level above Kontra; chosen."""
_REKONTRA: Final = Wanted(0.85, 0.65, 0.1)
"""How likely the declarer must win for Rekontra; chosen."""
_AGAINST_BIRD: Final = Wanted(7, 4, 1)
"""How many tarocks it takes to say Kontra to an announced bird, and one more for each further level; chosen."""


def bid_in_turn(
    rules: KoenigrufenRules, hand: Hand, choices: Sequence[Choice], high: str | None, boldness: float
) -> Move:
    """Return what is said in the bidding: what the hand is worth most in, if that is enough (K18–K25)."""
    said = [choice for choice in choices if isinstance(choice, Move)]
    found = {move: _worth_of(rules, move, hand, high) for move in said if isinstance(move, Bid | Hold)}
    quiet = next((move for move in said if isinstance(move, Pass | Vorhand)), None)
    if not found:
        return said[0]
    best = max(found, key=found.__getitem__)
    if quiet is None:
        return best
    needed = _BID + _DARING * (0.5 - boldness)
    if isinstance(quiet, Vorhand):
        needed = max(needed, worth(rules, RUFER, hand))
    return best if found[best] > needed else quiet


def _worth_of(rules: KoenigrufenRules, move: Bid | Hold, hand: Hand, high: str | None) -> float:
    contract = move.bid if isinstance(move, Bid) else high
    return worth(rules, contract, hand) if contract is not None else 0.0


def conceivable_bids(rules: KoenigrufenRules, hand: Hand, choices: Sequence[Choice], high: str | None) -> list[Move]:
    """Return which words of the bidding are worth a trial, the quietest first."""
    said = [choice for choice in choices if isinstance(choice, Move)]
    quiet = [move for move in said if not isinstance(move, Bid | Hold)]
    bids = [move for move in said if isinstance(move, Bid | Hold)]
    loud = {move: _worth_of(rules, move, hand, high) / _pairs(move, high) for move in bids}
    best = sorted((move for move in loud if loud[move] > _CONCEIVABLE), key=loud.__getitem__, reverse=True)
    if not quiet and not best:
        best = [max(loud, key=loud.__getitem__)]
    return [*quiet, *best[:_BIDS_TRIED]]


def _pairs(move: Bid | Hold, high: str | None) -> int:
    contract = move.bid if isinstance(move, Bid) else high
    return 3 if contract is not None and CONTRACTS[contract].alone else 1


def say_in_turn(speech: Speech, held: Holding, choices: Sequence[Choice], boldness: float) -> Move:
    """Return what is said in a turn of the announcements: what is likely, then the end of the turn."""
    said = [choice for choice in choices if isinstance(choice, Move)]
    for move in said:
        if isinstance(move, Announce | Kontra) and dares(move, speech, held, boldness):
            return move
    ends = next((move for move in said if isinstance(move, Pass)), None)
    return ends or compulsory(speech, held, said)


def compulsory(speech: Speech, held: Holding, said: Iterable[Move]) -> Move:
    """Return the bird that a besserrufer announces who must announce one: of those dealt to him, kept since (K47)."""
    owed = birds(speech.rules, held.dealt, speech.contract)
    own = [move for move in said if isinstance(move, Announce) and move.for_ is None and move.what in owed]
    return max(own, key=lambda move: bird_worth(speech.rules, speech.contract, move.what, held.hand))


def dares(move: Announce | Kontra, speech: Speech, held: Holding, boldness: float) -> bool:
    """Whether the cards make a statement likely enough to come off."""
    wanted, found = _wanted(move, speech), _measure(move, speech, held)
    return found > wanted.enough - wanted.nerve * (boldness - 0.5)


def _wanted(move: Announce | Kontra, speech: Speech) -> Wanted:
    """Return what a statement asks of a hand."""
    if isinstance(move, Announce):
        return _WANTED[move.what]
    raised = len(speech.item(move).raisers)
    if move.on in BIRDS:
        return _AGAINST_BIRD._replace(enough=_AGAINST_BIRD.enough + raised, tried=_AGAINST_BIRD.tried + raised)
    known = _REKONTRA if move.seat == speech.declarer else _KONTRA
    more = _LEVEL * raised + (_ALONE if speech.row.alone and move.seat != speech.declarer else 0.0)
    return known._replace(enough=known.enough + more, tried=known.tried + more)


def _measure(move: Announce | Kontra, speech: Speech, held: Holding) -> float:
    """Return how much of what a statement asks the cards have."""
    if isinstance(move, Kontra):
        return _measure_of_raise(move, speech, held.hand)
    hand = held.meant(move, speech)
    if move.what in BIRDS:
        return bird_chance(move.what, hand, alone=speech.row.alone and move.seat == speech.declarer)
    if move.what in (VALAT, ABSOLUT):
        return _measure_alone(move, speech, hand)
    allies = held.allies(speech)
    count = max(len(tarocks(each)) for each in (hand, held.hand, *allies))
    return count - _MISSING * _missing(move.what, speech, [card for each in (held.hand, *allies) for card in each])


def _measure_alone(move: Announce, speech: Speech, hand: Hand) -> float:
    """Return how many tricks are sure, or how many card points beyond an Absolut likely; for the declarer alone."""
    if move.seat != speech.declarer:
        return NEVER
    if move.what == VALAT:
        return sure_tricks(hand)
    return points(speech.contract, hand) - float(speech.rules.absolut)


def _missing(what: str, speech: Speech, held: Collection[Card]) -> int:
    """Return how many cards of Trull or kings its side is not seen to hold, a king in the partner's hand apart."""
    wanted = {TRULL_HELD: TRULL, FOUR_KINGS: KINGS}.get(what, ())
    calls = speech.turn == speech.declarer
    return sum(card not in held and not (calls and card is speech.called) for card in wanted)


def _measure_of_raise(move: Kontra, speech: Speech, hand: Hand) -> float:
    """Return how likely a raise is to come off; against birds by tarocks."""
    if move.on in BIRDS:
        return float(len(tarocks(hand)))
    if move.seat == speech.declarer:
        return chance(speech.rules, speech.contract, hand)
    if move.on != GAME_ITEM or speech.row.kind != "tarock":
        return _KONTRA.tried + _ALONE
    return chance(speech.rules, RUFER, hand)


def conceivable_words(speech: Speech, held: Holding, choices: Sequence[Choice]) -> list[Move]:
    """Return which announcements and raises are worth a trial, the quietest first."""
    said = [choice for choice in choices if isinstance(choice, Move)]
    quiet = [move for move in said if isinstance(move, Pass)]
    loud = [move for move in said if isinstance(move, Announce | Kontra) and _is_conceivable(move, speech, held)]
    return [*quiet, *loud] if quiet or loud else [compulsory(speech, held, said)]


def _is_conceivable(move: Announce | Kontra, speech: Speech, held: Holding) -> bool:
    return _measure(move, speech, held) > _wanted(move, speech).tried
