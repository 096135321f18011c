# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What keys have read aloud at the table: cards, trick, roles, what was said, how all stand, what is asked.

Nothing is told that cannot be seen there, and nothing of it needs a rule.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kartenspiel.games import view_of
from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, Who, marker
from kartenspiel.model.view import TableView
from kartenspiel.ui.table.answering import Answering
from kartenspiel.ui.table.call_panel import CallPanel
from kartenspiel.ui.table.chronicle import OPEN_HAND, TALON, YOUR_HAND, turned_up
from kartenspiel.ui.table.facts_panel import board_told
from kartenspiel.ui.table.laying_row import progress
from kartenspiel.ui.table.layout import sorted_hand
from kartenspiel.ui.table.stage import Stage
from kartenspiel.ui.table.trick_marks import TrickMarks
from kartenspiel.ui.widgets.plain import without_key
from kartenspiel.ui.words.wording import Wording, capital

_ = marker(__package__)

NO_CARDS: Final = _("You hold no cards.")
NO_TRICK: Final = _("No card lies in the trick.")
NOT_ASKED: Final = _("Nothing is asked of you now.")
NOTHING_SAID: Final = _("Nothing has been said yet.")
NOTHING_KNOWN: Final = _("It is not known yet who plays with whom.")
NO_ACCOUNT: Final = _("No deal of this session is over yet.")
_IN_TRICK: Final = _("In the trick: {plays}.")
_PLAYED: Final = _("{player} {card}")
_TAKES: Final = _("{player:nom} {player:take|takes} it so far.")
_TURN: Final = _("{player:nom} {player:are|is} on turn.")
_PLAYABLE: Final = _("Cards that are possible: {cards}.")
_CHOICES: Final = _("To choose from: {choices}.")
_LABELLED: Final = _("{label}: {value}.")
_AT_SEAT: Final = _("{player}: {told}.")


class Readout:
    """Makes these sentences from what the table shows."""

    def __init__(self, stage: Stage, answering: Answering, calls: CallPanel, marks: TrickMarks) -> None:
        self._stage, self._answering, self._calls, self._marks = stage, answering, calls, marks
        self._wording = Wording("en", "french")
        self._accounts: Sequence[Sequence[str]] = ()
        self.veil: Callable[[TableView], TableView] = lambda view: view
        """Takes away what must not be told, as `Places.veil` does what must not be seen."""

    def use(self, wording: Wording, accounts: Sequence[Sequence[str]]) -> None:
        """Use the words of this table, and tell how everybody stands by seat: the account, then that for money."""
        self._wording, self._accounts = wording, accounts

    def hand(self) -> str:
        """Return the cards from left to right, and open hands; that of a dummy comes first while it is asked for."""
        seen = self._stage.seen
        if seen is None:
            return ""
        asked_for = self._answering.own.asked_for
        order = tuple(self._answering.own.order())
        shown = seen.seat if asked_for is None else asked_for
        own = order if shown == seen.seat else self._sorted(seen, seen.hand)
        told = [self._say(YOUR_HAND(cards=own) if own else NO_CARDS)]
        for seat in all_seats(seen.seats):
            cards = order if seat == shown else self._sorted(seen, seen.cards.open_hand(seat))
            if seat != seen.seat and cards:
                told.insert(0 if seat == shown else len(told), self._say(OPEN_HAND(player=Who(seat), cards=cards)))
        return " ".join(told)

    def trick(self) -> str:
        """Return the cards that lie in the trick, who has led first, who takes it as it lies, and whose turn it is."""
        seen = self._stage.seen
        if seen is None:
            return ""
        plays, winning = self._stage.trick
        told = [trick_told(plays) if plays else NO_TRICK]
        if plays and winning is not None and self._marks.allowed and self._marks.wanted:
            told.append(_TAKES(player=Who(winning)))
        lying = turned_up(None, seen)
        if lying:
            told.append(TALON(cards=lying))
        if seen.turn is not None:
            told.append(_TURN(player=Who(seen.turn)))
        return " ".join(map(self._say, told))

    def roles(self) -> str:
        """Return what is played, who plays with whom as far as that is known, and the part of each seat."""
        seen = self._stage.seen
        if seen is None:
            return ""
        view = self.veil(view_of(seen))
        told = [_LABELLED(label=fact.label, value=fact.value) for fact in view.facts]
        sides = None if view.sides is None else view.sides.told
        told.append(NOTHING_KNOWN if sides is None else sides)
        for seat, marks in zip(all_seats(seen.seats), view.marks, strict=False):
            if marks:
                told.append(_AT_SEAT(player=Who(seat), told=tuple(mark.label for mark in marks)))
        return " ".join(capital(self._say(each)) for each in told)

    def said(self) -> str:
        """Return what was bid, announced and declared."""
        seen = self._stage.seen
        if seen is None:
            return ""
        view = self.veil(view_of(seen))
        told = list(self._bids(seen))
        if view.board is not None and view.board.rows:
            told += [f"{line}." for line in board_told(view.board, self._wording)]
        told += [self._say(_AT_SEAT(player=Who(each.seat), told=each.label)) for each in view.claims]
        return " ".join(told) or self._say(NOTHING_SAID)

    def _bids(self, seen: Observation) -> Iterator[str]:
        ladder = view_of(seen).ladder
        if ladder is not None:
            for rung in ladder.rungs:
                if rung.speakers:
                    yield capital(self._say(_LABELLED(label=rung.name, value=rung.said)))
            if ladder.passed is not None:
                yield self._say(ladder.passed)

    def accounts(self) -> str:
        """Return how everybody stands in the session."""
        seen = self._stage.seen
        if seen is None:
            return ""
        told = (
            self._say(_AT_SEAT(player=Who(Seat(seat)), told=", ".join(sums)))
            for seat, sums in enumerate(self._accounts)
            if sums
        )
        return " ".join(told) or self._say(NO_ACCOUNT)

    def question(self) -> str:
        """Return what is asked, which cards may be played, and what else there is to choose from."""
        if self._answering.question is None:
            return self._say(NOT_ASKED)
        return " ".join(filter(None, (self.asked(), self._playable(), self._choices())))

    def asked(self) -> str:
        """Return what is asked, and what a chosen answer still needs."""
        hand = self._answering.hand
        laid, wanted = hand.laying
        told = [self._calls.heading.label.text(), self._calls.second.told]
        if wanted:
            told.append(f"{progress(laid, wanted)}.")
        return " ".join(filter(None, told))

    def _playable(self) -> str:
        hand = self._answering.hand
        if hand.mode == "idle" or not hand.tells_playable:
            return ""
        cards = tuple(card for card in hand.order if card not in hand.marks.shaded)
        return self._say(_PLAYABLE(cards=cards)) if cards else ""

    def _choices(self) -> str:
        named = tuple(button.accessibleName() or without_key(button.text()) for button in self._calls.buttons())
        return self._say(_CHOICES(choices=named)) if named else ""

    def _say(self, text: Text) -> str:
        return self._wording.text(text)

    @staticmethod
    def _sorted(seen: Observation, cards: Sequence[Card]) -> tuple[Card, ...]:
        return sorted_hand(cards, view_of(seen).sort, "high_left")


def trick_told(plays: Sequence[Play]) -> Text:
    """Return the cards of a trick with those who have played them, the one that was led first."""
    return _IN_TRICK(plays=tuple(_PLAYED(player=Who(each.seat), card=each.card) for each in plays))
