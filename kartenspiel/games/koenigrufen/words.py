# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said and told at a table of Königrufen."""

from typing import Final

from kartenspiel.games.koenigrufen.bonus_rows import BONUSES
from kartenspiel.games.koenigrufen.bonuses import bonuses
from kartenspiel.games.koenigrufen.contracts import CONTRACTS
from kartenspiel.games.koenigrufen.public import Seen
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.games.koenigrufen.speaking import Speech
from kartenspiel.games.koenigrufen.talon import HALF
from kartenspiel.model.moves import (
    Announce,
    Bid,
    Call,
    Choice,
    GiveUp,
    Hold,
    Kontra,
    LayAway,
    Move,
    Pass,
    Take,
    Vorhand,
)
from kartenspiel.model.tarock import texts as tarock_texts
from kartenspiel.model.text import Text, Who, marker

_ = marker(__package__)

_SAY_VORHAND = _("Forehand.")
_SAY_BID = _("{contract}!")
_SAY_HOLD = _("I hold!")
_SAY_PASS = _("Pass.")
_SAY_LIE = _("Done.")
_SAY_GOOD = _("Good.")
_SAY_CALL = _("The {card}!")
_SAY_GIVE_UP = _("I give up.")
_SAY_ANNOUNCE = _("{bonus}!")
_SAY_ANNOUNCE_FOR = _("{bonus} for {dummy}!")

_VORHAND = _("{player:nom} {player:say|says} “forehand” and {player:wait|waits} for what the others bid.")
_BIDS = _("{player:nom} {player:bid|bids} {contract}.")
_CHOOSES_TRISCHAKEN = _(
    "{player:nom} {player:choose|chooses} Trischaken: everybody plays alone and avoids card points."
)
_BIDS_TRICKS: Final = {
    0: _("{player:nom} {player:bid|bids} {contract}: alone, to take no trick."),
    1: _("{player:nom} {player:bid|bids} {contract}: alone, to take exactly one trick."),
    2: _("{player:nom} {player:bid|bids} {contract}: alone, to take exactly two tricks."),
}
"""By how many tricks the declarer must take, which the names of these contracts do not tell."""
_HOLDS = _("{player:nom} {player:hold|holds} {contract}.")
_PASSES = _("{player:nom} {player:pass|passes}.")
_LIES: Final = {
    "once": _("{player:nom} {player:say|says} no more."),
    "each_turn": _("{player:nom} {player:say|says} no more in this turn."),
}
"""By whether the declarer may announce only in his first turn (K44)."""
_GOOD = _("{player:nom} {player:say|says} good.")
_ANNOUNCES = _("{player:nom} {player:announce|announces} {bonus}.")
_ANNOUNCES_FOR = _("{player:nom} {player:announce|announces} {bonus} for {dummy}.")
_GIVES_UP = _("{player:nom} {player:give|gives} up.")
_GIVES_UP_BIRD = _("{player:nom} {player:give|gives} up, with the {bonus}.")
_TAKES: Final = {
    1: _("{player:nom} {player:take|takes} the first half of the talon: {cards}."),
    2: _("{player:nom} {player:take|takes} the second half of the talon: {cards}."),
    "all": _("{player:nom} {player:take|takes} all six cards of the talon: {cards}."),
}
_TAKES_HIDDEN = _("{player:nom} {player:take|takes} all six cards of the talon, unseen.")
_LAYS_AWAY_SHOWN = _("{player:nom} {player:lay|lays} away {count} cards; all see {cards}.")

_LABEL_VORHAND = _("Forehand")
_LABEL_BID = _("{contract} ({value})")
_LABEL_HOLD = _("Hold {contract} ({value})")
_LABEL_PASS = _("Pass")
_LABEL_LIE = _("Done")
_LABEL_GOOD = _("Good")
_LABEL_TAKE: Final = {
    1: _("Take the first half"),
    2: _("Take the second half"),
    "all": _("Take all six cards"),
}
_LABEL_GIVE_UP = _("Give up ({value})")
_LABEL_GIVE_UP_BIRD = _("Give up with the {bonus} ({value})")
_LABEL_ANNOUNCE = _("{bonus} ({value})")
_LABEL_ANNOUNCE_FOR = _("{bonus} for {dummy} ({value})")

