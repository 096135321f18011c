# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Judgement for Anrufen: what is at stake in the play, what is said, and what words tell of hands."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from kartenspiel.games.anrufen.contracts import LEVELS, NO_TRICKS, BidContract, level
from kartenspiel.games.anrufen.play import Playing
from kartenspiel.games.anrufen.public import AnrufenPublic, Seen
from kartenspiel.games.anrufen.rules import AnrufenRules
from kartenspiel.games.anrufen.settlement import HUNDRED, terms_of
from kartenspiel.games.anrufen.states import AnrufenState
from kartenspiel.model.aceten import (
    DEAL_POINTS,
    LAST_TRICK,
    PACK_24,
    RANKS_24,
    card_points,
    marriage,
    marriages,
    pack_with,
)
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Hand, ImaginedDeal, State
from kartenspiel.model.moves import (
    Announce,
    Bid,
    Call,
    Choice,
    Declare,
    Kontra,
    LayAway,
    LayAwayChoice,
    Move,
    Pass,
    Play,
    Take,
    Trumps,
)
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.players.chance import word_likelihood
from kartenspiel.players.deck import Deck
from kartenspiel.players.ending_worth import EndingWorth, Nearness
from kartenspiel.players.games.anrufen.hands import (
    best_call,
    best_suit,
    discards,
    exposure,
    wins_no_trick,
    worth,
    worths_of,
)
from kartenspiel.players.judgement import EVEN, Judgement
from kartenspiel.players.question import Question
from kartenspiel.players.tendencies.anrufen import TENDENCIES
from kartenspiel.players.terms import Terms, suits_led

DECK: Final = Deck(pack_with(RANKS_24), card_points)
NOTHING: Final = Deck(pack_with(RANKS_24), lambda _: 0.0)
"""No card points count where tricks alone do."""

# The numbers below were chosen by hand unless a comment says from what.  They are judged by hands made for each bid
# (`tests/players/test_ace_ten_bids.py`), and by what bids and contras of self-play bring
# (`packaging/players/selfplay.py`).

_HUNDREDS: Final = ("hundred", "all_hundred")
_WITH_POINTS: Final = (1, 2, 5)
"""The levels at which points count, and marriages are registered (A9, A38)."""
_ENOUGH: Final = {"simple": 4.7, "hundred": 10.5, "all": 13.0, "all_hundred": 14.0}
"""What a hand must be worth for each bid, with a partner to come."""
FOUR: Final = 4
"""With so many seats the bidder has a partner."""
_ALONE: Final = 2.0
"""So much more it must be worth without."""
_BOLDNESS_RANGE: Final = 2.0
"""So much less does the daring want than the timid."""
_TRIED: Final = 3.5
"""How far below what it should be worth a bid is still worth a trial."""
_CONTRA: Final = {"simple": 8.0, "hundred": 5.0, "none": 3.5, "all": 3.0, "all_hundred": 3.0}
"""What an opponent's hand must be worth for a Kontra against each bid."""
_RAISE: Final = {"hundred": 9.5, "all": 9.5, "all_hundred": 9.5}
"""What the partner's hand must be worth to raise to each bid.

Chosen after 1,000 deals of *medium* against itself (`packaging/players/raises.py`): a partner who raised to a hundred
from 6, 7 or 8 was paid -0.49, +0.16 and -0.54 tokens, one who raised to all from 8 -0.07, and one who left it at a
simple game about 0.9; all hundred from 10 brought 1.43.
"""
_CONTRA_MARGIN: Final = 0.9
"""What Kontra must promise above silence, in parts of what it adds.

In imagination the defenders see all hands, and whoever may speak is asked again before every card of the first trick,
so that the luckiest drawing decides: of contras that promised less only one in three was won.  Chosen by that; what
measured it was not kept.
"""
_RAISE_MARGIN: Final = 0.1
"""What a raise must promise, beside the nearness (`_NEARNESS`) of up to a tenth that it gives away."""
_BID_MARGIN: Final = 0.15
"""What a bid must promise above silence for each level above the lowest."""
_BIDDER: Final = {"simple": 5.5, "hundred": 8.0, "all": 11.0, "all_hundred": 11.5}
"""What a hand is worth with which every other player makes each bid."""
_TRICK: Final = 20.0
"""What a trick is worth, in card points, where all count or none may be won."""
_REGISTER: Final = 12.0
"""What it is worth, in card points, to keep King and queen together until they can be led."""
_REGISTER_ALL: Final = 4.0
"""What it is worth to keep them together where all tricks are bid as well: less than a card that will win one."""
_SPREAD: Final = 0.7
"""How fast a statement becomes likelier as the hand gets better."""
EXPOSED: Final = 6.5
"""With what exposure every other player bids no tricks."""
EXPOSURE: Final = 1.6
"""How fast fewer players bid no tricks with more exposure.

Chosen wide, with `EXPOSED`, for other players need not bid by our rule: in 8,000 deals *medium* bid no tricks 23 times,
with an exposure of 2.7 ± 0.2, in 3,000 *easy* 11 times with 2.8 ± 0.3, where hands of 7.7 are imagined on the average
(`packaging/players/exposures.py`).
"""
_BARED: Final = 5.0
"""With what exposure of the cards kept every other player is content."""
_UNPAIRED: Final = 0.05
"""How likely a hundred is bid without a marriage in hand."""
_TRUMPS_EFFORT: Final = 2
"""How many times as many deals as usual are imagined where trumps are named; chosen."""
_NEARNESS: Final = 0.1
"""What it adds to a bid made, or takes from one lost, in tokens, that all tricks or 90 points stand between: where
imagined deals are won or lost whatever is played, the answer is taken that comes nearest to winning."""
_REGISTER_MARGIN: Final = 0.15
"""How much better than registering a marriage, in tokens, something else must be: a later lead is never sure."""
_FLOOR: Final = 1e-12
"""How likely any statements at all are, whatever the hands: so little that it decides only where none explain them."""


