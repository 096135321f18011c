# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Which cards look foolish in a position, by kind; `foolish.py` says what each kind is and counts them."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from chances import Chance
from kartenspiel.model.cardplay.pack import Cards, places_of
from kartenspiel.model.cards import Card
from kartenspiel.model.tarock.cards import KINGS, MOND, PAGAT, SKUES, TAROCK, height
from kartenspiel.players.judgement import in_play

MANY: Final = 6
"""With so many tarocks, half of those that a hand may have, somebody may outlast the others."""
LOW: Final = 10
"""So many tarocks, up to the X, are no better than a bird but for what may be won with it."""
HIGH: Final = 15
"""From the XV on a tarock is too good for a trick in which a low one would do."""
SECOND: Final = 1
"""How many cards of its suit rank above a ten that is high."""
FAT: Final = 0.75
"""So much of what the most valuable card counts does a card that is given to a partner: queens, tens, and more."""
LIKELY: Final = 0.5
"""In so many imagined deals at least a trick goes to the other side that is likely lost."""


class CardKind(NamedTuple):
    """A kind of foolish play."""

    find: Callable[[Chance], Cards]
    """Returns the legal cards that would be such a play."""
    when_lost: bool = False
    """Whether it is one only where the trick then goes to the other side."""
    avoided: bool = False
    """Whether it is one where tricks or points are avoided, and not where they are wanted."""


def _bits(chance: Chance, *cards: Card) -> Cards:
    return chance.deck.bits_of(set(cards).intersection(chance.deck.cards))


def _taking(chance: Chance) -> Cards:
    """Return the legal cards that beat what holds the trick; none where somebody leads."""
    table = chance.table
    return chance.legal & chance.heuristic.beaters[table.top] if table.trick else 0


def _tens_led(chance: Chance) -> Cards:
    if chance.table.trick:
        return 0
    deck = chance.deck
    return sum(
        1 << place
        for place in places_of(chance.legal)
        if deck.cards[place].rank == "T"
        and deck.above[place].bit_count() == SECOND
        and deck.above[place] & chance.unseen
        and chance.hand & deck.suit[place] & ((1 << place) - 1)
    )


def _pagat(chance: Chance) -> Cards:
    pagat = _bits(chance, PAGAT) & chance.legal
    last = len(chance.table.winners) + 1 == chance.heuristic.terms.tricks
    return pagat if not last and chance.legal & chance.deck.suits[TAROCK] & ~pagat else 0


def _pagat_under(chance: Chance) -> Cards:
    pagat, table = _pagat(chance), chance.table
    better = pagat and _taking(chance) & ~pagat & chance.deck.suits[TAROCK]
    return pagat if better and chance.is_opponent(table.held) else 0


def _pagat_to_the_skues(chance: Chance) -> Cards:
    pagat, table = _pagat(chance), chance.table
    lies = pagat and table.trick and 1 << table.top == _bits(chance, SKUES)
    return pagat if lies and chance.is_opponent(table.held) else 0


def _birds(chance: Chance) -> Cards:
    deck, number = chance.deck, len(chance.table.winners) + 1
    stakes = [stake for stake in chance.heuristic.terms.stakes if number < stake.trick and not stake.by_side]
    early = sum(1 << stake.place for stake in stakes if deck.cards[stake.place] is not PAGAT)
    if not early:
        return 0
    tarocks, taking = deck.suits[TAROCK], _taking(chance) if chance.table.trick else chance.legal
    birds = chance.legal & ~taking & early
    low = sum(1 << place for place in places_of(tarocks) if deck.rank[place] < LOW)
    others = chance.legal & low & ~taking & ~birds & ~deck.bit(PAGAT)
    return birds if others and (chance.hand & tarocks).bit_count() >= MANY else 0


def _bare_kings(chance: Chance) -> Cards:
    heuristic, deck = chance.heuristic, chance.deck
    if chance.table.trick or not heuristic.trumps & chance.unseen or not deck.suits[TAROCK]:
        return 0
    kings = _bits(chance, *KINGS) & chance.legal & ~heuristic.trumps
    return sum(1 << place for place in places_of(kings) if chance.hand & deck.suit[place] == 1 << place)


