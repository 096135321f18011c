# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Before something else is played: what of that on the table would be lost, and the question whether it may be."""

from PySide6.QtWidgets import QWidget

from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.games import game_named
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.dialogs.consent import ConsentDialog

_ = marker(__package__)

_TITLE = _("Leave the table?")
_DEAL = _("You are still playing {game}. If you leave, deal {number} is lost: it is not finished.")
_ASIDE = _(
    "You are still playing {game}, outside the session. If you leave, this deal is lost: it is "
    "not finished. It counts in no account anyway."
)
_SESSION = _(
    "You are still playing {game}. If you leave, this session ends after %n deal(s). What was played stays in "
    "the history, but the account cannot be continued.",
    plural=True,
)
_SESSION_TOO = _(
    "The session ends with it, after %n deal(s). What was played stays in the history, but the account cannot be "
    "continued.",
    plural=True,
)
"""Follows what is said of a deal of the same session, so that the game is not named twice."""
_STAY = _("&Stay at the table")
_LEAVE = _("&Leave the table")


def lost_with_deal(sittings: Sittings) -> tuple[Text, ...]:
    """Return what would be lost if another deal were played beside the session: one played beside it already."""
    now = sittings.current
    aside = now if now is not None and not now.session.counted else None
    return (_ASIDE(game=_title(aside)),) if aside is not None and _is_under_way(aside) else ()


def lost_with_session(sittings: Sittings) -> tuple[Text, ...]:
    """Return what would be lost if another session began; nothing where the person has done nothing in it yet."""
    lost = list(lost_with_deal(sittings))
    main = next((each for each in sittings.all if each.session.counted), None)
    under_way = main is not None and _is_under_way(main)
    if main is not None and under_way:
        lost.append(_DEAL(game=_title(main), number=main.session.number))
    if main is not None and main.session.results and not main.session.over:
        played = len(main.session.results)
        lost.append(_SESSION_TOO(n=played) if under_way else _SESSION(game=_title(main), n=played))
    return tuple(lost)


def _title(sitting: Sitting) -> Text:
    return game_named(sitting.session.game).title


def _is_under_way(sitting: Sitting) -> bool:
    """Tell whether the deal is under way: not over, and the person at the screen did, or watches, something in it."""
    state, seat = sitting.state, sitting.session.person_seat
    return state is not None and not state.over and any(seat in (None, move.seat) for move in state.log)


class LeaveDialog(ConsentDialog):
    """Asks whether what is on the table may be lost; accepted: it may."""

    def __init__(self, lost: tuple[Text, ...], parent: QWidget | None = None) -> None:
        super().__init__(_TITLE, lost, _STAY, _LEAVE, parent)
        self.stay, self.leave = self.no, self.yes

    def texts(self) -> tuple[str, ...]:
        """Return what it says would be lost."""
        return tuple(label.text() for label in self.sentences)
