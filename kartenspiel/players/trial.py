# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Answers compared by what imagined deals pay when they are played out after them."""

import math
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.pack import Place
from kartenspiel.model.cards import Suit
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Bid, Call, Hold, Kontra, Move, Pass, Play, Vorhand
from kartenspiel.players.daring import daring_worth
from kartenspiel.players.heuristic import Heuristic
from kartenspiel.players.judgement import Judgement
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.kernel.valuer import Valuer
from kartenspiel.players.layouts import lay_out
from kartenspiel.players.opinion import Difference, Estimate, Measure, Opinion, Reason, paired_difference
from kartenspiel.players.question import Question
from kartenspiel.players.rollout import Rollout

SURENESS: Final = 0.5
"""By how many standard errors what needs a margin must be beyond it.

Chosen by hand: the margins of the games were chosen with it.
"""
CLEARLY: Final = 2.5
"""By how many standard errors a card must be paid better than the one that the heuristic would rather play.

More than the 2 of which is told below, since *strong* and *expert* look several times whether a card is clearly better.
Chosen by what may look foolish (`packaging/players/foolish.py`): in some 1750 chances of all games *strong* would have
made 42 such plays that four times the work found wrong; with 1 there were 12, with 1.5 7, with 2 and with 3 4.
"""
SAID_CLEARLY: Final = 2.0
"""By how many standard errors a word must be better than the one that the heuristic would rather say.

Chosen by what some 140 questions of three games that *medium* was asked would have been answered with other chance.  In
192 deals 3 ± 3 of 100 words of the game with the widest payments were then answered otherwise, and 16 ± 9 where the one
paid best was taken; in 96 deals 8 ± 5 and 19 ± 7.  A word was paid 0.01 stakes less in 192 deals, and 0.04 in 96.  What
can be announced one after the other must be better by `CLEARLY`: there is most often nothing between them.
"""
LITTLE: Final = 0.05
"""So many stakes more are no reason to say another word than the heuristic; chosen, as `adaptive.NEGLIGIBLE` was."""
KEPT_BACK: Final = 0.25
"""By how many stakes a card must be paid better, to a trick that is safe, than a more valuable one that is preferred.

Chosen: with all hands open whoever keeps a king back finds a later trick for it, by half as much in the case that was
found (a partner played low to the declarer's queen as the last of the trick); at the table it may never come.

So must one, to a trick that is lost, than a lesser one that is preferred: with all hands open it was worth 0.2 to 0.3
of a game to give the enemy the king in place of the queen beside it.
"""
RISKED: Final = 1.0
"""By how many stakes a card that could wait must be paid better, where it is led and an opponent can take it.

Chosen: with all hands open whoever leads the Pagat knows a partner who takes it.  *Expert* did so twice in twelve deals
of one game, for 0.2 and 0.7 of a game, as a defender with other tarocks who could not know his partner: it was
lost.
"""
_RAISED: Final = Announce | Kontra
"""Words of which several may be said one after the other."""
Alike = Mapping[Move | None, tuple[Move, ...]]
"""The answers to be tried out, in order, each with those that are as good and need not be."""


def group_alike(judgement: Judgement, state: State, answers: Sequence[Move | None]) -> Alike:
    """Return the answers without cards that are as good as another: nothing unseen lies between them."""
    plays = [answer for answer in answers if isinstance(answer, Play)]
    if len(plays) < len(answers):
        return dict.fromkeys(answers, ())
    heuristic, table = lay_out(judgement, state, plays[0].seat)
    places = heuristic.worths(table, heuristic.deck.bits_of(play.card for play in plays))
    alike: dict[int, list[Play]] = {place: [] for place in places}
    for play in plays:
        place = heuristic.place(play.card)
        if place not in places:
            alike[max(each for each in places if each < place)].append(play)
    return {play: tuple(alike[place]) for play in plays if (place := heuristic.place(play.card)) in places}


class Entry(NamedTuple):
    """Which cards are the rivals of a card: it must be paid clearly better than the heuristic's favourite of them."""

    suit: Suit | None
    """The suit whose cards are its rivals, ``None`` where all cards are."""
    points: float
    """What it is worth to who takes it; 0 where tricks are avoided."""
    bare: bool = False
    """Whether all cards are its rivals, though not it theirs: one of `Terms.bare` is led, alone of its suit."""
    waits: bool = False
    """Whether it could wait: one of `Terms.waiting` is led, though another of its suit is held."""


