# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The contracts of Zwanzigerrufen as rows of a table (Z7, Z16–Z22, Z38, Z60)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.tarock.cards import tarocks
from kartenspiel.model.tarock.contracts import Contract
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

NORMAL: Final = "normal"
SUIT_SOLO: Final = "suit_solo"
SOLO: Final = "solo"
TRISCHAKEN: Final = "trischaken"

WINNING: Final = 45
"""Card points with which the declarer's side wins (Z7)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ZwanzigerContract(Contract):
    """A contract as a row of the table; its `task` has the field ``value``, or ``card`` for the one called."""

    rank: int
    """Of two bids the greater rank outbids the smaller (Z20)."""
    value: int | None
    """What it is worth for each opponent; ``None`` where the option ``solo_value`` says it (Z38)."""
    suit_cards: int = 0
    """How many suit cards whoever bids it must hold (Z21)."""
    clause: str = "Z16"
    """Where the rules say when forehand may begin with it."""

    def worth(self, rules: ZwanzigerrufenRules) -> int:
        """Return what it is worth for each opponent (Z38)."""
        return rules.solo_value if self.value is None else self.value

    def means(self, rules: ZwanzigerrufenRules, called: Card | None) -> Text:
        """Return what must be done in it, with the called tarock or what it is worth."""
        return self.task(value=self.worth(rules)) if called is None else self.task(card=called)

    def fits(self, hand: Hand) -> bool:
        """Whether a hand has the suit cards that it takes (Z21)."""
        return not self.suit_cards or len(hand) - len(tarocks(hand)) >= self.suit_cards


CONTRACTS: Final[Mapping[str, ZwanzigerContract]] = {
    row.id: row
    for row in (
        ZwanzigerContract(
            id=NORMAL,
            name=_("normal game"),
            calls=True,
            rank=0,
            value=1,
            clause="Z17",
            task=_("Whoever holds the {card} is your secret partner; together you need 45 card points.").by(
                "Z7", "Z17"
            ),
        ),
        ZwanzigerContract(
            id=TRISCHAKEN,
            name=_("Trischaken"),
            kind="negative",
            each_alone=True,
            rank=0,
            value=1,
            clause="Z60",
            task=_("Everybody alone; whoever takes most card points pays.").by("Z60", "Z62"),
        ),
        ZwanzigerContract(
            id=SUIT_SOLO,
            name=_("Suit Solo"),
            kind="suit",
            rank=1,
            value=4,
            suit_cards=5,
            task=_("You alone against three, without trumps; a suit card must be led. Worth {value} each.").by(
                "Z36", "Z38"
            ),
        ),
        ZwanzigerContract(
            id=SOLO,
            name=_("Solo"),
            solo=True,
            rank=2,
            value=None,
            task=_("You alone against three. Worth {value} from each opponent.").by("Z38"),
        ),
    )
}
"""What can be bid (Z20, Z38, Z60)."""
