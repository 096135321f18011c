# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The buttons by which announcements are ticked and then said together; they keep their places meanwhile."""

from collections.abc import Callable
from typing import Final

from kartenspiel.controller.moment import is_among
from kartenspiel.controller.statements import ChoicesAfter, Statements, announcements
from kartenspiel.model.moves import Choice, Move, Pass, Play
from kartenspiel.model.text import marker
from kartenspiel.players.question import Question
from kartenspiel.ui.table.choice_button import ChoiceButton, SwitchButton
from kartenspiel.ui.widgets.plain import on_button
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

SILENCE: Final = None
"""Stands for saying nothing, or nothing more."""


def has_switches(question: Question) -> bool:
    """Tell whether more than one thing can be said in answer: one thing alone, out of turn, is said by one click."""
    said = announcements(question.choices)
    return len(said) > 1 or (bool(said) and not question.may_pass)


class Switches:
    """What is chosen to be said in answer to a question, and the buttons that show it."""

    def __init__(self, question: Question, choices_after: ChoicesAfter, switched: Callable[[], object]) -> None:
        """`switched` is called whenever something is chosen or taken back."""
        self.question = question
        self._statements = Statements(question.choices, choices_after)
        self._switched = switched
        self._buttons: dict[Choice | None, ChoiceButton] = {}
        self._barred: list[ChoiceButton] = []
        self._usual: dict[ChoiceButton, str] = {}
        """What stands on the buttons that end the turn while nothing is chosen."""

    @property
    def chosen(self) -> tuple[Move, ...]:
        """What is chosen to be said, in the order in which it is."""
        return self._statements.chosen

    @property
    def offered(self) -> tuple[Choice, ...]:
        """What has a button: all that can be said, and what can follow it."""
        return (*self._statements.all, *self._statements.endings)

    @property
    def plays(self) -> tuple[Play, ...]:
        """The cards that can be played after what is chosen."""
        return tuple(each for each in self._statements.following if isinstance(each, Play))

    def allow(self, move: Move | None) -> bool:
        """Tell whether something can be done after what is chosen: a move, or being silent."""
        if move is SILENCE:
            return self.question.may_pass or bool(self.chosen)
        following = self._statements.following
        return is_among(following, move) or (isinstance(move, Pass) and self._statements.ends_turn)

    def order(self, move: Move | None) -> tuple[Move | None, ...]:
        """Return what is chosen and what follows it, in the order in which it is said and done."""
        spoken = move is SILENCE and not self.question.may_pass
        return self.chosen if spoken or self._statements.ends_turn else (*self.chosen, move)

    def clear(self) -> None:
        """Forget the buttons: they are made anew."""
        self._buttons.clear()
        self._barred.clear()
        self._usual.clear()

    def add(self, choice: Choice | None, button: ChoiceButton) -> None:
        """Let a button stand for a choice, or for silence."""
        self._buttons[choice] = button
        if isinstance(button, SwitchButton) and isinstance(choice, Move):
            button.clicked.connect(lambda: self._switch(choice))
        elif choice is SILENCE or isinstance(choice, Pass):
            self._usual[button] = button.text()

    def bar(self, *buttons: ChoiceButton) -> None:
        """Let buttons be of no use while something is chosen that they would forget."""
        self._barred += buttons

    def show(self) -> None:
        """Show what is chosen, and what goes with it."""
        for choice, button in self._buttons.items():
            if isinstance(button, SwitchButton) and isinstance(choice, Move):
                button.setChecked(choice in self.chosen)
                button.setEnabled(self._statements.can_choose(choice))
            elif not isinstance(choice, Move | None):
                button.setEnabled(not self.chosen)
            else:
                button.setEnabled(self.allow(choice))
        for button in self._barred:
            button.setEnabled(not self.chosen)
        for button, usual in self._usual.items():
            _name_ending(button, usual, speaking=bool(self.chosen))

    def _switch(self, move: Move) -> None:
        self._statements.switch(move)
        self.show()
        self._switched()


def _name_ending(button: ChoiceButton, usual: str, *, speaking: bool) -> None:
    """Let a button say that it says what is chosen, as wide as it is else."""
    done = on_button(words_of(_("Done")))
    letters = button.fontMetrics()
    round_it = button.sizeHint().width() - letters.horizontalAdvance(button.text())
    button.setMinimumWidth(round_it + max(map(letters.horizontalAdvance, (usual, done))))
    button.setText(done if speaking else usual)
