# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said and told at a table of Königrufen."""

from typing import TYPE_CHECKING, Final

from kartenspiel.games.koenigrufen.bonuses import bonuses
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BONUSES
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.public import Seen
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.games.koenigrufen.talon import HALF
from kartenspiel.model import narration
from kartenspiel.model.by_kind import BeforeAfter, WordsByKind
from kartenspiel.model.moves import (
    Announce,
    Bid,
    Call,
    GiveUp,
    Hold,
    Kontra,
    LayAway,
    Pass,
    Take,
    Vorhand,
)
from kartenspiel.model.tarock import words as tarock_words
from kartenspiel.model.text import Text, Who, room_marker

if TYPE_CHECKING:
    from kartenspiel.games.koenigrufen.speaking.speech import Speech

_ = room_marker(__package__)

_SAY_VORHAND = _("Forehand.")
_SAY_HOLD = _("I hold!")
_SAY_LIE = _("Done.")
_SAY_GIVE_UP = _("I give up.")
_SAY_ANNOUNCE_FOR = _("{bonus} for {dummy}!")

_VORHAND = _("{player:nom} {player:say|says} “forehand” and {player:wait|waits} for what the others bid.")
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
_LIES: Final = {
    "once": _("{player:nom} {player:say|says} no more."),
    "each_turn": _("{player:nom} {player:say|says} no more in this turn."),
}
"""By whether the declarer may announce only in his first turn (K44)."""
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

_LABEL_HOLD = _("Hold {contract} ({value})")
_LABEL_LIE = _("Done")
_LABEL_GOOD = _("Good")
_LABEL_TAKE: Final = {
    1: _("Take the first half"),
    2: _("Take the second half"),
    "all": _("Take all six cards"),
}
_LABEL_GIVE_UP = _("Give up ({value})")
_LABEL_GIVE_UP_BIRD = _("Give up with the {bonus} ({value})")
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


def lies(speech: "Speech") -> bool:
    """Whether a turn that ends now is ended by "ich liege": the declarer's first (K44)."""
    return speech.turn == speech.declarer and not speech.game.answered and not speech.game.raisers


def ends_turn_aloud(seen: Seen) -> bool:
    """Whether whoever is on turn ends it with words also after having announced something (K44)."""
    return seen.public.speech is not None and lies(seen.public.speech)


def _announced(move: Announce, own: Text, for_dummy: Text) -> Text:
    """Return the words of an announcement, its speaker's own or for a dummy (K103)."""
    words = own if move.for_ is None else for_dummy(dummy=Who(move.for_))
    return words(bonus=BONUSES[move.what].name)


def _passing(speech: "Speech | None", *, pass_: Text, lie: Text, good: Text) -> Text:
    """Return what a pass is called: in the bidding, at the end of the declarer's first turn, and else (K19, K44)."""
    if speech is None:
        return pass_
    return lie if lies(speech) else good


def _pass_sentence(move: Pass, known: BeforeAfter[Seen]) -> Text:
    lie, speech = _LIES[known.before.rules.announce_times], known.before.public.speech
    said = _passing(speech, pass_=narration.PASSES, lie=lie, good=narration.SAYS_GOOD)
    return said(player=Who(move.seat))


def _bid_sentence(move: Bid, _: object) -> Text:
    """Return that a contract is bid, with its aim where no card points are to be won (K60, K86, K89)."""
    row, player = CONTRACTS[move.bid], Who(move.seat)
    if row.each_alone:
        return _CHOOSES_TRISCHAKEN(player=player)
    return (tarock_words.BIDS if row.goal is None else _BIDS_TRICKS[row.goal])(player=player, contract=row.name)


def _hold_sentence(move: Hold, known: BeforeAfter[Seen]) -> Text | None:
    contract = known.after.public.contract
    return None if contract is None else _HOLDS(player=Who(move.seat), contract=CONTRACTS[contract].name)


def _giving_up_sentence(move: GiveUp, _: object) -> Text:
    gives_up = _GIVES_UP if move.bird is None else _GIVES_UP_BIRD(bonus=BONUSES[move.bird].name)
    return gives_up(player=Who(move.seat))


