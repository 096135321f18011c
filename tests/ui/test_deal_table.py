# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The table of finished deals: how wide its columns are, and in which order they stand."""

from pytestqt.qtbot import QtBot

from kartenspiel.controller.deal_archive import ListedDeals
from kartenspiel.controller.deal_index import DealEntry
from kartenspiel.controller.deal_roles import DealRole
from kartenspiel.model.text import Text
from kartenspiel.ui.window.deal_table import DealColumn, DealsTable

DEAL = DealEntry(
    "key", 0, 0, "one", 1, "", "anrufen", "solo", DealRole.ALONE, 3, "token", announced=False, raised=False,
    helped=False, taken_back=False, players="", lacked=None,
)  # fmt: skip
PLAYED = (DEAL.game, DEAL.contract)


def test_a_contract_has_room_once_its_name_is_known(qtbot: QtBot) -> None:
    table = DealsTable()
    qtbot.addWidget(table)
    table.show_deals(ListedDeals(entries=[DEAL], contracts={PLAYED: None}), {})
    before = table.columnWidth(DealColumn.CONTRACT)
    named = Text("test", "A contract with a long name")
    table.show_deals(ListedDeals(entries=[DEAL], contracts={PLAYED: named}), {})
    wide = table.columnWidth(DealColumn.CONTRACT)
    assert wide > before
    assert wide >= table.fontMetrics().horizontalAdvance(str(table.deals.cell(DEAL, DealColumn.CONTRACT)))
    table.setColumnWidth(DealColumn.CONTRACT, before)
    table.show_deals(ListedDeals(entries=[DEAL], contracts={PLAYED: named}), {})
    assert table.columnWidth(DealColumn.CONTRACT) == before  # as somebody has made it


def test_what_a_deal_brought_is_seen_though_letters_are_large(qtbot: QtBot) -> None:
    table = DealsTable()
    qtbot.addWidget(table)
    font = table.font()
    font.setPointSizeF(1.5 * font.pointSizeF())
    table.setFont(font)
    table.resize(1180, 400)
    table.show()
    table.show_deals(ListedDeals(entries=[DEAL], contracts={PLAYED: Text("test", "A solo")}), {})
    right = table.columnViewportPosition(DealColumn.PAYMENT) + table.columnWidth(DealColumn.PAYMENT)
    assert right <= table.viewport().width()
