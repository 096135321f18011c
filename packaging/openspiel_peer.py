# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Plays OpenSpiel's tarok at random, for `openspiel.py`; it needs OpenSpiel and nothing of ours.

It writes the names of what it measures.  For each line read, a name and seconds, it does that work for so long, of the
time of the processor, and writes how often it did it in a second.
"""

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

CONTRACTS = {"klop": 1, "three, king called": 2, "two, king called": 3}
"""The numbers by which forehand bids them."""
TALON_CARDS = {2: 3, 3: 2}
"""So many cards are taken and laid away in a contract; in klop none."""
AT_ONCE = 5000
"""So many play-outs are asked of C++ at once."""
CHANCE = random.Random(1)


def finish(state: Any) -> int:  # noqa: ANN401 - OpenSpiel has no types
    """Play a deal at random to its end, card by card, and have it counted; return 1, for one deal."""
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(CHANCE.random() * len(legal))])
    state.returns()
    return 1


def before_the_first_card(game: Any, contract: int) -> Any:  # noqa: ANN401 - as above
    """Return a deal in which forehand plays a contract: the others pass, and the first that is allowed is called."""
    state = game.new_initial_state()
    state.apply_action(0)
    while state.current_player() != 0:
        state.apply_action(0)
    state.apply_action(contract)
    if contract in TALON_CARDS:
        state.apply_action(state.legal_actions()[0])  # a king
        state.apply_action(0)  # a part of the talon
        for _ in range(TALON_CARDS[contract]):
            state.apply_action(state.legal_actions()[0])
    return state


def works() -> dict[str, Callable[[], int]]:
    """Return what is measured, by name."""
    spiel = importlib.import_module("pyspiel")
    game = spiel.load_game("tarok", {"players": 4})
    found: dict[str, Callable[[], int]] = {}

    def inside(start: Any) -> int:  # noqa: ANN401 - as above
        evaluator = spiel.RandomRolloutEvaluator(AT_ONCE, CHANCE.randrange(1 << 30))
        spiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, CHANCE.randrange(1 << 30), False).mcts_search(start)  # noqa: FBT003 - OpenSpiel's
        return AT_ONCE

    for name, contract in CONTRACTS.items():
        start = before_the_first_card(game, contract)
        found[f"{name}, card by card"] = lambda start=start: finish(start.clone())  # type: ignore[misc]
        found[f"{name}, inside C++"] = lambda start=start: inside(start)  # type: ignore[misc]
    return found


def main() -> None:
    """Say what can be measured, and measure what is asked for."""
    known = works()
    print(json.dumps(list(known)), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        done, begun = 0, time.process_time()
        while (taken := time.process_time() - begun) < seconds:
            done += known[name]()
        print(json.dumps(done / taken), flush=True)


if __name__ == "__main__":
    main()
