# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is heard and told at a table of Zwanzigerrufen, when it is said and later (Z19, Z25, Z28)."""

from random import Random

import pytest

from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.replay import steps_seen
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Kontra, Pass
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.trischaken import Trischaken
from kartenspiel.model.text import english
from tests.games.zwanziger_table import GAME, P2, P3, P4, F, read_card, replayed, said, speaking, start
from tests.imagined import imagining


def told(state: State, seat: Seat) -> list[tuple[str, str]]:
    """Return words and sentence of each announcement and raise so far, as a seat hears them now."""
    found = []
    for step in steps_seen(Conductor(state).moments, seat):
        if isinstance(step.move, Announce | Kontra):
            assert step.before is not None
            words = GAME.words.say(step.move, step.before, step.after)
            assert words is not None
            found.append((english(words), english(GAME.words.sentence(step.move, step.before, step.after))))
    return found


@pytest.mark.parametrize("seat", all_seats(4))
def test_z25_everybody_hears_the_side_of_an_announcer_but_the_declarer(seat: Seat) -> None:
    state = said(start("", "I", "XX"), "F call, absolut | P2 pagat_ultimo | P3 valat | P4 absolut")
    assert told(state, seat) == [
        ("Absolut!", "seat 0 announces Absolut."),
        (
            "Pagat ultimo, against!",
            "seat 1 announces Pagat ultimo against the declarer, and with it Kontra to the game.",
        ),
        ("Valat, for!", "seat 2 announces Valat for the declarer."),
        ("Absolut, against!", "seat 3 announces Absolut against the declarer."),
    ]


def test_the_end_of_a_turn_in_which_something_was_said_is_not_told_and_an_empty_turn_is() -> None:
    state = said(start("", "I", "XX"), "F call, absolut | P2 kontra game | P3 | P4")
    sentences = [
        (step.move.seat, GAME.words.sentence_to_tell(step.move, step.before, step.after))
        for step in steps_seen(Conductor(state).moments, F)
        if isinstance(step.move, Pass) and step.before is not None
    ]
    assert [(seat, text and english(text)) for seat, text in sentences] == [
        (F, None), (P2, None), (P3, "seat 2 passes."), (P4, "seat 3 passes."),
    ]  # fmt: skip


def test_z25_against_a_solo_all_speak_dagegen() -> None:
    state = said(start("", "", "XX"), "F call | P2 solo | P3 absolut")
    assert told(state, F) == [
        ("Absolut, against!", "seat 2 announces Absolut against the declarer, and with it Kontra to the game.")
    ]


def test_z27_the_first_announcement_that_says_kontra_is_told_so() -> None:
    begun = start("", "I", "XX", dagegen_implies_kontra="absolut_valat")
    state = said(begun, "F call, absolut | P2 pagat_ultimo, valat | P3 | P4 absolut")
    assert [sentence for _, sentence in told(state, F)] == [
        "seat 0 announces Absolut.",
        "seat 1 announces Pagat ultimo against the declarer.",
        "seat 1 announces Valat against the declarer, and with it Kontra to the game.",
        "seat 3 announces Absolut against the declarer.",
    ]
    raised = said(begun, "F call | P2 kontra game | P3 | P4 absolut")
    assert told(raised, F)[-1][1] == "seat 3 announces Absolut against the declarer."


def test_z28_a_raise_keeps_its_level_when_the_item_goes_higher() -> None:
    state = said(start("", "", "XX"), "F call | P2 absolut | P3 kontra game, kontra absolut of P2 | P4 kontra game")
    assert [words for words, _ in told(state, P2)] == [
        *("Absolut, against!", "Retour!", "Kontra to the Absolut!", "Supra!"),
    ]


def test_z28_a_raise_says_whose_item_is_meant_where_both_sides_have_one() -> None:
    state = said(start("", "", "XX"), "F call, absolut | P2 absolut | P3 kontra absolut of P2 | P4 kontra absolut of F")
    assert [words for words, _ in told(state, F)][2:] == [
        *("Kontra to the Absolut of seat 1!", "Kontra to the Absolut of seat 0!"),
    ]


def test_z23_a_new_contract_does_not_make_the_words_unsaid() -> None:
    turns = "F call | P2 kontra game | P3 absolut | P4 solo"
    before = said(start("", "", "XX"), turns.rpartition(" | ")[0])
    after = said(start("", "", "XX"), turns)
    assert speaking(after).speech.announced_items == ()
    for seat in all_seats(4):
        assert told(after, seat) == told(before, seat)


def test_z25_dazu_and_dagegen_tell_of_the_called_tarock_after_a_solo_too() -> None:
    begun = start("", "", "XX")
    for turns, holders in (
        ("F call | P2 | P3 absolut | P4 solo", {P3}),
        ("F call | P2 absolut | P3 | P4 solo", {P3, Seat(3)}),
    ):
        imagine = imagining(GAME, said(begun, turns).observe(F))
        hands = [imagine(Random(seed)).deal.hands for seed in range(20)]
        assert {seat for hand in hands for seat in all_seats(4) if read_card("XX") in hand[seat]} == holders


