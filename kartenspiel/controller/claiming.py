# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rest of a deal that somebody claims to be certain: checked from what he sees, and then played at once."""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from kartenspiel.controller.advice import may_always_ask
from kartenspiel.controller.table import Table
from kartenspiel.controller.workers import reason_told
from kartenspiel.games import game_named
from kartenspiel.model.cards import Card
from kartenspiel.model.conclusion import amount_told
from kartenspiel.model.moves import Move
from kartenspiel.model.pointer import Pointer
from kartenspiel.model.text import Text, Value, Who, marker
from kartenspiel.players.certainty import WORK, Certainty, RestOfDeal
from kartenspiel.players.question import Question

_ = marker(__package__)

_SETTLED: Final = _("Checked: nothing can change any more, whatever anybody holds and plays. In this deal: {result}.")
_HELD: Final = _(
    "Checked: if you play your highest cards first, nothing that the others hold can change the result. "
    "In this deal: {result}."
)
_OPEN: Final = _(
    "That is not certain yet. As far as you can know, it could go like this: {plays}. Then in this deal: {other}. "
    "In another way: {result}."
)
_OPEN_FOR_OTHERS: Final = _(
    "That is not certain yet. As far as you can know, it could go like this: {plays}. "
    "Then the others would be paid otherwise, or something else would be taken over to the next deal."
)
_NOT_CERTAIN: Final = _("That is not certain yet.")
"""All that is told as at the table, where it would be help to say what the others may hold."""
_OPEN_LONG: Final = _(
    "That is not certain yet. As far as you can know, this deal can still end in more than one way: "
    "{other}, for example, or {result}."
)
_OFFERED: Final = _("Nothing can change the result any more: {result}.")
_UNKNOWN: Final = _("That cannot be checked yet: there are too many ways in which the rest could be played.")
_NO_CHECK: Final = _("That could not be checked: {reason}. You can go on playing.")
_PLAYED: Final = _("{player}: {card}")
_TOLD: Final = 12
"""A way to go on is told if it has no more cards than that."""
OFFERED_FROM: Final = 3
"""With so many cards in hand it is looked for the first time whether the rest can be offered to be played."""
_OFFER_WORK: Final = WORK // 2
"""Moves made in imagination for what nobody has asked for: a hint is not to wait long for that."""


