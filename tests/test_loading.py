# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The start loads what the first table needs, and nothing else."""

import json
import subprocess
import sys
from pathlib import Path

from kartenspiel.controller.settings import Settings
from kartenspiel.games import descriptions

ROOT = Path(__file__).resolve().parents[1]
AFTER_THE_FIRST_TABLE = {
    "kartenspiel.ui.dialogs.file_choice",
    "kartenspiel.ui.dialogs.leaving",
    "kartenspiel.ui.sheet.deal_review",
    "kartenspiel.ui.sheet.score_sheet",
    "kartenspiel.model.lesson",
    "kartenspiel.ui.rulebook.page",
    "kartenspiel.ui.rulebook.panel",
    "kartenspiel.ui.widgets.account_plot",
    "jinja2",
    "markdown_it",
}
OPEN_A_TABLE = """
import json, sys
from pathlib import Path
from random import Random
from PySide6.QtWidgets import QApplication
from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.controller.workers import ProcessThinker
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.words.language import Interpreter
from kartenspiel.ui.window.main_window import MainWindow
application = QApplication([])
store = Store(Path(sys.argv[1]))
window = MainWindow(store, Keeper(store), Interpreter(), Table(store, ProcessThinker(), Random()))
window.open_table()
print(json.dumps([name for name in sys.modules if name.startswith(("kartenspiel", "jinja2", "markdown_it"))]))
sys.stdout.flush()
window.close()
"""


def test_a_first_start_loads_the_rules_of_one_game_and_no_player(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", OPEN_A_TABLE, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = set(json.loads(ran.stdout.splitlines()[-1]))
    first, *others = (f"kartenspiel.games.{description.id}" for description in descriptions())
    assert not Settings().last_game
    assert {first, f"{first}.game"} <= loaded
    assert not {f"{other}.game" for other in others} & loaded
    assert not AFTER_THE_FIRST_TABLE & loaded
    assert not {"kartenspiel.players.levels", "kartenspiel.players.rollout", "kartenspiel.players.games"} & loaded
