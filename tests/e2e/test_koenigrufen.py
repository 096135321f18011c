# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Deals of Königrufen in the window, with the mouse or the keyboard alone, from the first bid to the score sheet."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt

from kartenspiel.model.moves import LayAway, Take
from kartenspiel.model.tarock.words import SORT
from kartenspiel.ui.table.layout import laying_place, sorted_hand
from tests.e2e.conftest import Open, seated, seated_at_the_end
from tests.e2e.guest import Keys, Mouse
from tests.e2e.scenes import account
from tests.games import koenigrufen_evenings as evenings
from tests.games.koenigrufen_table import P2, F, read_card, read_cards

LADDER: Final = ("Trischaken", "Rufer", "Piccolo", "Bettel", "Solorufer", "Besserrufer")
"""The lowest contracts in the order of the bidding."""


def test_a_besserrufer_with_a_half_of_the_talon_an_announced_uhu_and_kontras(opened: Open, tmp_path: Path) -> None:
    script = evenings.besserrufer()
    guest = seated(opened, tmp_path, script, F)
    assert isinstance(guest, Mouse)
    assert guest.asked()
    assert tuple(row[0] for row in guest.ladder)[: len(LADDER)] == LADDER
    assert [row[1:] for row in guest.ladder[:3]] == [["1", "If all pass"], ["1", "If all pass"], ["2"]]
    offered = {button.split(" (")[0] for button in guest.buttons}
    assert offered == {"Forehand", *(row[0] for row in guest.ladder[2:])}
    told = guest.read_why_not("Rufer")
    assert told.startswith("Rufer can only be chosen by forehand, when nobody has bid anything. ")
    assert "(K23, " in told
    guest.ask_why_not("Rufer")
    assert guest.view.panels.note.clauses.text() == "K23"
    assert guest.view.panels.board.isHidden()  # there is one panel for the bidding
    assert guest.can_act
    guest.follow_until(script.log, lambda seen: seen.cards.talon_parts and all(seen.cards.talon))
    assert guest.board[3:] == ["Besserrufer", "1 + bird", "P0", "Passed", "–", "P1, P2, P3"]
    guest.point_at(read_card("♥J"))
    guest.until(lambda: guest.ringed == set(read_cards("XVI ♥J ♥4")))
    guest.drag(read_card("♦Q"), laying_place(guest.view.stage.frame, 1))
    assert len(guest.lying("talon")) == len(read_cards(evenings.TALON))  # it was not drawn towards the hand
    guest.point_at(read_card("♦Q"))
    guest.until(lambda: guest.ringed == set(read_cards("III ♦Q ♦K")))
    guest.drag(read_card("♦Q"), guest.own_place)
    assert guest.asked()
    assert set(read_cards("III ♦Q ♦K")) < set(guest.hand)
    assert set(read_cards("XVI ♥J ♥4")) == {card for card in guest.lying("talon") if card is not None}
    guest.play(read_card("♦K"))
    assert guest.view.panels.note.text() == "Kings and cards of the Trull may not be laid away."
    assert guest.view.panels.note.clauses.text() == "K36"
    guest.follow_until(script.log, lambda seen: seen.turn == F and seen.cards.tricks)
    assert guest.board == [
        *("Item", "Value", "By", "Kontra", "Rekontra"),
        *("Game", "2", "P0", "P3", "–"),
        *("Uhu", "16", "P0", "P2", "P0"),
    ]
    assert guest.item(read_card("II")).note == "11"
    assert not any(guest.lying("talon"))  # closed after the first trick
    guest.follow(script.log)
    assert "Uhu, announced by you and missed: 4 × 4 (Rekontra)" in guest.read
    assert guest.sums == ["−19", "−19", "+19", "+19"]
    assert guest.account == account(tmp_path)


def test_a_piccolo_with_a_kontra_of_each_opponent_for_himself(opened: Open, tmp_path: Path) -> None:
    script = evenings.piccolo()
    guest = seated(opened, tmp_path, script, P2)
    assert guest.asked()
    assert guest.ladder[2] == ["Piccolo", "2"]
    guest.next_of(script.log)
    guest.until(lambda: guest.ladder == [] or guest.ladder[2] == ["Piccolo", "2", "P1"])
    guest.follow_until(script.log, lambda seen: seen.cards.trick or seen.cards.tricks)
    assert guest.board == [
        *("Item", "Value", "Against", "Kontra", "Rekontra"),
        *("Game", "4", "P2", "P2", "–"),
        *("Game", "2", "P3", "–", "–"),
        *("Game", "8", "P0", "P0", "P1"),
    ]
    assert [guest.badges(seat)[-1:] for seat in (0, 2, 3)] == [["×4"], ["×2"], ["D"]]
    guest.follow(script.log)
    assert "Piccolo lost, P0 receives: 2 × 4 (Rekontra)" in guest.read
    assert guest.sums == ["+8", "−14", "+4", "+2"]
    assert guest.account == account(tmp_path)


def test_a_bettel_ouvert_lays_all_hands_open_suit_by_suit(opened: Open, tmp_path: Path) -> None:
    script = evenings.bettel_ouvert()
    guest = seated(opened, tmp_path, script, F)
    guest.follow_until(script.log, lambda seen: not seen.cards.tricks and seen.cards.trick)
    assert not any(guest.open_cards(1))
    guest.follow_until(script.log, lambda seen: seen.cards.tricks)
    for seat in (1, 2, 3):
        lying = [card for card in guest.open_cards(seat) if card is not None]
        assert len(lying) >= 10
        assert lying == list(sorted_hand(lying, SORT, "high_left"))
    guest.follow(script.log)
    assert "Bettel ouvert won, you pay" in guest.read
    assert guest.sums == ["−7", "+21", "−7", "−7"]
    assert guest.account == account(tmp_path)


