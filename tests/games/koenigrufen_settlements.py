# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The worked settlements and edge cases of Königrufen with a declarer, and what each house rule changes in them."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.options import OptionValue

Payments = tuple[int, int, int, int]


@dataclass(frozen=True)
class Settlement:
    """What was said and how the play came out, and what that brings F, P2, P3 and P4."""

    id: str
    contract: str
    sides: str
    """The declarer, and the partner if there is one: "F P3"."""
    taken: str
    """What the declarer's side has: card points with what it has beside its tricks ("41/2"), with "/" and the number of
    tricks where that matters ("12 tricks"); or only the number of tricks."""
    payments: Payments
    said: str = ""
    """Items with who announced and who raised them: "game P3, uhu P2 P3"; in a negative contract "F F P3, P4 P4" are
    the items of the opponents F and P4, whose raises are F's, P3's and P4's."""
    cards: str = ""
    """Cards in given tricks: "12 P2 I *, 11 P3 II O"; see `read_fixed`."""
    held: str = ""
    """Kings and cards of the Trull that the declarer's side has, in tricks or beside them."""
    own: str = ""
    """Cards beside the tricks of the declarer's side; low ones if this is empty."""
    others: str = ""
    """The same of the others."""
    called: str = ""
    money: Payments | None = None
    """The second account where there is one; the payments again if it is not given."""
    gave_up: str | None = None
    preset: str = "standard"
    options: Mapping[str, OptionValue] = dataclasses.field(default_factory=dict)
    double: int | tuple[int, ...] = 0
    """How many hands are still to count double when this one begins, by ``multiply`` for each double round."""
    double_after: int | tuple[int, ...] = 0


ON_THE_PAGE: Final = (
    Settlement("Rufer", "rufer", "F P3", "34/0", (1, -1, 1, -1), said="game F, pagat F", cards="12 F I *", held="♥K"),
    Settlement("Dreier", "dreier", "P4", "40/0", (-7, -7, -7, 21), said="game P4 P2", held="♥K"),
    Settlement(
        "Dreier with two accounts", "dreier", "P4", "40/0", (-3, -3, -3, 9), said="game P4 P2", held="♥K",
        options={"kontra_ledger": "side"}, money=(-7, -7, -7, 21),
    ),
)  # fmt: skip
"""The examples in the section on payment of the page of rules."""

_CAUGHT_BY_PARTNER = "5 F XXI P2, 5 P2 Sk *"
_CAUGHT_BY_OPPONENT = "5 F XXI P3, 5 P3 Sk *"
_EMPEROR = "5 F XXI P3, 5 P2 Sk P3, 5 P3 I *"
_EVERYTHING = "Sk XXI I ♥K ♦K ♠K ♣K"
_SIDE: Final[Mapping[str, OptionValue]] = {"kontra_ledger": "side"}

