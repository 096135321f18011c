# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Ears on the accessibility bus, as those of a screen reader, and keys of the system: another process plays.

It needs what Debian calls at-spi2-core, dbus, xvfb and xdotool.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from PySide6.QtCore import SLOT, QCoreApplication, QEventLoop, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage, QDBusVariant

from tests.e2e.blind.player import DeafError, Sound, Source

NEEDED: Final = {"Xvfb": "xvfb", "dbus-daemon": "dbus", "xdotool": "xdotool"}
"""Programs, and the packages of Debian that bring them."""
LAUNCHERS: Final = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
BUS_PACKAGE: Final = "at-spi2-core"
EVENTS: Final = "org.a11y.atspi.Event.Object"
ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
SHORT_S: Final = 0.35
LONG_S: Final = 60.0
QUIET_S: Final = 0.12
START_S: Final = 60.0


class MissingError(Exception):
    """Something that the bus needs is not on this machine; the message says what to install."""


def require() -> None:
    """Raise where something that the bus needs is missing."""
    lacking = [package for program, package in NEEDED.items() if shutil.which(program) is None]
    if not any(Path(each).exists() for each in LAUNCHERS):
        lacking.append(BUS_PACKAGE)
    if lacking:
        raise MissingError(f"The accessibility bus needs: apt-get install {' '.join(lacking)}")


class BusSenses(QObject):
    """Hears announcements and the names of what gets the focus on the bus, and has xdotool press keys."""

    def __init__(self) -> None:
        super().__init__()
        self._sounds: list[Sound] = []
        session = QDBusConnection.sessionBus()
        launcher = QDBusInterface("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", session)
        (address,) = launcher.call("GetAddress").arguments()
        status = QDBusInterface("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", session)
        for each in ("IsEnabled", "ScreenReaderEnabled"):
            status.call("Set", "org.a11y.Status", each, QDBusVariant(True))  # noqa: FBT003 - the value of a property
        self._bus = QDBusConnection.connectToBus(address, "blind")
        registry = "org.a11y.atspi.Registry"
        events = QDBusInterface(registry, "/org/a11y/atspi/registry", registry, self._bus)
        for each in ("object:announcement", "object:state-changed:focused"):
            events.call("RegisterEvent", each)
        for name, slot in (("Announcement", "announced"), ("StateChanged", "changed")):
            told = SLOT(f"{slot}(QDBusMessage)")
            self._bus.connect("", "", EVENTS, name, self, told)  # type: ignore[call-overload]  # bytes are refused

    @Slot(QDBusMessage)
    def announced(self, message: QDBusMessage) -> None:
        """Hear an announcement."""
        self._sounds.append(Sound(Source.SAID, str(_value(message.arguments()[3]))))

    @Slot(QDBusMessage)
    def changed(self, message: QDBusMessage) -> None:
        """Hear the name of what has the focus now."""
        state, now, *_ = message.arguments()
        if state == "focused" and now:
            reader = QDBusInterface(
                message.service(), message.path(), "org.freedesktop.DBus.Properties", self._bus
            )  # fmt: skip
            told = reader.call("Get", ACCESSIBLE, "Name").arguments()
            self._sounds.append(Sound(Source.FOCUS, str(_value(told[0])) if told else ""))

    def press(self, key: str) -> None:
        """Press a key."""
        subprocess.run([_program("xdotool"), "key", "--clearmodifiers", key], check=True)

    def listen(self, *, patiently: bool = False) -> list[Sound]:
        """Return what came, once nothing has come for a moment."""
        begun = monotonic()
        while not self._sounds and monotonic() < begun + (LONG_S if patiently else SHORT_S):
            self._work()
        quiet, count = monotonic() + QUIET_S, len(self._sounds)
        while monotonic() < quiet:
            self._work()
            if len(self._sounds) > count:
                quiet, count = monotonic() + QUIET_S, len(self._sounds)
        sounds, self._sounds = self._sounds, []
        return sounds

    @staticmethod
    def _work() -> None:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        sleep(0.004)


def _program(name: str) -> str:
    """Return the path of a program that is there."""
    return shutil.which(name) or name


def _value(argument: object) -> object:
    """Return what a variant holds."""
    return argument.variant() if isinstance(argument, QDBusVariant) else argument


@contextmanager
def bus_and_screen() -> Iterator[None]:
    """Have a session bus and a screen in memory of one's own, which this process and those it begins use."""
    require()
    with ExitStack() as ends:
        folder = Path(ends.enter_context(tempfile.TemporaryDirectory(prefix="blind-", ignore_cleanup_errors=True)))
        read, write = os.pipe()
        screen = subprocess.Popen(
            [_program("Xvfb"), "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
            pass_fds=(write,),
            stderr=subprocess.DEVNULL,
        )
        ends.callback(_end, screen)
        os.close(write)
        with os.fdopen(read) as told:
            os.environ["DISPLAY"] = f":{told.readline().strip()}"
        os.environ["XDG_RUNTIME_DIR"] = str(folder)
        daemon = subprocess.Popen(
            [_program("dbus-daemon"), "--session", "--nofork", "--print-address"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        ends.callback(_end, daemon)
        assert daemon.stdout is not None
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = daemon.stdout.readline().strip()
        yield


@contextmanager
def program(folder: Path, language: str) -> Iterator[subprocess.Popen[bytes]]:
    """Have the program run on the screen, with all its files in a folder, in a language."""
    places = {f"XDG_{each}_HOME": str(folder / each.lower()) for each in ("CACHE", "CONFIG", "DATA", "STATE")}
    environment = {
        **os.environ,
        **places,
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "QT_QPA_PLATFORM": "xcb",
        "LANG": f"{language}.UTF-8",
        "LANGUAGE": language,
    }
    running = subprocess.Popen([sys.executable, "-m", "kartenspiel"], env=environment, stderr=subprocess.DEVNULL)
    try:
        _give_keys(running)
        yield running
    finally:
        _end(running)


def _give_keys(running: subprocess.Popen[bytes]) -> None:
    """Let the window of a program have the keys: there is nobody else who gives them."""
    begun = monotonic()
    while monotonic() < begun + START_S and running.poll() is None:
        sought = [_program("xdotool"), "search", "--onlyvisible", "--pid", str(running.pid)]
        found: Sequence[str] = subprocess.run(sought, capture_output=True, text=True, check=False).stdout.split()
        if found:
            subprocess.run([_program("xdotool"), "windowfocus", "--sync", found[-1]], check=False, timeout=10)
            return
        sleep(0.1)
    raise DeafError("the window of the program did not appear")


def _end(running: "subprocess.Popen[bytes] | subprocess.Popen[str]") -> None:
    running.terminate()
    try:
        running.wait(20)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()
