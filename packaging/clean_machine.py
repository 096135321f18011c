# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Installs a package for Debian on a Debian with nothing but the base, and uses it there as a person would.

    sudo python3 packaging/clean_machine.py dist/kartenspiel_0.1.0_amd64.deb [--older DEB] [--keep FOLDER]

The machine is made with debootstrap; the screen, Xvfb without OpenGL, and the fingers, xdotool, stay outside it, so
that nothing but the package brings what the program needs.  The person's home has a space and an umlaut in its name.
Where no older package is named, the same one with a lower version is what is upgraded.  Needs root, debootstrap, Xvfb
and xdotool; ImageMagick's ``import`` takes pictures into the folder ``--pictures``.
"""

import argparse
import configparser
import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import environment

NAME: Final = "kartenspiel"
USER: Final = "gast"
HOME: Final = str(Path("/", "home", "Jörg Müßig"))
DISPLAY: Final = ":93"
PATIENCE_S: Final = 180
"""So long anything that has to come may take on a busy machine."""
STEPS_S: Final = 0.05
REST_S: Final = 5
"""When nothing was written for so long, the computer players, who think a tenth of it, wait for the person."""
PLAY_S: Final = 10
"""So long somebody plays where no file tells how far he has come."""
OPPONENTS: Final = [{"name": name, "level": "easy"} for name in ("Resi", "Poldl", "Mizzi")]
KEYS: Final = ("space", "Up", "space", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "Return", "Right", "Return")
"""What somebody presses who looks for what can be done: be silent, take a button, play a card, lay cards away."""


class FoundError(Exception):
    """Something is not as it should be."""


def until(condition: Callable[[], Any], what: str) -> Any:  # noqa: ANN401 - whatever the condition returns
    """Wait until something is so, and return it; raises `FoundError` when that takes too long."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(STEPS_S)
    raise FoundError(f"waited in vain: {what}")


