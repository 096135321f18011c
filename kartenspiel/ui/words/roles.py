# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the roles of a deal are called."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.controller.deal_roles import DealRole
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

ROLES: Final[Mapping[DealRole, Text]] = {
    DealRole.DECLARER: _("declarer with a partner"),
    DealRole.ALONE: _("declarer alone"),
    DealRole.PARTNER: _("partner"),
    DealRole.OPPONENT: _("opponent"),
    DealRole.NONE: _("everybody for himself"),
}
