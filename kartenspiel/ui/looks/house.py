# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The colours and the type of everything beside the table: paper with printed text on it, which lies on the cloth.

Pages, dialogs, score sheet, log and menus take them from here, so that they belong to one house.
"""

from dataclasses import asdict, dataclass
from functools import cache
from typing import Final

from PySide6.QtGui import QColor, QPalette

from kartenspiel.controller.settings import TableColour
from kartenspiel.ui.looks.palette import ACCENTS, BLACK, CHALK, CLOTHS, CREAM, GOLD, ON_GOLD, PRINTS, WHITE, Print
from kartenspiel.ui.widgets.colours import mix

Role = QPalette.ColorRole
_FADED: Final = 0.7
"""How much of the ink a text has that is out of use; the rest is paper. It is still to be read: 4.5 to 1."""


@dataclass(frozen=True, slots=True)
class House(Print):
    """The colours of one house: its paper, and the cloth that it lies on.

    Ink stands out from its ground by at least 7 to 1, what is quiet by 4.5 to 1.
    """

    cloth: str
    cloth_rim: str
    on_cloth: str
    """Text that stands on the cloth itself."""
    accent: str
    """The button that is pressed most often, and what is chosen."""
    on_accent: str
    mark: str
    """Ink of another colour, for links and for what stands out in a text."""
    gold: str
    """What stands out on cloth: the first button there, the card that won a trick."""
    on_gold: str


@cache
def house_for(table: TableColour, *, dark: bool, high_contrast: bool) -> House:
    """Return the colours of a house."""
    cloth, prints, (accent, mark) = CLOTHS[table, dark], PRINTS[dark, high_contrast], ACCENTS[table, dark]
    if high_contrast:
        accent, mark = prints.ink, prints.ink
    return House(
        **asdict(prints),
        cloth=BLACK if high_contrast else cloth.rim,
        cloth_rim=BLACK if high_contrast else cloth.panel,
        on_cloth=WHITE if high_contrast else CHALK,
        accent=accent,
        on_accent=prints.paper if high_contrast else CREAM,
        mark=mark,
        gold=GOLD,
        on_gold=ON_GOLD,
    )


def palette_of(house: House) -> QPalette:
    """Return what Qt is dressed in: printed paper."""
    palette = QPalette()
    ink, paper = QColor(house.ink), QColor(house.paper)
    for roles, colour in (
        ((Role.Window, Role.ToolTipBase), house.paper),
        ((Role.Base,), house.field),
        ((Role.AlternateBase,), house.band),
        ((Role.Button,), house.button),
        ((Role.WindowText, Role.Text, Role.ButtonText, Role.ToolTipText), house.ink),
        ((Role.Highlight, Role.Accent), house.accent),
        ((Role.HighlightedText, Role.BrightText), house.on_accent),
        ((Role.Link, Role.LinkVisited), house.mark),
        ((Role.Mid,), house.line),
    ):
        for role in roles:
            palette.setColor(role, QColor(colour))
    palette.setColor(Role.PlaceholderText, mix(ink, QColor(house.field), 0.7))
    edge = QColor(house.line)
    for role, factor in ((Role.Light, 125), (Role.Midlight, 110)):
        palette.setColor(role, QColor(house.button).lighter(factor))
    for role, factor in ((Role.Dark, 120), (Role.Shadow, 200)):
        palette.setColor(role, edge.darker(factor))
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, mix(ink, paper, _FADED))
    return palette


def on_cloth(house: House) -> QPalette:
    """Return what is worn by what stands on the cloth itself."""
    palette = QPalette()
    palette.setColor(Role.Window, QColor(house.cloth))
    for role in (Role.WindowText, Role.Text):
        palette.setColor(role, QColor(house.on_cloth))
    palette.setColor(Role.Highlight, QColor(house.gold))
    return palette


def style_of(house: House, *, cloth: bool) -> str:
    """Return the style of a button on a sheet or, where the first one must stand out from it, on a page of `cloth`.

    Sizes follow its letters.
    """
    accent, on_accent = (house.gold, house.on_gold) if cloth else (house.accent, house.on_accent)
    return f"""
    QPushButton {{
        color: {house.ink}; background: {house.button}; border: 1px solid {house.line};
        border-radius: 0.4em; padding: 0.35em 0.9em;
    }}
    QPushButton:hover {{ background: {house.field}; border-color: {house.ink}; }}
    QPushButton:pressed {{ background: {house.band}; }}
    QPushButton:default, QPushButton#first {{
        color: {on_accent}; background: {accent}; border-color: {accent};
    }}
    QPushButton:default:hover, QPushButton#first:hover {{ border-color: {house.ink}; }}
    QPushButton:checked {{ background: {house.field}; border: 2px solid {accent}; }}
    QPushButton:focus {{ border: 2px solid {house.mark}; padding: 0.3em 0.85em; }}
    QPushButton:default:focus, QPushButton#first:focus {{ border: 2px solid {house.ink}; }}
    QPushButton:disabled, QPushButton:default:disabled, QPushButton#first:disabled {{
        color: {mix(QColor(house.ink), QColor(house.paper), _FADED).name()}; background: {house.paper};
        border-color: {house.line};
    }}
    QPushButton::menu-indicator {{ subcontrol-position: right center; right: 0.3em; }}
    """