class Machine:
    """A Debian in a folder, and a person on it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / HOME.lstrip("/")
        self.data = self.home / ".local/share/kartenspiel"
        self.settings = self.home / ".config/kartenspiel/settings.json"

    def make(self, suite: str, mirror: str) -> None:
        """Make it, with a person and nothing else."""
        subprocess.check_call(["debootstrap", "--variant=minbase", suite, str(self.root), mirror])  # noqa: S607
        self.furnish()

    def furnish(self) -> None:
        """Add the person, and let the machine reach the registry of packages as this one does."""
        for name in ("resolv.conf", "hosts"):
            shutil.copy(f"/etc/{name}", self.root / "etc" / name)
        self.run("useradd", "--create-home", "--home-dir", HOME, USER)

    def run(self, *command: str) -> str:
        """Run a command as root, and return what it says."""
        done = subprocess.run(["chroot", self.root, *command], capture_output=True, text=True, check=False)  # noqa: S607
        if done.returncode:
            raise FoundError(f"{shlex.join(command)}: {done.stdout}{done.stderr}")
        return done.stdout

    def install(self, package: Path) -> None:
        """Install a package as a person does, with whatever it depends on."""
        shutil.copy(package, self.root / "srv" / package.name)
        self.run("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "--yes", "--no-install-recommends",
                 "--allow-downgrades", f"/srv/{package.name}")  # fmt: skip

    def start(self, *command: str, **environ: str) -> "subprocess.Popen[bytes]":
        """Start a command as the person, on the screen."""
        usual = {
            "HOME": HOME,
            "PATH": "/usr/bin:/bin:/usr/games",
            "LANG": "C.UTF-8",
            "LANGUAGE": "de",
            "DISPLAY": DISPLAY,
        }
        said = (self.root / "srv/said").open("ab")
        variables = (f"{name}={value}" for name, value in (usual | environ).items())
        with said:
            return subprocess.Popen(
                ["chroot", f"--userspec={USER}", self.root, "env", "-i", *variables, *command],  # noqa: S607
                stdout=said,
                stderr=said,
            )

    def start_from_desktop(self, **environ: str) -> "subprocess.Popen[bytes]":
        """Start the program as its desktop entry says."""
        entry = configparser.ConfigParser(interpolation=None)
        entry.read(self.root / f"usr/share/applications/{NAME}.desktop", encoding="utf-8")
        command = shlex.split(entry["Desktop Entry"]["Exec"])
        return self.start(*(word for word in command if not word.startswith("%")), **environ)

    def history(self) -> list[dict[str, Any]]:
        """Return the finished deals."""
        path = self.data / "history.jsonl"
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return [json.loads(line) for line in lines]

    def moves(self) -> list[Any]:
        """Return the moves of the deal on the table, as the disk has them."""
        with contextlib.suppress(OSError, ValueError):
            current = json.loads((self.data / "current.json").read_text(encoding="utf-8"))["session"]
            return _find_moves(json.loads((self.data / "sessions" / f"{current}.json").read_text(encoding="utf-8")))
        return []

    def prepare(self, **settings: object) -> None:
        """Write the settings of somebody who is in a hurry, and a new session."""
        body = {"animation": "instant", "trick_seconds": 0.0, "talon_seconds": 0.0, "opponents": OPPONENTS} | settings
        folders = {"XDG_CONFIG_HOME": self.home / ".config", "XDG_DATA_HOME": self.home / ".local/share"}
        for folder in folders.values():
            folder.mkdir(parents=True, exist_ok=True)
        command = [str(environment.python()), str(Path(__file__).with_name("kept_session.py")), json.dumps(body)]
        subprocess.check_call(command, env=os.environ | {name: str(folder) for name, folder in folders.items()})
        self.run("chown", "-R", USER, HOME)


def _find_moves(body: object) -> list[Any]:
    """Return the longest list of moves in what a file holds."""
    if isinstance(body, dict):
        here = body.get("moves")
        return max([here if isinstance(here, list) else [], *map(_find_moves, body.values())], key=len)
    return []


class Screen:
    """What the person sees, and the keyboard."""

    def __init__(self, pictures: Path | None) -> None:
        self._pictures = pictures
        self._xvfb = subprocess.Popen(
            ["Xvfb", DISPLAY, "-screen", "0", "1280x800x24", "-ac", "-noreset", "-extension", "GLX"],  # noqa: S607
            stderr=subprocess.DEVNULL,
        )
        until(lambda: self._do("getdisplaygeometry"), "the screen")

    def close(self) -> None:
        """Switch it off."""
        self._xvfb.terminate()
        self._xvfb.wait()

    def windows(self) -> list[str]:
        """Return the windows of the program that can be seen."""
        return self._do("search", "--onlyvisible", "--class", NAME).split()

    def press(self, *keys: str, window: str | None = None) -> None:
        """Press keys in a window, the first if none is named."""
        where = window or next(iter(self.windows()), None)
        if where is not None:
            self._do("windowfocus", where, "key", "--delay", "5", *keys)

    def take_picture(self, name: str) -> None:
        """Keep what can be seen."""
        if self._pictures is not None:
            self._pictures.mkdir(parents=True, exist_ok=True)
            subprocess.call(["import", "-display", DISPLAY, "-window", "root", self._pictures / f"{name}.png"])  # noqa: S607

    def _do(self, *words: str) -> str:
        command = ["xdotool", *words]
        return subprocess.run(
            command, env=os.environ | {"DISPLAY": DISPLAY}, capture_output=True, text=True, check=False
        ).stdout


class Visit:
    """The program from its start to its end, and the person who plays in it."""

    def __init__(self, machine: Machine, screen: Screen, **environ: str) -> None:
        self._machine, self.screen, self._rng = machine, screen, Random(1)
        before = len(screen.windows())
        self.process = machine.start_from_desktop(**environ)
        until(lambda: self._looks_alive() and len(screen.windows()) > before, "the window")

    def _looks_alive(self) -> bool:
        if self.process.poll() is not None:
            said = (self._machine.root / "srv/said").read_text(encoding="utf-8", errors="replace")
            raise FoundError(f"the program ended with status {self.process.returncode}: {said[-2000:]}")
        return True

    def play_until(self, condition: Callable[[], object], what: str, window: str | None = None) -> None:
        """Press keys that may do something until something is so."""

        def tried() -> object:
            self._looks_alive()
            keys = list(KEYS)
            if self._rng.random() < 1 / 2:
                self._rng.shuffle(keys)
            self.screen.press(*keys, window=window)
            return condition()

        until(tried, what)

    def play_a_while(self, window: str | None = None) -> None:
        """Press keys that may do something, where nothing is written that would tell what came of them."""
        end = time.monotonic() + PLAY_S
        self.play_until(lambda: time.monotonic() > end, "the end of a while", window)

    def close(self) -> None:
        """Leave as a person does."""
        self.screen.press("ctrl+q")
        until(lambda: self.process.poll() is not None, "the end of the program")
        if self.process.returncode:
            raise FoundError(f"the program ended with status {self.process.returncode}")

    def kill(self) -> None:
        """End it as a power failure would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        until(lambda: not self.screen.windows(), "the window to vanish")


