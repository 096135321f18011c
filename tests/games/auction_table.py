# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the tests of Anrufen and Graden share: deals and moves written as the specifications write them."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import cast

from kartenspiel.controller.checking import all_moves
from kartenspiel.games import game_named
from kartenspiel.model.aceten import PACK_24
from kartenspiel.model.cards import Card, Suit, card, cards
from kartenspiel.model.game import Deal, State
from kartenspiel.model.moves import (
    Announce,
    Bid,
    Call,
    Declare,
    Join,
    Kontra,
    LayAway,
    LayAwayChoice,
    Move,
    Pass,
    Play,
    Take,
    Trumps,
    from_json,
)
from kartenspiel.model.options import OptionValue
from kartenspiel.model.outcome import Context, Outcome
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.model.seats import Seat

DATA = Path(__file__).parent / "data"
P1, P2, P3, P4 = (Seat(number) for number in range(4))


def start(game: str, *hands: str, context: Context | None = None, **options: OptionValue) -> State:
    """Begin a deal by the last player in which P1, P2 … get these cards first; the pack fills them up in order."""
    rules = game_named(game).house_rules(**options)
    seats = game_named(game).seats(rules)
    size = 6 if seats == 4 else 7
    given = [list(cards(hand)) for hand in hands] + [[] for _ in range(seats - len(hands))]
    rest = [each for each in PACK_24 if not any(each in hand for hand in given)]
    full = tuple((*hand, *(rest.pop(0) for _ in range(size - len(hand)))) for hand in given)
    return begun(game, full, tuple(rest), context, **options)


def begun(
    game: str, hands: tuple[tuple[Card, ...], ...], talon: tuple[Card, ...] = (), context: Context | None = None,
    **options: OptionValue,
) -> State:  # fmt: skip
    """Begin a deal by the last player with exactly these cards."""
    rules = game_named(game).house_rules(**options)
    taken_over = game_named(game).first_context(rules, len(hands)) if context is None else context
    return game_named(game).start(Deal(game, rules, Seat(len(hands) - 1), hands, talon, taken_over))


def move(text: str) -> Move:
    """Read a move like "1 pass", "1 bid all", "2 bid all S" (equal), "1 bid bettler HA", "1 call DA" or "1 HA"."""
    player, word, *more = text.split()
    seat = Seat(int(player) - 1)
    if word == "bid":
        named = more[1] if len(more) > 1 else ""
        return Bid(seat, more[0], card(named) if len(named) > 1 else None, Suit(named) if len(named) == 1 else None)
    plain: Mapping[str, Move] = {"pass": Pass(seat), "contra": Kontra(seat, "game"), "take": Take(seat, "all")}
    if word in plain:
        return plain[word]
    if word in ("trumps", "declare"):
        return (Trumps if word == "trumps" else Declare)(seat, Suit(more[0]))
    if word == "raise":
        return Announce(seat, more[0])
    if word == "lay":
        return LayAway(seat, tuple(sorted(cards(" ".join(more)))))
    return {"call": Call, "join": Join}[word](seat, card(more[0])) if more else Play(seat, card(word))


def all_see_the_end(state: State) -> bool:
    """Whether play ends here, since everybody at the table sees that nothing can change any more (A42, G23)."""
    return state.cut_short(seen_by_all=True) is not None


def after(state: State, *texts: str) -> State:
    """Return the state after these moves, all of them legal; several may stand in one text, parted by semicolons."""
    for text in "; ".join(texts).split("; "):
        state = state.apply(move(text))
    return state


def refused(state: State, wrong: str | Move) -> tuple[str, str]:
    """Return name and clause of the refusal of a move, which must not be legal."""
    try:
        state.apply(move(wrong) if isinstance(wrong, str) else wrong)
    except IllegalMoveError as error:
        return error.refusal.name, error.refusal.clause
    raise AssertionError(wrong)


def offered(state: State, seat: Seat | None = None) -> list[str]:
    """Return what a seat (or the one on turn) may say or do, cards apart, in the words of `move` without the player."""
    choices = state.moves(cast("Seat", state.turn) if seat is None else seat)
    return [_words(choice) for choice in choices if not isinstance(choice, Play | LayAwayChoice)]


def _words(choice: Move) -> str:
    names = {Kontra: "contra", Announce: "raise"}
    said = [getattr(choice, field, None) for field in ("bid", "what", "card", "suit", "trumps")]
    return " ".join(str(each) for each in (names.get(type(choice), choice.do), *said) if each is not None)


def playable(state: State) -> str:
    """Return the cards that the seat on turn may play, in the order of the pack."""
    return " ".join(choice.card.code for choice in all_moves(state) if isinstance(choice, Play))


def marks(state: State, seat: Seat) -> dict[str, Seat]:
    """Return which seat is shown to have which role, dealer and forehand apart."""
    view = game_named(state.deal.game).words.view(state.observe(seat))
    shown = {mark.id: Seat(owner) for owner, found in enumerate(view.marks) for mark in found}
    return {role: owner for role, owner in shown.items() if role not in ("dealer", "forehand")}


def result(state: State) -> Outcome:
    """Return the outcome of a deal that is over."""
    assert state.outcome is not None
    return state.outcome


def played_out(state: State) -> Outcome:
    """Play the first legal card until the deal is over."""
    while state.turn is not None:
        state = state.after(next(each for each in state.moves(state.turn) if isinstance(each, Play)))
    return result(state)


@cache
def recorded(file: str) -> dict[str, dict[str, object]]:
    """Return the played deals of a data file by the number of the example they show."""
    lines = (DATA / file).read_text(encoding="utf-8").splitlines()
    return {str(record["id"]): record for record in map(json.loads, lines)}


def replayed(game: str, file: str, example: str, context: Context | None = None, **options: OptionValue) -> State:
    """Return the last state of the deal that shows an example of the specification."""
    record = recorded(file)[example]
    hands = tuple(cards(hand) for hand in cast("list[str]", record["hands"]))
    state = begun(game, hands, cards(str(record.get("talon", ""))), context, **options)
    for written in cast("list[object]", record["moves"]):
        state = state.apply(from_json(written, len(hands)))
    return state
