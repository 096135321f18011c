# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What somebody would enter on the score pad of a deal that was played to its end, read off the deal itself."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from kartenspiel.games.anrufen.play import Playing as AnrufenPlaying
from kartenspiel.games.graden.play import Playing as GradenPlaying
from kartenspiel.games.koenigrufen.cards.card_points import target
from kartenspiel.games.koenigrufen.play import GivenUp
from kartenspiel.games.koenigrufen.play import Playing as KoenigrufenPlaying
from kartenspiel.games.koenigrufen.play import basis_of as koenigrufen_basis
from kartenspiel.games.koenigrufen.settlement.settled_lines import came_out
from kartenspiel.games.russbach.play import Playing as RussbachPlaying
from kartenspiel.games.zwanzigerrufen.settlement import worths
from kartenspiel.model.cardplay.card_conditions import CardBeatenInTrick, CardFallsTo
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.game import Deal
from kartenspiel.model.pad.form import NOBODY, PadAnswer
from kartenspiel.model.tarock.bonuses import (
    Bonus,
    CalledCardInTrick,
    CardCaught,
    CardTakesTrick,
)
from kartenspiel.model.tarock.cards import PAGAT, SKUES
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.tarock.result import BonusFacts, TarockResult
from kartenspiel.model.tarock.sides import SIDES
from kartenspiel.model.tarock.speaking import SpokenItem

Entry = dict[str, PadAnswer]


def blank(deal: Deal) -> Deal:
    """The same deal as the pad knows it: without cards."""
    return Deal(deal.game, deal.rules, deal.dealer, ((),) * deal.seats, (), deal.context, deal.dummies)


def answers(state: Any, *, counted: bool = False) -> Entry:  # noqa: ANN401 - each game has states of its own
    """What is entered of a deal that is over; card points too, where they are `counted` without need."""
    found = _BY_GAME[state.deal.game](state)
    return found | {"result": "points"} if counted and "points" in found and "result" in found else found


def _calling(state: Any) -> Entry:  # noqa: ANN401 - each game has states of its own
    basis, counted = state.basis, state.payoff.counted(state.ending)
    sides, trumps = basis.sides, basis.call.trumps or basis.call.card.suit
    entry: Entry = {"partner": NOBODY if sides.partner is None else str(sides.partner)}
    twenties = [seat for seat, suit in basis.declared if suit is not trumps]
    forties = [str(seat) for seat, suit in basis.declared if suit is trumps]
    if forties:
        entry["forty"] = forties[0]
    entry |= {f"twenty.{number}": str(seat) for number, seat in enumerate(twenties)}
    points = sum(counted.points[seat] for seat in sides.a)
    winners = set(counted.ending.winners)
    entry["points"] = points
    entry["every.a"] = "yes" if winners <= set(sides.a) else "no"
    entry["every.b"] = "yes" if winners <= set(sides.b) else "no"
    entry |= {f"trick.{seat}": "yes" if seat in winners else "no" for seat, _ in basis.declared}
    if isinstance(state, RussbachPlaying):
        for what in ("hundred", "all"):
            said = {seat for seat, announced in state.announced if announced == what}
            entry[what] = tuple(side for side, members in (("a", sides.a), ("b", sides.b)) if said & set(members))
    return entry


def _graden(state: Any) -> Entry:  # noqa: ANN401 - each game has states of its own
    assert isinstance(state, GradenPlaying)
    standing, ending = state.basis.standing, state.decision or state.ending
    if standing is None:
        points = state.payoff.counted(ending).points
        return {"contract": "schurln", "most": tuple(str(seat) for seat in range(4) if points[seat] == max(points))}
    winners = ending.winners
    entry: Entry = {"contract": standing.contract.id, "bidder": str(standing.seat)}
    if standing.contract.task == "none":
        entry["joined"] = NOBODY if standing.mit is None else str(standing.mit)
        entry |= {f"result.{seat}": "lost" if seat in winners else "made" for seat in standing.players}
        return entry
    if standing.contract.task == "called":
        entry["partner"] = NOBODY if state.basis.partner is None else str(state.basis.partner)
    own = {standing.seat, state.basis.partner}
    asked = winners[:5] if standing.contract.task == "last" else winners
    entry["result"] = "made" if set(asked) <= own else "lost"
    entry["last"] = str(winners[-1])
    return entry


def _anrufen(state: Any) -> Entry:  # noqa: ANN401 - each game has states of its own
    outcome = state.outcome
    if not outcome.played:
        return {"bid": "passed"}
    assert isinstance(state, AnrufenPlaying)
    basis = state.basis
    count = state.settle(state.ending)
    made = basis.contract.bidder in count.conclusion.winners
    return {
        "bid": outcome.contract, "bidder": str(basis.contract.bidder),
        "partner": NOBODY if basis.partner is None else str(basis.partner),
        "contra": "yes" if basis.contract.contras else "no", "result": "made" if made else "lost",
    }  # fmt: skip


def _items(items: tuple[SpokenItem, ...], bonuses: Mapping[str, Bonus]) -> Iterator[tuple[str, PadAnswer]]:
    for item in items:
        if item.id == GAME_ITEM:
            yield "level.game", str(item.level)
            continue
        end = f"{item.id}.{item.side}" if bonuses[item.id].each_side else item.id
        yield f"said.{end}", str(item.seat)
        yield f"level.{end}", str(item.level)


