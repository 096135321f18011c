# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A form for house rules, made from their specs: one row for each option, under headings where a game has them.

All that is asked of the form follows from the data of its rows.  The widgets of a row are made when it comes into
sight; those below follow one after the other once the first have been painted, so that nobody waits for them.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QMoveEvent, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from kartenspiel.model.options import HouseRules, specs
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.dialogs.option_row import OptionRow
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

_NOTHING = _("No house rule mentions that.")
AHEAD: Final = 0.5
"""So much more than what is in sight is made, in heights of that: a dialog may still grow when it opens."""


class OptionsHeading(Heading):
    """What the options below it have in common."""

    def __init__(self, words: Text, rows: Sequence[OptionRow]) -> None:
        super().__init__()
        self.rows = rows
        self._words = words
        self.setContentsMargins(4, 12, 4, 4)
        self.retell()

    def retell(self) -> None:
        """Write the words again."""
        self.setText(words_of(self._words))


class OptionsForm(QWidget):
    """The house rules of one game."""

    edited = Signal()
    """A value was changed by hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._class: type[HouseRules] = HouseRules
        self._left_out: frozenset[str] = frozenset()
        self.rows: tuple[OptionRow, ...] = ()
        self.headings: tuple[OptionsHeading, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(4, 0, 4, 0)
        self._column.setSpacing(0)
        self.nothing = QuietLabel()
        """Says that no option speaks of what somebody looks for."""
        self.nothing.setParent(self)
        self.nothing.setContentsMargins(4, 12, 4, 4)
        self._phrases = Phrases(self)
        self._phrases.say(self.nothing.setText, _NOTHING)
        self._phrases.tell(self._retell)
        self._stale = False
        """Whether the language has changed since the form was seen."""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._build_next)

    def show_rules(self, rules: HouseRules, preset: HouseRules) -> None:
        """Show these rules beside those of their preset."""
        if type(rules) is not self._class:
            self._rebuild(type(rules))
        for row in self.rows:
            row.show_value(getattr(rules, row.spec.id), getattr(preset, row.spec.id))
        self._show_effects()
        self._build_in_sight()

    def rules(self) -> HouseRules:
        """Return the rules as they stand in the form."""
        return self._class(**{row.spec.id: row.value for row in self.rows})

    def leave_out(self, ids: Collection[str]) -> None:
        """Do not show these options: they are chosen elsewhere, and no changes of a preset."""
        self._left_out = frozenset(ids)
        self.look_for("")

    def changes(self) -> int:
        """Return how many options differ from the preset."""
        return sum(row.changed for row in self.rows if row.spec.id not in self._left_out)

    def look_for(self, words: str) -> None:
        """Show only the options that speak of something."""
        for row in self.rows:
            row.setVisible(row.spec.id not in self._left_out and row.matches(words))
        for heading in self.headings:
            heading.setVisible(any(not row.isHidden() for row in heading.rows))
        self.nothing.setVisible(all(row.isHidden() for row in self.rows))
        self._build_in_sight()

    def showEvent(self, event: QShowEvent) -> None:
        """Make what is seen at first."""
        super().showEvent(event)
        if self._stale:
            self._retell()
        self._build_in_sight()

    def hideEvent(self, event: QHideEvent) -> None:
        """Make nothing while nobody sees it."""
        super().hideEvent(event)
        self._later.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make what there is room for now."""
        super().resizeEvent(event)
        self._build_in_sight()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Make what has been scrolled to."""
        super().moveEvent(event)
        self._build_in_sight(lying=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Make the rows further down once the first have been seen."""
        super().paintEvent(event)
        if self._unbuilt():
            self._later.start()

    def build_all(self) -> None:
        """Make the widgets of all rows that are shown."""
        for row in self._unbuilt():
            row.build()

    def follow(self, before: QWidget) -> None:
        """Have the keys come to the rows after this widget, not where Qt has them come, which is last of all."""
        for one, other in pairwise((before, *(row for row in self.rows if not row.built))):
            QWidget.setTabOrder(one, other)

    def lock(self) -> None:
        """Only show the rules: nothing can be changed."""
        for row in self.rows:
            row.lock()

    def _unbuilt(self) -> list[OptionRow]:
        return [row for row in self.rows if not row.built and not row.isHidden()]

    def _build_in_sight(self, *, lying: bool = False) -> None:
        """Make all rows down to the lower edge of what is in sight: what stands above it never moves any more.

        Where all are `lying` in their places, none is left out that is seen before those above it take their room.
        """
        seen = self.visibleRegion().boundingRect()
        if not self.isVisible() or seen.isEmpty() or not self._unbuilt():
            return
        lower, reached, wide = seen.bottom() + round(seen.height() * AHEAD), 0, self.width()
        for widget in self._column_shown():
            if reached > lower and not (lying and widget.y() <= lower):
                return
            if isinstance(widget, OptionRow):
                widget.build()
            reached += max(widget.sizeHint().height(), widget.heightForWidth(wide))

    def _column_shown(self) -> Iterator[QWidget]:
        """Return headings and rows that are shown, from above."""
        items = (self._column.itemAt(place) for place in range(self._column.count()))
        widgets = (None if item is None else item.widget() for item in items)
        return (widget for widget in widgets if widget is not None and not widget.isHidden())

    def _build_next(self) -> None:
        """Make one more row, and go on when there is time again."""
        left = self._unbuilt()
        for row in left[:1]:
            row.build()
        if left[1:]:
            self._later.start()

    def _rebuild(self, house_rules: type[HouseRules]) -> None:
        self._class = house_rules
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None and widget is not self.nothing:
                widget.hide()
                widget.deleteLater()
        self.rows = tuple(OptionRow(spec) for spec in specs(house_rules) if spec.open)
        for place, row in enumerate(self.rows):
            row.setAutoFillBackground(True)
            row.setBackgroundRole(QPalette.ColorRole.AlternateBase if place % 2 else QPalette.ColorRole.Window)
            row.edited.connect(self._edited)
        self.headings = tuple(self._headings(house_rules))
        above = {heading.rows[0]: heading for heading in self.headings}
        self._column.addWidget(self.nothing)
        self.nothing.hide()
        for row in self.rows:
            if row in above:
                self._column.addWidget(above[row])
            self._column.addWidget(row)
        self._column.addStretch(1)

    def _headings(self, house_rules: type[HouseRules]) -> Iterator[OptionsHeading]:
        starts = [place for place, row in enumerate(self.rows) if row.spec.id in house_rules.headings]
        for start, end in pairwise((*starts, len(self.rows))):
            rows = self.rows[start:end]
            yield OptionsHeading(house_rules.headings[rows[0].spec.id], rows)

    def _edited(self) -> None:
        self._show_effects()
        self.edited.emit()

    def _show_effects(self) -> None:
        reasons = self.rules().without_effect()
        for row in self.rows:
            row.show_effect(reasons.get(row.spec.id))

    def _retell(self) -> None:
        """Write every text that is seen again; else as soon as it is."""
        self._stale = not self.isVisible()
        if self._stale:
            return
        for heading in self.headings:
            heading.retell()
        for row in self.rows:
            row.retell()


def show_row(area: QScrollArea, form: OptionsForm, option: str) -> None:
    """Scroll to the row of an option, and give its control the keys."""
    for row in form.rows:
        if row.spec.id == option and not row.isHidden():
            form.build_all()  # what stands above takes the room that it needs
            area.ensureWidgetVisible(row)
            (row.control if row.control.isEnabled() else row.read).setFocus(Qt.FocusReason.OtherFocusReason)