class AnrufenJudgement(Judgement[AnrufenRules, AnrufenPublic, Playing]):
    """The judgement of Anrufen."""

    tendencies = TENDENCIES

    def stake(self, seen: Seen) -> float:
        """One token (A9)."""
        del seen
        return 1.0

    def terms(self, state: Playing) -> Terms:
        """Points at the lower levels, tricks where all or none are bid (A9)."""
        rules, side_a = state.play_rules, state.side_a
        sides = tuple(int(seat in side_a) for seat in all_seats(state.deal.seats))
        if state.won.level == NO_TRICKS:
            led = suits_led(NOTHING, sides, state.tricks)
            return Terms(NOTHING, rules, sides, trick=-_TRICK, tricks=state.size, goal=0, led=led)
        every = state.won.level > NO_TRICKS
        pairs = [marriage(suit) for hand in state.hands for suit in marriages(hand)] if _registers(state) else []
        return Terms(
            deck=NOTHING if every else DECK,
            rules=rules,
            sides=sides,
            trick=_TRICK if every else 0.0,
            last=0.0 if every else LAST_TRICK,
            tricks=state.size,
            pairs=tuple(DECK.bits_of(pair) for pair in pairs),
            pair=_REGISTER_ALL if every else _REGISTER,
            sweep=1 if every else None,
        )

    def declarer(self, state: Playing) -> tuple[Seat | None, Card | None]:
        """Whoever bid most plays, and may have called a card."""
        return state.bidder, state.won.called

    def worth_of_endings(self, state: Playing, seat: Seat) -> EndingWorth:
        """Return the tokens paid, and a little for how near the bid came to being made or lost."""
        sign = 1 if seat in state.side_a else -1
        return EndingWorth((state.payoff,), seat, near=_surplus(state), scale=sign * _NEARNESS)

    def statement(self, question: Question, boldness: float, rng: Random) -> Move | None:
        """Bid, name trumps, call, lay away, raise, say Kontra or register."""
        del rng
        return _answer(_situation_of(question.seen), question.statements, boldness)

    def reply(
        self,
        state: State[AnrufenRules, AnrufenPublic],
        seat: Seat,
        choices: tuple[Choice, ...],
        rng: Random,
        *,
        may_pass: bool,
    ) -> Move | None:
        """Answer as in a real deal, without putting together what the seat may know."""
        del rng, may_pass
        anrufen = _of_anrufen(state)
        tricks = state.tricks if isinstance(state, Playing) and state.won.level > NO_TRICKS else ()
        gone = frozenset(play.card for trick in tricks for play in trick)
        now = _situation(anrufen.holdings[seat], anrufen.contract, state.deal.seats, gone)
        return _answer(now, choices, EVEN)

    def speaks(self, state: State[AnrufenRules, AnrufenPublic]) -> bool:
        """In the first trick, and where a marriage can be registered or has been."""
        if not isinstance(state, Playing):
            return False
        if not state.tricks and (not state.trick or state.turn == state.partner):
            return True
        turn = state.turn
        if state.trick or turn is None or not _registers(state):
            return False
        return state.leading is not None or bool(marriages(state.hands[turn]))

    def goes_on(self, state: Playing) -> bool:
        """After the first trick words come with leads only."""
        return bool(state.tricks) and len(state.trick) + 1 < state.deal.seats

    def answers_to_compare(self, question: Question, rng: Random) -> Sequence[Move | None]:
        """Try out every bid that names no suit out of reason, the best calls, Kontra and raise, and registrations."""
        choices = question.statements
        if any(isinstance(choice, Declare) for choice in choices):
            return [*(choice for choice in choices if isinstance(choice, Declare)), *question.plays]
        if any(isinstance(choice, LayAwayChoice | Call | Take) for choice in choices):
            return [self.statement(question, EVEN, rng)]
        if any(isinstance(choice, Bid) for choice in choices):
            return _bids_to_compare(question)
        return super().answers_to_compare(question, rng)

    def plausibility(self, imagined: ImaginedDeal[AnrufenRules, AnrufenPublic]) -> float:
        """Weigh whether each had the hand for what he bid, called, kept and doubted before the lead."""
        return _words_likelihood(imagined)

    def effort(self, question: Question) -> int:
        """Which suit is trumps is thought over for long: several are often nearly as good as each other."""
        return _TRUMPS_EFFORT if isinstance(question.choices[0], Trumps) else 1

    def margin(self, move: Move | None, question: Question) -> float:
        """Kontra, raises and higher bids must promise something; marriages are registered unless it does harm."""
        if isinstance(move, Kontra):
            seen: Seen = question.seen
            return _CONTRA_MARGIN * seen.rules.contra_bonus
        if isinstance(move, Announce):
            return _RAISE_MARGIN
        if isinstance(move, Declare):
            return -_REGISTER_MARGIN
        return _BID_MARGIN * (level(move.bid) - 1) if isinstance(move, Bid) else 0.0


