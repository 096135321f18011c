# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said, asked and shown at a table of Königrufen."""

from collections.abc import Iterable
from typing import Final

import pytest

from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.replay import steps_seen
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.rules import terms
from kartenspiel.games.koenigrufen.words.hints import of_contract
from kartenspiel.games.koenigrufen.words.sayings import value_of
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Play
from kartenspiel.model.options import OptionValue
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, clauses_of, english
from tests.games.koenigrufen_table import GAME, NO_DOUBLE, P2, P3, P4, F, done, house, played, quiet, start, word
from tests.games.test_koenigrufen_deals import KW3, KW3_TALON, KW3_TRICKS

PRESETS: Final = {preset.id: house(**preset.values) for preset in GAME.presets}
BIRDS_AND_KINGS: Final = "II XX XIX ♠7 ♠8", "I IIII ♣K", "III ♦K", "♠K ♥K Sk"
"""F holds the Uhu, P2 the ♣K, P4 the ♠K and the ♥K."""


def plain(text: Text | None) -> str:
    """Return a text without its clauses."""
    return "" if text is None else english(text).split(" (K")[0]


def told(state: State, seat: Seat) -> list[tuple[str, str]]:
    """Return words and sentence of every move so far but the cards played, as a seat hears them.

    Nothing is told of the end of a turn in which something was announced, except by the declarer (K44).
    """
    return [
        (
            plain(GAME.words.say(step.move, step.before, step.after)),
            plain(GAME.words.sentence_to_tell(step.move, step.before, step.after)),
        )
        for step in steps_seen(Conductor(state).moments, seat)
        if step.move is not None and step.before is not None and not isinstance(step.move, Play)
    ]


def board(state: State, seat: Seat = F) -> list[str]:
    """Return the rows of the table that a seat is shown, their cells with strokes between."""
    shown = GAME.words.view(state.observe(seat)).board
    return [] if shown is None else [" | ".join(map(english, row)) for row in shown.rows]


def ladder(state: State, seat: Seat = F) -> list[str]:
    """Return the rows of the ladder of bids that a seat is shown, and who has passed."""
    shown = GAME.words.view(state.observe(seat)).ladder
    if shown is None:
        return []
    rows = [" | ".join(map(english, (rung.name, rung.value, rung.said))) for rung in shown.rungs]
    return [*rows, *(() if shown.passed is None else (english(shown.passed),))]


def asked(state: State) -> tuple[str, tuple[str, ...]]:
    """Return what the seat on turn is asked, and by which clauses."""
    assert state.turn is not None
    seen = state.observe(state.turn)
    question = GAME.words.question(seen.moves, seen)
    return plain(question), clauses_of(question)


def marked(state: State, role: str) -> list[list[Seat]]:
    """Return for every seat at which seats it sees this mark."""
    views = [GAME.words.view(state.observe(seat)) for seat in all_seats(4)]
    return [[seat for seat in all_seats(4) if role in {mark.id for mark in view.marks[seat]}] for view in views]


def hinted(state: State, text: str) -> str:
    """Return the hint with a move of the seat on turn, written as in `done`."""
    assert state.turn is not None
    return english(GAME.words.hint(word(state.turn, text), state.observe(state.turn)) or Text("", ""))


def labels(state: State) -> list[str]:
    """Return the texts of the buttons of the seat on turn."""
    assert state.turn is not None
    seen = state.observe(state.turn)
    return [english(GAME.words.label(choice, seen)) for choice in seen.moves]


def test_k18_k23_k25_the_ladder_shows_who_said_what_and_what_is_open() -> None:
    state = done(start("XX", "XIX", "XVIII", "I II"), "F vorhand")
    assert ladder(state)[:4] == [
        "Trischaken | 1 | if all pass", "Rufer | 1 | if all pass", "Piccolo | 2 | free", "Bettel | 2 | free",
    ]  # fmt: skip
    state = done(state, "P2 piccolo, P3 weiter, P4 solorufer, F hold, P2 weiter")
    assert ladder(state) == [
        "Trischaken | 1 | –",
        "Rufer | 1 | –",
        "Piccolo | 2 | seat 1",
        "Bettel | 2 | –",
        "Solorufer | 2 | seat 3 seat 0 (holds)",
        "Besserrufer | 1 + bird | free",
        "Suit Dreier | 3 | free",
        "Sechserdreier | 4 / −8 | –",
        "Dreier | 4 | free",
        "Suit Solo | 6 | free",
        "Piccolo ouvert | 6 | free",
        "Bettel ouvert | 7 | free",
        "Solodreier | 8 | free",
        "Passed: seat 1 seat 2",
    ]
    assert ladder(state) == ladder(state, P4)
    assert board(state) == []
    shown = GAME.words.view(state.observe(P2)).ladder
    assert shown is not None
    assert [rung.bid for rung in shown.rungs if rung.highest] == ["solorufer"]
    assert [rung.bid for rung in shown.rungs if rung.speakers] == ["piccolo", "solorufer"]
    assert [rung.bid for rung in shown.rungs if rung.open][:2] == ["besserrufer", "farbendreier"]


