# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Pictures of cards: made off the GUI thread, kept on disk, and never missing altogether."""

import errno
import os
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from kartenspiel.model.cards import Suit, card
from kartenspiel.ui.cards import artwork as artworks
from kartenspiel.ui.cards import faces, indices
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import BACK, BrokenArtError, Look
from tests import damages

GERMAN = Look("german", index="normal", language="de")
FRENCH = Look("french", index="normal", language="en")
FACE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 630 1000"><rect width="630" height="1000" fill="{}"/></svg>'
)
GLYPH = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 100"><rect width="60" height="100" fill="#1a1a1a"/></svg>'
)
MIDDLE = (indices.PLACES["normal"].left + indices.PLACES["normal"].right) / 2
"""Of the index, in card widths."""

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Art of our own: plain faces in one colour, black letters, a back."""
    for pack, ink in (("german", "#ffeecc"), ("french", "#c8141f")):
        (tmp_path / pack).mkdir()
        for code in ("HA", "DQ", "SJ"):
            (tmp_path / pack / f"{code}.svg").write_text(FACE.format(ink))
    for name, files in (("glyphs", ("A", "O", "U", "Q", "D")), ("backs", ("vine", "rosette", "other"))):
        (tmp_path / name).mkdir()
        for file in files:
            (tmp_path / name / f"{file}.svg").write_text(GLYPH if name == "glyphs" else FACE.format("#204080"))
    return tmp_path


WIDE = 1260
"""A width in pixels at which the edge of a card's parts can be told."""


def drawn(folder: Path, name: str, look: Look, width: int = 126) -> QImage:
    return faces.draw(faces.read_art(folder, name, look), look, width)


def colour(image: QImage, x: float, y: float, width: int = 126) -> QColor:
    """The colour at a point of the card, in card widths and heights without the shadow."""
    room = faces.margin(width)
    return image.pixelColor(room + round(x * width), room + round(y * (image.height() - 2 * room)))


@pytest.mark.parametrize(
    ("code", "look", "glyph"),
    [
        ("DQ", GERMAN, "O"),
        ("SJ", replace(GERMAN, language="en"), "U"),
        ("HT", GERMAN, "10"),
        ("DQ", FRENCH, "Q"),
        ("DQ", replace(FRENCH, language="de"), "D"),
        ("SJ", replace(FRENCH, language="de"), "B"),
        ("SJ", FRENCH, "J"),
        ("SC", Look("tarock", language="de"), "C"),
        ("T18", Look("tarock"), "18"),
        ("T22", Look("tarock"), "skues"),
    ],
)
def test_the_index_is_written_in_the_language_of_the_person(code: str, look: Look, glyph: str) -> None:
    assert faces.glyph_of(card(code), look) == glyph


def test_the_index_stands_at_the_top_left_and_turned_round_at_the_bottom_right(folder: Path) -> None:
    image = drawn(folder, "HA", GERMAN)
    dark = QColor("#1a1a1a")
    assert colour(image, MIDDLE, 0.07) == dark
    assert colour(image, 1 - MIDDLE, 1 - 0.07) == dark
    assert colour(image, 0.5, 0.5) == QColor("#ffeecc")
    assert colour(image, 1 - MIDDLE, 0.07) == QColor("#ffeecc")


