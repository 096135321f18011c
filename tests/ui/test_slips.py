# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Declarations and announcements at the plates of those who made them."""

import pytest

from kartenspiel.controller.sitting import Step
from kartenspiel.model.seats import Seat
from tests.breadth import ends
from tests.games.calling_table import after, start
from tests.games.test_claims import HANDS, SAID, TRICK
from tests.ui.conftest import Sit


@pytest.mark.parametrize("size", ends([(800, 560), (1280, 745), (1920, 1000)]))
def test_what_was_declared_lies_at_the_plate_of_who_declared_it(sit: Sit, size: tuple[int, int]) -> None:
    evening = sit()
    view = evening.view
    view.resize(*size)
    seen = after(start("russbach", *HANDS), *SAID, "4 announce all", *TRICK).observe(Seat(0))
    view.step(Step(None, None, seen))
    evening.until(lambda: not view.stage.busy)
    slips = view.places.slips
    assert [slips[Seat(seat)].words for seat in range(4)] == [(), ("20", "20"), ("40",), ("all",)]
    assert not slips[Seat(0)].isVisible()
    assert "Declared: 20" in slips[Seat(1)].toolTip()
    assert "Declared: 40" in view.places.plates[Seat(2)].toolTip()
    for seat in range(1, 4):
        area = slips[Seat(seat)].sceneBoundingRect()
        assert area.intersects(view.places.plates[Seat(seat)].sceneBoundingRect())
        assert view.sceneRect().contains(area)
