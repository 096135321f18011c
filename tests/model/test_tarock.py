# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What tarock games share, by the example of a contract of three tricks that no game has."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final

import pytest

from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.transfers import pay_items
from kartenspiel.model.cards import PLAIN_SUITS, Card, card
from kartenspiel.model.moves import Announce, Kontra, Play
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock import speaking
from kartenspiel.model.tarock.bonuses import Bonus, CardCaught, CardsTogether, CardTakesTrick, EveryTrick
from kartenspiel.model.tarock.cards import KINGS, MOND, SKUES, figure_points, height
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.tarock.play import LawClauses, PlayKind, laws, trumps_of
from kartenspiel.model.tarock.result import TarockResult
from kartenspiel.model.tarock.settlement import BonusLines, ScoreLineWriter, game_line, held_lines, items_of
from kartenspiel.model.tarock.sides import Side, Sides
from kartenspiel.model.tarock.speaking import SpokenItem
from kartenspiel.model.tarock.trischaken import loser_pays, two_pay_two
from kartenspiel.model.text import Text, english, marker

_ = marker("tarock")

PACK: Final = Pack(
    [
        card(code)
        for code in (*(suit + rank for suit in PLAIN_SUITS for rank in "KQCJ"), *(f"T{n}" for n in range(1, 23)))
    ],
    height,
)
SEATS: Final = 4
PLAYERS: Final = all_seats(SEATS)
SIDES: Final = Sides(Seat(0), Seat(2))
NAME: Final = _("{bonus}")
UHU: Final = CardTakesTrick("uhu", NAME(bonus="Uhu"), "", 2, factor=2, card=card("T2"), trick=2, silent_loss="K69")
TABLE: Final[Mapping[str, Bonus]] = {
    row.id: row
    for row in (
        UHU,
        EveryTrick("valat", NAME(bonus="Valat"), "", 4),
        CardsTogether("kings", NAME(bonus="Kings"), "", 1, announceable=False, cards=KINGS),
        CardCaught(
            "mondfang", NAME(bonus="Mondfang"), "", 1, announceable=False, caught=MOND, catcher=SKUES, counts="any"
        ),
    )
}


@dataclass(frozen=True, slots=True)
class Speech(speaking.SidedSpeech):
    """What is said of the contract: nothing is bid, and everything may be said in any order."""

    level_names: ClassVar[Mapping[int, Text]] = {2: NAME(bonus="Kontra"), 4: NAME(bonus="Rekontra")}

    @property
    def bonuses(self) -> Mapping[str, Bonus]:
        """The same in every deal."""
        return TABLE

    @property
    def game_value(self) -> int:
        """Three."""
        return 3

    @property
    def highest_level(self) -> int:
        """Rekontra."""
        return 4


def begun() -> Speech:
    return Speech(Seat(0), Seat(0), (SpokenItem(GAME_ITEM, Seat(0), "D"),))


def result(*tricks: str, sides: Sides = SIDES) -> TarockResult:
    """Return the result of tricks like "0 T5 T6 T7 T2", each with the seat that leads, won by the highest tarock."""
    rules = PlayRules(PACK, trumps_of("tarock"), (), seats=SEATS)
    laid, winners = [], []
    for trick in tricks:
        leader, *codes = trick.split()
        plays = [Play(Seat((int(leader) + turn) % SEATS), card(code)) for turn, code in enumerate(codes)]
        laid.append(tuple((play.seat, PACK.place(play.card)) for play in plays))
        winners.append(int(rules.winner_of(plays)))
    ending = Ending(PACK, tuple(laid), tuple(winners))
    return TarockResult(
        sides, ((),) * SEATS, ending, ending.points([figure_points(each) for each in PACK.cards], SEATS)
    )


def silent_winners(bonus: Bonus, found: TarockResult) -> list[Side]:
    """Return the sides that win a bonus without a word."""
    return [win.side for win, when in bonus.silent_wins(found.facts) if when.holds(found.counted)]


WON = result("0 T5 T6 T7 T4", "2 T2 HQ HJ HC", "2 T21 T8 T22 HK")
BEATEN = result("0 T5 T6 T7 T4", "2 T2 T9 HJ HC", "3 SK DK CK HK")


