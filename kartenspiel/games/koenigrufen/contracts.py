# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The contracts of Königrufen as rows of a table: what is the same under all house rules (K14, K15, K20)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from kartenspiel.games.koenigrufen.bonus_names import KAKADU, PAGAT_ULTIMO, QUAPIL, UHU
from kartenspiel.model.tarock.play import Kind
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text

TRISCHAKEN: Final = "trischaken"
RUFER: Final = "rufer"
PICCOLO: Final = "piccolo"
ZWICCOLO: Final = "zwiccolo"
BETTEL: Final = "bettel"
SOLORUFER: Final = "solorufer"
BESSERRUFER: Final = "besserrufer"
PAGATRUFER: Final = "pagatrufer"
UHURUFER: Final = "uhurufer"
KAKADURUFER: Final = "kakadurufer"
QUAPILRUFER: Final = "quapilrufer"
FARBENDREIER: Final = "farbendreier"
SECHSERDREIER: Final = "sechserdreier"
DREIER: Final = "dreier"
FARBENSOLO: Final = "farbensolo"
PICCOLO_OUVERT: Final = "piccolo_ouvert"
ZWICCOLO_OUVERT: Final = "zwiccolo_ouvert"
BETTEL_OUVERT: Final = "bettel_ouvert"
SOLODREIER: Final = "solodreier"

Talon = Literal["half", "all", "counts", "unused"]
"""The declarer takes one half, or all six cards; nobody takes it and it counts with the others (K39); it is out of play
(K39), in Trischaken until somebody wins it (K90)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KoenigrufenContract:
    """A contract; what it is worth and what outbids it depends on the house rules (`terms`)."""

    id: str
    name: Text
    kind: Kind = "tarock"
    """How its cards are played (K59, K60)."""
    calls: bool = False
    """Whether the declarer calls a king (K15, K28)."""
    talon: Talon
    goal: int | None = None
    """How many tricks the declarer must take exactly; ``None`` where card points decide."""
    open: bool = False
    """Whether hands are laid open after the first trick (K60)."""
    forehand_only: bool = False
    """Whether only forehand can play it (K22, K23)."""
    solo: bool = False
    """Whether it is a solo contract, in which bonuses count double (K15, K70)."""
    compulsory_bird: bool = False
    """Whether the declarer must announce a bird that was dealt to him (K20, K47)."""
    bird: str | None = None
    """The bonus of the bird that was bid with the contract (K20, ``by_bird``)."""
    declarer_leads: bool = False
    """Whether the declarer leads to the first trick under all house rules (K57)."""

    @property
    def alone(self) -> bool:
        """Whether the contract itself makes the declarer play alone against all the others (K10, K14)."""
        return not self.calls and self.id != TRISCHAKEN

    @property
    def tricks_decide(self) -> bool:
        """Whether the declarer wins by the number of tricks: piccolo, zwiccolo, bettel and their open forms (K86)."""
        return self.goal is not None


def _besserrufer(contract: str, name: Text, bird: str | None = None) -> KoenigrufenContract:
    return KoenigrufenContract(id=contract, name=name, calls=True, talon="half", compulsory_bird=True, bird=bird)


def _by_tricks(contract: str, name: Text, goal: int, *, hands_open: bool = False) -> KoenigrufenContract:
    return KoenigrufenContract(
        id=contract, name=name, kind="negative", talon="unused", goal=goal, open=hands_open, declarer_leads=True
    )


CONTRACTS: Final[Mapping[str, KoenigrufenContract]] = {
    row.id: row
    for row in (
        KoenigrufenContract(
            id=TRISCHAKEN, name=QT_TRANSLATE_NOOP("koenigrufen", "Trischaken"), kind="negative", talon="unused",
            forehand_only=True,
        ),
        KoenigrufenContract(
            id=RUFER, name=QT_TRANSLATE_NOOP("koenigrufen", "Rufer"), calls=True, talon="half", forehand_only=True
        ),
        _by_tricks(PICCOLO, QT_TRANSLATE_NOOP("koenigrufen", "Piccolo"), 1),
        _by_tricks(ZWICCOLO, QT_TRANSLATE_NOOP("koenigrufen", "Zwiccolo"), 2),
        _by_tricks(BETTEL, QT_TRANSLATE_NOOP("koenigrufen", "Bettel"), 0),
        KoenigrufenContract(
            id=SOLORUFER, name=QT_TRANSLATE_NOOP("koenigrufen", "Solorufer"), calls=True, talon="counts", solo=True
        ),
        _besserrufer(BESSERRUFER, QT_TRANSLATE_NOOP("koenigrufen", "Besserrufer")),
        _besserrufer(PAGATRUFER, QT_TRANSLATE_NOOP("koenigrufen", "Pagatrufer"), PAGAT_ULTIMO),
        _besserrufer(UHURUFER, QT_TRANSLATE_NOOP("koenigrufen", "Uhurufer"), UHU),
        _besserrufer(KAKADURUFER, QT_TRANSLATE_NOOP("koenigrufen", "Kakadurufer"), KAKADU),
        _besserrufer(QUAPILRUFER, QT_TRANSLATE_NOOP("koenigrufen", "Quapilrufer"), QUAPIL),
        KoenigrufenContract(
            id=FARBENDREIER, name=QT_TRANSLATE_NOOP("koenigrufen", "Suit Dreier"), kind="suit", talon="half"
        ),
        KoenigrufenContract(
            id=SECHSERDREIER, name=QT_TRANSLATE_NOOP("koenigrufen", "Sechserdreier"), talon="all", forehand_only=True
        ),
        KoenigrufenContract(id=DREIER, name=QT_TRANSLATE_NOOP("koenigrufen", "Dreier"), talon="half"),
        KoenigrufenContract(
            id=FARBENSOLO, name=QT_TRANSLATE_NOOP("koenigrufen", "Suit Solo"), kind="suit", talon="counts", solo=True
        ),
        _by_tricks(PICCOLO_OUVERT, QT_TRANSLATE_NOOP("koenigrufen", "Piccolo ouvert"), 1, hands_open=True),
        _by_tricks(ZWICCOLO_OUVERT, QT_TRANSLATE_NOOP("koenigrufen", "Zwiccolo ouvert"), 2, hands_open=True),
        _by_tricks(BETTEL_OUVERT, QT_TRANSLATE_NOOP("koenigrufen", "Bettel ouvert"), 0, hands_open=True),
        KoenigrufenContract(
            id=SOLODREIER, name=QT_TRANSLATE_NOOP("koenigrufen", "Solodreier"), talon="counts", solo=True
        ),
    )
}  # fmt: skip
"""All contracts, also those that need house rules (K14, K20)."""
BIRD_BIDS: Final = tuple(row.id for row in CONTRACTS.values() if row.bird is not None)
"""The four bids for which ``besserrufer`` stands in ``enabled_contracts`` (K16, K20)."""
LISTED: Final = tuple(contract for contract in CONTRACTS if contract not in BIRD_BIDS)
"""The contracts that the option ``enabled_contracts`` lists (K14, K16)."""
ALWAYS_POSSIBLE: Final = frozenset(
    (TRISCHAKEN, DREIER, SOLODREIER, *(row.id for row in CONTRACTS.values() if row.tricks_decide))
)
"""The contracts that every hand may play; one of them must be enabled (K16)."""
