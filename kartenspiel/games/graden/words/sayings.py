# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said and told at a table of Graden."""

from typing import Final

from kartenspiel.games.graden.contracts import BY_ID
from kartenspiel.games.graden.public import Seen
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.games.graden.settlement import base
from kartenspiel.games.graden.words.tasks import TASKS
from kartenspiel.model import narration
from kartenspiel.model.by_kind import BeforeAfter, WordsByKind
from kartenspiel.model.moves import Bid, Call, Declare, Join, Pass
from kartenspiel.model.text import Amount, Text, Who, room_marker

_ = room_marker(__package__)

_SAY_JOIN: Final = {
    "bettler": _("I join the Bettler!"),
    "plauderer": _("I join the Plauderer!"),
}
_SAY_CALL = _("With the {card}.")
_SAY_PAIR = _("King and Over of {suit}.")

_BIDS = _("{player:nom} {player:bid|bids} {contract}.")
_BIDS_CARD = _("{player:nom} {player:bid|bids} {contract} and {player:lay|lays} a card face down.")
_JOINS = _("{player:nom} {player:join|joins} the {contract} and {player:lay|lays} a card face down.")
_SHOWS = _("{player:nom} {player:show|shows} King and Over of {suit}.")

_LABEL_GUT = _("Good (pass)")
_LABEL_BID_CARD = _("{contract} with the {card} ({value})")
_LABEL_JOIN = _("Join with the {card} ({value})")
_LABEL_JOIN_ANY = _("Join ({value})")
_LABEL_SHOW = _("Show King and Over of {suit}")

_HINT_JOIN = _("You too must lose every trick; each of you is judged alone.").by("G10", "G24")
_HINT_CALL = narration.SECRET_PARTNER.by("G27")
_HINT_CALL_TEN = _("Whoever holds the {card} is your secret partner, and the tens become high in all suits.").by("G27")
_HINT_CALL_OWN = narration.ALONE_AGAINST_THREE.by("G27")
_HINT_CALL_OWN_TEN = _(
    "You hold the {card} yourself, so you play alone against three, and the tens become high in all suits."
).by("G27")


def _bid_sentence(move: Bid, _: object) -> Text:
    contract = BY_ID[move.bid]
    return (_BIDS_CARD if contract.task == "none" else _BIDS)(player=Who(move.seat), contract=contract.name)


def _join_sentence(move: Join, known: BeforeAfter[Seen]) -> Text:
    return _JOINS(player=Who(move.seat), contract=known.before.public.contract.name)


def _bid_label(choice: Bid, seen: Seen) -> Text:
    contract = BY_ID[choice.bid]
    value = _amount(seen.rules, contract.value)
    if choice.card is None:
        return narration.LABEL_BID(contract=contract.name, value=value)
    return _LABEL_BID_CARD(contract=contract.name, card=choice.card, value=value)


def _join_label(choice: Join, seen: Seen) -> Text:
    value = _amount(seen.rules, seen.public.contract.joint_value)
    return _LABEL_JOIN_ANY(value=value) if choice.card is None else _LABEL_JOIN(card=choice.card, value=value)


def _amount(rules: GradenRules, value: int) -> Amount:
    return Amount(base(rules, value), rules.unit)


def _call_hint(choice: Call, seen: Seen) -> Text:
    ten = choice.card.rank == "T" and not seen.public.contract.high
    if choice.card in seen.hand:
        return (_HINT_CALL_OWN_TEN if ten else _HINT_CALL_OWN)(card=choice.card)
    return (_HINT_CALL_TEN if ten else _HINT_CALL)(card=choice.card)


SAYINGS: Final[WordsByKind[BeforeAfter[Seen]]] = {
    Pass: narration.SAY_GOOD,
    Bid: lambda move, _: narration.SAY_BID(contract=BY_ID[move.bid].name),
    Join: lambda _, known: _SAY_JOIN[known.before.public.contract.id],
    Call: _SAY_CALL,
    Declare: _SAY_PAIR,
}
SENTENCES: Final[WordsByKind[BeforeAfter[Seen]]] = {
    Pass: narration.SAYS_GOOD,
    Bid: _bid_sentence,
    Join: _join_sentence,
    Declare: _SHOWS,
}
LABELS: Final[WordsByKind[Seen]] = {
    Pass: _LABEL_GUT,
    Bid: _bid_label,
    Join: _join_label,
    Declare: _LABEL_SHOW,
}
HINTS: Final[WordsByKind[Seen]] = {
    Bid: lambda choice, _: TASKS[choice.bid],
    Join: _HINT_JOIN,
    Call: _call_hint,
}
