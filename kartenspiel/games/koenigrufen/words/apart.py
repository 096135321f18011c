# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whose the talon of Königrufen is, and what was laid away for it; which cards good players watch for."""

from collections.abc import Iterator, Sequence
from typing import Final

from kartenspiel.games.koenigrufen.cards.card_points import briefly, total
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.public import Seen, known_partner
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.talon import HALF, counting
from kartenspiel.model.apart import AGAINST, FOR, LAID_AWAY, cards_apart
from kartenspiel.model.cards import Card
from kartenspiel.model.moves import LayAway
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.words import CARD_POINTS, KINGS_AND_TRULL
from kartenspiel.model.text import Text, Who, room_marker
from kartenspiel.model.view import CardsApart, WatchedCards

_ = room_marker(__package__)

_TALON: Final = _("Talon")
_REST: Final = _("Rest of the talon")
_IN_TALON: Final = _("Talon, with the called card")
_BIRDS: Final = _("Birds")
_NOBODY: Final = _("for nobody")
_UNLESS: Final = _("against {player:acc}, but for a half with the {card} if that lies in it")
_UNLESS_ALL: Final = _("against {player:acc}, but for {player:acc} if the {card} lies in it")
_LAST_TRICK: Final = _("for whoever takes the last trick")
_FIRST_SIX: Final = _("a card of it with each of the first six tricks")


def points(counted: int, rules: KoenigrufenRules) -> Text:
    """Return an amount of card points as players write it (K6, K9)."""
    return briefly(counted, rules.card_count)


def watched(seen: Seen) -> tuple[WatchedCards, ...]:
    """Return the kings, the Trull, and the birds that the house rules have (K4, K65)."""
    birds = tuple(row.card for bonus, row in BIRDS.items() if bonus in seen.rules.enabled_bonuses)
    return (*KINGS_AND_TRULL, *((WatchedCards(_BIRDS, birds),) if birds else ()))


def apart(seen: Seen) -> tuple[CardsApart, ...]:
    """Return whose the talon is as far as the observer knows it, and what was laid away (K39, K42, K90)."""
    auction, contract, declarer = seen.public.auction, seen.public.contract, seen.public.declarer
    if auction is None or not auction.closed or contract is None or declarer is None:
        return ()
    return tuple(_exchanged(seen, declarer) if CONTRACTS[contract].talon in {"half", "all"} else _left(seen, declarer))


def _exchanged(seen: Seen, declarer: Seat) -> Iterator[CardsApart]:
    """Yield the half that was not taken, which counts for the opponents, and what was laid away (K39)."""
    taken = seen.public.taken
    if taken in {1, 2}:
        left = seen.talon[HALF:] if taken == 1 else seen.talon[:HALF]
        yield _pile(seen, _REST, AGAINST(player=Who(declarer)), left)
    laid = next((move.cards for move in seen.log if isinstance(move, LayAway)), None)
    if laid is not None:
        yield _pile(seen, LAID_AWAY, FOR(player=Who(declarer)), laid)


def _left(seen: Seen, declarer: Seat) -> Iterator[CardsApart]:
    """Yield the talon of which nothing is taken: it counts for the opponents, for nobody, or for winners of tricks."""
    rules, called, row = seen.rules, seen.public.called, CONTRACTS[seen.public.contract or ""]
    if row.talon == "unused":
        trischaken = _LAST_TRICK if rules.trischaken_talon == "last_trick" else _FIRST_SIX
        yield _pile(seen, _TALON, trischaken if row.each_alone else _NOBODY, seen.talon)
        return
    if not row.calls or called is None or known_partner(seen) is not None:
        yield _pile(seen, _TALON, AGAINST(player=Who(declarer)), seen.talon)
    elif None in seen.talon:
        unless = _UNLESS_ALL if rules.solorufer_king_in_talon == "all" else _UNLESS
        yield _pile(seen, _TALON, unless(player=Who(declarer), card=called), seen.talon)
    else:
        own, others = counting(rules, row.id, tuple(card for card in seen.talon if card is not None), called)
        piles = ((_IN_TALON, FOR, own), (_REST if own else _TALON, AGAINST, others))
        yield from (_pile(seen, label, whose(player=Who(declarer)), cards) for label, whose, cards in piles if cards)


def _pile(seen: Seen, label: Text, whose: Text, cards: Sequence[Card | None]) -> CardsApart:
    """Return cards that lie apart, with what they count where all of them were seen."""
    known = tuple(card for card in cards if card is not None)
    whole = len(known) == len(cards)
    counted = points(total(known, seen.rules.card_count), seen.rules)
    return cards_apart(label, whose, known, CARD_POINTS(points=counted) if whole else None)
