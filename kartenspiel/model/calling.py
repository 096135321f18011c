# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Games in which forehand calls a card from a half-dealt hand and the first trick is a window for statements.

Rußbach and Rufmariasch share the deal in two batches, the forced call, the window with its poll points, the play and
the secrecy of the partner.  They differ in what may be said and in how the deal is settled; a game supplies that by
subclassing `HalfDealt` and `Called`.
"""

import abc
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Final, Protocol, cast

from kartenspiel.model import sampling
from kartenspiel.model.aceten import PACK_32, TEN_HIGH, marriage, marriages, points_in_tricks
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit
from kartenspiel.model.game import (
    BadDealError,
    Deal,
    Fact,
    Hand,
    Imaginer,
    Mark,
    Observation,
    Outcome,
    Refusal,
    SortOrder,
    State,
    TableView,
    not_now,
    not_your_turn,
)
from kartenspiel.model.moves import Call, Choice, Declare, Move, Play
from kartenspiel.model.seats import Seat, after, all_seats, from_seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, Who
from kartenspiel.model.tricks import Ranking, Trick, follow_and_beat, refuse_card, replaced, without

BATCH: Final = 4
HAND: Final = 8

CALLED: Final = QT_TRANSLATE_NOOP("model", "Called")
TRUMPS: Final = QT_TRANSLATE_NOOP("model", "Trumps")
DEALER: Final = QT_TRANSLATE_NOOP("model", "Dealer")
FOREHAND: Final = QT_TRANSLATE_NOOP("model", "Forehand")
CALLER: Final = QT_TRANSLATE_NOOP("model", "Caller")
PARTNER: Final = QT_TRANSLATE_NOOP("model", "Partner")
ALONE: Final = QT_TRANSLATE_NOOP("model", "Alone against three")
OWN_CARD: Final = QT_TRANSLATE_NOOP("model", "The {card} cannot be called: these house rules forbid a card of your own.")
NO_PAIR: Final = QT_TRANSLATE_NOOP("model", "{player} does not hold King and Over of {suit} together.")
TWICE: Final = QT_TRANSLATE_NOOP("model", "{player} has already said this.")
TOO_LATE: Final = QT_TRANSLATE_NOOP("model", "The first trick is over; nothing more can be declared or announced.")
OWN_TURN: Final = QT_TRANSLATE_NOOP("model", "With these house rules one speaks only just before one's own card.")


class CallingRules(Protocol):
    """The options that both games have."""

    call_own_card: str
    called_card_scope: str
    declaration_timing: str
    declaration_credit: str
    head_when_trumped: str


@dataclass(frozen=True, slots=True)
class Clauses:
    """Where the shared rules stand in a game's specification."""

    call: str
    own_card: str
    window: str
    declare: str
    pair: str
    once: str
    play: str


def split(seats: int, dealer: Seat, pack: Sequence[Card]) -> tuple[tuple[Hand, ...], Hand]:
    """Deal four cards at a time, forehand first, twice round (R6, R9, M6)."""
    order = from_seat(after(dealer, seats), seats)
    hands: dict[Seat, Hand] = {}
    for place, seat in enumerate(order):
        second = BATCH * (seats + place)
        hands[seat] = (*pack[BATCH * place : BATCH * (place + 1)], *pack[second : second + BATCH])
    return tuple(hands[seat] for seat in all_seats(seats)), ()


def check_deal(deal: Deal) -> None:
    """Refuse cards that are not four hands of eight out of the pack of 32 (R1, R2, M1, M2); raises `BadDealError`."""
    dealt = sorted(card for hand in deal.hands for card in hand)
    if any(len(hand) != HAND for hand in deal.hands) or dealt != sorted(PACK_32) or deal.talon:
        message = "deal: the hands must be four times eight different cards of the pack of 32, without a talon"
        raise BadDealError(message)


def may_declare(rules: CallingRules) -> bool:
    """Whether statements are possible out of turn (R17, M14)."""
    return rules.declaration_timing == "first_trick_any_time"


