# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Moves: everything a seat can do in any game, each with a text form that reads back.

A move is a small class with only the fields it needs.  In records it is a JSON object: the seat, ``do`` with the kind,
and the fields that are not empty.  A field is ``None`` where a move does not need it or, in what a seat is shown, where
it is hidden from that seat.
"""

import dataclasses
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final, Literal

from kartenspiel.model import fields
from kartenspiel.model.cards import BY_INDEX, Card, Suit, UnknownCardError, all_cards, card
from kartenspiel.model.fields import FieldError
from kartenspiel.model.quoting import quote
from kartenspiel.model.seats import Seat


class MoveError(ValueError):
    """A JSON object that is no move; the message says what is wrong."""


@dataclass(frozen=True, slots=True)
class Move:
    """Something a seat does; see the subclasses."""

    do: ClassVar[str]
    keeps_word: ClassVar[bool] = False
    """Whether it announces something, beside which more may be said before a card is played or the turn ends."""
    asks_back: ClassVar[bool] = False
    """Whether a person is asked once whether he means it, since the deal is lost with it at once."""
    seat: Seat


@dataclass(frozen=True, slots=True)
class Call(Move):
    """Name the card whose holder becomes the partner; with the trump suit where the call does not decide it."""

    do: ClassVar[str] = "call"
    card: Card
    trumps: Suit | None = None


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """Bid a contract; with the face-down card, the called tarock or a proposed trump suit where the game asks."""

    do: ClassVar[str] = "bid"
    bid: str
    card: Card | None = None
    trumps: Suit | None = None


@dataclass(frozen=True, slots=True)
class Join(Move):
    """Join the standing bid as second player with a face-down card, ``None`` where that is hidden."""

    do: ClassVar[str] = "join"
    card: Card | None


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Say "weiter" or "gut"; never recorded at a poll point."""

    do: ClassVar[str] = "pass"


def ends_own_word(move: Move, log: Sequence[Move]) -> bool:
    """Tell whether a move only ends a turn in which the same seat has bid or announced something just before.

    At a table nobody says anything for that: whoever has said “Kontra” is silent, and the next one speaks.
    """
    last = log[-1] if log else None
    return (
        isinstance(move, Pass)
        and last is not None
        and last.seat == move.seat
        and (last.keeps_word or type(last) is Bid)
    )


@dataclass(frozen=True, slots=True)
class Vorhand(Move):
    """Reserve forehand's right in the tarock auction."""

    do: ClassVar[str] = "vorhand"


@dataclass(frozen=True, slots=True)
class Hold(Move):
    """Take over an equal bid by right of position."""

    do: ClassVar[str] = "hold"


@dataclass(frozen=True, slots=True)
class GiveUp(Move):
    """Give the game up before the talon is taken."""

    do: ClassVar[str] = "give_up"
    asks_back: ClassVar[bool] = True
    bird: str | None = None


@dataclass(frozen=True, slots=True)
class Trumps(Move):
    """Name the trump suit, ``None`` where that is still hidden."""

    do: ClassVar[str] = "trumps"
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take cards of the talon: half 1, half 2 or all."""

    do: ClassVar[str] = "take"
    half: Literal[1, 2, "all"]


@dataclass(frozen=True, slots=True)
class LayAway(Move):
    """Lay cards away face down; a card is ``None`` where it is hidden.  Kept in the order of the pack."""

    do: ClassVar[str] = "lay_away"
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Declare(Move):
    """Declare a marriage; where the suit is hidden, `value` tells what was said."""

    do: ClassVar[str] = "declare"
    keeps_word: ClassVar[bool] = True
    suit: Suit | None
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Announce(Move):
    """Announce a feat; `for_` is the dummy for which a player on its side speaks, ``None`` for himself (K103)."""

    do: ClassVar[str] = "announce"
    keeps_word: ClassVar[bool] = True
    what: str
    for_: Seat | None = None


@dataclass(frozen=True, slots=True)
class Kontra(Move):
    """Raise an item by one level; `of` is whose item is meant where several seats may have one of the name.

    It is the seat that announced the item, or the opponent whose own item the declarer of a negative contract
    answers (K51).
    """

    do: ClassVar[str] = "kontra"
    keeps_word: ClassVar[bool] = True
    on: str
    of: Seat | None = None


@dataclass(frozen=True, slots=True)
class Knock(Move):
    """Knock instead of cutting."""

    do: ClassVar[str] = "knock"


@dataclass(frozen=True, slots=True)
class Stack(Move):
    """Choose one of the four face-down stacks after a knock."""

    do: ClassVar[str] = "stack"
    stack: int


@dataclass(frozen=True, slots=True)
class ThrowIn(Move):
    """Throw the hand in before the first word."""

    do: ClassVar[str] = "throw_in"


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a card to the trick; `by` is the guardian who plays for a dummy."""

    do: ClassVar[str] = "play"
    card: Card
    by: Seat | None = None


