# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Positions of every game with what each answer is worth, as data that never change, and what players lose in them.

    python packaging/players/judged.py make GAME --count 100 --worlds 2000     # goes on where it was ended
    python packaging/players/judged.py measure [GAME …] --players easy,medium,strong

make     Plays deals, takes one question of each that left a choice, in turn a word and a card, and has the judge value
         all answers: what they are paid on the average of so many imagined deals, drawn as likely as words and plays
         say, all played out by the heuristic.  The judge sees what the seat sees and nothing of the truth.  Answers
         that are clearly worse than the best are left after part of the deals.  The deals come in two halves that have
         nothing to do with each other.  What is laid away is not asked.
measure  Puts every position to each player and tells what he loses, in stakes (what a simple game is worth): by how
         much his answer is worth less than the best one.  What is best by one half is valued by the other, so that no
         answer seems to lose for the luck that the best one had; the loss of a single position may be below 0
         therefore.  The interval is over positions, each of a deal of its own.  ``random`` tells what chance loses.

The values are those of a judge who plays all hands open.  They were made once; new ones belong into a new folder, for
figures are compared only by the same judge.
"""

import argparse
import gzip
import json
import math
import sys
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final

from kartenspiel.controller.checking import replay_moves
from kartenspiel.controller.decisions import DecisionKind
from kartenspiel.controller.moment import Moment
from kartenspiel.controller.record import record_as_json, record_from_json
from kartenspiel.games import all_games, game_named
from kartenspiel.model import moves
from kartenspiel.model.game import State
from kartenspiel.model.moves import LayAwayChoice, Move
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import LEVELS, UnknownPlayerError, player_named
from kartenspiel.players.games import judgements
from kartenspiel.players.opinion import paired_difference
from kartenspiel.players.question import Player, Question
from kartenspiel.players.rollout import worlds
from kartenspiel.players.trial import Alike, Trial, group_alike
from measuring import Asked, Ratio, kind_of, play_deal, print_json, print_now, table_lines

DATA: Final = Path(__file__).with_name("data") / "judged"
"""Where the positions are kept, a file for each game."""
SEED: Final = 2028
"""From which the deals of the positions follow; no other measure uses it."""
PLAYER: Final = "medium"
"""Who plays the deals of the positions: quick, and no judge of his own moves."""
STAGES: Final = (0.1, 0.2, 0.7)
"""In which parts of the deals the judge goes on; after each but the last he leaves what is clearly worse."""
CLEARLY_WORSE: Final = 4.0
"""By so many standard errors."""
MOST_ANSWERS: Final = 60
"""A question with more answers is not taken: their values would take too long."""
ATTEMPTS: Final = 20
"""So many deals are played until one has a question as is wanted."""
_CARDS: Final = frozenset({DecisionKind.LEAD, DecisionKind.FOLLOWING})
ALL: Final = "all"


class JudgedError(ValueError):
    """Positions that cannot be made or read; the message says which and why."""


@dataclass(frozen=True, slots=True)
class Half:
    """What one half of the imagined deals says of an answer: how much better it is than the reference, in payments."""

    gain: float
    error: float
    """The standard error of the paired differences."""
    worlds: int
    """In how many deals it was tried out."""


@dataclass(frozen=True, slots=True)
class JudgedAnswer:
    """An answer to a question with what it is worth; `moves` are it and those that are as good (``None``: silence)."""

    moves: tuple[Move | None, ...]
    halves: tuple[Half, Half]


@dataclass(frozen=True, slots=True)
class Position:
    """A question that was judged."""

    state: State
    question: Question
    kind: DecisionKind
    stake: float
    """What a simple game is worth."""
    answers: tuple[JudgedAnswer, ...]

    def loss(self, move: Move | None) -> float | None:
        """Return what an answer loses, in stakes; ``None`` where it was not judged."""
        given = next((each for each in self.answers if move in each.moves), None)
        if given is None:
            return None
        losses = []
        for chooses, values in ((0, 1), (1, 0)):
            best = max(self.answers, key=lambda each: each.halves[chooses].gain)
            losses.append(best.halves[values].gain - given.halves[values].gain)
        return fmean(losses) / self.stake


def question_of(state: State, seat: Seat, *, may_pass: bool) -> Question:
    """Return what a seat is asked at a moment of a deal, after all others have kept silent; raises `JudgedError`."""
    statements = state.open_statements()
    silent = frozenset(each for each in statements if not (may_pass and each == seat))
    asked = Moment(state, None, statements, silent).next_question()
    if asked is None or asked[0] != seat or asked[1].may_pass is not may_pass:
        message = f"seat {seat} is not asked there"
        raise JudgedError(message)
    return asked[1]


def may_be_judged(asked: Asked) -> bool:
    """Whether a question is one of those that are judged."""
    question = asked.question
    if asked.state.hands_closed or any(isinstance(choice, LayAwayChoice) for choice in question.choices):
        return False
    return 1 < len(question.choices) + question.may_pass <= MOST_ANSWERS


def take(game: str, number: int) -> Asked:
    """Return the question of this number: a word for even numbers, a card for odd ones; the kinds of words alike."""
    rng = Random(f"{SEED}/{game}/{number}")
    for attempt in range(ATTEMPTS):
        deal = play_deal(game, player_named(PLAYER), SEED, number * ATTEMPTS + attempt)
        by_kind: dict[DecisionKind, list[Asked]] = {}
        for asked in filter(may_be_judged, deal.asked):
            kind = kind_of(asked.question)
            if (kind in _CARDS) == bool(number % 2):
                by_kind.setdefault(kind, []).append(asked)
        if by_kind:
            kinds = sorted(by_kind, key=lambda kind: kind.value)
            found = by_kind[kinds[int(rng.random() * len(kinds))]]
            asked = found[int(rng.random() * len(found))]
            if len(_groups(asked.question, rng)) > 1:
                return asked
    sort = "card" if number % 2 else "word"
    message = (
        f"{game}: {ATTEMPTS} deals had no question about a {sort} that can be judged; its positions cannot be made"
    )
    raise JudgedError(message)


def _answers(question: Question) -> list[Move | None]:
    """Return all answers, silence first where it is one."""
    return [*([None] if question.may_pass else []), *(each for each in question.choices if isinstance(each, Move))]


def _groups(question: Question, rng: Random) -> Alike:
    """Return the answers that differ, each with those that are as good."""
    judgement = judgements()[question.seen.game]
    return group_alike(judgement, worlds(judgement, question.seen, 1, rng)[0], _answers(question))


class _Trials:
    """What the answers to a question are paid in one half of the imagined deals."""

    def __init__(self, question: Question, alike: Alike, count: int, rng: Random) -> None:
        self._judgement = judgements()[question.seen.game]
        self._question, self._alike, self._rng = question, alike, rng
        self._imagined = worlds(self._judgement, question.seen, count, rng, weighed=True)
        rng.shuffle(self._imagined)
        self.paid: dict[Move | None, list[float]] = {answer: [] for answer in alike}
        """What each answer is paid, deal by deal; one that was left has only the first of them."""
        left, begin = list(alike), 0
        for number, part in enumerate(STAGES):
            end = count if number == len(STAGES) - 1 else begin + max(1, round(part * count))
            left = self._clearly_no_worse(left) if begin else left
            self._play_out(left, self._imagined[begin:end])
            begin = end

    def _play_out(self, answers: Sequence[Move | None], imagined: Sequence[State]) -> None:
        trial = Trial(self._judgement, self._question, dict.fromkeys(answers, ()), 0.0, self._rng)
        trial.play_out(imagined)
        for answer, paid in zip(answers, trial.paid, strict=True):
            self.paid[answer] += paid

    def _clearly_no_worse(self, left: Sequence[Move | None]) -> list[Move | None]:
        """Return the answers of which it is not clear yet that they are worse than the one paid best."""
        best = max(left, key=lambda answer: _mean(self.paid[answer]))
        behind = {answer: self.gain(best, answer) for answer in left}
        return [answer for answer, half in behind.items() if half.gain <= CLEARLY_WORSE * half.error]

    def gain(self, answer: Move | None, other: Move | None) -> Half:
        """Return by how much an answer was paid better than another where both were tried out."""
        ones, others = self.paid[answer], self.paid[other]
        count = min(len(ones), len(others))
        times = Counter(map(id, self._imagined[:count]))  # a deal that is likely comes several times
        first = {id(state): at for at, state in reversed(list(enumerate(self._imagined[:count])))}
        places = [first[each] for each in times]
        found = paired_difference([ones[at] for at in places], [others[at] for at in places], list(times.values()))
        return Half(found.mean, found.error or 0.0, count)


def judge(asked: Asked, count: int, seed: str) -> Position:
    """Value all answers to a question in so many imagined deals."""
    question, state = asked.question, asked.state
    judgement = judgements()[state.deal.game]
    alike = _groups(question, Random(seed))
    trials = [_Trials(question, alike, count // 2, Random(f"{seed}/{half}")) for half in (0, 1)]
    reference = max(alike, key=lambda answer: (len(trials[0].paid[answer]), _mean(trials[0].paid[answer])))
    judged = tuple(
        JudgedAnswer((answer, *others), (trials[0].gain(answer, reference), trials[1].gain(answer, reference)))
        for answer, others in alike.items()
    )
    return Position(state, question, kind_of(question), judgement.stake(question.seen), judged)


def _mean(paid: Sequence[float]) -> float:
    return math.fsum(paid) / len(paid)


def as_json(position: Position) -> dict[str, object]:
    """Return a position as it is kept: the record as far as it was played, the question, and the values."""
    return {
        "record": record_as_json(position.state),
        "seat": position.question.seen.seat,
        "may_pass": position.question.may_pass,
        "kind": position.kind.value,
        "stake": position.stake,
        "answers": [
            {
                "moves": [None if move is None else moves.to_json(move) for move in answer.moves],
                "halves": [[round(half.gain, 4), round(half.error, 4), half.worlds] for half in answer.halves],
            }
            for answer in position.answers
        ],
    }


def from_json(body: Mapping[str, object]) -> Position:
    """Read a position back."""
    written: dict[str, object] = dict(body)
    state = replay_moves(record_from_json(written["record"]))  # type: ignore[arg-type]
    if state.hands_closed:
        state = state.after_silence()
    question = question_of(state, Seat(written["seat"]), may_pass=written["may_pass"] is True)  # type: ignore[arg-type]
    return Position(
        state,
        question,
        DecisionKind(written["kind"]),
        float(written["stake"]),  # type: ignore[arg-type]
        tuple(_answer(each, state.deal.seats) for each in written["answers"]),  # type: ignore[attr-defined]
    )


def _answer(written: Mapping[str, list[object]], seats: int) -> JudgedAnswer:
    said = tuple(None if move is None else moves.from_json(move, seats) for move in written["moves"])
    one, other = (Half(*half) for half in written["halves"])  # type: ignore[misc]
    return JudgedAnswer(said, (one, other))


def lines_of(file: Path) -> list[str]:
    """Return the positions of a file as they are written, the head first; none where there is no file yet.

    Raises `JudgedError` where it is damaged.
    """
    if not file.exists():
        return []
    try:
        with gzip.open(file, "rt", encoding="utf-8") as stream:
            return stream.read().splitlines()
    except (EOFError, gzip.BadGzipFile, zlib.error, UnicodeDecodeError) as error:
        message = f"{file} is damaged ({error}); make it anew, or take it back from the repository"
        raise JudgedError(message) from error


def positions(game: str, folder: Path = DATA) -> Iterator[Position]:
    """Yield the positions of a game; none where it has no file.  Raises `JudgedError` where one cannot be read."""
    file = folder / f"{game}.jsonl.gz"
    for number, line in enumerate(lines_of(file)[1:], 2):
        try:
            yield from_json(json.loads(line))
        except (LookupError, TypeError, ValueError) as error:
            message = f"{file}:{number}: this is no judged position ({type(error).__name__}: {error})"
            raise JudgedError(message) from error


def make(game: str, count: int, worlds_each: int, folder: Path) -> None:
    """Add positions to the file of a game until it has so many; each is kept as soon as it is judged."""
    file = folder / f"{game}.jsonl.gz"
    head = json.dumps({"game": game, "seed": SEED, "player": PLAYER, "worlds": worlds_each})
    lines = lines_of(file) or [head]
    if lines[0] != head:
        message = f"{file} was made otherwise ({lines[0]}); name another folder"
        raise ValueError(message)
    for number in range(len(lines) - 1, count):
        found = judge(take(game, number), worlds_each, f"{SEED}/{game}/{number}")
        lines.append(json.dumps(as_json(found), ensure_ascii=False))
        _write(file, lines)
        print_now(f"{game}: {number + 1} of {count}, {found.kind.value}, {len(found.answers)} answers")


def _write(file: Path, lines: Sequence[str]) -> None:
    """Write all lines, the same bytes for the same lines; whoever is interrupted leaves the file as it was."""
    file.parent.mkdir(parents=True, exist_ok=True)
    made = file.with_suffix(".new")
    made.write_bytes(gzip.compress(("\n".join(lines) + "\n").encode(), mtime=0))
    made.replace(file)


@dataclass(slots=True)
class Losses:
    """What a player loses in the positions of a game, by what was decided."""

    by_kind: dict[str, Ratio]
    missing: int = 0
    """Answers that were not judged."""


def losses(player: Player, judged: Sequence[Position], seed: int) -> Losses:
    """Put each position to a player."""
    found = Losses({ALL: Ratio()})
    for number, position in enumerate(judged):
        move = player.choose(position.question, Random(f"{seed}/{number}"))
        loss = position.loss(move)
        if loss is None:
            found.missing += 1
            continue
        for name in (ALL, position.kind.value):
            found.by_kind.setdefault(name, Ratio()).add(loss)
    return found


def measure(games: Sequence[str], players: Sequence[Player], seed: int, folder: Path, *, json_wanted: bool) -> None:
    """Tell what each player loses in the positions of each game."""
    names = [ALL, *(kind.value for kind in DecisionKind if kind is not DecisionKind.DISCARD)]
    rows = []
    for game in games:
        judged = list(positions(game, folder))
        for player in players:
            found = losses(player, judged, seed)
            if json_wanted:
                by_kind = {name: ratio.as_json() for name, ratio in found.by_kind.items()}
                print_json({"game": game, "player": player.name, "missing": found.missing, "loss": by_kind})
            cells = (found.by_kind.get(name, Ratio()) for name in names)
            rows.append([game, player.name, str(len(judged)), *(ratio.as_text() for ratio in cells)])
    if not json_wanted:
        print_now("\n".join(table_lines(["game", "player", "positions", *names], rows)))


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    known = [game.id for game in all_games()]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("make", "measure"))
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {' '.join(known)}; all unless some are named")
    parser.add_argument("--count", type=int, default=100, help="positions of each game (make)")
    parser.add_argument("--worlds", type=int, default=2000, help="imagined deals that value answers (make)")
    parser.add_argument("--folder", type=Path, default=DATA, help="where the positions are")
    parser.add_argument("--players", default=",".join(LEVELS), metavar="P,P", help="who is asked (measure)")
    parser.add_argument("--seed", type=int, default=1, help="of the players' chance (measure)")
    parser.add_argument("--json", action="store_true", help="for programs (measure)")
    chosen = parser.parse_intermixed_args(arguments)
    games = chosen.games or known
    if unknown := [name for name in games if name not in known]:
        parser.error(f"unknown game {unknown[0]}; games: {' '.join(known)}")
    try:
        if chosen.do == "make":
            for game in games:
                make(game_named(game).id, chosen.count, chosen.worlds, chosen.folder)
        else:
            players = [player_named(name) for name in chosen.players.split(",")]
            measure(games, players, chosen.seed, chosen.folder, json_wanted=chosen.json)
    except (UnknownPlayerError, ValueError, OSError) as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
