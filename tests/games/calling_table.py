# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the tests of Rußbach and Rufmariasch share: deals and moves written as the specifications write them."""

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from kartenspiel.controller.checking import all_moves
from kartenspiel.games import game_named
from kartenspiel.model.aceten import PACK_32, RANKS_32, pack_with
from kartenspiel.model.calling.half_deal import TWICE_FOUR
from kartenspiel.model.calling.play import Called
from kartenspiel.model.calling.settlement import Count, Declaration, count, declarations, payoff_of
from kartenspiel.model.calling.sides import CallingSides
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import ANYHOW, CountedEnding
from kartenspiel.model.cards import Suit, card, cards
from kartenspiel.model.game import Deal, State
from kartenspiel.model.moves import Announce, Call, Declare, Move, Play, from_json
from kartenspiel.model.options import OptionValue
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.model.seats import Seat
from tests.payoffs import paid_by_tables

DEALER = Seat(3)
"""P4 deals, so that P1 to P4 are the seats 0 to 3."""
DATA = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Side:
    """What a side has at the end of the play: points in cards and declared, counting and void, and tricks."""

    members: tuple[Seat, ...]
    cards: int
    declared: int
    void: int
    tricks: int
    announced: frozenset[str] = frozenset()

    @property
    def total(self) -> int:
        """Cards and counting declarations together."""
        return self.cards + self.declared


@dataclass(frozen=True)
class Settlement:
    """A worked settlement; points and tricks are those of sides A and B, payments those of P1 to P4."""

    id: str
    a: tuple[int, ...]
    """The players of side A: 1 for P1."""
    cards: tuple[int, int]
    declared: tuple[int, int]
    payments: tuple[int, int, int, int]
    void: tuple[int, int] = (0, 0)
    announced: tuple[str, str] = ("", "")
    tricks: tuple[int, int] | None = None
    options: Mapping[str, OptionValue] = dataclasses.field(default_factory=dict)


def start(game: str, *hands: str, **options: OptionValue) -> State:
    """Begin a deal in which P1 to P4 get these cards first; what is left of the pack fills the hands up in order."""
    given = [list(cards(hand)) for hand in hands] + [[] for _ in range(4 - len(hands))]
    rest = [each for each in PACK_32 if not any(each in hand for hand in given)]
    full = tuple((*hand, *(rest.pop(0) for _ in range(8 - len(hand)))) for hand in given)
    rules = game_named(game).house_rules(**options)
    return game_named(game).start(Deal(game, rules, DEALER, full))


def move(text: str) -> Move:
    """Read "1 call HA", "1 call DA H" (with trumps), "2 declare S", "3 announce hundred" or "1 HK"."""
    player, *words = text.split()
    seat = Seat(int(player) - 1)
    if words[0] == "call":
        return Call(seat, card(words[1]), *(Suit(word) for word in words[2:]))
    if words[0] == "declare":
        return Declare(seat, Suit(words[1]))
    return Announce(seat, words[1]) if words[0] == "announce" else Play(seat, card(words[0]))


def after(state: State, *texts: str) -> State:
    """Return the state after these moves, all of them legal."""
    for text in texts:
        state = state.apply(move(text))
    return state


def called(state: State, *texts: str) -> Called:
    """Return the state after the call and perhaps more moves."""
    return cast("Called", after(state, *texts))


def refused(state: State, text: str) -> tuple[str, str]:
    """Return name and clause of the refusal of a move, which must not be legal."""
    try:
        state.apply(move(text))
    except IllegalMoveError as error:
        return error.refusal.name, error.refusal.clause
    raise AssertionError(text)


def marks(state: State, seat: Seat) -> set[str]:
    """Return the roles this seat is shown, dealer and forehand apart."""
    shown = game_named(state.deal.game).words.view(state.observe(seat)).marks
    return {mark.id for marks in shown for mark in marks} - {"dealer", "forehand"}


def plays(state: State) -> list[Play]:
    """Return the cards that the seat on turn may play, in the order of the pack."""
    return [choice for choice in all_moves(state) if isinstance(choice, Play)]


def played_out(state: State) -> Outcome:
    """Play the first legal card until the deal is over."""
    while state.turn is not None:
        state = state.after(plays(state)[0])
    outcome = state.outcome
    assert outcome is not None
    return outcome


