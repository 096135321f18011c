# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The bonuses of Königrufen as rows of a table, and what raises are called (K4, K48, K63, K65).

What house rules and contracts make of them is in `bonuses`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.cards import card
from kartenspiel.model.tarock.bonuses import (
    BonusRow,
    CalledCardCaught,
    CalledCardInTrick,
    CardCaught,
    CardsTogether,
    CardTakesTrick,
    EnoughPoints,
    EveryTrick,
)
from kartenspiel.model.tarock.cards import KINGS, MOND, PAGAT, SKUES, TRULL
from kartenspiel.model.text import Text, room_marker

_ = room_marker(__package__)

TRULL_HELD: Final = "trull"
FOUR_KINGS: Final = "kings"
KOENIG_ULTIMO: Final = "koenig_ultimo"
PAGAT_ULTIMO: Final = "pagat"
UHU: Final = "uhu"
KAKADU: Final = "kakadu"
QUAPIL: Final = "quapil"
VALAT: Final = "valat"
ABSOLUT: Final = "absolut"
MONDFANG: Final = "mondfang"
KOENIGFANG: Final = "koenigfang"
SKUESFANG: Final = "skuesfang"
ROYAL_TRULL: Final = "royal_trull"

LAST_TRICK: Final = 12
VALAT_SILENT: Final = 4
"""A Valat that nobody announced counts the game so many times; announced, twice as many (K76 ``multiply``)."""
_BIRD_AIM: Final = _("the {card} wins trick {trick}")
_BIRD_TASK: Final = _("Your {card} must win trick {trick} itself.").by("K67")


@dataclass(frozen=True, slots=True, kw_only=True)
class KoenigrufenBonus(BonusRow):
    """A bonus as a row of the table; where it is one of the called card, its `task` has the field ``card``."""

    aim: Text
    """For what it is paid, in the table on the page of rules."""
    own_option: bool = False
    """Whether the house rules have it by an option that bears its id, not by ``enabled_bonuses`` (K66)."""
    apart_from_valat: bool = False
    """Whether a side cannot announce it beside a Valat under ``trick_and_announced`` (K77)."""
    in_tricks: bool = False
    """Whether it is won in a trick, so that it can count beside a Valat where others do not (K77)."""

    @property
    def by_points(self) -> bool:
        """Whether task and aim are told with the field ``points``, how many card points it takes (K74)."""
        return isinstance(self.bonus, EnoughPoints)


def _bird(bonus: str, name: Text, value: int) -> KoenigrufenBonus:
    """Return the bonus of the bird with this number, which wins a trick the earlier the higher it is (K4, K63, K67)."""
    bird, trick = card(f"T{value}"), LAST_TRICK + 1 - value
    return KoenigrufenBonus(
        bonus=CardTakesTrick(bonus, name, "K67", value, card=bird, trick=trick, silent_loss=""),
        aim=_BIRD_AIM(card=bird, trick=trick), task=_BIRD_TASK(card=bird, trick=trick), in_tricks=True,
    )  # fmt: skip


BONUSES: Final[Mapping[str, KoenigrufenBonus]] = {
    row.id: row
    for row in (
        KoenigrufenBonus(
            bonus=CardsTogether(TRULL_HELD, _("Trull"), "K65", 1, each_side=False, cards=TRULL),
            aim=_("Sküs, Mond and Pagat on one side"),
            task=_("Sküs, Mond and Pagat must end up with your side.").by("K65"),
            apart_from_valat=True,
        ),
        KoenigrufenBonus(
            bonus=CardsTogether(FOUR_KINGS, _("Four Kings"), "K65", 1, each_side=False, cards=KINGS),
            aim=_("all four kings on one side"),
            task=_("Vier Könige: all four kings must end up with your side.").by("K65"),
            in_suit_games=True,
            apart_from_valat=True,
        ),
        KoenigrufenBonus(
            bonus=CalledCardInTrick(KOENIG_ULTIMO, _("King ultimo"), "K68", 1, trick=LAST_TRICK, silent_loss=""),
            aim=_("the called king falls in the last trick, and his side wins it"),
            task=_("König ultimo: the {card} must fall in the last trick, and your side must win it.").by("K68"),
            in_tricks=True,
        ),
        _bird(PAGAT_ULTIMO, _("Pagat ultimo"), 1),
        _bird(UHU, _("Uhu"), 2),
        _bird(KAKADU, _("Kakadu"), 3),
        _bird(QUAPIL, _("Quapil"), 4),
        KoenigrufenBonus(
            bonus=EveryTrick(VALAT, _("Valat"), "K76", VALAT_SILENT, each_side=False),
            aim=_("all twelve tricks"),
            task=_("Your side must win all twelve tricks.").by("K65"),
            in_suit_games=True,
        ),
        KoenigrufenBonus(
            bonus=EnoughPoints(ABSOLUT, _("Absolut"), "K74", 1, each_side=False, least=0),
            aim=_("at least {points} card points"),
            task=_("Your side must reach {points} card points.").by("K74"),
            own_option=True,
            in_suit_games=True,
        ),
        KoenigrufenBonus(
            bonus=CardCaught(MONDFANG, _("Mondfang"), "K71", 1, each_side=False, caught=MOND, catcher=SKUES),
            aim=_("the Sküs takes the Mond"),
            task=_("Your side's Sküs must take the Mond of the others.").by("K71"),
            own_option=True,
            in_tricks=True,
        ),
        KoenigrufenBonus(
            bonus=CalledCardCaught(KOENIGFANG, _("Königfang"), "K73", 1, each_side=False, announceable=False),
            aim=_("the opponents take the called king in a trick"),
            own_option=True,
        ),
        KoenigrufenBonus(
            bonus=CardCaught(
                SKUESFANG, _("Sküsfang"), "K72", 2, each_side=False, announceable=False, caught=SKUES, catcher=PAGAT
            ),
            aim=_("the Pagat takes the Sküs in an emperor trick"),
            own_option=True,
        ),
        KoenigrufenBonus(
            bonus=CardsTogether(
                ROYAL_TRULL, _("Royal Trull"), "K75", 2, each_side=False, announceable=False, cards=(*TRULL, *KINGS)
            ),
            aim=_("Trull and four kings on one side, beside these two"),
            own_option=True,
        ),
    )
}
"""All bonuses (K65)."""
LISTED: Final = tuple(bonus for bonus, row in BONUSES.items() if not row.own_option)
"""The bonuses that the option ``enabled_bonuses`` lists (K66)."""
BIRDS: Final[Mapping[str, CardTakesTrick]] = {
    bonus: row.bonus for bonus, row in BONUSES.items() if isinstance(row.bonus, CardTakesTrick)
}
"""The bonuses of birds, tarocks that are to win a given trick themselves, the lowest first (K4, K63, K65, K67)."""
_ULTIMO: Final = {bonus: row.bonus for bonus, row in BONUSES.items() if isinstance(row.bonus, CalledCardInTrick)}
KEPT: Final[Mapping[str, CardTakesTrick | CalledCardInTrick]] = {**BIRDS, **_ULTIMO}
"""The bonuses whose card is kept for its trick once they are announced (K63)."""

LEVEL_NAMES: Final[Mapping[int, Text]] = {
    2: _("Kontra"),
    4: _("Rekontra"),
    8: _("Subkontra"),
    16: _("Hirschkontra"),
    32: _("Mordkontra"),
}
"""What a raise to each level is called (K48)."""
