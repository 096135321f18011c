# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Asks for contract, sides, announcements, raises, points and bonuses of a deal (K10–K118)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, Literal, NamedTuple

from kartenspiel.games.koenigrufen.bonuses import bonuses
from kartenspiel.games.koenigrufen.cards.card_points import ALL, said, target
from kartenspiel.games.koenigrufen.cards.hands import QUEENS
from kartenspiel.games.koenigrufen.cards.pack import PACK, TRICKS
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BONUSES, LEVEL_NAMES, SKUESFANG
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS, KoenigrufenContract
from kartenspiel.games.koenigrufen.pad.points import ask_points
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.games.koenigrufen.settlement.basis import Basis, worths
from kartenspiel.games.koenigrufen.settlement.outcome import settle
from kartenspiel.games.koenigrufen.sides.dummies import SEATS
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.cards import Card, card
from kartenspiel.model.game import Deal, Hand
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.pad.form import Option, PadForm, seat_of, seats_but
from kartenspiel.model.pad.score_pad import ScorePad, Settle, without_count, without_points
from kartenspiel.model.pad.texts import HOW_ENDED, LOST, NO, THROWN_IN_TEXT, WHAT_PLAYED, WHO_PLAYED, WON, YES
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.bonuses import CalledCardCaught, CardCaught, CardsTogether
from kartenspiel.model.tarock.cards import KINGS, PAGAT, SKUES
from kartenspiel.model.tarock.entered_cards import BonusResult
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.tarock.pad import (
    CAUGHT,
    SAID,
    TarockTable,
    ask_bonuses,
    ask_catch,
    ask_game,
    ask_level,
    spoken,
)
from kartenspiel.model.tarock.pad_points import AllPoints, AskedPoints, TarockCount, counted
from kartenspiel.model.tarock.pad_points import ask_points as ask_result
from kartenspiel.model.tarock.sides import Sides
from kartenspiel.model.tarock.speaking import SpokenItem
from kartenspiel.model.tarock.thrown_in import THROWN_IN, thrown_in
from kartenspiel.model.tarock.trischaken_pad import TrischakenCards, ask_trischaken
from kartenspiel.model.text import Text, Who, room_marker

_ = room_marker(__package__)

_CALLED_KING: Final = _("Which king did {player:nom} call?")
_CALLED_QUEEN: Final = _("Which king or which queen did {player:nom} call?")
_HELD: Final = _("Who held the {card}?")
_KING_IN_TALON: Final = _("the king lay in the talon")
_QUEEN_IN_TALON: Final = _("the queen lay in the talon")
_OWN: Final = _("the declarer himself")
_PLAYED: Final = _("Was it played or given up?")
_PLAYED_ON: Final = _("played")
_GAVE_UP: Final = _("given up")
_BIRD: Final = _("Which bird was named?")
_COMPULSORY: Final = _("Which bird was announced?")
_POINTS: Final = _("Card points of {side:acc}")
_POINTS_LAID: Final = _("Card points of {side:acc}, with the cards laid away")
_POINTS_HALF: Final = _("Card points of {side:acc}, with the half of the talon that held the called card")
_POINTS_TALON: Final = _("Card points of {side:acc}, with the talon")
_WITH: Final = _("Kontra by {player:acc}")
_EMPEROR: Final = _("Was there an emperor trick?")
_TWO: Final = 2


class _Played(NamedTuple):
    """Who played what with whom."""

    deal: Deal[KoenigrufenRules]
    row: KoenigrufenContract
    sides: Sides
    called: Card | None = None
    where: Literal["held", "talon", "own"] = "held"

    @property
    def rules(self) -> KoenigrufenRules:
        return self.deal.rules

    def basis(
        self,
        items: tuple[SpokenItem, ...],
        *,
        gave_up: str | None = None,
        void: Sequence[tuple[str, Seat]] = (),
        others: Hand = (),
    ) -> Basis:
        """Return what it is settled by; of cards beside tricks only some `others` are known to count with them."""
        talon = (self.called,) if self.where == "talon" and self.called is not None else ()
        return Basis(
            rules=self.rules, hands=((),) * SEATS, contract=self.row.id, sides=self.sides, called=self.called,
            items=items, own=(), others=others, talon=talon, gave_up=gave_up, context=self.deal.context,
            void_raises=tuple(void),
        )  # fmt: skip


