# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Card play by a heuristic, in an imagined deal in which every hand is open.

The rule foresees how the others complete the trick, and weighs what the trick brings against what the card would still
be good for.  From that alone follow the manners of the table: no ace on a lost trick, the cheapest card that takes a
sure one, the most valuable on a trick of the partner's, and the partner is not overtaken.

It is the same for all games and contracts; what is different in them stands in `Terms`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.pack import Cards, Laid, Place, lowest_place
from kartenspiel.model.cardplay.position import Position
from kartenspiel.model.cards import Card
from kartenspiel.players.deck import Deck
from kartenspiel.players.terms import FINE, KeptChances, Terms

FORCED: Final = 0.05
"""What each pair is worth, in average tricks, of a card of somebody alone and a lower one of the suit against him.

Somebody alone must win so many tricks and no more (`Terms.goal`).  A single trick seldom decides then.  What counts for
those who play against him is how many cards are left in their hands under which his own can be forced: a suit that he
does not hold lets him throw off the worst of them.

Chosen, not fitted: so little that it decides only between leads of which none beats him at once.
"""
RETURNED: Final = 1.5
"""What it costs, in average tricks, to lead to somebody alone what he has led; to beat him is worth two.

He has most likely parted with his only card of the suit.

Chosen.  In 1,000 deals of *medium* a Bettler's suit was returned to him in 84 of 264 chances before the rule, and in 3
of 244 with it (`packaging/players/foolish.py`).
"""
CASHED: Final = 0.5
"""What it is worth, in average tricks, to lead a card outside trumps that nobody can beat; chosen, not fitted.

That is to the side that must win every trick (`Terms.sweep`).  Seen with all hands open a low card led to a partner's
ace is as good as one's own ace, and keeps the ace besides.  At the table nobody knows who has the ace: what wins by
itself is led first.
"""
DRAWN: Final = 0.8
"""What it is worth to that side, in average tricks, to lead a sure trump while an opponent has trumps.

Chosen, not fitted: more than `CASHED`, so that trumps come first.
"""
BARE: Final = 1.6
"""What it costs to lead one of `Terms.bare`, a king that has no other card of its suit beside it, in average tricks.

Chosen: with 1.0 *medium* still led it in 4 of 36 chances (`packaging/players/foolish.py`).

In imagined deals, all hands being open, everybody seems to know who is void in the suit.
"""
AHEAD: Final = 2
"""Who will have so many more cards of a suit than anybody else after the trick may win a later one with a low one.

In 400 deals of *medium* who had two tarocks more took a trick with the Pagat in 55 of a hundred, with one more in 33,
with none in 8 (`packaging/players/kept.py`).
"""
DUMMYS: Final = 0.1
"""What a trick that a dummy wins is worth where all play alone, as a part of what it is worth that another player does.

Chosen.  What a dummy pays all players share alike, so that only the points matter that other players do not win.
"""


class OneAgainstAll(NamedTuple):
    """One seat against all others."""

    alone: int
    """The seat."""
    goal: int
    """So many tricks it must win, and no more."""


class KeptWorths(NamedTuple):
    """What a card that is kept would still bring: its own points and the rest of a trick."""

    by_better: tuple[float, ...]
    """By how many better ones of its suit are unseen."""
    guarded: float
    """If one is, and a smaller one of the suit is held."""
    ruffed: float
    """If none is, but an opponent will be able to trump it."""
    waiting: float
    """If it can wait."""


