# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said and told at a table of Rußbach."""

from typing import Final

from kartenspiel.games.russbach.public import RussbachPublic, RussbachSeen
from kartenspiel.model import claims, narration
from kartenspiel.model.by_kind import BeforeAfter, WordsByKind
from kartenspiel.model.calling import texts as calling_texts
from kartenspiel.model.moves import Announce, Call, Declare
from kartenspiel.model.text import Amount, Text, Who, marker
from kartenspiel.model.view import Claim

_ = marker(__package__)

TRUMPS_FOLLOW: Final = _("The suit of the called card is trumps; trumps are not named besides.")
NO_KONTRA: Final = _("There is no Kontra in this game.")
NO_SUCH_ANNOUNCEMENT: Final = _("Only 100 points and all tricks can be announced.")

_HUNDRED = _("Hundred!")

_DECLARES_20 = _("{player:nom} {player:declare|declares} 20.")
_DECLARES_20_SUIT = _("{player:nom} {player:declare|declares} 20 with King and Over of {suit}.")
_DECLARES_40 = _("{player:nom} {player:declare|declares} 40 with the trump pair.")
_ANNOUNCES_100 = _("{player:nom} {player:announce|announces} 100 points.")
_ANNOUNCES_ALL = _("{player:nom} {player:announce|announces} all tricks.")

_LABEL_20 = _("20 in {suit}")
_LABEL_40 = _("40 in {suit}")
_LABEL_100 = _("Announce 100")
_LABEL_ALL = _("Announce all tricks")

_ANNOUNCED: Final = {
    "hundred": (_("100"), _("Announced: 100 points")),
    "all": (_("all"), _("Announced: all tricks")),
}
"""How an announcement stays in sight, in a word and in full."""

ITEMS: Final = {"hundred": _("The announced 100"), "all": _("The announced tricks")}
"""What is paid for beside the game."""

_HINT_CALL = calling_texts.HINT_CALL.by("R11", "R13")
_HINT_CALL_OWN = calling_texts.HINT_CALL_OWN.by("R11", "R14")
_HINT_20: Final = {
    "player_trick": _("20 points if you win a trick, but your side then needs more to win. The suit is not named.").by(
        "R18", "R32"
    ),
    "side_trick": _("20 points if your side wins a trick, but it then needs more to win. The suit is not named.").by(
        "R18", "R32"
    ),
    "always": _("20 points, but your side then needs more to win. The suit is not named.").by("R18", "R32"),
}
_HINT_40: Final = {
    "player_trick": _("40 points if you win a trick, but your side then needs more to win.").by("R18", "R32"),
    "side_trick": _("40 points if your side wins a trick, but it then needs more to win.").by("R18", "R32"),
    "always": _("40 points, but your side then needs more to win.").by("R18", "R32"),
}
_HINT_100 = _(
    "Your side must reach 100 points: the tricks bring at most 90, the rest must come from pairs that are declared. "
    "It gets {amount}, or pays as much if it fails."
).by("R35")
_HINT_ALL = _("Your side must win all eight tricks: it gets {amount}, or pays as much if it fails.").by("R35")

_WORDS: Final = {"hundred": _HUNDRED, "all": narration.SAY_ALL_TRICKS}
_SENTENCES: Final = {"hundred": _ANNOUNCES_100, "all": _ANNOUNCES_ALL}
_LABELS: Final = {"hundred": _LABEL_100, "all": _LABEL_ALL}


def announcement_claims(public: RussbachPublic) -> tuple[Claim, ...]:
    """Return what stays in sight of the announcements."""
    return tuple(Claim(speaker, *_ANNOUNCED[what]) for speaker, what in public.announced)


def _pair_sentence(move: Declare, known: BeforeAfter[RussbachSeen]) -> Text:
    player = Who(move.seat)
    if move.suit is None:
        return _DECLARES_20(player=player)
    forty = claims.is_forty(move, known.before)
    return _DECLARES_40(player=player) if forty else _DECLARES_20_SUIT(player=player, suit=move.suit)


def _call_hint(choice: Call, seen: RussbachSeen) -> Text:
    text = _HINT_CALL_OWN if choice.card in seen.hand else _HINT_CALL
    return text(card=choice.card, suit=choice.card.suit)


def _announcement_hint(choice: Announce, seen: RussbachSeen) -> Text:
    rules, hundred = seen.rules, choice.what == "hundred"
    stakes = rules.pay_hundred_announced if hundred else rules.pay_all_announced
    return (_HINT_100 if hundred else _HINT_ALL)(amount=Amount(stakes * rules.stake, rules.unit))


SAYINGS: Final[WordsByKind[BeforeAfter[RussbachSeen]]] = {
    Call: narration.SAY_CALL,
    Declare: claims.say_marriage,
    Announce: lambda move, _: _WORDS[move.what],
}
SENTENCES: Final[WordsByKind[BeforeAfter[RussbachSeen]]] = {
    Call: lambda move, _: calling_texts.CALLS(player=Who(move.seat), card=move.card, suit=move.card.suit),
    Declare: _pair_sentence,
    Announce: lambda move, _: _SENTENCES[move.what](player=Who(move.seat)),
}
LABELS: Final[WordsByKind[RussbachSeen]] = {
    Declare: claims.label_marriage(_LABEL_20, _LABEL_40),
    Announce: lambda choice, _: _LABELS[choice.what],
}
HINTS: Final[WordsByKind[RussbachSeen]] = {
    Call: _call_hint,
    Declare: lambda choice, seen: (_HINT_40 if claims.is_forty(choice, seen) else _HINT_20)[
        seen.rules.declaration_credit
    ],
    Announce: _announcement_hint,
}
