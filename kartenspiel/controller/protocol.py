# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Players of simulated deals: our own, and programs from outside that are asked over a pipe.

A program gets one JSON object per line and answers one per line (section 9 of the record format).  It sees the masked
record and nothing else.  One that answers wrongly, late or not at all ends the command, with a message that says which
seat, which move and why.
"""

import abc
import contextlib
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from random import Random
from types import TracebackType
from typing import IO, Final

from kartenspiel.controller.jsonl import JsonError, decode, encode
from kartenspiel.controller.record import choice_as_json, masked_record
from kartenspiel.model import moves, options
from kartenspiel.model.game import State
from kartenspiel.model.moves import Move, MoveError, Pass
from kartenspiel.model.options import HouseRules
from kartenspiel.model.quoting import clip, quote
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.opinion import Opinion, Reason
from kartenspiel.players.question import Question

OUTSIDE: Final = "exec:"
"""Begins the name of a player that is a program from outside."""
PROTOCOL: Final = 1
TIME_MS: Final = 10_000
"""Milliseconds that a program from outside has for an answer, unless told otherwise."""
_START_MS: Final = 10_000
_LONGEST: Final = 1 << 20
"""Bytes that an answer of a program from outside may have."""
_COMPLAINTS: Final = 1 << 16
"""Bytes that are kept, from the end, of what a program from outside says on its standard error."""
_GOODBYE_SECONDS: Final = 1.0


class PlayerError(RuntimeError):
    """A player gave no legal answer; the message says which deal, which seat, which move and why."""

    def __init__(self, seat: Seat, move: int | None, why: str, *, deal: int | None = None) -> None:
        """`deal` counts from 1, ``None`` while no deal is played; `move` is ``None`` before the first question."""
        self._parts = seat, move, why
        place = "before its first question" if move is None else f"move {move}"
        super().__init__(f"{'' if deal is None else f'deal {deal}, '}seat {seat}, {place}: {clip(why)}")

    def of_deal(self, deal: int) -> "PlayerError":
        """Return the same error with the number of the deal in which it came."""
        seat, move, why = self._parts
        return PlayerError(seat, move, why, deal=deal)


class SeatedPlayer(abc.ABC):
    """Somebody who answers for a seat."""

    @abc.abstractmethod
    def consider(self, state: State, question: Question, rng: Random) -> Opinion:
        """Return a move, or silence, with what was thought of it; raises `PlayerError` if there is no answer."""

    def choose(self, state: State, question: Question, chance: Callable[[], Random]) -> Move | None:
        """Return the move of the opinion, ``None`` for silence; raises `PlayerError` if there is no answer.

        `chance` makes the generator of random numbers, which takes longer than many an answer.
        """
        return self.sure_answer(question) or self.consider(state, question, chance()).move

    def sure_answer(self, question: Question) -> Move | None:
        """Return the move that needs no thought; ``None`` where it has to be considered."""
        del question
        return None


class OwnPlayer(SeatedPlayer):
    """A player of ours; it gets the question and nothing of the state."""

    def __init__(self, name: str) -> None:
        """Raise `UnknownPlayerError` if we have no player of this name."""
        self._player = player_named(name)

    def consider(self, state: State, question: Question, rng: Random) -> Opinion:
        """Return the player's opinion."""
        return self._player.consider(question, rng)

    def sure_answer(self, question: Question) -> Move | None:
        """Return the only move that the rules leave: no opinion is asked for."""
        return question.only_answer


