# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The quiz: its pages over the table, the process that makes questions, and the file of how somebody does."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from kartenspiel.controller.day import today
from kartenspiel.controller.writing import Writer
from kartenspiel.games import game_named
from kartenspiel.model.game import Game
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.window.deal_list_commands import DealListCommands
from kartenspiel.ui.window.pages_below import PagesBelow
from kartenspiel.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from datetime import date

    from kartenspiel.controller.deal_index import DealIndex
    from kartenspiel.controller.quiz.book import QuizBook, QuizFile
    from kartenspiel.controller.quiz.making import QuizPlan
    from kartenspiel.controller.quiz.question import QuizKind
    from kartenspiel.controller.quizmaster import Quizmaster
    from kartenspiel.controller.record import Record
    from kartenspiel.controller.session import Person
    from kartenspiel.model.options import HouseRules
    from kartenspiel.model.seats import Seat
    from kartenspiel.ui.quiz.quiz_page import QuizPage
    from kartenspiel.ui.quiz.quiz_start import QuizStart

_ = marker(__package__)

TOPIC: Final = "quiz"
"""The topic of messages about the quiz."""
_OF_DAY: Final = _("Quiz of the day · {game}")
_OF_OWN: Final = _("Quiz · {game}")


class _OwnDeals(QObject):
    """Brings deals of the history into the thread of the window."""

    found = Signal(int, object)
    """Number of the request, and the records."""


