# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Everything that happens at the table, told in sentences: what one seat sees and hears, and nothing more.

The log panel writes them down; whoever cannot see the table needs nothing else to play.
"""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from itertools import islice
from typing import Final, NamedTuple

from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.sitting import FinishedDeal, Step
from kartenspiel.games import sides_told, view_of
from kartenspiel.model import narration
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.outcome import Outcome, ScoreLine
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Amount, Text, Value, Who, marker
from kartenspiel.ui.table.layout import sorted_hand

_ = marker(__package__)

YOUR_HAND: Final = _("Your cards: {cards}.")
TALON: Final = _("In the talon: {cards}.")
OPEN_HAND: Final = _("The cards of {player} lie open: {cards}.")
_LINE: Final = _("{text}: {values}.")
_ITEM: Final = _("{text} – {values}.")
"""The text of an item may have a colon of its own."""
_EACH: Final = _("{player} ({value})")
_RECEIVES: Final = _("{player:nom} {player:receive|receives} {amount}.")
_PAYS: Final = _("{player:nom} {player:pay|pays} {amount}.")
_EVEN: Final = _("{player:nom} neither {player:pay nor receive|pays nor receives} anything.")
_MONEY: Final = _("For money, with raises")


class SentenceKind(Enum):
    """What a sentence is about, which decides how it is set."""

    DEAL = auto()
    MOVE = auto()
    TRICK = auto()
    ROLE = auto()
    RESULT = auto()


class Sentence(NamedTuple):
    """One thing that happened."""

    kind: SentenceKind
    text: Text


def sentences_of(game: Game, step: Step) -> Iterator[Sentence]:
    """Tell what happened with a step, and before it where a deal is taken up."""
    before, after = step.before, step.after
    if before is None:
        yield Sentence(SentenceKind.DEAL, narration.deal_sentence(after.dealer))
        for earlier in step.earlier:
            yield from _move(game, earlier)
    sides = None if before is None else sides_told(before, after)
    told = None if sides is None else sides.told
    by_card = sides is not None and isinstance(step.move, Play) and step.move.card == sides.card
    yield from _move(game, step, told if by_card else None)  # a called card shows them before its trick is taken
    yield from _cards(before, after)
    if before is not None:
        yield from _roles(before, after, None if by_card else told)
    if after.outcome is not None and (before is None or before.outcome is None):
        for told in result_told(after.outcome, game.unit(after.rules)):
            yield Sentence(SentenceKind.RESULT, told)


def told_so_far(game: Game, step: Step) -> Iterator[Sentence]:
    """Tell a deal that is taken up as it was told when it was played, step by step."""
    first = step.earlier[0].before if step.earlier else step.after
    if first is not None:
        yield from sentences_of(game, Step(None, None, first))
    for earlier in step.earlier:
        yield from sentences_of(game, earlier)


def told_of(game: Game, finished: FinishedDeal) -> Iterator[Sentence]:
    """Tell a finished deal as it was told when it was played."""
    for step in PlayedDeal.of(finished).steps(finished.seen.seat):
        yield from sentences_of(game, step)


def heard(game: Game, step: Step) -> Iterator[Sentence]:
    """Tell of a step what is told as it begins: that cards are dealt, or the move."""
    return islice(sentences_of(game, step), _begins_with(game, step))


def seen_then(game: Game, step: Step) -> Iterator[Sentence]:
    """Tell the rest of it, which is seen once its cards have come to rest."""
    return islice(sentences_of(game, step), _begins_with(game, step), None)


def _begins_with(game: Game, step: Step) -> int:
    """Return how many sentences are told as a step begins: none where its move tells nothing."""
    return 1 if step.before is None or _told(game, step) is not None else 0


def _told(game: Game, step: Step) -> Text | None:
    if step.before is None or step.move is None:
        return None
    return game.words.sentence_to_tell(step.move, step.before, step.after)


def _move(game: Game, step: Step, told: Text | None = None) -> Iterator[Sentence]:
    """Tell a move, then what its card shows of the sides (`told`), and who takes the trick that it ends."""
    if step.before is not None and step.move is not None:
        sentence = _told(game, step)
        if sentence is not None:
            yield Sentence(SentenceKind.MOVE, sentence)
        if told is not None:
            yield Sentence(SentenceKind.ROLE, told)
        for winner in step.after.cards.winners[len(step.before.cards.winners) :]:
            yield Sentence(SentenceKind.TRICK, narration.trick_sentence(winner))


def _cards(before: Observation | None, after: Observation) -> Iterator[Sentence]:
    """Tell one's own cards when they are dealt or grow more, and those of others when they are laid open."""
    held = 0 if before is None else len(before.hand)
    if len(after.hand) > held:
        yield Sentence(SentenceKind.DEAL, YOUR_HAND(cards=sorted_hand(after.hand, view_of(after).sort, "high_left")))
    talon = turned_up(before, after)
    if talon:
        yield Sentence(SentenceKind.DEAL, TALON(cards=talon))
    if before is not None and after.outcome is None:
        for seat in all_seats(after.seats):
            open_now = after.cards.open_hand(seat)
            if seat != after.seat and open_now and not before.cards.open_hand(seat):
                cards = sorted_hand(open_now, view_of(after).sort, "high_left")
                yield Sentence(SentenceKind.DEAL, OPEN_HAND(player=Who(seat), cards=cards))


