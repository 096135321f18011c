# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether the settlement of a deal of Graden can still change (G23).

A missed task shows at once.  Otherwise all legal continuations that differ are tried until two of them settle
differently.
"""

from dataclasses import dataclass, replace

from kartenspiel.games.graden.play import Playing
from kartenspiel.games.graden.scoring import settle
from kartenspiel.model.aceten import DEAL_POINTS, card_points
from kartenspiel.model.cardplay.alike import Likeness
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand, State
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat


@dataclass(frozen=True, slots=True)
class StoppablePlay(Playing):
    """Play that ends as soon as nothing can change any more (G23)."""

    @property
    def decided(self) -> bool:
        """Whether all tasks were missed, or the Schurln lost, in the sight of all (G23)."""
        return self.may_stop and is_seen_to_be_decided(self)

    def cut_short(self) -> State | None:
        """Return the end of the deal if nothing can change any more after a complete trick (G23)."""
        end = foresee(self) if self.may_stop else None
        return None if end is None else replace(self, decision=end)


def foresee(state: Playing) -> Ending | None:
    """Return tricks by which the deal is settled as it is whatever is played from here, ``None`` while that is open."""
    return _search(state, {})


def is_seen_to_be_decided(state: Playing) -> bool:
    """Whether the tricks alone show it to everybody, whoever the called partner may be (G23, G39)."""
    standing = state.basis.standing
    if standing is not None and standing.contract.task == "called" and not state.sides_public:
        return len(set(state.winners) - {standing.seat}) > 1
    return _is_settled(state)


def _is_settled(state: Playing) -> bool:
    """Whether the tricks already played decide the settlement."""
    if state.over:
        return True
    standing, tally = state.basis.standing, state.tally
    if standing is None:
        return _is_schurln_lost(tally.points)
    return len(tally.failed) == len(standing.players)


def _is_schurln_lost(points: tuple[int, ...]) -> bool:
    """Whether nobody can reach the player with most points any more, who then pays alone (G37)."""
    *_, second, most = sorted(points)
    return most > second + DEAL_POINTS - sum(points)


def _search(state: Playing, known: dict[object, Ending | None]) -> Ending | None:
    if _is_settled(state):
        return state.ending
    if state.trick:
        return _try_all(state, known)
    tally = state.tally
    key = _likeness(state).shape(state.hands), state.turn, tally.failed, tally.points
    if key not in known:
        known[key] = _try_all(state, known)
    return known[key]


def _likeness(state: Playing) -> Likeness:
    """Return by what cards differ: beside their rank by points, which count in Schurln alone (G4)."""

    def kind(card: Card, hand: Hand) -> int:
        del hand
        return card_points(card) if state.basis.standing is None else 0

    return Likeness(state.play_rules.pack, kind)


def _plays(state: Playing, turn: Seat) -> tuple[Play, ...]:
    cards = _likeness(state).one_of_each(state.legal_cards(turn), turn, state.hands, state.trick)
    return tuple(Play(turn, card) for card in cards)


def _try_all(state: Playing, known: dict[object, Ending | None]) -> Ending | None:
    found: Ending | None = None
    turn = state.turn
    for move in _plays(state, turn) if turn is not None else ():
        ending = _search(state.lay(move), known)
        if ending is None or (found is not None and _settlement(state, ending) != _settlement(state, found)):
            return None
        found = ending
    return found


def _settlement(state: Playing, ending: Ending) -> object:
    """Return what has to be the same however the deal goes on: payments and partner."""
    outcome = settle(state.basis, ending)
    return outcome.payments, outcome.partner
