# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A score pad: an evening with real cards, deal by deal, and the account that follows from what was entered.

Nothing but answers is kept.  What a deal paid, who sits where and who deals next follow from them by the rules
whenever somebody looks.  A `PadBook` is never changed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from kartenspiel.controller.names import NAMELESS, good_name
from kartenspiel.games import game_named, pad_of
from kartenspiel.model import fields, options
from kartenspiel.model.fields import FieldError
from kartenspiel.model.game import Deal, Game
from kartenspiel.model.options import HouseRules
from kartenspiel.model.outcome import Outcome, Succession
from kartenspiel.model.pad.form import PadAnswer, PadAnswers
from kartenspiel.model.pad.score_pad import Entered, entered
from kartenspiel.model.seats import Seat, all_seats

_LONGEST: Final = 200
"""Characters of the id of a field or an option; no game has so long ones."""
_MOST_ANSWERS: Final = 500
_MOST_DEALS: Final = 10_000
NOTHING: Final[PadAnswers] = {}


@dataclass(frozen=True, slots=True)
class PadDeal:
    """A deal on a pad."""

    number: int
    """Counted from 1, those thrown in too."""
    deal: Deal
    """What is known of it: rules, dealer, dummies and context."""
    seating: tuple[int, ...]
    """For each seat the account (index into `PadBook.names`) of who sits in it."""
    accounts: int
    """How many accounts there are."""
    answers: PadAnswers
    entered: Entered
    """What follows from the answers."""

    @property
    def payments(self) -> tuple[int, ...]:
        """What it brought each account; nothing where what was entered is not understood."""
        return self._by_account(None if self.entered.outcome is None else self.entered.outcome.payments)

    @property
    def money(self) -> tuple[int, ...]:
        """The same in a second account, in which raises count, where there is one (K56)."""
        outcome = self.entered.outcome
        return self._by_account(None if outcome is None else outcome.money or outcome.payments)

    def _by_account(self, paid: Sequence[int] | None) -> tuple[int, ...]:
        found = [0] * self.accounts
        for seat, account in enumerate(self.seating):
            found[account] += 0 if paid is None else paid[seat]
        return tuple(found)


@dataclass(frozen=True, slots=True)
class _Position:
    """Who sits where before a deal, and who deals it."""

    seating: tuple[int, ...]
    coming: Succession

    def after(self, played: PadDeal) -> "_Position":
        """Return who sits where after a deal."""
        outcome = played.entered.outcome or _unsettled(played.deal)
        coming = game_named(played.deal.game).succession(played.deal, outcome)
        return _Position(tuple(self.seating[seat] for seat in coming.keep), coming)