def test_z28_a_raise_says_what_the_item_would_count() -> None:
    seen = said(start("", "", "XX"), "F call, absolut | P2 | P3 | P4 kontra absolut of F").observe(F)
    raises = [choice for choice in seen.moves if isinstance(choice, Kontra)]
    hints = [GAME.words.hint(choice, seen) for choice in raises]
    assert [english(GAME.words.label(choice, seen)) for choice in raises] == ["Retour to Absolut of seat 0: ×4"]
    assert [english(hint) for hint in hints if hint] == ["It then counts 8 instead of 4, for you or against you. (Z28)"]
    game = Kontra(P2, "game")
    seen = said(start("", "", "XX"), "F call").observe(P2)
    assert english(GAME.words.label(game, seen)) == "Kontra to the game: ×2"


def test_the_score_sheet_tells_how_a_value_came_about() -> None:
    speech = "F call | P2 solo | P3 | P4 kontra game | F | P2 kontra game"
    outcome = replayed("ZW6", speech, context={"double_hands": 1}).outcome
    assert outcome is not None
    lines = [english(line.text) for line in outcome.explanation if line.kind == "item"]
    assert lines == [
        "Solo won: 4 × 4 (Retour) × 2 (double round)",
        "Trull, for seat 1: 1 × 2 (Solo) × 2 (double round)",
    ]


ABSOLUT = "Your side must keep the others to 32 card points or fewer. Worth 2, lost if missed. (Z43)"


@pytest.mark.parametrize(
    ("turns", "seat", "label", "more"),
    [
        ("F call | P2", P3, "Absolut for the declarer (2)", " Shows your side. (Z25)"),
        ("F call", P2, "Absolut against the declarer (2)", " Shows your side and says Kontra. (Z25, Z27)"),
        (
            "F call | P2 | P3 absolut",
            P4,
            "Absolut against the declarer (2)",
            " Shows your side and says Kontra. (Z25, Z27)",
        ),
        ("F call | P2 pagat_ultimo | P3 kontra pagat_ultimo | P4 | F", P2, "Absolut against the declarer (2)", ""),
        ("F call | P2 pagat_ultimo | P3", P4, "Absolut against the declarer (2)", " Shows your side. (Z25)"),
        ("F call | P2 | P3 | P4 kontra game", F, "Absolut (2)", ""),
    ],
)
def test_z25_an_announcement_is_offered_with_its_word_and_what_it_shows(
    turns: str, seat: Seat, label: str, more: str
) -> None:
    seen = said(start("", "I", "XX"), turns).observe(seat)
    absolut = Announce(seat, "absolut")
    hint = GAME.words.hint(absolut, seen)
    assert absolut in seen.moves
    assert english(GAME.words.label(absolut, seen)) == label
    assert hint is not None
    assert english(hint) == ABSOLUT + more


def test_z28_a_raise_shows_the_side_of_who_has_not_spoken_yet() -> None:
    begun = start("", "", "XX")
    for turns, shows in (("F call", True), ("F call | P2 kontra game | P3 kontra game | P4 | F", False)):
        seen = said(begun, turns).observe(P2)
        hint = GAME.words.hint(Kontra(P2, "game"), seen)
        assert hint is not None
        assert english(hint).endswith("Shows your side. (Z25)") == shows


@pytest.mark.parametrize(
    ("points", "virgins", "scoring", "lines"),
    [
        ((20, 30, 18, 20), (), "loser_pays", ["Whoever has the most card points pays: seat 1."]),
        (
            (45, 23, 10, 10), (), "loser_pays",
            [
                "Whoever has the most card points pays: seat 0.",
                "seat 0 bid it as forehand, and so pays double, and alone.",
                "With 45 card points or more the loser pays double.",
            ],
        ),
        (
            (0, 30, 28, 30), (0,), "loser_pays",
            [
                "seat 0 took no trick.",
                "Whoever has the most card points pays: seat 1 and seat 3.",
                "Only those who took no trick receive anything.",
                "In all 3, rounded up to 4 so that it can be shared equally.",
            ],
        ),
        ((20, 30, 18, 20), (), "two_pay_two", ["Those with the most card points pay those with the fewest."]),
    ],
)  # fmt: skip
def test_z62_the_score_sheet_of_trischaken_tells_who_pays_and_why(
    points: tuple[int, ...], virgins: tuple[int, ...], scoring: str, lines: list[str]
) -> None:
    told = Trischaken(points, F, [Seat(seat) for seat in virgins], scoring, 45).notes("Z62")
    assert [english(line.text) for line in told] == lines
