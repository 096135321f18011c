# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""House rules as typed options."""

import pickle
from typing import Any, Literal

import pytest

from kartenspiel.model.options import (
    Conflict,
    HouseRules,
    OptionError,
    as_json,
    choice,
    describe,
    flag,
    from_json,
    house_rules,
    integer,
    members,
    specs,
    to_json,
    to_text,
)
from kartenspiel.model.text import Text

WORD = Text("test", "Word")


@house_rules
class Rules(HouseRules):
    size: Literal[3, 4] = choice(4, allowed={4: WORD, 3: WORD}, label=WORD, help=WORD)
    absolut: str | int = choice("off", allowed={"off": WORD, 45: WORD}, label=WORD, help=WORD)
    final: bool = flag(default=False, label=WORD, help=WORD)
    stake: int = integer(10, 1, 1000, label=WORD, help=WORD)
    triggers: frozenset[str] = members(frozenset({"a"}), allowed={"a": WORD, "b": WORD}, label=WORD, help=WORD)

    def conflict(self) -> Conflict | None:
        even = self.final and not self.stake % 2
        return Conflict(("final", "stake"), Text("test", "odd for {size}.")(size=self.size)) if even else None


SPECS = {spec.id: spec for spec in specs(Rules)}


def test_options_keep_their_order() -> None:
    assert list(SPECS) == ["size", "absolut", "final", "stake", "triggers"]
    assert [spec.type for spec in SPECS.values()] == ["choice", "choice", "bool", "integer", "set"]


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        ("size", "3", 3),
        ("absolut", "off", "off"),
        ("absolut", "45", 45),
        ("final", "true", True),
        ("stake", "1000", 1000),
        ("triggers", "a,b", frozenset("ab")),
        ("triggers", "", frozenset()),
        ("triggers", " b , a ", frozenset("ab")),
    ],
)
def test_values_are_read_as_the_command_line_writes_them(option: str, text: str, value: object) -> None:
    assert SPECS[option].parse(text) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("size", "5"), ("final", "yes"), ("final", "True"), ("stake", "0"), ("stake", "1001"), ("stake", "1.0"),
        ("stake", "²"), ("stake", ""), ("stake", "--1"), ("triggers", "a,a"), ("triggers", "c"),
    ],
)  # fmt: skip
def test_other_texts_are_refused_with_what_is_allowed(option: str, text: str) -> None:
    with pytest.raises(OptionError, match=rf"{option}: no value .*; allowed: "):
        SPECS[option].parse(text)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("size", "4"), ("size", 4.0), ("final", 1), ("final", "true"), ("stake", True), ("stake", 1.0),
        ("triggers", "a"), ("triggers", ["a", "a"]), ("triggers", [1]), ("absolut", 50), ("absolut", None),
    ],
)  # fmt: skip
def test_types_are_strict(option: str, value: object) -> None:
    with pytest.raises(OptionError, match=option):
        SPECS[option].check(value)


def test_rules_read_back() -> None:
    rules = from_json(Rules, {"size": 3, "triggers": ["b", "a"], "final": True, "stake": 11})
    assert as_json(rules) == {"size": 3, "absolut": "off", "final": True, "stake": 11, "triggers": ["a", "b"]}
    assert from_json(Rules, as_json(rules)) == rules
    assert as_json(from_json(Rules, {})) == {name: to_json(spec.default) for name, spec in SPECS.items()}


def test_options_in_conflict_are_refused_with_the_reason() -> None:
    with pytest.raises(OptionError, match=r"^final, stake: odd for 3\.$"):
        from_json(Rules, {"size": 3, "final": True})


def test_plain_values_and_help() -> None:
    assert [to_text(value) for value in (True, 45, "off", frozenset("ba"))] == ["true", "45", "off", "a,b"]
    assert describe(SPECS["size"]) == "Word"


DEFAULTS: dict[str, Any] = {spec.id: spec.default for spec in specs(Rules)}


def test_the_hash_of_rules_is_kept_but_not_taken_along_to_another_process() -> None:
    asked, unasked = (Rules(**{**DEFAULTS, "stake": 7}) for _ in range(2))
    assert hash(asked) != hash(Rules(**DEFAULTS))
    assert pickle.dumps(asked) == pickle.dumps(unasked)
    assert hash(asked) == hash(unasked)


def test_rules_read_again_are_the_same_object() -> None:
    assert from_json(Rules, {"stake": 7}) is from_json(Rules, {"stake": 7, "size": 4})
