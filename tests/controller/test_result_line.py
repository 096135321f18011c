# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Lines with a name and the code of a result, as people type and paste them."""

import pytest

from kartenspiel.controller.boards import BoardResult
from kartenspiel.controller.codes.letters import LONGEST, CodeError
from kartenspiel.controller.codes.result_code import Results
from kartenspiel.controller.codes.result_line import read_line
from kartenspiel.controller.deal_roles import DealRole

RESULTS = Results(4711, tuple(BoardResult(7 * place - 20, DealRole.PARTNER) for place in range(4)))
CODE = RESULTS.code


@pytest.mark.parametrize(
    ("line", "name"),
    [
        (CODE, ""),
        (CODE.replace("-", " "), ""),
        (f"Franz: {CODE}", "Franz"),
        (f"Franz:{CODE.lower()}", "Franz"),
        (f"Franz {CODE}", "Franz"),
        (f"  Franz  {CODE.lower()}  ", "Franz"),
        (f"Franz\u00a0{CODE}", "Franz"),
        (f"Franz Josef {CODE}", "Franz Josef"),
        (f"Anna {CODE.replace('-', ' ')}", "Anna"),
        (f"Dr. Ulli {CODE.replace('-', '')}", "Dr. Ulli"),
    ],
)
def test_the_name_stands_before_a_colon_or_only_a_space(line: str, name: str) -> None:
    assert read_line(line, RESULTS.mark) == (name, RESULTS)


@pytest.mark.parametrize("between", [": ", " "])
def test_what_is_wrong_is_said_of_the_code_and_not_of_the_name(between: str) -> None:
    last = "7" if CODE[-1] != "7" else "8"
    with pytest.raises(CodeError, match="There is a mistake in this code"):
        read_line(f"Ulli{between}{CODE[:-1]}{last}", RESULTS.mark)


def test_of_two_readings_that_is_taken_which_is_of_these_cards() -> None:
    """A word of a name may be read as letters of a code once in a thousand times."""
    others = [
        f"{one}{two} {CODE}" for one in "ABCDEFGHJKMNPQRSTVWXYZ0123456789" for two in "ABCDEFGHJKMNPQRSTVWXYZ0123456789"
    ]
    assert {read_line(line, RESULTS.mark) for line in others} == {(line[:2], RESULTS) for line in others}


@pytest.mark.parametrize("line", ["Franz", "Franz:", "one more time", "x " * 100_000])
def test_a_line_without_a_code_is_refused(line: str) -> None:
    with pytest.raises(CodeError):
        read_line(line, RESULTS.mark)


def test_a_code_behind_more_words_than_any_code_has_is_found() -> None:
    name, results = read_line("x " * (2 * LONGEST) + CODE, RESULTS.mark)
    assert results == RESULTS
    assert len(name.split()) == 2 * LONGEST
