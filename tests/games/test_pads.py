# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is entered on the score pad of a deal brings what the deal brought."""

from collections import deque
from dataclasses import replace
from random import Random

import pytest

from kartenspiel.games import UnknownGameError, all_games, game_named, pad_of
from kartenspiel.model.game import Deal, Game, State
from kartenspiel.model.outcome import ScoreLine
from kartenspiel.model.pad.form import NOBODY, OneField
from kartenspiel.model.pad.form import PadAnswer as Answer
from kartenspiel.model.pad.payments_pad import PaymentsPad
from kartenspiel.model.pad.score_pad import Entered, entered, without_points
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, english
from tests.pad_answers import answers, blank
from tests.walks import random_rules, start_with, walk

GAMES = all_games()
_TOLD = Text("tests", "told")


def played_to_the_end(game: Game, seed: int) -> State:
    """A random deal by random rules, cut short where the rules may do that."""
    rng = Random(f"pad {game.id} {seed}")
    return deque(walk(start_with(game, random_rules(game, rng), rng), rng), maxlen=1).pop()


def enter(state: State, *, counted: bool = False) -> Entered:
    return entered(pad_of(state.deal.game), blank(state.deal), answers(state, counted=counted))


@pytest.mark.parametrize("seed", range(150))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_deal_that_is_entered_pays_what_it_paid(game: Game, seed: int) -> None:
    state = played_to_the_end(game, seed)
    outcome, found = state.outcome, enter(state, counted=bool(seed % 3))
    assert outcome is not None
    told = [english(problem.text) for problem in found.problems], [field.id for field in found.missing]
    assert found.outcome is not None, told
    assert found.outcome.payments == outcome.payments
    assert found.outcome.money == outcome.money
    assert found.outcome.context == outcome.context
    assert found.outcome.played is outcome.played
    assert (found.outcome.contract, found.outcome.declarer, found.outcome.partner) == (
        outcome.contract, outcome.declarer, outcome.partner,
    )  # fmt: skip
    assert found.outcome.conclusion.winners == outcome.conclusion.winners


def first_deal(game: str, **rules: object) -> Deal:
    """The first deal of an evening, of which nothing is known; seat 0 deals."""
    found = game_named(game)
    made = found.house_rules(**rules)
    return Deal(game, made, Seat(0), ((),) * 4, (), found.first_context(made, 4))


def told(found: Entered) -> list[tuple[str, str, str]]:
    return [(problem.field, problem.clause, english(problem.text)) for problem in found.problems]


RUFER: dict[str, Answer] = {"contract": "rufer", "called": "HK", "partner": "2", "points": 40}
NORMAL: dict[str, Answer] = {"contract": "normal", "partner": "2", "points": 50}
REFUSED: list[tuple[Deal, dict[str, Answer], str, str]] = [
    (first_deal("koenigrufen"), RUFER | {"made.trull": "D", "made.pagat": "O"}, "K65", "with both sides"),
    (first_deal("koenigrufen"), RUFER | {"made.pagat": "D", "made.koenig_ultimo": "none", "made.valat": "O"}, "K67",
     "does not go with a Valat"),
    (first_deal("koenigrufen", silent_loss="birds_and_king"),
     RUFER | {"made.pagat": "D", "made.koenig_ultimo": "beaten.O"}, "K67", "both would be decided in trick 12"),
    (first_deal("koenigrufen"), RUFER | {"points": 10, "made.kings": "D"}, "", "more card points than it has"),
    (first_deal("koenigrufen"), RUFER | {"points": 70, "over.points": "1"}, "K5", "70 card points in all"),
    (first_deal("koenigrufen", koenigfang="on"), RUFER | {"made.kings": "O"}, "K73", "the others made this"),
    (first_deal("koenigrufen", mondfang="any", skuesfang="on", kaiserstich="any_order"),
     RUFER | {"lost.mondfang": "0", "caught.mondfang": "1", "lost.skuesfang": "1", "caught.skuesfang": "0"}, "K72",
     "would"),
    (first_deal("koenigrufen"),
     {"contract": "trischaken", "points.0": 10, "points.1": 20, "points.2": 30, "points.3": 11}, "", "must be 70"),
    (first_deal("zwanzigerrufen", card_bonuses="in_tricks"),
     NORMAL | {"made.trull": "D", "made.pagat_ultimo": "O"}, "Z48", "with both sides"),
    (first_deal("zwanzigerrufen", card_bonuses="opening_hand"),
     NORMAL | {"made.trull": "D", "made.pagat_ultimo": "O"}, "Z48", "one player was dealt these cards"),
    (first_deal("koenigrufen", absolut=45), RUFER | {"points": 30, "made.valat": "D"}, "K76",
     "these card points cannot be"),
    (first_deal("graden"), {"contract": "schurln", "most": ("0", "1", "2", "3")}, "G36", "equally many"),
    (first_deal("russbach"),
     {"partner": "2", "forty": "1", "twenty.0": "2", "points": 40, "trick.1": "no", "trick.2": "no"}, "",
     "one of them won a trick"),
]  # fmt: skip


