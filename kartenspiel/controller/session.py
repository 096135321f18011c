# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A session of one game: who plays, who sits where, how often was dealt and how the account stands.

A `Session` is never changed; `Session.after` makes the one that follows a deal.  Everything that happens by chance in
it follows from its seed, so that a session taken up again deals the cards it would have dealt.
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from random import Random
from typing import Final, TypeGuard

from kartenspiel.controller.boards import Boards, board, boards_from, seating_of
from kartenspiel.controller.names import NAMELESS, good_name
from kartenspiel.controller.record import context_as_json
from kartenspiel.games import game_named
from kartenspiel.model import fields, options
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.fields import FieldError
from kartenspiel.model.game import Deal, Game
from kartenspiel.model.options import HouseRules
from kartenspiel.model.outcome import Outcome, Succession
from kartenspiel.model.quoting import quote
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.shares import with_share
from kartenspiel.players.base import BOLDNESS, LEVELS, NAMES, USUAL_BOLDNESS, bold_name, check_player

_MOST_DEALS: Final = 10**9
"""More deals than anybody plays: a larger number in a file is no number of deals."""
SEED_BITS: Final = 128
"""How large seeds are that are drawn, or follow from others: too large to find one by trying."""
_OLD_SEED_BITS: Final = 56
"""How large they were before; a session whose own seed is no larger goes on with the cards it would have dealt."""
DUMMY: Final = "dummy"
"""Stands as `Person.level` of a dummy: a hand without a player, with a place in the account (K98, K111)."""
_OF_BOARD: Final = "/"
"""Between the id of a session and the number of a board."""
_PORTRAIT: Final = re.compile(r"\w{1,40}", re.ASCII)
"""Ids of portraits: parts of the names of files, and never a way to somewhere else."""
_DUMMY_NAME: Final = "Dummy"
"""What files call a dummy; the window has a word in its language."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who takes part; `level` names a computer player, ``None`` is the person at the screen.

    A dummy is one too, of the level `DUMMY`.  The name is made a good one, wherever it comes from: on one line, at most
    `LONGEST_NAME` signs, never empty.
    """

    name: str
    level: str | None = None
    boldness: str = USUAL_BOLDNESS
    """How much a computer player dares in what he says: one of `BOLDNESS`."""
    portrait: str = ""
    """The id of the portrait chosen for this person; "" for none, and one that is not known counts as none."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", good_name(self.name) or NAMELESS)

    @property
    def player(self) -> str | None:
        """The name of the player who answers for this person, ``None`` for the person at the screen."""
        return None if self.level is None else bold_name(self.level, self.boldness)

    @property
    def is_dummy(self) -> bool:
        """Whether this is a dummy, whose cards a player plays."""
        return self.level == DUMMY


@dataclass(frozen=True, slots=True)
class DealResult:
    """What one deal brought: payments by person (index into `Session.persons`) and the contract played."""

    number: int
    payments: tuple[int, ...]
    contract: str
    factor: int = 1
    """By what all payments were multiplied."""
    money: tuple[int, ...] | None = None
    """What a second account books, in which raises count, where there is one (K56)."""


class SessionOverError(RuntimeError):
    """A further deal was asked of a session that has ended."""


@dataclass(frozen=True, slots=True)
class Session:
    """A session between two deals.

    `seating` lists for each seat the person (index into `persons`) in it; people who left are in no seat.  Dummies
    stand behind the players, each with an account of its own, and are shared among them in the end (K111).  `number`
    counts the coming deal from 1, `played` the deals played to their end.  `counted` is false for a single deal that
    goes into no account: a deal played again, or a record opened.
    """

    id: str
    game: str
    rules: HouseRules
    persons: tuple[Person, ...]
    seed: int
    seating: tuple[int, ...]
    coming: Succession
    preset: str | None = None
    number: int = 1
    played: int = 0
    counted: bool = True
    name: str = ""
    """What the person calls it; "" for a session that is called by what is played in it."""
    allows_help: bool = False
    """Whether the person may be given hints and take moves back; otherwise it is played as at the table."""
    boards: Boards | None = None
    """Where its deals are the same at other tables: how many they are; then none takes over anything from another."""
    results: tuple[DealResult, ...] = field(default=(), compare=False)

    @property
    def over(self) -> bool:
        """Whether the session has ended: by the rules (A48, A49), or after the agreed number of deals.

        One of a single deal has ended after that.
        """
        if not self.counted and self.number > 1:
            return True
        if self.boards is not None:
            return self.coming.over or self.number > self.boards.deals
        limit = game_named(self.game).session_limit(self.rules)
        return self.coming.over or 0 < limit <= self.played

    @property
    def seats(self) -> int:
        """How many hands the coming deal has."""
        return len(self.seating)

    @property
    def person_seat(self) -> Seat | None:
        """The seat of the person at the screen; ``None`` when everybody at the table is a computer player."""
        for seat, index in enumerate(self.seating):
            if self.persons[index].level is None:
                return Seat(seat)
        return None

    @property
    def shown_seat(self) -> Seat:
        """The seat whose view is on screen: the person's, for a spectator the lowest that is no dummy."""
        seat = self.person_seat
        if seat is not None:
            return seat
        return next(Seat(seat) for seat, index in enumerate(self.seating) if not self.persons[index].is_dummy)

    @property
    def players(self) -> tuple[Person, ...]:
        """The persons by seat."""
        return tuple(self.persons[index] for index in self.seating)

    @property
    def people(self) -> tuple[Person, ...]:
        """Who takes part and is no dummy."""
        return tuple(person for person in self.persons if not person.is_dummy)

    @property
    def account(self) -> tuple[int, ...]:
        """What each person has received so far in this session, in the unit of the game's payments; dummies too."""
        return _sums(tuple(result.payments for result in self.results), len(self.persons))

    @property
    def money_account(self) -> tuple[int, ...] | None:
        """The same in the second account, in which raises count; ``None`` where there is none, or none yet (K56)."""
        booked = tuple(result.money for result in self.results if result.money is not None)
        return _sums(booked, len(self.persons)) if booked else None

    @property
    def has_dummies(self) -> bool:
        """Whether dummies have accounts that are shared among the players in the end (K111, K117)."""
        return any(person.is_dummy for person in self.persons)

    def has_persons(self, written: object) -> TypeGuard[list[int]]:
        """Tell whether a value of a record lists persons of this session: indices into `persons`."""
        return isinstance(written, list) and all(
            type(index) is int and 0 <= index < len(self.persons) for index in written
        )

    @property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        """Who gains and loses together in every deal, as indices into `persons`: fixed partners, else each alone."""
        partners = game_named(self.game).partners(self.rules)
        sides = [tuple(sorted(self.seating[seat] for seat in side)) for side in partners]
        named = {index for side in sides for index in side}
        return tuple(sorted([*sides, *((index,) for index in range(len(self.persons)) if index not in named)]))

    def by_party(self, account: Sequence[int]) -> tuple[int, ...]:
        """Return what the members of each of the `parties` have together in an account."""
        return tuple(sum(account[index] for index in party) for party in self.parties)

    def running_account(self, *, money: bool = False) -> tuple[tuple[int, ...], ...]:
        """Return the account after each deal, oldest first; the second one for `money`."""
        totals = [0] * len(self.persons)
        lines: list[tuple[int, ...]] = []
        for result in self.results:
            booked = (result.money if money else None) or result.payments
            totals = [total + paid for total, paid in zip(totals, booked, strict=True)]
            lines.append(tuple(totals))
        return tuple(lines)

    def shared(self, account: Sequence[int]) -> tuple[int | Fraction, ...]:
        """Return an account as it would be if the session ended with it: what dummies have is shared (K111, K117).

        Nothing is left to them then.
        """
        dummies = [index for index, person in enumerate(self.persons) if person.is_dummy]
        return tuple(
            0 if index in dummies else with_share(account, dummies, index) for index in range(len(self.persons))
        )

    def deal_seed(self) -> int:
        """Return the number from which the coming deal is shuffled."""
        seed = derive_seed(self.seed, "deal", self.number)
        return seed >> SEED_BITS - _OLD_SEED_BITS if self.seed < 1 << _OLD_SEED_BITS else seed

    def deal_salt(self) -> str:
        """Return the secret with which the coming deal is sealed, as hexadecimal digits; no card follows from it."""
        return f"{derive_seed(self.seed, 'salt', self.number):0{SEED_BITS // 4}x}"

    def thinking_seed(self) -> int:
        """Return the number from which the computer players' chance follows; the cards do not follow from it."""
        return derive_seed(self.seed, "thinking")

    def deal(self) -> Deal:
        """Shuffle and deal the coming deal; the same session always deals the same; raises `SessionOverError`."""
        if self.over:
            message = f"session {self.id} has ended after {self.played} deals"
            raise SessionOverError(message)
        return deal_at_random(game_named(self.game), self.rules, self.coming, Random(self.deal_seed()))

    @property
    def record_key(self) -> str:
        """What its records have as ``session``: for boards each another, since none follows from the one before."""
        return self.id if self.boards is None else f"{self.id}{_OF_BOARD}{self.number}"

    def after(self, deal: Deal, outcome: Outcome, *, helped: bool = False) -> "Session":
        """Return the session after a deal was played to its end: account, seats, dealer and context.

        Of boards it is kept whether the person was `helped`, for who compares results.
        """
        if self.boards is None:
            coming, boards = game_named(self.game).succession(deal, outcome), None
            seating = tuple(self.seating[seat] for seat in coming.keep)
        else:
            following = self.board(self.number + 1)
            coming, seating = following.coming, following.seating
            boards = self.boards.after(outcome, self.shown_seat, helped=helped)
        return replace(
            self,
            seating=seating,
            coming=coming,
            boards=boards,
            number=self.number + 1,
            played=self.played + outcome.played,
            results=(*self.results, self.result(deal, outcome)),
        )

    def board(self, number: int) -> "Session":
        """Return a session of boards before one of them, counted from 1."""
        coming = board(game_named(self.game), self.rules, _first_chance(self.seed), number)
        return replace(self, seating=seating_of(coming), coming=coming, number=number)

    def result(self, deal: Deal, outcome: Outcome) -> DealResult:
        """Return what the present deal brings to each person."""
        factor = game_named(self.game).taken_over(deal.context).factor
        money = None if outcome.money is None else self._by_person(outcome.money)
        return DealResult(self.number, self._by_person(outcome.payments), outcome.contract, factor, money)

    def _by_person(self, sums: Sequence[int]) -> tuple[int, ...]:
        """Return sums of the seats by the persons in them."""
        found = [0] * len(self.persons)
        for seat, paid in enumerate(sums):
            found[self.seating[seat]] += paid
        return tuple(found)


