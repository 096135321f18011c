# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Lessons: tables at which somebody shows the game, step by step, and practice hands with a goal.

They are data of a game's package (``kartenspiel/games/<id>/lessons.py`` exports ``LESSONS``), which load only when
somebody opens them.  A `Lesson` is a deal, laid out beforehand, and its steps: something is told (`Tell`), the others
play (`Others`), the learner is asked for a move (`Ask`) or for an answer in words (`Quiz`).  A `Practice` is a deal
that the learner plays by himself, against computer players that always play it alike, towards a goal.

A text is marked as everywhere.  A field that is named after a thing needs no value:
``{HA}`` is the ace of hearts, ``{H}`` the suit of hearts, ``{seat2}`` the name of the player in seat 2.  It gets its
value when the lessons are loaded (`filled`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from string import Formatter
from typing import Any, Final, TypeVar, cast

from kartenspiel.model.cards import Suit, UnknownCardError, card, cards
from kartenspiel.model.game import Deal, Game, State
from kartenspiel.model.moves import Choice, Move, Play
from kartenspiel.model.options import from_json
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.pointer import NOTHING, Pointer
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, Value, Who, marker

_ = marker(__package__)

YOU: Final = Seat(0)
"""Where the learner sits, unless a lesson says otherwise."""
_SEAT: Final = "seat"
_NOT_THIS_ONE: Final = _("The rules would let you, but I have something else in mind. Try again.")

Answer = Choice | None
"""What can be answered when somebody is asked; ``None`` is silence.

A `LayAwayChoice` stands for every way of laying cards away that it allows.
"""
Goal = Callable[[State, Seat], bool | None]
"""Whether the goal of a practice hand is reached in a state, by who sits in a seat; ``None`` while it is open."""


def play(seat: int, code: str) -> Play:
    """Return the play of a card by a seat."""
    return Play(Seat(seat), card(code))


def plays(first: int, codes: str, seats: int = 4) -> tuple[Play, ...]:
    """Return the plays of a trick, or of the rest of one, written as ``"HA HT"``: from this seat on, one each."""
    return tuple(play((first + place) % seats, code) for place, code in enumerate(codes.split()))


@dataclass(frozen=True, slots=True)
class Tell:
    """Something is told, until the learner wants to go on."""

    text: Text
    at: Pointer = NOTHING


@dataclass(frozen=True, slots=True)
class Others:
    """The others make these moves, in this order; then it goes on by itself.

    What they leave out is silence.  The learner's own moves may stand among them where the lesson plays for him.
    """

    moves: tuple[Move, ...]
    text: Text | None = None
    """What is told meanwhile; without it the last text stays."""
    at: Pointer = NOTHING


@dataclass(frozen=True, slots=True)
class Wrong:
    """Answers that are foreseen and not wanted, and what is said to them.

    They may be against the rules.  Then the table refuses them as ever, and the text names the clause (`Text.by`).
    """

    answers: tuple[Answer, ...]
    text: Text
    """What happens then, by rule or by the cards."""
    then: tuple[Move, ...] = ()
    """What the others do then.  It is shown at the table before the text, and taken back; for legal moves only."""


@dataclass(frozen=True, slots=True)
class Ask:
    """The learner is asked for a move and makes it himself; a wrong one is answered and taken again.

    The steps that follow must fit every right answer.
    """

    text: Text
    right: tuple[Answer, ...]
    """The answers that are wanted; the first is the one that is shown to who is stuck."""
    praise: Text | None = None
    """What is said to a right answer, until the learner wants to go on; without it the lesson goes on at once."""
    wrong: tuple[Wrong, ...] = ()
    otherwise: Text = _NOT_THIS_ONE
    """What is said to any other legal answer."""
    at: Pointer = NOTHING


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer in words, and what is said to it."""

    text: Text
    reply: Text
    right: bool = False


@dataclass(frozen=True, slots=True)
class Quiz:
    """The learner is asked something that is no move, and chooses one of several answers; nothing happens at the table.

    At least one is right.  A wrong one is answered, and he may choose again.
    """

    text: Text
    answers: tuple[Reply, ...]
    at: Pointer = NOTHING


LessonStep = Tell | Others | Ask | Quiz


@dataclass(frozen=True, slots=True)
class LessonTable:
    """How the table lies when a lesson or a practice hand begins."""

    hands: tuple[str, ...]
    """The cards dealt to each seat, from seat 0, as ``"HA HT …"``; first batch first."""
    dealer: int
    talon: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    """The house rules that are not as the game has them by itself, as records write them."""
    context: Mapping[str, object] | None = None
    """What the deal takes over from those before; ``None`` for the first deal of a session."""
    learner: Seat = YOU
    before: tuple[Move, ...] = ()
    """Moves that have been made already, the learner's too."""

    def deal(self, game: Game) -> Deal:
        """Return the deal; raises `OptionError` or `BadDealError` where the game does not know such a table."""
        rules = from_json(game.house_rules, self.options)
        seats, dealer = len(self.hands), Seat(self.dealer)
        context = (
            game.first_context(rules, seats) if self.context is None else game.check_context(rules, seats, self.context)
        )
        hands = tuple(cards(hand) for hand in self.hands)
        return Deal(game.id, rules, dealer, hands, cards(self.talon), context, game.dummies(rules, dealer))

    def state(self, game: Game) -> State:
        """Return how the table lies; raises as `deal` and, for a move of `before`, `IllegalMoveError`."""
        state = game.start(self.deal(game))
        for move in self.before:
            state = state.apply(move)
        return state


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: a table, and what happens there step by step."""

    id: str
    """By which progress is kept; never changed, once published."""
    title: Text
    learned: Text
    """What is learned in it, in a phrase: which card beats which, how to bid."""
    table: LessonTable
    steps: tuple[LessonStep, ...]
    form: str = ""
    """The form of the game it is about (`TableForm.id`), if not the usual one."""


@dataclass(frozen=True, slots=True)
class Practice:
    """A practice hand: a deal that the learner plays by himself towards a goal, as often as he likes."""

    id: str
    """By which progress is kept; never changed, once published."""
    title: Text
    task: Text
    """The goal, in a sentence."""
    table: LessonTable
    goal: Goal
    opening: tuple[Tell, ...]
    """What is told before the first move; the last of it stays as long as the deal is played."""
    reached: Text
    missed: Text
    solution: tuple[Move, ...]
    """Moves of the learner that reach the goal; where he is asked and the next of them is no answer, he is silent."""
    failure: tuple[Move, ...]
    """Moves of the learner that miss it."""
    level: str = "medium"
    """How the computer players play."""
    seed: int = 1
    """What their chance follows from."""
    form: str = ""
    """As in `Lesson`."""


def when_over(judge: Callable[[Outcome, Seat], bool]) -> Goal:
    """Return a goal that only the outcome of the deal decides."""

    def goal(state: State, seat: Seat) -> bool | None:
        return None if state.outcome is None else judge(state.outcome, seat)

    return goal


_Part = TypeVar("_Part")


def filled(part: _Part) -> _Part:
    """Return a lesson or anything in it with values for the fields of all its texts that are named after things.

    Raises `ValueError` for any other field without a value.  Who loads lessons does it; everybody else has them whole.
    """
    return cast("_Part", _filled(part))


def _filled(part: object) -> object:
    if isinstance(part, Text):
        return _filled_text(part)
    if type(part) is tuple:
        return tuple(map(_filled, part))
    if isinstance(part, Lesson | Practice | Tell | Others | Wrong | Ask | Reply | Quiz):
        values: dict[str, Any] = {each.name: _filled(getattr(part, each.name)) for each in fields(part)}
        return replace(part, **values)
    return part


def _filled_text(text: Text) -> Text:
    named = {name for _, name, _, _ in Formatter().parse(text.source) if name and name not in text.args}
    known = {key: _filled_text(value) if isinstance(value, Text) else value for key, value in text.args.items()}
    things = {name: _thing(name) for name in sorted(named)}
    return replace(text, args={**known, **things})


def _thing(name: str) -> Value:
    """Return what a field is named after."""
    if name in tuple(Suit):
        return Suit(name)
    if name.startswith(_SEAT) and name.removeprefix(_SEAT).isdecimal():
        return Who(Seat(int(name.removeprefix(_SEAT))))
    try:
        return card(name)
    except UnknownCardError:
        message = f"{{{name}}} has no value, and is no card, suit or seat"
        raise ValueError(message) from None