@pytest.mark.parametrize(("deal", "given", "clause", "words"), REFUSED, ids=[each[3] for each in REFUSED])
def test_what_cannot_be_is_refused_with_its_clause(
    deal: Deal, given: dict[str, Answer], clause: str, words: str
) -> None:
    found = entered(pad_of(deal.game), deal, given)
    assert found.outcome is None
    assert [(by, words in text) for _field, by, text in told(found)][:1] == [(clause, True)]


@pytest.mark.parametrize(
    ("partner", "options", "able"), [("2", {}, {"2"}), ("own", {"call_own_king": "allowed"}, {"1"})]
)
def test_only_who_held_the_called_king_is_offered_as_having_announced_it(
    partner: str, options: dict[str, object], able: set[str]
) -> None:
    """K46: the declarer, where he called his own (K41)."""
    found = entered(pad_of("koenigrufen"), first_deal("koenigrufen", **options), RUFER | {"partner": partner})
    field = next(each for each in found.fields if each.id == "said.koenig_ultimo")
    assert isinstance(field, OneField)
    assert {option.id for option in field.options} - {NOBODY} == able


KING_ULTIMO = "said.koenig_ultimo"


def test_the_king_ultimo_moves_with_the_king_when_another_held_it_after_all() -> None:
    """K46: what was ticked for who is the partner no longer counts for nobody else."""
    pad, deal = pad_of("koenigrufen"), first_deal("koenigrufen", call_own_king="allowed")
    given: dict[str, Answer] = RUFER | {"points": 40, KING_ULTIMO: "2", "made.koenig_ultimo": "D"}
    assert entered(pad, deal, given).outcome is not None
    for partner, able in (("3", {"3"}), ("0", {"0"}), ("own", {"1"}), ("talon", {"1"})):
        found = entered(pad, deal, given | {"partner": partner, "way": "played", "result": "won"})
        offered = next(each for each in found.fields if each.id == KING_ULTIMO)
        assert isinstance(offered, OneField)
        assert {option.id for option in offered.options} - {NOBODY} == able
        assert found.outcome is not None
        assert [item.id for item in found.outcome.items if item.id == "koenig_ultimo"] == ["koenig_ultimo"]
        assert "level.koenig_ultimo" not in [field.id for field in found.fields]


@pytest.mark.parametrize(("options", "players"), [({"table_mode": "three_flying"}, 3), ({"table_mode": "two"}, 2)])
def test_for_a_dummy_that_held_the_king_only_its_side_announces_the_king_ultimo(
    options: dict[str, object], players: int
) -> None:
    """K103: a player on the dummy's side."""
    game = game_named("koenigrufen")
    rules = game.house_rules(**options)
    dealer = game.first_dealers(rules)[0]
    dummies = game.dummies(rules, dealer)
    deal = Deal(game.id, rules, dealer, ((),) * 4, (), game.first_context(rules, 4), dummies)
    assert 4 - len(dummies) == players
    found = entered(pad_of(game.id), deal, RUFER | {"partner": str(dummies[0])})
    declarer = str(deal.forehand)
    offered = {each.id: each for each in found.fields}[KING_ULTIMO]
    assert isinstance(offered, OneField)
    assert {option.id for option in offered.options} - {NOBODY} == {declarer}