_VALUE = _("{value}")
_VALUE_LOST = _("{value}, lost {lost}")
_VALUE_OR_LOST = _("{value} / −{lost}")
_VALUE_BIRD = _("{value} + {bird}")
_VALUE_ANY_BIRD = _("{value} + bird")


def value_of(rules: KoenigrufenRules, contract: str) -> Text:
    """Return what a contract is worth, in a few signs: with the bird, or with what it costs when lost (K14, K118)."""
    row, worth = CONTRACTS[contract], terms(rules)[contract]
    if row.bird is not None:
        return _VALUE_BIRD(value=worth.value, bird=bonuses(rules, contract)[row.bird].worth(announced=True))
    if row.compulsory_bird:
        return _VALUE_ANY_BIRD(value=worth.value)
    return _VALUE(value=worth.value) if worth.lost == worth.value else _VALUE_LOST(value=worth.value, lost=worth.lost)


def short_value_of(rules: KoenigrufenRules, contract: str) -> Text:
    """Return the same in fewer signs, for a narrow table."""
    worth = terms(rules)[contract]
    if worth.lost == worth.value:
        return value_of(rules, contract)
    return _VALUE_OR_LOST(value=worth.value, lost=worth.lost)


def given_up(rules: KoenigrufenRules, contract: str, bird: str | None) -> int:
    """Return what giving up costs to each of the others, before double rounds (K40, K87)."""
    value = terms(rules)[contract].value
    return value if bird is None else value + bonuses(rules, contract)[bird].worth(announced=True)


def lies(speech: Speech) -> bool:
    """Whether a turn that ends now is ended by "ich liege": the declarer's first (K44)."""
    return speech.turn == speech.declarer and not speech.game.answered and not speech.game.raisers


def say(move: Move, before: Seen, after: Seen) -> Text | None:
    """Return the words that go with a move; the table stood as `before` when it was made, and then as `after`."""
    speech = after.public.speech
    if isinstance(move, Pass):
        return _passing(before.public.speech, pass_=_SAY_PASS, lie=_SAY_LIE, good=_SAY_GOOD)
    if isinstance(move, Bid):
        return _SAY_BID(contract=CONTRACTS[move.bid].name)
    if isinstance(move, Call):
        return _SAY_CALL(card=move.card)
    if isinstance(move, Announce):
        return _announced(move, _SAY_ANNOUNCE, _SAY_ANNOUNCE_FOR)
    if isinstance(move, Kontra) and speech is not None:
        return tarock_texts.say_raise(move, speech)
    spoken = {Vorhand: _SAY_VORHAND, Hold: _SAY_HOLD, GiveUp: _SAY_GIVE_UP}.get(type(move))
    return spoken or tarock_texts.say_before_words(move)


def _announced(move: Announce, own: Text, for_dummy: Text) -> Text:
    """Return the words of an announcement, its speaker's own or for a dummy (K103)."""
    words = own if move.for_ is None else for_dummy(dummy=Who(move.for_))
    return words(bonus=BONUSES[move.what].name)


def _passing(speech: Speech | None, *, pass_: Text, lie: Text, good: Text) -> Text:
    """Return what a pass is called: in the bidding, at the end of the declarer's first turn, and else (K19, K44)."""
    if speech is None:
        return pass_
    return lie if lies(speech) else good


def sentence(move: Move, before: Seen, after: Seen) -> Text | None:
    """Return a move as a sentence, ``None`` for the moves that all games have; `before` and `after` as for `say`."""
    if isinstance(move, Pass):
        lie = _LIES[before.rules.announce_times]
        return _passing(before.public.speech, pass_=_PASSES, lie=lie, good=_GOOD)(player=Who(move.seat))
    if isinstance(move, GiveUp | Take | LayAway):
        return _at_the_talon(move, before)
    return _statement(move, after)