def older_than(package: Path, folder: Path) -> Path:
    """Return the same package with a version that comes before."""
    raw, made = folder / "older", folder / "older.deb"
    subprocess.check_call(["dpkg-deb", "--raw-extract", package, raw])  # noqa: S607
    control = raw / "DEBIAN/control"
    lines = control.read_text(encoding="utf-8").splitlines(keepends=True)
    lines = ["Version: 0.0.1\n" if line.startswith("Version:") else line for line in lines]
    control.write_text("".join(lines), encoding="utf-8")
    subprocess.check_call(["dpkg-deb", "--root-owner-group", "-Znone", "--build", raw, made])  # noqa: S607
    shutil.rmtree(raw)
    return made


def check_upgrade(machine: Machine, screen: Screen, older: Path, package: Path) -> str:
    """Install an older version, stop in the middle of a deal, upgrade, and go on from there."""
    machine.run("apt-get", "update")
    machine.install(older)
    machine.prepare(language="de", theme="dark", own_name="Jörg")
    first = Visit(machine, screen)
    first.play_until(lambda: len(machine.moves()) > len(OPPONENTS), "the middle of a deal")
    first.kill()
    settings, moves = machine.settings.read_bytes(), machine.moves()
    machine.install(package)
    if (machine.settings.read_bytes(), machine.moves()) != (settings, moves):
        raise FoundError("the upgrade changed what a person has")
    return _go_on(machine, screen, moves, "upgraded")


def check_kill(machine: Machine, screen: Screen) -> str:
    """Kill the program in the middle of a deal, and go on from there."""
    machine.prepare(language="de")
    visit = Visit(machine, screen)
    visit.play_until(lambda: len(machine.moves()) > len(OPPONENTS), "the middle of a deal")
    visit.kill()
    return _go_on(machine, screen, machine.moves(), "killed")


def _go_on(machine: Machine, screen: Screen, moves: list[Any], name: str) -> str:
    before = len(machine.history())
    visit = Visit(machine, screen)
    visit.play_until(lambda: len(machine.history()) > before, "the end of the deal")
    screen.take_picture(name)
    visit.close()
    if machine.history()[-1]["moves"][: len(moves)] != moves:
        raise FoundError("the deal did not go on from where it was")
    return f"{len(moves)} moves were there again"


def check_games(machine: Machine, screen: Screen) -> str:
    """Play a deal of each game through the window."""
    games = [game["id"] for game in json.loads(machine.run(f"/usr/games/{NAME}", "games", "--json"))]
    for game in games:
        machine.prepare(last_game=game)
        before = len(machine.history())
        visit = Visit(machine, screen)
        visit.play_until(lambda before=before: len(machine.history()) > before, f"the end of a deal of {game}")  # type: ignore[misc]
        screen.take_picture(game)
        visit.close()
        if machine.history()[-1]["game"] != game:
            raise FoundError(f"a deal of {machine.history()[-1]['game']} instead of {game}")
    return ", ".join(games)


def check_selftest(machine: Machine, _screen: Screen) -> str:
    """Have the program test itself."""
    program = machine.start(NAME, "--selftest", DISPLAY="")
    if program.wait():
        raise FoundError((machine.root / "srv/said").read_text(encoding="utf-8", errors="replace")[-2000:])
    return "passed"


def check_second(machine: Machine, screen: Screen) -> str:
    """Open a second window: whatever is done there, no file changes."""
    machine.prepare()
    first = Visit(machine, screen)
    until((machine.data / "current.json").exists, "the first deal")
    known, before = screen.windows(), _contents_at_rest(machine.home)
    second = Visit(machine, screen)
    (window,) = (each for each in screen.windows() if each not in known)
    second.play_a_while(window)
    screen.take_picture("second")
    changed = {path for path, content in _contents(machine.home).items() if before.get(path) != content}
    for visit in (second, first):
        visit.process.terminate()
        visit.process.wait()
    if changed:
        raise FoundError(f"the second window wrote {sorted(changed)}")
    return "nothing written"


def _contents(folder: Path) -> dict[str, bytes]:
    """Return every file of a person but the pictures that the first window may still be drawing."""
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file() and ".cache" not in path.parts}


