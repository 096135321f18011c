# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the command line does with codes."""

from collections.abc import Iterator
from datetime import date
from random import Random, SystemRandom

from kartenspiel.controller.codes import letters
from kartenspiel.controller.codes.deal_code import deal_code, deal_of
from kartenspiel.controller.codes.evening_code import MOST, USUAL, Evening, deal_of_day, evening_of, new_evening
from kartenspiel.controller.codes.letters import Kind
from kartenspiel.controller.codes.rules_code import known_rules, needs_code, read_rules, rules_code
from kartenspiel.controller.record import line, read_record, record_as_json
from kartenspiel.controller.session import Person
from kartenspiel.games import game_named
from kartenspiel.model.game import Deal, Game
from kartenspiel.model.options import HouseRules
from kartenspiel.model.quoting import quote


def code_of_record(written: bytes) -> str:
    """Return the code of a deal, with that of its house rules behind it if other machines must be told them.

    Raises `RecordError`.
    """
    deal = read_record(written).deal
    return with_rules(deal_code(deal), game_named(deal.game), deal.rules)


def with_rules(code: str, game: Game, rules: HouseRules) -> str:
    """Return a code with that of its house rules behind it, if other machines must be told them."""
    return f"{code} {rules_code(game, rules)}" if needs_code(game, rules) else code


def records_of_code(text: str, rules: str | None) -> Iterator[bytes]:
    """Yield the records of the deal of a code, or of the deals of an evening, as lines; raises `CodeError`."""
    told = None if rules is None else read_rules(rules)
    code = letters.read(text)
    if code.kind is Kind.EVENING:
        yield from map(_as_line, _boards(evening_of(code, told)), range(1, 1 << 30))
    else:
        yield _as_line(deal_of(code, told).deal, None)


def _boards(evening: Evening) -> Iterator[Deal]:
    """Yield the deals of an evening."""
    game, rules = evening.found.game, evening.found.rules
    people = tuple(Person(f"{place}", "random") for place in range(game.players(rules)))
    session = evening.session(people, Random(0))
    for number in range(1, evening.deals + 1):
        yield session.board(number).deal()


def _as_line(deal: Deal, session: int | None) -> bytes:
    further = {} if session is None else {"session": session}  # of boards none follows from the one before
    return line(record_as_json(game_named(deal.game).start(deal), further=further))


def evening_code(game: Game, rules: HouseRules, deals: int | None, day: str | None) -> str:
    """Return the code of new deals, or of the deal of a day, with that of its rules; raises `ValueError`."""
    found = known_rules(game.id, rules)
    if day is None:
        if deals is not None and deals > MOST:
            raise ValueError(f"--deals: must be from 1 to {MOST}, not {deals}")
        return with_rules(new_evening(found, deals or USUAL, SystemRandom()).code, game, rules)
    if deals is not None:
        raise ValueError("--deals: a day has one deal; leave out one of the two")
    try:
        return with_rules(deal_of_day(found, date.fromisoformat(day)).code, game, rules)
    except ValueError:
        raise ValueError(f"--day: must be a date as 2026-11-27, not {quote(day)}") from None
