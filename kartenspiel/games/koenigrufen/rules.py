# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of Königrufen (section 15 of its specification) and the seven presets (K120)."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, Literal

from kartenspiel.games.koenigrufen import DESCRIPTION
from kartenspiel.games.koenigrufen.contracts import bonus_rows
from kartenspiel.games.koenigrufen.contracts.ladder import LadderTerms, ladder
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS, LISTED, TRISCHAKEN, KoenigrufenContract
from kartenspiel.model.options import (
    HOUSE_RULES_KEPT,
    Conflict,
    HouseRules,
    OptionValue,
    Preset,
    choice,
    house_rules,
    members,
)
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

_ON: Final = _("on")
_OFF: Final = _("off")
_NOTHING_TO_BID: Final = _(
    "With some hands one could bid nothing at all. One of these contracts must be played: {contracts}."
).by("K16")

_HEADINGS: Final = {
    "table_mode": _("Table, deal, counting"),
    "contract_values": _("Contracts and bonuses"),
    "hold_rule": _("Holding"),
    "call_own_king": _("Called king and talon"),
    "announce_times": _("Announcements and Kontra"),
    "farben_lead": _("Play"),
    "silent_loss": _("What bonuses pay"),
    "trischaken_talon": _("Trischaken"),
    "radl_triggers": _("Double rounds"),
    "dummy_seat": _("Dummies"),
}
_NOT_PLAYED: Final = _("no such contract is played.")
_NO_BONUS: Final = _("no such bonus is played.")
_NO_EMPEROR: Final = _("there is no emperor trick.")
_NO_MONDFANG: Final = _("there is no Mondfang.")
_NO_DOUBLE_ROUND: Final = _("there are no double rounds.")
_ONE_BY_ONE: Final = _("where cards are counted one by one, 36 points win.")
_FOREHAND_LEADS: Final = _("forehand leads in every contract that is played.")
_NO_HOLDING: Final = _("nobody may hold.")
_LOSER_PAYS: Final = _("it applies only where two pay two.")
_NO_DUMMY: Final = _("it applies only with dummies.")
_NOT_FIXED: Final = _("it applies only with a fixed dummy.")
_NOT_THREE: Final = _("it applies only to three players with a dummy.")
_NOT_TWO: Final = _("it applies only to two players with two dummies.")
_DUMMIES: Final = _("it does not apply with dummies.")
_DUMMIES_SHARE: Final = _("with dummies two pay two, by an option of its own.")


def _switch(default: Literal["on", "off"], label: Text, hint: Text) -> Any:  # noqa: ANN401 - the field's own type
    """Declare an option that is on or off, the default first."""
    names = {"on": _ON, "off": _OFF}
    other = "off" if default == "on" else "on"
    return choice(default, label=label, help=hint, allowed={default: names[default], other: names[other]})


_DUMMIES_OF: Final = {form.id: form.dummies for form in DESCRIPTION.forms}
"""The dummies at each table: the forms of the game are the values of the option ``table_mode``."""
_TWO: Final = 2


