# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of Rußbach (section 9 of its specification) and the two presets (section 10)."""

from collections.abc import Mapping
from typing import Final, Literal

from kartenspiel.games.russbach import DESCRIPTION
from kartenspiel.model import house
from kartenspiel.model.calling import house as calling
from kartenspiel.model.options import HouseRules, Preset, choice, house_rules, integer
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text

_NEVER_VOID: Final = QT_TRANSLATE_NOOP("russbach", "every declaration counts.")
_MAJORITY: Final = QT_TRANSLATE_NOOP("russbach", "the larger total wins, whatever was declared.")


@house_rules
class RussbachRules(HouseRules):
    """The options, in the order of the specification."""

    pack: Literal["german_32", "french_32"] = house.pack(32)
    first_dealer: house.FirstDealer = house.first_dealer()
    stake: int = integer(
        10,
        1,
        1000,
        label=QT_TRANSLATE_NOOP("russbach", "Value of a stake"),
        help=QT_TRANSLATE_NOOP("russbach", "A simple game is one stake; every payment is a number of stakes."),
    )
    unit: Literal["cent", "stake"] = choice(
        "cent",
        label=QT_TRANSLATE_NOOP("russbach", "Amounts are called"),
        help=QT_TRANSLATE_NOOP("russbach", "Only the name of the amounts."),
        allowed={
            "cent": QT_TRANSLATE_NOOP("russbach", "cents"),
            "stake": QT_TRANSLATE_NOOP("russbach", "stakes"),
        },
    )
    pay_game: int = integer(
        1,
        0,
        20,
        label=QT_TRANSLATE_NOOP("russbach", "Stakes for the game"),
        help=QT_TRANSLATE_NOOP("russbach", "What the winner of the game gets while nobody announced 100."),
    )
    pay_hundred_silent: int = integer(
        2,
        0,
        20,
        label=QT_TRANSLATE_NOOP("russbach", "Stakes for 100 unannounced"),
        help=QT_TRANSLATE_NOOP("russbach", "What the winner gets instead when his side has 100 points or more."),
    )
    pay_hundred_announced: int = integer(
        3,
        0,
        20,
        label=QT_TRANSLATE_NOOP("russbach", "Stakes for 100 announced"),
        help=QT_TRANSLATE_NOOP("russbach", "Won by a side that announced 100 and reaches it, lost if it does not."),
    )
    pay_all_silent: int = integer(
        2,
        0,
        20,
        label=QT_TRANSLATE_NOOP("russbach", "Stakes for all tricks unannounced"),
        help=QT_TRANSLATE_NOOP("russbach", "Paid on top to a side that wins all eight tricks without a word."),
    )
    pay_all_announced: int = integer(
        3,
        0,
        20,
        label=QT_TRANSLATE_NOOP("russbach", "Stakes for all tricks announced"),
        help=QT_TRANSLATE_NOOP("russbach", "Won by a side that announced all tricks and wins them, lost otherwise."),
    )
    call_own_card: Literal["allowed", "forbidden"] = calling.call_own_card()
    called_card_scope: Literal["full_hand", "first_batch"] = calling.called_card_scope()
    declaration_timing: Literal["first_trick_any_time", "first_trick_own_turn"] = calling.declaration_timing()
    declaration_credit: Literal["player_trick", "side_trick", "always"] = calling.declaration_credit()
    void_declaration_threshold: Literal["ignored", "raises"] = choice(
        "ignored",
        label=QT_TRANSLATE_NOOP("russbach", "A void declaration"),
        help=QT_TRANSLATE_NOOP("russbach", "Whether a declaration that does not count still raises the threshold."),
        allowed={
            "ignored": QT_TRANSLATE_NOOP("russbach", "is as good as never made"),
            "raises": QT_TRANSLATE_NOOP("russbach", "still raises the threshold"),
        },
    )
    win_condition: Literal["thresholds", "majority"] = choice(
        "thresholds",
        label=QT_TRANSLATE_NOOP("russbach", "The game is won by"),
        help=QT_TRANSLATE_NOOP(
            "russbach", "Whether declared points raise what a side needs, or the larger total wins."
        ),
        allowed={
            "thresholds": QT_TRANSLATE_NOOP("russbach", "reaching one's threshold"),
            "majority": QT_TRANSLATE_NOOP("russbach", "the larger total"),
        },
    )
    threshold_above_60: Literal["extrapolate", "cap_100"] = choice(
        "extrapolate",
        label=QT_TRANSLATE_NOOP("russbach", "Threshold above 60 declared"),
        help=QT_TRANSLATE_NOOP("russbach", "What a side needs that declared 80 or 100 points."),
        allowed={
            "extrapolate": QT_TRANSLATE_NOOP("russbach", "120 and 140"),
            "cap_100": QT_TRANSLATE_NOOP("russbach", "100 in both cases"),
        },
    )
    both_declared: Literal["thresholds_then_total", "cards_only"] = choice(
        "thresholds_then_total",
        label=QT_TRANSLATE_NOOP("russbach", "Both sides declared"),
        help=QT_TRANSLATE_NOOP("russbach", "Who wins when both sides have declarations that count."),
        allowed={
            "thresholds_then_total": QT_TRANSLATE_NOOP("russbach", "thresholds, then the larger total"),
            "cards_only": QT_TRANSLATE_NOOP("russbach", "they cancel; 50 card points win"),
        },
    )
    hundred_mode: Literal["replaces_game", "adds_to_game"] = choice(
        "replaces_game",
        label=QT_TRANSLATE_NOOP("russbach", "An announced 100"),
        help=QT_TRANSLATE_NOOP("russbach", "Whether the game itself is still paid once somebody announced 100."),
        allowed={
            "replaces_game": QT_TRANSLATE_NOOP("russbach", "takes the place of the game"),
            "adds_to_game": QT_TRANSLATE_NOOP("russbach", "is paid beside the game"),
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
        QT_TRANSLATE_NOOP("russbach", "As it was played in Rußbach: German cards, ten cents a stake."),
        {},
    ),
    Preset(
        "gamerules",
        DESCRIPTION.presets["gamerules"],
        QT_TRANSLATE_NOOP(
            "russbach",
            "Like Rußbach, but with French cards, and paid in stakes instead of cents.",
        ),
        {"pack": "french_32", "stake": 1, "unit": "stake"},
    ),
)
