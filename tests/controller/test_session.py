# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
import contextlib
import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenspiel.controller import session as sessions
from kartenspiel.controller.boards import Boards
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.session import Person, Session, SessionOverError, new_session, seat_person, single_deal
from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import Deal
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from tests.controller.tables import session_of

GAMES = [game.id for game in all_games()]


def played(session: Session, rng: Random) -> tuple[Deal, Outcome]:
    deal = session.deal()
    conductor = Conductor(game_named(session.game).start(deal))
    while (asked := conductor.next_question()) is not None:
        conductor.answer(player_named("random").choose(asked[1], rng))
    outcome = conductor.state.outcome
    assert outcome is not None
    return deal, outcome


def after_deals(session: Session, count: int) -> Session:
    rng = Random(9)
    for _ in range(count):
        session = session.after(*played(session, rng))
    return session


@pytest.mark.parametrize("game", GAMES)
def test_a_session_reads_back_and_then_deals_the_same_cards(game: str) -> None:
    session = after_deals(session_of(game), 1)
    written = json.loads(json.dumps(sessions.as_json(session)))
    again = sessions.from_json(written)
    assert again == session
    assert again.deal() == session.deal()


def test_another_deal_has_other_cards_and_the_next_dealer() -> None:
    first = session_of()
    second = after_deals(first, 1)
    assert first.deal().hands != second.deal().hands
    assert second.deal().dealer == (first.deal().dealer + 1) % 4


def test_the_same_seed_deals_the_same_cards_for_ever() -> None:
    assert session_of().deal_seed() == 78264695686925485854440561629370389199
    assert " ".join(str(card) for card in session_of().deal().hands[0]) == "D9 SQ CJ ST H8 D8 DK C7"


def test_a_session_begun_with_a_smaller_seed_goes_on_with_the_cards_it_would_have_dealt() -> None:
    session = session_of(first_dealer="seat_1")
    old = replace(session, seed=50)  # the numbers and cards are those that were dealt when seeds had 56 bits
    assert old.deal_seed() == 57764407021336708
    assert " ".join(str(card) for card in old.deal().hands[0]) == "S9 DT CT HK C8 HJ HA H7"
    largest = (1 << 56) - 1
    assert replace(session, seed=largest).deal_seed() <= largest < replace(session, seed=largest + 1).deal_seed()


def test_the_thinking_process_is_given_another_number_than_the_cards_follow_from() -> None:
    session = session_of()
    assert session.thinking_seed() not in {session.seed, session.deal_seed()}


def test_the_account_is_the_sum_of_the_deals_by_person() -> None:
    session = after_deals(session_of(), 5)
    assert session.account == tuple(sum(result.payments[index] for result in session.results) for index in range(4))
    assert session.running_account()[-1] == session.account
    assert len(session.running_account()) == 5
    assert sum(session.account) == 0


def test_a_second_account_books_the_deals_with_their_raises() -> None:
    session = after_deals(session_of("koenigrufen", kontra_ledger="side"), 5)
    booked = [result.money or () for result in session.results]
    assert session.money_account == tuple(map(sum, zip(*booked, strict=True)))
    assert session.running_account(money=True)[-1] == session.money_account
    assert session.money_account != session.account == session.running_account()[-1]
    assert session_of("koenigrufen", kontra_ledger="side").money_account is None
    assert after_deals(session_of("koenigrufen"), 1).money_account is None


def test_a_session_ends_after_the_agreed_number_of_deals() -> None:
    session = after_deals(session_of(session_deals=2), 2)
    assert session.over
    with pytest.raises(SessionOverError):
        session.deal()


def test_a_deal_that_was_not_played_does_not_count_among_the_agreed() -> None:
    session = session_of(session_deals=1)
    deal, outcome = played(session, Random(1))
    thrown_in = Outcome(
        payments=(0,) * 4, contract="thrown_in", played=False, tricks=(), card_points=(0,) * 4, items=(),
        context=outcome.context, explain=outcome.explain,
    )  # fmt: skip
    assert not session.after(deal, thrown_in).over


def test_who_leaves_takes_no_further_part_and_keeps_the_account() -> None:
    session = session_of("anrufen", seed=1, broke_player="drops_out", session_end="one_has_all", start_tokens=6)
    for _ in range(200):
        if session.seats == 3 or session.over:
            break
        session = after_deals(session, 1)
    assert session.seats == 3
    assert len(session.persons) == len(session.account) == 4
    assert sum(session.account) == 0
    (gone,) = {0, 1, 2, 3} - set(session.seating)
    assert [person.name for person in session.players] == [f"P{index}" for index in range(4) if index != gone]


def test_a_spectator_sees_seat_0_and_the_person_the_seat_chosen() -> None:
    assert session_of(person=None).shown_seat == 0
    assert session_of(person=None).person_seat is None
    assert session_of(person=Seat(2)).shown_seat == 2


