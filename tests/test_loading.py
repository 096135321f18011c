# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The start loads what the first table needs, and nothing else."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kept_session
from kartenspiel.controller.settings import Settings
from kartenspiel.games import descriptions

ROOT = Path(__file__).resolve().parents[1]
AFTER_THE_FIRST_TABLE = {
    "kartenspiel.ui.dialogs.file_choice",
    "kartenspiel.ui.dialogs.naming",
    "kartenspiel.ui.window.sessions_page",
    "kartenspiel.ui.sheet.deal_review",
    "kartenspiel.ui.sheet.score_sheet",
    "kartenspiel.model.lesson",
    "kartenspiel.ui.rulebook.page",
    "kartenspiel.ui.rulebook.panel",
    "kartenspiel.ui.sheet.account_plot",
    "kartenspiel.controller.codes.deal_code",
    "kartenspiel.controller.codes.evening_code",
    "kartenspiel.controller.codes.here",
    "kartenspiel.controller.codes.result_code",
    "kartenspiel.controller.codes.rules_code",
    "jinja2",
    "markdown_it",
}
PLAYERS = {
    "kartenspiel.players.levels",
    "kartenspiel.players.rollout",
    "kartenspiel.players.games",
    "kartenspiel.players.imagination",
    "kartenspiel.players.kernel",
}
MOST_MODULES = 267
"""So many of the program's own modules are loaded at most before there is a table; each costs time at every start."""
OPEN_A_TABLE = """
import json, linecache, sys
from kartenspiel import app

def look(window):
    from PySide6.QtCore import QTimer
    loaded = [name for name in sys.modules if name.startswith(("kartenspiel", "jinja2", "markdown_it"))]
    print(json.dumps({"loaded": loaded, "read": [*linecache.cache]}), flush=True)
    QTimer.singleShot(0, window.close)

sys.exit(app.main(visit=look))
"""


@pytest.fixture(scope="module", params=["first start", "table"])
def start(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What has been loaded, and which sources have been read, when the program has opened its first page."""
    home = tmp_path_factory.mktemp("home")
    if request.param == "table":  # then no page asks what one wants
        kept_session.keep(Settings(), home)
    ran = subprocess.run(
        [sys.executable, "-c", OPEN_A_TABLE],
        cwd=ROOT,
        env=os.environ | {"KARTENSPIEL_HOME": str(home)},
        capture_output=True,
        text=True,
        check=True,
    )
    said: dict[str, list[str]] = json.loads(ran.stdout.splitlines()[-1])
    return said


def test_a_start_loads_the_rules_of_one_game_and_no_player(start: dict[str, list[str]]) -> None:
    loaded = set(start["loaded"])
    first, *others = (f"kartenspiel.games.{description.id}" for description in descriptions())
    assert not Settings().last_game
    assert {first, f"{first}.game"} <= loaded
    assert not {f"{other}.game" for other in others} & loaded
    assert not AFTER_THE_FIRST_TABLE & loaded
    assert not PLAYERS & loaded


def test_a_start_loads_no_more_modules_of_the_program_than_it_does_today(start: dict[str, list[str]]) -> None:
    own = [name for name in start["loaded"] if name.startswith("kartenspiel")]
    assert len(own) <= MOST_MODULES, "load what was added when it is first used"


@pytest.mark.parametrize("name", sorted(AFTER_THE_FIRST_TABLE | PLAYERS))
def test_what_must_not_be_loaded_exists(name: str) -> None:
    assert importlib.util.find_spec(name) is not None


def test_a_start_reads_no_source_of_the_program(start: dict[str, list[str]]) -> None:
    assert "kartenspiel.ui.window.main_window" in start["loaded"]
    assert not [path for path in start["read"] if Path(path).is_relative_to(ROOT / "kartenspiel")]
