# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What must be done in each contract of Graden."""

from typing import Final

from kartenspiel.model.text import room_marker

_ = room_marker(__package__)

TASKS: Final = {
    "bettler": _("Lose every trick, alone. The card laid face down is your first one.").by("G9", "G17"),
    "durchmarsch_mit": _("Win every trick together with the holder of a card you call.").by("G17", "G27"),
    "durchmarsch_letzten": _("Win the first five tricks alone; whoever wins the sixth is your partner.").by("G28"),
    "plauderer": _("Lose every trick while the others lay their cards open after the first one.").by("G9", "G25"),
    "hundert_mit": _("Win every trick with a called partner, the tens high.").by("G17", "G27"),
    "hundert_letzten": _("Win the first five tricks alone, the tens high.").by("G28"),
    "zehnermord": _("Win all six tricks alone, the tens high.").by("G17"),
    "koenigmord": _("Win all six tricks alone, the tens low.").by("G17"),
    "hundertermord": _("Win all six tricks alone, the tens high, with a pair in hand.").by("G17"),
    "schurln": _("Everybody alone; whoever wins most card points pays.").by("G35", "G36", "G37"),
}
"""As whoever bids it reads it; by the ids of the contracts."""