def legal(game: str, trumps: str, trick: str, hand: str) -> tuple[str, dict[str, str]]:
    """Return the legal cards of a hand in a position like those of the specification, and why others are refused."""
    on_table = cards(trick)
    call = f"1 call {trumps}A {trumps}" if game == "rufmariasch" else f"1 call {trumps}A"
    trick_so_far = tuple(Play(Seat(place), each) for place, each in enumerate(on_table))
    seat = Seat(len(trick_so_far))
    begun = called(start(game), call)
    hands = tuple(cards(hand) if owner == seat else () for owner in range(4))
    state = dataclasses.replace(begun, hands=hands, trick=trick_so_far, tricks=(trick_so_far,), winners=(Seat(0),))
    allowed = [choice.card for choice in state.moves(seat) if isinstance(choice, Play)]
    reasons = {each.code: refused(state, f"{seat + 1} {each}")[0] for each in cards(hand) if each not in allowed}
    return " ".join(each.code for each in cards(hand) if each in allowed), reasons


@cache
def recorded(file: str) -> dict[str, dict[str, object]]:
    """Return the played deals of a data file by the number of the example they show."""
    lines = (DATA / file).read_text(encoding="utf-8").splitlines()
    return {str(record["id"]): record for record in map(json.loads, lines)}


def replayed(game: str, file: str, example: str, **options: OptionValue) -> Called:
    """Return the last state of the deal that shows an example of the specification."""
    record = recorded(file)[example]
    hands = tuple(cards(hand) for hand in cast("list[str]", record["hands"]))
    state = game_named(game).start(Deal(game, game_named(game).house_rules(**options), DEALER, hands))
    for written in cast("list[object]", record["moves"]):
        state = state.apply(from_json(written, 4))
    return cast("Called", state)


def members(players: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats of players numbered as in the specification."""
    return tuple(Seat(player - 1) for player in players)


def sides_of(row: Settlement) -> tuple[Side, Side]:
    """Return both sides as the row of a settlement has them."""
    rest = tuple(player for player in (1, 2, 3, 4) if player not in row.a)
    tricks = row.tricks or (4, 4)
    first, second = (
        Side(
            members=members(players),
            cards=row.cards[index],
            declared=row.declared[index],
            void=row.void[index],
            tricks=tricks[index],
            announced=frozenset(row.announced[index].split()),
        )
        for index, players in enumerate((row.a, rest))
    )
    return first, second


def played_as(a: Side, b: Side) -> tuple[CallingSides, tuple[Declaration, ...], CountedEnding]:
    """Return who plays with whom, what was declared, and a play of the cards after which both sides have just this."""
    partner = a.members[1] if len(a.members) > 1 else None
    declared = [Declaration(side.members[0], side.declared, ANYHOW) for side in (a, b) if side.declared]
    declared += [Declaration(side.members[0], side.void, 0) for side in (a, b) if side.void]
    points = [0] * 4
    for side in (a, b):
        points[side.members[0]] = side.cards
    winners = (a.members[0],) * a.tricks + (b.members[0],) * b.tricks
    ending = Ending(pack_with(RANKS_32), ((),) * len(winners), winners)
    return (
        CallingSides(a.members[0], partner, a.members, b.members),
        tuple(declared),
        CountedEnding(ending, tuple(points)),
    )


def counted(state: Called) -> Count:
    """Return what every seat has in a deal as far as it was played."""
    return count(payoff_of((), 4, TWICE_FOUR).counted(state.ending), declarations(state.basis))


def check_row(state: Called, row: Settlement) -> None:
    """Check that a played deal is an example of this row, and that it is settled so."""
    outcome, found = state.outcome, counted(state)
    assert outcome is not None
    assert state.sides.a == members(row.a)

    def of_sides(points: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sum(points[seat] for seat in side) for side in (state.sides.a, state.sides.b))

    assert of_sides(found.cards) == row.cards
    assert of_sides(found.declared) == row.declared
    assert of_sides(found.void) == row.void
    assert row.tricks in (None, of_sides(tuple(map(found.winners.count, range(4)))))
    assert state.payoff is not None
    assert outcome.payments == row.payments == paid_by_tables(state.payoff, state.ending)
    assert sum(outcome.card_points) == 90


def count_of(row: Settlement) -> Count:
    """Return a count by seat that adds up to this row."""
    a, b = sides_of(row)
    cards_, declared, void = [0] * 4, [0] * 4, [0] * 4
    for side in (a, b):
        cards_[side.members[0]] = side.cards
        declared[side.members[0]], void[side.members[0]] = side.declared, side.void
    winners = (a.members[0],) * a.tricks + (b.members[0],) * b.tricks
    return Count(tuple(cards_), tuple(declared), tuple(void), winners)
