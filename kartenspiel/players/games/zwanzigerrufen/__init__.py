# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Judgement for Zwanzigerrufen: what is at stake in the play, and what each word is worth."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from kartenspiel.games.zwanzigerrufen.bidding import Opening, Speaking
from kartenspiel.games.zwanzigerrufen.bonuses import ABSOLUT, MONDFANG, PAGAT_ULTIMO, VALAT
from kartenspiel.games.zwanzigerrufen.cards import TRICKS, card_points
from kartenspiel.games.zwanzigerrufen.contracts import CONTRACTS, NORMAL
from kartenspiel.games.zwanzigerrufen.play import Playing, pack_of
from kartenspiel.games.zwanzigerrufen.public import Seen, ZwanzigerPublic
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Speech
from kartenspiel.model.cards import Card
from kartenspiel.model.game import ImaginedDeal, State
from kartenspiel.model.moves import Announce, Bid, Choice, Kontra, Move, ThrowIn
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.cards import KINGS, PAGAT
from kartenspiel.players.chance import pick
from kartenspiel.players.deck import Deck
from kartenspiel.players.ending_worth import EndingWorth, Nearness
from kartenspiel.players.games.zwanzigerrufen.hands import worth
from kartenspiel.players.games.zwanzigerrufen.statements import (
    answer,
    answers_to_compare,
    count_raises,
    plausibility,
    statement_in_turn,
)
from kartenspiel.players.judgement import EVEN, Judgement
from kartenspiel.players.question import Question
from kartenspiel.players.tarock import KEPT, mond_caught, pagat_ultimo
from kartenspiel.players.tendencies.zwanzigerrufen import TENDENCIES
from kartenspiel.players.terms import Terms

GAME_IN_POINTS: Final = 18.0
"""What winning the game rather than losing it is worth in card points, roughly; chosen by hand.

It only sets by how much bonuses weigh beside points while cards are imagined.
"""
_EVERY_TRICK: Final = 10.0
"""What each trick is worth, in card points, once Valat is announced; chosen, as more than any trick has otherwise."""
_POINT_WORTH: Final = 0.01
"""What a card point more is worth beside the payments, in games.

Chosen so small that it decides mostly between answers that are paid alike: 45 points count less than half a game.
"""
_MARGIN: Final = 0.25
"""So much of what it is worth must a statement promise above silence, and as much more for each level raised before.

Chosen by hand, judged by which raises of self-play were won (`packaging/players/selfplay.py`).
"""
_PAGAT_MARGIN: Final = 0.1
"""So much a Pagat announced in the normal game: what trial promised was paid in 90 deals with 7 to 9 tarocks.

Played on by the middle level, those that promised a quarter to a half of a game more than silence brought 0.5 ± 1.1,
those that promised more 0.8 ± 0.5.  Chosen by that; what measured it was not kept.
"""
_DEFENDERS_MARGIN: Final = 0.9
"""So much must a raise or an Absolut promise against somebody alone, and a raise against an Absolut.

Imagined defenders see all hands and beat them far too often: of the raises that promised between a half and nine tenths
of their item one in three was won, but four in five of those on the normal game.  Chosen by that; what measured it was
not kept.
"""


@cache
def deck(glatzen: str, *, avoided: bool) -> Deck:
    """Return the pack, with card points that are bad where tricks are avoided."""
    sign = -1 if avoided else 1
    rules = from_json(ZwanzigerrufenRules, {"glatzen": glatzen})
    return Deck(pack_of(rules), lambda card: sign * card_points(card))


def _in_points(speech: Speech, bonus: str) -> float:
    """Return what a bonus is worth in card points, so that it can be weighed against them (Z44, Z45, Z50)."""
    return GAME_IN_POINTS * _at_stake(speech, bonus) / speech.value(speech.game)


def _at_stake(speech: Speech, bonus: str) -> int:
    """Return what a bonus brings for each opponent as things stand, announced or not; 0 where it does not count."""
    row = speech.bonuses.get(bonus)
    if row is None:
        return 0
    announced = next((item for item in speech.announced_items if item.id == bonus), None)
    if announced is not None:
        return speech.value(announced)
    return row.worth(announced=False) if row.silent else 0


def _raise_margin(move: Kontra, speech: Speech, raised: int) -> float:
    """Return how much of the item that it doubles a raise must promise above silence."""
    overrated = _defends(move, move.on, speech) or (move.on == ABSOLUT and raised % 2 == 0)
    return max(_MARGIN * (1 + raised), _DEFENDERS_MARGIN if overrated else 0.0)


def _defends(move: Announce | Kontra, item: str, speech: Speech) -> bool:
    """Whether somebody who plays against a soloist speaks of what his whole side must win."""
    return speech.row.alone and move.seat != speech.declarer and item != PAGAT_ULTIMO