def test_a_card_makes_its_trick_for_the_side_of_its_player_only_if_it_wins_itself() -> None:
    assert [UHU.is_made(WON, side) for side in ("D", "O")] == [True, False]
    assert silent_winners(UHU, WON) == ["D"]
    assert not UHU.is_made(BEATEN, "D")
    assert silent_winners(UHU, BEATEN) == ["O"]
    early = result("2 T2 HQ HJ HC", "2 T7 T6 T5 T4", "2 T21 T8 T22 HK")
    assert not UHU.is_made(early, "D")
    assert silent_winners(UHU, early) == []


def test_the_mond_is_paid_for_by_the_side_that_lost_it_to_the_skues() -> None:
    assert silent_winners(TABLE["mondfang"], WON) == ["O"]
    assert silent_winners(TABLE["mondfang"], BEATEN) == []


def test_cards_count_for_the_side_that_has_them_all_in_its_tricks() -> None:
    assert silent_winners(TABLE["kings"], BEATEN) == ["O"]
    assert silent_winners(TABLE["kings"], WON) == []


@pytest.mark.parametrize(("raisers", "side"), [((), "O"), ((1,), "D"), ((1, 0), "O"), ((1, 0, 3), "D")])
def test_the_sides_raise_an_item_in_turn_first_those_against_its_owner(raisers: tuple[int, ...], side: str) -> None:
    item = SpokenItem(GAME_ITEM, Seat(0), "D", raisers=tuple(map(Seat, raisers)))
    assert (item.raising_side, item.level) == (side, 2 ** len(raisers))


def test_only_who_holds_the_card_announces_it_and_only_what_is_not_announced_yet() -> None:
    speech = begun()
    assert {move.what for move in speech.announcements((card("T2"),), "D")} == {"uhu", "valat"}
    assert {move.what for move in speech.announcements((), "D")} == {"valat"}
    said = speech.with_announcement(Announce(Seat(0), "valat"), "D")
    assert {move.what for move in said.announcements((card("T2"),), "D")} == {"uhu"}
    assert {move.what for move in said.announcements((), "O")} == {"valat"}


def test_an_item_is_raised_once_in_a_turn_and_as_far_as_the_rules_allow() -> None:
    speech = begun().with_next_turn(PLAYERS)
    kontra = Kontra(Seat(1), GAME_ITEM)
    assert speech.raises("O") == (kontra,)
    raised = speech.with_raise(kontra)
    assert raised.raises("D") == ()
    answered = raised.with_next_turn(PLAYERS).with_raise(Kontra(Seat(2), GAME_ITEM)).with_next_turn(PLAYERS)
    assert (answered.game.level, answered.value(answered.game)) == (4, 12)
    assert answered.raises("O") == ()


def test_the_speech_is_closed_when_all_others_have_said_nothing_since_the_last_statement() -> None:
    speech = begun()
    for _ in range(3):
        speech = speech.with_next_turn(PLAYERS)
        assert not speech.closed
    speech = speech.with_announcement(Announce(Seat(3), "valat"), "O")
    for turn in (0, 1, 2, 3):
        speech = speech.with_next_turn(PLAYERS)
        assert (speech.closed, speech.turn) == (turn == 3, turn)


def test_game_and_bonuses_are_settled_between_the_sides_and_told() -> None:
    speech = (
        begun()
        .with_announcement(Announce(Seat(2), "uhu"), "D")
        .with_next_turn(PLAYERS)
        .with_raise(Kontra(Seat(1), "uhu"))
    )
    game = game_line(speech.game_value, speech.game.level, won=True, clause="")
    lines = (
        game,
        *held_lines(
            BonusLines(speech.bonuses, NAME(bonus="Solo")).possible(speech.announced_items, BEATEN.facts),
            BEATEN.counted,
        ),
    )
    assert [(line.id, line.winner, line.value * line.level) for line in lines] == [
        ("game", "D", 3),
        ("uhu", "O", 16),
        ("kings", "O", 1),
    ]
    items = items_of(lines, SIDES, SEATS, 2)
    assert [(item.to, item.value) for item in items] == [((0, 2), 6), ((1, 3), 32), ((1, 3), 2)]
    told = ScoreLineWriter(NAME(bonus="Solo"), speech.bonuses, speech.level_names, 2).items(lines, items, SEATS)
    assert [(english(line.text), line.values) for line in told] == [
        ("Solo won: 3 × 2 (double round)", (6, -6, 6, -6)),
        ("Uhu, announced by seat 2 and missed: 4 × 2 (Solo) × 2 (Kontra) × 2 (double round)", (-32, 32, -32, 32)),
        ("Kings, for seat 1 and seat 3: 1 × 2 (double round)", (-2, 2, -2, 2)),
    ]


