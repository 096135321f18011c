# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether every card of every pack can be drawn, with its index in every language."""

from collections.abc import Iterator
from pathlib import Path

from kartenspiel.controller.sheets import LANGUAGES
from kartenspiel.model.cards import Card
from kartenspiel.paths import resource
from kartenspiel.ui.cards import faces
from kartenspiel.ui.cards.faces import ASPECTS, BACK, BrokenArtError, Look
from kartenspiel.ui.cards.packs import CARDS
from kartenspiel.ui.looks import emblem

_WIDTH = 24
"""In pixels: small is quick, and a damaged drawing fails in any size."""


def faults_of_pictures(_folder: Path) -> Iterator[str]:
    """Yield which pictures are missing or damaged."""
    yield from faults_of_art(resource("cards"))
    yield from (f"{emblem.source(size).name} is missing or damaged" for size in (16, 64) if emblem.draw(size).isNull())


def faults_of_art(folder: Path) -> Iterator[str]:
    """Yield which pictures of cards a folder lacks, each once."""
    told: set[str] = set()
    for pictures in ASPECTS:
        for language in LANGUAGES:
            look = Look(pictures, "large", language)
            for card in (None, *CARDS[pictures]):
                fault = _fault(folder, card, look)
                if fault and fault not in told:
                    told.add(fault)
                    yield fault


def _fault(folder: Path, card: Card | None, look: Look) -> str:
    """Return what is wrong with the picture of a card, or of the back."""
    try:
        art = faces.read_art(folder, BACK if card is None else card.code, look)
        if look.language == LANGUAGES[0]:  # in another only the index is another file
            faces.draw(art, look, _WIDTH)
    except BrokenArtError as error:
        return f"{look.pictures}/{error} is missing or damaged"
    if card is not None and art.index is None:
        return f"glyphs/{faces.glyph_of(card, look)}.svg is missing"
    return ""
