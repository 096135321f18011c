# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Random deals of Königrufen in which a given contract is played: at random nearly all would go to the highest bid."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from kartenspiel.games.koenigrufen.contracts.bonus_rows import LISTED as BONUSES
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.contracts.rows import LISTED as LISTED_CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Hold, Pass, Vorhand
from kartenspiel.model.options import OptionValue
from tests.games.koenigrufen_table import GAME
from tests.walks import random_rules, step

_BIDDING: Final = (Bid, Hold, Pass, Vorhand)


def random_rules_with(contract: str, rng: Random) -> KoenigrufenRules:
    """Return random house rules under which a contract can be bid."""
    row = CONTRACTS[contract]
    while True:
        drawn = random_rules(GAME, rng)
        assert isinstance(drawn, KoenigrufenRules)
        rules = replace(
            drawn,
            enabled_contracts=drawn.enabled_contracts | set(LISTED_CONTRACTS),
            enabled_bonuses=drawn.enabled_bonuses | set(BONUSES if row.compulsory_bird else ()),
            zwiccolo="plain_and_ouvert" if contract.startswith("zwiccolo") else drawn.zwiccolo,
            besserrufer_mode=("single" if row.bird is None else "by_bird")
            if row.compulsory_bird
            else drawn.besserrufer_mode,
        )
        if contract in terms(rules):
            return rules


def walk_to(contract: str, rng: Random, **options: OptionValue) -> Iterator[State]:
    """Yield every state of a deal in which whoever may bid a contract does, nobody outbids him, and all else is random.

    Where no hand allows it, another one is played.  The house rules are random but for these `options`.
    """
    rules = replace(random_rules_with(contract, rng), **options)  # type: ignore[arg-type]
    state = GAME.start(deal_at_random(GAME, rules, first_of_session(GAME, rules, rng), rng))
    yield state
    while not state.over:
        turn = state.turn
        assert turn is not None
        wanted = {type(move): move for move in state.moves(turn) if isinstance(move, _BIDDING)}
        bid = next((move for move in state.moves(turn) if isinstance(move, Bid) and move.bid == contract), None)
        move = bid or wanted.get(Vorhand) or wanted.get(Pass) if Bid in wanted or Vorhand in wanted else None
        state = state.apply(move or step(state, rng)) if not state.hands_closed else state.after_silence()
        yield state
