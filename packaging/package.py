# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Makes what people download, on each system for itself: ``python3 packaging/package.py``.

Linux    a package for Debian, Ubuntu and their kin, and a portable archive
Windows  an installer (where Inno Setup is installed) and a portable archive
macOS    a disk image with the app, for the kind of processor on which it is made

With ``KARTENSPIEL_MEASURE=1`` only the folder of the program is made, and in it what ``measure.py`` needs.

All come to lie in ``dist``, with a file of checksums beside them.  Where ``SIGN_WINDOWS`` has a command that signs a
file, or ``SIGN_MACOS`` the name of an identity, what is made is signed.

Runs on the Python of the system, so it imports nothing that has to be installed first.
"""

import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 -- this file is what an older Python gets to see
    sys.exit(f"Kartenspiel needs Python 3.11 or later; this is {sys.version.split()[0]}.")

import environment
import kernel
import system

sys.path.insert(0, str(environment.ROOT))  # the program of this checkout and no other
from kartenspiel import __version__

ROOT = environment.ROOT
DIST = ROOT / "dist"
HERE = Path(__file__).resolve().parent
INNO_SETUP = ("iscc", r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe", r"C:\Program Files\Inno Setup 6\ISCC.exe")
_PROGRAM = "kartenspiel"
_MACHINES = {"amd64": "x86_64", "x86_64": "x86_64", "arm64": "arm64", "aarch64": "arm64"}


class PackageError(Exception):
    """Something cannot be made; the message says why and what to do."""


def main() -> int:
    """Make everything for this system; return the exit status."""
    try:
        python = str(environment.ensure("package"))
        kernel.build(kernel.COMPILED_FOLDER, python)
        system.ensure(environment.packages(), "package", environment.stamp("package.system"))
        _run(python, "-m", "PyInstaller", "--noconfirm", "--distpath", DIST, "--workpath", ROOT / "build",
             HERE / "pyinstaller/kartenspiel.spec")  # fmt: skip
        if os.environ.get("KARTENSPIEL_MEASURE"):
            print(f"{DIST / _PROGRAM} can be measured. No packages are made of it: nobody else needs what measures.")
            return 0
        make = {"win32": _make_for_windows, "darwin": _make_for_macos}.get(sys.platform, _make_for_linux)
        made = make(python)
        (DIST / f"{_archive_name()}.sha256").write_text(checksums(made), encoding="utf-8")
    except (environment.SetupError, system.SetupError, kernel.KernelError, PackageError) as error:
        print(error, file=sys.stderr)
        return 1
    for file in made:
        print(f"{file}: {file.stat().st_size / 1e6:.1f} MB")
    return 0


def checksums(files: Sequence[Path]) -> str:
    """Return what ``sha256sum --check`` reads, for files in one folder."""
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)


def _make_for_linux(python: str) -> list[Path]:
    archive = DIST / f"{_archive_name()}.tar.xz"
    with tarfile.open(archive, "w:xz") as tar:
        tar.add(DIST / _PROGRAM, _archive_name(), filter=_of_nobody)
    if shutil.which("dpkg-deb") is None:
        print("There is no dpkg-deb here: only the portable archive is made.")
        return [archive]
    _run(python, HERE / "debian.py", DIST / _PROGRAM, DIST)
    return [archive, *sorted(DIST.glob(f"{_PROGRAM}_{__version__}_*.deb"))]


def _make_for_windows(_python: str) -> list[Path]:
    signing = shlex.split(os.environ.get("SIGN_WINDOWS", ""), posix=False)
    if signing:
        for program in sorted((DIST / _PROGRAM).glob("*.exe")):
            _run(*signing, program)
    made = [Path(shutil.make_archive(str(DIST / _archive_name()), "zip", DIST, _PROGRAM))]
    compiler = next(filter(None, map(shutil.which, INNO_SETUP)), None)
    if compiler is None:
        print("Inno Setup is not here: only the portable archive is made.")
        return made
    name = f"{_archive_name()}-setup"
    _run(compiler, f"/DVersion={__version__}", f"/DName={name}", f"/O{DIST}", HERE / "windows/kartenspiel.iss")
    if signing:
        _run(*signing, DIST / f"{name}.exe")
    return [*made, DIST / f"{name}.exe"]


def _make_for_macos(_python: str) -> list[Path]:
    app, image = DIST / "Kartenspiel.app", DIST / f"{_archive_name()}.dmg"
    identity = os.environ.get("SIGN_MACOS")
    if identity:
        rights = HERE / "macos/entitlements.plist"
        _run("codesign", "--force", "--deep", "--options", "runtime", "--timestamp", "--entitlements", rights,
             "--sign", identity, app)  # fmt: skip
    folder = ROOT / "build/image"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(app, folder / app.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    _run("hdiutil", "create", "-ov", "-format", "ULMO", "-volname", "Kartenspiel", "-srcfolder", folder, image)
    if identity:
        _run("codesign", "--sign", identity, image)
    return [image]


def _archive_name() -> str:
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    machine = platform.machine().lower()
    return f"{_PROGRAM}-{__version__}-{system}-{_MACHINES.get(machine, machine)}"


def _of_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def _run(*command: object) -> None:
    status = subprocess.call([*map(str, command)], cwd=ROOT)
    if status:
        raise PackageError(f"{Path(str(command[0])).name} failed with status {status}; see above.")


if __name__ == "__main__":
    sys.exit(main())