def test_a_bird_is_won_only_for_the_side_that_holds_and_announced_it() -> None:
    """K46, K67, and the same where the rules of another game have it."""
    for deal, given, bird in (
        (first_deal("koenigrufen"), RUFER, "pagat"),
        (first_deal("zwanzigerrufen"), NORMAL, "pagat_ultimo"),
    ):
        for seat, side in (("1", "D"), ("2", "D"), ("0", "O"), ("3", "O")):
            found = entered(pad_of(deal.game), deal, given | {f"said.{bird}": seat})
            made = next(each for each in found.fields if each.id == f"made.{bird}")
            assert isinstance(made, OneField)
            assert [option.id for option in made.options] == ["none", side]


def test_card_points_are_asked_for_only_where_something_depends_on_them() -> None:
    rufer: dict[str, Answer] = {name: answer for name, answer in RUFER.items() if name != "points"}
    normal: dict[str, Answer] = {name: answer for name, answer in NORMAL.items() if name != "points"}
    silent = {"silent_absolut": "off"}
    asked: list[tuple[Deal, dict[str, Answer], list[str]]] = [
        (first_deal("koenigrufen"), rufer, ["result"]),
        (first_deal("koenigrufen"), rufer | {"result": "points"}, ["points"]),
        (first_deal("koenigrufen"), rufer | {"made.valat": "O"}, []),
        (first_deal("koenigrufen", absolut=45), rufer, ["points"]),
        (first_deal("koenigrufen"), {"contract": "bettel", "declarer": "2"}, ["result"]),
        (first_deal("zwanzigerrufen"), normal, ["points"]),
        (first_deal("zwanzigerrufen"), normal | {"made.valat": "D"}, []),
        (first_deal("zwanzigerrufen", **silent), normal, ["result"]),
        (first_deal("zwanzigerrufen", **silent), normal | {"said.absolut.D": "1"}, ["points"]),
        (first_deal("russbach"), {"partner": "2"}, ["points"]),
        (first_deal("russbach"), {"partner": "2", "every.a": "yes"}, []),
        (first_deal("russbach"), {"partner": "2", "every.b": "yes"}, []),
        (first_deal("rufmariasch"), {"partner": "2", "points": 0}, ["every.b"]),
        (first_deal("koenigrufen"), {"contract": "trischaken", "points.0": 10, "points.1": 20, "points.3": 9}, []),
    ]  # fmt: skip
    for deal, given, missing in asked:
        found = entered(pad_of(deal.game), deal, given)
        assert [field.id for field in found.missing] == missing, given
        assert (found.outcome is not None) is (not missing)


def test_in_trischaken_the_last_player_has_what_the_others_left() -> None:
    given: dict[str, Answer] = {"contract": "trischaken", "points.0": 10, "over.points.0": "2", "points.2": 20}
    found = entered(pad_of("koenigrufen"), first_deal("koenigrufen"), given | {"points.3": 30})
    assert found.outcome is not None
    assert found.outcome.card_points == (32, 28, 60, 90)
    wrong = entered(pad_of("koenigrufen"), first_deal("koenigrufen"), given | {"points.3": 30, "points.1": 10})
    assert "must be 70" in told(wrong)[0][2]


