# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Makes the examples of a new game: `python tests/examples.py GAME`, for a game that has none yet.

They are random deals, finished ones and unfinished ones with the moves that are legal then.  What a specification gives
as examples, or somebody has reckoned by hand, proves more: it replaces them line by line.
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
from tests.controller.dealt import EXAMPLES, Json, records
from tests.walks import random_rules

COUNT: Final = 5
"""So many finished and so many unfinished ones."""


def finished(game: Game) -> Iterator[Json]:
    """Yield records of finished deals, the first with the usual rules and the others with random ones."""
    rng = Random(f"examples of {game.id}")
    for seed in range(1, COUNT + 1):
        (record,) = records(game, 1, seed, rules=random_rules(game, rng) if seed > 1 else None)
        yield record | {"program": f"example {seed}", "session": seed}  # of a session of its own


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
    """Obey the command line; return 1 for a game that has examples."""
    games = {game.id: game for game in all_games()}
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=games)
    game = games[parser.parse_args(arguments).game]
    if file_of(game).exists():
        sys.stderr.write(f"{file_of(game)} is there already\n")
        return 1
    write(game)
    return 0


if __name__ == "__main__":
    sys.exit(main())
