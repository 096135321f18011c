# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The preferences in force: every change is saved at once and told by a signal."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from kartenspiel.controller.settings import Settings
from kartenspiel.controller.store import Store


class Keeper(QObject):
    """Holds the `Settings` in force, saves every change of them and emits `changed`."""

    changed = Signal(object, object)
    """The `Settings` before and after a change.

    Whoever can be closed connects a method of its own: that connection ends with it, one to a function would not.
    """

    def __init__(self, store: Store, settings: Settings | None = None, parent: QObject | None = None) -> None:
        """`settings` are those of the store where they have been read already."""
        super().__init__(parent)
        self._store = store
        self.settings: Settings = store.settings() if settings is None else settings

    def change(self, **values: Any) -> None:  # noqa: ANN401 - each field has its own type
        """Take over new values for some fields; nothing happens if they are the old ones."""
        self.take(replace(self.settings, **values))

    def take(self, settings: Settings) -> None:
        """Take over new preferences as a whole."""
        before = self.settings
        if settings != before:
            self.settings = settings
            self._store.save_settings(settings)
            self.changed.emit(before, settings)
