# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Makes a package for Debian and its kin of the program's folder: ``debian.py FOLDER INTO``.

What the system has in packages of its own is not shipped again, but depended upon: ``dpkg-shlibdeps`` finds of which.
"""

import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from hashlib import md5
from pathlib import Path
from xml.sax.saxutils import escape

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the program of this checkout and no other

import changelog
import contents
import icons
from kartenspiel import DOWNLOADS, __version__
from kartenspiel.shipped import LICENCES

NAME = "kartenspiel"
LINUX = Path(__file__).resolve().parent / "linux"
MAINTAINER = "The Kartenspiel authors <kartenspiel@users.noreply.github.com>"
FONT = "fonts-dejavu-core | fonts-dejavu | fonts-noto-core | fonts-liberation | fonts-freefont-ttf"
"""One font at least: Qt draws no letters without."""
DESCRIPTION = """\
Austrian Rufen card games against computer players
 Königrufen as played in Rußbach and in Graden, Rufmariasch, Anrufen,
 Zwanzigerrufen and the great Königrufen: games in which a player calls a
 card, and whoever holds it is the partner, as yet unknown.
 .
 One person plays against computer players, offline, in German or English,
 by the house rules one is used to."""
_PARAGRAPHS = 12
"""So many news of a release are shown in software centres; the changelog has all."""


def make(program: Path, into: Path, when: datetime) -> Path:
    """Make a package of the program in a folder, and return it."""
    architecture = _said("dpkg", "--print-architecture")
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / NAME
        own = root / "usr/lib" / NAME
        shutil.copytree(program, own, symlinks=True)
        leave_to_system(own)
        _strip(own)
        _furnish(root, when)
        _write_control(root, architecture, dependencies(own))
        for path in root.rglob("*"):
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or path == own / NAME else 0o644)
        made = into / f"{NAME}_{__version__}_{architecture}.deb"
        subprocess.check_call(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, made])  # noqa: S607
    return made


def leave_to_system(own: Path) -> None:
    """Take out what portable archives hold for desktops that lack it."""
    for path in [*own.rglob("lib*.so*"), *own.rglob("fonts/*")]:
        if path.is_symlink() or path.is_file():
            shipped = path.parent.name != "fonts" and not contents.BORROWED.match(path.name)
            if not shipped or not path.exists():  # or a link that leads to something that was left out
                path.unlink()
    shutil.rmtree(own / "_internal" / NAME / "resources/fonts", ignore_errors=True)


def _strip(own: Path) -> None:
    """Take out of libraries what only a debugger reads; Qt's come without it, those of ICU beside them do not."""
    files = [path for path in own.rglob("libicu*") if not path.is_symlink()]
    if files:  # without any, strip would look for a file of its own
        subprocess.check_call(["strip", "--strip-unneeded", *files])  # noqa: S607


def _furnish(root: Path, when: datetime) -> None:
    """Add what a desktop and a person at a terminal look for."""
    share = root / "usr/share"
    _write(share / f"applications/{NAME}.desktop", (LINUX / f"{NAME}.desktop").read_text(encoding="utf-8"))
    _write(share / f"mime/packages/{NAME}.xml", (LINUX / f"{NAME}.xml").read_text(encoding="utf-8"))
    _write(share / "metainfo/org.kartenspiel.Kartenspiel.metainfo.xml", metainfo(when))
    icons.write_theme(share / "icons/hicolor")
    _zip(share / f"man/man6/{NAME}.6.gz", man_page(f"{NAME}.6", when))
    _zip(share / f"man/de/man6/{NAME}.6.gz", man_page(f"{NAME}.de.6", when))
    _write(share / f"doc/{NAME}/copyright", _copyright())
    _zip(share / f"doc/{NAME}/changelog.gz", debian_changelog(when))
    _write(share / f"lintian/overrides/{NAME}", (LINUX / "lintian-overrides").read_text(encoding="utf-8"))
    (root / "usr/games").mkdir(parents=True)
    (root / "usr/games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")