def test_the_index_can_be_large_or_left_out(folder: Path) -> None:
    heights = {}
    for size in ("none", "normal", "large"):
        image = drawn(folder, "HA", replace(GERMAN, index=size), 315)
        x = faces.margin(315) + round(0.13 * 315)
        heights[size] = sum(image.pixelColor(x, y).value() < 60 for y in range(20, image.height() // 2))
    assert heights["none"] == 0
    assert heights["normal"] / 500 >= 0.1
    assert heights["large"] / 500 >= 0.17


def test_a_large_index_stands_on_the_colour_of_the_paper_wherever_there_is_art(folder: Path) -> None:
    art = FACE.format("#ffeecc").replace("<rect", '<rect width="630" height="1000" fill="#fdfaf2"/><rect')
    (folder / "german" / "HA.svg").write_text(art)
    for look, ground in ((GERMAN, "#ffeecc"), (replace(GERMAN, index="large"), "#fdfaf2")):
        image = drawn(folder, "HA", look, WIDE)  # the plate is hardly wider than what stands on it
        assert colour(image, 0.22, 0.1, WIDE) == QColor(ground)
        assert colour(image, 1 - 0.22, 1 - 0.1, WIDE) == QColor(ground)
        assert colour(image, 0.3, 0.1, WIDE) == QColor("#ffeecc")


def test_high_contrast_has_a_bold_black_edge_and_no_tint(folder: Path) -> None:
    (folder / "german" / "HA.svg").write_text(FACE.format("#fdfaf2"))
    usual, strong = (drawn(folder, "HA", replace(GERMAN, index="none", high_contrast=high)) for high in (False, True))
    assert colour(usual, 0.5, 0.5) == QColor("#fdfaf2")
    assert colour(strong, 0.5, 0.5) == QColor("#ffffff")
    room = faces.margin(126)
    assert strong.pixelColor(room + 1, strong.height() // 2) == QColor("#000000")
    assert usual.pixelColor(room + 1, usual.height() // 2).lightness() > 100


def test_four_colours_change_the_ink_of_french_cards_only(folder: Path) -> None:
    plain, four = (drawn(folder, "DQ", replace(FRENCH, four_colours=many)) for many in (False, True))
    assert colour(plain, 0.5, 0.5) == QColor("#c8141f")
    assert colour(four, 0.5, 0.5) == QColor("#e07a00")
    assert drawn(folder, "HA", GERMAN) == drawn(folder, "HA", replace(GERMAN, four_colours=True)).copy()


def test_a_card_has_round_corners_an_edge_and_a_soft_shadow(folder: Path) -> None:
    image = drawn(folder, "HA", GERMAN)
    room = faces.margin(126)
    assert image.width() == 126 + 2 * room
    assert image.pixelColor(0, 0).alpha() < 40
    assert 0 < image.pixelColor(room - 1, image.height() // 2).alpha() < 120
    assert image.pixelColor(room + 1, room + 1).alpha() < 255
    assert colour(image, 0.5, 0.5).alpha() == 255


@pytest.mark.parametrize(("name", "damage"), [("HA", None), ("HA", "<svg"), (BACK, None), (BACK, "no picture")])
def test_a_missing_or_damaged_file_gives_a_stand_in_and_one_message(
    qtbot: QtBot, folder: Path, name: str, damage: str | None
) -> None:
    file = folder / ("backs/vine.svg" if name == BACK else f"german/{name}.svg")
    file.unlink()
    if damage is not None:
        file.write_text(damage)
    artwork = Artwork(folder, None, GERMAN)
    messages: list[str] = []
    artwork.trouble.connect(messages.append)
    for width in (60, 90):
        with qtbot.waitSignal(artwork.ready):
            artwork.picture(name, width)
    assert messages == [file.name]
    assert artwork.picture(name, 90).exact
    artwork.close()


def test_a_missing_file_is_named(folder: Path) -> None:
    with pytest.raises(BrokenArtError, match=r"^H9\.svg$"):
        faces.read_art(folder, "H9", GERMAN)


def test_a_picture_is_drawn_in_another_thread_and_something_is_there_at_once(qtbot: QtBot, folder: Path) -> None:
    artwork = Artwork(folder, None, GERMAN)
    threads: list[int] = []
    draw = artwork._make

    def spy(wanted: object) -> None:
        threads.append(threading.get_ident())
        draw(wanted)  # type: ignore[arg-type]

    artwork._make = spy  # type: ignore[method-assign]
    with qtbot.waitSignal(artwork.ready):
        first = artwork.picture("HA", 80)
    assert not first.exact
    assert not first.pixmap.isNull()
    assert first.width == 80
    assert threads
    assert threading.get_ident() not in threads
    exact = artwork.picture("HA", 80)
    assert exact.exact
    other = artwork.picture("HA", 120)
    assert not other.exact
    assert other.pixmap.cacheKey() == exact.pixmap.cacheKey()
    artwork.close()


def test_finished_pictures_are_kept_on_disk_until_the_art_changes(qtbot: QtBot, folder: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"

    def made() -> tuple[set[Path], QImage]:
        artwork = Artwork(folder, cache, GERMAN)
        qtbot.waitUntil(lambda: artwork.picture("HA", 80).exact)
        image = artwork.picture("HA", 80).pixmap.toImage()
        artwork.close()
        return set(cache.glob("*.png")), image

    first, image = made()
    assert len(first) == 1
    kept = next(iter(first))
    before = kept.stat().st_mtime_ns
    again, same = made()
    assert again == first
    assert kept.stat().st_mtime_ns == before
    assert image == same
    (folder / "german" / "HA.svg").write_text(FACE.format("#00ff00"))
    changed, other = made()
    assert len(changed) == 2
    assert other != image


def test_a_cache_that_cannot_be_written_costs_nothing(qtbot: QtBot, folder: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    artwork = Artwork(folder, blocked / "cache", GERMAN)
    told: list[object] = []
    artwork.uncached.connect(told.append)
    for name in ("HA", "DQ"):
        with qtbot.waitSignal(artwork.ready):
            artwork.picture(name, 80)
        assert artwork.picture(name, 80).exact
    assert len(told) == 1
    artwork.close()


def test_pictures_are_drawn_without_a_cache_that_cannot_be_read_and_that_is_said_once(
    qtbot: QtBot, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> bytes:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(artworks, "read_regular", refuse)
    artwork = Artwork(folder, tmp_path / "cache", GERMAN)
    told: list[OSError] = []
    artwork.uncached.connect(told.append)
    for name in ("HA", "DQ", "SJ"):
        with qtbot.waitSignal(artwork.ready):
            artwork.picture(name, 80)
        assert artwork.picture(name, 80).exact
    assert [error.errno for error in told] == [errno.EACCES]
    artwork.close()


def test_a_cache_may_be_given_up_while_a_picture_is_made(
    qtbot: QtBot, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []

    def cache(_: Artwork) -> Path | None:
        read.append(tmp_path / "cache")
        return read[0] if len(read) <= 3 else None  # asked twice for a finished one, then for where to keep it

    monkeypatch.setattr(Artwork, "_cache", property(cache, lambda *_: None), raising=False)
    artwork = Artwork(folder, tmp_path / "cache", GERMAN)
    with qtbot.waitSignal(artwork.ready):
        artwork.picture("HA", 80)
    assert artwork.picture("HA", 80).exact
    artwork.close()


def test_what_a_kill_left_in_the_cache_is_removed(folder: Path, tmp_path: Path) -> None:
    old, new = tmp_path / ".a.png-1.unfinished", tmp_path / ".b.png-2.unfinished"
    old.touch()
    new.touch()
    os.utime(old, (0, 0))
    artwork = Artwork(folder, tmp_path, GERMAN)
    pool = artwork.findChild(QThreadPool)
    assert isinstance(pool, QThreadPool)
    pool.waitForDone()
    artwork.close()
    assert not old.exists()
    assert new.exists()  # another window may be writing it


@pytest.mark.parametrize("kept", [0, 2, 5])
def test_of_too_many_finished_pictures_the_oldest_are_removed(
    folder: Path, tmp_path: Path, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(artworks, "KEPT_FILES", kept)
    drawn = [tmp_path / f"{name}.png" for name in "bdac"]
    for age, file in enumerate(drawn):
        file.touch()
        os.utime(file, (0, 1000 - age))
    artwork = Artwork(folder, tmp_path, GERMAN)
    pool = artwork.findChild(QThreadPool)
    assert isinstance(pool, QThreadPool)
    pool.waitForDone()
    artwork.close()
    assert set(tmp_path.glob("*.png")) == set(drawn[:kept])


@pytest.mark.parametrize("replace", [damages.replace_by_pipe, damages.replace_by_folder, damages.fill])
def test_a_finished_picture_that_is_none_is_drawn_again(
    qtbot: QtBot, folder: Path, tmp_path: Path, replace: Callable[[Path, Random], None]
) -> None:
    cache = tmp_path / "cache"
    for attempt in range(2):
        artwork = Artwork(folder, cache, GERMAN)
        with qtbot.waitSignal(artwork.ready):
            artwork.picture("HA", 80)
        assert artwork.picture("HA", 80).exact
        artwork.close()
        if not attempt:
            replace(next(cache.glob("*.png")), Random(1))


def test_a_finished_picture_is_read_as_what_was_written_and_nothing_else_is_tried(
    qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    cache, pictures = tmp_path / "cache", []
    for attempt in range(2):
        artwork = Artwork(folder, cache, GERMAN)
        with qtbot.waitSignal(artwork.ready):
            artwork.picture("HA", 80)
        pictures.append(artwork.picture("HA", 80).pixmap.toImage())
        artwork.close()
        if not attempt:
            next(cache.glob("*.png")).write_text(FACE.format("#00ff00"))
    assert pictures[0] == pictures[1]


def test_a_picture_is_sharp_on_a_dense_screen(qtbot: QtBot, folder: Path) -> None:
    artwork = Artwork(folder, None, GERMAN)
    artwork.set_ratio(2.0)
    with qtbot.waitSignal(artwork.ready):
        artwork.picture("HA", 80)
    picture = artwork.picture("HA", 80)
    assert picture.width == 80
    assert picture.pixmap.width() == 160 + 2 * faces.margin(160)
    artwork.close()


@pytest.mark.parametrize("suit", list(Suit))
def test_every_suit_has_a_sign_even_without_a_file(folder: Path, suit: Suit) -> None:
    artwork = Artwork(folder, None, GERMAN)
    image = artwork.sign(suit, 24).toImage()
    assert any(image.pixelColor(x, y).alpha() for x in range(24) for y in range(24))
    artwork.close()
