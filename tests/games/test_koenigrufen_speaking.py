# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Announcements and raises of Königrufen (K44–K55, and what of K31, K41, K43, K61, K66 and K77 concerns them)."""

from dataclasses import replace
from typing import Final

import pytest

from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.sides.king_places import KingPlaces
from kartenspiel.games.koenigrufen.speaking.speech import first_speech
from kartenspiel.model.cards import card
from kartenspiel.model.moves import Announce, Kontra, Play
from kartenspiel.model.options import OptionValue
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.sides import Sides
from tests.games.koenigrufen_speech import LEFT, NAMES, P2, P3, P4, TAKEN, F, Table, begun, house

BIRDS: Final = "T1 T2 T3 T4"
FOR_ALL: Final = {"trull", "kings", "valat"}
"""What anybody may announce under standard rules where tarocks are trumps."""


def rufer(rules: KoenigrufenRules | None = None) -> Table:
    """Return a rufer of F, who called the king of spades; P3 holds it, and everybody has one bird."""
    return begun("rufer", "SK", {F: "T1", P2: "T2", P3: "SK T3", P4: "T4"}, rules=rules)


def test_k44_the_declarer_is_first_and_announces_any_number_in_one_turn() -> None:
    table = begun("dreier", held={F: BIRDS}).open_turn("F pagat, uhu, trull")
    assert table.choices == {"gut", "kakadu", "quapil", "kings", "valat"}
    assert table.refused("gut", P2) == ("NOT_YOUR_TURN", "K45")


@pytest.mark.parametrize("said", ["", " pagat"])
def test_k44_after_his_first_turn_the_declarer_announces_nothing_more_unless_each_turn_allows_it(said: str) -> None:
    for times, more in (("once", set()), ("each_turn", {"uhu", "kings", "valat"})):
        table = begun("dreier", held={F: "T1 T2"}, rules=house(announce_times=times)).said(
            f"F{said} | P2 trull | P3 | P4"
        )
        assert table.choices - {"pagat", "kontra trull"} == {"gut"} | more
    table = begun("dreier", held={F: "T1 T2"}).said(f"F{said} | P2 trull | P3 | P4")
    assert table.refused("uhu") == ("AFTER_FIRST_TURN", "K44")


def test_k44_k45_ich_liege_counts_as_said_and_every_other_player_has_a_turn_after_it() -> None:
    table = begun("dreier").said("F | P2 | P3")
    assert not table.speech.closed
    table = table.said("P4")
    assert (table.speech.closed, table.speech.moves(())) == (True, ())


@pytest.mark.parametrize(
    ("turns", "on_turn"),
    [
        ("F | P2 kontra game | P3 | P4", "F"),
        ("F | P2 kontra game | P3 | P4 | F", None),
        ("F | P2 | P3 | P4 trull | F | P2", "P3"),
        ("F | P2 | P3 | P4 trull | F | P2 | P3", None),
        ("F | P2 trull | P3 | P4 kontra game | F kontra game | P2 | P3", "P4"),
        ("F | P2 trull | P3 | P4 kontra game | F kontra game | P2 | P3 | P4", None),
    ],
)
def test_k45_the_phase_ends_when_all_others_had_nothing_to_add(turns: str, on_turn: str | None) -> None:
    speech = begun("dreier").said(turns).speech
    assert (None if speech.closed else NAMES[speech.turn]) == on_turn


def test_k45_each_player_announces_in_one_of_his_turns_which_need_not_be_the_first() -> None:
    later = begun("dreier", rules=house(kontra_window="any_turn")).said("F | P2 | P3 trull | P4 | F")
    assert {"kings", "valat", "kontra game"} <= later.choices
    again = begun("dreier").said("F | P2 trull | P3 kings | P4 | F")
    assert again.refused("valat") == ("ONE_TURN", "K45")
    assert (
        "valat"
        in begun("dreier", rules=house(announce_times="each_turn")).said("F | P2 trull | P3 kings | P4 | F").choices
    )


