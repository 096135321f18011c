# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""While the quiz asks, the plates of the table do not answer."""

from kartenspiel.controller.quiz.question import QuizKind
from kartenspiel.games import view_of
from kartenspiel.ui.quiz.veil import veiled
from tests.controller.dealt import GAMES
from tests.controller.test_quiz import played


def test_whoever_knows_the_partner_sees_no_more_on_the_plates_than_who_does_not() -> None:
    checked = set()
    for game in GAMES:
        for deal in played(game):
            for state in deal.states[4:-6:2]:
                views = [view_of(state.observe(seat)) for seat in deal.record.deal.players]
                calling = [view for view in views if view.sides is not None and view.sides.card is not None]
                ignorant = [view for view in calling if view.sides is not None and None in view.sides.parties]
                for view in calling:
                    if ignorant and view not in ignorant:
                        shown = veiled(view, QuizKind.PARTNER)
                        assert shown.sides is None
                        assert shown.marks == ignorant[0].marks
                        checked.add(game)
    assert checked == set(GAMES)


def test_card_points_are_on_no_plate_while_they_are_asked_for_and_else_they_are() -> None:
    for game in GAMES:
        deal = played(game)[0]
        view = view_of(deal.states[-8].observe(deal.record.deal.players[0]))
        shown = veiled(view, QuizKind.POINTS)
        assert (shown.card_points, shown.points_written, shown.points_said) == (None, (), ())
        assert veiled(view, QuizKind.OUT) == view
