# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Words that several games have: roles, sayings, sentences, button texts and facts."""

from typing import Final

from kartenspiel.model.by_kind import WordsByKind, words_for
from kartenspiel.model.moves import (
    Call,
    Choice,
    Knock,
    LayAway,
    LayAwayChoice,
    Move,
    Pass,
    Play,
    Stack,
    Take,
    ThrowIn,
    Trumps,
)
from kartenspiel.model.seats import Seat
from kartenspiel.model.table_cards import TableCards
from kartenspiel.model.text import Text, Who, marker

_ = marker(__package__)

DEALER: Final = _("Dealer")
FOREHAND: Final = _("Forehand")
BIDDER: Final = _("Bidder")
PARTNER: Final = _("Partner")
DEALER_MEANS: Final = _("Dealer: has dealt the cards, and comes last in turn.")
FOREHAND_SPEAKS: Final = _("Forehand: is the first to speak.")
FOREHAND_LEADS: Final = _("Forehand: leads to the first trick.")
BIDDERS_PARTNER_MEANS: Final = _("Partner: wins or loses together with the bidder.")

SAY_PASS: Final = _("Pass.")
SAY_GOOD: Final = _("Good.")
SAY_BID: Final = _("{contract}!")
SAY_CALL: Final = _("I call the {card}.")
SAY_20: Final = _("Twenty!")
SAY_40: Final = _("Forty!")
SAY_ALL_TRICKS: Final = _("All tricks!")
SAYS_GOOD: Final = _("{player:nom} {player:say|says} good.")
LABEL_BID: Final = _("{contract} ({value})")
SECRET_PARTNER: Final = _("Whoever holds the {card} is your secret partner.")
ALONE_AGAINST_THREE: Final = _("You hold the {card} yourself, so you play alone against three.")
ALREADY_SAID: Final = _("{player:nom} {player:have|has} already said this.")
OWN_CARD: Final = _("The {card} cannot be called: it is in your own hand.")
ASK_CALL: Final = _("Which card do you call?")
ASK_ANNOUNCE: Final = _("Do you announce anything?")

FACT_CALLED: Final = _("Called")
FACT_TRUMPS: Final = _("Trumps")
FACT_NEEDED: Final = _("Needed")
NO_TRICK: Final = _("{player:nom} must take no trick.")
ACES_AND_TENS: Final = _("Aces and tens taken, with 10 for the last trick")
TOOK_NO_TRICK: Final = _("{player:nom} took no trick.")
PAYMENT: Final = _("Payment")
CUT_SHORT: Final = _("The rest was not played: nothing could change any more.")

_LEAD_FIRST = _("You lead to the first trick.")
_LEAD = _("You lead to the next trick.")
_LEAD_LAST = _("You lead to the last trick.")
_FOLLOW = _("It is your turn to play a card.")
_LEAD_FOR = _("You lead to the next trick for {dummy}.")
_LEAD_FIRST_FOR = _("You lead to the first trick for {dummy}.")
_LEAD_LAST_FOR = _("You lead to the last trick for {dummy}.")
_FOLLOW_FOR = _("You play a card for {dummy}.")

_PLAYS = _("{player:nom} {player:play|plays} the {card}.")
_PLAYS_FOR = _("{player:nom} {player:play|plays} the {card} for {dummy:acc}.")
PASSES: Final = _("{player:nom} {player:pass|passes}.")
CALLS: Final = _("{player:nom} {player:call|calls} the {card}.")
_TAKES = _("{player:nom} {player:take|takes} up the talon.")
_LAYS_AWAY = _("{player:nom} {player:lay|lays} cards away face down.")
_LAYS_AWAY_KNOWN = _("{player:nom} {player:lay|lays} away {cards}.")
_KNOCKS = _("{player:nom} {player:knock|knocks}.")
_STACKS = _("{player:nom} {player:take|takes} stack {stack}.")
_THROWS_IN = _("{player:nom} {player:throw|throws} the cards in.")
_TRUMPS = _("{player:nom} {player:name|names} trumps: {suit}.")
_TAKES_TRICK = _("{player:nom} {player:take|takes} the trick.")
_DEALT = _("{player:nom} {player:deal|deals}.")

LABEL_PASS: Final = _("Pass")
_PLAY = _("Play {card}")
_CALL = _("Call {card}")
_TAKE = _("Take up the talon")
_LAY_AWAY = _("Lay away {count} cards")
_KNOCK = _("Knock")
_STACK = _("Stack {stack}")
_THROW_IN = _("Throw in")
_SUIT = _("Trumps: {suit}")


def sentence(move: Move) -> Text:
    """Return a move as a sentence; a hidden card is not named."""
    return _found(_SENTENCES, move)


def label(choice: Choice) -> Text:
    """Return the text of a button."""
    return _found(_LABELS, choice)


def _found(table: WordsByKind[object], choice: Choice) -> Text:
    found = words_for(table, choice, None)
    if found is None:
        raise KeyError(choice)  # a game must have words of its own for what is not the same in every game
    return found


def _play_sentence(move: Play, _: object) -> Text:
    if move.by is None:
        return _PLAYS(player=Who(move.seat), card=move.card)
    return _PLAYS_FOR(player=Who(move.by), card=move.card, dummy=Who(move.seat))


def _sentence_of_discard(move: LayAway, _: object) -> Text:
    player, known = Who(move.seat), tuple(card for card in move.cards if card is not None)
    return _LAYS_AWAY_KNOWN(player=player, cards=known) if known else _LAYS_AWAY(player=player)


_SENTENCES: Final[WordsByKind[object]] = {
    Play: _play_sentence,
    LayAway: _sentence_of_discard,
    Call: CALLS,
    Stack: _STACKS,
    Trumps: _TRUMPS,
    Pass: PASSES,
    Take: _TAKES,
    Knock: _KNOCKS,
    ThrowIn: _THROWS_IN,
}
_LABELS: Final[WordsByKind[object]] = {
    Play: _PLAY,
    LayAwayChoice: _LAY_AWAY,
    Call: _CALL,
    Stack: _STACK,
    Trumps: _SUIT,
    Pass: LABEL_PASS,
    Take: _TAKE,
    Knock: _KNOCK,
    ThrowIn: _THROW_IN,
}


def to_play(cards: TableCards, *, lead: str, follow: str) -> Text:
    """Return what somebody is asked who has to play a card, with the clause about leading or about following."""
    asked = _FOLLOW if cards.trick else _LEAD_LAST if cards.last_left else _LEAD if cards.tricks else _LEAD_FIRST
    return asked.by(follow if cards.trick else lead)


def to_play_for(dummy: Seat, cards: TableCards) -> Text:
    """Return what a guardian is asked who has to play a card of a dummy."""
    lead = _LEAD_LAST_FOR if cards.last_left else _LEAD_FOR if cards.tricks else _LEAD_FIRST_FOR
    return (_FOLLOW_FOR if cards.trick else lead)(dummy=Who(dummy))


def trick_sentence(winner: Seat) -> Text:
    """Return the sentence that ends a trick."""
    return _TAKES_TRICK(player=Who(winner))


def deal_sentence(dealer: Seat) -> Text:
    """Return the sentence that begins a deal."""
    return _DEALT(player=Who(dealer))
