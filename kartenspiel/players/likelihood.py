# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How likely the others would have played as they did, had they held the cards of an imagined deal.

A play is a choice among the legal cards of a hand.  Which of them is likely follows from what its player could know:
his own hand, the cards played before, the contract, and who plays with whom as far as that was public or his own
secret.  Nothing else of an imagined deal is looked at, so that a seat's likelihood depends on its own hand alone.

Cards are put into classes, and classes weighed by the context of the play.  The weights of a game, its `Tendencies`,
are fitted to records of self-play by ``packaging/players/tendencies.py``.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.cardplay.pack import Cards, Place
from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.heuristic import Heuristic
from kartenspiel.players.judgement import Judgement, in_play
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.tendencies import CardClass, PlayContext, Tendencies

LAPSE: Final = 0.05
"""How often a card is played for reasons of its own; chosen, so that a single odd play rules no deal out."""
TRUST: Final = 0.7
"""To what power a likelihood is taken, since what a player has in mind shows in all his plays and not in each anew.

Of 0.5, 0.7 and 1 the one that gives clearly more than nothing in all games (25 deals of strong each): at 1 the bits are
a few hundredths more in four of them, but +0.35 ± 0.64 in the one with tarocks instead of +0.63 ± 0.44.
"""


_TRUMP, _WORTH_MUCH, _HIGHEST_LEFT, _TAKES = (each.value for each in CardClass)
"""As plain numbers: sums of members of an enumeration are slow."""


@dataclass(frozen=True, slots=True)
class Trait:
    """What of a legal card makes its play likely or not: its class, and where it stands among the others."""

    place: Place
    kind: int
    """The number of its class."""
    height: float
    alike: bool
    lowest: bool
    highest: bool


@dataclass(frozen=True, slots=True)
class SeenPlay:
    """What everybody knew when a card was played."""

    seat: Seat
    played: Place
    table: Position
    """The trick so far; the hands are the cards that their seats have played since, this one included."""
    gone: Cards
    """All cards played before."""
    public: bool
    """Whether words had told everybody who plays with whom."""

    @property
    def played_since(self) -> Cards:
        """The cards that the seat has played since, this one included: it held them all."""
        return self.table.hands[self.seat]