@house_rules
class KoenigrufenRules(HouseRules):
    """The options, in the order of the specification."""

    headings = _HEADINGS

    table_mode: Literal["four", "three_flying", "three_fixed", "two"] = choice(
        "four",
        label=_("Players"),
        help=_("How many people play, and whether dummies fill the other seats.").by("K98"),
        allowed={
            "four": _("four players"),
            "three_flying": _("three with a flying dummy"),
            "three_fixed": _("three with a fixed dummy"),
            "two": _("two with two dummies"),
        },
    )
    card_count: Literal["thirds", "single_71"] = choice(
        "thirds",
        label=_("Counting of cards"),
        help=_("How card points are counted.").by("K5", "K9"),
        allowed={
            "thirds": _("in points and thirds, 70 in all"),
            "single_71": _("card by card, 71 in all"),
        },
    )
    win_threshold: Literal["35_2", "35_1"] = choice(
        "35_2",
        label=_("The declarer wins with"),
        help=_("How many card points the declarer's side needs where thirds are counted.").by("K8"),
        allowed={
            "35_2": _("35 points and two thirds"),
            "35_1": _("35 points and one third"),
        },
    )
    deal_pattern: Literal["6_talon_6", "talon_first"] = choice(
        "6_talon_6",
        label=_("Dealing"),
        help=_("When the talon is dealt.").by("K11"),
        allowed={
            "6_talon_6": _("after the first six cards"),
            "talon_first": _("at the beginning"),
        },
    )
    knocking: Literal["off", "on"] = _switch(
        "off", _("Knocking"), _("Whether one may knock instead of cutting; everybody then chooses a stack.").by("K12")
    )
    throw_in: Literal["off", "no_tarock", "no_tarock_or_lone_trull"] = choice(
        "off",
        label=_("Throwing in"),
        help=_("Which hands are thrown in before the first word.").by("K13"),
        allowed={
            "off": _("never"),
            "no_tarock": _("without tarock"),
            "no_tarock_or_lone_trull": _("without tarock, or with a lone Trull card"),
        },
    )
    contract_values: Literal["standard", "wien", "tirol", "pagat", "lungau", "simple"] = choice(
        "standard",
        label=_("Values of the contracts"),
        help=_("What the contracts are worth, and which of them outbids which.").by("K118", "K119"),
        allowed={
            "standard": _("Upper Austria"),
            "wien": _("Vienna"),
            "tirol": _("Tyrol"),
            "pagat": _("as in books"),
            "lungau": _("Lungau"),
            "simple": _("for beginners"),
        },
    )
    enabled_contracts: frozenset[str] = members(
        frozenset(LISTED),
        label=_("Contracts played"),
        help=_("Which contracts can be bid; what has no value by the option before cannot be bid anyway.").by("K16"),
        allowed={contract: CONTRACTS[contract].name for contract in LISTED},
    )
    enabled_bonuses: frozenset[str] = members(
        frozenset(bonus_rows.LISTED),
        label=_("Bonuses played"),
        help=_("Which bonuses count; others have options of their own.").by("K66"),
        allowed={bonus: bonus_rows.BONUSES[bonus].name for bonus in bonus_rows.LISTED},
    )
    zwiccolo: Literal["off", "plain_and_ouvert", "ouvert_only"] = choice(
        "off",
        label=_("Zwiccolo"),
        help=_("Whether one may bid to take exactly two tricks.").by("K16", "K118"),
        allowed={
            "off": _("not played"),
            "plain_and_ouvert": _("plain and ouvert"),
            "ouvert_only": _("only ouvert"),
        },
    )
    besserrufer_mode: Literal["single", "by_bird"] = choice(
        "single",
        label=_("Besserrufer"),
        help=_("Whether the bird is named with the bid or when announcing.").by("K20"),
        allowed={
            "single": _("one bid for all birds"),
            "by_bird": _("a bid for each bird"),
        },
    )
    four_kings: Literal["no_call_contracts", "call_queen"] = choice(
        "no_call_contracts",
        label=_("Who holds all four kings"),
        help=_("What a player may do who has no king to call.").by("K21", "K33"),
        allowed={
            "no_call_contracts": _("cannot call"),
            "call_queen": _("calls a queen"),
        },
    )
    sechserdreier_when: Literal["first_word", "after_passes", "both"] = choice(
        "first_word",
        label=_("A Sechserdreier may be bid"),
        help=_("When forehand may play for all six cards of the talon.").by("K22"),
        allowed={
            "first_word": _("as forehand's first word"),
            "after_passes": _("after all have passed"),
            "both": _("either way"),
        },
    )
    hold_rule: Literal["forehand_only", "seat_priority", "none"] = choice(
        "forehand_only",
        label=_("Holding a bid"),
        help=_("Who may take over the highest bid of another player without bidding more.").by("K25"),
        allowed={
            "forehand_only": _("only forehand"),
            "seat_priority": _("whoever sits nearer to forehand"),
            "none": _("nobody"),
        },
    )
    solodreier_holdable: Literal["on", "off"] = _switch(
        "on",
        _("A Solodreier can be held"),
        _("Whether a Solodreier may be held; otherwise it ends the bidding.").by("K25"),
    )
    call_own_king: Literal["forbidden", "allowed"] = choice(
        "forbidden",
        label=_("One's own king"),
        help=_("Whether the declarer may call a king that he holds, and so play alone in secret.").by("K29"),
        allowed={
            "forbidden": _("cannot be called"),
            "allowed": _("may be called"),
        },
    )
    sechser_talon: Literal["hidden", "shown"] = choice(
        "hidden",
        label=_("Talon of the Sechserdreier"),
        help=_("Whether all see the six cards before the declarer takes them.").by("K35"),
        allowed={
            "hidden": _("stays hidden"),
            "shown": _("is shown"),
        },
    )
    farben_min_suit_cards: Literal[0, 6] = choice(
        0,
        label=_("Suit cards for a suit contract"),
        help=_("How many suit cards a player must have been dealt for a Suit Dreier or a Suit Solo.").by("K38"),
        allowed={
            0: _("any number"),
            6: _("at least six"),
        },
    )
    aufgeben: Literal["on", "off"] = _switch(
        "on", _("Giving up"), _("Whether the declarer may give up when the called king lies in the talon.").by("K40")
    )
    king_half: Literal["free", "must_take"] = choice(
        "free",
        label=_("The called king in the talon"),
        help=_("Which half the declarer may take when the called king lies in the talon.").by("K40"),
        allowed={
            "free": _("either half"),
            "must_take": _("the half with the king"),
        },
    )
    solorufer_king_in_talon: Literal["half", "all"] = choice(
        "half",
        label=_("Solorufer: the called king in the talon"),
        help=_("What the declarer receives after the last trick.").by("K42"),
        allowed={
            "half": _("the half with the king"),
            "all": _("all six cards"),
        },
    )
    solorufer_alone_kontra: Literal["void", "counts"] = choice(
        "void",
        label=_("Solorufer: Kontra when the king is in the talon"),
        help=_("Whether raises count if the declarer has no partner.").by("K43"),
        allowed={
            "void": _("does not count"),
            "counts": _("counts"),
        },
    )
    announce_times: Literal["once", "each_turn"] = choice(
        "once",
        label=_("Announcements"),
        help=_("In how many of his turns a player may announce bonuses.").by("K44", "K45"),
        allowed={
            "once": _("in one turn"),
            "each_turn": _("in every turn"),
        },
    )
    announce_who: Literal["anyone", "declarer_side_or_known"] = choice(
        "anyone",
        label=_("Who may announce"),
        help=_("Who may announce bonuses while the partner is not known.").by("K46"),
        allowed={
            "anyone": _("everybody"),
            "declarer_side_or_known": _("the declarer's side, and whose side is known"),
        },
    )
    max_kontra: Literal[8, 2, 4, 16, 32] = choice(
        8,
        label=_("Highest raise"),
        help=_("How far game and bonuses may be raised.").by("K48"),
        allowed={
            8: _("Subkontra (8)"),
            2: _("Kontra (2)"),
            4: _("Rekontra (4)"),
            16: _("Hirschkontra (16)"),
            32: _("Mordkontra (32)"),
        },
    )
    kontra_window: Literal["first_turn", "any_turn"] = choice(
        "first_turn",
        label=_("A raise may be said"),
        help=_("In which turns an item may be raised.").by("K49"),
        allowed={
            "first_turn": _("in the next turn"),
            "any_turn": _("in any turn"),
        },
    )
    kontra_ledger: Literal["score", "side"] = choice(
        "score",
        label=_("Raises are booked"),
        help=_("Whether raises count in the score or only in an account of their own.").by("K56"),
        allowed={
            "score": _("in the score"),
            "side": _("in a separate account"),
        },
    )
    farben_lead: Literal["forehand", "declarer"] = choice(
        "forehand",
        label=_("Lead in suit contracts"),
        help=_("Who leads to the first trick of a Suit Dreier or a Suit Solo.").by("K57"),
        allowed={
            "forehand": _("forehand"),
            "declarer": _("the declarer"),
        },
    )
    ouvert_exposed: Literal["all", "declarer", "opponents"] = choice(
        "all",
        label=_("Open hands"),
        help=_("Whose cards are laid open after the first trick of an ouvert contract.").by("K60"),
        allowed={
            "all": _("all four"),
            "declarer": _("the declarer's"),
            "opponents": _("the opponents'"),
        },
    )
    early_end: Literal["on", "off"] = _switch(
        "on", _("Early end"), _("Whether a Piccolo, Zwiccolo or Bettel stops as soon as it is lost.").by("K60")
    )
    kaiserstich: Literal["off", "any_order", "ordered"] = choice(
        "off",
        label=_("Emperor trick"),
        help=_("When the Pagat wins a trick with all three Trull cards.").by("K62"),
        allowed={
            "off": _("never"),
            "any_order": _("in any order"),
            "ordered": _("in the order Mond, Sküs, Pagat"),
        },
    )
    kaiserstich_negative: Literal["off", "on"] = _switch(
        "off",
        _("Emperor trick in negative contracts"),
        _("Whether the emperor trick applies where tricks are avoided.").by("K62"),
    )
    bird_hold: Literal["hard", "soft"] = choice(
        "hard",
        label=_("Announced cards"),
        help=_("Whether an announced bird or king must be kept for its trick.").by("K63"),
        allowed={
            "hard": _("must be kept"),
            "soft": _("may be played earlier"),
        },
    )
    silent_loss: Literal["none", "birds", "birds_and_king"] = choice(
        "none",
        label=_("Silent losses"),
        help=_(
            "Whether a bird or the called king that is beaten in its trick is paid without having been announced."
        ).by("K69"),
        allowed={
            "none": _("are not paid"),
            "birds": _("of birds are paid"),
            "birds_and_king": _("of birds and of the king are paid"),
        },
    )
    solo_doubles_bonuses: Literal["on", "off"] = _switch(
        "on",
        _("Solo contracts double the bonuses"),
        _("Whether bonuses count double in Solorufer, Suit Solo and Solodreier, Valat apart.").by("K70"),
    )
    mondfang: Literal["off", "opponents_only", "any", "individual"] = choice(
        "off",
        label=_("Mondfang"),
        help=_("Who is paid when the Sküs takes the Mond.").by("K71"),
        allowed={
            "off": _("nobody"),
            "opponents_only": _("the side of the Sküs, from the other side"),
            "any": _("the other side, whoever took it"),
            "individual": _("one player, from the other"),
        },
    )
    mondfang_announce: Literal["off", "on"] = _switch(
        "off",
        _("Mondfang can be announced"),
        _("Whether a side may announce that its Sküs will take the Mond of the others.").by("K71"),
    )
    skuesfang: Literal["off", "on"] = _switch(
        "off", _("Sküsfang"), _("Whether catching the Sküs with the Pagat in an emperor trick is paid.").by("K72")
    )
    koenigfang: Literal["off", "on"] = _switch(
        "off", _("Königfang"), _("Whether the opponents are paid for catching the called king.").by("K73")
    )
    absolut: Literal["off", 45, 50, 55] = choice(
        "off",
        label=_("Absolut"),
        help=_("With how many card points a side has made an Absolut.").by("K74"),
        allowed={
            "off": _("not played"),
            45: _("45"),
            50: _("50"),
            55: _("55"),
        },
    )
    royal_trull: Literal["off", "on"] = _switch(
        "off", _("Royal Trull"), _("Whether Trull and four kings with one side count more together.").by("K75")
    )
    valat_mode: Literal["multiply", "fixed"] = choice(
        "multiply",
        label=_("Value of a Valat"),
        help=_("Whether a Valat multiplies the game or is paid beside it.").by("K76"),
        allowed={
            "multiply": _("multiplies the game"),
            "fixed": _("a fixed bonus"),
        },
    )
    valat_other_bonuses: Literal["announced_only", "trick_and_announced", "trick_bonuses", "all", "none"] = choice(
        "announced_only",
        label=_("Other bonuses beside a Valat"),
        help=_("Which other bonuses count when a side takes all tricks or has announced it.").by("K77"),
        allowed={
            "announced_only": _("what was announced"),
            "trick_and_announced": _("those of tricks, and what was announced"),
            "trick_bonuses": _("those of tricks"),
            "all": _("all"),
            "none": _("none"),
        },
    )
    valat_talon: Literal["unchanged", "to_winner"] = choice(
        "unchanged",
        label=_("Talon at a Valat"),
        help=_("Who gets the rest of the talon when a side has taken all tricks.").by("K78"),
        allowed={
            "unchanged": _("as without a Valat"),
            "to_winner": _("the side with the tricks"),
        },
    )
    trischaken_talon: Literal["last_trick", "first_six"] = choice(
        "last_trick",
        label=_("Talon of Trischaken"),
        help=_("Who gets the talon in Trischaken.").by("K90"),
        allowed={
            "last_trick": _("the last trick"),
            "first_six": _("a card with each of the first six tricks"),
        },
    )
    trischaken_scoring: Literal["loser_pays", "two_pay_two"] = choice(
        "loser_pays",
        label=_("Scoring of Trischaken"),
        help=_("Who pays whom in Trischaken.").by("K92", "K93"),
        allowed={
            "loser_pays": _("the loser pays"),
            "two_pay_two": _("two pay two"),
        },
    )
    trischaken_specials: Literal["off", "basic", "tirol"] = choice(
        "off",
        label=_("Specials of Trischaken"),
        help=_("Whether a player with half the card points and one without a trick count otherwise.").by("K94"),
        allowed={
            "off": _("none"),
            "basic": _("paid or paying alone"),
            "tirol": _("so, and forehand may lose alone"),
        },
    )
    radl_triggers: frozenset[str] = members(
        frozenset(),
        label=_("Double rounds"),
        help=_("What makes the following deals count double.").by("K95"),
        allowed={
            "mondfang": bonus_rows.BONUSES[bonus_rows.MONDFANG].name,
            "trischaken": CONTRACTS[TRISCHAKEN].name,
            "valat": bonus_rows.BONUSES[bonus_rows.VALAT].name,
            "kaiserstich": _("Emperor trick"),
        },
    )
    radl_length: Literal["full_round", "one"] = choice(
        "full_round",
        label=_("Length of a double round"),
        help=_("How many deals count double.").by("K96"),
        allowed={
            "full_round": _("a full round"),
            "one": _("one deal"),
        },
    )
    radl_overlap: Literal["extend", "multiply"] = choice(
        "extend",
        label=_("Overlapping double rounds"),
        help=_("What happens when another double round begins in one.").by("K97"),
        allowed={
            "extend": _("adds deals"),
            "multiply": _("doubles again"),
        },
    )
    dummy_seat: Literal["north", "east", "south", "west"] = choice(
        "north",
        label=_("Seat of the fixed dummy"),
        help=_("Where the dummy sits who never deals.").by("K100"),
        allowed={
            "north": _("north"),
            "east": _("east"),
            "south": _("south"),
            "west": _("west"),
        },
    )
    solo_guardian: Literal["by_seat", "first_to_play"] = choice(
        "by_seat",
        label=_("Guardian against a single player"),
        help=_("Which opponent plays the cards of the dummy against a declarer who is alone.").by("K107"),
        allowed={
            "by_seat": _("forehand, or the player after him"),
            "first_to_play": _("who plays first"),
        },
    )
    dummy_share: Literal["exact"] = choice(
        "exact",
        label=_("Score of the dummy"),
        help=_("How the players share it at the end of a session.").by("K111"),
        allowed={
            "exact": _("in equal parts"),
        },
    )
    dummy_trischaken_scoring: Literal["two_pay_two", "as_preset"] = choice(
        "two_pay_two",
        label=_("Trischaken with dummies"),
        help=_("Who pays whom in Trischaken with dummies.").by("K111"),
        allowed={
            "two_pay_two": _("two pay two"),
            "as_preset": _("as without dummies"),
        },
    )
    two_player_trischaken_dummy: Literal["right", "left"] = choice(
        "right",
        label=_("Trischaken for two"),
        help=_("Which dummy each of two players controls.").by("K116"),
        allowed={
            "right": _("the one that plays after him"),
            "left": _("the one that plays before him"),
        },
    )

    @property
    def dummy_count(self) -> int:
        """How many seats nobody takes (K98)."""
        return _DUMMIES_OF[self.table_mode]

    @property
    def two_pay_two_with_dummies(self) -> bool:
        """Whether Trischaken is settled otherwise than without dummies: the two best are paid by the others (K111)."""
        return self.dummy_count > 0 and self.dummy_trischaken_scoring == "two_pay_two"

    def conflict(self) -> Conflict | None:
        """Return that there is no contract that every hand may play (K16)."""
        if any(CONTRACTS[each].any_hand for each in terms(self)):
            return None
        all_listed = replace(self, enabled_contracts=frozenset(LISTED))
        possible = tuple(row.name for row in (CONTRACTS[each] for each in terms(all_listed)) if row.any_hand)
        return Conflict(("enabled_contracts",), _NOTHING_TO_BID(contracts=possible))

    def without_effect(self) -> Mapping[str, Text]:
        """Return the options that change nothing beside the others, each with the reason."""
        return {option: reason for options, idle, reason in _WITHOUT_EFFECT if idle(self) for option in options.split()}