def _results(
    bonuses: Mapping[str, Bonus], items: tuple[SpokenItem, ...], facts: BonusFacts, counted: CountedEnding
) -> Iterator[tuple[str, PadAnswer]]:
    said = {item.id for item in items}
    for bonus in bonuses.values():
        if isinstance(bonus, CardCaught):
            caught = _catch(counted, facts.pack.place(bonus.caught), facts.pack.place(bonus.catcher))
            if caught is not None:
                yield f"lost.{bonus.id}", str(caught[0])
                yield f"caught.{bonus.id}", str(caught[1])
            continue
        made: str = next((side for side in SIDES if bonus.made(facts, side).holds(counted)), "none")
        if made == "none" and bonus.id not in said:
            made = _beaten(bonus, facts, counted)
        yield f"made.{bonus.id}", made


def _beaten(bonus: Bonus, facts: BonusFacts, counted: CountedEnding) -> str:
    if isinstance(bonus, CardTakesTrick) and bonus.silent_loss:
        for side in SIDES:
            if CardBeatenInTrick(facts.pack.place(bonus.card), bonus.trick, facts.members(side)).holds(counted):
                return f"beaten.{side}"
    if isinstance(bonus, CalledCardInTrick) and bonus.silent_loss and facts.called is not None:
        taken = CardFallsTo(facts.pack.place(facts.called), bonus.trick, facts.members("O"))
        return "beaten.O" if taken.holds(counted) else "none"
    return "none"


def _catch(counted: CountedEnding, caught: int, catcher: int) -> tuple[int, int] | None:
    for trick, winner in zip(counted.ending.tricks, counted.ending.winners, strict=True):
        players = {place: seat for seat, place in trick}
        if caught in players and players.get(catcher) == winner:
            return players[caught], winner
    return None


def _zwanziger(state: Any) -> Entry:  # noqa: ANN401 - each game has states of its own
    if not state.outcome.played:
        return {"contract": "thrown_in"}
    basis, ending = state.basis, state.ending
    winners = state.outcome.conclusion.winners
    points = ending.points(worths(ending.pack), 4)
    entry: Entry = {"contract": basis.speech.row.id}
    if basis.speech.row.each_alone:
        entry |= {f"points.{seat}": each for seat, each in enumerate(points)}
        return entry | {f"trick.{seat}": "yes" if seat in ending.winners else "no" for seat in range(4)}
    entry |= {"declarer": str(basis.sides.declarer), "partner": str(basis.sides.partner)}
    if basis.speech.called is not None:
        entry["called"] = basis.speech.called.code[1:]
    result = TarockResult(basis.sides, basis.hands, ending, points)
    entry["points"] = result.total("D")
    entry["result"] = "won" if basis.sides.declarer in winners else "lost"
    bonuses = basis.speech.bonuses
    return (
        entry
        | dict(_items(basis.speech.items, bonuses))
        | dict(_results(bonuses, basis.speech.items, result.facts, result.counted))
    )


def _in_thirds(name: str, points: int, card_count: str) -> Entry:
    if card_count == "single_71":
        return {name: points}
    return {name: points // 3, f"over.{name}": str(points % 3)}


def _koenigrufen(state: Any) -> Entry:  # noqa: ANN401 - each game has states of its own
    if not state.outcome.played:
        return {"contract": "thrown_in"}
    if isinstance(state, GivenUp):
        return {**_koenigrufen_sides(state), "way": "gave_up", "bird": state.bird}
    assert isinstance(state, KoenigrufenPlaying)
    basis, entry = koenigrufen_basis(state, state.speech), _koenigrufen_sides(state)
    counted = basis.counted(state.ending)
    _case, result = came_out(basis, counted)
    emperor = _catch(counted, state.pack.place(SKUES), state.pack.place(PAGAT))
    entry["emperor"] = "no" if emperor is None else "yes"
    if emperor is not None:
        entry |= {"lost.skuesfang": str(emperor[0]), "caught.skuesfang": str(emperor[1])}
    count = state.rules.card_count
    if basis.row.each_alone:
        outcome = state.outcome
        assert outcome is not None
        for seat, each in enumerate(outcome.explanation[0].values):
            entry |= _in_thirds(f"points.{seat}", each or 0, count)
            entry[f"trick.{seat}"] = "yes" if seat in state.winners else "no"
        return entry
    if basis.row.tricks_decide:
        outcome = state.outcome
        assert outcome is not None
        entry["result"] = "won" if basis.sides.declarer in outcome.conclusion.winners else "lost"
        return entry | {f"level.{item.seat}": str(item.level) for item in basis.items}
    entry["way"] = "played"
    entry |= _in_thirds("points", result.total("D"), count)
    entry["result"] = "won" if result.total("D") >= target(state.rules) else "lost"
    declarer = basis.sides.declarer
    birds = [item.id for item in basis.items if item.id in basis.row.birds and item.seat == declarer]
    entry |= {"bird": birds[0]} if birds else {}
    return (
        entry
        | dict(_items(basis.items, basis.bonuses))
        | dict(_results(basis.bonuses, basis.items, result.facts, result.counted))
    )


def _koenigrufen_sides(state: Any) -> Entry:  # noqa: ANN401 - each game has states of its own
    called, sides = state.called, state.sides
    entry: Entry = {"contract": state.contract, "declarer": str(sides.declarer)}
    if called is not None:
        entry["called"] = called.code
        in_talon = "talon" if called in state.deal.talon else "own"
        entry["partner"] = in_talon if sides.partner is None else str(sides.partner)
    return entry


_BY_GAME: Final[Mapping[str, Callable[[Any], Entry]]] = {
    "rufmariasch": _calling,
    "russbach": _calling,
    "graden": _graden,
    "anrufen": _anrufen,
    "zwanzigerrufen": _zwanziger,
    "koenigrufen": _koenigrufen,
}
