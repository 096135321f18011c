# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is at stake in the tarock games: the Pagat at the end, the Mond and the Sküs, what a tarock that is kept brings.

Whatever is at stake beside the card points is measured in card points too.
"""

from typing import Final

from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.tarock.cards import MOND, PAGAT, SKUES
from kartenspiel.players.terms import FINE, Capture, CardStake, KeptChances

# As in `terms.py` the chances of a card that is kept were chosen by hand.  They are judged by positions
# (`tests/players`) and by `packaging/players/foolish.py`; `packaging/players/kept.py` measures what becomes of
# such cards.  What counts is the order: high tarocks first, a King that nobody can trump among the middle ones, and low
# cards of the suits and those that can be trumped last.

_MASTER: Final = 0.75
"""How likely the highest tarock left is to take a trick later on if it is kept."""
_STEP: Final = 0.055
"""By how much less likely a tarock is to take a trick later on for each higher one that is unseen."""
_LEAST: Final = 0.25
"""How likely any tarock at least is to take a trick later on, however many higher ones are unseen."""
_HIGHER: Final = range(11)
"""How many higher ones may be unseen until it is the least."""
_FINE: Final = FINE / 4
"""Of two tarocks that seem alike the lower is played: so much of a trick for each step of rank, of which there are 19.

With `FINE` the XIX seemed worth a third of a trick more than the IIII, and the Pagat was given in its place.
"""
_KING: Final = 0.5
"""How likely the best card left of a suit is to take a trick later on if no opponent can trump it."""
_TRUMPED: Final = 0.1
"""How likely the best card left of a suit is to take a trick later on if an opponent can trump it."""
_LOW: Final = 0.05
"""How likely a card of a suit that is not the best left, or a Pagat that can wait, is to take a trick later on."""
_LIKELY: Final = 0.5
"""By how much likelier who may win the last trick with the Pagat does so than loses it, if he plays for it; chosen.

Who that is says `heuristic.AHEAD`.
"""
_SAVED: Final = 1.0
"""How likely a Pagat that can wait, since another tarock is held, comes to the side of its holder.

Chosen, and more than it is: in 400 deals of *medium*, who believed 0.85, it was 0.52 (`packaging/players/kept.py`).  It
makes up for what is believed too readily of the trick at hand, in which all hands are seen: the Pagat is given where
the side takes it in nearly all imagined deals.
"""

KEPT: Final = KeptChances(
    side=(_KING, _LOW),
    trumps=tuple(max(_MASTER - _STEP * higher, _LEAST) for higher in _HIGHER),
    thrift=0.0,
    guarded=None,
    ruffed=_TRUMPED,
    trump_step=_FINE,
    waiting=_LOW,
    saved=_SAVED,
)


def pagat_ultimo(pack: Pack, tricks: int, worth: float, *, announced: bool) -> CardStake:
    """Return what it is worth to win the last trick with the Pagat; as much is lost if it is beaten there.

    Where it is announced it may not be played before.
    """
    return CardStake(pack.place(PAGAT), tricks, worth, worth, worth if announced else 0.0, kept=_LIKELY * worth)


def mond_caught(pack: Pack, cost: float) -> Capture:
    """Return what it costs the side that loses the Mond to the Sküs."""
    return Capture(pack.place(MOND), pack.place(SKUES), cost)
