# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Reads records of finished deals for the programs that count what is in them."""

import argparse
import contextlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from kartenspiel.controller.checking import CheckedRecord, check_record
from kartenspiel.controller.jsonl import lines
from kartenspiel.controller.record import RecordError, read_record


def add_files(parser: argparse.ArgumentParser) -> None:
    """Let the command line name files of records."""
    parser.add_argument("files", nargs="*", metavar="FILE", default=["-"], help="records, one per line (- is stdin)")


def records(
    parser: argparse.ArgumentParser, names: Sequence[str], faults: list[str] | None = None
) -> Iterator[CheckedRecord]:
    """Yield the finished deals of the files.

    A file that cannot be read ends the program with its name, a record that is wrong with its place; where there is a
    list of `faults`, that record is left out instead, and what is wrong with it added to them.
    """
    with contextlib.ExitStack() as stack:
        try:
            streams = [
                (name, sys.stdin.buffer if name == "-" else stack.enter_context(Path(name).open("rb")))
                for name in names
            ]
        except OSError as error:
            parser.error(f"cannot read {error.filename}: {error.strerror}")
        for name, stream in streams:
            for number, line in lines(stream):
                try:
                    record = check_record(read_record(line))
                except RecordError as error:
                    fault = f"{name}:{number}: {error}"
                    if faults is None:
                        parser.error(fault)
                    faults.append(fault)
                    continue
                if record.outcome is not None:
                    yield record
