# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The choices that are no cards, laid out as buttons: in a row, in a list with what each means, in columns.

What is asked and how much room there is decides `CallPanel`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from kartenspiel.model.moves import Bid
from kartenspiel.model.view import Ladder
from kartenspiel.ui.table.answers import Answers
from kartenspiel.ui.table.choice_arranger import LOW_LADDER, within
from kartenspiel.ui.table.choice_button import ChoiceButton, buttons_in_rows
from kartenspiel.ui.table.choice_meanings import HINT_WIDTH, MeaningPlaces, quiet_label, room_cited
from kartenspiel.ui.table.choice_words import ChoiceMeaning
from kartenspiel.ui.table.ladder import LadderBody, OtherAnswers, RungButton, align, answer_rows
from kartenspiel.ui.table.offers import Offer
from kartenspiel.ui.table.second_questions import SecondQuestions
from kartenspiel.ui.widgets.clauses import Cited
from kartenspiel.ui.widgets.tips import explain

ROW_HEIGHT: Final = 2.8
"""Height of a button with the room around it, in heights of the text; what is too high for one column takes two."""
HEADING: Final = 2.0
"""Height of what is asked, over the choices, in heights of the text."""
BESIDE_RUNGS: Final = 9
"""Height of what stands round the rows of a ladder, in heights of the text."""
SHORTEST: Final = 16
"""Least width of its lines beside a button; where there is less room the explanations share a place."""


class ChoiceLists:
    """Lays out the buttons of the answers, and where they tell what they mean."""

    def __init__(self, answers: Answers, second: SecondQuestions, panel: QWidget) -> None:
        """`panel` is the widget that they will be in."""
        self._answers, self._second, self._panel = answers, second, panel
        self._space = answers.space
        self._meanings = MeaningPlaces(panel)

    def in_rows(self, found: tuple[Offer, ...]) -> QWidget:
        """Return all buttons side by side, in as many rows as they need."""
        self._answers.forget_buttons()
        buttons = [self._answers.button(offer) for offer in found]
        if self._answers.question is not None and self._answers.question.may_pass:
            buttons += self._answers.silences()
        elif self._answers.switches is not None:
            buttons.append(self._answers.speaking())
        return buttons_in_rows(self._panel, buttons, self._space.row_width, self._space.text)

    def in_columns(self, ladder: Ladder | None, found: tuple[Offer, ...]) -> QWidget:
        """Return the ladder of bids with what is offered, or all buttons with what they mean."""
        self._answers.forget_buttons()
        if ladder is not None:
            return self._bidding(ladder, found)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(max(4, self._space.text // 3))
        for offer in found:
            if offer.kind == "call":
                column.addWidget(self._second.caller(offer))
            elif offer.kind == "lay":
                column.addWidget(self._second.layer(offer))
        rest = [offer for offer in found if offer.kind not in ("call", "lay")]
        if rest:
            column.addWidget(self._grid(rest))
        return body

    def _grid(self, found: list[Offer]) -> QWidget:
        """Return the buttons one under the other with what they mean beside them, or in two columns above it."""
        space, said = self._space, self._answers.words
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(max(4, space.text // 3))
        buttons = [self._answers.button(offer) for offer in found]
        widest = self._widest(buttons)
        room = space.room.width - widest - 2.5 * space.text
        high = (len(found) * ROW_HEIGHT + HEADING) * space.text > space.room.height
        narrow = not space.columns and not high and room >= SHORTEST * space.text
        columns = space.columns or 2
        meanings = [said.meaning(offer, self._answers.seen) for offer in found]
        explained = list(zip(buttons, meanings, strict=True))
        for place, (button, told) in enumerate(explained):
            if space.told_beside:
                explain(button, "", told.clauses, held=told.words)  # a tooltip would cover what it means
            if narrow:
                grid.addWidget(button, place, 0)
                if told.words:
                    words = quiet_label(told.words, space.text, room - room_cited(space.text))
                    grid.addWidget(Cited(words, told.clauses), place, 1)
            else:
                grid.addWidget(button, *divmod(place, columns))
        if not narrow and not space.columns:
            for column in (0, 1):
                grid.setColumnMinimumWidth(column, min(widest, round(space.room.width / 2 - space.text)))
        if not narrow and space.told_beside:
            wide = max(grid.sizeHint().width(), min(HINT_WIDTH * space.text * 0.7, space.line))
            grid.addWidget(self._meanings.below(explained, round(wide), space.text, ""), len(found), 0, 1, columns)
        return body

    def _bidding(self, ladder: Ladder, found: tuple[Offer, ...]) -> QWidget:
        """Return the ladder, whose rows are buttons where they are offered, and the other answers below it."""
        space, said = self._space, self._answers.words
        bids = {each.bid: offer for offer in found for each in offer.choices if isinstance(each, Bid)}
        others = [offer for offer in found if offer not in bids.values()]
        rungs = self._rungs(ladder, bids)
        answers = [self._answers.button(offer) for offer in others]
        meanings = [said.meaning(offer, self._answers.seen) for offer in others]
        told: list[tuple[ChoiceButton, ChoiceMeaning]] = [
            (button, said.of_rung(rung, offered=button.offered))
            for button, rung in zip(rungs, ladder.rungs, strict=True)
        ]
        told += zip(answers, meanings, strict=True)
        columns = space.columns or self._usual_columns(rungs)
        wide = round(columns * (rungs[0].sizeHint().width() + space.text / 2))
        meaning = None
        if space.told_beside:
            meaning = self._meanings.below(told, wide, space.text, said.wording.language)
            for answer, (words, clauses) in zip(answers, meanings, strict=True):
                explain(answer, "", clauses, held=words)  # a tooltip would cover what it means
        passed = "" if ladder.passed is None else said.wording.text(ladder.passed)
        rows = answer_rows(within(space.room, space.text), space.text, space.usual_text) if space.columns else 1
        body = LadderBody(rungs, OtherAnswers(answers, passed, space.text, rows), meaning, space.text)
        body.stand_in(columns)
        body.setMinimumWidth(max(wide, body.minimumWidth()))  # also without its explanations
        return body

    def _rungs(self, ladder: Ladder, bids: Mapping[str, Offer]) -> list[RungButton]:
        """Return the rows of the ladder, of equal width."""
        rungs = [self._answers.rung(rung, bids.get(rung.bid)) for rung in ladder.rungs]
        self._widest(rungs)
        align(rungs)
        return rungs

    def _usual_columns(self, rungs: Sequence[RungButton]) -> int:
        """Return in how many columns the rows stand where nothing is in their way."""
        if len(rungs) <= LOW_LADDER:
            return 1
        size, space = rungs[0].sizeHint(), self._space
        high = len(rungs) / 2 * (size.height() + 2) + BESIDE_RUNGS * space.text > space.room.height
        wide = 3 * (size.width() + space.text) <= space.room.width
        return 3 if high and wide else 2

    def _widest(self, buttons: Sequence[ChoiceButton]) -> int:
        """Return the width of the widest of these buttons."""
        for button in buttons:
            button.setParent(self._panel)
            button.ensurePolished()
        return max(button.sizeHint().width() for button in buttons)
