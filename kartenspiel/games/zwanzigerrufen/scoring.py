# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Settlement of Zwanzigerrufen (Z40–Z62), and the score sheet that explains it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from kartenspiel.games.zwanzigerrufen import trischaken
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
    TRICKS,
    TRISCHAKEN,
    VALAT,
    WINNING,
    bonus_value,
    exists,
    game_value,
    solo_factor,
)
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Speech
from kartenspiel.model import narration, tarock
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Context, Hand, Item, Outcome, ScoreLine
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock import KINGS, MOND, PAGAT, SKUES, TRULL
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, Value, Who
from kartenspiel.model.tricks import Trick

Side = Literal["D", "O"]
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
class Line:
    """One item that is settled: whose it is, who wins it, its value with raises, and how it is told (Z52)."""

    id: str
    owner: Side
    winner: Side
    value: int
    said: Text
    """The sentence, still without what it is about."""
    clause: str
    level: int = 1
    """By what raises multiply it."""
    announcer: Seat | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A deal whose ten tricks are played."""

    rules: ZwanzigerrufenRules
    dealt: tuple[Hand, ...]
    speech: Speech
    tricks: tuple[Trick, ...]
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    context: Context

    @property
    def contract(self) -> str:
        """The contract."""
        return str(self.speech.contract)

    def side(self, seat: Seat) -> Side:
        """Return the side of a seat."""
        return "D" if seat in self.speech.side_d else "O"

    def total(self, side: Side) -> int:
        """Return the card points of a side."""
        own = sum(self.points[seat] for seat in self.speech.side_d)
        return own if side == "D" else sum(self.points) - own

    def tricks_of(self, side: Side) -> int:
        """Return how many tricks a side has won."""
        own = sum(winner in self.speech.side_d for winner in self.winners)
        return own if side == "D" else len(self.winners) - own

    def holder(self, cards: Sequence[Card]) -> Side | None:
        """Return the side to which a set of cards counts by the house rules (Z48)."""
        if self.rules.card_bonuses == "opening_hand":
            for seat, hand in enumerate(self.dealt):
                if cards[0] in hand:
                    return self.side(Seat(seat)) if all(card in hand for card in cards) else None
            return None
        if self.rules.card_bonuses == "off":
            return None
        sides = {self.side(self._taker(card)) for card in cards}
        return sides.pop() if len(sides) == 1 else None

    def _taker(self, card: Card) -> Seat:
        for trick, winner in zip(self.tricks, self.winners, strict=True):
            if any(play.card is card for play in trick):
                return winner
        raise LookupError(card)

    def pagat(self) -> tuple[Seat, bool] | None:
        """Return who played the Pagat to the last trick and whether it won; ``None`` if it fell earlier (Z44)."""
        for play in self.tricks[-1]:
            if play.card is PAGAT:
                return play.seat, self.winners[-1] == play.seat
        return None

    def mond_lost_by(self) -> Seat | None:
        """Return who lost the Mond to the Sküs (Z50)."""
        if self.rules.mondfang == "off" or not exists(self.contract, "mondfang"):
            return None
        for trick, winner in zip(self.tricks, self.winners, strict=True):
            for mond in trick:
                if mond.card is MOND:
                    caught = any(play.card is SKUES and play.seat == winner for play in trick)
                    return mond.seat if caught else None
        return None


def other(side: Side) -> Side:
    """Return the other side."""
    return "O" if side == "D" else "D"


def achieved(played: Played, bonus: str, side: Side) -> bool:
    """Whether a side has made a bonus that can be announced (Z43, Z44, Z46)."""
    if bonus == ABSOLUT:
        return played.total(other(side)) <= ABSOLUT_LIMIT
    if bonus == VALAT:
        return played.tricks_of(side) == TRICKS
    last = played.pagat()
    return last is not None and last[1] and played.side(last[0]) == side


def lines(played: Played) -> tuple[Line, ...]:
    """Return everything that is settled (Z56)."""
    found = [_game(played), *_announced(played), *_silent(played)]
    return tuple(line for line in _uncancelled(played, found) if line.value)


def _game(played: Played) -> Line:
    won = played.total("D") >= WINNING
    level = played.speech.level
    value = game_value(played.rules, played.contract) * level
    return Line(GAME_ITEM, "D", "D" if won else "O", value, _GAME_WON if won else _GAME_LOST, "Z7", level)


def _announced(played: Played) -> list[Line]:
    found = []
    for each in played.speech.announced:
        side = played.side(each.seat)
        made = achieved(played, each.bonus, side)
        value = bonus_value(played.rules, played.contract, each.bonus, announced=True) * each.level
        winner, said = (side, _MADE) if made else (other(side), _MISSED)
        found.append(Line(each.bonus, side, winner, value, said, "Z41", each.level, each.seat))
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
    said = any(each.bonus == bonus and played.side(each.seat) == side for each in played.speech.announced)
    return not said and achieved(played, bonus, side)


def _earned(played: Played, bonus: str, side: Side, clause: str, said: Text = _SILENT) -> Line:
    return Line(bonus, side, side, bonus_value(played.rules, played.contract, bonus, announced=False), said, clause)


def _silent_pagat(played: Played) -> list[Line]:
    """The Pagat in the last trick without a word (Z45)."""
    last = played.pagat()
    unsaid = all(each.bonus != PAGAT_ULTIMO for each in played.speech.announced)
    if last is None or not unsaid or played.rules.silent_pagat == "off" or not exists(played.contract, PAGAT_ULTIMO):
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
        said = any(each.bonus == VALAT and played.side(each.seat) == side for each in played.speech.announced)
        if played.tricks_of(side) == TRICKS and (said or played.rules.silent_valat == "on"):
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


def outcome(played: Played) -> Outcome:
    """Settle a deal (Z52–Z62)."""
    if played.contract == TRISCHAKEN:
        return _trischaken(played)
    settled = lines(played)
    factor = tarock.factor(played.context)
    caught = any(line.id == "mondfang" for line in settled)
    explain = partial(_explanation, played, settled, factor, caught)
    return _outcome(played, _items(played, settled, factor), explain, caught=caught)


def _items(played: Played, settled: Iterable[Line], factor: int) -> tuple[Item, ...]:
    own = played.speech.side_d
    members: dict[Side, tuple[Seat, ...]] = {
        "D": tuple(sorted(own)),
        "O": tuple(seat for seat in all_seats(SEATS) if seat not in own),
    }
    return tuple(
        Item(line.id, members[line.winner], line.value * factor, members[other(line.winner)]) for line in settled
    )


def _outcome(
    played: Played, items: tuple[Item, ...], explain: Callable[[], tuple[ScoreLine, ...]], *, caught: bool = False
) -> Outcome:
    rules = played.rules
    triggered = caught and rules.radl == "on"
    return Outcome(
        payments=tarock.payments(items, SEATS), contract=played.contract, declarer=played.speech.declarer,
        partner=played.speech.partner, trumps=None if played.contract == SUIT_SOLO else Suit.TAROCK,
        tricks=played.winners, card_points=played.points, items=items,
        context=tarock.after_hand(played.context, rules.radl_overlap, length=DOUBLE_ROUND, triggered=triggered),
        explain=explain,
    )  # fmt: skip


def _trischaken(played: Played) -> Outcome:
    """Everybody plays for himself (Z60–Z62)."""
    virgins = [seat for seat in all_seats(SEATS) if seat not in played.winners]
    if played.rules.trischaken_scoring == "loser_pays":
        paid: tuple[Item, ...] = (tarock.loser_pays(played.points, played.speech.forehand, virgins, WINNING),)
    else:
        paid = tarock.two_pay_two(played.points)
    factor = tarock.factor(played.context)
    items = tuple(Item(item.id, item.to, item.value * factor, item.payers) for item in paid)
    return _outcome(played, items, partial(_trischaken_told, played, items, virgins, factor))


def _trischaken_told(
    played: Played, items: tuple[Item, ...], virgins: Sequence[Seat], factor: int
) -> tuple[ScoreLine, ...]:
    told = [ScoreLine("points", _POINTS, played.points, "Z62")]
    told += trischaken.notes(played.points, played.speech.forehand, virgins, played.rules.trischaken_scoring)
    told += _double_note(factor)
    paid_out = tarock.payments(items, SEATS)
    return *told, ScoreLine("item", _TRISCHAKEN, paid_out, "Z62"), ScoreLine("payment", narration.PAYMENT, paid_out)


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
        told.append(ScoreLine("item", _told(played, line, factor), tarock.payments((item,), SEATS), line.clause))
    if caught and played.rules.radl == "on":
        told.append(ScoreLine("note", _STARTS, (), "Z57"))
    told.append(ScoreLine("payment", narration.PAYMENT, tarock.payments(items, SEATS)))
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
        return line.said(contract=NAMES[played.contract])
    about = line.said(bonus=ITEM_NAMES[line.id])
    return about if line.announcer is None else about(player=Who(line.announcer))


def _who_played(played: Played) -> Text:
    speech = played.speech
    declarer = Who(speech.declarer if speech.declarer is not None else speech.forehand)
    if speech.partner is not None and speech.called is not None:
        return _WITH(declarer=declarer, card=speech.called, partner=Who(speech.partner))
    return _ALONE(declarer=declarer, contract=NAMES[played.contract])