@lru_cache(maxsize=HOUSE_RULES_KEPT)
def terms(rules: KoenigrufenRules) -> Mapping[str, LadderTerms]:
    """Return the contracts that can be played under these rules, in the bidding order (K16, K118, K119).

    Those without a rank, which forehand can only choose after all have passed, stand first.
    """
    allowed = {row.id for row in CONTRACTS.values() if _allows(rules, row)}
    return ladder(rules.contract_values, allowed, first_word=rules.sechserdreier_when != "after_passes")


def _allows(rules: KoenigrufenRules, row: KoenigrufenContract) -> bool:
    """Whether the house rules have a contract, its value apart (K16, K20, K66)."""
    setting = row.only_with
    if row.listed_as not in rules.enabled_contracts:
        return False
    if setting is not None and getattr(rules, setting.option) not in setting.values:
        return False
    return not row.compulsory_bird or not rules.enabled_bonuses.isdisjoint(row.birds)


def _no(which: Callable[[KoenigrufenContract], bool]) -> Callable[[KoenigrufenRules], bool]:
    """Return what tells that no contract of a kind is played."""
    return lambda rules: not any(which(CONTRACTS[contract]) for contract in terms(rules))


def _kept(rules: KoenigrufenRules) -> Collection[str]:
    """Return the bonuses whose cards are kept for a trick (K63)."""
    return rules.enabled_bonuses & bonus_rows.KEPT.keys()