class OutsidePlayer(SeatedPlayer):
    """A program from outside that plays for one seat."""

    def __init__(self, command: str, game: str, rules: HouseRules, seat: Seat, time_ms: int) -> None:
        """Start the program and greet it; raises `PlayerError`."""
        self._seat = seat
        self._time_ms = time_ms
        self._asked = 0
        self._process = _Process(command, seat)
        hello = {"type": "hello", "protocol": PROTOCOL, "game": game, "options": options.as_json(rules), "seat": seat}
        try:
            self._greet(hello)
        except BaseException:
            self._process.kill()
            raise

    def _greet(self, hello: Mapping[str, object]) -> None:
        greeting = self._answer(hello, None, max(self._time_ms, _START_MS))
        if not isinstance(greeting.get("name"), str):
            why = f'answered {quote(greeting)} to hello instead of {{"name": "…"}}'
            raise PlayerError(self._seat, None, why)

    def consider(self, state: State, question: Question, rng: Random) -> Opinion:
        """Send the masked record and the legal moves, and return the answer; programs give no reasons.

        Raises `PlayerError` if none comes in time, or one that is none by the protocol.
        """
        made = len(state.log)
        self._asked += 1
        message = {
            "type": "choose",
            "id": self._asked,
            "record": masked_record(state, question.seen.seat),
            "legal": legal_moves(state, question),
            "time_ms": self._time_ms,
        }
        answer = self._answer(message, made, self._time_ms)
        number = answer.get("id")
        if type(number) is not int or number != self._asked:
            raise PlayerError(self._seat, made, f"answered with id {quote(number)} instead of {self._asked}")
        try:
            move = moves.from_json(answer.get("move"), state.deal.seats)
        except MoveError as error:
            raise PlayerError(self._seat, made, f"{error}, in its answer {quote(answer)}") from None
        return Opinion(None if question.may_pass and move == Pass(self._seat) else move, Reason.UNKNOWN)

    def tell(self, message: Mapping[str, object]) -> None:
        """Send something that needs no answer."""
        self._process.send(message)

    def close(self) -> None:
        """Say goodbye, and make sure that the program has gone."""
        self.tell({"type": "bye"})
        self._process.close()

    def kill(self) -> None:
        """End the program at once."""
        self._process.kill()

    def _answer(self, message: Mapping[str, object], move: int | None, time_ms: int) -> dict[str, object]:
        self._process.send(message)
        try:
            answer = decode(self._process.receive(time_ms))
        except queue.Empty:
            raise PlayerError(self._seat, move, f"no answer within {time_ms} ms") from None
        except EOFError:
            raise PlayerError(self._seat, move, self._process.obituary()) from None
        except _TooLongError:
            raise PlayerError(self._seat, move, f"its answer is longer than {_LONGEST} bytes") from None
        except JsonError as error:
            raise PlayerError(self._seat, move, f"its answer is {error}") from None
        if not isinstance(answer, dict):
            raise PlayerError(self._seat, move, f"its answer must be an object, not {quote(answer)}")
        return answer


def legal_moves(state: State, question: Question) -> list[dict[str, object]]:
    """Return the answers that a program may give: what it is asked for, and where it may be silent a pass."""
    seen, choices = question.seen, question.choices
    if question.may_pass:
        choices = (*choices, Pass(seen.seat))
    elif seen.turn == seen.seat:
        choices = seen.moves
    return [choice_as_json(choice, state.deal) for choice in choices]


class _TooLongError(ValueError):
    """An answer has more bytes than one may have."""


class _Process:
    """A program with threads that write to it and read from it, so that nobody waits for longer than he wants."""

    def __init__(self, command: str, seat: Seat) -> None:
        self._complaints = bytearray()
        try:
            self._program = _start(command)
        except (OSError, ValueError) as error:
            raise PlayerError(seat, None, f"cannot start {quote(command)}: {error}") from None
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._incoming: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        assert self._program.stdin is not None  # noqa: S101 - both are pipes
        assert self._program.stdout is not None  # noqa: S101 - as above
        assert self._program.stderr is not None  # noqa: S101 - as above
        threading.Thread(target=_write, args=(self._outgoing, self._program.stdin), daemon=True).start()
        threading.Thread(target=_read, args=(self._incoming, self._program.stdout), daemon=True).start()
        self._listener = threading.Thread(target=_listen, args=(self._complaints, self._program.stderr), daemon=True)
        self._listener.start()

    def send(self, message: Mapping[str, object]) -> None:
        """Send an object; a program that no longer listens is found out when its answer is missing."""
        self._outgoing.put(encode(message).encode() + b"\n")

    def receive(self, time_ms: int) -> bytes:
        """Return the next line; raises `queue.Empty` after so many milliseconds, `EOFError` when there is no more.

        Raises `_TooLongError` for a line of more than `_LONGEST` bytes.
        """
        line = self._incoming.get(timeout=time_ms / 1000)
        if not line:
            raise EOFError
        if len(line) > _LONGEST:
            raise _TooLongError
        return line

    def obituary(self) -> str:
        """Say how the program ended and what it said last."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._program.wait(_GOODBYE_SECONDS)
        status = self._program.poll()
        ended = "closed its output" if status is None else f"the program ended with status {status}"
        self._listener.join(_GOODBYE_SECONDS)
        said = self._complaints.decode(errors="replace").strip().splitlines()
        return f"{ended}; it said: {said[-1]}" if said else ended

    def close(self) -> None:
        """Give the program a moment to end by itself, then kill it."""
        self._outgoing.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._program.wait(_GOODBYE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End the program and what it has started."""
        self._outgoing.put(None)
        if sys.platform == "win32":
            self._program.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._program.pid, signal.SIGKILL)
        self._program.wait()


