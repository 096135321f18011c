# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is shown and told of dummies at a table of Königrufen: which seats they are, their side, and who plays them."""

from typing import Final

from kartenspiel.games.koenigrufen.public import Seen
from kartenspiel.games.koenigrufen.sides import dummies
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, Who, room_marker
from kartenspiel.model.view import Mark

_ = room_marker(__package__)

_DUMMY: Final = Mark("dummy", _("Dummy"), _("Du"), on_plate=False)
_OPPONENT: Final = Mark("opponent", _("Opponent of the declarer"), _("Op"), tells_side=True)
_GUARDED: Final = _("Played by {player}")
_GUARDED_LETTER: Final = _("by {player}")
_GUARDIAN: Final = {
    "D": _("Guardian of {dummy} (plays its cards, for the side of the declarer)"),
    "O": _("Guardian of {dummy} (plays its cards, against the declarer)"),
    None: _("Guardian of {dummy} (plays its cards)"),
}
"""By the side of the dummy, ``None`` where there are no sides."""
_GUARDIAN_LETTER: Final = _("Gu")
_I_AM_PARTNER: Final = _("I am the partner.").by("K108")
_PLAYS: Final = _("{player:nom} {player:play|plays} the cards of {dummy}.").by("K105")
_PLAYS_AS_OPPONENT: Final = _(
    "{player:nom} {player:play|plays} the cards of {dummy}, and so {player:are|is} an opponent of the declarer."
).by("K108")


def marks(seen: Seen) -> tuple[tuple[Mark, ...], ...]:
    """Return what is to be marked at each seat because of dummies: what they are, whose, and who is their guardian."""
    shown: list[tuple[Mark, ...]] = [()] * seen.seats
    for dummy in seen.dummies:
        guardian = seen.public.guardian_of(dummy)
        shown[dummy] = (_DUMMY, *_side(dummy, seen))
        if guardian is not None:
            shown[dummy] = (
                *shown[dummy],
                Mark("guarded", _GUARDED(player=Who(guardian)), _GUARDED_LETTER(player=Who(guardian))),
            )
            shown[guardian] = (*shown[guardian], _guardian_mark(dummy, seen))
    return tuple(shown)


def reveal(before: Seen, after: Seen) -> tuple[Seat, Text] | None:
    """Return that the partner declares himself, at the dummy's first turn, who else would be its guardian (K108).

    ``None`` where everybody knew of him before, or sees the called card that he has just played.
    """
    now, trick = after.public, after.cards.trick
    if before.public.guardians or after.turn not in after.dummies or now.declarer is None or now.partner is None:
        return None
    if any(play.card is now.called for play in trick):
        return None
    order = dummies.order_of_guardians(after.rules, after.players, trick[0].seat)
    return (now.partner, _I_AM_PARTNER) if now.partner == dummies.usual_guardian(order, now.declarer) else None


def _side(dummy: Seat, seen: Seen) -> tuple[Mark, ...]:
    """Return that a dummy plays against the declarer, if everybody knows it; a partner is marked as every partner."""
    sides = seen.public.sides
    return (_OPPONENT,) if sides is not None and sides.of(dummy) == "O" else ()


def _guardian_mark(dummy: Seat, seen: Seen) -> Mark:
    """Return the mark of whoever plays the cards of a dummy; where no partner is known that tells of him too (K108)."""
    hidden = seen.public.called is not None and seen.public.sides is None
    news = (_PLAYS_AS_OPPONENT if hidden else _PLAYS)(dummy=Who(dummy))
    side = "O" if hidden else None if seen.public.sides is None else seen.public.sides.of(dummy)
    return Mark("guardian", _GUARDIAN[side](dummy=Who(dummy)), _GUARDIAN_LETTER, news, tells_side=side is not None)
