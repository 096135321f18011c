# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""When things become visible."""

from kartenspiel.controller.pace import BEATS_MS, LONGEST_BEAT_MS, LONGEST_POLL_MS, Pace


def test_the_beat_becomes_slower_where_thinking_takes_longer_but_never_faster() -> None:
    pace = Pace(600)
    for thought, beat in ((5.0, 600), (0.5, 600), (0.75, 800), (0.01, 800), (1.05, 1100), (99.0, LONGEST_BEAT_MS)):
        pace.thinking_begins(10.0)
        pace.thinking_ends(10.0 + thought)
        assert pace.wait_ms(0) == beat


def test_every_speed_has_its_beat_and_a_table_without_one_never_gets_one() -> None:
    beats = []
    for animation in ("at_once", "instant", "fast", "normal", "slow"):
        pace, none = Pace(600), Pace(0)
        pace.choose(BEATS_MS[animation])
        none.choose(BEATS_MS[animation])
        beats.append(pace.wait_ms(0))
        assert none.wait_ms(0) is None
    assert beats == sorted(BEATS_MS.values())


def test_all_that_was_thought_at_a_poll_point_counts_for_the_beat() -> None:
    pace = Pace(600)
    for _ in range(4):
        pace.thinking_begins(10.0)
        pace.thinking_ends(10.3)
    assert pace.wait_ms(900) == 100
    assert pace.wait_ms(1050) == 950


def test_the_wait_out_of_turn_grows_at_once_only_where_it_was_too_short_and_else_from_the_next_deal_on() -> None:
    pace = Pace(600)
    pace.poll_point = True
    waits = []
    for thought in (9.0, 0.4, 1.25, 0.4, 0.5, 99.0):
        pace.thinking_begins(10.0)
        pace.thinking_ends(10.0 + thought)
        waits.append(pace.wait_ms(0))
    assert waits == [1200, 1200, 1300, 1300, 1300, LONGEST_POLL_MS]
    pace = Pace(600)
    pace.poll_point = True
    for wait in (1200, 1200, 1700):
        pace.begin()
        assert pace.wait_ms(0) == wait
        pace.thinking_begins(10.0)
        pace.thinking_ends(10.4)
    pace.poll_point = False
    assert pace.wait_ms(0) == 600
