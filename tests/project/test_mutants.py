# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program that puts small faults into the program and tells which of them its tests find."""

from pathlib import Path

import pytest

from mutants import FAULTS, ROOT, Fault, copy_checkout, with_fault


def named(fault: Fault) -> str:
    """Return how a fault is called in reports of tests."""
    return f"{fault.file}: {fault.text.strip()[:40]}"


@pytest.mark.parametrize("fault", FAULTS, ids=named)
def test_a_fault_changes_the_only_place_where_its_text_stands_and_has_tests(fault: Fault) -> None:
    whole = (ROOT / fault.file).read_text(encoding="utf-8")
    assert whole.count(fault.text) == 1, "the text has moved: give the file and the text as they are now"
    compile(with_fault(whole, fault), fault.file, "exec")
    assert fault.replacement != fault.text
    assert fault.tests
    assert all((ROOT / test).is_file() for test in fault.tests)


def test_there_are_forty_one_faults_none_of_them_twice() -> None:
    assert len(FAULTS) == len(set(FAULTS)) == 41


@pytest.mark.parametrize("text", ["", "a b b c"])
def test_a_text_that_stands_nowhere_or_twice_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not once"):
        with_fault(text, Fault("file", "b", "d", ()))


def test_the_copy_speaks_every_language_of_the_checkout(tmp_path: Path) -> None:
    copy_checkout(tmp_path)
    sources = [file.stem for file in (ROOT / "i18n").glob("*.ts")]
    assert sources
    assert all((tmp_path / "i18n" / f"{name}.qm").is_file() for name in sources)
