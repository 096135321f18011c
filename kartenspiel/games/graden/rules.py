# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of Graden (section 9 of its specification) and the two presets (section 10)."""

from typing import Final, Literal

from kartenspiel.games.graden import DESCRIPTION
from kartenspiel.model import house
from kartenspiel.model.options import HouseRules, Preset, choice, flag, house_rules, integer
from kartenspiel.model.text import marker

_ = marker(__package__)


@house_rules
class GradenRules(HouseRules):
    """The options, in the order of the specification."""

    pack: Literal["german_24", "french_24"] = house.pack(24)
    first_dealer: house.FirstDealer = house.first_dealer()
    call_own_card: Literal["forbidden", "allowed"] = choice(
        "forbidden",
        label=_("Calling a card of one's own"),
        help=_("Whoever calls a card of his own plays alone against three.").by("G27"),
        allowed={
            "forbidden": _("forbidden"),
            "allowed": _("allowed"),
        },
    )
    mitbettler_split: Literal["loser_pays_winner", "winner_pays_loser"] = choice(
        "loser_pays_winner",
        label=_("Two Bettler, one fails"),
        help=_("Who pays when one of two Bettler succeeds and the other fails.").by("G32"),
        allowed={
            "loser_pays_winner": _("the loser pays the winner"),
            "winner_pays_loser": _("the winner pays the loser"),
        },
    )
    raise_over_mit: Literal["allowed", "forbidden"] = choice(
        "allowed",
        label=_("Bidding on after a Mit bid"),
        help=_("Whether the first bidder may still bid higher when somebody has joined him.").by("G12"),
        allowed={
            "allowed": _("allowed"),
            "forbidden": _("forbidden"),
        },
    )
    show_hundred_pair: bool = flag(
        default=False,
        label=_("Hundert pairs are shown"),
        help=_("Whether the pair that allows a Hundert contract is named and shown.").by("G16"),
    )
    reveal_mit_card: Literal["on_turn", "with_lead"] = choice(
        "on_turn",
        label=_("The Mit card is turned up"),
        help=_("When the face-down card of the Mit-player is turned up.").by("G22"),
        allowed={
            "on_turn": _("when its turn comes"),
            "with_lead": _("together with the lead"),
        },
    )
    early_stop: bool = flag(
        default=True,
        label=_("Stopping early"),
        help=_("Play stops after a trick as soon as the payment cannot change any more.").by("G23"),
    )
    stake_factor: int = integer(
        100,
        1,
        1000,
        label=_("Percent of the stakes"),
        help=_("At 100 all amounts are as usual, at 200 everything counts double.").by("G34"),
    )
    unit: Literal["cent", "bean", "nut"] = choice(
        "cent",
        label=_("Amounts are called"),
        help=_("Only what they are called; the game stays the same."),
        allowed={
            "cent": _("cents"),
            "bean": _("beans"),
            "nut": _("nuts"),
        },
    )
    session_deals: int = house.session_deals()


PRESETS: Final = (
    Preset(
        "graden",
        DESCRIPTION.presets["graden"],
        _("As it is played in Graden. When two play a Bettler and only one gets through, he is paid by the other."),
        {},
    ),
    Preset(
        "graden_literal",
        DESCRIPTION.presets["graden_literal"],
        _(
            "Like Graden, with one thing turned round: when two play a Bettler and only one gets through, "
            "he pays the other."
        ),
        {"mitbettler_split": "winner_pays_loser"},
    ),
)