class ZwanzigerrufenJudgement(Judgement[ZwanzigerrufenRules, ZwanzigerPublic, Playing]):
    """The judgement of Zwanzigerrufen."""

    tendencies = TENDENCIES
    plays_out = True
    """Judged by its trick alone a card of *medium* was hardly better than one of *easy*: +0.09 ± 0.19 in 600 deals."""

    def terms(self, state: Playing) -> Terms:
        """Card points, the Pagat at the end, the Mond, and every trick if Valat is announced."""
        speech, sides = state.speech, state.sides
        avoided = speech.row.each_alone
        cards = deck(state.rules.glatzen, avoided=avoided)
        announced = speech.pagat_announcer is not None
        return Terms(
            deck=cards,
            rules=state.play_rules,
            sides=tuple(seat if avoided else int(sides.of(seat) == "D") for seat in all_seats(SEATS)),
            trick=_EVERY_TRICK if speech.announcer(VALAT) is not None else 0.0,
            tricks=TRICKS,
            kept=KEPT,
            stakes=(pagat_ultimo(cards, TRICKS, _in_points(speech, PAGAT_ULTIMO), announced=announced),),
            captures=(mond_caught(cards, _in_points(speech, MONDFANG)),),
            waiting=cards.bit(PAGAT),
            bare=cards.bits_of(KINGS) if state.play_rules.trumps and not avoided else 0,
        )

    def declarer(self, state: Playing) -> tuple[Seat | None, Card | None]:
        """Whoever bid most plays, and may have called a tarock; in Trischaken everybody plays for himself."""
        speech = state.speech
        return None if speech.row.each_alone else speech.declarer, speech.called

    def statement(self, question: Question, boldness: float, rng: Random) -> Move | None:
        """Bid what the hand is worth, announce and raise what is likely, and now and then knock."""
        return answer(question, boldness, rng)

    def answers_to_compare(self, question: Question, rng: Random) -> Sequence[Move | None]:
        """Try out what the hand leaves some hope for."""
        return answers_to_compare(question, rng)

    def speaks(self, state: State) -> bool:
        """In imagination nobody knocks, and nobody throws in who need not."""
        return False

    def goes_on(self, state: Playing) -> bool:
        """No card ends a deal before its trick is full."""
        return len(state.trick) + 1 < state.deal.seats

    def reply(
        self, state: State, seat: Seat, choices: tuple[Choice, ...], rng: Random, *, may_pass: bool
    ) -> Move | None:
        """An imagined forehand bids what its hand is worth; everybody else says nothing more."""
        if not isinstance(state, Opening):
            return next(choice for choice in choices if isinstance(choice, Move))
        bids = [choice for choice in choices if isinstance(choice, Bid)]
        if bids:
            return max(bids, key=lambda bid: worth(bid.bid, state.deal.hands[seat]))
        moves = [choice for choice in choices if isinstance(choice, Move)]
        return next((move for move in moves if isinstance(move, ThrowIn)), None) or pick(moves, rng)

    def full_reply(
        self, state: State, seat: Seat, choices: tuple[Choice, ...], rng: Random, *, may_pass: bool
    ) -> Move | None:
        """Bid, announce and raise in turn, without putting together what the seat may know."""
        if isinstance(state, Speaking):
            return statement_in_turn(state.deal.hands[seat], state.speech, choices, EVEN)
        return self.reply(state, seat, choices, rng, may_pass=may_pass)

    def stake(self, seen: Seen) -> float:
        """What the contract that stands is worth (Z38)."""
        speech = seen.public.speech
        return float((CONTRACTS[NORMAL] if speech is None else speech.row).worth(seen.rules))

    def margin(self, move: Move | None, question: Question) -> float:
        """What is announced or raised must promise a part of what it is worth, and the more the higher it stands."""
        seen: Seen = question.seen
        speech, rules = seen.public.speech, seen.rules
        if isinstance(move, Bid):
            row = CONTRACTS[move.bid]
            return 0.0 if row.calls else _MARGIN * row.worth(rules)
        if speech is None or not isinstance(move, Announce | Kontra):
            return 0.0
        pairs = SEATS - 1 if not speech.row.calls and speech.declarer == move.seat else 1
        if isinstance(move, Announce):
            doubt = _PAGAT_MARGIN if move.what == PAGAT_ULTIMO and speech.row.calls else _MARGIN
            if move.what == ABSOLUT and _defends(move, move.what, speech):
                doubt = _DEFENDERS_MARGIN
            return doubt * pairs * speech.bonuses[move.what].worth(announced=True)
        raised = count_raises(speech, move)
        return _raise_margin(move, speech, raised) * pairs * speech.base_value(speech.item(move)) * 2.0**raised

    def worth_of_endings(self, state: Playing, seat: Seat) -> EndingWorth:
        """Return the payments, and a little for every card point: a game won clearly is won more surely."""
        row, sides, seats = state.speech.row, state.sides, state.deal.seats
        near = (
            Nearness.of_own_points(seat, seats, -2)
            if row.each_alone
            else Nearness.of_points(sides.members(sides.of(seat), seats), seats)
        )
        return EndingWorth((state.payoff,), seat, near=(near,), scale=_POINT_WORTH * row.worth(state.rules))

    def plausibility(self, imagined: ImaginedDeal) -> float:
        """Weigh whether everybody would have said what he said."""
        return plausibility(imagined)


JUDGEMENT: Final = ZwanzigerrufenJudgement()
