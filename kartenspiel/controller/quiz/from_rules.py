# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Questions whose answers follow from the rules and what a seat has seen: cards out, points, partner, the trick.

They are made of observations alone, so that none tells of a card that is hidden.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from kartenspiel.controller.quiz.question import QuizAnswer, QuizKind
from kartenspiel.games import game_named, view_of
from kartenspiel.model.cards import BY_INDEX
from kartenspiel.model.game import Game
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.standing import CardCount, all_counts, points_taken
from kartenspiel.model.text import Text, Value, Who, marker
from kartenspiel.model.view import KnownSides

_ = marker(__package__)

ANSWERS: Final = 4
"""From so many answers one chooses at most."""
_TRICKS: Final = 2
"""So many tricks at least must be over before it is asked what is out, or how many points somebody has."""
_LEAST_HAND: Final = 2
"""So many cards at least are still in the hand then."""

_HOW_MANY: Final = _("{group}: how many are still out, so that you neither hold them nor have seen them go?")
_WHICH: Final = _("{group}: which of these cards is still out?")
_POINTS: Final = _("How many card points {players:have|has|have|have} {players:nom} taken so far?")
_PARTNER: Final = _("Who plays with {player:acc} in this deal?")
_TRICK: Final = _("Who takes the trick as it lies now?")
_NOBODY: Final = _("Nobody")
_GONE: Final = _("Gone: {cards}.")
_HELD: Final = _("In your hand: {cards}.")
_SHOWN: Final = _("Open in another hand: {cards}.")
_OUT: Final = _("Still out: {cards}.")
_NONE_OUT: Final = _("None is still out.")
_TAKEN: Final = _("{cards}: {points}")
_NO_TRICK: Final = _("No trick, so no points.")
_HIGHEST: Final = _("{player:nom} {player:take|takes} it with the {card}: no other card in it beats that so far.")


@dataclass(frozen=True, slots=True)
class Counted:
    """A question that the rules answer."""

    kind: QuizKind
    text: Text
    answers: tuple[QuizAnswer, ...]
    right: int
    counted: tuple[Text, ...]
    """How the answer is found."""


_CanAsk = Callable[[Observation], bool]
_Make = Callable[[Sequence[Observation], Random], Counted]


class _Choice(NamedTuple):
    """Answers to choose from, and which is right."""

    values: tuple[Value, ...]
    right: int


def counted_question(kind: QuizKind, seen: Sequence[Observation], rng: Random) -> tuple[int, Counted] | None:
    """Return a question of a kind about a deal, and at which place it is asked; ``None`` where there is none.

    `seen` is what a seat has seen of the deal, step by step; `rng` draws the place and the answers.
    """
    can_ask, make = _MAKERS[kind]
    places = [place for place, each in enumerate(seen) if can_ask(each)]
    if not places:
        return None
    place = places[int(rng.random() * len(places))]
    return place, make(seen[: place + 1], rng)


# What is still out


def _is_midway(seen: Observation) -> bool:
    """Whether cards have gone and others are still to be played."""
    return seen.outcome is None and len(seen.cards.tricks) >= _TRICKS and len(seen.hand) >= _LEAST_HAND


def _out(seen: Sequence[Observation], rng: Random) -> Counted:
    now = seen[-1]
    counts = [each for each in all_counts(game_named(now.game), now) if each.gone]
    count = counts[int(rng.random() * len(counts))]
    asks_which = bool(count.out) and len(count.gone) > 1 and rng.random() < 1 / 2
    choice = (_which if asks_which else _how_many)(count, rng)
    text = (_WHICH if asks_which else _HOW_MANY)(group=count.label)
    return Counted(QuizKind.OUT, text, _said(choice), choice.right, tuple(_counted_out(count)))


def _which(count: CardCount, rng: Random) -> _Choice:
    """Offer one card that is out and some that are gone, in the order of the pack."""
    right = count.out[int(rng.random() * len(count.out))]
    gone = list(count.gone)
    rng.shuffle(gone)
    cards = tuple(sorted((right, *gone[: ANSWERS - 1]), key=BY_INDEX))
    return _Choice(cards, cards.index(right))


def _how_many(count: CardCount, rng: Random) -> _Choice:
    """Offer numbers next to each other, none of them greater than the group; the right one stands anywhere."""
    whole, out = len((*count.gone, *count.held, *count.shown, *count.out)), len(count.out)
    first = max(0, min(out - int(rng.random() * ANSWERS), whole - ANSWERS + 1))
    numbers = tuple(range(first, min(first + ANSWERS, whole + 1)))
    return _Choice(numbers, numbers.index(out))


def _counted_out(count: CardCount) -> Iterator[Text]:
    """Yield where the cards of a group are."""
    for text, cards in ((_GONE, count.gone), (_HELD, count.held), (_SHOWN, count.shown), (_OUT, count.out)):
        if cards:
            yield text(cards=cards)
    if not count.out:
        yield _NONE_OUT


