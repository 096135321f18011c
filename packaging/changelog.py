# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Release notes, taken from CHANGELOG.md: the one place where they are written."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"
_HEAD = re.compile(r"^## (?P<version>\S+)(?: - (?P<day>\d{4}-\d\d-\d\d))?$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Release:
    """One version: its day and what is new in it, each a line without marks."""

    version: str
    day: datetime
    news: tuple[str, ...]


def releases(version: str, now: datetime, text: str | None = None) -> Iterator[Release]:
    """Yield the releases, newest first; what is unreleased comes out as `version`, now."""
    text = CHANGELOG.read_text(encoding="utf-8") if text is None else text
    heads = [*_HEAD.finditer(text)]
    for head, end in zip(heads, [*(each.start() for each in heads[1:]), len(text)], strict=True):
        day = datetime.fromisoformat(head["day"]).replace(tzinfo=UTC) if head["day"] else now
        name = version if head["version"] == "Unreleased" else head["version"]
        news = re.findall(r"^- (.+(?:\n  .+)*)", text[head.end() : end], re.MULTILINE)
        if news:
            yield Release(name, day, tuple(_plain(each) for each in news))


def _plain(markdown: str) -> str:
    """Return an item without marks and line breaks."""
    return re.sub(r"[`*]", "", " ".join(markdown.split()))


def notes(version: str, text: str | None = None) -> str:
    """Return what is new in a version as it is written; raises `ValueError` where the changelog has nothing of it."""
    text = CHANGELOG.read_text(encoding="utf-8") if text is None else text
    found = re.search(rf"^## {re.escape(version)}\b.*\n(?P<body>(?:(?!## ).*\n?)*)", text, re.MULTILINE)
    if found is None or not found["body"].strip():
        message = f"CHANGELOG.md has no section for {version}"
        raise ValueError(message)
    return found["body"].strip() + "\n"
