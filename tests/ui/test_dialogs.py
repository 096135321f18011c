# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The dialogs: a new session, house rules, settings."""

import dataclasses
from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QScrollArea,
)
from pytestqt.qtbot import QtBot

from kartenspiel.controller.plans import (
    complete_people,
    people_at_table,
    pictures_shown,
    plan_from,
    rules_of,
    usual_rules,
)
from kartenspiel.controller.session import Person
from kartenspiel.controller.settings import GameSettings, Settings
from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.options import (
    Conflict,
    HouseRules,
    OptionSpec,
    choice,
    flag,
    from_json,
    house_rules,
    integer,
    members,
    specs,
)
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.dialogs.asking import Asking
from kartenspiel.ui.dialogs.option_row import OptionRow
from kartenspiel.ui.dialogs.options_form import OptionsForm
from kartenspiel.ui.dialogs.players_form import PlayersForm
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog
from kartenspiel.ui.widgets.quiet import QuietLabel
from kartenspiel.ui.words.guests import guest
from kartenspiel.ui.words.language import Interpreter
from tests.breadth import spoken
from tests.ui.conftest import Start

_ = marker("test")

_MORE = _("More")
_LESS = _("Less")
_HELP = _("What it is about.")
_HEADINGS = {"some": _("Words"), "number": _("Numbers")}


@house_rules
class EveryKind(HouseRules):
    """Rules with an option of every type."""

    some: str = choice("more", label=_MORE, help=_HELP, allowed={"more": _MORE, "less": _LESS})
    yes: bool = flag(True, label=_("Switch"), help=_HELP)
    number: int = integer(3, 0, 20, label=_("Count"), help=_HELP)
    headings = _HEADINGS
    group: frozenset[str] = members(
        frozenset({"more"}), label=_("Group"), help=_HELP, allowed={"more": _MORE, "less": _LESS}
    )

    def without_effect(self) -> Mapping[str, Text]:
        return {} if self.yes else {"number": _("nobody counts.")}


def every_kind(**values: object) -> EveryKind:
    """Return rules with some values and defaults for the rest."""
    return from_json(EveryKind, values)


@pytest.fixture(autouse=True)
def _english(interpreter: Interpreter) -> Iterator[None]:
    interpreter.speak("en")
    yield
    interpreter.speak("en")


@pytest.fixture
def form(qtbot: QtBot) -> OptionsForm:
    made = OptionsForm()
    qtbot.addWidget(made)
    made.show_rules(every_kind(), every_kind())
    return made


def row_of(form: OptionsForm, name: str) -> OptionRow:
    return next(row for row in form.rows if row.spec.id == name)


def other_value(spec: OptionSpec) -> object:
    """Return a value that is not the default; where there is no other one, the default."""
    if spec.type == "set":
        return frozenset() if spec.default else frozenset(spec.values)
    return next((value for value in spec.values if value != spec.default), spec.default)


def test_every_kind_of_option_is_shown_and_read_back(form: OptionsForm) -> None:
    chosen = every_kind(some="less", yes=False, number=7, group=["less"])
    form.show_rules(chosen, every_kind())
    assert form.rules() == chosen
    assert form.changes() == 4


def test_what_differs_from_the_preset_is_marked_and_can_be_taken_back(form: OptionsForm, qtbot: QtBot) -> None:
    row = row_of(form, "number")
    with qtbot.waitSignal(form.edited):
        row.control.set_value(9)
    assert row.changed
    assert row.title().startswith("•")
    row.reset.click()
    assert form.rules() == every_kind()
    assert not row.title().startswith("•")


def test_a_box_of_members_is_edited_by_hand(form: OptionsForm, qtbot: QtBot) -> None:
    boxes = row_of(form, "group").control.findChildren(QCheckBox)
    with qtbot.waitSignal(form.edited):
        boxes[1].click()
    assert form.rules() == every_kind(group=["more", "less"])


def test_a_flag_is_edited_by_hand(form: OptionsForm) -> None:
    box = row_of(form, "yes").control
    assert isinstance(box, QCheckBox)
    box.click()
    assert form.rules() == every_kind(yes=False)


def test_a_rule_is_found_by_its_words(form: OptionsForm) -> None:
    form.look_for("switch")
    assert [row.spec.id for row in form.rows if not row.isHidden()] == ["yes"]
    form.look_for("")
    assert not any(row.isHidden() for row in form.rows)


