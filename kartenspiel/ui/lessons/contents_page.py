# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons of a game at a glance: what is learned in each, which are done, and a button that begins one."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.controller.plans import pictures_shown
from kartenspiel.controller.settings import OPPONENTS, Settings
from kartenspiel.games import all_games, lessons_of
from kartenspiel.model.game import Game, Pictures
from kartenspiel.model.lesson import Lesson, Practice
from kartenspiel.model.text import Text, marker
from kartenspiel.paths import resource
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.dialogs.consent import ConsentDialog
from kartenspiel.ui.lessons.bubble import SpeechBubble
from kartenspiel.ui.lessons.portrait import Portrait
from kartenspiel.ui.lessons.progress import progress_in
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.looks.house import House
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.paper import ClothPage, OnCloth, Sheet, dress_buttons, scrolled
from kartenspiel.ui.table.theme import BASE_TEXT, text_size, type_of
from kartenspiel.ui.widgets.leading_buttons import LeadingButton
from kartenspiel.ui.widgets.plain import PlainLabel, on_button
from kartenspiel.ui.widgets.quiet import QuietLabel, title_font
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

WIDEST: Final = 1180
"""Greatest width of the list, in pixels, at the usual size of text."""
TWO_COLUMNS: Final = 66
"""From so many heights of text on, cards stand in two columns."""
ASIDE: Final = 20
"""Pixels of cloth at both sides."""
PORTRAIT: Final = 6.5
"""Size of the portrait, in heights of text."""

_WELCOME: Final = _(
    "Sit down with me! We play at a real table, and I tell you what matters. Your own game waits for you meanwhile."
)
_ALL_DONE: Final = _("You have been through all of it. Now play, or take up again whatever you like.")
_NONE: Final = _("There are no lessons for this game yet.")
_LESSONS: Final = _("Step by step")
_PRACTICE: Final = _("Practice hands: a whole deal with a goal")
_IN_FORM: Final = _("{section} – {form}")
_BEGIN: Final = _("Begin")
_AGAIN: Final = _("Again")
_BEGIN_THIS: Final = _("Begin: {title}")
_DONE: Final = _("done")
_REACHED: Final = _("goal reached")
_BACK: Final = _("&Back to the table")
_TO_GAMES: Final = _("To the &games")
_QUIZ: Final = _("&Quiz")
_QUIZ_TIP: Final = _("Ten questions about deals of this game that were played")
_FROM_BEGINNING: Final = _("Begin all lessons &anew …")
_FROM_BEGINNING_TIP: Final = _("Take the ticks off all lessons of this game, so that none counts as done")
_SURE: Final = _("Begin the lessons anew?")
_COMES_OF_IT: Final = _(
    "{game}: no lesson counts as done any more, and you start with the first one. All lessons stay, and so does "
    "everything you have played at your table."
)
_LEAVE_IT: Final = _("&Leave it as it is")
_DO_IT: Final = _("&Begin anew")


