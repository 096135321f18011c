# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What facts mean that several games show beside the cards, explained to newcomers (`Fact.meaning`)."""

from typing import Final

from kartenspiel.model.text import Text, marker

_ = marker(__package__)

CALLED: Final = _("Whoever holds this card plays together with the one who called it.")
TRUMPS: Final = _("A card of this suit beats every card of the other suits.")
_OF_OTHERS: Final = _("For whoever plays it: {task}")


def of_contract(task: Text, *, own: bool) -> Text:
    """Return what must be done in a contract, by the sentence with which it is offered, which says "you" in it.

    `own` is whether that is the observer: who has bid it, or everybody where nobody plays with anybody.
    """
    return task if own else _OF_OTHERS(task=task)
