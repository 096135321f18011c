# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Type variables of the types that all games share: the house rules of a game, and what is public in it.

Code that knows no game leaves them out, and they may then be any.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # with defaults, which Python has from 3.13 on

    R = TypeVar("R", default=Any)
    """The class of house rules of a game."""
    P = TypeVar("P", default=Any)
    """The class that says what everybody knows of a deal."""
else:
    from typing import TypeVar

    R = TypeVar("R")
    P = TypeVar("P")
