# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Sittings: a session with the deal being played in it, as the window is told and its file holds it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Self

from kartenspiel.controller import session as sessions
from kartenspiel.controller.checking import check_record, replay_moves
from kartenspiel.controller.record import (
    Record,
    RecordError,
    commitment_of,
    record_as_json,
    record_from_json,
    with_commitment,
)
from kartenspiel.controller.session import Person, Session, person_as_json
from kartenspiel.games import game_named
from kartenspiel.model import fields
from kartenspiel.model.fields import FieldError
from kartenspiel.model.game import Deal, State
from kartenspiel.model.moves import Move
from kartenspiel.model.observation import Observation
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat


@dataclass(frozen=True, slots=True)
class Sitting:
    """A session and how far its present deal has come; ``None`` between two deals."""

    session: Session
    state: State | None = None
    last_deal: "FinishedDeal | None" = field(default=None, compare=False, repr=False)
    """The deal of the session that was finished last, for its score sheet; it follows from the history."""
    last_played: float = field(default=0.0, compare=False)
    """When something was last done in it, in seconds since 1970; 0 where nobody knows."""
    payments_before: tuple[int, ...] | None = None
    """What its deal brought each seat when it was played before, where one plays it on otherwise."""
    taken_back: bool = False
    """Whether a move was taken back in its deal."""
    helped: bool = False
    """Whether the person was given a hint in the present deal, which its record tells."""
    seal: str = ""
    """The commitment to the cards of its deal, shown when they were dealt; "" where there was none, and between deals.

    It tells nothing of the cards.
    """
    withdrawn: str = ""
    """Where the end of its deal was taken back: the digest of the record in the history that no longer counts."""

    @property
    def between_deals(self) -> bool:
        """Whether its last deal is counted and the next not yet dealt."""
        return self.state is None and self.last_deal is not None

    @property
    def can_go_on(self) -> bool:
        """Whether it has an interrupted deal or a next one."""
        return self.state is not None or not self.session.over

    @property
    def is_untouched(self) -> bool:
        """Whether nothing would be missed of it: whoever sits at the screen has not done, or watched, anything yet.

        Boards are always missed: friends may have their code already.
        """
        if self.session.boards is not None:
            return False
        seat = self.session.person_seat
        moves = () if self.state is None else self.state.log
        done = any(seat in (None, move.seat) for move in moves)
        return self.session.number == 1 and not self.session.name and not done

    @property
    def is_spent(self) -> bool:
        """Whether nothing of it is kept: a single deal that is over and counts in no account."""
        return not self.session.counted and not self.can_go_on

    @property
    def ended(self) -> "Sitting":
        """The same as it is once somebody has ended the session: its account is closed, and no deal goes on."""
        session = replace(self.session, coming=replace(self.session.coming, over=True))
        last = None if self.last_deal is None else replace(self.last_deal, session=session)
        return replace(self, session=session, state=None, last_deal=last, seal="")

    def counted(self, finished: "FinishedDeal") -> "Sitting":
        """Return the same between its deal, which is finished and counted now, and the next."""
        return replace(self, session=finished.session, state=None, last_deal=finished, seal="", withdrawn="")

    def dealt(self) -> "Sitting":
        """Return the same with its next deal dealt."""
        state = game_named(self.session.game).start(self.session.deal())
        return replace(self, state=state, helped=False, taken_back=False).sealed()

    def sealed(self) -> "Sitting":
        """Return the same with the seal of its deal, which is worked out once for all."""
        assert self.state is not None  # noqa: S101 - between two deals there is nothing to seal
        return replace(self, seal=commitment_of({**record_as_json(self.state), "salt": self.session.deal_salt()}))

    @property
    def players(self) -> tuple[Person, ...]:
        """The persons by seat, in this deal."""
        return self.session.players

    def record(self) -> dict[str, object]:
        """Return the record of the deal and whose it is; when it is over, with ``result`` and the time of its end."""
        assert self.state is not None  # noqa: S101 - between two deals there is nothing to record
        session = self.session
        further: dict[str, object] = {
            "session": session.record_key,
            "number": session.number,
            "deal_id": f"{session.id}/{session.number}",
            "counted": session.counted,
            "persons": list(session.seating),
            "players": [person_as_json(person) for person in self.players],
            **({"helped": True} if self.helped else {}),
            **({"taken_back": True} if self.taken_back else {}),
        }
        if self.state.over and self.last_played:
            further["finished"] = datetime.fromtimestamp(round(self.last_played), UTC).isoformat()
        seed = session.deal_seed() if session.counted else None
        record = record_as_json(self.state, seed=seed, further=further)
        return with_commitment(record, self.seal, session.deal_salt()) if self.seal else record

    def finished_deal(self, after: Session | None = None) -> "FinishedDeal":
        """Return the deal, which is over, with the session after it, where that is not just the next."""
        assert self.state is not None and self.state.outcome is not None  # noqa: S101, PT018 - the deal is over
        deal, outcome = self.state.deal, self.state.outcome
        helped = self.helped or self.taken_back
        after = after or self.session.after(deal, outcome, helped=helped)
        seen = self.state.observe(self.session.shown_seat)
        return FinishedDeal(deal, outcome, self.record(), after, self.players, seen, self.payments_before, helped)


