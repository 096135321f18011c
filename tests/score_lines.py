# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the lines of a score sheet must be written, so that they read well on it and in the log."""

from collections.abc import Iterable
from typing import Final

from kartenspiel.model.outcome import ScoreLine
from kartenspiel.model.text import english

SENTENCE_ENDS: Final = (".", "?", "!", ":")
"""After a colon lines follow."""


def badly_written(lines: Iterable[ScoreLine]) -> list[str]:
    """Return the texts that neither are sentences nor stand before the numbers of their line."""
    return [text for line in lines if not _is_well_written(line, text := english(line.text))]


def _is_well_written(line: ScoreLine, text: str) -> bool:
    if not line.values:
        return text.endswith(SENTENCE_ENDS)
    # The log puts a colon of its own after all but items.
    return not text.endswith(SENTENCE_ENDS) and (line.kind in ("item", "money") or ":" not in text)