def _taking_sentence(move: Take, known: BeforeAfter[Seen]) -> Text:
    """Return what was taken of the talon, with the cards that the observer saw (K34, K35)."""
    player, talon = Who(move.seat), known.before.talon
    cards = {1: talon[:HALF], 2: talon[HALF:], "all": talon}[move.half]
    shown = tuple(card for card in cards if card is not None)
    return _TAKES[move.half](player=player, cards=shown) if shown else _TAKES_HIDDEN(player=player)


def _discard_sentence(move: LayAway, _: object) -> Text | None:
    """Return what all see of a discard of which they see a part (K36, K37)."""
    shown = tuple(card for card in move.cards if card is not None)
    if not shown or len(shown) == len(move.cards):
        return None
    return _LAYS_AWAY_SHOWN(player=Who(move.seat), count=len(move.cards), cards=shown)


def _announcement_label(choice: Announce, seen: Seen) -> Text | None:
    speech = seen.public.speech
    if speech is None:
        return None
    value = speech.bonuses[choice.what].worth(announced=True)
    return _announced(choice, tarock_words.LABEL_BONUS, _LABEL_ANNOUNCE_FOR)(value=value)


def _hold_label(_: Hold, seen: Seen) -> Text | None:
    contract = seen.public.contract
    if contract is None:
        return None
    return _LABEL_HOLD(contract=CONTRACTS[contract].name, value=value_of(seen.rules, contract))


def _giving_up_label(choice: GiveUp, seen: Seen) -> Text | None:
    if seen.public.contract is None:
        return None
    value = given_up(seen.rules, seen.public.contract, choice.bird)
    if choice.bird is None:
        return _LABEL_GIVE_UP(value=value)
    return _LABEL_GIVE_UP_BIRD(bonus=BONUSES[choice.bird].name, value=value)


SAYINGS: Final[WordsByKind[BeforeAfter[Seen]]] = {
    **tarock_words.SAYINGS,
    Pass: lambda _, known: _passing(
        known.before.public.speech, pass_=narration.SAY_PASS, lie=_SAY_LIE, good=narration.SAY_GOOD
    ),
    Vorhand: _SAY_VORHAND,
    Bid: lambda move, _: narration.SAY_BID(contract=CONTRACTS[move.bid].name),
    Hold: _SAY_HOLD,
    Call: tarock_words.SAY_CARD,
    GiveUp: _SAY_GIVE_UP,
    Announce: lambda move, _: _announced(move, tarock_words.SAY_BONUS, _SAY_ANNOUNCE_FOR),
    Kontra: lambda move, known: tarock_words.say_raise(move, known.after.public.speech),
}
SENTENCES: Final[WordsByKind[BeforeAfter[Seen]]] = {
    Pass: _pass_sentence,
    Vorhand: _VORHAND,
    Bid: _bid_sentence,
    Hold: _hold_sentence,
    GiveUp: _giving_up_sentence,
    Take: _taking_sentence,
    LayAway: _discard_sentence,
    Announce: lambda move, _: _announced(move, tarock_words.ANNOUNCES, _ANNOUNCES_FOR)(player=Who(move.seat)),
    Kontra: lambda move, known: tarock_words.raise_sentence(move, known.after.public.speech),
}
LABELS: Final[WordsByKind[Seen]] = {
    Pass: lambda _, seen: _passing(seen.public.speech, pass_=narration.LABEL_PASS, lie=_LABEL_LIE, good=_LABEL_GOOD),
    Vorhand: narration.FOREHAND,
    Bid: lambda choice, seen: narration.LABEL_BID(
        contract=CONTRACTS[choice.bid].name, value=value_of(seen.rules, choice.bid)
    ),
    Hold: _hold_label,
    GiveUp: _giving_up_label,
    Take: lambda choice, _: _LABEL_TAKE[choice.half],
    Announce: _announcement_label,
    Kontra: lambda choice, seen: tarock_words.raise_label(choice, seen.public.speech),
}
