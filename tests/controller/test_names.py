# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Names from outside: one limit and one cleaning for every way in."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenspiel.controller import session as sessions
from kartenspiel.controller import settings as preferences
from kartenspiel.controller.files import write_chosen
from kartenspiel.controller.names import LONGEST_NAME, NAMELESS, file_name, good_name, on_one_line, other_name
from kartenspiel.controller.session import Person, new_session
from kartenspiel.games import all_games
from kartenspiel.model.quoting import clip
from kartenspiel.ui.dialogs.rules_page import SUFFIX

ODD = st.text(st.characters(exclude_categories=()), max_size=60)
ENDLESS = "x" * 100_000


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Daheim\n", "Daheim"),
        ("two\nlines", "two lines"),
        ("\x00", ""),
        ("a\x00\x1b[31mb", "a[31mb"),
        ("\u202eizziM\u202c", "izziM"),
        ("\u200b\ufeff", ""),
        ("\ud800half", "half"),
        (ENDLESS, "x" * LONGEST_NAME),
        ("<b>Žofie</b> & {Wien} %1", "<b>Žofie</b> & {Wien} %1"),
    ],
)
def test_a_name_stands_on_one_line_and_all_of_it_is_seen(name: str, kept: str) -> None:
    assert good_name(name) == kept
    assert Person(name).name == (kept or NAMELESS)


@given(ODD)
def test_a_good_name_is_short_can_be_written_and_stays_as_it_is(name: str) -> None:
    good = good_name(name)
    assert len(good) <= LONGEST_NAME
    assert good.isprintable()
    assert good.encode().decode() == good == good_name(good)


@given(st.lists(ODD, max_size=6))
def test_two_names_that_look_alike_are_told_apart_and_stay_so(names: list[str]) -> None:
    for _ in range(2):
        found: dict[str, None] = {}
        for name in names:
            found[other_name(name, found)] = None
        assert len(found) == len(names)
        assert all(0 < len(name) <= LONGEST_NAME for name in found)
        names = list(found)


@given(ODD)
def test_a_file_gets_a_name_in_the_folder_it_was_meant_for(name: str) -> None:
    safe = file_name(name)
    assert safe
    assert safe.encode().isascii() or safe.isprintable()
    assert not set(safe) & set("\\/:\0")
    assert safe not in {".", ".."}


@pytest.mark.parametrize("name", ["规" * 100, "é" * 300, "x" * 300], ids=["Chinese", "accented", "ASCII"])
def test_a_file_with_a_long_name_can_be_written(name: str, tmp_path: Path) -> None:
    path = tmp_path / (file_name(name) + SUFFIX)
    write_chosen(path, b"rules")
    assert path.read_bytes() == b"rules"


@pytest.mark.parametrize("name", ["CON", "nul", "Com1", "LPT9", "com²", "aux.txt", "PRN .x", "conin$"])
def test_a_file_gets_no_name_that_windows_takes_for_a_device(name: str) -> None:
    assert file_name(name) == f"_{name}"


@pytest.mark.parametrize("name", ["CONTRA", "Com10", "con gusto", "auxilium.con"])
def test_a_name_that_only_begins_like_a_device_stays(name: str) -> None:
    assert file_name(name) == name


def test_of_a_long_text_from_outside_the_beginning_and_the_end_are_shown_once() -> None:
    shown = on_one_line("\u00a0".join(["Wien" * 200] * 5) + " end")
    assert shown.count(" … ") == 1
    assert shown.endswith("Wien end")
    assert len(shown) <= len(clip("x" * 10_000))


@given(ODD)
def test_text_from_outside_stays_on_its_line_and_turns_nothing_round(text: str) -> None:
    shown = on_one_line(text)
    inner = shown.removeprefix("\u2068").removesuffix("\u2069")
    assert inner.replace("\u00a0", "").replace("\u202f", "").isprintable()
    assert on_one_line("1\u202f234,50") == "1\u202f234,50"


def test_what_is_read_from_right_to_left_does_not_turn_the_sentence() -> None:
    name = "\u05d3\u05d5\u05d3"
    assert on_one_line(name) == f"\u2068{name}\u2069"


def test_a_session_with_endless_names_goes_on_with_shorter_ones() -> None:
    game = all_games()[0]
    people = [Person(f"P{seat}", "random") for seat in range(4)]
    written = sessions.as_json(new_session(game, game.house_rules(), people, Random(1)))
    written["persons"] = [{"name": f"{number}{ENDLESS}\n", "level": "random"} for number in range(4)]
    names = [person.name for person in sessions.from_json(json.loads(json.dumps(written))).players]
    assert [name[0] for name in names] == ["0", "1", "2", "3"]
    assert {len(name) for name in names} == {LONGEST_NAME}


def test_a_session_has_no_more_people_than_its_game() -> None:
    game = all_games()[0]
    people = [Person(f"P{seat}", "random") for seat in range(4)]
    written = sessions.as_json(new_session(game, game.house_rules(), people, Random(1)))
    written["persons"] = [{"name": "P", "level": "random"}] * 100_000
    with pytest.raises(ValueError, match="persons"):
        sessions.from_json(written)


def test_names_in_the_settings_are_made_good_ones_and_no_rules_are_lost() -> None:
    own = {ENDLESS: {}, ENDLESS + "y": {}, "\n": {}, "{Wien} Regeln": {"stake": 2}}
    opponents = [{"name": "two\nlines", "level": "easy"}]
    written = {"own_name": ENDLESS, "opponents": opponents, "games": {"game": {"own_presets": own}}}
    settings, bad = preferences.from_json(written)
    assert bad == ()
    assert settings.own_name == "x" * LONGEST_NAME
    assert settings.opponents == (Person("two lines", "easy"),)
    kept = settings.games["game"].own_presets
    assert list(kept) == ["x" * LONGEST_NAME, "x" * (LONGEST_NAME - 4) + " (2)", NAMELESS, "{Wien} Regeln"]
