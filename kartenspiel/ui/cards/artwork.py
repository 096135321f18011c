# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Pictures of cards in the size that is wanted, made off the GUI thread and kept on disk.

Asked for a picture, `Artwork` answers at once with the best it has: the exact one, the same in another size, or a plain
one; and it says `ready` when the exact one can be had.  Finished images are stored under the platform's cache folder,
by a digest of everything that went into them, so a changed drawing never shows an old picture.
"""

from collections.abc import Hashable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QObject, QRectF, Qt, QThread, QThreadPool, QTimer, Signal, SignalInstance
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap

from kartenspiel.controller.files import read_regular, remove_unfinished, write_whole
from kartenspiel.model.cards import Suit
from kartenspiel.ui.cards import faces
from kartenspiel.ui.cards.faces import ASPECTS, BrokenArtError, Look
from kartenspiel.ui.looks.palette import CARD_PAPER

URGENT: Final = 1
LEISURELY: Final = 0
"""Priorities: what is seen now, and what will be needed."""
WIDTHS_KEPT: Final = 12
"""Of how many widths pictures stay in memory: a table shows cards of up to seven at once."""
REST_MS: Final = 120
"""So long a size must last before pictures are drawn for it, where others can stand in: a dragged border moves on."""
KEPT_FILES: Final = 2500
"""How many images stay on disk; beyond that the oldest go."""
LEFT_BEHIND_S: Final = 3600
"""So old is what was left unfinished: nobody draws it any more, in a second window either."""


class Picture(NamedTuple):
    """A picture of a card: `width` of the card and `margin` for its shadow, in logical pixels of the pixmap."""

    pixmap: QPixmap
    width: float
    margin: float
    exact: bool


class _Wanted(NamedTuple):
    name: str
    width: int
    look: Look


class Artwork(QObject):
    """All pictures of cards; `ready` says of which a better one can be had."""

    ready = Signal(str, int)
    """A picture is there: the name of the card, or ``back``, and its width in pixels."""
    trouble = Signal(str)
    """A file is missing or damaged: its name, once for each file."""
    uncached = Signal(object)
    """Finished pictures cannot be read from the cache or kept there: the `OSError`, once; they are drawn anew."""
    _drawn = Signal(object, QImage, str)
    _cache_failed = Signal(object)

    def __init__(self, folder: Path, cache: Path | None, look: Look, parent: QObject | None = None) -> None:
        """`folder` holds the art, `cache` the finished images; without it they are not kept."""
        super().__init__(parent)
        self._folder, self._cache, self._look = folder, cache, look
        self._ratio = 1.0
        self._closed = False
        self._pictures: dict[_Wanted, QPixmap] = {}
        self._widths: dict[int, None] = {}
        """Of the pictures that are kept or have been ordered, in pixels; what was asked for last comes last."""
        self._latest: dict[str, tuple[QPixmap, int]] = {}
        self._stand_ins: dict[tuple[str, int, Look], QPixmap] = {}
        self._signs: dict[Hashable, QPixmap] = {}
        self._asked: dict[_Wanted, int] = {}
        self._begun: set[_Wanted] = set()
        self._held: dict[_Wanted, None] = {}
        """What will be ordered once sizes rest."""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._order_held)
        self._broken: set[str] = set()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(max(1, QThread.idealThreadCount() - 1))
        self._drawn.connect(self._keep)
        self._cache_failed.connect(self._give_up_cache)
        if cache is not None:
            self._pool.start(partial(_prune, cache), LEISURELY - 1)

    @property
    def ratio(self) -> float:
        """Device pixels to a logical one, on the screen where cards are shown."""
        return self._ratio

    def set_ratio(self, ratio: float) -> None:
        """Take over the ratio of the screen."""
        self._ratio = ratio

    @property
    def look(self) -> Look:
        """How the cards look now."""
        return self._look

    def set_look(self, look: Look) -> None:
        """Change how cards look; whoever shows them asks again."""
        if look != self._look:
            old, self._look = self._look, look
            self._pool.clear()
            self._asked.clear()
            self._begun.clear()
            self._held.clear()
            self._pictures.clear()
            self._widths.clear()
            if look.pictures != old.pictures:
                self._latest.clear()  # else they stand in until the new ones are drawn
            self._stand_ins.clear()
            self._signs.clear()

    @property
    def aspect(self) -> float:
        """Width of a card by its height."""
        return ASPECTS[self._look.pictures]

    def close(self) -> None:
        """Stop drawing for good; to be called before the program ends."""
        self._closed = True
        self._rest.stop()
        self._pool.clear()
        self._pool.waitForDone()

    @property
    def kept(self) -> int:
        """How many finished pictures are in memory."""
        return len(self._pictures)

    def picture(self, name: str, width: float) -> Picture:
        """Return the picture of a card, or of the ``back``, for a card `width` logical pixels wide."""
        ratio = self._ratio
        pixels = max(8, round(width * ratio))
        wanted = _Wanted(name, pixels, self._look)
        pixmap = self._pictures.get(wanted)
        if pixmap is not None:
            self._use_width(pixels)
            return self._picture(pixmap, pixels, ratio, exact=True)
        if name not in self._latest:  # nothing better than a plain one: one that was drawn before takes no longer
            stored = self._stored(wanted)
            if stored is not None:
                self._asked[wanted] = URGENT
                self._use_width(pixels)
                self._take(wanted, stored)
                return self._picture(self._pictures[wanted], pixels, ratio, exact=True)
        if self._rest.isActive() and name in self._latest:
            self._held[wanted] = None
        else:
            self._order(wanted, URGENT)
        other, size = self._latest.get(name) or (self._stand_in(name, pixels), pixels)
        return self._picture(other, size, ratio, exact=False)

    def at_hand(self, name: str, width: float) -> bool:
        """Tell whether some picture of a card, or of the ``back``, is there, so that none must be drawn for it now."""
        pixels = max(8, round(width * self._ratio))
        return name in self._latest or (name, pixels, self._look) in self._stand_ins

    def prefetch(self, names: Iterable[str], widths: Iterable[float]) -> None:
        """Make these pictures ready in these sizes, after everything that is wanted now."""
        for width in widths:
            for name in names:
                self._order(_Wanted(name, max(8, round(width * self._ratio)), self._look), LEISURELY)

    def hold(self) -> None:
        """Order nothing of what is asked from now on before sizes rest: they are changing, as a border is dragged.

        Whoever shows cards asks again for each size; pictures of another one stand in meanwhile.
        """
        self._held.clear()
        self._rest.start()

    def _order_held(self) -> None:
        for wanted in self._held:
            self._order(wanted, URGENT)
        self._held.clear()

    def _use_width(self, width: int) -> None:
        """Note that a width is wanted, and forget the pictures of that which has not been for longest."""
        self._widths.pop(width, None)
        self._widths[width] = None
        if len(self._widths) > WIDTHS_KEPT:
            gone = next(iter(self._widths))
            del self._widths[gone]
            for wanted in [each for each in self._asked if each.width == gone]:
                del self._asked[wanted]
                self._begun.discard(wanted)
                self._pictures.pop(wanted, None)

    def _order(self, wanted: _Wanted, priority: int) -> None:
        """Have a picture made; one that was ordered at leisure and is now seen goes to the front of the queue."""
        self._use_width(wanted.width)
        if not self._closed and self._asked.get(wanted, LEISURELY - 1) < priority:
            self._asked[wanted] = priority
            self._pool.start(partial(self._make, wanted), priority)

    def _picture(self, pixmap: QPixmap, pixels: int, ratio: float, *, exact: bool) -> Picture:
        pixmap.setDevicePixelRatio(ratio)
        return Picture(pixmap, pixels / ratio, faces.margin(pixels) / ratio, exact)

    def _stand_in(self, name: str, pixels: int) -> QPixmap:
        key = (name, pixels, self._look)
        if key not in self._stand_ins:
            for other in [each for each in self._stand_ins if each[1] not in self._widths]:
                del self._stand_ins[other]
            self._stand_ins[key] = QPixmap.fromImage(self._plain_picture(name, self._look, pixels))
        return self._stand_ins[key]

    def _plain_picture(self, name: str, look: Look, pixels: int) -> QImage:
        return faces.stand_in(name, look, pixels, faces.read_plain(self._folder, name, look))

    def _make(self, wanted: _Wanted) -> None:
        """Load or draw an image; runs in a thread of the pool."""
        if wanted in self._begun:
            return
        self._begun.add(wanted)
        try:
            art = faces.read_art(self._folder, wanted.name, wanted.look)
            cache = self._cache  # the GUI thread may give it up at any moment
            stored = None if cache is None else cache / f"{art.digest(wanted.look, wanted.width)}.png"
            image = QImage() if stored is None else self._load_image(stored)
            if image.isNull():
                image = faces.draw(art, wanted.look, wanted.width)
                if stored is not None:
                    self._store(image, stored)
        except BrokenArtError as error:
            self._tell(self._drawn, wanted, self._plain_picture(wanted.name, wanted.look, wanted.width), str(error))
        else:
            self._tell(self._drawn, wanted, image, "")

    def _tell(self, signal: SignalInstance, *what: object) -> None:
        """Emit a signal from a thread of the pool; where this object is deleted meanwhile nobody wants to know."""
        with suppress(RuntimeError):  # of a signal without a source
            signal.emit(*what)

    def _stored(self, wanted: _Wanted) -> QImage | None:
        """Return a finished image from the cache, if there is one."""
        if self._cache is None:
            return None
        try:
            art = faces.read_art(self._folder, wanted.name, wanted.look)
        except BrokenArtError:
            return None
        image = self._load_image(self._cache / f"{art.digest(wanted.look, wanted.width)}.png")
        return None if image.isNull() else image

    def _load_image(self, path: Path) -> QImage:
        """Return a finished image, or none where the cache has none that can be read.

        Without its format Qt would ask each reader in turn.  That of SVG connects signals for it, while this thread
        keeps Python to itself; the GUI thread, waiting for Python while it disconnects another, would wait for ever.
        """
        try:
            return QImage.fromData(read_regular(path), "png")  # type: ignore[arg-type]  # the stubs want bytes, Qt a text
        except FileNotFoundError:
            pass
        except OSError as error:
            self._tell(self._cache_failed, error)
        return QImage()

    def _store(self, image: QImage, path: Path) -> None:
        """Write an image whole or not at all."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "png")  # type: ignore[call-overload]  # the stubs want bytes, Qt a text
        try:
            if self._cache is not None:
                write_whole(path, bytes(buffer.data().data()), durable=False)
        except OSError as error:
            self._tell(self._cache_failed, error)

    def _give_up_cache(self, error: OSError) -> None:
        if self._cache is not None:
            self._cache = None
            self.uncached.emit(error)

    def _keep(self, wanted: _Wanted, image: QImage, broken: str) -> None:
        if broken and broken not in self._broken:
            self._broken.add(broken)
            self.trouble.emit(broken)
        if wanted.look != self._look or wanted not in self._asked:
            return  # or forgotten since
        self._take(wanted, image)
        self.ready.emit(wanted.name, wanted.width)

    def _take(self, wanted: _Wanted, image: QImage) -> None:
        pixmap = QPixmap.fromImage(image)
        self._pictures[wanted] = pixmap
        self._latest[wanted.name] = (pixmap, wanted.width)

    def sign(self, suit: Suit, height: float) -> QPixmap:
        """Return the sign of a suit on a piece of white card, as it is seen best on every table."""
        ratio = self._ratio
        key = (suit, round(height * ratio), ratio)
        if key not in self._signs:
            self._signs[key] = self._draw_sign(suit, round(height * ratio), ratio)
        return self._signs[key]

    def _draw_sign(self, suit: Suit, pixels: int, ratio: float) -> QPixmap:
        drawn = QPixmap(pixels, pixels)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, pad = QRectF(0, 0, pixels, pixels), 0.1 * pixels
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(CARD_PAPER))
        painter.drawRoundedRect(ground, 2 * pad, 2 * pad)
        svg = faces.read_sign(self._folder, suit, self._look)
        faces.draw_sign(painter, ground.adjusted(pad, pad, -pad, -pad), suit, svg)
        painter.end()
        drawn.setDevicePixelRatio(ratio)
        return drawn

    def icon(self, suit: Suit, height: float, gap: float = 0) -> QIcon:
        """Return the sign of a suit for a button, with a `gap` before the words that follow."""
        sign = self.sign(suit, height)
        if not gap:
            return QIcon(sign)
        drawn = QPixmap(round(sign.width() + gap * self._ratio), sign.height())
        drawn.setDevicePixelRatio(self._ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        painter.drawPixmap(0, 0, sign)
        painter.end()
        return QIcon(drawn)


def _prune(cache: Path) -> None:
    try:
        remove_unfinished(cache, LEFT_BEHIND_S)
        files = list(cache.glob("*.png"))
        if len(files) > KEPT_FILES:  # else none need be asked how old it is
            files.sort(key=lambda file: file.stat().st_mtime, reverse=True)
            for file in files[KEPT_FILES:]:
                file.unlink()
    except OSError:
        return