def entries(judgement: Judgement, state: State, plays: Sequence[Play]) -> list[Entry]:
    """Return for each card what decides which other it must beat.

    The heuristic knows best which card of a suit to lead, not which suit: had it been trusted with that too, a lead in
    one game would have been paid 0.05 ± 0.01 stakes less.  To a trick one can seldom add more than one suit,
    and where tricks are avoided it is the suit that may look foolish.  So it is where a king is led that has no other
    card of its suit beside it: with all hands open everybody seems to know who is void.
    """
    heuristic, table = lay_out(judgement, state, plays[0].seat)
    avoided = heuristic.average < 0
    if table.trick or avoided:
        return [Entry(None, 0.0 if avoided else heuristic.deck.points[heuristic.place(play.card)]) for play in plays]
    suits = Counter(play.card.suit for play in plays)
    found = []
    for play in plays:
        place = heuristic.place(play.card)
        alone = suits[play.card.suit] == 1
        bare = alone and heuristic.terms.bare >> place & 1 != 0
        waits = not alone and heuristic.terms.waiting >> place & 1 != 0
        found.append(Entry(play.card.suit, heuristic.deck.points[place], bare, waits))
    return found


def are_bids(answers: Collection[Move | None]) -> bool:
    """Whether these answers are compared with all that is said after them: bids, and nothing but bids."""
    bids = any(isinstance(answer, Bid | Call | Hold) for answer in answers)
    return bids and all(isinstance(answer, Bid | Call | Hold | Pass | Vorhand) for answer in answers)


class _LaidOut(NamedTuple):
    """An imagined deal in which a card is to be played."""

    heuristic: Heuristic
    table: Position
    valuer: Valuer | None
    goes_on: bool
    """Whether another card follows, without a word."""

    def thought(self, place: Place) -> float:
        """Return what the heuristic thinks of a card, in average tricks."""
        return self.heuristic.worth(self.table, place) / (abs(self.heuristic.average) or 1.0)


class _Lead(NamedTuple):
    """By how much an answer is ahead of another, and the standard error of that."""

    mean: float
    error: float
    """Infinite where one deal is all there was."""


