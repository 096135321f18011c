# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What newcomers are told of the facts that several games keep in sight (`Fact.meaning`)."""

from typing import Final

from kartenspiel.model.text import marker

_ = marker(__package__)

CALLED: Final = _("Whoever holds this card plays together with the one who called it.")
TRUMPS: Final = _("A card of this suit beats every card of the other suits.")
CONTRACT: Final = _("This is what is played: it decides what has to be won, and what that pays.")
