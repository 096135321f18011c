# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Ways to make a good record bad, whatever the game.

Each alters a record of a deal played to its last card and returns the number of the move at fault, ``None`` where the
fault lies elsewhere.
"""

# ruff: noqa: ARG001 - all are called alike, whether they leave something to chance or not

import copy
import json
from collections.abc import Callable
from random import Random

from kartenspiel.controller.record import HEADER, read_record
from kartenspiel.model import moves
from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from tests.controller.dealt import Json

Alteration = Callable[[Json, Random], int | None]


def moments(record: Json) -> list[State]:
    """The state before each move, and the last one."""
    found = [read_record(json.dumps(record)).start]
    for move in record["moves"]:
        found.append(found[-1].apply(moves.from_json(move, record["seats"])))
    return found


def plays(record: Json) -> list[int]:
    return [number for number, move in enumerate(record["moves"]) if move["do"] == "play"]


def revoke(record: Json, rng: Random) -> int | None:
    """Play a card that is in the hand and not legal, at the first chance."""
    for number, (state, move) in enumerate(zip(moments(record), record["moves"], strict=False)):
        seat = state.turn
        if move["do"] == "play" and seat is not None:
            legal = {choice.card for choice in state.moves(seat) if isinstance(choice, Play)}
            wrong = [card for card in state.cards(seat).hands[seat] if card is not None and card not in legal]
            if wrong:
                move["card"] = wrong[0].code
                return number
    raise LookupError


def somebody_elses_card(record: Json, rng: Random) -> int:
    number = rng.choice(plays(record))
    move = record["moves"][number]
    hands = record["deal"]["hands"]
    move["card"] = rng.choice(hands[(move["seat"] + 1) % len(hands)])
    return number


def card_played_again(record: Json, rng: Random) -> int:
    first, *_, last = plays(record)
    record["moves"].insert(last + 1, copy.deepcopy(record["moves"][first]))
    return last + 1


def unknown_card_played(record: Json, rng: Random) -> int:
    number = rng.choice(plays(record))
    record["moves"][number]["card"] = "X9"
    return number


def out_of_turn(record: Json, rng: Random) -> int:
    number = rng.choice(plays(record))
    record["moves"][number]["seat"] = (record["moves"][number]["seat"] + 1) % record["seats"]
    return number


def no_such_seat(record: Json, rng: Random) -> int:
    number = rng.randrange(len(record["moves"]))
    record["moves"][number]["seat"] = record["seats"]
    return number


def seat_as_text(record: Json, rng: Random) -> int:
    number = rng.randrange(len(record["moves"]))
    record["moves"][number]["seat"] = str(record["moves"][number]["seat"])
    return number


def unknown_kind(record: Json, rng: Random) -> int:
    number = rng.randrange(len(record["moves"]))
    record["moves"][number]["do"] = "cheat"
    return number


def no_move_at_all(record: Json, rng: Random) -> int:
    number = rng.randrange(len(record["moves"]))
    record["moves"][number] = rng.choice([7, None, "play", [], {}])
    return number


def key_too_many(record: Json, rng: Random) -> int:
    number = rng.choice(plays(record))
    record["moves"][number]["suit"] = "H"
    return number


def card_left_out(record: Json, rng: Random) -> int:
    number = rng.choice(plays(record))
    record["moves"][number]["card"] = None
    return number


def last_move_missing(record: Json, rng: Random) -> int:
    """Only where a game lets nobody stop early is a deal without its last card unfinished."""
    del record["moves"][-1]
    return len(record["moves"])


def last_two_exchanged(record: Json, rng: Random) -> int:
    number = len(record["moves"]) - 2
    record["moves"][-2:] = record["moves"][:-3:-1]
    return number


def move_after_the_end(record: Json, rng: Random) -> int:
    record["moves"].append({"seat": rng.randrange(record["seats"]), "do": rng.choice(["pass", "knock"])})
    return len(record["moves"]) - 1


def result_missing(record: Json, rng: Random) -> None:
    del record["result"]


def result_no_object(record: Json, rng: Random) -> None:
    record["result"] = rng.choice([None, 1, [], "won"])


def payment_one_too_high(record: Json, rng: Random) -> None:
    record["result"]["payments"][rng.randrange(record["seats"])] += 1


def payment_as_float(record: Json, rng: Random) -> None:
    record["result"]["payments"] = [float(payment) for payment in record["result"]["payments"]]


def payments_moved_on(record: Json, rng: Random) -> None:
    """Pay everybody what nobody got: the sum stays zero."""
    one, two = rng.sample(range(record["seats"]), 2)
    record["result"]["payments"][one] += 1
    record["result"]["payments"][two] -= 1


def other_contract(record: Json, rng: Random) -> None:
    record["result"]["contract"] += "_solo"


def other_declarer(record: Json, rng: Random) -> None:
    record["result"]["declarer"] = ((record["result"]["declarer"] or 0) + 1) % record["seats"]


def other_partner(record: Json, rng: Random) -> None:
    partner = record["result"]["partner"]
    record["result"]["partner"] = 0 if partner is None else None


def other_trumps(record: Json, rng: Random) -> None:
    record["result"]["trumps"] = {"H": "D"}.get(record["result"]["trumps"], "H")


def other_winner_of_a_trick(record: Json, rng: Random) -> None:
    tricks = record["result"]["tricks"]
    tricks[-1] = (tricks[-1] + 1) % record["seats"]


def card_point_too_many(record: Json, rng: Random) -> None:
    record["result"]["card_points"][rng.randrange(record["seats"])] += 1


def item_too_dear(record: Json, rng: Random) -> None:
    item = {"item": "tip", "to": [0], "from": [1], "value": 1}
    record["result"]["items"].append(item)


def item_to_nobody(record: Json, rng: Random) -> None:
    record["result"]["items"].append({"item": "tip", "to": [], "value": 0})


def part_of_the_result_missing(record: Json, rng: Random) -> None:
    del record["result"][rng.choice(sorted(record["result"]))]


def key_missing(record: Json, rng: Random) -> None:
    del record[rng.choice(HEADER)]


def card_twice(record: Json, rng: Random) -> None:
    hands = record["deal"]["hands"]
    hands[0][0] = hands[1][0]


def card_of_no_pack(record: Json, rng: Random) -> None:
    record["deal"]["hands"][0][0] = rng.choice(["X1", "", "ha", "T23", None, 5])


def card_lost(record: Json, rng: Random) -> None:
    del record["deal"]["hands"][rng.randrange(record["seats"])][0]


def hand_lost(record: Json, rng: Random) -> None:
    del record["deal"]["hands"][0]


def cards_badly_dealt(record: Json, rng: Random) -> None:
    hands = record["deal"]["hands"]
    hands[0].append(hands[1].pop())


def card_in_the_talon(record: Json, rng: Random) -> None:
    record["deal"]["talon"].append(record["deal"]["hands"][2].pop())


def unknown_option(record: Json, rng: Random) -> None:
    record["options"]["cheating"] = True


def unknown_value(record: Json, rng: Random) -> None:
    record["options"][rng.choice(sorted(record["options"]))] = rng.choice([-1, "perhaps", None, 0.5, [[]], {"on": 1}])


def dealer_out_of_the_room(record: Json, rng: Random) -> None:
    record["dealer"] = rng.choice([-1, 4, "0", 1.0, True, None])


def wrong_number_of_seats(record: Json, rng: Random) -> None:
    record["seats"] = rng.choice([2, 5, "4", None])


def dummy_from_nowhere(record: Json, rng: Random) -> None:
    record["dummies"].append(3)


def context_from_nowhere(record: Json, rng: Random) -> None:
    record["context"]["luck"] = 1


def seed_as_text(record: Json, rng: Random) -> None:
    record["seed"] = "lucky"


def newer_format(record: Json, rng: Random) -> None:
    record["format"] = "kartenspiel.deal/2"


ALTERATIONS: list[Alteration] = [
    revoke, somebody_elses_card, card_played_again, unknown_card_played, out_of_turn, no_such_seat, seat_as_text,
    unknown_kind, no_move_at_all, key_too_many, card_left_out, last_two_exchanged, move_after_the_end, result_missing,
    result_no_object, payment_one_too_high, payment_as_float, payments_moved_on, other_contract, other_declarer,
    other_partner, other_trumps, other_winner_of_a_trick, card_point_too_many, item_too_dear, item_to_nobody,
    part_of_the_result_missing, key_missing, card_twice, card_of_no_pack, card_lost, hand_lost,
    cards_badly_dealt, card_in_the_talon, unknown_option, unknown_value, dealer_out_of_the_room, wrong_number_of_seats,
    dummy_from_nowhere, context_from_nowhere, seed_as_text, newer_format,
]  # fmt: skip