@pytest.mark.parametrize(
    ("when", "before", "after"),
    [("first_word", "free", "–"), ("after_passes", "if all pass", "if all pass"), ("both", "free", "if all pass")],
)
def test_k22_the_ladder_says_when_a_sechserdreier_can_be_bid(when: str, before: str, after: str) -> None:
    state = start(sechserdreier_when=when)
    cells = [row.split(" | ")[2] for at in (state, done(state, "F vorhand")) for row in ladder(at) if "Sechser" in row]
    assert cells == [before, after]


def test_k19_k20_k22_k23_a_row_of_the_ladder_says_why_its_reader_cannot_bid_it() -> None:
    state = done(start("XX", "I II", "XIX", "XVIII"), "F vorhand, P2 besserrufer")
    shown = GAME.words.view(state.observe(P3)).ladder
    assert shown is not None
    barred = {rung.bid: english(rung.barred) for rung in shown.rungs if rung.barred is not None}
    assert barred["trischaken"] == "Trischaken can only be chosen by forehand, when nobody has bid anything. (K23)"
    assert barred["solorufer"] == "Solorufer does not outbid Besserrufer. (K19)"
    assert barred["sechserdreier"] == "Sechserdreier can only be forehand's very first word. (K22)"
    offered = {choice.bid for choice in state.moves(P3) if isinstance(choice, Bid)}
    assert offered == {rung.bid for rung in shown.rungs} - set(barred)
    for contract, reason in barred.items():
        with pytest.raises(IllegalMoveError) as refused:
            state.apply(Bid(P3, contract))
        assert reason == str(refused.value)


def test_k20_the_row_of_a_besserrufer_says_that_the_hand_has_no_bird() -> None:
    shown = GAME.words.view(done(start("XX", "XIX", "XVIII", "I II"), "F vorhand").observe(P2)).ladder
    assert shown is not None
    row = next(rung for rung in shown.rungs if rung.bid == "besserrufer")
    assert row.open
    assert row.barred is not None
    assert clauses_of(row.barred) == ("K20",)


def test_k26_once_the_bidding_is_over_only_what_was_said_is_left() -> None:
    state = done(start(), "F vorhand, P2 piccolo, P3 dreier, P4 weiter, F weiter, P2 weiter")
    assert ladder(state) == []
    assert board(state) == ["Piccolo | 2 | seat 1", "Dreier | 4 | seat 2", "Passed | – | seat 0 seat 1 seat 3"]
    assert marked(state, "declarer") == [[P3]] * 4


def test_k14_k118_values_are_written_as_players_say_them() -> None:
    wien = PRESETS["wien"]
    written = [english(value_of(wien, each)) for each in ("dreier", "sechserdreier", "pagatrufer", "quapilrufer")]
    assert written == ["5", "4, lost 8", "1 + 2", "1 + 8"]
    assert english(value_of(PRESETS["tirol"], "besserrufer")) == "1 + bird"


def exchanged(**options: OptionValue) -> State:
    """Return a besserrufer of F, who has called the ♣K of P2 and laid cards away, before his first announcement."""
    begun = start(*BIRDS_AND_KINGS, talon="V VI VII", context=NO_DOUBLE, **options)
    state = done(begun, "F besserrufer, P2 weiter, P3 weiter, P4 weiter")
    return done(state, "F call ♣K, take 1, lay ♥Q ♥3 ♦A")


