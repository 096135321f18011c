# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The collector of faults hears all that would otherwise be lost."""

import threading

import pytest
from PySide6.QtCore import QCoreApplication, QTimer, qDebug, qWarning

from tests import faults


def fail() -> None:
    raise ZeroDivisionError("on purpose")


class Unwilling:
    """Something that cannot be deleted."""

    def __del__(self) -> None:
        fail()


@pytest.mark.usefixtures("qapp")
def test_exceptions_of_slots_threads_and_deletions_and_complaints_of_qt_are_heard() -> None:
    def in_a_slot() -> None:
        QTimer.singleShot(0, fail)
        QCoreApplication.processEvents()

    def in_a_thread() -> None:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()

    with faults.listening() as heard:
        for do in (in_a_slot, in_a_thread, Unwilling):
            do()
            assert len(heard) == 1
            assert heard.pop().startswith("ZeroDivisionError: on purpose (test_faults.py:")
        qDebug("nothing")
        qWarning("This plugin does not support propagateSizeHints()")
        qWarning("something")
        assert heard == ["Qt: something"]
