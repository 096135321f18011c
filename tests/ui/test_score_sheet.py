# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The score sheet, the account and its plot, and the sentences of the log."""

import re
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from kartenspiel.controller.checking import replay_moves
from kartenspiel.controller.record import read_record
from kartenspiel.controller.session import Person
from kartenspiel.controller.settling_up import debts
from kartenspiel.controller.sitting import FinishedDeal, Step
from kartenspiel.model.game import Game
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Amount, Text, english
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.sheet.account_plot import AccountPlot, keep_apart, scale_of
from kartenspiel.ui.table.chronicle import Sentence, SentenceKind, sentences_of
from kartenspiel.ui.widgets.clauses import ClauseLabel
from kartenspiel.ui.words.language import Interpreter
from kartenspiel.ui.words.wording import Wording
from tests.controller.dealt import GAMES, examples
from tests.games.zwanziger_table import GAME, P2, P3, F, start, word
from tests.ui.conftest import Start
from tests.ui.legible import contrast_of
from tests.ui.program import Program


@pytest.fixture
def played(start: Start) -> Program:
    program = start(last_card_of=2)
    program.window.resize(1280, 800)
    program.play()
    return program


def finished(program: Program) -> FinishedDeal:
    last = program.table.last_deal
    assert last is not None
    return last


def labels(program: Program) -> list[str]:
    return [label.text() for label in program.page.sheet.findChildren(QLabel) if not label.isHidden() and label.text()]


def test_every_line_of_the_explanation_stands_on_the_sheet(played: Program) -> None:
    last = finished(played)
    words = played.page.words()
    written = set(labels(played))
    for line in last.outcome.explanation:
        if line.kind != "payment":
            assert words.text(line.text) in written
            assert not line.clause or line.clause in written


def test_every_line_has_its_clause_in_the_tooltip(played: Program) -> None:
    clauses = {line.clause for line in finished(played).outcome.explanation if line.clause and line.kind != "payment"}
    tips = {label.toolTip() for label in played.page.sheet.findChildren(QLabel)}
    assert {f"Decided by clause {clause} of the rules." for clause in clauses} <= tips


def test_without_room_beside_the_lines_their_clauses_stand_below_them(played: Program) -> None:
    cited = {line.clause for line in finished(played).outcome.explanation if line.clause and line.kind != "payment"}
    played.window.resize(700, 600)
    played.until(lambda: played.page.sheet.width() < 700)
    shown = [each for each in played.page.sheet.findChildren(ClauseLabel) if not each.isHidden() and each.clauses]
    assert {clause for label in shown for clause in label.clauses} == cited
    assert {label.mapTo(played.page.sheet, label.rect().topLeft()).x() for label in shown} == {
        min(label.mapTo(played.page.sheet, label.rect().topLeft()).x() for label in shown)
    }


def test_words_and_clauses_stay_legible_when_the_window_turns_dark(played: Program) -> None:
    for theme in ("dark", "light"):
        played.keeper.change(theme=theme)
        QApplication.processEvents()
        assert all(contrast_of(label) >= 4.5 for label in played.page.sheet.findChildren(QLabel)), theme


def test_the_payments_and_the_account_stand_on_the_sheet(played: Program) -> None:
    last = finished(played)
    written = labels(played)
    assert written.count("Deal 2") == 1
    for index, _ in enumerate(last.players):
        total = Amount(last.session.account[index], "cent", signed=True)
        assert played.page.words().amount(total) in written


def test_who_pays_whom_is_a_sentence(played: Program) -> None:
    while not any(finished(played).outcome.payments):  # what both sides have won may cancel out
        played.play(deals=2)
    last = finished(played)
    paid = debts(tuple(map(Fraction, last.outcome.payments)))[0]
    own = next(seat for seat, person in enumerate(last.players) if person.level is None)
    names = ["you" if seat == own else person.name for seat, person in enumerate(last.players)]
    start = "You pay " if paid.payer == own else f"{names[paid.payer]} pays "
    end = f" to {names[paid.receiver]}."
    assert any(text.startswith(start) and end in text for text in labels(played))


