# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Lines of JSON, read strictly, and values shown in messages."""

import io

import pytest

from kartenspiel.controller import jsonl
from kartenspiel.controller.jsonl import JsonError, decode, is_same, lines
from kartenspiel.model.quoting import clip, quote


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b'{"a": 1', "not JSON: a comma or a closing bracket is missing (column 8)"),
        (b"deal", "not JSON: a value is missing (column 1)"),
        (b"{a: 1}", "not JSON: a key in double quotes is missing (column 2)"),
        (b'{"a" 1}', "not JSON: a colon is missing (column 6)"),
        (b'["a]', "not JSON: a text is never closed by a double quote (column 2)"),
        (rb'["\a"]', "not JSON: a backslash begins nothing that is known; for the sign itself write two (column 3)"),
        (rb'["\u00"]', "not JSON: four hexadecimal digits must follow \\u (column 4)"),
        (b'{"a": 1} x', "not JSON: something follows the value (column 10)"),
        (b'{"a": NaN}', "not JSON: NaN is no number of JSON"),
        (b'{"a": -Infinity}', "not JSON: -Infinity is no number of JSON"),
        (b'{"a": 1, "b": {"c": 1, "c": 1}}', 'not JSON: the key "c" stands twice in an object'),
        (
            b'{"a": "\x00"}',
            "not JSON: a text has a control sign in it; write \\u and four digits (column 8)",
        ),
        (b'{"a": "\xff"}', "not JSON: byte 8 is not UTF-8"),
        (b"\xef\xbb\xbf{}", "not JSON: it begins with a byte order mark; save the file as UTF-8 without one"),
        (b"[" * 200_000, "not JSON: nested too deeply"),
        (b'{"a":' * 101 + b"1" + b"}" * 101, "not JSON: nested too deeply"),
        (b"9" * 10_000, "not JSON: a number has too many digits"),
    ],
)
def test_a_line_that_is_not_json_is_refused(line: bytes, message: str) -> None:
    with pytest.raises(JsonError) as caught:
        decode(line)
    assert str(caught.value) == message


def test_brackets_beside_one_another_or_in_a_text_are_not_nested() -> None:
    assert decode("[" + "[]," * 500 + "{}]") == [[]] * 500 + [{}]
    assert decode('["' + "[" * 500 + '\\""]') == ["[" * 500 + '"']


def test_a_line_that_never_ends_is_not_kept_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jsonl, "LONGEST", 100)
    found = list(lines(io.BytesIO(b"1\n" + b"x" * 1000 + b"\n2\n")))
    assert [(number, len(line)) for number, line in found] == [(1, 2), (2, 101), (3, 2)]
    with pytest.raises(JsonError):
        decode(found[1][1])


def test_empty_lines_are_counted_and_left_out() -> None:
    assert list(lines(io.BytesIO(b"\n1\r\n \t \n\n2"))) == [(2, b"1\r\n"), (5, b"2")]


@pytest.mark.parametrize("other", [1.0, "1", True, None, [1], {"1": 1}])
def test_values_of_different_types_differ(other: object) -> None:
    assert not is_same(other, 1)
    assert not is_same(1, other)
    assert not is_same({"a": [other]}, {"a": [1]})
    assert is_same([other, {"b": other}], [other, {"b": other}])


def test_what_is_shown_stays_on_one_line_and_short() -> None:
    assert clip("a\nb\x1b[31m\u2028") == "a\\nb\\x1b[31m\\u2028"
    assert len(clip("x" * 10_000)) < 1000
    assert quote({"a": [None, True, "ä"]}) == '{"a": [null, true, "ä"]}'


@pytest.mark.parametrize("piece", [1, 7, 40, 1000])
def test_lines_near_something_are_all_in_which_it_stands(monkeypatch: pytest.MonkeyPatch, piece: int) -> None:
    monkeypatch.setattr(jsonl, "_PIECE", piece)
    every = [b"%d %s\n" % (number, b"one" if number % 5 == 2 else b"other") for number in range(40)] + [b"\n", b"one"]
    stream = io.BytesIO(b"".join(every))
    stream.seek(len(every[0]))
    found = dict(jsonl.lines_near(stream, b"one"))
    assert [line for line in found if b"one" in line] == [line for line in every[1:] if b"one" in line]
    assert all(b"".join(every)[:place].endswith(line) for line, place in found.items())


def test_lines_that_are_far_from_it_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jsonl, "_PIECE", 64)
    stream = io.BytesIO(b"other\n" * 1000 + b"one\n" + b"other\n" * 1000)
    assert len(list(jsonl.lines_near(stream, b"one"))) < 64
