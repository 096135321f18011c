# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a game is: house rules, deals, states, observations and outcomes.

A `Game` is a set of rules, never one deal.  A `Deal` is how one deal starts; a `State` is one moment of it, never
changed, from which `State.apply` makes the next.  An `Observation` is all that one seat may know of a state: computer
players and the window get nothing else.
"""

import abc
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Generic, Literal

from kartenspiel.model import dealing
from kartenspiel.model.card_facts import CardFacts
from kartenspiel.model.cards import Card
from kartenspiel.model.deal_errors import BadDealError, empty_context
from kartenspiel.model.description import Description
from kartenspiel.model.game_words import GameWords
from kartenspiel.model.generics import P, R
from kartenspiel.model.hidden_cards import ContradictionError, HiddenCards
from kartenspiel.model.moves import Choice, LayAwayChoice, Move, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.options import HouseRules, Preset
from kartenspiel.model.outcome import Context, Outcome, Succession, TakenOver
from kartenspiel.model.refusal import DEAL_OVER, IllegalMoveError, Refusal
from kartenspiel.model.seats import Seat, after, all_seats, forehand, from_seat, players
from kartenspiel.model.table_cards import TableCards
from kartenspiel.model.text import Text
from kartenspiel.model.view import Heard

Hand = tuple[Card, ...]
Dealt = tuple[tuple[tuple[Card | None, ...], ...], tuple[Card | None, ...]]
"""Hands as dealt and the talon, as somebody sees them: ``None`` where only the back of a card can be seen."""
Pictures = Literal["german", "french", "tarock"]


@dataclass(frozen=True, slots=True)
class Deal(Generic[R]):
    """How a deal starts.

    `hands` are the cards dealt to each seat, first batch first; `context` is what the deal takes over from the session.
    """

    game: str
    rules: R
    dealer: Seat
    hands: tuple[Hand, ...]
    talon: Hand = ()
    context: Context = field(default_factory=dict)
    dummies: tuple[Seat, ...] = ()

    @property
    def seats(self) -> int:
        """How many hands were dealt."""
        return len(self.hands)

    @property
    def forehand(self) -> Seat:
        """The first seat after the dealer that is no dummy."""
        return forehand(self.dealer, len(self.hands), self.dummies)

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that are no dummies, in the order of play from forehand on."""
        return players(self.dealer, len(self.hands), self.dummies)


