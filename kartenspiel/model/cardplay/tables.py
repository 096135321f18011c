# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Rules of card play as tables of plain integers, for whoever plays imagined cards without any object.

`flatten` asks the laws everything that they can be asked, once.  What the tables mean is said by the functions that
read them: `leads`, `follows`, `special_threatens`, `taker`; whatever plays by tables must do as they do.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from kartenspiel.model.cardplay.laws import Wish
from kartenspiel.model.cardplay.pack import Cards, Laid, Place
from kartenspiel.model.cardplay.payment_tables import NONE
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.special import SpecialKind
from kartenspiel.model.seats import Seat


@dataclass(frozen=True, slots=True)
class PlayTables:
    """How the cards of one contract are played, with n cards, s seats and t stages.

    A card is its place, from 0 to n - 1; a set of cards has a bit for each, so that it fits into 64 bits.  Tables of
    more than one dimension lie row after row in one tuple.
    """

    cards: int
    """n."""
    seats: int
    """s."""
    suit: tuple[Cards, ...]
    """[n] All cards of each card's suit."""
    above: tuple[Cards, ...]
    """[n] The better cards of its suit."""
    beaters: tuple[Cards, ...]
    """[n] The cards that take the trick from it when played later."""
    stages: tuple[int, ...]
    """[tricks] Which rules are in force, from 0 to t - 1, after so many tricks; the last of them hold to the end."""
    leads: tuple[int, ...]
    """[t, s] The number of the list of wishes for a seat that leads."""
    follows: tuple[int, ...]
    """[t, s, n, n] The same for a seat that follows: by the best card of the suit led, and the card that wins by rank.

    `NONE` where no trick has two such cards.
    """
    threatened: tuple[int, ...]
    """[t, s, n, n] The same where `special_threatens`; empty where no law asks about that."""
    starts: tuple[int, ...]
    """[lists + 1] Where in the two tables below a list of wishes begins; it ends where the next begins."""
    having: tuple[Cards, ...]
    """[wishes] Only a hand with one of these cards can fulfil the wish."""
    asked: tuple[Cards, ...]
    """[wishes] What it then may play."""
    special: int
    """What makes a trick special: 0 nothing, else a `SpecialKind`."""
    special_cards: tuple[Place, Place, Place]
    """The three cards of it: by rank the second beats the first, and the third takes the trick."""

    def row(self, finished: int, seat: int) -> int:
        """Return which row of `leads`, by stage and seat, holds for a seat after so many tricks."""
        return self.stages[min(finished, len(self.stages) - 1)] * self.seats + seat


@dataclass(slots=True)
class _WishLists:
    """The lists of wishes found so far, each once."""

    numbers: dict[tuple[Wish, ...], int] = field(default_factory=dict)

    def number(self, wishes: tuple[Wish, ...]) -> int:
        """Return the number of a list."""
        return self.numbers.setdefault(wishes, len(self.numbers))

    @property
    def wishes(self) -> tuple[Wish, ...]:
        """The wishes of one list after the other."""
        return tuple(wish for wishes in self.numbers for wish in wishes)

    @property
    def starts(self) -> tuple[int, ...]:
        """Where each begins, and where the last one ends."""
        found = [0]
        for wishes in self.numbers:
            found.append(found[-1] + len(wishes))
        return tuple(found)


def flatten(rules: PlayRules) -> PlayTables:
    """Return the tables of rules; of any stage of them where they change from trick to trick."""
    by_trick = rules.stages or (rules,)
    stages = tuple(dict.fromkeys(by_trick))
    lists = _WishLists()
    threatening = (
        stages if any(stage.special is not None and stage.special_place is not None for stage in stages) else ()
    )
    leads = tuple(lists.number(wishes) for stage in stages for wishes in _lead_wishes(stage))
    follows = _all_follow_numbers(stages, lists, special=False)
    threatened = _all_follow_numbers(threatening, lists, special=True)
    special = rules.special
    return PlayTables(
        cards=len(rules.pack.cards),
        seats=rules.seats,
        suit=rules.pack.suit,
        above=rules.pack.above,
        beaters=rules.beaters,
        stages=tuple(map(stages.index, by_trick)),
        leads=leads,
        follows=follows,
        threatened=threatened,
        starts=lists.starts,
        having=tuple(wish.having for wish in lists.wishes),
        asked=tuple(wish.cards for wish in lists.wishes),
        special=0 if special is None else int(special.kind),
        special_cards=(NONE, NONE, NONE) if special is None else special.places,
    )


