# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the cards of tarock games are played: the laws of each kind of contract, and the emperor trick."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kartenspiel.model.cardplay.laws import Beat, FollowSuit, KeepBack, LastOfSuit, Law, LeadSuits, PlayWhenVoid
from kartenspiel.model.cardplay.pack import Pack, Place
from kartenspiel.model.cardplay.rules import Laid, SpecialTrick
from kartenspiel.model.cards import PLAIN_SUITS, Suit
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import MOND, PAGAT, SKUES, TAROCK
from kartenspiel.model.text import QT_TRANSLATE_NOOP

Kind = Literal["tarock", "suit", "negative"]
"""Tarocks are trumps; tarocks are no trumps and led last; tricks are avoided (Z36, Z61)."""

_MUST_TAROCK: Final = QT_TRANSLATE_NOOP("tarock", "You must play a tarock.")
_LEAD_SUIT: Final = QT_TRANSLATE_NOOP("tarock", "In this contract a suit card must be led.")
_KEEP: Final = QT_TRANSLATE_NOOP("tarock", "The Pagat is announced and must be kept for the last trick.")
_PAGAT_LAST: Final = QT_TRANSLATE_NOOP("tarock", "The Pagat may be played only as the last tarock.")


@dataclass(frozen=True, slots=True)
class Clauses:
    """Where the rules of a game have the laws."""

    follow: str
    suit: str
    """About contracts in which tarocks are no trumps."""
    negative: str
    keep: str
    """About the announced Pagat."""


def trumps_of(kind: Kind) -> Suit | None:
    """Return the trumps of a kind of contract."""
    return None if kind == "suit" else TAROCK


def laws(
    kind: Kind, clauses: Clauses, *, when_void: Law | None = None, pagat_kept_by: Seat | None = None
) -> Iterable[Law]:
    """Yield what a kind of contract asks of a card, in the order in which it binds.

    Whoever cannot follow plays a tarock, unless a game has another law `when_void`.
    """
    if kind == "suit":
        yield LeadSuits(clauses.suit, PLAIN_SUITS, "LEAD_SUIT", _LEAD_SUIT)
    yield FollowSuit(clauses.follow)
    yield when_void or PlayWhenVoid(clauses.follow, (TAROCK,), "MUST_TAROCK", _MUST_TAROCK)
    if kind == "negative":
        yield LastOfSuit(clauses.negative, PAGAT, code="PAGAT_LAST", words=_PAGAT_LAST)
        yield Beat(clauses.negative)
    if pagat_kept_by is not None:
        yield KeepBack(clauses.keep, PAGAT, frozenset((pagat_kept_by,)), code="KEEP_PAGAT", words=_KEEP)


def emperor_trick(pack: Pack, *, ordered: bool) -> SpecialTrick:
    """Return what gives the Pagat a trick that the Sküs would win from the Mond, `ordered` only if played so (Z35)."""
    trull = mond, skues, pagat = [pack.place(card) for card in (MOND, SKUES, PAGAT)]

    def taker(trick: Sequence[Laid], top: Place) -> int | None:
        if top != skues:
            return None
        order = [place for _, place in trick if place in trull]
        if order != [mond, skues, pagat] and (ordered or len(order) < len(trull)):
            return None
        return next(seat for seat, place in trick if place == pagat)

    return taker
