# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Which words look foolish from a hand, by kind; `foolish.py` says what each kind is and counts them."""

from typing import Final

from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS, SOLORUFER
from kartenspiel.games.koenigrufen.public import Seen
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Bid, Choice, Kontra, Move, Pass
from kartenspiel.model.observation import Observation
from kartenspiel.model.tarock.cards import KINGS, height, tarocks
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.players.games.koenigrufen.worths import likeliest_bird

KOENIGRUFEN: Final = "koenigrufen"
TO_MAKE: Final = 0.15
"""A bird less likely than this to win its trick is none to make."""
FEW: Final = 7
"""With so many tarocks at most a hand is not long."""
LOW: Final = 16
"""Up to the XVI a tarock is low here."""
TOPS: Final = 18
"""From the XVIII on a tarock is a top one."""
STRONG: Final = 11
"""So many tarocks, the top ones counted twice, are a strong hand."""


def no_bird(seen: Seen, choices: tuple[Choice, ...]) -> frozenset[Move]:
    """Return the bids of a besserrufer in which no bird is likely enough to be made."""
    return frozenset(
        bid
        for bid in choices
        if isinstance(bid, Bid)
        and CONTRACTS[bid.bid].compulsory_bird
        and likeliest_bird(seen.rules, bid.bid, seen.hand) < TO_MAKE
    )


def thin_dreier(seen: Seen, choices: tuple[Choice, ...]) -> frozenset[Move]:
    """Return the bids of games alone with tarocks as trumps, where the hand has few of them and no king."""
    if len(tarocks(seen.hand)) > FEW or set(KINGS) & set(seen.hand):
        return frozenset()
    return frozenset(
        bid
        for bid in choices
        if isinstance(bid, Bid) and CONTRACTS[bid.bid].alone and CONTRACTS[bid.bid].kind == "tarock"
    )


def strong_passed(seen: Seen, choices: tuple[Choice, ...]) -> frozenset[Move]:
    """Return the pass of a strong hand where a solorufer could still be bid."""
    lowest = any(isinstance(choice, Bid) and choice.bid == SOLORUFER for choice in choices)
    if not lowest or strength(seen.hand) < STRONG:
        return frozenset()
    return frozenset(choice for choice in choices if isinstance(choice, Pass))


def low_kontra(seen: Observation, choices: tuple[Choice, ...]) -> frozenset[Move]:
    """Return Kontra on a game in which tarocks are trumps, with few of them and all of those low."""
    held = tarocks(seen.hand)
    speech = getattr(seen.public, "speech", None)
    if not held or len(held) > FEW or max(map(height, held)) > LOW or speech is None or speech.row.kind != "tarock":
        return frozenset()
    raised = any(isinstance(move, Kontra) and move.on == GAME_ITEM for move in seen.log)
    return frozenset(
        choice for choice in choices if isinstance(choice, Kontra) and choice.on == GAME_ITEM and not raised
    )


def strength(hand: Hand) -> int:
    """Return how many tarocks a hand has, the top ones counted twice."""
    held = tarocks(hand)
    return len(held) + sum(height(card) >= TOPS for card in held)


KOENIGRUFEN_WORDS: Final = {"no bird": no_bird, "thin Dreier": thin_dreier, "strong passed": strong_passed}
WORD_KINDS: Final = (*KOENIGRUFEN_WORDS, "low Kontra")


def foolish_words(seen: Observation, choices: tuple[Choice, ...], kind: str) -> frozenset[Move]:
    """Return the words that would be foolish in a way; none where nothing else can be said."""
    if kind in KOENIGRUFEN_WORDS:
        found = KOENIGRUFEN_WORDS[kind](seen, choices) if seen.game == KOENIGRUFEN else frozenset()
    else:
        found = low_kontra(seen, choices)
    return found if len(found) < len(choices) else frozenset()
