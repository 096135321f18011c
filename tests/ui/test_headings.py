# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked stands over the choices, and one sees that it is one's own turn."""

import pytest

from kartenspiel.controller.sitting import Step
from kartenspiel.games import game_named, lessons_of
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Pass, Vorhand
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import clauses_of
from kartenspiel.players.question import Question
from kartenspiel.ui.words.language import Interpreter
from kartenspiel.ui.words.wording import Wording
from tests.games.test_questions import CASES
from tests.ui.conftest import Sit
from tests.ui.seats import Evening


def ask(evening: Evening, state: State, seat: Seat) -> None:
    """Show a position from a seat and ask it what the rules ask."""
    seen = state.observe(seat)
    evening.view.step(Step(None, None, seen))
    evening.view.ask(Question(seen, seen.moves, may_pass=seat != state.turn))
    evening.until(lambda: evening.view.hand.asked)


def test_every_heading_is_spoken_in_both_languages(interpreter: Interpreter) -> None:
    for state, seat, _ in CASES.values():
        seen = state.observe(Seat(seat))
        game = game_named(seen.game)
        said = []
        for language in ("de", "en"):
            interpreter.speak(language)
            words = Wording(language, game.pictures(seen.rules), ["Franz", "Resi", "Poldl", "Mizzi"])
            said.append(words.text(game.words.question(seen.moves, seen)))
            assert said[-1].endswith((".", "?"))
            assert "{" not in said[-1]
        assert said[0] != said[1]


@pytest.mark.usefixtures("numbered")
@pytest.mark.parametrize("case", ["call", "window", "lead in the window", "Bettler", "second trick"])
def test_the_heading_and_its_clause_stand_over_the_choices(sit: Sit, case: str) -> None:
    state, seat, _ = CASES[case]
    evening = sit(game=state.deal.game)
    ask(evening, state, Seat(seat))
    seen, calls = state.observe(Seat(seat)), evening.view.calls
    asked = evening.game.words.question(seen.moves, seen)
    assert calls.isVisible()
    assert calls.heading.label.text() == evening.wording.text(asked) == calls.accessibleName()
    assert calls.heading.clauses.clauses == clauses_of(asked)
    assert evening.view.viewport().rect().contains(calls.geometry())


def test_only_the_plate_of_the_person_who_is_asked_is_lit(sit: Sit) -> None:
    evening = sit()
    state, seat, _ = CASES["window"]
    plates = evening.view.places.plates
    ask(evening, state, Seat(seat))
    assert state.turn != seat
    assert [place for place, plate in plates.items() if plate.seated.on_turn] == [seat]
    evening.view.ask(None)
    assert [place for place, plate in plates.items() if plate.seated.on_turn] == [state.turn]


def test_the_heading_goes_with_the_question(sit: Sit) -> None:
    evening = sit()
    state, seat, _ = CASES["lead in the window"]
    ask(evening, state, Seat(seat))
    evening.view.ask(None)
    assert not evening.view.calls.isVisible()


@pytest.mark.usefixtures("numbered")
def test_a_heading_that_grows_longer_than_what_stands_below_it_is_whole(sit: Sit) -> None:
    evening = sit("koenigrufen")
    table = next(lesson for lesson in lessons_of("koenigrufen") if lesson.id == "bidding").table
    state = table.state(evening.game)
    ask(evening, state, Seat(0))
    for move in (Vorhand(Seat(0)), Bid(Seat(1), "bettel"), Pass(Seat(2)), Bid(Seat(3), "solorufer")):
        evening.view.step(Step(state.observe(Seat(0)), move, state.apply(move).observe(Seat(0))))
        state = state.apply(move)
    evening.view.ask(None)
    ask(evening, state, Seat(0))
    calls = evening.view.calls
    evening.until(lambda: calls.heading.label.text().startswith(evening.wording.names[3]))
    assert calls.width() >= calls.sizeHint().width()
    assert calls.heading.label.geometry().right() < calls.heading.clauses.geometry().left()
