# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The dialog About: version, licence, and the software that the program is made with."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from kartenspiel import DOWNLOADS, __version__, shipped
from kartenspiel.model.text import marker
from kartenspiel.players.kernel.arrays import COMPILED
from kartenspiel.ui.looks.paper import ClothDialog, scrolled
from kartenspiel.ui.widgets.letters import keep_wide
from kartenspiel.ui.widgets.plain import LinkedLabel, PlainLabel
from kartenspiel.ui.widgets.quiet import Heading
from kartenspiel.ui.words.phrases import Phrases

_ = marker(__package__)

LETTERS: Final = 62
"""Width of the lines."""
LICENCE_LETTERS: Final = 110
"""Width of a page of licences, whose lines have 80 signs."""
LINES: Final = 30
"""Height of such a page."""

_TITLE = _("About Kartenspiel")
_VERSION = _(
    "Version {version}. The program never looks for another one by itself; new versions are found at "
    "<a href='{address}'>{address}</a>."
)
_WHAT = _("The Austrian Rufen card games, played offline against computer players that see no more than you do.")
_COMPILED_KERNEL = _("The kernel of the computer players is compiled.")
_UNCOMPILED_KERNEL = _(
    "The kernel of the computer players is not compiled: they take longer to think, and the best of them play "
    "a little worse."
)
_CODE = _(
    "The program is free software under the <a href='https://opensource.org/license/mit'>MIT licence</a>. "
    "It comes without any warranty."
)
_DRAWINGS = _(
    "The cards are drawn for it and are under the licence "
    "<a href='https://creativecommons.org/licenses/by/4.0/'>Creative Commons Attribution 4.0</a>."
)
_QT = _(
    "The window is made with <a href='https://doc.qt.io/qt-6/licensing.html'>Qt {qt} and PySide6</a>, under the GNU "
    "Lesser General Public License 3; you may replace them by versions of your own."
)
_LICENCES = _("&Licences")
_LICENCES_TITLE = _("Licences of everything that comes with the program")
_HOLDER = "© 2026 The Kartenspiel authors"


class About(ClothDialog):
    """The dialog behind Help, About."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        phrases = Phrases(self)
        phrases.say(self.setWindowTitle, _TITLE)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        title = Heading(QCoreApplication.applicationName())
        column.addWidget(title)
        version, kernel = (
            _VERSION(version=__version__, address=DOWNLOADS),
            _COMPILED_KERNEL if COMPILED else _UNCOMPILED_KERNEL,
        )
        for text in (version, _WHAT, kernel, _CODE, _DRAWINGS, _QT(qt=qVersion())):
            label = self._paragraph()
            phrases.say(label.setText, text)
            column.addWidget(label)
        column.addWidget(PlainLabel(_HOLDER))
        column.addStretch(1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        licences = shipped.licences()
        if licences is not None:
            self.licences = QPushButton()
            phrases.say(self.licences.setText, _LICENCES)
            self.licences.clicked.connect(lambda: Licences(licences, self).open())
            buttons.addButton(self.licences, QDialogButtonBox.ButtonRole.ActionRole)
        around = QVBoxLayout(self)
        around.addWidget(scrolled(page, whole=True), 1)
        around.addWidget(buttons)

    def _paragraph(self) -> LinkedLabel:
        label = LinkedLabel()
        keep_wide(label, LETTERS)
        return label


class Licences(ClothDialog):
    """The dialog with the full texts of all licences in the package."""

    def __init__(self, licences: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        phrases = Phrases(self)
        phrases.say(self.setWindowTitle, _LICENCES_TITLE)
        column = QVBoxLayout(self)
        self.text = QPlainTextEdit(licences)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        phrases.say(self.text.setAccessibleName, _LICENCES_TITLE)
        letters = self.text.fontMetrics()
        self.text.setMinimumSize(letters.averageCharWidth() * LETTERS // 2, letters.lineSpacing() * LINES // 2)
        column.addWidget(self.text)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.resize(letters.averageCharWidth() * LICENCE_LETTERS, letters.lineSpacing() * LINES)
