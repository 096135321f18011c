# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What comes from outside is shown sign by sign: nothing in a name is markup, a template, a key, or turns a line."""

import json
import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from kartenspiel.controller.names import LONGEST_NAME, NAMELESS, good_name
from kartenspiel.games import all_games
from kartenspiel.ui.dialogs.deal_files import OpenDialog
from kartenspiel.ui.dialogs.rules_page import SUFFIX
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.widgets import plain
from tests.controller.dealt import examples
from tests.ui.conftest import Start
from tests.ui.program import Program
from tests.ui.reading import Said, said_by

NAMES = (
    '<img src="file:///etc/hostname">',
    "<b>Resi</b>",
    "<a href='https://x'>Poldl</a>",
    "&lt;i&gt; &Mizzi",
    "\u202eizziM\u202c",
    "two\nlines\x00\x1b[31m",
    "\ud800half",
    "\u200b\ufeff",
    "\u05d3\u05d5\u05d3",
    "{0} %1 %n {name} {Wien} Regeln",
    "x" * 100_000,
    "../../etc/passwd",
)
"""Markup, entities, keys, directions of reading, control characters, half a character, nothing to be seen, templates,
without end, ways out of a folder."""
TURNING = re.compile("[\x00-\x1f\u200b\u202a-\u202e\u2066\u2067\ufeff\ud800-\udfff]")
SOURCES = Path(plain.__file__).parent


@pytest.fixture(params=[NAMES[start : start + 4] for start in range(0, len(NAMES), 4)], ids=["one", "two", "three"])
def names(request: pytest.FixtureRequest) -> tuple[str, ...]:
    names: tuple[str, ...] = request.param
    return names


def read_all(names: tuple[str, ...], *more: QWidget) -> list[Said]:
    """Read all windows; fail where a text acts or a name is not shown as it is; return the texts with names."""
    shown = [good_name(name) or NAMELESS for name in names]
    found = []
    for said in (said for widget in (*QApplication.topLevelWidgets(), *more) for said in said_by(widget)):
        ours = "Linked" in said.where
        assert not TURNING.search(said.text.replace("\n", "")), said
        if any(name in said.seen for name in shown if name != NAMELESS):
            found.append(said)
            assert not ours, said
            assert not said.mangled, said
        assert ours or not said.rich or said.where.startswith("tooltip"), said
        assert not re.search(r"<(img|b|a)\b", said.text) or not said.rich, said
    return found


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path) -> list[str]:
    """Choose this file wherever one is asked for; the names that were proposed are added to the list returned."""
    proposed: list[str] = []

    def ask(_parent: object, _title: str, name: str, _filter: str) -> tuple[str, str]:
        proposed.append(name)
        return str(path), ""

    for kind in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, kind, staticmethod(ask))
    return proposed