class QuizCommands(QObject):
    """Shows the quiz and counts what is answered."""

    length = 0
    """Questions of a quiz, 0 for the usual number; only tests need fewer."""
    imagined = 0
    """The same of imagined deals for each answer."""

    def __init__(
        self, parts: WindowParts, deals: DealListCommands, below: PagesBelow, waits_for_lesson: Callable[[], bool]
    ) -> None:
        """`waits_for_lesson` as for `ReplayCommands`."""
        super().__init__(parts.window)
        self._parts, self._deals, self._below, self._waits_for_lesson = parts, deals, below, waits_for_lesson
        self.start: QuizStart | None = None
        """The page from which a quiz is begun, once it was shown."""
        self.page: QuizPage | None = None
        """The page that asks, once there was one."""
        self.book: QuizBook | None = None
        """How somebody does, once it was read."""
        self._file: QuizFile | None = None
        self._master: Quizmaster | None = None
        self._writer: Writer | None = None
        self._notes: list[Text] = []
        """What is to be told of the file; the thread that writes adds to it."""
        self._day: tuple[date, str] | None = None
        """Day and game of the quiz of a day that is under way; ``None`` for another quiz."""
        self._game = ""
        """The game of the quiz that is under way."""
        self.today: Callable[[], date] = today
        """Tells which day it is."""
        self._wanted = 0
        """The number of the last request for deals."""
        self._on = False
        self._found = _OwnDeals(self)
        self._found.found.connect(self._begin_own, Qt.ConnectionType.QueuedConnection)
        parts.page.turned.connect(self._end_left)

    @property
    def lies_open(self) -> bool:
        """Whether a page of the quiz is what is to be seen."""
        return any(page is not None and self._parts.page.shows(page) for page in (self.start, self.page))

    def show(self) -> None:
        """Show the quiz that is under way, or where one begins."""
        if self.page is not None and self.page.asking and not self._parts.page.shows(self.page):
            self._lay(self.page)
        else:
            self.show_start()

    def show_start(self, game: Game | None = None) -> None:
        """Show from where a quiz begins, of a game if one is named."""
        start = self._made_start()
        if game is not None:
            start.choose_game(game.id)
        self._tell_book()
        self._lay(start)
        self._report()

    def close_down(self) -> None:
        """Stop what the pages do, and wait until everything is written."""
        if self._master is not None:
            self._master.close()
        if self.page is not None:
            self.page.close_down()
        if self._writer is not None:
            self._writer.close()

    # The pages

    def _made_start(self) -> "QuizStart":
        from kartenspiel.controller.quiz.book import QuizFile
        from kartenspiel.ui.quiz.quiz_start import QuizStart

        if self.start is None:
            store = self._parts.store
            self._file = QuizFile(store.folders.data, self._notes.append, writable=store.saves)
            self.book = self._file.read()
            self._writer = Writer(self)
            self._writer.written.connect(self._report)
            self._writer.trouble.connect(self._warn)
            self.start = start = QuizStart(self._parts.page.game)
            start.day_wanted.connect(self.begin_day)
            start.own_wanted.connect(self.begin_own)
            start.go_on_wanted.connect(self.show)
            start.back.connect(lambda: self._below.leave(start))
        return self.start

    def _made_page(self) -> "QuizPage":
        from kartenspiel.ui.quiz.quiz_page import QuizPage

        if self.page is None:
            self.page = page = QuizPage(self._parts.keeper, self._parts.store.pictures, self._people)
            page.left.connect(self.show_start)
            page.again.connect(lambda: self.begin_own(self._game))
            page.answered.connect(self._count)
        return self.page

    def _lay(self, page: "QuizStart | QuizPage") -> None:
        if page is self.start and self.page is not None and self._parts.page.shows(self.page):
            self._parts.page.cover(page)  # what lies below both stays what it was
        elif page is self.page and self.start is not None and self._parts.page.shows(self.start):
            self._parts.page.cover(page)
        else:
            self._below.lay(page, over_table=self._waits_for_lesson())
        self._on = True
        self._parts.table.pause()
        page.take_focus()

    def _end_left(self) -> None:
        """Once another page is shown, take up again what waited at the table."""
        if self._on and not self.lies_open:
            self._on = False
            self._parts.table.proceed()

    # Beginning a quiz

    def begin_day(self, game: str) -> None:
        """Begin the quiz of the day."""
        from kartenspiel.controller.quiz.making import seed_of_day

        day, rules = self.today(), _rules_for_all(game)
        self._day = day, game
        self._begin(_OF_DAY(game=game_named(game).title), game, rules, seed_of_day(game, rules, day))

    def begin_own(self, game: str) -> None:
        """Begin a quiz of one's own deals, as soon as they are read."""
        from kartenspiel.controller.quiz.own_deals import own_deals

        self._wanted += 1
        number = self._wanted
        self._open_page(_OF_OWN(game=game_named(game).title), game)
        self._day = None
        archive = self._deals.archive_opened()
        archive.read_on()

        def read(index: "DealIndex") -> tuple[Mapping[str, object], ...]:
            index.update()
            return own_deals(index, game)

        archive.ask(read, lambda records: self._found.found.emit(number, records))

    def _begin_own(self, number: int, records: tuple[Mapping[str, object], ...]) -> None:
        import secrets

        from kartenspiel.controller.plans import usual_rules
        from kartenspiel.controller.session import SEED_BITS

        if number == self._wanted and self._day is None:
            game = game_named(self._game)
            rules = usual_rules(game, self._parts.keeper.settings)[1]
            self._begin(_OF_OWN(game=game.title), game.id, rules, secrets.randbits(SEED_BITS), records)

    def _begin(
        self, title: Text, game: str, rules: "HouseRules", seed: int, records: tuple[Mapping[str, object], ...] = ()
    ) -> None:
        self._open_page(title, game)
        plan = self._plan(game, rules, seed, records)
        self._master_made().begin(plan)

    def _plan(self, game: str, rules: "HouseRules", seed: int, records: tuple[Mapping[str, object], ...]) -> "QuizPlan":
        from kartenspiel.controller.decisions import DEALS
        from kartenspiel.controller.quiz.making import LENGTH, QuizPlan

        return QuizPlan(game, rules, seed, records, self.length or LENGTH, self.imagined or DEALS)

    def _open_page(self, title: Text, game: str) -> None:
        from kartenspiel.controller.quiz.making import LENGTH

        page = self._made_page()
        self._game = game
        if self._master is not None:
            self._master.cancel()
        page.begin(title, game, self.length or LENGTH)
        self._lay(page)

    def _master_made(self) -> "Quizmaster":
        from kartenspiel.controller.quizmaster import Quizmaster

        if self._master is None:
            page = self._made_page()
            self._master = Quizmaster(self)
            self._master.progressed.connect(page.take)
            self._master.ended.connect(page.end)
            self._master.trouble.connect(page.end)
        return self._master

    def _people(self, record: "Record", seat: "Seat") -> "tuple[Person, ...]":
        """Return who sits in a recorded deal, with the person at the screen in a seat."""
        from kartenspiel.controller.session import seat_person
        from kartenspiel.ui.dialogs.deal_files import people_of

        return seat_person(people_of(record, self._parts.keeper.settings), seat)

    # Counting

    def _count(self, number: int, kind: "QuizKind", right: bool) -> None:  # noqa: FBT001 - as the signal has it
        """Count an answer, and have the disk know."""
        from kartenspiel.controller.quiz.book import QuizPlace

        if self.book is None:
            return
        if self._day is None:
            self.book = self.book.after(QuizPlace(self.today(), self._game, kind), right=right)
        else:
            day, game = self._day
            self.book = self.book.after_of_day(QuizPlace(day, game, kind), number, right=right)
        book, file, writer = self.book, self._file, self._writer
        if file is not None and writer is not None and file.writable:
            writer.write(lambda: self.book is not book or file.keep(book), lambda: None)

    def _tell_book(self) -> None:

        if self.start is not None and self.book is not None:
            going_on = self.page is not None and self.page.asking
            self.start.show_book(self.book, self.today(), going_on=going_on)

    def _report(self) -> None:
        """Tell what became known of the file."""
        while self._notes:
            self._warn(self._notes.pop(0))

    def _warn(self, text: Text) -> None:
        self._parts.page.messages.warn(text, topic=TOPIC)


def _rules_for_all(game: str) -> "HouseRules":
    """Return the rules by which computer players play the deals of the quiz of a day: those of the first preset."""
    from kartenspiel.controller.plans import rules_of

    found = game_named(game)
    return rules_of(found, found.presets[0])
