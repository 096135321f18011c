# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The pages for people who carry the work on speak of code that exists."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs").glob("*.md"))
QUOTED = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
CLASS = re.compile(r"[A-Z][a-z]\w*")
MEMBER = re.compile(r"\w+\.[a-z_]\w*")
FILE = re.compile(r"[\w./-]+\.(?:py|md|toml|ts|spec)")
ENDINGS = {"exe", "py", "md", "toml", "ts", "spec", "json", "jsonl", "qm", "stamp"}


@cache
def _names() -> dict[str, set[str]]:
    """Every class and module of the code, with what stands in it."""
    names: defaultdict[str, set[str]] = defaultdict(set)
    for folder in ("kartenspiel", "packaging", "tests", "resources/drawing"):
        for file in (ROOT / folder).rglob("*.py"):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
            bodies = [(file.stem, tree.body), *((each.name, each.body) for each in classes)]
            for name, body in bodies:
                names[name] |= {part for statement in body for part in _named(statement)}
    return names


def _named(statement: ast.stmt) -> list[str]:
    match statement:
        case ast.FunctionDef() | ast.ClassDef():
            return [statement.name]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Assign(targets=targets):
            return [target.id for target in targets if isinstance(target, ast.Name)]
    return []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_quotes_from_the_code_is_there(page: Path) -> None:
    quoted = set(QUOTED.findall(page.read_text(encoding="utf-8")))
    names = _names()
    known = {*names, *(part for parts in names.values() for part in parts)}
    classes = {word for word in quoted if CLASS.fullmatch(word)}
    assert sorted(classes - known - {"None"}) == []
    members = {word for word in quoted if MEMBER.fullmatch(word) and word.rpartition(".")[2] not in ENDINGS}
    assert sorted(word for word in members if word.split(".")[1] not in names.get(word.split(".")[0], ())) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_files_that_a_page_names_are_there(page: Path) -> None:
    files = {word for word in QUOTED.findall(page.read_text(encoding="utf-8")) if FILE.fullmatch(word)}
    existing = [
        file.as_posix()
        for folder in ROOT.iterdir()
        if not folder.name.startswith(".")
        for file in (folder.rglob("*") if folder.is_dir() else [folder])
    ]
    assert sorted(name for name in files if not any(file.endswith(f"/{name}") for file in existing)) == []


def test_what_everybody_must_read_is_short() -> None:
    words = (ROOT / "docs/development.md").read_text(encoding="utf-8").split()
    assert 2000 < len(words) < 4500


def test_every_page_is_led_to_from_the_handbook_and_every_link_leads_to_a_page() -> None:
    linked = {
        page.name: set(re.findall(r"\]\((?:docs/)?([\w-]+\.md)(?:#[\w-]+)?\)", page.read_text(encoding="utf-8")))
        for page in [*PAGES, ROOT / "README.md"]
    }
    names = {page.name for page in PAGES}
    assert names <= linked["development.md"] | {"development.md"}
    lost = {name: links - names - {"CHANGELOG.md", "README.md"} for name, links in linked.items()}
    assert {name: links for name, links in lost.items() if links} == {}