# Card points


def _can_ask_points(now: Observation) -> bool:
    return _is_midway(now) and not now.cards.trick and view_of(now).card_points is not None


def _points(seen: Sequence[Observation], rng: Random) -> Counted:
    now = seen[-1]
    game = game_named(now.game)
    taken = points_taken(game, now)
    sides = [each for each in taken if each[1]] or taken
    players, right = sides[int(rng.random() * len(sides))]
    choice = _sums_near(game, now, right, rng)
    counted = tuple(_added(game, seen, players)) or (_NO_TRICK,)
    return Counted(QuizKind.POINTS, _POINTS(players=tuple(map(Who, players))), _said(choice), choice.right, counted)


def _sums_near(game: Game, seen: Observation, right: int, rng: Random) -> _Choice:
    """Offer sums of which each is off by what one could have miscounted: one card, or two, of tricks that are over."""
    rules = seen.rules
    worths = {abs(game.card_facts(play.card, rules).counted) for trick in seen.cards.tricks for play in trick} - {0}
    steps = sorted({*worths, *(a + b for a in worths for b in worths), 1})
    near = [right + sign * step for step in steps for sign in (1, -1) if right + sign * step >= 0]
    rng.shuffle(near)
    written = {game.words.points(right, rules): right}
    for each in near:
        if len(written) < ANSWERS:
            written.setdefault(game.words.points(each, rules), each)
    sums = sorted(written, key=written.__getitem__)
    return _Choice(tuple(sums), sums.index(game.words.points(right, rules)))


def _added(game: Game, seen: Sequence[Observation], players: Sequence[Seat]) -> Iterator[Text]:
    """Yield the cards of each trick that these players have taken, with what it has added to their points."""
    now, before, number = seen[-1], 0, 0
    for each in seen:
        if len(each.cards.tricks) == number:
            continue
        number = len(each.cards.tricks)
        total = _together(each, players)
        if now.cards.winners[number - 1] in players:
            cards = tuple(play.card for play in now.cards.tricks[number - 1])
            yield _TAKEN(cards=cards, points=game.words.points(total - before, now.rules))
        before = total


def _together(seen: Observation, players: Sequence[Seat]) -> int:
    """Return the card points of these players together."""
    points = view_of(seen).card_points
    return 0 if points is None else sum(points[seat] for seat in players)


# Who plays with whom


def _can_ask_partner(now: Observation) -> bool:
    """Whether the seat knows for certain who plays with it, in a deal in which a called card decides that.

    Before the first card somebody may still bid more, and then all is otherwise.
    """
    sides, begun = view_of(now).sides, now.cards.tricks or now.cards.trick
    if now.outcome is not None or not begun or now.cards.last_left or sides is None:
        return False
    certain = sides.card is not None and not sides.each_alone and None not in sides.parties
    return certain and len(_allies(sides, now.seat)) <= 1


def _allies(sides: KnownSides, seat: Seat) -> tuple[Seat, ...]:
    own = sides.parties[seat]
    return tuple(each for each in all_seats(len(sides.parties)) if each != seat and sides.parties[each] == own)


def _partner(seen: Sequence[Observation], rng: Random) -> Counted:
    del rng
    now = seen[-1]
    sides = view_of(now).sides
    assert sides is not None  # noqa: S101 - it was looked at before
    allies = _allies(sides, now.seat)
    others = tuple(each for each in all_seats(now.seats) if each != now.seat)
    choice = _Choice((*map(Who, others), _NOBODY), others.index(allies[0]) if allies else len(others))
    told = () if sides.told is None else (sides.told,)
    return Counted(QuizKind.PARTNER, _PARTNER(player=Who(now.seat)), _said(choice), choice.right, told)


# The trick


def _can_ask_trick(now: Observation) -> bool:
    return len(now.cards.trick) > 1 and now.winning is not None


def _trick(seen: Sequence[Observation], rng: Random) -> Counted:
    del rng
    now = seen[-1]
    played = now.cards.trick
    place = next(number for number, play in enumerate(played) if play.seat == now.winning)
    choice = _Choice(tuple(Who(play.seat) for play in played), place)
    why = _HIGHEST(card=played[place].card, player=Who(played[place].seat))
    return Counted(QuizKind.TRICK, _TRICK, _said(choice), place, (why,))


def _said(choice: _Choice) -> tuple[QuizAnswer, ...]:
    return tuple(map(QuizAnswer, choice.values))


_MAKERS: Final[Mapping[QuizKind, tuple[_CanAsk, _Make]]] = {
    QuizKind.OUT: (_is_midway, _out),
    QuizKind.POINTS: (_can_ask_points, _points),
    QuizKind.PARTNER: (_can_ask_partner, _partner),
    QuizKind.TRICK: (_can_ask_trick, _trick),
}
"""For each kind whether it can be asked by what is seen now, and what makes it of all that was seen up to now."""