def test_a_besserrufer_is_told_from_the_first_word_to_the_lead() -> None:
    state = done(
        exchanged(), "F uhu, gut, P2 koenig_ultimo, gut, P3 kontra uhu, gut, P4 gut, F kontra uhu, gut, P2 gut"
    )
    assert told(state, P3) == [
        ("Besserrufer!", "seat 0 bids Besserrufer."),
        ("Pass.", "seat 1 passes."),
        ("Pass.", "seat 2 passes."),
        ("Pass.", "seat 3 passes."),
        ("The CK!", "seat 0 calls the CK."),
        ("", "seat 0 takes the first half of the talon: T5 T6 T7."),
        ("", "seat 0 lays cards away face down."),
        ("Uhu!", "seat 0 announces Uhu."),
        ("Done.", "seat 0 says no more."),
        ("King ultimo!", "seat 1 announces King ultimo."),
        ("Good.", ""),
        ("Kontra to the Uhu!", "seat 2 says Kontra to the Uhu."),
        ("Good.", ""),
        ("Good.", "seat 3 says good."),
        ("Rekontra to the Uhu!", "seat 0 says Rekontra to the Uhu."),
        ("Good.", ""),
        ("Good.", "seat 1 says good."),
    ]
    assert GAME.words.view(state.observe(P4)).board is not None
    assert board(state, P4) == [
        "Game | 1 | seat 0 | – | –",
        "Uhu | 16 | seat 0 | seat 2 | seat 0",
        "King ultimo | 2 | seat 1 | – | –",
    ]
    assert marked(state, "partner") == [[P2]] * 4


def test_k31_the_partner_is_marked_for_himself_alone_until_he_shows() -> None:
    assert marked(exchanged(), "partner") == [[], [P2], [], []]


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ("F dreier", "seat 0 bids Dreier."),
        ("F vorhand", "seat 0 says “forehand” and waits for what the others bid."),
        ("F bettel", "seat 0 bids Bettel: alone, to take no trick."),
        ("F piccolo_ouvert", "seat 0 bids Piccolo ouvert: alone, to take exactly one trick."),
        ("F zwiccolo", "seat 0 bids Zwiccolo: alone, to take exactly two tricks."),
        (
            "F vorhand, P2 weiter, P3 weiter, P4 weiter, F trischaken",
            "seat 0 chooses Trischaken: everybody plays alone and avoids card points.",
        ),
    ],
)
def test_the_log_tells_the_aim_of_a_contract_in_which_no_card_points_are_to_be_won(moves: str, sentence: str) -> None:
    assert told(done(start(zwiccolo="plain_and_ouvert"), moves), P3)[-1][1] == sentence


def test_k44_where_the_declarer_may_announce_later_the_log_does_not_tell_that_he_is_done() -> None:
    state = done(exchanged(announce_times="each_turn"), "F uhu, gut")
    assert told(state, P3)[-1] == ("Done.", "seat 0 says no more in this turn.")


@pytest.mark.parametrize(
    ("bonuses", "birds"),
    [
        ({}, "T1 T2 T3 T4"),
        ({"enabled_bonuses": frozenset({"uhu", "valat"})}, "T2"),
    ],
)
def test_k20_a_besserrufer_names_the_birds_that_can_be_announced(bonuses: dict[str, OptionValue], birds: str) -> None:
    assert f"Birds: {birds}; " in english(of_contract(house(**bonuses), "besserrufer"))


def test_k29_k42_no_mark_tells_that_nobody_is_the_partner() -> None:
    talon = done(start("XX", talon="♣K"), "F solorufer, P2 weiter, P3 weiter, P4 weiter, F call ♣K")
    own = done(start("♣K", call_own_king="allowed"), "F solorufer, P2 weiter, P3 weiter, P4 weiter, F call ♣K")
    assert marked(talon, "partner") == marked(own, "partner") == [[], [], [], []]


def test_k44_k45_only_the_declarers_first_turn_ends_so() -> None:
    state = done(exchanged(announce_times="each_turn"), "F uhu, gut, P2 gut, P3 kontra uhu, gut, P4 gut, F gut")
    assert [words for words, _ in told(state, F)[7:]] == [
        "Uhu!", "Done.", "Good.", "Kontra to the Uhu!", "Good.", "Good.", "Good.",
    ]  # fmt: skip


