# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all moments of a deal of Rußbach have in common."""

from typing import Final

from kartenspiel.model.calling.states import CallingClauses

CLAUSES: Final = CallingClauses(
    pack="R2", call="R10", own_card="R12", window="R17", pair="R18", once="R19", turn="R25", play="R26"
)
