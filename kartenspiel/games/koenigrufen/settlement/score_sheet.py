# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The score sheet of Königrufen: how a settlement came about, line by line with the clauses behind it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from kartenspiel.games.koenigrufen.cards.card_points import briefly, in_thirds, missing, said, target, written
from kartenspiel.games.koenigrufen.contracts.bonus_rows import LEVEL_NAMES, VALAT
from kartenspiel.games.koenigrufen.settlement.basis import Basis
from kartenspiel.games.koenigrufen.settlement.contexts import length
from kartenspiel.games.koenigrufen.settlement.double_hands import EVENTS, triggers
from kartenspiel.games.koenigrufen.settlement.settled_lines import case_of, lines
from kartenspiel.model import narration
from kartenspiel.model.cardplay.transfers import pay_items
from kartenspiel.model.conclusion import Conclusion, lacked
from kartenspiel.model.game import Hand
from kartenspiel.model.outcome import Item, ScoreLine
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.tarock.result import TarockResult
from kartenspiel.model.tarock.settlement import POINTS, ScoreLineWriter, SettledLine, double_note, items_of, winner_of
from kartenspiel.model.tarock.sides import SIDES, Side, other_side
from kartenspiel.model.tarock.speaking import GAME_NAME
from kartenspiel.model.tarock.trischaken import Trischaken
from kartenspiel.model.text import Text, Value, Who, room_marker

_ = room_marker(__package__)

_IN_TALON: Final = _("The called {card} lay in the talon.")
_OWN_CALLED: Final = _("{declarer:nom} held the called {card}.")
_GAVE_UP_BIRD: Final = _("{declarer:nom} gave up: the game is lost, and with it the compulsory bird as if announced.")
_GAVE_UP: Final = _("{declarer:nom} gave up: the game is lost.")
_GAVE_UP_SHORT: Final = _("{declarer:nom} gave up.")
_BESIDE: Final[Mapping[Side, Text]] = {
    "D": _("Besides its tricks the declarer's side counts: {cards}."),
    "O": _("Besides their tricks the others count: {cards}."),
}
_TOTAL: Final = _("The declarer's side has {own}, the others have {others}; {target} are needed.")
_SCORE: Final = _("Card points: {own} against {others}")
_TRICKS: Final = _("Tricks won by {declarer:acc}: {count}; exactly {goal} needed.")
_ALL_VOID: Final = _("Since the called king lay in the talon, all raises are void.")
_VOID: Final = _("The raise by {player} is void ({item}): it was not by the right side, or followed one that was not.")
_SOLO: Final = _("In a {contract} bonuses count double.")
_NO_GAME: Final = _("The Valat is settled in place of the game.")
_CAME_OF_IT: Final = _("{line}.")
_LAPSED: Final = _("With the Valat a Kontra to the game lapses.")
_BESIDE_VALAT: Final[Mapping[str, Text]] = {
    "announced_only": _("Beside a Valat only what was announced counts."),
    "trick_and_announced": _(
        "Beside a Valat birds, King ultimo and Mondfang count, and of the others what was announced."
    ),
    "trick_bonuses": _("Beside a Valat only birds, King ultimo and Mondfang count."),
    "none": _("Beside a Valat nothing else counts."),
}
_NO_RAISES: Final = _("Raises count only in the account for money, where it is:")
_MONEY: Final = _("Money, with raises")
_TALON_WON: Final = _("{player:nom} won from the talon: {cards}.")
_PAYS: Final = _("{contract}: from {payers:acc} to {receivers:acc}")
_STARTS: Final = _("{event}: the next {count} deals count double.")
_STARTS_ONE: Final = _("{event}: the next deal counts double.")
_EACH_FOR_HIMSELF: Final = _(
    "{declarer:nom} played a {contract} alone and {declarer:settle|settles} with each opponent separately."
)
_COUNTS: Final = _("A {contract} counts {value}.")


def explanation(basis: Basis, result: TarockResult) -> tuple[ScoreLine, ...]:
    """Return the score sheet of a contract with a declarer."""
    return tuple(_sheet(basis, result))


