# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Draws the pictures of all cards while the welcome page is shown, so that the first table has them at once."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QObject, QSize, QTimer
from PySide6.QtWidgets import QWidget

from kartenspiel.controller.plans import pictures_shown
from kartenspiel.controller.settings import last_game
from kartenspiel.games import all_games, descriptions, game_named
from kartenspiel.model.game import Game, Pictures
from kartenspiel.paths import resource
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import ASPECTS, BACK, look_of
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.preferences import preferences_of
from kartenspiel.ui.pane.column_width import column_width
from kartenspiel.ui.table.facts_panel import picture_width
from kartenspiel.ui.table.frame import Frame
from kartenspiel.ui.table.layout import card_widths
from kartenspiel.ui.table.theme import text_size
from kartenspiel.ui.window.game_facts import easiest

REST_MS: Final = 600
"""Nothing is drawn before the page has stood in its size for so long."""

_CHANGES: Final = frozenset({QEvent.Type.Show, QEvent.Type.Resize})


class CardsInAdvance(QObject):
    """Has pictures of cards drawn into their folder, pack after pack, as long as a page is in sight."""

    def __init__(self, page: QWidget, keeper: Keeper, cache: Path) -> None:
        """`cache` is the folder that keeps finished pictures of cards."""
        super().__init__(page)
        self._page, self._keeper, self._cache = page, keeper, cache
        self._packs: list[Game] = []
        self._artwork: Artwork | None = None
        self.drawn = 0
        """How many packs are whole."""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._begin)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin when the page is seen, in the size that it has then, and stop when it is left."""
        if event.type() in _CHANGES:
            self.stop()
            self._rest.start()
        elif event.type() == QEvent.Type.Hide:
            self.stop()
        return super().eventFilter(watched, event)

    @property
    def busy(self) -> bool:
        """Whether something is being drawn."""
        return self._artwork is not None

    def stop(self) -> None:
        """Draw no more."""
        self._rest.stop()
        self._packs = []
        self._close()

    def _begin(self) -> None:
        found: dict[Pictures, Game] = {}
        first = last_game(self._keeper.settings), game_named(easiest(descriptions()).id)
        for game in (*first, *all_games()):
            found.setdefault(self._pictures(game), game)
        self._packs = list(found.values())
        self._next_pack()

    def _next_pack(self) -> None:
        """Draw the next pack; of each only one is held at a time."""
        self._close()
        if not self._packs:
            return
        game = self._packs.pop(0)
        pictures, settings = self._pictures(game), self._keeper.settings
        preferences = preferences_of(settings, dark=appearance.is_dark(), pictures=pictures)
        self._artwork = Artwork(resource("cards"), self._cache, look_of(preferences, QLocale().name(), pictures), self)
        self._artwork.set_ratio(self._page.devicePixelRatioF())
        names = [BACK, *(card.code for card in game.pack(game.house_rules()))]
        widths = sorted(set(self._widths(game)), reverse=True)
        missing = {(name, round(width)) for name in names for width in widths}
        self._artwork.ready.connect(lambda name, width: self._on_drawn(missing, name, width))
        self._artwork.prefetch(names, widths)

    def _on_drawn(self, missing: set[tuple[str, int]], name: str, pixels: int) -> None:
        missing.discard((name, round(pixels / self._page.devicePixelRatioF())))
        if not missing:
            self.drawn += 1
            QTimer.singleShot(0, self, self._next_pack)

    def _widths(self, game: Game) -> Iterator[float]:
        """Yield how wide cards are at the table of a lesson, and at one's own."""
        size, aspect = self._page.size(), ASPECTS[self._pictures(game)]
        for wide in (size.width() - column_width(self._page), size.width()):
            table = QSize(max(1, wide), max(1, size.height()))
            text = text_size(table.width(), table.height())
            frame = Frame(table.width(), table.height(), text, aspect, game.clockwise)
            yield from card_widths(frame)
            yield picture_width(text, aspect)

    def _pictures(self, game: Game) -> Pictures:
        return pictures_shown(self._keeper.settings, game, game.house_rules())

    def _close(self) -> None:
        if self._artwork is not None:
            self._artwork.close()
            self._artwork.deleteLater()
            self._artwork = None
