# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The clauses that the program cites."""

import ast
import re
from pathlib import Path

import rules_pages

ROOT = Path(__file__).resolve().parents[2]


def cited_clauses(game: str) -> list[str]:
    """Return the clauses that stand in the code of a game: those of its texts, refusals and score sheets."""
    letter = min(rules_pages.clauses_of(game).stated)[0]
    clause = re.compile(rf"{letter}E?[0-9]+[a-z]?")
    found: set[str] = set()
    for folder in ("games", "players/games"):
        for file in (ROOT / "kartenspiel" / folder).rglob("*.py"):
            if game in file.relative_to(ROOT).with_suffix("").parts:
                nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
                words = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
                found.update(word for word in words if clause.fullmatch(word))
    return sorted(found)
