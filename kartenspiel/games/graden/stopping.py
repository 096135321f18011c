# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether the settlement of a deal of Graden can still change (G23).

A missed task shows at once.  Otherwise all legal continuations that differ are tried until two of them settle
differently.
"""

from dataclasses import dataclass, replace

from kartenspiel.games.graden import scoring
from kartenspiel.games.graden.play import Playing
from kartenspiel.model.aceten import DEAL_POINTS, card_points
from kartenspiel.model.cardplay.alike import Likeness
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
        return self.may_stop and seen_to_be_decided(self)

    def cut_short(self) -> State | None:
        """Return the end of the deal if nothing can change any more after a complete trick (G23)."""
        end = foreseen(self) if self.may_stop else None
        return None if end is None else replace(self, decision=end)


def foreseen(state: Playing) -> scoring.Play | None:
    """Return how the deal will be settled whatever is played from here, ``None`` while that is open."""
    return _search(state, {})


def seen_to_be_decided(state: Playing) -> bool:
    """Whether the tricks alone show it to everybody, whoever the called partner may be (G23, G39)."""
    won = state.won
    if won is not None and won.contract.task == "called" and not state.sides_public:
        return len(set(state.winners) - {won.seat}) > 1
    return _plain(state) is not None


def _plain(state: Playing) -> scoring.Play | None:
    """Return the settlement where the tricks already played decide it."""
    if state.over:
        return state.finished()
    won, failed = state.won, state.failed()
    if won is None:
        return state.finished() if _schurln_is_lost(state) else None
    players = (won.seat,) if won.mit is None else (won.seat, won.mit)
    return replace(state.finished(), last=None) if len(failed) == len(players) else None


def _schurln_is_lost(state: Playing) -> bool:
    """Whether nobody can reach the player with most points any more, who then pays alone (G37)."""
    points = sorted(state.points())
    return points[-1] > points[-2] + DEAL_POINTS - sum(points)


def _search(state: Playing, known: dict[object, scoring.Play | None]) -> scoring.Play | None:
    plain = _plain(state)
    if plain is not None:
        return plain
    if state.trick:
        return _try_all(state, known)
    key = _likeness(state).shape(state.hands), state.turn, state.failed(), state.points()
    if key not in known:
        known[key] = _try_all(state, known)
    return known[key]


def _likeness(state: Playing) -> Likeness:
    """Return by what cards differ: beside their rank by points, which count in Schurln alone (G4)."""

    def kind(card: Card, hand: Hand) -> int:
        del hand
        return card_points(card) if state.won is None else 0

    return Likeness(state.play_rules.pack, kind)


def _plays(state: Playing, turn: Seat) -> tuple[Play, ...]:
    cards = _likeness(state).one_of_each(state.legal_cards(turn), turn, state.hands, state.trick)
    return tuple(Play(turn, card) for card in cards)


def _try_all(state: Playing, known: dict[object, scoring.Play | None]) -> scoring.Play | None:
    found: scoring.Play | None = None
    turn = state.turn
    for move in _plays(state, turn) if turn is not None else ():
        result = _search(state.after(move), known)  # type: ignore[arg-type]
        if result is None or (found is not None and _settlement(state, result) != _settlement(state, found)):
            return None
        found = result
    return found


def _settlement(state: Playing, play: scoring.Play) -> object:
    """What has to be the same however the deal goes on: payments and partner."""
    outcome = state.settled(play)
    return outcome.payments, outcome.partner