def test_k45_announcements_and_raises_of_a_turn_come_in_any_order() -> None:
    table = (
        begun("dreier", held={F: "T1", P2: "T2"}).said("F pagat").open_turn("P2 kontra game, uhu, kontra pagat, trull")
    )
    assert table.levels() == {"game": 2, "pagat": 2, "uhu": 1, "trull": 1}


def test_k46_birds_and_the_called_king_are_announced_by_their_holders_everything_else_by_anybody() -> None:
    table = rufer()
    assert table.choices == {"gut", "pagat"} | FOR_ALL
    assert table.refused("uhu") == ("CARD_NEEDED", "K46")
    assert table.refused("koenig_ultimo") == ("CARD_NEEDED", "K46")
    assert table.said("F | P2").choices == {"gut", "kakadu", "koenig_ultimo"} | FOR_ALL


def test_k46_each_kind_is_announced_once_whichever_side_it_is_for() -> None:
    table = begun("dreier").said("F trull")
    assert table.refused("trull") == ("ALREADY_ANNOUNCED", "K46")
    assert table.speech.announcer("trull") == F


def test_k46_only_who_is_on_a_known_side_announces_with_declarer_side_or_known() -> None:
    table = rufer(house(announce_who="declarer_side_or_known")).said("F")
    assert table.choices == {"gut", "kontra game"}
    assert table.refused("uhu") == ("SIDE_UNKNOWN", "K46")
    partner = table.said("P2").open_turn("P3 trull")
    assert partner.places == "P3"
    assert {"quapil", "kings"} <= partner.said("P3").choices
    raised = table.said("P2 kontra game | P3 | P4 | F kontra game")
    assert {"uhu", "kings"} <= raised.choices
    assert {"uhu", "kings"} <= begun(
        "dreier", held={P2: "T2"}, rules=house(announce_who="declarer_side_or_known")
    ).said("F").choices


@pytest.mark.parametrize(
    ("compulsory", "blocked", "free"),
    [(("uhu",), ("", "pagat", "trull"), ("uhu", "pagat, uhu")), (("pagat", "uhu"), ("", "kakadu"), ("pagat", "uhu"))],
)
def test_k47_a_besserrufer_announces_one_of_the_birds_he_was_dealt(
    compulsory: tuple[str, ...], blocked: tuple[str, ...], free: tuple[str, ...]
) -> None:
    table = replace(begun("besserrufer", "SK", {F: "T1 T2 T3"}), compulsory=compulsory)
    for said in blocked:
        assert table.open_turn(f"F {said}").refused("gut") == ("COMPULSORY_BIRD", "K47")
    for said in free:
        assert table.said(f"F {said}").speech.turn == P2
    assert "gut" in table.said(f"F {free[0]}").choices


@pytest.mark.parametrize("highest", [2, 4, 8, 16, 32])
def test_k48_the_sides_raise_in_turn_up_to_the_highest_level(highest: int) -> None:
    table, level = begun("dreier", rules=house(max_kontra=highest)).said("F"), 1
    while level < highest:
        opponents_turn = table.speech.turn == P2
        table, level = table.said("P2 kontra game | P3 | P4" if opponents_turn else "F kontra game"), 2 * level
        assert table.levels() == {"game": level}
    assert table.refused("kontra game") == ("HIGHEST_LEVEL", "K48")


def test_k48_what_is_the_other_sides_or_not_announced_is_not_raised() -> None:
    table = begun("dreier", held={F: "T1"}).said("F pagat")
    assert table.refused("kontra uhu") == ("NO_ITEM", "K48")
    table = table.said("P2 kontra pagat, kontra game")
    assert table.refused("kontra game") == ("NOT_YOURS", "K48")
    assert table.said("P3 | P4").choices == {"gut", "kontra game", "kontra pagat"}


