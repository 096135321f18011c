# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The command that draws contact sheets: every size and form, as everybody sees it, and with clear errors."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from kartenspiel.controller.sheets import VISIONS, CardSheet
from kartenspiel.paths import resource
from kartenspiel.ui.cards import contact_sheet
from kartenspiel.ui.cards.contact_sheet import GAP, write
from kartenspiel.ui.cards.faces import ASPECTS, BrokenArtError
from kartenspiel.ui.cards.packs import CARDS
from kartenspiel.ui.looks.colour_vision import recolour, simulate_colour
from kartenspiel.ui.looks.inks import FOUR_COLOURS
from kartenspiel.ui.looks.palette import CONTACT_SHEET
from tests.cli.commands import kartenspiel

pytestmark = pytest.mark.usefixtures("qapp")

WIDTH = 40
PLAIN = CardSheet("french", WIDTH, Path("sheet.png"))


def drawn(folder: Path, sheet: CardSheet) -> QImage:
    out = folder / sheet.out
    write(replace(sheet, out=out))
    image = QImage(str(out))
    assert not image.isNull()
    return image


def colours(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(0, image.height(), 2)}


@pytest.mark.parametrize(("pack", "columns", "rows"), [("german", 9, 4), ("french", 9, 4), ("tarock", 11, 6)])
def test_a_sheet_has_a_row_for_each_suit_and_the_back_at_the_end(
    tmp_path: Path, pack: str, columns: int, rows: int
) -> None:
    image = drawn(tmp_path, replace(PLAIN, pack=pack))
    gap, tall = round(GAP * WIDTH), round(WIDTH / (ASPECTS["tarock"] if pack == "tarock" else ASPECTS["german"]))
    assert image.width() == columns * (WIDTH + gap) + gap
    assert image.height() == rows * (tall + gap) + gap
    assert image.pixelColor(0, 0) == QColor(CONTACT_SHEET)
    assert image.pixelColor(gap + WIDTH // 2, gap + 4) != QColor(CONTACT_SHEET)
    assert image.pixelColor(image.width() - 2, gap + tall // 2) == QColor(CONTACT_SHEET)


def test_a_pdf_has_one_page_of_the_size_of_the_cards(tmp_path: Path) -> None:
    write(replace(PLAIN, out=tmp_path / "sheet.pdf"))
    written = (tmp_path / "sheet.pdf").read_bytes()
    assert written.startswith(b"%PDF-")
    assert b"/Count 1" in written
    assert b"/Subtype /Image" not in written  # nothing is lost however much one enlarges it


@pytest.mark.parametrize("vision", VISIONS)
def test_a_sheet_is_as_a_colour_blind_person_sees_it(tmp_path: Path, vision: str) -> None:
    plain, blind = drawn(tmp_path, PLAIN), drawn(tmp_path, replace(PLAIN, vision=vision))
    red = simulate_colour("#c8141e", vision)
    assert "#c8141e" in colours(plain)
    assert red in colours(blind)
    assert "#c8141e" not in colours(blind)
    assert blind.pixelColor(0, 0) == QColor(simulate_colour(CONTACT_SHEET, vision))


def test_whoever_sees_everything_gets_the_drawing_as_it_is() -> None:
    svg = resource("cards", "french", "HK.svg").read_bytes()
    assert recolour(svg, None) == svg


def test_who_lacks_red_cones_sees_red_darker_and_blue_as_it_is() -> None:
    red, blue = QColor(simulate_colour("#ff0000", "protan")), QColor(simulate_colour("#0000ff", "protan"))
    assert red.red() < 128
    assert abs(red.red() - red.green()) < 30
    assert blue.blue() > 240


def test_index_and_colours_are_those_asked_for(tmp_path: Path) -> None:
    bare, large = (drawn(tmp_path, replace(PLAIN, index=index)) for index in ("none", "large"))
    assert bare != large
    assert FOUR_COLOURS[b"#c8141f"].decode() in colours(drawn(tmp_path, replace(PLAIN, four_colours=True)))
    assert "#000000" in colours(drawn(tmp_path, replace(PLAIN, high_contrast=True)))
    german, english = (drawn(tmp_path, replace(PLAIN, language=language)) for language in ("de", "en"))
    assert german != english


def test_damaged_art_is_named_and_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    art = tmp_path / "art" / "french"
    art.mkdir(parents=True)
    for each in CARDS["french"]:
        (art / f"{each.code}.svg").write_text(
            "<svg" if each.code == "SK" else "<svg xmlns='http://www.w3.org/2000/svg'/>"
        )
    (tmp_path / "art" / "backs").mkdir()
    (tmp_path / "art" / "backs" / "rosette.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    monkeypatch.setattr(contact_sheet, "resource", lambda *_: tmp_path / "art")
    with pytest.raises(BrokenArtError, match=r"^SK\.svg$"):
        write(replace(PLAIN, out=tmp_path / "sheet.png"))
    assert not (tmp_path / "sheet.png").exists()


def test_the_command_draws_without_a_display(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    ran = kartenspiel("cards", "--pack", "french", "--width", WIDTH, "--out", tmp_path / "sheet.png")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    assert QImage(str(tmp_path / "sheet.png")) == drawn(tmp_path, replace(PLAIN, out=Path("again.png")))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--pack", "french", "--out", "x.gif"), '--out: "x.gif" ends in neither .png nor .pdf'),
        (("--pack", "swiss", "--out", "x.png"), '--pack: must be one of german french tarock, not "swiss"'),
        (("--pack", "french", "--width", "9", "--out", "x.png"), "--width: must be from 20 to 1000, not 9"),
        (("--pack", "french"), "--out must be given"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(arguments: tuple[str, ...], complaint: str) -> None:
    ran = kartenspiel("cards", *arguments)
    assert ran.status == 2
    assert ran.complaint.startswith(complaint)


def test_a_file_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    ran = kartenspiel("cards", "--pack", "french", "--width", WIDTH, "--out", tmp_path / "nowhere" / "x.png")
    assert ran.status == 1
    assert ran.complaint.startswith(f"cannot write {tmp_path / 'nowhere' / 'x.png'}: No such file or directory; ")
