# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of Zwanzigerrufen (section 10 of its specification) and the five presets (section 11)."""

from collections.abc import Mapping
from typing import Any, Final, Literal

from kartenspiel.games.zwanzigerrufen import DESCRIPTION
from kartenspiel.model.options import HouseRules, Preset, choice, house_rules
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

_ON = _("on")
_OFF = _("off")
_ALWAYS_SCORED: Final = _("the program writes them down for everybody, so that nobody can forget them.").by("Z49")
_NO_CARD_BONUSES: Final = _("Trull and four Kings do not count.")
_NO_DOUBLE_ROUND: Final = _("there are no double rounds.")
_NO_MONDFANG: Final = _("Mondfang is not paid, and so begins no double round.")
_NO_TRISCHAKEN: Final = _("Trischaken is not played.")


def _switch(default: Literal["on", "off"], label: Text, hint: Text) -> Any:  # noqa: ANN401 - the field's own type
    """Declare an option that is on or off, the default first."""
    names = {"on": _ON, "off": _OFF}
    other = "off" if default == "on" else "on"
    return choice(default, label=label, help=hint, allowed={default: names[default], other: names[other]})


@house_rules
class ZwanzigerrufenRules(HouseRules):
    """The options, in the order of the specification."""

    glatzen: Literal["tens_and_aces", "tens_and_fours"] = choice(
        "tens_and_aces",
        label=_("Lowest cards of the suits"),
        help=_("Which cards are the Glatzen; only their faces differ.").by("Z4"),
        allowed={
            "tens_and_aces": _("black tens and red aces"),
            "tens_and_fours": _("black tens and red fours"),
        },
    )
    knocking: Literal["allowed", "off"] = choice(
        "allowed",
        label=_("Knocking"),
        help=_("Instead of cutting one may knock; everybody then chooses a stack.").by("Z12"),
        allowed={
            "allowed": _("allowed"),
            "off": _("not played"),
        },
    )
    zusammenwerfen: Literal["no_tarock_or_lone_trull", "no_tarock", "off"] = choice(
        "no_tarock_or_lone_trull",
        label=_("Throwing in"),
        help=_("Which hands are thrown in before the first word.").by("Z13"),
        allowed={
            "no_tarock_or_lone_trull": _("without tarock, or with a lone Trull card"),
            "no_tarock": _("without tarock"),
            "off": _("never"),
        },
    )
    lowest_callable: Literal["XVI", "any"] = choice(
        "XVI",
        label=_("Lowest tarock to be called"),
        help=_("What forehand may call when holding XX to XVI himself.").by("Z18"),
        allowed={
            "XVI": _("XVI"),
            "any": _("any tarock"),
        },
    )
    contract_bid_window: Literal["any_turn", "first_turn"] = choice(
        "any_turn",
        label=_("A higher contract may be bid"),
        help=_("When a player may overbid.").by("Z20"),
        allowed={
            "any_turn": _("in any turn"),
            "first_turn": _("in the first turn"),
        },
    )
    solo_value: Literal[4, 5] = choice(
        4,
        label=_("Value of the Solo"),
        help=_("What a Solo is worth for each opponent.").by("Z38"),
        allowed={
            4: _("4"),
            5: _("5"),
        },
    )
    solo_doubles_bonuses: Literal["on", "off"] = _switch(
        "on", _("Solo doubles the bonuses"), _("Whether bonuses count double in a Solo, Valat apart.").by("Z39")
    )
    solo_doubles_valat: Literal["off", "on"] = _switch(
        "off", _("Solo doubles the Valat"), _("Whether the Valat too is doubled in a Solo.").by("Z39")
    )
    dagegen_implies_kontra: Literal["all", "absolut_valat", "none"] = choice(
        "all",
        label=_("Announcing against the declarer includes Kontra"),
        help=_("Whether a bonus announced against the declarer says Kontra to the game.").by("Z27"),
        allowed={
            "all": _("with every bonus"),
            "absolut_valat": _("with Absolut and Valat"),
            "none": _("never"),
        },
    )
    max_kontra: Literal[16, 8, 4, 2] = choice(
        16,
        label=_("Highest raise"),
        help=_("How far game and bonuses may be raised.").by("Z28"),
        allowed={
            16: _("Resupra (16)"),
            8: _("Supra (8)"),
            4: _("Retour (4)"),
            2: _("Kontra (2)"),
        },
    )
    fairy_trick: Literal["any_order", "mond_skues_pagat", "off"] = choice(
        "any_order",
        label=_("Fairy-tale trick"),
        help=_("When the Pagat wins a trick with all three Trull cards.").by("Z35"),
        allowed={
            "any_order": _("in any order"),
            "mond_skues_pagat": _("in the order Mond, Sküs, Pagat"),
            "off": _("never"),
        },
    )
    suit_solo_void: Literal["must_tarock", "must_suit_card"] = choice(
        "must_tarock",
        label=_("Suit Solo: who cannot follow"),
        help=_("What must be played in a Suit Solo by those who lack the suit led.").by("Z36"),
        allowed={
            "must_tarock": _("plays a tarock"),
            "must_suit_card": _("plays another suit card"),
        },
    )
    silent_absolut: Literal["on", "off"] = _switch(
        "on", _("Silent Absolut"), _("Whether Absolut counts without being announced.").by("Z43")
    )
    silent_pagat: Literal["win_and_loss", "win_only", "off"] = choice(
        "win_and_loss",
        label=_("Silent Pagat"),
        help=_("Whether the Pagat in the last trick counts without being announced.").by("Z45"),
        allowed={
            "win_and_loss": _("won and lost"),
            "win_only": _("only won"),
            "off": _("not at all"),
        },
    )
    silent_valat: Literal["on", "off"] = _switch(
        "on", _("Silent Valat"), _("Whether Valat counts without being announced.").by("Z46")
    )
    valat_value: Literal["multiple", "flat"] = choice(
        "multiple",
        label=_("Value of Valat"),
        help=_("What Valat is worth.").by("Z46"),
        allowed={
            "multiple": _("a multiple of the contract"),
            "flat": _("the same in every contract"),
        },
    )
    valat_cancels: Literal["nothing", "bonuses", "everything"] = choice(
        "nothing",
        label=_("Valat cancels"),
        help=_("What is not paid beside a Valat that was made.").by("Z47"),
        allowed={
            "nothing": _("nothing"),
            "bonuses": _("the other bonuses"),
            "everything": _("game and bonuses"),
        },
    )
    card_bonuses: Literal["opening_hand", "in_tricks", "off"] = choice(
        "opening_hand",
        label=_("Trull and four Kings count"),
        help=_("Who gets the bonus for Trull and four Kings.").by("Z48"),
        allowed={
            "opening_hand": _("for the dealt hand"),
            "in_tricks": _("for the tricks"),
            "off": _("not at all"),
        },
    )
    four_kings_value: Literal[2, 1] = choice(
        2,
        label=_("Value of four Kings"),
        help=_("What four Kings are worth.").by("Z48"),
        allowed={
            2: _("2"),
            1: _("1"),
        },
    )
    claim_card_bonuses: Literal["auto", "manual"] = choice(
        "auto",
        label=_("Trull and four Kings are scored"),
        help=_("Whether they must be claimed before the score is confirmed.").by("Z49"),
        allowed={
            "auto": _("by themselves"),
            "manual": _("when claimed"),
        },
    )
    mondfang: Literal["on", "off"] = _switch(
        "on", _("Mondfang"), _("Whether catching the Mond with the Sküs is paid.").by("Z50")
    )
    radl: Literal["on", "off"] = _switch(
        "on", _("Double round"), _("Whether four deals count double after a Mondfang.").by("Z57")
    )
    radl_overlap: Literal["extend", "restart", "multiply"] = choice(
        "extend",
        label=_("Another Mondfang in a double round"),
        help=_("What happens when double rounds overlap.").by("Z58"),
        allowed={
            "extend": _("adds four deals"),
            "restart": _("begins four deals anew"),
            "multiply": _("doubles again"),
        },
    )
    trischaken: Literal["off", "forehand"] = choice(
        "off",
        label=_("Trischaken"),
        help=_("Whether forehand may bid Trischaken instead of calling.").by("Z60"),
        allowed={
            "off": _("not played"),
            "forehand": _("forehand may bid it"),
        },
    )
    trischaken_scoring: Literal["loser_pays", "two_pay_two"] = choice(
        "loser_pays",
        label=_("Scoring of Trischaken"),
        help=_("Who pays whom in Trischaken.").by("Z62"),
        allowed={
            "loser_pays": _("the loser pays"),
            "two_pay_two": _("two pay two"),
        },
    )

    def without_effect(self) -> Mapping[str, Text]:
        """Return the options that change nothing beside the others, each with the reason."""
        idle = {"claim_card_bonuses": _ALWAYS_SCORED}
        if self.card_bonuses == "off":
            idle |= {"four_kings_value": _NO_CARD_BONUSES}
        if self.radl == "off":
            idle |= {"radl_overlap": _NO_DOUBLE_ROUND}
        if self.mondfang == "off":
            idle |= {"radl": _NO_MONDFANG, "radl_overlap": _NO_MONDFANG}
        if self.trischaken == "off":
            idle |= {"trischaken_scoring": _NO_TRISCHAKEN}
        return idle


