# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How far a person can go back in a deal, and a deal that was counted as it lay before that."""

import enum
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from kartenspiel.controller.checking import replay_moves
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.history import record_digest
from kartenspiel.controller.moment import Moment
from kartenspiel.controller.record import record_from_json
from kartenspiel.controller.replay import is_bidding
from kartenspiel.controller.sitting import FinishedDeal, Sitting
from kartenspiel.model.game import State
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.outcome import Succession
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

_NOBODY: Final = _("You only watch at this table: nothing here was your choice.")
_AT_TABLE: Final = _("This session is played as at the table: nothing can be taken back.")
_ENDED: Final = _("This session has been ended: nothing of it can be taken back.")
_NOTHING: Final = _("You have not had a choice yet in this deal.")
_NO_CARD: Final = _("You have not played a card in this deal yet where you had a choice.")
_NO_WORD: Final = _("You have not had anything to say in this deal yet.")
_NOT_TAKEN_BACK: Final = _("Nothing has been taken back since your last move.")


@enum.unique
class BackTo(enum.StrEnum):
    """How far one goes back."""

    MOVE = "move"
    """To one's last choice."""
    TRICK = "trick"
    """To the beginning of the trick in which one last chose a card."""
    BID = "bid"
    """To one's last bid; where one had none to make, to the last choice before the cards."""


_MISSING: Final = {BackTo.MOVE: _NOTHING, BackTo.TRICK: _NO_CARD, BackTo.BID: _NO_WORD}


class WayBack:
    """The way back in the deal of a table: how far it goes, and what was taken back of it."""

    def __init__(
        self, lies: Callable[[], tuple[Sitting | None, Conductor | None]], lay: Callable[[Sitting], None]
    ) -> None:
        """`lies` returns what lies on the table now, `lay` has it lie there otherwise."""
        self._lies, self._lay = lies, lay
        self._gone: list[tuple[int, tuple[Moment, ...]]] = []
        """What was taken back and can be had again, the last of it at the end: how many moments were left, and which
        were not."""
        self.earlier: FinishedDeal | None = None
        """The deal that was finished before the last one, whose sheet is shown if that one is reopened."""

    def clear(self) -> None:
        """Have nothing again: another way was gone, or another deal is played."""
        self._gone.clear()

    def bar(self, to: BackTo | None) -> Text | None:
        """Return why the person cannot take back so much, or have it again (``None``); ``None`` where that is possible.

        Of a deal that is over too, until the next begins.
        """
        now, conductor = self._lies()
        if now is None or conductor is None:
            return _NOTHING
        seat = _seat_then(now)
        if seat is None:
            return _NOBODY
        if not now.session.allows_help:
            return _AT_TABLE
        if now.between_deals and _ended_by_hand(now):
            return _ENDED
        if to is None:
            return None if self._gone else _NOT_TAKEN_BACK
        return _MISSING[to] if moments_left(conductor.moments, seat, to) is None else None

    def take_back(self, to: BackTo = BackTo.MOVE) -> bool:
        """Take back so much of what the person chose, with all that followed; tell whether that is possible.

        The deal then lies again where that was asked, and is counted no longer.  The others answer as they did, if the
        person does.
        """
        barred, (now, conductor) = self.bar(to), self._lies()
        if barred is not None or now is None or conductor is None:
            return False
        opened = _before_counting(now, conductor.state, self.earlier) if now.between_deals else now
        seat = opened.session.person_seat
        left = None if seat is None else moments_left(conductor.moments, seat, to)
        assert left is not None  # noqa: S101 - `bar` has said so
        self._gone.append((left, conductor.take_back_to(left)))
        self._lay(replace(opened, state=conductor.state, taken_back=True))
        return True

    def restore(self) -> bool:
        """Have again what was taken back last, until the person answers otherwise; tell whether there was something."""
        barred, (now, conductor) = self.bar(None), self._lies()
        if barred is not None or now is None or conductor is None:
            return False
        conductor.restore(*self._gone.pop())
        self._lay(now)
        return True


