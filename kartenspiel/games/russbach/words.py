# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said and told at a table of Rußbach."""

from typing import Final

from kartenspiel.games.russbach.public import RussbachPublic, RussbachSeen
from kartenspiel.model.moves import Announce, Call, Choice, Declare, Move
from kartenspiel.model.text import Amount, Text, Who, marker
from kartenspiel.model.view import Claim

_ = marker(__package__)

TRUMPS_FOLLOW: Final = _("The suit of the called card is trumps; trumps are not named besides.")
NO_KONTRA: Final = _("There is no Kontra in this game.")
NO_SUCH_ANNOUNCEMENT: Final = _("Only 100 points and all tricks can be announced.")

_CALL = _("I call the {card}.")
_TWENTY = _("Twenty!")
_FORTY = _("Forty!")
_HUNDRED = _("Hundred!")
_ALL = _("All tricks!")

_CALLS = _("{player:nom} {player:call|calls} the {card}; {suit} are trumps.")
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

_HINT_CALL = _("{suit} become trumps, and whoever holds the {card} is your secret partner.").by("R11", "R13")
_HINT_CALL_OWN = _("{suit} become trumps. You hold the {card} yourself, so you play alone against three.").by(
    "R11", "R14"
)
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
_HINT_100 = _("Your side must reach 100 points: it gets {amount}, or pays as much if it fails.").by("R35")
_HINT_ALL = _("Your side must win all eight tricks: it gets {amount}, or pays as much if it fails.").by("R35")

_WORDS: Final = {"hundred": _HUNDRED, "all": _ALL}
_SENTENCES: Final = {"hundred": _ANNOUNCES_100, "all": _ANNOUNCES_ALL}
_LABELS: Final = {"hundred": _LABEL_100, "all": _LABEL_ALL}


def announcement_claims(public: RussbachPublic) -> tuple[Claim, ...]:
    """Return what stays in sight of the announcements."""
    return tuple(Claim(speaker, *_ANNOUNCED[what]) for speaker, what in public.announced)


def _forty(move: Declare, seen: RussbachSeen) -> bool:
    return move.suit is not None and move.suit is seen.public.trumps


def say(move: Move, before: RussbachSeen, after: RussbachSeen) -> Text | None:
    """Return the words of a call, a declaration or an announcement; `before` is what was known just before."""
    del after
    if isinstance(move, Call):
        return _CALL(card=move.card)
    if isinstance(move, Declare):
        return _FORTY if _forty(move, before) else _TWENTY
    return _WORDS[move.what] if isinstance(move, Announce) else None


def sentence(move: Move, before: RussbachSeen, after: RussbachSeen) -> Text | None:
    """Return a statement as a whole sentence, ``None`` for the moves that all games have; arguments as for `say`."""
    del after
    player = Who(move.seat)
    if isinstance(move, Call):
        return _CALLS(player=player, card=move.card, suit=move.card.suit)
    if isinstance(move, Declare):
        if move.suit is None:
            return _DECLARES_20(player=player)
        return _DECLARES_40(player=player) if _forty(move, before) else _DECLARES_20_SUIT(player=player, suit=move.suit)
    return _SENTENCES[move.what](player=player) if isinstance(move, Announce) else None


def label(choice: Choice, seen: RussbachSeen) -> Text | None:
    """Return the text of a button, ``None`` for the moves that all games have."""
    if isinstance(choice, Declare) and choice.suit is not None:
        return (_LABEL_40 if _forty(choice, seen) else _LABEL_20)(suit=choice.suit)
    return _LABELS[choice.what] if isinstance(choice, Announce) else None


def hint(choice: Choice, seen: RussbachSeen) -> Text | None:
    """Return what a choice means and pays."""
    if isinstance(choice, Call):
        text = _HINT_CALL_OWN if choice.card in seen.hand else _HINT_CALL
        return text(card=choice.card, suit=choice.card.suit)
    if isinstance(choice, Declare):
        return (_HINT_40 if _forty(choice, seen) else _HINT_20)[seen.rules.declaration_credit]
    if isinstance(choice, Announce):
        rules, hundred = seen.rules, choice.what == "hundred"
        stakes = rules.pay_hundred_announced if hundred else rules.pay_all_announced
        return (_HINT_100 if hundred else _HINT_ALL)(amount=Amount(stakes * rules.stake, rules.unit))
    return None