@pytest.mark.parametrize(
    ("kind", "hand", "trick", "legal"),
    [
        ("tarock", "HQ T5 T1", "", "HQ T5 T1"),
        ("suit", "HQ T5 T1", "", "HQ"),
        ("negative", "HQ T5 T1", "", "HQ T5"),
        ("tarock", "HQ T5", "SK", "T5"),
        ("tarock", "HQ HJ T5", "HK", "HQ HJ"),
        ("negative", "T9 T5 T1", "T7", "T9"),
        ("negative", "T5 T1", "T7", "T5"),
        ("suit", "HQ T5", "SK", "T5"),
    ],
)
def test_each_kind_of_contract_asks_for_cards_in_its_own_way(kind: PlayKind, hand: str, trick: str, legal: str) -> None:
    rules = PlayRules(PACK, trumps_of(kind), tuple(laws(kind, LawClauses("", "", ""))), seats=SEATS)
    held = cards(hand)
    assert set(rules.legal(Seat(1), held, [Play(Seat(0), each) for each in cards(trick)])) == set(cards(legal))


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(card(code) for code in codes.split())


def test_a_deal_that_did_not_come_to_the_trick_of_a_bonus_brings_none() -> None:
    short = result("2 T2 HQ HJ HC")
    assert silent_winners(UHU, short) == []


@pytest.mark.parametrize(
    ("points", "halves", "loser"),
    [
        ((30, 20, 10), (-1, 0, 1), (-2, 1, 1)),
        ((25, 25, 10), (-1, -1, 2), (-1, -1, 2)),
        ((40, 10, 10), (-2, 1, 1), (-2, 1, 1)),
        ((20, 20, 20), (0, 0, 0), (2, 2, -4)),
    ],
)
def test_trischaken_is_settled_among_three_too(
    points: tuple[int, ...], halves: tuple[int, ...], loser: tuple[int, ...]
) -> None:
    assert pay_items(two_pay_two(points), 3) == halves
    assert pay_items((loser_pays(points, Seat(2), (), 45),), 3) == loser


@pytest.mark.parametrize(("side", "other", "missed"), [("D", "O", BEATEN), ("O", "D", WON)])
@pytest.mark.parametrize("each_side", [True, False])
def test_what_a_side_announced_and_missed_is_the_others_who_are_paid_besides_for_their_own(
    side: Side, other: Side, missed: TarockResult, *, each_side: bool
) -> None:
    uhu, seat = replace(UHU, each_side=each_side), missed.sides.members(side, SEATS)[0]
    announced = [SpokenItem(uhu.id, seat, side=side)]
    possible = BonusLines({uhu.id: uhu}, NAME(bonus="Solo")).possible(announced, missed.facts)
    first, *silent = held_lines(possible, missed.counted)
    assert (first.owner, first.winner, first.announcer) == (side, other, seat)
    assert first.value == uhu.worth(announced=True)
    assert [(line.winner, line.announcer) for line in silent] == ([(other, None)] if each_side else [])


def test_lines_that_came_before_are_not_made_again() -> None:
    """What is announced differs from deal to deal, and each line of it comes again in others."""
    lines = BonusLines({UHU.id: UHU}, NAME(bonus="Solo"))
    announced = [SpokenItem(UHU.id, Seat(0), side="D")]
    first, again = (lines.possible(said, BEATEN.facts) for said in (announced, announced))
    silent = lines.possible((), BEATEN.facts)
    assert first
    assert all(one is other for one, other in zip(first, again, strict=True))
    assert silent
    assert not [each for each in silent if each in first and each.line.announcer is not None]
    assert all(one is other for one, other in zip(silent, lines.possible((), BEATEN.facts), strict=True))
