# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Says what was overlooked at a decision, from nothing but what was counted in imagined deals."""

from collections.abc import Iterator
from typing import Final

from kartenspiel.controller.answer_words import mean_payment
from kartenspiel.games import game_named
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import Text, Who, marker
from kartenspiel.players.overlooked import Frequency, ItemFrequency, Overlooked
from kartenspiel.players.weighing import Weighing

_ = marker(__package__)

_ENOUGH: Final = 0.05
"""How much more often in all imagined deals something must come to be worth a sentence."""
_MOST: Final = 2
"""So many items are told."""

_GAINED: Final = _("{item}: gained in {best} % of the imagined deals with the best answer, in {given} % with this one.")
_PAID: Final = _("{item}: paid in {best} % of the imagined deals with the best answer, in {given} % with this one.")
_GAME: Final = _("The game")
_PARTNER: Final = _(
    "A partner takes this trick in {best} % of the imagined deals with the best answer, in {given} % with this one."
)
_OWN: Final = _(
    "{player:nom} {player:take|takes} this trick in {best} % of the imagined deals with the best answer, "
    "in {given} % with this one."
)
_LEFT: Final = _(
    "The others take this trick in {best} % of the imagined deals with the best answer, in {given} % with this one."
)
_TELLING: Final = _(
    "{holder:nom} {holder:have|has} the {card} in {held} % of the imagined deals: there the difference is {cost}, "
    "elsewhere {else_cost}."
)


def overlooked_sentences(weighing: Weighing, seen: Observation) -> tuple[Text, ...]:
    """Return what came of the best answer and not of the given one; nothing where that was not counted.

    Percentages are of the imagined deals that were played out with both answers.
    """
    overlooked = weighing.overlooked
    if overlooked is None or weighing.cost.mean <= 0:
        return ()
    return (*_of_items(overlooked, seen), *_of_trick(overlooked, seen), *_of_card(overlooked, seen))


def _of_items(overlooked: Overlooked, seen: Observation) -> Iterator[Text]:
    """Yield what was paid for more often to the seat, or by the seat less often, with the best answer."""
    told: dict[str, ItemFrequency] = {}
    for each in overlooked.items:
        better = each.often.shift if each.gained else -each.often.shift
        if better >= _ENOUGH:
            told.setdefault(each.item, each)  # they come with the greatest shift first
    names = game_named(seen.game).words.items
    for each in list(told.values())[:_MOST]:
        sentence = _GAINED if each.gained else _PAID
        yield _with(sentence, each.often)(item=names.get(each.item, _GAME))


def _of_trick(overlooked: Overlooked, seen: Observation) -> Iterator[Text]:
    """Yield who takes the trick more often with the best answer."""
    trick = overlooked.trick
    if trick is None:
        return
    others = Frequency(1 - trick.own.best - trick.partner.best, 1 - trick.own.given - trick.partner.given)
    shifts = ((trick.partner, _PARTNER), (trick.own, _OWN(player=Who(seen.seat))), (others, _LEFT))
    often, sentence = max(shifts, key=lambda each: each[0].shift)
    if often.shift >= _ENOUGH:
        yield _with(sentence, often)


def _of_card(overlooked: Overlooked, seen: Observation) -> Iterator[Text]:
    """Yield the card on whose holder it depends most."""
    telling = overlooked.card
    if telling is not None:
        yield _TELLING(
            holder=Who(telling.holder),
            card=telling.card,
            held=_percent(telling.held),
            cost=mean_payment(telling.cost, seen),
            else_cost=mean_payment(telling.else_cost, seen),
        )


def _with(sentence: Text, often: Frequency) -> Text:
    return sentence(best=_percent(often.best), given=_percent(often.given))


def _percent(part: float) -> int:
    return round(100 * part)
