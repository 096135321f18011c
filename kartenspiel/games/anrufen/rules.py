# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of Anrufen (section 12 of its specification) and the five presets (section 13)."""

from collections.abc import Callable, Mapping
from typing import Final, Literal

from kartenspiel.games.anrufen import DESCRIPTION
from kartenspiel.model.house import FirstDealer
from kartenspiel.model.options import HouseRules, Preset, choice, flag, house_rules, integer
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

_FOR_THREE: Final = _("it applies only where three play.")
_FOR_FOUR: Final = _("it applies only where four play.")
_NO_REDEAL: Final = _("the dealer must bid, so that nothing is dealt anew.")
_NO_KONTRA: Final = _("Kontra is not played.")
_ENDS_BEFORE: Final = _("the session ends as soon as somebody is broke.")


@house_rules
class AnrufenRules(HouseRules):
    """The options, in the order of the specification."""

    players: Literal[4, 3] = choice(
        4,
        label=_("Players"),
        help=_("Four with a called partner, or three with a talon and one against two.").by("A1"),
        allowed={4: _("four"), 3: _("three")},
    )
    pack: Literal["french_24", "german_24"] = choice(
        "french_24",
        label=_("Cards"),
        help=_("Which pictures are on the cards. The rules are the same with both.").by("A2"),
        allowed={
            "french_24": _("French"),
            "german_24": _("German (William Tell)"),
        },
    )
    first_dealer: FirstDealer = choice(
        "random",
        label=_("First dealer"),
        help=_("Who deals first; after each deal that was played the next player deals.").by("A8"),
        allowed={
            "random": _("drawn at random"),
            "seat_1": _("seat 1 (you)"),
            "seat_2": _("seat 2"),
            "seat_3": _("seat 3"),
            "seat_4": _("seat 4"),
        },
    )
    deal_pattern_3p: Literal["3-t3-4", "4-t3-3", "3-4-t3"] = choice(
        "3-t3-4",
        label=_("Dealing to three"),
        help=_("In which batches three players get their cards and the talon.").by("A7"),
        allowed={
            "3-t3-4": _("three each, talon, four each"),
            "4-t3-3": _("four each, talon, three each"),
            "3-4-t3": _("three each, four each, talon"),
        },
    )
    redeal_dealer: Literal["same", "next"] = choice(
        "same",
        label=_("Dealer of a redeal"),
        help=_("Who deals anew when everybody has passed twice.").by("A8"),
        allowed={
            "same": _("the same dealer"),
            "next": _("the next player"),
        },
    )
    equal_suit_order: Literal["simultaneous", "holder_first"] = choice(
        "simultaneous",
        label=_("Suits of equal bids"),
        help=_("How two players with the same bid name the suits that decide between them.").by("A12"),
        allowed={
            "simultaneous": _("blind, uncovered together"),
            "holder_first": _("the first bidder names his openly first"),
        },
    )
    no_tricks_equal: Literal["not_allowed", "nominal_suit"] = choice(
        "not_allowed",
        label=_("Two bids of no tricks"),
        help=_("Whether a second player may bid no tricks too; a suit then only settles who goes first.").by("A14"),
        allowed={
            "not_allowed": _("not allowed, the first stands"),
            "nominal_suit": _("allowed, a suit decides"),
        },
    )
    pass_is_final: bool = flag(
        default=True,
        label=_("A pass is final"),
        help=_("If not, whoever has passed may come back in, until all the others pass one after the other.").by("A16"),
    )
    all_pass_twice: Literal["redeal", "dealer_must_bid"] = choice(
        "redeal",
        label=_("Everybody passes twice"),
        help=_("Whether the cards are dealt anew or the dealer has to bid.").by("A18"),
        allowed={
            "redeal": _("the cards are dealt anew"),
            "dealer_must_bid": _("the dealer must bid"),
        },
    )
    call_suit: Literal["any", "trump"] = choice(
        "any",
        label=_("Which card may be called"),
        help=_("Whether the partner is found by any card or only by a trump.").by("A21"),
        allowed={
            "any": _("any card"),
            "trump": _("a trump"),
        },
    )
    call_own_card: Literal["forbidden", "allowed"] = choice(
        "forbidden",
        label=_("Calling a card of one's own"),
        help=_("Whoever calls a card of his own plays alone against three.").by("A22"),
        allowed={
            "forbidden": _("forbidden"),
            "allowed": _("allowed"),
        },
    )
    trump_time_3p: Literal["before_talon", "after_discard"] = choice(
        "before_talon",
        label=_("Three players: trumps are named"),
        help=_("Whether the bidder names trumps before he sees the talon.").by("A24"),
        allowed={
            "before_talon": _("before the talon is taken"),
            "after_discard": _("after laying away"),
        },
    )
    talon_no_tricks: Literal["exchange", "no_exchange"] = choice(
        "exchange",
        label=_("Talon at no tricks"),
        help=_("Whether the talon is exchanged when no tricks are bid.").by("A25"),
        allowed={
            "exchange": _("is exchanged"),
            "no_exchange": _("stays face down"),
        },
    )
    partner_raise: Literal["add", "any_higher", "none"] = choice(
        "add",
        label=_("The partner may raise"),
        help=_("What the partner may make of the bid before his first card.").by("A27"),
        allowed={
            "add": _("by adding what the bid lacks"),
            "any_higher": _("to any higher bid but no tricks"),
            "none": _("never"),
        },
    )
    contra: Literal["once", "off"] = choice(
        "once",
        label=_("Kontra"),
        help=_("Whether opponents may say Kontra in the first trick.").by("A29"),
        allowed={
            "once": _("allowed"),
            "off": _("not played"),
        },
    )
    contra_timing: Literal["first_trick_any_time", "first_trick_own_turn"] = choice(
        "first_trick_any_time",
        label=_("When to say Kontra"),
        help=_("When in the first trick Kontra may be said.").by("A29"),
        allowed={
            "first_trick_any_time": _("at any time in the first trick"),
            "first_trick_own_turn": _("just before one's own card"),
        },
    )
    contra_bonus: int = integer(
        1, 0, 10, label=_("Tokens for Kontra"), help=_("How many tokens Kontra adds to the value of the bid.").by("A43")
    )
    marriage_lead_card: Literal["either", "queen_only"] = choice(
        "either",
        label=_("Leading a marriage"),
        help=_("Which of the two cards is led when a marriage is declared.").by("A35"),
        allowed={
            "either": _("king or queen"),
            "queen_only": _("the queen"),
        },
    )
    head_when_trumped: Literal["free", "suit_high"] = choice(
        "free",
        label=_("Following suit to a trumped trick"),
        help=_("What may be played when following suit to a trick already trumped.").by("A33"),
        allowed={
            "free": _("any card of the suit"),
            "suit_high": _("one must exceed the highest of the suit"),
        },
    )
    start_tokens: int = integer(
        10, 1, 1000, label=_("Tokens at the start"), help=_("How many tokens everybody begins with.").by("A46")
    )
    insufficient_tokens: Literal["pay_what_you_have", "debt"] = choice(
        "pay_what_you_have",
        label=_("Too few tokens"),
        help=_("What happens when somebody cannot pay all he owes.").by("A47"),
        allowed={
            "pay_what_you_have": _("he pays what he has"),
            "debt": _("he goes into debt"),
        },
    )
    session_end: Literal["first_broke", "one_has_all", "fixed_deals", "open"] = choice(
        "first_broke",
        label=_("The session ends"),
        help=_("When the session is over; most tokens win.").by("A48"),
        allowed={
            "first_broke": _("when somebody has no tokens left"),
            "one_has_all": _("when somebody has all tokens"),
            "fixed_deals": _("after a number of deals"),
            "open": _("when you like"),
        },
    )
    session_deals: int = integer(
        0,
        0,
        1000,
        label=_("Deals in a session"),
        help=_("The session ends after so many deals at the latest; 0 means no limit.").by("A48"),
    )
    broke_player: Literal["plays_on", "drops_out"] = choice(
        "plays_on",
        label=_("Who has no tokens"),
        help=_("Whether a player without tokens stays in while the session goes on.").by("A49"),
        allowed={
            "plays_on": _("plays on"),
            "drops_out": _("drops out"),
        },
    )

    def without_effect(self) -> Mapping[str, Text]:
        """Return the options that change nothing beside the others, each with the reason."""
        return {option: reason for options, idle, reason in _WITHOUT_EFFECT if idle(self) for option in options.split()}


