# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tells how often a player answers otherwise when he is asked again with other chance: luck of the drawing.

    python packaging/players/flips.py [GAME …] --players strong --deals 30

Each player plays deals against himself and is asked every question that leaves a choice a second time, with other
random numbers.  The table has the share of questions answered otherwise, in percent, with its 95 % interval over deals:

bids, calls    a bid, hold or pass; a card or trumps called
discards       which cards were taken and laid away
words          announcements, declarations, raises
cards          the card played, a lead and any other; cards as good as each other are one answer
dear           cards played otherwise where the two answers differ in worth by more than a tenth of a stake.  Both are
               played out in the same imagined deals, in more and more of them until their difference is clearly above
               or below that, and at most in so many (``--worlds``)
cuts           how the pack is cut before anybody has looked at a card is left out: nothing tells one from another
silences       polls for a word out of turn are left out of all of them, unless one of the answers was a word
"""

import sys
from collections.abc import Sequence
from random import Random
from typing import Final

from kartenspiel.controller.decisions import DecisionKind
from kartenspiel.model.moves import Move
from kartenspiel.players.games import judgements
from kartenspiel.players.question import Player, Question
from kartenspiel.players.rollout import worlds
from kartenspiel.players.trial import Trial, group_alike
from measuring import (
    Asked,
    Ratio,
    Wanted,
    again,
    kind_of,
    parser_of,
    play_deal,
    print_json,
    print_now,
    table_lines,
    wanted_of,
)

TENTH: Final = 0.1
"""A difference in worth that counts, in stakes."""
BATCH: Final = 100
"""So many deals are imagined at a time until it is clear."""
CLEAR: Final = 2.0
"""By how many standard errors it must be."""
WORLDS: Final = 800
DEAR: Final = "dear"
CARDS: Final = "cards"
_GROUPS: Final = {
    DecisionKind.BIDDING: "bids",
    DecisionKind.CALL: "calls",
    DecisionKind.DISCARD: "discards",
    DecisionKind.ANNOUNCEMENT: "words",
    DecisionKind.KONTRA: "words",
    DecisionKind.LEAD: CARDS,
    DecisionKind.FOLLOWING: CARDS,
}
COLUMNS: Final = (*dict.fromkeys(_GROUPS.values()), DEAR)


def are_alike(question: Question, one: Move | None, other: Move | None, rng: Random) -> bool:
    """Whether two answers are as good as each other: the same, or cards with nothing unseen between them."""
    if one == other:
        return True
    if one is None or other is None or not {one, other} <= set(question.plays):
        return False
    judgement = judgements()[question.seen.game]
    alike = group_alike(judgement, worlds(judgement, question.seen, 1, rng)[0], question.plays)
    return any({one, other} <= {answer, *others} for answer, others in alike.items())


def differ_in_worth(question: Question, one: Move | None, other: Move | None, most: int, rng: Random) -> bool:
    """Whether one of two answers is worth more by a tenth of a stake, in at most so many imagined deals."""
    judgement = judgements()[question.seen.game]
    trial = Trial(judgement, question, {one: (), other: ()}, 0.0, rng)
    enough = TENTH * judgement.stake(question.seen)
    worth = 0.0
    for begin in range(0, most, BATCH):
        trial.play_out(worlds(judgement, question.seen, min(BATCH, most - begin), rng, weighed=True))
        found = trial.difference(0, 1)
        worth = abs(found.mean)
        if abs(worth - enough) > CLEAR * (found.error or 0.0):
            break
    return worth > enough


def flips_of(player: Player, asked: Asked, most: int, seed: int, number: int) -> tuple[str, bool, bool] | None:
    """Return in which column a question counts, and whether it was answered otherwise, and dearly so.

    ``None`` where silence was kept both times, and where he who is asked has not looked at a card.
    """
    if not asked.question.seen.hand:
        return None
    first = asked.opinion.move
    second = player.choose(asked.question, again(seed, number, asked))
    if first is None and second is None:
        return None
    rng = again(seed + 1, number, asked)
    group = _GROUPS[kind_of(asked.question, first, second)]
    flipped = not are_alike(asked.question, first, second, rng)
    dear = flipped and group == CARDS and differ_in_worth(asked.question, first, second, most, rng)
    return group, flipped, dear


def measure(game: str, player: Player, wanted: Wanted, most: int) -> dict[str, Ratio]:
    """Have a player play deals and return the share of questions in each column that he answers otherwise."""
    found = {column: Ratio() for column in COLUMNS}
    for number in wanted.numbers:
        flipped = dict.fromkeys(COLUMNS, 0)
        counts = dict.fromkeys(COLUMNS, 0)
        for asked in play_deal(game, player, wanted.seed, number).asked:
            counted = flips_of(player, asked, most, wanted.seed, number)
            if counted is not None:
                group, otherwise, dear = counted
                counts[group] += 1
                flipped[group] += otherwise
                flipped[DEAR] += dear
        counts[DEAR] = counts[CARDS]
        for column, ratio in found.items():
            ratio.add(flipped[column], counts[column])
    return found


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    parser = parser_of(__doc__ or "", deals=10)
    parser.add_argument("--worlds", type=int, default=WORLDS, help="imagined deals that tell whether cards differ")
    chosen = parser.parse_intermixed_args(arguments)
    if chosen.worlds < 1:
        parser.error("--worlds must be at least 1")
    wanted = wanted_of(parser, chosen)
    rows = []
    for game in wanted.games:
        for player in wanted.players:
            found = measure(game, player, wanted, chosen.worlds)
            if wanted.json:
                shares = {column: ratio.as_json(share=True) for column, ratio in found.items()}
                print_json({"game": game, "player": player.name, "flips": shares})
            rows.append([game, player.name, *(ratio.as_text(share=True) for ratio in found.values())])
    if not wanted.json:
        print_now("\n".join(table_lines(["game", "player", *COLUMNS], rows)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
