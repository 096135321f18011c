# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Colours and type of the table and of what lies on its cloth."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtGui import QColor, QFont, QFontInfo
from PySide6.QtWidgets import QApplication

from kartenspiel.controller.settings import TableColour
from kartenspiel.ui.looks import fonts, palette
from kartenspiel.ui.looks.preferences import Preferences
from kartenspiel.ui.widgets.colours import mix

BASE_TEXT: Final = 13
"""Height of text that is never made smaller, in pixels."""
LARGEST_TEXT: Final = 0.038
"""Greatest height of text, by that of the table: plates and panels then still leave half of the width to the hand."""
ROOMY_TEXT: Final = 0.0195
"""Height of text on a table with much room, by that of the table, where text is not wanted larger or smaller."""
WIDEST_TEXT: Final = 0.0225
"""Greatest height of text, by the width of the table: two plates and choices between them have room side by side."""

QUIET: Final = 0.88
"""Size of quiet text by that of other text."""
BUTTON: Final = 1.5
"""Least height of a button within its padding, in heights of the text."""
ROW: Final = 1.75
"""Height of a row of the ladder of bids, in heights of the text: easy to hit."""
TIGHT_ROW: Final = 1.3
"""The same where room is scarce."""
USUAL: Final = 0.28
POINTED: Final = 0.55
SHUT: Final = 0.2
"""How much of the colour of edges a button has: as it lies there, while it is pointed at, and one of no use then."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one table.  Text colours stand out from their panel or paper by at least 7 to 1."""

    cloth: str
    cloth_rim: str
    panel: str
    panel_edge: str
    text: str
    quiet_text: str
    accent: str
    on_accent: str
    bubble: str
    bubble_right: str
    bubble_wrong: str
    bubble_note: str
    """Paper of what is said: usually, to what was right or wrong, and to explain a word."""
    bubble_text: str
    bubble_quiet: str
    bubble_link: str
    """Inks on any of these papers: for what is said, for its clauses, and for words that are explained."""
    advised: str
    declarer_side: str
    other_side: str
    """Tints of plates, by the side of their seats."""
    refusal: str
    refusal_text: str
    solid: bool
    """Whether cloth shines through no panel and no button, and their edges are as strong as words."""


@cache
def theme_for(table: TableColour, *, dark: bool, high_contrast: bool = False) -> Theme:
    """Return the colours of a table."""
    cloth = palette.CLOTHS[table, dark]
    black, white = palette.BLACK, palette.WHITE
    panel, edge = (black, white) if high_contrast else (cloth.panel, cloth.panel_edge)
    return Theme(
        cloth=cloth.centre,
        cloth_rim=cloth.rim,
        panel=panel,
        panel_edge=edge,
        text=white if high_contrast else palette.CHALK,
        quiet_text=white if high_contrast else palette.QUIET_CHALK,
        accent=palette.GOLD,
        on_accent=palette.ON_GOLD,
        bubble=palette.EVENING_CREAM if dark else palette.CREAM,
        bubble_right=palette.RIGHT,
        bubble_wrong=palette.WRONG,
        bubble_note=palette.NOTE,
        bubble_text=black if high_contrast else palette.SPOKEN,
        bubble_quiet=black if high_contrast else palette.SPOKEN_QUIETLY,
        bubble_link=black if high_contrast else palette.SPOKEN_LINK,
        advised=palette.ADVISED,
        declarer_side=palette.DECLARER_SIDE,
        other_side=palette.OTHER_SIDE,
        refusal=palette.REFUSAL,
        refusal_text=palette.REFUSAL_INK,
        solid=high_contrast,
    )


def theme_of(preferences: Preferences) -> Theme:
    """Return the colours that somebody chose."""
    return theme_for(preferences.table, dark=preferences.dark, high_contrast=preferences.high_contrast)


def text_size(width: float, height: float) -> int:
    """Return the size of text on a table of this size, in pixels: that of the program, or more where there is room.

    Very large letters shrink to what leaves room for the cards.
    """
    chosen = QFontInfo(QApplication.font()).pixelSize()
    most = min(height * LARGEST_TEXT, width * WIDEST_TEXT)
    roomy = height * ROOMY_TEXT
    wanted = max(chosen, round(roomy * fonts.share()))
    return max(min(wanted, max(BASE_TEXT, round(most))), round(roomy * min(1.0, fonts.share())))


def type_of(size: float, *, bold: bool = False) -> QFont:
    """Return the system's font at a size in pixels."""
    font = QFont(QApplication.font())
    font.setPixelSize(max(1, round(size)))
    font.setBold(bold)
    return font


