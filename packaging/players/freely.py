# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tells whether bids that nobody had to make pay: a player's own deals are played again without each of them.

    python packaging/players/freely.py koenigrufen --players strong --deals 60

A player plays deals against himself.  Each bid or hold that stood in the end, and could have been left unsaid, is taken
back, and the same player plays the deal on from there twice: after a pass (in Königrufen forehand says "Vorhand" where
he may not pass yet), and after the next lower bid, where there was one.  For each contract the table has

bids         how many stood, and in how many deals
paid         what the bidder was paid, in the unit of payments
over pass    by how much more than after a pass
over lower   by how much more than after the next lower bid

with intervals of 95 % over deals.  What comes out is not what a player thinks of a bid but what others make of it who
see no more than he does.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from kartenspiel.controller.conductor import Conductor, generator
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Hold, Move, Pass, Vorhand
from kartenspiel.model.seats import Seat
from kartenspiel.players.judgement import received
from kartenspiel.players.question import Player
from measuring import Asked, Ratio, Wanted, parser_of, play_deal, print_json, print_now, table_lines, wanted_of


@dataclass
class Worth:
    """What the bids of one contract were paid, and by how much more than what could have been said in their place."""

    paid: Ratio = field(default_factory=Ratio)
    over_pass: Ratio = field(default_factory=Ratio)
    over_lower: Ratio = field(default_factory=Ratio)


def standing_bid(asked: Sequence[Asked]) -> Asked | None:
    """Return the last bid or hold of a deal if it was made freely; ``None`` where nobody bid or the bidder had to."""
    bids = [each for each in asked if isinstance(each.opinion.move, Bid | Hold)]
    last = bids[-1] if bids else None
    return last if last is not None and quiet_word(last) is not None else None


def quiet_word(asked: Asked) -> Move | None:
    """Return what is said by who bids nothing, ``None`` where somebody must bid."""
    return next((choice for choice in asked.question.choices if isinstance(choice, Pass | Vorhand)), None)


def lower_bid(asked: Asked) -> Bid | None:
    """Return the next lower bid that could have been made; choices stand from the lowest to the highest."""
    choices = [choice for choice in asked.question.choices if isinstance(choice, Bid)]
    made = asked.opinion.move
    below = choices[: choices.index(made)] if isinstance(made, Bid) and made in choices else []
    return below[-1] if below else None


def contract_of(asked: Asked) -> str:
    """Return which contract was bid or held."""
    bids = [move.bid for move in (*asked.state.log, asked.opinion.move) if isinstance(move, Bid)]
    return bids[-1]


def paid(end: State, seat: Seat) -> float:
    """Return what a seat was paid in a finished deal."""
    outcome = end.outcome
    assert outcome is not None  # noqa: S101 - the deal is over
    return received(end, outcome, seat)


def played_on(asked: Asked, move: Move, player: Player, seed: int, number: int) -> State:
    """Return the end of a deal in which another answer was given than was, played on by one player."""
    conductor = Conductor(asked.state)
    open_question = conductor.next_question()
    while open_question is not None and open_question[0] != asked.seat:
        conductor.answer(None)
        open_question = conductor.next_question()
    conductor.answer(move)
    while (now := conductor.next_question()) is not None:
        seat, question = now
        only = question.only_answer
        rng = generator(seed, number, len(conductor.state.log), seat)
        conductor.answer(only if only is not None else player.choose(question, rng))
    return conductor.state


def count(game: str, player: Player, seed: int, number: int, found: dict[str, Worth]) -> None:
    """Take one deal into account."""
    once = play_deal(game, player, seed, number)
    asked = standing_bid(once.asked)
    if asked is None:
        return
    really = paid(once.end, asked.seat)
    quiet, lower = quiet_word(asked), lower_bid(asked)
    over = [
        None if move is None else really - paid(played_on(asked, move, player, seed, number), asked.seat)
        for move in (quiet, lower)
    ]
    for name in (contract_of(asked), "any"):
        worth = found.setdefault(name, Worth())
        worth.paid.add(really)
        for ratio, more in zip((worth.over_pass, worth.over_lower), over, strict=True):
            if more is not None:
                ratio.add(more)


def rows_of(game: str, player: str, found: dict[str, Worth]) -> Iterator[list[str]]:
    """Yield a table as rows of text, what was bid most first."""
    for name, worth in sorted(found.items(), key=lambda item: -item[1].paid.count):
        ratios = (worth.paid, worth.over_pass, worth.over_lower)
        yield [game, player, name, str(worth.paid.count), *(ratio.as_text() for ratio in ratios)]


def measure(game: str, player: Player, wanted: Wanted) -> dict[str, Worth]:
    """Have a player play deals, and play them again without the bids that stood."""
    found: dict[str, Worth] = {}
    for number in wanted.numbers:
        count(game, player, wanted.seed, number, found)
    return found


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    chosen = (parser := parser_of(__doc__ or "", deals=20, players=("strong",))).parse_intermixed_args(arguments)
    wanted = wanted_of(parser, chosen)
    rows: list[list[str]] = []
    for game in wanted.games:
        for player in wanted.players:
            found = measure(game, player, wanted)
            if wanted.json:
                for name, worth in found.items():
                    numbers = {each: getattr(worth, each).as_json() for each in ("paid", "over_pass", "over_lower")}
                    print_json({"game": game, "player": player.name, "bid": name, **numbers})
            rows.extend(rows_of(game, player.name, found))
    if not wanted.json:
        print_now("\n".join(table_lines(["game", "player", "bid", "bids", "paid", "over pass", "over lower"], rows, 3)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
