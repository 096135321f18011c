# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How a page of rules is printed: in the colours of the window, or in black on white paper."""

from typing import Final

from PySide6.QtGui import QColor, QPalette

from kartenspiel.ui.looks.palette import BLACK, PRINTED_BAND, PRINTED_LINE, PRINTED_LINK, WHITE
from kartenspiel.ui.widgets.colours import mix

Role = QPalette.ColorRole
QUIET: Final = 0.8
"""How much of the text colour has what is said beside the point; the rest is paper. It is read on a mark too."""
_SERIFS: Final = "'Palatino Linotype', 'Palatino', 'Book Antiqua', 'Noto Serif', 'DejaVu Serif', 'Georgia', serif"
"""Type of headings, as booklets have it; where there is none of them the system's takes its place."""


def style_of(palette: QPalette) -> str:
    """Return the style of the HTML of pages in these colours."""
    ink, paper = palette.color(Role.Text), palette.color(Role.Base)
    quiet, link = mix(ink, paper, QUIET).name(), palette.color(Role.Link).name()
    band = palette.color(Role.AlternateBase).name()
    return f"""
    body {{ color: {ink.name()}; }}
    h1 {{ font-family: {_SERIFS}; font-size: x-large; margin-top: 18px; margin-bottom: 8px; }}
    h2 {{ font-family: {_SERIFS}; font-size: large; color: {link}; margin-top: 18px; margin-bottom: 6px; }}
    h3 {{ font-family: {_SERIFS}; font-size: medium; margin-top: 12px; margin-bottom: 4px; }}
    p {{ line-height: 130%; margin-top: 4px; margin-bottom: 7px; }}
    li {{ line-height: 130%; margin-bottom: 5px; }}
    p.cards {{ margin-top: 8px; margin-bottom: 8px; line-height: 100%; }}
    p.game {{ font-family: {_SERIFS}; font-size: xx-large; color: {link}; margin-bottom: 0px; line-height: 100%; }}
    p.rules {{ color: {quiet}; margin-top: 2px; }}
    p.contents {{ margin-bottom: 4px; }}
    a {{ color: {link}; text-decoration: none; }}
    a.term {{ color: {ink.name()}; }}
    a.found {{ color: {ink.name()}; }}
    a.found b {{ color: {link}; }}
    a.clause {{ font-size: small; }}
    .clause {{ color: {quiet}; font-size: small; }}
    .help {{ color: {quiet}; }}
    .changed {{ color: {link}; }}
    table.option {{ background-color: {band}; margin-top: 6px; margin-bottom: 10px; }}
    table.grid {{ border-collapse: collapse; border-color: {palette.color(Role.Mid).name()}; }}
    table.grid {{ margin-top: 6px; margin-bottom: 10px; }}
    th {{ background-color: {band}; text-align: left; }}
    """


def on_paper() -> QPalette:
    """Return the colours of a page that is printed."""
    palette = QPalette()
    for role, colour in (
        (Role.Text, BLACK),
        (Role.Base, WHITE),
        (Role.AlternateBase, PRINTED_BAND),
        (Role.Link, PRINTED_LINK),
        (Role.Mid, PRINTED_LINE),
    ):
        palette.setColor(role, QColor(colour))
    return palette