def test_k48_nothing_is_raised_before_the_declarer_has_ended_his_first_turn() -> None:
    assert begun("dreier").refused("kontra game") == ("NOT_YOURS", "K48")


@pytest.mark.parametrize(("window", "again"), [("first_turn", False), ("any_turn", True)])
def test_k49_gut_accepts_what_was_announced_or_raised_before(window: str, again: bool) -> None:  # noqa: FBT001
    table = begun("dreier", held={F: "T1"}, rules=house(kontra_window=window)).said("F pagat | P2 | P3 trull | P4 | F")
    assert table.choices >= {"gut"}
    assert {"kontra game", "kontra pagat"} & table.choices == ({"kontra game", "kontra pagat"} if again else set())
    if not again:
        assert table.refused("kontra game") == ("ACCEPTED", "K49")


def test_k49_a_raise_opens_an_item_to_those_again_who_had_accepted_it() -> None:
    table = begun("dreier").said("F | P2 | P3 kontra game | P4 | F kontra game")
    assert "kontra game" in table.choices
    table = table.said("P2 | P3")
    assert table.open_turn("P4 kontra game").levels() == {"game": 8}
    assert begun("dreier").said("F | P2 | P3 kontra game | P4 | F | P2").speech.closed


def test_k50_a_raise_of_a_positive_game_names_nobody_and_holds_for_all() -> None:
    table = begun("dreier").said("F")
    assert table.refused("kontra game of F") == ("NO_OWNER", "K51")
    assert table.said("P2 kontra game | P3").choices == {"gut"} | FOR_ALL


@pytest.mark.parametrize("contract", [each for each, row in CONTRACTS.items() if row.tricks_decide])
def test_k51_every_opponent_has_an_item_of_his_own_and_nothing_is_announced(contract: str) -> None:
    table = begun(contract, places=KingPlaces(P3), held=dict.fromkeys((F, P2, P3, P4), BIRDS))
    assert table.choices == {"gut"}
    assert table.refused("valat") == ("NOT_IN_CONTRACT", "K61")
    table = table.said("P3")
    assert table.choices == {"gut", "kontra game"}
    assert table.levels() == {"P4": 1, "F": 1, "P2": 1}


def test_k51_kw9_the_declarer_answers_each_opponent_separately() -> None:
    table = begun("piccolo", places=KingPlaces(P3)).said("P3 | P4 kontra game | F kontra game | P2")
    assert table.choices == {"gut", "kontra game of P4", "kontra game of F"}
    assert table.refused("kontra game") == ("OWN_ITEM", "K51")
    assert table.refused("kontra game of P2") == ("NOT_YOURS", "K48")
    table = table.said("P3 kontra game of F | P4")
    assert table.choices == {"gut", "kontra game"}
    assert table.refused("kontra game of P4") == ("NO_OWNER", "K51")
    end = table.said("F | P2")
    assert (end.speech.closed, end.levels()) == (True, {"P4": 2, "F": 4, "P2": 1})


def test_k51_kw10_the_levels_of_three_items() -> None:
    table = begun("bettel_ouvert", places=KingPlaces(P2))
    table = table.said("P2 | P3 kontra game | P4 | F kontra game | P2 kontra game of P3 | P3 kontra game | P4 | F | P2")
    assert (table.speech.closed, table.levels()) == (True, {"P3": 8, "P4": 1, "F": 2})
    items = table.speech.items_for(Sides(P2), king_in_talon=False)
    assert [(item.id, item.seat, item.side, item.level) for item in items] == [
        ("game", P3, "D", 8),
        ("game", P4, "D", 1),
        ("game", F, "D", 2),
    ]


