# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The self-test misses what it takes away; that it passes where nothing is missing, the test of the wheel shows."""

import os
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QLibraryInfo
from pytestqt.qtbot import QtBot

from kartenspiel import cli, selftest, shipped
from kartenspiel.controller.plans import form_of
from kartenspiel.controller.session import new_session
from kartenspiel.controller.sheets import LANGUAGES
from kartenspiel.controller.workers import Chance, InlineThinker, ThinkingError
from kartenspiel.games import all_games
from kartenspiel.model.cards import card
from kartenspiel.paths import resource, translations
from kartenspiel.players.base import LEVELS
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question
from kartenspiel.selftest import deals, parts, pictures, rules, words
from kartenspiel.shipped import Contents

QT_WORDS = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))


class _Elsewhere(InlineThinker):
    """Thinks here and says that it does so in another process."""

    pid: int | None = 1


class _Failing(_Elsewhere):
    pid = os.getpid()

    def think(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        promise: Future[Opinion] = Future()
        promise.set_exception(ThinkingError("nobody is there"))
        return promise


Play = Callable[[type[_Elsewhere]], list[str]]


@pytest.fixture
def play(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Play one deal with somebody who thinks, and return what was wrong."""
    del qtbot
    plan = deals.plans(all_games()[:1])[0]
    people = tuple(each if each.level is None else replace(each, level="random") for each in plan.people)

    def play(thinker: type[_Elsewhere]) -> list[str]:
        monkeypatch.setattr(deals, "ProcessThinker", thinker)
        return list(deals.play([replace(plan, people=people)], tmp_path, 1))

    return play


def test_a_deal_that_is_played_and_replayed_is_no_fault(play: Play) -> None:
    assert play(_Elsewhere) == []


def test_missing_players_a_missing_process_and_bad_records_are_faults(play: Play, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "history.jsonl").write_text('{"format": "none"}\n', encoding="utf-8")
    *missing, alone, bad, count = play(_Failing)
    assert missing
    assert all("nobody is there" in fault for fault in missing)
    assert alone == "computer players think in no process of their own"
    assert bad.startswith("history.jsonl:1: ")
    assert count == "2 records of 1 deals"


def test_a_table_that_stands_still_is_given_up(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "PATIENCE_S", -1.0)
    assert play(_Elsewhere)[0] == f"{all_games()[0].id}: nothing happens any more"


def test_a_fault_names_the_form_of_a_game_that_has_several(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qtbot
    plan = next(plan for plan in deals.plans(all_games()) if form_of(plan.game, plan.rules) is not None)
    form = plan.game.description.forms[0]
    monkeypatch.setattr(deals, "ProcessThinker", _Elsewhere)
    monkeypatch.setattr(deals, "PATIENCE_S", -1.0)
    assert next(deals.play([plan], tmp_path, 1)) == f"{plan.game.id}, {form.id}: nothing happens any more"


def test_the_first_fault_tells_the_seed_of_the_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def play(wanted: object, folder: Path, seed: int) -> Iterator[str]:
        del wanted, folder
        seeds.append(seed)
        yield from ("one", "two")

    monkeypatch.setattr(deals, "play", play)
    found = [fault for _ in range(2) for fault in deals.faults_of_deals(tmp_path)]
    assert found == [f"one (deals of seed {seeds[0]})", "two", f"one (deals of seed {seeds[1]})", "two"]
    assert seeds[0] != seeds[1]


def test_missing_and_damaged_pages_of_rules_are_faults(tmp_path: Path) -> None:
    shutil.copytree(translations() / "rules", tmp_path / "rules")
    (tmp_path / "rules" / "graden.de.md").unlink()
    (tmp_path / "rules" / "anrufen.en.md").write_text("# {{ nothing }}\n", encoding="utf-8")
    shutil.copy(translations() / "glossary.en.toml", tmp_path)
    found = list(rules.faults_of_pages(tmp_path))
    assert [fault.partition(":")[0] for fault in found] == ["anrufen.en.md", "graden.de.md", "glossary.de.toml"]


def test_the_rules_and_lessons_of_every_game_are_whole(tmp_path: Path) -> None:
    assert list(rules.faults_of_rules(tmp_path)) == []


def test_every_game_is_played_in_every_form() -> None:
    found = deals.plans(all_games())
    for game in all_games():
        played = [plan for plan in found if plan.game is game]
        assert played[0].rules == game.house_rules()
        forms = [form_of(game, plan.rules) for plan in played]
        assert all(form in forms for form in game.description.forms)
        for plan in played:
            new_session(game, plan.rules, plan.people, Random(1))  # so many people can sit there
    levels = {person.level for plan in found for person in plan.people}
    assert levels >= set(LEVELS)


def test_a_picture_that_is_missing_or_damaged_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = {"german": [card("HA")], "french": [card("SK"), card("SQ")], "tarock": [card("T21")]}
    monkeypatch.setattr(pictures, "CARDS", few)
    art = tmp_path / "cards"
    shutil.copytree(resource("cards"), art)
    (art / "german/HA.svg").unlink()
    (art / "french/SK.svg").write_text("<svg", encoding="utf-8")
    (art / "backs/sun_tarock.svg").unlink()
    (art / "glyphs/D.svg").unlink()  # the German letter of a queen
    assert sorted(pictures.faults_of_art(art)) == [
        "french/SK.svg is missing or damaged",
        "german/HA.svg is missing or damaged",
        "glyphs/D.svg is missing",
        "tarock/sun_tarock.svg is missing or damaged",
    ]


def test_a_translation_that_is_missing_is_named(tmp_path: Path) -> None:
    assert list(words.faults_of_translations(translations(), QT_WORDS)) == []
    assert len(list(words.faults_of_translations(tmp_path, QT_WORDS))) == len(LANGUAGES)
    assert list(words.faults_of_translations(translations(), tmp_path)) == [
        f"qtbase_de.qm cannot be read in {tmp_path}"
    ]


def test_a_module_that_is_missing_is_named() -> None:
    assert list(parts.faults_of_modules(("kartenspiel.cli", "kartenspiel.native_part"))) == [
        "kartenspiel.native_part cannot be loaded: No module named 'kartenspiel.native_part'"
    ]


def test_a_package_misses_a_file_that_it_was_given(tmp_path: Path) -> None:
    contents = Contents(("kartenspiel.cli",), ("program/a.qm", "Qt/b.so"))
    package = tmp_path / "program"
    package.mkdir()
    (package / shipped.LIST).write_text(contents.written(), encoding="utf-8")
    (package / "a.qm").touch()
    assert shipped.read(package) == contents
    assert shipped.missing_files(contents, package) == ["Qt/b.so"]
    (package / shipped.LIST).write_text("{}", encoding="utf-8")
    with pytest.raises(ValueError, match="damaged"):
        shipped.read(package)


def test_checks_are_told_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    def break_down(_folder: Path) -> Iterator[str]:
        yield "first"
        raise OSError("second")

    assert selftest.run({"one": lambda _folder: iter(()), "two": break_down}) == 1
    assert capsys.readouterr().out == "one: passed\ntwo: FAILED\n    first\n    OSError: second\n"
    assert selftest.run({"one": lambda _folder: iter(())}) == 0


def test_the_command_ends_with_the_status_of_the_test() -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--selftest"], test=lambda: 3)
    assert ended.value.code == 3
