# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tricks as good as those that were played with real cards, as far as bonuses ask for them.

Of a deal that is entered only the points and the bonuses are known.  From these follows where the cards must have been
that bonuses name; they are laid in tricks of the right side, and whatever no bonus tells of is left out.  The
settlement judges these tricks as it judges real ones.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.pad.form import PadForm
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.bonuses import (
    Bonus,
    CalledCardCaught,
    CalledCardInTrick,
    CardCaught,
    CardsTogether,
    CardTakesTrick,
    EveryTrick,
)
from kartenspiel.model.tarock.sides import SIDES, Side, Sides, other_side
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

_CLASH: Final = _("{bonus} and {other} do not go together: the {card} would be with both sides.")
_TWICE: Final = _("{bonus} and {other} do not go together: the {card} would fall in two tricks.")
_TRICK: Final = _("{bonus} and {other} do not go together: both would be decided in trick {number}.")
_NOT_BEATEN: Final = _("{bonus} cannot be lost where the same player wins every trick.")
_VALAT: Final = _("{bonus} does not go with a Valat of the other side.")


@dataclass(frozen=True, slots=True)
class BonusResult:
    """What came of a bonus that was asked about."""

    bonus: Bonus
    field: str
    """At which field that was entered."""
    made: Side | None = None
    beaten: Side | None = None
    """The side whose card was beaten in the trick that it was to win; of a called card, the side that took it."""
    catch: tuple[Seat, Seat] | None = None
    """Who lost the card to whom."""


@dataclass(slots=True)
class _LaidTrick:
    side: Side
    winner: Seat
    cards: dict[Card, Seat]
    why: BonusResult


class ImpossibleError(Exception):
    """Two things that were entered cannot both be; it was said at the form."""


