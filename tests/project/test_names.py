# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A name of a type means one thing, wherever it is read."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

CODE = Path(__file__).parents[2] / "kartenspiel"
PER_GAME = ("games", "players/games")
"""Folders with one package for each game, in which a name may recur: it means the same part of another game."""


def _types(tree: ast.Module) -> Iterator[str]:
    """Yield the names of classes, and those that are given to types written out (``Hand = tuple[Card, ...]``)."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript | ast.BinOp | ast.Name):
            yield from (name.id for name in node.targets if isinstance(name, ast.Name) and _is_type(name.id))


def _is_type(name: str) -> bool:
    return name.lstrip("_")[:1].isupper() and not name.isupper()


def _owner(file: Path) -> tuple[str, str]:
    """Return whose a name in a file is: the folder of a game in which others may say the same, or the file itself."""
    path = file.relative_to(CODE)
    for folder in PER_GAME:
        if path.is_relative_to(folder) and len(path.relative_to(folder).parts) > 1:
            return folder, path.relative_to(folder).parts[0]
    return "", path.as_posix()


def _meanings(code: Path) -> dict[str, list[tuple[str, str]]]:
    found: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for file in sorted(code.rglob("*.py")):
        for name in _types(ast.parse(file.read_text(encoding="utf-8"))):
            found[name].append(_owner(file))
    return found


def _are_one(owners: list[tuple[str, str]]) -> bool:
    """Whether all that a name stands for is the same part of different games, or one thing."""
    kinds = {folder for folder, _ in owners}
    return len(owners) == 1 or (len(owners) == len(set(owners)) and len(kinds) == 1 and kinds != {""})


def test_no_name_of_a_type_has_two_meanings() -> None:
    meanings = _meanings(CODE)
    assert len(meanings) > 500
    assert {name: owners for name, owners in meanings.items() if not _are_one(owners)} == {}