def test_money_has_one_form_on_table_sheet_and_log(start: Start) -> None:
    program = start()
    dialog = program.dialog("new", SessionDialog)
    next(row for row in dialog.rules.form.rows if row.spec.id == "stake").control.set_value(10)  # sums below a euro
    dialog.accept()
    program.play()
    amounts = {program.page.words().amount(Amount(paid, "cent")) for paid in finished(program).outcome.payments if paid}
    told = [*labels(program), program.window.log.toPlainText(), program.window.statusBar().currentMessage()]
    assert all(any(amount.strip("−") in text for text in labels(program)) for amount in amounts)
    assert all(amount.strip("−") in program.window.log.toPlainText() for amount in amounts)
    assert not [text for text in told if re.search(r"\d cents?\b", text)]


def test_the_sheet_of_a_deal_outside_the_session_says_so(played: Program) -> None:
    played.page.sheet.play_again.emit()
    played.play()
    assert "This deal belongs to no session and counts in no account." in labels(played)
    assert played.page.sheet.next_button.text() == "Back to the &session"


def test_the_table_can_be_looked_at_after_the_deal(played: Program) -> None:
    played.page.sheet.show_table.emit()
    assert played.page.review.isVisible()
    played.trigger("sheet")
    assert played.page.sheet.isVisible()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_of_every_sheet_begins_with_a_capital(game: Game, language: str, interpreter: Interpreter) -> None:
    interpreter.speak(language)
    written = set()
    for line in examples(game).read_bytes().splitlines():
        last = replay_moves(read_record(line))
        assert last.outcome is not None
        words = Wording(language, game.pictures(last.deal.rules), ("Resi", "Poldl", "Mizzi", "Franz"))
        written |= {words.text(each.text) for each in last.outcome.explanation}
    interpreter.speak("en")
    assert written
    assert [line for line in sorted(written) if line[0].islower()] == []


def test_the_plot_has_room_for_every_total_and_for_zero() -> None:
    scale = scale_of(QRectF(0, 0, 100, 50), [(10, -10), (30, -30)])
    assert (scale.point(0, 0).x(), scale.point(2, 30).y(), scale.point(2, -30).y()) == (0, 0, 50)
    assert scale.point(1, 0).toTuple() == (50, 25)


def test_a_plot_of_nothing_but_zeros_does_not_divide_by_it() -> None:
    assert scale_of(QRectF(0, 0, 100, 50), [(0, 0)]).point(1, 0).toTuple() == (100, 50)


@given(st.lists(st.floats(0, 200), min_size=1, max_size=4))
def test_labels_keep_apart_and_on_the_plot(wanted: list[float]) -> None:
    placed = sorted(keep_apart(wanted, 15, 0, 200))
    assert all(second - first > 14.999 for first, second in pairwise(placed))
    assert placed[0] >= -0.001
    assert placed[-1] <= 200.001


def test_the_plot_has_a_scale_of_sums_and_deals(qtbot: QtBot) -> None:
    written: list[int] = []

    def amount(value: int) -> str:
        written.append(value)
        return f"{value} cents"

    plot = AccountPlot()
    qtbot.addWidget(plot)
    plot.resize(600, 200)
    account = ((10, -10), (20, -30), (-40, 50))
    plot.show_account(("Resi", "Poldl"), account, amount)
    with_scale = plot.grab().toImage()
    assert set(written) == {-40, 0, 50}
    plot.show_account(("Resi", "Poldl"), account, lambda value: " " * len(f"{value} cents"))
    bare = plot.grab().toImage()
    tall, wide = plot.fontMetrics().height(), plot.fontMetrics().horizontalAdvance("-40 cents")
    sums = [y for y in range(bare.height()) if _differ(with_scale, bare, range(wide), y)]
    assert min(sums) < tall
    assert max(sums) > bare.height() - 3 * tall
    ground, below = bare.pixelColor(0, 0), range(bare.height() - round(0.9 * tall), bare.height() - round(0.75 * tall))
    across = [x for x in range(bare.width()) if any(bare.pixelColor(x, y) != ground for y in below)]
    assert min(across) < bare.width() / 2 < max(across)  # the first deal and the last


def _differ(one: QImage, other: QImage, across: range, y: int) -> bool:
    return any(one.pixelColor(x, y) != other.pixelColor(x, y) for x in across)


def test_the_plot_draws_something(qtbot: QtBot) -> None:
    plot = AccountPlot()
    qtbot.addWidget(plot)
    plot.resize(plot.sizeHint())
    empty = plot.grab().toImage()
    plot.show_account(("Resi", "Poldl"), ((10, -10), (20, -20)))
    assert plot.grab().toImage() != empty
    assert not QPixmap(plot.grab()).isNull()