def _may_have_zwiccolo(rules: KoenigrufenRules) -> bool:
    """Whether the option ``zwiccolo`` can add a contract: one that is listed and has a value (K16, K118)."""
    most = (CONTRACTS[contract] for contract in terms(replace(rules, zwiccolo="plain_and_ouvert")))
    return any(row.only_with is not None and row.only_with.option == "zwiccolo" for row in most)


def _declarer_may_lead(rules: KoenigrufenRules) -> bool:
    """Whether a contract is played in which the declarer leads, so that the guardians can differ (K57, K107)."""
    in_suit_games = rules.farben_lead == "declarer"
    rows = (CONTRACTS[contract] for contract in terms(rules))
    return any(row.declarer_leads or (in_suit_games and row.kind == "suit") for row in rows)


def most_events(rules: KoenigrufenRules) -> int:
    """Return how many events that begin a double round one deal can have at most; 0 if there are none (K95)."""
    played = (_events(rules, CONTRACTS[contract]) for contract in terms(rules))
    return max((sum(not rules.radl_triggers.isdisjoint(some) for some in events) for events in played), default=0)


def _events(rules: KoenigrufenRules, row: KoenigrufenContract) -> tuple[Collection[str], ...]:
    """Return the events that a contract can have for double rounds, apart from each other or one in place of another.

    An emperor trick is no Mondfang, and nobody makes a Valat in Trischaken (K71, K78, K95).
    """
    positive = row.kind != "negative"
    valat = positive and bonus_rows.VALAT in rules.enabled_bonuses
    mondfang = row.kind == "tarock" and rules.mondfang != "off"
    emperor = rules.kaiserstich != "off" and (positive or rules.kaiserstich_negative == "on")
    return (
        ("trischaken",) if row.each_alone else ("valat",) if valat else (),
        (*(("mondfang",) if mondfang else ()), *(("kaiserstich",) if emperor else ())),
    )


