# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the tests of announcements in Königrufen share: a phase of speaking by itself, and turns as text.

P4 deals, so that F, P2, P3 and P4 are the seats 0 to 3.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.sides.king_places import KingPlaces, king_places, seen_in_talon
from kartenspiel.games.koenigrufen.speaking.speech import Speech, first_speech
from kartenspiel.model.cards import card, cards
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Announce, Kontra, LayAwayChoice, Move, Pass
from kartenspiel.model.options import OptionValue, from_json
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.sides import Sides

F, P2, P3, P4 = all_seats(4)
NAMES: Final = ("F", "P2", "P3", "P4")


@dataclass(frozen=True)
class Table:
    """A phase of speaking with what each seat holds that matters in it."""

    speech: Speech
    held: Mapping[Seat, str]
    compulsory: tuple[str, ...] = ()

    @property
    def hand(self) -> Hand:
        """What the seat on turn holds."""
        return cards(self.held.get(self.speech.turn, ""))

    @property
    def choices(self) -> set[str]:
        """Everything that the seat on turn may say, as `open_turn` reads it, and "gut"."""
        return {_written(move) for move in self.speech.moves(self.hand, self.compulsory)}

    def open_turn(self, text: str) -> "Table":
        """Return the table after these statements of the seat on turn, which is not ended: ``P2 pagat, kontra uhu``."""
        name, _, statements = text.strip().partition(" ")
        seat = Seat(NAMES.index(name))
        assert seat == self.speech.turn, text
        table = self
        for statement in filter(None, statements.split(", ")):
            assert statement in table.choices, (text, statement, table.choices)
            table = replace(table, speech=table.speech.after(_read(seat, statement)))
        return table

    def said(self, text: str) -> "Table":
        """Return the table after whole turns: ``F pagat | P2 kontra game, kontra pagat | P3``."""
        table = self
        for turn in text.split("|"):
            table = table.open_turn(turn)
            assert "gut" in table.choices, text
            table = replace(table, speech=table.speech.after(Pass(table.speech.turn)))
        return table

    def refused(self, statement: str, seat: Seat | None = None) -> tuple[str, str]:
        """Return the name of the refusal of a statement, and its clause."""
        move = _read(self.speech.turn if seat is None else seat, statement)
        assert move not in self.speech.moves(self.hand, self.compulsory)
        found = self.speech.refusal(move, self.hand, self.compulsory)
        return found.name, found.clause

    def levels(self) -> dict[str, int]:
        """Return the level of every item as everybody heard it; with several items of the game, by seats."""
        items = self.speech.items
        single = len([item for item in items if item.id == "game"]) == 1
        return {item.id if single else NAMES[item.seat]: item.level for item in items}

    def settled(self, partner: Seat | None, *, king_in_talon: bool = False) -> dict[str, int]:
        """Return the level at which each item is settled if this is the partner."""
        items = self.speech.items_for(Sides(self.speech.declarer, partner), king_in_talon=king_in_talon)
        return {item.id: item.level for item in items}

    @property
    def places(self) -> str:
        """Where the called card can be for everybody."""
        places = self.speech.king_places.places
        seats = [NAMES[seat] for seat in sorted(place for place in places if place is not None)]
        return " ".join((*seats, *(("talon",) if None in places else ())))


def _written(move: object) -> str:
    assert not isinstance(move, LayAwayChoice)
    if isinstance(move, Announce):
        return move.what
    if isinstance(move, Kontra):
        return f"kontra {move.on}" + ("" if move.of is None else f" of {NAMES[move.of]}")
    assert isinstance(move, Pass)
    return "gut"


def _read(seat: Seat, statement: str) -> Move:
    if statement == "gut":
        return Pass(seat)
    if not statement.startswith("kontra "):
        return Announce(seat, statement)
    item, _, owner = statement.removeprefix("kontra ").partition(" of ")
    return Kontra(seat, item, Seat(NAMES.index(owner)) if owner else None)


def house(**options: OptionValue) -> KoenigrufenRules:
    """Return house rules with these options, the others as in the standard."""
    return from_json(KoenigrufenRules, options)


def begun(
    contract: str, called: str = "", held: Mapping[Seat, str] | None = None, *, rules: KoenigrufenRules | None = None,
    places: KingPlaces | None = None,
) -> Table:  # fmt: skip
    """Return the table before the first word of F, or of the declarer in `places`, where the called card can be."""
    rules = rules or house()
    king = card(called) if called else None
    known = places or king_places(rules, contract, F, king, all_seats(4))
    return Table(first_speech(rules, contract, king, all_seats(4), known), held or {})


TAKEN: Final = seen_in_talon(F, taken=True)
"""The called card was seen in the talon, and the declarer F has taken it."""
LEFT: Final = seen_in_talon(F, taken=False)
"""The called card was seen in the talon, and F has left it there."""
