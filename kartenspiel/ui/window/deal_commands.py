# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The commands about single deals: save the last one, play it again, play those of a file."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import RecordError
from kartenspiel.controller.sitting import state_to_open
from kartenspiel.model.text import marker
from kartenspiel.ui.window.play_page import DEAL_FILES
from kartenspiel.ui.window.window_dialogs import WindowDialogs
from kartenspiel.ui.window.window_parts import WindowParts
from kartenspiel.ui.words.phrases import words_of

if TYPE_CHECKING:
    from kartenspiel.ui.dialogs.deal_files import Chosen
    from kartenspiel.ui.dialogs.deal_opening import DealOpening

_ = marker(__package__)

_GO_BACK = _("This deal counts in no account. The session goes on with “Next deal”.")
_SAVE_TITLE = _("Save deal")
_FILE_NAME = _("deal {number}")


class DealCommands:
    """Plays and saves single deals at the table of a page."""

    def __init__(self, parts: WindowParts, dialogs: WindowDialogs, replay: Callable[[PlayedDeal], object]) -> None:
        """`replay` shows a deal as it was played."""
        self._window, self._page, self._table, self._keeper = parts.window, parts.page, parts.table, parts.keeper
        self._dialogs, self._replay = dialogs, replay
        self.opening: DealOpening | None = None
        """What opens files of deals, once there was one."""

    def play_again(self) -> None:
        """Play the last deal again, if there is one, beside the session."""
        last = self._table.last_deal
        if last is not None:
            self._page.announce(_GO_BACK)
            self._table.play_on(last.start, last.players)

    def save(self) -> None:
        """Write the last deal to a file that somebody chooses."""
        from kartenspiel.ui.dialogs import deal_files
        from kartenspiel.ui.dialogs.file_choice import FileChoice

        last = self._table.last_deal
        if last is None:
            return
        name = words_of(_FILE_NAME(number=max(1, last.session.number - 1)))
        choice = FileChoice(self._keeper, self._window)
        path = choice.to_save(_SAVE_TITLE, name, deal_files.SUFFIX, deal_files.FILTER)
        if path is not None:
            try:
                deal_files.save(path, last.record)
            except OSError as error:
                self._page.messages.warn(deal_files.not_written(path, error))
            else:
                self._page.messages.inform(deal_files.SAVED(file=str(path)))

    def choose_file(self) -> None:
        """Offer the deals of a file that is to be chosen."""
        self._opening().choose()

    def open_file(self, path: Path) -> None:
        """Offer the deals of a file that somebody has opened with the program."""
        self._opening().open(path)

    def close_down(self) -> None:
        """Stop reading files."""
        if self.opening is not None:
            self.opening.close_down()

    def _opening(self) -> "DealOpening":
        from kartenspiel.ui.dialogs.deal_opening import DealOpening

        if self.opening is None:
            messages = self._page.messages
            self.opening = DealOpening(self._keeper, self._dialogs.open, self._window)
            self.opening.chosen.connect(self._play_chosen)
            self.opening.opened.connect(lambda: messages.settle(DEAL_FILES))
            self.opening.refused.connect(lambda text: messages.warn(text, topic=DEAL_FILES))
        return self.opening

    def _play_chosen(self, chosen: "Chosen") -> None:
        from kartenspiel.ui.dialogs import deal_files

        try:
            if chosen.replayed:
                self._replay(PlayedDeal(chosen.record, chosen.people))
            else:
                self._page.announce(_GO_BACK)
                self._table.play_on(state_to_open(chosen.record), chosen.people)
        except RecordError as error:
            self._page.announce(None)
            self._page.messages.warn(deal_files.fault(chosen.file, chosen.line, error), topic=DEAL_FILES)
