# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The card viewer: every card of every pack, named in both languages, and what it is in the game chosen."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kartenspiel.games import all_games
from kartenspiel.model.cards import Suit, card
from kartenspiel.ui.cards.backs import BACKS_OF
from kartenspiel.ui.cards.depictions import depiction
from kartenspiel.ui.cards.packs import CARDS
from kartenspiel.ui.dialogs import card_viewer
from kartenspiel.ui.dialogs.card_viewer import CardViewer
from kartenspiel.ui.looks import inks
from tests.breadth import spoken
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off
from tests.ui.program import Program

PIPS = "T987"
TAROCK_PIPS = "T9871234"


@pytest.fixture
def viewer(start: Start) -> CardViewer:
    return start().dialog("cards", CardViewer)


def select(viewer: CardViewer, pack: str, code: str, game: str = "") -> None:
    viewer.packs.setCurrentIndex(viewer.packs.findData(pack))
    if game:
        viewer.games.setCurrentIndex(viewer.games.findData(game))
    viewer.list.choose(card(code))


def colours(widget: QWidget) -> set[str]:
    """Every colour to be seen along the left edge of a card, where its index stands."""
    image = widget.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(0, image.width() // 2, 2) for y in range(0, image.height(), 2)}


def test_it_opens_with_the_pack_and_the_game_on_the_table(start: Start) -> None:
    program = start(last_game="zwanzigerrufen")
    viewer = program.dialog("cards", CardViewer)
    assert viewer.pictures == "tarock"
    assert viewer.games.currentData() == "zwanzigerrufen"
    assert viewer.name.text() == "Sküs"


@pytest.mark.parametrize(
    ("language", "shown", "names"),
    [
        ("en", ("german", "DQ"), ("Over of bells", "Schellen-Ober")),
        ("de", ("german", "DQ"), ("Schellen-Ober", "Over of bells")),
        ("en", ("french", "DQ"), ("Queen of diamonds", "Karo-Dame")),
        ("de", ("tarock", "SC"), ("Pik-Cavall", "Cavalier of spades")),
    ],
)
def test_a_card_is_named_in_both_languages(
    start: Start, language: str, shown: tuple[str, str], names: tuple[str, str]
) -> None:
    viewer = start(language=language).dialog("cards", CardViewer)
    select(viewer, *shown)
    assert (viewer.name.text(), viewer.other_names.text()) == names
    assert viewer.picture.accessibleName() == names[0]


def test_rank_and_points_are_those_of_the_game_chosen(viewer: CardViewer) -> None:
    select(viewer, "german", "HT", "russbach")
    assert viewer.rank.text() == (
        "Number 2 of 8 in its suit, next below the ace of hearts.\nCounts 10 points for whoever takes it."
    )
    select(viewer, "german", "HT", "graden")
    assert "Where the ten is low: Number 5 of 6" in viewer.rank.text()
    select(viewer, "tarock", "T21", "zwanzigerrufen")
    assert viewer.rank.text().startswith("Number 2 of 20 tarocks, next below the Sküs.\nCounts 5 card points")


def test_only_games_with_cards_of_the_pack_are_offered(viewer: CardViewer) -> None:
    offered = {}
    for pack in CARDS:
        viewer.packs.setCurrentIndex(viewer.packs.findData(pack))
        offered[pack] = {viewer.games.itemData(index) for index in range(viewer.games.count())}
    tarock = {game.id for game in all_games() if game.pictures(game.house_rules()) == "tarock"}
    assert offered == {
        "german": {game.id for game in all_games()} - tarock,
        "french": {game.id for game in all_games()} - tarock,
        "tarock": tarock,
    }


@pytest.mark.parametrize("language", ["en", "de"])
def test_both_boxes_have_room_for_what_stands_in_them_whichever_pack_is_chosen(start: Start, language: str) -> None:
    viewer = start(language, last_game="koenigrufen").dialog("cards", CardViewer)
    for pack in ("tarock", "german", "french", "tarock"):
        viewer.packs.setCurrentIndex(viewer.packs.findData(pack))
        QApplication.processEvents()
        assert [each for each in cut_off(viewer) if "Box: " in each] == []


def test_a_card_is_turned_over_and_has_the_back_that_was_chosen(start: Start, qtbot: QtBot) -> None:
    program = start(backs=BACKS_OF["vine"])
    viewer = program.dialog("cards", CardViewer)
    red = QColor("#d0382c")

    def is_red() -> bool:
        image = viewer.picture.grab().toImage()
        wide, high = image.width() // 4, image.height() // 4
        middle = [image.pixelColor(x, y) for x in range(wide, 3 * wide, 3) for y in range(high, 3 * high, 3)]
        return sum(abs(each.hue() - red.hue()) < 12 and each.saturation() > 150 for each in middle) > len(middle) / 3

    viewer.back.click()
    qtbot.waitUntil(is_red)
    program.keeper.change(backs=BACKS_OF["trellis"])
    qtbot.waitUntil(lambda: not is_red())
    viewer.list.walk(1)
    assert viewer.back.isChecked()
    viewer.back.click()
    assert viewer.list.current is not None
    assert viewer.picture.accessibleName() == viewer.name.text()


def test_keys_lead_to_the_next_card_and_back_round_the_end(viewer: CardViewer) -> None:
    select(viewer, "german", "HA")
    QTest.keyClick(viewer, Qt.Key.Key_Right)
    assert viewer.list.current is card("HT")
    QTest.keyClick(viewer, Qt.Key.Key_Left)
    QTest.keyClick(viewer, Qt.Key.Key_Left)
    assert viewer.list.current is card("C7")


@pytest.mark.parametrize(
    ("pack", "game", "order", "title"),
    [
        ("german", "russbach", "HA HT HK HQ HJ H9 H8 H7", "Highest first"),
        ("german", "graden", "HA HK HQ HJ HT H9", "Highest first: ten low (A K … 10 9)"),
        ("tarock", "koenigrufen", "HK HQ HC HJ H1 H2 H3 H4", "Highest first"),
    ],
)
def test_cards_are_listed_as_they_rank_in_the_game(
    viewer: CardViewer, pack: str, game: str, order: str, title: str
) -> None:
    select(viewer, pack, "HK", game)
    hearts = [each.code for each in viewer.list.cards if each.suit is Suit.HEARTS]
    assert " ".join(hearts) == order
    assert viewer.order.text() == title


def test_a_click_on_a_suit_chooses_no_card(viewer: CardViewer) -> None:
    select(viewer, "german", "HA")
    suits = [viewer.list.topLevelItem(index) for index in range(viewer.list.topLevelItemCount())]
    assert len(suits) == 4
    assert all(suit is not None and not suit.flags() & Qt.ItemFlag.ItemIsSelectable for suit in suits)


def test_the_card_chosen_stays_when_the_pack_changes_if_it_is_there(viewer: CardViewer) -> None:
    select(viewer, "german", "SQ")
    viewer.packs.setCurrentIndex(viewer.packs.findData("french"))
    assert viewer.list.current is card("SQ")
    select(viewer, "french", "HA")
    viewer.packs.setCurrentIndex(viewer.packs.findData("tarock"))
    assert viewer.list.current is card("T22")


def test_the_picture_is_the_card_as_the_person_likes_it(start: Start) -> None:
    program = start(corner_indices="large", four_colours=True, high_contrast=True)
    viewer = program.dialog("cards", CardViewer)
    select(viewer, "french", "DK")
    look = viewer.artwork.look
    assert (look.pictures, look.index, look.four_colours, look.high_contrast) == ("french", "large", True, True)
    orange = inks.STRONGER[inks.FOUR_COLOURS[b"#c8141f"]].decode()
    program.until(lambda: orange in colours(viewer.picture))


def test_a_missing_picture_is_told_and_a_plain_card_is_shown(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(card_viewer, "resource", lambda *parts: tmp_path.joinpath("nowhere", *parts))
    program = start()
    viewer = program.dialog("cards", CardViewer)
    program.until(viewer.trouble.text)
    assert viewer.trouble.text() == "The picture HA.svg is missing or damaged."


def test_every_figure_and_every_tarock_is_described() -> None:
    for pictures, pack in CARDS.items():
        for each in pack:
            pips = TAROCK_PIPS if pictures == "tarock" else (PIPS + "A" if pictures == "french" else "")
            if each.suit is Suit.TAROCK or each.rank not in pips:
                assert depiction(each, pictures) is not None, (pictures, each)


def test_no_two_cards_are_described_alike() -> None:
    for pictures, pack in CARDS.items():
        texts = [text.source for each in pack if (text := depiction(each, pictures)) is not None]
        assert len(texts) == len(set(texts))


def test_it_follows_the_language(start: Start) -> None:
    program = start()
    viewer = program.dialog("cards", CardViewer)
    program.keeper.change(language="de")
    QApplication.processEvents()
    assert viewer.windowTitle() == "Die Karten"
    assert viewer.name.text() == "Herz-Ass"
    assert viewer.about.text().startswith("Frühling")


@spoken("de")
def test_nothing_is_cut_off_in_the_smallest_window(start: Start, language: str) -> None:
    program: Program = start(language=language)
    viewer = program.dialog("cards", CardViewer)
    viewer.resize(800, 600)
    for pack in CARDS:
        viewer.packs.setCurrentIndex(viewer.packs.findData(pack))
        for each in viewer.list.cards[::7]:
            viewer.list.choose(each)
            QApplication.processEvents()
            assert cut_off(viewer) == []
    assert (viewer.width(), viewer.height()) == (800, 600)
