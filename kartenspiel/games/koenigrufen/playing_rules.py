# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the cards of Königrufen are played: pack, lead, laws, announced cards, open hands, and when a deal is decided.

The clauses are K57 to K64, and K90 where it says when cards of the talon are turned up.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from kartenspiel.games.koenigrufen.cards.pack import PACK, TRICKS
from kartenspiel.games.koenigrufen.contracts.bonus_rows import KEPT
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.sides.dummies import SEATS
from kartenspiel.model.cardplay.rules import RULES_KEPT, PlayRules
from kartenspiel.model.cards import Card
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.play import LawClauses, PlayKind, emperor_trick, laws, trumps_of
from kartenspiel.model.tarock.reserved import Reserved, reservations

_CLAUSES: Final = LawClauses(follow="K58", suit="K59", negative="K60", emperor="K62")
_RESERVED: Final = "K63"


def rules_of_play(rules: KoenigrufenRules, contract: str, reserved: Sequence[Reserved] = ()) -> PlayRules:
    """Return how the cards of a contract are played in the first trick (K58–K64).

    Announced cards are `reserved`.  They can make each trick differ: `PlayRules.in_trick` has the rules of later ones.
    """
    kind = CONTRACTS[contract].kind
    emperor = rules.kaiserstich
    if kind == "negative" and rules.kaiserstich_negative == "off":
        emperor = "off"
    return _play_rules(kind, emperor, tuple(sorted(reserved)), hard=rules.bird_hold == "hard")


@lru_cache(maxsize=RULES_KEPT)
def _play_rules(kind: PlayKind, emperor: str, reserved: tuple[Reserved, ...], *, hard: bool) -> PlayRules:
    special = None if emperor == "off" else emperor_trick(ordered=emperor == "ordered")
    tricks = range(1, TRICKS)  # nothing is asked in the last one, in which a hand has but one card
    kept = (reservations(_RESERVED, reserved, trick, hard=hard) for trick in tricks)
    asked = (tuple(laws(kind, _CLAUSES, emperor=special is not None, kept=each)) for each in kept)
    return PlayRules.in_stages(PACK, trumps_of(kind), asked, seats=SEATS, special=special)


def reserved_cards(holders: Mapping[str, Seat], called: Card | None) -> tuple[Reserved, ...]:
    """Return the announced birds and the called card if König ultimo is announced (K63).

    `holders` tells of each bonus announced whose hand has the card that it needs (K46, K103).
    """
    found = [(bonus.needed(called), holders[id_], bonus.trick) for id_, bonus in KEPT.items() if id_ in holders]
    return tuple([Reserved(needed, seat, trick) for needed, seat, trick in found if needed is not None])


def leader(rules: KoenigrufenRules, contract: str, forehand: Seat, declarer: Seat) -> Seat:
    """Return who leads to the first trick: forehand, in contracts won by the number of tricks the declarer (K57)."""
    row = CONTRACTS[contract]
    leads = row.declarer_leads or (row.kind == "suit" and rules.farben_lead == "declarer")
    return declarer if leads else forehand


def decided(rules: KoenigrufenRules, contract: str, declarer: Seat, winners: Sequence[int]) -> bool:
    """Whether the play stops because the declarer has one trick too many; `winners` are those of all tricks (K60 d).

    The settlement is then the same whatever would still be played, so that imagined play may go on or stop.
    """
    goal = CONTRACTS[contract].goal
    return goal is not None and rules.early_end == "on" and list(winners).count(declarer) > goal


def exposed(rules: KoenigrufenRules, contract: str, declarer: Seat, winners: Sequence[int]) -> frozenset[Seat]:
    """Return whose hands lie open for everybody: in open contracts, after the first trick (K60 c)."""
    if not CONTRACTS[contract].open or not winners:
        return frozenset()
    everybody = frozenset(all_seats(SEATS))
    alone = frozenset((declarer,))
    return {"all": everybody, "declarer": alone, "opponents": everybody - alone}[rules.ouvert_exposed]