def _registers(state: Playing) -> bool:
    return state.won.level in _WITH_POINTS


def _of_anrufen(state: State[AnrufenRules, AnrufenPublic]) -> AnrufenState:
    """Return a state of this game as such."""
    if not isinstance(state, AnrufenState):
        raise TypeError(state)
    return state


def _surplus(state: Playing) -> tuple[Nearness, ...]:
    """Return how far a finished bid is from being just made, below 0 lost: in parts of all tricks, or of 90 points."""
    basis, level, nothing = state.basis, state.won.level, (0,) * state.deal.seats
    if level == NO_TRICKS:
        return (
            Nearness(nothing, tuple([-(seat == state.bidder) for seat in range(state.deal.seats)]), of=basis.tricks),
        )
    terms = terms_of(basis)
    total, other = terms.total_a, terms.total_b
    points = Nearness(total.times, nothing, total.base - HUNDRED, of=DEAL_POINTS)
    if level == 1:
        times = tuple([one - two for one, two in zip(total.times, other.times, strict=True)])
        points = Nearness(times, nothing, total.base - other.base, of=DEAL_POINTS)
    if level < NO_TRICKS:
        return (points,)
    tricks = Nearness(nothing, tuple([one - 1 for one in total.times]), of=basis.tricks)
    return (tricks, points._replace(not_above=True)) if level in _WITH_POINTS else (tricks,)


def _words_likelihood(imagined: ImaginedDeal[AnrufenRules, AnrufenPublic]) -> float:
    """Return how well the hands of an imagined deal explain what was said in it before the lead."""
    found = 1.0
    deal, contract = imagined.deal, imagined.public.contract
    named, trumps = (LEVELS[0], None) if contract is None else (contract.bid, contract.trumps)
    alone = _ALONE if deal.seats < FOUR else 0.0
    for move in imagined.log:
        hand = deal.hands[move.seat]
        if isinstance(move, Play):
            break
        if isinstance(move, Bid):
            found *= _bid_likelihood(move, hand, alone)
        elif isinstance(move, Pass):
            found *= word_likelihood(_BIDDER["simple"] + alone - worths_of(hand).best, _SPREAD)
        elif isinstance(move, Trumps):
            found *= word_likelihood(worth(hand, move.suit) - worths_of(hand).best, _SPREAD)
        elif isinstance(move, Call):
            found *= word_likelihood(worth(hand, trumps) - worths_of(hand).best, _SPREAD)
        elif isinstance(move, LayAway):
            found *= _discard_likelihood((*hand, *deal.talon), move.cards, named, trumps)
        elif isinstance(move, Kontra):
            found *= word_likelihood(worth(hand, trumps) - _CONTRA[named], _SPREAD)
    return found + _FLOOR


def _discard_likelihood(held: Hand, laid: Sequence[Card | None], named: str, trumps: Suit | None) -> float:
    """Return how likely somebody keeps what he has kept: the worse it is than the best, the less."""
    kept = tuple(each for each in held if each not in laid)
    if named == "none":
        return word_likelihood(_BARED - exposure(kept))
    best = discards(held, trumps, len(laid))
    return word_likelihood(worth(kept, trumps) - worth((each for each in held if each not in best), trumps), _SPREAD)


