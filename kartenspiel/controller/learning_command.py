# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""``kartenspiel learn``: goes on with a file of examples, tells what was learned, and writes weights."""

import errno
import os
import textwrap
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import Final, cast

from kartenspiel.controller.arena import Mean
from kartenspiel.controller.files import Lock, open_regular, write_chosen
from kartenspiel.controller.jsonl import JsonError, decode, encode, lines
from kartenspiel.controller.learning import CLOSED, LearningPlan, learn
from kartenspiel.controller.output import Interruptions, LineWriter
from kartenspiel.controller.sharing import Workers
from kartenspiel.model import fields, options
from kartenspiel.model.fields import FieldError
from kartenspiel.model.quoting import quote
from kartenspiel.players.learned.encoder import ENCODER
from kartenspiel.players.learned.examples import PaidWords, decision_from
from kartenspiel.players.learned.fitting import WordGain, fit, gain
from kartenspiel.players.learned.values import pack

MARGINS: Final = (0.0, 0.1, 0.25, 0.5, 1.0, 2.0)
"""By how many stakes another word must be worth more: of each it is told how much better words are paid with it."""
HELD_BACK: Final = 3
"""One of so many deals that are paid with closed hands is kept apart, to see what was learned of the others; chosen."""
_FEWEST: Final = 2 * HELD_BACK * CLOSED
"""From fewer deals nothing is fitted: two are kept apart then, the fewest of which there is an error."""
_ERRORS: Final = 1.96
"""Standard errors on each side of a mean within which it lies in 95 of 100 cases."""
_WIDTH: Final = 110
_AND: Final = "\nand "
_LARGEST: Final = 1 << 40
"""Bytes of a file of examples at most: there is no need of a bound, since it is read line by line."""
_DIGITS: Final = 40
"""A seed that a file has is no longer; those that are drawn have 20."""
_BLOCK: Final = 1 << 16
"""Bytes that are read at a time to find where the last whole line ends."""
_MODULE: Final = '''# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What words of this game are worth, learned.

Written by ``kartenspiel learn {game} --deals {deals} --seed {seed} --margin {margin:g}``{options}.
{found}.
"""

from typing import Final

from kartenspiel.players.learned.values import Learned, unpack

LEARNED: Final = Learned(
    encoder={encoder},
    rules={rules},
    seats={seats},
    margin={margin},
    weights=unpack("""
{weights}
"""),
)
'''


class ExamplesError(ValueError):
    """A file of examples with which learning cannot go on; the message says why and what to do."""


