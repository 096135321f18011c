# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Plays a whole deal over the accessibility bus: hears what a screen reader hears, and presses keys.

``python -m tests.blind_walk [--game ID …] [--language de|en …] [--aloud]`` opens the program itself, as on a first
start, on a screen and a bus of its own, and begins the game by keys.  Computer players are those of a first start; only
the speed of the cards is another.
"""

import argparse
import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

from PySide6.QtCore import QCoreApplication

from kartenspiel.controller.store import Store
from kartenspiel.games import all_games, game_named
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.words.language import Interpreter
from kartenspiel.ui.words.phrases import words_of
from tests.e2e.blind.bus import BusSenses, MissingError, bus_and_screen, program
from tests.e2e.blind.player import BlindPlayer, DeafError

LANGUAGES = ("de", "en")


def walk(game: str, language: str, *, aloud: bool) -> str:
    """Play a deal of a game in a language, and return what came of it in a line."""
    with tempfile.TemporaryDirectory(prefix="blind-walk-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        _prepare(folder, language)
        senses, begun = BusSenses(), monotonic()
        with program(folder, language) as running:
            senses.listen(patiently=True)  # until the window has come
            player = BlindPlayer(senses, language, Random(f"{game}/{language}"))
            try:
                player.begin(words_of(game_named(game).title))
                player.play_deal()
            except DeafError as error:
                if (code := running.poll()) is not None:
                    raise RuntimeError(f"the program has ended by itself, with {code}") from error
                raise
            finally:
                if aloud:
                    print(*_told(player), sep="\n", flush=True)  # noqa: T201
    ended = player.announced[-1]
    return f"{len(player.heard)} sounds in {monotonic() - begun:.0f} s; at the end: {ended}"


def fault_told(error: Exception) -> str:
    """Return what went wrong: what was not heard, or for any other fault its kind and the place in the sources too."""
    if isinstance(error, DeafError):
        return str(error)
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(place.filename).name}:{place.lineno}: {error}"


def _told(player: BlindPlayer) -> Iterator[str]:
    return (f"    {each.source.value}: {each.words}" for each in player.heard)


def _prepare(folder: Path, language: str) -> None:
    """Have cards that lie at once, and a language, in the files of a program that has never been opened."""
    store = Store(folder / "data" / "kartenspiel")
    Keeper(store).change(language=language, animation="instant", trick_seconds=0.1, talon_seconds=0.1)
    store.close()


def main() -> int:
    """Walk through the games that are named, or all of them, and tell of each whether it could be played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="+", choices=[each.id for each in all_games()])
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--aloud", action="store_true", help="print everything that is heard")
    chosen = parser.parse_args()
    failed = 0
    try:
        with bus_and_screen():
            application = QCoreApplication(sys.argv[:1])
            interpreter = Interpreter()
            for game in chosen.game or [each.id for each in all_games()]:
                for language in chosen.language:
                    interpreter.speak(language)
                    try:
                        told = walk(game, language, aloud=chosen.aloud)
                    except Exception as error:  # noqa: BLE001 - the other walks are gone on, and this one is told of
                        told, failed = f"FAILED: {fault_told(error)}", failed + 1
                    print(f"{game} {language}: {told}", flush=True)  # noqa: T201
            del application
    except MissingError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
