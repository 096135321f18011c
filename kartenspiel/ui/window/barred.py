# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Why commands of the menus, and buttons beside sessions, can do nothing now: what is grey says so."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.controller.settings import TEXT_SIZES, USUAL_TEXT
from kartenspiel.controller.sitting import Sitting
from kartenspiel.controller.table import Table
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.window.play_page import PlayPage

_ = marker(__package__)

_NONE_FINISHED: Final = _("No deal has been finished yet.")
_NOTHING_PLAYED: Final = _("Nothing is being played.")
_NOT_SEALED: Final = _("This deal has no seal: its cards were known before, or an earlier version dealt them.")
_NOT_OVER: Final = _("The deal is not over yet.")
_OVER: Final = _("The deal is over.")
_NO_TRICK: Final = _("No trick has been won yet.")
_AS_AT_TABLE: Final = _("This session is played as at the table, without help.")
_OTHER_PAGE: Final = _("The table is not to be seen now.")
_AT_TABLE: Final = _("You are at the table already.")
_ELSEWHERE: Final = _("The program is already running in another window; there it can be done.")
_ENDED: Final = _("This session has ended.")
_SINGLE: Final = _("This is a single deal outside any account.")
_LARGEST: Final = _("The text is as large as it can be.")
_SMALLEST: Final = _("The text is as small as it can be.")
_USUAL_SIZE: Final = _("The text has its normal size.")
TABLE_WAITS: Final = _("That is about the table, which waits until you are back there.")


def reasons_at_table(page: PlayPage, table: Table, *, told: bool, sealed: bool) -> Mapping[str, Text | None]:
    """Return by the ids of commands about the table why each can do nothing now; ``None`` where it can.

    `told` says whether the log is about what is to be seen, `sealed` whether there is a seal.
    """
    session = page.session
    nothing = None if session is not None else _NOTHING_PLAYED
    none_finished = None if table.last_deal is not None else _NONE_FINISHED
    may_go_on = page.finished or (session is not None and not session.counted)
    no_help = _AS_AT_TABLE if session is not None and not session.allows_help else nothing
    return {
        "sheet": None if page.has_sheet else _NONE_FINISHED,
        **dict.fromkeys(("save", "again", "replay", "analysis", "compare"), none_finished),
        "seal": nothing or (None if sealed else _NOT_SEALED),
        "next": nothing or (None if may_go_on else _NOT_OVER),
        "silent": nothing or (_OVER if page.finished else None),
        "silent_session": nothing,
        "allow_help": nothing,
        "standing": no_help or (_OTHER_PAGE if page.covered else None),
        "log": None if told else _OTHER_PAGE,
        "resume": nothing or (None if page.covered else _AT_TABLE),
    }


def reasons_at_letters(size: int) -> Mapping[str, Text | None]:
    """Return by the ids of the commands about letters why each can do nothing at this size, in hundredths."""
    return {
        "larger": _LARGEST if size >= TEXT_SIZES[-1] else None,
        "smaller": _SMALLEST if size <= TEXT_SIZES[0] else None,
        "usual_size": _USUAL_SIZE if size == USUAL_TEXT else None,
    }


def reason_without_trick(page: PlayPage) -> Text | None:
    """Return why no earlier trick can be looked at."""
    return None if page.has_trick else _NO_TRICK


def reasons_at_sessions(sitting: Sitting, *, writable: bool, on_table: bool) -> Mapping[str, Text | None]:
    """Return why a session cannot be gone on with, ended, copied or changed, or its deals be listed."""
    session = sitting.session
    here = None if writable else _ELSEWHERE
    single = None if session.counted else _SINGLE
    ended = None if sitting.can_go_on else _ENDED
    unplayed = None if session.number > 1 else _NONE_FINISHED
    return {
        "go_on": here or (None if on_table else ended),
        "deals": unplayed,
        "change": here,
        "copy": here or single,
        "end": here or single or ended or unplayed,
    }
