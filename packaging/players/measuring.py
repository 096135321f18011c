# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the programs share that measure how good the players are: deals to ask in, means with intervals, tables.

Several questions of one deal tell less than as many of different deals, so that every interval is one over deals: that
of a ratio of two sums, each with one part of every deal.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from kartenspiel.controller.arena import Contest
from kartenspiel.controller.conductor import Conductor, generator
from kartenspiel.controller.decisions import DecisionKind, kind_of_words
from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import State
from kartenspiel.model.moves import Choice, Move, Pass, Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import LEVELS, UnknownPlayerError, player_named
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Player, Question
from selfplay import align_rows

CONFIDENCE: Final = 1.96
"""Standard errors within which 95 of 100 means lie."""
LEAST_BITS: Final = -30.0
"""So many bits counts a deal that was held for impossible."""
RULE_OF_THREE: Final = 3.0
"""Of what was never seen in n trials there is less than 3 / n in 95 of 100 cases."""


@dataclass(slots=True)
class Ratio:
    """A mean over questions that come in deals: so much in so many of each deal."""

    sums: list[float] = field(default_factory=list)
    """Of each deal the sum over its questions."""
    counts: list[float] = field(default_factory=list)
    """Of each deal how many questions it had."""

    def add(self, total: float, count: float = 1.0) -> None:
        """Take one more deal into account; one without any question tells nothing."""
        if count:
            self.sums.append(total)
            self.counts.append(count)

    @property
    def count(self) -> int:
        """How many questions there were."""
        return round(math.fsum(self.counts))

    @property
    def mean(self) -> float:
        """The mean over all questions; 0 where there was none."""
        return math.fsum(self.sums) / math.fsum(self.counts) if self.counts else 0.0

    @property
    def half_width(self) -> float:
        """Half the width of the 95 % confidence interval, over deals; without an end where there are too few."""
        deals = len(self.counts)
        if deals <= 1:
            return math.inf
        mean = self.mean
        squares = math.fsum((total - mean * count) ** 2 for total, count in zip(self.sums, self.counts, strict=True))
        return CONFIDENCE * math.sqrt(squares * deals / (deals - 1)) / math.fsum(self.counts)

    @property
    def share_half_width(self) -> float:
        """The same of a share of questions, also where all were alike: then no deal differs from another."""
        if not self.count:
            return math.inf
        return min(1.0, self.half_width or RULE_OF_THREE / self.count)

    def as_json(self, *, share: bool = False) -> dict[str, object]:
        """Return it for programs; what could not be measured is ``None``."""
        width = self.share_half_width if share else self.half_width
        return {
            "questions": self.count,
            "deals": len(self.counts),
            "mean": self.mean if self.count else None,
            "half_width": width if math.isfinite(width) else None,
        }

    def as_text(self, *, share: bool = False, digits: int = 2) -> str:
        """Return mean and interval for people, a share in percent; a dash where nothing was measured."""
        if not self.count:
            return "–"
        width, scale = (self.share_half_width, 100.0) if share else (self.half_width, 1.0)
        mean = f"{scale * self.mean:.1f}" if share else f"{self.mean:+.{digits}f}"
        if not math.isfinite(width):
            return mean
        return f"{mean} ± {scale * width:.{1 if share else digits}f}"


