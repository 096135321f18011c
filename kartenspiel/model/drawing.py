# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What chance decides before a deal: who deals first, and how the cards lie.  Chance comes from outside."""

from random import Random

from kartenspiel.model.cards import shuffle
from kartenspiel.model.game import Deal, Game
from kartenspiel.model.generics import P, R
from kartenspiel.model.outcome import Succession
from kartenspiel.model.seats import all_seats


def first_of_session(game: Game[R, P], rules: R, rng: Random) -> Succession:
    """Return how a session begins: the first dealer (chosen or drawn), context and dummies."""
    seats = game.seats(rules)
    dealers = game.first_dealers(rules)
    dealer = dealers[int(rng.random() * len(dealers))] if len(dealers) > 1 else dealers[0]
    return Succession(dealer, game.first_context(rules, seats), all_seats(seats), game.dummies(rules, dealer))


def deal_at_random(game: Game[R, P], rules: R, succession: Succession, rng: Random) -> Deal[R]:
    """Shuffle, deal and return the next deal of a session."""
    hands, talon = game.split(rules, len(succession.keep), succession.dealer, shuffle(game.pack(rules), rng))
    return Deal(game.id, rules, succession.dealer, hands, talon, succession.context, succession.dummies)
