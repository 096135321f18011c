# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of Rußbach (section 9 of its specification) and the two presets (section 10)."""

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

from kartenspiel.games.russbach import DESCRIPTION
from kartenspiel.model import house
from kartenspiel.model.calling import rules as calling
from kartenspiel.model.calling.half_deal import TWICE_FOUR, HalfDeal
from kartenspiel.model.options import HouseRules, Preset, choice, house_rules, integer
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

_NEVER_VOID: Final = _("every declaration counts.")
_MAJORITY: Final = _("the larger total wins, whatever was declared.")


@house_rules
class RussbachRules(HouseRules):
    """The options, in the order of the specification."""

    half_deal: ClassVar[HalfDeal] = TWICE_FOUR
    pack: Literal["german_32", "french_32"] = house.pack(32)
    first_dealer: house.FirstDealer = house.first_dealer()
    stake: int = integer(
        10,
        1,
        1000,
        label=_("Value of a stake"),
        help=_("A simple game is one stake; every payment is a number of stakes."),
    )
    unit: Literal["cent", "stake"] = choice(
        "cent",
        label=_("Amounts are called"),
        help=_("Only what they are called; the game stays the same."),
        allowed={
            "cent": _("cents"),
            "stake": _("stakes"),
        },
    )
    pay_game: int = integer(
        1, 0, 20, label=_("Stakes for the game"), help=_("What the winner of the game gets while nobody announced 100.")
    )
    pay_hundred_silent: int = integer(
        2,
        0,
        20,
        label=_("Stakes for 100 unannounced"),
        help=_("What the winner gets instead when his side has 100 points or more."),
    )
    pay_hundred_announced: int = integer(
        3,
        0,
        20,
        label=_("Stakes for 100 announced"),
        help=_("Won by a side that announced 100 and reaches it, lost if it does not."),
    )
    pay_all_silent: int = integer(
        2,
        0,
        20,
        label=_("Stakes for all tricks unannounced"),
        help=_("Paid on top to a side that wins all eight tricks without a word."),
    )
    pay_all_announced: int = integer(
        3,
        0,
        20,
        label=_("Stakes for all tricks announced"),
        help=_("Won by a side that announced all tricks and wins them, lost otherwise."),
    )
    call_own_card: Literal["allowed", "forbidden"] = calling.call_own_card()
    called_card_scope: Literal["full_hand", "first_batch"] = calling.called_card_scope()
    declaration_timing: Literal["first_trick_any_time", "first_trick_own_turn"] = calling.declaration_timing()
    declaration_credit: Literal["player_trick", "side_trick", "always"] = calling.declaration_credit()
    void_declaration_threshold: Literal["ignored", "raises"] = choice(
        "ignored",
        label=_("A void declaration"),
        help=_("Whether a declaration that does not count still raises the threshold."),
        allowed={
            "ignored": _("is as good as never made"),
            "raises": _("still raises the threshold"),
        },
    )
    win_condition: Literal["thresholds", "majority"] = choice(
        "thresholds",
        label=_("The game is won by"),
        help=_("Whether declared points raise what a side needs, or the larger total wins."),
        allowed={
            "thresholds": _("reaching one's threshold"),
            "majority": _("the larger total"),
        },
    )
    threshold_above_60: Literal["extrapolate", "cap_100"] = choice(
        "extrapolate",
        label=_("Threshold from 80 declared"),
        help=_("What a side needs that declared 80 or 100 points."),
        allowed={
            "extrapolate": _("120 and 140"),
            "cap_100": _("100 in both cases"),
        },
    )
    both_declared: Literal["thresholds_then_total", "cards_only"] = choice(
        "thresholds_then_total",
        label=_("Both sides declared"),
        help=_("Who wins when both sides have declarations that count."),
        allowed={
            "thresholds_then_total": _("thresholds, then the larger total"),
            "cards_only": _("they cancel; 50 card points win"),
        },
    )
    hundred_mode: Literal["replaces_game", "adds_to_game"] = choice(
        "replaces_game",
        label=_("An announced 100"),
        help=_("Whether the game itself is still paid once somebody announced 100."),
        allowed={
            "replaces_game": _("takes the place of the game"),
            "adds_to_game": _("is paid beside the game"),
        },
    )
    head_when_trumped: Literal["free", "suit_high"] = house.head_when_trumped()
    session_deals: int = house.session_deals()

    def without_effect(self) -> Mapping[str, Text]:
        """Return the options that change nothing beside the others, each with the reason."""
        idle: dict[str, Text] = {}
        if self.declaration_credit == "always":
            idle |= {"void_declaration_threshold": _NEVER_VOID}
        if self.win_condition == "majority":
            idle |= dict.fromkeys(("void_declaration_threshold", "threshold_above_60", "both_declared"), _MAJORITY)
        return idle


PRESETS: Final = (
    Preset(
        "russbach",
        DESCRIPTION.presets["russbach"],
        _("As it was played in Rußbach: German cards, ten cents a stake."),
        {},
    ),
    Preset(
        "gamerules",
        DESCRIPTION.presets["gamerules"],
        _("Like Rußbach, but with French cards, and paid in stakes instead of cents."),
        {"pack": "french_32", "stake": 1, "unit": "stake"},
    ),
)
