# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is bid, announced and raised at a table of Königrufen by heuristics, and what deserves a trial."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from kartenspiel.games.koenigrufen.cards.hands import birds
from kartenspiel.games.koenigrufen.contracts.bonus_rows import (
    ABSOLUT,
    BIRDS,
    BONUSES,
    FOUR_KINGS,
    KAKADU,
    KOENIG_ULTIMO,
    MONDFANG,
    PAGAT_ULTIMO,
    QUAPIL,
    TRULL_HELD,
    UHU,
    VALAT,
)
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS, FARBENDREIER, RUFER
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.speaking.speech import Speech
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Announce, Bid, Choice, Hold, Kontra, Move, Pass, Vorhand
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.bonuses import CardsTogether
from kartenspiel.model.tarock.cards import KINGS, MOND, PAGAT, SKUES, tarocks
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.players.games.koenigrufen.hands import sure_tricks
from kartenspiel.players.games.koenigrufen.holding import Holding
from kartenspiel.players.games.koenigrufen.worths import (
    NEVER,
    bird_chance,
    bird_worth,
    chance,
    chance_against,
    likeliest_bird,
    points,
    worth,
)

_DARING: Final = 3.0
"""So much more must the timid expect of a bid than the daring, in payments; chosen."""
_BID: Final = 1.0
"""What a hand must be worth in a contract for a bid that nobody asked for, in payments; chosen."""
_CONCEIVABLE: Final = -1.0
"""What a hand must seem worth in a contract for a bid to be tried, in payments for each opponent who pays; chosen."""
_CONCEIVABLE_ALONE: Final = 0.0
"""The same of games alone in which tarocks are trumps; chosen.

Six in 60 deals of *strong* were bid with less; whether that pays so few do not tell (`packaging/players/freely.py`).
"""
_TO_MAKE: Final = 0.15
"""How likely the best bird of a dealt hand must be at least to be made, for a besserrufer to be tried out; chosen.

With open hands play-outs overrate birds: nine in 60 deals of *strong* were bid with less, mostly with six tarocks
(`packaging/players/foolish.py`).  What is said instead was paid 2.8 ± 5.9 more in the same deals.
"""
_BIDS_TRIED: Final = 4
"""So many bids at most are tried out; chosen, as each takes as long as a card."""


class Wanted(NamedTuple):
    """From which numbers on a bonus is announced or tried out; what is measured of a hand for it, `measure` says."""

    enough: float
    """With more it is made."""
    tried: float
    """With more it is tried out."""
    nerve: float
    """By how much less than the timid the daring do with."""


# What `Wanted` says was fitted to play-outs of statements beside silence (`packaging/players/thresholds.py --deals
# 250`), in which 97 Trulls of a hundred came off, 87 Absoluts and 76 Rekontras.  A König ultimo, a Mondfang or a Valat
# did not pay with any hand that came up, and Kontra against somebody alone not clearly (0.10 ± 0.30 of the game, in
# contracts won by tricks 0.08 ± 0.28): what these ask was chosen, and so was what came up in fewer than 20 cases.  How
# much nerve counts was chosen too.
#
# Of the birds announced as those play-outs would have them hardly half came off at the table.  Announced they bring and
# cost twice as much, which pays from even chances on if the bird would be played for anyway, else from two in three: a
# number between them was chosen.  They are tried out with the hands with which at least a fifth of the play-outs paid.
_WANTED: Final[Mapping[str, Wanted]] = {
    PAGAT_ULTIMO: Wanted(0.6, 0.05, 0.1),
    UHU: Wanted(0.6, 0.02, 0.1),
    KAKADU: Wanted(0.6, 0.03, 0.1),
    QUAPIL: Wanted(0.6, 0.06, 0.1),
    KOENIG_ULTIMO: Wanted(9, 5, 1),
    TRULL_HELD: Wanted(8, 5, 1),
    FOUR_KINGS: Wanted(8, 4, 1),
    VALAT: Wanted(11, 9, 1),
    ABSOLUT: Wanted(12.8, 0, 2),
    MONDFANG: Wanted(11, 10, 0),
}
"""Birds by how likely they win their tricks, what is held or caught by tarocks, Valat by tricks that nobody can take,
and an Absolut by card points."""
_MISSING: Final = 4
"""So many tarocks more it takes for each card of a Trull, or king, that is not held."""
_RAISES: Final[Mapping[str, Wanted]] = {
    "partners": Wanted(0.93, 0.7, 0.1),
    "alone": Wanted(0.85, 0.8, 0.1),
    "suits": Wanted(0.8, 0.5, 0.1),
    "tricks": Wanted(0.65, 0.3, 0.1),
    "bird": Wanted(7, 5, 1),
    "bonus": Wanted(0.9, 0.3, 0.1),
    "own": Wanted(0.87, 0.7, 0.1),
}
"""What raises ask of a hand, by `raise_kind`: birds by tarocks, all else by how likely they come off.

Against somebody alone they are tried out from 0.8 on; chosen, since eight tarocks, none above the XIV, and no king have
0.7 to 0.78, and such Kontras lost (`_AGAINST_ALONE` has the figures).
"""
_LEVEL: Final[Mapping[str, float]] = defaultdict(lambda: 0.05, bird=1.0)
"""So much more for each level above Kontra; chosen."""
_SPOILED_BY: Final[Mapping[str, Mapping[Card, float]]] = {
    TRULL_HELD: {SKUES: 1.0, MOND: 0.7, PAGAT: 0.3},
    FOUR_KINGS: dict.fromkeys(KINGS, 0.35),
    VALAT: {SKUES: 1.0},
    MONDFANG: {SKUES: 1.0},
}
"""How likely who holds a card keeps the others from what they have announced; the Sküs wins its trick.  Chosen."""
_HOPELESS: Final = 0.5
"""What the open hands of the other side are likelier than this to spoil is not announced; chosen, as more fail."""