@pytest.mark.parametrize("contract", ["farbendreier", "farbensolo"])
def test_k53_in_a_suit_game_an_opponent_says_kontra_or_valat_and_not_both(contract: str) -> None:
    table = begun(contract, rules=house(announce_times="each_turn", kontra_window="any_turn")).said("F")
    assert table.choices == {"gut", "kings", "valat", "kontra game"}
    raised = table.open_turn("P2 kontra game")
    assert raised.refused("valat") == ("KONTRA_OR_VALAT", "K53")
    assert "valat" in raised.said("P2").choices
    answered = raised.said("P2 | P3 | P4 | F kontra game")
    assert answered.refused("valat") == ("KONTRA_OR_VALAT", "K53")
    assert "valat" in raised.said("P2 | P3 | P4").choices
    assert table.open_turn("P2 valat").refused("kontra game") == ("VALAT_ANNOUNCED", "K55")
    assert "valat" in begun("dreier").said("F").open_turn("P2 kontra game").choices


@pytest.mark.parametrize(
    ("contract", "options", "places"),
    [
        ("rufer", {}, "P2 P3 P4"),
        ("rufer", {"call_own_king": "allowed"}, "F P2 P3 P4"),
        ("solorufer", {}, "P2 P3 P4 talon"),
        ("solorufer", {"call_own_king": "allowed"}, "F P2 P3 P4 talon"),
    ],
)
def test_k54_where_the_called_king_can_be_at_first(contract: str, options: dict[str, OptionValue], places: str) -> None:
    assert begun(contract, "SK", rules=house(**options)).places == places


def test_k54_where_a_called_queen_or_a_king_of_the_talon_can_be_at_first() -> None:
    assert begun("rufer", "SQ", rules=house(call_own_king="allowed", four_kings="call_queen")).places == "P2 P3 P4"
    assert begun("dreier").places == ""
    assert (begun("rufer", "SK", places=TAKEN).places, begun("rufer", "SK", places=LEFT).places) == ("F", "talon")


ALL_TURNS: Final = house(kontra_window="any_turn", announce_times="each_turn")


@pytest.mark.parametrize(
    ("turns", "places"),
    [
        ("F", "P2 P3 P4"),
        ("F | P2 trull", "P2 P3 P4"),
        ("F | P2 uhu", "P2 P3 P4"),
        ("F | P2 kontra game", "P3 P4"),
        ("F | P2 kontra game | P3 | P4", "P3 P4"),
        ("F pagat | P2 kontra pagat", "P3 P4"),
        ("F pagat | P2 | P3 | P4 kontra pagat", "P2 P3"),
        ("F | P2 uhu | P3 | P4 kontra uhu", "P2 P3 P4"),
        ("F | P2 kontra game | P3 kontra game", "P3"),
        ("F | P2 uhu | P3 koenig_ultimo", "P3"),
        ("F | P2 uhu | P3 koenig_ultimo | P4 kontra koenig_ultimo", "P3"),
        ("F pagat | P2 kontra pagat | P3 kontra pagat", "P3"),
        ("F pagat | P2 kontra pagat | P3 | P4 | F kontra pagat | P2 | P3 | P4 kontra pagat", "P3"),
    ],
)
def test_k31_k54_what_statements_tell_of_the_called_king(turns: str, places: str) -> None:
    assert rufer(ALL_TURNS).said(turns).places == places


def test_k54_what_is_said_in_a_solorufer_shows_the_holder_or_that_there_is_none() -> None:
    alone = begun("solorufer", "SK", rules=ALL_TURNS).said("F trull | P2 kontra trull | P3 kontra game")
    assert alone.places == "P4 talon"
    assert alone.said("P4 | F kontra game | P2 | P3 | P4 kontra game").places == "talon"
    table = begun("solorufer", "SK", {P4: "SK"}, rules=ALL_TURNS).said(
        "F | P2 kings | P3 kontra game | P4 kontra kings"
    )
    assert table.places == "P2 P4 talon"
    table = table.said("F kontra game | P2 kontra game | P3 trull | P4 kontra trull")
    assert table.places == "P4"