class LessonCard(Sheet):
    """A lesson on a sheet of paper."""

    begun = Signal()

    def __init__(self, lesson: Lesson | Practice, sign: str, *, done: bool, first: bool) -> None:
        """`sign` stands on its medal; the `first` that is not done has the bright button."""
        super().__init__()
        self.lesson, self.done = lesson, done
        self.medal, self.title, self.about = PlainLabel("✓" if done else sign), PlainLabel(), QuietLabel()
        self.button = LeadingButton()
        self.medal.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.setWordWrap(True)
        if first:
            self.button.setObjectName("first")
        self.button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self.begun)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 12, 14, 12)
        row.setSpacing(12)
        row.addWidget(self.medal, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(self.title)
        column.addWidget(self.about)
        column.addStretch(1)
        row.addLayout(column, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)

    def write(self, words: Wording) -> None:
        """Write its texts in the language of these words."""
        lesson = self.lesson
        practice = isinstance(lesson, Practice)
        self.title.setText(words.text(lesson.title))
        self.about.setText(words.text(lesson.task if isinstance(lesson, Practice) else lesson.learned))
        self.button.setText(on_button(words.text(_AGAIN if self.done else _BEGIN)))
        self.button.setAccessibleName(words.text(_BEGIN_THIS(title=lesson.title)))
        self.button.setAccessibleDescription(self.about.text())
        self.medal.setAccessibleName(words.text(_REACHED if practice else _DONE) if self.done else "")

    def dress(self, size: int) -> None:
        """Write in letters of this height."""
        house, medal = appearance.house(), round(2.5 * size)
        self.title.setFont(title_font(type_of(1.15 * size)))
        self.about.setFont(type_of(size))
        self.button.setFont(type_of(size))
        self.medal.setFixedSize(medal, medal)
        ink, ground = (house.on_accent, house.accent) if self.done else (house.on_gold, house.gold)
        self.medal.setStyleSheet(
            f"color: {ink}; background: {ground}; border-radius: {medal // 2}px;"
            f"font-weight: 700; font-size: {round(1.15 * size)}px;"
        )


class LessonList(ClothPage):
    """The page of the lessons."""

    chosen = Signal(object, object)
    """`Game`, and the `Lesson` or `Practice` to begin."""
    back = Signal()
    quiz_wanted = Signal(object)
    """The quiz of a `Game` is wanted."""

    def __init__(
        self, keeper: Keeper, game: Game, pictures_cache: Path | None, open_dialog: Callable[[str, QDialog], None]
    ) -> None:
        """`pictures_cache` is the folder that keeps finished pictures of cards, `open_dialog` opens one by a name."""
        super().__init__()
        self._keeper, self._game, self._open_dialog = keeper, game, open_dialog
        self._columns = 0
        self._artwork = Artwork(resource("cards"), pictures_cache, Look(pictures=self._pictures), self)
        self.portrait = Portrait(self._artwork)
        self.welcome, self.progress = SpeechBubble(tip=False), QuietLabel()
        self.games: dict[str, QPushButton] = {}
        self.cards: list[LessonCard] = []
        self._grids: list[tuple[PlainLabel, Text, QGridLayout, list[LessonCard]]] = []
        self.back_button, self.anew_button, self.quiz_button = QPushButton(), QPushButton(), QPushButton()
        self._to_table = True
        self._sections = QVBoxLayout()
        self._lay_out()
        self._phrases = Phrases(self)
        self._phrases.say(partial(explain, self.anew_button), _FROM_BEGINNING_TIP)
        self._phrases.say(self.quiz_button.setText, _QUIZ)
        self._phrases.say(partial(explain, self.quiz_button), _QUIZ_TIP)
        self._phrases.tell(self._write)
        keeper.changed.connect(self._settings_changed)

    @property
    def game(self) -> Game:
        """The game whose lessons are listed."""
        return self._game

    def show_game(self, game: Game) -> None:
        """List the lessons of a game, as far as they are done now."""
        self._game = game
        self._fill()
        self._area.verticalScrollBar().setValue(0)

    def let_back(self, *, to_table: bool) -> None:
        """Say where the way back leads: to the table, or to all games while nothing is played there."""
        self._to_table = to_table

    def close_down(self) -> None:
        """Stop drawing: the window closes."""
        self._artwork.close()

    def take_focus(self) -> None:
        """Have the keys go to the button that begins what comes next."""
        following = next((card for card in self.cards if not card.done), None)
        button = self.back_button if following is None else following.button
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write larger where there is room, as the table does."""
        super().resizeEvent(event)
        self._dress()

    def follow_house(self) -> None:
        """Wear the colours of the house."""
        super().follow_house()
        self._dress()

    # Making it

    def _lay_out(self) -> None:
        self._inner = inner = QWidget()
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(ASIDE, 16, ASIDE, 12)
        lines.setSpacing(10)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self.portrait)
        head.addWidget(self.welcome, 1)
        self._game_row = QGridLayout()
        self._game_row.setSpacing(6)
        lines.addLayout(head)
        lines.addLayout(self._game_row)
        lines.addWidget(_on_cloth(self.progress))
        lines.addLayout(self._sections)
        lines.addStretch(1)
        self._make_game_buttons()
        around = QWidget()
        row = QHBoxLayout(around)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(inner, 1000)
        row.addStretch(1)
        foot = QHBoxLayout()
        foot.setContentsMargins(20, 0, 20, 0)
        foot.addStretch(1)
        foot.addWidget(self.quiz_button)
        foot.addWidget(self.anew_button)
        foot.addWidget(self.back_button)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 10)
        self._area = scrolled(around)
        column.addWidget(self._area, 1)
        column.addLayout(foot)
        self.back_button.clicked.connect(self.back)
        self.anew_button.clicked.connect(self._ask_whether_anew)
        self.quiz_button.clicked.connect(lambda: self.quiz_wanted.emit(self._game))

    def _make_game_buttons(self) -> None:
        """Make a button for each game, of which one is pressed."""
        group = QButtonGroup(self)
        for game in all_games():
            button = QPushButton()
            button.setCheckable(True)
            button.clicked.connect(partial(self.show_game, game))
            group.addButton(button)
            self.games[game.id] = button

    def _fill(self) -> None:
        """Make a card for each lesson."""
        _clear(self._sections)
        self.cards, self._grids, self._columns = [], [], 0
        self._artwork.set_look(Look(pictures=self._pictures))
        done = self._keeper.settings.lessons.get(self._game.id, ())
        fresh = True
        for heading, lessons in self._parts():
            grid = QGridLayout()
            grid.setHorizontalSpacing(12)
            grid.setVerticalSpacing(10)
            title = PlainLabel()
            self._sections.addWidget(_on_cloth(title))
            self._sections.addLayout(grid)
            cards = []
            for number, lesson in enumerate(lessons, 1):
                is_done = lesson.id in done
                sign = "★" if isinstance(lesson, Practice) else str(number)
                card = LessonCard(lesson, sign, done=is_done, first=fresh and not is_done)
                fresh = fresh and is_done
                card.setParent(self._inner)  # before the buttons of the page are dressed
                card.begun.connect(partial(self.chosen.emit, self._game, lesson))
                cards.append(card)
            self.cards += cards
            self._grids.append((title, heading, grid, cards))
        for game, button in self.games.items():
            button.setChecked(game == self._game.id)
        self.anew_button.setVisible(bool(done))
        self._write()
        self._dress()

    def _parts(self) -> Iterator[tuple[Text, Sequence[Lesson | Practice]]]:
        """Yield the headings, and what stands under each: lessons and practice hands, form by form."""
        lessons = lessons_of(self._game.id)
        forms = {form.id: form.label for form in self._game.description.forms}
        for form in dict.fromkeys(lesson.form for lesson in lessons):
            for heading, kind in ((_LESSONS, Lesson), (_PRACTICE, Practice)):
                found = [lesson for lesson in lessons if lesson.form == form and isinstance(lesson, kind)]
                if found:
                    yield (_IN_FORM(section=heading, form=forms[form]) if form else heading), found

    @property
    def _pictures(self) -> Pictures:
        return pictures_shown(self._keeper.settings, self._game, self._game.house_rules())

    def _words(self) -> Wording:
        return Wording(QLocale().name(), self._pictures, ("", *(person.name for person in OPPONENTS)))

    def _write(self) -> None:
        words = self._words()
        for game in all_games():
            self.games[game.id].setText(on_button(words.text(game.title)))
        for card in self.cards:
            card.write(words)
        self.progress.setText(words.text(progress_in(self._game.description, self._keeper.settings)))
        self.progress.setVisible(bool(self.cards))
        for title, heading, _, _ in self._grids:
            title.setText(words.text(heading))
        self.anew_button.setText(words.text(_FROM_BEGINNING))
        self.back_button.setText(words.text(_BACK if self._to_table else _TO_GAMES))
        everything = self.cards and all(card.done for card in self.cards)
        self.welcome.say(_ALL_DONE if everything else _WELCOME if self.cards else _NONE, words)

    def _dress(self) -> None:
        """Take the colours of the house, and arrange the cards in the room there is."""
        size = text_size(self.width(), self.height())
        house = appearance.house()
        dress_buttons(self)
        for button in (*self.games.values(), self.back_button, self.anew_button, self.quiz_button):
            button.setFont(type_of(size))
        for button in self.games.values():
            button.setStyleSheet(button.styleSheet() + _chosen_style(house))
        self.welcome.colour(house.paper)
        self.welcome.words.setFont(type_of(1.15 * size))
        self.portrait.frame(house.gold)
        self.portrait.setFixedSize(round(PORTRAIT * size), round(PORTRAIT * size))
        self._inner.setMaximumWidth(round(WIDEST * size / BASE_TEXT))
        columns = 2 if self.width() > TWO_COLUMNS * size else 1
        for card in self.cards:
            card.dress(size)
        self.progress.setFont(type_of(size))
        for title, _, grid, cards in self._grids:
            title.setFont(title_font(type_of(1.3 * size)))
            if columns != self._columns:
                _arrange(grid, cards, columns)
        self._columns = columns
        self._arrange_games()

    def _arrange_games(self) -> None:
        """Put the buttons of the games side by side, as many as have room."""
        buttons, gap = list(self.games.values()), self._game_row.horizontalSpacing()
        room = (
            min(self._inner.maximumWidth(), self.width() - self._area.verticalScrollBar().sizeHint().width())
            - 2 * ASIDE
        )
        widest = max(button.sizeHint().width() for button in buttons)
        most = max(1, (room + gap) // (widest + gap))
        rows = -(-len(buttons) // most)
        beside = -(-len(buttons) // rows)  # as many in each row
        for number, button in enumerate(buttons):
            self._game_row.addWidget(button, number // beside, number % beside)

    def _ask_whether_anew(self) -> None:
        """Ask whether what is done of this game may be forgotten."""
        what = (_COMES_OF_IT(game=self._game.title),)
        dialog = ConsentDialog(_SURE, what, _LEAVE_IT, _DO_IT, self.window())
        dialog.accepted.connect(partial(self._forget, self._game))
        self._open_dialog("begin_anew", dialog)

    def _forget(self, game: Game) -> None:
        """Forget what is done of a game."""
        self._keeper.take(self._keeper.settings.without_lessons(game.id))
        self.take_focus()

    def _settings_changed(self, before: Settings, after: Settings) -> None:
        """Make the cards anew only if they show something else: the keys would leave a button that is made anew."""
        if (after.lessons, after.packs) != (before.lessons, before.packs):
            self._fill()
        else:
            self._dress()


def _clear(layout: QVBoxLayout) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        inside = item.layout()
        if inside is not None:
            _clear(inside)  # type: ignore[arg-type]
            inside.deleteLater()
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def _on_cloth(label: QLabel) -> OnCloth:
    """Return a label in the colours that words on the cloth have, with some room above it."""
    label.setWordWrap(True)
    cloth = OnCloth()
    lines = QVBoxLayout(cloth)
    lines.setContentsMargins(0, 8, 0, 0)
    lines.addWidget(label)
    return cloth


def _arrange(grid: QGridLayout, cards: Sequence[LessonCard], columns: int) -> None:
    """Put cards side by side in so many columns."""
    for number, card in enumerate(cards):
        grid.addWidget(card, number // columns, number % columns)
    for column in range(2):
        grid.setColumnStretch(column, 1 if column < columns else 0)


def _chosen_style(house: House) -> str:
    """Return the style of the button of the game that is chosen."""
    return f"QPushButton:checked {{ color: {house.on_gold}; background: {house.gold}; border-color: {house.on_gold}; }}"
