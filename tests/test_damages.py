# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A sample of the command that damages files, and proof that it notices."""

from pathlib import Path
from random import Random

import pytest

from tests import damages

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_window_opens_on_damaged_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert damages.main(["--count", "16"]) == 0
    assert capsys.readouterr().out == "16 damages, 0 faults\n"


def test_what_must_never_be_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(damages, "KEPT", (damages.HISTORY,))
    monkeypatch.setattr(damages, "DAMAGES", (damages.Damage("filled", damages.fill),))
    monkeypatch.setattr(damages, "WEIGHTS", (1,))
    monkeypatch.setattr(damages, "said_next_time", lambda _home: ("It was damaged.",))
    assert damages.main(["--count", "1"]) == 1
    assert "history.jsonl, filled: BrokenPromiseError: said once" in capsys.readouterr().out


LASTING = [damage for damage in damages.DAMAGES if damage.lasting]


@pytest.mark.parametrize("name", damages.KEPT)
def test_whatever_stands_in_place_of_a_file_is_said_and_left_alone(name: str, tmp_path: Path) -> None:
    good = tmp_path / "good"
    damages.lay_out(good)
    trials = damages.Trials(good)
    for damage in LASTING:
        trials.try_out(tmp_path / damage.name, name, damage, Random(1))