def conclusion(basis: Basis, result: TarockResult) -> Conclusion:
    """Return who won a contract with a declarer, and why (K8, K39, K40, K83, K86)."""
    settled, declarer = lines(basis, result), Who(basis.sides.declarer)
    if basis.gave_up is not None:
        return _won(basis, settled, reason=_GAVE_UP_SHORT(declarer=declarer))
    if basis.row.goal is not None:
        taken = result.ending.winners.count(basis.sides.declarer)
        return _won(basis, settled, reason=_TRICKS(declarer=declarer, count=taken, goal=basis.row.goal))
    if not any(line.id == GAME_ITEM for line in settled):
        return _won(basis, settled, reason=_valat(basis, settled))
    count = basis.rules.card_count
    score = {side: briefly(result.total(side), count) for side in SIDES}
    too_little = target(basis.rules) - result.total("D")
    declaring = basis.sides.members("D", basis.seats)
    ended = _won(basis, settled, score)
    if too_little > 0:
        whole = too_little if count == "single_71" else -(-too_little // 3)
        ended = replace(ended, reason=lacked(declaring, missing(too_little, count)), lacked=whole)
    points = {side: said(result.total(side), count) for side in SIDES}
    winner = winner_of(settled)
    to_sides = (winner, other_side(winner)), (other_side(winner), winner)
    own, others = (_SCORE(own=points[side], others=points[other]) for side, other in to_sides)
    return replace(ended, score_told=(own, others))


def _valat(basis: Basis, settled: Sequence[SettledLine]) -> Text:
    """Return what came of the Valat that is settled in place of the game, as a sentence."""
    line = next(each for each in settled if each.id == VALAT)
    if line.announcer is None:
        return _NO_GAME
    return _CAME_OF_IT(line=line.words(bonus=basis.bonuses[VALAT].name, player=Who(line.announcer)))


def _won(
    basis: Basis, settled: Sequence[SettledLine], score: Mapping[Side, Value] | None = None, reason: Text | None = None
) -> Conclusion:
    winner = winner_of(settled)
    loser = other_side(winner)
    return Conclusion(
        winners=basis.sides.members(winner, basis.seats), losers=basis.sides.members(loser, basis.seats),
        contract=basis.row.name, score=None if score is None else (score[winner], score[loser]), reason=reason,
    )  # fmt: skip


def _sheet(basis: Basis, result: TarockResult) -> Iterator[ScoreLine]:
    settled = lines(basis, result)
    items = items_of(settled, basis.sides, basis.seats, basis.double, raises=not basis.two_accounts)
    sheet = ScoreLineWriter(basis.row.name, basis.bonuses, LEVEL_NAMES, basis.double)
    if basis.gave_up is None:
        yield _points(basis, result.points)
    yield _who_played(basis, sheet)
    yield from _called(basis)
    yield from _how_decided(basis, result)
    yield from _void(basis)
    yield from _what_counts(basis, settled)
    yield from double_note(basis.double, "K95")
    yield from sheet.items(settled, items, basis.seats, raises=not basis.two_accounts)
    yield from _started(basis, result)
    if basis.two_accounts:
        yield from _money(basis, sheet, settled)
    yield ScoreLine("payment", narration.PAYMENT, pay_items(items, basis.seats))


def _who_played(basis: Basis, sheet: ScoreLineWriter) -> ScoreLine:
    """Return who played with whom, or for himself with each opponent (K10, K51)."""
    if basis.row.goal is None:
        return sheet.who_played(basis.sides, basis.called, basis.seats, "K10")
    text = _EACH_FOR_HIMSELF(declarer=Who(basis.sides.declarer), contract=basis.row.name)
    return ScoreLine("note", text, (), "K51")


def _points(basis: Basis, points: Sequence[int]) -> ScoreLine:
    """Return the card points of each seat, written as players count (K5, K6, K9)."""
    count = basis.rules.card_count
    if count == "single_71":
        return ScoreLine("points", POINTS, tuple(points), "K9")
    shown = tuple(written(each, count) for each in points)
    return ScoreLine("points", POINTS, tuple(points), "K6", shown, tuple(map(in_thirds, points)))


def _called(basis: Basis) -> Iterator[ScoreLine]:
    """Yield why nobody was the declarer's partner, where a card was called (K29, K32, K42)."""
    if basis.called is None or basis.sides.partner is not None:
        return
    if basis.called in basis.talon:
        clause = "K42" if basis.row.solo else "K32"
        yield ScoreLine("note", _IN_TALON(card=basis.called), (), clause)
    else:
        yield ScoreLine("note", _OWN_CALLED(declarer=Who(basis.sides.declarer), card=basis.called), (), "K29")


def _how_decided(basis: Basis, result: TarockResult) -> Iterator[ScoreLine]:
    """Yield by what the game was won or lost (K8, K39, K40, K86)."""
    declarer, count = Who(basis.sides.declarer), basis.rules.card_count
    if basis.gave_up is not None:
        yield ScoreLine("note", (_GAVE_UP_BIRD if basis.gave_up else _GAVE_UP)(declarer=declarer), (), "K40")
    elif basis.row.goal is not None:
        taken = result.ending.winners.count(basis.sides.declarer)
        yield ScoreLine("note", _TRICKS(declarer=declarer, count=taken, goal=basis.row.goal), (), "K86")
    else:
        for side in SIDES:
            if result.beside[side].cards:
                yield ScoreLine("note", _BESIDE[side](cards=result.beside[side].cards), (), "K39")
        own, others = (said(result.total(side), count) for side in SIDES)
        needed = said(target(basis.rules), count)
        yield ScoreLine("note", _TOTAL(own=own, others=others, target=needed), (), "K8")


def _void(basis: Basis) -> Iterator[ScoreLine]:
    """Yield which raises are void: all of them since the called king lay in the talon, or some (K43, K54)."""
    alone = basis.row.solo and basis.called in basis.talon and basis.rules.solorufer_alone_kontra == "void"
    if basis.void_raises and alone:
        yield ScoreLine("note", _ALL_VOID, (), "K43")
        return
    for item, seat in basis.void_raises:
        name = GAME_NAME if item == GAME_ITEM else basis.bonuses[item].name
        yield ScoreLine("note", _VOID(player=Who(seat), item=name), (), "K54")


def _what_counts(basis: Basis, settled: Sequence[SettledLine]) -> Iterator[ScoreLine]:
    """Yield what makes bonuses count otherwise than in the table of bonuses (K55, K70, K77, K83, K84)."""
    if basis.row.solo and basis.rules.solo_doubles_bonuses == "on":
        yield ScoreLine("note", _SOLO(contract=basis.row.name), (), "K70")
    if not any(line.id == VALAT for line in settled):
        return
    if basis.rules.valat_mode == "multiply":
        yield ScoreLine("note", _NO_GAME, (), "K83")
    elif basis.items[0].level > 1:
        yield ScoreLine("note", _LAPSED, (), "K84")
    if basis.rules.valat_other_bonuses in _BESIDE_VALAT:
        yield ScoreLine("note", _BESIDE_VALAT[basis.rules.valat_other_bonuses], (), "K77")


def _started(basis: Basis, result: TarockResult) -> Iterator[ScoreLine]:
    """Yield what makes the hands that follow count double (K95, K96)."""
    hands = length(basis.rules)
    for event in triggers(basis, case_of(basis.spoken, result.counted), result.counted):
        yield ScoreLine("note", (_STARTS if hands > 1 else _STARTS_ONE)(event=EVENTS[event], count=hands), (), "K96")


def _money(basis: Basis, sheet: ScoreLineWriter, settled: Sequence[SettledLine]) -> Iterator[ScoreLine]:
    """Yield the items that raises make worth more in the second account, and what it brings each seat (K56)."""
    raised = [line for line in settled if line.level > 1]
    if raised:
        yield ScoreLine("note", _NO_RAISES, (), "K56")
        items = items_of(raised, basis.sides, basis.seats, basis.double)
        for line in sheet.items(raised, items, basis.seats):
            yield replace(line, kind="money")
    paid = pay_items(items_of(settled, basis.sides, basis.seats, basis.double), basis.seats)
    yield ScoreLine("payment", _MONEY, paid, "K56")


def trischaken_explanation(
    basis: Basis, result: TarockResult, counted: Trischaken, items: Sequence[Item], won: Mapping[Seat, Hand]
) -> tuple[ScoreLine, ...]:
    """Return the score sheet of Trischaken; `won` are the cards of the talon that seats have won (K89–K94)."""
    return tuple(_trischaken(basis, result, counted, items, won))


def _trischaken(
    basis: Basis, result: TarockResult, counted: Trischaken, items: Sequence[Item], won: Mapping[Seat, Hand]
) -> Iterator[ScoreLine]:
    yield _points(basis, counted.points)
    for seat, cards in won.items():
        yield ScoreLine("note", _TALON_WON(player=Who(seat), cards=cards), (), "K90")
    if counted.value > 1:
        yield ScoreLine("note", _COUNTS(contract=basis.row.name, value=counted.value), (), "K118")
    yield from counted.notes("K92" if counted.scoring == "loser_pays" else "K94" if counted.special else "K93")
    yield from double_note(basis.double, "K95")
    for item in items:
        text = _PAYS(contract=basis.row.name, payers=_named(item.payers), receivers=_named(item.to))
        yield ScoreLine("item", text, pay_items((item,), basis.seats), "K91")
    yield from _started(basis, result)
    paid = pay_items(items, basis.seats)
    if basis.two_accounts:
        yield ScoreLine("payment", _MONEY, paid, "K56")
    yield ScoreLine("payment", narration.PAYMENT, paid)


def _named(seats: Sequence[Seat]) -> tuple[Value, ...]:
    return tuple(Who(seat) for seat in seats)