class KoenigrufenPad(ScorePad[KoenigrufenRules]):
    """Asks for all that decides what a deal pays."""

    def ask(self, deal: Deal[KoenigrufenRules], form: PadForm) -> Settle | None:
        """Ask for the contract, and then for what it needs."""
        rules = deal.rules
        names = [Option(contract, CONTRACTS[contract].name) for contract in terms(rules)]
        names += [Option(THROWN_IN, THROWN_IN_TEXT)] if rules.throw_in != "off" or len(deal.players) == _TWO else []
        contract = form.one("contract", WHAT_PLAYED, names, clause="K15")
        if contract is None:
            return None
        if contract == THROWN_IN:
            two_accounts = rules.kontra_ledger == "side"
            clause = "K13" if rules.throw_in != "off" else "K114"
            return partial(thrown_in, deal, clause=clause, two_accounts=two_accounts)
        row = CONTRACTS[contract]
        if row.each_alone:
            return _ask_trischaken(deal, form, row)
        played = _ask_sides(deal, form, row)
        if played is None:
            return None
        return _ask_tricks(form, played) if row.tricks_decide else _ask_positive(form, played)


def _ask_sides(deal: Deal[KoenigrufenRules], form: PadForm, row: KoenigrufenContract) -> _Played | None:
    """Ask for the declarer, what he called, and where that was (K10, K22, K28–K32, K113, K114)."""
    if row.forehand_only:
        declarer: Seat | None = deal.forehand
    else:
        declarer = seat_of(form.seat("declarer", WHO_PLAYED, deal.players, clause="K10"))
    if declarer is None:
        return None
    if not row.calls:
        return _Played(deal, row, Sides(declarer))
    queens = QUEENS if deal.rules.four_kings == "call_queen" else ()
    cards = [Option(each.code, each) for each in (*KINGS, *queens)]
    label = _CALLED_QUEEN if queens else _CALLED_KING
    chosen = form.one("called", label(player=Who(declarer)), cards, clause="K28")
    if chosen is None:
        return None
    others = deal.dummies if len(deal.players) == _TWO else seats_but(all_seats(SEATS), declarer)
    elsewhere = [Option("talon", _QUEEN_IN_TALON if card(chosen) in queens else _KING_IN_TALON)]
    elsewhere += [Option("own", _OWN)] if deal.rules.call_own_king == "allowed" else []
    held = form.seat("partner", _HELD(card=card(chosen)), others, more=elsewhere, clause="K32")
    if held is None:
        return None
    where: Literal["held", "talon", "own"] = "talon" if held == "talon" else "own" if held == "own" else "held"
    return _Played(deal, row, Sides(declarer, seat_of(held)), card(chosen), where)


def _ask_positive(form: PadForm, played: _Played) -> Settle | None:
    """Ask whether the declarer gave up where he may, and else for all that came of the contract (K40)."""
    if played.where == "talon" and not played.row.solo and played.rules.aufgeben == "on":
        ways = Option("played", _PLAYED_ON), Option("gave_up", _GAVE_UP)
        way = form.one("way", _PLAYED, ways, clause="K40")
        if way != "played":
            return None if way is None else _ask_given_up(form, played)
    return _ask_contract(form, played)