def turned_up(before: Observation | None, after: Observation) -> tuple[Card, ...]:
    """Return the cards of a talon that has been turned up as a whole, as it lies."""
    lying = tuple(card for card in after.cards.talon if card is not None)
    if after.outcome is not None or len(lying) < max(2, len(after.cards.talon)):  # in Trischaken one by one is won
        return ()
    return () if before is not None and set(lying) & set(before.cards.talon) else lying


def _roles(before: Observation, after: Observation, told: Text | None) -> Iterator[Sentence]:
    """Tell who turns out to be what where no move has told it, and before it what is `told` of the sides."""
    if told is not None:
        yield Sentence(SentenceKind.ROLE, told)
    for seat, (earlier, now) in enumerate(zip(view_of(before).marks, view_of(after).marks, strict=False)):
        known = {mark.id for mark in earlier}
        for mark in now:
            if mark.id not in known and mark.news is not None:
                yield Sentence(SentenceKind.ROLE, mark.news(player=Who(Seat(seat))))


def result_told(outcome: Outcome, unit: str) -> Iterator[Text]:
    """Tell how a deal was counted, and what everybody receives or pays in this unit."""
    for line in outcome.explanation:
        if line.kind != "payment":
            yield _score_line(line, unit)
    if outcome.money is not None:
        yield _LINE(text=_MONEY, values=_values(outcome.money, unit))
    for seat, paid in enumerate(outcome.payments):
        text = _RECEIVES if paid > 0 else _PAYS if paid < 0 else _EVEN
        player = Who(Seat(seat))
        yield text(player=player, amount=Amount(abs(paid), unit)) if paid else text(player=player)


def _score_line(line: ScoreLine, unit: str) -> Text:
    """Return a line of the settlement as a sentence: what it is, and what each has by it in this unit."""
    if not line.values:
        return line.text
    if line.written:
        each = (_EACH(player=Who(Seat(seat)), value=text) for seat, text in enumerate(line.written))
        return _LINE(text=line.text, values=tuple(each))
    if line.kind == "points":
        return _LINE(text=line.text, values=_values(line.values, None))
    return _ITEM(text=line.text, values=_values(line.values, unit))


def _values(values: Sequence[int | None], unit: str | None) -> tuple[Value, ...]:
    return tuple(
        _EACH(player=Who(Seat(seat)), value=value if unit is None else Amount(value, unit, signed=True))
        for seat, value in enumerate(values)
        if value is not None
    )