_WITHOUT_EFFECT: Final[tuple[tuple[str, Callable[[KoenigrufenRules], bool], Text], ...]] = (
    ("win_threshold", lambda rules: rules.card_count == "single_71", _ONE_BY_ONE),
    ("zwiccolo", lambda rules: not _may_have_zwiccolo(rules), _NOT_PLAYED),
    ("besserrufer_mode", _no(lambda row: row.compulsory_bird), _NOT_PLAYED),
    ("four_kings call_own_king koenigfang", _no(lambda row: row.calls), _NOT_PLAYED),
    ("sechserdreier_when sechser_talon", _no(lambda row: row.talon == "all"), _NOT_PLAYED),
    ("solodreier_holdable", lambda rules: rules.hold_rule == "none", _NO_HOLDING),
    ("solodreier_holdable", _no(lambda row: row.held_by_option), _NOT_PLAYED),
    ("farben_min_suit_cards farben_lead", _no(lambda row: row.kind == "suit"), _NOT_PLAYED),
    ("aufgeben king_half", _no(lambda row: row.calls and not row.solo), _NOT_PLAYED),
    ("solorufer_king_in_talon solorufer_alone_kontra", _no(lambda row: row.calls and row.solo), _NOT_PLAYED),
    ("ouvert_exposed", _no(lambda row: row.open), _NOT_PLAYED),
    ("early_end", _no(lambda row: row.tricks_decide), _NOT_PLAYED),
    ("kaiserstich_negative", _no(lambda row: row.kind == "negative"), _NOT_PLAYED),
    ("kaiserstich_negative skuesfang", lambda rules: rules.kaiserstich == "off", _NO_EMPEROR),
    ("bird_hold silent_loss", lambda rules: not _kept(rules), _NO_BONUS),
    ("solo_doubles_bonuses", _no(lambda row: row.solo), _NOT_PLAYED),
    ("mondfang_announce", lambda rules: rules.mondfang == "off", _NO_MONDFANG),
    (
        "valat_mode valat_other_bonuses valat_talon",
        lambda rules: bonus_rows.VALAT not in rules.enabled_bonuses,
        _NO_BONUS,
    ),
    (
        "trischaken_talon trischaken_scoring trischaken_specials",
        _no(lambda row: row.each_alone),
        _NOT_PLAYED,
    ),
    ("trischaken_specials", lambda rules: rules.trischaken_scoring != "two_pay_two", _LOSER_PAYS),
    ("radl_length radl_overlap", lambda rules: not most_events(rules), _NO_DOUBLE_ROUND),
    ("knocking", lambda rules: rules.dummy_count > 0, _DUMMIES),
    (
        "trischaken_scoring trischaken_specials",
        lambda rules: rules.two_pay_two_with_dummies,
        _DUMMIES_SHARE,
    ),
    (
        "dummy_trischaken_scoring two_player_trischaken_dummy",
        _no(lambda row: row.each_alone),
        _NOT_PLAYED,
    ),
    ("dummy_seat", lambda rules: rules.table_mode != "three_fixed", _NOT_FIXED),
    ("solo_guardian", lambda rules: rules.dummy_count != 1, _NOT_THREE),
    ("solo_guardian", lambda rules: not _declarer_may_lead(rules), _FOREHAND_LEADS),
    ("two_player_trischaken_dummy", lambda rules: rules.dummy_count < _TWO, _NOT_TWO),
    (
        "dummy_seat solo_guardian dummy_share dummy_trischaken_scoring two_player_trischaken_dummy",
        lambda rules: rules.dummy_count == 0,
        _NO_DUMMY,
    ),
)
"""Options, when they have no effect, and why; of several reasons the last is told."""