@lru_cache(maxsize=256)
def kept_worths(deck: Deck, trumps: Cards, average: float, kept: KeptChances, thrift: float) -> tuple[KeptWorths, ...]:
    """Return what each card that is kept would still bring, where a trick is worth so much on the average."""
    sure = kept.thrift * thrift

    def worth(place: Place, chance: float, saved: float, step: float) -> float:
        return (chance + step * deck.rank[place]) * average + (2 * saved - 1) * deck.points[place]

    def worths(place: Place) -> KeptWorths:
        chances, added, step = kept.side, 0.0, kept.step
        if trumps >> place & 1:
            chances, added = kept.trumps, sure
            step = kept.trump_step if average > 0 else kept.step
        guarded = chances[1] if kept.guarded is None or average <= 0 else kept.guarded
        more = deck.above[place].bit_count() + 1 - len(chances)
        return KeptWorths(
            tuple(worth(place, chance + added, chance + added, step) for chance in (*chances, *chances[-1:] * more)),
            worth(place, guarded + added, guarded + added, step),
            worth(place, kept.ruffed, kept.ruffed, step),
            worth(place, kept.waiting, kept.saved, 0.0),
        )

    return tuple(worths(place) for place in range(len(deck.cards)))


class Heuristic:
    """The heuristic under the terms of one imagined deal."""

    def __init__(self, terms: Terms, thrift: float = 1.0) -> None:
        """`thrift` is how much it saves its trumps, from 0 (as a beginner does: not at all) to 1."""
        self.terms = terms
        self.deck = deck = terms.deck
        self.sides = sides = terms.sides
        self.rules = rules = terms.rules
        self.trumps = rules.trumps
        self.beaters = rules.beaters
        """For each card the cards that beat it."""
        self.average = average = terms.trick + (deck.total + terms.last) / terms.tricks
        """What a trick is worth on the average; below 0 where tricks are avoided."""
        self._kept = kept_worths(deck, rules.trumps, average, terms.kept, thrift)
        self._staked: Cards = 0
        for stake in terms.stakes:
            self._staked |= 1 << stake.place
        self._marked: Cards = self._staked
        for capture in terms.captures:
            self._marked |= 1 << capture.place
        self._unlike: Cards = -1 if terms.pairs else self._staked
        """Cards that stand for themselves alone."""
        self._in_pairs: Cards = sum(terms.pairs)
        self._precious: Cards = self._in_pairs | self._staked | terms.waiting | terms.bare
        """Cards that are kept for more than their strength."""
        self._special = rules.special
        self._trull: Cards = 0 if rules.special is None else rules.special.bits
        self._special_top = -1 if rules.special is None else rules.special.by_rank
        """The card that wins by rank where a trick is taken against it; -1 where none is."""
        self._matters: Cards = -1 if rules.high_matters else self._trull
        """Cards that change what the others add to a trick also where they do not take it."""
        self._goal = terms.goal or 0
        self._alone = [] if terms.goal is None else [seat for seat, side in enumerate(sides) if sides.count(side) == 1]
        self._is_simple = not (self._marked or terms.guardians or self._alone or self._trull)
        """Whether what a trick is worth depends on its winner and its points alone."""
        self._by_rank = self._factors_by_rank() if self._alone or terms.guardians else [0.0] * len(sides)

    def _factors_by_rank(self) -> Sequence[float]:
        """Return for each seat by how much a card counts that it keeps for its rank alone; 0 where more counts.

        To play high cards first does harm to who must not win a trick, whose opponents have nothing to fear; and
        those of a dummy harm nobody, and may spare its guardian a trick.
        """
        if self._alone:
            return [float(seat not in self._alone) for seat in range(len(self.sides))]
        return [0.0 if row[0] == seat else -self.average for seat, row in enumerate(self.terms.guardians)]

    @property
    def contest(self) -> OneAgainstAll | None:
        """Who alone must win how many tricks; ``None`` where nobody must, or several, each for himself."""
        return OneAgainstAll(self._alone[0], self._goal) if len(self._alone) == 1 else None

    def play_out(self, table: Position) -> list[tuple[int, Place]]:
        """Play on until somebody may have something to say, else all the cards there are; return them in order."""
        plays: list[tuple[int, Place]] = []
        pairs = self.terms.pairs
        while table.left:
            seat = table.turn
            if pairs and plays and not table.trick and any(not pair & ~table.hands[seat] for pair in pairs):
                break
            place = self.best_card(table, table.legal())
            plays.append((seat, place))
            table.lay(place)
        return plays

    def best_card(self, table: Position, legal: Cards) -> Place:
        """Return the card to play for the seat on turn."""
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        worths = self.worths(table, legal)
        return max(worths, key=worths.__getitem__)

    def worths(self, table: Position, legal: Cards) -> dict[Place, float]:
        """Return what each card seems worth to the side of the seat on turn; of cards that are alike only one."""
        unseen = table.left ^ table.hands[table.turn]
        between = unseen
        if table.trick:
            between |= 1 << table.top | (1 << table.high if self.rules.high_matters else 0)
        takes = self.beaters[table.top] if table.trick else legal
        unlike, are_alike = self._unlike, self.deck.are_alike
        found: dict[Place, float] = {}
        before = -1
        lost: Rest | None = None
        while legal:
            bit = legal & -legal
            legal ^= bit
            place = bit.bit_length() - 1
            if before < 0 or unlike & (bit | 1 << before) or not are_alike(before, place, between):
                if takes & bit:
                    rest = self._rest(table, table.turn, place, place)
                elif self._matters & bit:
                    rest = self._rest(table, table.held, table.top, place)
                else:
                    rest = lost = lost or self._rest(table, table.held, table.top, place)
                found[place] = self._trick_worth(table, place, rest) - self._keeping_worth(table, place, unseen)
            before = place
        return found

    def worth(self, table: Position, place: Place) -> float:
        """Return what playing a card now seems worth to the side of the seat on turn."""
        unseen = table.left ^ table.hands[table.turn]
        if table.trick and not self.beaters[table.top] >> place & 1:
            rest = self._rest(table, table.held, table.top, place)
        else:
            rest = self._rest(table, table.turn, place, place)
        return self._trick_worth(table, place, rest) - self._keeping_worth(table, place, unseen)

    def place(self, card: Card) -> Place:
        """Return the place of a card."""
        return self.deck.place(card)

    def _rest(self, table: Position, held: int, top: Place, place: Place) -> "Rest":
        """Complete a trick as it will likely be, once it is held so after this card of the seat on turn."""
        sides, hands, bound, rules = self.sides, table.hands, table.bound, table.rules
        trick, seats = table.trick, rules.seats
        above, high_matters = self.deck.above, rules.high_matters
        high = table.high if trick and not above[table.high] >> place & 1 else place
        seat, holder, best = table.turn, held, top
        laid: list[Laid] = [(seat, place)]
        for _ in range(seats - len(trick) - 1):
            seat = (seat + 1) % seats
            allowed = bound[seat] or table.following_with(seat, hands[seat], high, best, laid)
            played, takes = self._likely_card(allowed, best, ours=sides[seat] == sides[holder])
            if takes:
                holder, best = seat, played
            if high_matters and above[high] >> played & 1:
                high = played
            laid.append((seat, played))
        added = laid[1:]
        if best != self._special_top:
            return holder, best, added
        return self._without_gift(table, held, top, place, (holder, best, added))

    def _without_gift(self, table: Position, held: int, top: Place, place: Place, rest: "Rest") -> "Rest":
        """Return the rest of a trick in which nobody adds the trull card with which the others' Pagat takes it."""
        trick = [*table.trick, (table.turn, place), *rest[2]]
        taker = None if self._special is None else self._special.taker(trick, rest[1])
        gift = next((play for play in reversed(rest[2]) if self._trull >> play[1] & 1), None)
        if taker is None or gift is None:
            return rest
        seat, third = gift
        hand, bit = table.hands[seat], 1 << third
        if self.sides[seat] == self.sides[taker] or hand & self.deck.suit[third] == bit:
            return rest
        table.hands[seat] = hand ^ bit
        rest = self._rest(table, held, top, place)
        table.hands[seat] = hand
        return rest

    def _likely_card(self, legal: Cards, top: Place, *, ours: bool) -> tuple[Place, bool]:
        """Say what a later seat will add to a trick now held by `top`, and whether that takes it."""
        over = legal & self.beaters[top]
        under = legal ^ over
        if self.average < 0:
            return (self.deck.highest_place(under), False) if under else (lowest_place(over), True)
        if over and not (ours and under):
            return over.bit_length() - 1, True
        return (self.deck.most_valuable_place(under) if ours else self.deck.least_valuable_place(under)), False

    def _trick_worth(self, table: Position, place: Place, rest: "Rest") -> float:
        """Return what a trick completed so is worth to the side of the seat on turn."""
        terms, points, sides, turn = self.terms, self.deck.points, self.sides, table.turn
        held, top, added = rest
        worth = terms.trick
        if len(table.winners) + 1 == terms.tricks:
            worth += terms.last
        for _, played in table.trick:
            worth += points[played]
        worth += points[place]
        for _, played in added:
            worth += points[played]
        if terms.first and held not in table.winners:
            worth += terms.first[held]
        if self._is_simple:
            return worth if sides[held] == sides[turn] else -worth
        trick = [*table.trick, (turn, place), *added]
        if top == self._special_top:
            held, top = self._taken(trick, held, top)
        if terms.guardians:
            return self._worth_to_player(table, held, worth)
        brought = worth if sides[held] == sides[turn] else -worth
        for _, played in trick:
            if self._marked >> played & 1:
                brought += self._marked_worth(table, trick, held, top)
                break
        return self._against_one(table, place, held, added, brought) if self._alone else brought

    def _taken(self, trick: Sequence[Laid], held: int, top: Place) -> Laid:
        """Return who takes a full trick, and with what, which by rank this seat wins with this card."""
        winner = self.rules.winner(trick, held, top)
        return next(play for play in ((held, top), *trick) if play[0] == winner)

    def _marked_worth(self, table: Position, trick: Sequence[Laid], held: int, top: Place) -> float:
        """Return what it brings the side on turn, beside the points, that marked cards are in a trick won so."""
        terms, sides, marked, number = self.terms, self.sides, self._marked, len(table.winners) + 1
        found = 0.0
        for seat, place in trick:
            if not marked >> place & 1:
                continue
            worth = 0.0
            for capture in terms.captures:
                if place == capture.place and top == capture.by:
                    worth -= capture.cost
            for stake in terms.stakes:
                if place == stake.place and number < stake.trick:
                    worth -= stake.early
                elif place == stake.place and number == stake.trick:
                    wins = sides[seat] == sides[held] if stake.by_side else seat == held
                    worth += stake.won if wins else -stake.lost
            found += worth if sides[seat] == sides[table.turn] else -worth
        return found

    def _is_bare(self, table: Position, place: Place) -> bool:
        """Whether a card has no other of its suit beside it in the hand, and others may trump it."""
        hand = table.hands[table.turn]
        return hand & self.deck.suit[place] == 1 << place and bool(table.left & ~hand & self.trumps)

    def _worth_to_player(self, table: Position, held: int, worth: float) -> float:
        """Return what a trick won so is worth to the player who plays the card, be it a dummy's (K110, K116)."""
        guardians = self.terms.guardians
        last = next((seat for seat in reversed(table.winners) if guardians[seat][0] == seat), -1)
        brought = worth if held == guardians[table.turn][last + 1] else -worth
        return brought if guardians[held][0] == held else DUMMYS * brought

    def _against_one(self, table: Position, place: Place, held: int, added: Sequence[Laid], brought: float) -> float:
        """Return what a trick is worth where some must each win so many tricks and no more, and what is left to force.

        By itself it has `brought` so much, were no trick to be won.
        """
        goal, won, alone = self._goal, table.winners, self._alone
        if table.turn in alone:
            return -brought if won.count(table.turn) < goal else brought
        if held in alone and won.count(held) < goal:
            brought = 0.0
        if not table.trick and self.terms.led >> place & 1:
            brought += RETURNED * self.average
        gone = 1 << place
        for _, played in added:
            gone |= 1 << played
        return brought - FORCED * self.average * self._ways(table, ~gone)

    def _ways(self, table: Position, left: Cards) -> int:
        """Return how many pairs are left of a lower card and one of somebody alone who has not lost yet."""
        against = ways = 0
        for seat, hand in enumerate(table.hands):
            if seat not in self._alone:
                against |= hand & left
        for seat in self._alone:
            hand = 0 if table.winners.count(seat) > self._goal else table.hands[seat] & left
            while hand:
                place = hand.bit_length() - 1
                ways += (self.deck.suit[place] & ((1 << place) - 1) & against).bit_count()
                hand ^= 1 << place
        return ways

    def _keeping_worth(self, table: Position, place: Place, unseen: Cards) -> float:
        """What a card kept would probably still bring."""
        deck, turn, bit = self.deck, table.turn, 1 << place
        if self._by_rank[turn]:
            return FINE * deck.rank[place] * self._by_rank[turn]
        by_better, guarded, ruffed, waiting = self._kept[place]
        better = (deck.above[place] & unseen).bit_count()
        if not better:
            ruffable = not self.trumps & bit and self._can_be_ruffed(table, place)
            if not ruffable and self.terms.sweep == self.sides[turn] and not table.trick:
                return -self._leading_worth(table, place)
            found = ruffed if ruffable else by_better[0]
        elif better == 1 and table.hands[turn] & deck.suit[place] & (bit - 1):
            found = guarded
        else:
            found = by_better[better]
        if not self._precious & bit:
            return found
        if self.terms.waiting & bit and table.hands[turn] & deck.suit[place] != bit:
            found = waiting
        return found + self._extra_kept(table, place)

    def _leading_worth(self, table: Position, place: Place) -> float:
        """Return what it is worth to lead a sure winner rather than keep it, where every trick must be won."""
        if not self.trumps >> place & 1:
            return CASHED * self.average
        side = self.sides[table.turn]
        drawn = any(hand & self.trumps for seat, hand in enumerate(table.hands) if self.sides[seat] != side)
        return DRAWN * self.average if drawn else 0.0

    def _extra_kept(self, table: Position, place: Place) -> float:
        """Return what it is worth to keep a card beyond its strength: for a pair, or for a trick to be won with it.

        Not to lead it bare is worth something too.
        """
        found = self.terms.pair if self._in_pairs >> place & 1 else 0.0
        if self.terms.bare >> place & 1 and not table.trick and self._is_bare(table, place):
            found += BARE * self.average
        for stake in self.terms.stakes:
            if stake.place == place and len(table.winners) + 1 < stake.trick:
                comes = not stake.outlasts or self._outlasts(table, self.deck.suit[place])
                found += max(stake.kept if comes else 0.0, stake.least * self.average)
        return found

    def _can_be_ruffed(self, table: Position, place: Place) -> bool:
        """Whether an opponent will be able to trump this card once the better ones of its suit in the hand are gone."""
        if not self.trumps:
            return False
        deck, sides = self.deck, self.sides
        suit, side = deck.suit[place], sides[table.turn]
        rounds = (deck.above[place] & table.hands[table.turn]).bit_count()
        for other, hand in enumerate(table.hands):
            if sides[other] != side and hand & self.trumps and (hand & suit).bit_count() <= rounds:
                return True
        return False

    def _outlasts(self, table: Position, suit: Cards) -> bool:
        """Whether the seat on turn will have cards of a suit when nobody else has, if it keeps a low one now."""
        ahead = self.lead_in_suit(table, suit)
        return ahead >= AHEAD or not suit & table.left & ~table.hands[table.turn]

    def lead_in_suit(self, table: Position, suit: Cards) -> int:
        """By how many cards of a suit the seat on turn will exceed anybody else after the trick, if it keeps one."""
        turn, rules = table.turn, table.rules
        counts = [(hand & suit).bit_count() for hand in table.hands]
        if table.trick:
            counts[turn] -= 1
            for step in range(1, rules.seats - len(table.trick)):
                seat = (turn + step) % rules.seats
                if table.legal_with(seat, table.hands[seat]) & suit:
                    counts[seat] -= 1
        own = counts.pop(turn)
        return own - max(counts)


Rest = tuple[int, Place, list[Laid]]
"""Who will win the trick, with what card, and what the others will have added."""
