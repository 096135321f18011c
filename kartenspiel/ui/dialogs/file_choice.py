# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Lets the person choose a file: begins in the folder of the last one, and gives a name the extension it lacks."""

import re
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog, QWidget

from kartenspiel.model.text import Text, marker
from kartenspiel.ui.dialogs.asking import Asking
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

_PATTERN: Final = re.compile(r"\*(\.\w+)")
"""An extension in a filter of a file dialog; that of all files has none."""

_THERE = _("{file} is there already. Do you want to overwrite it?")
_OVERWRITE = _("&Overwrite")
_LEAVE = _("&Leave it as it is")


class FileChoice:
    """Asks over one window which file is meant."""

    def __init__(self, keeper: Keeper, window: QWidget) -> None:
        self._keeper, self._window = keeper, window

    def to_open(self, title: Text, kinds: Text) -> Path | None:
        """Return the file to read, one of these kinds (a filter as Qt writes it); ``None`` if nobody wants one."""
        file, _ = QFileDialog.getOpenFileName(self._window, _window_title(title), str(self._folder()), words_of(kinds))
        return self._chosen(Path(file)) if file else None

    def to_save(self, title: Text, name: str, suffix: str, kinds: Text) -> Path | None:
        """Return the file to write, where `name` and `suffix` are proposed; ``None`` if nobody wants one.

        A name without an extension of the kind chosen there gets `suffix`, and what bears that name is not overwritten
        unasked.
        """
        proposed = str(self._folder() / (name + suffix))
        file, kind = QFileDialog.getSaveFileName(self._window, _window_title(title), proposed, words_of(kinds))
        if not file:
            return None
        path = with_suffix(Path(file), suffix, kind)
        if path != Path(file) and path.exists() and not self._may_overwrite(path):
            return None
        return self._chosen(path)

    def _folder(self) -> Path:
        kept = self._keeper.settings.folder
        return Path(kept) if kept and Path(kept).is_dir() else Path.home()

    def _chosen(self, path: Path) -> Path:
        if str(path.parent).isprintable():  # else it may be no text that a settings file can hold
            self._keeper.change(folder=str(path.parent))
        return path

    def _may_overwrite(self, path: Path) -> bool:
        asking = Asking(_THERE(file=path.name), _OVERWRITE, _LEAVE, self._window)
        return asking.exec() == Asking.DialogCode.Accepted


def with_suffix(path: Path, suffix: str, kind: str) -> Path:
    """Return a path with `suffix` behind it, unless it ends in an extension of this filter, or that has none."""
    endings = tuple(_PATTERN.findall(kind))
    return path if not endings or path.name.lower().endswith(endings) else path.with_name(path.name + suffix)


def _window_title(title: Text) -> str:
    """Return a text of a menu as the title of a window."""
    return words_of(title).replace("&", "")