def _preset(name: str, about: Text, **values: OptionValue) -> Preset:
    return Preset(name, DESCRIPTION.presets[name], about, values)


PRESETS: Final = (
    _preset(
        "standard",
        _(
            "The rules of the cups in Upper Austria, made simpler in two things: every Kontra counts in "
            "the score, and an announced card must be kept for its trick."
        ),
    ),
    _preset(
        "tarockcup",
        _(
            "As at the cups in Upper Austria: like Standard, but every Kontra goes into an account of its "
            "own, and an announced card may be played early."
        ),
        kontra_ledger="side",
        bird_hold="soft",
    ),
    _preset(
        "wien",
        _(
            "In the style of the Viennese tournaments: a bid for each bird, Zwiccolo and the emperor "
            "trick, dearer contracts, and whoever has all four kings calls a queen."
        ),
        contract_values="wien",
        kontra_ledger="side",
        hold_rule="none",
        besserrufer_mode="by_bird",
        zwiccolo="plain_and_ouvert",
        four_kings="call_queen",
        farben_min_suit_cards=6,
        kaiserstich="any_order",
        valat_mode="fixed",
        valat_other_bonuses="trick_and_announced",
        trischaken_talon="first_six",
    ),
    _preset(
        "tirol",
        _(
            "In the style of the Tyrolean tournaments: a Mond that is caught is paid for, one may "
            "announce in every turn, and in Trischaken the two with most card points pay the two others."
        ),
        contract_values="tirol",
        kontra_ledger="side",
        hold_rule="none",
        zwiccolo="ouvert_only",
        announce_times="each_turn",
        kontra_window="any_turn",
        kaiserstich="ordered",
        kaiserstich_negative="on",
        mondfang="opponents_only",
        mondfang_announce="on",
        valat_mode="fixed",
        valat_other_bonuses="trick_bonuses",
        trischaken_talon="first_six",
        trischaken_scoring="two_pay_two",
        trischaken_specials="tirol",
    ),
    _preset(
        "pagat",
        _(
            "For those who learned it from a book: it is paid when Mond, Sküs or the called king is "
            "caught, one may call a king of one's own, and Kontra goes up to Mordkontra."
        ),
        contract_values="pagat",
        hold_rule="seat_priority",
        sechserdreier_when="after_passes",
        call_own_king="allowed",
        announce_who="declarer_side_or_known",
        announce_times="each_turn",
        max_kontra=32,
        kontra_window="any_turn",
        solorufer_alone_kontra="counts",
        kaiserstich="any_order",
        kaiserstich_negative="on",
        mondfang="any",
        skuesfang="on",
        koenigfang="on",
        silent_loss="birds_and_king",
        valat_talon="to_winner",
        trischaken_talon="first_six",
        trischaken_scoring="two_pay_two",
        trischaken_specials="basic",
    ),
    _preset(
        "lungau",
        _(
            "As it is played in the Lungau in Salzburg: few contracts and bonuses, and the cards are counted "
            "one by one, not in threes."
        ),
        contract_values="lungau",
        hold_rule="none",
        card_count="single_71",
        enabled_bonuses=frozenset(("koenig_ultimo", "pagat", "uhu", "valat")),
    ),
    _preset(
        "simple",
        _("For beginners: few contracts and bonuses, nothing above Kontra, and whoever has no tarock throws in."),
        contract_values="simple",
        hold_rule="none",
        sechserdreier_when="after_passes",
        max_kontra=2,
        enabled_bonuses=frozenset(("trull", "kings", "koenig_ultimo", "pagat", "valat")),
        throw_in="no_tarock",
    ),
)