def _sums(booked: Sequence[Sequence[int]], persons: int) -> tuple[int, ...]:
    return tuple(sum(line[index] for line in booked) for index in range(persons))


def derive_seed(seed: int, *parts: object) -> int:
    """Return a number that follows from a seed and some names, the same on every machine and in every version."""
    text = "/".join(map(str, (seed, *parts)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: SEED_BITS // 8])


def new_session(
    game: Game, rules: HouseRules, persons: Sequence[Person], rng: Random, *, preset: str | None = None
) -> Session:
    """Return a fresh session; `persons` are the players in the order of the seats that are no dummies.

    Raises `ValueError` unless there is one for each of these seats and at most one of them is at the screen.
    """
    check_persons(persons, game.players(rules))
    seed = rng.getrandbits(SEED_BITS)
    coming = first_of_session(game, rules, _first_chance(seed))
    everybody = (*persons, *dummies(len(coming.dummies)))
    return Session(_new_id(rng), game.id, rules, everybody, seed, seating_of(coming), coming, preset)


def session_of(record: Mapping[str, object]) -> object:
    """Return the id of the session of which a record of the history is."""
    written = record.get("session")
    return written.partition(_OF_BOARD)[0] if isinstance(written, str) else written


def _first_chance(seed: int) -> Random:
    """Return the numbers by which the first dealer of a session is drawn."""
    return Random(derive_seed(seed, "first"))


def dummies(count: int) -> tuple[Person, ...]:
    """Return so many dummies as persons, in the order of their seats."""
    if count == 1:
        return (Person(_DUMMY_NAME, DUMMY),)
    return tuple(Person(f"{_DUMMY_NAME} {number}", DUMMY) for number in range(1, count + 1))


def with_dummies(players: Sequence[Person], deal: Deal) -> tuple[Person, ...]:
    """Return the persons by seat of a deal in which these play, in the order of the seats that are no dummies."""
    beside = iter(dummies(len(deal.dummies)))
    playing = iter(players)
    return tuple(next(beside if seat in deal.dummies else playing) for seat in all_seats(deal.seats))


def _new_id(rng: Random) -> str:
    return f"{rng.getrandbits(64):016x}"


def single_deal(deal: Deal, persons: Sequence[Person], rng: Random) -> Session:
    """Return a session of one deal that counts in no account: a deal played again, or a record opened.

    `persons` are by seat, dummies too.  Raises `ValueError` unless they can sit at this table.
    """
    check_persons(persons, deal.seats, deal.dummies)
    coming = Succession(deal.dealer, deal.context, all_seats(deal.seats), deal.dummies)
    seed, seating = rng.getrandbits(SEED_BITS), tuple(range(deal.seats))
    return Session(
        _new_id(rng), deal.game, deal.rules, tuple(persons), seed, seating, coming, counted=False, allows_help=True
    )


def seat_person(persons: Sequence[Person], seat: Seat | None) -> tuple[Person, ...]:
    """Return the same people with the person at the screen in this seat, having changed places; ``None``: as they sit.

    Without a person at the screen everybody keeps his place, and nobody takes that of a dummy.
    """
    order = list(persons)
    own = next((place for place, person in enumerate(order) if person.level is None), None)
    if seat is not None and own is not None and not order[seat].is_dummy:
        order[own], order[seat] = order[seat], order[own]
    return tuple(order)


def check_persons(persons: Sequence[Person], seats: int, dummies: Sequence[Seat] = ()) -> None:
    """Raise `ValueError` unless these people can sit at a table with so many seats, of which some are dummies'."""
    if len(persons) != seats:
        message = f"{len(persons)} persons for {seats} seats"
        raise ValueError(message)
    if sum(person.level is None for person in persons) > 1:
        message = "only one person can sit at the screen"
        raise ValueError(message)
    found = [seat for seat, person in enumerate(persons) if person.is_dummy]
    if found != list(dummies):
        message = f"dummies in seats {found} instead of {list(dummies)}"
        raise ValueError(message)


def as_json(session: Session) -> dict[str, object]:
    """Return a session as its file holds it; the account is not in it, it follows from the history."""
    return {
        "id": session.id,
        "game": session.game,
        "preset": session.preset,
        "options": options.as_json(session.rules),
        "persons": [{**person_as_json(each), **_portrait_as_json(each)} for each in session.persons],
        "seed": session.seed,
        "seating": list(session.seating),
        "number": session.number,
        "played": session.played,
        "counted": session.counted,
        "name": session.name,
        "allows_help": session.allows_help,
        "dealer": session.coming.dealer,
        "context": context_as_json(session.coming.context),
        "dummies": list(session.coming.dummies),
        "over": session.coming.over,
        **({} if session.boards is None else {"boards": session.boards.as_json()}),
    }


def person_as_json(person: Person) -> dict[str, object]:
    """Return a person as sessions and records hold it; who is as bold as usual is written as he always was."""
    bold = {} if person.boldness == USUAL_BOLDNESS else {"boldness": person.boldness}
    return {"name": person.name, "level": person.level, **bold}


def _portrait_as_json(person: Person) -> dict[str, object]:
    """Return what a session holds of a portrait; records have none."""
    return {"portrait": person.portrait} if person.portrait else {}


def portrait_from(value: object) -> str:
    """Return which portrait a file names; none where it names nothing that could be the id of one."""
    return value if isinstance(value, str) and _PORTRAIT.fullmatch(value) else ""


def boldness_from(value: object) -> str:
    """Return how bold somebody is of whom a file says this: as usual where it says nothing that is understood."""
    return value if isinstance(value, str) and value in BOLDNESS else USUAL_BOLDNESS


def players_written(record: Mapping[str, object], seats: int) -> tuple[str | None, ...] | None:
    """Return by seat the names of the players that a record tells of, ``None`` for a person; ``None`` if it does not.

    Each is as bold as the record says.
    """
    written = record.get("players")
    if not isinstance(written, list) or len(written) != seats:
        return None
    return tuple(map(_player_written, written))


def person_written(written: object, spare: Person) -> Person:
    """Return the person of whom a record says this; where it says nothing that makes sense, as `spare` is."""
    if not isinstance(written, dict):
        return spare
    name, level = written.get("name"), written.get("level")
    name = good_name(name) if isinstance(name, str) else ""
    known = level if level in NAMES else None if level is None else spare.level
    return Person(name or spare.name, known, boldness_from(written.get("boldness")))


def _player_written(written: object) -> str | None:
    if not isinstance(written, dict) or not isinstance(level := written.get("level"), str):
        return None
    return bold_name(level, boldness_from(written.get("boldness"))) if level in LEVELS else level


def from_json(written: object) -> Session:
    """Read a session back; raises `ValueError` for anything that is none."""
    try:
        return _read(fields.members(written))
    except KeyError as error:
        message = f"a session without {quote(error.args[0])}"
        raise ValueError(message) from error
    except (FieldError, TypeError, AttributeError, IndexError) as error:
        message = f"a damaged session: {error}"
        raise ValueError(message) from error


def _read(written: Mapping[str, object]) -> Session:
    game = game_named(written["game"])
    rules = options.from_json(game.house_rules, fields.members(written["options"], "options"))
    persons = tuple(_person(each) for each in fields.items(written["persons"], "persons")[: game.seats(rules) + 1])
    if len(persons) > game.seats(rules):
        raise FieldError("more than there are seats", "persons")
    seating = tuple(_index(each, "seating", len(persons)) for each in fields.items(written["seating"], "seating"))
    seats = len(seating)
    coming = Succession(
        Seat(_index(written["dealer"], "dealer", seats)),
        game.check_context(rules, seats, fields.members(written["context"], "context")),
        all_seats(seats),
        tuple(Seat(_index(seat, "dummies", seats)) for seat in fields.items(written["dummies"], "dummies")),
        written["over"] is True,
    )
    check_persons([persons[index] for index in seating], len(set(seating)), coming.dummies)
    if coming.dummies != game.dummies(rules, coming.dealer):
        raise FieldError("these are not the dummies of this dealer", "dummies")
    number, played = (_index(written[key], key, _MOST_DEALS) for key in ("number", "played"))
    seed = fields.whole_number(written["seed"], "seed", least=0)
    name, preset = fields.text(written["id"], "id"), fields.text_or_none(written["preset"], "preset")
    counted, called = written["counted"] is True, good_name(fields.text(written.get("name", ""), "name"))
    session = Session(name, game.id, rules, persons, seed, seating, coming, preset, number, played, counted, called)
    helped = written.get("allows_help", False) is True  # files of before have no such key
    boards = None if written.get("boards") is None else boards_from(written["boards"])
    return replace(session, allows_help=helped, boards=boards)


def _index(value: object, name: str, end: int) -> int:
    return fields.whole_number(value, name, least=0, end=end)


def _person(value: object) -> Person:
    written = fields.members(value, "persons")
    level = fields.text_or_none(written["level"], "level")
    if level not in (None, DUMMY):
        check_player(level)
    name, bold = fields.text(written["name"], "name"), boldness_from(written.get("boldness"))
    return Person(name, level, bold, portrait_from(written.get("portrait")))
