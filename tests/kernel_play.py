# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Random moves by the rules, and beside them in the kernel, which must allow the same cards and give tricks alike.

``python -m tests.kernel_play [GAME …] [--moves N]`` plays at least so many cards of each game, in turn with the rules
of each of its presets, alone and with random options changed.  It tells where rules and kernel differ, and as a digest
what the heuristic thinks of cards and how it plays on: the same whether the kernel is compiled or not.
"""

import argparse
import hashlib
import itertools
import sys
from collections.abc import Iterable, Iterator, Sequence
from random import Random

from kartenspiel.games import all_games
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import Play
from kartenspiel.model.options import HouseRules, from_json, specs
from kartenspiel.model.quoting import quote
from kartenspiel.model.seats import Seat
from kartenspiel.players.games import judgements
from kartenspiel.players.heuristic import Heuristic
from kartenspiel.players.kernel.arrays import HOW
from kartenspiel.players.kernel.card_play import Position, position_of
from kartenspiel.players.layouts import lay_out
from tests.open_table import Seen, seen_of
from tests.walks import random_value, start_with, walk

CHANGED = 0.2
"""How often an option is changed where options are."""
JUDGED = 0.1
"""How often the heuristic is asked what it thinks."""


def rule_sets(game: Game, rng: Random) -> Iterator[HouseRules]:
    """Yield without end the rules of each preset, and the same with random options changed."""
    for preset in itertools.cycle(game.presets):
        rules = from_json(game.house_rules, preset.values)
        yield rules
        yield changed_rules(rules, rng)


def changed_rules(rules: HouseRules, rng: Random) -> HouseRules:
    """Return rules of which a few options are others, and which can be played."""
    while True:
        values = {
            spec.id: random_value(spec, rng) if rng.random() < CHANGED else getattr(rules, spec.id)
            for spec in specs(type(rules))
        }
        changed = type(rules)(**values)
        if changed.conflict() is None:
            return changed


class Comparison:
    """Deals of one game, played by the rules and in the kernel."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.rng = game, Random(seed)
        self.moves = 0
        self.differences: list[str] = []
        self.thoughts = hashlib.sha256()

    def play(self, moves: int) -> None:
        """Play deals until so many cards have been played."""
        rules = rule_sets(self.game, self.rng)
        while self.moves < moves:
            self.look(walk(start_with(self.game, next(rules), self.rng), self.rng))

    def look(self, states: Iterable[State]) -> None:
        """Compare each state of a deal in which a card is to be played."""
        table: Position | None = None
        for state in states:
            plays = () if state.turn is None else state.moves(state.turn)
            open_plays = [play for play in plays if isinstance(play, Play)]
            if not open_plays or not isinstance(state, CardPlay):
                continue
            seat = open_plays[0].seat
            table = position_of(state, seat) if table is None else _played_on(table, state)
            allowed = state.pack.bits_of(play.card for play in open_plays)
            self.compare(state, table, position_of(state, seat), seat, allowed)
            if self.rng.random() < JUDGED:
                self._judge(state, seat)

    def compare(self, state: CardPlay, table: Position, fresh: Position, seat: int, allowed: int) -> None:
        """Compare what the rules know with a table that was played on from the first card, and with one laid out."""
        self.moves += 1
        wanted = Seen(
            seat,
            [state.pack.bits_of(hand) for hand in state.hands],
            [*state.winners],
            [*Ending.of(state.pack, state.tricks, state.winners).tricks],
            [(play.seat, state.pack.place(play.card)) for play in state.trick],
        )
        # a table played on does not know what was said meanwhile, and so not which cards are bound
        if fresh.legal() != allowed or not all(agree(each, fresh, wanted) for each in (table, fresh)):
            self.differences.append(f"{self.game.id}: {state.deal.rules} {state.log}")

    def _judge(self, state: CardPlay, seat: int) -> None:
        heuristic, table = lay_out(judgements()[self.game.id], state, Seat(seat))
        self.thoughts.update(repr(judged(heuristic, table, self.moves)).encode())


def agree(table: Position, fresh: Position, wanted: Seen) -> bool:
    """Whether a table shows what is wanted, and has the trick held as one just laid out."""
    held = not table.trick or (table.held, table.top, table.high) == (fresh.held, fresh.top, fresh.high)
    return held and seen_of(table) == wanted


def judged(heuristic: Heuristic, table: Position, seed: int) -> tuple[object, ...]:
    """Return what the heuristic thinks of the cards to be played, what comes by chance, and how it plays on."""
    thought = heuristic.worths(table, table.legal())
    by_chance = table.random_play_outs(2, seed)
    assert sum(by_chance) * table.rules.seats == 2 * (table.left.bit_count() + len(table.trick))
    return thought, by_chance, heuristic.play_out(table), table.winners


def _played_on(table: Position, state: CardPlay) -> Position:
    """Play on in the kernel what has been played by the rules since."""
    played = [play for trick in (*state.tricks, state.trick) for play in trick]
    for play in played[sum(map(len, table.tricks)) + len(table.trick) :]:
        table.lay(state.pack.place(play.card))
    return table


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, and tell what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    games = {game.id: game for game in all_games()}
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"all if none is named: {' '.join(games)}")
    parser.add_argument("--moves", type=int, default=10_000, metavar="N", help="at least so many cards of each game")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    options = parser.parse_args(arguments)
    if unknown := [name for name in options.games if name not in games]:
        parser.error(f"no game {quote(unknown[0])}; games: {' '.join(games)}")
    differ = False
    for name in options.games or games:
        comparison = Comparison(games[name], options.seed)
        comparison.play(options.moves)
        found, digest = len(comparison.differences), comparison.thoughts.hexdigest()[:16]
        told = "\n".join(
            [f"{name}: {comparison.moves} cards, {found} differ, {digest}, {HOW}", *comparison.differences[:3]]
        )
        sys.stdout.write(f"{told}\n")
        differ = differ or found > 0
    return int(differ)


if __name__ == "__main__":
    sys.exit(main())
