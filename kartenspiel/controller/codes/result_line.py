# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A line with somebody's name and the code of his result, with a colon between them or only a space."""

from kartenspiel.controller.codes.letters import LONGEST, CodeError
from kartenspiel.controller.codes.result_code import Results, read_results


def read_line(line: str, mark: int) -> tuple[str, Results]:
    """Return the name in a line, "" for none, and the results; raises `CodeError`.

    Behind a colon all is code.  Without one the code is the last words that are one, if possible one of this mark: a
    code too may have been typed with spaces, and words of a name happen to be read as letters of a code.
    """
    before, colon, behind = line.rpartition(":")
    if colon:
        return before.strip(), read_results(behind)
    words = line.split()
    found: list[tuple[str, Results]] = []
    for number in range(max(0, len(words) - LONGEST), len(words)):
        try:
            found.append((" ".join(words[:number]), read_results(" ".join(words[number:]))))
        except CodeError:
            continue
    if not found:
        return "", read_results(_most_like_a_code(words))  # which says what is wrong with it
    return next((each for each in found if each[1].mark == mark), found[0])


def _most_like_a_code(words: list[str]) -> str:
    """Return those words of which what is wrong is said: the last, where it has the dash of a code, else all."""
    return words[-1] if "-" in words[-1] else " ".join(words)
