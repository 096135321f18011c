# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Asks for contract, sides, announcements, raises, points and bonuses of a deal (Z7, Z16–Z32, Z40–Z62)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from kartenspiel.games.zwanzigerrufen.bonuses import BONUSES, LEVEL_NAMES, DealtTogether, bonuses
from kartenspiel.games.zwanzigerrufen.cards import TRICKS, card_points, pack
from kartenspiel.games.zwanzigerrufen.contracts import CONTRACTS, NORMAL, TRISCHAKEN, WINNING, ZwanzigerContract
from kartenspiel.games.zwanzigerrufen.play import pack_of
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.settlement import Basis, outcome, worths
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Speech
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.cards import Card, card
from kartenspiel.model.game import Deal, Hand
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.pad.form import NumberField, Option, PadForm, seat_of, seats_but
from kartenspiel.model.pad.score_pad import ScorePad, Settle, without_count, without_points
from kartenspiel.model.pad.texts import THROWN_IN_TEXT, WHAT_PLAYED, WHO_PLAYED
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.bonuses import CardCaught, CardTakesTrick
from kartenspiel.model.tarock.entered_cards import BonusResult
from kartenspiel.model.tarock.pad import TarockTable, ask_bonuses, ask_game
from kartenspiel.model.tarock.pad_points import AllPoints, AskedPoints, TarockCount, ask_points, counted
from kartenspiel.model.tarock.result import TarockResult
from kartenspiel.model.tarock.sides import Sides
from kartenspiel.model.tarock.speaking import SpokenItem
from kartenspiel.model.tarock.thrown_in import THROWN_IN, thrown_in
from kartenspiel.model.tarock.trischaken_pad import TrischakenCards, ask_trischaken
from kartenspiel.model.text import Who, room_marker

_ = room_marker(__package__)

_CALLED: Final = _("Which tarock did {player:nom} call?")
_PARTNER: Final = _("Who held it?")
_POINTS: Final = _("Card points of {side:acc}")
_DEALT: Final = _("{bonus} does not go with {other}: one player was dealt these cards, and nobody else played them.")
_LOWEST: Final = {"any": 4}


class ZwanzigerPad(ScorePad[ZwanzigerrufenRules]):
    """Asks for all that decides what a deal pays."""

    def ask(self, deal: Deal[ZwanzigerrufenRules], form: PadForm) -> Settle | None:
        """Ask for the contract, and then for what it needs."""
        rules = deal.rules
        rows = (row for row in CONTRACTS.values() if row.id != TRISCHAKEN or rules.trischaken == "forehand")
        names = [Option(row.id, row.name) for row in rows]
        names += [Option(THROWN_IN, THROWN_IN_TEXT)] if rules.zusammenwerfen != "off" else []
        contract = form.one("contract", WHAT_PLAYED, names, clause="Z16")
        if contract is None:
            return None
        if contract == THROWN_IN:
            return partial(thrown_in, deal, clause="Z13")
        row = CONTRACTS[contract]
        if row.each_alone:
            return _ask_trischaken(deal, form)
        return _ask_contract(deal, form, row)


def _all_points(rules: ZwanzigerrufenRules) -> int:
    return sum(map(card_points, pack(rules)))


def _ask_points(whole: int, form: PadForm, asked: AskedPoints) -> int | None:
    field = NumberField(id=asked.field, label=asked.label, least=0, most=whole, usual=asked.usual, clause="Z6")
    return form.whole(field)


def _ask_trischaken(deal: Deal[ZwanzigerrufenRules], form: PadForm) -> Settle | None:
    """Ask for the points of everybody (Z62)."""
    whole, rules = _all_points(deal.rules), deal.rules
    found = ask_trischaken(
        form, TrischakenCards(SEATS, pack_of(rules), TRICKS, whole), partial(_ask_points, whole), int
    )
    if found is None:
        return None
    speech = _speech(rules, TRISCHAKEN, deal.forehand, None, (SpokenItem("game", deal.forehand, "D"),))
    basis = Basis(rules, ((),) * SEATS, speech, Sides(deal.forehand), deal.context)
    return partial(_settle, basis, found)


