# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The drawings themselves: complete, all different, the same from both ends, and clear of the indices."""

import importlib
import math
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import cast

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QComboBox

from kartenspiel.controller.settings import IndexSize, TableColour
from kartenspiel.controller.sheets import LANGUAGES
from kartenspiel.games import all_games
from kartenspiel.model import options
from kartenspiel.model.cards import Card, Suit, card
from kartenspiel.model.game import Game, Pictures
from kartenspiel.model.options import Preset
from kartenspiel.paths import resource
from kartenspiel.ui.cards import faces, indices
from kartenspiel.ui.cards.backs import BACKS, BACKS_OF, kind_of
from kartenspiel.ui.cards.faces import ASPECTS, BACK, Look, look_of
from kartenspiel.ui.cards.packs import CARDS
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog
from kartenspiel.ui.looks.colour_vision import MATRICES, simulate_colour
from kartenspiel.ui.looks.inks import FOUR_COLOURS, PLAIN_INKS, STRONGER
from kartenspiel.ui.looks.palette import CLOTHS, WHITE
from tests.ui.conftest import Start
from tests.ui.pictures import NUMERAL, ROMAN, ROMAN_FOOT, covered, distance, face, nearest, picture, turned
from tests.ui.seats import USUAL

pytestmark = pytest.mark.usefixtures("qapp")

DRAWINGS = "resources.drawing"
GROUPS: dict[str, Callable[[], dict[str, str]]] = importlib.import_module(f"{DRAWINGS}.__main__").GROUPS
"""Folder below the cards, and what draws its files."""
PACKS: list[Pictures] = ["german", "french", "tarock"]
INDEX_SIZES: list[IndexSize] = ["none", "normal", "large"]
MOST_BYTES = 8_000_000
"""Of all pictures of cards; one of them has at most `MOST_OF_ONE`."""
MOST_OF_ONE = 120_000
FIGURES_APART = 12.0
"""Mean difference of two pictures with figures, of 255 levels; the most alike have about 20."""
PIPS_APART = 1.2
"""The same for two cards of signs alone: one sign more on a card of 70 pixels."""
SAME = 0.5
"""Mean difference that comes from rounding when a picture is turned."""
STRIP = 0.22
"""Part of the width in which an index stands."""
DARK, QUIET = 160, 200
"""Darkest level of a point that is no ink of an index; and of a point of art that is quiet enough to lie under one."""
TOUCHING = 0.015
"""Part of an index that may touch the art: where a sign runs close by it."""


def pack_of(game: Game, preset: Preset) -> tuple[Pictures, frozenset[Card]]:
    rules = options.from_json(game.house_rules, preset.values)
    return game.pictures(rules), frozenset(game.pack(rules))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_card_of_every_game_has_a_face(game: Game) -> None:
    for pictures, pack in {pack_of(game, preset) for preset in game.presets}:
        assert pack <= set(CARDS[pictures])


@pytest.mark.parametrize("pictures", PACKS)
def test_every_card_of_a_pack_can_be_drawn(pictures: Pictures) -> None:
    for each in CARDS[pictures]:
        image = faces.draw(faces.read_art(resource("cards"), each.code, Look(pictures)), Look(pictures), 20)
        assert not image.isNull()


@pytest.mark.parametrize("pictures", PACKS)
def test_a_pack_has_neither_more_nor_fewer_files_than_cards(pictures: Pictures) -> None:
    assert {file.stem for file in resource("cards", pictures).iterdir()} == {each.code for each in CARDS[pictures]}


@pytest.mark.parametrize("name", sorted(file.stem for file in resource("cards", "backs").glob("*.svg")))
def test_every_back_can_be_drawn_and_is_the_same_from_both_ends(name: str) -> None:
    pictures: Pictures = "tarock" if "tarock" in name else "german"
    look = Look(pictures, back=name)
    image = faces.draw(faces.read_art(resource("cards"), BACK, look), look, 70)
    assert distance(image, turned(image)) < SAME