WORKED: Final = (
    Settlement("KW2", "rufer", "F P3", "41/2 8", (1, -1, 1, -1), held="♥K ♦K ♠K ♣K", called="♥K"),
    Settlement("KW4", "besserrufer", "P2 P4", "34/0", (-7, 7, -7, 7), said="game P2, uhu P2 P3", cards="11 P2 II *"),
    Settlement(
        "KW5", "solorufer", "P3 F", "30/1", (2, -2, 2, -2), said="game P3, koenig_ultimo F", called="♦K",
        cards="12 F ♦K D",
    ),
    Settlement(
        "KW6", "solorufer", "P2", "38/2", (-6, 18, -6, -6), cards="11 P2 II *", called="♦K", own="♦K IX ♠7",
        others="X XI ♠8",
    ),
    Settlement("KW7", "dreier", "P4", "40/1", (-4, -4, -4, 12), held="Sk XXI I"),
    Settlement("KW8", "sechserdreier", "F", "33/2", (-12, 4, 4, 4), said="game F, uhu F", cards="11 F II *"),
    Settlement("KW9", "piccolo", "P3", "1", (-8, -2, 14, -4), said="F F P3, P2, P4 P4"),
    Settlement("KW10", "bettel_ouvert", "P2", "1", (14, -77, 56, 7), said="F F, P3 P3 P2 P3, P4"),
    Settlement(
        "KW10 with two accounts", "bettel_ouvert", "P2", "1", (7, -21, 7, 7), said="F F, P3 P3 P2 P3, P4",
        options=_SIDE, money=(14, -77, 56, 7),
    ),
    Settlement("KW11", "farbensolo", "F", "37/1", (24, -8, -8, -8), held=_EVERYTHING),
    Settlement("KW12", "farbendreier", "P4", "35/0", (1, 1, 1, -3), said="game P4, kings P2"),
    Settlement("KW13", "dreier", "P2", "12", (-18, 54, -18, -18), said="game P2, trull P2", cards="12 P2 I *"),
    Settlement("KW14", "dreier", "P2", "11", (30, -90, 30, 30), said="game P2, valat P2, pagat P2", cards="12 P2 I *"),
    Settlement("KW15", "sechserdreier", "F", "0", (-192, 64, 64, 64), said="game F P3"),
    Settlement(
        "KW15 with two accounts", "sechserdreier", "F", "0", (-96, 32, 32, 32), said="game F P3", options=_SIDE,
        money=(-192, 64, 64, 64),
    ),
    Settlement("KW16", "besserrufer", "P2", "", (5, -15, 5, 5), called="♥K", own="♥K", gave_up="uhu"),
    Settlement(
        "KW17", "besserrufer", "P3", "36/1", (3, 3, -9, 3), said="game P3, pagat P3 P2", called="♥K", others="♥K V IX",
    ),
    Settlement(
        "KW19, first hand", "rufer", "F P2", "40/0", (0, 0, 0, 0), cards=_CAUGHT_BY_PARTNER, called="♥K",
        options={"mondfang": "any", "radl_triggers": frozenset(("mondfang",))}, double_after=4,
    ),
    Settlement(
        "KW19, second hand", "dreier", "P4", "40/1", (-8, -8, -8, 24), held="Sk XXI I",
        options={"mondfang": "any", "radl_triggers": frozenset(("mondfang",))}, double=4, double_after=3,
    ),
    Settlement("KW20", "uhurufer", "P2 F", "32/1", (-5, -5, 5, 5), said="game P2, uhu P2", called="♥K", preset="wien"),
    Settlement(
        "KW21", "solodreier", "F", "12", (78, -26, -26, -26), said="game F P2, trull F", cards="12 F I *",
        held=_EVERYTHING, preset="wien",
    ),
    Settlement(
        "KW22", "rufer", "F P2", "12", (23, 23, -23, -23), said="game F, valat F", cards="12 F I *, 12 P2 ♥K F",
        called="♥K", held="Sk XXI I ♥K ♦K", preset="tirol",
    ),
)  # fmt: skip
"""The worked settlements with a declarer (KW2–KW22); KW3 is a deal of its own."""

_FLYING: Final[Mapping[str, OptionValue]] = {"table_mode": "three_flying"}

DUMMIES: Final = (
    Settlement(
        "KW23", "besserrufer", "P2 P3", "33/0", (4, -4, -4, 4), said="game P2 F, pagat P2", called="♠K", options=_FLYING
    ),
    Settlement("KW24", "dreier", "F", "36/2", (12, -4, -4, -4), options=_FLYING),
    Settlement("KW25", "bettel", "P4", "1", (4, 2, 2, -8), said="F F, P2, P3", options=_FLYING),
    Settlement(
        "KW27", "rufer", "F P2", "38/0", (-1, -1, 1, 1), said="game F, pagat P3", cards="12 P3 I *", called="♦K",
        options={"table_mode": "two"},
    ),
)  # fmt: skip
"""The worked settlements with dummies (KW23–KW25, KW27): X stands for P3, at a table of two for P2 and Y for P4."""

