# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said and told at a table of Graden."""

from typing import Final

from kartenspiel.games.graden.contracts import BY_ID
from kartenspiel.games.graden.public import Seen
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.games.graden.settlement import base
from kartenspiel.model.moves import Bid, Call, Choice, Declare, Join, Move, Pass
from kartenspiel.model.text import Amount, Text, Who, marker

_ = marker(__package__)

_SAY_GUT = _("Good.")
_SAY_BID = _("{contract}!")
_SAY_JOIN: Final = {
    "bettler": _("I join the Bettler!"),
    "plauderer": _("I join the Plauderer!"),
}
_SAY_CALL = _("With the {card}.")
_SAY_PAIR = _("King and Over of {suit}.")

_GUT = _("{player:nom} {player:say|says} good.")
_BIDS = _("{player:nom} {player:bid|bids} {contract}.")
_BIDS_CARD = _("{player:nom} {player:bid|bids} {contract} and {player:lay|lays} a card face down.")
_JOINS = _("{player:nom} {player:join|joins} the {contract} and {player:lay|lays} a card face down.")
_CALLS = _("{player:nom} {player:call|calls} the {card}.")
_SHOWS = _("{player:nom} {player:show|shows} King and Over of {suit}.")

_LABEL_GUT = _("Good (pass)")
_LABEL_BID = _("{contract} ({value})")
_LABEL_BID_CARD = _("{contract} with the {card} ({value})")
_LABEL_JOIN = _("Join with the {card} ({value})")
_LABEL_JOIN_ANY = _("Join ({value})")
_LABEL_SHOW = _("Show King and Over of {suit}")

_TASKS: Final = {
    "bettler": _("Lose every trick, alone. The card laid face down is your first one.").by("G9", "G17"),
    "durchmarsch_mit": _("Win every trick together with the holder of a card you call.").by("G17", "G27"),
    "durchmarsch_letzten": _("Win the first five tricks alone; whoever wins the sixth is your partner.").by("G28"),
    "plauderer": _("Lose every trick while the others lay their cards open after the first one.").by("G9", "G25"),
    "hundert_mit": _("Win every trick with a called partner, the tens high.").by("G17", "G27"),
    "hundert_letzten": _("Win the first five tricks alone, the tens high.").by("G28"),
    "zehnermord": _("Win all six tricks alone, the tens high.").by("G17"),
    "koenigmord": _("Win all six tricks alone, the tens low.").by("G17"),
    "hundertermord": _("Win all six tricks alone, the tens high, with a pair in hand.").by("G17"),
}
_HINT_JOIN = _("You too must lose every trick; each of you is judged alone.").by("G10", "G24")
_HINT_CALL = _("Whoever holds the {card} is your secret partner.").by("G27")
_HINT_CALL_TEN = _("Whoever holds the {card} is your secret partner, and the tens become high in all suits.").by("G27")
_HINT_CALL_OWN = _("You hold the {card} yourself, so you play alone against three.").by("G27")
_HINT_CALL_OWN_TEN = _(
    "You hold the {card} yourself, so you play alone against three, and the tens become high in all suits."
).by("G27")


def say(move: Move, before: Seen, after: Seen) -> Text | None:
    """Return the words that go with a move; `before` is what was known when it was made."""
    del after
    if isinstance(move, Pass):
        return _SAY_GUT
    if isinstance(move, Bid):
        return _SAY_BID(contract=BY_ID[move.bid].name)
    if isinstance(move, Join):
        return _SAY_JOIN[before.public.contract.id]
    if isinstance(move, Call):
        return _SAY_CALL(card=move.card)
    return _SAY_PAIR(suit=move.suit) if isinstance(move, Declare) and move.suit is not None else None


def sentence(move: Move, before: Seen, after: Seen) -> Text | None:
    """Return a statement as a sentence, ``None`` for the moves that all games have; `before` as for `say`."""
    del after
    player = Who(move.seat)
    if isinstance(move, Pass):
        return _GUT(player=player)
    if isinstance(move, Bid):
        contract = BY_ID[move.bid]
        return (_BIDS_CARD if contract.task == "none" else _BIDS)(player=player, contract=contract.name)
    if isinstance(move, Join):
        return _JOINS(player=player, contract=before.public.contract.name)
    if isinstance(move, Call):
        return _CALLS(player=player, card=move.card)
    return _SHOWS(player=player, suit=move.suit) if isinstance(move, Declare) and move.suit is not None else None


def label(choice: Choice, seen: Seen) -> Text | None:
    """Return the text of a button, ``None`` for the moves that all games have."""
    rules = seen.rules
    if isinstance(choice, Pass):
        return _LABEL_GUT
    if isinstance(choice, Bid):
        contract = BY_ID[choice.bid]
        value = _amount(rules, contract.value)
        if choice.card is None:
            return _LABEL_BID(contract=contract.name, value=value)
        return _LABEL_BID_CARD(contract=contract.name, card=choice.card, value=value)
    if isinstance(choice, Join):
        value = _amount(rules, seen.public.contract.joint_value)
        return _LABEL_JOIN_ANY(value=value) if choice.card is None else _LABEL_JOIN(card=choice.card, value=value)
    return _LABEL_SHOW(suit=choice.suit) if isinstance(choice, Declare) and choice.suit is not None else None


def _amount(rules: GradenRules, value: int) -> Amount:
    return Amount(base(rules, value), rules.unit)


def hint(choice: Choice, seen: Seen) -> Text | None:
    """Return what a choice means and pays."""
    if isinstance(choice, Bid):
        return _TASKS[choice.bid]
    if isinstance(choice, Join):
        return _HINT_JOIN
    if isinstance(choice, Call):
        ten = choice.card.rank == "T" and not seen.public.contract.high
        if choice.card in seen.hand:
            return (_HINT_CALL_OWN_TEN if ten else _HINT_CALL_OWN)(card=choice.card)
        return (_HINT_CALL_TEN if ten else _HINT_CALL)(card=choice.card)
    return None
