# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Fit from what hand on a statement of Königrufen pays: it and silence are both played out by the heuristic.

    python packaging/players/thresholds.py --deals 400

In random deals every contract is played by the hand that suits it best, if that hand would bid it.  Whoever is then on
turn for the first time and may announce or raise something says it in one play-out and is silent in the other; an
answer, Rekontra, is judged after a Kontra that the other side would think of.  What a statement asks of a hand is
measured by `players/games/koenigrufen/words.py`.  For each kind of statement it prints

number   how often somebody might have made it
enough   the measure from which on statements brought most altogether
tried    the least measure from which on at least a fifth of them brought something
said     how many lie above ``enough``, and how many of them in a hundred brought something
gain     what those brought on the average, in parts of what the item is worth, with its 95 % confidence interval

All hands are open in the play-outs, so that opponents catch more than at the table.
"""

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from kartenspiel.controller.arena import Mean
from kartenspiel.games import game_named
from kartenspiel.games.koenigrufen.bidding.announcing import Speaking
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.games.koenigrufen.speaking.speech import Speech
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.moves import Announce, Kontra, Pass
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.players.games.koenigrufen import JUDGEMENT, words
from kartenspiel.players.games.koenigrufen.holding import imagined_holding
from kartenspiel.players.games.koenigrufen.worths import NEVER, worth
from kartenspiel.players.rollout import Rollout
from selfplay import align_rows, percent
from worths import OPTIONS, answered, begun, chosen

RULES: Final = {**OPTIONS, "absolut": 45, "mondfang": "opponents_only", "mondfang_announce": "on"}
"""House rules under which all contracts can be played, and all bonuses announced."""
PAYS: Final = 0.2
"""Of the statements tried out so many may bring something, and deserve the time."""
CLEARLY: Final = 0.1
"""What brought less, in parts of what the item is worth, brought card points and no payment."""
WINDOW: Final = 25
"""So many neighbouring statements tell how many of a measure bring something."""
FEW: Final = 20
"""Of fewer statements nothing is fitted."""


class Try(NamedTuple):
    """A statement that was played out beside silence."""

    measure: float
    gain: float
    """In parts of what the item is worth."""


def kind(move: Announce | Kontra, speech: Speech) -> str:
    """Return which threshold of `words` a statement is judged by."""
    if isinstance(move, Announce):
        return f"announce {move.what}"
    return f"raise, {words.raise_kind(move, speech)}"


def tries(state: Speaking, rng: Random) -> Iterator[tuple[str, Try]]:
    """Yield what the seats might say in their first turns, each played out beside silence."""
    rollout_of = {seat: Rollout(JUDGEMENT, rng, seat) for seat in state.speech.players}
    asked: list[Seat] = []
    while state.turn not in asked:
        asked.append(state.turn)
        seat, held = state.turn, imagined_holding(state, state.turn)
        silent = JUDGEMENT.reply(state, seat, state.moves(seat), rng, may_pass=False)
        assert silent is not None  # noqa: S101 - somebody must speak
        while not isinstance(silent, Pass):  # a bird that must be announced
            following = state.after(silent)
            assert isinstance(following, Speaking)  # noqa: S101 - its turn is still open
            state = following
            silent = Pass(seat)
        quiet = None
        loud = [move for move in state.moves(seat) if isinstance(move, Announce | Kontra)]
        for move in loud:
            found = words.measure(move, state.speech, held)
            if found <= NEVER:
                continue
            quiet = rollout_of[seat].value(state.after(silent)) if quiet is None else quiet
            said = state.after(move)
            gain = (rollout_of[seat].value(said) - quiet) / _at_stake(move, state.speech)
            yield kind(move, state.speech), Try(found, gain)
            if isinstance(move, Kontra) and isinstance(said, Speaking):
                yield from answers(said, found, move, rng)
        after = state.after(silent)
        if not isinstance(after, Speaking):
            return
        state = after


def _at_stake(move: Announce | Kontra, speech: Speech) -> float:
    """Return what the item of a statement is worth to its maker, from all who pay him or whom he pays."""
    pairs = 3 if speech.row.alone and speech.declarer == move.seat else 1
    if isinstance(move, Announce):
        return float(pairs * speech.bonuses[move.what].worth(announced=True))
    return float(pairs * speech.value(speech.item(move)))


def answers(state: Speaking, measure: float, move: Kontra, rng: Random) -> Iterator[tuple[str, Try]]:
    """Yield the Rekontra to a raise of the game that its maker would think of."""
    wanted = words.wanted(move, state.speech)
    if move.on != GAME_ITEM or state.speech.row.tricks_decide or measure < wanted.tried:
        return
    while state.turn != state.speech.declarer:
        following = state.after(Pass(state.turn))
        if not isinstance(following, Speaking):
            return
        state = following
    seat = state.turn
    answer = next((each for each in state.moves(seat) if isinstance(each, Kontra) and each.on == GAME_ITEM), None)
    if answer is not None:
        rollout = Rollout(JUDGEMENT, rng, seat)
        gain = rollout.value(state.after(answer)) - rollout.value(state.after(Pass(seat)))
        found = words.measure(answer, state.speech, imagined_holding(state, seat))
        yield kind(answer, state.speech), Try(found, gain / _at_stake(answer, state.speech))


def gather(deals: int, seed: int) -> dict[str, list[Try]]:
    """Play out what might be said in so many random deals."""
    rules = from_json(KoenigrufenRules, RULES)
    game = game_named("koenigrufen")
    rng = Random(seed)
    found: defaultdict[str, list[Try]] = defaultdict(list)
    for _ in range(deals):
        deal = deal_at_random(game, rules, first_of_session(game, rules, rng), rng)
        for contract in terms(rules):
            seat = None if CONTRACTS[contract].each_alone else chosen(deal, contract, rng)
            if seat is None or worth(rules, contract, deal.hands[seat]) < 0:
                continue
            state = begun(deal, contract, seat)
            while not isinstance(state, Speaking):
                assert state.turn is not None  # noqa: S101 - there is always somebody to speak
                state = state.after(answered(state, state.turn))
            for name, each in tries(state, rng):
                found[name].append(each)
    return found


def fitted(found: Sequence[Try]) -> tuple[float, float]:
    """Return from what measure on statements brought most altogether, and from which on some brought anything."""
    ordered = sorted(found, reverse=True)
    best, whole, enough = 0.0, 0.0, math.inf
    for number, each in enumerate(ordered):
        whole += each.gain
        last = number + 1 == len(ordered) or ordered[number + 1].measure < each.measure
        if last and whole > best:
            best, enough = whole, each.measure
    tried = enough
    for start in range(len(ordered)):
        window = ordered[start : start + WINDOW]
        if len(window) < WINDOW or sum(each.gain > CLEARLY for each in window) < PAYS * WINDOW:
            break
        tried = min(tried, window[-1].measure)
    return enough, tried


def row(name: str, found: Sequence[Try]) -> list[str]:
    """Return what is printed of one kind of statement."""
    if len(found) < FEW:
        return [name, str(len(found)), "–", "–", "–", "–", "–"]
    enough, tried = fitted(found)
    said = [each.gain for each in found if each.measure >= enough]
    gain = Mean()
    for each in said:
        gain.add(each)
    fit = [name, str(len(found)), f"{enough:.2f}", f"{tried:.2f}", str(len(said))]
    if len(said) < FEW:
        return [*fit, "–", "–"]
    return [
        *fit,
        percent(sum(each > CLEARLY for each in said) / len(said)),
        f"{gain.mean:+.2f} ± {gain.half_width:.2f}",
    ]


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=400, help="how many deals")
    parser.add_argument("--seed", type=int, default=1, help="of the random numbers")
    asked = parser.parse_args(arguments)
    rows = [["statement", "number", "enough", "tried", "said", "made", "gain"]]
    rows += [row(name, found) for name, found in sorted(gather(asked.deals, asked.seed).items())]
    print("\n".join(align_rows(rows, left=1)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