@dataclass(frozen=True)
class PadBook:
    """A pad; `names` are the players, in the order of the seats that are no dummies at the beginning.

    Behind them stand the dummies, each with an account of its own, which is shared out in the end (K111).
    """

    id: str
    game: str
    rules: HouseRules
    names: tuple[str, ...]
    dealer: Seat
    """Who deals first."""
    preset: str | None = None
    deals: tuple[PadAnswers, ...] = ()
    """What was entered of each deal."""
    draft: PadAnswers = field(default_factory=dict)
    """What is being entered."""
    at: int | None = None
    """Which of the `deals` is being corrected, counted from 0; ``None`` while a new one is entered."""
    undone: tuple[PadAnswers, ...] = ()
    """Deals that were taken off, the last one last."""
    changed: float = 0
    """When anything was entered last, in seconds since 1970."""

    @cached_property
    def first(self) -> Succession:
        """How the evening begins."""
        game, rules = game_named(self.game), self.rules
        seats = game.seats(rules)
        return Succession(
            self.dealer, game.first_context(rules, seats), all_seats(seats), game.dummies(rules, self.dealer)
        )

    @cached_property
    def _walked(self) -> tuple[tuple[PadDeal, ...], tuple[_Position, ...]]:
        """The deals that were entered, and who sat where and dealt: before the first of them, and after each."""
        played: list[PadDeal] = []
        positions = [_Position(self._seating(), self.first)]
        for answers in self.deals:
            played.append(self._deal_at(len(played) + 1, positions[-1], answers))
            positions.append(positions[-1].after(played[-1]))
        return tuple(played), tuple(positions)

    @property
    def played(self) -> tuple[PadDeal, ...]:
        """The deals that were entered."""
        return self._walked[0]

    @cached_property
    def coming(self) -> PadDeal:
        """The deal that is being entered, or corrected."""
        place = len(self.deals) if self.at is None else self.at
        return self._deal_at(place + 1, self._walked[1][place], self.draft)

    @property
    def over(self) -> bool:
        """Whether the rules end the evening here (A48, A49)."""
        limit = game_named(self.game).session_limit(self.rules)
        return self._walked[1][-1].coming.over or 0 < limit <= sum(map(_counts, self.played))

    def _deal_at(self, number: int, position: _Position, answers: PadAnswers) -> PadDeal:
        deal = self._deal(position.coming, len(position.seating))
        accounts = len(self.names) + self.dummies
        return PadDeal(number, deal, position.seating, accounts, answers, entered(pad_of(self.game), deal, answers))

    def _deal(self, coming: Succession, seats: int) -> Deal:
        return Deal(self.game, self.rules, coming.dealer, ((),) * seats, (), coming.context, coming.dummies)

    def _seating(self) -> tuple[int, ...]:
        """Return who sits where in the first deal."""
        order = (*sorted(self.first.players), *self.first.dummies)
        return tuple(order.index(seat) for seat in sorted(order))

    @property
    def dummies(self) -> int:
        """How many accounts of dummies stand behind those of the players."""
        return len(self.first.dummies)

    @cached_property
    def account(self) -> tuple[int, ...]:
        """What each account has: the players, then the dummies."""
        return _sums([each.payments for each in self.played], len(self.names) + self.dummies)

    @cached_property
    def money(self) -> tuple[int, ...] | None:
        """The same in the second account, ``None`` where there is none (K56)."""
        if not any(each.entered.outcome is not None and each.entered.outcome.money is not None for each in self.played):
            return None
        return _sums([each.money for each in self.played], len(self.names) + self.dummies)

    # What is done to it

    def answering(self, name: str, answer: PadAnswer) -> "PadBook":
        """Return the pad with one more answer in the deal that is entered."""
        return self._at_same_deals(draft={**self.draft, name: answer})

    def emptied(self) -> "PadBook":
        """Return the pad with nothing entered of the coming deal, and nothing corrected."""
        return self._at_same_deals(draft={}, at=None)

    def booked(self) -> "PadBook":
        """Return the pad with the deal that is entered, or corrected, in the account; it must be complete."""
        needed = self.coming.entered.kept
        kept = {name: answer for name, answer in self.draft.items() if name in needed}
        if self.at is None:
            return replace(self, deals=(*self.deals, kept), draft={}, undone=())
        deals = (*self.deals[: self.at], kept, *self.deals[self.at + 1 :])
        return replace(self, deals=deals, draft={}, at=None, undone=())

    def taken_off(self) -> "PadBook":
        """Return the pad without its last deal, which can be put back."""
        return replace(self, deals=self.deals[:-1], undone=(*self.undone, self.deals[-1]), draft={}, at=None)

    def put_back(self) -> "PadBook":
        """Return the pad with the deal that was taken off last."""
        return replace(self, deals=(*self.deals, self.undone[-1]), undone=self.undone[:-1], draft={}, at=None)

    def correcting(self, at: int) -> "PadBook":
        """Return the pad with one of its deals, counted from 0, open to be corrected."""
        return self._at_same_deals(draft=dict(self.deals[at]), at=at)

    def _at_same_deals(self, **changes: Any) -> "PadBook":  # noqa: ANN401 - of fields
        """Return a pad with the same deals, which need not be settled again."""
        changed = replace(self, **changes)
        changed.__dict__["_walked"] = self._walked
        return changed

    def stamped(self, now: float) -> "PadBook":
        """Return the pad as one that was changed now, in seconds since 1970; nothing is settled again for that."""
        stamped = self._at_same_deals(changed=now)
        stamped.__dict__["coming"] = self.coming
        return stamped

    @property
    def not_understood(self) -> frozenset[int]:
        """The numbers, counted from 1, of the deals of which what was entered does not settle them."""
        return frozenset(each.number for each in self.played if each.entered.outcome is None)


