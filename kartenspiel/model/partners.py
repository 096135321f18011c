# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who plays with whom, as one seat may know it, in words: where a called card makes a secret partner, and where not."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.cards import Card
from kartenspiel.model.fixed_sides import each_alone
from kartenspiel.model.generics import P, R
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, Value, Who, marker
from kartenspiel.model.view import KnownSides, Party

_ = marker(__package__)

CALLED: Final = _("Whoever holds the {card} plays with you; who that is will come out.")
CALLED_OWN: Final = _("You hold the {card} yourself: you play alone, and only you know it.")
HOLDS: Final = _("You hold the {card}: you play secretly with {declarer}.")
HOLDS_IN_VAIN: Final = _(
    "You hold the {card}, but not from the first cards: {declarer} plays alone, and only you know it."
)
LACKS: Final = _("You do not hold the {card}: you play against {declarer}. Who plays with you will come out.")
IS_PARTNER: Final = _("{partner} is the partner!")
IS_PARTNER_WITH: Final = _("{partner} is the partner! You play with {ally}.")
IS_YOUR_PARTNER: Final = _("{partner} is your partner!")
YOU_ARE_PARTNER: Final = _("Now everybody knows that you are the partner of {declarer}.")
ALONE: Final = _("{declarer} plays alone!")
YOU_ARE_ALONE: Final = _("Now everybody knows that you play alone.")
AGAINST: Final = _("{declarer:nom} {declarer:play|plays} alone against {others:acc}.")
AGAINST_YOU: Final = {
    2: _("{declarer} plays alone against the two of you."),
    3: _("{declarer} plays alone against the three of you."),
}
"""The same to one of so many opponents, where all of them are people; with dummies they are told by their names."""
SAME_TASK: Final = _("{players:nom} {players:try|tries|try|try} the same, each for himself, against {others:acc}.")
LAST_TRICK: Final = _("Whoever takes the last trick plays with {declarer:acc}.")


@dataclass(frozen=True, slots=True, kw_only=True)
class PartnerKnowledge:
    """What an observer knows of the sides in a deal with a called card; texts have the fields ``card`` and players."""

    observer: Seat
    seats: int
    declarer: Seat
    card: Card | None
    """The called card; ``None`` where the partner is found otherwise."""
    holds: bool
    """Whether the observer was dealt the called card."""
    partner: Seat | None = None
    """The partner, if the observer knows him."""
    public: bool = False
    """Whether everybody knows who the partner is, or that there is none."""
    against: frozenset[Seat] = frozenset()
    """Of whom everybody knows already that they play against the declarer."""

    @property
    def known(self) -> bool:
        """Whether the observer knows all sides: as everybody does, or because he was dealt the called card."""
        return self.public or self.holds

    def sides(self, *, alone: Text = ALONE, you_are_alone: Text = YOU_ARE_ALONE) -> KnownSides:
        """Return the sides with the sentence that tells them; `alone` is said once all know that there is no partner.

        Nothing in it follows from what the observer does not know, for it is made of his knowledge alone.
        """
        told = self._public_words(alone, you_are_alone) if self.public else self._secret_words()
        fields: dict[str, Value] = {"declarer": Who(self.declarer)}
        if self.card is not None:
            fields["card"] = self.card
        if self.partner is not None:
            fields["partner"] = Who(self.partner)
        if told is IS_PARTNER_WITH:
            fields["ally"] = Who(self._allies[0])
        return KnownSides(tuple(map(self._party, all_seats(self.seats))), told(**fields), card=self.card)

    def _party(self, seat: Seat) -> Party | None:
        """Return the side of a seat, if the observer knows it."""
        if seat == self.declarer or (self.known and seat == self.partner):
            return "declarer"
        return "opponents" if self.known or seat == self.observer or seat in self.against else None

    @property
    def _allies(self) -> tuple[Seat, ...]:
        """Who plays with the observer against the declarer, once all sides are known."""
        apart = self.declarer, self.partner, self.observer
        return tuple(seat for seat in all_seats(self.seats) if seat not in apart)

    def _secret_words(self) -> Text:
        if self.observer == self.declarer:
            return CALLED_OWN if self.known else CALLED
        if not self.holds:
            return LACKS
        return HOLDS if self.partner == self.observer else HOLDS_IN_VAIN

    def _public_words(self, alone: Text, you_are_alone: Text) -> Text:
        if self.partner is None:
            return you_are_alone if self.observer == self.declarer else alone
        if self.observer == self.declarer:
            return IS_YOUR_PARTNER
        if self.observer == self.partner:
            return YOU_ARE_PARTNER
        return IS_PARTNER_WITH if len(self._allies) == 1 else IS_PARTNER


def known_of_card(
    seen: Observation[R, P], declarer: Seat, card: Card, partner: Seat | None, *, public: bool
) -> PartnerKnowledge:
    """Return what an observer knows where the declarer has called a card, and the `partner` if the observer knows him.

    `public` is whether everybody knows the sides.
    """
    return PartnerKnowledge(
        observer=seen.seat, seats=seen.seats, declarer=declarer, card=card, holds=card in seen.dealt[seen.seat],
        partner=partner, public=public,
    )  # fmt: skip


def sides_alone(seen: Observation[R, P], declarer: Seat) -> KnownSides:
    """Return the sides where everybody knows from the bid that its declarer plays against all the others."""
    others = _without(seen, (declarer,))
    if seen.seat == declarer or len(others) not in AGAINST_YOU or set(others) & set(seen.dummies):
        told = AGAINST(declarer=Who(declarer), others=tuple(map(Who, others)))
    else:
        told = AGAINST_YOU[len(others)](declarer=Who(declarer))
    return KnownSides(_parties(seen, (declarer,)), told)


def sides_of_same_task(seen: Observation[R, P], players: Collection[Seat]) -> KnownSides:
    """Return the sides where several try the same against the others, and each of them wins or loses for himself."""
    others = tuple(map(Who, _without(seen, players)))
    told = SAME_TASK(players=tuple(map(Who, players)), others=others)
    return KnownSides(_parties(seen, players), told, each_alone=True)


def sides_by_last_trick(seen: Observation[R, P], declarer: Seat) -> KnownSides:
    """Return the sides where the last trick will show who plays with the declarer."""
    parties = tuple[Party | None, ...]("declarer" if seat == declarer else None for seat in all_seats(seen.seats))
    return KnownSides(parties, LAST_TRICK(declarer=Who(declarer)))


def no_sides(seen: Observation[R, P]) -> KnownSides:
    """Return that everybody plays for himself."""
    return each_alone(seen.seats)


def _without(seen: Observation[R, P], players: Collection[Seat]) -> tuple[Seat, ...]:
    """Return everybody else at the table, dummies too."""
    return tuple(seat for seat in all_seats(seen.seats) if seat not in players)


def _parties(seen: Observation[R, P], players: Collection[Seat]) -> tuple[Party, ...]:
    """Return the side of each seat, where everybody knows who plays what was bid."""
    return tuple("declarer" if seat in players else "opponents" for seat in all_seats(seen.seats))