def _ask_given_up(form: PadForm, played: _Played) -> Settle | None:
    """Ask which bird was named with giving up (K40, K87)."""
    bird: str | None = ""
    if played.row.birds:
        birds = [Option(each, BONUSES[each].name) for each in _birds(played)]
        bird = form.one("bird", _BIRD, birds, clause="K40")
    if bird is None:
        return None
    basis = played.basis((), gave_up=bird)
    return partial(_settle, basis, CountedEnding(Ending(PACK, (), ()), (0,) * SEATS))


def _birds(played: _Played) -> list[str]:
    return [each for each in played.row.birds if each in played.rules.enabled_bonuses]


def _ask_tricks(form: PadForm, played: _Played) -> Settle | None:
    """Ask whether the declarer took his tricks, and for the Kontra of each opponent (K51, K86)."""
    declarer, opponents = played.sides.declarer, played.sides.members("O", SEATS)
    table, goal = _table(played), played.row.goal or 0
    known = form.given("tricks")  # as it was asked once
    usual = None if not isinstance(known, int) else "won" if known == goal else "lost"
    result = form.one("result", HOW_ENDED, (Option("won", WON), Option("lost", LOST)), usual=usual, clause="K86")
    items = []
    for seat in opponents:
        speaks = seat in played.deal.players
        field, label = f"level.{seat}", _WITH(player=Who(seat))
        with form.within(SAID):
            level = ask_level(form, field, table, played.row.name, label=label, clause="K51") if speaks else 1
        items.append(spoken(GAME_ITEM, seat, "O", level))
    emperor = _ask_emperor(form, played.rules)
    if result is None:
        return None
    count = goal if result == "won" else goal + 1
    winners = (declarer,) * count + (opponents[0],) * (TRICKS - count)
    found = CountedEnding(Ending(PACK, ((),) * TRICKS, winners), (0,) * SEATS)
    basis = played.basis(tuple(items))
    return partial(_settle, basis, _with_emperor_trick(found) if emperor else found, uncounted="K86")


def _table(played: _Played, bird: str | None = None) -> TarockTable:
    """Return what is settled before bonuses are asked for; the declarer announced this bird (K47)."""
    rules = played.rules
    return TarockTable(
        played.sides, SEATS, tuple(sorted(played.deal.players)), bonuses(rules, played.row.id), played.called,
        LEVEL_NAMES, rules.max_kontra, {} if bird is None else {bird: played.sides.declarer},
    )  # fmt: skip


def _ask_contract(form: PadForm, played: _Played) -> Settle | None:
    """Ask for what was said of a positive contract, and how it came out (K44–K56, K65–K84)."""
    rules = played.rules
    birds = _birds(played)
    bird = _ask_bird(form, played, birds) if birds else None
    table = _table(played, bird)
    label = _points_of(played)(side=tuple(map(Who, played.sides.members("D", SEATS))))
    game = ask_game(form, table, clause="K48")
    items, results = ask_bonuses(form, table)
    ask = partial(ask_points, rules.card_count, form, AskedPoints("points", label, label_tells=True))
    points = ask_result(form, table, (items, results), ask, clause="K81")
    if SKUESFANG not in table.bonuses and _emperor_matters(rules, negative=False):
        bonus = BONUSES[SKUESFANG].bonus
        with form.within(CAUGHT):
            results = (*results, *([ask_catch(form, table, bonus)] if isinstance(bonus, CardCaught) else ()))
    if points is None or not form.complete:
        return None
    left = _left_in_talon(played, results)
    every = AllPoints(ALL[rules.card_count], target(rules))
    count = TarockCount(points, every, PACK, TRICKS, worths(PACK, rules.card_count), {"O": left})
    found = counted(form, table, results, count)
    if found is None:
        return None
    said_items = (game, *items)
    kept: tuple[SpokenItem, ...] = said_items
    void: tuple[tuple[str, Seat], ...] = ()
    if played.where == "talon" and played.row.solo and rules.solorufer_alone_kontra == "void":
        kept = tuple(replace(item, raisers=()) for item in said_items)  # K43
        void = tuple((item.id, item.seat) for item in said_items if item.raisers)
    basis = played.basis(kept, void=void, others=left)
    return partial(_settle, basis, found, uncounted="" if points.entered else "K8")


