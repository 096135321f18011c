# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Pages, dialogs and the score sheet belong to one house: paper on cloth, legible in all its colours."""

import re
from collections.abc import Iterator
from itertools import groupby, product
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPalette, QRegion
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget

from kartenspiel.controller.settings import Settings, TableColour
from kartenspiel.games import lessons_of
from kartenspiel.model.text import Text
from kartenspiel.ui.dialogs.consent import ConsentDialog
from kartenspiel.ui.dialogs.shown_rules import ShownRules
from kartenspiel.ui.looks import appearance, inks, palette
from kartenspiel.ui.looks.house import House, house_for, palette_of
from kartenspiel.ui.looks.paper import EDGE, ClothDialog
from kartenspiel.ui.table.theme import Theme, style_of, theme_for
from kartenspiel.ui.widgets.colours import mix
from kartenspiel.ui.widgets.places import InRules
from tests.breadth import each_once
from tests.ui.conftest import Start
from tests.ui.legible import contrast, contrast_of
from tests.ui.program import Program

COLOURS: tuple[TableColour, ...] = ("green", "blue", "grey")
HOUSES = {
    f"{table}{', dark' * dark}{', high contrast' * high}": house_for(table, dark=dark, high_contrast=high)
    for table, dark, high in product(COLOURS, (False, True), (False, True))
}
DIALOGS = ("new", "settings", "about", "cards")


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)
def test_text_stands_out_from_its_ground(house: House) -> None:
    for ground in (house.paper, house.field, house.band, house.button):
        assert contrast(house.ink, ground) >= 7
    assert contrast(house.on_cloth, house.cloth) >= 7
    assert contrast(house.on_cloth, house.cloth_rim) >= 7
    for text, ground in (
        (house.mark, house.paper),
        (house.mark, house.field),
        (house.on_accent, house.accent),
        (house.on_gold, house.gold),
        (mix(QColor(house.ink), QColor(house.paper), 0.72).name(), house.paper),
        (mix(QColor(house.on_cloth), QColor(house.cloth), 0.72).name(), house.cloth),
    ):
        assert contrast(text, ground) >= 4.5, (text, ground)


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)
def test_what_has_the_keys_and_the_edges_of_fields_can_be_seen(house: House) -> None:
    assert contrast(house.mark, house.button) >= 3
    assert contrast(house.gold, house.cloth) >= 3
    palette = palette_of(house)
    text, ground = (palette.color(role) for role in (QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.Base))
    assert contrast(text.name(), ground.name()) >= 4.5


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)
def test_what_is_out_of_use_is_still_to_be_read(house: House) -> None:
    palette, role = palette_of(house), QPalette.ColorRole
    for text, ground in ((role.WindowText, role.Window), (role.Text, role.Base), (role.ButtonText, role.Button)):
        ink = palette.color(QPalette.ColorGroup.Disabled, text)
        assert contrast(ink.name(), palette.color(ground).name()) >= 4.5, text


