# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Makes the examples of a new game.

    python tests/examples.py GAME            # for a game that has none yet
    python tests/examples.py --write GAME    # makes them anew: a rule is meant to change

They are random deals, finished ones and unfinished ones with the moves that are legal then; each house rule that is on
or off is played both ways.  What a specification gives as examples, or somebody has reckoned by hand, proves more: it
replaces them line by line.
"""

import argparse
import io
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kartenspiel.controller.checking import moves_in_stream
from kartenspiel.controller.record import line
from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, specs
from tests.controller.dealt import EXAMPLES, Json, records
from tests.walks import random_rules

COUNT: Final = 5
"""So many finished and so many unfinished ones."""


def finished(game: Game) -> Iterator[Json]:
    """Yield records of finished deals, each with its house rules (`rule_sets`)."""
    for seed, rules in enumerate(rule_sets(game), start=1):
        (record,) = records(game, 1, seed, rules=rules)
        yield record | {"program": f"example {seed}", "session": seed}  # of a session of its own


def rule_sets(game: Game) -> list[HouseRules]:
    """Return the usual rules and random ones; what is on or off is somewhere what it usually is not."""
    rng = Random(f"examples of {game.id}")
    usual, *others = game.house_rules(), *(random_rules(game, rng) for _ in range(COUNT - 1))
    flags = {spec.id: not spec.default for spec in specs(game.house_rules) if spec.type == "bool" and spec.open}
    for number, (flag, other) in enumerate(flags.items()):
        if any(getattr(rules, flag) is other for rules in others):
            continue
        for place in sorted(range(len(others)), key=lambda place: (place - number) % len(others)):
            kept = {spec.id: getattr(others[place], spec.id) for spec in specs(game.house_rules)}
            changed = game.house_rules(**kept | {flag: other})
            if changed.conflict() is None:
                others[place] = changed
                break
    return [usual, *others]


def unfinished(game: Game) -> Iterator[Json]:
    """Yield the same deals cut off in the middle, with all legal moves there."""
    rng = Random(f"unfinished examples of {game.id}")
    for record in finished(game):
        cut = {key: value for key, value in record.items() if key != "result"}
        cut["moves"] = cut["moves"][: rng.randrange(len(cut["moves"]))]
        ((_, moves),) = moves_in_stream(io.BytesIO(line(cut)))
        yield cut | {"expect_moves": moves}


def file_of(game: Game, kind: str = "") -> Path:
    """Return where the examples of a game lie; `kind` is ``.unfinished`` for those."""
    return EXAMPLES / f"{game.id}{kind}.jsonl"


def write(game: Game) -> None:
    """Write both files."""
    for kind, made in (("", finished(game)), (".unfinished", unfinished(game))):
        lines = [json.dumps(record, ensure_ascii=False) for record in made]
        file_of(game, kind).write_text("\n".join([*lines, ""]), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Obey the command line; return 1 for a game whose examples would be lost."""
    games = {game.id: game for game in all_games()}
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=games)
    parser.add_argument("--write", action="store_true", help="make those anew that are there")
    options = parser.parse_args(arguments)
    game = games[options.game]
    if file_of(game).exists() and not options.write:
        sys.stderr.write(f"{file_of(game)} is there already; --write makes it anew\n")
        return 1
    write(game)
    return 0


if __name__ == "__main__":
    sys.exit(main())
