# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The column beside the table of a lesson: the words of the present step, replies to the learner, buttons to go on."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from kartenspiel.controller.tutor import Mood, Saying, Wants
from kartenspiel.model.game import Pictures
from kartenspiel.model.lesson import Reply
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.suits import SuitsPicture
from kartenspiel.ui.lessons.bubble import SpeechBubble
from kartenspiel.ui.lessons.portrait import Portrait
from kartenspiel.ui.pane.side_column import SideColumn
from kartenspiel.ui.rulebook.glossary import Glossary
from kartenspiel.ui.table.theme import Theme
from kartenspiel.ui.widgets.announcing import announce
from kartenspiel.ui.widgets.leading_buttons import LeadingButton
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

LOW: Final = 40
"""A panel lower than so many heights of text has no room for the portrait, nor for what was asked before a reply."""
PORTRAIT: Final = 0.14
"""Size of the portrait, by the height of the panel."""

_TEACHER: Final = _(
    "The teacher: says what comes next, and asks you. A word that is underlined is explained by a click."
)
_STEP: Final = _("Step {number} of {count}")
_PRACTICE: Final = _("Practice hand")
_GO_ON: Final = _("Continue")
_TAKE_BACK: Final = _("Take the card back")
_NEXT: Final = _("On to: {lesson}")
_TO_LIST: Final = _("To the lessons")
_PLAY: Final = _("Play {game}")
_PLAY_ALREADY: Final = _("Play {game} anyway")
_PLAY_TIP: Final = _(
    "Sit down at your own table: what is played there goes on, or this game begins at a learning table"
)
_BACK: Final = _("Back")
_BACK_TIP: Final = _("One step back (key Backspace)")
_SHOW: Final = _("Show me")
_SHOW_TIP: Final = _("See it done, and go on (key H)")
_ANEW: Final = _("Once more")
_ANEW_TIP: Final = _("Begin anew, with the same cards")
_LEAVE: Final = _("Leave the lesson")
_LEAVE_TIP: Final = _("Leave the lesson; your own table goes on as it was")
_DONE: Final = _("That was the lesson. Well done!")
_DONE_SO_FAR: Final = _(
    "That was the lesson. Well done! To play at a table you need a little more; the next lesson goes on from here."
)
_MEANS: Final = _("{term}: {meaning}")
_YOUR_TURN: Final = _("Your turn, at the table.")

_NOTHING_YET: Final = Saying(0, 0, None, wants="watch")
"""While the table of a lesson is being laid."""

LEADS_ON: Final[frozenset[Wants]] = frozenset({"go_on", "take_back", "over"})
"""Where a button leads on."""