def _ask_contract(deal: Deal[ZwanzigerrufenRules], form: PadForm, row: ZwanzigerContract) -> Settle | None:
    """Ask for the sides, what was said, and how it came out (Z7, Z16–Z32, Z40–Z51)."""
    rules, everybody = deal.rules, all_seats(SEATS)
    called: Card | None = None
    if row.id == NORMAL:
        declarer: Seat | None = deal.forehand
        lowest = _LOWEST.get(rules.lowest_callable, 16)
        tarocks = [Option(str(number), card(f"T{number}")) for number in range(20, lowest - 1, -1)]
        label = _CALLED(player=Who(deal.forehand))
        called = card(f"T{form.one('called', label, tarocks, usual='20', clause='Z17')}")
        partner = seat_of(form.seat("partner", _PARTNER, seats_but(everybody, declarer), clause="Z8"))
    else:
        declarer, partner = seat_of(form.seat("declarer", WHO_PLAYED, everybody, clause="Z20")), None
    if declarer is None or (called is not None and partner is None):
        return None
    sides, whole = Sides(declarer, partner), _all_points(rules)
    label = _POINTS(side=tuple(map(Who, sides.members("D", SEATS))))
    table = TarockTable(sides, SEATS, everybody, bonuses(rules, row.id), called, LEVEL_NAMES, rules.max_kontra)
    items, results = ask_bonuses(form, table)
    game = ask_game(form, table, least=2 if _says_kontra(rules, items) else 1, clause="Z28")
    ask = partial(form.number, "points", label, whole, clause="Z7")
    points = ask_points(form, table, (items, results), ask, clause="Z7")
    if points is None or form.missing:
        return None
    pack_ = pack_of(rules)
    dealt = [each for each in results if isinstance(each.bonus, DealtTogether)]
    others = [each for each in results if not isinstance(each.bonus, DealtTogether)]
    _check_dealt(form, dealt, others, sides)
    count = TarockCount(points, AllPoints(whole, WINNING), pack_, TRICKS, worths(pack_))
    found = counted(form, table, others, count)
    if found is None:
        return None
    speech = _speech(rules, row.id, declarer, called, (game, *items))
    basis = Basis(rules, _hands(dealt, sides), speech, sides, deal.context)
    return partial(_settle, basis, found, uncounted="" if points.entered else "Z7")


def _check_dealt(form: PadForm, dealt: Sequence[BonusResult], results: Sequence[BonusResult], sides: Sides) -> None:
    """Refuse that somebody else played, caught or lost a card of those that one player was dealt (Z48)."""
    for held in dealt:
        cards = held.bonus.cards if held.made is not None and isinstance(held.bonus, DealtTogether) else ()
        for each in results:
            bird = isinstance(each.bonus, CardTakesTrick) and each.bonus.card in cards
            elsewhere = bird and (each.made or each.beaten) not in (None, held.made)
            caught = isinstance(each.bonus, CardCaught) and each.bonus.caught in cards and each.catch is not None
            lost = caught and each.catch is not None and sides.of(each.catch[0]) != held.made
            if elsewhere or lost or (caught and isinstance(each.bonus, CardCaught) and each.bonus.catcher in cards):
                form.refuse(each.field, _DEALT(bonus=each.bonus.name, other=held.bonus.name), "Z48")


def _says_kontra(rules: ZwanzigerrufenRules, items: Sequence[SpokenItem]) -> bool:
    """Whether something that was announced against the declarer says Kontra to the game (Z27)."""
    included = rules.dagegen_implies_kontra
    against = [item for item in items if item.side == "O"]
    return any(included == "all" or (included == "absolut_valat" and BONUSES[each.id].says_kontra) for each in against)


def _speech(
    rules: ZwanzigerrufenRules, contract: str, declarer: Seat, called: Card | None, items: tuple[SpokenItem, ...]
) -> Speech:
    return Speech(declarer, declarer, items, rules=rules, contract=contract, called=called, closed=True)


def _hands(dealt: Sequence[BonusResult], sides: Sides) -> tuple[Hand, ...]:
    """Return hands of which one has all cards of a bonus where a player was dealt them (Z48)."""
    hands: list[Hand] = [()] * SEATS
    for result in dealt:
        if result.made is not None and isinstance(result.bonus, DealtTogether):
            holder = sides.members(result.made, SEATS)[0]
            hands[holder] = (*hands[holder], *result.bonus.cards)
    return tuple(hands)


def _settle(basis: Basis, found: CountedEnding, *, uncounted: str = "") -> Outcome:
    """Return what is paid, told without the points of single players, which were not entered.

    Where nobody entered with how much it was won, `uncounted` is the clause of the note that would tell it.
    """
    settled = outcome(basis, TarockResult(basis.sides, basis.hands, found.ending, found.points))
    if basis.speech.row.each_alone:
        return settled
    return without_count(without_points(settled), uncounted) if uncounted else without_points(settled)
