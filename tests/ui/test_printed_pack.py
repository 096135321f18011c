# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Packs of cards on paper: their true size, a back behind each face, and nothing but outlines in the file."""

import errno
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from kartenspiel.controller import card_backs
from kartenspiel.controller.sheets import OWN_BACK, PrintedCards
from kartenspiel.model.game import Pictures
from kartenspiel.paths import resource
from kartenspiel.ui.cards import faces, printed_pack
from kartenspiel.ui.cards.backs import BACKS_OF
from kartenspiel.ui.cards.faces import ASPECTS, BACK, Art, BrokenArtError, Look
from kartenspiel.ui.cards.packs import CARDS
from kartenspiel.ui.cards.print_layout import A4, BLEED, TRIM, Box, PrintedPage, per_sheet, picture_box
from kartenspiel.ui.cards.printed_pack import PrintedPack, as_pdf, pages_of, write
from tests.cli.commands import kartenspiel
from tests.ui.pdf import contents_in, fonts_in, pages_in

pytestmark = pytest.mark.usefixtures("qapp")

PACKS: tuple[Pictures, ...] = ("german", "french", "tarock")
MOST_BYTES = 15_000_000
DOTS = 2
"""To a millimetre, where pages are looked at."""
PIXEL_APART, CARD_APART = 60, 0.04
"""How far the colour of a pixel may be off, in sums of three channels, and how many of a card may."""
NEAR = pytest.approx


def shown(pack: PrintedPack, page: PrintedPage) -> QImage:
    image = QImage(round(page.width * DOTS), round(page.height * DOTS), QImage.Format.Format_RGB32)
    image.fill("#ff00ff")  # no paper: what is not painted is found
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(DOTS, DOTS)
    pack.paint_page(painter, page)
    painter.end()
    return image


def near(sizes: list[tuple[float, float]], pages: list[PrintedPage]) -> bool:
    """Whether sizes are those of pages, in whole points, as Qt writes them."""
    asked = [(page.width, page.height) for page in pages]
    return len(sizes) == len(asked) and all(
        abs(one - other) < 0.2
        for size, page in zip(sizes, asked, strict=True)
        for one, other in zip(size, page, strict=True)
    )


def ring(box: Box, inside: float) -> Iterator[tuple[int, int]]:
    """The pixels of a line so far inside the cut, or outside where that is negative."""
    left, top = (box.left + inside) * DOTS, (box.top + inside) * DOTS
    right, bottom = (box.left + box.width - inside) * DOTS, (box.top + box.height - inside) * DOTS
    across, down = range(int(left) + 1, int(right), 2), range(int(top) + 1, int(bottom), 2)
    yield from ((x, int(y)) for x, y in product(across, (top, bottom)))
    yield from ((int(x), y) for x, y in product((left, right), down))


def usual_and_strong(pictures: Pictures) -> list[tuple[Look, int]]:
    """How cards look, with how many sides of paper are looked at: all as usual, and some in high contrast."""
    return [(Look(pictures), 2 * len(CARDS[pictures])), (Look(pictures, high_contrast=True), 8)]


@pytest.mark.parametrize("pictures", PACKS)
def test_each_card_has_a_page_of_its_own_in_true_size_with_its_back_on_the_next(pictures: Pictures) -> None:
    pages = pages_of(pictures, sheets=False)
    wide, high = {"german": (59, 92), "french": (59, 92), "tarock": (63, 113)}[pictures]
    names = [place.name for page in pages for place in page.places]
    assert names == [name for each in CARDS[pictures] for name in (each.code, BACK)]
    for page in pages:
        (place,) = page.places
        assert (place.box.width, place.box.height) == (wide, high)
        assert place.box.left == page.width - place.box.left - wide  # the same from behind
        assert place.box.left - BLEED > 0
        assert place.box.top - BLEED > 0


@pytest.mark.parametrize(("pictures", "on_each", "sides"), [("german", 9, 8), ("french", 9, 8), ("tarock", 6, 18)])
def test_behind_each_card_of_a_sheet_lies_its_back_once_the_paper_is_turned_over_its_long_edge(
    pictures: Pictures, on_each: int, sides: int
) -> None:
    pages = pages_of(pictures, sheets=True)
    assert per_sheet(pictures) == on_each
    assert len(pages) == sides
    assert {(page.width, page.height) for page in pages} == {A4}
    fronts, behind = pages[::2], pages[1::2]
    assert [place.name for page in fronts for place in page.places] == [each.code for each in CARDS[pictures]]
    for front, back in zip(fronts, behind, strict=True):
        for face, other in zip(front.places, back.places, strict=True):
            assert other.name == BACK
            mirrored = A4[0] - face.box.left - face.box.width
            assert other.box.left == NEAR(mirrored)
            assert replace(other.box, left=face.box.left) == face.box
        lefts = [face.box.left for face in front.places[:3]]
        assert all(right - left == TRIM[pictures][0] for left, right in pairwise(lefts))  # edge to edge


