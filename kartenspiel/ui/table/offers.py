# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Puts the choices of a question in order for the panel: plain data, without widgets.

Choices that differ only in a card become one offer, from which the card is picked.
"""

import dataclasses
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, cast

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.moves import Call, Choice, LayAwayChoice, Move, Pass, Play
from kartenspiel.players.question import Question

OfferKind = Literal["say", "pass", "lay", "card", "call"]


class Offer(NamedTuple):
    """One thing that can be answered: to say something, to lay cards away, or to choose one card of several."""

    kind: OfferKind
    choices: tuple[Choice, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards to choose from, each once, in the order of the choices."""
        return tuple(dict.fromkeys(card for card in map(card_of, self.choices) if card is not None))

    def with_card(self, card: Card) -> tuple[Choice, ...]:
        """Return the choices that name this card."""
        return tuple(choice for choice in self.choices if card_of(choice) is card)


def card_of(choice: Choice) -> Card | None:
    """Return the card that a choice names."""
    card = getattr(choice, "card", None)
    return card if isinstance(card, Card) else None


def offers(question: Question) -> tuple[Offer, ...]:
    """Return what a question offers beside playing a card; passing comes last."""
    return offers_of(question.choices)


def offers_of(choices: Sequence[Choice]) -> tuple[Offer, ...]:
    """Return what is offered with these choices beside playing a card.

    What one is asked again before it is done comes after the others, and passing last.
    """
    groups: dict[object, list[Choice]] = {}
    for choice in choices:
        if not isinstance(choice, Play):
            groups.setdefault(_likeness(choice), []).append(choice)
    found = [Offer(_kind(group), tuple(group)) for group in groups.values()]
    return tuple(sorted(found, key=lambda offer: (offer.kind == "pass", asks_back(offer.choices[0]))))


def asks_back(choice: Choice) -> bool:
    """Whether a person is asked once more before this is done."""
    return isinstance(choice, Move) and choice.asks_back


def _likeness(choice: Choice) -> object:
    """Return what choices have in common that differ only in a card (and in a call, in the trumps named with it)."""
    if isinstance(choice, Call):
        return Call
    return choice if card_of(choice) is None else _remove_card(choice)


def _remove_card(choice: Choice) -> Choice:
    return cast("Choice", dataclasses.replace(cast("Any", choice), card=None))


def _kind(group: Sequence[Choice]) -> OfferKind:
    first = group[0]
    if isinstance(first, Call):
        return "call"
    if isinstance(first, LayAwayChoice):
        return "lay"
    if isinstance(first, Pass):
        return "pass"
    return "card" if len(group) > 1 else "say"


def plain_choice(offer: Offer) -> Choice:
    """Return a choice that stands for all of an offer, without the card still to be picked."""
    first = offer.choices[0]
    return _remove_card(first) if offer.kind == "card" else first


def suit_of(choice: Choice) -> Suit | None:
    """Return the suit whose sign stands on the button of a choice."""
    suit = getattr(choice, "suit", None) or getattr(choice, "trumps", None)
    return suit if isinstance(suit, Suit) else None
