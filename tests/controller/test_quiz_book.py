# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How somebody does in the quiz: counted, kept in a file, and not lost with a damaged file or a full disk."""

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

import pytest

from kartenspiel.controller.quiz.book import QuizBook, QuizCount, QuizFile, QuizPlace, as_json, from_json
from kartenspiel.controller.quiz.question import QuizKind
from kartenspiel.model.text import Text, english

TODAY: Final = date(2026, 11, 27)
OUT: Final = QuizPlace(TODAY, "graden", QuizKind.OUT)
LEAD: Final = QuizPlace(date(2026, 10, 2), "koenigrufen", QuizKind.LEAD)


def book() -> QuizBook:
    found = QuizBook().after(LEAD, right=True).after(LEAD, right=False)
    return found.after_of_day(OUT, 0, right=True).after_of_day(OUT, 1, right=False)


def file_in(folder: Path, *, writable: bool = True) -> tuple[QuizFile, list[Text]]:
    told: list[Text] = []
    return QuizFile(folder, told.append, writable=writable), told


def test_answers_are_counted_by_kind_game_and_time() -> None:
    assert book().by_kind() == {QuizKind.OUT: QuizCount(2, 1), QuizKind.LEAD: QuizCount(2, 1)}
    assert list(book().by_kind()) == [QuizKind.OUT, QuizKind.LEAD]
    assert book().by_kind("graden") == {QuizKind.OUT: QuizCount(2, 1)}
    assert book().by_kind(since=date(2026, 11, 1)) == {QuizKind.OUT: QuizCount(2, 1)}
    assert book().by_month() == {(2026, 11): QuizCount(2, 1), (2026, 10): QuizCount(2, 1)}
    assert list(book().by_month()) == [(2026, 11), (2026, 10)]
    assert book().games == ("koenigrufen", "graden")


def test_a_question_of_a_day_counts_once_however_often_it_is_answered() -> None:
    again = book().after_of_day(OUT, 0, right=True).after_of_day(OUT, 1, right=True)
    assert again == book()
    assert again.days == {(TODAY, "graden"): (True, False)}
    assert again.after_of_day(OUT, 2, right=True).days == {(TODAY, "graden"): (True, False, True)}


def test_a_book_is_read_as_it_was_written(tmp_path: Path) -> None:
    file, told = file_in(tmp_path)
    assert file.read() == QuizBook()
    assert file.keep(book())
    again, _ = file_in(tmp_path)
    assert again.read() == book()
    assert not told
    assert from_json(json.loads(json.dumps(as_json(book())))) == book()


DAMAGES: Final[dict[str, Callable[[str], str]]] = {
    "cut off": lambda text: text[: len(text) // 2],
    "empty": lambda _text: "",
    "no day": lambda text: text.replace("2026-10-02", "2026-13-02"),
    "a kind that there is not": lambda text: text.replace('"lead"', '"gone"'),
    "more right than asked": lambda text: text.replace('"right": 1', '"right": 3').replace('"right":1', '"right":3'),
    "none asked": lambda text: text.replace('"asked": 2', '"asked": 0').replace('"asked":2', '"asked":0'),
    "an answer neither right nor wrong": lambda text: text.replace("true", "1"),
    "no list": lambda text: text.replace("[", "{").replace("]", "}"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_told_and_kept_under_another_name(tmp_path: Path, damage: str) -> None:
    file, _ = file_in(tmp_path)
    file.keep(book())
    path = tmp_path / "quiz.json"
    spoilt = DAMAGES[damage](path.read_text(encoding="utf-8"))
    assert spoilt != path.read_text(encoding="utf-8")
    path.write_text(spoilt, encoding="utf-8")
    again, told = file_in(tmp_path)
    assert again.read() == QuizBook()
    assert len(told) == 1
    assert "damaged" in english(told[0])
    assert (tmp_path / "quiz.json.damaged-1").read_text(encoding="utf-8") == spoilt
    assert again.keep(book())
    assert file_in(tmp_path)[0].read() == book()


def test_the_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file, _ = file_in(tmp_path)
    file.keep(book())
    path = tmp_path / "quiz.json"
    newer = path.read_text(encoding="utf-8").replace("kartenspiel.quiz/1", "kartenspiel.quiz/2")
    path.write_text(newer, encoding="utf-8")
    again, told = file_in(tmp_path)
    assert again.read() == QuizBook()
    assert len(told) == 1
    assert again.keep(book())
    assert path.read_text(encoding="utf-8") == newer
    assert (tmp_path / "quiz-1.json").exists()


def test_a_disk_that_fails_is_told_once_and_that_it_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, told = file_in(tmp_path)
    file.keep(QuizBook().after(LEAD, right=True))
    before = (tmp_path / "quiz.json").read_bytes()

    def full(*_args: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("kartenspiel.controller.files.write_whole", full)
        assert not file.keep(book())
        assert not file.keep(book())
    assert (tmp_path / "quiz.json").read_bytes() == before
    assert file.keep(book())
    said = [english(each) for each in told]
    assert len(said) == 2
    assert said[0].startswith("How you do in the quiz cannot be saved in ")
    assert "No space left on device" in said[0]
    assert said[1] == "How you do in the quiz is saved again."


def test_a_second_program_looks_at_the_file_and_changes_nothing(tmp_path: Path) -> None:
    file_in(tmp_path)[0].keep(book())
    second, told = file_in(tmp_path, writable=False)
    assert second.read() == book()
    (tmp_path / "quiz.json").write_text("{", encoding="utf-8")
    assert second.read() == QuizBook()
    assert not told
    assert [each.name for each in tmp_path.iterdir()] == ["quiz.json"]
