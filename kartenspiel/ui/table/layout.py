# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where every card lies: plain functions from what a seat sees to placements.

Nothing here moves; the stage moves cards from one layout to the next.  A placement has a key by which the same card is
found again: the card itself where it is known, else its place among the backs.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, count
from math import cos, radians, sin
from typing import Final, Literal, NamedTuple

from kartenspiel.controller.settings import HandOrder
from kartenspiel.games import view_of
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.moves import Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.table_cards import TableCards
from kartenspiel.model.view import SortOrder
from kartenspiel.ui.table.dummy_hands import dummy_area, dummy_places, hand_span
from kartenspiel.ui.table.frame import LIFT, OTHERS_STEP, Area, Frame, Point, TableSide, side_of
from kartenspiel.ui.table.open_hands import ASIDE, open_hand_area, open_places

Zone = Literal["hand", "trick", "won", "talon", "down", "laid", "last", "stock", "stack"]
Key = Card | tuple[Zone, int, int]

OWN_STEP: Final = 0.64
"""The most that a card of one's own hand shows of itself under the next, in card widths."""
SPREAD: Final = 1.1
WIDEST: Final = 9.0
"""Angle between neighbours in one's fan, and of the whole fan, in degrees."""
STOCK_STEP: Final = 0.35
"""How much each card makes the stock higher, in pixels."""
TILT: Final = 2.2
TALON: Final = 0.8
"""Height of the cards of the talon before play, by that of cards laid away."""
SEATS_WITHOUT_TOP: Final = 3
PARTS_APART: Final = 0.5
"""How far the parts of a talon lie apart beyond the step from card to card, in card widths."""
OPEN_ASIDE_HEIGHT: Final = 0.62
"""Height of open cards of the talon during play, by that of cards laid away: their corners can be read."""
CLOSED_ASIDE: Final = 0.3
"""How much of the card each closed card of the talon shows there under the next, in card widths."""
CLOSEST_ASIDE: Final = 0.2
"""The least of it, before its cards become smaller."""
SMALLEST_ASIDE: Final = 24
"""The least width of the talon there, in pixels."""
PILE_STEP: Final = 0.2
"""How far each further trick won lies beside the one before, in card widths."""
SAME_ROW: Final = 0.3
"""Cards whose heights on the table differ by less, in card heights, lie beside each other."""
PLAYED: Final = 0.45
"""A card let go so far above its place in the hand is played, in card heights."""
NEARER: Final = 0.7
"""A card of an open hand let go at less than this share of its way to the trick is played."""
LEVEL: Final[Mapping[Zone, int]] = {
    "stock": 0, "won": 0, "stack": 50, "talon": 100, "down": 200, "hand": 300, "laid": 400, "trick": 500, "last": 600,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Placement:
    """Where one card lies: its middle, its angle in degrees, its height in pixels, what it lies on and what is seen."""

    key: Key
    zone: Zone
    seat: Seat | None
    x: float
    y: float
    height: float
    z: int
    face_up: bool
    angle: float = 0.0
    lifted: bool = False
    part: int | None = None
    """The number of the part of the talon in which it lies, counted from 1; ``None`` where there are no parts."""

    @property
    def card(self) -> Card | None:
        """The card, where it is known."""
        return self.key if isinstance(self.key, Card) else None


class PartSeen(NamedTuple):
    """How much of a card is seen, from its upper left corner on, in pixels."""

    width: float
    height: float


def lying_area(card: Placement, aspect: float) -> Area:
    """Return about where a card of these proportions lies; one turned on its side is as wide as it was high."""
    wide, tall = card.height * aspect, card.height
    if 45 < abs(card.angle) % 180 < 135:  # noqa: PLR2004 - it lies rather on its side
        wide, tall = tall, wide
    return Area(card.x - wide / 2, card.y - tall / 2, wide, tall)


def parts_seen(cards: Sequence[Placement], aspect: float) -> tuple[PartSeen, ...]:
    """Return how much of each of these cards is seen from its upper left corner on: others may lie over the rest."""
    found = []
    for card in cards:
        ways = [(each.x - card.x, each.y - card.y) for each in cards if each.z > card.z]
        apart = SAME_ROW * card.height
        beside = [x for x, y in ways if x > 0 and abs(y) < apart]
        below = [y for _, y in ways if y >= apart]
        found.append(PartSeen(min((card.height * aspect, *beside)), min((card.height, *below))))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Showing:
    """What the person at the screen is doing with the cards: which are raised, laid away, looked at again."""

    lifted: frozenset[Card] = frozenset()
    laid: tuple[Card, ...] = ()
    slots: int = 0
    """How many cards there is room for among those laid away."""
    tricks_back: int = 0
    """How far back the finished trick is that is looked at again: 1 for the last, 0 for none."""
    order: HandOrder = "high_left"


def sorted_hand(
    hand: Sequence[Card], sort: SortOrder, order: HandOrder, dealt: Iterable[Card | None] = ()
) -> tuple[Card, ...]:
    """Return one's hand in the order chosen: suit by suit, or as the cards came.

    What was `dealt` keeps its place once it has been played, so that no suit changes its own when another is gone.
    """
    if order == "as_dealt":
        return tuple(hand)
    held = (card.suit for card in (*hand, *dealt) if card is not None)
    suits = {suit: place for place, suit in enumerate(sort.lying(held))}
    ranks = {rank: place for place, rank in enumerate(sort.ranks.split())}
    sign = 1 if order == "high_left" else -1

    def place(card: Card) -> tuple[int, int]:
        height = -int(card.rank) if card.suit is Suit.TAROCK else ranks.get(card.rank, 0)
        return suits[card.suit], sign * height

    return tuple(sorted(hand, key=place))


def finished_trick(before: Observation | None, seen: Observation) -> TableCards | None:
    """Return the table as it is when the last card of a trick has been laid and nobody has taken it yet.

    ``None`` if no trick ended between the two observations.
    """
    table = seen.cards
    if before is None or len(table.tricks) != len(before.cards.tricks) + 1:
        return None
    return replace(table, trick=table.tricks[-1], tricks=table.tricks[:-1], winners=table.winners[:-1])


def suited(frame: Frame, seen: Observation | None) -> Frame:
    """Return the division of the same window for what lies open now."""
    opposite = seen is not None and any(
        side_of(seat, seen.seat, seen.seats, clockwise=frame.clockwise) == "top" and any(seen.cards.hands[seat])
        for seat in all_seats(len(seen.cards.hands))
    )
    return frame if opposite == frame.opposite_open else replace(frame, opposite_open=opposite)


def arrange(
    frame: Frame, seen: Observation, showing: Showing, table: TableCards | None = None
) -> tuple[Placement, ...]:
    """Place every card; `table` stands for that of the observation where a moment in between is shown."""
    shown = table or seen.cards
    sides = {
        seat: side_of(seat, seen.seat, seen.seats, clockwise=frame.clockwise) for seat in all_seats(len(shown.hands))
    }
    if shown.stacks:
        return tuple(_stacks(frame, shown, sides))
    spans = {side: hand_span(seen, seat) for seat, side in sides.items()}
    placed = [*_place_own_hand(frame, seen, shown, showing), *_place_laid_cards(frame, seen.seat, showing)]
    for seat, side in sides.items():
        known = _sorted_open_hand(shown, seat, seen)
        if known and seat in seen.dummies:
            places = dummy_places(frame, side, known, spans[side])
            placed += _dummy(frame, seat, dict(zip(known, places, strict=True)), showing.lifted)
        elif side != "bottom":
            placed += _others(frame, seat, side, known or shown.hands[seat], spans[side])
        placed += _place_face_down(frame, seat, side, shown)
    placed += _trick(frame, shown.trick, sides)
    placed += _place_won_tricks(frame, shown, sides, spans, showing)
    return (*placed, *_talon(frame, shown, aside_left(frame, seen)), *_stock(frame, seen, sides[seen.dealer]))


def _place_own_hand(frame: Frame, seen: Observation, table: TableCards, showing: Showing) -> list[Placement]:
    me = seen.seat
    if None in table.hands[me]:
        return _unseen(frame, me, len(table.hands[me]))
    lying = table.face_down[me] if table.face_down else ()
    held = [card for card in table.hands[me] if card is not None and card not in (*showing.laid, *lying)]
    return fan(frame, me, sorted_hand(held, view_of(seen).sort, showing.order, seen.dealt[me]), showing.lifted)


def _unseen(frame: Frame, me: Seat, cards: int) -> list[Placement]:
    """Place one's own cards while they may not be looked at: a closed packet."""
    x, y = frame.width / 2, frame.hand_top + frame.own / 2
    return [
        Placement(("hand", me, place), "hand", me, x, y - place * STOCK_STEP, frame.own, LEVEL["hand"] + place,
                  face_up=False)
        for place in range(cards)
    ]  # fmt: skip


def _stacks(frame: Frame, table: TableCards, sides: Mapping[Seat, TableSide]) -> list[Placement]:
    """Place the stacks to choose from in the middle, and those taken before their owners."""
    height, (middle, across) = stack_height(frame), frame.centre.middle
    outer = frame.strip.x + frame.card_width(height) / 2 + frame.margin
    places = {
        "bottom": Point(middle, frame.hand_top + frame.own / 2),
        "left": Point(outer, across),
        "top": Point(middle, frame.margin + height / 2),
        "right": Point(frame.width - outer, across),
    }
    placed: list[Placement] = []
    for number, (owner, free) in enumerate(zip(table.stacks, free_stacks(frame, len(table.stacks)), strict=True)):
        x, y = free if owner is None else places[sides[owner]]
        placed += [
            Placement(("stack", number, place), "stack", owner, x, y - place * STOCK_STEP, height,
                      LEVEL["stack"] + place, face_up=False)
            for place in range(len(table.hands[0]))
        ]  # fmt: skip
    return placed


def card_widths(frame: Frame) -> tuple[float, ...]:
    """Return how wide cards are on a table: in hands, tricks and piles, in the talon and laid away."""
    talon, aside = (frame.snap_height(share * frame.laid) for share in (TALON, OPEN_ASIDE_HEIGHT))
    heights = (frame.own, frame.trick, frame.laid, talon, aside, frame.others, frame.pile)
    return tuple(map(frame.card_width, heights))


def stack_height(frame: Frame) -> float:
    """Return the height of the cards in a stack to choose from."""
    return frame.snap_height(TALON * frame.laid)


def free_stacks(frame: Frame, stacks: int) -> tuple[Point, ...]:
    """Return where so many stacks lie while nobody has taken them."""
    return tuple(Point(place.x, frame.centre.middle.y) for place in row(frame, stacks))


def fan(frame: Frame, me: Seat, hand: Sequence[Card], lifted: frozenset[Card]) -> list[Placement]:
    """Spread one's own hand at the bottom in a flat arc, the left of every card in sight."""
    wide, gaps = frame.card_width(frame.own), max(1, len(hand) - 1)
    step = min(OWN_STEP * wide, (frame.hand_room - wide) / gaps)
    spread = min(WIDEST, SPREAD * (len(hand) - 1))
    radius = step * gaps / (2 * sin(radians(spread / 2))) if spread else 0.0
    placed = []
    for place, card in enumerate(hand):
        off = place - (len(hand) - 1) / 2
        angle = spread * off / gaps
        rise = LIFT * frame.own if card in lifted else 0
        x = frame.width / 2 + step * off + rise * sin(radians(angle))
        y = frame.hand_top + frame.own / 2 + radius * (1 - cos(radians(angle))) - rise * cos(radians(angle))
        placed.append(
            Placement(card, "hand", me, x, y, frame.own, LEVEL["hand"] + place, face_up=True, angle=angle,
                      lifted=card in lifted)
        )  # fmt: skip
    return placed


def beside_hand(frame: Frame) -> float:
    """Return how much width is free beside one's own hand, however many cards it has, with room at both sides."""
    turned = frame.own / 2 * sin(radians(WIDEST / 2)) + LIFT * frame.own * sin(radians(WIDEST / 2))
    return (frame.width - frame.hand_room) / 2 - turned - 2 * frame.margin


def _place_laid_cards(frame: Frame, me: Seat, showing: Showing) -> list[Placement]:
    return [
        Placement(card, "laid", me, x, y, frame.laid, LEVEL["laid"] + place, face_up=True)
        for place, (card, (x, y)) in enumerate(
            zip(showing.laid, row(frame, max(showing.slots, len(showing.laid))), strict=False)
        )
    ]


def row(frame: Frame, cards: int) -> tuple[Point, ...]:
    """Return places side by side in the upper middle of the table, for a talon or cards laid away."""
    wide = frame.card_width(frame.laid)
    step = min(1.08 * wide, (frame.centre.width - wide) / max(1, cards - 1))
    y = frame.centre.y + frame.laid / 2
    return tuple(Point(round(frame.width / 2 + step * (place - (cards - 1) / 2)), round(y)) for place in range(cards))


def laying_place(frame: Frame, cards: int) -> Area:
    """Return where so many cards can be laid away."""
    places = row(frame, max(1, cards))
    wide, pad = frame.card_width(frame.laid), frame.margin
    left, right = places[0].x - wide / 2 - pad, places[-1].x + wide / 2 + pad
    return Area(left, frame.centre.y - pad / 2, right - left, frame.laid + pad)


def is_played(
    frame: Frame, home: Placement, where: tuple[float, float], laying: tuple[int, int], *, of_dummy: bool = False
) -> bool:
    """Tell whether a card let go here is played or laid away; `laying`: cards laid away so far, and how many must be.

    A card that lies on the table already, beside the trick, is played where it comes nearer to the trick; one of a
    dummy where it comes much nearer.
    """
    (x, y), (laid, wanted) = where, laying
    middle = frame.centre.middle
    if home.zone == "down" or of_dummy:
        home_way, way = (abs(at.x - middle.x) + abs(at.y - middle.y) for at in (home, Point(x, y)))
        return way < (NEARER if of_dummy else 1) * home_way
    laid_there = wanted > 0 and laying_place(frame, max(wanted, laid)).holds(x, y)
    return laid_there or home.y - y > PLAYED * frame.own


def _sorted_open_hand(table: TableCards, seat: Seat, seen: Observation) -> tuple[Card, ...]:
    """Return the cards of an open hand suit by suit; nothing of any other, for the place of a back tells nothing."""
    known = table.open_hand(seat)
    return sorted_hand(known, view_of(seen).sort, "high_left", seen.dealt[seat]) if known else ()


def _others(frame: Frame, seat: Seat, side: TableSide, hand: Sequence[Card | None], span: int) -> list[Placement]:
    known = any(card is not None for card in hand)
    places = (open_places if known else _back_places)(frame, side, len(hand), span)
    angle = {"left": 90.0, "right": -90.0}.get(side, 180.0)
    return [
        Placement(
            ("hand", seat, place) if card is None else card, "hand", seat, x, y, frame.others, LEVEL["hand"] + place,
            face_up=card is not None, angle=0.0 if known else angle,
        )
        for place, (card, (x, y)) in enumerate(zip(hand, places, strict=True))
    ]  # fmt: skip


def _dummy(frame: Frame, seat: Seat, places: Mapping[Card, Point], lifted: frozenset[Card]) -> list[Placement]:
    """Place the open hand of a dummy, with what can be played of it raised."""
    rise = LIFT * frame.others
    return [
        Placement(card, "hand", seat, x, y - (rise if card in lifted else 0), frame.others, LEVEL["hand"] + place,
                  face_up=True, lifted=card in lifted)
        for place, (card, (x, y)) in enumerate(places.items())
    ]  # fmt: skip


def _back_places(frame: Frame, side: TableSide, cards: int, span: int) -> list[Point]:
    """Return places for backs; opposite they take no more room than the `span` of cards that were dealt."""
    wide = frame.card_width(frame.others)
    out = frame.edge - frame.others / 2
    if side == "top":
        step = min(OTHERS_STEP * wide, (frame.back_span(span) - wide) / max(1, cards - 1))
        return [Point(frame.width / 2 + step * (place - (cards - 1) / 2), out) for place in range(cards)]
    room = frame.side_room
    step = min(OTHERS_STEP * wide, (room.height - wide) / max(1, cards - 1))
    x = out if side == "left" else frame.width - out
    return [Point(x, room.middle.y + step * (place - (cards - 1) / 2)) for place in range(cards)]


def _place_face_down(frame: Frame, seat: Seat, side: TableSide, table: TableCards) -> list[Placement]:
    cards = table.face_down[seat] if table.face_down else ()
    x, y = frame.down_at(side)
    height = frame.down
    return [
        Placement(("down", seat, place) if card is None else card, "down", seat, x + place * 8, y, height,
                  LEVEL["down"] + place, face_up=False)
        for place, card in enumerate(cards)
    ]  # fmt: skip


def _tilt(card: Card) -> float:
    """Return a small angle, always the same for a card, so that a trick looks laid by hand."""
    return ((card.index * 37) % 11 - 5) / 5 * TILT


def _trick(frame: Frame, trick: Sequence[Play], sides: Mapping[Seat, TableSide]) -> list[Placement]:
    return [
        Placement(play.card, "trick", play.seat, *frame.trick_at(sides[play.seat]), frame.trick,
                  LEVEL["trick"] + place, face_up=True, angle=_tilt(play.card))
        for place, play in enumerate(trick)
    ]  # fmt: skip


def _place_won_tricks(
    frame: Frame, table: TableCards, sides: Mapping[Seat, TableSide], spans: Mapping[TableSide, int], showing: Showing
) -> list[Placement]:
    piles = {seat: count() for seat in sides}
    placed: list[Placement] = []
    for number, (trick, winner) in enumerate(zip(table.tricks, table.winners, strict=True)):
        if number == len(table.tricks) - showing.tricks_back:
            placed += _place_last_trick(frame, trick, sides)
            continue
        side = sides[winner]
        first = frame.pile_at(side, spans[side])
        shift = PILE_STEP * frame.card_width(frame.pile) * next(piles[winner]) * (-1 if side == "right" else 1)
        placed += [
            Placement(play.card, "won", winner, first.x + shift, first.y, frame.pile,
                      LEVEL["won"] + 4 * number + place, face_up=False)
            for place, play in enumerate(trick)
        ]  # fmt: skip
    return placed


def _place_last_trick(frame: Frame, trick: Sequence[Play], sides: Mapping[Seat, TableSide]) -> list[Placement]:
    return [
        Placement(play.card, "last", play.seat, *frame.last_trick_at(sides[play.seat]), frame.last_height,
                  LEVEL["last"] + place, face_up=True)
        for place, play in enumerate(trick)
    ]  # fmt: skip


def aside_left(frame: Frame, seen: Observation) -> float:
    """Return what a talon beside the table begins at: the hand at the left, also one that lies open."""
    for seat, hand in zip(all_seats(seen.seats), seen.cards.hands, strict=False):
        at_left = side_of(seat, seen.seat, seen.seats, clockwise=frame.clockwise) == "left"
        if at_left and seat in seen.dummies and None not in hand:
            return dummy_area(frame, "left", hand_span(seen, seat)).right
        if at_left and any(hand):
            return open_hand_area(frame, "left", hand_span(seen, seat)).right
    return frame.edge


def _talon(frame: Frame, table: TableCards, left: float) -> list[Placement]:
    if talon_in_the_middle(table):
        height = frame.snap_height(TALON * frame.laid)
        area = talon_area(frame, len(table.hands), len(table.talon))
        y = round(area.middle.y)
        places = tuple(Point(x, y) for x in _talon_columns(frame, table))
    else:
        height, places = _beside_the_table(frame, table, left)
    return [
        Placement(("talon", 0, place) if card is None else card, "talon", None, x, y, height, LEVEL["talon"] + place,
                  face_up=card is not None, part=part_of_talon(table, place))
        for place, (card, (x, y)) in enumerate(zip(table.talon, places, strict=True))
    ]  # fmt: skip


def talon_in_the_middle(table: TableCards) -> bool:
    """Tell whether the talon lies in the middle of the table, before play, and not beside it."""
    return not (table.trick or table.tricks or table.talon_aside)


def talon_to_read(before: Observation | None, seen: Observation) -> bool:
    """Tell whether cards of the talon have just been turned up in the middle, of which somebody else will take.

    Who is asked himself looks as long as he likes.
    """
    old = () if before is None else before.cards.talon
    turned = [card for card in seen.cards.talon if card is not None and card not in old]
    asked = bool(seen.moves) or seen.turn is None
    return bool(turned) and talon_in_the_middle(seen.cards) and not asked


def given_up(before: Observation | None, seen: Observation) -> bool:
    """Tell whether a deal has just ended that counts though no card was played: its cards are still to be read."""
    if before is None or before.outcome is not None or seen.outcome is None:
        return False
    return seen.outcome.played and not seen.outcome.tricks


def _talon_columns(frame: Frame, table: TableCards) -> tuple[int, ...]:
    """Return where the cards of a talon lie from left to right, its parts a little apart, in the room of them all."""
    cards, parts = len(table.talon), table.talon_parts
    places = _talon_row(frame, len(table.hands), cards)
    if len(parts) < 2:  # noqa: PLR2004 - one part is the whole talon
        return tuple(map(round, places))
    gap = PARTS_APART * frame.card_width(frame.laid)
    step = (places[-1] - places[0] - gap * (len(parts) - 1)) / (cards - 1)
    part_of = [number for number, size in enumerate(parts) for _ in range(size)]
    return tuple(round(places[0] + step * place + gap * part) for place, part in enumerate(part_of))


def _beside_the_table(frame: Frame, table: TableCards, left: float) -> tuple[float, tuple[Point, ...]]:
    """Return the height of a talon beside the table, and its places beside a hand that ends at `left`.

    It lies at the lower left, clear of plate and tricks there, its cards closer together or smaller where the trick is
    near.
    """
    height, step = _look_aside(frame, table)
    bottom, trick = frame.strip.y, frame.trick_area
    if bottom - height < frame.pile_at("left", 0).y + frame.pile / 2:
        left = max(left, frame.plate_at("left", 0).right)
    left += frame.margin
    room = max(SMALLEST_ASIDE, trick.x - frame.margin - left)
    height = frame.snap_height(min(height, room / (1 + CLOSEST_ASIDE * (len(table.talon) - 1)) / frame.aspect))
    wide = frame.card_width(height)
    step = min(step * wide, (room - wide) / max(1, len(table.talon) - 1))
    y = round(bottom - height / 2)
    return height, tuple(Point(round(left + wide / 2 + place * step), y) for place in range(len(table.talon)))


def _look_aside(frame: Frame, table: TableCards) -> tuple[float, float]:
    """Return the usual height of the talon beside the table, and how much of each card is seen, in card widths."""
    known = any(card is not None for card in table.talon)
    return (frame.snap_height(OPEN_ASIDE_HEIGHT * frame.laid), ASIDE) if known else (frame.pile, CLOSED_ASIDE)


def talon_aside_area(frame: Frame, table: TableCards, left: float) -> Area | None:
    """Return where the talon lies beside the table and a hand that ends at `left`, ``None`` if it does not."""
    if not table.talon or talon_in_the_middle(table):
        return None
    height, places = _beside_the_table(frame, table, left)
    wide = frame.card_width(height)
    left = places[0].x - wide / 2
    return Area(left, places[0].y - height / 2, places[-1].x + wide / 2 - left, height)


def part_of_talon(table: TableCards, place: int) -> int | None:
    """Return the number of the part, from 1, in which the card at this place of the talon lies; ``None`` without."""
    ends = list(accumulate(table.talon_parts))
    return next((number for number, end in enumerate(ends, 1) if place < end), None)


def talon_area(frame: Frame, seats: int, cards: int) -> Area:
    """Return where a talon of so many cards lies before play: at the very top where nobody sits opposite."""
    height = frame.snap_height(TALON * frame.laid)
    places, wide = _talon_row(frame, seats, max(1, cards)), frame.card_width(height)
    top = frame.margin if seats == SEATS_WITHOUT_TOP else frame.centre.y + (frame.laid - height) / 2
    left, right = places[0] - wide / 2, places[-1] + wide / 2
    return Area(left, round(top), right - left, height)


def _talon_row(frame: Frame, seats: int, cards: int) -> tuple[float, ...]:
    """Return where so many cards of a talon lie from left to right: clear of the plates at both sides."""
    places = [place.x for place in row(frame, cards)]
    if seats == SEATS_WITHOUT_TOP or cards < 2:  # noqa: PLR2004 - one lies above the plates, or is narrow enough
        return tuple(places)
    wide = frame.card_width(frame.snap_height(TALON * frame.laid))
    between = frame.plate_at("right", 0).x - frame.plate_at("left", 0).right - 2 * frame.margin
    step = min((places[-1] - places[0]) / (cards - 1), (between - wide) / (cards - 1))
    return tuple(frame.width / 2 + step * (place - (cards - 1) / 2) for place in range(cards))


def pile_area(frame: Frame, side: TableSide, tricks: int) -> Area:
    """Return where so many tricks lie that the seat at the left or right has won."""
    wide = frame.card_width(frame.pile)
    x, y = frame.pile_at(side, 0)
    all_wide = wide * (1 + PILE_STEP * max(0, tricks - 1))
    left = x + wide / 2 - all_wide if side == "right" else x - wide / 2
    return Area(left, y - frame.pile / 2, all_wide, frame.pile)


def stock_place(frame: Frame, seen: Observation, side: TableSide) -> Point:
    """Return where the pack lies from which a seat deals: beside its plate."""
    return frame.pile_at(side, hand_span(seen, seen.dealer))


def _stock(frame: Frame, seen: Observation, side: TableSide) -> list[Placement]:
    """Place what has still to be dealt while a deal is interrupted."""
    if not view_of(seen).paused:
        return []
    rest = sum(map(len, seen.dealt)) - sum(map(len, seen.cards.hands))
    x, y = stock_place(frame, seen, side)
    return [
        Placement(("stock", 0, place), "stock", None, x, y - place * STOCK_STEP, frame.pile, LEVEL["stock"] + place,
                  face_up=False)
        for place in range(rest)
    ]  # fmt: skip