@dataclass(frozen=True, slots=True)
class Sittings:
    """Sittings side by side, of which one lies on the table; never two of one session."""

    all: tuple[Sitting, ...] = ()
    """The current one first, then that which lay on the table before it, and so on."""

    @classmethod
    def of(cls, *sittings: Sitting) -> Self:
        """Return these, the current one first."""
        return cls(sittings)

    @property
    def current(self) -> Sitting | None:
        """What lies on the table."""
        return self.all[0] if self.all else None

    @property
    def to_go_on(self) -> Sitting | None:
        """What follows on the table: of the sittings that count the first, if it can go on."""
        first = next((each for each in self.all if each.session.counted), None)
        return first if first is not None and first.can_go_on else None

    def with_current(self, sitting: Sitting) -> "Sittings":
        """Return these with a sitting on the table, in the place of an earlier one of the same session."""
        others = self.without(sitting.session.id).all
        return Sittings((sitting, *(each for each in others if not each.is_spent)))

    def with_changed(self, sitting: Sitting) -> "Sittings":
        """Return these with a sitting in the place of that of the same session, if there is one."""
        return Sittings(tuple(sitting if each.session.id == sitting.session.id else each for each in self.all))

    def of_session(self, session: str) -> Sitting | None:
        """Return that of a session, if there is one."""
        return next((each for each in self.all if each.session.id == session), None)

    def without(self, session: str) -> "Sittings":
        """Return these without that of a session."""
        return Sittings(tuple(each for each in self.all if each.session.id != session))


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happened, as the seat on screen may know it; the first of a deal has neither move nor before.

    There is no move either where hands are picked up since all have kept silent (Z12).
    """

    before: Observation | None
    move: Move | None
    after: Observation
    earlier: "tuple[Step, ...]" = ()
    """With the first step of a deal that is taken up: what has happened in it so far."""


def step_to(before: Observation | None, state: State, seat: Seat) -> Step:
    """Return the step that led to a state from what the seat saw before; ``None`` where the deal begins for it."""
    made = before is not None and len(state.log) > len(before.log)
    return Step(before, state.mask_move(state.log[-1], seat) if made else None, state.observe(seat))


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal played to its end, its record, and the session with the account after it.

    `players` are the persons by seat as they sat in this deal.
    """

    deal: Deal
    outcome: Outcome
    record: Mapping[str, object]
    session: Session
    players: tuple[Person, ...]
    seen: Observation
    """What the seat on screen knew in the end: all."""
    payments_before: tuple[int, ...] | None = None
    """What the deal brought each seat when it was played before, where it was played on otherwise."""
    helped: bool = False
    """Whether the person was given a hint in it or took a move back."""

    @property
    def start(self) -> State:
        """The deal as it was dealt, to be played once more."""
        return game_named(self.deal.game).start(self.deal)

    @property
    def session_then(self) -> Session:
        """The session as it sat in this deal, with all accounts of now."""
        number, seating = self.record["number"], self.record["persons"]
        assert isinstance(number, int) and isinstance(seating, list)  # noqa: S101, PT018 - `Sitting.record` wrote them
        return replace(self.session, number=number, seating=tuple(seating))


