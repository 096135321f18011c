# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked at a table of Zwanzigerrufen, and by which clause."""

from collections.abc import Mapping, Sequence
from typing import Final

from kartenspiel.games.zwanzigerrufen.public import Seen
from kartenspiel.games.zwanzigerrufen.speaking import Speech
from kartenspiel.model import narration
from kartenspiel.model.moves import Announce, Bid, Choice, Knock, Kontra, Play, Stack
from kartenspiel.model.tarock import words as tarock_words
from kartenspiel.model.tarock.play import PlayKind
from kartenspiel.model.text import Text, room_marker

_ = room_marker(__package__)

_KNOCK = tarock_words.ASK_KNOCK.by("Z10", "Z12")
_THROW_IN = tarock_words.ASK_THROW_IN.by("Z13")
_MUST_THROW_IN = tarock_words.ASK_MUST_THROW_IN.by("Z13")
_STACK = tarock_words.ASK_STACK.by("Z12")
_FIRST_BID = _("You are forehand: what do you play?").by("Z16")
_SPEAK = narration.ASK_ANNOUNCE.by("Z14")
_SPEAK_OR_BID = _("Do you bid, announce or raise anything?").by("Z14", "Z20")
_BID = _("Do you bid a higher contract?").by("Z20")
_MORE = tarock_words.ASK_MORE.by("Z15")
_NOTHING = tarock_words.ASK_NOTHING.by("Z14")
_TO_PLAY: Final[Mapping[PlayKind, tuple[str, str]]] = {
    "tarock": ("Z33", "Z34"),
    "suit": ("Z36", "Z36"),
    "negative": ("Z33", "Z61"),
}
"""By which clauses a card is led and played to a trick, for each kind of contract."""


def question(choices: Sequence[Choice], seen: Seen) -> Text:
    """Return what is asked with these choices, and by which clause."""
    kinds = {type(choice) for choice in choices}
    speech = seen.public.speech
    if speech is None:
        return _before_the_first_bid(kinds, seen)
    return _card(seen, speech.row.kind) if Play in kinds else _words(choices, speech)


def _before_the_first_bid(kinds: set[type[Choice]], seen: Seen) -> Text:
    if Stack in kinds:
        return _STACK
    if Bid in kinds:
        return _FIRST_BID
    if Knock in kinds:
        return _KNOCK
    return _MUST_THROW_IN if seen.turn == seen.seat else _THROW_IN


def _words(choices: Sequence[Choice], speech: Speech) -> Text:
    kinds = {type(choice) for choice in choices}
    if speech.spoken:
        return _MORE
    further = bool(kinds & {Announce, Kontra})
    if Bid in kinds:
        return _SPEAK_OR_BID if further else _BID
    if Kontra in kinds:
        return tarock_words.ask_raise(choices, speech).by("Z14" if Announce in kinds else "Z28")
    return _SPEAK if Announce in kinds else _NOTHING


def _card(seen: Seen, kind: PlayKind) -> Text:
    lead, follow = _TO_PLAY[kind]
    return narration.to_play(seen.cards, lead=lead, follow=follow)
