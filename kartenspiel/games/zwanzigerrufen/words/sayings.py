# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said and told at a table of Zwanzigerrufen."""

from typing import Final

from kartenspiel.games.zwanzigerrufen.bonuses import BONUSES
from kartenspiel.games.zwanzigerrufen.contracts import CONTRACTS
from kartenspiel.games.zwanzigerrufen.public import Seen, own_side
from kartenspiel.games.zwanzigerrufen.speaking import Speech
from kartenspiel.model import narration
from kartenspiel.model.by_kind import BeforeAfter, WordsByKind
from kartenspiel.model.moves import Announce, Bid, Knock, Kontra, Pass, ThrowIn
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock import words as tarock_words
from kartenspiel.model.tarock.speaking import SpokenItem
from kartenspiel.model.text import Text, Who, room_marker

_ = room_marker(__package__)

_SAY_SIDE: Final = {
    None: tarock_words.SAY_BONUS,
    "D": _("{bonus}, for!"),
    "O": _("{bonus}, against!"),
}

_ANNOUNCES: Final = {
    None: tarock_words.ANNOUNCES,
    "D": _("{player:nom} {player:announce|announces} {bonus} for the declarer."),
    "O": _("{player:nom} {player:announce|announces} {bonus} against the declarer."),
}
_ANNOUNCES_KONTRA = _(
    "{player:nom} {player:announce|announces} {bonus} against the declarer, and with it Kontra to the game."
)
_LABEL_CALL = _("Call the {card} ({value})")
_LABEL_ANNOUNCE: Final = {
    None: tarock_words.LABEL_BONUS,
    "D": _("{bonus} for the declarer ({value})"),
    "O": _("{bonus} against the declarer ({value})"),
}
_HINT_NEXT = tarock_words.HINT_TURN_ENDS.by("Z14", "Z32")
_HINT_SIDE = _("{hint} Shows your side.").by("Z25")
_HINT_KONTRA = _("{hint} Says Kontra too.").by("Z27")
_HINT_SIDE_KONTRA = _("{hint} Shows your side and says Kontra.").by("Z25", "Z27")
_HINT_KNOCK = tarock_words.HINT_KNOCK.by("Z12")
_HINT_THROW_IN = tarock_words.HINT_THROW_IN.by("Z13")


def _say_bid(move: Bid, _: object) -> Text:
    return (
        tarock_words.SAY_CARD(card=move.card)
        if move.card is not None
        else narration.SAY_BID(contract=CONTRACTS[move.bid].name)
    )


def _say_announcement(move: Announce, known: BeforeAfter[Seen]) -> Text | None:
    speech = known.after.public.speech
    if speech is None:
        return None
    return _SAY_SIDE[speech.side_named(speech.items[-1])](bonus=speech.name_of(move.what))


def _bid_sentence(move: Bid, _: object) -> Text:
    if move.card is not None:
        return narration.CALLS(player=Who(move.seat), card=move.card)
    return tarock_words.BIDS(player=Who(move.seat), contract=CONTRACTS[move.bid].name)


def _announcement_sentence(move: Announce, known: BeforeAfter[Seen]) -> Text | None:
    earlier, speech = known.before.public.speech, known.after.public.speech
    if earlier is None or speech is None:
        return None
    kontra = speech.game.level > earlier.game.level
    text = _ANNOUNCES_KONTRA if kontra else _ANNOUNCES[speech.side_named(speech.items[-1])]
    return text(player=Who(move.seat), bonus=speech.name_of(move.what))


def _bid_label(choice: Bid, seen: Seen) -> Text:
    row = CONTRACTS[choice.bid]
    value = row.worth(seen.rules)
    if choice.card is not None:
        return _LABEL_CALL(card=choice.card, value=value)
    return narration.LABEL_BID(contract=row.name, value=value)


def _announcement_label(choice: Announce, seen: Seen) -> Text | None:
    speech = seen.public.speech
    if speech is None:
        return None
    item = _item_announced(choice, seen, speech)
    return _LABEL_ANNOUNCE[speech.side_named(item)](bonus=speech.name_of(item.id), value=speech.value(item))


def _item_announced(choice: Announce, seen: Seen, speech: Speech) -> SpokenItem:
    """Return the item that the observer would announce; he knows his own side from his hand (Z25)."""
    return SpokenItem(choice.what, choice.seat, own_side(seen, speech))


def _shows_side(seat: Seat, speech: Speech) -> bool:
    """Whether an announcement or a raise would show on which side a seat is, which nobody has heard yet (Z19)."""
    return speech.called is not None and seat != speech.declarer and speech.sides_shown[seat] is None


def _bid_hint(choice: Bid, seen: Seen) -> Text:
    return CONTRACTS[choice.bid].means(seen.rules, choice.card)


def _announcement_hint(choice: Announce, seen: Seen) -> Text | None:
    """Return what an announcement means, pays, shows and includes."""
    speech = seen.public.speech
    if speech is None:
        return None
    item = _item_announced(choice, seen, speech)
    task = BONUSES[item.id].task
    if task is None:
        raise ValueError(item.id)
    means = task(value=speech.value(item))
    kontra = speech.says_kontra(item.id, item.side)
    if _shows_side(choice.seat, speech):
        return (_HINT_SIDE_KONTRA if kontra else _HINT_SIDE)(hint=means)
    return _HINT_KONTRA(hint=means) if kontra else means


def _raise_hint(choice: Kontra, seen: Seen) -> Text | None:
    speech = seen.public.speech
    if speech is None:
        return None
    means = tarock_words.raise_hint(choice, speech).by("Z28")
    return _HINT_SIDE(hint=means) if _shows_side(choice.seat, speech) else means


SAYINGS: Final[WordsByKind[BeforeAfter[Seen]]] = {
    **tarock_words.SAYINGS,
    Pass: narration.SAY_PASS,
    Bid: _say_bid,
    Announce: _say_announcement,
    Kontra: lambda move, known: tarock_words.say_raise(move, known.after.public.speech),
}
SENTENCES: Final[WordsByKind[BeforeAfter[Seen]]] = {
    Bid: _bid_sentence,
    Announce: _announcement_sentence,
    Kontra: lambda move, known: tarock_words.raise_sentence(move, known.after.public.speech),
}
LABELS: Final[WordsByKind[Seen]] = {
    Bid: _bid_label,
    Announce: _announcement_label,
    Kontra: lambda choice, seen: tarock_words.raise_label(choice, seen.public.speech),
}
HINTS: Final[WordsByKind[Seen]] = {
    Pass: _HINT_NEXT,
    Bid: _bid_hint,
    Announce: _announcement_hint,
    Kontra: _raise_hint,
    Knock: _HINT_KNOCK,
    ThrowIn: _HINT_THROW_IN,
}
