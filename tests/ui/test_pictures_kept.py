# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Of how many widths pictures of cards are drawn, and stay in memory."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kartenspiel.controller.settings import GameSettings
from kartenspiel.paths import resource
from kartenspiel.ui.cards.artwork import WIDTHS_KEPT, Artwork, Picture
from kartenspiel.ui.cards.faces import BACK, Look
from tests.ui.conftest import Start

SIZES = [(900 + 10 * step, 620 + 6 * step) for step in range(30)]


@pytest.fixture
def artwork(qapp: QApplication) -> Iterator[Artwork]:
    assert qapp is not None
    made = Artwork(resource("cards"), None, Look())
    yield made
    made.close()


def drawn(qtbot: QtBot, artwork: Artwork, name: str, width: int) -> None:
    """Ask for a picture and wait until it is there."""
    artwork.picture(name, width)
    qtbot.waitUntil(lambda: artwork.picture(name, width).exact)


def test_pictures_of_widths_that_nobody_wants_any_more_are_forgotten(qtbot: QtBot, artwork: Artwork) -> None:
    for width in range(20, 20 + 2 * WIDTHS_KEPT):
        for name in ("HA", BACK):
            drawn(qtbot, artwork, name, width)
            drawn(qtbot, artwork, name, 100)  # which is wanted all the time
        assert artwork.kept <= 2 * WIDTHS_KEPT
    assert artwork.picture("HA", 100).exact
    assert not artwork.picture("HA", 20).exact
    drawn(qtbot, artwork, "HA", 20)  # and can be had again


def test_what_stands_in_is_forgotten_with_its_width(artwork: Artwork) -> None:
    for width in range(20, 20 + 4 * WIDTHS_KEPT):
        artwork.picture("HA", width)
    assert not artwork.at_hand("HA", 20)
    assert artwork.at_hand("HA", 19 + 4 * WIDTHS_KEPT)


def test_only_the_size_that_lasts_is_drawn(qtbot: QtBot, artwork: Artwork) -> None:
    drawn(qtbot, artwork, "HA", 50)
    ready: list[str] = []
    artwork.ready.connect(lambda name, _width: ready.append(name))
    for width in range(51, 80):
        artwork.hold()
        assert not artwork.picture("HA", width).exact  # but another stands in
    qtbot.waitUntil(lambda: artwork.picture("HA", 79).exact)
    assert ready == ["HA"]


def test_a_card_without_any_picture_is_drawn_at_once(qtbot: QtBot, artwork: Artwork) -> None:
    artwork.hold()
    with qtbot.waitSignal(artwork.ready):
        artwork.picture("HA", 50)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[float]:
    """The widths of which pictures are asked for."""
    widths: set[float] = set()
    picture = Artwork.picture

    def listen(artwork: Artwork, name: str, width: float) -> Picture:
        widths.add(width)
        return picture(artwork, name, width)

    monkeypatch.setattr(Artwork, "picture", listen)
    return widths


def test_a_table_holds_its_pictures_while_the_border_of_the_window_is_dragged(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    program.question()
    held: list[Artwork] = []

    def hold(artwork: Artwork) -> None:
        held.append(artwork)

    monkeypatch.setattr(Artwork, "hold", hold)
    for size in SIZES:
        program.window.resize(*size)
    assert len(held) >= len(SIZES)


def test_a_table_shows_fewer_widths_than_are_kept(start: Start, asked: set[float]) -> None:
    """Else pictures would be drawn for ever, each pushing another out."""
    dummy = {"koenigrufen": GameSettings(options={"table_mode": "three_flying"})}
    program = start(last_game="koenigrufen", games=dummy)
    program.play()
    program.page.sheet.show_table.emit()
    assert program.page.review.isVisible()
    assert 3 <= len(asked) <= WIDTHS_KEPT - 3, asked  # a few more are those of a lesson