class Examples:
    """The examples of one plan, as they stand in their file: a line for the plan, then one for each deal."""

    def __init__(self, plan: LearningPlan, path: Path) -> None:
        """Read what is there; raises `ExamplesError`, or `OSError`, but not where there is no such file.

        A line that was broken off is not read; it is taken away when more is written (`collect`).
        """
        self.plan = plan
        self.deals: list[list[PaidWords]] = []
        """What was decided in each deal, from the first on."""
        self._path = path
        self._head: dict[str, object] | None = None
        self._lock = Lock(path.with_name(f"{path.name}.lock"), temporary=True)
        if not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
        if not self._lock.acquire():
            message = f"{quote(str(path))} is being written by another command; wait for it"
            raise ExamplesError(f"{message}, or name another file for --examples")
        try:
            self._whole = _end_of_whole_lines(path) if path.exists() else 0
            """Up to which byte the file has whole lines."""
            if self._whole:
                with open_regular(path, greatest=_LARGEST) as stream:
                    for number, line in lines(stream):
                        if stream.tell() > self._whole:
                            break
                        self._read(number, line)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let other commands go on with the file."""
        self._lock.release()

    def _read(self, number: int, line: bytes) -> None:
        try:
            written = fields.members(decode(line), "a line")
            if self._head is None:
                self._head = written
                return
            due = len(self.deals) + 1
            fields.whole_number(written.get("deal"), "deal", least=due, end=due + 1)
            self.deals.append(list(map(decision_from, fields.items(written.get("decisions"), "decisions"))))
        except (JsonError, FieldError) as error:
            message = f"{quote(str(self._path))}, line {number}: {error}; name another file for --examples"
            raise ExamplesError(message) from None

    def go_on(self, *, seeded: bool) -> None:
        """Take over the seed of the file where none was asked for; raises `ExamplesError` if it has another plan.

        So it does where something stands in the file that is no example: that is not for us to write over.
        """
        if self._head is None:
            if self._path.exists() and self._path.stat().st_size:
                message = f"{quote(str(self._path))} has no examples, but something else"
                raise ExamplesError(f"{message}; name another file for --examples")
            return
        seed = self._head.get("seed")
        if not seeded and isinstance(seed, str) and seed.isdecimal() and len(seed) <= _DIGITS:
            self.plan = replace(self.plan, seed=int(seed))
        if self._head != self.plan.as_json():
            message = f"{quote(str(self._path))} has no examples of this game, seed, house rules and version"
            raise ExamplesError(f"{message}; name another file for --examples, or go on with those")

    def collect(
        self, deals: int, interruptions: Interruptions, *, workers: Workers | None, step: Callable[[], None]
    ) -> None:
        """Play what is missing of so many deals, and add it to the file; raises `WorkerError` or `OSError`."""
        with open_regular(self._path, "ab", _LARGEST) as file:
            file.truncate(self._whole)
            writer = LineWriter(file.fileno(), interruptions)
            if self._head is None:
                self._head = self.plan.as_json()
                writer.write(_line(self._head))
            for _ in self.deals[:deals]:
                step()
            for found in learn(self.plan, range(len(self.deals) + 1, deals + 1), workers=workers):
                self.deals.append(found)
                writer.write(_line({"deal": len(self.deals), "decisions": [each.as_json() for each in found]}))
                step()


def _end_of_whole_lines(path: Path) -> int:
    """Return up to which byte a file has whole lines: what comes after them was broken off."""
    with open_regular(path, greatest=_LARGEST) as file:
        end = file.seek(0, os.SEEK_END)
        while end:
            begin = max(end - _BLOCK, 0)
            file.seek(begin)
            found = file.read(end - begin).rfind(b"\n")
            if found >= 0:
                return begin + found + 1
            end = begin
    return 0


def check_apart(examples: Path, out: Path | None) -> None:
    """Raise `ExamplesError` where weights would be written over the examples."""
    if out is not None and os.path.realpath(out) == os.path.realpath(examples):
        message = f"{quote(str(out))} is named for --examples and --out"
        raise ExamplesError(f"{message}; weights would take the place of the examples, name another file")


def examples_of(plan: LearningPlan, path: Path, *, seeded: bool) -> Examples:
    """Return the examples of a file to go on with; where the plan is not `seeded` by whoever asks it keeps its seed.

    They are to be closed.  Raises `ExamplesError` or `OSError`.
    """
    examples = Examples(plan, path)
    try:
        examples.go_on(seeded=seeded)
    except BaseException:
        examples.close()
        raise
    return examples


def _line(value: object) -> bytes:
    return encode(value).encode() + b"\n"


def report(examples: Examples, deals: int, out: Path | None, margin: float) -> Iterator[str]:
    """Yield what was learned, and write the weights, with the margin wanted; raises `OSError`.

    What is written was fitted to all deals, and is judged by what was fitted without those held back.
    """
    given = examples.deals[:deals]
    yield f"{sum(map(len, given))} decisions in {len(given)} deals"
    if len(given) < _FEWEST:
        yield f"too few deals to learn from: play {_FEWEST} or more"
        return
    apart = given[HELD_BACK * CLOSED - 1 :: HELD_BACK * CLOSED]
    left = [deal for number, deal in enumerate(given, 1) if number % (HELD_BACK * CLOSED)]
    learned = fit([decision for deal in left for decision in deal])
    yield from _promises(apart, learned.worth)
    found = {each: _told(gain(learned, apart, each)) for each in sorted({*MARGINS, margin})}
    for each, told in found.items():
        yield f"margin {each:g}: {told}"
    if out is not None:
        whole = fit([decision for deal in given for decision in deal])
        text = _module(examples.plan, len(given), margin, found[margin], pack(whole.weights))
        write_chosen(out, text.encode())
        yield f"{len(whole.weights)} weights, margin {margin:g}"


def _module(plan: LearningPlan, deals: int, margin: float, found: str, packed: str) -> str:
    """Return weights as a module."""
    rules, usual = options.as_json(plan.rules), options.as_json(type(plan.rules)())
    unusual = {name: value for name, value in rules.items() if value != usual[name]}
    written = "".join(f"        {encode(name)}: {_literal(value)},\n" for name, value in rules.items())
    return _MODULE.format(
        game=plan.game, deals=deals, seed=plan.seed, found=found, margin=margin, encoder=ENCODER,
        seats=plan.start(1).deal.seats, weights="\n".join(textwrap.wrap(packed, _WIDTH, break_on_hyphens=False)),
        options="".join(f"{_AND}``--option {name}={_option_text(value)}``" for name, value in unusual.items()),
        rules=f"{{\n{written}    }}",
    )  # fmt: skip


def _literal(value: object) -> str:
    """Return what records have for a house rule as Python has it."""
    return str(value) if isinstance(value, bool) else encode(value)


def _option_text(value: object) -> str:
    """Return what records have for a house rule as the command line has it."""
    return options.to_text(frozenset(value) if isinstance(value, list) else cast("options.OptionValue", value))


def _told(found: WordGain) -> str:
    return (
        f"Words are paid {found.mean:+.2f} ± {_ERRORS * found.error:.2f} more a deal than those of the judgement,\n"
        f"those of all seats together, one at a time; {found.changed} others in {found.deals} deals kept apart"
    )


def _promises(deals: Sequence[Sequence[PaidWords]], worth: Callable[[PaidWords, int], float]) -> Iterator[str]:
    """Yield what each word was worth above the quietest, as learned of other deals, and what it was paid.

    A word that is tried several times in a deal counts once there, with its mean: the deal is the same.
    """
    means: dict[str, tuple[Mean, Mean]] = defaultdict(lambda: (Mean(), Mean()))
    for deal in deals:
        in_deal: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for decision in deal:
            first = decision.closed[0]
            for number, paid in enumerate(decision.closed):
                if number and paid is not None and first is not None:
                    in_deal[decision.words[number].text or "pass"].append((worth(decision, number), paid - first))
        for word, tried in in_deal.items():
            for mean, values in zip(means[word], zip(*tried, strict=True), strict=True):
                mean.add(fmean(values))
    yield f"{'word':28} {'deals':>6} {'worth':>9} {'paid':>16}"
    for word, (promised, got) in sorted(means.items(), key=lambda each: -each[1][0].count):
        yield f"{word:28} {promised.count:>6} {promised.mean:>+9.2f} {_interval(got):>16}"


def _interval(mean: Mean) -> str:
    return f"{mean.mean:+.2f} ± {mean.half_width:.2f}" if mean.count > 1 else "–"
