# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said and told at a table of Rufmariasch."""

from typing import Final

from kartenspiel.games.rufmariasch.rules import RufmariaschRules
from kartenspiel.model import claims, narration
from kartenspiel.model.by_kind import BeforeAfter, WordsByKind
from kartenspiel.model.calling import texts as calling_texts
from kartenspiel.model.calling.public import CallingPublic
from kartenspiel.model.moves import Call, Declare
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import Text, Who, marker

_ = marker(__package__)

RufmariaschSeen = Observation[RufmariaschRules, CallingPublic]
"""What one seat knows of a deal of Rufmariasch."""

TRUMPS_FOLLOW: Final = _("The suit of the called card must be trumps.")
TRUMPS_MISSING: Final = _("The call must name the trumps too.")
NO_SUCH_TRUMPS: Final = _("Only one of the four suits can be trumps.")
NO_ANNOUNCEMENTS: Final = _("There are no announcements and no Kontra in this game.")

_CALL_APART = _("Trumps are {suit}, and I call the {card}.")

_SHOWS_20 = _("{player:nom} {player:show|shows} King and Over of {suit} for 20.")
_SHOWS_40 = _("{player:nom} {player:show|shows} King and Over of {suit}, the trumps, for 40.")

_LABEL_CALL = _("Call the {card}, trumps {suit}")
_LABEL_20 = _("Show 20 in {suit}")
_LABEL_40 = _("Show 40 in {suit}")

_HINT_CALL = calling_texts.HINT_CALL.by("M9", "M12")
_HINT_CALL_OWN = calling_texts.HINT_CALL_OWN.by("M9", "M12")
_HINT_PAIR: Final = {
    "player_trick": _("{points} points if you win a trick. Everybody sees both cards until they are played.").by(
        "M15", "M18"
    ),
    "side_trick": _("{points} points if your side wins a trick. Everybody sees both cards until they are played.").by(
        "M15", "M18"
    ),
    "always": _("{points} points. Everybody sees both cards until they are played.").by("M15", "M18"),
}


def _names_trumps_apart(seen: RufmariaschSeen) -> bool:
    return seen.rules.called_suit == "any"


def _say_call(move: Call, known: BeforeAfter[RufmariaschSeen]) -> Text | None:
    if move.trumps is None:
        return None
    if _names_trumps_apart(known.before):
        return _CALL_APART(card=move.card, suit=move.trumps)
    return narration.SAY_CALL(card=move.card)


def _call_sentence(move: Call, _: object) -> Text | None:
    return None if move.trumps is None else calling_texts.CALLS(player=Who(move.seat), card=move.card, suit=move.trumps)


def _pair_sentence(move: Declare, known: BeforeAfter[RufmariaschSeen]) -> Text | None:
    shows = _SHOWS_40 if claims.is_forty(move, known.before) else _SHOWS_20
    return None if move.suit is None else shows(player=Who(move.seat), suit=move.suit)


def _call_label(choice: Call, seen: RufmariaschSeen) -> Text | None:
    if choice.trumps is None or not _names_trumps_apart(seen):
        return None
    return _LABEL_CALL(card=choice.card, suit=choice.trumps)


def _call_hint(choice: Call, seen: RufmariaschSeen) -> Text | None:
    text = _HINT_CALL_OWN if choice.card in seen.hand else _HINT_CALL
    return None if choice.trumps is None else text(card=choice.card, suit=choice.trumps)


SAYINGS: Final[WordsByKind[BeforeAfter[RufmariaschSeen]]] = {
    Call: _say_call,
    Declare: claims.say_marriage,
}
SENTENCES: Final[WordsByKind[BeforeAfter[RufmariaschSeen]]] = {Call: _call_sentence, Declare: _pair_sentence}
LABELS: Final[WordsByKind[RufmariaschSeen]] = {Call: _call_label, Declare: claims.label_marriage(_LABEL_20, _LABEL_40)}
HINTS: Final[WordsByKind[RufmariaschSeen]] = {
    Call: _call_hint,
    Declare: lambda choice, seen: _HINT_PAIR[seen.rules.declaration_credit](
        points=40 if claims.is_forty(choice, seen) else 20
    ),
}
