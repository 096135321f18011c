# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a release needs beside the packages: ``release.py check`` before they are made, ``finish FOLDER`` after.

check   the tag (``TAG``), the version and the changelog belong together, and About sends people to this ``REPOSITORY``
finish  writes the checksums of all files of a folder into it, and the release notes into ``notes.md``
"""

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the program of this checkout and no other

import changelog
from kartenspiel import DOWNLOADS, __version__
from package import checksums

SUMS = "SHA256SUMS"
NOTES = Path("notes.md")


def faults(environ: Mapping[str, str], log: str | None = None) -> Iterator[str]:
    """Yield what keeps this from being released."""
    tag, repository = environ.get("TAG", ""), environ.get("REPOSITORY", "")
    if tag and tag != f"v{__version__}":
        yield f"The tag is {tag}, but kartenspiel/__init__.py says {__version__}."
    if tag:
        try:
            changelog.notes(__version__, log)
        except ValueError as error:
            yield f"{error}: rename the section “Unreleased” to “{__version__} - YYYY-MM-DD”."
    if repository and not DOWNLOADS.startswith(f"{repository}/"):
        yield f"About sends people to {DOWNLOADS}, not to {repository}: set DOWNLOADS in kartenspiel/__init__.py."


def finish(folder: Path) -> None:
    """Write the checksums and the release notes."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    (folder / SUMS).write_text(checksums(files), encoding="utf-8")
    NOTES.write_text(changelog.notes(__version__), encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Obey the command line; return the exit status."""
    if arguments[:1] == ["finish"] and len(arguments) == len(["finish", "FOLDER"]):
        finish(Path(arguments[1]))
        return 0
    if list(arguments) != ["check"]:
        print(__doc__, file=sys.stderr)
        return 2
    found = list(faults(os.environ))
    for fault in found:
        print(fault, file=sys.stderr)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