def kind_of(question: Question, *answers: Move | None) -> DecisionKind:
    """Return what a question decides to which these answers were given, of a choice between word and card the word."""
    said: list[Choice | None] = [*answers, *([] if question.plays else question.statements)]
    words = [each for each in said if each is not None and not isinstance(each, Pass | Play)]
    if not words and question.plays:
        return DecisionKind.FOLLOWING if question.seen.cards.trick else DecisionKind.LEAD
    return kind_of_words(words)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of a deal that left a choice, and what was thought of it."""

    state: State
    """The deal as it lay, all cards with it: for measures that compare with the truth, and for nobody who answers."""
    seat: Seat
    question: Question
    opinion: Opinion


@dataclass(frozen=True, slots=True)
class PlayedOnce:
    """A deal that a player played against himself."""

    asked: tuple[Asked, ...]
    end: State


def play_deal(game: str, player: Player, seed: int, number: int) -> PlayedOnce:
    """Have a player play the deal of this number against himself, the first of a session with the usual house rules.

    The deal is that of the arena with the same seed and number, whoever plays it.
    """
    start = Contest(game, game_named(game).house_rules(), ("", ""), seed, 0).start(number)
    conductor, asked = Conductor(start), []
    while (now := conductor.next_question()) is not None:
        seat, question = now
        if question.only_answer is not None:
            conductor.answer(question.only_answer)
            continue
        opinion = player.consider(question, generator(seed, number, len(conductor.state.log), seat))
        asked.append(Asked(conductor.state, seat, question, opinion))
        conductor.answer(opinion.move)
    return PlayedOnce(tuple(asked), conductor.state)


def again(seed: int, number: int, asked: Asked) -> Random:
    """Return other chance for the same question, the same whenever it is asked for."""
    return Random(f"again {seed}/{number}/{len(asked.state.log)}/{asked.seat}")


def parser_of(usage: str, *, deals: int, players: Sequence[str] = LEVELS) -> argparse.ArgumentParser:
    """Return a command line with what every measure has: games, players, so many deals, a seed, and JSON."""
    parser = argparse.ArgumentParser(description=usage, formatter_class=argparse.RawDescriptionHelpFormatter)
    games = [game.id for game in all_games()]
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {' '.join(games)}; all unless some are named")
    parser.add_argument("--players", default=",".join(players), metavar="P,P", help="players, with commas between them")
    parser.add_argument("--deals", type=int, default=deals, metavar="N", help="deals of each game and player")
    parser.add_argument("--first", type=int, default=1, metavar="N", help="the number of the first deal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="for programs: a line for each game and player")
    return parser


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a measure was asked for."""

    games: tuple[str, ...]
    players: tuple[Player, ...]
    seed: int
    numbers: range
    json: bool


def wanted_of(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> Wanted:
    """Return what was chosen on a command line; ends the program where a name is unknown or a number makes no sense."""
    known = [game.id for game in all_games()]
    unknown = [name for name in chosen.games if name not in known]
    if unknown:
        parser.error(f"unknown game {unknown[0]}; games: {' '.join(known)}")
    if chosen.deals < 1 or chosen.first < 1:
        parser.error("--deals and --first are numbers from 1 on")
    try:
        players = tuple(player_named(name) for name in chosen.players.split(","))
    except UnknownPlayerError as error:
        parser.error(str(error))
    numbers = range(chosen.first, chosen.first + chosen.deals)
    return Wanted(tuple(chosen.games or known), players, chosen.seed, numbers, chosen.json)


def print_now(line: str) -> None:
    """Print a line at once, so that a long run can be watched and what it has found is not lost when it is ended."""
    print(line)
    sys.stdout.flush()


def print_json(found: Mapping[str, object]) -> None:
    """Print what was found for programs."""
    print_now(json.dumps(found, ensure_ascii=False))


def bits_of(true: float, imagined: Sequence[float]) -> float:
    """Return by how many bits the true deal is likelier than a deal drawn from it and those imagined.

    That is log2(weight of the true deal / mean weight of all), at most log2(n + 1) with n imagined deals.  What was
    held for impossible although it was so counts as `LEAST_BITS`, or the mean of all questions would tell nothing;
    where the imagined deals are held for impossible too, nothing is told.
    """
    whole = math.fsum((true, *imagined))
    if not whole:
        return 0.0
    return max(LEAST_BITS, math.log2(true) + math.log2(len(imagined) + 1) - math.log2(whole)) if true else LEAST_BITS


def table_lines(heading: Sequence[str], rows: Iterable[Sequence[str]], left: int = 2) -> Iterator[str]:
    """Yield a table with a heading as lines for people."""
    yield from align_rows([heading, *rows], left)
