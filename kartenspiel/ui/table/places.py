# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The seats round the table: plates that say who sits there and bubbles that say what they say."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtWidgets import QGraphicsScene

from kartenspiel.games import game_named, view_of
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Amount, Text, Who, marker
from kartenspiel.model.view import Mark, Party, TableView
from kartenspiel.ui.cards.heads import Face, Figure, Heads
from kartenspiel.ui.table.bubbles import Bubble, bubble_area
from kartenspiel.ui.table.dummy_hands import hand_span
from kartenspiel.ui.table.frame import Area, Frame, TableSide, side_of
from kartenspiel.ui.table.painted import Painted
from kartenspiel.ui.table.placer import clearest
from kartenspiel.ui.table.plates import Badge, Plate, PlateContent
from kartenspiel.ui.table.slips import Slips
from kartenspiel.ui.table.stack_numbers import StackNumbers
from kartenspiel.ui.table.theme import Theme
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

EDGE: Final = 0.2
"""Room between what is said and the edge of the table, in heights of the text."""
FAR: Final = 1e6
"""How far what is beyond the edges of the table reaches, in pixels."""
_SIDES: Final[Mapping[TableSide, tuple[TableSide, ...]]] = {
    "left": ("left", "top", "bottom"),
    "right": ("right", "top", "bottom"),
    "top": ("top", "left", "right"),
    "bottom": ("bottom",),
}
"""On which sides of its bubble the plate of a seat may be, by where the seat is; the first is the usual one."""

_PLATE: Final = _("A name plate: who this is, what part he plays in this deal, and what he has taken.")
_TRICKS: Final = _("%n trick(s)", plural=True)
_COUNT: Final = _("{signs} – {tricks}")
"""Explains the signs of a plate: tricks, and behind the dot what they count, of which the next line tells."""
_CARD_POINTS: Final = _("%n card point(s)", plural=True)
_WITH_YOU: Final = _("Plays with you.")
_AGAINST_YOU: Final = _("Plays against you.")
_ALONE: Final = _("Plays for himself.")
_UNKNOWN: Final = _("With you or against you? That is not known yet.")
_ACCOUNT: Final = _("Account: {account}")
_SIDE_ACCOUNT: Final = _("Account of the partners together: {account}")
_MONEY: Final = _("Account for money, with raises: {account}")


