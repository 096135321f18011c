# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Records played over again: move by move, then the result, then how one deal follows from the one before."""

from collections import deque
from collections.abc import Iterator
from typing import BinaryIO, NamedTuple

from kartenspiel.controller.jsonl import is_same, lines
from kartenspiel.controller.record import (
    Record,
    RecordError,
    choice_as_json,
    context_as_json,
    parse_line,
    read_record,
    record_from_json,
    result_as_json,
)
from kartenspiel.model import moves
from kartenspiel.model.cardplay.transfers import Transfer, pay
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Choice, Move, MoveError, Play
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.quoting import quote
from kartenspiel.model.refusal import IllegalMoveError, Refusal
from kartenspiel.model.seats import Seat, all_seats, from_seat
from kartenspiel.model.text import english


def states_in(record: Record) -> Iterator[State]:
    """Yield the state before the first move and after each; raises `RecordError` at one that is illegal, or is none.

    Where a finished record stops before the last card as it may (A42, G23), the last state is the end of the deal.
    """
    state = record.start
    for number, raw in enumerate(record.moves):
        yield state
        try:
            move = moves.from_json(raw, state.deal.seats)
        except MoveError as error:
            raise RecordError(str(error), move=number) from None
        try:
            state = state.apply(move)
        except IllegalMoveError as error:
            raise _illegal_move_error(state, move, number, error.refusal) from None
        if isinstance(move, Announce):
            _check_heard(state, number, raw)
    yield (state.cut_short() or state) if record.finished else state


def replay_moves(record: Record) -> State:
    """Return the last state of a record; raises `RecordError` at the first move that is illegal, or is none."""
    return deque(states_in(record), maxlen=1).pop()


def _check_heard(state: State, number: int, raw: object) -> None:
    """Refuse a move written with words that were not true; a record need not have them (Z25)."""
    heard = state.heard_with_moves().get(number)
    said = raw.get(heard.key) if heard is not None and isinstance(raw, dict) else None
    if heard is not None and said is not None and said != heard.word:
        raise RecordError(
            f"{heard.key}: {quote(said)} instead of {quote(heard.word)}", move=number, clause=heard.clause
        )


def _illegal_move_error(state: State, move: Move, number: int, refusal: Refusal) -> RecordError:
    reason = english(refusal.reason).rstrip(".")
    if isinstance(move, Play) and move.seat == state.turn:
        legal = [choice.card for choice in state.moves(move.seat) if isinstance(choice, Play) and choice.by == move.by]
        if legal:
            if refusal.name != "NOT_IN_HAND" and move.card not in legal:
                trick = state.cards(state.actor(move.seat)).trick
                on = " ".join(str(play.card) for play in trick)
                reason = f"{move.card} is not legal on {on}" if on else f"{move.card} may not be led"
            reason += f"; legal: {' '.join(map(str, legal))}"
    return RecordError(reason, move=number, clause=refusal.clause, refusal=refusal)


class CheckedRecord(NamedTuple):
    """A record found good; `outcome` is ``None`` while the deal goes on."""

    record: Record
    state: State
    outcome: Outcome | None


def check_record(record: Record) -> CheckedRecord:
    """Play a record over and compare its result with ours; raises `RecordError`."""
    state = replay_moves(record)
    if not record.finished:
        if state.over:
            raise RecordError("result: missing, although the deal is over")
        return CheckedRecord(record, state, None)
    outcome = state.outcome
    if outcome is None:
        raise RecordError("the deal is not over, but there is a result", move=len(record.moves))
    _compare(record.result, outcome, state.deal.seats)
    return CheckedRecord(record, state, outcome)


def _compare(result: object, outcome: Outcome, seats: int) -> None:
    if not isinstance(result, dict):
        raise RecordError(f"result: must be an object, not {quote(result)}")
    ours = result_as_json(outcome)
    for key, expected in ours.items():
        if key not in result:
            raise RecordError(f"{key}: missing in the result")
        if key != "items" and not is_same(result[key], expected):
            raise RecordError(f"{key}: {quote(result[key])} instead of {quote(expected)}")
    for key in ("money", "declarations"):
        if key in result and key not in ours:
            raise RecordError(f"{key}: not in the result of this game with these rules")
    paid = paid_for(result["items"], seats)
    due = paid_for(ours["items"], seats)
    if paid != list(outcome.payments) and paid != due:
        raise RecordError(f"items: they make {paid}, the payments are {list(outcome.payments)}")