def _all_follow_numbers(stages: Iterable[PlayRules], lists: _WishLists, *, special: bool) -> tuple[int, ...]:
    """Return `follows`, or `threatened`, of all these stages."""
    return tuple(number for stage in stages for number in _follow_numbers(stage, lists, special=special))


def _lead_wishes(rules: PlayRules) -> list[tuple[Wish, ...]]:
    """Return what is asked of each seat that leads."""
    return [rules.wishes(rules.trick_view(Seat(seat))) for seat in range(rules.seats)]


def _follow_numbers(rules: PlayRules, lists: _WishLists, *, special: bool) -> list[int]:
    """Return one stage of `follows`, or of `threatened`."""
    everybody = range(rules.seats)
    asked = everybody if any(law.seat_matters for law in rules.laws) else everybody[:1]
    rows = [_row_of(rules, Seat(seat), lists, special=special) for seat in asked]
    return [number for seat in everybody for number in rows[seat % len(rows)]]


def _row_of(rules: PlayRules, seat: Seat, lists: _WishLists, *, special: bool) -> list[int]:
    """Return what is asked of one seat that follows, by `high` and `top`."""
    size = range(len(rules.pack.cards))
    return [
        lists.number(rules.wishes(rules.trick_view(seat, high, top, special=special)))
        if top == high or (rules.beaters[high] & ~rules.pack.above[high]) >> top & 1
        else NONE
        for high in size
        for top in size
    ]


def _fulfilling(tables: PlayTables, number: int, hand: Cards) -> Cards:
    """Return the cards of a hand that fulfil the first wish of a list that it can fulfil."""
    for wish in range(tables.starts[number], tables.starts[number + 1]):
        if hand & tables.having[wish]:
            return hand & tables.asked[wish]
    return 0


def leads(tables: PlayTables, finished: int, seat: int, hand: Cards) -> Cards:
    """Return the cards of a hand with which a seat may lead after so many tricks."""
    return _fulfilling(tables, tables.leads[tables.row(finished, seat)], hand)


def follows(tables: PlayTables, finished: int, trick: Sequence[Laid], seat: int, hand: Cards) -> Cards:
    """Return the cards of a hand that a seat may add to an open trick, after so many finished ones."""
    _, high, top = standing(tables, trick)
    table = tables.threatened if tables.threatened and special_threatens(tables, trick, top) else tables.follows
    number = table[(tables.row(finished, seat) * tables.cards + high) * tables.cards + top]
    return _fulfilling(tables, number, hand)


def standing(tables: PlayTables, trick: Sequence[Laid]) -> tuple[int, Place, Place]:
    """Return who holds a trick by rank, the place of the best card of the suit led, and that of the winning card."""
    held, top = trick[0]
    high = top
    for seat, place in trick[1:]:
        if tables.beaters[top] >> place & 1:
            held, top = seat, place
        if tables.above[high] >> place & 1:
            high = place
    return held, high, top


def special_threatens(tables: PlayTables, trick: Sequence[Laid], top: Place) -> bool:
    """Whether the third of the special cards, played now, would take an open trick that this card wins by rank."""
    first, second, third = tables.special_cards
    order = [place for _, place in trick if place in tables.special_cards]
    if not tables.special or top != second or third in order:
        return False
    return order == [first, second] or (tables.special == SpecialKind.ANY_ORDER and first in order)


def taker(tables: PlayTables, trick: Sequence[Laid]) -> int:
    """Return the seat that takes a full trick."""
    held, _, top = standing(tables, trick)
    first, second, third = tables.special_cards
    order = [place for _, place in trick if place in tables.special_cards]
    if not tables.special or top != second or len(order) < len(tables.special_cards):
        return held
    if tables.special == SpecialKind.IN_ORDER and order != [first, second, third]:
        return held
    return next(seat for seat, place in trick if place == third)
