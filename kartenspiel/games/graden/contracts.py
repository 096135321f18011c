# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The nine contracts of Graden, and Schurln (G17)."""

from dataclasses import dataclass
from typing import Final, Literal

from kartenspiel.model.aceten_play import play_rules
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cards import Card
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

SEATS: Final = 4
HAND: Final = 6
"""The cards of a hand, and so the tricks of a deal (G5)."""
LOW: Final = "A K Q J T 9"
HIGH: Final = "A T K Q J 9"


@dataclass(frozen=True, slots=True, eq=False)
class GradenContract:
    """A row of the table: what is to be done, with whom, in which rank order, and what it is worth in cents.

    There is a single object for each, also in what was sent from one process to another; they compare by identity.
    """

    number: int
    id: str
    task: Literal["none", "called", "last", "alone", "schurln"]
    """Lose every trick; win every trick with a called partner, with the winner of the last one, or alone; Schurln."""
    name: Text
    value: int
    joint_value: int = 0
    """The value with a Mit-player (G24, G32)."""
    high: bool = False
    """Whether the ten is the second highest card."""
    pair: bool = False
    """Whether it may be bid only with King and Over of a suit in hand (G16)."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return contract_named, (self.id,)


CONTRACTS: Final = (
    GradenContract(1, "bettler", "none", _("Bettler"), 30, joint_value=50),
    GradenContract(2, "durchmarsch_mit", "called", _("Durchmarsch mit einer anderen"), 40),
    GradenContract(3, "durchmarsch_letzten", "last", _("Durchmarsch am letzten"), 40),
    GradenContract(4, "plauderer", "none", _("Plauderer"), 50, joint_value=100),
    GradenContract(5, "hundert_mit", "called", _("Durchmarsch Hundert mit einer anderen"), 60, high=True, pair=True),
    GradenContract(6, "hundert_letzten", "last", _("Durchmarsch Hundert am letzten"), 60, high=True, pair=True),
    GradenContract(7, "zehnermord", "alone", _("Zehnermord"), 60, high=True),
    GradenContract(8, "koenigmord", "alone", _("Königmord"), 70),
    GradenContract(9, "hundertermord", "alone", _("Hundertermord"), 80, high=True, pair=True),
)
SCHURLN: Final = GradenContract(0, "schurln", "schurln", _("Schurln"), 10, high=True)
BY_ID: Final = {contract.id: contract for contract in (*CONTRACTS, SCHURLN)}
BETTLER: Final = BY_ID["bettler"]
PLAUDERER: Final = BY_ID["plauderer"]


def contract_named(name: str) -> GradenContract:
    """Return the contract with this id, which must be one."""
    return BY_ID[name]


def ten_is_high(contract: GradenContract, called: Card | None) -> bool:
    """Tell the rank order of a deal: calling a ten in contract 2 makes the tens high (G3, G27)."""
    return contract.high or (called is not None and called.rank == "T")


def rules_of_play(contract: GradenContract, called: Card | None) -> PlayRules:
    """Return how cards are played: one follows and beats, and there are never trumps (G3, G4, G19, G20)."""
    return play_rules(HIGH if ten_is_high(contract, called) else LOW, None, "G19", seats=SEATS)
