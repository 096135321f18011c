# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said and told at a table of Anrufen."""

from typing import Final

from kartenspiel.games.anrufen.contracts import NAMES
from kartenspiel.games.anrufen.public import Seen
from kartenspiel.games.anrufen.words.tasks import task, worth
from kartenspiel.model import claims, narration
from kartenspiel.model.by_kind import BeforeAfter, WordsByKind
from kartenspiel.model.moves import Announce, Bid, Call, Declare, Kontra, Pass, Trumps
from kartenspiel.model.text import Amount, Text, Who, room_marker

_ = room_marker(__package__)

_SAY_BID: Final = {
    "simple": _("A simple game."),
    "hundred": _("A hundred."),
    "none": _("No tricks."),
    "all": _("All tricks."),
    "all_hundred": _("All tricks with a hundred."),
}
_SAY_SUIT = _("{suit}!")
_SAY_EQUAL = _("The same, in {suit}.")
_SAY_EQUAL_COVERED = _("The same!")
_SAY_CONTRA = _("Kontra!")
_SAY_RAISE: Final = {
    "hundred": _("And a hundred!"),
    "all": narration.SAY_ALL_TRICKS,
    "all_hundred": _("All tricks, and a hundred!"),
}

_BIDS = _("{player:nom} {player:bid|bids}: {bid}.")
_BIDS_EQUAL = _("{player:nom} {player:bid|bids} the same ({bid}) and {player:name|names} {suit}.")
_BIDS_EQUAL_COVERED = _("{player:nom} {player:bid|bids} the same ({bid}); the suit is still covered.")
_NAMES_SUIT = _("{player:nom} {player:name|names} {suit}.")
_UNCOVERS = _("{player:nom} {player:name|names} {suit}; {challenger:nom} {challenger:uncover|uncovers} {other}.")
_DECLARES_20 = _("{player:nom} {player:declare|declares} 20 in {suit}.")
_DECLARES_40 = _("{player:nom} {player:declare|declares} 40 in trumps.")
_SAYS_CONTRA = _("{player:nom} {player:say|says} Kontra.")
_RAISES = _("{player:nom} {player:are|is} the partner and {player:raise|raises} to: {bid}.")

_LABEL_BID = _("{bid} ({value})")
_LABEL_EQUAL = _("Same bid with {suit}")
_LABEL_EQUAL_OPEN = _("Same bid")
_LABEL_SUIT = _("{suit}")
_LABEL_20 = _("Declare 20 in {suit}")
_LABEL_40 = _("Declare 40 in {suit}")
_LABEL_CONTRA = _("Kontra")
_LABEL_RAISE = _("Raise to: {bid} ({value})")

_HINT_EQUAL = _("The higher suit stands, in the order hearts, diamonds, spades, clubs; it will be trumps.").by(
    "A12", "A13"
)
_HINT_EQUAL_NO_TRICKS = _(
    "The higher suit stands, in the order hearts, diamonds, spades, clubs; there are no trumps."
).by("A14")
_HINT_CALL = narration.SECRET_PARTNER.by("A20", "A23")
_HINT_CALL_OWN = narration.ALONE_AGAINST_THREE.by("A22")
_HINT_DECLARE: Final = {
    "either": _("The points count at once; you must now lead one of the two cards.").by("A35"),
    "queen_only": _("The points count at once; you must now lead the queen.").by("A35"),
}
_HINT_CONTRA = _("You think the bid will fail: it is worth {value} more either way.").by("A29")


def _is_equal_bid(move: Bid, seen: Seen) -> bool:
    standing = seen.public.contract
    return standing is not None and standing.id == move.bid


def _say_bid(move: Bid, known: BeforeAfter[Seen]) -> Text:
    if not _is_equal_bid(move, known.before):
        return _SAY_BID[move.bid]
    return _SAY_EQUAL(suit=move.trumps) if move.trumps is not None else _SAY_EQUAL_COVERED