def test_backs_are_seen_behind_the_cards_of_a_sheet_that_is_not_full_and_nowhere_else() -> None:
    pack = PrintedPack(Look("german"), sheets=True)
    back = shown(pack, pack.pages[-1])
    taken = {(round(place.box.left), round(place.box.top)) for place in pack.pages[-1].places}
    width, height = TRIM["german"]
    inks = {}
    for place in pack.pages[0].behind().places:
        at = ((place.box.left + width / 2) * DOTS, (place.box.top + 0.2 * height) * DOTS)
        inked = {back.pixelColor(int(at[0]) + x, int(at[1])).name() for x in range(-30, 30)}
        inks[round(place.box.left), round(place.box.top)] = len(inked) > 1
    assert len(taken) == 5
    assert {place for place, inked in inks.items() if inked} == taken
    assert max(left for left, _ in taken) > A4[0] / 2  # the second row has none at the left
    assert len([left for left, top in taken if left < A4[0] / 3]) == 1


@pytest.mark.parametrize("pictures", PACKS)
def test_faces_keep_their_proportions_and_have_the_same_margin_on_all_sides(pictures: Pictures) -> None:
    cut = pages_of(pictures, sheets=False)[0].places[0]
    drawn = picture_box(pictures, cut)
    assert drawn.width / drawn.height == NEAR(ASPECTS[pictures])
    assert drawn.left - cut.box.left == NEAR(drawn.top - cut.box.top)
    assert 1 < drawn.left - cut.box.left < 3


@pytest.mark.parametrize(("look", "sides"), [(look, sides) for each in PACKS for look, sides in usual_and_strong(each)])
def test_bleed_and_margin_of_every_card_are_paper_without_any_line_at_the_cut(look: Look, sides: int) -> None:
    pack = PrintedPack(look, sheets=False)
    for page in pack.pages[:sides]:
        image, (place,) = shown(pack, page), page.places
        seen = {image.pixelColor(*pixel).name() for inside in (-2, -1, 0, 1) for pixel in ring(place.box, inside)}
        assert seen == {faces.read_art(resource("cards"), place.name, look).paper}, place.name
        assert image.pixelColor(2, 2).name() == "#ff00ff"  # beyond the bleed there is only air


@pytest.mark.parametrize("pictures", PACKS)
def test_cards_look_on_paper_as_on_the_screen(pictures: Pictures) -> None:
    look = Look(pictures)
    pack = PrintedPack(look, sheets=False)
    for page in pack.pages[:-1:6]:
        (place,) = page.places
        drawn = picture_box(pictures, place)
        image = shown(pack, page)
        screen = QImage(image.size(), image.format())
        screen.fill("#ffffff")
        painter = QPainter(screen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(DOTS, DOTS)
        area = QRectF(drawn.left, drawn.top, drawn.width, drawn.height)
        faces.paint(painter, area, faces.read_art(resource("cards"), place.name, look), look)
        painter.end()
        inner = drawn.grown(-1.5)
        points = list(
            product(
                range(int(inner.left * DOTS), int((inner.left + inner.width) * DOTS), 4),
                range(int(inner.top * DOTS), int((inner.top + inner.height) * DOTS), 4),
            )
        )
        off = sum(_apart(image.pixelColor(*each), screen.pixelColor(*each)) > PIXEL_APART for each in points)
        assert off < CARD_APART * len(points), place.name


@pytest.mark.parametrize("pictures", PACKS)
def test_the_plates_of_large_indices_keep_within_the_frame_of_the_drawing(pictures: Pictures) -> None:
    page = pages_of(pictures, sheets=True)[0]
    bare, large = (shown(PrintedPack(Look(pictures, size), sheets=True), page) for size in ("none", "large"))
    assert bare != large
    for place in page.places:
        drawn = picture_box(pictures, place)
        frame = drawn.left + 0.0155 * drawn.height  # its middle
        beside = QRect(*(round(each * DOTS) for each in (place.box.left, place.box.top, frame, place.box.height)))
        beside.setRight(int(frame * DOTS) - 1)
        assert bare.copy(beside) == large.copy(beside), place.name


def test_paper_that_is_not_white_goes_on_in_margin_and_bleed(monkeypatch: pytest.MonkeyPatch) -> None:
    warm = b"#f4ead0"

    def read(folder: Path, name: str, look: Look, *, to_cut: bool) -> Art:
        art = faces.read_art(folder, name, look, to_cut=to_cut)
        return replace(art, face=art.face.replace(art.paper.encode(), warm, 1))

    monkeypatch.setattr(printed_pack, "read_art", read)
    pack = PrintedPack(Look("german"), sheets=False)
    for page in pack.pages[:2]:
        image, (place,) = shown(pack, page), page.places
        seen = {image.pixelColor(*pixel).name() for inside in (-2, -1, 0, 1) for pixel in ring(place.box, inside)}
        assert seen == {warm.decode()}


def test_every_contour_of_a_drawing_says_its_width() -> None:
    """Whoever took the width of something else would have none on paper, where areas have pens of no width."""
    for file in resource("cards").rglob("*.svg"):
        for tag in re.findall(r"<[a-z][^>]*>", file.read_text(encoding="utf-8")):
            assert 'stroke="none"' in tag or ("stroke=" in tag) == ("stroke-width=" in tag), (file.name, tag)


def _apart(one: QColor, other: QColor) -> int:
    return sum(abs(a - b) for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))  # type: ignore[index]


