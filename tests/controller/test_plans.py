# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who sits at a table that is planned."""

import pytest

from kartenspiel.controller.plans import people_at_table
from kartenspiel.controller.settings import OPPONENTS


@pytest.mark.parametrize("name", [*(person.name for person in OPPONENTS), "Franzi"])
def test_nobody_else_bears_the_name_of_the_person(name: str) -> None:
    people = people_at_table(name, OPPONENTS, 4)
    assert people[0].name == name
    assert people[0].level is None
    assert len({person.name for person in people}) == 4
