# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The wheel is the whole program: built, installed in an environment far from the checkout, played from."""

import json
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

import kernel

ROOT = Path(__file__).resolve().parents[2]
_LOOK = """
import json
from kartenspiel.paths import resource, translations
found = lambda folder: sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
print(json.dumps([__import__("kartenspiel").__file__, found(resource()), found(translations())]))
"""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts of an environment that has the wheel, and Qt from the one that runs the tests."""
    folder = tmp_path_factory.mktemp("elsewhere")
    build = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT)
    _run(*build, KARTENSPIEL_KERNEL_AGAIN="1")
    venv.create(folder / "venv")
    scripts = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    (wheel,) = folder.glob("*.whl")
    _run(sys.executable, "-m", "pip", "--python", scripts / "python", "install", "--no-deps", "--no-index", wheel)
    packages = sysconfig.get_path("purelib", "venv", {"base": str(folder / "venv")})
    (Path(packages) / "borrowed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return scripts


def _run(*command: object, cwd: Path = ROOT, **environ: str) -> str:
    finished = subprocess.run(
        [*map(str, command)], cwd=cwd, env=os.environ | environ, capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return finished.stdout


def test_pictures_and_translations_travel_in_the_wheel(elsewhere: Path, tmp_path: Path) -> None:
    package, pictures, languages = json.loads(_run(elsewhere / "python", "-c", _LOOK, cwd=tmp_path))
    assert Path(package).is_relative_to(elsewhere.parent)
    here = (file.relative_to(ROOT / "resources") for file in (ROOT / "resources").rglob("*") if file.is_file())
    assert pictures == sorted(file.as_posix() for file in here if file.parts[0] != "drawing")
    texts = [f"{file.stem}.qm" for file in (ROOT / "i18n").glob("*.ts")]
    texts += [file.name for file in (ROOT / "i18n").glob("*.toml")]
    texts += [f"rules/{file.name}" for file in (ROOT / "i18n/rules").glob("*.md")]
    assert languages == sorted(texts)
    assert "kartenspiel_de.qm" in languages


def test_the_wheel_is_compiled_where_that_can_be_done(elsewhere: Path, tmp_path: Path) -> None:
    how = "kernel not compiled" if kernel.lacking() else "kernel compiled"
    assert _run(elsewhere / "kartenspiel", "--version", cwd=tmp_path).endswith(f", {how}\n")


def test_a_wheel_is_tried_out_both_ways(elsewhere: Path, tmp_path: Path) -> None:
    kind, other = ("sources", "compiled") if kernel.lacking() else ("compiled", "sources")
    attempt = (elsewhere / "python", ROOT / "packaging/try_wheel.py")
    assert ": 6 deals played, Python 3." in _run(*attempt, kind, "rufmariasch", cwd=tmp_path)
    wrong = subprocess.run([*attempt, other], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert wrong.stderr.startswith("the wheel says 'kartenspiel ")


def test_a_deal_is_played_from_the_wheel(elsewhere: Path, tmp_path: Path) -> None:
    simulated = _run(elsewhere / "kartenspiel", "simulate", "russbach", "--deals", "1", "--seed", "1", cwd=tmp_path)
    (record,) = map(json.loads, simulated.splitlines())
    assert sum(record["result"]["payments"]) == 0
    (tmp_path / "deal.jsonl").write_text(simulated, encoding="utf-8")
    assert _run(elsewhere / "kartenspiel", "check", "deal.jsonl", cwd=tmp_path) == "ok 1\n"


def test_a_deal_is_played_in_the_window_from_the_wheel(elsewhere: Path, tmp_path: Path) -> None:
    newcomer = ROOT / "packaging/newcomer.py"
    said = _run(elsewhere / "python", newcomer, cwd=tmp_path, KARTENSPIEL_HOME=str(tmp_path), PYTHONUTF8="1")
    package, title = said.splitlines()
    assert Path(package).is_relative_to(elsewhere.parent)
    assert title.startswith("Königrufen (Rußbach) (")
    assert title.endswith(" – Kartenspiel")
    (record,) = map(json.loads, (tmp_path / "data/history.jsonl").read_text(encoding="utf-8").splitlines())
    assert sum(move["do"] == "play" for move in record["moves"]) > 0
    assert sum(record["result"]["payments"]) == 0