class Teacher(SideColumn):
    """The widget beside the table."""

    go_on = Signal()
    show_me = Signal()
    back = Signal()
    anew = Signal()
    next_lesson = Signal()
    play = Signal()
    """The game of the lesson is to be played."""

    def __init__(self, artwork: Artwork, pictures: Pictures) -> None:
        super().__init__()
        self.setObjectName("teacher")
        self._saying = _NOTHING_YET
        self._text: Text | None = None
        self._wording = Wording(QLocale().name(), pictures)
        self._title: Text | None = None
        self._game: Text | None = None
        self._next: Text | None = None
        self._practice = self._low = self._ready = False
        self.step, self.turn = PlainLabel(), PlainLabel()
        self.portrait, self.suits = Portrait(artwork), SuitsPicture(artwork)
        self.said, self.replied, self.explained = (
            SpeechBubble(tip=True),
            SpeechBubble(tip=False),
            SpeechBubble(tip=False),
        )
        self._papers: dict[Mood, str] = dict.fromkeys(("plain", "right", "wrong"), "white")
        """Of what is said to an answer."""
        self._glossary = Glossary({})
        self._term: str | None = None
        """What of the glossary is explained now."""
        self.back_button, self.show_button, self.anew_button = LeadingButton(), LeadingButton(), LeadingButton()
        self._lay_out()
        self._connect()
        self._name_buttons()
        self.phrases.tell(self._write)

    def begin(self, title: Text, game: Text, following: Text | None, *, practice: bool, ready: bool) -> None:
        """Begin a lesson of this title, of the game called so; `following` is the title of the next one.

        Whoever has gone through it is `ready` for a table, or should have the next lesson before.
        """
        self._title, self._game, self._next = title, game, following
        self._practice, self._ready = practice, ready
        self._saying, self._text, self._term = _NOTHING_YET, None, None
        self.back_button.setEnabled(False)
        self._write()

    def speak(self, wording: Wording, glossary: Glossary) -> None:
        """Use these words from now on, and explain those of the glossary."""
        self._wording, self._glossary = wording, glossary
        self._write()

    def dress(self, theme: Theme, text: int) -> None:
        """Take the colours of the table, and text of this height."""
        self.portrait.frame(theme.accent)
        self._papers = {"plain": theme.bubble, "right": theme.bubble_right, "wrong": theme.bubble_wrong}
        self.said.colour(theme.bubble)
        self.explained.colour(theme.bubble_note)
        for bubble in (self.said, self.replied, self.explained):
            bubble.ink_links(theme.bubble_link)
        self.dress_column(theme, text, _own_style(theme, text))
        self._low = self.height() < LOW * text
        size = round(PORTRAIT * self.height())
        self.portrait.setFixedSize(size, size)
        self.portrait.setVisible(not self._low)
        self._write()

    def tell(self, saying: Saying, *, can_go_back: bool) -> None:
        """Say this, and offer what can be done now."""
        self._saying, self._term = saying, None
        self._text = saying.text or self._text
        self.back_button.setEnabled(can_go_back)
        self._write()
        self.middle.verticalScrollBar().setValue(0)
        if saying.reply is not None:
            self.middle.ensureWidgetVisible(self.replied)
        self._announce()

    def take_focus(self) -> None:
        """Have the keys go to what is most likely wanted, if that is not at the table."""
        wants = self._saying.wants
        if wants in LEADS_ON:
            self.on_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif wants == "choice" and not any(each.hasFocus() for each in self.answers):
            self.answers[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def words(self) -> str:
        """Return all that is said now, as it is read aloud."""
        bubbles = [each for each in (self.said, self.replied) if not each.isHidden()]
        return " ".join(each.plain for each in bubbles)

    # Making it

    def _lay_out(self) -> None:
        self.step.setObjectName("quiet")
        self.step.setWordWrap(True)  # else it has no room beside the portrait where rules lie beside the page
        self.turn.setObjectName("turn")
        self.turn.setWordWrap(True)
        who, progress, suits = QHBoxLayout(), QVBoxLayout(), QVBoxLayout()
        who.addWidget(self.portrait)
        progress.addStretch(1)
        progress.addWidget(self.step)
        progress.addWidget(self.dots)
        progress.addStretch(1)
        who.addLayout(progress, 1)
        suits.addWidget(self.suits, 0, Qt.AlignmentFlag.AlignHCenter)
        told = (who, self.said, suits, self.answer_column, self.replied, self.explained, self.turn)
        self.lay_column(told, (self.back_button, self.anew_button, self.show_button), apart=6)

    def _connect(self) -> None:
        self.on_button.clicked.connect(self._lead_on)
        self.second_button.clicked.connect(self.play)
        self.back_button.clicked.connect(self.back)
        self.show_button.clicked.connect(self.show_me)
        self.anew_button.clicked.connect(self.anew)
        for bubble in (self.said, self.replied, self.explained):
            bubble.term_wanted.connect(self._explain)

    def _name_buttons(self) -> None:
        for button, words, tip in (
            (self.back_button, _BACK, _BACK_TIP),
            (self.show_button, _SHOW, _SHOW_TIP),
            (self.anew_button, _ANEW, _ANEW_TIP),
        ):
            self.phrases.say(button.setText, words)
            self.phrases.say(partial(explain, button), tip)
        self.name_column(_TEACHER, _LEAVE, _LEAVE_TIP)
        self.phrases.say(partial(explain, self.second_button), _PLAY_TIP)

    def _lead_on(self) -> None:
        if self._saying.wants != "over":
            self.go_on.emit()
        elif self._next is None:
            self.leave.emit()
        else:
            self.next_lesson.emit()

    # What it says

    def _write(self) -> None:
        """Write everything that is said now, and show the buttons that can be pressed."""
        saying = self._saying
        self._write_progress(saying)
        self._write_said(saying)
        self._offer_answers(saying.answers if saying.wants in {"choice", "go_on"} else ())
        self._write_buttons(saying)
        self._write_term()

    def _write_progress(self, saying: Saying) -> None:
        """Write what the lesson is called, and how far it has come."""
        words = self._wording
        self.title.setText("" if self._title is None else words.text(self._title))
        self.step.setText(words.text(_PRACTICE if self._practice else _STEP(number=saying.number, count=saying.count)))
        self.step.setVisible(self._practice or saying.number > 0)
        self.dots.setVisible(not self._practice and saying.number > 0)
        self.dots.show_step(saying.number, saying.count)

    def _write_said(self, saying: Saying) -> None:
        """Write what the step says, and what is said to an answer."""
        words = self._wording
        over = saying.wants == "over" and not self._practice
        done = _DONE if self._ready else _DONE_SO_FAR
        text = done if over else self._text
        self.said.setVisible(text is not None and not (self._low and saying.wants == "take_back"))
        if text is not None:
            self.said.say(text, words, self._glossary)
        self.suits.setVisible("suits" in saying.at.places)
        if "suits" in saying.at.places:
            self.suits.show_suits(words)
        self.replied.setVisible(saying.reply is not None)
        if saying.reply is not None:
            self.replied.say(saying.reply, words, self._glossary)
        self.replied.colour(self._papers[saying.mood])

    def _write_buttons(self, saying: Saying) -> None:
        """Say whose turn it is, and show the buttons that lead on."""
        words = self._wording
        self.turn.setText(words.text(_YOUR_TURN))
        self.turn.setVisible(saying.wants == "move")
        self.on_button.setVisible(saying.wants in LEADS_ON)
        self.on_button.say(words.text(self._leading_words()))
        self.on_button.setAccessibleDescription(self.words())
        self.second_button.setVisible(saying.wants == "over" and self._game is not None)
        if self._game is not None:
            self.second_button.say(words.text((_PLAY if self._ready else _PLAY_ALREADY)(game=self._game)))
        self.show_button.setVisible(saying.wants in {"move", "choice"})
        self.anew_button.setVisible(saying.wants in {"play", "over"})
        self.back_button.setVisible(not self._practice)

    def _write_term(self) -> None:
        """Show what the word of the glossary means that is asked for."""
        term = self._glossary.terms.get(self._term or "")
        self.explained.setVisible(term is not None)
        if term is not None:
            self.explained.tell(self._wording.text(_MEANS(term=term.term, meaning=term.text)))

    def _explain(self, term: str) -> None:
        """Explain a word of the glossary, or no longer."""
        self._term = None if term == self._term else term
        self._write_term()
        if self._term is not None:
            QTimer.singleShot(0, self._show_term)

    def _show_term(self) -> None:
        self.middle.ensureWidgetVisible(self.explained)
        announce(self, self.explained.plain)

    def _leading_words(self) -> Text:
        if self._saying.wants == "take_back":
            return _TAKE_BACK
        if self._saying.wants != "over":
            return _GO_ON
        return _TO_LIST if self._next is None else _NEXT(lesson=self._next)

    def _offer_answers(self, answers: Sequence[Reply]) -> None:
        self.have_answers(len(answers))
        for number, (button, answer) in enumerate(zip(self.answers, answers, strict=True)):
            chosen = number in self._saying.chosen
            right = answer.right and chosen
            sign = "✓ " if right else "✗ " if chosen else ""
            button.say(sign + self._wording.text(answer.text))
            button.set_tried(tried=chosen and not right)
            button.setEnabled(self._saying.wants == "choice")  # also a wrong one: else the keys would go to the next
            button.setVisible(self._saying.wants == "choice" or right)

    def _announce(self) -> None:
        """Have a screen reader read what is said, wherever the keys go."""
        announce(self, self.words())


def _own_style(theme: Theme, size: int) -> str:
    """Return the style of what only the teacher has."""
    return f"""
    QLabel#said {{ color: {theme.bubble_text}; font-size: {round(size * 1.1)}px; }}
    QLabel#clause {{ color: {theme.bubble_quiet}; font-size: {round(size * 0.8)}px; }}
    QLabel#clause {{ qproperty-ink: "{theme.bubble_quiet}"; }}
    QLabel#turn {{ color: {theme.accent}; font-weight: 600; padding: 4px 2px; }}
    """
