# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Asks which score sheet is to be put on paper, and shows what it will look like."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from kartenspiel.model.text import Text, marker
from kartenspiel.ui.looks.paper import ClothDialog
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import QuietLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

WIDTH: Final = 380
"""Pixels that the picture of the sheet is wide where the screen has room for it."""
_LEAST: Final = 150
_LINES: Final = 15
"""Lines that all else in the dialog takes at most."""
_HIGH: Final = 297 / 210
"""How much higher than wide the sheet is."""
EMPTY: Final = ""
"""Stands for an empty sheet where a session's id does for its own."""

_TITLE = _("Score sheet on paper")
_WHICH = _("&Sheet")
_GAME = _("&Game")
_EMPTY = _("An empty sheet for a real table")
_HINT = _("One page with the house rules on it; an empty one has those by which you would play the game now.")
_PREVIEW = _("What the sheet looks like")
_PRINT = _("&Print …")
_PDF = _("Save as P&DF …")
_CLOSE = _("&Close")
_NOTHING = _("No deal of this session is finished yet.")


class PaperDialog(ClothDialog):
    """Chooses a sheet."""

    wanted = Signal()
    """Another sheet is to be shown: see `session` and `game`."""
    print_wanted = Signal()
    pdf_wanted = Signal()

    def __init__(
        self, sessions: Sequence[tuple[str, str]], games: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        """`sessions` and `games` are what can be chosen, each an id with what it is called."""
        super().__init__(parent)
        self.sheets, self.games = ChoiceBox(), ChoiceBox()
        self.picture, self.told = QLabel(), PlainLabel()
        self.print_button, self.pdf_button, self.close_button = QPushButton(), QPushButton(), QPushButton()
        self._game_label, hint, which = PlainLabel(), QuietLabel(), PlainLabel()
        for session, title in sessions:
            self.sheets.addItem(title, session)
        self.sheets.addItem("", EMPTY)
        for game, title in games:
            self.games.addItem(title, game)
        which.setBuddy(self.sheets)
        self._game_label.setBuddy(self.games)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._image: QImage | None = None
        self.told.setWordWrap(True)
        self.told.hide()
        buttons = QDialogButtonBox()
        buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.addButton(self.pdf_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.print_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for part in (which, self.sheets, self._game_label, self.games, hint, self.told, self.picture, buttons):
            column.addWidget(part)
        self.sheets.activated.connect(self._choose)
        self.games.activated.connect(self._choose)
        self.print_button.clicked.connect(self.print_wanted)
        self.pdf_button.clicked.connect(self.pdf_wanted)
        phrases = Phrases(self)
        for setter, text in (
            (self.setWindowTitle, _TITLE),
            (which.setText, _WHICH),
            (self._game_label.setText, _GAME),
            (hint.setText, _HINT),
            (partial(self.sheets.setItemText, self.sheets.count() - 1), _EMPTY),
            (self.picture.setAccessibleName, _PREVIEW),
            (partial(explain, self.picture), _PREVIEW),
            (self.print_button.setText, _PRINT),
            (self.pdf_button.setText, _PDF),
            (self.close_button.setText, _CLOSE),
        ):
            phrases.say(setter, text)
        self._why: Text = _NOTHING
        phrases.tell(self._tell_why)
        self._offer()
        self._let_print(allowed=False)
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    @property
    def session(self) -> str:
        """The session whose sheet is wanted; `EMPTY` for none."""
        return str(self.sheets.currentData())

    @property
    def game(self) -> str:
        """The game of an empty sheet."""
        return str(self.games.currentData())

    def choose_game(self, game: str) -> None:
        """Choose the game of an empty sheet."""
        self.games.setCurrentIndex(max(0, self.games.findData(game)))

    def show_picture(self, image: QImage | None, why: Text = _NOTHING) -> None:
        """Show what the sheet looks like; ``None`` where there is nothing to be put on paper, and `why`."""
        self._image, self._why = image, why
        self._tell_why()
        self._measure()
        self.told.setVisible(image is None)
        self._let_print(allowed=image is not None)

    def title(self) -> str:
        """Return what the sheet that is chosen is called."""
        what = self.games.currentText() if self.session == EMPTY else self.sheets.currentText()
        return f"{words_of(_TITLE)}, {what}"

    def _let_print(self, *, allowed: bool) -> None:
        """Offer to put it on paper, once it is known what that is."""
        for button in (self.print_button, self.pdf_button):
            button.setEnabled(allowed)

    def _tell_why(self) -> None:
        self.told.setText(words_of(self._why))

    def _measure(self) -> None:
        """Show the sheet as large as the screen has room for it beside the words."""
        room = self.screen().availableGeometry().height() - _LINES * self.fontMetrics().height()
        wide = max(_LEAST, min(WIDTH, round(room / _HIGH)))
        self.picture.setFixedHeight(round(wide * _HIGH))
        if self._image is None:
            self.picture.clear()
            return
        dots = self._image.devicePixelRatio()
        smooth = Qt.TransformationMode.SmoothTransformation
        self.picture.setPixmap(QPixmap.fromImage(self._image.scaledToWidth(round(wide * dots), smooth)))

    def _choose(self, index: int) -> None:
        del index
        self._offer()
        self._let_print(allowed=False)
        self.wanted.emit()

    def _offer(self) -> None:
        for part in (self._game_label, self.games):
            part.setVisible(self.session == EMPTY)