def test_k54_a_raise_is_open_that_is_proper_in_one_case_a_player_reckons_with() -> None:
    table = rufer(ALL_TURNS).said("F | P2 uhu | P3 kakadu")
    assert {"kontra uhu", "kontra kakadu", "kontra game"} <= table.choices
    table = table.said("P4 kontra game | F kontra game")
    assert table.places == "P2 P3"
    assert "kontra kakadu" in table.choices
    table = table.said("P2 kontra game | P3")
    assert table.places == "P3"
    assert {"kontra uhu", "kontra kakadu"} & table.choices == {"kontra kakadu"}


def test_k54_who_holds_the_called_king_knows_all_sides() -> None:
    table = rufer(ALL_TURNS).said("F pagat | P2 uhu")
    assert "kontra uhu" in table.choices
    assert table.refused("kontra pagat") == ("NOT_YOURS", "K48")
    assert table.refused("kontra game") == ("NOT_YOURS", "K48")


@pytest.mark.parametrize("places", [TAKEN, LEFT])
def test_k54_everybody_knows_the_sides_when_the_called_king_was_seen_in_the_talon(places: KingPlaces) -> None:
    held = {P2: "T2", F: "SK" if places == TAKEN else ""}
    table = begun("rufer", "SK", held, places=places).said("F | P2 uhu")
    assert "kontra uhu" not in table.choices
    assert "kontra uhu" in table.said("P3 | P4").choices
    assert table.speech.king_places.sides == Sides(F)


def test_k54_who_has_laid_the_called_queen_away_knows_that_he_is_alone() -> None:
    """K33: the queen lay in the half of the talon that F took, and she is in his hand no more."""
    rules = house(four_kings="call_queen", kontra_window="any_turn")
    table = begun("rufer", "SQ", {F: "HK DK SK CK T1"}, rules=rules, places=TAKEN)
    assert table.speech.cases(table.hand) == {Sides(F)}
    assert table.refused("koenig_ultimo") == ("CARD_NEEDED", "K46")
    table = table.said("F pagat | P2 kontra game, kontra pagat, trull | P3 | P4")
    assert {"kontra game", "kontra pagat", "kontra trull"} <= table.choices
    assert not any(table.speech.may_be_void(Kontra(F, item), table.hand) for item in ("game", "pagat", "trull"))
    table = table.said("F kontra game, kontra pagat, kontra trull")
    assert table.settled(None) == {"game": 4, "pagat": 4, "trull": 2}
    assert table.places == "F"


def test_k41_who_took_the_called_king_from_the_talon_announces_koenig_ultimo() -> None:
    table = begun("rufer", "SK", {F: "SK"}, places=TAKEN).said("F koenig_ultimo | P2 kontra koenig_ultimo")
    assert table.settled(None) == {"game": 1, "koenig_ultimo": 2}


def test_k54_all_raises_of_an_item_by_one_player_are_for_the_same_side() -> None:
    table = rufer(ALL_TURNS).said("F | P2 uhu | P3 | P4 kontra uhu | F | P2 | P3")
    assert table.refused("kontra uhu") == ("ONE_SIDE", "K54")
    answered = rufer(ALL_TURNS).said("F | P2 uhu | P3 | P4 kontra uhu | F | P2 kontra uhu | P3")
    assert "kontra uhu" in answered.choices


