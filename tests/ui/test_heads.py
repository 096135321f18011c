# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Faces of players: portraits that were chosen, and heads cut from the figures of the cards."""

from typing import get_args

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from kartenspiel.controller.session import Person, dummies
from kartenspiel.model.game import Pictures
from kartenspiel.model.seats import Seat
from kartenspiel.paths import resource
from kartenspiel.ui.cards import portraits
from kartenspiel.ui.cards.heads import PLAYERS, TEACHERS, faces_of, heads_of
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


@PACKS
def test_a_portrait_that_was_chosen_is_the_face_and_nobody_elses_changes(pictures: Pictures) -> None:
    people = (Person("Franzi"), Person("Resi", "easy"), Person("Poldl", "strong"), *dummies(1))
    before = faces_of(people, pictures)
    assert before[0] is before[3] is None
    chosen = (people[0], Person("Resi", "easy", portrait="hunter"), *people[2:])
    assert faces_of(chosen, pictures) == (None, "hunter", *before[2:])
    assert faces_of((Person("Franzi", portrait="lady"), *people[1:]), pictures) == ("lady", *before[1:])


def test_a_portrait_that_is_not_known_counts_as_none() -> None:
    people = (Person("Franzi", portrait="ghost"), Person("Resi", "easy", portrait="ghost"))
    assert faces_of(people, "german") == faces_of((Person("Franzi"), Person("Resi", "easy")), "german")


def test_every_portrait_is_another_picture_and_has_another_name(qtbot: QtBot) -> None:
    del qtbot
    files = {file.stem for file in resource("cards", "portraits").glob("*.svg")}
    assert files == set(portraits.PORTRAITS)
    assert len(files) == 14
    drawn = []
    for name in portraits.PORTRAITS:
        image = QImage(48, 48, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        portraits.draw(painter, QRectF(0, 0, 48, 48), name)
        painter.end()
        assert all(image.pixelColor(x, y).alpha() == 255 for x in (2, 24, 45) for y in (2, 24, 45))
        drawn.append(image)
    assert all(one != other for place, one in enumerate(drawn) for other in drawn[:place])
    assert len({text.source for text in portraits.PORTRAITS.values()}) == 14