def _queens_given(chance: Chance) -> Cards:
    table, points = chance.table, chance.deck.points
    taking, most = _taking(chance), max(points)
    fat = sum(1 << place for place in places_of(chance.legal & ~taking) if points[place] >= FAT * most > 0)
    lesser = min((points[place] for place in places_of(chance.legal)), default=0) < FAT * most
    if not table.trick or not fat or not lesser or not chance.is_partner(table.held):
        return 0
    if not any(chance.is_opponent(seat) for seat in chance.later):
        return 0
    return sum(1 << place for place in places_of(fat) if chance.share_lost(place) >= LIKELY)


def _high_ruffs(chance: Chance) -> Cards:
    table, deck, tarocks = chance.table, chance.deck, chance.deck.suits[TAROCK]
    if len(table.trick) != 1 or 1 << table.top & tarocks or not chance.legal & chance.heuristic.trumps & tarocks:
        return 0
    trulls = _bits(chance, MOND, SKUES)
    high = sum(1 << place for place in places_of(chance.legal & tarocks) if height(deck.cards[place]) >= HIGH)
    lower = chance.legal & tarocks & ~high & ~_bits(chance, PAGAT)
    return high & ~trulls if lower and trulls & chance.unseen else 0


def mond_brought_home(chance: Chance) -> Cards:
    """Return the Mond where its holder plays last and brings it home, while another has the Sküs; else nothing."""
    table = chance.table
    mond = _bits(chance, MOND) & chance.legal
    if not mond or chance.later or not _bits(chance, SKUES) & chance.unseen:
        return 0
    ours = chance.heuristic.sides[table.held] == chance.heuristic.sides[chance.turn]
    return mond if ours or mond & _taking(chance) else 0


def _mond_kept(chance: Chance) -> Cards:
    mond = mond_brought_home(chance)
    return chance.legal & ~mond if mond else 0


def _cards_overtaking_a_partner(chance: Chance) -> Cards:
    table, over, taking = chance.table, chance.heuristic.beaters, _taking(chance)
    if not taking or not chance.is_partner(table.held):
        return 0
    sure = not chance.unseen & over[table.top] or all(chance.is_partner(seat) for seat in chance.later)
    points = chance.deck.points
    fattest = max((points[place] for place in places_of(chance.legal ^ taking)), default=-1)
    return sum(1 << place for place in places_of(taking) if points[place] <= fattest) if sure else 0


def _cards_thrown_away(chance: Chance) -> Cards:
    table, over, points = chance.table, chance.heuristic.beaters, chance.deck.points
    most = max(points)
    fat = sum(1 << place for place in places_of(chance.legal) if points[place] == most > 0)
    if not table.trick or not fat or fat == chance.legal or _taking(chance):
        return 0
    nobody = not chance.unseen & over[table.top] or all(chance.is_opponent(seat) for seat in chance.later)
    return fat if nobody and chance.is_opponent(table.held) else 0


def _cards_of_returned_suits(chance: Chance) -> Cards:
    led = {trick[0].card.suit for trick in in_play(chance.state).tricks if chance.is_alone(trick[0].seat)}
    if chance.table.trick or not led or chance.is_alone(chance.turn):
        return 0
    return chance.legal & sum(chance.deck.suits[suit] for suit in led)


MOND_KEPT: Final = "Mond kept"
CARD_KINDS: Final[Mapping[str, CardKind]] = {
    "ten led": CardKind(_tens_led),
    "Pagat lost": CardKind(_pagat, when_lost=True),
    "Pagat under": CardKind(_pagat_under, when_lost=True),
    "Pagat to Sküs": CardKind(_pagat_to_the_skues, when_lost=True),
    "bird given": CardKind(_birds),
    "king led": CardKind(_bare_kings),
    "queen given": CardKind(_queens_given, when_lost=True),
    MOND_KEPT: CardKind(_mond_kept),
    "ruffed high": CardKind(_high_ruffs, when_lost=True),
    "overtaken": CardKind(_cards_overtaking_a_partner),
    "thrown": CardKind(_cards_thrown_away),
    "returned": CardKind(_cards_of_returned_suits, avoided=True),
}


def foolish_cards(chance: Chance, kind: str) -> Cards:
    """Return the legal cards that would be a foolish play of a kind; none where nothing else is legal."""
    found = CARD_KINDS[kind]
    if (chance.heuristic.average < 0) != found.avoided:
        return 0
    cards = found.find(chance)
    return cards if cards != chance.legal else 0