def _statement(move: Move, after: Seen) -> Text | None:
    """Return what was bid, announced or raised as a sentence."""
    player, speech, contract = Who(move.seat), after.public.speech, after.public.contract
    if isinstance(move, Vorhand):
        return _VORHAND(player=player)
    if isinstance(move, Bid):
        return _bid(move.bid)(player=player)
    if isinstance(move, Hold) and contract is not None:
        return _HOLDS(player=player, contract=CONTRACTS[contract].name)
    if isinstance(move, Announce):
        return _announced(move, _ANNOUNCES, _ANNOUNCES_FOR)(player=player)
    return tarock_texts.raise_sentence(move, speech) if isinstance(move, Kontra) and speech is not None else None


def _bid(contract: str) -> Text:
    """Return that a contract is bid, with its aim where no card points are to be won (K60, K86, K89)."""
    row = CONTRACTS[contract]
    if row.each_alone:
        return _CHOOSES_TRISCHAKEN
    return (_BIDS if row.goal is None else _BIDS_TRICKS[row.goal])(contract=row.name)


def _at_the_talon(move: GiveUp | Take | LayAway, before: Seen) -> Text | None:
    """Return what was done with the talon as a sentence, with the cards that the observer saw (K34–K37, K40)."""
    player = Who(move.seat)
    if isinstance(move, GiveUp):
        gives_up = _GIVES_UP if move.bird is None else _GIVES_UP_BIRD(bonus=BONUSES[move.bird].name)
        return gives_up(player=player)
    if isinstance(move, Take):
        cards = {1: before.talon[:HALF], 2: before.talon[HALF:], "all": before.talon}[move.half]
        known = tuple(card for card in cards if card is not None)
        return _TAKES[move.half](player=player, cards=known) if known else _TAKES_HIDDEN(player=player)
    known = tuple(card for card in move.cards if card is not None)
    if known and len(known) < len(move.cards):
        return _LAYS_AWAY_SHOWN(player=player, count=len(move.cards), cards=known)
    return None


def label(choice: Choice, seen: Seen) -> Text | None:
    """Return the text of a button, ``None`` for the moves that all games have."""
    if isinstance(choice, Pass):
        return _passing(seen.public.speech, pass_=_LABEL_PASS, lie=_LABEL_LIE, good=_LABEL_GOOD)
    if isinstance(choice, Vorhand):
        return _LABEL_VORHAND
    if isinstance(choice, Bid):
        return _LABEL_BID(contract=CONTRACTS[choice.bid].name, value=value_of(seen.rules, choice.bid))
    if isinstance(choice, Take):
        return _LABEL_TAKE[choice.half]
    if isinstance(choice, Announce | Kontra):
        return None if seen.public.speech is None else _label_of_item(choice, seen.public.speech)
    return None if seen.public.contract is None else _label_of_contract(choice, seen.rules, seen.public.contract)


def _label_of_item(choice: Announce | Kontra, speech: Speech) -> Text:
    """Return the text of a button for an announcement or a raise."""
    if isinstance(choice, Kontra):
        return tarock_texts.raise_label(choice, speech)
    value = speech.bonuses[choice.what].worth(announced=True)
    return _announced(choice, _LABEL_ANNOUNCE, _LABEL_ANNOUNCE_FOR)(value=value)


def _label_of_contract(choice: Choice, rules: KoenigrufenRules, contract: str) -> Text | None:
    """Return the text of a button for holding the highest bid, or for giving a contract up."""
    if isinstance(choice, Hold):
        return _LABEL_HOLD(contract=CONTRACTS[contract].name, value=value_of(rules, contract))
    if isinstance(choice, GiveUp):
        value = given_up(rules, contract, choice.bird)
        if choice.bird is None:
            return _LABEL_GIVE_UP(value=value)
        return _LABEL_GIVE_UP_BIRD(bonus=BONUSES[choice.bird].name, value=value)
    return None
