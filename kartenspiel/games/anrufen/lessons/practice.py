# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The practice hands of Anrufen."""

from typing import Final

from kartenspiel.games.anrufen.play import Playing
from kartenspiel.model.cards import Suit, card, cards
from kartenspiel.model.game import State
from kartenspiel.model.lesson import YOU, LessonTable, Practice, Tell, play, when_over
from kartenspiel.model.moves import Bid, Call, Declare, LayAway, Pass, Trumps
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_IN_TIME: Final = 2
"""How many tricks there are before the third one."""


def _finds_partner(state: State, seat: Seat) -> bool | None:
    """Whether everybody knows the bidder's partner before the third trick."""
    del seat
    if not isinstance(state, Playing):
        return None
    if state.sides_public:
        return state.partner is not None
    return False if len(state.tricks) >= _IN_TIME else None


def _takes_no_trick(state: State, seat: Seat) -> bool | None:
    """Whether a player gets through a deal without a trick."""
    if not isinstance(state, Playing):
        return None
    if seat in state.winners:
        return False
    return None if state.outcome is None else True


def _is_paid(outcome: Outcome, seat: Seat) -> bool:
    return outcome.payments[seat] > 0


FIND_PARTNER: Final = Practice(
    id="find_partner",
    title=_("Find your partner"),
    task=_("Call a card and draw it out before the third trick."),
    table=LessonTable(
        ("SA SK S9 SJ HT C9", "ST DA HQ CT CK D9", "SQ CA HK DJ DT H9", "HA HJ DK DQ CQ CJ"),
        dealer=3,
        before=(Bid(YOU, "simple"), Pass(Seat(1)), Pass(Seat(2)), Pass(Seat(3))),
    ),
    goal=_finds_partner,
    opening=(
        Tell(
            _(
                "You play a simple game. Name the trumps and call a card, so that its holder must show within two "
                "tricks. Think first which suits you can lead."
            ).by("A20", "A23"),
            point(places=("hand",)),
        ),
    ),
    reached=_("There is your partner, and there is still a lot to win together."),
    missed=_(
        "Two tricks are over, and you still play in the dark. Call an ace of a suit that you can lead, and lead it."
    ),
    solution=(Trumps(YOU, Suit.SPADES), Call(YOU, card("CA")), play(0, "C9")),
    failure=(Trumps(YOU, Suit.SPADES), Call(YOU, card("DA")), play(0, "SA"), play(0, "SK"), play(0, "S9")),
)
NO_TRICKS: Final = Practice(
    id="no_tricks",
    title=_("No tricks"),
    task=_("Get through the whole deal without a trick."),
    table=LessonTable(
        ("CK DK DQ D9 H9 HJ", "SK HK DA SA DJ ST", "C9 HT HQ CJ S9 SQ", "SJ DT CA CT CQ HA"),
        dealer=3,
        before=(Bid(YOU, "none"), Pass(Seat(1)), Pass(Seat(2)), Pass(Seat(3))),
    ),
    goal=_takes_no_trick,
    opening=(
        Tell(
            _(
                "You play “no tricks”, alone against three and without trumps. Everybody must beat who can, the "
                "others as well as you, and you lead. Which card is a danger, and when does it hurt least?"
            ).by("A19", "A34"),
            point(places=("hand",)),
        ),
    ),
    reached=_("Not one trick: all three of them pay you.").by("A9", "A45"),
    missed=_(
        "There it is, a trick. Your danger is the lone {CK}: lead it first, as long as ace and ten of {C} are about, "
        "and somebody has to beat it."
    ).by("A34"),
    seed=6,
    solution=(play(0, "CK"), play(0, "DK"), play(0, "H9"), play(0, "DQ"), play(0, "D9"), play(0, "HJ")),
    failure=(play(0, "DK"), play(0, "H9"), play(0, "CK")),
)
ALONE: Final = Practice(
    id="alone",
    title=_("Alone against two"),
    task=_("Bring a hundred home, alone and with the talon."),
    table=LessonTable(
        ("HA DQ DT SK HT DK DA", "H9 C9 D9 CA HQ ST CJ", "SA HK CK HJ SQ S9 SJ"),
        dealer=2,
        talon="DJ CT CQ",
        options={"players": 3},
        before=(Bid(YOU, "hundred"), Pass(Seat(1)), Pass(Seat(2))),
    ),
    goal=when_over(_is_paid),
    opening=(
        Tell(
            _(
                "You have bid a hundred and are alone against two. Name the trumps, take the talon, lay three cards "
                "away, and do not forget the forty."
            ).by("A24", "A25", "A35"),
            point(places=("hand", "talon")),
        ),
    ),
    reached=_("A hundred, alone: both of them pay you.").by("A45"),
    missed=_(
        "Not quite a hundred. Count beforehand what you need: the forty, your aces and tens, and the last trick."
    ).by("A40"),
    solution=(
        Trumps(YOU, Suit.DIAMONDS),
        LayAway(YOU, cards("HT SK CQ")),
        play(0, "CT"),
        play(0, "DJ"),
        Declare(YOU, Suit.DIAMONDS),
        play(0, "DQ"),
        play(0, "HA"),
        play(0, "DK"),
        play(0, "DT"),
    ),
    failure=(
        Trumps(YOU, Suit.SPADES),
        LayAway(YOU, cards("DA DT DJ")),
        play(0, "SK"),
        play(0, "HA"),
        play(0, "DK"),
        play(0, "DQ"),
    ),
)
