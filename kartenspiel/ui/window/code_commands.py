# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The commands about codes: deal from one, the deal of the day, the same deals for friends, and comparing results."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale

from kartenspiel.controller.day import today
from kartenspiel.controller.names import good_name
from kartenspiel.controller.plans import people_at_table, plan_from
from kartenspiel.controller.session import Person, derive_seed, single_deal, with_dummies
from kartenspiel.controller.sitting import FinishedDeal, Sitting
from kartenspiel.games import game_named
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.window.session_starter import SessionStarter
from kartenspiel.ui.window.window_dialogs import WindowDialogs
from kartenspiel.ui.window.window_parts import WindowParts
from kartenspiel.ui.words.guests import guest
from kartenspiel.ui.words.phrases import words_of

if TYPE_CHECKING:
    from kartenspiel.controller.codes.evening_code import Evening
    from kartenspiel.controller.codes.result_code import Results
    from kartenspiel.ui.dialogs.code_dialog import CodeDialog

_ = marker(__package__)

_FROM_CODE: Final = _("These cards are from a code. The deal counts in no account; compare it when it is over.")
_OF_DAY: Final = _(
    "This is the deal of {day}: everybody gets it today who plays by these rules. Compare it when it is over."
)
_EVENING: Final = _("You play %n deal(s) that others get too. Compare your results when they are over.", plural=True)
_DAY_NAME: Final = _("Deal of the day, {day}")
_EVENING_NAME: Final = _("Evening, %n deal(s) · {code}", plural=True)
"""With the longest number and the code no longer than `LONGEST_NAME`."""


class CodeCommands:
    """Deals from codes, and compares what was made of them."""

    def __init__(
        self,
        parts: WindowParts,
        dialogs: WindowDialogs,
        starter: SessionStarter,
        go_on_with: Callable[[str], bool],
    ) -> None:
        """`go_on_with` goes on with the session of the boards of a code, and tells whether there is one."""
        self._window, self._page, self._table, _, self._keeper = parts
        self._dialogs, self._starter, self._go_on_with = dialogs, starter, go_on_with
        self.today: Callable[[], date] = today
        """Which day it is."""

    @property
    def commands(self) -> Mapping[str, Callable[..., object]]:
        """What the commands of the menu do, by their ids."""
        return {"code": self.ask, "day": self.play_day, "evening": self.ask_evening, "compare": self.compare}

    def ask(self) -> None:
        """Ask for a code, and deal what it is of."""
        from kartenspiel.controller.codes.here import rules_here
        from kartenspiel.ui.dialogs.code_dialog import CodeDialog

        sessions = [each.session for each in self._table.sittings.all]
        dialog = CodeDialog(tuple(rules_here(self._keeper.settings, sessions)), self._window)
        dialog.accepted.connect(lambda: self._deal(dialog))
        self._dialogs.open("code", dialog)

    def play_day(self) -> None:
        """Begin the deal of the day in the game of the page, by the rules by which it was last played.

        Nobody gets it twice: if it was begun already, it goes on.
        """
        from kartenspiel.controller.codes.evening_code import deal_of_day
        from kartenspiel.controller.codes.rules_code import RulesFound

        plan = plan_from(self._keeper.settings, self._page.game, guest())
        day = self.today()
        deal = deal_of_day(RulesFound(plan.game, plan.rules, plan.preset), day)
        if self._go_on_with(deal.code):
            return
        locale, date_then = QLocale(), QDate(day.year, day.month, day.day)
        usual = QLocale.FormatType.LongFormat
        self._page.announce(_OF_DAY(day=locale.toString(date_then, usual)))
        without_weekday = locale.dateFormat(usual).replace("dddd", "").strip(" ,")
        self._begin(deal, _DAY_NAME(day=locale.toString(date_then, without_weekday)))

    def ask_evening(self) -> None:
        """Ask how many deals of which game it shall be, and say the code."""
        from kartenspiel.ui.dialogs.evening_dialog import EveningDialog

        dialog = EveningDialog(self._keeper.settings, self._page.game, self._table.rng, self._window)
        dialog.accepted.connect(lambda: self._begin_evening(dialog.evening()))
        self._dialogs.open("evening", dialog)

    def compare(self) -> None:
        """Show what the person has made of the last deal, or of the evening, beside what others have."""
        from kartenspiel.ui.dialogs.compare_dialog import CompareDialog

        last = self._table.last_deal
        if last is not None:
            unit = game_named(last.deal.game).unit(last.deal.rules)
            names = [person.name for person in last.players if person.level is None]
            name = names[0] if names else guest()
            self._dialogs.open("compare", CompareDialog(name, _own_results(last), unit, self._window))

    def _deal(self, dialog: "CodeDialog") -> None:
        from kartenspiel.controller.codes.deal_code import CodedDeal
        from kartenspiel.controller.codes.evening_code import Evening

        found = dialog.found
        if isinstance(found, Evening):
            self._begin_evening(found)
        elif isinstance(found, CodedDeal):
            deal = found.deal
            people = self._people(found.found.game, deal.rules)
            self._page.announce(_FROM_CODE)
            session = single_deal(deal, with_dummies(people, deal), self._table.rng)
            session = replace(session, seed=derive_seed(0, "code", found.code))  # so that the others think alike
            start = found.found.game.start(deal)
            self._table.resume(self._table.sittings.with_current(Sitting(session, start)))

    def _begin_evening(self, evening: "Evening") -> None:
        self._page.announce(_EVENING(n=evening.deals))
        self._begin(evening, _EVENING_NAME(n=evening.deals, code=evening.code))

    def _begin(self, evening: "Evening", name: Text) -> None:
        """Begin a session that is found again by this name, as long as the person calls it nothing else."""
        people = self._people(evening.found.game, evening.found.rules)
        session = evening.session(people, self._table.rng)
        self._starter.put(replace(session, name=good_name(words_of(name))))

    def _people(self, game: Game, rules: HouseRules) -> tuple[Person, ...]:
        """Return who plays, the person first."""
        settings = self._keeper.settings
        own, players = settings.own_name or guest(), game.players(rules)
        return people_at_table(own, settings.opponents, players, portrait=settings.own_portrait)


def _own_results(last: FinishedDeal) -> "Results":
    """Return what the person has made of the evening of a deal so far, or of the deal alone."""
    from kartenspiel.controller.boards import result_of
    from kartenspiel.controller.codes.deal_code import deal_code
    from kartenspiel.controller.codes.result_code import results_of

    boards = last.session.boards
    if boards is not None:
        return results_of(boards.code, boards.results)
    return results_of(deal_code(last.deal), [result_of(last.outcome, last.seen.seat, helped=last.helped)])