def test_k51_in_a_negative_contract_each_opponent_has_a_game_of_his_own() -> None:
    state = done(start(), "F vorhand, P2 bettel, P3 weiter, P4 weiter, F weiter, P2 gut, P3 kontra game, gut, P4 gut")
    state = done(state, "F kontra game, gut")
    assert labels(state) == ["Good", "Rekontra to seat 2: ×4", "Rekontra to seat 0: ×4"]
    assert hinted(state, "kontra game of P3").startswith("It then counts 8 instead of 4,")
    state = done(state, "P2 kontra game of P3")
    assert told(state, F)[-1] == ("Rekontra to seat 2!", "seat 1 says Rekontra to seat 2.")
    shown = GAME.words.view(state.observe(F)).board
    assert shown is not None
    assert english(shown.columns[2]) == "Against"
    assert board(state) == [
        "Game | 8 | seat 2 | seat 2 | seat 1",
        "Game | 2 | seat 3 | – | –",
        "Game | 4 | seat 0 | seat 0 | –",
    ]


def test_k55_an_announced_valat_takes_the_place_of_the_game() -> None:
    announced = done(exchanged(), "F uhu, valat")
    assert board(announced) == ["Uhu | 4 | seat 0", "Valat | 8 | seat 0"]
    beside = done(exchanged(valat_mode="fixed"), "F uhu, valat")
    assert board(beside) == ["Game | 1 | seat 0", "Uhu | 4 | seat 0", "Valat | 20 | seat 0"]


def test_k34_k40_the_called_king_in_the_talon_is_told_with_each_choice() -> None:
    state = done(start("II", "I III IIII", talon="♣K"), "F besserrufer, P2 weiter, P3 weiter, P4 weiter, F call ♣K")
    assert asked(state) == ("The CK lies in the talon, so you have no partner: what do you do?", ("K40",))
    assert labels(state) == ["Give up with the Uhu (5)", "Take the first half", "Take the second half"]
    assert "you pay 5 to each of the others" in hinted(state, "give_up uhu")
    assert "with the CK in hand" in hinted(state, "take 1")
    assert "the CK counts with your opponents" in hinted(state, "take 2")
    assert told(done(state, "F give_up uhu"), P2)[-1] == ("I give up.", "seat 0 gives up, with the Uhu.")


def test_k35_a_hidden_talon_is_taken_unseen() -> None:
    state = done(start(), "F sechserdreier, P2 weiter, P3 weiter, P4 weiter, F take all")
    shown = done(start(sechser_talon="shown"), "F sechserdreier, P2 weiter, P3 weiter, P4 weiter, F take all")
    assert told(state, P2)[-1][1] == "seat 0 takes all six cards of the talon, unseen."
    assert told(shown, P2)[-1][1].startswith("seat 0 takes all six cards of the talon: ")


def test_k36_of_a_discard_what_all_see_is_told() -> None:
    state = done(
        start("♥K ♦K ♠K ♣K Sk XXI I XX XIX XVIII XVII ♥4", talon="V VI ♥3"), "F dreier, P2 weiter, P3 weiter, P4 weiter"
    )
    state = done(state, "F take 1, lay ♥4 ♥3 V")
    assert told(state, P2)[-1][1] == "seat 0 lays away 3 cards; all see T5."


QUESTIONS: Final = [
    ("", "You are forehand: do you bid at once?", "K18"),
    ("F vorhand", "Nobody has bid yet. Do you bid?", "K19"),
    ("F vorhand, P2 dreier", "seat 1 has bid Dreier. Do you bid more?", "K19"),
    ("F vorhand, P2 dreier, P3 weiter, P4 weiter", "seat 1 has bid Dreier. Do you hold, or bid more?", "K25"),
    ("F vorhand, P2 weiter, P3 weiter, P4 weiter", "All others have passed: which contract do you play?", "K23"),
    ("F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer", "Which king do you call?", "K29"),
    ("F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer, call ♣K", "Which half of the talon do you take?", "K34"),
    ("F sechserdreier, P2 weiter, P3 weiter, P4 weiter", "Take the six cards of the talon.", "K35"),
    ("F dreier, P2 weiter, P3 weiter, P4 weiter, F take 1", "Lay 3 cards away.", "K36"),
    ("F farbendreier, P2 weiter, P3 weiter, P4 weiter, F take 1", "Lay 3 cards away.", "K37"),
    ("F solodreier", "Do you announce anything?", "K44"),
    ("F solodreier, F trull", "Do you say anything else in this turn?", "K45"),
    ("F solodreier, F gut", "Do you announce anything, or say Kontra?", "K45 K48"),
    ("F bettel, P2 weiter, P3 weiter, P4 weiter", "There is nothing that you could announce.", "K44"),
    ("F bettel, P2 weiter, P3 weiter, P4 weiter, F gut", "Do you say Kontra?", "K48"),
    (
        "F bettel, P2 weiter, P3 weiter, P4 weiter, F gut, P2 gut, P3 kontra game, gut, P4 gut, F gut",
        "There is nothing that you could say.", "K45",
    ),
    ("F vorhand, P2 weiter, P3 weiter, P4 weiter, F trischaken", "You lead to the first trick.", "K57"),
]  # fmt: skip


