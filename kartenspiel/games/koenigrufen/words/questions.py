# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked at a table of Königrufen, and by which clause."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kartenspiel.games.koenigrufen.auction import Auction
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.public import Seen
from kartenspiel.games.koenigrufen.talon import half_with
from kartenspiel.games.koenigrufen.words.sayings import lies
from kartenspiel.model import narration
from kartenspiel.model.by_kind import WordsByKind, words_for
from kartenspiel.model.moves import (
    Announce,
    Bid,
    Call,
    Choice,
    Hold,
    Knock,
    Kontra,
    LayAwayChoice,
    Pass,
    Play,
    Stack,
    Take,
    Vorhand,
)
from kartenspiel.model.tarock import words as tarock_words
from kartenspiel.model.tarock.cards import KINGS
from kartenspiel.model.text import Text, Who, room_marker

if TYPE_CHECKING:
    from kartenspiel.games.koenigrufen.speaking.speech import Speech

_ = room_marker(__package__)

_KNOCK = tarock_words.ASK_KNOCK.by("K12")
_STACK = tarock_words.ASK_STACK.by("K12")
_THROW_IN = tarock_words.ASK_THROW_IN.by("K13")
_MUST_THROW_IN = tarock_words.ASK_MUST_THROW_IN.by("K13")
_FIRST_WORD = _("You are forehand: do you bid at once?").by("K18")
_CHOOSE = _("All others have passed: which contract do you play?").by("K23")
_BID = _("Nobody has bid yet. Do you bid?").by("K19")
_BID_MORE = _("{player} has bid {contract}. Do you bid more?").by("K19")
_HOLD_OR_MORE = _("{player} has bid {contract}. Do you hold, or bid more?").by("K25")
_ONLY_PASS = _("{player} has bid {contract}, which your hand cannot outbid.").by("K19")
_NOTHING_TO_BID = _("Your hand allows no bid.").by("K19")
_CALL_KING = _("Which king do you call?").by("K29")
_CALL_QUEEN = _("You hold all four kings: which queen do you call?").by("K33")
_TAKE_ALL = _("Take the six cards of the talon.").by("K35")
_TAKE = _("Which half of the talon do you take?").by("K34")
_TAKE_ALONE = _("The {card} lies in the talon, so you have no partner: what do you do?").by("K40")
_LAY_AWAY = _("Lay {count} cards away.")
_BIRD = _("You must announce a bird that was dealt to you. What do you announce?").by("K47")
_ANNOUNCE = narration.ASK_ANNOUNCE.by("K44")
_NOTHING_TO_ANNOUNCE = _("There is nothing that you could announce.").by("K44")
_ANNOUNCE_NOW = narration.ASK_ANNOUNCE.by("K45")
_MORE = tarock_words.ASK_MORE.by("K45")
_NOTHING = tarock_words.ASK_NOTHING.by("K45")
_BEAT = _("It is your turn to play a card: you can beat the trick, and so you must.").by("K60")


def question(choices: Sequence[Choice], seen: Seen) -> Text:
    """Return what is asked with these choices, and by which clause."""
    kinds = {type(choice) for choice in choices}
    speech, auction = seen.public.speech, seen.public.auction
    if Play in kinds:
        owner = choices[0].seat
        return _card(choices, seen) if owner == seen.seat else narration.to_play_for(owner, seen.cards).by("K105")
    if kinds & {Call, Take, LayAwayChoice}:
        return _for_the_declarer(choices, seen)
    if speech is not None:
        return _words(choices, speech)
    return _before_words(kinds, seen) if auction is None else _bid(kinds, auction)


def _for_the_declarer(choices: Sequence[Choice], seen: Seen) -> Text:
    """Return what is asked about the call, the talon or the discard; he may also give up instead of taking (K40)."""
    asked = (words_for(_BY_KIND, choice, seen) for choice in choices)
    return next(text for text in asked if text is not None)


def _take(choice: Take, seen: Seen) -> Text:
    if choice.half == "all":
        return _TAKE_ALL
    called = seen.public.called
    alone = called is not None and half_with(seen.talon, called) is not None
    return _TAKE_ALONE(card=called) if alone and called is not None else _TAKE


def _before_words(kinds: set[type[Choice]], seen: Seen) -> Text:
    if kinds & {Vorhand, Bid}:
        return _FIRST_WORD
    if Stack in kinds:
        return _STACK
    if Knock in kinds:
        return _KNOCK
    return _MUST_THROW_IN if seen.turn == seen.seat else _THROW_IN


def _bid(kinds: set[type[Choice]], auction: Auction) -> Text:
    if auction.choosing:
        return _CHOOSE
    if auction.high is None:
        return _BID if Bid in kinds else _NOTHING_TO_BID
    text = _HOLD_OR_MORE if Hold in kinds else _BID_MORE if Bid in kinds else _ONLY_PASS
    return text(player=Who(auction.high.seat), contract=CONTRACTS[auction.high.contract].name)


def _lay_away(choice: LayAwayChoice, seen: Seen) -> Text:
    suit_game = seen.public.contract is not None and CONTRACTS[seen.public.contract].kind == "suit"
    return _LAY_AWAY(count=choice.count).by("K37" if suit_game else "K36")


_BY_KIND: Final[WordsByKind[Seen]] = {
    LayAwayChoice: _lay_away,
    Call: lambda choice, _: _CALL_KING if choice.card in KINGS else _CALL_QUEEN,
    Take: _take,
}
"""What the declarer is asked, by what he may do."""


def _words(choices: Sequence[Choice], speech: "Speech") -> Text:
    kinds = {type(choice) for choice in choices}
    if Pass not in kinds:
        return _BIRD
    if speech.spoken and not (lies(speech) and not speech.announced_items):
        return _MORE
    if lies(speech):
        return _ANNOUNCE if Announce in kinds else _NOTHING_TO_ANNOUNCE
    if Kontra in kinds:
        return tarock_words.ask_raise(choices, speech).by(*(("K45", "K48") if Announce in kinds else ("K48",)))
    return _ANNOUNCE_NOW if Announce in kinds else _NOTHING


def _card(choices: Sequence[Choice], seen: Seen) -> Text:
    kind = "tarock" if seen.public.contract is None else CONTRACTS[seen.public.contract].kind
    if kind == "negative" and _can_beat(choices, seen):
        return _BEAT
    follow = "K60" if kind == "negative" else "K58"
    return narration.to_play(seen.cards, lead="K59" if kind == "suit" else "K57", follow=follow)


def _can_beat(choices: Sequence[Choice], seen: Seen) -> bool:
    """Whether one of these cards beats what lies in the trick."""
    trick, contract = seen.cards.trick, seen.public.contract
    if not trick or contract is None:
        return False
    from kartenspiel.games.koenigrufen.playing_rules import rules_of_play

    play = rules_of_play(seen.rules, contract)
    return any(play.winner_of((*trick, card)) == card.seat for card in choices if isinstance(card, Play))
