# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A deal as a JSON object: written, masked for one seat, and read back strictly.

Reading stops at the first fault and says where it is.  A `Record` has a header that makes sense and cards from which
the deal can start; its moves and its result are checked by `kartenspiel.controller.checking`.

Whoever deals can commit himself to the cards by two optional keys, both lower-case hexadecimal digits: `commitment`,
shown when the cards are dealt, and `salt`, at least 32 digits that appear only with the result.  The commitment is the
SHA-256 of the UTF-8 text of the JSON object with the keys ``context``, ``deal``, ``dealer``, ``dummies``, ``game``,
``options``, ``salt`` and ``seats`` of the record: keys sorted at every depth, no spaces, characters outside ASCII as
they are.  A record in which the two do not agree, or with a result and a commitment but no salt, is refused.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Final, NamedTuple

from kartenspiel import __version__
from kartenspiel.controller.jsonl import JsonError, decode, encode
from kartenspiel.games import UnknownGameError, game_named
from kartenspiel.model import fields, moves, options
from kartenspiel.model.cards import Card, UnknownCardError, card
from kartenspiel.model.deal_errors import BadDealError
from kartenspiel.model.fields import FieldError
from kartenspiel.model.game import Deal, Game, State
from kartenspiel.model.moves import Choice, LayAwayChoice, Move
from kartenspiel.model.options import HouseRules, OptionError
from kartenspiel.model.outcome import Context, Item, Outcome
from kartenspiel.model.quoting import clip, quote
from kartenspiel.model.refusal import Refusal
from kartenspiel.model.seats import Seat

FORMAT: Final = "kartenspiel.deal/1"
PROGRAM: Final = f"kartenspiel {__version__}"
HEADER: Final = (
    "format",
    "program",
    "game",
    "options",
    "seats",
    "dummies",
    "dealer",
    "seed",
    "deal",
    "context",
    "moves",
)
_COMMITTED: Final = {"commitment": 64, "salt": 32}
"""The keys of a commitment, and how many digits they have at least."""
_PROMISED: Final = ("context", "deal", "dealer", "dummies", "game", "options", "salt", "seats")
"""The keys to which a commitment binds."""
_HEX: Final = frozenset("0123456789abcdef")
_KNOWN: Final = frozenset((*HEADER, "result"))


class RecordError(ValueError):
    """A fault of a record; `move` is the number of the move at fault, ``None`` where the fault lies elsewhere."""

    def __init__(
        self, reason: str, *, move: int | None = None, clause: str = "", refusal: Refusal | None = None
    ) -> None:
        """Keep what is wrong; `refusal` is that of the rules, with a reason that can be translated."""
        self.reason = clip(reason)
        self.move = move
        self.clause = clause
        self.refusal = refusal
        place = "" if move is None else f"move {move}: "
        super().__init__(f"{place}{self.reason}" + (f" ({clause})" if clause else ""))


class Record(NamedTuple):
    """A record with a good header; `body` is all that was written, unknown keys too."""

    game: Game
    start: State
    body: Mapping[str, object]

    @property
    def deal(self) -> Deal:
        """How the deal starts."""
        return self.start.deal

    @property
    def moves(self) -> list[object]:
        """The moves as they were written."""
        return fields.items(self.body["moves"], "moves")

    @property
    def finished(self) -> bool:
        """Whether there is a result, right or wrong."""
        return "result" in self.body

    @property
    def result(self) -> object:
        """The result as it was written; ``None`` if there is none."""
        return self.body.get("result")

    @property
    def session(self) -> object:
        """What tells the sessions of a file apart."""
        return self.body.get("session")

    @property
    def seed(self) -> int | None:
        """The number from which the pack was shuffled, if known."""
        seed = self.body["seed"]
        return seed if isinstance(seed, int) else None

    @property
    def further(self) -> dict[str, object]:
        """Keys that the format does not require; they are kept."""
        return {key: value for key, value in self.body.items() if key not in _KNOWN}


def parse_line(line: bytes | str) -> dict[str, object]:
    """Return the object that stands in a line; raises `RecordError`."""
    try:
        return fields.members(decode(line), "record")
    except (JsonError, FieldError) as error:
        raise RecordError(str(error)) from None


def read_record(line: bytes | str) -> Record:
    """Return the record that stands in a line; raises `RecordError` unless its header and cards are good."""
    return record_from_json(parse_line(line))