def bid_in_turn(
    rules: KoenigrufenRules, hand: Hand, choices: Sequence[Choice], high: str | None, boldness: float
) -> Move:
    """Return what is said in the bidding: what the hand is worth most in, if that is enough (K18–K25)."""
    said = [choice for choice in choices if isinstance(choice, Move)]
    bids = [move for move in said if isinstance(move, Bid | Hold)]
    quiet = next((move for move in said if isinstance(move, Pass | Vorhand)), None)
    if not bids:
        return said[0]
    found = [_worth_of(rules, move, hand, high) for move in bids]
    most = max(found)
    best = bids[found.index(most)]
    if quiet is None:
        return best
    needed = _BID + _DARING * (0.5 - boldness)
    if isinstance(quiet, Vorhand):
        needed = max(needed, worth(rules, RUFER, hand))
    return best if most > needed else quiet


def _worth_of(rules: KoenigrufenRules, move: Bid | Hold, hand: Hand, high: str | None) -> float:
    contract = move.bid if isinstance(move, Bid) else high
    return worth(rules, contract, hand) if contract is not None else 0.0


def conceivable_bids(rules: KoenigrufenRules, hand: Hand, choices: Sequence[Choice], high: str | None) -> list[Move]:
    """Return which words of the bidding are worth a trial, the quietest first."""
    said = [choice for choice in choices if isinstance(choice, Move)]
    quiet = [move for move in said if not isinstance(move, Bid | Hold)]
    bids = [move for move in said if isinstance(move, Bid | Hold)]
    loud = {move: _worth_of(rules, move, hand, high) / _pairs(move, high) for move in bids}
    hopeful = [move for move in bids if loud[move] > _conceivable_worth(rules, move, hand, high)]
    best = sorted(hopeful, key=loud.__getitem__, reverse=True)
    if not quiet and not best:
        best = [max(loud, key=loud.__getitem__)]
    return [*quiet, *best[:_BIDS_TRIED]]


def _conceivable_worth(rules: KoenigrufenRules, move: Bid | Hold, hand: Hand, high: str | None) -> float:
    """Return more than what each opponent must seem to pay for a bid to be tried."""
    contract = move.bid if isinstance(move, Bid) else high
    if contract is None:
        return _CONCEIVABLE
    row = CONTRACTS[contract]
    if row.compulsory_bird and likeliest_bird(rules, contract, hand) < _TO_MAKE:
        return -NEVER
    return _CONCEIVABLE_ALONE if row.alone and row.kind == "tarock" else _CONCEIVABLE


def _pairs(move: Bid | Hold, high: str | None) -> int:
    contract = move.bid if isinstance(move, Bid) else high
    return 1 if contract is None else pairs_of(contract)


def pairs_of(contract: str) -> int:
    """Return how many pairs of opponents pay who plays a contract, or are paid by him."""
    return 3 if CONTRACTS[contract].alone else 1


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
    needed = wanted(move, speech)
    return measure(move, speech, held) > needed.enough - needed.nerve * (boldness - 0.5)


