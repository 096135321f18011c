# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""``kartenspiel learn``: examples on the disk, figures on the screen, and plain words where it cannot go on."""

from pathlib import Path

from tests.cli.commands import call

GAME = "graden"


def test_learn_keeps_examples_and_tells_what_was_learned(tmp_path: Path) -> None:
    examples, out = tmp_path / "examples.jsonl", tmp_path / "graden.py"
    ran = call("learn", GAME, "--deals", 60, "--seed", 4, "--examples", examples, "--out", out)
    assert ran.status == 0
    assert ran.out.splitlines()[0].endswith(" decisions in 60 deals")
    assert len(examples.read_bytes().splitlines()) == 61
    written = out.read_bytes()
    again = call("learn", GAME, "--deals", 60, "--examples", examples, "--out", out)
    assert again.status == 0
    assert again.out == ran.out
    assert out.read_bytes() == written


def test_learn_says_what_is_wrong_with_its_files(tmp_path: Path) -> None:
    examples = tmp_path / "examples.jsonl"
    assert call("learn", GAME, "--deals", 1, "--seed", 4, "--examples", examples).status == 0
    other = call("learn", GAME, "--deals", 1, "--seed", 5, "--examples", examples)
    assert (other.status, "name another file for --examples" in other.err) == (2, True)
    device = call("learn", GAME, "--deals", 1, "--seed", 4, "--examples", "/dev/full")
    assert (device.status, device.complaint) == (
        1, "cannot read or write /dev/full: it is not an ordinary file; name another file"
    )  # fmt: skip
    folder = call("learn", GAME, "--deals", 1, "--seed", 4, "--examples", tmp_path)
    assert (folder.status, "name another file" in folder.err) == (1, True)
