# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
import dataclasses
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenspiel.controller import settings as preferences
from kartenspiel.controller.session import Person
from kartenspiel.controller.settings import GameSettings, Settings, own_id, own_name_of

FIELDS = [field.name for field in dataclasses.fields(Settings)]
CHANGED = Settings(
    language="de",
    theme="dark",
    text_size=150,
    table_colour="grey",
    packs={"german": "french"},
    backs={"french": "tell"},
    animation="instant",
    trick_until_click=True,
    trick_seconds=0.5,
    talon_seconds=0.5,
    mark_trick=False,
    hand_order="as_dealt",
    corner_indices="large",
    four_colours=True,
    high_contrast=True,
    tint_sides=False,
    portraits=False,
    hint_button=False,
    mistake_words=True,
    offers_rest=False,
    suits_visible=not Settings().suits_visible,
    replay_speed="fast",
    replay_all_open=not Settings().replay_all_open,
    raise_first=not Settings().raise_first,
    ask_to_speak=False,
    clause_numbers=True,
    hints=False,
    hints_given=("cards", "lay"),
    silent_session="s",
    allows_help=False,
    log_visible=False,
    full_screen=True,
    geometry="AdnQ",
    window_state="AAAA",
    own_name="Žofie",
    own_portrait="lady",
    opponents=(Person("A", "strong", portrait="hunter"), Person("B", "random"), Person("C", "easy", "daring")),
    folder="/deals",
    last_game="russbach",
    knows_games=True,
    lessons={"russbach": ("cards", "last_trick")},
    games={"russbach": GameSettings("gamerules", {"stake": 5}, {"Bei uns": {"stake": 20}})},
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


def test_the_test_changes_every_field() -> None:
    assert all(getattr(CHANGED, name) != getattr(Settings(), name) for name in FIELDS)


@pytest.mark.parametrize("settings", [Settings(), CHANGED])
def test_settings_read_back(settings: Settings) -> None:
    assert preferences.from_json(json.loads(json.dumps(preferences.as_json(settings)))) == (settings, ())


@pytest.mark.parametrize("name", FIELDS)
def test_a_bad_field_takes_its_default_and_is_named_while_the_others_stay(name: str) -> None:
    settings, bad = preferences.from_json({**json.loads(json.dumps(preferences.as_json(CHANGED))), name: [[]]})
    assert bad == (name,)
    assert settings == dataclasses.replace(CHANGED, **{name: getattr(Settings(), name)})


@given(st.dictionaries(st.sampled_from(FIELDS), ANYTHING))
def test_whatever_a_file_holds_gives_settings_that_read_back(written: dict[str, object]) -> None:
    settings, bad = preferences.from_json(written)
    assert set(bad) <= set(written)
    assert preferences.from_json(json.loads(json.dumps(preferences.as_json(settings)))) == (settings, ())


@pytest.mark.parametrize("written", [None, [], "x", 3])
def test_what_is_no_object_is_damaged(written: object) -> None:
    with pytest.raises(ValueError, match="object"):
        preferences.from_json(written)


def test_fields_of_another_version_are_ignored() -> None:
    assert preferences.from_json({"theme": "dark", "smell": "roses"}) == (Settings(theme="dark"), ())


def test_a_language_may_be_one_that_this_program_has_no_translation_for() -> None:
    assert preferences.from_json({"language": "xx"}) == (Settings(language="xx"), ())


def test_what_is_kept_for_a_game_stands_beside_the_others() -> None:
    kept = CHANGED.with_game("anrufen", GameSettings("anrufen"))
    assert kept.game("russbach") == CHANGED.game("russbach")
    assert kept.game("anrufen") == GameSettings("anrufen")
    assert kept.game("graden") == GameSettings()


def test_a_lesson_is_done_once_and_can_be_begun_anew() -> None:
    settings = Settings().with_lesson("russbach", "cards").with_lesson("anrufen", "cards")
    assert settings.with_lesson("russbach", "cards") == settings
    assert settings.lessons == {"russbach": ("cards",), "anrufen": ("cards",)}
    assert settings.without_lessons("russbach").lessons == {"anrufen": ("cards",)}


@pytest.mark.parametrize("lessons", [[], {"x": "cards"}, {"x": [1]}, {"x": {"cards": True}}])
def test_lessons_that_make_no_sense_are_not_done(lessons: object) -> None:
    assert preferences.from_json({"lessons": lessons}) == (Settings(), ("lessons",))


@pytest.mark.parametrize(
    "games", [{"x": 1}, {"x": {"preset": 1}}, {"x": {"options": []}}, {"x": {"own_presets": {"Ours": 3}}}]
)
def test_rules_that_make_no_sense_are_not_kept(games: object) -> None:
    assert preferences.from_json({"games": games}) == (Settings(), ("games",))


@pytest.mark.parametrize(("name", "kept"), [("x" * 41, "x" * 40), ("two\nlines", "two lines"), ("\ud800", "")])
def test_a_name_is_made_to_fit_on_its_plate(name: str, kept: str) -> None:
    assert preferences.from_json({"own_name": name}) == (Settings(own_name=kept), ())


def test_rules_chosen_are_still_chosen_under_the_name_made_of_theirs() -> None:
    long, options = "x" * 41, {"session_deals": 7}
    own = {"x" * 40: {}, long: options}
    settings, bad = preferences.from_json({"games": {"russbach": {"preset": own_id(long), "own_presets": own}}})
    kept = settings.game("russbach")
    assert bad == ()
    assert kept.preset is not None
    assert kept.own_presets[own_name_of(kept.preset) or ""] == options


@pytest.mark.parametrize("noted", ["hints_given", "geometry", "window_state", "folder"])
def test_what_the_program_notes_for_itself_changes_nothing_that_is_seen(noted: str) -> None:
    assert preferences.looks_alike(Settings(), dataclasses.replace(Settings(), **{noted: getattr(CHANGED, noted)}))


def test_every_other_change_can_be_seen() -> None:
    unseen = {"hints_given", "geometry", "window_state", "folder"}
    for name in set(FIELDS) - unseen:
        changed = dataclasses.replace(Settings(), **{name: getattr(CHANGED, name)})
        assert preferences.looks_alike(Settings(), changed) == (changed == Settings()), name