@dataclass(frozen=True, slots=True)
class HalfDealt(State, abc.ABC):
    """Four cards each have been dealt; forehand must call (R7, R10, M6, M8)."""

    clauses: ClassVar[Clauses]
    deal: Deal
    log: tuple[Move, ...] = ()

    @property
    def turn(self) -> Seat:
        """Forehand, who calls."""
        return after(self.deal.dealer, self.deal.seats)

    @property
    def outcome(self) -> Outcome | None:
        """Not yet."""
        return None

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Forehand's possible calls (R11, R12)."""
        return self.calls() if seat == self.turn else ()

    def callable_cards(self) -> Hand:
        """Return the cards that may be named, also out of one's own first four unless a house rule forbids it."""
        rules = cast(CallingRules, self.deal.rules)
        if rules.call_own_card == "allowed":
            return PACK_32
        own = self.deal.hands[self.turn][:BATCH]
        return tuple(card for card in PACK_32 if card not in own)

    @abc.abstractmethod
    def calls(self) -> tuple[Call, ...]:
        """Return every possible call in a stable order."""

    def refusal(self, move: Move) -> Refusal:
        """Say why a move other than a proper call is refused."""
        if move.seat != self.turn:
            return not_your_turn(move.seat)
        if isinstance(move, Call) and move.card not in self.callable_cards() and move.card in PACK_32:
            return Refusal("OWN_CARD", OWN_CARD(card=move.card), self.clauses.own_card)
        return not_now(self.clauses.call)

    def masked(self, move: Move, seat: Seat) -> Move:
        """A call is heard by everybody."""
        del seat
        return move

    def dealt(self, seat: Seat) -> tuple[tuple[tuple[Card | None, ...], ...], tuple[Card | None, ...]]:
        """Each sees his own first four cards; the rest is not yet dealt (R8, M7)."""
        hidden = (None,) * HAND
        own = (*self.deal.hands[seat][:BATCH], *hidden[BATCH:])
        return tuple(own if other == seat else hidden for other in all_seats(self.deal.seats)), ()

    def table(self, seat: Seat) -> TableView:
        """Return the half-dealt table."""
        dealt, _ = self.dealt(seat)
        return TableView(
            hands=tuple(hand[:BATCH] for hand in dealt), talon=(), trick=(), tricks=(), winners=(),
            card_points=(0,) * self.deal.seats, facts=(), marks=seat_marks(self.deal), sort=SORT, paused=True,
        )  # fmt: skip


SORT: Final = SortOrder(PLAIN_SUITS, "A T K Q J 9 8 7")


def seat_marks(deal: Deal, **roles: Seat | None) -> tuple[tuple[Mark, ...], ...]:
    """Return the marks at each seat: dealer and forehand, and the roles given by name."""
    labels = {"dealer": DEALER, "forehand": FOREHAND, "caller": CALLER, "partner": PARTNER, "alone": ALONE}
    held = {"dealer": deal.dealer, "forehand": after(deal.dealer, deal.seats), **roles}
    return tuple(
        tuple(Mark(role, labels[role]) for role, holder in held.items() if holder == seat)
        for seat in all_seats(deal.seats)
    )


