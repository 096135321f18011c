# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Choices find their room by measuring, and the ladder of bids has one place, one height and whole names."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from kartenspiel.controller.settings import USUAL_TEXT
from kartenspiel.controller.sitting import Sitting, Sittings, Step
from kartenspiel.games import game_named, view_of
from kartenspiel.games.koenigrufen.words import view
from kartenspiel.games.koenigrufen.words.view import _GONE, _HOLDS
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, Who
from kartenspiel.players.question import Question
from kartenspiel.ui.looks import fonts
from kartenspiel.ui.table import call_panel
from kartenspiel.ui.table.call_panel import CallPanel
from kartenspiel.ui.table.choice_button import ChoiceButton, button_size
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.ladder import RungButton
from kartenspiel.ui.table.scrolled import Scrolled
from kartenspiel.ui.words.wording import UNBROKEN
from tests.breadth import each_once, ends
from tests.games.koenigrufen_evenings import BIRDS, TALON, besserrufer
from tests.games.koenigrufen_table import NO_DOUBLE, done
from tests.games.koenigrufen_table import start as koenigrufen
from tests.ui.conftest import Sit
from tests.ui.cut_off import cut_off
from tests.ui.seats import Evening

AUCTION = ("F vorhand", "P2 piccolo", "P3 besserrufer", "P4 farbendreier")
HELD = ("F vorhand", "P2 besserrufer", "P3 weiter", "P4 weiter", "F hold")
MOST_BUILDS = 6
"""What is built for each search for room: what was shown, and what it is arranged to."""
EASY = 1.7
"""Least height of a row, in heights of the text."""


def auction(evening: Evening, words: str) -> None:
    """Show forehand an auction in which this was said; it is asked where it is on turn."""
    state = done(koenigrufen(*BIRDS, talon=TALON, context=NO_DOUBLE), words)
    coming = replace(evening.session.coming, dealer=state.deal.dealer)
    evening.table.resume(Sittings.of(Sitting(replace(evening.session, rules=state.deal.rules, coming=coming), state)))
    evening.question()


def seen_by_us(evening: Evening, words: str) -> None:
    """Show forehand an auction without asking anybody."""
    seen = done(koenigrufen(*BIRDS, talon=TALON, context=NO_DOUBLE), words).observe(Seat(0))
    evening.view.clear()
    evening.view.step(Step(None, None, seen))
    evening.until(lambda: not evening.view.stage.busy)


@pytest.fixture
def twice() -> Iterator[None]:
    """Have text twice as large."""
    fonts.write(2 * USUAL_TEXT)
    yield
    fonts.write(USUAL_TEXT)