def test_the_called_king_in_the_talon_and_giving_up(opened: Open, tmp_path: Path) -> None:
    script = evenings.given_up(king_half="must_take")
    guest = seated(opened, tmp_path, script, F)
    assert isinstance(guest, Mouse)
    guest.follow_until(script.log, lambda seen: any(seen.cards.talon))
    guest.take(read_card("♥J"))
    assert guest.view.panels.note.isVisible()
    assert guest.view.panels.note.clauses.text() == "K40"
    assert set(read_cards(evenings.TALON)) == set(guest.lying("talon"))  # nothing was taken
    assert list(guest.buttons)[-1] == "Give up with the Uhu (5)"
    guest.press("Give up with the Uhu (5)")
    assert list(guest.buttons) == ["No, back", "Give up with the Uhu (5)"]
    guest.press("No, back")
    assert "Give up with the Uhu (5)" in guest.buttons
    waiting: list[bool] = []
    guest.view.stage.waiting.connect(waiting.append)
    guest.view.stage.talon_seconds = 3.0
    guest.do(script.log[-1])
    guest.until(lambda: waiting == [True])
    assert not guest.sheet_lies_open
    assert set(read_cards(evenings.TALON)) == set(guest.lying("talon"))
    assert guest.open_cards(P2)
    guest.click_card(read_card("♥J"))
    guest.follow(script.log)
    log = guest.window.log.toPlainText()
    assert "You give up, with the Uhu.\n" in log
    assert log.count("In the talon: ") == 1
    assert "Card" not in log
    assert guest.sums == ["−15", "+5", "+5", "+5"]
    assert guest.account == account(tmp_path)


def test_giving_up_is_asked_once_with_the_keyboard_too(opened: Open, tmp_path: Path) -> None:
    script = evenings.given_up(king_half="must_take")
    guest = seated(opened, tmp_path, script, F, Keys)
    guest.follow_until(script.log, lambda seen: any(seen.cards.talon))
    guest.press("Give up with the Uhu (5)")
    assert not guest.sheet_lies_open
    guest.press("No, back")
    guest.follow(script.log)
    assert "You give up, with the Uhu.\n" in guest.window.log.toPlainText()


def test_a_half_of_the_talon_is_carried_to_the_hand_with_all_its_cards(opened: Open, tmp_path: Path) -> None:
    script = evenings.rufer()
    guest = seated(opened, tmp_path, script, F)
    assert isinstance(guest, Mouse)
    guest.follow_until(script.log, lambda seen: any(seen.cards.talon))
    first, second = (list(map(guest.item, read_cards(half))) for half in ("III ♦Q ♦K", "XVI ♥J ♥4"))
    begun = [item.middle for item in first]
    rest = [item.middle for item in second]
    guest.hold(read_card("♦Q"), guest.own_place)
    moved = {(item.middle - middle).toTuple() for item, middle in zip(first, begun, strict=True)}
    assert len(moved) == 1
    assert moved.pop()[1] > 0
    assert [item.middle for item in second] == rest
    guest.let_go(guest.view.stage.frame.centre._replace(y=0, height=2 * begun[0].y()))  # back: nothing is taken
    guest.view.stage.settle()
    assert [item.middle for item in first] == begun
    guest.drag(read_card("♥J"), guest.own_place)
    assert guest.asked()
    assert set(read_cards("XVI ♥J ♥4")) <= set(guest.hand)
    assert not set(read_cards("III ♦Q ♦K")) & set(guest.hand)


def test_a_trischaken_and_the_double_round_that_it_starts(opened: Open, tmp_path: Path) -> None:
    script = evenings.trischaken(radl_triggers=frozenset({"trischaken"}))
    guest = seated_at_the_end(opened, tmp_path, script, F)
    guest.follow(script.log)
    assert guest.sums == ["0", "+3", "0", "−3"]
    assert guest.account == account(tmp_path)
    guest.go_on()
    assert guest.asked()
    assert guest.facts[-2:] == ["Double round", "Everything ×2, deals left: 4"]


def test_a_valat(opened: Open, tmp_path: Path) -> None:
    script = evenings.valat()
    guest = seated_at_the_end(opened, tmp_path, script, F)
    guest.follow(script.log)
    assert guest.sums == ["+192", "−64", "−64", "−64"]
    assert guest.account == account(tmp_path)


def test_a_rufer_of_a_double_round_with_the_keyboard_alone(opened: Open, tmp_path: Path) -> None:
    script = evenings.rufer({"double_hands": 1})
    guest = seated(opened, tmp_path, script, F, Keys)
    assert isinstance(guest, Keys)
    guest.follow_until(script.log, lambda seen: any(seen.cards.talon))
    guest.key(Qt.Key.Key_Down)
    assert guest.ringed == set(read_cards("III ♦Q ♦K"))
    guest.key(Qt.Key.Key_Down)
    assert guest.ringed == set(read_cards("XVI ♥J ♥4"))
    guest.follow_until(script.log, lambda seen: any(isinstance(move, LayAway) for move in seen.log))
    assert any(isinstance(move, Take) for move in script.log)
    guest.follow(script.log)
    assert guest.sums == ["−2", "−2", "+2", "+2"]
    assert guest.account == account(tmp_path)
