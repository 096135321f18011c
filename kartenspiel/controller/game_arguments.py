# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The arguments that several commands have: which game by which house rules, and who plays how many deals of it."""

import argparse
from typing import Final

from kartenspiel.controller.arguments import amount, assignment, positive_number, whole_number

_DEALS: Final = 100
_LEARNED: Final = 10_000
_MARGIN: Final = 0.25


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add game and house rules."""
    parser.add_argument("game", metavar="GAME", help="one of those listed by 'kartenspiel games'")
    parser.add_argument("--preset", metavar="P", help="house rules by name")
    parser.add_argument(
        "--option", action="append", default=[], type=assignment, metavar="ID=VALUE", help="one house rule"
    )


def add_match(parser: argparse.ArgumentParser, players: str | None, meaning: str) -> None:
    """Add game, house rules, deals and `players`, who must be named where there are none by default."""
    add_rules(parser)
    parser.add_argument("--deals", type=positive_number, default=_DEALS, metavar="N", help=f"how many ({_DEALS})")
    parser.add_argument("--seed", type=whole_number, metavar="S", help="repeats the same deals; drawn if not given")
    text = f"{meaning}: random, easy, medium, strong, expert, or exec:COMMAND for a program"
    parser.add_argument("--players", default=players, required=players is None, metavar="P1,P2,…", help=text)
    _add_workers(parser)


def _add_workers(parser: argparse.ArgumentParser) -> None:
    """Add who shares the work."""
    parser.add_argument(
        "--threads", type=positive_number, default=1, metavar="N", help="processes that share the work (1)"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask cluster that shares it, as tcp://HOST:8786")


def add_learning(parser: argparse.ArgumentParser) -> None:
    """Add what is learned from, and where it is kept."""
    add_rules(parser)
    parser.add_argument("--deals", type=positive_number, default=_LEARNED, metavar="N", help=f"how many ({_LEARNED})")
    parser.add_argument("--seed", type=whole_number, metavar="S", help="repeats the same deals; drawn if not given")
    _add_workers(parser)
    parser.add_argument(
        "--examples", metavar="FILE", required=True, help="where each deal is kept; learning goes on with what is there"
    )
    parser.add_argument("--out", metavar="FILE", help="the module in which the weights go; without it figures are told")
    parser.add_argument(
        "--margin", type=amount, default=_MARGIN, metavar="M",
        help=f"by how many stakes a word must be worth more than that of the judgement ({_MARGIN:g})",
    )  # fmt: skip


def add_coded_deal(parser: argparse.ArgumentParser) -> None:
    """Add what says from which code is dealt."""
    parser.add_argument("code", metavar="CODE", help="of a deal or an evening")
    parser.add_argument("--rules", metavar="CODE", help="that of its house rules, where they are of no preset")
    parser.add_argument("--out", metavar="FILE", default="-", help="where the records go (- is stdout)")


def add_evening(parser: argparse.ArgumentParser) -> None:
    """Add what says which deals an evening has."""
    add_rules(parser)
    parser.add_argument("--deals", type=positive_number, metavar="N", help="how many (8)")
    parser.add_argument("--day", metavar="DATE", help="the deal of this day, as 2026-11-27, instead of new deals")


def add_quiz(parser: argparse.ArgumentParser) -> None:
    """Add what says of what a quiz asks, and how."""
    add_rules(parser)
    parser.add_argument("--day", metavar="DATE", help="the quiz of this day, as 2026-11-27 (today)")
    parser.add_argument("--seed", type=whole_number, metavar="S", help="another quiz, which it repeats")
    parser.add_argument("--own", action="store_true", help="from your own deals, as far as there are enough")
    parser.add_argument("--questions", type=positive_number, default=10, metavar="N", help="how many (10)")
    forms = ("ask", "text", "json")
    parser.add_argument("--as", dest="form", choices=forms, default="ask", help="asked, or written with answers (ask)")