def test_names_in_a_record_are_shown_as_they_are(
    start: Start, tmp_path: Path, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = json.loads(examples(all_games()[0]).read_text(encoding="utf-8").splitlines()[0])
    record["players"] = [{"name": name, "level": "random" if seat else None} for seat, name in enumerate(names)]
    path = tmp_path / "<b>&deal.jsonl"
    path.write_text(json.dumps(record) + "\n", encoding="utf-8")
    choose_file(monkeypatch, path)
    program = start()
    dialog = program.dialog("open", OpenDialog)
    assert read_all(names, dialog)
    dialog.accept()
    program.play()
    written = path.read_bytes()
    assert read_all(names)
    people = program.table.players
    assert [person.name for person in people] == [
        good_name(name) or usual for name, usual in zip(names, ("Guest", "Resi", "Poldl", "Mizzi"), strict=True)
    ]
    program.trigger("save")
    program.dialog("new", SessionDialog).reject()
    read_all(names)
    assert json.loads(path.read_bytes())["players"][0]["name"] == people[0].name
    assert written == (json.dumps(record) + "\n").encode()


def test_names_in_the_file_of_a_session_are_shown_as_they_are(
    start: Start, tmp_path: Path, names: tuple[str, ...]
) -> None:
    program = start()
    program.question()
    program.kill()
    (file,) = (tmp_path / "data/sessions").glob("*.json")
    body = json.loads(file.read_bytes())
    for person, name in zip(body["session"]["persons"], names, strict=True):
        person["name"] = name
    file.write_text(json.dumps(body), encoding="utf-8")
    again = start()
    assert not again.page.messages.bars or "damaged" not in "".join(again.page.messages.texts())
    read_all(names)
    again.play()
    assert len(read_all(names)) > len(names)
    assert all(len(person.name) <= LONGEST_NAME for person in again.table.players)


def own_rules(start: Start, home: Path, names: tuple[str, ...], values: object) -> Program:
    """Start with rules under these names in the settings file."""
    games = {all_games()[0].id: {"own_presets": dict.fromkeys(names, values)}}
    (home / "config").mkdir()
    written = json.dumps({"format": "kartenspiel.settings/1", "games": games})
    (home / "config/settings.json").write_text(written, encoding="utf-8")
    return start()


def test_names_of_house_rules_are_shown_as_they_are_and_can_be_chosen_and_deleted(
    start: Start, tmp_path: Path, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = all_games()[0]
    program = own_rules(start, tmp_path, names, {"session_deals": 5})
    program.trigger("games")
    assert read_all(names)
    dialog = program.dialog("new", SessionDialog)
    proposed = choose_file(monkeypatch, tmp_path / "rules.json")
    for _ in names:
        dialog.presets.setCurrentIndex(len(game.presets))
        dialog.rules.actions_by_name["export"].trigger()
        dialog.rules.actions_by_name["forget"].trigger()
        dialog.rules.actions_by_name["import"].trigger()
        assert read_all(names, dialog)
    saved = [Path(name) for name in proposed if name.endswith(SUFFIX)]
    assert len(saved) == len(names)
    assert {path.parent for path in saved} <= {Path.home(), tmp_path}
    dialog.accept()
    read_all(names)
    dialog = program.dialog("new", SessionDialog)
    for _ in names:
        dialog.presets.setCurrentIndex(len(game.presets))
        dialog.rules.actions_by_name["forget"].trigger()
    assert dialog.presets.count() == len(game.presets)
    assert program.keeper.settings.game(game.id).own_presets == {}


def test_house_rules_that_are_no_longer_understood_can_be_deleted(
    start: Start, tmp_path: Path, names: tuple[str, ...]
) -> None:
    game = all_games()[0]
    program = own_rules(start, tmp_path, names, {"<b>no such option</b>": 1})
    dialog = program.dialog("new", SessionDialog)
    assert dialog.presets.count() == len(game.presets)
    for left in range(len(names), 0, -1):
        dialog.rules.list_broken()
        assert len(dialog.rules.broken) == left
        read_all(names, dialog)
        dialog.rules.broken[0].trigger()
    assert program.keeper.settings.game(game.id).own_presets == {}


def test_a_file_that_is_refused_is_quoted_and_obeyed_in_nothing(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "<b>&\u202erules.json"
    options = {"<img src=x>\u202e\n": 1}
    form = {"format": "kartenspiel.house-rules/1", "game": all_games()[0].id, "name": "Ours", "options": options}
    path.write_text(json.dumps(form), encoding="utf-8")
    choose_file(monkeypatch, path)
    program = start()
    dialog = program.dialog("new", SessionDialog)
    dialog.rules.actions_by_name["import"].trigger()
    assert "<img src=x>" in dialog.rules.messages.texts()[0]
    assert read_all(("<img src=x>", "<b>&"), dialog)
    dialog.reject()
    program.trigger("open")
    assert "<b>&" in program.page.messages.texts()[0]
    assert read_all(("<b>&",))


def test_a_tooltip_shows_every_sign_of_a_text() -> None:
    for text in ("<b>Resi</b>", "&lt;b>", "plain", "a < b & c"):
        shown = plain.tip_of(text)
        assert Said("", shown, rich=shown != text).seen == text


@pytest.mark.parametrize("file", sorted(SOURCES.glob("*.py")), ids=lambda file: file.stem)
def test_labels_and_tooltips_are_made_in_one_place(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    if file != Path(plain.__file__):
        assert not re.search(r"\b(QLabel\(|QMessageBox\(|QGraphicsTextItem|\(QLabel\)|setHtml|insertHtml)", source)
    if file.stem not in {
        "tips",
        "plates",
        "slips",
        "rules_page",
        "menus",
        "figure_table",
    }:  # of widgets; others have actions and items
        assert "setToolTip" not in source
    safe = r"tip_of\(|QCoreApplication\.translate\(|words_of\(_[A-Z_]+\)"
    assert not re.search(rf"\.setToolTip\((?!{safe})", source)
