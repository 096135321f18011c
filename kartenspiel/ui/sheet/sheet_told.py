# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What stands on a score sheet, line by line, as it is read aloud."""

from collections.abc import Iterator
from typing import Final

from kartenspiel.controller.sitting import FinishedDeal
from kartenspiel.games import game_named
from kartenspiel.model.text import Amount, marker
from kartenspiel.ui.table.chronicle import result_told
from kartenspiel.ui.words.guests import shown_names
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

_ACCOUNT: Final = _("Account of this session: {sums}.")
_MONEY: Final = _("Account for money, with raises: {sums}.")
_SUM: Final = _("{player} {amount}")


def settlement_told(finished: FinishedDeal, words: Wording) -> Iterator[str]:
    """Yield how a deal was counted and paid: what each item brought whom, and what everybody receives or pays."""
    unit = game_named(finished.deal.game).unit(finished.deal.rules)
    yield from (words.text(each) for each in result_told(finished.outcome, unit))


def accounts_told(finished: FinishedDeal, words: Wording) -> Iterator[str]:
    """Yield how the accounts of the session stand after a deal; nothing where it counts in none."""
    session = finished.session
    if not session.counted:
        return
    unit = game_named(session.game).unit(session.rules)
    names = shown_names(session.persons)
    for text, account in ((_ACCOUNT, session.account), (_MONEY, session.money_account)):
        if account is not None:
            sums = (
                _SUM(player=name, amount=Amount(each, unit, signed=True))
                for name, each in zip(names, account, strict=True)
            )
            yield words.text(text(sums=tuple(sums)))