def recall_deal(record: Mapping[str, object], session: Session) -> FinishedDeal | None:
    """Return a deal of the history as its score sheet shows it; ``None`` if it makes no sense in this session."""
    number, seating = record.get("number"), record.get("persons")
    if type(number) is not int or not session.has_persons(seating):
        return None
    try:
        state = replay_moves(record_from_json(record))
    except RecordError:
        return None
    deal = state.deal
    then = replace(session, seating=tuple(seating), number=number)
    if state.outcome is None or (deal.game, deal.rules, deal.seats) != (session.game, session.rules, len(seating)):
        return None
    if tuple(seat for seat, person in enumerate(then.players) if person.is_dummy) != deal.dummies:
        return None
    helped, back = record.get("helped") is True, record.get("taken_back") is True
    played = Sitting(then, state, helped=helped, taken_back=back)
    return replace(played.finished_deal(session), record=record)


def state_to_open(record: Record) -> State:
    """Return where a record handed in goes on: an unfinished deal at its last move, a finished one at its beginning.

    Raises `RecordError`, with move and reason, if its moves break the rules or its result is wrong;
    `record.read_record` does, if it is damaged.
    """
    state = check_record(record).state
    return record.start if record.finished or state.over else state


def as_json(sitting: Sitting) -> dict[str, object]:
    """Return a sitting as its file holds it."""
    record = None if sitting.state is None else sitting.record()
    written: dict[str, object] = {
        "session": sessions.as_json(sitting.session),
        "deal": record,
        "last_played": round(sitting.last_played),
    }
    if sitting.payments_before is not None:
        written["payments_before"] = list(sitting.payments_before)
    if sitting.withdrawn:
        written["withdrawn"] = sitting.withdrawn
    return written


def from_json(body: object) -> Sitting:
    """Read it back; raises `ValueError` for anything that makes no sense."""
    written = fields.members(body, "a sitting")
    session, deal = sessions.from_json(written.get("session")), written.get("deal")
    last_played = float(fields.whole_number(written.get("last_played", 0), "last_played", least=0))
    if deal is None:
        if not session.over:
            game_named(session.game).start(session.deal())  # to see whether it can be dealt
        return Sitting(session, last_played=last_played)
    body = fields.members(deal, "deal")
    state = replay_moves(record_from_json(body))
    if not belongs(state.deal, session):
        raise RecordError("deal: not one of this session")
    before, helped, back = _payments_before(written, session.seats), body.get("helped"), body.get("taken_back")
    sitting = Sitting(session, state, last_played=last_played, payments_before=before)
    if body.get("commitment") is not None:
        sitting = sitting.sealed()
        if sitting.seal != body["commitment"]:
            raise RecordError("deal: not the one that was sealed when the cards were dealt")
    withdrawn = fields.text(written.get("withdrawn", ""), "withdrawn")
    return replace(sitting, helped=helped is True, taken_back=back is True, withdrawn=withdrawn)


def _payments_before(written: Mapping[str, object], seats: int) -> tuple[int, ...] | None:
    """Read what a deal brought before; raises `ValueError`."""
    if "payments_before" not in written:
        return None
    sums = fields.items(written["payments_before"], "payments_before")
    if len(sums) != seats:
        raise FieldError("these are not the sums of all seats", "payments_before")
    return tuple(fields.whole_number(each, "payments_before") for each in sums)


def belongs(deal: Deal, session: Session) -> bool:
    """Tell whether a deal can be one of a session."""
    found = deal.game, deal.seats, deal.rules, deal.dummies
    return found == (session.game, session.seats, session.rules, session.coming.dummies)
