# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The banner that tells who plays with whom, and the plates that show it."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor

from kartenspiel.controller.settings import TableColour
from kartenspiel.controller.sitting import Step
from kartenspiel.games import view_of
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.ui.table.banner import WIDTHS
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.motion import MotionTimes
from kartenspiel.ui.table.plates import TINT
from kartenspiel.ui.table.theme import theme_for
from kartenspiel.ui.widgets.colours import mix
from tests.games.calling_table import after, start
from tests.games.koenigrufen_table import done, word
from tests.games.koenigrufen_table import start as koenigrufen
from tests.ui.conftest import Sit
from tests.ui.legible import contrast
from tests.ui.seats import AT_ONCE, USUAL, Evening, area_of

HANDS = ("CK CQ DA DT C9 C8 SA S7", "HK HQ SK SQ D7 D8 C7 H7", "DK DQ HA HT")


def shown(evening: Evening, seat: Seat) -> str:
    """Show a call to a seat, and return what the banner says."""
    begun = start("russbach", *HANDS)
    called = after(begun, "1 call DJ")
    view = evening.view
    view.step(Step(None, None, begun.observe(seat)))
    evening.until(lambda: not view.stage.busy)
    view.step(Step(begun.observe(seat), called.log[-1], called.observe(seat)))
    evening.until(lambda: not view.stage.busy)
    return view.sides.banner.words


def test_each_seat_reads_at_the_call_on_the_cloth_what_it_may_know(sit: Sit) -> None:
    told = [shown(sit("russbach"), seat) for seat in all_seats(4)]
    assert sum("secretly" in each for each in told) == 1
    assert sum("Whoever holds" in each for each in told) == 1
    assert sum("You play against" in each or "you play against" in each for each in told) == 2


def test_the_banner_covers_no_card_and_nothing_that_is_asked(sit: Sit) -> None:
    evening = sit("russbach")
    for size in ((1280, 745), (1024, 620), (700, 460)):
        evening.view.resize(*size)
        assert shown(evening, Seat(1))
        banner, view = evening.view.sides.banner.geometry(), evening.view
        assert view.viewport().rect().contains(banner)
        items = [item for item in view.stage.items.values() if item.placement.zone != "stock"]
        assert not any(view.mapFromScene(item.sceneBoundingRect()).boundingRect().intersects(banner) for item in items)
        assert not view.calls.isVisible() or not view.calls.geometry().intersects(banner)


@pytest.mark.parametrize("size", [(1280, 745), (1024, 620), (800, 560)])
def test_the_banner_covers_nothing_that_is_said(sit: Sit, size: tuple[int, int]) -> None:
    evening = sit("russbach")
    view = evening.view
    view.resize(*size)
    for seat in all_seats(4)[2:]:
        assert shown(evening, Seat(1))
        for place in ("before", "after"):
            if place == "before":
                view.places.speak(seat, "A sentence that is said at great length beside a plate.", None)
                view.sides.lie()
            else:  # it lies where the banner was
                bubble = view.places.bubbles[seat]
                bubble.put(*area_of(view.sides.banner))
                view.in_sight.changed.emit()
            banner = area_of(view.sides.banner)
            assert not any(bubble.lies.overlaps(banner) for bubble in view.places.bubbles.values() if bubble.words)
        view.places.hush()


@pytest.mark.parametrize("size", [(1280, 745), (1710, 1020)])
def test_the_banner_finds_room_at_the_edge_of_the_table(sit: Sit, size: tuple[int, int]) -> None:
    view = sit("koenigrufen").view
    view.resize(*size)
    frame, banner = view.stage.frame, view.sides.banner
    banner.tell("You play alone against Resi, Poldl and Mizzi.", 60_000)
    wide = WIDTHS[-1] * frame.text + 2 * frame.margin
    for free in (0.0, frame.width - wide):
        taken = Area(0, 0, free, frame.height), Area(free + wide, 0, frame.width - free - wide, frame.height)
        banner.lie(frame, (taken, ()))
        assert not any(map(area_of(banner).overlaps, taken))
        assert view.viewport().rect().contains(banner.geometry())


def test_play_waits_for_what_is_told_and_it_stays_longer_than_that(sit: Sit) -> None:
    evening = sit("russbach", preferences=replace(AT_ONCE, speed=1.8))
    begun = start("russbach", *HANDS)
    called = after(begun, "1 call DJ")
    step = Step(begun.observe(Seat(0)), called.log[-1], called.observe(Seat(0)))
    evening.view.step(Step(None, None, begun.observe(Seat(0))))
    evening.until(lambda: not evening.view.stage.busy)
    pace, waited = MotionTimes(1.8), evening.view.stage.telling(step)
    words = evening.view.sides.banner.words
    assert waited == pace.reading_time(words) > 1000
    assert pace.telling_time(words) > 1.5 * waited
    assert evening.view.stage.telling(replace(step, before=step.after)) == 0


@pytest.mark.parametrize("tinted", [True, False])
def test_plates_show_the_sides_that_are_known_if_that_is_wanted(sit: Sit, *, tinted: bool) -> None:
    evening = sit("russbach", preferences=replace(AT_ONCE, tint_sides=tinted))
    shown(evening, Seat(1))
    seen = evening.view.stage.seen
    assert seen is not None
    known = view_of(seen).sides
    assert known is not None
    plates = evening.view.places.plates
    assert [plates[seat].seated.party for seat in all_seats(4)] == list(known.parties if tinted else [None] * 4)


def test_a_plate_tells_again_who_plays_with_whom(sit: Sit) -> None:
    evening = sit("russbach")
    words = shown(evening, Seat(1))
    plates = evening.view.places.plates
    assert words in plates[Seat(1)].seated.tip
    told = [plates[seat].seated.tip for seat in (Seat(0), Seat(2), Seat(3))]
    assert all("with you" in each or "against you" in each for each in told)


def test_a_plate_tells_that_each_plays_for_himself(sit: Sit) -> None:
    """Where two try the same, each of them does so for himself; who plays against both plays with the other."""
    evening = sit("koenigrufen")
    begun = done(koenigrufen(), "F vorhand, P2 weiter, P3 weiter, P4 weiter")
    all_alone = done(begun, "F trischaken").observe(Seat(1))
    evening.view.step(Step(None, None, begun.observe(Seat(1))))
    evening.view.step(Step(begun.observe(Seat(1)), begun.apply(word(Seat(0), "trischaken")).log[-1], all_alone))
    evening.until(lambda: not evening.view.stage.busy)
    assert evening.view.sides.banner.words == "Everybody plays for himself. Win as few card points as you can."
    plates = evening.view.places.plates
    assert all("Plays for himself" in plates[seat].seated.tip for seat in (Seat(0), Seat(2), Seat(3)))
    assert not any("With you or" in plates[seat].seated.tip for seat in all_seats(4))
    assert [plates[seat].seated.party for seat in all_seats(4)] == [None] * 4


def test_sides_are_tinted_at_first() -> None:
    assert USUAL.tint_sides
    assert USUAL.portraits


@pytest.mark.parametrize("table", ["green", "blue", "grey"])
@pytest.mark.parametrize("dark", [True, False])
def test_words_on_a_tinted_plate_stand_out_by_seven_to_one(table: TableColour, *, dark: bool) -> None:
    theme = theme_for(table, dark=dark)
    for tint in (theme.declarer_side, theme.other_side):
        back = mix(QColor(tint), QColor(theme.panel), TINT).name()
        assert contrast(theme.text, back) >= 7
        assert contrast(theme.quiet_text, back) >= 4.5
