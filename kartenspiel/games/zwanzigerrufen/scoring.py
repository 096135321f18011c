# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Settlement of Zwanzigerrufen (Z40–Z62), and the score sheet that explains it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from kartenspiel.games.zwanzigerrufen.contracts import (
    ABSOLUT,
    ABSOLUT_LIMIT,
    GAME_ITEM,
    ITEM_NAMES,
    LEVEL_NAMES,
    NAMES,
    PAGAT_ULTIMO,
    SOLO,
    SUIT_SOLO,
    TRISCHAKEN,
    VALAT,
    WINNING,
    bonus_value,
    card_points,
    exists,
    solo_factor,
)
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Speech
from kartenspiel.model import narration
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Context, Hand, Item, Outcome, ScoreLine
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock import double_rounds
from kartenspiel.model.tarock.cards import KINGS, MOND, PAGAT, SKUES, TRULL
from kartenspiel.model.tarock.payments import payments
from kartenspiel.model.tarock.sides import Side, Sides, other
from kartenspiel.model.tarock.trischaken import Trischaken
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, Value, Who

DOUBLE_ROUND: Final = 4
"""How many hands a Mondfang makes count double (Z57)."""

_POINTS = QT_TRANSLATE_NOOP("zwanzigerrufen", "Card points taken")
_TOTAL = QT_TRANSLATE_NOOP(
    "zwanzigerrufen", "The declarer's side has {own} card points, the others have {other}; 45 are needed."
)
_WITH = QT_TRANSLATE_NOOP("zwanzigerrufen", "{declarer} called the {card}; {partner} was the partner.")
_ALONE = QT_TRANSLATE_NOOP(
    "zwanzigerrufen", "{declarer} played a {contract} alone and pays or receives every amount three times."
)
_GAME_WON = QT_TRANSLATE_NOOP("zwanzigerrufen", "{contract} won")
_GAME_LOST = QT_TRANSLATE_NOOP("zwanzigerrufen", "{contract} lost")
_SILENT = QT_TRANSLATE_NOOP("zwanzigerrufen", "{bonus}, silent")
_SILENT_LOST = QT_TRANSLATE_NOOP("zwanzigerrufen", "{bonus}, silent, lost")
_HELD = QT_TRANSLATE_NOOP("zwanzigerrufen", "{bonus}")
_MADE = QT_TRANSLATE_NOOP("zwanzigerrufen", "{bonus}, announced by {player} and made")
_MISSED = QT_TRANSLATE_NOOP("zwanzigerrufen", "{bonus}, announced by {player} and missed")
_SUM = QT_TRANSLATE_NOOP("zwanzigerrufen", "{line}: {product}")
_TIMES = QT_TRANSLATE_NOOP("zwanzigerrufen", "{product} × {factor} ({reason})")
_DOUBLE_ROUND = QT_TRANSLATE_NOOP("zwanzigerrufen", "double round")
_DOUBLED = QT_TRANSLATE_NOOP("zwanzigerrufen", "A double round is running: everything counts ×{factor}.")
_SOLO_DOUBLES = QT_TRANSLATE_NOOP("zwanzigerrufen", "In a Solo bonuses count double.")
_CANCELLED = QT_TRANSLATE_NOOP("zwanzigerrufen", "The Valat cancels what else there was to pay.")
_STARTS = QT_TRANSLATE_NOOP("zwanzigerrufen", "Mondfang: the next four hands count double.")
_TRISCHAKEN = QT_TRANSLATE_NOOP("zwanzigerrufen", "Trischaken")


@dataclass(frozen=True, slots=True)
class SpokenDeal:
    """A deal as it was dealt and spoken: all that settles it beside its tricks."""

    rules: ZwanzigerrufenRules
    hands: tuple[Hand, ...]
    """As dealt."""
    speech: Speech
    sides: Sides
    context: Context