def test_a_rule_is_found_by_a_value_that_it_can_have(form: OptionsForm) -> None:
    form.look_for("LES")
    assert [row.spec.id for row in form.rows if not row.isHidden()] == ["some", "group"]


def test_a_search_that_finds_no_rule_says_so(form: OptionsForm) -> None:
    assert form.nothing.isHidden()
    form.look_for("xylophone")
    assert not form.nothing.isHidden()
    assert form.nothing.text() == "No house rule mentions that."
    form.look_for("")
    assert form.nothing.isHidden()


@pytest.mark.usefixtures("german")
def test_a_part_of_a_compound_word_finds_every_rule_that_has_it(qtbot: QtBot) -> None:
    game, form = game_named("koenigrufen"), OptionsForm()
    qtbot.addWidget(form)
    form.show_rules(game.house_rules(), game.house_rules())
    form.look_for("mond")
    found = [row.spec.id for row in form.rows if not row.isHidden()]
    assert {"mondfang", "mondfang_announce", "radl_triggers"} <= set(found)


def test_rules_stand_under_headings_that_go_with_them(form: OptionsForm) -> None:
    assert [(heading.text(), [row.spec.id for row in heading.rows]) for heading in form.headings] == [
        ("Words", ["some", "yes"]),
        ("Numbers", ["number", "group"]),
    ]
    form.look_for("switch")
    assert [heading.isHidden() for heading in form.headings] == [False, True]
    form.look_for("")
    assert not any(heading.isHidden() for heading in form.headings)


def test_a_rule_without_effect_is_grey_and_says_why(form: OptionsForm) -> None:
    row = row_of(form, "number")
    assert (row.control.isEnabled(), row.explanation()) == (True, "What it is about.")
    row_of(form, "yes").control.set_value(False)
    assert (row.control.isEnabled(), row.explanation()) == (False, "What it is about. Has no effect: nobody counts.")
    assert row.value == 3
    form.show_rules(every_kind(), every_kind())
    assert (row.control.isEnabled(), row.explanation()) == (True, "What it is about.")


