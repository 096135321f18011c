# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The person at the screen who has given no name: a guest, who is called so in the language of the moment.

Sessions and records keep the word of the language in which they were begun.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from kartenspiel.model.text import QT_TRANSLATE_NOOP
from kartenspiel.ui.language import in_every_language
from kartenspiel.ui.phrases import spoken

_GUEST: Final = QT_TRANSLATE_NOOP("PlayersForm", "Guest")


def guest() -> str:
    """Return what a guest is called now."""
    return spoken(_GUEST)


def is_guest(name: str) -> bool:
    """Tell whether a name is that of a guest, in whatever language."""
    return name in _words()


def shown_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names as they are to be read now."""
    return tuple(guest() if is_guest(name) else name for name in names)


@cache
def _words() -> frozenset[str]:
    return in_every_language(_GUEST)
