# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The value of a house rule in words."""

from kartenspiel.model.options import OptionSpec, OptionValue
from kartenspiel.model.text import marker
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

_YES = _("yes")
_NO = _("no")
_NONE = _("none")


def phrase(spec: OptionSpec, value: OptionValue, words: Wording) -> str:
    """Return a value of an option as the dialog offers it."""
    if isinstance(value, frozenset):
        members = (words.text(spec.value_labels[each]) for each in spec.values if each in value)
        return ", ".join(members) or words.text(_NONE)
    if value in spec.value_labels:
        return words.text(spec.value_labels[value])
    return words.text(_YES if value else _NO) if isinstance(value, bool) else str(value)
