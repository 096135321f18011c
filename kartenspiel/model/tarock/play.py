# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the cards of tarock games are played: the laws of each kind of contract, and the emperor trick."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Literal

from kartenspiel.model.cardplay.laws import (
    Beat,
    FollowSuit,
    LastOfSuit,
    Law,
    LeadSuits,
    PlayWhenVoid,
    TrickView,
    Wish,
    any_of,
)
from kartenspiel.model.cardplay.pack import Cards
from kartenspiel.model.cardplay.special import SpecialKind, SpecialTrick
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit
from kartenspiel.model.refusal import Refusal
from kartenspiel.model.tarock.cards import MOND, PAGAT, SKUES, TAROCK
from kartenspiel.model.text import marker

_ = marker(__package__)

PlayKind = Literal["tarock", "suit", "negative"]
"""Tarocks are trumps; tarocks are no trumps and led last; tricks are avoided (Z36, Z61)."""

_MUST_TAROCK: Final = _("You must play a tarock.")
_LEAD_SUIT: Final = _("In this contract a suit card must be led.")
_PAGAT_LAST: Final = _("The Pagat may be played only as the last tarock.")
_PAGAT_NOW: Final = _("The Pagat beats Sküs and Mond here, and must be played.")


@dataclass(frozen=True, slots=True)
class LawClauses:
    """The clauses of a game behind the laws that tarock games share."""

    follow: str
    """About following suit."""
    suit: str
    """About contracts in which tarocks are no trumps."""
    negative: str
    """About contracts in which tricks are avoided."""
    emperor: str = ""
    """About the emperor trick in those, in games that have it there."""


def trumps_of(kind: PlayKind) -> Suit | None:
    """Return the trumps of a kind of contract."""
    return None if kind == "suit" else TAROCK


@dataclass(frozen=True, slots=True)
class TakeWithPagat(Law):
    """Who may play a tarock must take an emperor trick with the Pagat where tricks are avoided (K62)."""

    clause: str

    @property
    def special_card(self) -> Card:
        """The Pagat."""
        return PAGAT

    @property
    def named_cards(self) -> tuple[Card, ...]:
        """The Pagat too."""
        return (PAGAT,)

    def narrow(self, wish: Wish, at: TrickView) -> Iterable[Wish]:
        """Ask for the Pagat where it takes the trick."""
        if at.special:
            yield any_of(wish.cards & at.pack.bit(PAGAT))

    def refusal(self, at: TrickView, asked: Cards, card: Card) -> Refusal:
        """Say that the Pagat takes the trick."""
        del at, asked, card
        return Refusal("EMPEROR_TRICK", _PAGAT_NOW, self.clause)


def laws(
    kind: PlayKind,
    clauses: LawClauses,
    *,
    when_void: Law | None = None,
    emperor: bool = False,
    kept: Iterable[Law] = (),
) -> Iterator[Law]:
    """Yield what a kind of contract asks of a card, in the order in which it binds.

    Whoever cannot follow plays a tarock, unless a game has another law `when_void`.  `emperor` says whether there are
    emperor tricks; `kept` is what announced cards ask (`reserved.reservations`).
    """
    if kind == "suit":
        yield LeadSuits(clauses.suit, PLAIN_SUITS, "LEAD_SUIT", _LEAD_SUIT)
    yield FollowSuit(clauses.follow)
    yield when_void or PlayWhenVoid(clauses.follow, (TAROCK,), "MUST_TAROCK", _MUST_TAROCK)
    if kind == "negative":
        if emperor:
            yield TakeWithPagat(clauses.emperor)
        yield LastOfSuit(clauses.negative, PAGAT, code="PAGAT_LAST", words=_PAGAT_LAST)
        yield Beat(clauses.negative)
    yield from kept


def emperor_trick(*, ordered: bool) -> SpecialTrick:
    """Return what gives the Pagat a trick that the Sküs would win from the Mond, `ordered` only if played so (Z35)."""
    return SpecialTrick(SpecialKind.IN_ORDER if ordered else SpecialKind.ANY_ORDER, (MOND, SKUES, PAGAT))