def _contents_at_rest(folder: Path) -> dict[str, bytes]:
    """Return the files of a person once the computer players wait for him, and nothing is written any more."""
    found, since = _contents(folder), time.monotonic()

    def rests() -> bool:
        nonlocal found, since
        now = _contents(folder)
        if now != found:
            found, since = now, time.monotonic()
        return time.monotonic() - since > REST_S

    until(rests, "a pause")
    return found


def check_read_only(machine: Machine, screen: Screen) -> str:
    """Open the window for somebody who may write nowhere."""
    machine.prepare()
    machine.run("chown", "-R", "root", HOME)
    visit = Visit(machine, screen)
    visit.play_a_while()
    screen.take_picture("read-only")
    visit.process.terminate()
    visit.process.wait()
    machine.run("chown", "-R", USER, HOME)
    return "the window opens"


def check_no_screen(machine: Machine, _screen: Screen) -> str:
    """Say why no window can be opened."""
    for display, word in (("", "no display"), (":94", "could not connect to display :94")):
        (machine.root / "srv/said").unlink()
        status = machine.start_from_desktop(DISPLAY=display).wait()
        said = (machine.root / "srv/said").read_text(encoding="utf-8")
        if not status or word not in said:
            raise FoundError(f"status {status}: {said}")
    return "told on the terminal"


def check_removal(machine: Machine, _screen: Screen) -> str:
    """Remove the package: nothing is left but what belongs to the person."""
    machine.run("apt-get", "purge", "--yes", NAME)
    found = machine.run("find", "/", "-xdev", "-iname", f"*{NAME}*", "-not", "-path", "/proc/*").splitlines()
    left = [path for path in found if not path.startswith((HOME, "/srv", "/var/log"))]
    if left:
        raise FoundError(f"left behind: {left}")
    if not machine.settings.exists() or not machine.history():
        raise FoundError("the person's files are gone")
    return "only the person's files are left"


def check(machine: Machine, screen: Screen, older: Path, package: Path) -> None:
    """Do everything, one after the other, and tell how it went; raises `FoundError`."""
    checks: dict[str, Callable[[Machine, Screen], str]] = {
        "upgrade": lambda machine, screen: check_upgrade(machine, screen, older, package),
        "self-test": check_selftest,
        "games": check_games,
        "kill": check_kill,
        "second window": check_second,
        "read-only home": check_read_only,
        "no screen": check_no_screen,
        "removal": check_removal,
    }
    for name, one in checks.items():
        begun = time.monotonic()
        print(f"{name}: {one(machine, screen)} ({time.monotonic() - begun:.0f} s)", flush=True)


@contextlib.contextmanager
def _folder(kept: Path | None) -> Iterator[Path]:
    """Return a folder for the machine, which is deleted unless it is to be kept."""
    if kept is not None:
        kept.mkdir(parents=True, exist_ok=True)
        yield kept
        return
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


def main(arguments: Sequence[str]) -> int:
    """Obey the command line; return the exit status."""
    parser = argparse.ArgumentParser(description="Install and use a package on a clean Debian.")
    parser.add_argument("package", type=Path, help="the .deb")
    parser.add_argument("--older", type=Path, help="what is upgraded; the same with a lower version by default")
    parser.add_argument("--suite", default="bookworm", help="which Debian (bookworm)")
    parser.add_argument("--mirror", default="http://deb.debian.org/debian", help="where it comes from")
    parser.add_argument("--base", type=Path, help="a fresh machine of debootstrap to copy, in place of a new one")
    parser.add_argument("--keep", type=Path, help="where the machine is made; else it is deleted at the end")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the screen")
    options = parser.parse_args(arguments)
    with _folder(options.keep) as folder, contextlib.ExitStack() as stack:
        machine = Machine(folder / "root")
        if options.base is None:
            machine.make(options.suite, options.mirror)
        else:
            subprocess.check_call(["cp", "--archive", options.base, machine.root])  # noqa: S607
            machine.furnish()
        subprocess.check_call(["mount", "-t", "proc", "proc", machine.root / "proc"])  # noqa: S607
        stack.callback(subprocess.check_call, ["umount", machine.root / "proc"])
        screen = Screen(options.pictures)
        stack.callback(screen.close)
        try:
            check(machine, screen, options.older or older_than(options.package, folder), options.package)
        except FoundError as error:
            screen.take_picture("found")
            print(f"FAILED: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