@pytest.mark.parametrize(
    ("turns", "partner", "settled"),
    [
        ("F | P2 | P3 | P4 quapil | F | P2 kontra quapil | P3 | P4", P3, {"game": 1, "quapil": 1}),
        ("F | P2 | P3 | P4 quapil | F | P2 kontra quapil | P3 | P4", P4, {"game": 1, "quapil": 2}),
        ("F | P2 | P3 | P4 quapil | F | P2 kontra quapil | P3 | P4 kontra quapil", P4, {"game": 1, "quapil": 4}),
        ("F | P2 | P3 | P4 quapil | F | P2 kontra quapil | P3 | P4 kontra quapil", P3, {"game": 1, "quapil": 1}),
        ("F | P2 | P3 | P4 quapil | F kontra quapil | P2 kontra quapil", P3, {"game": 1, "quapil": 4}),
        ("F | P2 | P3 | P4 quapil | F kontra quapil | P2 kontra quapil", P4, {"game": 1, "quapil": 1}),
        ("F | P2 | P3 | P4 quapil | F kontra quapil | P2 | P3 kontra quapil", P2, {"game": 1, "quapil": 4}),
        ("F | P2 kontra game | P3 kontra game", P3, {"game": 4}),
    ],
)
def test_k54_ke23_raises_by_the_wrong_side_and_all_that_follow_are_void(
    turns: str, partner: Seat, settled: dict[str, int]
) -> None:
    held = {P2: "T2", P3: "T3", P4: "T4"}
    table = begun("rufer", "SK", {**held, partner: f"{held[partner]} SK"}, rules=ALL_TURNS).said(turns)
    assert table.settled(partner) == settled


def test_k54_items_are_settled_for_the_sides_as_they_are() -> None:
    table = rufer().said("F pagat | P2 uhu | P3 koenig_ultimo")
    assert table.speech.king_places.sides == Sides(F, P3)
    items = table.speech.items_for(Sides(F, P3), king_in_talon=False)
    assert [(item.id, item.seat, item.side) for item in items] == [
        ("game", F, "D"),
        ("pagat", F, "D"),
        ("uhu", P2, "O"),
        ("koenig_ultimo", P3, "D"),
    ]
    assert table.speech.void_raises(items) == ()


def test_k43_the_raises_left_out_are_told_with_who_said_them() -> None:
    said = "F trull | P2 kontra game, kontra trull | P3 | P4 | F kontra game | P2 | P3 | P4"
    table = begun("solorufer", "SK").said(said)
    items = table.speech.items_for(Sides(F), king_in_talon=True)
    assert [item.level for item in items] == [1, 1]
    assert table.speech.void_raises(items) == (("game", P2), ("game", F), ("trull", P2))


@pytest.mark.parametrize(
    ("options", "in_talon", "settled"),
    [
        ({}, True, {"game": 1, "pagat": 1}),
        ({"solorufer_alone_kontra": "counts"}, True, {"game": 4, "pagat": 2}),
        ({}, False, {"game": 4, "pagat": 2}),
    ],
)
def test_k43_ke12_raises_of_a_solorufer_whose_king_lies_in_the_talon(
    options: dict[str, OptionValue],
    in_talon: bool,  # noqa: FBT001
    settled: dict[str, int],
) -> None:
    table = begun("solorufer", "SK", {F: "T1"}, rules=house(**options))
    table = table.said("F pagat | P2 kontra game, kontra pagat | P3 | P4 | F kontra game")
    assert table.settled(None, king_in_talon=in_talon) == settled


@pytest.mark.parametrize(("mode", "clause"), [("multiply", "K55"), ("fixed", "K84")])
def test_k55_k84_a_valat_ends_the_raising_of_the_game_and_wipes_out_earlier_raises(mode: str, clause: str) -> None:
    table = begun("dreier", rules=house(valat_mode=mode)).said("F | P2 kontra game").open_turn("P3 valat")
    assert table.levels() == {"game": 1, "valat": 1}
    table = table.said("P3 | P4")
    assert table.refused("kontra game") == ("VALAT_ANNOUNCED", clause)
    assert "kontra valat" in table.choices
    assert table.settled(None) == {"game": 1, "valat": 1}