def test_the_log_keeps_to_what_was_seen(played: Program) -> None:
    last = finished(played)
    game = played.page.game
    state = game.start(last.deal)
    seat = Seat(0)
    sentences = list(sentences_of(game, Step(None, None, state.observe(seat))))
    while not state.over:
        turn = state.turn
        assert turn is not None
        move = state.moves(turn)[0]
        after = state.apply(move)  # type: ignore[arg-type]
        sentences += sentences_of(game, Step(state.observe(seat), after.mask_move(move, seat), after.observe(seat)))  # type: ignore[arg-type]
        state = after
    kinds = [sentence.kind for sentence in sentences]
    assert kinds[0] is SentenceKind.DEAL
    assert kinds.count(SentenceKind.TRICK) == len(state.observe(seat).cards.tricks)
    assert SentenceKind.RESULT in kinds
    assert all(isinstance(sentence.text, Text) for sentence in sentences)


def test_what_only_oneself_knows_is_not_told_as_known_to_all() -> None:
    begun = start("", "", "XX")
    called = begun.apply(word(begun, F, "call"))
    mine = "You hold the T20: you play secretly with seat 0."
    other = "You do not hold the T20: you play against seat 0. Who plays with you will come out."
    for seat, told_of_roles in ((P2, [other]), (P3, [mine])):
        sentences = tuple(sentences_of(GAME, Step(begun.observe(seat), called.log[-1], called.observe(seat))))
        roles = [english(each.text) for each in sentences if each.kind is SentenceKind.ROLE]
        assert roles == told_of_roles  # who is the declarer has been heard


@pytest.mark.parametrize(("value", "words"), [(-120, "−\u2060€1.20"), (120, "+\u2060€1.20")])
def test_a_sign_stays_with_its_amount_in_the_log(start: Start, value: int, words: str) -> None:
    log = start().window.log
    log.begin(Text("test", "A deal"), "french", (Person("Resi"),), "one", Text("test", "A game"))
    amount = Text("test", "{amount}")(amount=Amount(value, "cent", signed=True))
    log.add([Sentence(SentenceKind.RESULT, amount)])
    assert words in log.toPlainText()


def test_only_so_many_deals_stay_in_the_log(start: Start) -> None:
    log = start().window.log
    title = Text("test", "A deal")
    for _ in range(60):
        log.begin(title, "french", (), "one", title)
    assert log.toPlainText().count("A deal") == 50 + 1  # and over them the session


def test_the_log_is_that_of_the_session_on_the_table(start: Start) -> None:
    log = start().window.log
    deal, last, old, new = (Text("test", words) for words in ("A deal", "Its last deal", "Old game", "New game"))
    said = Text("test", "Resi says something.")
    log.begin(deal, "french", (), "one", old)
    log.add([Sentence(SentenceKind.RESULT, said)])
    log.begin(last, "french", (), "one", old)
    log.add([Sentence(SentenceKind.MOVE, said)])
    log.begin(deal, "french", (), "two", new)
    assert log.toPlainText().split("\n") == ["New game", "A deal"]
    log.begin(last, "french", (), "one", old)  # it is taken up, and told of from its beginning
    log.add([Sentence(SentenceKind.MOVE, said)] * 2)
    words = english(said)
    assert log.toPlainText().split("\n") == ["Old game", "A deal", words, "Its last deal", words, words]


def test_the_log_stays_at_its_end_when_it_changes_its_size(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    log = program.window.log
    for width in (120, 600, 150):
        log.resize(width, 200)
        QApplication.processEvents()
        assert log.verticalScrollBar().maximum() > 0
        assert log.verticalScrollBar().value() == log.verticalScrollBar().maximum()


def test_cards_are_told_when_they_have_been_dealt(start: Start) -> None:
    program = start(animation="normal")
    program.until(lambda: re.search(r" deals?\.", program.window.log.toPlainText()))
    told_first = program.window.log.toPlainText()
    assert "Your cards" not in told_first
    program.page.view.stage.hurry()
    program.until(lambda: "Your cards" in program.window.log.toPlainText())


def test_money_has_one_form_in_the_log(start: Start) -> None:
    log = start().window.log
    log.begin(Text("test", "A deal"), "french", (), "one", Text("test", "A game"))
    log.add(
        Sentence(SentenceKind.RESULT, Text("test", "{amount}")(amount=Amount(value, "cent", signed=True)))
        for value in (30, 120)
    )
    assert log.toPlainText().endswith("+\u2060€0.30\n+\u2060€1.20")