def record_from_json(body: Mapping[str, object]) -> Record:
    """Return the record that an object holds; raises `RecordError` unless its header and cards are good."""
    if body.get("format") != FORMAT:
        raise RecordError(f"format: {quote(body.get('format'))} instead of {quote(FORMAT)}")
    for key in HEADER:
        if key not in body:
            raise RecordError(f"{key}: missing")
    try:
        fields.text(body["program"], "program")
        if body["seed"] is not None:
            fields.whole_number(body["seed"], "seed")
        fields.items(body["moves"], "moves")
        _check_commitment(body)
        game, rules = _game_and_rules(body)
        return Record(game, game.start(_deal(game, rules, body)), body)
    except (FieldError, BadDealError) as error:
        raise RecordError(str(error)) from None


def _check_commitment(body: Mapping[str, object]) -> None:
    """Refuse a deal that is not the one to which its writer committed himself when he dealt the cards.

    The salt comes with the result: a deal that goes on may have the commitment alone.
    """
    commitment, salt = (_hexadecimal(key, body.get(key), least) for key, least in _COMMITTED.items())
    if salt is None:
        if commitment is not None and "result" in body:
            raise RecordError("salt: missing, although there is a commitment")
        return
    if commitment is None:
        raise RecordError("commitment: missing, although there is a salt")
    if commitment != commitment_of(body):
        raise RecordError("commitment: it does not agree with the deal and the salt")


def _hexadecimal(key: str, written: object, least: int) -> str | None:
    if written is None:
        return None
    if not isinstance(written, str) or len(written) < least or set(written) - _HEX:
        raise RecordError(f"{key}: must be {least} or more digits of 0-9 a-f, not {quote(written)}")
    return written