class ClaimCheck(QObject):
    """Checks for one question at a time whether the end of the deal is certain, and plays the rest where it is."""

    checked = Signal(object)
    """`Text` for the person to read: what was found."""
    refuted = Signal(object)
    """`Pointer` to the cards by which the rest may go otherwise, in the next trick; `checked` follows."""
    offered = Signal(object)
    """`Text` for the person to read: nobody has asked, but nothing can change any more."""
    ended = Signal()
    """The rest is played no longer: the deal is over, or something was taken back."""
    _thought = Signal(int, object)
    """Number of the request and promise kept, from another thread."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._question: Question | None = None
        self._promise: Future[RestOfDeal] | None = None
        self._rest: RestOfDeal | None = None
        self.offers = False
        """Whether it is looked without being asked whether the rest can be played at once."""
        self._unasked = False
        """Whether nobody has asked for what is looked at now."""
        self._number = 0
        self._playing: tuple[str, int] | None = None
        """The deal whose rest is played, by its session and number; ``None`` while none is."""
        self._thought.connect(self._on_thought, Qt.ConnectionType.QueuedConnection)
        table.asked.connect(self._on_asked)
        for over in (table.finished, table.laid):
            over.connect(self._end)

    def check(self) -> bool:
        """Have it checked whether the end is certain; tell whether there is something to check. `checked` follows."""
        question = self._table.question
        if question is None or question.may_pass or not question.plays:
            return False
        self._foresee(question, WORK, unasked=False)
        return True

    def _foresee(self, question: Question, work: int, *, unasked: bool) -> None:
        self.cancel()
        self._question, self._unasked = question, unasked
        number = self._number
        self._promise = self._table.thinker.foresee(question, work)
        self._promise.add_done_callback(lambda done: self._report(number, done))

    def cancel(self) -> None:
        """Want to know no longer."""
        self._number += 1
        if self._promise is not None:
            self._promise.cancel()
        self._question = self._promise = self._rest = None

    def play_out(self) -> None:
        """Play the rest at once, if the question is still open whose end was found to be certain."""
        if self._rest is not None and self._question is self._table.question and self._question is not None:
            self._playing = self._deal
            self._answer(self._question)

    def _report(self, number: int, done: "Future[RestOfDeal]") -> None:
        if not done.cancelled():
            self._thought.emit(number, done)

    def _on_thought(self, number: int, done: "Future[RestOfDeal]") -> None:
        question = self._question
        if question is None or number != self._number:
            return
        try:
            rest = done.result()
        except Exception as error:  # noqa: BLE001 - whatever went wrong out there, the person plays on
            self._rest = None
            if self._unasked:
                return
            self.checked.emit(_NO_CHECK(reason=reason_told(error)))
            return
        certain = {Certainty.SETTLED} if self._unasked else {Certainty.SETTLED, Certainty.HELD}
        self._rest = rest if rest.certainty in certain else None
        if self._unasked:
            if self._rest is not None:
                self.offered.emit(_OFFERED(result=_result(rest.payments, question)))
        elif rest.certainty is Certainty.OPEN:
            self._refute(rest, question)
        else:
            self.checked.emit(_told(rest, question))

    def _refute(self, rest: RestOfDeal, question: Question) -> None:
        """Say how it could go otherwise, which is a hint, or as at the table only that it could."""
        if not self._table.advises(question):
            self.checked.emit(_NOT_CERTAIN())
            return
        if not may_always_ask(question):
            self._table.mark_helped()
        left = question.seen.seats - len(question.seen.cards.trick)
        self.refuted.emit(Pointer(tuple(play.card for play in rest.plays[:left])))
        self.checked.emit(_told(rest, question))

    @property
    def is_certain(self) -> bool:
        """Whether the end was found to be certain, so that the rest can be played at once."""
        return self._rest is not None

    def _on_asked(self, question: Question | None) -> None:
        if self._playing is None:
            if question is not self._question:
                self.cancel()
                if question is not None and self._may_offer(question):
                    self._foresee(question, _OFFER_WORK, unasked=True)
        elif self._playing != self._deal:
            self._end()  # another deal was laid on the table meanwhile
        elif question is not None:
            self._answer(question)

    def _may_offer(self, question: Question) -> bool:
        """Tell whether so few cards are left that it is soon looked at, and yet more than one."""
        few = 1 < len(question.seen.hand) <= OFFERED_FROM
        return self.offers and few and bool(question.plays) and not question.may_pass

    @property
    def _deal(self) -> tuple[str, int] | None:
        """The deal on the table, by its session and number."""
        session = self._table.session
        return None if session is None else (session.id, session.number)

    def _answer(self, question: Question) -> None:
        rest = self._rest
        assert rest is not None  # noqa: S101 - the rest is played by it
        plays: dict[Card, Move] = {play.card: play for play in question.plays}
        ordered = [plays[card] for card in rest.order if card in plays]
        moves = ordered or [each for each in (*question.plays, *question.choices) if isinstance(each, Move)]
        if moves or question.may_pass:
            self._table.answer(None if question.may_pass else moves[0])
        else:
            self._end()  # cards are to be laid away, which the person does

    def _end(self) -> None:
        self.cancel()
        if self._playing is not None:
            self._playing = None
            self.ended.emit()


def _told(rest: RestOfDeal, question: Question) -> Text:
    """Return what was found, in a sentence."""
    if rest.certainty is Certainty.UNKNOWN:
        return _UNKNOWN()
    seat, result = question.seen.seat, _result(rest.payments, question)
    if rest.certainty is not Certainty.OPEN:
        return (_SETTLED if rest.certainty is Certainty.SETTLED else _HELD)(result=result)
    plays: tuple[Value, ...] = tuple(_PLAYED(player=Who(play.seat), card=play.card) for play in rest.plays)
    if rest.payments[seat] == rest.other[seat]:
        return _NOT_CERTAIN() if len(plays) > _TOLD else _OPEN_FOR_OTHERS(plays=plays)
    other = _result(rest.other, question)
    if len(plays) > _TOLD:
        return _OPEN_LONG(other=other, result=result)
    return _OPEN(plays=plays, other=other, result=result)


def _result(payments: Sequence[int], question: Question) -> Text:
    """Return what the person is paid in the end."""
    seen = question.seen
    return amount_told(payments, seen.seat, game_named(seen.game).unit(seen.rules))
