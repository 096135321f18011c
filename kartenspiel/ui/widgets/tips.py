# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Explanations of things: tooltips beside what they explain, and the same on a long press or by a key.

Everything that is explained is given its explanation here: a widget with `explain`, an entry of an `ExplainedMenu`
with `explain_entry`, an item of a scene by its tooltip or by the `teller` of the scene.  Qt puts a tooltip below the
pointer, and so over the lower part of a thing that is large.  Here it comes below the thing itself, or above it, or at
a side, wherever the screen has room.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QHelpEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsView,
    QMenu,
    QToolTip,
    QWidget,
)

from kartenspiel.model.text import marker
from kartenspiel.ui.widgets.holding import LongPress
from kartenspiel.ui.widgets.plain import tip_of, without_key
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

GAP: Final = 4
"""Pixels between a thing and its tooltip."""
_BUTTON: Final = _("“{button}”: a click does it.")
_LABEL: Final = "qtooltip_label"
"""The name that Qt gives to the widget in which tooltips are shown."""
_KEY: Final = QKeySequence.StandardKey.WhatsThis
_TOLD: Final = "explanation"
"""The property in which a widget or an entry of a menu keeps what is told of it on a long press or by a key."""


class Explanation(NamedTuple):
    """What is told of a thing, and the clauses of the rules behind it."""

    words: str
    clauses: tuple[str, ...] = ()


class Explained(NamedTuple):
    """A thing that is explained: the widget in which it is, and where in it."""

    widget: QWidget
    area: QRect
    explanation: Explanation


class HelpRequests(QObject):
    """A signal by which any widget asks for an explanation that stays; the note connects to it."""

    asked = Signal(object, bool)
    """A thing that is `Explained`, and whether keys lead on from there."""


HELP_REQUESTS: Final = HelpRequests()


class _Placer(QObject):
    """Shows the tooltips of a widget, and its explanation when it is held."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._holding = LongPress(widget, lambda _where: show_note(explained_widget(widget)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show a tooltip in place of Qt."""
        if event.type() == QEvent.Type.ToolTip and isinstance(watched, QWidget) and isinstance(event, QHelpEvent):
            _show(watched.toolTip(), watched, watched.rect())
            return bool(watched.toolTip())
        return super().eventFilter(watched, event)


class ExplainedMenu(QObject):
    """Explains the entries of a menu: by tooltips, when they are held, and by the key that explains what has the keys.

    Entries are explained that were given an explanation with `explain_entry`, those that cannot be chosen too.
    """

    def __init__(self, menu: QMenu) -> None:
        super().__init__(menu)
        self._menu = menu
        menu.setToolTipsVisible(True)
        self._holding = LongPress(menu, lambda where: self._show(menu.actionAt(where)))
        menu.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Explain the entry that the keys have come to: while a menu is open no command of the window is heard."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.matches(_KEY):
            return self._show(self._menu.activeAction(), walk=True)
        return super().eventFilter(watched, event)

    def explained(self) -> list[Explained]:
        """Return the entries that are explained."""
        found = (explained_entry(self._menu, action) for action in self._menu.actions() if action.isVisible())
        return [each for each in found if each is not None]

    def _show(self, action: QAction | None, *, walk: bool = False) -> bool:
        return show_note(None if action is None else explained_entry(self._menu, action), walk=walk)


def _tip(item: QGraphicsItem) -> Explanation:
    return Explanation(item.toolTip())