def _counts(deal: PadDeal) -> bool:
    return deal.entered.outcome is not None and deal.entered.outcome.played


def _unsettled(deal: Deal) -> Outcome:
    """Return an outcome for a deal of which nothing is known: nothing was paid."""
    nothing = (0,) * deal.seats
    return Outcome(payments=nothing, contract="", tricks=(), card_points=nothing, items=(), context=deal.context)


def _sums(lines: Sequence[Sequence[int]], accounts: int) -> tuple[int, ...]:
    found = [0] * accounts
    for line in lines:
        for account, paid in enumerate(line):
            found[account] += paid
    return tuple(found)


def first_dealers(game: Game, rules: HouseRules) -> Mapping[int, Seat]:
    """Return who can deal first: the seat for each player, by his place in the list of names."""
    found: dict[int, Seat] = {}
    for dealer in game.first_dealers(rules):
        dummies = game.dummies(rules, dealer)
        players = [seat for seat in all_seats(game.seats(rules)) if seat not in dummies]
        found.setdefault(players.index(dealer), dealer)
    return dict(sorted(found.items()))


def as_json(book: PadBook) -> dict[str, object]:
    """Return a pad as its file holds it."""
    return {
        "id": book.id,
        "game": book.game,
        "preset": book.preset,
        "options": options.as_json(book.rules),
        "names": list(book.names),
        "dealer": book.dealer,
        "deals": [_answers_as_json(each) for each in book.deals],
        "draft": _answers_as_json(book.draft),
        "at": book.at,
        "undone": [_answers_as_json(each) for each in book.undone],
        "changed": book.changed,
    }


def _answers_as_json(answers: PadAnswers) -> dict[str, object]:
    return {name: list(answer) if isinstance(answer, tuple) else answer for name, answer in answers.items()}


def from_json(written: Mapping[str, object]) -> PadBook:
    """Read a pad back; raises `ValueError` for anything that is none."""
    game = game_named(written.get("game"))
    rules = options.from_json(game.house_rules, fields.members(written.get("options"), "options"))
    names = tuple(good_name(fields.text(each, "names")) or NAMELESS for each in _list(written, "names"))
    if len(names) != game.players(rules):
        raise FieldError(f"must be {game.players(rules)}", "names")
    dealer = Seat(fields.whole_number(written.get("dealer"), "dealer", least=0, end=game.seats(rules)))
    if dealer not in game.first_dealers(rules):
        raise FieldError("this seat cannot deal first", "dealer")
    deals = tuple(_answers(each) for each in _list(written, "deals"))
    at = written.get("at")
    changed = written.get("changed", 0)
    return PadBook(
        fields.text(written.get("id"), "id"), game.id, rules, names, dealer,
        fields.text_or_none(written.get("preset"), "preset"), deals, _answers(written.get("draft")),
        None if at is None else fields.whole_number(at, "at", least=0, end=len(deals)),
        tuple(_answers(each) for each in _list(written, "undone")),
        float(changed) if isinstance(changed, int | float) and not isinstance(changed, bool) else 0.0,
    )  # fmt: skip


def _list(written: Mapping[str, object], name: str) -> list[object]:
    found = fields.items(written.get(name), name)
    if len(found) > _MOST_DEALS:
        raise FieldError("too many", name)
    return list(found)


def _answers(written: object) -> dict[str, PadAnswer]:
    found = fields.members(written, "answers")
    if len(found) > _MOST_ANSWERS or any(len(name) > _LONGEST for name in found):
        raise FieldError("too many or too long", "answers")
    return {name: _answer(value) for name, value in found.items()}


def _answer(value: object) -> PadAnswer:
    if type(value) is int:
        return value
    if isinstance(value, str) and len(value) <= _LONGEST:
        return value
    if isinstance(value, list) and len(value) <= _LONGEST and all(isinstance(each, str) for each in value):
        return tuple(value)
    raise FieldError("no answer", "answers")