def metainfo(when: datetime) -> str:
    """Return what software centres show."""
    template = (LINUX / f"{NAME}.metainfo.xml").read_text(encoding="utf-8")
    return template.replace("@HOME@", DOWNLOADS.removesuffix("/releases")).replace("@RELEASES@", _releases(when))


def _releases(when: datetime) -> str:
    shown = []
    for release in changelog.releases(__version__, when):
        items = "".join(f"\n          <li>{escape(each)}</li>" for each in release.news[:_PARAGRAPHS])
        shown.append(
            f'    <release version="{release.version}" date="{release.day:%Y-%m-%d}">\n'
            f"      <description>\n        <ul>{items}\n        </ul>\n      </description>\n    </release>"
        )
    return "\n".join(shown)


def man_page(name: str, when: datetime) -> str:
    """Return a page of the manual with its version and day."""
    page = (LINUX / name).read_text(encoding="utf-8")
    return page.replace("@VERSION@", __version__).replace("@DAY@", f"{when:%Y-%m-%d}")


def debian_changelog(when: datetime) -> str:
    """Return the release notes as packages have them."""
    return "\n".join(
        f"{NAME} ({release.version}) stable; urgency=medium\n\n"
        + "".join(
            textwrap.fill(each, 79, initial_indent="  * ", subsequent_indent="    ") + "\n" for each in release.news
        )
        + f"\n -- {MAINTAINER}  {format_datetime(release.day)}\n"
        for release in changelog.releases(__version__, when)
    )


def _copyright() -> str:
    template = (LINUX / "copyright").read_text(encoding="utf-8")
    return template.replace("@LICENCES@", f"/usr/lib/{NAME}/_internal/{NAME}/{LICENCES}")


def dependencies(own: Path) -> str:
    """Return the packages whose libraries the program needs, as the field ``Depends`` names them."""
    ours = {path.parent for path in own.rglob("*.so*")}
    elves = [path for path in own.rglob("*") if path.is_file() and not path.is_symlink() and _is_elf(path)]
    with tempfile.TemporaryDirectory() as folder:
        _write(Path(folder) / "debian/control", f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n")
        command = [
            "dpkg-shlibdeps",
            "-O",
            "--ignore-missing-info",
            *(f"-l{path}" for path in sorted(ours)),
            *map(str, elves),
        ]
        said = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout
    return said.strip().removeprefix("shlibs:Depends=") + f", {FONT}"


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _write_control(root: Path, architecture: str, depends: str) -> None:
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    sums = "".join(
        f"{md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n" for path in files
    )
    size = sum(-(-path.stat().st_size // 1024) for path in files)
    fields = {
        "Package": NAME,
        "Version": __version__,
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size),
        "Depends": depends,
        "Recommends": "hicolor-icon-theme, shared-mime-info",
        "Section": "games",
        "Priority": "optional",
        "Homepage": DOWNLOADS.removesuffix("/releases"),
        "Description": DESCRIPTION,
    }
    _write(root / "DEBIAN/control", "".join(f"{field}: {value}\n" for field, value in fields.items()))
    _write(root / "DEBIAN/md5sums", sums)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _zip(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _said(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def last_change() -> datetime:
    """Return when what is packaged was changed last, so that the same sources make the same package."""
    set_by_hand = os.environ.get("SOURCE_DATE_EPOCH", "")
    if re.fullmatch(r"\d+", set_by_hand):
        return datetime.fromtimestamp(int(set_by_hand), UTC)
    asked = subprocess.run(
        ["git", "log", "-1", "--format=%ct"],  # noqa: S607
        cwd=LINUX,
        capture_output=True,
        text=True,
        check=False,
    )
    return datetime.fromtimestamp(int(asked.stdout), UTC) if asked.stdout.strip() else datetime.now(UTC)


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    program, into = map(Path, arguments)
    print(make(program, into, last_change()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