def paid_for(items: object, seats: int) -> list[int]:
    """Return the payments that follow from the items of a result; raises `RecordError`."""
    if not isinstance(items, list):
        raise RecordError(f"items: must be a list, not {quote(items)}")
    return list(pay([_transfer(item, seats) for item in items], seats))


def _transfer(item: object, seats: int) -> Transfer:
    if not isinstance(item, dict) or not isinstance(item.get("item"), str) or type(item.get("value")) is not int:
        raise RecordError(f"items: needs item, to and value: {quote(item)}")
    receivers = _seat_list(item.get("to"), seats)
    others = [seat for seat in all_seats(seats) if seat not in receivers]
    payers = _seat_list(item.get("from", others), seats)
    fits = len(payers) == len(receivers) or 1 in (len(payers), len(receivers))
    if not payers or not receivers or set(payers) & set(receivers) or not fits:
        raise RecordError(f"items: payers and receivers do not fit together: {quote(item)}")
    return Transfer(receivers, payers, item["value"])


def _seat_list(written: object, seats: int) -> tuple[Seat, ...]:
    listed = written if isinstance(written, list) else [written]
    found = tuple(Seat(seat) for seat in listed if type(seat) is int and 0 <= seat < seats)
    if listed is not written or len(found) < len(listed) or len(set(found)) < len(found):
        raise RecordError(f"items: must be a list of different seats, not {quote(written)}")
    return found


class SessionCheck:
    """Follows the records of a file: of consecutive deals of one session each follows from the one before."""

    def __init__(self) -> None:
        self._before: CheckedRecord | None = None

    def follow(self, now: CheckedRecord) -> None:
        """Check a good record against the one before it; raises `RecordError`, and then the next starts anew."""
        before, self._before = self._before, None
        if now.outcome is not None:
            if before is not None and _is_same_session(before.record, now.record):
                _check_succession(before, now)
            self._before = now

    def forget(self) -> None:
        """A bad record: the next one starts anew."""
        self._before = None


def _is_same_session(one: Record, other: Record) -> bool:
    return one.game is other.game and one.deal.rules == other.deal.rules and is_same(one.session, other.session)


def _check_succession(before: CheckedRecord, now: CheckedRecord) -> None:
    if before.outcome is None:
        return
    deal, game = now.state.deal, now.record.game
    coming = game.succession(before.state.deal, before.outcome)
    seats, context = len(coming.keep), coming.context
    if coming.over:
        seats = game.seats(deal.rules)
        context = game.first_context(deal.rules, seats)
    if deal.seats != seats:
        raise RecordError(f"session: {deal.seats} seats instead of {seats}")
    if deal.dealer != coming.dealer and not coming.over:
        raise RecordError(f"session: dealer {deal.dealer} instead of {coming.dealer}")
    found, expected = context_as_json(deal.context), context_as_json(context)
    if not is_same(found, expected):
        raise RecordError(f"session: context {quote(found)} instead of {quote(expected)}")


def check_stream(stream: BinaryIO) -> Iterator[tuple[int, RecordError | None]]:
    """Yield for each record of a stream its line and what is wrong with it, ``None`` if it is good."""
    session = SessionCheck()
    for number, line in lines(stream):
        try:
            session.follow(check_record(read_record(line)))
        except RecordError as error:
            session.forget()
            yield number, error
        else:
            yield number, None


def all_moves(state: State) -> Iterator[Choice]:
    """Yield every legal move of every seat once, beginning with the seat on turn."""
    if state.turn is not None:
        for seat in from_seat(state.turn, state.deal.seats):
            yield from state.moves(seat)


def moves_in_stream(stream: BinaryIO) -> Iterator[tuple[int, list[dict[str, object]] | RecordError]]:
    """Yield for each unfinished record of a stream its line and the legal moves now, or what is wrong with it."""
    for number, line in lines(stream):
        try:
            body = parse_line(line)
            if "result" not in body:
                state = replay_moves(record_from_json(body))
                yield number, [choice_as_json(choice, state.deal) for choice in all_moves(state)]
        except RecordError as error:
            yield number, error