EDGES: Final = (
    Settlement("KE1, 35/1", "rufer", "F P3", "35/1", (-1, 1, -1, 1)),
    Settlement("KE1, 35/1 is enough", "rufer", "F P3", "35/1", (1, -1, 1, -1), options={"win_threshold": "35_1"}),
    Settlement("KE1, 35/0", "rufer", "F P3", "35/0", (-1, 1, -1, 1)),
    Settlement("KE1, 35/0 is never enough", "rufer", "F P3", "35/0", (-1, 1, -1, 1), options={"win_threshold": "35_1"}),
    Settlement("KE11", "rufer", "F", "40/0", (0, 0, 0, 0), called="♥K", others="♥K V IX", held="Sk"),
    Settlement("KE12", "solorufer", "P2", "30/0", (2, -6, 2, 2), called="♥K", own="♥K V VI", others="X XI XII"),
    Settlement("KE19, no Mondfang", "rufer", "F P2", "40/0", (2, 2, -2, -2), cards="5 F XXI P2, 5 P2 Sk *, 5 P3 I P2"),
    Settlement(
        "KE19, Mondfang", "rufer", "F P2", "40/0", (1, 1, -1, -1), cards="5 F XXI P2, 5 P2 Sk *, 5 P3 I P2",
        options={"mondfang": "any"}, held="Sk XXI I ♥K ♦K",
    ),
    Settlement(
        "KE19, emperor trick", "rufer", "F P2", "40/0", (0, 0, 0, 0), cards=_EMPEROR, options={"mondfang": "any",
        "kaiserstich": "any_order"}, held="I ♥K ♦K",
    ),
    Settlement("KE21", "dreier", "P2", "66/2 11", (32, -96, 32, 32), said="game P2, valat P2", held=_EVERYTHING),
    Settlement("KE22", "dreier", "P2", "12", (-16, 48, -16, -16), cards="12 P2 I *", held=_EVERYTHING),
    Settlement("KE34", "sechserdreier", "P2", "33/2", (4, -12, 4, 4), said="game P2, uhu P2", cards="11 P2 II *"),
)  # fmt: skip
"""The edge cases that are settled with a declarer (KE1–KE34)."""


def _each(example: Settlement, option: str, values: Mapping[OptionValue, Payments]) -> tuple[Settlement, ...]:
    """Return an example once for each value of an option, with what is paid then."""
    return tuple(
        dataclasses.replace(
            example,
            id=f"{example.id}, {option}={value}",
            payments=paid,
            options={**example.options, option: value},
        )
        for value, paid in values.items()
    )


_VALAT = Settlement(
    "K77", "rufer", "F P2", "12", (0, 0, 0, 0), said="game F, trull F, uhu F", cards="11 F II *, 12 F I *",
    held=_EVERYTHING, called="♥K",
)  # fmt: skip
_ULTIMO_LOST = Settlement("K69 King ultimo", "rufer", "F P2", "40/0", (0, 0, 0, 0), cards="12 P2 ♥K O", called="♥K")

