# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a seat has seen of the hands as dealt, and deals made of guesses at the cards that it does not see.

What a card tells by itself is ruled out before anything is drawn.  What only whole hands tell (nobody had to throw in,
whoever bid a solo had the cards for it) is asked of each deal drawn; those that do not fit are drawn again.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import cast

from kartenspiel.model import sampling
from kartenspiel.model.cardplay.pack import Cards, Pack
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, Hand, ImaginedDeal, Imaginer, State
from kartenspiel.model.generics import P, R
from kartenspiel.model.hidden_cards import HiddenCards
from kartenspiel.model.moves import Play
from kartenspiel.model.observation import Observation


def known_hands(seen: Observation[R, P]) -> list[list[Card]]:
    """Return what the observer has seen of each hand: all of his own, of others what was played or lies open."""
    tricks = (*seen.cards.tricks, seen.cards.trick)
    hands: list[list[Card]] = []
    for owner, dealt in enumerate(seen.dealt):
        known = [card for card in dealt if card is not None]
        if not known:
            known = [play.card for trick in tricks for play in trick if play.seat == owner]
            known += [card for card in seen.cards.hands[owner] if card is not None]
            known += [card for card in (seen.cards.face_down or ((),) * seen.seats)[owner] if card is not None]
        hands.append(known)
    return hands


class HeldCards:
    """The cards that each seat still holds for certain, to which those drawn are added."""

    def __init__(self, seen: Observation[R, P], pack: Pack, known: Iterable[Iterable[Card]]) -> None:
        """`known` are the cards that the observer knows of each hand, played ones among them."""
        gone = pack.bits_of(play.card for trick in (*seen.cards.tricks, seen.cards.trick) for play in trick)
        self._known = [pack.bits_of(hand) & ~gone for hand in known]

    def with_drawn(self, drawn: Iterable[Cards]) -> list[Cards]:
        """Return the cards held by each seat; what was drawn for nobody comes after what was drawn for the seats."""
        return [held | more for held, more in zip(self._known, drawn, strict=False)]


def still_held(hands: Iterable[Hand], held: Iterable[Cards], pack: Pack) -> tuple[Hand, ...]:
    """Return of each hand the cards that are still held, in the order of the hand."""
    bits = pack.bits
    return tuple(
        [tuple([card for card in hand if left & bits[card.index]]) for hand, left in zip(hands, held, strict=True)]
    )


def replayed(begun: State[R, P], imagined: ImaginedDeal[R, P], seen: Observation[R, P]) -> State[R, P]:
    """Return the present state of an imagined deal that has `begun`: all words again, then the plays at once."""
    state = begun
    for move in imagined.log:
        if not isinstance(move, Play):
            state = state.after(move)
    return with_plays(state, imagined, seen)


def with_plays(state: State[R, P], imagined: ImaginedDeal[R, P], seen: Observation[R, P]) -> State[R, P]:
    """Return a state after all words with the cards on the table that were played since, all put there at once.

    What a play does is the same in every deal: it leaves a hand and lies in a trick.
    """
    if not isinstance(state, CardPlay):
        return state
    cards = seen.cards
    hands = still_held(state.hands, imagined.hands, state.play_rules.pack)
    return cast(
        "State[R, P]",
        replace(state, log=imagined.log, hands=hands, trick=cards.trick, tricks=cards.tricks, winners=cards.winners),  # type: ignore[type-var]
    )


class PlainImaginer(Imaginer[R, P]):
    """Makes deals of a game without talon in which only cards tell of cards, and nothing is masked."""

    def __init__(self, seen: Observation[R, P], rules: PlayRules, begin: Callable[[Deal[R]], State[R, P]]) -> None:
        """`begin` makes the first state from a `Deal`."""
        self._seen, self._begin = seen, begin
        self._pack = pack = rules.pack
        self._known = known_hands(seen)
        found = {card for hand in self._known for card in hand}
        hidden = (pack.place(card) for card in pack.cards if card not in found)
        holders = sampling.held_by_any(hidden, range(seen.seats))
        sampling.rule_out(holders, (*seen.cards.tricks, seen.cards.trick), rules)
        room = [len(dealt) - len(hand) for dealt, hand in zip(seen.dealt, self._known, strict=True)]
        self.hidden = (HiddenCards(holders, room),)
        self._held = HeldCards(seen, pack, self._known)

    def completed(self, meant: int, drawn: Sequence[Cards], rng: Random) -> ImaginedDeal[R, P]:
        """Return the deal of these cards; there is always one."""
        del meant
        return self.nearest(drawn, rng)

    def nearest(self, drawn: Sequence[Cards], rng: Random) -> ImaginedDeal[R, P]:
        """Return the same: only cards tell of cards."""
        del rng
        return self._imagined(drawn)

    def every(self) -> Iterator[ImaginedDeal[R, P]]:
        """Return all deals that fit."""
        return map(self._imagined, self.hidden[0].every())

    def _imagined(self, drawn: Sequence[Cards]) -> ImaginedDeal[R, P]:
        seen, cards_of = self._seen, self._pack.cards_of
        hands = tuple([(*hand, *cards_of(more)) for hand, more in zip(self._known, drawn, strict=True)])
        deal = Deal(seen.game, seen.rules, seen.dealer, hands, (), seen.context)
        return ImaginedDeal(deal, seen.log, seen.public, self._held.with_drawn(drawn), self._replay)

    def _replay(self, imagined: ImaginedDeal[R, P]) -> State[R, P]:
        return replayed(self._begin(imagined.deal), imagined, self._seen)