def test_where_only_the_result_was_entered_nothing_is_told_of_points() -> None:
    for deal, given in (
        (first_deal("koenigrufen"), RUFER),
        (first_deal("zwanzigerrufen", silent_absolut="off"), NORMAL),
    ):
        for result in ("won", "lost"):
            outcome = entered(pad_of(deal.game), deal, given | {"result": result}).outcome
            assert outcome is not None
            lines = "\n".join(english(line.text) for line in outcome.explanation)
            assert "points" not in lines
            assert result in lines
            assert not any(figure in lines for figure in ("35", "44", "45"))
            assert outcome.conclusion.score is None
            assert outcome.conclusion.lacked is None
            assert outcome.conclusion.reason is None


def test_in_a_contract_with_a_compulsory_bird_it_is_asked_which() -> None:
    """K47; where the bid names it (K20) there is nothing to ask."""
    besser: dict[str, Answer] = RUFER | {"contract": "besserrufer", "declarer": "1"}
    deal = first_deal("koenigrufen")
    assert [field.id for field in entered(pad_of(deal.game), deal, besser).missing] == ["bird"]
    found = entered(pad_of(deal.game), deal, besser | {"bird": "uhu", "made.uhu": "D"})
    assert found.outcome is not None
    assert "said.uhu" not in [field.id for field in found.fields]
    assert "level.uhu" in [field.id for field in found.fields]
    assert any("Uhu, announced by" in english(line.text) for line in found.outcome.explanation)


def test_what_was_entered_before_the_pad_asked_otherwise_is_understood_as_it_was_meant() -> None:
    deal = first_deal("koenigrufen")
    bettel: dict[str, Answer] = {"contract": "bettel", "declarer": "2"}
    old: list[tuple[dict[str, Answer], dict[str, Answer]]] = [
        (RUFER, RUFER | {"result": "points"}),
        (bettel | {"tricks": 0}, bettel | {"result": "won"}),
        (bettel | {"tricks": 3}, bettel | {"result": "lost"}),
        (RUFER | {"contract": "besserrufer", "declarer": "1", "said.uhu": "1", "made.uhu": "none"},
         RUFER | {"contract": "besserrufer", "declarer": "1", "bird": "uhu", "made.uhu": "none"}),
    ]  # fmt: skip
    for before, now in old:
        then, found = entered(pad_of(deal.game), deal, before), entered(pad_of(deal.game), deal, now)
        assert then.outcome is not None
        assert then.outcome == found.outcome
        assert set(before) - then.kept == set()


def test_what_is_missing_is_asked_for_and_nothing_is_settled() -> None:
    deal, given = first_deal("koenigrufen"), dict[str, Answer]()
    for name, answer in {**RUFER, "result": "won"}.items():
        if name == "points":
            continue
        found = entered(pad_of(deal.game), deal, given)
        assert found.outcome is None
        assert name in [field.id for field in found.missing]
        given[name] = answer
    assert entered(pad_of(deal.game), deal, given).outcome is not None


@pytest.mark.parametrize(
    ("contract", "partner", "options", "beside"),
    [
        ("rufer", "2", {}, ", with the cards laid away"),
        ("rufer", "talon", {}, ", with the cards laid away"),
        ("sechserdreier", None, {}, ", with the cards laid away"),
        ("solorufer", "2", {}, ""),
        ("solorufer", "talon", {}, ", with the half of the talon that held the called card"),
        ("solorufer", "talon", {"solorufer_king_in_talon": "all"}, ", with the talon"),
        ("farbensolo", None, {}, ""),
        ("solodreier", None, {}, ""),
    ],
)
def test_card_points_are_asked_for_with_what_counts_beside_the_tricks(
    contract: str, partner: str | None, options: dict[str, object], beside: str
) -> None:
    deal, given = first_deal("koenigrufen", **options), {"contract": contract, "declarer": "1"}
    given |= {} if partner is None else {"called": "HK", "partner": partner}
    found = entered(pad_of(deal.game), deal, {"way": "played", "result": "points", **given})
    asked = next(field for field in found.missing if field.id == "points").asked
    assert isinstance(asked, Text)
    words = english(asked)
    assert words.startswith("Card points of ")
    assert words.partition(", ")[1:] == (beside[:2], beside[2:])