@cache
def plays_of(seat: Seat, by: Seat | None = None) -> tuple[Play, ...]:
    """Return the plays of every card of a seat, by the index of the card; they are made once.  `by` as in `Play`."""
    return tuple(Play(seat, each, by) for each in all_cards())


@dataclass(frozen=True, slots=True)
class LayAwayChoice:
    """Stands for every `LayAway` of `count` different cards out of `choose_from` that contains all of `must`.

    Of the cards `keep_one` at least one remains in hand, where there are any.
    """

    seat: Seat
    choose_from: tuple[Card, ...]
    count: int
    must: tuple[Card, ...] = ()
    keep_one: tuple[Card, ...] = ()

    def allows(self, move: Move) -> bool:
        """Tell whether this finished move is one of those meant."""
        if not isinstance(move, LayAway) or move.seat != self.seat:
            return False
        chosen = set(move.cards)
        return (
            len(move.cards) == len(chosen) == self.count
            and chosen <= set(self.choose_from)
            and chosen >= set(self.must)
            and not self._takes_all_kept(chosen)
        )

    def laying(self, preferred: Iterable[Card]) -> LayAway:
        """Return the move of laying away what must go, and then the first of the preferred cards that may."""
        laid = [*self.must]
        for each in preferred:
            if len(laid) == self.count:
                break
            if each in self.choose_from and each not in laid:
                laid.append(each)
                if self.keep_one and self._takes_all_kept(laid):
                    laid.pop()
        return LayAway(self.seat, tuple(sorted(laid, key=BY_INDEX)))

    def _takes_all_kept(self, laid: Container[Card | None]) -> bool:
        return bool(self.keep_one) and all(card in laid for card in self.keep_one)


Choice = Move | LayAwayChoice

KINDS: Final[Mapping[str, type[Move]]] = {kind.do: kind for kind in Move.__subclasses__()}
_JSON_NAMES: Final = {"for_": "for"}
_FIELDS: Final = {kind: tuple(field.name for field in dataclasses.fields(kind)[1:]) for kind in KINDS.values()}
"""What each kind of move has beside the seat."""
_MEANINGFUL: Final = frozenset(
    ("card", "bid", "trumps", "suit", "half", "cards", "what", "for", "on", "of", "stack", "by", "bird")
)


def _key(field: str) -> str:
    return _JSON_NAMES.get(field, field)


def _json_value(value: object) -> object:
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Suit):
        return str(value)
    return [_json_value(each) for each in value] if isinstance(value, tuple) else value


def to_json(choice: Choice) -> dict[str, object]:
    """Return a move, or what may be laid away, as records and the player protocol write it.

    That one of several cards has to be kept is not written.
    """
    if isinstance(choice, LayAwayChoice):
        written: dict[str, object] = {
            "seat": choice.seat,
            "do": LayAway.do,
            "from": _json_value(choice.choose_from),
            "count": choice.count,
        }
        return written | ({"must": _json_value(choice.must)} if choice.must else {})
    written = {"seat": choice.seat, "do": choice.do}
    for name in _FIELDS[type(choice)]:
        value = getattr(choice, name)
        if value is not None:
            written[_key(name)] = _json_value(value)
    return written


