# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of Rufmariasch (section 8 of its specification) and the two presets (section 9)."""

from typing import ClassVar, Final, Literal

from kartenspiel.games.rufmariasch import DESCRIPTION
from kartenspiel.model import house
from kartenspiel.model.calling import rules as calling
from kartenspiel.model.calling.half_deal import TWICE_FOUR, HalfDeal
from kartenspiel.model.options import HouseRules, Preset, choice, house_rules, integer
from kartenspiel.model.text import marker

_ = marker(__package__)


@house_rules
class RufmariaschRules(HouseRules):
    """The options, in the order of the specification."""

    half_deal: ClassVar[HalfDeal] = TWICE_FOUR
    pack: Literal["german_32", "french_32"] = house.pack(32)
    first_dealer: house.FirstDealer = house.first_dealer()
    called_suit: Literal["trump", "any"] = choice(
        "trump",
        label=_("Trumps and the called card"),
        help=_("Whether the called card makes its suit trumps, or both are named apart."),
        allowed={
            "trump": _("are of one suit"),
            "any": _("are named apart"),
        },
    )
    call_own_card: Literal["allowed", "forbidden"] = calling.call_own_card()
    called_card_scope: Literal["full_hand", "first_batch"] = calling.called_card_scope()
    declaration_timing: Literal["first_trick_any_time", "first_trick_own_turn"] = calling.declaration_timing()
    declaration_credit: Literal["player_trick", "side_trick", "always"] = calling.declaration_credit()
    head_when_trumped: Literal["free", "suit_high"] = house.head_when_trumped()
    settlement_basis: Literal["difference", "threshold_winner"] = choice(
        "difference",
        label=_("The difference is paid to"),
        help=_("Whether declared points raise what a side needs to win, as in Rußbach."),
        allowed={
            "difference": _("the side with more points"),
            "threshold_winner": _("the winner by thresholds"),
        },
    )
    rate_per_10: int = integer(
        1, 1, 100, label=_("Paid for every ten points"), help=_("What every ten points of the difference cost.")
    )
    unit: Literal["kreuzer", "cent", "stake"] = choice(
        "kreuzer",
        label=_("Amounts are called"),
        help=_("Only what they are called; the game stays the same."),
        allowed={
            "kreuzer": _("kreuzer"),
            "cent": _("cents"),
            "stake": _("stakes"),
        },
    )
    session_deals: int = house.session_deals()


PRESETS: Final = (
    Preset(
        "rufmariasch",
        DESCRIPTION.presets["rufmariasch"],
        _("The usual game: the suit of the called card is trumps."),
        {},
    ),
    Preset(
        "rufmariasch_free",
        DESCRIPTION.presets["rufmariasch_free"],
        _("Like Rufmariasch, but trumps and the called card are named apart, and may be of different suits."),
        {"called_suit": "any"},
    ),
)