class Trial:
    """What some answers to a question are paid in imagined deals.  The first answer is the quietest.

    Near-equal answers would be decided by the luck of the drawing.  So what needs a margin must be paid clearly better
    than the quietest answer, a word than the one that the heuristic would rather say (`prefer`), and a card than the
    one among its rivals that the heuristic would rather play.  That is not asked of a card worth less than this one:
    nobody looks foolish who keeps the better card, and the heuristic gives some away too readily.
    """

    def __init__(self, judgement: Judgement, question: Question, answers: Alike, prior: float, rng: Random) -> None:
        """Take all answers into the trial; `prior` as for `PlayOuts`."""
        self._judgement = judgement
        self._answers = tuple(answers)
        self._alike = answers
        self._rollout = Rollout(judgement, rng, question.seen.seat, aloud=are_bids(answers))
        self._stake = judgement.stake(question.seen)
        self._prior = prior * self._stake
        self._margins = [judgement.margin(answer, question) for answer in self._answers]
        self._liked = [0.0] * len(answers)
        """What is seen in each answer beside its payment (`dare`)."""
        self._paid: list[list[float]] = [[] for _ in answers]
        """What each answer was paid in each imagined deal."""
        self._thought: list[list[float]] = [[] for _ in answers]
        """What the heuristic thought of each card in each imagined deal, in average tricks; of words nothing."""
        self._judged: list[list[float]] = [[] for _ in answers]
        """What each answer was paid in each imagined deal and what the prior adds to it; by the sum they are ranked."""
        self._imagined: list[State] = []
        self._first: dict[int, int] = {}
        """At which place an imagined deal came first, by its identity."""
        self._deals: list[int] = []
        """For each place the one at which the same imagined deal came first: a plausible one comes several times."""
        self._counted: dict[int, tuple[list[int], list[int]]] = {}
        """What `_times` has found."""
        self._ratings = [0.0] * len(answers)
        self._ranked = {number: answer for number, answer in enumerate(answers) if prior and isinstance(answer, Play)}
        """The cards among the answers, which the heuristic ranks; none where it does not count."""
        self._entries: Mapping[int, Entry] = {}
        weighed = any(margin > 0 for margin in self._margins)
        self._to_beat = [0 if weighed else number for number in range(len(answers))]
        """For each answer the one that it must be paid clearly better than, where it must."""
        self._safe = True
        """Whether in all deals so far the trick is safe for the player's side, who adds the last card to it."""
        self._lost = True
        """Whether in all deals so far the trick is lost to the player's side, who adds the last card to it."""
        self._caught = False
        """Whether in any deal so far an opponent can take a card that could wait, if it is led."""
        self._risked: set[int] = set()
        """The cards that could wait and would be risked."""
        self._unusual: set[int] = set()
        """The cards that keep a more valuable one, which the heuristic would rather play, from a safe trick, and those
        that are given to a lost one in place of a lesser."""
        self._expected = judgement.expectation(self._answers, question)
        self._preferred: int | None = None
        """The word that stays unless another is clearly better; ``None`` where no word is preferred."""
        self._champion = 0
        """Where one is, the word that is said as far as is known."""
        self._left = list(range(len(answers)))

    def prefer(self, word: Move | None) -> None:
        """Say this word unless another is clearly better, the quietest where it is none of the answers.

        So it is where it would be announced or raised: that is for trial to tell, and of several that are clearly
        better than silence the first comes first, since the next can follow it.  Cards among the answers, and answers
        of which more is known beforehand, are compared as though nothing were preferred.
        """
        if self._expected is None and not any(isinstance(answer, Play) for answer in self._answers):
            known = word in self._answers and not isinstance(word, _RAISED)
            self._preferred = self._answers.index(word) if known else 0

    def dare(self, dares: float) -> None:
        """See more than its payment, or less, in every bid, announcement and kontra beside the quietest answer.

        How much is said by `dares`, from -1 to 1; with 0 payments count alone.
        """
        self._liked = [0.0, *(daring_worth(each, dares, self._stake) for each in self._answers[1:])]

    def play_out(self, imagined: Sequence[State]) -> None:
        """Play every answer that is left out in these deals; the same deal comes at the same place of all of them."""
        for state in imagined:
            place = len(self._imagined)
            first = self._first.setdefault(id(state), place)
            self._imagined.append(state)  # kept, so that no other gets its identity
            self._deals.append(first)
            if first == place:
                for number, (payment, thought) in zip(self._left, self._payments(state), strict=True):
                    self._paid[number].append(payment)
                    self._thought[number].append(thought)
                    self._judged[number].append(payment + self._prior * thought)
            else:
                for number in self._left:
                    for values in (self._paid[number], self._thought[number], self._judged[number]):
                        values.append(values[first])
        if self._ranked:
            self._find_favourites()
        if self._preferred is not None:
            self._champion = self._find_champion(self._preferred)
        for number in self._left:
            self._ratings[number] = self._gain(number)

    def _find_favourites(self) -> None:
        """Let each card left be compared with the one among its rivals that the heuristic would rather play."""
        if not self._entries:
            found = entries(self._judgement, self._imagined[0], list(self._ranked.values()))
            self._entries = dict(zip(self._ranked, found, strict=True))
        left = [number for number in self._left if number in self._ranked]
        self._unusual = set()
        favourites: dict[Suit | None, int] = {}
        ranked = sorted(left, key=lambda number: _mean(self._thought[number]))
        for number in ranked:
            favourites[self._entries[number].suit] = number
        for number in left:
            suit, points, bare, waits = self._entries[number]
            favourite = ranked[-1] if bare else favourites[suit]
            usual = self._entries[favourite].points
            self._to_beat[number] = number if points < usual and not self._safe else favourite
            if (points < usual and self._safe) or (points > usual and self._lost):
                self._unusual.add(number)
            if waits and self._caught:
                self._risked.add(number)

    def _find_champion(self, preferred: int) -> int:
        """Return the word that is said: the preferred one until another is clearly better, then that one, and so on."""
        champion = preferred if preferred in self._left else self._left[0]
        for number in self._left:
            if number != champion and self._worth(number) - self._ahead(number, champion) > self._worth(champion):
                champion = number
        return champion

    def _worth(self, number: int) -> float:
        """Return what a word is worth with all that counts beside its payment, luck apart."""
        return _mean(self._judged[number]) - self._margin(number) + self._liked[number]

    def _ahead(self, number: int, other: int) -> float:
        """Return by how much one word must be better than another.

        What has a margin already, for being announced or raised, needs less beside it to be better than silence.
        """
        first, second = sorted((number, other))
        answer, luck = self._answers[second], self._luck(number, other)
        if isinstance(answer, _RAISED) and not first:
            return SURENESS * luck
        errors = CLEARLY if isinstance(answer, _RAISED) else SAID_CLEARLY
        return max(errors * luck, LITTLE * self._stake)

    @property
    def different(self) -> int:
        """How many different deals were played out: a plausible one comes several times."""
        return len(self._first)

    def narrow(self, behind: float, apart: float, negligible: float) -> bool:
        """Drop answers that are surely not the best; tell whether it is still open which of those left is.

        Dropped is what is behind the best by `behind` standard errors of the paired differences.  It is open where
        another is less than `apart` errors behind and could be better by more than `negligible` stakes.
        """
        best = max(self._left, key=self._ratings.__getitem__)
        leads = {number: self._lead(best, number) for number in self._left if number != best}
        self._left = [
            number for number in self._left if number == best or leads[number].mean <= behind * leads[number].error
        ]
        little = negligible * self._stake
        return any(apart * error - mean > little for mean, error in leads.values() if mean <= apart * error)

    def _lead(self, number: int, other: int) -> "_Lead":
        """Return by how much an answer is ahead of another with all that counts beside payments, luck apart."""
        mean, _, error = self._compared(self._judged, number, other)
        if error is None:
            return _Lead(mean, math.inf)
        if self._expected is not None:
            trust, worths = self._trust(self._expected.error), self._expected.worths
            mean, error = trust * mean + (1 - trust) * (worths[number] - worths[other]), trust * error
        return _Lead(mean + self._beside(number) - self._beside(other), error)

    def _beside(self, number: int) -> float:
        """Return what counts for an answer beside its payments and what was expected of it."""
        return self._liked[number] - (self._margin(number) if self._expected is None else 0.0)

    def _margin(self, number: int) -> float:
        """Return by how much an answer must do better than the one that it must beat, luck apart."""
        unusual = (KEPT_BACK if number in self._unusual else 0.0) + (RISKED if number in self._risked else 0.0)
        return self._margins[number] + unusual * self._stake

    def drop_behind(self, sureness: float) -> bool:
        """Drop what was paid less than the best answer by so many standard errors; tell whether several are left."""
        best = self.leader
        behind = {number: self.difference(best, number) for number in self._left if number != best}
        close = [number for number, (mean, _, error) in behind.items() if error is None or mean < sureness * error]
        self._left = sorted((best, *close))
        return bool(close)

    @property
    def leader(self) -> int:
        """The number of the answer that was paid best of those left."""
        return max(self._left, key=lambda number: _mean(self._paid[number]))

    def difference(self, number: int, other: int) -> Difference:
        """Return by how much an answer was paid better than another, in the deals in which both were tried out."""
        return self._compared(self._paid, number, other)

    @property
    def paid(self) -> Sequence[Sequence[float]]:
        """What each answer was paid in each imagined deal; of one that dropped out, in those before."""
        return self._paid

    @property
    def opinion(self) -> Opinion:
        """The answer that gains most, and what was thought of all of them."""
        chosen = max(self._left, key=self._ratings.__getitem__)
        estimates = tuple(self._estimate(number, chosen) for number in range(len(self._answers)))
        return Opinion(self._answers[chosen], self._reason(chosen), Measure.PAYMENT, estimates)

    def _payments(self, state: State) -> Sequence[tuple[float, float]]:
        """Return what the answers left are paid in an imagined deal, and beside it what the heuristic thinks of it."""
        answers = [self._answers[number] for number in self._left]
        plays = [answer for answer in answers if isinstance(answer, Play)]
        if not plays:
            return [(self._paid_after(state, answer), 0.0) for answer in answers]
        heuristic, table = self._rollout.lay_out(state, plays[0].seat)
        self._safe = self._safe and _is_safe(heuristic, table)
        self._lost = self._lost and _is_lost(heuristic, table)
        self._caught = self._caught or _can_be_caught(heuristic, table)
        laid = _LaidOut(heuristic, table, self._rollout.valuer(state), self._judgement.goes_on(state))
        if len(plays) == len(answers) and laid.valuer is not None and laid.goes_on and not heuristic.may_stop:
            places = [heuristic.place(play.card) for play in plays]
            values = laid.valuer.values(heuristic.play_outs(table, places))
            return list(zip(values, [laid.thought(place) for place in places], strict=True))
        return [
            self._payment(state, answer, laid) if isinstance(answer, Play) else (self._paid_after(state, answer), 0.0)
            for answer in answers
        ]

    def _paid_after(self, state: State, answer: Move | None) -> float:
        """Return what a word is paid in an imagined deal, or silence."""
        return self._rollout.value(state if answer is None else state.after(answer))

    def _payment(self, state: State, play: Play, laid: "_LaidOut") -> tuple[float, float]:
        """Return what a card is paid in an imagined deal, and what the heuristic thinks of it."""
        place = laid.heuristic.place(play.card)
        thought = laid.thought(place)
        if not laid.goes_on:
            after = state.after(play)
            if after.over or self._judgement.speaks(after):
                return self._rollout.value(after), thought
        played = laid.table.copy()
        played.lay(place)
        return self._rollout.value_after(state, play, laid.heuristic, played, laid.valuer), thought

    def _gain(self, number: int) -> float:
        """Return what an answer is paid on the average, with what is thought of it beforehand.

        What must do better than another answer must do so by more than the luck of the drawing.
        """
        gain, margin, other = _mean(self._judged[number]), self._margin(number), self._to_beat[number]
        liked = self._liked[number]
        if self._expected is not None:
            trust = self._trust(self._expected.error)
            return trust * gain + (1 - trust) * self._expected.worths[number] + liked
        if self._preferred is not None:
            return gain - margin + liked - (0.0 if number == self._champion else self._ahead(number, self._champion))
        if number in self._ranked and number != other:
            margin += CLEARLY * self._luck(number, other)
        elif margin > 0:
            margin += SURENESS * self._luck(number, other)
        return gain - margin + liked

    def _trust(self, error: float) -> float:
        """Return how much payments count beside what was expected: each by the inverse square of its error."""
        first, *others = self._left
        luck = [self._luck(number, first) for number in others]
        return error**2 / (error**2 + _mean(luck) ** 2) if luck else 1.0

    def _luck(self, number: int, other: int) -> float:
        """Return the standard error of how much better than another an answer is judged."""
        error = self._compared(self._judged, number, other).error
        return math.inf if error is None else error

    def _compared(self, values: Sequence[Sequence[float]], number: int, other: int) -> Difference:
        """Compare two answers in the deals in which both were tried out."""
        ones, others = values[number], values[other]
        places, times = self._times(min(len(ones), len(others)))
        return paired_difference([ones[at] for at in places], [others[at] for at in places], times)

    def _times(self, count: int) -> tuple[list[int], list[int]]:
        """Return at which of so many places an imagined deal came first, and how often each came."""
        found = self._counted.get(count)
        if found is None:
            times = Counter(self._deals[:count])
            found = self._counted[count] = (list(times), list(times.values()))
        return found

    def _estimate(self, number: int, chosen: int) -> Estimate:
        paid, answer = self._paid[number], self._answers[number]
        found = self._compared(self._paid, number, chosen)
        return Estimate(
            answer, _mean(paid), self._ratings[number], found.mean, found.spread, found.error, len(paid),
            self._alike[answer],
        )  # fmt: skip

    def _reason(self, chosen: int) -> Reason:
        """Say what decided, beginning with what was added last to the payments."""
        if len(self._answers) == 1:
            return Reason.ALIKE
        if _is_beaten(self._judged, chosen):
            return Reason.MARGIN if self._expected is None else Reason.EXPECTATION
        return Reason.PRIOR if _is_beaten(self._paid, chosen) else Reason.PAYMENT


