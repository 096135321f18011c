# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The play of Zwanzigerrufen (Z33–Z37, Z61)."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import ClassVar, Final

from kartenspiel.games.zwanzigerrufen.cards import TRICKS, pack_with
from kartenspiel.games.zwanzigerrufen.contracts import CONTRACTS
from kartenspiel.games.zwanzigerrufen.public import ZwanzigerPublic
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.settlement import Basis, payoff_of, settle
from kartenspiel.games.zwanzigerrufen.speaking import SEATS
from kartenspiel.games.zwanzigerrufen.states import AfterBid
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.laws import PlayWhenVoid
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.payoff import Payoff
from kartenspiel.model.cardplay.rules import RULES_KEPT, PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import PLAIN_SUITS
from kartenspiel.model.changing import changed
from kartenspiel.model.game import Hand, State
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import PAGAT, height
from kartenspiel.model.tarock.play import LawClauses, emperor_trick, laws, trumps_of
from kartenspiel.model.tarock.reserved import Reserved, reservations
from kartenspiel.model.text import marker
from kartenspiel.model.tricks import Trick

_ = marker(__package__)

_SUIT_CARD = _("You must play a suit card while you hold one.")

_CLAUSES: Final = LawClauses(follow="Z34", suit="Z36", negative="Z61")
_SUIT_CARD_WHEN_VOID: Final = PlayWhenVoid("Z36", PLAIN_SUITS, "SUIT_CARD", _SUIT_CARD)


def rules_of_play(rules: ZwanzigerrufenRules, contract: str, pagat_announcer: Seat | None = None) -> PlayRules:
    """Return how the cards of a contract are played; who has announced the Pagat keeps it (Z33–Z37, Z61)."""
    return _play_rules(rules.glatzen, contract, rules.fairy_trick, rules.suit_solo_void, pagat_announcer)


def pack_of(rules: ZwanzigerrufenRules) -> Pack:
    """Return the pack with its rank order (Z2–Z5)."""
    return _pack(rules.glatzen)


@cache
def _pack(glatzen: str) -> Pack:
    return Pack(pack_with(glatzen), height)


@lru_cache(maxsize=RULES_KEPT)
def _play_rules(glatzen: str, contract: str, fairy: str, void: str, pagat_announcer: Seat | None) -> PlayRules:
    """Return the rules for options ``glatzen``, ``fairy_trick``, ``suit_solo_void``; tarocks trump but in Suit Solo."""
    kind = CONTRACTS[contract].kind
    tales = fairy != "off" and kind != "negative"
    special = emperor_trick(ordered=fairy == "mond_skues_pagat") if tales else None
    when_void = _SUIT_CARD_WHEN_VOID if kind == "suit" and void == "must_suit_card" else None
    announced = () if pagat_announcer is None else (Reserved(PAGAT, pagat_announcer, TRICKS),)
    kept = reservations("Z37", announced, 1, hard=True)  # the same in all tricks: in its own it is the only card
    asked = laws(kind, _CLAUSES, when_void=when_void, kept=kept)
    return PlayRules(_pack(glatzen), trumps_of(kind), tuple(asked), seats=SEATS, special=special)


@dataclass(frozen=True, slots=True)
class Playing(AfterBid, CardPlay[ZwanzigerrufenRules, ZwanzigerPublic]):
    """From the lead to the tenth trick; forehand leads in every contract (Z33, Z34, Z36, Z37, Z61)."""

    turn_clause: ClassVar[str] = "Z33"
    play_clause: ClassVar[str] = "Z34"
    hands: tuple[Hand, ...]
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def holdings(self) -> tuple[Hand, ...]:
        """The cards held now."""
        return self.hands

    @property
    def sides_public(self) -> bool:
        """Whether everybody knows the partner, from what was said or from the called tarock (Z19)."""
        partner, speech = self.sides.partner, self.speech
        return partner is not None and (speech.partner is not None or speech.called not in self.hands[partner])

    @property
    def public(self) -> ZwanzigerPublic:
        """Return what was said, and the partner once he is public."""
        return ZwanzigerPublic(self.speech, self.sides.partner if self.sides_public else None)

    @property
    def play_rules(self) -> PlayRules:
        """How the cards are played: whoever announced the Pagat must keep it (Z33–Z37, Z61)."""
        return rules_of_play(self.rules, self.speech.contract, self.speech.pagat_announcer)

    @property
    def sides_told(self) -> int | None:
        """What was said before the lead may show who the partner is (Z19)."""
        words = (number for number, move in enumerate(self.log) if not isinstance(move, Play))
        last_word = max(words, default=0)
        return last_word if self.speech.partner is not None else None

    def _apply(self, move: Move) -> State:
        if not isinstance(move, Play):
            raise TypeError(move)
        return Playing(self.deal, (*self.log, move), self.speech, self.sides, **self.with_card(move))

    @property
    def basis(self) -> Basis:
        """What the deal is settled by beside its tricks."""
        return Basis(self.rules, self.deal.hands, self.speech, self.sides, self.deal.context)

    @property
    def payoff(self) -> Payoff:
        """What every ending pays (Z52–Z62)."""
        return payoff_of(self.basis, pack_of(self.rules))

    def without_raises(self) -> "Playing":
        """Return this state as though nothing had been raised, with an announcement neither (Z27, Z28)."""
        return changed(self, speech=self.speech.without_raises())

    def settle(self, ending: Ending) -> Outcome:
        """Return what is counted and paid (Z52–Z62)."""
        return settle(self.basis, ending)
