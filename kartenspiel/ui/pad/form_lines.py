# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the fields of a deal stand in the form: line by line, in parts of which some are closed."""

from collections.abc import Sequence
from itertools import groupby

from kartenspiel.model.pad.form import Field, FormPart, NumberField, OneField, Option, PadAnswers, SeveralField
from kartenspiel.model.pad.score_pad import Entered
from kartenspiel.model.text import Value, marker
from kartenspiel.ui.pad.switch_row import SwitchLine
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

FormLine = Field | SwitchLine | FormPart
"""A field, a row of switches, or the head of a part of the form."""
_ENTERED = _("{what}: {answer}")


def section_of(field: Field) -> FormPart | None:
    """Return in which part of the form a field stands."""
    return field.section


def lines_of(fields: Sequence[Field], words: Wording) -> list[tuple[FormPart | None, FormLine]]:
    """Return all lines, each with the part in which it stands; a part that can be closed begins with its head."""
    found: list[tuple[FormPart | None, FormLine]] = []
    for section, members in groupby(fields, section_of):
        if section is not None and section.folded:
            found.append((section, section))
        found += [(section, line) for line in _lines_in(list(members), words)]
    return found


def _lines_in(fields: Sequence[Field], words: Wording) -> list[FormLine]:
    """Return the lines of a part: its switches stand in rows where the first of them was asked."""
    found: list[FormLine] = []
    rows: dict[tuple[str, str], list[tuple[OneField, Option]]] = {}
    place = 0
    for field in fields:
        if not isinstance(field, OneField) or field.switch is None:
            found.append(field)
            continue
        if not rows:
            place = len(found)
        for option in field.options:
            if option.id != field.usual:
                rows.setdefault((option.id, words.text(_heading(option))), []).append((field, option))
    switches = [SwitchLine(_heading(rows[key][0][1]), tuple(rows[key])) for key in sorted(rows, key=_id_of)]
    return [*found[:place], *switches, *found[place:]]


def _heading(option: Option) -> Value:
    return option.label if option.heading is None else option.heading


def _id_of(key: tuple[str, str]) -> str:
    """Return the option of a row: seats stand in their order, the declarer's side first."""
    return key[0]


def is_entered(field: Field, answers: PadAnswers) -> bool:
    """Tell whether something was entered in a field beside what is usual."""
    answer = answers.get(field.id)
    if isinstance(field, OneField):
        return answer != field.usual and any(option.id == answer for option in field.options)
    if isinstance(field, SeveralField):
        return bool(answer)
    return isinstance(field, NumberField) and type(answer) is int


def needed(section: FormPart, entered: Entered, answers: PadAnswers) -> bool:
    """Tell whether a part must be seen: something in it is missing, cannot be, or was entered."""
    troubled = {problem.field for problem in entered.problems} | {field.id for field in entered.missing}
    fields = [field for field in entered.fields if field.section == section]
    return any(field.id in troubled or is_entered(field, answers) for field in fields)


def summary(section: FormPart, entered: Entered, answers: PadAnswers, words: Wording) -> str:
    """Return what was entered in a part, in a line; "" where that is nothing."""
    told = []
    for field in entered.fields:
        if field.section == section and is_entered(field, answers) and isinstance(field, OneField):
            what = field.label if field.group is None else field.group
            answer = next(option.label for option in field.options if option.id == answers[field.id])
            told.append(words.text(_ENTERED(what=what, answer=answer)))
    return " · ".join(told)
