# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Counts what became of cards that were kept: records of finished deals in, a table for each game out.

    kartenspiel simulate GAME --players medium --deals 1000 --out deals.jsonl
    python packaging/kept.py deals.jsonl

From these shares follow what the rules of thumb believe of a card that is kept (`players/thumb.py`,
`players/tarock.py`).  Every card counts that somebody could have played to a trick and did not, once for each such
trick, where tricks are wanted:

best        nobody else holds a better one of its suit
guarded     one better one is out, and a smaller one of the suit is held
bare        one better one is out, and no smaller one of the suit is held
lesser      more than one better one is out
Pagat       the Pagat, with another tarock in the hand

each as ``trump`` or ``side`` card.  ``won`` is how many of them took a trick later on, ``saved`` how many came to the
side of their holder.
"""

import argparse
import contextlib
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))  # where the program lies in a checkout

from foolish import Position, records
from kartenspiel.controller.checking import Checked
from kartenspiel.controller.record import RecordError
from kartenspiel.model.cardplay.pack import Place, each
from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from kartenspiel.model.tarock import PAGAT
from kartenspiel.players.judgement import in_play
from selfplay import aligned, percent


def kind(position: Position, place: Place) -> str:
    """Return how a card of the hand on turn is counted."""
    deck, hand, trumps = position.deck, position.hand, position.thumb.trumps
    if deck.cards[place] is PAGAT and hand & trumps & ~(1 << place):
        return "Pagat"
    better = (deck.above[place] & position.unseen).bit_count()
    if better == 1:
        smaller = hand & deck.suit[place] & ((1 << place) - 1)
        named = "guarded" if smaller else "bare"
    else:
        named = "lesser" if better else "best"
    return f"{named}, {'trump' if trumps >> place & 1 else 'side'}"


def ends(state: State, sides: Sequence[int]) -> Iterator[tuple[object, bool, bool]]:
    """Yield each card played in a finished deal, whether it took its trick, and whether its side did."""
    play = in_play(state)
    for trick, winner in zip(play.tricks, play.winners, strict=True):
        for played in trick:
            yield played.card, played.seat == winner, sides[played.seat] == sides[winner]


def count(record: Checked, start: State, counts: Counter[tuple[str, str]]) -> None:
    """Take a finished deal into account."""
    if not hasattr(record.state, "winners"):
        return  # nobody has played a card
    state = start
    kept: list[tuple[str, object]] = []
    sides: Sequence[int] = ()
    for move in record.state.log:
        if isinstance(move, Play):
            position = Position(state)
            sides = position.thumb.sides
            if len(position.plays) > 1 and position.thumb.average > 0:
                played = position.deck.bit(move.card)
                rest = position.legal & ~played
                kept.extend((kind(position, place), position.deck.cards[place]) for place in each(rest))
        state = state.after(move)
    became = {card: (won, saved) for card, won, saved in ends(record.state, sides)}
    for named, card in kept:
        if card in became:
            won, saved = became[card]
            counts[named, "kept"] += 1
            counts[named, "won"] += won
            counts[named, "saved"] += saved


def as_text(game: str, counts: Counter[tuple[str, str]]) -> Iterator[str]:
    """Yield a table as lines for people."""
    yield game
    rows = [["", "kept", "won", "saved"]]
    for named in sorted({named for named, _ in counts}):
        kept = counts[named, "kept"]
        rows.append([named, str(kept), *(percent(counts[named, what] / kept) for what in ("won", "saved"))])
    yield from aligned(rows, left=1)


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", metavar="FILE", help="records, one per line")
    chosen = parser.parse_args(arguments)
    found: dict[str, Counter[tuple[str, str]]] = {}
    with contextlib.ExitStack() as stack:
        try:
            streams = [(name, stack.enter_context(Path(name).open("rb"))) for name in chosen.files]
        except OSError as error:
            parser.error(f"cannot read {error.filename}: {error.strerror}")
        try:
            for record in records(streams):
                game = record.record.game
                count(record, game.start(record.state.deal), found.setdefault(game.id, Counter()))
        except RecordError as error:
            parser.error(str(error))
    print("\n\n".join("\n".join(as_text(game, counts)) for game, counts in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
