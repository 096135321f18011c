# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""All colours of the window by their names; those of the drawings of cards stand in the drawings (`inks`)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from kartenspiel.controller.settings import TableColour

BLACK: Final = "#000000"
WHITE: Final = "#ffffff"
CHALK: Final = "#f6f3ea"
"""Writing on cloth and on panels."""
QUIET_CHALK: Final = "#cfd8d2"
GOLD: Final = "#ffd24a"
"""What stands out on cloth: the first button, what is chosen, the card that takes a trick."""
ON_GOLD: Final = "#2b2100"
CREAM: Final = "#fffdf5"
CARD_PAPER: Final = "#fdfbf3"
"""What signs of suits and heads stand on outside the cards."""
POINTED_CARD: Final = "#fff3cf"
HELD_CARD: Final = "#e3dfd2"
"""The same on a button for a card: pointed at, and of a card in one's hand."""
CARD_EDGE: Final = "#961e1a14"
DRAWN_EDGE: Final = "#4a4a4a"
CARD_SHADE: Final = "#4e0c120f"
INDEX_EDGE: Final = "#5a1a1a1a"
"""Over a card: its edge, a card that cannot be played, the edge of a plate with signs; opacity is written first."""

EVENING_CREAM: Final = "#e9e4d6"
RIGHT: Final = "#e3f4d7"
WRONG: Final = "#ffe9c7"
NOTE: Final = "#e2edf5"
"""Paper of bubbles: by day and in the evening, of what was right or wrong, of what explains a word."""
SPOKEN: Final = "#1d1d1b"
SPOKEN_QUIETLY: Final = "#4a4640"
SPOKEN_LINK: Final = "#5c3a00"
"""Inks on these papers."""
ADVISED: Final = "#8fd6ff"
DECLARER_SIDE: Final = "#f0964f"
OTHER_SIDE: Final = "#6fb6ff"
REFUSAL: Final = "#fff0d0"
REFUSAL_INK: Final = "#5c1a00"
CHIP_RIM: Final = "#5a3d12"
CHIP_WOOD: Final = "#e9b949"
CHIP_FACE: Final = "#f6d98a"
SEAL_WAX: Final = "#b02a2a"
SEAL_RIM: Final = "#7a1616"
PLAIN_BACK: Final = "#8c2f39"
"""The back of a card whose drawing is not there."""
CONTACT_SHEET: Final = "#2e6f4b"
FOUND: Final = "#ffc400"
"""Marks what a search has found, over the colour of the page."""
PRINTED_BAND: Final = "#f1ede2"
PRINTED_LINK: Final = "#5c1a14"
PRINTED_LINE: Final = "#8a8272"
"""What is on a page from the printer beside black and white."""
CURVES: Final[Mapping[bool, tuple[str, ...]]] = {
    False: ("#0b5fa5", "#b3400a", "#2c7a2c", "#7b3fa0"),
    True: ("#6db8ff", "#ff9d5c", "#7fd67f", "#cf9bf0"),
}
"""The accounts of the players, by whether their ground is dark."""


class Cloth(NamedTuple):
    """The colours of a cloth and of the panels that lie on it."""

    centre: str
    rim: str
    panel: str
    panel_edge: str


CLOTHS: Final[Mapping[tuple[TableColour, bool], Cloth]] = {
    ("green", False): Cloth("#3c8a5e", "#22583b", "#143d29", "#5fae84"),
    ("green", True): Cloth("#1f5138", "#0f2b1e", "#0b2016", "#3a7a58"),
    ("blue", False): Cloth("#3f76a8", "#234a70", "#16324e", "#72a6d4"),
    ("blue", True): Cloth("#203f60", "#0f2135", "#0b1827", "#3f6d9c"),
    ("grey", False): Cloth("#7b8289", "#4b5157", "#2c3136", "#a7aeb5"),
    ("grey", True): Cloth("#3b4045", "#1d2023", "#141618", "#666d74"),
}
"""By the colour of the table, and whether the window is dark."""


@dataclass(frozen=True, slots=True)
class Print:
    """The colours of printed paper: of pages, dialogs, lists and their buttons."""

    paper: str
    field: str
    """The ground of fields and lists."""
    band: str
    """That of every second line."""
    ink: str
    line: str
    """Printed rules, and the edges of sheets and fields."""
    button: str


PRINTS: Final[Mapping[tuple[bool, bool], Print]] = {
    (False, False): Print("#f8f1e1", "#fffcf4", "#f0e6cf", "#2b2118", "#bfa97d", "#efe3c9"),
    (True, False): Print("#2a2621", "#211e1a", "#332e28", "#f1eadb", "#7a6d57", "#3d372f"),
    (False, True): Print(WHITE, WHITE, "#f0f0f0", BLACK, BLACK, WHITE),
    (True, True): Print(BLACK, BLACK, "#1a1a1a", WHITE, WHITE, BLACK),
}
"""By whether the window is dark and the contrast high."""
ACCENTS: Final[Mapping[tuple[TableColour, bool], tuple[str, str]]] = {
    ("green", False): ("#1f5b3d", "#17603c"),
    ("green", True): ("#2a6f4b", "#8fd3ae"),
    ("blue", False): ("#234f7c", "#1c5590"),
    ("blue", True): ("#2c5f92", "#94c4f2"),
    ("grey", False): ("#454c53", "#6a3a1c"),
    ("grey", True): ("#5a626a", "#e0b48c"),
}
"""Ground of the first button, and the coloured ink, by the colour of the table and whether the window is dark."""
