# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a seat sees when it is asked for a word, as named numbers: one encoder for all games and house rules.

Everything comes from the `Question`, so that nothing hidden gets in.  A feature is a name and a number; an answer has
those of its word, and of its word together with each thing seen.  Suits that the rules treat alike count together,
so that what was learned of one holds for all: how many kings are held outside the suits that stand out, not which.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Final, NamedTuple

from kartenspiel.games import game_named
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.moves import Bid, Call, Hold, Kontra, LayAway, Move, Pass, Play, Take, Trumps
from kartenspiel.model.observation import Observation
from kartenspiel.model.options import HouseRules, as_json
from kartenspiel.players.question import Question

ENCODER: Final = 1
"""The version of the encoder: one more whenever something is encoded otherwise, so that nothing old is used with it."""
WordFeatures = Mapping[str, float]
"""Numbers by their names; what is not among them is 0."""

_Role = Callable[[Suit], str]
"""By which name a suit goes that stands apart."""
SEEN: Final = " | "
"""Is between a word and what is seen beside it in the name of a feature."""
SILENCE: Final = "silence"
"""The word of who says nothing."""
_SHORT: Final = 2
"""Up to so many cards of a suit count one by one how many suits are as short."""


def are_words(answers: Iterable[Move | None]) -> bool:
    """Whether these answers only say something, or nothing, so that it can be learned what they are worth."""
    return not any(isinstance(answer, Play | LayAway | Take) for answer in answers)


def word_of(answer: Move | None, said: Iterable[Move] = ()) -> str:
    """Return what is said with an answer, without cards, suits and seats; a raise with how often `said` has it.

    A raise of the game is ``kontra game``, the next ``kontra game 1``.
    """
    if answer is None:
        return SILENCE
    values = (getattr(answer, each.name) for each in fields(answer) if each.name not in _WHO)
    parts = [answer.do, *(str(value) for value in values if isinstance(value, str | int) and _is_said(value))]
    if isinstance(answer, Kontra):
        raised = sum(isinstance(each, Kontra) and (each.on, each.of) == (answer.on, answer.of) for each in said)
        parts += [str(raised)] * bool(raised)
    return " ".join(parts)


_WHO: Final = ("seat", "for_", "of", "by")
"""Fields of moves that name seats."""


def _is_said(value: object) -> bool:
    return not isinstance(value, Suit)


class Word(NamedTuple):
    """An answer, as far as it is learned what it is worth."""

    text: str
    """What is said (`word_of`), empty for silence and a pass: what all else is compared with."""
    kind: str
    """What kind of move it is, empty where nothing is said."""
    own: WordFeatures
    """What the hand has of the suit that it names."""

    def among(self, situation: WordFeatures) -> WordFeatures:
        """Return the features of this answer where a seat sees what `situation` says; none where nothing is said."""
        if not self.text:
            return {}
        found = {self.text: 1.0, self.kind: 1.0}
        for name, value in situation.items():
            found[f"{self.text}{SEEN}{name}"] = value
            found[f"{self.kind}{SEEN}{name}"] = value
        for name, value in self.own.items():
            found[f"{self.kind}{SEEN}{name}"] = value
        return found


class WordSituation:
    """What a seat sees when it is asked, encoded once for all answers to the question."""

    def __init__(self, question: Question) -> None:
        """Look at the question, not at anything else."""
        self._seen = seen = question.seen
        self._words = [move for move in seen.log if not isinstance(move, Play)]
        self._named = _named_suits(self._words)
        self.features: WordFeatures = {**_context(seen, self._words), **self._cards()}
        """What is seen, whatever is answered."""

    def word(self, answer: Move | None) -> Word:
        """Return what is learned of an answer."""
        if answer is None or isinstance(answer, Pass):
            return Word("", "", {})
        return Word(word_of(answer, self._words), answer.do, dict(self._of_suit(answer)))

    def _cards(self) -> dict[str, float]:
        """Return what is in hand, and what is known to be in no hand any more."""
        seen = self._seen
        apart = _apart(seen.game, seen.rules) | self._named
        gone = {move.card for move in seen.log if isinstance(move, Play)}
        gone.update(card for move in seen.log if isinstance(move, LayAway) for card in move.cards if card is not None)
        gone.update(card for card in seen.talon if card is not None and card not in seen.hand)
        return {**_held(seen.hand, apart, self._role), **_counts("gone", gone, apart, self._role)}

    def _role(self, suit: Suit) -> str:
        """Return by which name a suit that stands apart goes: where several games or calls name it, by none."""
        return "named" if suit in self._named else str(suit)

    def _of_suit(self, answer: Move) -> Iterator[tuple[str, float]]:
        """Yield what the hand has of the suit that an answer names."""
        card = getattr(answer, "card", None)
        suit = card.suit if isinstance(card, Card) else getattr(answer, "suit", None) or getattr(answer, "trumps", None)
        if not isinstance(suit, Suit):
            return
        held = [each for each in self._seen.hand if each.suit is suit]
        yield f"of its suit {len(held)}", 1.0
        for each in held:
            yield f"of its suit {each.rank}", 1.0