def test_a_pdf_of_the_largest_pack_is_small_has_true_size_and_only_outlines() -> None:
    told: list[tuple[int, int]] = []
    look = Look("tarock", index="large", high_contrast=True)
    pdf = as_pdf(look, sheets=False, progress=lambda done, whole: told.append((done, whole)))
    assert len(pdf) < MOST_BYTES
    assert told == [(done, 108) for done in range(109)]
    pages = pages_of("tarock", sheets=False)
    assert near(pages_in(pdf), pages)
    contents = contents_in(pdf)
    assert len(contents) == len(pages)
    assert not fonts_in(pdf)
    assert b"/Subtype /Image" not in pdf
    for page, content in zip(pages[:4], contents, strict=False):
        to_points = float(re.search(r"^([\d.]+) 0 0 -[\d.]+ 0 \d+ cm", content, re.MULTILINE)[1])  # type: ignore[index]
        to_units = float(re.findall(r"^([\d.]+) 0 0 [\d.]+ 0 0 cm", content, re.MULTILINE)[-1])
        assert to_units * to_points * 25.4 / 72 == NEAR(1, abs=1e-6)  # what follows is in millimetres
        marks = re.findall(r"^([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l\n", content, re.MULTILINE)
        assert {tuple(map(float, mark)) for mark in marks} >= set(page.marks())
    across = sorted({mark[0] for mark in pages[0].marks() if mark[0] == mark[2]})
    down = sorted({mark[1] for mark in pages[0].marks() if mark[1] == mark[3]})
    assert (across[-1] - across[0], down[-1] - down[0]) == (63, 113)


def test_a_pdf_has_no_outlines_of_areas_beside_the_areas(monkeypatch: pytest.MonkeyPatch) -> None:
    few = pages_of("tarock", sheets=False)[2:4]
    monkeypatch.setattr(printed_pack, "pages_of", lambda *_, **__: few)
    small = as_pdf(Look("tarock"), sheets=False)
    monkeypatch.setattr(printed_pack, "_PENLESS", ())
    assert len(small) < 0.6 * len(as_pdf(Look("tarock"), sheets=False))


def test_index_letters_colours_and_back_are_those_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = next(page for page in pages_of("french", sheets=False) if page.places[0].name == "DQ")
    few = [page, page.behind()]
    monkeypatch.setattr(printed_pack, "pages_of", lambda *_, **__: few)
    usual = PrintedCards("french", tmp_path / "cards.pdf", language="en")
    written = set()
    for order in (
        usual,
        replace(usual, language="de"),
        replace(usual, index="none"),
        replace(usual, four_colours=True),
        replace(usual, high_contrast=True),
        replace(usual, back="sun"),
    ):
        write(order)
        written.add("".join(contents_in(order.out.read_bytes())))
    assert len(written) == 6
    assert {OWN_BACK, *card_backs.BACKS} == set(BACKS_OF)


def test_a_full_disk_leaves_the_file_that_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "cards.pdf"
    out.write_bytes(b"what was there")
    monkeypatch.setattr(printed_pack, "as_pdf", lambda *_, **__: b"much")

    def full(_number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        write(PrintedCards("french", out))
    assert out.read_bytes() == b"what was there"
    assert [each.name for each in tmp_path.iterdir()] == [out.name]


def test_a_missing_picture_is_named_and_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printed_pack, "resource", lambda *_: tmp_path / "no art")
    with pytest.raises(BrokenArtError, match=r"^HA\.svg$"):
        write(PrintedCards("french", tmp_path / "cards.pdf"))
    assert not (tmp_path / "cards.pdf").exists()


def test_the_command_prints_without_a_display(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    out = tmp_path / "cards.pdf"
    ran = kartenspiel("cards", "--pack", "french", "--print", "--sheets", "--back", "vine", "--out", out)
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    assert near(pages_in(out.read_bytes()), pages_of("french", sheets=True))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--print", "--out", "x.png"), '--out: "x.png" does not end in .pdf'),
        (("--print", "--width", "99", "--out", "x.pdf"), "--width: cards that are printed have their true size"),
        (("--print", "--vision", "deutan", "--out", "x.pdf"), "--vision: cards that are printed have their true size"),
        (("--sheets", "--out", "x.pdf"), "--sheets: cards are laid on sheets of A4 only with --print"),
        (("--print", "--back", "pink", "--out", "x.pdf"), "--back: must be one of vine rosette sun trellis"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(arguments: tuple[str, ...], complaint: str) -> None:
    ran = kartenspiel("cards", "--pack", "french", *arguments)
    assert ran.status == 2
    assert ran.complaint.startswith(complaint)


def test_a_file_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "x.pdf"
    ran = kartenspiel("cards", "--pack", "french", "--print", "--out", out)
    assert ran.status == 1
    assert ran.complaint.startswith(f"cannot write {out}: No such file or directory; ")
    assert not out.parent.exists()
