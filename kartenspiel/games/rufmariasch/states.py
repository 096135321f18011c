# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all moments of a deal of Rufmariasch have in common."""

from typing import Final

from kartenspiel.model.calling.states import CallingClauses

CLAUSES: Final = CallingClauses(
    pack="M2", call="M8", own_card="M11", window="M14", pair="M15", once="M17", turn="M20", play="M21"
)