def test_every_pack_has_its_back() -> None:
    assert {resource("cards", "backs", f"{back}.svg").is_file() for back in BACKS.values()} == {True}


@pytest.mark.parametrize(("pictures", "language", "size"), list(product(PACKS, LANGUAGES, INDEX_SIZES)))
def test_every_index_has_its_glyph_and_its_sign(pictures: Pictures, language: str, size: IndexSize) -> None:
    look = Look(pictures, size, language)
    for each in CARDS[pictures]:
        index = faces.read_index(resource("cards"), each, look)
        printed = each.suit is Suit.TAROCK and each.rank != faces.SKUES
        assert (index is None) == (size == "none" or (printed and size == "normal")), each
        assert index is None or (index.sign is None) == (each.suit is Suit.TAROCK), each


def test_what_stands_in_for_a_card_is_drawn_too() -> None:
    for pictures in PACKS:
        for each in CARDS[pictures]:
            assert faces.read_plain(resource("cards"), each.code, Look(pictures)) is not None, each


def figures(pictures: Pictures) -> list[Card]:
    """The cards with people or scenes on them."""
    ranks = {"german": "AKQJT987", "french": "KQJ", "tarock": "KQCJ"}[pictures]
    return [each for each in CARDS[pictures] if each.suit is Suit.TAROCK or each.rank in ranks]


def without_numeral(pictures: Pictures, shown: Card) -> QImage:
    """The small picture of a card with the corner covered in which a number is printed, if it is."""
    image = face(pictures, shown.code)
    if shown.suit is Suit.TAROCK:
        return covered(image, (0, 0, *NUMERAL))
    if pictures == "german" and shown.rank in "T987":
        return covered(image, *((left, 0, right, ROMAN_FOOT) for left, right in ROMAN))
    return image


@pytest.mark.parametrize("pictures", PACKS)
def test_no_two_figures_are_alike_at_seventy_pixels_without_index_and_numeral(pictures: Pictures) -> None:
    apart, one, other = nearest({each.code: without_numeral(pictures, each) for each in figures(pictures)})
    assert apart > FIGURES_APART, (one, other)


@pytest.mark.parametrize("pictures", PACKS)
def test_no_two_cards_of_signs_are_alike_at_seventy_pixels_without_index(pictures: Pictures) -> None:
    pips = {each.code: face(pictures, each.code) for each in CARDS[pictures] if each not in figures(pictures)}
    if pips:
        apart, one, other = nearest(pips)
        assert apart > PIPS_APART, (one, other)


SAME_FROM_BOTH_ENDS = [
    *(("german", each.code) for each in CARDS["german"]),
    *(("french", each.code) for each in CARDS["french"] if each.rank in "KQJ"),
    *(("tarock", each.code) for each in CARDS["tarock"] if each.suit is not Suit.TAROCK and each.rank in "KQCJ24T"),
    ("tarock", "T22"),
]


@pytest.mark.parametrize(("pictures", "code"), SAME_FROM_BOTH_ENDS)
def test_a_double_headed_card_is_the_same_from_both_ends(pictures: Pictures, code: str) -> None:
    image = face(pictures, code)
    assert distance(image, turned(image)) < SAME


@pytest.mark.parametrize("number", range(1, 22))
def test_a_tarock_has_another_scene_at_each_end(number: int) -> None:
    image = without_numeral("tarock", card(f"T{number}"))
    assert distance(image, turned(image)) > FIGURES_APART


