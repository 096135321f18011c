# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The clauses of the rules behind a sentence: smaller and paler than it, beside it, and made in this one place."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kartenspiel.model.text import QT_TRANSLATE_NOOP
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import QuietLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases, words_of

BETWEEN: Final = " · "
_GAME: Final = "game_of_clauses"
"""The property in which a widget keeps the game it stands for."""
_DECIDED: Final = QT_TRANSLATE_NOOP("clauses", "Decided by clause {clause} of the rules.")


class RulesDesk(QObject):
    """Where everything that shows a clause asks for the rules to be opened; who can show them connects to it."""

    asked = Signal(str, str)
    """Somebody wants to read a clause, or the line of a house rule: id of the game, ``""`` for that of the table, and
    the clause, or what `option_place` says of the house rule."""

    def open(self, place: str, game: str = "") -> None:
        """Ask for the rules at a clause or house rule."""
        self.asked.emit(game, place)


DESK: Final = RulesDesk()


def open_clause(clause: str, asking: QWidget | None = None) -> None:
    """Ask for the rules to be opened at a clause: of the game that a widget asking for it stands for (`stand_for`)."""
    DESK.open(clause, game_of(asking))


def option_place(option: str) -> str:
    """Return the place in the rules of the line of a house rule."""
    return f"option-{option}"


def stand_for(widget: QWidget, game: str) -> None:
    """Have the clauses in a widget be those of a game; elsewhere they are those of the game of the table."""
    widget.setProperty(_GAME, game)


def game_of(widget: QWidget | None) -> str:
    """Return the id of the game that a widget stands for, ``""`` if that is the game of the table."""
    while widget is not None:
        game = widget.property(_GAME)
        if game:
            return str(game)
        widget = widget.parentWidget()
    return ""


def clause_hint(clauses: Sequence[str]) -> str:
    """Return the sentence that names the clauses behind a sentence; empty where there are none."""
    return words_of(_DECIDED(clause=", ".join(clauses))) if clauses else ""


class Cited(QWidget):
    """A sentence with its clauses beside it."""

    def __init__(self, label: PlainLabel, clauses: Sequence[str] = ()) -> None:
        """`label` is where the sentence stands; what it says from the beginning is decided by these clauses."""
        super().__init__()
        self.label, self.clauses = label, ClauseLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label, 1)
        row.addWidget(self.clauses, 0, Qt.AlignmentFlag.AlignVCenter)
        self.clauses.cite(clauses)

    def tell(self, words: str, clauses: Sequence[str]) -> None:
        """Say something else."""
        self.label.setText(words)
        self.clauses.cite(clauses)


class ClauseLabel(QuietLabel):
    """The clauses behind a sentence; nothing is to be seen while there are none."""

    def __init__(self, clauses: Sequence[str] = ()) -> None:
        super().__init__()
        self.setObjectName("clause")
        self.setWordWrap(False)
        self.clauses: tuple[str, ...] = ()
        self.cite(clauses)
        self._phrases = Phrases(self)
        self._phrases.tell(self._explain)

    def cite(self, clauses: Sequence[str]) -> None:
        """Name these clauses."""
        self.clauses = tuple(clauses)
        self.setText(BETWEEN.join(self.clauses))
        self._explain()
        if not self.clauses:
            self.hide()
        elif self.parentWidget() is not None:  # alone it would be a window of its own
            self.show()

    def _explain(self) -> None:
        hint = clause_hint(self.clauses)
        explain(self, hint)
        self.setAccessibleName(hint)
