# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the duplicate table brought, in words: both results beside each other, and where the two parted."""

from kartenspiel.controller.duplicate_table import DuplicateTable
from kartenspiel.controller.record import Record
from kartenspiel.controller.replay import is_bidding
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Amount, Text, marker

_ = marker(__package__)

_TOLD = _("At the table: {paid} · A strong player in this seat: {strong} ({parted})")
_IN_BIDDING = _("played otherwise from the bidding on")
_BEFORE_PLAY = _("played otherwise from before the first card on")
_IN_TRICK = _("played otherwise from trick {number} on")
_ALIKE = _("with the same moves")


def duplicate_told(duplicate: DuplicateTable, paid: int, seat: Seat, record: Record) -> Text:
    """Return what a seat was paid at the table, and what a strong player made of the same cards there."""
    unit = record.game.unit(record.deal.rules)
    strong = Amount(duplicate.payments[seat], unit, signed=True)
    return _TOLD(paid=Amount(paid, unit, signed=True), strong=strong, parted=_parted(duplicate, record))


def _parted(duplicate: DuplicateTable, record: Record) -> Text:
    """Return where somebody first did otherwise than at the table."""
    if duplicate.parted is None:
        return _ALIKE
    before, after = duplicate.moves[: duplicate.parted], duplicate.moves[duplicate.parted :]
    if after and isinstance(after[0], Play):
        plays = sum(isinstance(each, Play) for each in before)
        return _IN_TRICK(number=plays // len(record.deal.players) + 1)
    return _IN_BIDDING if after and is_bidding(after[0]) else _BEFORE_PLAY
