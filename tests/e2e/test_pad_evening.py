# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""An evening with real cards entered on the score pad with the mouse, each deal as somebody would tell it."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtWidgets import QApplication, QScrollArea, QTableWidget, QWidget

from kartenspiel.model.pad.form import PadAnswer
from kartenspiel.model.text import english
from kartenspiel.ui.pad.account_table import BELOW
from tests.e2e.conftest import Open
from tests.e2e.scorer import Finger
from tests.ui.program import Program

NAMES: Final = ("Anna", "Bert", "Cilli", "Dora")
PICTURES: Final = os.environ.get("PAD_PICTURES", "")
"""A folder for pictures of the page, where somebody wants to look at them."""
A, B, C, D = "0", "1", "2", "3"


class Told(NamedTuple):
    """A deal as it is told: what is entered, from above, and what each gets by the rules (K14, K65–K92)."""

    given: Mapping[str, PadAnswer]
    paid: tuple[int, int, int, int]


def rufer(king: str, partner: str, result: PadAnswer | None = None, **more: PadAnswer) -> dict[str, PadAnswer]:
    """A Rufer of forehand; with a Valat or where the declarer can give up, the result is not asked for at once."""
    entry: dict[str, PadAnswer] = {"contract": "rufer", "called": king, "partner": partner}
    if result is not None:
        entry["result"] = result
    return entry | {name.replace("__", "."): answer for name, answer in more.items()}


USUAL: Final = (
    # dealt by Anna, Bert, Cilli, Dora in turn; forehand is the next one
    Told(rufer("HK", C, "won"), (-1, 1, 1, -1)),
    Told(rufer("SK", A, "lost", made__trull="O"), (-2, 2, -2, 2)),
    Told(rufer("DK", B, "won", made__pagat="D", made__trull="D"), (-3, 3, -3, 3)),
    Told(rufer("CK", C, "won", made__kings="O"), (0, 0, 0, 0)),
    Told({"contract": "solorufer", "declarer": D, "called": "HK", "partner": A, "result": "won"}, (2, -2, -2, 2)),
    Told({"contract": "dreier", "declarer": C, "result": "lost"}, (4, 4, -12, 4)),
    Told({"contract": "bettel", "declarer": B, "result": "won"}, (-2, 6, -2, -2)),
    Told({"contract": "piccolo", "declarer": A, "result": "lost"}, (-6, 2, 2, 2)),
)
SPECIAL: Final = (
    # K47: the bird of a Besserrufer, missed
    Told(
        {
            "contract": "besserrufer",
            "declarer": B,
            "called": "DK",
            "partner": D,
            "bird": "pagat",
            "result": "won",
            "made.pagat": "none",
        },
        (1, -1, 1, -1),
    ),
    # Kontra to the game (K48), and Kontra to one item (K50)
    Told(rufer("HK", A, "won", level__game="2"), (2, -2, 2, -2)),
    Told(rufer("HK", A, "lost", level__game="4", said__trull=A, level__trull="2", made__trull="D"), (0, 0, 0, 0)),
    Told(rufer("SK", B, "won", said__koenig_ultimo=B, made__koenig_ultimo="D"), (3, 3, -3, -3)),
    # Kontra of one opponent in a negative contract (K51)
    Told({"contract": "bettel", "declarer": C, "result": "lost", f"level.{D}": "2"}, (2, 2, -8, 4)),
    # Valat unannounced and announced (K76, K83): nobody asks who won, nor for points
    Told(rufer("HK", B, made__valat="O"), (4, -4, -4, 4)),
    Told({"contract": "dreier", "declarer": A, "said.valat": A, "made.valat": "D"}, (96, -32, -32, -32)),
    Told({**rufer("HK", "talon"), "way": "played", "result": "lost"}, (-3, 1, 1, 1)),
    Told(rufer("CK", "talon", way="gave_up"), (1, -3, 1, 1)),
    Told({"contract": "trischaken", "points.0": 30, "points.1": 10, "points.2": 20}, (-3, 1, 1, 1)),
    Told(
        {"contract": "farbensolo", "declarer": B, "result": "points", "points": 44, "over.points": "1"},
        (-6, 18, -6, -6),
    ),
    Told({"contract": "solodreier", "declarer": D, "result": "won", "level.game": "8"}, (-64, -64, -64, 192)),
)


def picture(program: Program, name: str) -> None:
    if PICTURES:
        QApplication.processEvents()
        program.window.grab().save(str(Path(PICTURES) / f"{name}.png"))


class CountingFinger(Finger):
    """Counts how often it presses."""

    touches = 0

    def press(self, widget: QWidget) -> None:
        """Press something."""
        self.touches += 1
        super().press(widget)


def enter(finger: CountingFinger, told: Told) -> int:
    """Enter a deal, and return how often one had to press for that."""
    form, before = finger.page.form, finger.touches
    for name, answer in told.given.items():
        assert name in form.rows, (name, finger.page.result.text)
        finger.answer(form.rows[name], answer)
    entered = finger.book.coming.entered
    assert not entered.missing
    assert not [english(problem.text) for problem in entered.problems]
    return finger.touches - before


def scrolled(finger: Finger) -> bool:
    """Whether the form is longer than there is room for."""
    around = finger.page.form.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    assert around is not None
    return around.verticalScrollBar().maximum() > 0


def test_twenty_deals_are_entered_without_a_question_left_open_and_come_out_by_the_rules(opened: Open) -> None:
    finger = CountingFinger(opened("de"))
    finger.begin("koenigrufen", NAMES)
    account = [0, 0, 0, 0]
    for number, told in enumerate((*USUAL, *SPECIAL), 1):
        touches = enter(finger, told)
        picture(finger.program, f"evening-{number}")
        if told in USUAL:
            assert touches <= 6
            assert not scrolled(finger)
        finger.book_it()
        assert finger.book.played[-1].payments == told.paid
        account = [had + got for had, got in zip(account, told.paid, strict=True)]
        assert list(finger.book.account) == account
        shown = finger.page.account.table
        assert figures(shown, number - 1) == [signed(each) for each in account]
    assert figures(finger.page.account.lines.sums, 0) == [signed(each) for each in account]
    played = [shown.model().index(row, 1).data(BELOW) for row in range(shown.rowCount())]
    for row, marks in ((2, "Pagat ultimo, still, für Bert und Dora"), (9, "1 × 2 (Kontra)"), (13, "Valat, still")):
        assert marks in played[row]
    picture(finger.program, "evening-end")


def figures(table: QTableWidget, row: int) -> list[str]:
    """What a line says of the four accounts."""
    return [table.model().index(row, 2 + place).data() for place in range(4)]


def signed(value: int) -> str:
    """Return a figure as the pad writes it."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"