@dataclass(frozen=True, slots=True)
class Called(State, abc.ABC):
    """The card is called and everybody holds eight; from the lead to the last trick."""

    clauses: ClassVar[Clauses]
    deal: Deal
    log: tuple[Move, ...]
    call: Call
    hands: tuple[Hand, ...]
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()
    declared: tuple[tuple[Seat, Suit], ...] = ()

    @property
    def caller(self) -> Seat:
        """Forehand, who called."""
        return after(self.deal.dealer, self.deal.seats)

    @property
    def trumps(self) -> Suit:
        """The trump suit: named with the call, else that of the called card (R11, M9, M10)."""
        return self.call.trumps or self.call.card.suit

    @property
    def partner(self) -> Seat | None:
        """The holder of the called card, or ``None`` if the caller is alone (R13, R14, M12)."""
        rules = cast(CallingRules, self.deal.rules)
        cards = BATCH if rules.called_card_scope == "first_batch" else HAND
        for seat, hand in enumerate(self.deal.hands):
            if self.call.card in hand[:cards]:
                return None if seat == self.caller else Seat(seat)
        return None

    @property
    def side_a(self) -> tuple[Seat, ...]:
        """The caller and, if there is one, the partner, by seat number."""
        partner = self.partner
        return (self.caller,) if partner is None else tuple(sorted((self.caller, partner)))

    @property
    def turn(self) -> Seat | None:
        """Who plays the next card; ``None`` after the eighth trick (R25, R29, M20)."""
        if self.trick:
            return after(self.trick[-1].seat, self.deal.seats)
        if len(self.tricks) == HAND:
            return None
        return self.winners[-1] if self.winners else self.caller

    @property
    def window_open(self) -> bool:
        """Whether the fourth card of the first trick is still to come (R17, M14)."""
        return not self.tricks

    @property
    def ranking(self) -> Ranking:
        """The ten ranks high in every suit (R3, M3)."""
        return Ranking(TEN_HIGH, self.trumps)

    def legal_cards(self, hand: Hand, trick: Trick) -> Hand:
        """Return what may be played from a hand to a trick (R26, M21)."""
        rules = cast(CallingRules, self.deal.rules)
        return follow_and_beat(hand, trick, self.ranking, suit_high=rules.head_when_trumped == "suit_high")

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Cards of the seat on turn, and in the window every statement the seat may make (R17, R26, M14, M21)."""
        turn = self.turn
        on_turn = seat == turn
        plays: tuple[Choice, ...] = ()
        if on_turn:
            plays = tuple(Play(seat, card) for card in sorted(self.legal_cards(self.hands[seat], self.trick)))
        return plays + self.statements(seat) if self.window_open else plays

    def statements(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what a seat may say without having to (R17–R22, M14–M17)."""
        if not self.window_open:
            return ()
        if seat != self.turn and not may_declare(cast(CallingRules, self.deal.rules)):
            return ()
        pairs = tuple(Declare(seat, suit) for suit in self.open_pairs(seat))
        return pairs + self.announcements(seat)

    def speakers(self) -> tuple[Seat, ...]:
        """With ``first_trick_own_turn`` nobody speaks out of turn, and the seat on turn speaks with its card."""
        if not may_declare(cast(CallingRules, self.deal.rules)):
            return ()
        return State.speakers(self)

    def open_pairs(self, seat: Seat) -> tuple[Suit, ...]:
        """Return the pairs still held together and not yet declared (R18, R19, M15, M17)."""
        return tuple(suit for suit in marriages(self.hands[seat]) if (seat, suit) not in self.declared)

    def announcements(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what else a seat may say in the window."""
        del seat
        return ()

    def _apply(self, move: Move) -> State:
        log = (*self.log, move)
        if isinstance(move, Declare) and move.suit is not None:
            return replace(self, log=log, declared=(*self.declared, (move.seat, move.suit)))
        if not isinstance(move, Play):
            return self.announced_too(move, log)
        hands = replaced(self.hands, move.seat, without(self.hands[move.seat], move.card))
        trick = (*self.trick, move)
        if len(trick) < self.deal.seats:
            return replace(self, log=log, hands=hands, trick=trick)
        winner = self.ranking.winner(trick)
        return replace(
            self, log=log, hands=hands, trick=(), tricks=(*self.tricks, trick), winners=(*self.winners, winner)
        )

    def announced_too(self, move: Move, log: tuple[Move, ...]) -> State:
        """Return the state after one of `announcements`."""
        raise AssertionError(move, log)

    def refusal(self, move: Move) -> Refusal:
        """Say why a move is refused (R18, R19, R23, R26, M15, M17, M21)."""
        if isinstance(move, Play):
            if move.seat != self.turn:
                return not_your_turn(move.seat)
            hand = self.hands[move.seat]
            legal = self.legal_cards(hand, self.trick)
            if move.card in legal:
                return not_now(self.clauses.play)
            return refuse_card(move.card, hand, legal, self.trick, self.ranking, self.clauses.play)
        return self._refused_statement(move)

    def _refused_statement(self, move: Move) -> Refusal:
        if not self.window_open:
            return Refusal("TOO_LATE", TOO_LATE, self.clauses.window)
        if move.seat != self.turn and not may_declare(cast(CallingRules, self.deal.rules)):
            return Refusal("OWN_TURN", OWN_TURN, self.clauses.window)
        if isinstance(move, Declare) and move.suit in PLAIN_SUITS:
            if (move.seat, move.suit) in self.declared:
                return Refusal("TWICE", TWICE(player=Who(move.seat)), self.clauses.once)
            return Refusal("NO_PAIR", NO_PAIR(player=Who(move.seat), suit=move.suit), self.clauses.pair)
        return not_now(self.clauses.window)

    @property
    def called_card_seen(self) -> bool:
        """Whether the sides are formally public because the called card was played (R15, M13)."""
        called = self.call.card
        return any(play.card is called for trick in (*self.tricks, self.trick) for play in trick)

    @property
    def sides_public(self) -> bool:
        """Whether everybody may be shown who plays with whom."""
        return self.called_card_seen

    def knows_sides(self, seat: Seat) -> bool:
        """Whether a seat may be shown the sides: they are public, or it knows from its own cards (section 11)."""
        if self.sides_public or seat == self.partner:
            return True
        return seat == self.caller and self.call.card in self.deal.hands[seat]

    def card_points(self) -> tuple[int, ...]:
        """Return the card points in each seat's tricks (R4, M4)."""
        return points_in_tricks(self.tricks, self.winners, self.deal.seats, over=self.over)

    def counting(self) -> tuple[int, ...]:
        """Return the declared points per seat that count; void declarations are left out (R21, M18)."""
        credit = cast(CallingRules, self.deal.rules).declaration_credit
        values = [0] * self.deal.seats
        for seat, suit in self.declared:
            earners: tuple[Seat, ...] = (seat,)
            if credit == "side_trick":
                earners = self.side_a if seat in self.side_a else self.side_b
            if credit == "always" or any(earner in self.winners for earner in earners):
                values[seat] += self.worth(suit)
        return tuple(values)

    @property
    def side_b(self) -> tuple[Seat, ...]:
        """Everybody who is not on the caller's side, by seat number."""
        side_a = self.side_a
        return tuple(seat for seat in all_seats(self.deal.seats) if seat not in side_a)

    def worth(self, suit: Suit) -> int:
        """A pair in trumps is worth 40, any other 20 (R18, M15)."""
        return 40 if suit is self.trumps else 20

    def dealt(self, seat: Seat) -> tuple[tuple[tuple[Card | None, ...], ...], tuple[Card | None, ...]]:
        """Each sees his own cards; when the deal is over everything is open."""
        hidden = (None,) * HAND
        hands = self.deal.hands
        return tuple(hands[other] if other == seat or self.over else hidden for other in all_seats(self.deal.seats)), ()

    def masked(self, move: Move, seat: Seat) -> Move:
        """Everything is said aloud."""
        del seat
        return move

    def table(self, seat: Seat) -> TableView:
        """Return the table as a seat sees it; cards shown openly stay visible until played."""
        shown = self.shown_cards()
        hands = tuple(
            hand if owner == seat else tuple(card if card in shown else None for card in hand)
            for owner, hand in enumerate(self.hands)
        )
        return TableView(
            hands=tuple(_known_first(hand) for hand in hands), talon=(), trick=self.trick, tricks=self.tricks,
            winners=self.winners, card_points=self.card_points(), facts=self.facts(), marks=self._marks(seat),
            sort=SORT,
        )  # fmt: skip

    def shown_cards(self) -> frozenset[Card]:
        """Return the cards lying open before their owners."""
        return frozenset()

    def facts(self) -> tuple[Fact, ...]:
        """Return what stays in sight: the called card and the trumps."""
        return Fact(CALLED, self.call.card), Fact(TRUMPS, self.trumps)

    def _marks(self, seat: Seat) -> tuple[tuple[Mark, ...], ...]:
        if not self.knows_sides(seat):
            return seat_marks(self.deal, caller=self.caller)
        partner = self.partner
        alone = self.caller if partner is None else None
        return seat_marks(self.deal, caller=self.caller, partner=partner, alone=alone)


def _known_first(hand: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
    """Hide where in a hand the open cards stand: known cards first, then the backs."""
    known = tuple(card for card in hand if card is not None)
    return known + (None,) * (len(hand) - len(known))


class Imagination:
    """Draws full states that look the same to a seat (see `Game.imaginer`)."""

    def __init__(self, seen: Observation, start: State) -> None:
        """Work out what the observation rules out; `start` supplies the rules of legal cards."""
        self._seen = seen
        self._called = start if isinstance(start, Called) else None
        own = seen.dealt[seen.seat]
        self._open: list[list[Card]] = [[] for _ in seen.dealt]
        self._open[seen.seat] = [card for card in own if card is not None]
        for trick in (*seen.table.tricks, seen.table.trick):
            for play in trick:
                if play.seat != seen.seat:
                    self._open[play.seat].append(play.card)
        for owner, hand in enumerate(seen.table.hands):
            if owner != seen.seat:
                self._open[owner].extend(card for card in hand if card is not None)
        known = {card for hand in self._open for card in hand}
        unseen = tuple(card for card in PACK_32 if card not in known)
        self._places = sampling.everywhere(unseen, range(seen.seats))
        if self._called is not None:
            called = self._called
            sampling.rule_out(
                self._places,
                (*seen.table.tricks, seen.table.trick),
                lambda hand, trick, _seat: called.legal_cards(hand, trick),
            )

    def hands(self, rng: Random) -> tuple[Hand, ...]:
        """Draw the hands as dealt, hidden batches in random order.

        Raises `sampling.ContradictionError` where a pair drawn for a hidden "20" leaves no hands that fit.
        """
        opened = [list(hand) for hand in self._open]
        places = dict(self._places)
        for seat, pair in self._hidden_pairs(rng):
            for card in pair:
                if card in places:
                    del places[card]
                    opened[seat].append(card)
        room = [HAND - len(hand) for hand in opened]
        if min(room) < 0:
            message = "a declared pair does not fit"
            raise sampling.ContradictionError(message)
        drawn = sampling.distribute(places, room, rng)
        return tuple(
            self._in_order(Seat(owner), (*hand, *more), rng)
            for owner, (hand, more) in enumerate(zip(opened, drawn, strict=True))
        )

    def _hidden_pairs(self, rng: Random) -> list[tuple[Seat, tuple[Card, Card]]]:
        """Draw a suit for every "20" whose suit was not named."""
        pairs: list[tuple[Seat, tuple[Card, Card]]] = []
        taken: set[Suit] = set()
        played_before: set[Card] = set()
        for move in self._seen.log:
            if isinstance(move, Play):
                played_before.add(move.card)
            if isinstance(move, Declare) and move.suit is None:
                fits = [
                    suit
                    for suit in self._side_suits()
                    if suit not in taken and self._could_hold(move.seat, marriage(suit), played_before)
                ]
                if not fits:
                    message = "no pair fits a declaration"
                    raise sampling.ContradictionError(message)
                suit = fits[int(rng.random() * len(fits))]
                taken.add(suit)
                pairs.append((move.seat, marriage(suit)))
        return pairs

    def _side_suits(self) -> tuple[Suit, ...]:
        trumps = self._called.trumps if self._called is not None else None
        own = {move.suit for move in self._seen.log if isinstance(move, Declare) and move.suit is not None}
        return tuple(suit for suit in PLAIN_SUITS if suit is not trumps and suit not in own)

    def _could_hold(self, seat: Seat, pair: tuple[Card, Card], gone: set[Card]) -> bool:
        return all(
            card not in gone and (card in self._open[seat] or self._places.get(card, 0) >> seat & 1) for card in pair
        )

    def _in_order(self, owner: Seat, hand: Sequence[Card], rng: Random) -> Hand:
        """Keep cards that the observer knows as dealt; put other hands into an order that the call allows."""
        seen = self._seen
        known = [card for card in seen.dealt[owner] if card is not None]
        if known:
            return (*known, *(card for card in hand if card not in known))
        order = sorted(hand)
        mixed = [order.pop(int(rng.random() * len(order))) for _ in range(len(order))]
        called = self._called
        if called is not None and owner == called.caller and called.call.card in mixed[:BATCH]:
            rules = cast(CallingRules, seen.rules)
            if rules.call_own_card == "forbidden":
                mixed.remove(called.call.card)
                mixed.append(called.call.card)
        return tuple(mixed)


def imaginer(seen: Observation, begin: Any) -> Imaginer:  # noqa: ANN401 - a game's own start function
    """Return an `Imaginer` for a game of this family; `begin` makes the first state from a `Deal`."""
    calls = [move for move in seen.log if isinstance(move, Call)]
    blank = begin(
        Deal(seen.game, seen.rules, seen.dealer, split(seen.seats, seen.dealer, PACK_32)[0], (), seen.context)
    )
    imagination = Imagination(seen, blank.after(calls[0]) if calls else blank)

    def draw(rng: Random) -> State:
        while True:
            try:
                return _replay(
                    begin(Deal(seen.game, seen.rules, seen.dealer, imagination.hands(rng), (), seen.context)), seen, rng
                )
            except sampling.ContradictionError:
                continue

    return draw


def _replay(state: State, seen: Observation, rng: Random) -> State:
    """Play the log over again; a hidden "20" becomes one of the pairs the drawn hand could declare then."""
    for move in seen.log:
        if isinstance(move, Declare) and move.suit is None:
            fits = [
                choice
                for choice in state.statements(move.seat)
                if isinstance(choice, Declare) and state.masked(choice, seen.seat) == move
            ]
            if not fits:
                message = "the hand drawn has no pair to declare"
                raise sampling.ContradictionError(message)
            state = state.after(fits[int(rng.random() * len(fits))])
        else:
            state = state.after(move)
    return state
