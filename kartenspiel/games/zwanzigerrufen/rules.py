# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of Zwanzigerrufen (section 10 of its specification) and the five presets (section 11)."""

from collections.abc import Mapping
from typing import Any, Final, Literal

from kartenspiel.games.zwanzigerrufen import DESCRIPTION
from kartenspiel.model.options import HouseRules, Preset, choice, house_rules
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text

_ON = QT_TRANSLATE_NOOP("zwanzigerrufen", "on")
_OFF = QT_TRANSLATE_NOOP("zwanzigerrufen", "off")
_ALWAYS_SCORED: Final = QT_TRANSLATE_NOOP(
    "zwanzigerrufen", "the program writes them down for everybody, so that nobody can forget them."
).by("Z49")
_NO_CARD_BONUSES: Final = QT_TRANSLATE_NOOP("zwanzigerrufen", "Trull and four Kings do not count.")
_NO_DOUBLE_ROUND: Final = QT_TRANSLATE_NOOP("zwanzigerrufen", "there are no double rounds.")
_NO_MONDFANG: Final = QT_TRANSLATE_NOOP("zwanzigerrufen", "Mondfang is not paid, and so begins no double round.")
_NO_TRISCHAKEN: Final = QT_TRANSLATE_NOOP("zwanzigerrufen", "Trischaken is not played.")


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
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Lowest cards of the suits"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "Which cards are the Glatzen; only their faces differ.").by("Z4"),
        allowed={
            "tens_and_aces": QT_TRANSLATE_NOOP("zwanzigerrufen", "black tens and red aces"),
            "tens_and_fours": QT_TRANSLATE_NOOP("zwanzigerrufen", "black tens and red fours"),
        },
    )
    knocking: Literal["allowed", "off"] = choice(
        "allowed",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Knocking"),
        help=QT_TRANSLATE_NOOP(
            "zwanzigerrufen", "Instead of cutting one may knock; everybody then chooses a stack."
        ).by("Z12"),
        allowed={
            "allowed": QT_TRANSLATE_NOOP("zwanzigerrufen", "allowed"),
            "off": QT_TRANSLATE_NOOP("zwanzigerrufen", "not played"),
        },
    )
    zusammenwerfen: Literal["no_tarock_or_lone_trull", "no_tarock", "off"] = choice(
        "no_tarock_or_lone_trull",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Throwing in"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "Which hands are thrown in before the first word.").by("Z13"),
        allowed={
            "no_tarock_or_lone_trull": QT_TRANSLATE_NOOP("zwanzigerrufen", "without tarock, or with a lone Trull card"),
            "no_tarock": QT_TRANSLATE_NOOP("zwanzigerrufen", "without tarock"),
            "off": QT_TRANSLATE_NOOP("zwanzigerrufen", "never"),
        },
    )
    lowest_callable: Literal["XVI", "any"] = choice(
        "XVI",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Lowest tarock to be called"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "What forehand may call who holds XX to XVI himself.").by("Z18"),
        allowed={
            "XVI": QT_TRANSLATE_NOOP("zwanzigerrufen", "XVI"),
            "any": QT_TRANSLATE_NOOP("zwanzigerrufen", "any tarock"),
        },
    )
    contract_bid_window: Literal["any_turn", "first_turn"] = choice(
        "any_turn",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "A higher contract may be bid"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "When a player may overbid.").by("Z20"),
        allowed={
            "any_turn": QT_TRANSLATE_NOOP("zwanzigerrufen", "in any turn"),
            "first_turn": QT_TRANSLATE_NOOP("zwanzigerrufen", "in the first turn"),
        },
    )
    solo_value: Literal[4, 5] = choice(
        4,
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Value of the Solo"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "What a Solo is worth for each opponent.").by("Z38"),
        allowed={
            4: QT_TRANSLATE_NOOP("zwanzigerrufen", "4"),
            5: QT_TRANSLATE_NOOP("zwanzigerrufen", "5"),
        },
    )
    solo_doubles_bonuses: Literal["on", "off"] = _switch(
        "on",
        QT_TRANSLATE_NOOP("zwanzigerrufen", "Solo doubles the bonuses"),
        QT_TRANSLATE_NOOP("zwanzigerrufen", "Whether bonuses count double in a Solo, Valat apart.").by("Z39"),
    )
    solo_doubles_valat: Literal["off", "on"] = _switch(
        "off",
        QT_TRANSLATE_NOOP("zwanzigerrufen", "Solo doubles the Valat"),
        QT_TRANSLATE_NOOP("zwanzigerrufen", "Whether the Valat too is doubled in a Solo.").by("Z39"),
    )
    dagegen_implies_kontra: Literal["all", "absolut_valat", "none"] = choice(
        "all",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Announcing against the declarer includes Kontra"),
        help=QT_TRANSLATE_NOOP(
            "zwanzigerrufen", "Whether a bonus announced against the declarer says Kontra to the game."
        ).by("Z27"),
        allowed={
            "all": QT_TRANSLATE_NOOP("zwanzigerrufen", "with every bonus"),
            "absolut_valat": QT_TRANSLATE_NOOP("zwanzigerrufen", "with Absolut and Valat"),
            "none": QT_TRANSLATE_NOOP("zwanzigerrufen", "never"),
        },
    )
    max_kontra: Literal[16, 8, 4, 2] = choice(
        16,
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Highest raise"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "How far game and bonuses may be raised.").by("Z28"),
        allowed={
            16: QT_TRANSLATE_NOOP("zwanzigerrufen", "Resupra (16)"),
            8: QT_TRANSLATE_NOOP("zwanzigerrufen", "Supra (8)"),
            4: QT_TRANSLATE_NOOP("zwanzigerrufen", "Retour (4)"),
            2: QT_TRANSLATE_NOOP("zwanzigerrufen", "Kontra (2)"),
        },
    )
    fairy_trick: Literal["any_order", "mond_skues_pagat", "off"] = choice(
        "any_order",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Fairy-tale trick"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "When the Pagat wins a trick with all three Trull cards.").by("Z35"),
        allowed={
            "any_order": QT_TRANSLATE_NOOP("zwanzigerrufen", "in any order"),
            "mond_skues_pagat": QT_TRANSLATE_NOOP("zwanzigerrufen", "in the order Mond, Sküs, Pagat"),
            "off": QT_TRANSLATE_NOOP("zwanzigerrufen", "never"),
        },
    )
    suit_solo_void: Literal["must_tarock", "must_suit_card"] = choice(
        "must_tarock",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Suit Solo: who cannot follow"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "What must be played in a Suit Solo without the suit led.").by("Z36"),
        allowed={
            "must_tarock": QT_TRANSLATE_NOOP("zwanzigerrufen", "plays a tarock"),
            "must_suit_card": QT_TRANSLATE_NOOP("zwanzigerrufen", "plays another suit card"),
        },
    )
    silent_absolut: Literal["on", "off"] = _switch(
        "on",
        QT_TRANSLATE_NOOP("zwanzigerrufen", "Silent Absolut"),
        QT_TRANSLATE_NOOP("zwanzigerrufen", "Whether Absolut counts without being announced.").by("Z43"),
    )
    silent_pagat: Literal["win_and_loss", "win_only", "off"] = choice(
        "win_and_loss",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Silent Pagat"),
        help=QT_TRANSLATE_NOOP(
            "zwanzigerrufen", "Whether the Pagat in the last trick counts without being announced."
        ).by("Z45"),
        allowed={
            "win_and_loss": QT_TRANSLATE_NOOP("zwanzigerrufen", "won and lost"),
            "win_only": QT_TRANSLATE_NOOP("zwanzigerrufen", "only won"),
            "off": QT_TRANSLATE_NOOP("zwanzigerrufen", "not at all"),
        },
    )
    silent_valat: Literal["on", "off"] = _switch(
        "on",
        QT_TRANSLATE_NOOP("zwanzigerrufen", "Silent Valat"),
        QT_TRANSLATE_NOOP("zwanzigerrufen", "Whether Valat counts without being announced.").by("Z46"),
    )
    valat_value: Literal["multiple", "flat"] = choice(
        "multiple",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Value of Valat"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "What Valat is worth.").by("Z46"),
        allowed={
            "multiple": QT_TRANSLATE_NOOP("zwanzigerrufen", "a multiple of the contract"),
            "flat": QT_TRANSLATE_NOOP("zwanzigerrufen", "the same in every contract"),
        },
    )
    valat_cancels: Literal["nothing", "bonuses", "everything"] = choice(
        "nothing",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Valat cancels"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "What is not paid beside a Valat that was made.").by("Z47"),
        allowed={
            "nothing": QT_TRANSLATE_NOOP("zwanzigerrufen", "nothing"),
            "bonuses": QT_TRANSLATE_NOOP("zwanzigerrufen", "the other bonuses"),
            "everything": QT_TRANSLATE_NOOP("zwanzigerrufen", "game and bonuses"),
        },
    )
    card_bonuses: Literal["opening_hand", "in_tricks", "off"] = choice(
        "opening_hand",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Trull and four Kings count"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "Who gets the bonus for Trull and four Kings.").by("Z48"),
        allowed={
            "opening_hand": QT_TRANSLATE_NOOP("zwanzigerrufen", "for the dealt hand"),
            "in_tricks": QT_TRANSLATE_NOOP("zwanzigerrufen", "for the tricks"),
            "off": QT_TRANSLATE_NOOP("zwanzigerrufen", "not at all"),
        },
    )
    four_kings_value: Literal[2, 1] = choice(
        2,
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Value of four Kings"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "What four Kings are worth.").by("Z48"),
        allowed={
            2: QT_TRANSLATE_NOOP("zwanzigerrufen", "2"),
            1: QT_TRANSLATE_NOOP("zwanzigerrufen", "1"),
        },
    )
    claim_card_bonuses: Literal["auto", "manual"] = choice(
        "auto",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Trull and four Kings are scored"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "Whether they must be claimed before the score is confirmed.").by(
            "Z49"
        ),
        allowed={
            "auto": QT_TRANSLATE_NOOP("zwanzigerrufen", "by themselves"),
            "manual": QT_TRANSLATE_NOOP("zwanzigerrufen", "when claimed"),
        },
    )
    mondfang: Literal["on", "off"] = _switch(
        "on",
        QT_TRANSLATE_NOOP("zwanzigerrufen", "Mondfang"),
        QT_TRANSLATE_NOOP("zwanzigerrufen", "Whether catching the Mond with the Sküs is paid.").by("Z50"),
    )
    radl: Literal["on", "off"] = _switch(
        "on",
        QT_TRANSLATE_NOOP("zwanzigerrufen", "Double round"),
        QT_TRANSLATE_NOOP("zwanzigerrufen", "Whether four deals count double after a Mondfang.").by("Z57"),
    )
    radl_overlap: Literal["extend", "restart", "multiply"] = choice(
        "extend",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Another Mondfang in a double round"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "What happens when double rounds overlap.").by("Z58"),
        allowed={
            "extend": QT_TRANSLATE_NOOP("zwanzigerrufen", "adds four deals"),
            "restart": QT_TRANSLATE_NOOP("zwanzigerrufen", "begins four deals anew"),
            "multiply": QT_TRANSLATE_NOOP("zwanzigerrufen", "doubles again"),
        },
    )
    trischaken: Literal["off", "forehand"] = choice(
        "off",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Trischaken"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "Whether forehand may bid Trischaken instead of calling.").by("Z60"),
        allowed={
            "off": QT_TRANSLATE_NOOP("zwanzigerrufen", "not played"),
            "forehand": QT_TRANSLATE_NOOP("zwanzigerrufen", "forehand may bid it"),
        },
    )
    trischaken_scoring: Literal["loser_pays", "two_pay_two"] = choice(
        "loser_pays",
        label=QT_TRANSLATE_NOOP("zwanzigerrufen", "Scoring of Trischaken"),
        help=QT_TRANSLATE_NOOP("zwanzigerrufen", "Who pays whom in Trischaken.").by("Z62"),
        allowed={
            "loser_pays": QT_TRANSLATE_NOOP("zwanzigerrufen", "the loser pays"),
            "two_pay_two": QT_TRANSLATE_NOOP("zwanzigerrufen", "two pay two"),
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
        QT_TRANSLATE_NOOP(
            "zwanzigerrufen",
            "The usual game: raising up to Resupra, and after a Mondfang four deals count double.",
        ),
        {},
    ),
    Preset(
        "vienna",
        DESCRIPTION.presets["vienna"],
        QT_TRANSLATE_NOOP(
            "zwanzigerrufen",
            "Like Classic, but a Solo counts 5 instead of 4, and a Valat cancels the other bonuses.",
        ),
        {"solo_value": 5, "valat_cancels": "bonuses"},
    ),
    Preset(
        "strict",
        DESCRIPTION.presets["strict"],
        QT_TRANSLATE_NOOP(
            "zwanzigerrufen",
            "As at a tournament: nobody throws in, nobody knocks, and every deal counts the same.",
        ),
        {"zusammenwerfen": "off", "knocking": "off", "radl": "off"},
    ),
    Preset(
        "simple",
        DESCRIPTION.presets["simple"],
        QT_TRANSLATE_NOOP(
            "zwanzigerrufen",
            "For beginners: nothing above Kontra, no double rounds, a Pagat lost without having been "
            "announced costs nothing, and beside a Valat nothing else counts.",
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
        QT_TRANSLATE_NOOP(
            "zwanzigerrufen",
            "Like Classic, but forehand may choose Trischaken instead of calling: everybody alone, and "
            "few card points are good.",
        ),
        {"trischaken": "forehand"},
    ),
)