def style_of(theme: Theme, size: int) -> str:
    """Return the style of panels and buttons that lie over the table; `size` of the text in pixels."""
    pad = max(4, size // 3)
    return (
        _style_of_panels(theme, size, pad) + _style_of_buttons(theme, size, pad) + _style_of_choices(theme, size, pad)
    )


def _style_of_panels(theme: Theme, size: int, pad: int) -> str:
    """Return the style of panels, of what is said on them, and of what is told for a while."""
    return f"""
    QFrame#panel {{
        background: {_ground(theme, 0.86)}; border: 1px solid {_edge(theme, 0.75)};
        border-radius: {pad + 3}px;
    }}
    QFrame#standing {{
        background: {theme.panel}; border: 1px solid {theme.panel_edge}; border-radius: {pad + 3}px;
    }}
    QLabel {{ color: {theme.text}; font-size: {size}px; background: transparent; border: none; }}
    QLabel#quiet {{ color: {theme.quiet_text}; font-size: {round(size * QUIET)}px; }}
    QLabel#title {{ font-weight: 600; }}
    QLabel#heading {{ color: {theme.accent}; font-weight: 600; }}
    QLabel#clause {{ color: {theme.quiet_text}; font-size: {round(size * 0.8)}px; }}
    QLabel#clause {{ qproperty-ink: "{theme.quiet_text}"; }}
    QFrame#refusal {{ background: {theme.refusal}; border-radius: {pad + 3}px; padding: {pad}px {2 * pad}px; }}
    QFrame#banner {{
        background: {theme.bubble}; border: 1px solid {theme.panel_edge}; border-left: {pad + 2}px solid {theme.accent};
        border-radius: {pad + 3}px; padding: {2 * pad}px {4 * pad}px;
    }}
    QFrame#banner QLabel {{ color: {theme.bubble_text}; font-size: {round(size * 1.25)}px; font-weight: 600; }}
    QFrame#refusal QLabel {{ color: {theme.refusal_text}; font-weight: 600; }}
    QFrame#refusal QLabel#clause {{ color: {theme.refusal_text}; font-weight: 400; }}
    QFrame#refusal QLabel#clause {{ qproperty-ink: "{theme.refusal_text}"; }}
    QToolTip {{ font-size: {size}px; }}
    """


def _style_of_buttons(theme: Theme, size: int, pad: int) -> str:
    """Return the style of all buttons, however they are used."""
    return f"""
    QPushButton {{
        color: {theme.text}; font-size: {size}px; background: {_raised(theme, USUAL)};
        border: 2px solid {_edge(theme, 0.65)}; border-radius: {pad + 1}px;
        padding: {pad}px {2 * pad}px; min-height: {round(size * BUTTON)}px;
    }}
    QPushButton:hover {{ background: {_raised(theme, POINTED)}; }}
    QPushButton:pressed {{ background: {_ground(theme, 0.95)}; }}
    QPushButton:checked {{ border-color: {theme.accent}; color: {theme.accent}; }}
    QPushButton:focus {{ border: 2px solid {theme.accent}; }}
    """


def _style_of_choices(theme: Theme, size: int, pad: int) -> str:
    """Return what is another with single kinds: rungs, switches, the first answer, cards, and what is of no use."""
    return f"""
    QPushButton#rung, QPushButton#shut {{
        min-height: {row_height(size, tight=False)}px; padding: 0; border-width: 1px; border-radius: {pad}px;
    }}
    QPushButton#rung:focus {{ border: 1px solid {theme.accent}; background: {_raised(theme, POINTED)}; }}
    QPushButton#shut {{ background: transparent; border-color: transparent; }}
    QPushButton#shut:hover {{ background: {_raised(theme, SHUT)}; }}
    QPushButton#switch {{ text-align: left; }}
    QPushButton#first {{ background: {theme.accent}; color: {theme.on_accent}; border-color: {theme.accent}; }}
    QPushButton#first:focus {{ border: 2px solid {theme.text}; }}
    QPushButton#card, QPushButton#held {{
        padding: {pad // 2}px {pad}px; background: {palette.CARD_PAPER}; color: {theme.bubble_text}; font-weight: 600;
    }}
    QPushButton#card:hover, QPushButton#held:hover {{ background: {palette.POINTED_CARD}; }}
    QPushButton#held {{ border: 2px dashed {theme.bubble_text}; background: {palette.HELD_CARD}; }}
    QPushButton#held:focus, QPushButton#card:focus {{
        border: 3px solid {theme.accent}; background: {palette.POINTED_CARD};
    }}
    QPushButton:disabled, QPushButton#first:disabled {{
        background: {_ground(theme, 0.6)}; color: {_rgba(theme.text, 0.65 if theme.solid else 0.5)};
        border-color: {_rgba(theme.panel_edge, 0.5 if theme.solid else 0.3)};
    }}
    """


def tight_style_of(size: int, *, tight: bool) -> str:
    """Return what a panel changes in that style where room is scarce; its rows are lower only where it is `tight`."""
    above, beside = tight_padding(size)
    return (
        f"QPushButton {{ font-size: {size}px; min-height: {round(size * BUTTON)}px; padding: {above}px {beside}px; }}"
        f"QPushButton#rung, QPushButton#shut {{ min-height: {row_height(size, tight=tight)}px; padding: 0; }}"
        f"QLabel {{ font-size: {size}px; }} QLabel#quiet {{ font-size: {round(size * QUIET)}px; }}"
    )


def tight_padding(size: int) -> tuple[int, int]:
    """Return the padding of a button there: above and below its words, and at both sides of them."""
    return size // 4, size // 2


def row_height(size: int, *, tight: bool) -> int:
    """Return how high a row of the ladder of bids is, without its border."""
    return round((TIGHT_ROW if tight else ROW) * size)


def _ground(theme: Theme, alpha: float) -> str:
    """Return the ground of panels, through which the cloth shines a little."""
    return _rgba(theme.panel, 1.0 if theme.solid else alpha)


def _edge(theme: Theme, alpha: float) -> str:
    return _rgba(theme.panel_edge, 1.0 if theme.solid else alpha)


def _raised(theme: Theme, share: float) -> str:
    """Return the ground of a button: so much of the colour of edges, over what lies below it.

    Where nothing shines through, it has the ground of panels, and a lighter one where somebody points at it.
    """
    if not theme.solid:
        return _rgba(theme.panel_edge, share)
    return mix(QColor(theme.panel_edge), QColor(theme.panel), max(0.0, share - USUAL)).name()


def _rgba(colour: str, alpha: float) -> str:
    shade = QColor(colour)
    return f"rgba({shade.red()}, {shade.green()}, {shade.blue()}, {round(alpha * 255)})"
