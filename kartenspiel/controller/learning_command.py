# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""``kartenspiel learn``: goes on with a file of examples, tells what was learned, and writes weights."""

import os
import textwrap
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from kartenspiel.controller.arena import Mean
from kartenspiel.controller.files import open_regular, write_whole
from kartenspiel.controller.jsonl import JsonError, decode, encode, lines
from kartenspiel.controller.learning import CLOSED, LearningPlan, learn
from kartenspiel.controller.output import Interruptions, LineWriter
from kartenspiel.controller.sharing import Workers
from kartenspiel.model import fields, options
from kartenspiel.model.fields import FieldError
from kartenspiel.model.quoting import quote
from kartenspiel.players.learned.examples import PaidWords, decision_from
from kartenspiel.players.learned.fitting import WordGain, fit, gain
from kartenspiel.players.learned.values import pack

MARGINS: Final = (0.0, 0.1, 0.25, 0.5, 1.0, 2.0)
"""By how many stakes another word must be worth more: of each it is told how much better words are paid with it."""
HELD_BACK: Final = 3
"""One of so many deals that are paid with closed hands is kept apart, to see what was learned of the others."""
_FEWEST: Final = 2 * HELD_BACK * CLOSED
"""From fewer deals nothing is fitted."""
_MODE: Final = 0o644
_ERRORS: Final = 1.96
"""Standard errors on each side of a mean within which it lies in 95 of 100 cases."""
_WIDTH: Final = 110
_LARGEST: Final = 1 << 40
"""Bytes of a file of examples at most: there is no need of a bound, since it is read line by line."""
_BLOCK: Final = 1 << 16
"""Bytes that are read at a time to find where the last whole line ends."""
_MODULE: Final = '''# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What words of this game are worth, learned.

Written by ``kartenspiel learn {game} --deals {deals} --seed {seed} --margin {margin:g}``{options}.
{found}.
"""

from typing import Final

from kartenspiel.players.learned.values import Learned, unpack, usual_rules

LEARNED: Final = Learned(
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
        """Read what is there; raises `ExamplesError`, or `OSError`, but not where there is no such file."""
        self.plan = plan
        self.deals: list[list[PaidWords]] = []
        """What was decided in each deal, from the first on."""
        self._path = path
        self._head: dict[str, object] | None = None
        if path.exists():
            _drop_unfinished_line(path)
            with open_regular(path, greatest=_LARGEST) as stream:
                for number, line in lines(stream):
                    self._read(number, line)

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
        """Take over the seed of the file where none was asked for; raises `ExamplesError` if it has another plan."""
        if self._head is None:
            return
        seed = self._head.get("seed")
        if not seeded and isinstance(seed, str) and seed.isdecimal():
            self.plan = replace(self.plan, seed=int(seed))
        if self._head != self.plan.as_json():
            message = f"{quote(str(self._path))} has examples of another game, seed or other house rules"
            raise ExamplesError(f"{message}; name another file for --examples, or go on with those")

    def collect(
        self, deals: int, interruptions: Interruptions, *, workers: Workers | None, step: Callable[[], None]
    ) -> None:
        """Play what is missing of so many deals, and add it to the file; raises `WorkerError` or `OSError`."""
        with open_regular(self._path, "ab", _LARGEST) as file:
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


def _drop_unfinished_line(path: Path) -> None:
    """Shorten a file to the end of its last whole line: what comes after it was broken off."""
    with open_regular(path, "r+b", _LARGEST) as file:
        end = size = file.seek(0, os.SEEK_END)
        while end:
            begin = max(end - _BLOCK, 0)
            file.seek(begin)
            found = file.read(end - begin).rfind(b"\n")
            if found >= 0:
                end = begin + found + 1
                break
            end = begin
        if end < size:
            file.truncate(end)


def examples_of(plan: LearningPlan, path: Path, *, seeded: bool) -> Examples:
    """Return the examples of a file to go on with; where the plan is not `seeded` by whoever asks it keeps its seed.

    Raises `ExamplesError` or `OSError`.
    """
    examples = Examples(plan, path)
    examples.go_on(seeded=seeded)
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
    yield from _promises([decision for deal in apart for decision in deal], learned.worth)
    found = {each: _told(gain(learned, apart, each)) for each in sorted({*MARGINS, margin})}
    for each, told in found.items():
        yield f"margin {each:g}: {told}"
    if out is not None:
        whole = fit([decision for deal in given for decision in deal])
        text = _module(examples.plan, len(given), margin, found[margin], pack(whole.weights))
        write_whole(out, text.encode(), mode=_MODE)
        yield f"{len(whole.weights)} weights, margin {margin:g}"


def _module(plan: LearningPlan, deals: int, margin: float, found: str, packed: str) -> str:
    """Return weights as a module."""
    rules, usual = options.as_json(plan.rules), options.as_json(type(plan.rules)())
    unusual = {name: value for name, value in rules.items() if value != usual[name]}
    return _MODULE.format(
        game=plan.game, deals=deals, seed=plan.seed, found=found, margin=margin,
        seats=plan.start(1).deal.seats, weights="\n".join(textwrap.wrap(packed, _WIDTH, break_on_hyphens=False)),
        options="".join(f" with {name} {value}" for name, value in unusual.items()),
        rules=f'usual_rules("{plan.game}")' + (" | " + repr(unusual) if unusual else ""),
    )  # fmt: skip


def _told(found: WordGain) -> str:
    return (
        f"Words are paid {found.mean:+.2f} ± {_ERRORS * found.error:.2f} more a deal than those of the judgement,"
        f" {found.changed} others in {found.deals} deals kept apart"
    )


def _promises(decisions: Sequence[PaidWords], worth: Callable[[PaidWords, int], float]) -> Iterator[str]:
    """Yield what each word was worth above the quietest, as learned of other deals, and what it was paid."""
    means: dict[str, tuple[Mean, Mean]] = defaultdict(lambda: (Mean(), Mean()))
    for decision in decisions:
        first = decision.closed[0]
        for number, paid in enumerate(decision.closed):
            if number and paid is not None and first is not None:
                promised, got = means[decision.words[number].text or "pass"]
                promised.add(worth(decision, number))
                got.add(paid - first)
    yield f"{'word':28} {'tried':>6} {'worth':>9} {'paid':>16}"
    for word, (promised, got) in sorted(means.items(), key=lambda each: -each[1][0].count):
        yield f"{word:28} {promised.count:>6} {promised.mean:>+9.2f} {_interval(got):>16}"


def _interval(mean: Mean) -> str:
    return f"{mean.mean:+.2f} ± {mean.half_width:.2f}" if mean.count > 1 else "–"
