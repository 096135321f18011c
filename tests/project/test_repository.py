# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Habits of the whole repository that no checker knows."""

import ast
import importlib.util
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import run

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = {".ci", ".github", "docs", "i18n", "kartenspiel", "packaging", "resources", "tests"}
FILES = {".gitignore", ".pre-commit-config.yaml", "CHANGELOG.md", "LICENSE", "README.md", "pyproject.toml"}
LONGEST_FUNCTION = 60
LONGEST_CLASS = 400
LONGEST_TESTS = 600


def _tracked() -> list[Path]:
    """Every file of the repository, as git knows them."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()]


def _sources() -> list[Path]:
    return [file for file in _tracked() if file.suffix == ".py"]


def test_the_top_level_stays_as_small_as_it_is() -> None:
    parts = {file.relative_to(ROOT).parts for file in _tracked()}
    assert {path[0] for path in parts if len(path) > 1} <= FOLDERS
    assert {path[0] for path in parts if len(path) == 1} <= FILES


def test_no_file_knows_where_somebody_keeps_the_checkout() -> None:
    someones = re.compile(r"(?<![\w.}/])/(?:home|opt|root|tmp|Users|work)/|\b[A-Z]:\\Users\\")
    here = Path(__file__)
    texts = [file for file in _tracked() if file.suffix in {".py", ".md", ".toml", ".ts", ".svg", ".json", ".jsonl"}]
    assert [file for file in texts if file != here and someones.search(file.read_text(encoding="utf-8"))] == []


def test_compiled_translations_are_not_committed() -> None:
    assert [file for file in _tracked() if file.suffix == ".qm"] == []


@cache
def _defined() -> list[tuple[Path, bool, str, int]]:
    """File, whether it is a class, name and number of lines of every function and class."""
    return [
        (file, isinstance(node, ast.ClassDef), node.name, (node.end_lineno or 0) - node.lineno + 1)
        for file in _sources()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    ]


def test_no_function_is_too_long_to_see_at_once() -> None:
    lengths = [(name, file.name, lines) for file, is_class, name, lines in _defined() if not is_class]
    assert len(lengths) > 5000
    assert [each for each in lengths if each[-1] > LONGEST_FUNCTION] == []


def test_no_class_does_more_than_one_can_keep_in_mind() -> None:
    """House rules of a game, a field for each, may be as many as its players have thought of."""
    declared = set((ROOT / "kartenspiel/games").glob("*/rules.py"))
    lengths = {
        f"{file.name}: {name}": lines for file, is_class, name, lines in _defined() if is_class and file not in declared
    }
    assert len(lengths) > 500
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_CLASS} == {}


def test_no_file_of_tests_is_about_more_than_one_thing_by_its_length() -> None:
    tests = [file for file in _sources() if file.is_relative_to(ROOT / "tests")]
    lengths = {file.name: file.read_text(encoding="utf-8").count("\n") for file in tests}
    assert [name for name, lines in lengths.items() if lines > LONGEST_TESTS] == []


def test_no_test_skips_itself() -> None:
    """What does not apply is not asked: `tests/facts.py` says which games have what a test is about."""
    skips = re.compile(r"\bpytest\.(?:skip|importorskip)\(|\bmark\.skip")
    tests = [file for file in _sources() if file.is_relative_to(ROOT / "tests") and file != Path(__file__)]
    assert skips.search("pytest.skip(reason)")
    assert [file.name for file in tests if skips.search(file.read_text(encoding="utf-8"))] == []


def test_what_a_class_leaves_to_others_is_abstract_so_that_it_is_missed_before_it_is_asked_for() -> None:
    program = [file for file in _sources() if file.is_relative_to(ROOT / "kartenspiel")]
    assert [file.name for file in program if "NotImplementedError" in file.read_text(encoding="utf-8")] == []


def test_no_docstring_is_a_piece_of_a_sentence() -> None:
    pieces = re.compile(r'^\s*"""\s*…|…\s*"""$', re.MULTILINE)
    assert pieces.search('x = 1\n"""… and more."""\n')
    assert pieces.search('def f():\n    """Less, …\n    """\n')
    assert [file.name for file in _sources() if pieces.search(file.read_text(encoding="utf-8"))] == []


def test_code_that_serves_every_game_names_none() -> None:
    games = [path.stem for path in (ROOT / "kartenspiel/games").iterdir() if path.stem[0].isalpha()]
    names = re.compile("|".join(games), re.IGNORECASE)
    folders = ("games", "players/games", "players/tendencies", "players/learned/weights")
    theirs = tuple(ROOT / "kartenspiel" / path for path in folders)
    generic = [file for file in _sources() if file.is_relative_to(ROOT / "kartenspiel")]
    generic = [file for file in generic if not any(file.is_relative_to(folder) for folder in theirs)]
    assert games
    assert [file.name for file in generic if names.search(file.read_text(encoding="utf-8"))] == []


def test_messages_show_values_as_the_program_writes_them_not_as_python_does() -> None:
    found = [
        (file.name, node.lineno)
        for file in _sources()
        if file.is_relative_to(ROOT / "kartenspiel")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FormattedValue) and node.conversion == ord("r")
    ]
    assert found == []


def test_the_folder_packaging_does_not_hide_the_package_of_that_name() -> None:
    where = "import packaging.version; print(packaging.version.__file__)"
    found = subprocess.run([sys.executable, "-c", where], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not Path(found.stdout.strip()).is_relative_to(ROOT / "packaging")
    spec = importlib.util.find_spec("packaging")
    assert spec is not None
    assert spec.origin is not None


def _commands() -> dict[str, list[str]]:
    """What the README's fenced blocks give as commands, by the comment at the end of the line."""
    blocks = re.findall(
        r"^```\w*\n(.*?)^```$", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    marked = [line.rpartition("# ") for block in blocks for line in block.splitlines() if "# " in line]
    commands: dict[str, list[str]] = {}
    for command, _, comment in marked:
        commands.setdefault(comment, []).append(command.strip())
    return commands


def test_the_readme_has_one_command_to_play_and_one_to_test() -> None:
    assert _commands() == {"play": ["python3 packaging/run.py play"], "test": ["python3 packaging/run.py test"]}


def test_the_server_runs_the_test_command_of_the_readme() -> None:
    script = (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()
    assert script[-1] == f"exec {_commands()['test'][0]}"


@pytest.mark.parametrize("arguments", [[], ["dance"]])
def test_the_commands_explain_themselves(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(arguments) == 2
    assert capsys.readouterr().err.startswith("usage: run.py play")


def test_links_between_the_pages_lead_somewhere() -> None:
    pages = [file for file in _tracked() if file.suffix == ".md"]
    links = [(page, link) for page in pages for link in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))]
    assert len(links) > len(pages)
    broken = [(page.name, link) for page, link in links if "://" not in link and not (page.parent / link).exists()]
    assert broken == []
