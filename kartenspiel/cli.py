# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The command line: everything that needs no window, and never imports Qt itself.

Errors are one line on stderr that says what is wrong and how to mend it, with status 2 for wrong usage and 1 for
everything else that failed.  What a command needs is imported when it runs, so that all of them start quickly.
"""

import argparse
import contextlib
import os
import re
import secrets
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, NoReturn

from kartenspiel import SIGNAL_STATUS, __version__
from kartenspiel.controller.arguments import complaint, positive_number, whole_number
from kartenspiel.controller.game_arguments import add_coded_deal, add_evening, add_learning, add_match, add_quiz
from kartenspiel.controller.output import Interruption, Interruptions, LineWriter, ProgressLine
from kartenspiel.controller.statistics_arguments import add_arguments
from kartenspiel.model.quoting import clip, quote

if TYPE_CHECKING:
    from kartenspiel.controller.sharing import Workers
    from kartenspiel.controller.sheets import DrawCards
    from kartenspiel.model.game import Game
    from kartenspiel.model.options import HouseRules

_FAILED: Final = 1
_USAGE: Final = 2
_MODE: Final = 0o666
"""Who may use a file that is written, as far as the system's mask lets them: what Python's own `open` asks for."""


class UsageError(Exception):
    """The command was called wrongly; the message says how to call it."""


class FailureError(Exception):
    """The command could not do what it was asked to."""


class _Parser(argparse.ArgumentParser):
    """Complains in one line, and of a command in its own name."""

    def parse_known_args(self, args=None, namespace=None):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        options, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return options, unknown

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{complaint(message)}; see {self.prog} --help")

    def _print_message(self, message: str, file: object = None) -> None:
        """Write help at once, so that a full disk is noticed here and not at the very end."""
        with _output("-", Interruptions()) as out:
            out.text(message.rstrip("\n"))


class _Version(argparse.Action):
    """Prints the version, and whether the kernel of the computer players runs compiled."""

    def __call__(self, parser: argparse.ArgumentParser, *given: object) -> None:
        from kartenspiel.players.kernel.arrays import HOW

        parser.exit(message=f"kartenspiel {__version__}, {HOW}\n")


class _Test(argparse.Action):
    """Runs the self-test instead of a command, and ends with its status."""

    def __init__(self, option_strings: Sequence[str], dest: str, const: Callable[[], int], help: str) -> None:  # noqa: A002
        super().__init__(option_strings, dest, nargs=0, const=const, default=argparse.SUPPRESS, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *given: object) -> None:
        parser.exit(self.const())


def main(arguments: Sequence[str], draw: "DrawCards | None" = None, test: Callable[[], int] | None = None) -> int:
    """Run a command and return its exit status.

    What may need Qt is handed in: with `draw` there is a command that draws cards, with `test` the self-test.
    """
    try:
        with Interruptions() as interruptions:
            return _run(_parser(draw, test), arguments, interruptions)
    except (Exception, Interruption) as error:  # noqa: BLE001 - a fault of ours is one line too
        return _complain(*_verdict(error))


def _verdict(error: BaseException) -> tuple[str, int]:
    """Return what to say of an error, and the exit status."""
    match error:
        case UsageError():
            found = str(error), _USAGE
        case Interruption():
            found = str(error), SIGNAL_STATUS + error.number
        case BrokenPipeError():
            found = "nobody reads the output any more; what was read is whole", _FAILED
        case OSError():
            found = f"cannot read or write: {_reason(error)}", _FAILED
        case FailureError():
            found = str(error), _FAILED
        case _:
            found = f"internal error, please report it: {_origin(error)}", _FAILED
    return found


def _origin(error: BaseException) -> str:
    """Say where an exception comes from, as the last line of a traceback would."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = "" if trace is None else f" in {Path(trace.tb_frame.f_code.co_filename).name}, line {trace.tb_lineno}"
    return f"{type(error).__name__}: {error}{place}"


def _run(parser: argparse.ArgumentParser, arguments: Sequence[str], interruptions: Interruptions) -> int:
    options = parser.parse_args(arguments)
    command: Callable[[argparse.Namespace, Interruptions], int] = options.run
    return command(options, interruptions)


def _complain(error: object, status: int) -> int:
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(f"kartenspiel: {clip(str(error))}", file=sys.stderr, flush=True)
    return status


