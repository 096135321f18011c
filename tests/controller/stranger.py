# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A player from outside that shares no code with us: it takes the first of the legal moves, or misbehaves as told.

``stranger.py [HABIT [LOG]]``; what it is told goes to the file LOG.
"""

import json
import pathlib
import sys
import time
from typing import Any


def finished(choice: dict[str, Any]) -> dict[str, Any]:
    """The move itself, or one way to lay cards away."""
    if "from" not in choice:
        return choice
    must = choice.get("must", [])
    cards = must + [card for card in choice["from"] if card not in must]
    return {"seat": choice["seat"], "do": choice["do"], "cards": cards[: choice["count"]]}


def answer(habit: str, message: dict[str, Any]) -> dict[str, Any] | None:
    """What to say to a question."""
    legal = message["legal"]
    quiet = [move for move in legal if move["do"] == "pass"]
    move = finished((quiet or legal)[0])
    if habit == "illegal":
        move = {"seat": move["seat"], "do": "play", "card": "H7", "by": 3}
    if habit == "no move":
        move = {"seat": move["seat"], "do": "dance"}
    if habit == "late":
        time.sleep(30)
    if habit == "complains":
        sys.stderr.write("But why?\n" * 1_000_000)
    if habit in {"dies", "complains"}:
        raise SystemExit("I have to go")
    return {"id": message["id"] + (habit == "wrong id"), "move": move}


def say(line: str) -> None:
    """Send a line."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(habit: str = "good", log: str = "") -> None:
    """Play until the other side says goodbye."""
    for line in sys.stdin:
        message = json.loads(line)
        if log:
            with pathlib.Path(log).open("a") as file:
                file.write(line)
        if message["type"] == "bye":
            return
        if message["type"] == "hello":
            say(json.dumps({"name": "stranger"} if habit != "rude" else ["hm"]))
        elif message["type"] == "choose":
            say(
                "[" * (1 << 20)
                if habit == "long"
                else "{"
                if habit == "babbles"
                else json.dumps(answer(habit, message))
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
