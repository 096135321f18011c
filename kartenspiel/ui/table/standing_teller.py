# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tells on demand how the deal stands for the seat on screen: what the sides have won, and which cards are gone."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from kartenspiel.games import game_named
from kartenspiel.model.text import Value, Who, marker
from kartenspiel.ui.table.frame import Area, Frame
from kartenspiel.ui.table.in_sight import InSight
from kartenspiel.ui.table.panels import Panels
from kartenspiel.ui.table.placer import clearest, outermost, places_in
from kartenspiel.ui.table.stage import Stage
from kartenspiel.ui.widgets.announcing import announce
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.wording import Wording, capital

if TYPE_CHECKING:
    from kartenspiel.model.standing import CardCount, DealStanding, SideStanding

_ = marker(__package__)

WIDEST: Final = 22.0
"""Greatest width of the names of cards that are still out, in heights of the text."""
GAP: Final = 0.9
"""Room between two columns, in the same."""

NOT_HERE: Final = _("Nobody counts for you here: this session is played as at the table.")
_TITLE: Final = _("How the deal stands")
_SIDE: Final = _("{players:nom}")
_NOTHING: Final = ""
_TRICKS: Final = _("Tricks")
_POINTS: Final = _("Card points")
_GONE: Final = _("Gone")
_HELD: Final = _("In your hand")
_SHOWN: Final = _("Open")
_OUT: Final = _("Still out")
_NUMBER: Final = _("{number}")
_NONE: Final = _("none")
_LISTED: Final = _("{number}: {cards}")
_CLOSE: Final = _("Press S or click here to put it away.")

ToldRow = tuple[Value, ...]


