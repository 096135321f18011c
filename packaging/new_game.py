# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Adds a game to the program that can be played at once: `new_game.py ID "Title"`.

It begins as one of the small games with which the tests try out how a game is added (`tests/new_game`), under a name of
its own: package, judgement, rules pages, list of clauses, German words, examples and baseline.  All tests of every game
hold for it.  What of it is still to be written is told at the end, and in `docs/new-game.md`.
"""

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the program of this checkout and no other

import translations
from kartenspiel.games import descriptions
from kartenspiel.model.quoting import quote

ROOT: Final = Path(__file__).resolve().parent.parent
PATTERNS: Final = ROOT / "tests/new_game"
CLAUSES: Final = ROOT / "tests/data/clauses"
KINDS: Final = {
    "plain_tricks": "three players, each for himself; every trick is paid",
    "costly_hearts": "four players, who sits opposite plays together; cards in tricks cost",
}
"""The games that one can begin with, and what they are."""
LETTERS: Final = "ABEFGIJKLMNOPQRUVWXYZ"
"""With which clauses can begin: not those of suits and tarocks, for H9 is a card."""
PLACES_APART: Final = 10
"""Games stand so far from each other in lists that others find room between them."""

STILL_TO_BE_WRITTEN: Final = (
    ("kartenspiel/games/{id}/__init__.py", "what lists of games say of it, and its place among them"),
    ("kartenspiel/games/{id}/rules.py", "house rules and presets"),
    ("kartenspiel/games/{id}/play.py", "cards, players, and how the cards are played"),
    ("kartenspiel/games/{id}/settlement.py", "what is paid, and the score sheet"),
    ("kartenspiel/games/{id}/words.py", "what is said and asked at the table"),
    ("kartenspiel/games/{id}/game.py", "dealing, what a card is, and all that differs from other games"),
    ("kartenspiel/players/games/{id}.py", "what is at stake for computer players"),
    ("i18n/rules/{id}.*.md", "the rules, in every language"),
    ("tests/data/clauses/{id}.toml", "the clauses of its specification"),
    ("tests/data/games/{id}.toml", "what its cards count together"),
    ("tests/data/examples/{id}*.jsonl", "worked examples instead of random deals"),
    ("tests/games/test_{id}_*.py", "tests of its rules, named by the clauses"),
)
"""Files of a new game, and what belongs into them instead of what stands there or, for the last, is missing."""


class NewGameError(Exception):
    """A game cannot be added so; the message says why and what is possible."""


@dataclass(frozen=True, slots=True)
class Names:
    """What a game is called, in code and to people."""

    id: str
    title: str
    german: str
    letter: str
    """The letter of its clauses."""
    place: int
    """Where it stands in lists."""

    @property
    def type(self) -> str:
        """The name of its class, with which those of its other types begin."""
        return "".join(part.capitalize() for part in self.id.split("_"))

    def instead_of(self, pattern: "Names", text: str) -> str:
        """Return a text about the pattern as one about this game."""
        text = text.replace(pattern.type, self.type).replace(pattern.id, self.id)
        for theirs, own in ((pattern.title, self.title), (pattern.german, self.german)):
            text = re.sub(rf"\b{theirs}\b", lambda _, own=own: own, text, flags=re.IGNORECASE)  # type: ignore[misc]
        text = re.sub(rf"\b{pattern.letter}(E?[0-9]+[a-z]?)\b", rf"{self.letter}\1", text)
        return text.replace(f"place={pattern.place},", f"place={self.place},")


def pattern(kind: str) -> Names:
    """Return the names of a game that one can begin with."""
    clauses = tomllib.loads((PATTERNS / f"clauses/{kind}.toml").read_text(encoding="utf-8"))["clauses"]
    title = kind.replace("_", " ").capitalize()
    told = (PATTERNS / f"games/{kind}/__init__.py").read_text(encoding="utf-8")
    return Names(kind, title, german_words(kind)[title], clauses[0][0], int(told.partition("place=")[2].split(",")[0]))


def german_words(kind: str) -> Mapping[str, str]:
    """Return the German of the texts of a game that one can begin with."""
    words: Mapping[str, str] = tomllib.loads((PATTERNS / "words.de.toml").read_text(encoding="utf-8"))[kind]
    return words


def letters_taken() -> dict[str, str]:
    """Return the letters with which clauses begin, each with the id of its game."""
    found = {}
    for file in sorted(CLAUSES.glob("*.toml")):
        for clause in tomllib.loads(file.read_text(encoding="utf-8"))["clauses"][:1]:
            found[clause[0]] = file.stem
    return found


def names_of(game: str, title: str, german: str, letter: str) -> Names:
    """Return the names of a new game; raises `NewGameError` where they are taken or cannot be names."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", game):
        raise NewGameError(f"ID: {quote(game)} must be small letters, digits and single underlines: russian_whist")
    if any(game == each.id for each in descriptions()):
        raise NewGameError(f"ID: there is a game {quote(game)} already")
    if not title or any(sign in title for sign in '"\\{}'):
        raise NewGameError(f"TITLE: {quote(title)} must be words without quotes and braces")
    taken = letters_taken()
    free = [each for each in (*game.upper(), *LETTERS) if each in LETTERS and each not in taken]
    if letter and letter not in free:
        raise NewGameError(f"--letter: {quote(letter)} must be one of {' '.join(sorted({*free}))}")
    place = max(each.place for each in descriptions()) + PLACES_APART
    return Names(game, title, german or title, letter or free[0], place)