def _start(command: str) -> subprocess.Popen[bytes]:
    """Start a program in a group of its own: Ctrl+C is for us, and we end the whole group."""
    try:
        arguments = command if sys.platform == "win32" else shlex.split(command)
    except ValueError:
        raise ValueError("a quotation mark in it is not closed") from None
    if not arguments:
        raise ValueError("no command given")
    return subprocess.Popen(  # noqa: S603 - the user's own command
        arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )


def _write(messages: "queue.SimpleQueue[bytes | None]", pipe: IO[bytes]) -> None:
    with contextlib.suppress(OSError, ValueError), pipe:
        while (message := messages.get()) is not None:
            pipe.write(message)
            pipe.flush()


def _read(lines: "queue.SimpleQueue[bytes]", pipe: IO[bytes]) -> None:
    with contextlib.suppress(OSError, ValueError), pipe:
        while line := pipe.readline(_LONGEST + 1):
            lines.put(line)
            if len(line) > _LONGEST:
                break
    lines.put(b"")


def _listen(complaints: bytearray, pipe: IO[bytes]) -> None:
    """Read what a program complains of, so that it never waits for us, and keep the end of it."""
    with contextlib.suppress(OSError, ValueError), pipe:
        while part := os.read(pipe.fileno(), _COMPLAINTS):
            complaints.extend(part)
            del complaints[:-_COMPLAINTS]


class Roster(AbstractContextManager["Roster"]):
    """The players at one table; programs from outside are started when their seat is first asked."""

    def __init__(self, game: str, rules: HouseRules, time_ms: int) -> None:
        """Begin with nobody."""
        self._game = game
        self._rules = rules
        self._time_ms = time_ms
        self._own: dict[str, OwnPlayer] = {}
        self._outside: dict[tuple[str, Seat, int], OutsidePlayer] = {}
        self._playing: set[tuple[str, Seat, int]] = set()
        self._untold: list[tuple[OutsidePlayer, Mapping[str, object]]] = []

    def player(self, name: str, seat: Seat, place: int) -> SeatedPlayer:
        """Return who answers for a seat; `place` tells apart people of the same name.

        Raises `PlayerError` if a program cannot be started, `UnknownPlayerError` if we have no such player.
        """
        if not name.startswith(OUTSIDE):
            return self._own.setdefault(name, OwnPlayer(name))
        key = name, seat, place
        if key not in self._outside:
            command = name.removeprefix(OUTSIDE)
            self._outside[key] = OutsidePlayer(command, self._game, self._rules, seat, self._time_ms)
        self._playing.add(key)
        return self._outside[key]

    def keep_result(self, record: Mapping[str, object]) -> None:
        """Keep the full record of a deal for the programs that played it, but not its seed: others follow from it."""
        told = {**record, "seed": None}
        self._untold += [(self._outside[key], told) for key in sorted(self._playing)]
        self._playing.clear()

    def tell_results(self) -> None:
        """Tell the records kept; only once nobody will play these cards any more."""
        for player, record in self._untold:
            player.tell({"type": "result", "record": record})
        self._untold.clear()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for player in self._outside.values():
            if error is None:
                player.close()
            else:
                player.kill()