def test_the_person_changes_places() -> None:
    people = (Person("A"), Person("B", "easy"), Person("C", "easy"))
    assert [person.name for person in seat_person(people, Seat(2))] == ["C", "B", "A"]
    assert seat_person(people, None) == people
    assert seat_person(people[1:], Seat(1)) == people[1:]


def test_only_one_person_sits_at_the_screen_and_nobody_stands() -> None:
    game = game_named("russbach")
    with pytest.raises(ValueError, match="only one"):
        new_session(game, game.house_rules(), [Person("A"), Person("B"), *[Person("C", "easy")] * 2], Random(1))
    with pytest.raises(ValueError, match="3 persons for 4 seats"):
        new_session(game, game.house_rules(), [Person("A", "easy")] * 3, Random(1))


def test_a_single_deal_deals_what_it_was_given_and_counts_nowhere() -> None:
    deal = session_of().deal()
    session = single_deal(deal, [Person("A"), *[Person("B", "easy")] * 3], Random(1))
    assert not session.counted
    assert sessions.from_json(sessions.as_json(session)) == session


def test_how_bold_somebody_is_stays_with_the_session_and_is_written_of_nobody_who_is_as_usual() -> None:
    session = session_of()
    bold = replace(
        session, persons=(session.persons[0], replace(session.persons[1], boldness="daring"), *session.persons[2:])
    )
    written = sessions.as_json(bold)
    assert sessions.from_json(written) == bold
    assert [each.get("boldness") for each in written["persons"]] == [None, "daring", None, None]  # type: ignore[attr-defined]
    assert bold.persons[1].player == "daring-" + str(bold.persons[1].level)
    written["persons"][1]["boldness"] = "nonsense"  # type: ignore[index]
    assert sessions.from_json(written) == session


def test_portraits_stay_with_the_session_also_those_of_another_version_and_records_have_none() -> None:
    session = session_of()
    shown = ("lady", "hunter", "of_a_version_to_come", "")
    people = (replace(each, portrait=name) for each, name in zip(session.persons, shown, strict=True))
    painted = replace(session, persons=tuple(people))
    written = sessions.as_json(painted)
    assert sessions.from_json(written) == painted
    assert "portrait" not in written["persons"][3]  # type: ignore[index]
    assert not any("portrait" in sessions.person_as_json(each) for each in painted.persons)
    for nonsense in ("../lady", 3, None, ""):
        for each in written["persons"]:  # type: ignore[attr-defined]
            each["portrait"] = nonsense
        assert sessions.from_json(written) == session


WRITTEN = sessions.as_json(session_of())
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(WRITTEN)), ANYTHING)
def test_nonsense_in_a_field_is_a_value_error_or_understood(key: str, value: object) -> None:
    with contextlib.suppress(ValueError):
        assert sessions.from_json({**WRITTEN, key: value}).shown_seat in range(4)


@pytest.mark.parametrize("key", sorted(WRITTEN.keys() - {"allows_help", "name"}))
def test_a_missing_field_is_a_value_error(key: str) -> None:
    with pytest.raises(ValueError, match=key):
        sessions.from_json({name: value for name, value in WRITTEN.items() if name != key})


def test_a_session_that_was_written_before_sessions_had_names_has_none() -> None:
    session = sessions.from_json({name: value for name, value in WRITTEN.items() if name != "name"})
    assert session == session_of()
    assert session.name == ""


@pytest.mark.parametrize("written", [None, [], "x"])
def test_what_is_no_object_is_a_value_error(written: object) -> None:
    with pytest.raises(ValueError, match="object"):
        sessions.from_json(written)


def test_whether_help_is_allowed_is_kept_with_a_session_and_files_of_before_know_of_none() -> None:
    for allowed in (True, False):
        written = sessions.as_json(replace(session_of(), allows_help=allowed))
        assert sessions.from_json(written).allows_help is allowed
    del written["allows_help"]
    assert not sessions.from_json(written).allows_help


def test_boards_are_kept_with_their_session_and_each_has_a_key_of_its_own() -> None:
    ordinary = session_of()
    session = replace(ordinary, boards=Boards("CODE", 2)).board(1)
    assert session.record_key == f"{session.id}/1"
    assert ordinary.record_key == ordinary.id
    assert sessions.session_of({"session": session.record_key}) == session.id
    assert sessions.from_json(json.loads(json.dumps(sessions.as_json(session)))) == session
    second = after_deals(session, 1)
    assert not second.over
    assert after_deals(second, 1).over
    assert "boards" not in sessions.as_json(ordinary)


@pytest.mark.parametrize(
    "damaged",
    [
        3,
        {},
        {"code": "A"},
        {"code": 1, "deals": 2},
        {"code": "A", "deals": 0, "results": []},
        {"code": "A", "deals": 1, "results": [[1]]},
    ],
)
def test_damaged_boards_are_refused(damaged: object) -> None:
    with pytest.raises(ValueError, match=r"boards|deals|code|results"):
        sessions.from_json(sessions.as_json(session_of()) | {"boards": damaged})