@pytest.mark.parametrize(("moves", "question", "clauses"), QUESTIONS)
def test_what_is_asked(moves: str, question: str, clauses: str) -> None:
    state = start("XX ♥K", "XIX ♦K", "XVIII ♠K", "XVII ♣K")
    assert asked(done(state, moves) if moves else state) == (question, tuple(clauses.split()))


@pytest.mark.parametrize(
    ("contract", "follow"), [("trischaken", "K60"), ("dreier", "K58"), ("farbensolo", "K58"), ("bettel", "K60")]
)
def test_following_is_asked_by_the_clause_of_the_contract(contract: str, follow: str) -> None:
    question = "It is your turn to play a card"
    question += ": you can beat the trick, and so you must." if follow == "K60" else "."
    state = start("XX ♠7 ♥Q ♥C ♥J")
    word = "vorhand, P2 weiter, P3 weiter, P4 weiter, F trischaken" if contract == "trischaken" else contract
    state = done(state, f"F {word}" + ("" if contract == "trischaken" else ", P2 weiter, P3 weiter, P4 weiter"))
    state = quiet(done(state, "F take 1, lay ♥Q ♥C ♥J") if contract == "dreier" else state)
    assert asked(played(state, "F ♠7")) == (question, (follow,))


@pytest.mark.parametrize("contract", ["trischaken", "bettel"])
def test_k60_who_cannot_beat_is_not_told_to(contract: str) -> None:
    word = "vorhand, P2 weiter, P3 weiter, P4 weiter, F trischaken" if contract == "trischaken" else contract
    more = "" if contract == "trischaken" else ", P2 weiter, P3 weiter, P4 weiter"
    state = quiet(done(start("Sk"), f"F {word}{more}"))
    assert asked(played(state, "F Sk")) == ("It is your turn to play a card.", ("K60",))


def test_k47_a_compulsory_bird_is_asked_for() -> None:
    assert asked(exchanged()) == ("You must announce a bird that was dealt to you. What do you announce?", ("K47",))


def test_k13_throwing_in_is_asked_and_explained() -> None:
    suits = "♥4 ♥3 ♥2 ♥A ♥J ♥C ♦4 ♦3 ♦2 ♦A ♦J ♦C"
    state = start(suits, throw_in="no_tarock")
    assert asked(state) == ("You hold no tarock: throw this hand in.", ("K13",))
    assert hinted(state, "throw_in") == "The hand is not played and nothing is paid. (K13)"
    assert board(done(state, "F throw_in")) == []


@pytest.mark.parametrize("preset", PRESETS)
def test_every_contract_says_what_it_means_and_pays_under_the_rules_in_force(preset: str) -> None:
    rules = PRESETS[preset]
    for contract, each in terms(rules).items():
        means = of_contract(rules, contract)
        assert str(each.value) in english(means)
        assert str(each.lost) in english(means)
        assert ("double." in english(means)) == CONTRACTS[contract].solo
        assert ("lie open." in english(means)) == CONTRACTS[contract].open


@pytest.mark.parametrize(
    ("options", "contract", "words"),
    [
        ({"ouvert_exposed": "opponents"}, "bettel_ouvert", "the cards of your opponents lie open"),
        ({"ouvert_exposed": "declarer"}, "bettel_ouvert", "your cards lie open"),
        ({"trischaken_scoring": "two_pay_two"}, "trischaken", "The two with the most card points pay 1"),
        ({}, "trischaken", "Whoever has the most card points pays 1"),
        ({}, "trischaken", "with more than half of all points that is doubled"),
        ({}, "trischaken", "If anybody is without a trick, only such players receive. (K92)"),
        (
            {"trischaken_scoring": "two_pay_two", "trischaken_specials": "basic"},
            "trischaken",
            "whoever has more than half of all points pays 1 to each other player alone",
        ),
        (
            {"trischaken_scoring": "two_pay_two", "trischaken_specials": "tirol"},
            "trischaken",
            "if you as forehand have the most, you alone pay 1",
        ),
        ({"besserrufer_mode": "by_bird"}, "kakadurufer", "your T3 has to win trick 10 itself"),
    ],
)
def test_the_house_rules_change_what_a_contract_means(options: dict[str, str], contract: str, words: str) -> None:
    assert words in english(of_contract(house(**options), contract))