class PlayLikelihood:
    """The likelihood of the plays of a deal, for all imagined deals that look the same to one seat."""

    def __init__(self, judgement: Judgement, tendencies: Tendencies, state: State, seat: Seat | None = None) -> None:
        """Take what is public from one of these deals; the plays of `seat` itself are left out, and of open dummies."""
        self._tendencies = tendencies
        self._plays: list[list[SeenPlay]] = [[] for _ in range(state.deal.seats)]
        self._found: list[dict[Cards, float]] = [{} for _ in self._plays]
        if not any(isinstance(move, Play) for move in state.log):
            return
        self._heuristic = Heuristic(judgement.terms(state))
        deck = self._heuristic.deck
        self._pack: Cards = (1 << len(deck.cards)) - 1
        self._heights = [rank / suit.bit_count() for rank, suit in zip(deck.rank, deck.suit, strict=True)]
        most = max(map(abs, deck.points))
        self._much: Cards = sum(1 << place for place, points in enumerate(deck.points) if 2 * abs(points) > most)
        self._declarer, called = judgement.declarer(state)
        self._called: Cards = 0 if called is None else deck.bit(called)
        for seen in seen_plays(self._heuristic, state):
            if seen.seat != seat and seen.seat not in state.deal.dummies:
                self._plays[seen.seat].append(seen)

    def of(self, hands: Sequence[Cards]) -> float:
        """Return how likely the plays are where each seat has these cards left."""
        return math.prod([self.of_seat(Seat(seat), hands[seat]) for seat, told in enumerate(self._plays) if told])

    def of_seat(self, seat: Seat, left: Cards) -> float:
        """Return how likely a seat with these cards left has played as it did."""
        found = self._found[seat]
        if left not in found:
            plays = (self._chance(seen, left | seen.played_since) for seen in self._plays[seat])
            found[left] = math.prod(plays) ** TRUST
        return found[left]

    def _chance(self, seen: SeenPlay, hand: Cards) -> float:
        traits = self.traits(seen, hand)
        if len(traits) == 1:
            return 1.0
        chances = odds(self._tendencies, self.context(seen, hand), traits)
        played = sum(chance for trait, chance in zip(traits, chances, strict=True) if trait.place == seen.played)
        return LAPSE / len(traits) + (1 - LAPSE) * played / sum(chances)

    def choices(self, state: State) -> Iterator[tuple[int, list[Trait], int]]:
        """Yield each choice of a card in a deal, the hands being those of this state.

        Context, legal cards, and which of them was played; what was forced is left out.
        """
        for plays, hand in zip(self._plays, in_play(state).hands, strict=True):
            for seen in plays:
                held = self._heuristic.deck.bits_of(hand) | seen.played_since
                traits = self.traits(seen, held)
                if len(traits) > 1:
                    places = [trait.place for trait in traits]
                    yield self.context(seen, held), traits, places.index(seen.played)

    def context(self, seen: SeenPlay, hand: Cards) -> int:
        """Return the number of the context of a play from this hand."""
        avoided = len(PlayContext) if self._heuristic.average < 0 else 0
        table = seen.table
        if not table.trick:
            return avoided + self._leader(seen, hand)
        last = len(table.trick) + 1 == table.rules.seats
        same = self._is_same_side(seen, hand, table.held)
        if same is None:
            return avoided + PlayContext.UNKNOWN_HOLDS
        return avoided + (PlayContext.OWN_SIDE_HOLDS if same else PlayContext.OTHERS_HOLD) + last

    def _leader(self, seen: SeenPlay, hand: Cards) -> int:
        if seen.seat == self._declarer:
            return PlayContext.DECLARER_LEADS
        same = self._declarer is not None and self._is_same_side(seen, hand, self._declarer)
        return PlayContext.PARTNER_LEADS if same else PlayContext.OPPONENT_LEADS

    def _is_same_side(self, seen: SeenPlay, hand: Cards, other: int) -> bool | None:
        """Whether another seat plays on the side of who plays now, ``None`` if he could not know it."""
        seat, declarer = seen.seat, self._declarer
        sides = self._heuristic.sides
        if not self._called or declarer is None or seen.public or seen.gone & self._called:
            return sides[other] == sides[seat]
        if hand & self._called:
            return other == declarer and seat != declarer
        return False if other == declarer else None

    def traits(self, seen: SeenPlay, hand: Cards) -> list[Trait]:
        """Return what may be played from a hand, from the lowest card up."""
        heuristic, table = self._heuristic, seen.table
        deck = heuristic.deck
        legal = table.legal_with(seen.seat, hand)
        takes = heuristic.beaters[table.top] if table.trick else 0
        unseen = self._pack & ~seen.gone & ~hand
        found: list[Trait] = []
        rest, before = legal, -1
        while rest:
            bit = rest & -rest
            rest ^= bit
            place = bit.bit_length() - 1
            suit, above = legal & deck.suit[place], deck.above[place]
            kind = (
                _TRUMP * bool(bit & heuristic.trumps)
                + _WORTH_MUCH * bool(bit & self._much)
                + _HIGHEST_LEFT * (not above & unseen)
                + _TAKES * bool(bit & takes)
            )
            found.append(
                Trait(
                    place,
                    kind,
                    self._heights[place],
                    alike=before >= 0 and deck.are_alike(before, place, unseen),
                    lowest=not suit & (bit - 1),
                    highest=not suit & above,
                )
            )
            before = place
        return found


def odds(tendencies: Tendencies, context: int, traits: Sequence[Trait]) -> list[float]:
    """Return how likely each of the cards is in a context, beside the others."""
    classes, heights = tendencies.classes[context], tendencies.heights[context]
    alike, lowest, highest = tendencies.alike[context], tendencies.lowest[context], tendencies.highest[context]
    return [
        math.exp(
            classes[each.kind]
            + heights[each.kind] * each.height
            + alike * each.alike
            + lowest * each.lowest
            + highest * each.highest
        )
        for each in traits
    ]


def seen_plays(heuristic: Heuristic, state: State) -> Iterator[SeenPlay]:
    """Play the cards of a deal over again, and yield every moment at which a seat was free to choose one."""
    plays = [(number, move) for number, move in enumerate(state.log) if isinstance(move, Play)]
    rules, view = heuristic.rules, in_play(state)
    told = len(state.log) if view.sides_told is None else view.sides_told
    bound = view.was_bound
    played = [0] * rules.seats
    for _, play in plays:
        played[play.seat] |= rules.pack.bit(play.card)
    table = Position(rules.in_trick(0), played, plays[0][1].seat)
    everything = table.left
    for number, play in plays:
        place = rules.pack.place(play.card)
        if play.card not in bound:
            yield SeenPlay(play.seat, place, table.copy(), everything & ~table.left, public=told < number)
        table.lay(place)