_THREE: Final = 3


def _only_four(rules: AnrufenRules) -> bool:
    """Whether never three play: four begin, and who is broke stays or ends the session (A1, A48, A49)."""
    return rules.players != _THREE and (rules.broke_player == "plays_on" or rules.session_end == "first_broke")


_WITHOUT_EFFECT: Final[tuple[tuple[str, Callable[[AnrufenRules], bool], Text], ...]] = (
    ("deal_pattern_3p trump_time_3p talon_no_tricks", _only_four, _FOR_THREE),
    ("call_suit call_own_card partner_raise", lambda rules: rules.players == _THREE, _FOR_FOUR),
    ("redeal_dealer", lambda rules: rules.all_pass_twice != "redeal", _NO_REDEAL),  # noqa: S105 - passing, no password
    ("contra_bonus", lambda rules: rules.contra == "off", _NO_KONTRA),
    ("broke_player", lambda rules: rules.session_end == "first_broke", _ENDS_BEFORE),
)
"""Options, when they have no effect, and why; of several reasons the last is told."""


PRESETS: Final = (
    Preset(
        "anrufen4",
        DESCRIPTION.presets["anrufen4"],
        _(
            "As it was played in the 1930s to 1950s: any card that the bidder lacks may be called, and "
            "the session is over when somebody has no token left."
        ),
        {},
    ),
    Preset(
        "anrufen4_forced",
        DESCRIPTION.presets["anrufen4_forced"],
        _("Like the usual game for four, but when everybody has passed twice, the dealer must bid."),
        {"all_pass_twice": "dealer_must_bid"},
    ),
    Preset(
        "anrufen3",
        DESCRIPTION.presets["anrufen3"],
        _("One against two: nobody is called, but the bidder exchanges three cards with the talon."),
        {"players": 3},
    ),
    Preset(
        "anrufen4_gamerules",
        DESCRIPTION.presets["anrufen4_gamerules"],
        _(
            "For four with patience: only a trump is called, the partner may turn a hundred into all "
            "tricks, and one plays on until somebody has all the tokens."
        ),
        {"call_suit": "trump", "partner_raise": "any_higher", "session_end": "one_has_all"},
    ),
    Preset(
        "anrufen3_gamerules",
        DESCRIPTION.presets["anrufen3_gamerules"],
        _("Like the usual game for three, but one plays on until somebody has all the tokens."),
        {"players": 3, "session_end": "one_has_all"},
    ),
)
