# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The pictures of games on a page: fans of cards, each of the pack with which its game would be played now."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from kartenspiel.controller.plans import pictures_shown
from kartenspiel.model.game import Game, Pictures
from kartenspiel.paths import resource
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.cards.fan import CARDS, FanPicture, emblem
from kartenspiel.ui.looks.keeper import Keeper


class Fans(QObject):
    """Makes the pictures of games, and has them drawn with other cards once another pack is chosen."""

    changed = Signal()
    """Pictures have cards of another pack, and with them perhaps another size."""

    def __init__(self, keeper: Keeper, cache: Path | None, parent: QObject) -> None:
        """`cache` is the folder that keeps finished pictures of cards."""
        super().__init__(parent)
        self._keeper, self._cache = keeper, cache
        self._artworks: dict[Pictures, Artwork] = {}
        self._fans: list[tuple[Game, FanPicture]] = []
        keeper.changed.connect(self._settings_changed)

    def fan(self, game: Game, number: int = CARDS) -> FanPicture:
        """Return a new picture of a game, with so many cards."""
        fan = FanPicture(emblem(game, number), self._artwork(game))
        self._fans.append((game, fan))
        return fan

    def close(self) -> None:
        """Stop drawing: the window closes."""
        for artwork in self._artworks.values():
            artwork.close()

    def _settings_changed(self) -> None:
        others = [(game, fan) for game, fan in self._fans if fan.artwork is not self._artwork(game)]
        for game, fan in others:
            fan.draw_with(self._artwork(game))
        if others:
            self.changed.emit()

    def _artwork(self, game: Game) -> Artwork:
        pictures = pictures_shown(self._keeper.settings, game, game.house_rules())
        if pictures not in self._artworks:
            self._artworks[pictures] = Artwork(resource("cards"), self._cache, Look(pictures=pictures), self)
        return self._artworks[pictures]