def _bid_likelihood(bid: Bid, hand: Hand, alone: float) -> float:
    if bid.bid == "none":
        return word_likelihood(EXPOSED - exposure(hand), EXPOSURE)
    worths = worths_of(hand)
    mine = worths.best if bid.trumps is None else worths.using(bid.trumps)
    hopeless = bid.bid in _HUNDREDS and not marriages(hand)
    return (_UNPAIRED if hopeless else 1.0) * word_likelihood(mine - alone - _BIDDER[bid.bid], _SPREAD)


@dataclass(frozen=True, slots=True)
class Situation:
    """What an answer by rule depends on."""

    hand: Hand
    trumps: Suit | None
    named: str
    """The bid as it stands."""
    seats: int
    gone: frozenset[Card] = frozenset()
    """The cards of finished tricks."""


def _situation(hand: Hand, contract: BidContract | None, seats: int, gone: frozenset[Card]) -> Situation:
    named, trumps = (LEVELS[0], None) if contract is None else (contract.id, contract.trumps)
    return Situation(hand, trumps, named, seats, gone)


def _situation_of(seen: Seen) -> Situation:
    gone = frozenset(play.card for trick in seen.cards.tricks for play in trick)
    return _situation(seen.hand, seen.public.contract, seen.seats, gone)


def _answer(now: Situation, choices: Sequence[Choice], boldness: float) -> Move | None:
    """Answer by rule."""
    first, hand = choices[0], now.hand
    if any(isinstance(choice, Bid | Pass) for choice in choices):
        return _bid(now, choices, boldness)
    if isinstance(first, Trumps):
        suits = [choice.suit for choice in choices if isinstance(choice, Trumps) and choice.suit is not None]
        best = best_suit(hand, suits)
        return next(choice for choice in choices if isinstance(choice, Trumps) and choice.suit is best)
    if isinstance(first, Call):
        return best_call(hand, now.trumps or best_suit(hand), [each for each in choices if isinstance(each, Call)])
    if isinstance(first, LayAwayChoice):
        trumps = now.trumps or (None if now.named == "none" else best_suit(hand))
        return LayAway(first.seat, tuple(sorted(discards(hand, trumps, first.count))))
    return first if isinstance(first, Take) else _word(now, choices, boldness)


def _bids(choices: Iterable[Choice]) -> list[Bid]:
    return [choice for choice in choices if isinstance(choice, Bid)]


def _bid(now: Situation, choices: Sequence[Choice], boldness: float) -> Move | None:
    """Bid the highest level that the hand is worth; an equal bid only with the best suit."""
    suit = best_suit(now.hand)
    alone = _ALONE if now.seats < FOUR else 0.0
    mine = worth(now.hand, suit) - alone + _BOLDNESS_RANGE * (boldness - EVEN)
    for bid in reversed(_bids(choices)):
        fits = bid.trumps is None or bid.trumps is suit
        if fits and (wins_no_trick(now.hand) if bid.bid == "none" else mine >= _ENOUGH[bid.bid]):
            return bid
    quiet = next((choice for choice in choices if isinstance(choice, Pass)), None)
    return quiet or _bids(choices)[0]


def _bids_to_compare(question: Question) -> Sequence[Move | None]:
    """Return pass and a bid for each level that is not out of reason."""
    hand = question.seen.hand
    suit = best_suit(hand)
    mine = worth(hand, suit)
    quiet: list[Move | None] = [choice for choice in question.statements if isinstance(choice, Pass)]
    tried = [
        bid
        for bid in _bids(question.statements)
        if bid.trumps in (None, suit) and (bid.bid == "none" or mine >= _ENOUGH[bid.bid] - _TRIED)
    ]
    return [*quiet, *tried] or [_bid(_situation_of(question.seen), question.statements, EVEN)]


def _word(now: Situation, choices: Sequence[Choice], boldness: float) -> Move | None:
    """Register every marriage; raise or say Kontra with a hand for it."""
    mine = worth(now.hand, now.trumps) + _BOLDNESS_RANGE * (boldness - EVEN)
    pairs = [choice for choice in choices if isinstance(choice, Declare) and _is_harmless(choice, now)]
    if pairs and level(now.named) in _WITH_POINTS:
        return max(pairs, key=lambda declare: declare.suit is now.trumps)
    for choice in reversed(choices):
        if isinstance(choice, Announce) and mine >= _RAISE[choice.what]:
            return choice
        if isinstance(choice, Kontra) and mine >= _CONTRA[now.named]:
            return choice
    return None


def _is_harmless(declare: Declare, now: Situation) -> bool:
    """Whether registering costs no trick that must be won: nothing better is out, or it is the last occasion."""
    if level(now.named) < NO_TRICKS or len(now.hand) == 2:  # noqa: PLR2004 - king and queen
        return True
    better = [each for each in PACK_24 if each.suit is declare.suit and each.rank in "AT"]
    return all(each in now.hand or each in now.gone for each in better)


JUDGEMENT: Final = AnrufenJudgement()