@pytest.mark.parametrize(
    ("contract", "announced"),
    [
        ("rufer", {"trull", "kings", "koenig_ultimo", "pagat", "uhu", "kakadu", "quapil", "valat"}),
        ("solorufer", {"trull", "kings", "koenig_ultimo", "pagat", "uhu", "kakadu", "quapil", "valat"}),
        ("dreier", {"trull", "kings", "pagat", "uhu", "kakadu", "quapil", "valat"}),
        ("sechserdreier", {"trull", "kings", "pagat", "uhu", "kakadu", "quapil", "valat"}),
        ("solodreier", {"trull", "kings", "pagat", "uhu", "kakadu", "quapil", "valat"}),
        ("farbendreier", {"kings", "valat"}),
        ("farbensolo", {"kings", "valat"}),
        ("piccolo", set()),
    ],
)
def test_k61_what_is_announced_in_each_contract(contract: str, announced: set[str]) -> None:
    called = "SK" if CONTRACTS[contract].calls else ""
    places = TAKEN if called else None
    assert begun(contract, called, {F: f"{BIRDS} SK"}, places=places).choices == {"gut"} | announced


@pytest.mark.parametrize(
    ("options", "more"),
    [
        ({"absolut": 45}, {"absolut"}),
        ({"mondfang": "any", "mondfang_announce": "on"}, {"mondfang"}),
        ({"mondfang": "any"}, set()),
        ({"mondfang_announce": "on"}, set()),
        ({"koenigfang": "on", "skuesfang": "on", "kaiserstich": "any_order", "royal_trull": "on"}, set()),
        ({"enabled_bonuses": frozenset(("valat",))}, {"valat"}),
    ],
)
def test_k66_what_is_announced_under_house_rules(options: dict[str, OptionValue], more: set[str]) -> None:
    listed = {"valat"} if "enabled_bonuses" in options else FOR_ALL
    table = begun("dreier", rules=house(**options))
    assert table.choices == {"gut"} | listed | more
    assert table.refused("royal_trull") == ("NOT_IN_USE", "K66")
    assert table.refused("kontra royal_trull") == ("NO_ITEM", "K48")


def test_k66_an_announcement_that_a_contract_has_not_is_refused_by_its_clause() -> None:
    assert begun("farbendreier", held={F: "T1"}).refused("pagat") == ("NOT_IN_CONTRACT", "K61")
    assert begun("dreier", rules=house(enabled_bonuses=frozenset(("trull",)))).refused("valat") == ("NOT_IN_USE", "K66")


def test_k77_one_side_does_not_announce_valat_and_trull_or_kings_with_trick_and_announced() -> None:
    table = begun("rufer", "SK", {P3: "SK"}, rules=house(valat_other_bonuses="trick_and_announced"))
    assert table.open_turn("F valat").refused("trull") == ("BESIDE_VALAT", "K77")
    assert table.open_turn("F kings").refused("valat") == ("BESIDE_VALAT", "K77")
    later = table.said("F valat")
    assert {"trull", "kings"} <= later.choices
    assert later.open_turn("P2 trull").places == "P3 P4"
    assert later.said("P2").refused("trull") == ("BESIDE_VALAT", "K77")
    assert {"trull", "kings"} <= begun("rufer", "SK", rules=house(valat_other_bonuses="all")).open_turn(
        "F valat"
    ).choices


def test_k103_nobody_announces_for_another_seat_at_a_table_without_dummies() -> None:
    table = begun("dreier", held={F: "T1"})
    assert table.speech.refusal(Announce(F, "pagat", P2), table.hand).name == "NO_DUMMY"


def test_what_is_no_statement_is_refused_and_never_applied() -> None:
    table = begun("dreier", held={F: "T1"})
    assert table.speech.refusal(Play(F, card("T1")), table.hand).clause == "K44"
    with pytest.raises(TypeError):
        table.speech.after(Play(F, card("T1")))


def test_k101_only_those_who_play_themselves_have_turns() -> None:
    speech = first_speech(house(), "farbensolo", None, (F, P2, P4), KingPlaces(P4))
    table = Table(speech, {}).said("P4")
    assert table.choices == {"gut", "kings", "valat", "kontra game"}
    assert table.said("F | P2").speech.closed