def _bid_sentence(move: Bid, known: BeforeAfter[Seen]) -> Text:
    player, name = Who(move.seat), NAMES[move.bid]
    if not _is_equal_bid(move, known.before):
        return _BIDS(player=player, bid=name)
    if move.trumps is None:
        return _BIDS_EQUAL_COVERED(player=player, bid=name)
    return _BIDS_EQUAL(player=player, bid=name, suit=move.trumps)


def _suit_sentence(move: Trumps, known: BeforeAfter[Seen]) -> Text | None:
    """Return that a seat names a suit; the holder's uncovers that of the challenger (A12)."""
    seat, suit = move.seat, move.suit
    if suit is None:
        return None
    earlier, now = known.before.public.bidding, known.after.public.bidding
    if earlier is not None and now is not None:
        for bid in now.named[len(earlier.named) :]:
            if bid.seat != seat and bid.suit is not None:
                return _UNCOVERS(player=Who(seat), suit=suit, challenger=Who(bid.seat), other=bid.suit)
    return _NAMES_SUIT(player=Who(seat), suit=suit)


def _marriage_sentence(move: Declare, known: BeforeAfter[Seen]) -> Text | None:
    if move.suit is None:
        return None
    player = Who(move.seat)
    forty = claims.is_forty(move, known.before)
    return _DECLARES_40(player=player) if forty else _DECLARES_20(player=player, suit=move.suit)


def _bid_label(choice: Bid, seen: Seen) -> Text:
    if not _is_equal_bid(choice, seen):
        return _LABEL_BID(bid=NAMES[choice.bid], value=worth(choice.bid))
    return _LABEL_EQUAL(suit=choice.trumps) if choice.trumps is not None else _LABEL_EQUAL_OPEN


def _hint_equal(bid: str) -> Text:
    return _HINT_EQUAL_NO_TRICKS if bid == "none" else _HINT_EQUAL


def _suit_hint(_: Trumps, seen: Seen) -> Text | None:
    """Explain a suit that decides between equal bids; one named after the auction needs no explanation."""
    bidding, standing = seen.public.bidding, seen.public.contract
    comparing = bidding is not None and bidding.challenger is not None
    return _hint_equal(standing.id) if comparing and standing is not None else None


def _call_hint(choice: Call, seen: Seen) -> Text:
    return (_HINT_CALL_OWN if choice.card in seen.hand else _HINT_CALL)(card=choice.card)


SAYINGS: Final[WordsByKind[BeforeAfter[Seen]]] = {
    Bid: _say_bid,
    Declare: claims.say_marriage,
    Announce: lambda move, _: _SAY_RAISE[move.what],
    Call: narration.SAY_CALL,
    Trumps: _SAY_SUIT,
    Pass: narration.SAY_PASS,
    Kontra: _SAY_CONTRA,
}
SENTENCES: Final[WordsByKind[BeforeAfter[Seen]]] = {
    Bid: _bid_sentence,
    Declare: _marriage_sentence,
    Announce: lambda move, _: _RAISES(player=Who(move.seat), bid=NAMES[move.what]),
    Trumps: _suit_sentence,
    Kontra: _SAYS_CONTRA,
}
LABELS: Final[WordsByKind[Seen]] = {
    Bid: _bid_label,
    Declare: claims.label_marriage(_LABEL_20, _LABEL_40),
    Announce: lambda choice, _: _LABEL_RAISE(bid=NAMES[choice.what], value=worth(choice.what)),
    Trumps: _LABEL_SUIT,
    Kontra: _LABEL_CONTRA,
}
HINTS: Final[WordsByKind[Seen]] = {
    Bid: lambda choice, seen: _hint_equal(choice.bid) if _is_equal_bid(choice, seen) else task(choice.bid),
    Declare: lambda _, seen: _HINT_DECLARE[seen.rules.marriage_lead_card],
    Announce: lambda choice, _: task(choice.what),
    Trumps: _suit_hint,
    Call: _call_hint,
    Kontra: lambda _, seen: _HINT_CONTRA(value=Amount(seen.rules.contra_bonus, "token")),
}
