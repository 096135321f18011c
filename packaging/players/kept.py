# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Counts what became of cards that were kept: records of finished deals in, a table for each game out.

    kartenspiel simulate GAME --players medium --deals 1000 --out deals.jsonl
    python packaging/players/kept.py deals.jsonl

From these shares follow what the heuristics believe of a card that is kept (`players/terms.py`,
`players/tarock.py`).  Every card counts that somebody could have played to a trick and did not, once for each such
trick, where tricks are wanted:

best        nobody else holds a better one of its suit
guarded     one better one is out, and a smaller one of the suit is held
bare        one better one is out, and no smaller one of the suit is held
lesser      more than one better one is out

each as ``trump`` or ``side`` card, and in tarock games

Pagat, N ahead    the Pagat with another tarock in the hand, with N tarocks more than anybody else will be left with
                  after the trick (-2 to 3)

``won`` is how many of them took a trick later on, ``saved`` how many came to the
side of their holder.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from chances import Chance
from deals import add_files, records
from kartenspiel.controller.checking import CheckedRecord
from kartenspiel.controller.moment import states_of
from kartenspiel.model.cardplay.pack import Place, places_of
from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from kartenspiel.model.tarock.cards import PAGAT
from kartenspiel.players.judgement import in_play
from selfplay import align_rows, percent


def kind(chance: Chance, place: Place) -> str:
    """Return how a card of the hand on turn is counted."""
    deck, hand, trumps = chance.deck, chance.hand, chance.heuristic.trumps
    better = (deck.above[place] & chance.unseen).bit_count()
    if deck.cards[place] is PAGAT and hand & trumps & ~(1 << place):
        return f"Pagat, {max(-2, min(chance.heuristic.lead_in_suit(chance.table, deck.suit[place]), 3))} ahead"
    if better == 1:
        smaller = hand & deck.suit[place] & ((1 << place) - 1)
        named = "guarded" if smaller else "bare"
    else:
        named = "lesser" if better else "best"
    return f"{named}, {'trump' if trumps >> place & 1 else 'side'}"


def card_fates(state: State, sides: Sequence[int]) -> Iterator[tuple[object, bool, bool]]:
    """Yield each card played in a finished deal, whether it took its trick, and whether its side did."""
    play = in_play(state)
    for trick, winner in zip(play.tricks, play.winners, strict=True):
        for played in trick:
            yield played.card, played.seat == winner, sides[played.seat] == sides[winner]


def count(record: CheckedRecord, start: State, counts: Counter[tuple[str, str]]) -> None:
    """Take a finished deal into account."""
    if not hasattr(record.state, "winners"):
        return  # nobody has played a card
    kept: list[tuple[str, object]] = []
    sides: Sequence[int] = ()
    for state, move in zip(states_of(start, record.state.log), record.state.log, strict=False):
        if isinstance(move, Play):
            chance = Chance(state)
            sides = chance.heuristic.sides
            if len(chance.plays) > 1 and chance.heuristic.average > 0:
                played = chance.deck.bit(move.card)
                rest = chance.legal & ~played
                kept.extend((kind(chance, place), chance.deck.cards[place]) for place in places_of(rest))
    became = {card: (won, saved) for card, won, saved in card_fates(record.state, sides)}
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
    yield from align_rows(rows, left=1)


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_files(parser)
    chosen = parser.parse_args(arguments)
    found: dict[str, Counter[tuple[str, str]]] = {}
    for record in records(parser, chosen.files):
        game = record.record.game
        count(record, game.start(record.state.deal), found.setdefault(game.id, Counter()))
    print("\n\n".join("\n".join(as_text(game, counts)) for game, counts in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
