# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is at stake while the cards of a deal of Königrufen are played."""

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from kartenspiel.games.koenigrufen.cards.card_points import per_point, total, worth
from kartenspiel.games.koenigrufen.cards.pack import PACK, TRICKS
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS, KOENIG_ULTIMO, MONDFANG, PAGAT_ULTIMO, VALAT
from kartenspiel.games.koenigrufen.play import Playing, basis_of
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.settlement.basis import Basis, ContractByRules
from kartenspiel.model.cardplay.rules import RULES_KEPT, PlayRules
from kartenspiel.model.cards import Card
from kartenspiel.model.seats import all_seats
from kartenspiel.model.tarock.cards import KINGS, PAGAT
from kartenspiel.model.tarock.sides import Sides
from kartenspiel.model.tarock.speaking import SpokenItem
from kartenspiel.model.tricks import Trick
from kartenspiel.players.deck import Deck
from kartenspiel.players.tarock import KEPT, mond_caught, pagat_ultimo
from kartenspiel.players.terms import CardStake, Terms, suits_led

GAME_IN_POINTS: Final = 18.0
"""What winning the game rather than losing it is worth in card points; chosen, as in Zwanzigerrufen."""
MOST_IN_POINTS: Final = 40.0
"""No bonus makes more card points seem worth giving up; chosen."""
_EVERY_TRICK: Final = 12.0
"""What each trick is worth, in card points, once Valat is announced; chosen, more than any trick counts in cards."""
_MAY_COME: Final = 0.4
"""How likely a bird that is kept and could still be announced or won silently is to win its trick; chosen."""
_KING_KEPT: Final = 0.25
"""How likely a called king that is kept comes to the last trick and its side wins it; chosen."""

_BIRD_KEPT: Final = 0.06
"""What a bird is worth at least, in average tricks, while it could win its trick: as much as a tarock up to the X.

Chosen, so that these are played in its place: *medium* gave a bird in 4 of 9 chances (`packaging/players/foolish.py`).
"""


@cache
def deck(card_count: str, sign: int) -> Deck:
    """Return the pack with card points, which are bad (-1) where tricks are avoided, and nothing (0) in a Bettel."""
    return Deck(PACK, lambda card: sign * worth(card, card_count) / per_point(card_count))


def terms_in(state: Playing) -> Terms:
    """Return what is at stake while cards are played."""
    speech, row, sides = state.speech, state.row, state.sides
    if speech is None or row.goal is not None or row.each_alone:
        return terms_of(basis_of(state, speech), state.play_rules, state.tricks)
    items = speech.items_for(sides, king_in_talon=state.called in state.deal.talon)
    said = _Said(state.rules, state.contract, sides, state.deal.seats, state.called, items)
    return _with_declarer(said, state.play_rules)


def terms_of(basis: Basis, rules: PlayRules, tricks: Iterable[Trick]) -> Terms:
    """Return what is at stake in a contract played by these rules; `tricks` are those played so far."""
    sides, seats, goal = basis.sides, all_seats(basis.seats), basis.row.goal
    if goal is not None:
        cards, alone = deck(basis.rules.card_count, 0), tuple(int(seat == sides.declarer) for seat in seats)
        led = suits_led(cards, alone, tricks)
        return Terms(cards, rules, alone, trick=-1.0, tricks=TRICKS, goal=goal, led=led)
    if basis.row.each_alone:
        return _trischaken(basis, rules)
    said = _Said(basis.rules, basis.contract, sides, basis.seats, basis.called, basis.items)
    return _with_declarer(said, rules)


@dataclass(frozen=True, slots=True)
class _Said(ContractByRules):
    """What decides what is at stake where there is a declarer: most imagined deals have it in common."""

    rules: KoenigrufenRules
    contract: str
    sides: Sides
    seats: int
    called: Card | None
    items: tuple[SpokenItem, ...]


@lru_cache(maxsize=RULES_KEPT)
def _with_declarer(basis: _Said, rules: PlayRules) -> Terms:
    """Return what is at stake in tricks, card points and bonuses."""
    sides, seats = basis.sides, all_seats(basis.seats)
    stake = {bonus: _in_points(basis, bonus) for bonus in basis.bonuses}
    announced = {item.id for item in basis.items}
    cards = deck(basis.rules.card_count, 1)
    return Terms(
        deck=cards,
        rules=rules,
        sides=tuple(int(sides.of(seat) == "D") for seat in seats),
        trick=_EVERY_TRICK if VALAT in announced else 0.0,
        tricks=TRICKS,
        kept=KEPT,
        stakes=tuple(_card_stakes(basis, stake, announced)),
        captures=(mond_caught(cards, stake[MONDFANG]),) if MONDFANG in stake else (),
        waiting=cards.bit(PAGAT),
        bare=cards.bits_of(KINGS) if rules.trumps else 0,
    )


def _trischaken(basis: Basis, rules: PlayRules) -> Terms:
    """Return what is at stake to all alone in Trischaken."""
    count = basis.rules.card_count
    talon = -total(basis.talon, count) / per_point(count)
    return Terms(
        deck=deck(count, -1),
        rules=rules,
        sides=tuple(range(basis.seats)),
        last=talon if basis.rules.trischaken_talon == "last_trick" else 0.0,
        tricks=TRICKS,
        kept=KEPT,
        waiting=PACK.bit(PAGAT),
    )


def _card_stakes(basis: _Said, stake: Mapping[str, float], announced: Container[str]) -> Iterator[CardStake]:
    """Yield what may be won with single cards: with birds, and with the called king."""
    for bonus, bird in BIRDS.items():
        if bonus == PAGAT_ULTIMO:
            yield pagat_ultimo(PACK, TRICKS, stake.get(bonus, 0.0), announced=bonus in announced)
        elif bonus in stake:
            worth, lost = stake[bonus], stake[bonus] if bonus in announced else 0.0
            yield CardStake(
                PACK.place(bird.card), bird.trick, worth, lost, lost, kept=_MAY_COME * worth, least=_BIRD_KEPT
            )
    if basis.called is not None and KOENIG_ULTIMO in stake:
        worth, king = stake[KOENIG_ULTIMO], PACK.place(basis.called)
        yield CardStake(king, TRICKS, worth, worth, 0.0, _KING_KEPT * worth, outlasts=False, by_side=True)


def _in_points(basis: _Said, bonus: str) -> float:
    """Return what a bonus brings each opponent, announced or not, in card points, to be weighed against them."""
    row = basis.bonuses[bonus]
    level = next((item.level for item in basis.items if item.id == bonus), 0)
    worth_now = row.worth(announced=level > 0) * max(level, 1)
    game = basis.terms.value * basis.items[0].level if basis.items else basis.terms.value
    return min(GAME_IN_POINTS * worth_now / game, MOST_IN_POINTS)