def index_alone(pictures: Pictures, shown: Card, language: str, width: int) -> QImage | None:
    """The indices of a card on white."""
    index = faces.read_index(resource("cards"), shown, Look(pictures, "normal", language))
    if index is None:
        return None
    image = QImage(width, round(width / ASPECTS[pictures]), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    indices.draw_both(painter, QRectF(image.rect()), index, "normal", WHITE)
    painter.end()
    return image


def lightness(image: QImage, x: int, y: int) -> int:
    colour = image.pixelColor(x, y)
    return min(colour.red(), colour.green(), colour.blue())


@pytest.mark.parametrize(("pictures", "language"), list(product(PACKS, LANGUAGES)))
def test_an_index_does_not_lie_over_the_art(pictures: Pictures, language: str) -> None:
    width = 100
    for each in CARDS[pictures]:
        index = index_alone(pictures, each, language, width)
        if index is not None:
            art = face(pictures, each.code, width)
            strip = product(range(round(STRIP * width)), range(art.height() // 2))
            inked = [point for point in strip if lightness(index, *point) < DARK]
            touching = sum(lightness(art, *point) < QUIET for point in inked)
            assert inked
            assert touching <= TOUCHING * len(inked), each


def test_an_index_stands_in_the_left_fifth_of_a_card() -> None:
    for place in indices.PLACES.values():
        assert place.right <= STRIP


COURT_RANKS: list[tuple[Pictures, str]] = [("german", "KQ"), ("french", "KQJ"), ("tarock", "KQCJ")]
"""Of the courts whose sign stands in the corner; on an Unter it stands low."""
COURTS = [
    (pictures, each.code)
    for pictures, ranks in COURT_RANKS
    for each in CARDS[pictures]
    if each.suit is not Suit.TAROCK and each.rank in ranks
]


@pytest.mark.parametrize(("pictures", "code"), COURTS)
def test_without_an_index_the_sign_of_a_court_card_stands_in_the_corner(pictures: Pictures, code: str) -> None:
    width = 100
    corner = list(product(range(8, round(STRIP * width)), range(5, 30)))
    sizes: list[IndexSize] = ["none", "normal"]
    alone, beside = (
        sum(lightness(image, *point) < DARK for point in corner)
        for image in (face(pictures, code, width, size) for size in sizes)
    )
    assert beside < 0.1 * len(corner)
    assert alone > 0.25 * len(corner)


@pytest.mark.parametrize("size", ["normal", "large"])
@pytest.mark.parametrize(("pictures", "code"), COURTS)
def test_a_court_with_an_index_has_one_sign_in_its_corner(pictures: Pictures, code: str, size: IndexSize) -> None:
    look = Look(pictures, size)
    art = faces.read_art(resource("cards"), code, look)
    assert art.index is not None
    assert art.index.sign is not None
    bare = faces.read_art(resource("cards"), code, Look(pictures, "none"))
    before, sign, after = re.split(rb'(<g id="sign">.*?</g>\n</g>\n</g>\n)(?=<use )', bare.face, flags=re.DOTALL)
    unsigned = replace(bare, face=before + b"</g>\n" + after, index=None)
    assert b"<path" in sign
    assert distance(face(pictures, code, 100, size), picture(unsigned, look, 100)) < 0.01


@pytest.mark.parametrize(
    ("pictures", "code"), [("tarock", "HK"), ("tarock", "T20"), ("french", "DQ"), ("german", "SQ")]
)
@pytest.mark.parametrize("contrast", [False, True])
def test_the_plate_of_a_large_index_has_the_colour_of_the_paper(
    pictures: Pictures, code: str, *, contrast: bool
) -> None:
    look = Look(pictures, "large", high_contrast=contrast)
    art = faces.read_art(resource("cards"), code, look)
    seen = picture(art, look, 200)
    beside = range(round(0.13 * seen.height()), round(0.24 * seen.height()))  # the frame, where no sky is white
    assert art.paper in {seen.pixelColor(8, y).name() for y in beside}
    assert art.paper == ("#ffffff" if contrast else "#fdfaf2")


FRAME = 0.0155
"""In the middle of the double frame of a picture, in card heights from the edge."""


@pytest.mark.parametrize("pictures", PACKS)
def test_the_plate_of_a_large_index_leaves_the_frame_of_the_picture_whole(pictures: Pictures) -> None:
    width, look = 150, Look(pictures, "large")
    for each in CARDS[pictures]:
        indexed = picture(faces.read_art(resource("cards"), each.code, look), look, width)
        bare = face(pictures, each.code, width, "large")
        frame = math.ceil(FRAME * bare.height())
        assert indexed != bare
        assert indexed.copy(0, 0, frame, bare.height()) == bare.copy(0, 0, frame, bare.height()), each
        assert indexed.copy(0, 0, width, frame) == bare.copy(0, 0, width, frame), each


@pytest.mark.parametrize("code", [suit + rank for suit in "HDSC" for rank in "T987"])
def test_nothing_is_left_of_the_numeral_of_a_german_card_beside_a_large_index(code: str) -> None:
    width = 100
    left, right = (0.22, 0.34) if code[1] in "97" else (0.38, 0.62)
    for size, wanted in (("none", True), ("normal", True), ("large", False)):
        image = face("german", code, width, cast("IndexSize", size))
        places = product(range(round(left * width), round(right * width)), range(5, round(ROMAN_FOOT * image.height())))
        assert any(lightness(image, *point) < DARK for point in places) == wanted, size


ENGRAVED: list[tuple[Pictures, str]] = [
    ("tarock", "SC"),
    ("tarock", "T7"),
    ("french", "HK"),
    ("german", "DJ"),
    ("german", "HA"),
]


@pytest.mark.parametrize(("pictures", "code"), ENGRAVED)
def test_engraved_lines_are_wider_in_high_contrast(pictures: Pictures, code: str) -> None:
    def black(*, contrast: bool) -> int:
        look = Look(pictures, "none", high_contrast=contrast)
        art = faces.read_art(resource("cards"), code, look)
        image = picture(art, look, 300).copy(30, 30, 240, 200)  # within the frame
        return sum(image.pixelColor(x, y).value() < 60 for x in range(240) for y in range(200))

    assert black(contrast=True) > 1.25 * black(contrast=False)


def lab(colour: str) -> tuple[float, float, float]:
    """A colour in CIELAB, where distances are those that people see."""
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    )
    x, y, z = (
        t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116
        for t in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("vision", [None, *MATRICES])
def test_the_four_colours_of_the_suits_stay_apart_for_everybody(vision: str | None) -> None:
    inks = [PLAIN_INKS[suit] for suit in Suit if suit is not Suit.TAROCK]
    four = [FOUR_COLOURS.get(ink.encode(), ink.encode()).decode() for ink in inks]
    seen = [lab(simulate_colour(ink, vision) if vision else ink) for ink in four]
    for place, one in enumerate(seen):
        for other in seen[place + 1 :]:
            assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 > 24


def test_grey_is_grey_for_everybody() -> None:
    assert {simulate_colour("#808080", vision) for vision in MATRICES} == {"#808080"}


@pytest.mark.parametrize("group", GROUPS)
def test_the_drawing_program_draws_what_is_kept_and_nothing_else(group: str) -> None:
    drawn = GROUPS[group]()
    folder = resource("cards", group)
    kept = {file.relative_to(folder).with_suffix("").as_posix(): file for file in folder.rglob("*.svg")}
    assert kept.keys() == drawn.keys()
    for name, text in drawn.items():
        assert kept[name].read_bytes() == text.encode(), name


@pytest.mark.parametrize("group", ["german", "french", "tarock", "backs"])
def test_nothing_is_drawn_beyond_the_edge_of_a_card(group: str) -> None:
    for file in resource("cards", group).glob("*.svg"):
        svg = file.read_text(encoding="utf-8")
        size = re.search(r'viewBox="0 0 (\d+) (\d+)"', svg)
        scale = re.search(r"scale\(([0-9.]+)\)", svg)
        assert size is not None
        assert scale is not None
        wide, tall = (int(size[side]) / float(scale[1]) for side in (1, 2))
        for x, y in re.findall(r"M(-?[0-9.]+)[ ,]?(-?[0-9.]+)", svg):
            assert -1 <= float(x) <= wide + 1, file.name
            assert -1 <= float(y) <= tall + 1, file.name


def test_every_ink_that_is_exchanged_is_used() -> None:
    art = b"".join(file.read_bytes() for file in resource("cards").rglob("*.svg"))
    assert {ink for ink in {*STRONGER, *FOUR_COLOURS} - {*FOUR_COLOURS.values()} if ink not in art} == set()


def test_the_art_is_small_and_needs_no_font() -> None:
    art = list(resource("cards").rglob("*.svg"))
    assert sum(file.stat().st_size for file in art) <= MOST_BYTES
    for file in art:
        assert file.stat().st_size <= MOST_OF_ONE, file
        assert b"<text" not in file.read_bytes(), file


COLOURS_APART = 25
"""How far the mean colour of a back is at least from that of a cloth; a green one on green cloth was 10."""


def mean_of(image: QImage) -> QColor:
    """Return the mean colour of a picture without its edge."""
    wide, high = image.width(), image.height()
    return QColor(image.copy(wide // 5, high // 5, 3 * wide // 5, 3 * high // 5).scaled(1, 1).pixelColor(0, 0))


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("kind", BACKS_OF)
@pytest.mark.parametrize("table", ["green", "blue", "grey"])
@pytest.mark.parametrize("pictures", PACKS)
def test_no_back_has_the_colour_of_the_cloth_on_which_it_lies(
    pictures: Pictures, table: TableColour, kind: str, *, dark: bool
) -> None:
    preferences = replace(USUAL, table=table, dark=dark, back=BACKS_OF[kind].get(pictures, ""))
    look = look_of(preferences, "en", pictures)
    back = faces.draw(faces.read_art(resource("cards"), BACK, look), look, 120)
    assert apart(mean_of(back), QColor(CLOTHS[table, dark].centre)) > COLOURS_APART


def apart(one: QColor, other: QColor) -> float:
    """Return how far apart two colours are: the greatest difference of red, green and blue, less that of all three."""
    differences = [one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()]
    return max(differences) - min(differences)


def test_every_back_is_offered_on_every_cloth_and_kept_for_every_pack(start: Start) -> None:
    program = start(table_colour="blue")
    dialog = program.dialog("settings", SettingsDialog)
    (box,) = [each for each in dialog.findChildren(QComboBox) if each.findData("vine") >= 0]
    assert [box.itemData(place) for place in range(box.count())] == list(BACKS_OF)
    for kind in BACKS_OF:
        box.setCurrentIndex(box.findData(kind))
        box.activated.emit(box.currentIndex())
        assert program.keeper.settings.backs == BACKS_OF[kind]
        shown = {pack: artwork.look.back for pack, artwork in dialog.backs.artworks.items()}
        assert shown == (BACKS_OF[kind] or BACKS)
        assert {*BACKS_OF[kind].values()} <= {file.stem for file in resource("cards", "backs").iterdir()}


FORMER = {
    "vine": {"german": "tell", "french": "french_red", "tarock": "tarock_red"},
    "sun": {"german": "tell_blue", "french": "french", "tarock": "tarock_blue"},
    "rosette": {"german": "tell_green", "french": "french_green", "tarock": "tarock"},
    "trellis": {"german": "checked", "french": "checked", "tarock": "checked_tarock"},
}
"""What settings named before there were these designs."""


@pytest.mark.parametrize("kind", FORMER)
def test_a_back_that_older_settings_name_is_one_of_those_that_are_there(start: Start, kind: str) -> None:
    program = start(backs=FORMER[kind])
    assert kind_of(program.keeper.settings.backs) == kind
    for pictures in PACKS:
        look = look_of(replace(USUAL, back=FORMER[kind][pictures]), "en", pictures)
        assert look.back == BACKS_OF[kind][pictures]
    dialog = program.dialog("settings", SettingsDialog)
    (box,) = [each for each in dialog.findChildren(QComboBox) if each.findData("vine") >= 0]
    assert box.currentData() == kind