def raise_kind(move: Kontra, speech: Speech) -> str:
    """Return by what a raise is judged: whose it is, of what, and against whom."""
    if move.on in BIRDS:
        return "bird"
    if move.on != GAME_ITEM:
        return "bonus"
    if move.seat == speech.declarer:
        return "own"
    if speech.row.tricks_decide:
        return "tricks"
    return "suits" if speech.row.kind == "suit" else "alone" if speech.row.alone else "partners"


def wanted(move: Announce | Kontra, speech: Speech) -> Wanted:
    """Return what a statement asks of a hand."""
    if isinstance(move, Announce):
        return _WANTED[move.what]
    kind = raise_kind(move, speech)
    found, more = _RAISES[kind], _LEVEL[kind] * len(speech.item(move).raisers)
    return found._replace(enough=found.enough + more, tried=found.tried + more)


def measure(move: Announce | Kontra, speech: Speech, held: Holding) -> float:
    """Return how much the cards have of what `wanted` says that a statement asks of them."""
    if isinstance(move, Kontra):
        return _measure_of_raise(move, speech, held)
    hand = held.meant(move, speech)
    if move.what in BIRDS:
        return bird_chance(move.what, hand, alone=speech.row.alone and move.seat == speech.declarer)
    if move.what in (VALAT, ABSOLUT):
        return _measure_alone(move, speech, hand)
    if _spoiled_by(move.what, held.opponents(speech, move.seat)) > _HOPELESS:
        return NEVER
    allies = held.allies(speech, move.seat)
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
    """Return how many cards of Trull or kings its side is not seen to hold, a king in the partner's hand apart.

    For a Mondfang it takes the Sküs, and a Mond that the others have.
    """
    if what == MONDFANG:
        return (SKUES not in held) + (MOND in held)
    bonus = BONUSES[what].bonus
    needed = bonus.cards if isinstance(bonus, CardsTogether) else ()
    calls = speech.turn == speech.declarer
    return sum(card not in held and not (calls and card is speech.called) for card in needed)


def _measure_of_raise(move: Kontra, speech: Speech, held: Holding) -> float:
    """Return how likely a raise is to come off; against birds by the tarocks of the hand on this side with most."""
    hand, kind = held.hand, raise_kind(move, speech)
    side = (hand, *held.allies(speech, move.seat))
    if kind == "bird":
        return float(max(len(tarocks(each)) for each in side))
    if kind == "bonus":
        return _likely_spoiled(move.on, speech, side)
    if kind == "own":
        return chance(speech.rules, speech.contract, hand, held.gained(speech, move.seat))
    if kind == "tricks":
        return chance_against(speech.contract, hand)
    like = FARBENDREIER if kind == "suits" else RUFER
    return chance(speech.rules, like, hand, held.gained(speech, move.seat))


def _likely_spoiled(bonus: str, speech: Speech, side: Sequence[Hand]) -> float:
    """Return how likely the hands of a side keep the other side from a bonus that is no bird."""
    if bonus == KOENIG_ULTIMO:
        return max(len(tarocks(hand)) / len(hand) for hand in side)
    if bonus == VALAT and speech.row.kind == "suit":
        return float(any(sure_tricks(hand) > 0 for hand in side))
    return _spoiled_by(bonus, side)


def _spoiled_by(bonus: str, side: Sequence[Hand]) -> float:
    """Return how likely the cards of a side that matter most keep the other side from a bonus."""
    spoiling = _SPOILED_BY.get(bonus, {})
    return min(sum(spoiling.get(card, 0.0) for hand in side for card in hand), 1.0)


def kontra_surplus(speech: Speech, seat: Seat, hand: Hand) -> float:
    """Return how much likelier to come off the first raise of the game is with this hand than a raise must be."""
    move = Kontra(seat, GAME_ITEM)
    return _measure_of_raise(move, speech, Holding(hand, hand)) - _RAISES[raise_kind(move, speech)].enough


def conceivable_words(speech: Speech, held: Holding, choices: Sequence[Choice]) -> list[Move]:
    """Return which announcements and raises are worth a trial, the quietest first."""
    said = [choice for choice in choices if isinstance(choice, Move)]
    quiet = [move for move in said if isinstance(move, Pass)]
    loud = [move for move in said if isinstance(move, Announce | Kontra) and _is_conceivable(move, speech, held)]
    return [*quiet, *loud] if quiet or loud else [compulsory(speech, held, said)]


def _is_conceivable(move: Announce | Kontra, speech: Speech, held: Holding) -> bool:
    return measure(move, speech, held) > wanted(move, speech).tried
