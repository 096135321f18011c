# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules of plain tricks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from kartenspiel.games.plain_tricks import DESCRIPTION  # type: ignore[import-not-found]  # only while a test lasts

from kartenspiel.model import imagining, narration
from kartenspiel.model.card_facts import CardFacts, points_of, rank_of
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.laws import FollowSuit
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import Card, Suit, pack_of
from kartenspiel.model.game import Deal, Game, Hand, Imaginer, Item, Observation, Outcome, Pictures, ScoreLine
from kartenspiel.model.moves import Choice, Move
from kartenspiel.model.options import HouseRules, Preset, house_rules, integer
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, marker
from kartenspiel.model.tricks import Trick, strength

_ = marker(__package__)

SEATS = 3
RANKS = "A K Q J T 9"
PACK = pack_of((Suit.HEARTS, Suit.SPADES), RANKS.split())
PLAY_RULES = PlayRules(Pack(PACK, lambda card: strength(RANKS)[card.rank]), None, (FollowSuit("P2"),), seats=SEATS)

_TAKEN = _("Tricks, each paid by both others")


@house_rules
class PlainTricksRules(HouseRules):
    worth: int = integer(
        1, 1, 10,
        label=_("A trick costs"),
        help=_("What each of the others pays for a trick.")
    )  # fmt: skip


Seen = Observation[PlainTricksRules, None]


@dataclass(frozen=True, slots=True)
class Playing(CardPlay[PlainTricksRules, None]):
    turn_clause: ClassVar[str] = "P2"
    play_clause: ClassVar[str] = "P2"
    deal: Deal[PlainTricksRules]
    hands: tuple[Hand, ...]
    log: tuple[Move, ...] = ()
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def public(self) -> None:
        return None

    @property
    def play_rules(self) -> PlayRules:
        return PLAY_RULES

    def settle(self, ending: Ending) -> Outcome:
        worth, every = self.deal.rules.worth, len(ending.winners)
        taken = [ending.winners.count(seat) for seat in all_seats(SEATS)]
        paid = tuple((SEATS * own - every) * worth for own in taken)
        items = tuple(Item("trick", (Seat(seat),), own * worth) for seat, own in enumerate(taken))
        lines = ScoreLine("item", _TAKEN, paid, "P3"), ScoreLine("payment", narration.PAYMENT, paid, "P3")
        return Outcome(
            payments=paid, contract="tricks", tricks=tuple(map(Seat, ending.winners)), card_points=(0,) * SEATS,
            items=items, explain=lambda: lines,
        )  # fmt: skip


class PlainTricks(Game[PlainTricksRules, None]):
    description = DESCRIPTION
    house_rules = PlainTricksRules
    presets = (
        Preset("cheap", DESCRIPTION.presets["cheap"], _("A point for a trick."), {}),
        Preset(
            "dear", DESCRIPTION.presets["dear"], _("Five points for a trick."),
            {"worth": 5}
        ),
    )  # fmt: skip

    def seats(self, rules: PlainTricksRules) -> int:
        return SEATS

    def pack(self, rules: PlainTricksRules) -> tuple[Card, ...]:
        return PACK

    def pictures(self, rules: PlainTricksRules) -> Pictures:
        return "french"

    def card_facts(self, shown: Card, rules: PlainTricksRules) -> CardFacts:
        return CardFacts((rank_of(shown, PACK, PLAY_RULES.pack.place),), points_of(0))

    def batches(self, rules: PlainTricksRules, seats: int) -> tuple[int, ...]:
        return (4,)

    def first_state(self, deal: Deal[PlainTricksRules]) -> Playing:
        return Playing(deal, deal.hands)

    def imaginer(self, seen: Seen) -> Imaginer:
        return imagining.imaginer(seen, PLAY_RULES, self.first_state)

    def question(self, choices: Sequence[Choice], seen: Seen) -> Text:
        return narration.to_play(seen.cards, lead="P2", follow="P2")


GAME = PlainTricks()