def _is_safe(heuristic: Heuristic, table: Position) -> bool:
    """Whether somebody adds the last card to a trick that his side holds, which is glad of it."""
    last = table.rules.seats - 1
    return (
        len(table.trick) == last
        and heuristic.average > 0
        and heuristic.sides[table.held] == heuristic.sides[table.turn]
    )


def _is_lost(heuristic: Heuristic, table: Position) -> bool:
    """Whether somebody adds the last card to a trick that the other side holds and keeps, and would have liked it."""
    last = table.rules.seats - 1
    return (
        len(table.trick) == last
        and heuristic.average > 0
        and heuristic.sides[table.held] != heuristic.sides[table.turn]
        and not table.legal() & heuristic.beaters[table.top]
    )


def _can_be_caught(heuristic: Heuristic, table: Position) -> bool:
    """Whether an opponent holds a card that takes one that could wait, should it be led now."""
    waiting = heuristic.terms.waiting & table.hands[table.turn]
    if table.trick or not waiting:
        return False
    takes = heuristic.beaters[waiting.bit_length() - 1]
    return any(
        hand & takes
        for hand, side in zip(table.hands, heuristic.sides, strict=True)
        if side != heuristic.sides[table.turn]
    )


def _is_beaten(values: Sequence[Sequence[float]], chosen: int) -> bool:
    """Whether another answer has a higher mean than the chosen one over the deals in which both were tried out."""
    return any(_mean(each) > _mean(values[chosen][: len(each)]) for each in values)


def _mean(values: Sequence[float]) -> float:
    """Return what `statistics.fmean` does, which asks first what it was given."""
    return math.fsum(values) / len(values)
