# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The contracts of Königrufen as rows of a table, with their values in all columns (K14, K15, K20, K118, K119).

Which of them house rules have, and in what order one bids them, is in `ladder`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS, KAKADU, PAGAT_ULTIMO, QUAPIL, UHU
from kartenspiel.model.tarock.contracts import Contract
from kartenspiel.model.text import Text, room_marker

_ = room_marker(__package__)

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


COLUMNS: Final = ("standard", "wien", "tirol", "pagat", "lungau", "simple")
"""The values of the option ``contract_values``."""
RankAndValue = tuple[int, int | None]
"""A value, and the place in the bidding order, ``None`` for what forehand can only choose after all have passed."""


class RankBeside(NamedTuple):
    """Where a contract ranks in a column that gives it no place of its own (K118, K119)."""

    contract: str
    step: int
    """So much above or below the other."""


class Setting(NamedTuple):
    """An option, with those of its values under which there is a contract."""

    option: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class KoenigrufenContract(Contract):
    """A contract as a row of the table; its value and rank by the house rules of a deal are in `terms`."""

    values: tuple[RankAndValue | None, ...]
    """What it is worth in each of the `COLUMNS`, ``None`` where it has no value (K118, K119)."""
    beside: RankBeside | None = None
    lost: int = 1
    """How many times its value it costs (K81)."""
    talon: Talon
    open: bool = False
    """Whether hands are laid open after the first trick (K60)."""
    forehand_only: bool = False
    """Whether only forehand can play it (K22, K23)."""
    first_word: bool = False
    """Whether house rules say if forehand bids it with the first word or chooses it in the end (K22)."""
    any_hand: bool = False
    """Whether every hand may play it; one such must be enabled (K16)."""
    birds: tuple[str, ...] = ()
    """The bonuses of birds of which the declarer must announce one that was dealt to him (K20, K47)."""
    only_with: Setting | None = None
    """Under which house rules there is such a contract, beside being listed (K16, K20)."""
    held_by_option: bool = False
    """Whether the option ``solodreier_holdable`` says if it can be held (K25)."""
    declarer_leads: bool = False
    """Whether the declarer leads to the first trick under all house rules (K57)."""

    @property
    def compulsory_bird(self) -> bool:
        """Whether the declarer must announce a bird (K20, K47)."""
        return bool(self.birds)

    @property
    def bird(self) -> str | None:
        """The bonus of the bird that was bid with the contract (K20, ``by_bird``)."""
        return self.birds[0] if len(self.birds) == 1 else None

    @property
    def listed_as(self) -> str:
        """By which member of ``enabled_contracts`` house rules have it; bids of birds by ``besserrufer`` (K16, K20)."""
        return self.id if self.bird is None else BESSERRUFER

    @property
    def tricks_decide(self) -> bool:
        """Whether the declarer wins by the number of tricks: piccolo, zwiccolo, bettel and their open forms (K86)."""
        return self.goal is not None


_BY_TRICKS: Final = (
    _("You play alone and must take no trick.").by("K60", "K86"),
    _("You play alone and must take exactly one trick.").by("K60", "K86"),
    _("You play alone and must take exactly two tricks.").by("K60", "K86"),
)
_BIRD_RUFER: Final = _("A Rufer in which you must announce {bonus}: your {card} has to win trick {trick} itself.").by(
    "K20", "K47"
)


def _with_bird(contract: str, name: Text, bird: str, *, place: int) -> KoenigrufenContract:
    """Return a besserrufer that is bid with its bird, above the one that is bid without (K20, K119)."""
    row = BIRDS[bird]
    return KoenigrufenContract(
        id=contract, name=name, calls=True, talon="half", birds=(bird,),
        only_with=Setting("besserrufer_mode", ("by_bird",)),
        task=_BIRD_RUFER(bonus=row.name, card=row.card, trick=row.trick),
        values=(None, (1, place), None, None, None, None), beside=RankBeside(BESSERRUFER, tuple(BIRDS).index(bird)),
    )  # fmt: skip


def _by_tricks(
    contract: str, name: Text, goal: int, values: tuple[RankAndValue | None, ...], *, hands_open: bool = False
) -> KoenigrufenContract:
    return KoenigrufenContract(
        id=contract, name=name, kind="negative", talon="unused", goal=goal, open=hands_open, declarer_leads=True,
        any_hand=True, task=_BY_TRICKS[goal], values=values,
    )  # fmt: skip