class State(abc.ABC, Generic[R, P]):
    """One moment of a deal with all its cards, hidden ones too: only the rules see it.  Never changed."""

    __slots__ = ()

    deal: Deal[R]
    log: tuple[Move, ...]

    @property
    @abc.abstractmethod
    def turn(self) -> Seat | None:
        """The seat that has to move next; others may act too where they may speak.  ``None`` when the deal is over.

        For a dummy's cards it is the dummy's seat; `actor` tells who chooses.
        """

    @abc.abstractmethod
    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what this seat may do now, in a stable order; silence is not listed."""

    @abc.abstractmethod
    def _apply(self, move: Move) -> "State":
        """Return the state after a move that is known to be legal."""

    @abc.abstractmethod
    def refusal(self, move: Move) -> Refusal:
        """Say why this move, which is not among `moves`, is refused."""

    @property
    def outcome(self) -> Outcome | None:
        """The result, or ``None`` while the deal goes on."""
        return None

    @property
    def _winning(self) -> Seat | None:
        """Who takes the trick on the table as it lies; ``None`` where no cards are played or none lies there."""
        return None

    @property
    @abc.abstractmethod
    def public(self) -> P:
        """What everybody knows of the deal, in the terms of the game."""

    @abc.abstractmethod
    def cards(self, seat: Seat) -> TableCards:
        """Return the cards on the table and in the hands, as this seat sees them."""

    def _mask_deal(self, seat: Seat) -> Dealt:
        """Return the hands as dealt and the talon, masked for this seat.

        Unless a game says otherwise each sees his own cards; when the deal is over everything is open.
        """
        hands, talon = self.deal.hands, self.deal.talon
        if self.over:
            return hands, talon
        seen = tuple(hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(hands))
        return seen, (None,) * len(talon)

    def mask_move(self, move: Move, seat: Seat) -> Move:
        """Return a move of the log as this seat may know it now; everything is said aloud unless a game hides it."""
        del seat
        return move

    @property
    def _masks_moves(self) -> bool:
        """Whether `mask_move` may hide something of a move of the log now."""
        return True

    @property
    def over(self) -> bool:
        """Whether nothing more can be done."""
        return self.turn is None

    def open_statements(self) -> Mapping[Seat, tuple[Choice, ...]]:
        """Return who may speak now and may as well keep silent, with what each may say; nobody but at a `poll_point`.

        They come in the order of asking, from the seat on turn on, which belongs to them only where it has something to
        say beside its proper move.
        """
        turn = self.turn if self.poll_point else None
        if turn is None:
            return {}
        said = ((seat, self.statements(seat)) for seat in from_seat(turn, self.deal.seats))
        return {seat: statements for seat, statements in said if statements}

    def statements(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what this seat may say now without having to: every move of a seat that is not on turn."""
        return () if seat == self.turn else self.moves(seat)

    @property
    def poll_point(self) -> bool:
        """Whether there may be `open_statements`, as far as all can see (R17, M14, A26).

        The table then waits alike, whoever is asked.
        """
        return False

    @property
    def hands_closed(self) -> bool:
        """Whether nobody picks his hand up before all who may speak have spoken or kept silent (Z12).

        Meanwhile an observation shows nothing that follows from the hands.  Records do not tell of silence, so `moves`
        allows from the beginning what comes after it.
        """
        return False

    def after_silence(self) -> "State":
        """Return this state with the hands picked up, all having kept silent; it is itself unless `hands_closed`."""
        return self

    def heard_with_moves(self) -> Mapping[int, Heard]:
        """Return what everybody heard with a move that the move does not tell, by the number of the move."""
        return {}

    def actor(self, seat: Seat) -> Seat:
        """Return who chooses for a seat: itself, or a dummy's guardian.

        That is the truth of this state, also before everybody at the table knows it (K108).
        """
        return seat

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what this seat may choose now: its own `moves`, and those of the dummies whose guardian it is."""
        dummies = self.deal.dummies
        if not dummies:
            return self.moves(seat)
        guarded = (self.moves(dummy) for dummy in dummies if self.actor(dummy) == seat)
        return (*self.moves(seat), *(move for moves in guarded for move in moves))

    def cut_short(self, *, seen_by_all: bool = False) -> "State | None":
        """Return this state as the end of its deal, if nothing that follows could change the result (A42, G23).

        ``None`` while something is open; with `seen_by_all` also where not everybody at the table sees it, so that they
        play on.  Payments, contract, partner and context of the outcome are those of the end; tricks, card points and
        declarations are those of the tricks played.
        """
        del seen_by_all
        return None

    def without_raises(self) -> "State":
        """Return this state as though no item had been raised (Kontra …), for what is then paid; the log stays.

        It is itself where nothing was raised, and in games without raises.
        """
        return self

    def allows(self, move: Move) -> bool:
        """Whether the rules allow this move now."""
        if not 0 <= move.seat < self.deal.seats:
            return False
        if isinstance(move, Play):
            return self._allows_card(move)
        choices = self.moves(move.seat)
        return move in choices or any(choice.allows(move) for choice in choices if isinstance(choice, LayAwayChoice))

    def _allows_card(self, play: Play) -> bool:
        """Whether the rules allow to play this card now."""
        return play in self.moves(play.seat)

    def apply(self, move: Move) -> "State":
        """Return the state after this move; raises `IllegalMoveError` with the reason if the rules refuse it."""
        if not self.allows(move):
            raise IllegalMoveError(Refusal("DEAL_OVER", DEAL_OVER) if self.over else self.refusal(move))
        return self._apply(move)

    def after(self, move: Move) -> "State":
        """Return the state after a move taken from `moves`, without checking it again."""
        return self._apply(move)

    def observe(self, seat: Seat) -> Observation[R, P]:
        """Return all that this seat may know: of closed hands not even who must act, or what may be said (Z12)."""
        deal, closed = self.deal, self.hands_closed
        dealt, talon = self._mask_deal(seat)
        log = tuple([self.mask_move(move, seat) for move in self.log]) if self._masks_moves else self.log
        return Observation(
            game=deal.game, rules=deal.rules, seat=seat, dealer=deal.dealer, dummies=deal.dummies,
            context=deal.context, dealt=dealt, talon=talon, log=log, turn=deal.forehand if closed else self.turn,
            moves=self.statements(seat) if closed else self.choices(seat), public=self.public,
            cards=self.cards(seat), outcome=self.outcome, winning=self._winning,
        )  # fmt: skip


class UnorderedDeal(abc.ABC, Generic[R]):
    """How a deal starts of which it was drawn who has which cards; their order is worked out when it is asked for.

    All that is random in it was drawn too, so that it does not matter when that is.
    """

    __slots__ = ("rules",)

    def __init__(self, rules: R) -> None:
        """Say by which house rules it is dealt."""
        self.rules = rules

    @abc.abstractmethod
    def hand(self, seat: Seat) -> Hand:
        """Return the cards dealt to a seat, first batch first."""

    @abc.abstractmethod
    def ordered(self) -> Deal[R]:
        """Return the whole of it."""


class ImaginedDeal(Generic[R, P]):
    """A deal that a seat cannot tell from the real one, its hands as sets of bits.

    A state is made of it only where the rules of speaking or a settlement are asked.
    """

    __slots__ = ("_deal", "_make", "_state", "hands", "log", "public")

    def __init__(
        self,
        deal: Deal[R] | UnorderedDeal[R],
        log: tuple[Move, ...],
        public: P,
        hands: Sequence[int],
        make: Callable[["ImaginedDeal[R, P]"], State[R, P]],
    ) -> None:
        """`make` makes the state."""
        self._deal = deal
        self.log = log
        """All that was done, with what is hidden from the observer."""
        self.public = public
        """What everybody knows, which is the same as in the real deal."""
        self.hands = hands
        """The cards still held by each seat, a bit each by their places in the pack as the game ranks it now."""
        self._make = make
        self._state: State[R, P] | None = None

    @property
    def deal(self) -> Deal[R]:
        """How it started."""
        if isinstance(self._deal, UnorderedDeal):
            self._deal = self._deal.ordered()
        return self._deal

    @property
    def rules(self) -> R:
        """The house rules by which it is dealt."""
        return self._deal.rules

    def dealt_to(self, seat: Seat) -> Hand:
        """Return the cards dealt to a seat, first batch first; the other hands are not put into order for that."""
        return self._deal.hand(seat) if isinstance(self._deal, UnorderedDeal) else self._deal.hands[seat]

    @property
    def state(self) -> State[R, P]:
        """The state, made when it is asked for first."""
        if self._state is None:
            self._state = self._make(self)
        return self._state


class Imaginer(abc.ABC, Generic[R, P]):
    """What an observer can tell of the cards that he does not see, and whole deals made of guesses at them.

    Who draws the guesses gives every way to deal the hidden cards the same chance.
    """

    hidden: Sequence[HiddenCards]
    """The cards that are hidden: one entry for each way in which what was said may have been meant, mostly one."""

    @property
    def loosely_hidden(self) -> HiddenCards:
        """The cards that are hidden where all that only whole hands can tell is left out.

        Raises `ContradictionError` where what was said can have been meant in no way.
        """
        if not self.hidden:
            raise ContradictionError("what was said fits no hands")
        return self.hidden[0]

    @abc.abstractmethod
    def completed(self, meant: int, drawn: Sequence[int], rng: Random) -> ImaginedDeal[R, P] | None:
        """Return the deal in which each holder of ``hidden[meant]`` has drawn these cards, as bits.

        What else is hidden is drawn from `rng`.  ``None`` where the deal does not fit what was said; it is then drawn
        anew.
        """

    @abc.abstractmethod
    def nearest(self, drawn: Sequence[int], rng: Random) -> ImaginedDeal[R, P]:
        """Return the deal in which each holder of `loosely_hidden` has drawn these cards, whatever was said."""

    def every(self) -> Iterator[ImaginedDeal[R, P]] | None:
        """Return all deals that the observer cannot tell apart, as far as they differ in the cards still held.

        There may be some among them that only words rule out.  ``None`` where they cannot be listed.
        """
        return None


class Game(abc.ABC, Generic[R, P]):
    """The rules of one game, with its options and its words; one object per game, found by `kartenspiel.games`."""

    description: ClassVar[Description]
    """How lists of games show it."""
    house_rules: ClassVar[type[HouseRules]]
    presets: ClassVar[tuple[Preset, ...]]
    words: GameWords[R, P]
    """What is said, asked and shown at its table."""
    clockwise: ClassVar[bool] = True
    sessions_end: ClassVar[bool] = False
    """Whether its sessions are matches with an end, so that deals without number are one session after the other."""

    @property
    def id(self) -> str:
        """The id by which records and the command line know the game."""
        return self.description.id

    @property
    def title(self) -> Text:
        """The name of the game."""
        return self.description.title

    def seats(self, rules: R) -> int:
        """How many hands are dealt at the beginning of a session."""
        del rules
        return 4

    def first_dealers(self, rules: R) -> tuple[Seat, ...]:
        """Return who may deal first in a session; of several one is drawn, of all unless a game says otherwise."""
        return all_seats(self.seats(rules))

    def session_limit(self, rules: R) -> int:
        """After how many deals played a session ends at the latest; 0, unless a game says otherwise, for no limit."""
        del rules
        return 0

    def seat_counts(self, rules: R) -> tuple[int, ...]:
        """How many hands a deal of such a session can have: more than one number where players may drop out."""
        return (self.seats(rules),)

    def dummies(self, rules: R, dealer: Seat) -> tuple[Seat, ...]:
        """Which seats are dummies when this seat deals; raises `BadDealError` where it cannot be dealer."""
        del rules, dealer
        return ()

    def players(self, rules: R) -> int:
        """How many people play at the beginning of a session: one for each hand that is no dummy's."""
        return self.seats(rules) - len(self.dummies(rules, self.first_dealers(rules)[0]))

    def partners(self, rules: R) -> tuple[tuple[Seat, ...], ...]:
        """Return who plays together in every deal of a session, side by side; nothing where that is not settled so.

        A seat that is not named plays for itself, or with whom each deal makes its partner.
        """
        del rules
        return ()

    @abc.abstractmethod
    def pack(self, rules: R) -> tuple[Card, ...]:
        """Return every card of the pack, in the order in which cards are listed."""

    @abc.abstractmethod
    def pictures(self, rules: R) -> Pictures:
        """Which pictures the rules ask for."""

    def unit(self, rules: R) -> str:
        """Return the unit of payments: ``cent``, ``stake``, ``kreuzer``, ``token``, ``bean``, ``nut`` or ``point``."""
        del rules
        return "point"

    @abc.abstractmethod
    def card_facts(self, shown: Card, rules: R) -> CardFacts:
        """Say how a card of the pack ranks and what it counts."""

    def first_context(self, rules: R, seats: int) -> Context:
        """Return the context of the first deal of a session; empty where nothing is taken over from deal to deal."""
        del rules, seats
        return {}

    def check_context(self, rules: R, seats: int, context: Mapping[str, object]) -> Context:
        """Return a context read from JSON; raises `BadDealError` if it is not well-formed."""
        del rules, seats
        return empty_context(context)

    @abc.abstractmethod
    def batches(self, rules: R, seats: int) -> tuple[int, ...]:
        """Return how many cards everybody gets at a time, as often as it goes round."""

    def split(self, rules: R, seats: int, dealer: Seat, pack: Sequence[Card]) -> tuple[tuple[Hand, ...], Hand]:
        """Deal a shuffled pack as the rules say: hands per seat, first batch first, and the talon.

        Unless a game says otherwise forehand gets the first cards, and what is left when all have theirs is the talon.
        """
        return dealing.in_batches(pack, seats, dealer, self.batches(rules, seats))

    def start(self, deal: Deal[R]) -> State[R, P]:
        """Return the first state of a deal; raises `BadDealError` if the cards are not those of the game."""
        rules, pack, counts = deal.rules, self.pack(deal.rules), self.seat_counts(deal.rules)
        if not dealing.is_whole(deal.hands, deal.talon, pack, sum(self.batches(rules, deal.seats))):
            seats = deal.seats if deal.seats in counts else counts[0]
            raise BadDealError(f"deal: must be {dealing.describe_hands(seats, sum(self.batches(rules, seats)), pack)}")
        if deal.seats not in counts:
            raise BadDealError(f"seats: must be {' or '.join(map(str, counts))}, not {deal.seats}")
        if deal.dealer not in all_seats(deal.seats):
            raise BadDealError(f"deal: the dealer must be from 0 to {deal.seats - 1}")
        if deal.dummies != self.dummies(rules, deal.dealer):
            raise BadDealError("deal: these are not the dummies of this dealer")
        return self.first_state(deal)

    @abc.abstractmethod
    def first_state(self, deal: Deal[R]) -> State[R, P]:
        """Return the first state of a deal whose cards are those of the game."""

    def succession(self, deal: Deal[R], outcome: Outcome) -> Succession:
        """Say who deals next, with what context, and whether the session has ended by the rules.

        Unless a game says otherwise the next seat deals and nothing else changes (R5, M5, G5).
        """
        del outcome
        return Succession(after(deal.dealer, deal.seats), deal.context, all_seats(deal.seats))

    @abc.abstractmethod
    def imaginer(self, seen: Observation[R, P]) -> Imaginer[R, P]:
        """Return what the observer can tell of the cards that he does not see.

        What follows from the observation is worked out once, for as many deals as will be drawn.
        """

    def taken_over(self, context: Context) -> TakenOver:
        """Return what such a deal takes over that counts in it or is seen; nothing, unless a game has some."""
        del context
        return TakenOver()