@dataclass(slots=True)
class EnteredCards:
    """Lays the cards of bonuses in tricks, and refuses at the form what cannot be."""

    form: PadForm
    sides: Sides
    seats: int
    pack: Pack
    tricks: int
    """How many tricks a deal has."""
    called: Card | None
    beside: Mapping[Side, Hand]
    """Cards that count beside the tricks of a side."""
    owners: dict[Card, tuple[Side, BonusResult]] = field(default_factory=dict)
    laid: dict[int, _LaidTrick] = field(default_factory=dict)
    every: Side | None = None
    """The side that made a Valat."""

    def ending(self, results: Sequence[BonusResult]) -> Ending | None:
        """Return tricks that come out so; ``None`` where there can be none."""
        self.every = next((each.made for each in results if isinstance(each.bonus, EveryTrick)), None)
        try:
            self._lay_all(results)
            return self._finished()
        except ImpossibleError:
            return None

    def _lay_all(self, results: Sequence[BonusResult]) -> None:
        birds = {
            each.bonus.card: each
            for each in results
            if isinstance(each.bonus, CardTakesTrick) and each.made is not None
        }
        for each in results:
            if isinstance(each.bonus, CardCaught) and each.catch is not None:
                self._lay_catch(each, each.bonus, birds.get(each.bonus.catcher))
        for each in results:
            self._lay_called(each)
        for each in birds.values():
            self._lay_bird(each)
        for each in results:
            if isinstance(each.bonus, CardTakesTrick) and each.beaten is not None:
                self._lay_beaten(each, each.bonus, each.beaten)
        for each in results:
            for card in _taken(each, self.called):
                self._own(card, each.made, each)
        self._lay_owned()

    def _of(self, side: Side) -> Seat:
        return self.sides.members(side, self.seats)[0]

    def _lay_catch(self, result: BonusResult, bonus: CardCaught, bird: BonusResult | None) -> None:
        """Lay the trick in which one card takes another: the bird's own trick where it wins that with it."""
        loser, catcher = result.catch or (Seat(0), Seat(0))
        number = bird.bonus.trick if bird is not None and isinstance(bird.bonus, CardTakesTrick) else self._free()
        self._lay(result, number, self.sides.of(catcher), catcher, {bonus.caught: loser, bonus.catcher: catcher})

    def _lay_called(self, result: BonusResult) -> None:
        """Lay the called card in the trick in which its bonus was won or lost."""
        bonus, side = result.bonus, result.made or result.beaten
        if isinstance(bonus, CalledCardInTrick) and self.called is not None and side is not None:
            self._lay(result, bonus.trick, side, self._of(side), {self.called: None})

    def _lay_bird(self, result: BonusResult) -> None:
        bonus, side = result.bonus, result.made
        if not isinstance(bonus, CardTakesTrick) or side is None:
            return
        trick = self.laid.get(bonus.trick)
        if trick is not None and trick.side == side:  # the same player takes it, whoever that is
            self._own(bonus.card, side, result)
            trick.cards[bonus.card] = trick.winner
        else:
            self._lay(result, bonus.trick, side, self._of(side), {bonus.card: self._of(side)})

    def _lay_beaten(self, result: BonusResult, bonus: CardTakesTrick, side: Side) -> None:
        """Lay a bird in the trick that it was to win, which somebody else takes."""
        trick, members = self.laid.get(bonus.trick), self.sides.members(side, self.seats)
        if trick is None:
            taker = self.every or other_side(side)  # of a side that takes every trick it is a partner
            takers = [seat for seat in self.sides.members(taker, self.seats) if seat != members[0]]
            if not takers:
                self._refuse(result, _NOT_BEATEN)
            self._lay(result, bonus.trick, taker, takers[0], {bonus.card: members[0]})
            return
        able = [seat for seat in members if seat != trick.winner]
        if not able:
            self._refuse(result, _TRICK(other=trick.why.bonus.name, number=bonus.trick))
        self._own(bonus.card, trick.side, result)
        trick.cards[bonus.card] = able[0]

    def _lay(
        self, result: BonusResult, number: int, side: Side, winner: Seat, cards: Mapping[Card, Seat | None]
    ) -> None:
        trick = self.laid.get(number)
        if trick is not None and trick.side != side:
            self._refuse(result, _TRICK(other=trick.why.bonus.name, number=number))
        if trick is None:
            trick = self.laid[number] = _LaidTrick(side, winner, {}, result)
        others = [seat for seat in all_seats(self.seats) if seat != trick.winner]
        for card, seat in cards.items():
            if card in self.owners and card not in trick.cards:
                owner, why = self.owners[card]
                self._refuse(result, (_TWICE if owner == side else _CLASH)(other=why.bonus.name, card=card))
            self._own(card, side, result)
            trick.cards.setdefault(card, others[0] if seat is None else seat)

    def _own(self, card: Card, side: Side | None, result: BonusResult) -> None:
        if side is None:
            return
        found = self.owners.setdefault(card, (side, result))
        if found[0] != side:
            self._refuse(result, _CLASH(other=found[1].bonus.name, card=card))

    def _lay_owned(self) -> None:
        """Lay cards of which only the side is known that has them, in tricks in which nothing else is decided."""
        lying = {card for trick in self.laid.values() for card in trick.cards}
        for side in SIDES:
            lying.update(self.beside.get(side, ()))
            cards = [card for card, (owner, _why) in self.owners.items() if owner == side and card not in lying]
            if cards:
                winner, why = self._of(side), self.owners[cards[0]][1]
                other = next(seat for seat in all_seats(self.seats) if seat != winner)  # so that no card takes another
                self.laid[self._free()] = _LaidTrick(side, winner, dict.fromkeys(cards, other), why)

    def _free(self) -> int:
        """Return a trick in which nothing lies yet, and no bird is to win: these are the last ones."""
        return next(number for number in range(1, self.tricks + 1) if number not in self.laid)

    def _finished(self) -> Ending:
        side = self.every
        for trick in self.laid.values():
            if side is not None and trick.side != side:
                self._refuse(trick.why, _VALAT)
        winners = []
        for number in range(1, self.tricks + 1):
            laid = self.laid.get(number)
            winners.append(self._of(side or SIDES[number % 2]) if laid is None else laid.winner)
        cards = tuple(self._cards_of(number) for number in range(1, self.tricks + 1))
        return Ending(self.pack, cards, tuple(winners))

    def _cards_of(self, number: int) -> tuple[tuple[Seat, int], ...]:
        trick = self.laid.get(number)
        return () if trick is None else tuple((seat, self.pack.place(card)) for card, seat in trick.cards.items())

    def _refuse(self, result: BonusResult, text: Text) -> None:
        self.form.refuse(result.field, text(bonus=result.bonus.name), result.bonus.clause)
        raise ImpossibleError


def _taken(result: BonusResult, called: Card | None) -> tuple[Card, ...]:
    """Return the cards that the side has for certain which made a bonus."""
    if result.made is None:
        return ()
    if isinstance(result.bonus, CardsTogether):
        return result.bonus.cards
    if isinstance(result.bonus, CalledCardCaught) and called is not None:
        return (called,)
    return ()