class SeatDisplays:
    """Plates and bubbles of all seats, in the scene of a table."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, heads: Heads | None = None) -> None:
        """`heads` draws the faces of players."""
        self._scene, self._theme, self._heads = scene, theme, heads
        self._frame: Frame | None = None
        self._wording: Wording | None = None
        self._accounts: Sequence[Sequence[str]] = ()
        self._faces: Sequence[Face | None] = ()
        self._pieces: Sequence[Amount] = ()
        self._seen: Observation | None = None
        self._asked: Seat | None = None
        self.with_faces = True
        """Whether faces are shown."""
        self.tinted = True
        """Whether plates show the sides of their seats, as far as they are known."""
        self.veil: Callable[[TableView], TableView] = lambda view: view
        """Takes off what plates must not tell, where somebody is asked for it."""
        self.plates: dict[Seat, Plate] = {}
        self.bubbles: dict[Seat, Bubble] = {}
        self.slips: dict[Seat, Slips] = {}
        self.stacks = StackNumbers(scene)

    def people(self, wording: Wording, accounts: Sequence[Sequence[str]], faces: Sequence[Face | None] = ()) -> None:
        """Take over names, how everybody stands, and the faces that there are, by seat."""
        self._wording, self._accounts, self._faces = wording, accounts, faces

    def chips(self, pieces: Sequence[Amount]) -> None:
        """Take over how many chips lie before each seat; nothing where a game is not played for them."""
        self._pieces = pieces

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        for item in self._items():
            item.theme = theme
            item.update()

    def stand(self, frame: Frame) -> None:
        """Divide the window like this from now on."""
        self._frame = frame

    def clear(self) -> None:
        """Take everything away."""
        for item in self._items():
            self._scene.removeItem(item)
        for items in (self.plates, self.bubbles, self.slips):
            items.clear()
        self.stacks.clear()
        self._seen = None

    def seats(self, seen: Observation) -> None:
        """Put a plate at each seat of this deal."""
        if len(self.plates) != seen.seats:
            self.clear()
            for seat in all_seats(seen.seats):
                self.plates[seat], self.bubbles[seat] = Plate(self._theme, self._heads), Bubble(self._theme)
                self.slips[seat] = Slips(self._theme)
            for item in self._items():
                self._scene.addItem(item)
        self._seen = seen
        if self._frame is not None:
            for seat, plate in self.plates.items():
                plate.stand(self.area(seat), self._frame.text)
                self.bubbles[seat].move_to(self.area(seat), self._frame.text, self.bubbles[seat].side)
            if self._wording is not None:
                self.stacks.show(seen.cards, self._frame, self._theme, self._wording)

    def side(self, seat: Seat) -> TableSide:
        """Return where a seat is."""
        assert self._seen is not None and self._frame is not None  # noqa: S101, PT018 - asked for seats in sight
        return side_of(seat, self._seen.seat, self._seen.seats, clockwise=self._frame.clockwise)

    def area(self, seat: Seat) -> Area:
        """Return the place of a seat's plate."""
        assert self._seen is not None and self._frame is not None  # noqa: S101, PT018 - as above
        return self._frame.plate_at(self.side(seat), hand_span(self._seen, seat))

    @property
    def areas(self) -> tuple[Area, ...]:
        """The places of all plates."""
        return tuple(self.area(seat) for seat in self.plates)

    @property
    def top_plate(self) -> Area | None:
        """Where the plate of the seat opposite is, if there is one."""
        return next((self.area(seat) for seat in self.plates if self.side(seat) == "top"), None)

    def show(self, seen: Observation) -> None:
        """Let the plates say what is seen now."""
        self.seats(seen)
        for seat, plate in self.plates.items():
            plate.say(self._plate_content(seat, seen))
            self._lay_slips(seat, seen)

    def attend(self, seat: Seat | None) -> None:
        """Light the plate of the person who is asked and no other; ``None``: light that of the seat on turn."""
        if seat != self._asked:
            self._asked = seat
            if self._seen is not None:
                self.show(self._seen)

    def speak(self, seat: Seat, words: str, time: int | None, covered: Sequence[Area] = ()) -> None:
        """Let somebody say something for so many milliseconds, or until `hush`.

        It stands where none of the areas `covered` lies over it, as far as there is such a place.
        """
        if seat in self.bubbles and self._frame is not None:
            self.bubbles[seat].speak(words, self.area(seat), self._beside(seat, words, covered), self._frame.text, time)

    def step_aside(self, covered: Sequence[Area], needed: Sequence[Area] = ()) -> None:
        """Let what is being said stand where none of these areas covers it, as far as there is such a place.

        What would still lie over what is `needed` now is said no longer.
        """
        if self._seen is None or self._frame is None:
            return
        for seat, bubble in self.bubbles.items():
            side = self._beside(seat, bubble.words, covered)
            bubble.move_to(self.area(seat), self._frame.text, side)
            if any(map(bubble_area(bubble.words, self.area(seat), side, self._frame.text).overlaps, needed)):
                bubble.be_silent()

    def _beside(self, seat: Seat, words: str, covered: Sequence[Area]) -> TableSide:
        """Return on which side of its bubble a plate is: the first on which nothing covers it and it is on the table.

        Where there is none, it is the one on which the least of it is beyond the table, or covered.
        """
        assert self._frame is not None  # noqa: S101 - asked for bubbles in sight
        plate, text, edge = self.area(seat), self._frame.text, EDGE * self._frame.text
        sides = {bubble_area(words, plate, side, text): side for side in reversed(_SIDES[self.side(seat)])}
        beyond = (
            Area(-FAR, -FAR, FAR + edge, 2 * FAR),
            Area(self._frame.width - edge, -FAR, FAR, 2 * FAR),
            Area(-FAR, -FAR, 2 * FAR, FAR),
        )
        others = [self.area(each) for each in self.plates if each != seat]
        return sides[clearest(reversed(sides), (beyond, covered, others)).place]

    def hush(self) -> None:
        """Let everybody be silent."""
        for bubble in self.bubbles.values():
            bubble.be_silent()

    def think(self, seat: Seat | None) -> None:
        """Show who is thinking."""
        for other, plate in self.plates.items():
            plate.think(on=other == seat)

    def _items(self) -> tuple[Painted, ...]:
        return *self.plates.values(), *self.slips.values(), *self.bubbles.values()

    def _lay_slips(self, seat: Seat, seen: Observation) -> None:
        """Lay what a seat has declared or announced at its plate."""
        if self._wording is None or self._frame is None:
            return
        claims = [claim for claim in view_of(seen).claims if claim.seat == seat]
        words = [self._wording.text(claim.short) for claim in claims]
        tip = "\n".join(self._wording.text(claim.label) for claim in claims)
        self.slips[seat].lie(words, tip, self.area(seat), self.side(seat), self._frame.text)

    def draw_again(self, name: str) -> None:
        """Draw the faces anew that are cut from this card: a picture of it is there now."""
        for plate in self.plates.values():
            face = plate.seated.face
            if isinstance(face, Figure) and face.card == name:
                plate.update()

    def _plate_content(self, seat: Seat, seen: Observation) -> PlateContent:
        wording = self._wording
        if wording is None:
            return PlateContent()
        view = self.veil(view_of(seen))
        won = seen.cards.winners.count(seat)
        marks = view.marks[seat] if seat < len(view.marks) else ()
        accounts = self._accounts[seat] if seat < len(self._accounts) else ()
        pieces = self._pieces[seat] if seat < len(self._pieces) else None
        return PlateContent(
            name=wording.text(Who(seat)),
            badges=_badges(marks, wording),
            dummy=seat in seen.dummies,
            face=self._faces[seat] if self.with_faces and seat < len(self._faces) else None,
            party=_party(seat, view) if self.tinted else None,
            tricks=wording.number(won) if won else "",
            points=_points(seat, view, wording) if won else "",
            account=accounts[0] if accounts else "",
            pieces="" if pieces is None else wording.number(pieces.value),
            on_turn=seat == (seen.turn if self._asked is None else self._asked),
            tip="\n".join(_tip(seat, seen, view, accounts if pieces is None else (wording.amount(pieces),), wording))
            or wording.text(_PLATE),
        )