@pytest.mark.usefixtures("twice")
@pytest.mark.parametrize("size", ends([(590, 559), (911, 440), (1280, 745), (1710, 1020)]))
def test_choices_are_measured_and_not_built_until_they_have_room(
    sit: Sit, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = sit("koenigrufen")
    evening.view.resize(*size)
    built: list[QWidget] = []
    fits: list[object] = []
    fill, fit = CallPanel._fill, CallPanel.fit  # noqa: SLF001

    def counted(panel: CallPanel, body: QWidget | None) -> None:
        built.extend([] if body is None else [body])
        fill(panel, body)

    monkeypatch.setattr(CallPanel, "_fill", counted)

    def fitted(panel: CallPanel, rooms: Sequence[Area]) -> Area:
        fits.append(rooms)
        return fit(panel, rooms)

    monkeypatch.setattr(CallPanel, "fit", fitted)
    for words in (", ".join(AUCTION[:count]) for count in range(1, len(AUCTION) + 1)):
        before = len(built), len(fits)
        seen_by_us(evening, words)
        assert len(built) - before[0] <= MOST_BUILDS * max(1, len(fits) - before[1]), words


def test_a_button_is_as_large_as_was_measured(sit: Sit) -> None:
    evening = sit("koenigrufen")
    evening.view.resize(911, 440)
    auction(evening, "F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer, F call ♠K, F take 1, F lay ♠8 ♠7 ♣9")
    calls = evening.view.calls
    calls.fit((calls_room := evening.view.stage.frame.centre,))
    assert calls_room.width
    for button in calls.findChildren(ChoiceButton):
        measured = button_size(button.text(), calls._space.text, pictured=button.isCheckable())  # noqa: SLF001
        assert abs(button.sizeHint().height() - measured.height()) <= 3
        assert button.sizeHint().width() <= measured.width() + 3


def test_no_more_arrangements_are_remembered_than_one_size_of_the_window_has(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(call_panel, "KEPT", 3)
    evening = sit("koenigrufen")
    auction(evening, "F vorhand, P2 weiter, P3 weiter, P4 weiter")
    calls, room = evening.view.calls, evening.view.stage.frame.centre
    for smaller in range(6):
        calls.fit((room._replace(width=room.width - smaller),))
    assert len(calls._plans) == 3  # noqa: SLF001


@pytest.mark.parametrize("size", [(1280, 745), (1710, 1020)])
def test_the_ladder_stays_in_its_place_through_an_auction(sit: Sit, size: tuple[int, int]) -> None:
    evening = sit("koenigrufen")
    evening.view.resize(*size)
    lying = []
    for count in range(1, len(AUCTION) + 1):
        seen_by_us(evening, ", ".join(AUCTION[:count]))
        rows = [each for each in evening.view.calls.findChildren(RungButton) if each.isVisible()]
        lying.append([each.size() for each in rows])
    assert lying
    assert all(one == other for one, other in pairwise(lying))


@pytest.mark.parametrize("size", ends([(970, 727), (1280, 745), (1710, 1020)]))
def test_the_ladder_does_not_grow_when_it_is_our_turn_to_answer(sit: Sit, size: tuple[int, int]) -> None:
    evening = sit("koenigrufen")
    evening.view.resize(*size)
    seen_by_us(evening, "F vorhand, P2 besserrufer, P3 weiter")
    waiting = evening.view.calls.size()
    auction(evening, "F vorhand, P2 besserrufer, P3 weiter, P4 weiter")
    assert evening.view.calls.size() == waiting


@pytest.mark.usefixtures("german")  # which takes more room
@pytest.mark.parametrize("size", ends([(814, 659), (986, 734), (1070, 759), (1280, 745), (1710, 1020)]))
def test_the_ladder_is_at_one_height_whether_one_waits_or_is_asked(sit: Sit, size: tuple[int, int]) -> None:
    """Also where it is first seen when one is asked, as in a lesson that begins there."""
    evening = sit("koenigrufen")
    view, calls = evening.view, evening.view.calls
    view.resize(*size)
    places = []
    for counts in (range(1, len(HELD) + 1), (4, 5)):
        view.clear()
        for count in counts:
            state = done(koenigrufen(*BIRDS, talon=TALON, context=NO_DOUBLE), ", ".join(HELD[:count]))
            seen = state.observe(Seat(0))
            view.step(Step(None, None, seen))
            if state.turn == seen.seat:
                view.ask(Question(seen, state.moves(seen.seat), may_pass=False))
            evening.until(lambda: not view.stage.busy and calls.isVisible())
            places.append((calls.x(), calls.y(), calls.width()))
    assert set(places) == {places[0]}


@pytest.mark.usefixtures("twice", "german")
@pytest.mark.parametrize("size", ends([(911, 640), (986, 734), (1070, 759), (1710, 1020)]))
def test_every_answer_of_the_ladder_is_in_sight_in_large_letters(sit: Sit, size: tuple[int, int]) -> None:
    evening = sit("koenigrufen")
    evening.view.resize(*size)
    auction(evening, "F vorhand, P2 besserrufer, P3 weiter, P4 weiter")
    calls = evening.view.calls
    assert not calls.findChildren(Scrolled)
    assert cut_off(calls) == []
    assert len(calls.buttons()) > 2


@pytest.mark.usefixtures("twice", "german")
def test_a_ladder_in_a_high_and_narrow_room_is_written_large_with_its_answers_in_two_rows(sit: Sit) -> None:
    evening = sit("koenigrufen")
    evening.view.resize(1710, 1020)
    auction(evening, "F vorhand, P2 besserrufer, P3 weiter, P4 weiter")
    calls, text = evening.view.calls, evening.view.stage.frame.text
    room = Area(0, 0, 25 * text, 50 * text)
    assert calls.fit((room,)) == room
    calls.resize(calls.sizeHint())
    QApplication.processEvents()
    assert calls._space.text >= 0.9 * calls._space.usual_text  # noqa: SLF001
    assert calls.width() <= room.width
    assert cut_off(calls) == []


@pytest.mark.parametrize(("letters", "size"), [("usual", (814, 659)), ("large", (1280, 745))])
def test_lines_end_between_those_who_hold_a_contract(
    sit: Sit, letters: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    if letters == "large":
        request.getfixturevalue("twice")
    three = Text("games.koenigrufen", "{players}")(
        players=(Who(Seat(1)), *(_HOLDS(player=Who(Seat(n))) for n in (2, 3)))
    )
    monkeypatch.setattr(view, "_state", lambda _auction, contract: three if contract == "besserrufer" else _GONE)
    evening = sit("koenigrufen")
    evening.view.resize(*size)
    auction(evening, "F vorhand, P2 besserrufer, P3 weiter, P4 weiter")
    rungs = [each for each in evening.view.calls.findChildren(RungButton) if each.isVisible()]
    held = next(each for each in rungs if "Resi" in each.cells[-1].text()).cells[-1]
    told = held.text().split(" "), held.width(), QFontMetrics(held.font())
    assert cut_off(evening.view.calls) == []
    auction(evening, "F vorhand, P2 besserrufer, P3 weiter, P4 weiter, F hold, P2 weiter")
    labels = [each for each in evening.view.panels.board.findChildren(QLabel) if "Resi" in each.text()]
    for names, wide, font in (told, *((each.text().split(" "), each.width(), each.fontMetrics()) for each in labels)):
        assert max(map(font.horizontalAdvance, names)) <= wide
    assert labels[0].text() == f"Resi, Poldl{UNBROKEN}(holds), Mizzi{UNBROKEN}(holds)"
    assert cut_off(evening.view.panels.board) == []


@each_once(size=((814, 659), (1070, 759), (1280, 745), (1710, 1020)), letters=("usual", "large"))
@pytest.mark.usefixtures("german")  # which takes more room
def test_the_table_of_items_stays_in_its_place_when_one_is_made_or_lost(
    sit: Sit, size: tuple[int, int], letters: str, request: pytest.FixtureRequest
) -> None:
    if letters == "large":
        request.getfixturevalue("twice")
    evening = sit("koenigrufen")
    evening.view.resize(*size)
    board = evening.view.panels.board
    whole = besserrufer()
    states = [game_named("koenigrufen").start(whole.deal)]
    for move in whole.log:
        states.append(states[-1].apply(move))
    before, after = next(
        (one, other)
        for one, other in pairwise(each.observe(Seat(0)) for each in states)
        if other.cards.tricks and verdicts(one) < verdicts(other)
    )
    places = []
    for seen in (before, after):
        evening.view.step(Step(None, None, replace(seen, cards=after.cards)))
        evening.until(lambda: not evening.view.stage.busy)
        places.append((board.geometry(), board.isVisible()))
        assert cut_off(board) == []
    assert places[0] == places[1]
    assert places[0][1]


def verdicts(seen: Observation) -> bool:
    """Tell whether the table of items has its last column."""
    board = view_of(seen).board
    return board is not None and board.last[:1] == board.columns[-1:]


@pytest.mark.parametrize("size", ends([(814, 727), (1280, 745), (1710, 1020)]))
def test_the_ladder_tells_by_whole_names_who_holds_what(sit: Sit, size: tuple[int, int]) -> None:
    evening = sit("koenigrufen")
    evening.view.resize(*size)
    auction(evening, "F vorhand, P2 besserrufer, P3 weiter, P4 weiter")
    rungs = [each for each in evening.view.calls.findChildren(RungButton) if each.isVisible()]
    assert [each for each in rungs if "Resi" in each.cells[-1].text()]
    for rung in rungs:
        said = rung.cells[-1]
        assert "…" not in said.text()
        if not said.wordWrap():
            assert QFontMetrics(said.font()).horizontalAdvance(said.text()) <= said.width()
    text = evening.view.stage.frame.text
    if size[0] > 1000:
        assert all(each.height() >= EASY * text for each in rungs)


def test_two_cells_of_the_ladder_never_touch(sit: Sit) -> None:
    evening = sit("koenigrufen")
    auction(evening, "F vorhand, P2 besserrufer, P3 weiter, P4 weiter")
    for rung in evening.view.calls.findChildren(RungButton):
        for left, right in pairwise(rung.cells):
            assert right.x() - left.geometry().right() >= evening.view.stage.frame.text / 2