def test_a_queen_is_asked_for_and_told_as_one_only_where_queens_are_called() -> None:
    kings, queens = first_deal("koenigrufen"), first_deal("koenigrufen", four_kings="call_queen")
    for deal, called, asked, lay in (
        (kings, "HK", "Which king did", "the king lay in the talon"),
        (queens, "HK", "Which king or which queen did", "the king lay in the talon"),
        (queens, "HQ", "Which king or which queen did", "the queen lay in the talon"),
    ):
        found = entered(pad_of(deal.game), deal, {"contract": "rufer", "called": called})
        fields = {field.id: field for field in found.fields}
        assert isinstance(fields["called"].asked, Text)
        assert english(fields["called"].asked).startswith(asked)
        held = fields["partner"]
        assert isinstance(held, OneField)
        assert [english(each.label) for each in held.options if isinstance(each.label, Text)] == [lay]


def test_a_number_that_cannot_be_is_refused_with_its_bounds() -> None:
    koenigrufen, russbach = first_deal("koenigrufen"), first_deal("russbach")
    refused: list[tuple[Deal, dict[str, Answer], str]] = [
        (koenigrufen, RUFER | {"points": 99}, ", with the cards laid away”, where it goes from 0 to 70."),
        (koenigrufen, {"contract": "trischaken", "points.1": 80}, ", card points”, where it goes from 0 to 70."),
        (russbach, {"partner": "2", "points": 45}, "in steps of 10."),
    ]
    for deal, given, words in refused:
        found = entered(pad_of(deal.game), deal, given)
        assert found.outcome is None
        (problem,) = told(found)
        assert problem[2].startswith(str(next(answer for name, answer in given.items() if "points" in name)))
        assert problem[2].endswith(words)


def test_an_answer_that_is_not_offered_counts_as_none() -> None:
    deal = first_deal("koenigrufen")
    for name, answer in (("called", "T1"), ("partner", "1"), ("points", 71), ("points", "40"), ("contract", 3)):
        found = entered(pad_of(deal.game), deal, RUFER | {"result": "points", name: answer})
        assert name in [field.id for field in found.missing]


def test_an_announcement_against_the_declarer_says_kontra_where_house_rules_have_it() -> None:
    deal = first_deal("zwanzigerrufen", dagegen_implies_kontra="all")
    given = NORMAL | {"said.absolut.O": "3", "made.pagat_ultimo": "none"}
    found = entered(pad_of(deal.game), deal, given)
    level = next(field for field in found.fields if field.id == "level.game")
    assert isinstance(level, OneField)
    assert [option.id for option in level.options] == ["2", "4", "8", "16"][: len(level.options)]
    assert found.outcome is not None


def test_a_game_without_a_pad_asks_what_each_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert isinstance(pad_of("graden"), PaymentsPad)
    deal = first_deal("graden")
    given: dict[str, Answer] = {"paid.0": 5, "paid.1": -5, "paid.2": 0, "paid.3": 1}
    assert "makes 1 instead of 0" in told(entered(pad_of("graden"), deal, given))[0][2]
    outcome = entered(pad_of("graden"), deal, given | {"paid.3": 0}).outcome
    assert outcome is not None
    assert outcome.payments == (5, -5, 0, 0)


def test_a_sheet_without_points_has_all_else_after_its_notes() -> None:
    outcome = enter(played_to_the_end(game_named("graden"), 0)).outcome
    assert outcome is not None
    rest = ScoreLine("item", _TOLD, (1, -1, 0, 0)), ScoreLine("payment", _TOLD, (1, -1, 0, 0))
    note = ScoreLine("note", _TOLD)
    whole = replace(outcome, explain=lambda: (rest[0], ScoreLine("points", _TOLD, (40, 30, 20, 0)), rest[1]))
    assert without_points(whole).explain() == rest
    assert without_points(whole, (note,)).explain() == (note, *rest)


def test_there_is_no_pad_of_a_game_that_there_is_not() -> None:
    with pytest.raises(UnknownGameError):
        pad_of("gone")