PRESETS: Final = (
    Preset(
        "classic",
        DESCRIPTION.presets["classic"],
        _("The usual game: raising up to Resupra, and after a Mondfang four deals count double."),
        {},
    ),
    Preset(
        "vienna",
        DESCRIPTION.presets["vienna"],
        _("Like Classic, but a Solo counts 5 instead of 4, and a Valat cancels the other bonuses."),
        {"solo_value": 5, "valat_cancels": "bonuses"},
    ),
    Preset(
        "strict",
        DESCRIPTION.presets["strict"],
        _("As at a tournament: nobody throws in, nobody knocks, and every deal counts the same."),
        {"zusammenwerfen": "off", "knocking": "off", "radl": "off"},
    ),
    Preset(
        "simple",
        DESCRIPTION.presets["simple"],
        _(
            "For beginners: nothing above Kontra, no double rounds, a Pagat lost without having been "
            "announced costs nothing, and beside a Valat nothing else counts."
        ),
        {
            "valat_cancels": "everything",
            "zusammenwerfen": "no_tarock",
            "knocking": "off",
            "radl": "off",
            "max_kontra": 2,
            "silent_pagat": "win_only",
            "dagegen_implies_kontra": "none",
        },
    ),
    Preset(
        "trischaken_round",
        DESCRIPTION.presets["trischaken_round"],
        _(
            "Like Classic, but forehand may choose Trischaken instead of calling: everybody alone, and "
            "few card points are good."
        ),
        {"trischaken": "forehand"},
    ),
)