def test_rules_in_conflict_cannot_be_played_or_kept_and_say_why(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = start().dialog("new", SessionDialog)
    row = dialog.rules.form.rows[0]
    conflict = Conflict((row.spec.id,), _("No two of them."))
    usual = row.value
    monkeypatch.setattr(
        dialog.game.house_rules, "conflict", lambda rules: None if getattr(rules, row.spec.id) == usual else conflict
    )
    kept = dialog.rules.actions_by_name
    row.control.set_value(other_value(row.spec))  # type: ignore[arg-type]
    assert dialog.rules.messages.texts() == ("No two of them.",)
    assert not any(each.isEnabled() for each in (dialog.start, kept["keep"], kept["export"]))
    row.reset.click()
    assert dialog.rules.messages.texts() == ()
    assert all(each.isEnabled() for each in (dialog.start, kept["keep"], kept["export"]))


def test_a_message_moves_no_rule_and_all_rules_can_be_scrolled_past_it(start: Start) -> None:
    program = start()
    dialog = program.dialog("new", SessionDialog)
    page = dialog.rules
    dialog.tabs.setCurrentWidget(page)
    QApplication.processEvents()

    def places() -> list[QPoint]:
        return [each.mapTo(dialog, QPoint()) for each in (*page.form.rows[:3], page.own)]

    before, room = places(), page.size()
    page.messages.warn(_("No two of them, as far as anybody knows or has ever heard."))
    QApplication.processEvents()
    assert page.messages.isVisible()
    assert (places(), page.size()) == (before, room)
    area = page.findChildren(QScrollArea)[0]
    for __ in page.form.rows:  # which are made when they come into sight
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
        QApplication.processEvents()
    last = [row for row in page.form.rows if row.isVisible()][-1]
    foot = last.mapTo(area.viewport(), last.rect().bottomLeft())
    assert foot.y() < page.messages.y()


def test_the_wheel_scrolls_and_changes_no_rule(form: OptionsForm) -> None:
    control = row_of(form, "number").control
    event = QWheelEvent(
        QPointF(5, 5), QPointF(5, 5), QPoint(0, 0), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(control, event)
    assert form.rules() == every_kind()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_option_of_every_game_has_its_row(game: Game, form: OptionsForm) -> None:
    rules = game.house_rules()
    form.show_rules(rules, rules)
    assert [row.spec for row in form.rows] == [spec for spec in specs(game.house_rules) if len(spec.values) > 1]
    for row in form.rows:
        row.control.set_value(other_value(row.spec))  # type: ignore[arg-type]
        assert row.changed or len(row.spec.values) == 1
    assert all(getattr(form.rules(), row.spec.id) == other_value(row.spec) for row in form.rows)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_preset_of_every_game_can_be_chosen(game: Game, start: Start) -> None:
    dialog = start().dialog("new", SessionDialog)
    dialog.games.setCurrentIndex(dialog.games.findData(game.id))
    for preset in game.presets:
        dialog.presets.setCurrentIndex(dialog.presets.findData(preset.id))
        plan = dialog.plan()
        assert (plan.game, plan.preset, plan.rules) == (game, preset.id, rules_of(game, preset))
        assert len(plan.people) == game.seats(plan.rules)


def test_the_last_choice_is_there_again(start: Start) -> None:
    program = start()
    dialog = program.dialog("new", SessionDialog)
    row = next(row for row in dialog.rules.form.rows if row.spec.id == "session_deals")
    row.control.set_value(12)
    dialog.players.rows[0].name.setText("Franzi")
    dialog.accept()
    again = program.dialog("new", SessionDialog)
    assert next(row for row in again.rules.form.rows if row.spec.id == "session_deals").value == 12
    assert again.players.people()[0] == Person("Franzi")
    assert program.keeper.settings.own_name == "Franzi"


def test_whether_help_is_allowed_is_chosen_told_in_the_title_and_there_again(start: Start) -> None:
    program = start()
    dialog = program.dialog("new", SessionDialog)
    assert dialog.plan().allows_help
    dialog.accept()
    assert "with help" in program.window.windowTitle()
    dialog = program.dialog("new", SessionDialog)
    dialog.help.setCurrentIndex(dialog.help.findData(False))
    dialog.accept()
    program.until(lambda: "as at the table" in program.window.windowTitle())
    assert not program.dialog("new", SessionDialog).plan().allows_help


def test_a_dialog_that_is_cancelled_changes_nothing(start: Start) -> None:
    program = start()
    before = program.keeper.settings
    dialog = program.dialog("new", SessionDialog)
    dialog.rules.form.rows[0].control.set_value(other_value(dialog.rules.form.rows[0].spec))  # type: ignore[arg-type]
    dialog.reject()
    assert program.keeper.settings == before


def test_back_to_the_preset_takes_every_change_back(start: Start) -> None:
    dialog = start().dialog("new", SessionDialog)
    for row in dialog.rules.form.rows[:3]:
        row.control.set_value(other_value(row.spec))  # type: ignore[arg-type]
    assert dialog.rules.count.text() == "3 house rules differ from the preset."
    dialog.rules.back.click()
    assert dialog.rules.count.text() == "All house rules are as in the preset."


def test_rules_that_are_no_longer_understood_are_those_of_the_preset() -> None:
    game = all_games()[0]
    preset, rules = usual_rules(game, Settings().with_game(game.id, GameSettings("gone", {"no such option": 1})))
    assert (preset, rules) == (game.presets[0], rules_of(game, game.presets[0]))


@pytest.mark.parametrize("game", all_games(), ids=[game.id for game in all_games()])
def test_who_knows_a_game_begins_with_its_first_preset_and_goes_on_with_what_he_played(game: Game) -> None:
    profile = game.description.profile
    assert profile is not None
    assert usual_rules(game, Settings())[0].id == profile.beginners
    assert usual_rules(game, Settings(), knows=True)[0] == game.presets[0]
    played = Settings().with_game(game.id, GameSettings(game.presets[-1].id, {}))
    assert {usual_rules(game, played, knows=knows)[0].id for knows in (False, True)} == {game.presets[-1].id}


def test_only_one_person_sits_at_the_screen(qtbot: QtBot) -> None:
    form = PlayersForm(4)
    qtbot.addWidget(form)
    form.show_people(people_at_table("Franzi", (), 4))
    form.rows[2].who.setCurrentIndex(0)
    people = form.people()
    assert [person.level for person in people].count(None) == 1
    assert people[2] == Person("Franzi")


def test_everybody_can_be_a_computer_player(qtbot: QtBot) -> None:
    form = PlayersForm(4)
    qtbot.addWidget(form)
    form.show_people(people_at_table(guest(), (), 4))
    form.rows[0].who.setCurrentIndex(2)
    assert all(person.level for person in form.people())


def test_seats_are_changed_with_the_next(qtbot: QtBot) -> None:
    form = PlayersForm(4)
    qtbot.addWidget(form)
    form.show_people(people_at_table("Franzi", (), 4))
    names = [person.name for person in form.people()]
    form.rows[3].change.click()
    assert [person.name for person in form.people()] == [names[3], *names[1:3], names[0]]


def test_each_computer_player_dares_as_much_as_was_chosen(qtbot: QtBot) -> None:
    form = PlayersForm(4)
    qtbot.addWidget(form)
    people = people_at_table("Franzi", (Person("Resi", "strong", "daring"),), 4)
    form.show_people(people)
    assert form.people() == people
    assert [row.boldness.isEnabled() for row in form.rows] == [False, True, True, True]
    form.rows[2].boldness.setCurrentIndex(form.rows[2].boldness.findData("timid"))
    form.rows[1].change.click()
    assert [person.boldness for person in form.people()] == ["balanced", "timid", "daring", "balanced"]
    form.rows[1].who.setCurrentIndex(form.rows[1].who.findData("random"))
    assert form.people()[1].boldness == "balanced"  # chance dares nothing
    assert not form.rows[1].boldness.isEnabled()


def test_a_table_of_three_is_completed_by_one_more_computer_player_of_another_name() -> None:
    three = (Person("Resi"), Person("Mizzi", "easy"), Person("Poldl", "strong"))
    fourth = complete_people(three, [Person("Mizzi", "easy"), Person("Toni", "strong")], 4)[3]
    assert fourth == Person("Toni", "strong")
    assert complete_people(three, [], 4)[:3] == three
    assert complete_people(three, [], 4)[3].name not in {person.name for person in three}


def test_with_fewer_seats_the_person_keeps_one(qtbot: QtBot) -> None:
    form = PlayersForm(4)
    qtbot.addWidget(form)
    people = people_at_table("Franzi", (), 4)
    form.show_people((*people[1:], people[0]))
    form.set_seats(3)
    assert Person("Franzi") in form.people()
    assert len(form.people()) == 3


def test_a_first_start_takes_austrian_names_at_strong() -> None:
    plan = plan_from(Settings(), all_games()[0], "Guest")
    assert [person.level for person in plan.people] == [None, "strong", "strong", "strong"]
    assert len({person.name for person in plan.people}) == 4


def test_a_pack_stands_in_only_for_one_like_it() -> None:
    game = all_games()[0]
    rules = game.house_rules()
    asked = game.pictures(rules)
    assert pictures_shown(Settings(packs={asked: "french"}), game, rules) == "french"
    assert pictures_shown(Settings(packs={asked: "nonsense"}), game, rules) == asked


def test_every_box_of_the_settings_takes_effect_at_once(start: Start) -> None:
    program = start()
    dialog = program.dialog("settings", SettingsDialog)
    for box in dialog.findChildren(QComboBox):
        before = program.keeper.settings
        box.setCurrentIndex((box.currentIndex() + 1) % box.count())
        box.activated.emit(box.currentIndex())
        assert program.keeper.settings != before
    for check in dialog.findChildren(QCheckBox):
        before = program.keeper.settings
        check.click()
        assert program.keeper.settings != before


@spoken("en")
def test_the_fields_of_the_settings_stand_one_below_the_other(start: Start, language: str) -> None:
    dialog = start(language=language).dialog("settings", SettingsDialog)
    QApplication.processEvents()
    fields = [*dialog.findChildren(QComboBox), *dialog.findChildren(QAbstractSpinBox)]
    assert len({field.x() for field in fields}) == 1


def test_name_and_seconds_are_taken_over(start: Start) -> None:
    program = start()
    dialog = program.dialog("settings", SettingsDialog)
    line = next(each for each in dialog.findChildren(QLineEdit) if not isinstance(each.parent(), QAbstractSpinBox))
    line.setText("  Franzi ")
    line.editingFinished.emit()
    dialog.findChildren(QDoubleSpinBox)[0].setValue(2.4)
    assert (program.keeper.settings.own_name, program.keeper.settings.trick_seconds) == ("Franzi", 2.4)


def test_the_defaults_come_back(start: Start) -> None:
    program = start(table_colour="blue", four_colours=True, corner_indices="large")
    dialog = program.dialog("settings", SettingsDialog)
    dialog.reset.click()
    dialog.findChildren(Asking)[0].act.click()
    usual = Settings()
    for name in ("table_colour", "four_colours", "corner_indices", "animation", "trick_seconds"):
        assert getattr(program.keeper.settings, name) == getattr(usual, name)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_settings_are_not_reset_unasked(start: Start, key: Qt.Key) -> None:
    program = start(table_colour="blue", own_name="Franzi")
    before = program.keeper.settings
    dialog = program.dialog("settings", SettingsDialog)
    dialog.reset.click()
    assert program.keeper.settings == before
    (asking,) = dialog.findChildren(Asking)
    QTest.keyClick(asking, key)
    assert not asking.isVisible()
    assert program.keeper.settings == before


def test_the_settings_say_from_when_a_name_is_used(start: Start) -> None:
    dialog = start().dialog("settings", SettingsDialog)
    assert any("next session" in label.text() and label.isVisible() for label in dialog.findChildren(QuietLabel))


def test_settings_are_on_the_disk_at_once(start: Start) -> None:
    program = start()
    program.keeper.change(table_colour="grey")
    assert program.store.settings().table_colour == "grey"
    assert dataclasses.is_dataclass(program.keeper.settings)


def test_sentences_of_a_new_session_stand_close_to_what_they_explain(start: Start) -> None:
    dialog = start(language="de").dialog("new", SessionDialog)
    sentences = [each for each in dialog.findChildren(QuietLabel) if each.parent() is dialog and each.isVisible()]
    assert len(sentences) > 1
    assert all(each.alignment() & Qt.AlignmentFlag.AlignTop for each in sentences)


@spoken("de")
def test_no_field_of_a_new_session_moves_when_another_game_or_form_or_preset_is_chosen(
    start: Start, language: str
) -> None:
    program = start(language=language, last_game="koenigrufen")
    dialog = program.dialog("new", SessionDialog)
    QApplication.processEvents()
    fields = (dialog.games, dialog.form.forms, dialog.presets, dialog.tabs, dialog.players.rows[0].who, dialog.start)
    places = {}
    for game in range(dialog.games.count()):
        dialog.games.setCurrentIndex(game)
        for box in (dialog.presets, dialog.form.forms):
            for index in range(box.count()):
                box.setCurrentIndex(index)
                QApplication.processEvents()
                QApplication.processEvents()  # words that wrap anew ask for another layout
                places[game, box, index] = [(each.isVisible(), each.mapTo(dialog, QPoint()).y()) for each in fields]
    first = next(iter(places.values()))
    assert {key: each for key, each in places.items() if each != first} == {}


@spoken("de")
def test_a_new_session_is_as_high_as_what_it_shows(start: Start, language: str) -> None:
    program = start(language=language)
    dialog = program.dialog("new", SessionDialog)
    line, page, last = dialog.fontMetrics().height(), dialog.tabs.currentWidget(), dialog.help

    def room_below() -> int:
        return page.mapTo(dialog, page.rect().bottomLeft()).y() - last.mapTo(dialog, last.rect().bottomLeft()).y()

    program.until(lambda: 0 <= room_below() < 2 * line)
    low = dialog.height()
    dialog.tabs.setCurrentWidget(dialog.rules)
    program.until(lambda: dialog.height() > low + 4 * line)  # house rules have room
    dialog.tabs.setCurrentIndex(2)
    program.until(lambda: dialog.height() == low)


def test_a_height_chosen_by_hand_stays(start: Start) -> None:
    dialog = start().dialog("new", SessionDialog)
    QApplication.processEvents()
    chosen = dialog.height() + 50
    dialog.resize(dialog.width(), chosen)
    for tab in (1, 2, 0):
        dialog.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        assert dialog.height() == chosen