def _ask_bird(form: PadForm, played: _Played, birds: Sequence[str]) -> str | None:
    """Ask which bird the declarer announced, as he must (K47); there is nothing to ask where he bid it (K20)."""
    if len(birds) == 1:
        return birds[0]
    declarer = str(played.sides.declarer)
    usual = next((each for each in birds if form.given(f"said.{each}") == declarer), None)  # as it was asked once
    options = [Option(each, BONUSES[each].name) for each in birds]
    return form.one("bird", _COMPULSORY, options, usual=usual, clause="K47")


def _points_of(played: _Played) -> Text:
    """Return the words for the card points of the declarer's side, with what counts beside its tricks (K39, K42)."""
    if played.row.talon in {"half", "all"}:
        return _POINTS_LAID
    if played.where != "talon":
        return _POINTS
    return _POINTS_HALF if played.rules.solorufer_king_in_talon == "half" else _POINTS_TALON


def _left_in_talon(played: _Played, results: Sequence[BonusResult]) -> Hand:
    """Return the called card where it lay in the talon and the others have it, but not in a trick (K39, K73)."""
    made = [each.bonus for each in results if each.made == "O"]
    if played.called is None or played.where != "talon" or any(isinstance(each, CalledCardCaught) for each in made):
        return ()
    theirs = any(isinstance(each, CardsTogether) and played.called in each.cards for each in made)
    return (played.called,) if theirs else ()


def _ask_trischaken(deal: Deal[KoenigrufenRules], form: PadForm, row: KoenigrufenContract) -> Settle | None:
    """Ask for the points of everybody, dummies too, with what was won of the talon (K89–K94)."""
    count = deal.rules.card_count
    found = ask_trischaken(
        form,
        TrischakenCards(SEATS, PACK, TRICKS, ALL[count]),
        partial(ask_points, count),
        lambda points: said(points, count),
    )
    emperor = _ask_emperor(form, deal.rules)
    if found is None:
        return None
    basis = _Played(deal, row, Sides(deal.forehand)).basis(())
    return partial(_settle, basis, _with_emperor_trick(found) if emperor else found)


def _emperor_matters(rules: KoenigrufenRules, *, negative: bool) -> bool:
    """Whether an emperor trick is played and makes the following hands count double (K95)."""
    played = rules.kaiserstich != "off" and (not negative or rules.kaiserstich_negative == "on")
    return played and "kaiserstich" in rules.radl_triggers


def _ask_emperor(form: PadForm, rules: KoenigrufenRules) -> bool:
    """Ask for an emperor trick in a negative contract or in Trischaken, where that matters."""
    if not _emperor_matters(rules, negative=True):
        return False
    answer = form.one("emperor", _EMPEROR, (Option("no", NO), Option("yes", YES)), usual="no", clause="K95")
    return answer == "yes"


def _with_emperor_trick(found: CountedEnding) -> CountedEnding:
    """Return an ending in which the Pagat takes the Sküs in the first trick."""
    winner = found.ending.winners[0]
    other = next(seat for seat in all_seats(SEATS) if seat != winner)
    trick = ((other, PACK.place(SKUES)), (winner, PACK.place(PAGAT)))
    ending = Ending(PACK, (trick, *found.ending.tricks[1:]), found.ending.winners)
    return CountedEnding(ending, found.points)


def _settle(basis: Basis, found: CountedEnding, *, uncounted: str = "") -> Outcome:
    """Return what is paid, told without the points of single players where these were not entered.

    Where nobody entered with how much it was won, `uncounted` is the clause of the note that would tell it.
    """
    settled = settle(basis, found.ending, found)
    if basis.row.each_alone:
        return settled
    return without_count(without_points(settled), uncounted) if uncounted else without_points(settled)