def moments_left(moments: Sequence[Moment], seat: Seat, to: BackTo) -> int | None:
    """Return how many of these moments are left where a seat goes back so far; ``None`` if it cannot."""
    if to is BackTo.MOVE:
        return next(_choices_of(moments, seat), None)
    own = ((left, moments[left].state.log[-1]) for left in _choices_of(moments, seat))
    if to is BackTo.TRICK:
        last = next((left for left, move in own if isinstance(move, Play)), None)
        return None if last is None else _trick_begun(moments, last)
    before_cards = [(left, move) for left, move in own if not isinstance(move, Play)]
    bid = next((left for left, move in before_cards if is_bidding(move)), None)
    return bid if bid is not None else next((left for left, _move in before_cards), None)


def _choices_of(moments: Sequence[Moment], seat: Seat) -> Iterator[int]:
    """Yield before how many moments, the last first, a seat made a move where it had a choice."""
    for left in range(len(moments) - 1, 0, -1):
        before, log = moments[left - 1], moments[left].state.log
        if len(log) == len(before.state.log) or not _may_be_of(log[-1], seat, before.state):
            continue
        asked = before.next_question((seat,))
        if asked is not None and asked[0] == seat and asked[1].only_answer is None:
            yield left


def _may_be_of(move: Move, seat: Seat, before: State) -> bool:
    return move.seat == seat or before.actor(move.seat) == seat


def _trick_begun(moments: Sequence[Moment], left: int) -> int:
    """Return how many moments are left where the trick of the last of so many begins."""
    state = moments[left - 1].state
    leading = len(state.cards(state.deal.dealer).trick)
    plays = [place for place in range(1, left) if _is_play(moments, place)]
    first = left if not leading else plays[-leading]
    while first > 1 and moments[first - 2].state is moments[first - 1].state:
        first -= 1  # who was silent before the lead is asked again
    return first


def _is_play(moments: Sequence[Moment], place: int) -> bool:
    """Tell whether a moment follows a card."""
    before, after = moments[place - 1].state.log, moments[place].state.log
    return len(after) > len(before) and isinstance(after[-1], Play)


def conductor_at_end(now: Sitting | None) -> Conductor | None:
    """Return what has led to the end of the last deal of a sitting that is between two deals."""
    if now is None or now.last_deal is None or not now.between_deals:
        return None
    seat = now.last_deal.session_then.person_seat
    return Conductor(replay_moves(record_from_json(now.last_deal.record)), () if seat is None else (seat,))


def _before_counting(now: Sitting, over: State, earlier: FinishedDeal | None) -> Sitting:
    """Return a sitting between two deals as it was before its last deal was counted; `over` is the end of that deal.

    `earlier` is the deal that was finished before it.
    """
    last = now.last_deal
    assert last is not None  # noqa: S101 - it is between two deals
    if earlier is not None and (
        earlier.session.id != now.session.id or earlier.session_then.number >= last.session_then.number
    ):
        earlier = None  # another session was played meanwhile
    deal, then = last.deal, last.session_then
    boards = now.session.boards
    session = replace(
        now.session,
        boards=None if boards is None else replace(boards, results=boards.results[: then.number - 1]),
        seating=then.seating,
        number=then.number,
        coming=Succession(deal.dealer, deal.context, all_seats(deal.seats), deal.dummies),
        played=now.session.played - last.outcome.played,
        results=tuple(result for result in now.session.results if result.number < then.number),
    )
    again = replace(
        now,
        session=session,
        state=over,
        last_deal=earlier,
        helped=last.record.get("helped") is True,
        withdrawn=record_digest(last.record),
    )
    return again if last.record.get("commitment") is None else again.sealed()


def _seat_then(now: Sitting) -> Seat | None:
    """Return the seat of the person in the deal of a sitting, or in its last one between two deals."""
    then = now.last_deal.session_then if now.between_deals and now.last_deal is not None else now.session
    return then.person_seat


def _ended_by_hand(now: Sitting) -> bool:
    """Whether somebody has ended the session since its last deal, which the rules have not."""
    last = now.last_deal
    if last is None or not now.session.coming.over:
        return False
    return not last.session_then.after(last.deal, last.outcome).coming.over