def test_k94_without_specials_nothing_is_said_of_them() -> None:
    assert english(of_contract(house(trischaken_scoring="two_pay_two"), "trischaken")).endswith("fewest. (K93)")


def test_the_house_rules_change_whether_solos_double() -> None:
    assert "double." not in english(of_contract(house(solo_doubles_bonuses="off"), "solodreier"))


def test_hints_of_announcements_and_raises() -> None:
    state = exchanged(max_kontra=16, kontra_ledger="side", bird_hold="soft")
    assert hinted(state, "uhu") == "Your T2 must win trick 11 itself. (K67) Worth 4, lost if missed. (K66)"
    assert hinted(exchanged(), "uhu").count("Until then you keep it") == 1
    assert hinted(state, "valat").endswith("Worth 8 in place of the game, lost if missed. (K83)")
    assert hinted(exchanged(valat_mode="fixed"), "valat").endswith("Worth 20, lost if missed. (K66)")
    state = done(state, "F uhu, gut, P2 gut")
    assert hinted(state, "kontra uhu").endswith(
        "It holds for everybody. (K50) Raises count in an account of their own. (K56)"
    )
    state = done(state, "P3 trull, gut")
    assert "on the wrong side, it is void. (K54)" in hinted(state, "kontra trull")
    assert "void" not in hinted(state, "kontra game")


def test_k44_k49_what_ending_a_turn_means_depends_on_the_house_rules() -> None:
    first, later = exchanged(), exchanged(announce_times="each_turn", kontra_window="any_turn")
    assert [hinted(done(state, "F uhu"), "gut") for state in (first, later)] == [
        "You announce nothing more; the others speak. (K44)",
        "The others speak; in later turns you may announce more. (K44)",
    ]
    assert [hinted(done(state, "F uhu, gut"), "gut") for state in (first, later)] == [
        "Your turn ends; what you have not raised now, you accept. (K49)",
        "Your turn ends; while others speak you may speak again. (K45, K49)",
    ]


def points(states: Iterable[State]) -> list[tuple[str, ...]]:
    """Return how the card points of the seats are written."""
    return [tuple(map(english, GAME.words.view(state.observe(F)).points_written)) for state in states]


def test_k6_card_points_are_shown_as_players_write_them() -> None:
    spoken = done(start(*KW3, talon=KW3_TALON), "F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer")
    lead = quiet(done(spoken, "F call ♣K, take 1, lay ♠8 ♦Q ♦4"))
    after = played(lead, *KW3_TRICKS[:3])
    assert points([lead, after]) == [("0/0", "0/0", "0/0", "0/0"), ("9/1", "0/0", "1/1", "1/1")]
    said = GAME.words.view(after.observe(F)).points_said
    assert english(said[0]) == "Card points: 9 and 1 third"


def test_k9_points_counted_one_by_one_are_numbers() -> None:
    view = GAME.words.view(start(card_count="single_71").observe(F))
    assert (view.card_points, view.points_written) == ((0, 0, 0, 0), ())


def test_k90_cards_of_the_talon_won_in_trischaken_count_with_the_tricks() -> None:
    state = done(
        start("XVII", "XVIII", "XIX", "XX", talon="♥K ♦K", trischaken_talon="first_six"),
        "F vorhand, P2 weiter, P3 weiter, P4 weiter, F trischaken",
    )
    state = played(state, "F XVII, P2 XVIII, P3 XIX, P4 XX")
    assert GAME.words.view(state.observe(F)).card_points == (0, 0, 0, 4 + 13)


def test_k96_a_double_round_is_shown_as_long_as_it_runs() -> None:
    state = start(context={"double_hands": 3})
    assert [english(fact.value) for fact in GAME.words.view(state.observe(F)).facts] == ["everything ×2, deals left: 3"]
