# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Classes and their bases: what a class adds to a method stands in a method of its own, and `State` stays small."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from kartenspiel.model.game import Game, State

ROOT = Path(__file__).parents[2]
Bases = dict[str, set[str]]


def _last_name(node: ast.expr) -> str:
    """Return the last name of what a base or the owner of a method is written as: ``C`` of ``module.C[T]``."""
    return ast.unparse(node).split("[", maxsplit=1)[0].rsplit(".", maxsplit=1)[-1]


def _classes(trees: list[ast.Module]) -> Bases:
    """Return for each class, by its name, the names of its bases."""
    found: Bases = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).update(map(_last_name, node.bases))
    return found


def _all_bases(name: str, bases: Bases) -> set[str]:
    """Return the names of the bases of a class, and of theirs."""
    found: set[str] = set()
    left = [name]
    while left:
        new = bases.get(left.pop(), set()) - found
        found |= new
        left += new
    return found


def _calls_by_base(tree: ast.Module, bases: Bases) -> Iterator[str]:
    """Yield the calls of a method of a base class by the name of that class: ``Base.method(self, …)``."""
    for owner in ast.walk(tree):
        if isinstance(owner, ast.ClassDef):
            for node in ast.walk(owner):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                    on_self = isinstance(node.args[0], ast.Name) and node.args[0].id in ("self", "cls")
                    if on_self and _last_name(node.func.value) in _all_bases(owner.name, bases):
                        yield f"{owner.name}, line {node.lineno}: {ast.unparse(node.func)}"


def test_no_base_class_is_called_by_its_name() -> None:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "kartenspiel").rglob("*.py")}
    bases = _classes(list(trees.values()))
    found = [
        f"{path.relative_to(ROOT)}, {call}" for path, tree in trees.items() for call in _calls_by_base(tree, bases)
    ]
    assert not found, "write a method that a subclass adds to, or use super() where the class has no slots: " + str(
        found
    )


def test_such_a_call_is_found_through_a_module_and_over_two_levels() -> None:
    tree = ast.parse(
        "class A: ...\nclass B(m.A[T]): ...\nclass C(B):\n"
        " def f(self):\n  return m.A.f(self, 1), B.make(1), D.f(self)\n"
    )
    assert list(_calls_by_base(tree, _classes([tree]))) == ["C, line 5: m.A.f"]


@pytest.mark.parametrize(("kind", "most"), [(Game, 28), (State, 24)])
def test_what_every_game_must_know_stays_small(kind: type, most: int) -> None:
    """Count public methods, properties and fields that the class itself defines."""
    names = {name for name in (*vars(kind), *kind.__annotations__) if not name.startswith("_")}
    assert len(names) <= most, sorted(names)
