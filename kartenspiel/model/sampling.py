# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who may have a card that is hidden.

What a player played tells which cards it cannot have held: whoever did not follow suit had none of it.  All duties of
our games can be judged card against card, so each play rules out single cards.  Cards are their places in a pack, and
holders are numbers: seats first, then what lies in the middle.
"""

from collections.abc import Container, Iterable

from kartenspiel.model.cardplay.pack import Place
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat

HoldersByCard = dict[Place, int]
"""For each hidden card those who may have it, as bits: bit n is holder n."""


def held_by_any(unseen: Iterable[Place], holders: Iterable[int]) -> HoldersByCard:
    """Return the holders of cards of which nothing is known."""
    mask = sum(1 << holder for holder in holders)
    return dict.fromkeys(unseen, mask)


def rule_out(
    holders: HoldersByCard,
    tricks: Iterable[tuple[Play, ...]],
    rules: PlayRules,
    exempt: Container[tuple[Card, Seat]] = (),
) -> None:
    """Take from `holders` every card that would have forbidden one of the plays seen.

    The tricks are all from the first on.  No duty applied to the plays that are `exempt`: cards and who played them.
    """
    for finished, trick in enumerate(tricks):
        in_force = rules.in_trick(finished)
        for number, play in enumerate(trick):
            if (play.card, play.seat) in exempt:
                continue
            seat, forbidding = 1 << play.seat, in_force.excluded_cards(play.card, play.seat, trick[:number])
            if not forbidding:
                continue
            for hidden, mask in holders.items():
                if mask & seat and forbidding >> hidden & 1:
                    holders[hidden] = mask & ~seat
