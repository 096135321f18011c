# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Harlequin's suit: lozenges laid over every part of a drawing that has a certain colour."""

from collections.abc import Sequence
from dataclasses import replace

from .clipping import clip
from .style import Ink
from .svg import Art, Path, Point, bounds

CLOTH = Ink("#fbf6e6", "#e3dccb")
"""The ink to draw a suit with before it is patched."""


def _cells(box: tuple[float, float, float, float], across: float, along: float) -> list[tuple[list[Point], int]]:
    """Rhombs of a grid that runs through the whole picture, with the number of their colour."""
    left, top, right, bottom = box
    found: list[tuple[list[Point], int]] = []
    for row in range(int(top / along * 2) - 1, int(bottom / along * 2) + 2):
        for column in range(int(left / across) - 1, int(right / across) + 2):
            x = (column + 0.5 * (row % 2)) * across
            y = row * along / 2
            corners = [(x, y - along / 2), (x + across / 2, y), (x, y + along / 2), (x - across / 2, y)]
            found.append((corners, column * 2 + row * 3))
    return found


def _patches(path: Path, colours: Sequence[str], across: float, along: float) -> Art:
    art: Art = []
    for corners, number in _cells(bounds([path]), across, along):
        colour = colours[number % len(colours)]
        if colour != "none":
            art += clip([replace(path, fill=colour, line="none", width=0)], corners)
    return art


def motley(art: Art, colours: Sequence[str], across: float, along: float) -> Art:
    """Copy of art whose parts in :data:`CLOTH` are patched with lozenges; ``none`` leaves the cloth."""
    patched: Art = []
    for path in art:
        patched.append(path)
        if path.fill == CLOTH.base:
            patched += _patches(path, colours, across, along)
    return patched