@each_once(theme=("light", "dark"), high=(False, True))
def test_every_dialog_is_a_legible_sheet_on_cloth(start: Start, theme: str, *, high: bool) -> None:
    program = start(theme=theme, high_contrast=high)
    for action in DIALOGS:
        dialog = program.dialog(action, QDialog)
        assert isinstance(dialog, ClothDialog)
        QApplication.processEvents()
        picture = dialog.grab().toImage()
        assert picture.pixelColor(EDGE // 2, dialog.height() // 2) == QColor(appearance.house().cloth)
        assert picture.pixelColor(dialog.width() // 2, EDGE + 2) == QColor(appearance.house().paper)
        for label in dialog.findChildren(QLabel):
            if label.text() and label.isEnabled():
                assert contrast_of(label) >= 4.5, (action, label.text())
        dialog.close()


def in_dialogs(program: Program) -> Iterator[QDialog]:
    """Yield the dialogs that menus open, that of the rules in force, and the question before something is lost."""
    for action in DIALOGS:
        dialog = program.dialog(action, QDialog)
        yield dialog
        dialog.close()
    game = program.page.game
    yield ShownRules(game, game.house_rules(), game.house_rules(), program.window)
    sure, lost, no, yes = (Text("test", each) for each in ("Sure?", "The deal is lost.", "No", "Yes"))
    yield ConsentDialog(sure, (lost,), no, yes, program.window)


def test_every_dialog_has_one_border_and_says_its_title_once(start: Start) -> None:
    program = start(theme="light")
    house = appearance.house()
    for dialog in in_dialogs(program):
        dialog.show()
        QApplication.processEvents()
        said = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
        assert dialog.windowTitle()
        assert dialog.windowTitle() not in said
        painted = QImage(dialog.size(), QImage.Format.Format_RGB32)
        dialog.render(
            painted, QPoint(), QRegion(), QWidget.RenderFlag.DrawWindowBackground
        )  # nothing that stands on it
        line = [painted.pixelColor(x, dialog.height() // 2).name() for x in range(dialog.width() // 2)]
        assert [colour for colour, _ in groupby(line)] == [house.cloth, house.paper]
        dialog.close()


def test_the_cloth_of_open_dialogs_follows_the_colour_of_the_table(start: Start) -> None:
    program = start(theme="light")
    dialog = program.dialog("about", QDialog)
    styles = {button.styleSheet() for button in dialog.findChildren(QPushButton)}
    program.keeper.change(table_colour="blue")
    QApplication.processEvents()
    assert appearance.house() == house_for("blue", dark=False, high_contrast=False)
    edge = dialog.grab().toImage().pixelColor(EDGE // 2, dialog.height() // 2)
    assert edge == QColor(appearance.house().cloth)
    assert styles.isdisjoint(button.styleSheet() for button in dialog.findChildren(QPushButton))


def test_the_window_follows_the_desktop_unless_a_brightness_is_chosen(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start(theme="system")
    for dark in (True, False):
        monkeypatch.setattr(appearance, "_system_is_dark", lambda dark=dark: dark)
        program.window.follow_system()
        assert appearance.is_dark() is dark
    program.keeper.change(theme="dark")
    program.window.follow_system()
    assert appearance.is_dark()


def test_table_teacher_and_rules_follow_the_desktop_while_a_lesson_is_given(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appearance, "_system_is_dark", lambda: False)
    program = start(theme="system")
    program.until_dealt()
    game = program.page.game
    program.window.rules.open(InRules(game.id))
    program.window.pages.begin_lesson(game, lessons_of(game.id)[0])
    lesson = program.window.pages.lesson_page
    assert lesson is not None
    program.until(lambda: program.window.rules.panel is not None)
    rules = program.window.rules.panel
    assert rules is not None
    for dark in (True, False):
        monkeypatch.setattr(appearance, "_system_is_dark", lambda dark=dark: dark)
        program.window.follow_system()
        for view in (lesson.view, program.page.view):
            assert view.viewport().styleSheet() == style_of(theme(dark=dark), round(view.stage.frame.text))
            assert view.viewport().styleSheet() != style_of(theme(dark=not dark), round(view.stage.frame.text))
        ground = lesson.teacher.grab().toImage().pixelColor(EDGE, lesson.teacher.height() // 2)
        assert ground == QColor(theme(dark=dark).panel) != QColor(theme(dark=not dark).panel)
        program.until(lambda: appearance.house().ink in rules.reader.toHtml())


def theme(*, dark: bool) -> Theme:
    return theme_for("green", dark=dark, high_contrast=False)


def test_letters_and_colours_come_from_the_sheet_to_what_stands_on_it(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    sheet = program.page.sheet
    program.window.resize(1800, 1000)
    QApplication.processEvents()
    size = sheet.font().pixelSize()
    plain = [label for label in cast("list[QLabel]", sheet.findChildren(QLabel)) if label.isVisible() and label.text()]
    assert size > 13
    assert all(label.fontInfo().pixelSize() >= round(0.9 * size) for label in plain)
    asking = (*sheet.spoken.buttons, sheet.codes.copy_button, sheet.codes.compare_button)
    # which stand small beside what was said, or beside a code
    rest = [button for button in sheet.findChildren(QPushButton) if button not in asking]
    assert all(button.fontInfo().pixelSize() == size for button in rest)
    assert all(button.fontInfo().pixelSize() == round(0.9 * size) for button in asking)


def test_a_dialog_may_be_dressed_before_anything_stands_on_it(qapp: QApplication) -> None:
    dialog = ClothDialog()
    appearance.dress(Settings(theme="dark"))
    later = QPushButton(dialog)
    QWidget.show(dialog)
    assert later.styleSheet()
    assert dialog.testAttribute(Qt.WidgetAttribute.WA_WState_Polished)
    dialog.close()
    appearance.dress(Settings(theme="light"))
    del qapp


def test_every_colour_of_the_window_is_named_in_one_place() -> None:
    folder = Path(palette.__file__).parents[1]
    allowed = {Path(palette.__file__), Path(inks.__file__)}
    written = [file.relative_to(folder).as_posix() for file in folder.rglob("*.py") if file not in allowed]
    found = [
        name
        for name in written
        if re.search(r"#[0-9a-fA-F]{6,8}\b|QColor\((?!0, 0, 0)\d", (folder / name).read_text(encoding="utf-8"))
    ]
    assert found == []