class ExplainedScene(QGraphicsScene):
    """A scene that shows the tooltips of its items, and explains them when they are held."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self.teller: Callable[[QGraphicsItem], Explanation] = _tip
        """Says what is told of an item; no words for nothing."""
        self.asked_for: Callable[[QGraphicsItem], str] = lambda _item: ""
        """Says what is told of an item only when it is asked for by a click: of such there are too many else."""
        self.ground: Callable[[], str] = lambda: ""
        """Says what is told where no item is of which something is told."""
        self.tip: Callable[[QGraphicsItem], str] = QGraphicsItem.toolTip
        """Says what is told of an item as soon as it is pointed at."""
        self._tip_shown = ""
        """The tooltip that nobody pointed for."""
        self.current: Callable[[], QGraphicsItem | None] = lambda: None
        """Says which item the keyboard is at."""
        self._holding: LongPress | None = None

    def watch(self) -> None:
        """Notice from now on what is held in the view."""
        self._holding = LongPress(self._view.viewport(), self._held)

    def explained(self) -> list[Explained]:
        """Return everything in sight that is explained."""
        inside = self._view.viewport().rect()
        found = [self._explained(item) for item in self.items() if item.isVisible() and item.parentItem() is None]
        return [each for each in found if each is not None and each.area.intersects(inside)]

    def explained_now(self) -> Explained | None:
        """Return what the keyboard is at, if it is explained."""
        item = self.current()
        return None if item is None else self._explained(item)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Show the tooltip of the uppermost item at this place that has one."""
        for item in self.items(event.scenePos()):
            tip = self.tip(item)
            if tip:
                _show(tip, self._view.viewport(), self._area(item))
                event.accept()
                return
        QToolTip.hideText()
        event.ignore()

    def explained_at(self, where: QPoint) -> Explained | None:
        """Return the uppermost item here, in the viewport, of which something is told."""
        found = map(self._explained, self.items(self._view.mapToScene(where)))
        return next((each for each in found if each is not None), None)

    def ground_at(self, where: QPoint) -> Explained | None:
        """Return what is told at this place of the viewport only when asked for: an item, or the ground."""
        viewport = self._view.viewport()
        for item in self.items(self._view.mapToScene(where)):
            words = self.asked_for(item)
            if words:
                return Explained(viewport, self._area(item).intersected(viewport.rect()), Explanation(words))
        told = Explanation(self.ground())
        return Explained(viewport, QRect(where, QSize(1, 1)), told) if told.words else None

    def show_tip(self, item: QGraphicsItem, tip: str) -> None:
        """Show a tooltip beside an item; none without words, or where the view is not in sight."""
        if tip and self._view.isVisible():
            self._tip_shown = tip
            _show(tip, self._view.viewport(), self._area(item))

    def hide_tip(self) -> None:
        """Take the tooltip away that `show_tip` has shown, if it is still there."""
        if self._tip_shown and QToolTip.text() == self._tip_shown:
            QToolTip.hideText()
        self._tip_shown = ""

    def _held(self, where: QPoint) -> bool:
        """Explain what is told of here; it is let go of."""
        found = self.explained_at(where)
        grabber = self.mouseGrabberItem()
        if found is not None and grabber is not None:
            grabber.ungrabMouse()
        return show_note(found)

    def _explained(self, item: QGraphicsItem) -> Explained | None:
        told = self.teller(item)
        return Explained(self._view.viewport(), self._area(item), told) if told.words else None

    def _area(self, item: QGraphicsItem) -> QRect:
        return self._view.mapFromScene(item.sceneBoundingRect()).boundingRect()


def explain(widget: QWidget, text: str, clauses: Sequence[str] = (), *, held: str = "") -> None:
    """Give a widget a tooltip, which shows every sign of the text; none if that is empty.

    On a long press and by a key the same is told with the clauses behind it, or what is `held`, where there is more.
    """
    widget.setToolTip(tip_of(text))
    told = held or text
    widget.setProperty(_TOLD, [told, *clauses] if told else None)
    if told and widget.findChild(_Placer, options=Qt.FindChildOption.FindDirectChildrenOnly) is None:
        widget.installEventFilter(_Placer(widget))


def explain_entry(action: QAction, text: str) -> None:
    """Give an entry of a menu a tooltip, which shows every sign of the text; the same is told when it is held."""
    action.setToolTip(tip_of(text))
    action.setProperty(_TOLD, text)


