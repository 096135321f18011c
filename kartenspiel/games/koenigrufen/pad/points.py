# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Card points of Königrufen as they are entered: points and single cards over, or whole points (K5, K6, K9)."""

from typing import Final

from kartenspiel.games.koenigrufen.cards.card_points import ALL
from kartenspiel.model.pad.form import NumberField, Option, PadForm
from kartenspiel.model.tarock.pad_points import AskedPoints
from kartenspiel.model.text import room_marker

_ = room_marker(__package__)

_POINTS: Final = _("card points")
_OVER: Final = _("cards over")
_NONE: Final = _("none")
_ONE: Final = _("1 card")
_TWO: Final = _("2 cards")
_TOO_MANY: Final = _("There are 70 card points in all.")


def ask_points(card_count: str, form: PadForm, asked: AskedPoints) -> int | None:
    """Ask for card points, and return them as `card_points.worth` counts; ``None`` while they are missing."""
    name, label, usual, label_tells = asked
    whole = ALL[card_count]
    if card_count == "single_71":
        return form.whole(NumberField(id=name, label=label, least=0, most=whole, usual=usual, clause="K9"))
    field = NumberField(
        id=name, label=_POINTS, least=0, most=whole // 3, group=label, group_tells=label_tells, clause="K5",
        usual=None if usual is None else usual // 3,
    )  # fmt: skip
    points = form.whole(field)
    over_usual = 0 if usual is None or isinstance(form.given(name), int) else usual % 3
    cards = Option("0", _NONE), Option("1", _ONE), Option("2", _TWO)
    over = int(form.one(f"over.{name}", _OVER, cards, usual=str(over_usual), group=label, clause="K6") or 0)
    if points is None:
        return None
    if 3 * points + over > whole:
        form.refuse(name, _TOO_MANY, "K5")
    return 3 * points + over
