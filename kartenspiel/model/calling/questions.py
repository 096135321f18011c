# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked in the games in which a card is called from a half-dealt hand, and by which clause."""

from collections.abc import Sequence

from kartenspiel.model import narration
from kartenspiel.model.calling.public import A
from kartenspiel.model.calling.rules import C
from kartenspiel.model.calling.states import CallingClauses
from kartenspiel.model.moves import Announce, Call, Choice, Declare, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

_CALL = _("You are the caller: which card do you call?")
_CALL_AND_TRUMPS = _("You are the caller: which card do you call, and what is trumps?")
_DECLARE = _("Do you declare a pair before the next card?")
_ANNOUNCE = _("Do you announce anything before the next card?")
_DECLARE_OR_ANNOUNCE = _("Do you declare or announce anything before the next card?")
_AND_DECLARE = _("{asked} You may declare first.")
_AND_ANNOUNCE = _("{asked} You may announce first.")
_AND_SPEAK = _("{asked} You may declare or announce first.")


def question(choices: Sequence[Choice], seen: Observation[C, A], clauses: CallingClauses) -> Text:
    """Return what is asked with these choices, by the clauses of the game."""
    kinds = {type(choice) for choice in choices}
    if Call in kinds:
        apart = any(isinstance(choice, Call) and choice.trumps not in (None, choice.card.suit) for choice in choices)
        return (_CALL_AND_TRUMPS if apart else _CALL).by(clauses.call)
    declare, announce = Declare in kinds, Announce in kinds
    if Play not in kinds:
        return (_DECLARE_OR_ANNOUNCE if declare and announce else _DECLARE if declare else _ANNOUNCE).by(clauses.window)
    card = narration.to_play(seen.cards, lead=clauses.turn, follow=clauses.play)
    if not (declare or announce):
        return card
    more = _AND_SPEAK if declare and announce else _AND_DECLARE if declare else _AND_ANNOUNCE
    return more(asked=card).by(clauses.window)