def explained_entry(menu: QMenu, action: QAction) -> Explained | None:
    """Return an entry of a menu with what is told of it, ``None`` where that is nothing."""
    told = action.property(_TOLD)
    return Explained(menu, menu.actionGeometry(action), Explanation(told)) if told else None


def explained_widget(widget: QWidget) -> Explained | None:
    """Return a widget with what is told of it, ``None`` where that is nothing."""
    told = widget.property(_TOLD)
    return Explained(widget, widget.rect(), Explanation(told[0], tuple(told[1:]))) if told else None


def explain_at(widget: QWidget, where: QPoint, otherwise: str) -> None:
    """Explain what is to be seen at this place of a widget: the least thing there that is explained; else say this."""
    thing = _menu_entry(widget, where)
    around: QWidget | None = widget
    while thing is None and around is not None:
        thing = _scene_thing(around, widget.mapTo(around, where)) or explained_widget(around) or _button(around)
        around = None if around.isWindow() else around.parentWidget()
    show_note(thing or Explained(widget, QRect(where, QSize(1, 1)), Explanation(otherwise)))


def _button(widget: QWidget) -> Explained | None:
    """Return a button of which nothing more is told than what stands on it, ``None`` for anything else."""
    words = widget.accessibleName() or without_key(widget.text()) if isinstance(widget, QAbstractButton) else ""
    return Explained(widget, widget.rect(), Explanation(words_of(_BUTTON(button=words)))) if words else None


def _menu_entry(widget: QWidget, where: QPoint) -> Explained | None:
    """Return the entry at this place of a menu, where it is explained itself or by the entry that opens the menu."""
    action = widget.actionAt(where) if isinstance(widget, QMenu) else None
    if not isinstance(widget, QMenu) or action is None:
        return None
    told = explained_entry(widget, action) or explained_entry(widget, widget.menuAction())
    return None if told is None else told._replace(area=widget.actionGeometry(action))


def _scene_thing(widget: QWidget, where: QPoint) -> Explained | None:
    """Return what is explained at this place of the viewport of a scene."""
    view = widget.parentWidget()
    scene = view.scene() if isinstance(view, QGraphicsView) and view.viewport() is widget else None
    return scene.explained_at(where) or scene.ground_at(where) if isinstance(scene, ExplainedScene) else None


def show_note(thing: Explained | None, *, walk: bool = False) -> bool:
    """Explain a thing until the next tap or key; tell whether there is anything to say of it.

    `walk` says how the keys lead from there to other things that are explained.
    """
    if thing is None:
        return False
    QToolTip.hideText()
    HELP_REQUESTS.asked.emit(thing, walk)
    return True


def place_of(tip: QSize, thing: QRect, screen: QRect) -> QPoint:
    """Return where a tooltip of this size goes: on the screen, and not over the thing if there is room for that."""
    left = max(screen.left(), min(thing.left(), screen.right() + 1 - tip.width()))
    top = max(screen.top(), min(thing.top(), screen.bottom() + 1 - tip.height()))
    places = (
        QPoint(left, thing.bottom() + 1 + GAP),
        QPoint(left, thing.top() - GAP - tip.height()),
        QPoint(thing.right() + 1 + GAP, top),
        QPoint(thing.left() - GAP - tip.width(), top),
    )
    return next((place for place in places if screen.contains(QRect(place, tip))), QPoint(left, top))


def _show(tip: str, widget: QWidget, area: QRect) -> None:
    """Show a tooltip beside this part of a widget, for as long as the pointer is there."""
    thing = QRect(widget.mapToGlobal(area.topLeft()), area.size())
    QToolTip.showText(thing.bottomLeft(), tip, widget, area)
    for label in QApplication.topLevelWidgets():
        if label.objectName() == _LABEL and label.isVisible():
            label.move(place_of(label.size(), thing, widget.screen().availableGeometry()))