def _parser(draw: "DrawCards | None", test: Callable[[], int] | None) -> argparse.ArgumentParser:
    parser = _Parser(prog="kartenspiel", description="Austrian Rufen card games; without arguments the window opens.")
    parser.add_argument(
        "--version", action=_Version, nargs=0, dest=argparse.SUPPRESS, help="tell which version this is"
    )
    if test is not None:
        text = "tell whether the program is whole: play a deal of each game without a display"
        parser.add_argument("--selftest", action=_Test, const=test, help=text)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def command(name: str, run: Callable[..., int], text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
        added.set_defaults(run=run)
        return added

    opened = command(
        "open", _open, "Open the window, and in it the deals of a file; it is what happens without arguments."
    )
    opened.add_argument("file", nargs="?", metavar="FILE", help="records, one per line")
    games = command("games", _games, "List games, presets and options.")
    games.add_argument("--json", action="store_true", help="for programs")
    simulate = command("simulate", _simulate, "Play deals as one session and write their records.")
    add_match(simulate, "random", "one name for all or one per seat")
    simulate.add_argument("--dummies", type=whole_number, metavar="N", help="how many seats are dummies")
    simulate.add_argument("--out", metavar="FILE", default="-", help="where the records go (- is stdout)")
    check = command("check", _check, "Replay records and say what is wrong with them.")
    check.add_argument("files", nargs="*", metavar="FILE", default=["-"], help="records, one per line (- is stdin)")
    moves = command("moves", _moves, "Print the legal moves of each unfinished record.")
    moves.add_argument("file", nargs="?", metavar="FILE", default="-", help="records, one per line (- is stdin)")
    code = command("code", _code, "Print the code of each deal, from which others can deal the same cards.")
    code.add_argument("file", nargs="?", metavar="FILE", default="-", help="records, one per line (- is stdin)")
    add_coded_deal(command("deal", _deal, "Deal from a code, and write unfinished records with all cards."))
    add_evening(command("evening", _evening, "Print the code of an evening with the same deals for everybody."))
    arena = command("arena", _arena, "Let two players play each deal in each other's seats.")
    add_match(arena, None, "the two players A,B")
    arena.add_argument("--time", type=positive_number, metavar="MS", help="for an answer of a program from outside")
    arena.add_argument("--without-raises", action="store_true", help="tell also who had won had nobody raised anything")
    add_learning(command("learn", _learn, "Play deals, and learn from them what words are worth."))
    add_arguments(command("statistics", _statistics, "Tell how you stand, from the history or files like it."))
    add_quiz(command("quiz", _quiz, "Ask questions about deals, or write them with their answers."))
    bench = command("bench", _bench, "Measure the speed of the program.")
    bench.add_argument("names", nargs="*", metavar="NAME", help="benchmarks to run, all by default")
    bench.add_argument("--json", action="store_true", help="for programs")
    if draw is not None:
        from kartenspiel.controller.sheet_arguments import add_sheet

        text = "Draw all cards of a pack: on one sheet, or in true size to be printed and cut."
        add_sheet(command("cards", partial(_cards, draw=draw), text))
    return parser


@dataclass(frozen=True, slots=True)
class _Match:
    """What simulate and arena have in common."""

    game: "Game"
    rules: "HouseRules"
    players: tuple[str, ...]
    seed: int


def _match(options: argparse.Namespace) -> _Match:
    from kartenspiel.controller.session import SEED_BITS

    game, rules = _game_and_rules(options)
    seed = secrets.randbits(SEED_BITS) if options.seed is None else options.seed
    return _Match(game, rules, _players(options.players), seed)


def _game_and_rules(options: argparse.Namespace) -> "tuple[Game, HouseRules]":
    from kartenspiel.controller.catalogue import UnknownPresetError, rules_of
    from kartenspiel.games import UnknownGameError, game_named
    from kartenspiel.model.options import OptionError

    changes = dict(options.option)
    try:
        game = game_named(options.game)
        if getattr(options, "dummies", None) is not None:
            changes = _with_dummies(game, options.dummies, changes)
        return game, rules_of(game, options.preset, changes)
    except (UnknownGameError, UnknownPresetError, OptionError) as error:
        raise UsageError(str(error)) from None


def _with_dummies(game: "Game", number: int, changes: Mapping[str, object]) -> dict[str, object]:
    """Return house rules with those of the first form of a game with so many dummies to which they do not object."""
    numbers = {form.dummies for form in game.description.forms} or {0}
    if number not in numbers:
        has = f"{' or '.join(map(str, sorted(numbers)))} dummies, not {number}" if max(numbers) else "no dummies"
        raise UsageError(f"--dummies: {game.id} has {has}")
    fitting = [form.options for form in game.description.forms if form.dummies == number]
    for values in fitting:
        if all(changes.get(name, value) == value for name, value in values.items()):
            return {**changes, **values}
    if fitting:
        found = " ".join(f"{name}={value}" for name, value in fitting[0].items())
        raise UsageError(f"--dummies: {number} is {found}; give one of them")
    return dict(changes)


def _players(text: str) -> tuple[str, ...]:
    """Split names at commas, but not the commas of a command."""
    from kartenspiel.controller.protocol import OUTSIDE
    from kartenspiel.players.base import (
        BOLDNESS,
        LEVELS,
        NAMES,
        YARDSTICKS,
        UnknownPlayerError,
        bold_name,
        player_named,
    )

    bold = (bold_name(level, boldness) for level in LEVELS for boldness in BOLDNESS)
    known = "|".join(map(re.escape, {*NAMES, *YARDSTICKS, *bold}))
    names = tuple(re.split(rf",(?=(?:{known})(?:,|$)|{OUTSIDE})", text))
    try:
        for name in names:
            if not name.startswith(OUTSIDE):
                for part in name.split(","):  # of which one at least is unknown where there are several
                    player_named(part)
    except UnknownPlayerError as error:
        raise UsageError(f"{error}, or {OUTSIDE}COMMAND") from None
    return names


def _statistics(options: argparse.Namespace, interruptions: Interruptions) -> int:
    from kartenspiel.controller import statistics_command
    from kartenspiel.games import UnknownGameError

    for name in options.files:
        if name == "-":
            raise UsageError("statistics: a history is read from a file; name one instead of -")
        with _input(name):
            pass  # whoever names a file wants to be told that it is not there
    with _output(options.out, interruptions) as out:
        try:
            for line in statistics_command.told(options):
                out.write(line)
        except UnknownGameError as error:
            raise UsageError(str(error)) from None
    return 0


def _quiz(options: argparse.Namespace, interruptions: Interruptions) -> int:
    from kartenspiel.controller.quiz import command

    game, rules = _game_and_rules(options)
    try:
        plan = command.plan_of(game.id, rules, options)
    except ValueError as error:
        raise UsageError(str(error)) from None
    with _output("-", interruptions) as out:
        if options.form == "ask":
            command.ask(plan, (lambda: "") if sys.stdin is None else sys.stdin.readline, out.text)
        else:
            for line in command.written(plan, options.form):
                out.text(line)
    return 0


def _open(options: argparse.Namespace, interruptions: Interruptions) -> int:
    """Complain of a file without a name; whatever else is to be opened never comes here."""
    del interruptions
    raise UsageError(f"open: no file has the name {quote(options.file)}; see kartenspiel open --help")


def _games(options: argparse.Namespace, interruptions: Interruptions) -> int:
    import json

    from kartenspiel.controller import catalogue

    with _output("-", interruptions) as out:
        if options.json:
            out.text(json.dumps(catalogue.as_json(), ensure_ascii=False, indent=1))
        else:
            out.text("\n".join(catalogue.as_text()).rstrip())
    return 0


def _simulate(options: argparse.Namespace, interruptions: Interruptions) -> int:
    from kartenspiel.controller.protocol import TIME_MS, PlayerError
    from kartenspiel.controller.sharing import WorkerError
    from kartenspiel.controller.simulation import SimulationPlan, simulate

    match = _match(options)
    plan = SimulationPlan(match.game.id, match.rules, match.players, match.seed)
    seated = sum(place is not None for place in plan.first().seating)
    if len(match.players) not in (1, seated):
        raise UsageError(
            f"--players: {len(match.players)} names for {seated} players; give one for all or one for each"
        )
    progress = ProgressLine(options.deals)
    with _output(options.out, interruptions) as out, contextlib.closing(progress):
        try:
            with (
                _workers(options, match.players) as workers,
                contextlib.closing(simulate(plan, options.deals, workers=workers, time_ms=TIME_MS)) as records,
            ):
                for record in records:
                    out.write(record)
                    progress.step()
        except (PlayerError, WorkerError) as error:
            raise FailureError(str(error)) from None
    return 0


@contextlib.contextmanager
def _workers(options: argparse.Namespace, players: tuple[str, ...]) -> Iterator["Workers | None"]:
    """Have the processes that share the deals; ``None`` where this one plays them alone, with programs from outside."""
    from kartenspiel.controller.protocol import OUTSIDE
    from kartenspiel.controller.sharing import processes_needed
    from kartenspiel.controller.worker_choice import chosen_workers

    outside = any(name.startswith(OUTSIDE) for name in players)
    needed = 1 if outside else processes_needed(options.threads, options.deals)
    if options.cluster is not None:
        if options.threads > 1:
            raise UsageError("--threads: a cluster has workers of its own; leave out one of the two")
        if outside:
            raise UsageError(f"--cluster: programs from outside ({OUTSIDE}) play on this machine only; leave it out")
    if options.cluster is None and needed == 1:
        yield None
        return
    with chosen_workers(options.cluster, needed) as workers:
        yield workers


def _check(options: argparse.Namespace, interruptions: Interruptions) -> int:
    from kartenspiel.controller.checking import check_stream

    good = bad = 0
    with _output("-", interruptions) as out:
        for name in options.files:
            with _input(name) as stream:
                for line, fault in check_stream(stream):
                    if fault is None:
                        good += 1
                    else:
                        bad += 1
                        out.text(f"{clip(name)}:{line}: {fault}")
        if not bad:
            out.text(f"ok {good}")
    return _FAILED if bad else 0


def _moves(options: argparse.Namespace, interruptions: Interruptions) -> int:
    from kartenspiel.controller.checking import moves_in_stream
    from kartenspiel.controller.jsonl import encode

    status = 0
    with _output("-", interruptions) as out, _input(options.file) as stream:
        for line, found in moves_in_stream(stream):
            if isinstance(found, ValueError):
                status = _complain(f"{clip(options.file)}:{line}: {found}", _FAILED)
            else:
                out.text(encode(found))
    return status


def _code(options: argparse.Namespace, interruptions: Interruptions) -> int:
    from kartenspiel.controller.codes.commands import code_of_record
    from kartenspiel.controller.jsonl import lines
    from kartenspiel.controller.record import RecordError

    status = 0
    with _input(options.file) as stream, _output("-", interruptions) as out:
        for number, written in lines(stream):
            try:
                out.text(code_of_record(written))
            except RecordError as error:
                status = _complain(f"{clip(options.file)}:{number}: {error}", _FAILED)
    return status


def _deal(options: argparse.Namespace, interruptions: Interruptions) -> int:
    from kartenspiel.controller.codes.commands import records_of_code
    from kartenspiel.controller.codes.letters import CodeError

    try:
        records = tuple(records_of_code(options.code, options.rules))
    except CodeError as error:
        raise UsageError(f"deal: {error}") from None
    with _output(options.out, interruptions) as out:
        for record in records:
            out.write(record)
    return 0


def _evening(options: argparse.Namespace, interruptions: Interruptions) -> int:
    from kartenspiel.controller.codes.commands import evening_code

    game, rules = _game_and_rules(options)
    try:
        code = evening_code(game, rules, options.deals, options.day)
    except ValueError as error:
        raise UsageError(str(error)) from None
    with _output("-", interruptions) as out:
        out.text(code)
    return 0


def _arena(options: argparse.Namespace, interruptions: Interruptions) -> int:
    from kartenspiel.controller.arena import Contest, play_contest
    from kartenspiel.controller.protocol import TIME_MS, PlayerError
    from kartenspiel.controller.sharing import WorkerError

    match = _match(options)
    if len(match.players) != len("AB"):
        raise UsageError(f"--players: two names A,B are needed, not {quote(options.players)}")
    if options.deals == 1:
        raise UsageError("--deals: an interval needs 2 or more")
    contest = Contest(
        match.game.id, match.rules, (match.players[0], match.players[1]), match.seed, options.time or TIME_MS
    )
    progress = ProgressLine(options.deals)
    with _output("-", interruptions) as out, contextlib.closing(progress):
        try:
            with _workers(options, match.players) as workers:
                report = play_contest(contest, options.deals, workers=workers, step=progress.step)
        except (PlayerError, WorkerError) as error:
            raise FailureError(str(error)) from None
        progress.close()
        out.text("\n".join(report.lines(without_raises=options.without_raises)))
    return 0


def _learn(options: argparse.Namespace, interruptions: Interruptions) -> int:
    from kartenspiel.controller import learning_command
    from kartenspiel.controller.learning import LearningPlan
    from kartenspiel.controller.session import SEED_BITS
    from kartenspiel.controller.sharing import WorkerError

    game, rules = _game_and_rules(options)
    plan = LearningPlan(game.id, rules, secrets.randbits(SEED_BITS) if options.seed is None else options.seed)
    progress = ProgressLine(options.deals)
    with _output("-", interruptions) as out, contextlib.closing(progress):
        try:
            given, chosen = Path(options.examples), options.out and Path(options.out)
            learning_command.check_apart(given, chosen)
            with contextlib.closing(
                learning_command.examples_of(plan, given, seeded=options.seed is not None)
            ) as found:
                with _workers(options, ()) as workers:
                    found.collect(options.deals, interruptions, workers=workers, step=progress.step)
                progress.close()
                for line in learning_command.report(found, options.deals, chosen, options.margin):
                    out.text(line)
        except learning_command.ExamplesError as error:
            raise UsageError(str(error)) from None
        except WorkerError as error:
            raise FailureError(str(error)) from None
        except OSError as error:
            name = error.filename or options.examples
            raise FailureError(f"cannot read or write {name}: {_reason(error)}; name another file") from None
    return 0


def _bench(options: argparse.Namespace, interruptions: Interruptions) -> int:
    from kartenspiel.controller.bench import UnknownBenchmarkError, benchmarks, compared
    from kartenspiel.controller.jsonl import encode

    try:
        chosen = benchmarks(options.names)
    except UnknownBenchmarkError as error:
        raise UsageError(str(error)) from None
    with _output("-", interruptions) as out:
        if options.json:
            out.text(encode({each.benchmark.name: each.as_json() for each in compared(chosen)}))
        else:
            for each in compared(chosen):
                out.text(each.as_text())
    return 0


def _cards(options: argparse.Namespace, interruptions: Interruptions, draw: "DrawCards") -> int:
    from kartenspiel.controller.sheet_arguments import UnfitError, order_of

    del interruptions  # it takes a few seconds, and the file is written whole
    try:
        order = order_of(options)
    except UnfitError as error:
        raise UsageError(f"{error}; see kartenspiel cards --help") from None
    try:
        draw(order)
    except OSError as error:
        raise FailureError(f"cannot write {options.out}: {_reason(error)}; name another file for --out") from None
    except ValueError as error:
        raise FailureError(f"cannot draw {error}: the picture is missing or damaged") from None
    return 0


@contextlib.contextmanager
def _input(name: str) -> Iterator[BinaryIO]:
    """Open a file of records, ``-`` for stdin."""
    if name == "-":
        if sys.stdin is None:
            raise UsageError("there is no input; name a file of records")
        yield sys.stdin.buffer
        return
    from kartenspiel.controller.files import open_stream

    if not name:
        raise UsageError("a file has no name; name a file of records, or - for stdin")
    try:
        stream = open_stream(Path(name))
    except (OSError, ValueError) as error:
        raise UsageError(f"cannot read {name}: {_reason(error)}; name a file of records, or - for stdin") from None
    with stream:
        yield stream


@contextlib.contextmanager
def _output(name: str, interruptions: Interruptions) -> Iterator[LineWriter]:
    """Open what is written to, ``-`` for stdout."""
    if name == "-":
        if sys.stdout is None:
            raise UsageError("there is no output; it may have been closed")
        yield LineWriter(sys.stdout.fileno(), interruptions)
        return
    if not name:
        raise UsageError("--out: the file has no name; name one, or - for stdout")
    try:
        stream = open(name, "wb", opener=_open_as_it_is)  # noqa: SIM115 - closed below; opening is the user's fault
    except (OSError, ValueError) as error:
        raise UsageError(f"cannot write {name}: {_reason(error)}; name another file for --out") from None
    with stream:
        yield LineWriter(stream.fileno(), interruptions, anew=True)


def _open_as_it_is(name: str, flags: int) -> int:
    """Open a file with what it holds: it is written over when there is something to write, and not before."""
    return os.open(name, flags & ~os.O_TRUNC, _MODE)


def _reason(error: BaseException) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
