# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What `kernel_fuzz` tries: a random deal, and positions of it as they came and odd ones, in the kernel and beside it.

A check is a function of a state, of how cards lie and of random numbers; it raises `DifferenceError`.  So what was
found can be written down, and tried again.
"""

import hashlib
import itertools
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from kartenspiel.controller.checking import states_in
from kartenspiel.controller.record import line, read_record, record_as_json
from kartenspiel.games import all_games
from kartenspiel.model.cardplay.pack import places_of
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.game import State
from kartenspiel.model.seats import Seat
from kartenspiel.players.games import judgements
from kartenspiel.players.heuristic import Heuristic
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.kernel.open_search import SearchStoppedError
from kartenspiel.players.kernel.payment import payer_of
from kartenspiel.players.kernel.solver import Solver
from kartenspiel.players.rollout import Rollout
from tests import kernel_play, kernel_solver
from tests.kernel_payment import paid
from tests.open_table import Layout, SlowTable, layout_of, odd_layout, seen_of
from tests.soak import SHYNESS, some_rules
from tests.walks import shy_step, start_with, walk

MOMENTS: Final = 3
"""So many moments of a deal are looked at as they are, and as many cards are laid anyhow by the rules of each."""
ENDS: Final = 0.15
"""How often it is looked what a deal pays that ends with this trick."""
WORK: Final = 20_000
"""So many cards the solver may try."""
MANY: Final = 7
"""Positions of so many tricks are solved at most."""


class DifferenceError(AssertionError):
    """The kernel does otherwise than it must; the message says what."""


def demand_same(found: object, wanted: object, what: str) -> None:
    """Raise `DifferenceError` where two things differ."""
    if found != wanted:
        raise DifferenceError(f"{what}: the kernel says {found}, it is {wanted}")


@dataclass(frozen=True)
class Trial:
    """One check of one position."""

    check: str
    seed: str
    """Of the random numbers of the check."""
    state: State
    layout: Layout | None
    """How cards lie; ``None`` where the whole deal is looked at that led to the state."""

    def run(self) -> object:
        """Return what the kernel says; raises `DifferenceError` where that is wrong."""
        rng = Random(self.seed)
        if self.layout is None:
            return check_deal(self.state)
        assert isinstance(self.state, CardPlay)
        return CHECKS[self.check](self.state, self.layout, rng)

    def as_json(self) -> dict[str, object]:
        """Return it for a file."""
        layout = None if self.layout is None else self.layout.as_json()
        return {"check": self.check, "seed": self.seed, "record": record_as_json(self.state), "layout": layout}


def trial_from_json(written: Mapping[str, object]) -> Trial:
    """Return a trial that was written down."""
    record = written["record"]
    assert isinstance(record, dict)
    *_, state = states_in(read_record(line(record)))
    layout = written["layout"]
    assert layout is None or isinstance(layout, dict)
    return Trial(
        str(written["check"]), str(written["seed"]), state, None if layout is None else Layout.from_json(layout)
    )


def trials(seed: int, number: int) -> Iterator[Trial]:
    """Yield what is tried of one random deal; the games take turns."""
    name = f"{seed}/{number}"
    rng, games = Random(name), list(all_games())
    game = games[number % len(games)]
    rules = some_rules(game, rng)
    if rng.random() < 0.5:
        rules = kernel_play.changed_rules(rules, rng)
    states = [*walk(start_with(game, rules, rng), rng, shy_step(rng.choice(SHYNESS)))]
    yield Trial("deal", name, states[-1], None)
    moments = [state for state in states if isinstance(state, CardPlay) and state.turn is not None]
    for at, state in enumerate(rng.sample(moments, min(MOMENTS, len(moments)))):
        for kind, layout in (("come", layout_of(state)), ("odd", odd_layout(state.play_rules, rng))):
            for check in CHECKS:
                yield Trial(check, f"{name}/{at}/{kind}/{check}", state, layout)


def check_deal(last: State) -> object:
    """Compare each state of a deal, of which this is the last one, with the kernel."""
    comparison = kernel_play.Comparison(next(game for game in all_games() if game.id == last.deal.game), 0)
    comparison.look(states_in(read_record(line(record_as_json(last)))))
    demand_same(comparison.differences[:1], [], "the cards of a deal")
    return comparison.moves, comparison.thoughts.hexdigest()


def check_play(state: CardPlay, layout: Layout, rng: Random) -> object:
    """Play the cards to the end, each in the kernel and by the rules."""
    rules = state.play_rules
    table, slow, copies = layout.position(rules), SlowTable(rules, layout), list[tuple[Position, object]]()
    played: list[int] = []
    while True:
        demand_same(seen_of(table), slow.seen, "the table")
        left = sum(slow.seen.hands)
        demand_same(table.left, left, "the cards left")
        if not left:
            break
        legal = slow.legal()
        demand_same(table.legal(), legal, "the cards allowed")
        demand_same(table.legal_places(), [*places_of(legal)], "their places")
        copies.append((table.copy(), slow.seen))
        played.append(rng.choice(table.legal_places()))
        table.lay(played[-1])
        slow.lay(played[-1])
    for copy, seen in copies:
        demand_same(seen_of(copy), seen, "a table kept while another was played on")
    return played, table.winners


def check_payment(state: CardPlay, layout: Layout, rng: Random) -> object:
    """Have the deal end so in many ways, and pay it in the kernel and by the settlement."""
    if state.payoff is None:
        return None
    table, payer, found = layout.position(state.play_rules), payer_of(state.payoff), []
    player = rng.choice([seat for seat in range(state.deal.seats) if seat not in state.deal.dummies])
    valuer = Rollout(judgements()[state.deal.game], rng, Seat(player)).valuer(state)
    while True:
        # nothing ends between the last word and the first trick: no settlement need know what that pays
        if not table.left or (table.winners and not table.trick and rng.random() < ENDS):
            payments = paid(table, payer)
            demand_same(payments, state.settle(table.ending).payments, f"paid for {table.tricks}, {table.winners}")
            found.append((payments, None if valuer is None else valuer.value(table).hex()))
        if not table.left:
            return found
        table.lay(rng.choice(table.legal_places()))


def check_heuristic(state: CardPlay, layout: Layout, rng: Random) -> object:
    """Have the heuristic judge the cards and play them to the end, by the rules."""
    heuristic = Heuristic(judgements()[state.deal.game].terms(state))
    table, slow = layout.position(state.play_rules), SlowTable(state.play_rules, layout)
    if not table.left:
        return None
    legal = table.legal()
    best = heuristic.best_card(table, legal)
    demand_same(1 << best & legal, 1 << best, "the best card, of those allowed")
    demand_same(heuristic.worths(table, legal).keys() - {*places_of(legal)}, set(), "cards judged that are not allowed")
    thought = kernel_play.judged(heuristic, table.copy(), rng.getrandbits(64))
    while table.left:
        for seat, place in heuristic.play_out(table):
            demand_same((seat, 1 << place), (slow.turn, 1 << place & slow.legal()), "a card played, of those allowed")
            slow.lay(place)
    demand_same(seen_of(table), slow.seen, "the table after it was played out")
    return thought


def check_solver(state: CardPlay, layout: Layout, rng: Random) -> object:
    """Solve an ending for a random target, and beside it by trying everything, or card by card where it is long."""
    table = layout.position(state.play_rules)
    unplayed = table.left.bit_count() + len(table.trick)
    if not table.left or unplayed > MANY * kernel_solver.SEATS:
        return None
    if unplayed <= kernel_solver.CARDS * kernel_solver.SEATS:
        kind = rng.choice(kernel_solver.KINDS)
        found, wanted = kernel_solver.compare(kind, table, rng)
        demand_same(found, wanted, kind)
        return kind, repr(found)
    try:
        return _solved_card_by_card(table, rng)
    except SearchStoppedError:
        return None


def _solved_card_by_card(table: Position, rng: Random) -> object:
    """Demand that what a position is worth is what its best card brings and leaves."""
    kind = rng.choice([kind for kind in kernel_solver.KINDS if kind not in {"threshold", "exactly"}])
    target, before = kernel_solver.target_of(kind, table, rng), len(table.winners)
    solver, seen = Solver(table.rules, target), seen_of(table)
    value, values = solver.value(table, work=WORK), solver.values(table, work=WORK)
    reached = [solver.reaches(table, need, work=WORK) for need in (value, value + 1)]
    demand_same(reached, [True, False], f"{kind}: whether {value} and one more are reached")
    after: dict[int, int] = {}
    for place in table.legal_places():
        played = table.copy()
        played.lay(place)
        rest = Solver(played.rules, target).value(played, work=WORK)
        demand_same(solver.value(played, work=WORK), rest, f"{kind}: asked after another position")
        after[place] = kernel_solver.counted(played, target, before) + rest
    demand_same(values, {place: after[place] for place in values}, f"{kind}: worth of cards")
    ours = (target.seats >> table.turn & 1) != target.avoided
    demand_same(value, (max if ours else min)(after.values()), f"{kind}: worth of the position")
    demand_same(seen_of(table), seen, "the table after a search")
    return kind, value, values


CHECKS: Final[Mapping[str, Callable[[CardPlay, Layout, Random], object]]] = {
    "play": check_play,
    "payment": check_payment,
    "heuristic": check_heuristic,
    "solver": check_solver,
}


@dataclass(frozen=True)
class Case:
    """What came of the trials of one deal."""

    digest: str
    """The same whether the kernel is compiled or not."""
    trials: int
    files: Sequence[Path]
    """Where it is written down what was wrong."""


def try_case(seed: int, number: int, folder: Path) -> Case:
    """Try all of a deal; what is wrong is written into a folder."""
    digest, count, files = hashlib.sha256(), 0, list[Path]()
    for trial in trials(seed, number):
        count += 1
        try:
            digest.update(repr(trial.run()).encode())
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is what we look for
            files.append(write_down(folder, trial, f"{type(error).__name__}: {error}"))
    return Case(digest.hexdigest()[:16], count, files)


def write_down(folder: Path, trial: Trial, wrong: str) -> Path:
    """Write a trial into a file of its own, with what was wrong, and return the file."""
    folder.mkdir(parents=True, exist_ok=True)
    file = next(
        each
        for count in itertools.count(1)
        if not (each := folder / f"{trial.seed.replace('/', '-')}{'' if count == 1 else f'-{count}'}.json").exists()
    )
    file.write_text(json.dumps({"wrong": wrong, **trial.as_json()}, indent=1) + "\n", encoding="utf-8")
    return file
