# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked at a table of Anrufen, and by which clause."""

from collections.abc import Sequence
from typing import Final, cast

from kartenspiel.games.anrufen.board import NAMES
from kartenspiel.games.anrufen.rules import AnrufenRules
from kartenspiel.model import narration
from kartenspiel.model.game import Observation
from kartenspiel.model.moves import (
    Announce,
    Bid,
    Call,
    Choice,
    Declare,
    Kontra,
    LayAwayChoice,
    Move,
    Pass,
    Play,
    Take,
    Trumps,
)
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, Who

_FIRST_BID = QT_TRANSLATE_NOOP("anrufen", "What do you bid?").by("A10")
_HIGHER_BID = QT_TRANSLATE_NOOP("anrufen", "{player} has bid: {bid}. Do you bid more?").by("A10")
_MUST_BID = QT_TRANSLATE_NOOP("anrufen", "Everybody has passed twice: you must bid.").by("A18")
_NAME_SUIT = QT_TRANSLATE_NOOP("anrufen", "{player} has bid the same: which suit do you name?").by("A12")
_NAME_HIGHER_SUIT = QT_TRANSLATE_NOOP("anrufen", "Do you name a higher suit for your equal bid?").by("A12", "A14")
_TRUMPS = QT_TRANSLATE_NOOP("anrufen", "You play: which suit is trumps?")
_CALL = QT_TRANSLATE_NOOP("anrufen", "Which card do you call?").by("A20")
_TAKE = QT_TRANSLATE_NOOP("anrufen", "Take up the talon.").by("A24")
_LAY_AWAY = QT_TRANSLATE_NOOP("anrufen", "Lay three cards away.").by("A24", "A25")
_CONTRA = QT_TRANSLATE_NOOP("anrufen", "Do you say contra before the next card?").by("A29")
_LEAD_MARRIAGE: Final = {
    "either": QT_TRANSLATE_NOOP("anrufen", "Lead the king or the queen that you registered.").by("A35"),
    "queen_only": QT_TRANSLATE_NOOP("anrufen", "Lead the queen that you registered.").by("A35"),
}
_AND_RAISE = QT_TRANSLATE_NOOP("anrufen", "{asked} You may raise the bid first.").by("A27")
_AND_CONTRA = QT_TRANSLATE_NOOP("anrufen", "{asked} You may say contra first.").by("A29")
_AND_REGISTER = QT_TRANSLATE_NOOP("anrufen", "{asked} You may register a marriage with it.").by("A35")


def asked(choices: Sequence[Choice], seen: Observation) -> Text:
    """Return what is asked with these choices, and by which clause."""
    kinds = {type(choice) for choice in choices}
    if Play in kinds:
        return _card(kinds, seen)
    if Bid in kinds:
        return _bid(kinds, seen)
    if Trumps in kinds:
        return _suit(kinds, seen)
    if Kontra in kinds:
        return _CONTRA
    return _LAY_AWAY if LayAwayChoice in kinds else _TAKE if Take in kinds else _CALL if Call in kinds else _FIRST_BID


def _bid(kinds: set[type[Choice]], seen: Observation) -> Text:
    if Pass not in kinds:
        return _MUST_BID
    bid = _standing(seen)
    return _FIRST_BID if bid is None else _HIGHER_BID(player=Who(bid.seat), bid=NAMES[bid.bid])


def _standing(seen: Observation) -> Bid | None:
    """Return the bid that stands; its holder bears the mark of the bidder, also after a comparison of suits (A12)."""
    holder = next((seat for seat, marks in enumerate(seen.view.marks) if any(m.id == "declarer" for m in marks)), None)
    return next((past for past in reversed(seen.log) if isinstance(past, Bid) and past.seat == holder), None)


def _suit(kinds: set[type[Choice]], seen: Observation) -> Text:
    if Pass in kinds:
        return _NAME_HIGHER_SUIT
    last: Move = seen.log[-1]
    if isinstance(last, Bid) and last.seat != seen.seat and seen.turn == seen.seat:
        return _NAME_SUIT(player=Who(last.seat))
    return _TRUMPS.by("A20" if seen.seats == 4 else "A24")  # noqa: PLR2004 - the game for four


def _card(kinds: set[type[Choice]], seen: Observation) -> Text:
    if not seen.cards.trick and isinstance(seen.log[-1], Declare):
        return _LEAD_MARRIAGE[cast("AnrufenRules", seen.rules).marriage_lead_card]
    no_trumps = any(fact.value is NAMES["none"] for fact in seen.view.facts)
    asked = narration.to_play(
        seen, lead="A31" if seen.cards.tricks else "A26", follow="A34" if no_trumps else "A32"
    )  # fmt: skip
    for kind, more in ((Announce, _AND_RAISE), (Kontra, _AND_CONTRA), (Declare, _AND_REGISTER)):
        if kind in kinds:
            return more(asked=asked)
    return asked