def files_of(game: Names, kind: Names) -> Iterator[tuple[Path, str]]:
    """Yield the files with which a game begins, each with its text."""
    places = {
        f"games/{kind.id}": f"kartenspiel/games/{game.id}",
        f"judgements/{kind.id}.py": f"kartenspiel/players/games/{game.id}.py",
        f"clauses/{kind.id}.toml": f"tests/data/clauses/{game.id}.toml",
        f"facts/{kind.id}.toml": f"tests/data/games/{game.id}.toml",
        **{
            f"pages/{page.name}": f"i18n/rules/{game.id}.{page.name.split('.', 1)[1]}"
            for page in sorted((PATTERNS / "pages").glob(f"{kind.id}.*.md"))
        },
    }
    for source, target in places.items():
        files = sorted((PATTERNS / source).glob("*.py")) if (PATTERNS / source).is_dir() else [PATTERNS / source]
        for file in files:
            to = ROOT / target / file.name if len(files) > 1 else ROOT / target
            yield to, game.instead_of(kind, file.read_text(encoding="utf-8"))


def translate(game: Names, kind: Names) -> None:
    """Bring the texts of the game into the translations, and give them the German they had."""
    translations.refresh(ROOT / "i18n")
    file = ROOT / "i18n/kartenspiel_de.ts"
    before, context, after = file.read_text(encoding="utf-8").partition(f"<name>games.{game.id}</name>")
    own, end, others = after.partition("</context>")
    for source, german in german_words(kind.id).items():
        words = [escape(game.instead_of(kind, text), {'"': "&quot;", "'": "&apos;"}) for text in (source, german)]
        untold = rf'(<source>{re.escape(words[0])}</source>\s*)<translation type="unfinished">.*?</translation>'
        own = re.sub(untold, lambda found, to=words[1]: f"{found[1]}<translation>{to}</translation>", own)  # type: ignore[misc]
    file.write_text(before + context + own + end + others, encoding="utf-8")
    translations.compile_stale(ROOT / "i18n", ROOT / "i18n")


def add(game: Names, kind: Names) -> None:
    """Write all files of a game."""
    written = []
    for file, text in files_of(game, kind):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        written.append(file)
    code = [file for file in written if file.suffix == ".py"]
    _run("ruff", "check", "--quiet", "--select", "I", "--fix", *code)  # other names are sorted in other places
    _run("ruff", "format", "--quiet", *code)
    translate(game, kind)
    for script in ("examples.py", "baseline.py"):
        subprocess.check_call([sys.executable, ROOT / "tests" / script, "--write", game.id])


def _run(tool: str, *arguments: object) -> None:
    subprocess.check_call([sys.executable, "-m", tool, *map(str, arguments)])


def main(arguments: Sequence[str] | None = None) -> int:
    """Obey the command line; return 1 where the game cannot be added."""
    parser = argparse.ArgumentParser(
        description="Add a game that can be played, and tell what of it is still to be written.",
        epilog="; ".join(f"{kind}: {told}" for kind, told in KINDS.items()),
    )
    parser.add_argument("id", metavar="ID", help="by which records and the command line know it: russian_whist")
    parser.add_argument("title", metavar="TITLE", help="what it is called")
    parser.add_argument("--german", default="", metavar="TITLE", help="what it is called in German, if not the same")
    parser.add_argument("--letter", default="", help="with which its clauses begin, as in P1; else one that is free")
    parser.add_argument("--like", choices=KINDS, default=next(iter(KINDS)), help="the game that it begins as")
    chosen = parser.parse_args(arguments)
    try:
        game = names_of(chosen.id, chosen.title, chosen.german, chosen.letter)
    except NewGameError as error:
        print(error, file=sys.stderr)
        return 1
    add(game, pattern(chosen.like))
    print(f"{game.title} can be played; its clauses are {game.letter}1 and so on. Still to be written:")
    for file, what in STILL_TO_BE_WRITTEN:
        print(f"  {file.format(id=game.id):<42} {what}")
    print("docs/new-game.md goes through them kind by kind.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
