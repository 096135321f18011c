# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The texts that the code marks for translation with ``_("…")``, found without running it.

Qt's tool knows neither that name nor that a context is a package.  It is handed what it does know: one file of
``QT_TRANSLATE_NOOP`` calls, made of the texts found here.
"""

import ast
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path


class MarkError(ValueError):
    """A text is marked that is no literal, so that nobody could translate it; the message says where."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A text that is marked for translation."""

    context: str
    """What `marker` and `room_marker` of the model make of ``__package__``, as ``games.russbach``."""
    source: str
    plural: bool
    """Whether a number in it decides between forms."""


def marks_in(code: Path) -> Iterator[Mark]:
    """Yield the texts marked by the modules under the folder of a package, in the order of files and lines."""
    for file in sorted(code.rglob("*.py")):
        found = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
        is_room = any(_calls(call, "room_marker") for call in found)
        context = ".".join((file.parent.parent if is_room else file.parent).relative_to(code).parts)
        calls = [call for call in found if _calls(call, "_")]
        for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
            yield Mark(context, _literal(call, file), any(keyword.arg == "plural" for keyword in call.keywords))


def for_qt(marks: Iterable[Mark]) -> str:
    """Return a Python file in which Qt's tool finds the texts."""
    calls = [
        f"QT_TRANSLATE_NOOP({_quoted(mark.context)}, {_quoted(mark.source)}{', None, 1' * mark.plural})"
        for mark in marks
    ]
    return "\n".join([*calls, ""])


def _calls(call: ast.Call, function: str) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == function


def _literal(call: ast.Call, file: Path) -> str:
    text = call.args[0] if call.args else None
    if isinstance(text, ast.Constant) and isinstance(text.value, str):
        return text.value
    message = f"{file}:{call.lineno}: only a literal can be marked for translation"
    raise MarkError(message)


def _quoted(text: str) -> str:
    """Return a string literal that Python and Qt's tool read alike."""
    return json.dumps(text, ensure_ascii=False)
