# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A sample of the command that damages files, and proof that it notices."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from kartenspiel.controller import files, house_rules
from kartenspiel.controller.house_rules import NamedRules
from kartenspiel.ui.dialogs import deal_files
from tests import damages
from tests.controller.dealt import GAMES

Reader = Callable[[Path], bytes]

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_window_opens_on_damaged_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert damages.main(["--count", "16"]) == 0
    said = re.fullmatch(r"(\d+) damages, (\d+) without effect, 0 faults\n", capsys.readouterr().out)
    assert said is not None
    assert int(said[1]) > int(said[2])


def test_damages_without_effect_prove_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(damages, "KEPT", (damages.RULES,))
    monkeypatch.setattr(damages, "DAMAGES", (damages.Damage("none", lambda *_: None, 1),))
    assert damages.main(["--count", "1"]) == 1
    assert capsys.readouterr().out == "0 damages, 1 without effect, 0 faults\n"


def test_what_must_never_be_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(damages, "KEPT", (damages.HISTORY,))
    monkeypatch.setattr(damages, "DAMAGES", (damages.Damage("filled", damages.fill, 1),))
    monkeypatch.setattr(damages, "said_next_time", lambda _home: ("It was damaged.",))
    assert damages.main(["--count", "1"]) == 1
    assert "history.jsonl, filled: BrokenPromiseError: said once" in capsys.readouterr().out


@pytest.mark.parametrize("name", damages.KEPT)
def test_whatever_stands_in_place_of_a_file_is_said_and_left_alone(name: str, tmp_path: Path) -> None:
    good = tmp_path / "good"
    damages.lay_out(good)
    trials = damages.Trials(good)
    for damage in damages.LASTING:
        trials.try_out(tmp_path / damage.name, name, damage, Random(1))


def careless(path: Path, *_: object) -> bytes:
    """Delete what is to be read, and do not say why it cannot be read."""
    path.unlink() if path.is_symlink() or not path.is_dir() else path.rmdir()
    raise OSError


def silent(*_: object) -> bytes:
    """Do not say why nothing can be read."""
    raise OSError


def content(_path: Path, *_: object) -> bytes:
    """Read something else."""
    return house_rules.write_rules(NamedRules(GAMES["russbach"], "Daheim", GAMES["russbach"].house_rules()))


@pytest.mark.parametrize(
    ("name", "read", "promise"),
    [
        (damages.RULES, careless, "stays as it is"),
        (damages.DEAL, careless, "stays as it is"),
        (damages.RULES, silent, "has a reason"),
        (damages.RULES, content, "no file is refused"),
    ],
)
def test_a_file_that_somebody_chose_is_refused_with_a_reason_and_stays(
    name: str, read: Reader, promise: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damage = damages.LASTING[0]
    (tmp_path / name).touch()
    damage.do(tmp_path / name, Random(1))
    for module in (files, deal_files):
        monkeypatch.setattr(module, "read_regular", lambda path, *_, **__: read(path))
    with pytest.raises(damages.BrokenPromiseError, match=promise):
        damages.choose(tmp_path / name, damage)
