# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Wherever something is said of each pack it is said of all of them, and whoever adds one is told where."""

from collections.abc import Collection, Iterator
from importlib import import_module
from pathlib import Path
from typing import get_args

from kartenspiel.model.game import Pictures

ROOT = Path(__file__).parents[2]
ALL: tuple[str, ...] = get_args(Pictures)
SOME = {("controller/plans.py", "_EXCHANGEABLE")}
"""The packs that can stand in for each other."""


def tables() -> Iterator[tuple[str, str, Collection[object]]]:
    """Yield file, name and content of everything in a module that lists packs."""
    for path in sorted((ROOT / "kartenspiel").rglob("*.py")):
        source, file = path.read_text(encoding="utf-8"), path.relative_to(ROOT / "kartenspiel")
        if sum(f'"{pack}"' in source for pack in ALL) > 1:
            module = import_module(".".join(("kartenspiel", *file.with_suffix("").parts)))
            for name, value in vars(module).items():
                if isinstance(value, dict | tuple | set) and len(value) > 1 and all(each in ALL for each in value):
                    yield file.as_posix(), name, value


def test_what_is_said_of_each_pack_is_said_of_all() -> None:
    lacking = {(file, name) for file, name, table in tables() if set(table) != set(ALL)}
    assert lacking == SOME


def test_the_steps_to_a_new_pack_name_every_file_that_lists_packs() -> None:
    text = (ROOT / "docs/cards.md").read_text(encoding="utf-8")
    steps = text[text.index("## A new pack") :]
    files = {file for file, _, _ in tables()}
    assert {"ui/cards/heads.py", "ui/window/game_facts.py"} <= files
    assert [file for file in sorted(files) if f"`{file}`" not in steps] == []
