# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Plays very many deals with random house rules and looks for anything that must never be.

    python tests/soak.py --deals 100000 [--game GAME] [--seed S]

In every deal: no card is lost or doubled, somebody can always act until the deal is over, nobody is refused what was
offered, payments and items sum to zero, the record replays to the same result, and the next deal follows.  In a sample
of positions: a state imagined from what a seat has seen looks the same to that seat, and so does its masked record.
"""

import argparse
import itertools
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kartenspiel.controller.arguments import positive_number
from kartenspiel.controller.checking import SessionCheck, all_moves, check_record, paid_for
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.record import line, masked_record, read_record, record_as_json, result_as_json
from kartenspiel.games import all_games, descriptions, game_named
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import LayAwayChoice, Pass
from kartenspiel.model.options import HouseRules, specs, to_text
from kartenspiel.model.outcome import Outcome, Succession
from kartenspiel.model.seats import all_seats
from kartenspiel.players.base import player_named
from tests.imagined import imagining
from tests.walks import random_rules

SESSION = 5
"""Deals with the same rules."""
PRESETS = 1 / 4
"""How often these are a preset."""
SHYNESS = (0.0, 0.5, 0.85)
"""How often, in one deal or another, whoever may pass does: otherwise nearly all auctions end with the highest bid."""
SAMPLE = 1 / 60
"""How often a position is imagined."""
_PROGRESS_SECONDS = 10


class BrokenInvariantError(AssertionError):
    """Something that must never be."""


def demand(truth: object, what: str) -> None:
    """Raise `BrokenInvariantError` unless this is so."""
    if not truth:
        raise BrokenInvariantError(what)


def look(game: Game, state: State, rng: Random) -> None:
    """Check one position."""
    offered = list(all_moves(state))
    demand(bool(offered) != state.over, "moves are offered exactly while the deal goes on")
    demand((state.outcome is not None) == state.over, "there is an outcome exactly when the deal is over")
    demand(state.over or state.moves(state.turn), "the seat on turn can move")  # type: ignore[arg-type]
    demand(len(set(offered)) == len(offered), "each move is offered once")
    for choice in offered:
        demand(isinstance(choice, LayAwayChoice) or state.allows(choice), f"what is offered is allowed: {choice}")
    if rng.random() < SAMPLE and not state.over:
        imagine(game, state, rng)


def imagine(game: Game, state: State, rng: Random) -> None:
    """Check that nobody can tell an imagined state from the real one."""
    for seat in all_seats(state.deal.seats):
        if seat not in state.deal.dummies:
            seen = state.observe(seat)
            imagined = imagining(game, seen)(rng)
            demand(imagined.observe(seat) == seen, f"an imagined state looks the same to seat {seat}")
            demand(
                masked_record(imagined, seat) == masked_record(state, seat), f"the masked record hides from seat {seat}"
            )


def settle(state: State, outcome: Outcome, game: Game, rules: HouseRules) -> None:
    """Check how a deal ended."""
    pack = sorted(game.pack(rules))
    dealt = [card for hand in (*state.deal.hands, state.deal.talon) for card in hand]
    demand(sorted(dealt) == pack, "the cards dealt are the pack")
    played = [card for trick in state.cards(all_seats(1)[0]).tricks for card in trick]
    demand(len({play.card for play in played}) == len(played), "no card is played twice")
    demand(len(outcome.payments) == state.deal.seats, "everybody has a payment")
    demand(sum(outcome.payments) == 0, "payments sum to zero")
    demand(outcome.money is None or sum(outcome.money) == 0, "money sums to zero")
    demand(sum(paid_for(result_as_json(outcome)["items"], state.deal.seats)) == 0, "items sum to zero")


def some_rules(game: Game, rng: Random) -> HouseRules:
    """Return those of a preset, or random ones, for any number of dummies that the game knows."""
    preset = rng.choice(game.presets) if rng.random() < PRESETS else None
    rules = random_rules(game, rng) if preset is None else game.house_rules(**preset.values)
    values = {spec.id: getattr(rules, spec.id) for spec in specs(game.house_rules)}
    tables = [spec for spec in specs(game.house_rules) if spec.id == "table_mode"]
    return game.house_rules(**values | {spec.id: rng.choice(spec.values) for spec in tables})


def session(game: Game, deals: int, rng: Random) -> Iterator[None]:
    """Play some deals with the same random rules, fewer where the session ends; yield before each."""
    rules = some_rules(game, rng)
    follow = SessionCheck()
    coming = first_of_session(game, rules, rng)
    for _ in range(deals):
        yield
        coming = one_deal(game, rules, coming, follow, rng)
        if coming.over:
            return


def one_deal(game: Game, rules: HouseRules, coming: Succession, follow: SessionCheck, rng: Random) -> Succession:
    """Play and check a deal; return how the session goes on."""
    conductor = Conductor(game.start(deal_at_random(game, rules, coming, rng)))
    player, shyness = player_named("random"), rng.choice(SHYNESS)
    look(game, conductor.state, rng)
    while (asked := conductor.next_question()) is not None:
        demand(asked[1].choices, "who is asked has a choice")
        passing = next((choice for choice in asked[1].choices if isinstance(choice, Pass)), None)
        move = passing if passing and rng.random() < shyness else player.choose(asked[1], rng)
        conductor.answer(move)
        if move is not None:
            look(game, conductor.state, rng)
    state = conductor.state
    demand(state.outcome is not None, "a deal that is over has an outcome")
    assert state.outcome is not None
    settle(state, state.outcome, game, rules)
    replay = check_record(read_record(line(record_as_json(state))))
    demand(replay.state == state, "the record replays to the same state")
    follow.follow(replay)
    return game.succession(state.deal, state.outcome)


def soak(games: Sequence[Game], deals: int, seed: int) -> int:
    """Play so many deals, spread over the games; return how many sessions showed a fault."""
    faults, done, shown = 0, 0, time.monotonic()
    for number in itertools.count():
        if done >= deals:
            break
        game = games[number % len(games)]
        name = f"{seed}/{game.id}/{number * SESSION}"
        try:
            for _ in session(game, min(SESSION, deals - done), Random(name)):
                done += 1
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is what we look for
            faults += 1
            report(game, name, error)
        if time.monotonic() - shown > _PROGRESS_SECONDS and sys.stderr.isatty():
            shown = time.monotonic()
            sys.stderr.write(f"{done} deals, {faults} faults\n")
    sys.stdout.write(f"{done} deals, {faults} faults\n")
    return faults


def report(game: Game, name: str, error: Exception) -> None:
    """Say what was found and with which rules, so that it can be repeated."""
    rules = some_rules(game, Random(name))
    options = " ".join(
        f"{spec.id}={to_text(getattr(rules, spec.id))}"
        for spec in specs(type(rules))
        if getattr(rules, spec.id) != spec.default
    )
    sys.stdout.write(f"{type(error).__name__}: {error}\n  session {name!r}, options {options}\n")


def main(arguments: Sequence[str]) -> int:
    """Read the command line and soak."""
    parser = argparse.ArgumentParser(description="Play very many random deals and check what must always hold.")
    parser.add_argument("--deals", type=positive_number, default=100_000, help="how many, over all games (100000)")
    parser.add_argument("--game", choices=[each.id for each in descriptions()], help="only this one")
    parser.add_argument("--seed", type=int, default=0, help="another one plays other deals (0)")
    options = parser.parse_args(arguments)
    games = [game_named(options.game)] if options.game else all_games()
    return int(soak(games, options.deals, options.seed) > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