BY_OPTION: Final = (
    *_each(
        Settlement("K9", "rufer", "F P3", "35/2 8", (0, 0, 0, 0)),
        "card_count", {"thirds": (1, -1, 1, -1), "single_71": (-1, 1, -1, 1)},
    ),
    *_each(
        Settlement("K118", "dreier", "F", "40/1", (0, 0, 0, 0)),
        "contract_values",
        {"standard": (12, -4, -4, -4),
            "wien": (15, -5, -5, -5),
            "tirol": (15, -5, -5, -5),
            "pagat": (12, -4, -4, -4),
            "lungau": (12, -4, -4, -4),
            "simple": (12, -4, -4, -4),
       },
    ),
    *_each(
        Settlement("K69 bird", "rufer", "F P2", "40/0", (0, 0, 0, 0), cards="11 P3 II P2", called="♥K"),
        "silent_loss", {"none": (1, 1, -1, -1), "birds": (3, 3, -3, -3), "birds_and_king": (3, 3, -3, -3)},
    ),
    *_each(
        Settlement("K69 bird beaten by the partner", "rufer", "F P2", "40/0", (0, 0, 0, 0), cards="11 F II P2"),
        "silent_loss", {"none": (1, 1, -1, -1), "birds": (-1, -1, 1, 1)},
    ),
    *_each(
        _ULTIMO_LOST,
        "silent_loss", {"none": (1, 1, -1, -1), "birds": (1, 1, -1, -1), "birds_and_king": (0, 0, 0, 0)},
    ),
    *_each(
        Settlement("K70", "farbensolo", "F", "37/1", (0, 0, 0, 0), held=_EVERYTHING),
        "solo_doubles_bonuses", {"on": (24, -8, -8, -8), "off": (21, -7, -7, -7)},
    ),
    *_each(
        Settlement("K71 by the partner", "rufer", "F P2", "40/0", (0, 0, 0, 0), cards=_CAUGHT_BY_PARTNER),
        "mondfang",
        {"off": (1, 1, -1, -1), "opponents_only": (1, 1, -1, -1), "any": (0, 0, 0, 0), "individual": (0, 2, -1, -1)},
    ),
    *_each(
        Settlement(
            "K71 by an opponent", "rufer", "F P2", "40/0", (0, 0, 0, 0), cards=_CAUGHT_BY_OPPONENT, held="I ♥K ♦K",
        ),
        "mondfang",
        {"off": (1, 1, -1, -1), "opponents_only": (0, 0, 0, 0), "any": (0, 0, 0, 0), "individual": (0, 1, 0, -1)},
    ),
    *_each(
        Settlement(
            "K71 in a solo contract and a double round", "solodreier", "F", "40/1", (0, 0, 0, 0),
            cards=_CAUGHT_BY_OPPONENT, held="I ♥K ♦K", double=1,
        ),
        "mondfang", {"off": (48, -16, -16, -16), "any": (36, -12, -12, -12), "individual": (44, -16, -12, -16)},
    ),
    *_each(
        Settlement(
            "K71 announced, single players", "rufer", "F P2", "40/0", (0, 0, 0, 0), cards=_CAUGHT_BY_OPPONENT,
            said="game F, mondfang P4 F", held="I ♥K ♦K", options={"mondfang_announce": "on"},
        ),
        "mondfang", {"individual": (-3, -3, 3, 3), "any": (-3, -3, 3, 3)},
    ),
    *_each(
        Settlement(
            "K71 announced, caught by the partner", "rufer", "F P2", "40/0", (0, 0, 0, 0), cards=_CAUGHT_BY_PARTNER,
            said="game F, mondfang P4", options={"mondfang_announce": "on"},
        ),
        "mondfang", {"individual": (3, 3, -3, -3), "any": (-1, -1, 1, 1), "opponents_only": (3, 3, -3, -3)},
    ),
    *_each(
        Settlement(
            "K71 in a suit game", "farbendreier", "F", "40/1", (0, 0, 0, 0), cards=_CAUGHT_BY_OPPONENT, held="I ♥K ♦K",
        ),
        "mondfang", {"off": (9, -3, -3, -3), "any": (9, -3, -3, -3)},
    ),
    *_each(
        Settlement("K72", "rufer", "F P2", "40/0", (0, 0, 0, 0), cards=_EMPEROR, held="I ♥K ♦K"),
        "skuesfang", {"off": (0, 0, 0, 0), "on": (-2, -2, 2, 2)},
    ),
    *_each(
        Settlement(
            "K72 of the own side", "rufer", "F P3", "40/0", (0, 0, 0, 0), cards="5 F Sk P3, 5 P2 XXI P3, 5 P3 I *",
            held="Sk XXI I ♥K ♦K",
        ),
        "skuesfang", {"off": (2, -2, 2, -2), "on": (2, -2, 2, -2)},
    ),
    *_each(
        Settlement("K73", "rufer", "F P2", "40/0", (0, 0, 0, 0), cards="6 P2 ♥K O", called="♥K"),
        "koenigfang", {"off": (1, 1, -1, -1), "on": (0, 0, 0, 0)},
    ),
    *_each(
        dataclasses.replace(
            _ULTIMO_LOST, id="K73 beside a lost King ultimo", options={"silent_loss": "birds_and_king"},
        ),
        "koenigfang", {"off": (0, 0, 0, 0), "on": (0, 0, 0, 0)},
    ),
    *_each(
        Settlement(
            "K73 beside an announced King ultimo", "rufer", "F P2", "40/0", (0, 0, 0, 0),
            said="game F, koenig_ultimo P2", cards="6 P2 ♥K O", called="♥K",
        ),
        "koenigfang", {"off": (-1, -1, 1, 1), "on": (-1, -1, 1, 1)},
    ),
    *_each(
        Settlement("K73 left in the talon", "rufer", "F", "40/0", (0, 0, 0, 0), called="♥K", others="♥K V IX"),
        "koenigfang", {"on": (3, -1, -1, -1)},
    ),
    *_each(
        Settlement("K74", "rufer", "F P3", "50/0", (0, 0, 0, 0), held="Sk XXI ♥K ♦K"),
        "absolut", {"off": (1, -1, 1, -1), 45: (2, -2, 2, -2), 50: (2, -2, 2, -2), 55: (1, -1, 1, -1)},
    ),
    *_each(
        Settlement(
            "K74 announced and missed", "rufer", "F P3", "49/2", (0, 0, 0, 0), said="game F, absolut P3 P2",
            held="Sk XXI ♥K ♦K",
        ),
        "absolut", {45: (5, -5, 5, -5), 50: (-3, 3, -3, 3)},
    ),
    *_each(
        Settlement("K74 in a suit game", "farbensolo", "F", "50/0", (0, 0, 0, 0), held="Sk XXI ♥K ♦K"),
        "absolut", {"off": (18, -6, -6, -6), 50: (24, -8, -8, -8)},
    ),
    *_each(
        Settlement("K75", "solodreier", "F", "40/1", (0, 0, 0, 0), held=_EVERYTHING),
        "royal_trull", {"off": (36, -12, -12, -12), "on": (48, -16, -16, -16)},
    ),
    *_each(
        Settlement(
            "K76 announced and failed", "dreier", "P2", "66/2 11", (0, 0, 0, 0), said="game P2 F, valat P2 F",
            held=_EVERYTHING,
        ),
        "valat_mode", {"multiply": (64, -192, 64, 64), "fixed": (36, -108, 36, 36)},
    ),
    *_each(
        Settlement("K76 silent", "solodreier", "P2", "12", (0, 0, 0, 0), said="game P2 F"),
        "valat_mode", {"multiply": (-64, 192, -64, -64), "fixed": (-18, 54, -18, -18)},
    ),
    *_each(
        _VALAT,
        "valat_other_bonuses",
        {"announced_only": (10, 10, -10, -10),
            "trick_and_announced": (11, 11, -11, -11),
            "trick_bonuses": (9, 9, -9, -9),
            "all": (12, 12, -12, -12),
            "none": (4, 4, -4, -4),
       },
    ),
    *_each(
        dataclasses.replace(_VALAT, id="K77 announced by a hidden pair", said="game F, valat P2, trull F, kings P2"),
        "valat_other_bonuses",
        {"announced_only": (12, 12, -12, -12),
            "trick_and_announced": (11, 11, -11, -11),
            "trick_bonuses": (11, 11, -11, -11),
            "all": (15, 15, -15, -15),
            "none": (8, 8, -8, -8),
       },
    ),
    *_each(
        dataclasses.replace(_VALAT, id="K77 Royal Trull", options={"royal_trull": "on"}, said="game F"),
        "valat_other_bonuses", {"trick_and_announced": (7, 7, -7, -7), "all": (11, 11, -11, -11)},
    ),
    *_each(
        Settlement("K78", "dreier", "P2", "12", (0, 0, 0, 0), said="game P2, trull P2", others="XXI V IX", held="Sk I"),
        "valat_talon", {"unchanged": (-14, 42, -14, -14), "to_winner": (-18, 54, -18, -18)},
    ),
    *_each(
        Settlement(
            "K78 by the others", "solorufer", "P2", "0", (0, 0, 0, 0), said="game P2, trull F", called="♥K",
            own="♥K XXI V", others="VI VII VIII", held="XXI ♥K",
        ),
        "valat_talon", {"unchanged": (4, -12, 4, 4), "to_winner": (12, -36, 12, 12)},
    ),
    *_each(
        Settlement(
            "K78 by the declarer", "solorufer", "P2", "12", (0, 0, 0, 0), said="game P2, trull P2", called="♥K",
            own="♥K V VI", others="XXI VII VIII", held="Sk I",
        ),
        "valat_talon", {"unchanged": (-4, 12, -4, -4), "to_winner": (-12, 36, -12, -12)},
    ),
    *_each(
        Settlement(
            "K78 without Valat", "dreier", "P2", "12", (0, 0, 0, 0), said="game P2, trull P2", others="XXI V IX",
            held="Sk I", options={"enabled_bonuses": frozenset(("trull",))},
        ),
        "valat_talon", {"unchanged": (-2, 6, -2, -2), "to_winner": (-2, 6, -2, -2)},
    ),
    Settlement("K79 announced", "dreier", "P2", "0", (32, -96, 32, 32), said="game P2, valat F"),
    Settlement("K79 failed", "dreier", "P2", "1", (-64, 192, -64, -64), said="game P2, valat F P2"),
    Settlement("K80 announced and failed", "sechserdreier", "F", "11", (-192, 64, 64, 64), said="game F, valat F"),
    Settlement("K80 the others fail", "sechserdreier", "F", "1", (96, -32, -32, -32), said="game F, valat P2"),
    Settlement(
        "K66 announced by one, made by the others", "dreier", "P2", "0", (32, -96, 32, 32), said="game P2, valat P2",
    ),
    Settlement(
        "K66 announced, made by the other side", "rufer", "F P2", "40/0", (3, 3, -3, -3), said="game F, trull P3",
        held="Sk XXI I ♥K ♦K",
    ),
    Settlement(
        "K66 not in use", "rufer", "F P3", "41/2", (1, -1, 1, -1), held=_EVERYTHING,
        options={"enabled_bonuses": frozenset(("pagat",))},
    ),
    Settlement("K66 in use", "rufer", "F P3", "41/2", (3, -3, 3, -3), held=_EVERYTHING),
    Settlement(
        "K65 no Valat", "dreier", "P2", "12", (-6, 18, -6, -6), cards="12 P2 I *",
        options={"enabled_bonuses": frozenset(("pagat", "trull")), "radl_triggers": frozenset(("valat",))},
    ),
    Settlement("K87 rufer", "rufer", "F", "", (-3, 1, 1, 1), called="♥K", own="♥K", gave_up=""),
    Settlement(
        "K87 in a double round", "quapilrufer", "F", "", (-54, 18, 18, 18), called="♥K", own="♥K", gave_up="quapil",
        preset="wien", double=2, double_after=1,
    ),
    Settlement(
        "K95 two kinds of event", "dreier", "P2", "12", (-16, 48, -16, -16),
        options={"radl_triggers": frozenset(("valat", "trischaken"))}, double_after=4,
    ),
    Settlement(
        "K95 an emperor trick", "bettel", "P2", "2", (2, -6, 2, 2), said="F, P3, P4", cards=_EMPEROR,
        options={
            "kaiserstich": "any_order", "kaiserstich_negative": "on", "radl_triggers": frozenset(("kaiserstich",))
        }, double_after=4,
    ),
    Settlement(
        "K95 a Mondfang that K77 drops", "dreier", "P2", "12", (-16, 48, -16, -16), cards="5 F XXI P2, 5 P2 Sk *",
        options={"mondfang": "any", "radl_triggers": frozenset(("mondfang",))}, double_after=4,
    ),
    Settlement(
        "K96", "dreier", "P2", "12", (-16, 48, -16, -16),
        options={"radl_triggers": frozenset(("valat",)), "radl_length": "one"}, double_after=1,
    ),
    Settlement(
        "K97 extend", "dreier", "P2", "12", (-32, 96, -32, -32), cards="5 F XXI P2, 5 P2 Sk *",
        options={"mondfang": "any", "radl_triggers": frozenset(("valat", "mondfang"))}, double=2, double_after=9,
    ),
    Settlement(
        "K97 multiply", "dreier", "P2", "12", (-64, 192, -64, -64), cards="5 F XXI P2, 5 P2 Sk *",
        options={
            "mondfang": "any", "radl_triggers": frozenset(("valat", "mondfang")), "radl_overlap": "multiply"
        }, double=(1, 2), double_after=(1, 4, 4),
    ),
)  # fmt: skip
"""What house rules change, each with its values side by side."""
