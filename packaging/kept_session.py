# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Prepares a start that deals at once: for measurements, tests of packages and the newcomer who plays by himself.

A start asks what shall be played unless a session is kept, so settings alone are not enough.

    python packaging/kept_session.py '{"language": "de"}'
"""

import json
import sys
from pathlib import Path
from random import Random

from kartenspiel.controller.plans import plan_from
from kartenspiel.controller.session import new_session
from kartenspiel.controller.settings import Settings, from_json, last_game
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.store import Store
from kartenspiel.ui.words.guests import guest


def keep(settings: Settings, home: Path | None = None) -> None:
    """Write settings, and a new session of the game that they name as the last one, whose first deal comes next.

    `home` is the folder of all files, ``None`` for where the program of this user keeps them.
    """
    plan = plan_from(settings, last_game(settings), guest())
    session = new_session(plan.game, plan.rules, plan.people, Random(), preset=plan.preset)
    store = Store(home)
    store.save_settings(settings)
    store.save(Sittings.of(Sitting(session)))
    store.close()


if __name__ == "__main__":
    keep(from_json(json.loads(sys.argv[1]))[0])