@dataclass(frozen=True, slots=True)
class Line:
    """One item that is settled: whose it is, who wins it, its value with raises, and how it is told (Z52)."""

    id: str
    owner: Side
    winner: Side
    value: int
    words: Text
    """The sentence, still without what it is about."""
    clause: str
    level: int = 1
    """By what raises multiply it."""
    announcer: Seat | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A deal whose ten tricks are played, with the card points that each seat has taken."""

    spoken: SpokenDeal
    ending: Ending
    points: tuple[int, ...]

    @property
    def rules(self) -> ZwanzigerrufenRules:
        """The house rules."""
        return self.spoken.rules

    @property
    def contract(self) -> str:
        """The contract."""
        return self.spoken.speech.contract

    def total(self, side: Side) -> int:
        """Return the card points of a side."""
        return sum(self.points[seat] for seat in self.spoken.sides.members(side, SEATS))

    def has_all_tricks(self, side: Side) -> bool:
        """Whether a side has won every trick."""
        return all(self.side(winner) == side for winner in self.ending.winners)

    def side(self, seat: int) -> Side:
        """Return the side of a seat."""
        return self.spoken.sides.of(Seat(seat))

    def holder(self, cards: Sequence[Card]) -> Side | None:
        """Return the side to which a set of cards counts by the house rules (Z48)."""
        if self.rules.card_bonuses == "opening_hand":
            seats = [seat for seat, hand in enumerate(self.spoken.hands) if all(card in hand for card in cards)]
            return self.side(seats[0]) if seats else None
        if self.rules.card_bonuses == "off":
            return None
        wanted = self.ending.pack.bits_of(cards)
        sides = {self.side(seat) for seat, taken in enumerate(self.ending.taken(SEATS)) if taken & wanted}
        return sides.pop() if len(sides) == 1 else None

    def pagat(self) -> tuple[int, bool] | None:
        """Return who played the Pagat to the last trick and whether it won; ``None`` if it fell earlier (Z44)."""
        pagat, winner = self.ending.pack.place(PAGAT), self.ending.winners[-1]
        return next(((seat, seat == winner) for seat, place in self.ending.tricks[-1] if place == pagat), None)

    def mond_lost_by(self) -> int | None:
        """Return who lost the Mond to the Sküs (Z50)."""
        if self.rules.mondfang == "off" or not exists(self.contract, "mondfang"):
            return None
        mond, skues = (self.ending.pack.place(card) for card in (MOND, SKUES))
        for trick, winner in zip(self.ending.tricks, self.ending.winners, strict=True):
            for seat, place in trick:
                if place == mond:
                    return seat if (winner, skues) in trick else None
        return None


def achieved(played: Played, bonus: str, side: Side) -> bool:
    """Whether a side has made a bonus that can be announced (Z43, Z44, Z46)."""
    if bonus == ABSOLUT:
        return played.total(other(side)) <= ABSOLUT_LIMIT
    if bonus == VALAT:
        return played.has_all_tricks(side)
    last = played.pagat()
    return last is not None and last[1] and played.side(last[0]) == side


def lines(played: Played) -> tuple[Line, ...]:
    """Return everything that is settled (Z56)."""
    found = [_game(played), *_announced(played), *_silent(played)]
    return tuple(line for line in _uncancelled(played, found) if line.value)


def _game(played: Played) -> Line:
    won = played.total("D") >= WINNING
    speech = played.spoken.speech
    words, value = _GAME_WON if won else _GAME_LOST, speech.value(speech.game)
    return Line(GAME_ITEM, "D", "D" if won else "O", value, words, "Z7", speech.game.level)


def _announced(played: Played) -> list[Line]:
    speech, found = played.spoken.speech, []
    for item in speech.announced:
        winner, words = (item.side, _MADE) if achieved(played, item.id, item.side) else (other(item.side), _MISSED)
        found.append(Line(item.id, item.side, winner, speech.value(item), words, "Z41", item.level, item.seat))
    return found


def _silent(played: Played) -> list[Line]:
    rules, found = played.rules, []
    if rules.silent_absolut == "on":
        found += [_earned(played, ABSOLUT, side, "Z43") for side in _sides() if _made_silently(played, ABSOLUT, side)]
    found += _silent_pagat(played)
    if rules.silent_valat == "on":
        found += [_earned(played, VALAT, side, "Z46") for side in _sides() if _made_silently(played, VALAT, side)]
    for bonus, cards in (("trull", TRULL), ("four_kings", KINGS)):
        side = played.holder(cards) if exists(played.contract, bonus) else None
        if side is not None:
            found.append(_earned(played, bonus, side, "Z48", _HELD))
    loser = played.mond_lost_by()
    if loser is not None:
        found.append(_earned(played, "mondfang", other(played.side(loser)), "Z50", _HELD))
    return found


def _sides() -> tuple[Side, Side]:
    return "D", "O"


def _made_silently(played: Played, bonus: str, side: Side) -> bool:
    """Whether a side made a bonus that it did not announce (Z42)."""
    return not _announced_by(played, bonus, side) and achieved(played, bonus, side)


def _announced_by(played: Played, bonus: str, side: Side) -> bool:
    return any(item.id == bonus and item.side == side for item in played.spoken.speech.announced)


def _earned(played: Played, bonus: str, side: Side, clause: str, words: Text = _SILENT) -> Line:
    return Line(bonus, side, side, bonus_value(played.rules, played.contract, bonus, announced=False), words, clause)


def _silent_pagat(played: Played) -> list[Line]:
    """The Pagat in the last trick without a word (Z45)."""
    last = played.pagat()
    announced = played.spoken.speech.pagat_announcer is not None
    if last is None or announced or played.rules.silent_pagat == "off" or not exists(played.contract, PAGAT_ULTIMO):
        return []
    seat, won = last
    if won:
        return [_earned(played, PAGAT_ULTIMO, played.side(seat), "Z45")]
    if played.rules.silent_pagat == "win_only":
        return []
    return [_earned(played, PAGAT_ULTIMO, other(played.side(seat)), "Z45", _SILENT_LOST)]


def valat_side(played: Played) -> Side | None:
    """Return the side whose Valat counts and may cancel other things (Z47)."""
    for side in _sides():
        counts = played.rules.silent_valat == "on" or _announced_by(played, VALAT, side)
        if counts and played.has_all_tricks(side):
            return side
    return None


def _uncancelled(played: Played, found: list[Line]) -> list[Line]:
    """Drop what a Valat that was made cancels, a Valat that the beaten side had announced included (Z47)."""
    side = valat_side(played)
    if side is None or played.rules.valat_cancels == "nothing":
        return found
    kept = [line for line in found if line.id == VALAT and line.owner == side]
    if played.rules.valat_cancels == "bonuses":
        return [line for line in found if line.id == GAME_ITEM] + kept
    return kept


def settle(spoken: SpokenDeal, ending: Ending) -> Outcome:
    """Return what a deal brings whose ten tricks ended so (Z52–Z62)."""
    return outcome(Played(spoken, ending, ending.points(worths(ending.pack), SEATS)))


@cache
def worths(pack: Pack) -> tuple[int, ...]:
    """Return what the card of each place is worth (Z6)."""
    return tuple(card_points(card) for card in pack.cards)


def outcome(played: Played) -> Outcome:
    """Return what a deal brings whose points are counted (Z52–Z62)."""
    if played.contract == TRISCHAKEN:
        return _trischaken(played)
    settled = lines(played)
    factor = double_rounds.factor(played.spoken.context)
    caught = any(line.id == "mondfang" for line in settled)
    explain = partial(_explanation, played, settled, factor, caught)
    return _outcome(played, _items(played, settled, factor), explain, caught=caught)


def _items(played: Played, settled: Iterable[Line], factor: int) -> tuple[Item, ...]:
    members = {side: played.spoken.sides.members(side, SEATS) for side in _sides()}
    return tuple(
        Item(line.id, members[line.winner], line.value * factor, members[other(line.winner)]) for line in settled
    )


def _outcome(
    played: Played, items: tuple[Item, ...], explain: Callable[[], tuple[ScoreLine, ...]], *, caught: bool = False
) -> Outcome:
    rules, sides = played.rules, played.spoken.sides
    triggered = caught and rules.radl == "on"
    context = double_rounds.after_hand(
        played.spoken.context, rules.radl_overlap, length=DOUBLE_ROUND, triggered=triggered
    )
    return Outcome(
        payments=payments(items, SEATS), contract=played.contract, declarer=sides.declarer,
        partner=sides.partner, trumps=None if played.contract == SUIT_SOLO else Suit.TAROCK,
        tricks=tuple(map(Seat, played.ending.winners)), card_points=played.points, items=items,
        context=context, explain=explain,
    )  # fmt: skip


def _trischaken(played: Played) -> Outcome:
    """Everybody plays for himself (Z60–Z62)."""
    virgins = [seat for seat in all_seats(SEATS) if seat not in played.ending.winners]
    forehand = played.spoken.sides.declarer
    counted = Trischaken(played.points, forehand, virgins, played.rules.trischaken_scoring, WINNING)
    factor = double_rounds.factor(played.spoken.context)
    items = tuple(Item(item.id, item.to, item.value * factor, item.payers) for item in counted.items())
    return _outcome(played, items, partial(_trischaken_explanation, counted, items, factor))


def _trischaken_explanation(counted: Trischaken, items: tuple[Item, ...], factor: int) -> tuple[ScoreLine, ...]:
    points = ScoreLine("points", _POINTS, tuple(counted.points), "Z62")
    paid = payments(items, SEATS)
    payment = ScoreLine("item", _TRISCHAKEN, paid, "Z62"), ScoreLine("payment", narration.PAYMENT, paid)
    return points, *counted.notes("Z62"), *_double_note(factor), *payment


def _double_note(factor: int) -> list[ScoreLine]:
    return [ScoreLine("note", _DOUBLED(factor=factor), (), "Z57")] if factor > 1 else []


def _explanation(played: Played, settled: tuple[Line, ...], factor: int, caught: bool) -> tuple[ScoreLine, ...]:  # noqa: FBT001
    told = [ScoreLine("points", _POINTS, played.points, "Z6"), ScoreLine("note", _who_played(played), (), "Z8")]
    told.append(ScoreLine("note", _TOTAL(own=played.total("D"), other=played.total("O")), (), "Z7"))
    if played.contract == SOLO and played.rules.solo_doubles_bonuses == "on":
        told.append(ScoreLine("note", _SOLO_DOUBLES, (), "Z39"))
    told += _double_note(factor)
    if valat_side(played) is not None and played.rules.valat_cancels != "nothing":
        told.append(ScoreLine("note", _CANCELLED, (), "Z47"))
    items = _items(played, settled, factor)
    for line, item in zip(settled, items, strict=True):
        told.append(ScoreLine("item", _told(played, line, factor), payments((item,), SEATS), line.clause))
    if caught and played.rules.radl == "on":
        told.append(ScoreLine("note", _STARTS, (), "Z57"))
    told.append(ScoreLine("payment", narration.PAYMENT, payments(items, SEATS)))
    return tuple(told)


def _told(played: Played, line: Line, double: int) -> Text:
    """Return the words of a line, with how its value came about where it was multiplied by anything (Z28, Z39, Z57)."""
    text, solo = _words(played, line), 1
    if line.id != GAME_ITEM:
        solo = solo_factor(played.rules, played.contract, line.id)
    if solo * line.level * double == 1:
        return text
    product: Value = line.value // (solo * line.level)
    raised = LEVEL_NAMES.get(line.level)
    for factor, reason in ((solo, NAMES[SOLO]), (line.level, raised), (double, _DOUBLE_ROUND)):
        if factor > 1 and reason is not None:
            product = _TIMES(product=product, factor=factor, reason=reason)
    return _SUM(line=text, product=product)


def _words(played: Played, line: Line) -> Text:
    if line.id == GAME_ITEM:
        return line.words(contract=NAMES[played.contract])
    about = line.words(bonus=ITEM_NAMES[line.id])
    return about if line.announcer is None else about(player=Who(line.announcer))


def _who_played(played: Played) -> Text:
    sides, called = played.spoken.sides, played.spoken.speech.called
    if sides.partner is not None and called is not None:
        return _WITH(declarer=Who(sides.declarer), card=called, partner=Who(sides.partner))
    return _ALONE(declarer=Who(sides.declarer), contract=NAMES[played.contract])
