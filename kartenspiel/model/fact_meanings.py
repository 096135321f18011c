# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What newcomers are told of the facts that several games keep in sight (`Fact.meaning`)."""

from typing import Final

from kartenspiel.model.text import QT_TRANSLATE_NOOP

CALLED: Final = QT_TRANSLATE_NOOP("model", "Whoever holds this card plays together with the one who called it.")
TRUMPS: Final = QT_TRANSLATE_NOOP("model", "A card of this suit beats every card of the other suits.")