CONTRACTS: Final[Mapping[str, KoenigrufenContract]] = {
    row.id: row
    for row in (
        KoenigrufenContract(
            id=TRISCHAKEN,
            name=_("Trischaken"),
            kind="negative",
            each_alone=True,
            talon="unused",
            forehand_only=True,
            any_hand=True,
            task=_("Everybody plays alone, avoids card points and must beat the trick if he can.").by("K60", "K89"),
            values=((1, None), (2, None), (2, None), (1, None), (1, None), (1, None)),
        ),
        KoenigrufenContract(
            id=RUFER,
            name=_("Rufer"),
            calls=True,
            talon="half",
            forehand_only=True,
            task=_(
                "You call a king, whose holder is your secret partner, and take half of the talon; "
                "together you need more than half of the card points."
            ).by("K8", "K28", "K34"),
            values=((1, None), (1, None), (1, None), (1, None), (1, None), (1, None)),
        ),
        _by_tricks(PICCOLO, _("Piccolo"), 1, ((2, 1), (2, 1), (2, 1), (2, 1), None, (2, 1))),
        replace(
            _by_tricks(ZWICCOLO, _("Zwiccolo"), 2, (None, (2, 2), None, None, None, None)),
            beside=RankBeside(PICCOLO, 1),
            only_with=Setting("zwiccolo", ("plain_and_ouvert",)),
        ),
        _by_tricks(BETTEL, _("Bettel"), 0, ((2, 3), (4, 5), (4, 4), (3, 4), None, (2, 2))),
        KoenigrufenContract(
            id=SOLORUFER,
            name=_("Solorufer"),
            calls=True,
            talon="counts",
            solo=True,
            task=_("A Rufer without the talon, which counts with your opponents; you still call a king.").by(
                "K28", "K39"
            ),
            values=((2, 4), (2, 3), (2, 2), (2, 2), (2, 1), None),
        ),
        KoenigrufenContract(
            id=BESSERRUFER,
            name=_("Besserrufer"),
            calls=True,
            talon="half",
            birds=tuple(BIRDS),
            only_with=Setting("besserrufer_mode", ("single",)),
            task=_(
                "A Rufer in which you must announce a bird that was dealt to you; you name it later. Birds: {birds}; "
                "each has to win a certain late trick itself."
            ).by("K20", "K47"),
            values=((1, 5), (1, 4), (1, 3), (1, 3), None, None),
        ),
        _with_bird(PAGATRUFER, _("Pagatrufer"), PAGAT_ULTIMO, place=4),
        _with_bird(UHURUFER, _("Uhurufer"), UHU, place=7),
        _with_bird(KAKADURUFER, _("Kakadurufer"), KAKADU, place=12),
        _with_bird(QUAPILRUFER, _("Quapilrufer"), QUAPIL, place=14),
        KoenigrufenContract(
            id=FARBENDREIER,
            name=_("Suit Dreier"),
            kind="suit",
            talon="half",
            task=_(
                "You alone, with half of the talon. Tarocks are no trumps, and only those without a suit card "
                "may lead one."
            ).by("K34", "K59"),
            values=((3, 6), (5, 8), (5, 6), (3, 5), None, None),
        ),
        KoenigrufenContract(
            id=SECHSERDREIER,
            name=_("Sechserdreier"),
            talon="all",
            forehand_only=True,
            first_word=True,
            lost=2,
            task=_("You alone, with all six cards of the talon; you need more than half of the card points.").by(
                "K8", "K22", "K35"
            ),
            values=((4, 7), (4, 6), (4, 5), (2, None), (4, 2), (4, None)),
            beside=RankBeside(DREIER, -1),
        ),
        KoenigrufenContract(
            id=DREIER,
            name=_("Dreier"),
            talon="half",
            any_hand=True,
            task=_("You alone, with half of the talon; you need more than half of the card points.").by("K8", "K34"),
            values=((4, 8), (5, 9), (5, 7), (4, 6), (4, 3), (4, 3)),
        ),
        KoenigrufenContract(
            id=FARBENSOLO,
            name=_("Suit Solo"),
            kind="suit",
            talon="counts",
            solo=True,
            task=_(
                "You alone, without the talon, which counts with your opponents. Tarocks are no trumps, and "
                "only those without a suit card may lead one."
            ).by("K39", "K59"),
            values=((6, 9), (10, 15), (10, 11), (6, 8), None, None),
        ),
        _by_tricks(
            PICCOLO_OUVERT, _("Piccolo ouvert"), 1, ((6, 10), (6, 10), (8, 9), (5, 7), None, None), hands_open=True
        ),
        replace(
            _by_tricks(
                ZWICCOLO_OUVERT, _("Zwiccolo ouvert"), 2, (None, (6, 11), (8, 8), None, None, None), hands_open=True
            ),
            beside=RankBeside(PICCOLO_OUVERT, 1),
            only_with=Setting("zwiccolo", ("plain_and_ouvert", "ouvert_only")),
        ),
        _by_tricks(
            BETTEL_OUVERT, _("Bettel ouvert"), 0, ((7, 12), (8, 13), (8, 10), (6, 9), None, None), hands_open=True
        ),
        KoenigrufenContract(
            id=SOLODREIER,
            name=_("Solodreier"),
            talon="counts",
            solo=True,
            any_hand=True,
            held_by_option=True,
            task=_(
                "You alone, without the talon, which counts with your opponents; you need more than half of the card "
                "points."
            ).by("K8", "K39"),
            values=((8, 13), (10, 16), (10, 12), (8, 10), (8, 4), (8, 4)),
        ),
    )
}
"""All contracts, also those that need house rules (K14, K20)."""
BIRD_BIDS: Final = tuple(row.id for row in CONTRACTS.values() if row.bird is not None)
"""The four bids for which ``besserrufer`` stands in ``enabled_contracts`` (K16, K20)."""
LISTED: Final = tuple(contract for contract in CONTRACTS if contract not in BIRD_BIDS)
"""The contracts that the option ``enabled_contracts`` lists (K14, K16)."""