def _named_suits(words: Iterable[Move]) -> frozenset[Suit]:
    """Return the suit that was last named as trumps, or of which a card was called; none where nobody did."""
    found: Suit | None = None
    for move in words:
        if isinstance(move, Call):
            found = move.trumps or move.card.suit
        elif isinstance(move, Bid | Trumps):
            found = (move.suit if isinstance(move, Trumps) else move.trumps) or found
    return frozenset() if found is None else frozenset((found,))


@lru_cache(maxsize=256)
def _apart(game: str, rules: HouseRules) -> frozenset[Suit]:
    """Return the suits whose ranks no other suit has: nothing learned of others holds for them."""
    ranks: dict[Suit, set[str]] = {}
    for card in game_named(game).pack(rules):
        ranks.setdefault(card.suit, set()).add(card.rank)
    return frozenset(suit for suit, held in ranks.items() if list(ranks.values()).count(held) == 1)


def _held(hand: Sequence[Card], apart: frozenset[Suit], role: _Role) -> dict[str, float]:
    """Return the cards of a hand, and how long its suits are."""
    found = _counts("held", hand, apart, role)
    lengths = Counter(card.suit for card in hand)
    for suit in sorted(apart):
        found[f"length of {role(suit)}"] = float(lengths[suit])
        found[f"length of {role(suit)} {lengths[suit]}"] = 1.0
    others = [lengths[suit] for suit in Suit if suit not in apart]
    for short in range(1, _SHORT + 1):
        found[f"suits of {short}"] = float(others.count(short))
    found["suits held"] = float(sum(each > 0 for each in others))
    found["longest"] = float(max(others, default=0))
    return found


def _counts(what: str, cards: Iterable[Card], apart: frozenset[Suit], role: _Role) -> dict[str, float]:
    """Return how many cards there are of each rank, apart in suits that stand apart."""
    names = (f"{role(card.suit)} {card.rank}" if card.suit in apart else card.rank for card in cards)
    return {f"{what} {name}": float(count) for name, count in Counter(names).items()}


def _context(seen: Observation, words: Sequence[Move]) -> dict[str, float]:
    """Return where the seat sits, who plays what, what was said, and which house rules are not the usual ones."""
    after = (seen.seat - seen.forehand) % seen.seats
    found = {f"place {after}": 1.0, f"hands {seen.seats}": 1.0, f"dummies {len(seen.dummies)}": 1.0}
    played = sum(isinstance(move, Play) for move in seen.log)
    found[f"tricks {played // seen.seats}"] = 1.0
    bid = next((move for move in reversed(words) if isinstance(move, Bid | Call)), None)
    taker = next((move.seat for move in reversed(words) if isinstance(move, Bid | Call | Hold)), None)
    if bid is not None and taker is not None:
        found[f"{word_of(bid)} stands"] = 1.0
        found[f"{(taker - seen.seat) % seen.seats} after me plays"] = 1.0
    for number, move in enumerate(words):
        if not isinstance(move, LayAway):
            who = "mine" if move.seat == seen.seat else f"{(move.seat - seen.seat) % seen.seats} after me"
            found[f"{word_of(move, words[:number])}, {who}"] = 1.0
    found.update({f"option {name}": 1.0 for name in _unusual(seen.rules)})
    return found


@lru_cache(maxsize=256)
def _unusual(rules: HouseRules) -> tuple[str, ...]:
    """Return the house rules that are not the usual ones, with their values."""
    usual = as_json(type(rules)())
    return tuple(f"{name} {value}" for name, value in as_json(rules).items() if value != usual[name])