def _points(seat: Seat, view: TableView, wording: Wording) -> str:
    """Return the card points of a seat as players write them, nothing where they are not counted."""
    if view.points_written:
        return wording.text(view.points_written[seat])
    return wording.number(view.card_points[seat]) if view.card_points else ""


def _party(seat: Seat, view: TableView) -> Party | None:
    """Return the side of a seat, if the observer knows it."""
    return None if view.sides is None else view.sides.parties[seat]


def _company(seat: Seat, seen: Observation, view: TableView) -> Text | None:
    """Return with whom a seat plays in words: the whole to oneself, whether with or against oneself of the others."""
    if view.sides is None or (seat == seen.seat and view.sides.told is not None):
        return None if view.sides is None else view.sides.told
    own, other = view.sides.parties[seen.seat], view.sides.parties[seat]
    if seat == seen.seat:
        return None
    if view.sides.each_alone and "opponents" not in {own, other}:
        return _ALONE
    if own is None or other is None:
        return _UNKNOWN
    return _WITH_YOU if own == other else _AGAINST_YOU


def _signs(seat: Seat, seen: Observation, view: TableView, wording: Wording) -> str:
    """Return tricks and points as the plate has them, nothing before the first trick of the seat."""
    won = seen.cards.winners.count(seat)
    return " · ".join(filter(None, (wording.number(won), _points(seat, view, wording)))) if won else ""


def _badges(marks: Sequence[Mark], wording: Wording) -> tuple[Badge, ...]:
    """Return the marks that a plate shows as signs, each kind once."""
    shown = {mark.id: badge(mark, wording) for mark in reversed(marks) if mark.on_plate}
    return tuple(reversed(shown.values()))


def badge(mark: Mark, wording: Wording) -> Badge:
    """Return a mark as it stands on a plate."""
    word = wording.text(mark.label)
    letter = word[:1].upper() if mark.letter is None else wording.text(mark.letter)
    return Badge(mark.id, letter, word)


def _tip(seat: Seat, seen: Observation, view: TableView, accounts: Sequence[str], wording: Wording) -> Iterator[str]:
    """Yield in words what the plate says in signs."""
    for mark in view.marks[seat] if seat < len(view.marks) else ():
        yield wording.text(mark.meaning or mark.label)
    company = _company(seat, seen, view)
    if company is not None:
        yield wording.text(company)
    for claim in view.claims:
        if claim.seat == seat:
            yield wording.text(claim.label)
    if seen.cards.tricks:
        tricks = _TRICKS(n=seen.cards.winners.count(seat))
        signs = _signs(seat, seen, view, wording)
        yield wording.text(_COUNT(signs=signs, tricks=tricks) if "·" in signs else tricks)
        if view.points_said:
            yield wording.text(view.points_said[seat])
        elif view.card_points:
            yield wording.text(_CARD_POINTS(n=view.card_points[seat]))
    shared = any(seat in side for side in game_named(seen.game).partners(seen.rules))
    for sentence, account in zip((_SIDE_ACCOUNT if shared else _ACCOUNT, _MONEY), accounts, strict=False):
        yield wording.text(sentence(account=account))
