# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program that fits from what hand on a statement of Königrufen pays."""

import math

import pytest

import thresholds
from thresholds import Try


def test_what_is_enough_lies_where_statements_begin_to_pay() -> None:
    tries = [Try(measure / 100, 1.0 if measure > 60 else -1.0) for measure in range(100)]
    enough, tried = thresholds.fitted(tries)
    assert enough == pytest.approx(0.61)
    assert tried < enough


def test_what_never_pays_is_never_enough() -> None:
    assert thresholds.fitted([Try(measure / 100, -1.0) for measure in range(100)]) == (math.inf, math.inf)


def test_every_kind_of_statement_that_comes_up_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert thresholds.main(["--deals", "1", "--seed", "3"]) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split() == ["statement", "number", "enough", "tried", "said", "made", "gain"]
    assert {"announce trull", "raise, partners"} <= {row.split("  ")[0] for row in rows}
