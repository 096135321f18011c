# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""House rules of the games in which a card is called from a half-dealt hand; see `kartenspiel.model.house`."""

from typing import TYPE_CHECKING, Any, Protocol

from kartenspiel.model import house
from kartenspiel.model.calling.half_deal import HalfDeal
from kartenspiel.model.options import choice
from kartenspiel.model.text import marker

_ = marker(__package__)


class CallingRules(Protocol):
    """The house rules that every game of the family has."""

    @property
    def half_deal(self) -> HalfDeal:
        """How many cards of which pack are dealt before the call, and how many in all."""

    @property
    def pack(self) -> str:
        """Which pictures are on the cards (R2, M2)."""

    @property
    def first_dealer(self) -> house.FirstDealer:
        """Who deals first."""

    @property
    def session_deals(self) -> int:
        """After how many deals a session ends; 0 for no limit."""

    @property
    def unit(self) -> str:
        """What amounts are called (R35, M27)."""

    @property
    def call_own_card(self) -> str:
        """Whether the caller may name one of his first four cards (R12, M11)."""

    @property
    def called_card_scope(self) -> str:
        """In which batches the called card makes its holder the partner (R13, M12)."""

    @property
    def declaration_timing(self) -> str:
        """When one may speak in the first trick (R17, M14)."""

    @property
    def declaration_credit(self) -> str:
        """Who must win a trick so that a declaration counts (R21, M18)."""

    @property
    def head_when_trumped(self) -> str:
        """Whether a trumped trick must still be headed in the suit led (R26, M21)."""


if TYPE_CHECKING:
    from typing_extensions import TypeVar  # with defaults, which Python has from 3.13 on

    C = TypeVar("C", bound=CallingRules, default=Any)
    """The house rules of a game of the family."""
else:
    from typing import TypeVar

    C = TypeVar("C")


def call_own_card() -> Any:  # noqa: ANN401 - stands in for the field's own type
    """Declare whether the caller may name one of his first four cards (R12, M11)."""
    return choice(
        "allowed",
        label=_("Calling a card of one's own"),
        help=_("Whoever calls one of his own four cards plays alone against three."),
        allowed={
            "allowed": _("allowed"),
            "forbidden": _("forbidden"),
        },
    )


def called_card_scope() -> Any:  # noqa: ANN401 - as above
    """Declare in which batches the called card makes its holder the partner (R13, M12)."""
    return choice(
        "full_hand",
        label=_("The called card counts"),
        help=_("Whether somebody who gets the called card in the second batch is partner."),
        allowed={
            "full_hand": _("in all eight cards"),
            "first_batch": _("in the first four cards only"),
        },
    )


def declaration_timing() -> Any:  # noqa: ANN401 - as above
    """Declare when one may speak in the first trick (R17, M14)."""
    return choice(
        "first_trick_any_time",
        label=_("When to declare"),
        help=_("When one may speak in the first trick."),
        allowed={
            "first_trick_any_time": _("at any time in the first trick"),
            "first_trick_own_turn": _("just before one's own card"),
        },
    )


def declaration_credit() -> Any:  # noqa: ANN401 - as above
    """Declare who must win a trick so that a declaration counts (R21, M18)."""
    return choice(
        "player_trick",
        label=_("A declaration counts"),
        help=_("Who has to win a trick so that a declared pair is not void."),
        allowed={
            "player_trick": _("if the declarer wins a trick"),
            "side_trick": _("if the declarer's side wins a trick"),
            "always": _("always"),
        },
    )