class StandingPanel(QFrame):
    """A table on a panel; a click puts it away."""

    def __init__(self, cloth: QWidget) -> None:
        super().__init__(cloth)
        self.setObjectName("standing")
        self._around = QVBoxLayout(self)
        self._around.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        self._body: QWidget | None = None
        self.told = ""
        """All that stands in it, as it is read aloud."""
        self._last = PlainLabel()
        """What was laid down last."""
        self.hide()

    def show_standing(self, found: "DealStanding", wording: Wording, text: float) -> None:
        """Show this, with text of this height."""
        if self._body is not None:
            self._body.hide()
            self._body.deleteLater()
        self._body = QWidget()
        self._grid = QGridLayout(self._body)
        self._grid.setHorizontalSpacing(round(GAP * text))
        self._grid.setVerticalSpacing(max(2, round(text / 5)))
        pad = round(text / 2)
        self._grid.setContentsMargins(2 * pad, pad, 2 * pad, pad)
        read = [wording.text(_TITLE)]
        self._put(_written(_TITLE, "heading", wording))
        for heads, rows in (each for each in (_of_sides(found.sides), _of_cards(found.counts)) if each[1]):
            self._grid.setRowMinimumHeight(self._grid.rowCount(), round(text / 3))
            self._put(*(_written(head, "quiet", wording) for head in heads))
            for name, *values in rows:
                self._put(_written(name, "title", wording), *(_written(value, "", wording) for value in values))
                _wrap(self._last, round(WIDEST * text))
            read += [_read_aloud(heads, row, wording) for row in rows]
        for apart in found.apart:
            self._put(_written(apart.label, "title", wording), _written(apart.value, "", wording))
            read.append(f"{wording.text(apart.label)}: {wording.text(apart.value)}")
        self._put(_written(_CLOSE, "quiet", wording))
        self._around.addWidget(self._body)
        self._body.show()
        self._around.activate()
        self.told = "\n".join(read)
        self.setAccessibleName(self.told)

    def _put(self, *labels: PlainLabel) -> None:
        """Lay these side by side in the next line, the last of them as far as the line goes."""
        line = self._grid.rowCount()
        for column, label in enumerate(labels):
            across = -1 if label is labels[-1] else 1
            self._grid.addWidget(label, line, column, 1, across, Qt.AlignmentFlag.AlignTop)
        self._last = labels[-1]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Be put away."""
        self.hide()
        event.accept()


class StandingTeller(QObject):
    """Shows the panel where it covers least, keeps it true while the deal goes on, and puts it away again."""

    def __init__(self, stage: Stage, panels: Panels, in_sight: InSight, wording: Wording, cloth: QWidget) -> None:
        """`cloth` is the widget on which the panel lies."""
        super().__init__(cloth)
        self._stage, self._panels, self._in_sight = stage, panels, in_sight
        self.wording = wording
        self.allowed: Callable[[], bool] = lambda: False
        """Says whether the person may be told; not in sessions that are played as at the table."""
        self.panel = StandingPanel(cloth)
        stage.shown.connect(lambda _step: self.refresh())

    def toggle(self) -> None:
        """Tell how the deal stands, or put that away; where it may not be told, say so."""
        if not self.panel.isHidden():
            self.panel.hide()
        elif not self.allowed():
            self._panels.tell(self.wording.text(NOT_HERE))
        elif self._stage.counted is not None:
            self.panel.show()
            self.refresh()
            announce(self.panel, self.panel.told)

    def refresh(self) -> None:
        """Tell it anew if it is told: more was seen, or it is written otherwise; not of a deal that is gone."""
        seen = self._stage.counted
        if self.panel.isHidden():
            return
        if seen is None or not self.allowed():
            self.panel.hide()
            return
        from kartenspiel.model.standing import standing

        frame = self._stage.frame
        self.panel.show_standing(standing(game_named(seen.game), seen), self.wording, frame.text)
        self._lie(frame)

    def _lie(self, frame: Frame) -> None:
        self.panel.adjustSize()
        self.panel.raise_()
        groups = self._in_sight.groups()
        cloth = Area(frame.margin, frame.margin, frame.width - 2 * frame.margin, frame.hand_top - frame.margin)
        taken = outermost([area for group in groups[:-1] for area in group if area.overlaps(cloth)])
        places = places_in(cloth, self.panel.width(), self.panel.height(), taken, frame.margin)
        place = clearest(places, groups).place
        self.panel.move(round(place.x), round(place.y))


def _written(value: Value, style: str, wording: Wording) -> PlainLabel:
    label = PlainLabel(capital(wording.text(value)))
    label.setObjectName(style)
    return label


def _of_sides(sides: "Sequence[SideStanding]") -> tuple[ToldRow, list[ToldRow]]:
    """Return what the sides have won, with the headings over it."""
    names = [_SIDE(players=tuple(map(Who, each.players))) for each in sides]
    tricks = [_NUMBER(number=each.tricks) for each in sides]
    points = [each.points for each in sides if each.points is not None]
    if not points:
        return (_NOTHING, _TRICKS), list(zip(names, tricks, strict=True))
    return (_NOTHING, _TRICKS, _POINTS), list(zip(names, tricks, points, strict=True))


def _of_cards(counts: "Sequence[CardCount]") -> tuple[ToldRow, list[ToldRow]]:
    """Return where cards are that are worth watching, with the headings over it."""
    with_shown = any(each.shown for each in counts)
    heads = (_NOTHING, _GONE, _HELD, *((_SHOWN,) if with_shown else ()), _OUT)
    return heads, [tuple(_cells(each, with_shown=with_shown)) for each in counts]


def _cells(count: "CardCount", *, with_shown: bool) -> Iterator[Value]:
    yield count.label
    yield from (_NUMBER(number=len(cards)) for cards in (count.gone, count.held))
    if with_shown:
        yield _NUMBER(number=len(count.shown))
    yield _LISTED(number=len(count.out), cards=count.out) if count.out else _NONE


def _read_aloud(heads: ToldRow, row: ToldRow, wording: Wording) -> str:
    """Return a row as it is read aloud: the heading of each column before what stands in it."""
    name, *values = (wording.text(value) for value in row)
    told = (f"{wording.text(head)}: {value}" for head, value in zip(heads[1:], values, strict=True))
    return f"{capital(name)} – {', '.join(told)}"


def _wrap(label: PlainLabel, widest: int) -> None:
    """Let the words of a label stand in several lines where they would be wider than this."""
    if label.sizeHint().width() > widest:
        label.setWordWrap(True)
        label.setFixedWidth(widest)
