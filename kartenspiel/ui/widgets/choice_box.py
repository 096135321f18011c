# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A combo box as wide as its words, whatever size they have."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QComboBox


class ChoiceBox(QComboBox):
    """A combo box that is measured again in larger letters: Qt keeps the least width of the smaller ones."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def changeEvent(self, event: QEvent) -> None:
        """Measure the words again when they have another font, as Qt does only for another style."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            super().changeEvent(QEvent(QEvent.Type.StyleChange))
            self.updateGeometry()
