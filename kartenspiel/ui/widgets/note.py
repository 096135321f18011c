# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A tooltip that stays: shown on a long press, or by a key for the thing that has the focus.

It stays until the next tap or until it is closed by a key.  The clauses behind it are links.  From the thing that has
the focus arrow keys lead to everything else in the window that is explained, also to what can have no focus.
"""

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kartenspiel.model.text import marker
from kartenspiel.ui.widgets.announcing import announce
from kartenspiel.ui.widgets.clauses import open_clause
from kartenspiel.ui.widgets.plain import PlainLabel, on_button
from kartenspiel.ui.widgets.quiet import QuietLabel
from kartenspiel.ui.widgets.tips import (
    HELP_REQUESTS,
    Explained,
    ExplainedMenu,
    ExplainedScene,
    explained_widget,
    place_of,
    show_note,
)
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

LETTERS: Final = 56
"""Greatest length of its lines, in mean widths of letters."""
SHARE: Final = 0.8
"""The part of the screen's width that it takes at most."""
RING: Final = 3
"""Width of the ring round what is explained, in pixels."""
_FORTH: Final = frozenset({Qt.Key.Key_Right, Qt.Key.Key_Down})
_BACK: Final = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Up})
_KEYS = _("Arrow keys: what else is explained here · Esc: close")
_RULES = _("Rules: {clause}")
_RULES_NAME = _("Read clause {clause} of the rules")


class Note(QFrame):
    """The widget that shows it, for one thing after the other."""

    def __init__(self, thing: Explained, *, walk: bool) -> None:
        """`walk`: say how keys lead on."""
        super().__init__(thing.widget.window(), Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)  # the tap that closes it does nothing else
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.thing = thing
        self._words = PlainLabel()
        self._words.setWordWrap(True)
        self._row = QHBoxLayout()
        self.links: tuple[QPushButton, ...] = ()
        """The clauses that can be opened."""
        self._keys = QuietLabel(words_of(_KEYS))
        column = QVBoxLayout(self)
        column.addWidget(self._words)
        column.addLayout(self._row)
        column.addWidget(self._keys)
        self._keys.setVisible(walk)  # not before: alone it would be a window of its own
        self._ring = QFrame(thing.widget.window())
        self._ring.setObjectName("explained")
        self._ring.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ring.setStyleSheet(f"#explained {{ border: {RING}px solid palette(highlight); border-radius: 3px; }}")
        self.destroyed.connect(self._ring.deleteLater)

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def open_beside(self) -> None:
        """Explain the thing beside it."""
        self._tell(self.thing)
        self.show()
        self.setFocus(Qt.FocusReason.PopupFocusReason)  # and with it a screen reader reads its name

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on to the next thing, or close."""
        key = event.key()
        if key in _FORTH | _BACK:
            self._walk(1 if key in _FORTH else -1)
        elif key in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta):
            event.ignore()
        else:
            self.close()

    def _walk(self, step: int) -> None:
        things = things_in(self.thing.widget.window())
        if not things:
            return
        places = [_place(each) for each in things]
        here = _place(self.thing)
        at = places.index(here) if here in places else -1
        self._tell(things[(at + step) % len(things)])
        announce(self, self.words)

    def _tell(self, thing: Explained) -> None:
        self.thing = thing
        words, clauses = thing.explanation
        room = thing.widget.screen().availableGeometry()
        letters = self._words.fontMetrics()
        wide = round(min(LETTERS * letters.averageCharWidth(), SHARE * room.width()))
        lines = max(letters.horizontalAdvance(line) for line in words.splitlines() or [""]) + 1
        self._words.setFixedWidth(min(wide, max(lines, 1)))
        self._words.setText(words)
        self._words.setFixedHeight(self._words.heightForWidth(self._words.width()))
        self.setAccessibleName(words)
        self.setAccessibleDescription(words_of(_KEYS))
        self._cite(clauses)
        place = _place(thing)
        column = self.layout()
        if column is not None:
            column.activate()
        self.resize(self.sizeHint())
        self.move(place_of(self.size(), place, room))
        top = thing.widget.window()
        self._ring.setGeometry(
            QRect(top.mapFromGlobal(place.topLeft()), place.size()).adjusted(-RING, -RING, RING, RING)
        )
        self._ring.raise_()
        self._ring.show()

    def _cite(self, clauses: tuple[str, ...]) -> None:
        for link in self.links:
            self._row.removeWidget(link)
            link.deleteLater()
        self.links = tuple(self._link(clause) for clause in clauses)
        for link in self.links:
            self._row.addWidget(link)

    def _link(self, clause: str) -> QPushButton:
        link = QPushButton(on_button(words_of(_RULES(clause=clause))))
        link.setAccessibleName(words_of(_RULES_NAME(clause=clause)))
        link.setAutoDefault(True)
        link.clicked.connect(lambda: self._open(clause))
        return link

    def _open(self, clause: str) -> None:
        asking = self.thing.widget
        self.close()
        open_clause(clause, asking)


def things_in(window: QWidget) -> list[Explained]:
    """Return everything in a window that is explained and in sight, line by line."""
    found = [explained_widget(each) for each in window.findChildren(QWidget) if each.isVisible() and not _hidden(each)]
    things = [each for each in found if each is not None and each.widget.window() is window]
    for view in window.findChildren(QGraphicsView):
        scene = view.scene()
        if view.isVisible() and isinstance(scene, ExplainedScene):
            things += scene.explained()
    for menu in window.findChildren(ExplainedMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
        things += menu.explained()
    return sorted(things, key=lambda thing: (_place(thing).top(), _place(thing).left()))


def explain_focus(usual: QWidget) -> bool:
    """Explain what has the focus, else the first thing in it or in its window; tell whether anything was there.

    The window is the `usual` one, unless a dialog is open or another has the keys.
    """
    window = QApplication.activeModalWidget() or QApplication.activeWindow() or usual
    focused: QWidget | None = window.focusWidget()
    focus, thing = focused, None
    while thing is None and focus is not None and not focus.isWindow():
        scene = focus.scene() if isinstance(focus, QGraphicsView) else None
        thing = scene.explained_now() if isinstance(scene, ExplainedScene) else explained_widget(focus)
        focus = focus.parentWidget()
    if thing is None:  # what has the focus has an inside, as the table has, which is nearer than all around it
        things = things_in(window)
        inside = (each for each in things if focused is not None and focused.isAncestorOf(each.widget))
        thing = next(inside, next(iter(things), None))
    return show_note(thing, walk=True)


def _hidden(widget: QWidget) -> bool:
    """Tell whether a widget is out of sight: scrolled away, or of no size."""
    return widget.visibleRegion().isEmpty()


def _place(thing: Explained) -> QRect:
    return QRect(thing.widget.mapToGlobal(thing.area.topLeft()), thing.area.size())


def _show(thing: Explained, walk: bool) -> None:  # noqa: FBT001 - of a signal
    Note(thing, walk=walk).open_beside()


HELP_REQUESTS.asked.connect(_show)
