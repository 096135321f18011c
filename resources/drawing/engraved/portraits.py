# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Portraits to choose from for the players, by their ids."""

from . import men, women
from .busts import Draw, file_of

DRAWN: dict[str, Draw] = {
    "innkeeper": men.innkeeper,
    "teacher": women.teacher,
    "hunter": men.hunter,
    "girl": women.girl,
    "postman": men.postman,
    "grandmother": women.grandmother,
    "student": men.student,
    "farmer": women.farmer,
    "grandfather": men.grandfather,
    "singer": women.singer,
    "gentleman": men.gentleman,
    "lady": women.lady,
    "sweep": men.sweep,
    "cook": women.cook,
}


def cards() -> dict[str, str]:
    """The files, by the id of the portrait."""
    return {name: file_of(draw()) for name, draw in DRAWN.items()}