def _card(value: object, name: str) -> Card:
    try:
        return card(fields.text(value, name))
    except UnknownCardError as error:
        raise MoveError(str(error)) from None


def _suit(value: object, name: str) -> Suit:
    del name
    if value not in tuple(Suit) or not isinstance(value, str):
        message = f"unknown suit {quote(value)}"
        raise MoveError(message)
    return Suit(value)


def _cards(value: object, name: str) -> tuple[Card, ...]:
    return tuple(sorted(_card(each, name) for each in fields.items(value, name, what="a list of cards")))


def _half(value: object, name: str) -> object:
    return value if value == "all" else fields.whole_number(value, name)


_READERS: Final[Mapping[str, Callable[[object, str], object]]] = {
    "card": _card,
    "bid": fields.text,
    "trumps": _suit,
    "suit": _suit,
    "half": _half,
    "cards": _cards,
    "what": fields.text,
    "for": fields.whole_number,
    "on": fields.text,
    "of": fields.whole_number,
    "stack": fields.whole_number,
    "by": fields.whole_number,
    "bird": fields.text,
}


def from_json(written: object, seats: int) -> Move:
    """Read a move back; raises `MoveError` for anything that is none.  Unknown keys are ignored, ``null`` is absent."""
    play = _plain_play(written, seats)
    if play is not None:
        return play
    try:
        return _read(written, seats)
    except FieldError as error:
        message = f"{error.name} {error.problem}"
        raise MoveError(message) from None


def _plain_play(written: object, seats: int) -> Play | None:
    """Return a card played by its own seat, if that is all that is written: most moves are such, and are made once."""
    if not isinstance(written, dict) or len(written) != 3 or written.get("do") != Play.do:  # noqa: PLR2004 - and two more
        return None
    seat, code = written.get("seat"), written.get("card")
    if type(seat) is not int or not 0 <= seat < seats or type(code) is not str:
        return None
    return _plays_by_code(Seat(seat)).get(code)


@cache
def _plays_by_code(seat: Seat) -> dict[str, Play]:
    return {play.card.code: play for play in plays_of(seat)}


def _read(written: object, seats: int) -> Move:
    given = {key: value for key, value in fields.members(written, "a move").items() if value is not None}
    seat = fields.whole_number(given.get("seat"), "seat", least=0, end=seats)
    do = given.get("do")
    kind = KINDS.get(do) if isinstance(do, str) else None
    if kind is None:
        message = f"unknown kind of move {quote(do)}; known: {' '.join(KINDS)}"
        raise MoveError(message)
    return kind(Seat(seat), **_arguments(kind, given))


def _argument_fields(kind: type[Move]) -> dict[str, tuple[str, bool]]:
    """Return for each key that a kind of move can have the field it fills, and whether it must be there."""
    found = ((_key(field.name), field) for field in dataclasses.fields(kind)[1:])
    return {key: (field.name, field.default is dataclasses.MISSING) for key, field in found if key in _READERS}


_ARGUMENTS: Final = {kind: _argument_fields(kind) for kind in KINDS.values()}


def _arguments(kind: type[Move], given: Mapping[str, object]) -> dict[str, object]:
    known = _ARGUMENTS[kind]
    for key in given:
        if key in _MEANINGFUL and key not in known:
            message = f"{kind.do} takes no {quote(key)}"
            raise MoveError(message)
    arguments: dict[str, object] = {}
    for key, (name, needed) in known.items():
        if key not in given:
            if needed:
                message = f"{kind.do} needs {quote(key)}"
                raise MoveError(message)
            continue
        arguments[name] = _READERS[key](given[key], key)
    return arguments
