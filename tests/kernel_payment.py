# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Endings paid by the settlement, and beside it in the kernel, which must pay each seat the same.

``python -m tests.kernel_payment [GAME …] [--endings N]`` plays at least so many endings of each game at random, in turn
with the rules of each of its presets, alone and with random options changed; some stop after an earlier trick.  It
tells where settlement and kernel differ, and as a digest what the endings are worth to players: the same whether the
kernel is compiled or not.
"""

import argparse
import hashlib
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from kartenspiel.games import all_games
from kartenspiel.model.cardplay.pack import places_of
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.game import Game
from kartenspiel.model.quoting import quote
from kartenspiel.model.seats import Seat
from kartenspiel.players.games import judgements
from kartenspiel.players.kernel.arrays import HOW, RECORD_ROOM, numbers
from kartenspiel.players.kernel.card_play import Position, position_of
from kartenspiel.players.kernel.payment import Payer, payer_of
from kartenspiel.players.rollout import Rollout
from tests.kernel_play import rule_sets
from tests.soak import SHYNESS
from tests.walks import shy_step, start_with, walk

MOMENTS = 3
"""From so many moments of a deal it is played on."""
ENDINGS = 4
"""So often from each of them."""
CUT_SHORT = 0.2
"""How often play may stop before the last trick, each time one is finished."""


class Comparison:
    """Endings of one game, paid by the settlement and in the kernel."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.rng = game, Random(seed)
        self.endings = 0
        self.contracts: Counter[str] = Counter()
        self.differences: list[str] = []
        self.worths = hashlib.sha256()

    def pay(self, endings: int) -> None:
        """Play deals until so many endings have been paid."""
        rules = rule_sets(self.game, self.rng)
        while self.endings < endings:
            walked = walk(start_with(self.game, next(rules), self.rng), self.rng, shy_step(self.rng.choice(SHYNESS)))
            moments = [state for state in walked if isinstance(state, CardPlay) and state.turn is not None]
            for state in self.rng.sample(moments, min(MOMENTS, len(moments))):
                for table in self._endings(state):
                    self._look(state, table)

    def _endings(self, state: CardPlay) -> Iterator[Position]:
        """Play on at random."""
        for _ in range(ENDINGS):
            table = position_of(state, state.turn or 0)
            cut_short = self.rng.random() < CUT_SHORT
            while table.left:
                table.lay(self.rng.choice([*places_of(table.legal())]))
                if cut_short and not table.trick and self.rng.random() < CUT_SHORT:
                    break
            yield table

    def _look(self, state: CardPlay, table: Position) -> None:
        """Pay an ending in both ways, and say what it is worth to somebody."""
        outcome, payoff = state.settle(table.ending), state.payoff
        assert payoff is not None, self.game.id
        self.contracts[outcome.contract] += 1
        self.compare(table, payer_of(payoff), outcome.payments)
        player = self.rng.choice([seat for seat in range(state.deal.seats) if seat not in state.deal.dummies])
        valuer = Rollout(judgements()[self.game.id], self.rng, Seat(player)).valuer(state)
        assert valuer is not None, self.game.id
        self.worths.update(valuer.value(table).hex().encode())

    def compare(self, table: Position, payer: Payer, payments: Sequence[int]) -> None:
        """Compare what the kernel pays with these payments."""
        self.endings += 1
        if paid(table, payer) != payments:
            self.differences.append(f"{self.game.id}: {table.tricks} {table.winners} {payments}")


def paid(table: Position, payer: Payer) -> tuple[int, ...]:
    """Return what the kernel pays where play ends so at a table."""
    record = numbers([0] * RECORD_ROOM)
    table.record(record)
    return payer.payments(record)


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, and tell what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    games = {game.id: game for game in all_games()}
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"all if none is named: {' '.join(games)}")
    parser.add_argument("--endings", type=int, default=2_000, metavar="N", help="at least so many of each game")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    options = parser.parse_args(arguments)
    if unknown := [name for name in options.games if name not in games]:
        parser.error(f"no game {quote(unknown[0])}; games: {' '.join(games)}")
    differ = False
    for name in options.games or games:
        comparison = Comparison(games[name], options.seed)
        comparison.pay(options.endings)
        found, digest = len(comparison.differences), comparison.worths.hexdigest()[:16]
        contracts = ", ".join(f"{count} {contract}" for contract, count in comparison.contracts.most_common())
        told = f"{name}: {comparison.endings} endings, {found} differ, {digest}, {HOW} ({contracts})"
        sys.stdout.write("\n".join([told, *comparison.differences[:3], ""]))
        differ = differ or found > 0
    return int(differ)


if __name__ == "__main__":
    sys.exit(main())