def commitment_of(body: Mapping[str, object]) -> str:
    """Return the commitment that belongs to the header, the cards and the salt of a record."""
    promised = {key: body[key] for key in _PROMISED}
    text = json.dumps(promised, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def with_commitment(record: Mapping[str, object], commitment: str, salt: str) -> dict[str, object]:
    """Return a record with the commitment to its cards; the salt comes into it only with the result."""
    opened = {"salt": salt} if "result" in record else {}
    return {**record, **opened, "commitment": commitment}


def _game_and_rules(body: Mapping[str, object]) -> tuple[Game, HouseRules]:
    try:
        game = game_named(body["game"])
    except UnknownGameError as error:
        raise RecordError(f"game: {error}") from None
    try:
        return game, options.from_json(game.house_rules, fields.members(body["options"], "options"))
    except OptionError as error:
        raise RecordError(f"options: {error}") from None


def _deal(game: Game, rules: HouseRules, body: Mapping[str, object]) -> Deal:
    """Return how the deal starts; raises `RecordError`, or `BadDealError` as the game does."""
    seats = fields.whole_number(body["seats"], "seats")
    if seats not in game.seat_counts(rules):
        allowed = " or ".join(map(str, game.seat_counts(rules)))
        raise RecordError(f"seats: {seats} instead of {allowed}")
    dealer = _seat(body["dealer"], "dealer", seats)
    dummies = [_seat(seat, "dummies", seats) for seat in fields.items(body["dummies"], "dummies")]
    expected = game.dummies(rules, dealer)
    if dummies != list(expected):
        raise RecordError(f"dummies: {dummies} instead of {list(expected)}")
    context = game.check_context(rules, seats, fields.members(body["context"], "context"))
    hands, talon = _cards(fields.members(body["deal"], "deal"), seats)
    _check_pack(game.pack(rules), [each for hand in (*hands, talon) for each in hand])
    return Deal(game.id, rules, dealer, hands, talon, context, expected)


def _cards(written: Mapping[str, object], seats: int) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    for key in ("hands", "talon"):
        if key not in written:
            raise RecordError(f"deal: {key}: missing")
    hands = fields.items(written["hands"], "deal: hands")
    if len(hands) != seats:
        raise RecordError(f"deal: {len(hands)} hands instead of {seats}")
    return tuple(_hand(hand, "deal: hands") for hand in hands), _hand(written["talon"], "deal: talon")


def _hand(written: object, name: str) -> tuple[Card, ...]:
    try:
        return tuple(_card(code) for code in fields.items(written, name))
    except UnknownCardError as error:
        raise RecordError(f"{name}: {error}") from None


def _card(code: object) -> Card:
    if not isinstance(code, str):
        raise UnknownCardError(f"unknown card {quote(code)}")
    return card(code)


def _check_pack(pack: tuple[Card, ...], dealt: list[Card]) -> None:
    known, seen = set(pack), set[Card]()
    for each in dealt:
        if each not in known:
            raise RecordError(f"deal: {each} is not in the pack")
        if each in seen:
            raise RecordError(f"deal: {each} was dealt twice")
        seen.add(each)
    missing = [each for each in pack if each not in seen]
    if missing:
        raise RecordError(f"deal: {' '.join(map(str, missing))} not dealt")


def _seat(value: object, name: str, seats: int) -> Seat:
    seat = fields.whole_number(value, name)
    if not 0 <= seat < seats:
        raise FieldError.of(f"a seat from 0 to {seats - 1}", value, name)
    return Seat(seat)


def record_as_json(
    state: State,
    *,
    seed: int | None = None,
    further: Mapping[str, object] | None = None,
    outcome: Outcome | None = None,
) -> dict[str, object]:
    """Return the record of a deal as far as it was played; `further` are keys beside those of the format.

    `outcome` is that of the state where it is known already, so that it is not counted again.
    """
    record = {
        **_header(state.deal, seed),
        "deal": {"hands": [_codes(hand) for hand in state.deal.hands], "talon": _codes(state.deal.talon)},
        "context": context_as_json(state.deal.context),
        "moves": _with_heard(state, [moves.to_json(move) for move in state.log]),
        **(further or {}),
    }
    outcome = outcome or state.outcome
    if outcome is not None:
        record["result"] = result_as_json(outcome)
    return record


def masked_record(state: State, seat: Seat) -> dict[str, object]:
    """Return the record of a deal that goes on as one seat may know it (section 7 of the format).

    What is hidden is ``None``; so is the seed, from which the cards could be had.
    """
    seen = state.observe(seat)
    return {
        **_header(state.deal, None),
        "deal": {"hands": [_codes(hand) for hand in seen.dealt], "talon": _codes(seen.talon)},
        "context": context_as_json(seen.context),
        "moves": _with_heard(state, [_mask_move(*pair) for pair in zip(state.log, seen.log, strict=True)]),
    }


def _with_heard(state: State, made: list[dict[str, object]]) -> list[dict[str, object]]:
    """Add to the moves what everybody heard with them (Z25)."""
    for number, heard in state.heard_with_moves().items():
        made[number][heard.key] = heard.word
    return made


def _mask_move(full: Move, known: Move) -> dict[str, object]:
    shown_keys = moves.to_json(known)
    return shown_keys | {key: None for key in moves.to_json(full) if key not in shown_keys}


def choice_as_json(choice: Choice, deal: Deal) -> dict[str, object]:
    """Return a possible move as it is listed for programs; cards to be laid away come in the order dealt."""
    if isinstance(choice, LayAwayChoice):
        place = (*deal.hands[choice.seat], *deal.talon).index
        cards, must = sorted(choice.choose_from, key=place), sorted(choice.must, key=place)
        choice = replace(choice, choose_from=tuple(cards), must=tuple(must))
    return moves.to_json(choice)


def _header(deal: Deal, seed: int | None) -> dict[str, object]:
    return {
        "format": FORMAT,
        "program": PROGRAM,
        "game": deal.game,
        "options": options.as_json(deal.rules),
        "seats": deal.seats,
        "dummies": list(deal.dummies),
        "dealer": deal.dealer,
        "seed": seed,
    }


def _codes(hand: tuple[Card | None, ...]) -> list[str | None]:
    return [None if each is None else each.code for each in hand]


def context_as_json(context: Context) -> dict[str, object]:
    """Return what is taken over from deal to deal as records write it."""
    return {key: list(value) if isinstance(value, tuple) else value for key, value in context.items()}


def result_as_json(outcome: Outcome) -> dict[str, object]:
    """Return how a deal ended as records write it."""
    optional = {"money": outcome.money, "declarations": outcome.declarations}
    return {
        "payments": list(outcome.payments),
        "contract": outcome.contract,
        "declarer": outcome.declarer,
        "partner": outcome.partner,
        "trumps": None if outcome.trumps is None else str(outcome.trumps),
        "tricks": list(outcome.tricks),
        "card_points": list(outcome.card_points),
        **{key: list(values) for key, values in optional.items() if values is not None},
        "items": [_item(item) for item in outcome.items],
        "context": context_as_json(outcome.context),
    }


def _item(item: Item) -> dict[str, object]:
    payers = {"from": list(item.payers)} if item.payers else {}
    return {"item": item.id, "to": list(item.to), **payers, "value": item.value}


def line(record: Mapping[str, object]) -> bytes:
    """Return a record as a line of a file."""
    return encode(record).encode("utf-8", "surrogatepass") + b"\n"
