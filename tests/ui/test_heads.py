# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Faces of computer players, cut from the figures of the cards."""

from typing import get_args

import pytest

from kartenspiel.model.game import Pictures
from kartenspiel.model.seats import Seat
from kartenspiel.ui.cards.heads import PLAYERS, TEACHERS, heads_of
from kartenspiel.ui.cards.packs import CARDS
from tests.ui.conftest import Sit

PACKS = pytest.mark.parametrize("pictures", get_args(Pictures))
NAMES = ("Resi", "Poldl", "Mizzi", "Anna", "Sepp")


@PACKS
def test_each_name_keeps_its_face_whoever_sits_beside_it(pictures: Pictures) -> None:
    among_all = heads_of(NAMES, pictures)
    assert len(set(among_all.values())) == len(NAMES)
    for name in ("Resi", "Poldl", "Mizzi"):
        assert heads_of((name, "Anna"), pictures)[name] == heads_of(("Sepp", name), pictures)[name] == among_all[name]
    assert heads_of(("Anna",), pictures) == heads_of(("Anna",), pictures)


def test_a_name_has_a_face_of_the_same_kind_in_each_pack() -> None:
    places = [{name: PLAYERS[pack].index(head) for name, head in heads_of(NAMES, pack).items()} for pack in PLAYERS]
    assert places[0] == places[1] == places[2]


@PACKS
def test_every_face_is_on_a_card_of_its_pack_and_none_is_the_teachers(pictures: Pictures) -> None:
    codes = {card.code for card in CARDS[pictures]}
    for head in PLAYERS[pictures]:
        assert head.card in codes
        assert head.card != TEACHERS[pictures].card
        assert head.radius <= head.x <= 1 - head.radius


def test_computer_players_have_faces_and_the_person_has_none_unless_faces_are_not_wanted(sit: Sit) -> None:
    evening = sit("russbach").begin()
    evening.question()
    places = evening.view.places
    assert [seat for seat, plate in places.plates.items() if plate.seated.face is None] == [Seat(0)]
    places.with_faces = False
    assert evening.view.stage.seen is not None
    places.show(evening.view.stage.seen)
    assert all(plate.seated.face is None for plate in places.plates.values())
