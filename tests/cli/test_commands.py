# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The commands as somebody at a terminal, or a program, meets them."""

import json
import re
import shlex
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from kartenspiel import cli
from kartenspiel.controller import bench
from kartenspiel.model.game import Game
from kartenspiel.model.options import from_json, specs
from kartenspiel.players.kernel.arrays import COMPILED
from tests.cli.commands import ROOT, call, kartenspiel
from tests.controller.dealt import GAMES, examples
from tests.controller.test_protocol import STRANGER

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def test_the_list_of_games_is_the_one_that_programs_expect() -> None:
    listed = json.loads(kartenspiel("games", "--json").out)
    assert [each["id"] for each in listed] == list(GAMES)
    for each in listed:
        known = {spec.id: spec for spec in specs(GAMES[each["id"]].house_rules)}
        assert [option["id"] for option in each["options"]] == list(known)
        for option in each["options"]:
            assert option.keys() >= {"id", "type", "values", "default", "help"}
            assert option["type"] in {"choice", "bool", "integer", "set"}
            assert option["help"]
            known[option["id"]].check(option["default"])
        assert each["presets"]
        for preset in each["presets"]:
            assert list(preset["options"]) == list(known)
            from_json(GAMES[each["id"]].house_rules, preset["options"])


def test_the_list_of_games_for_people_explains_every_option() -> None:
    text = kartenspiel("games").out
    for game in GAMES.values():
        assert f"{game.id}: " in text
        for spec in specs(game.house_rules):
            assert f"    {spec.id}=" in text


@every_game
def test_what_simulate_writes_check_accepts(game: Game, tmp_path: Path) -> None:
    written = call("simulate", game.id, "--deals", 8, "--seed", 1)
    assert (written.status, written.err) == (0, "")
    assert call("check", given=written.out.encode()).out == "ok 8\n"
    file = tmp_path / "records.jsonl"
    assert call("simulate", game.id, "--deals", 8, "--seed", 1, "--out", file).out == ""
    assert file.read_text() == written.out
    assert call("check", file, "-", given=written.out.encode()).out == "ok 16\n"


def test_a_program_writes_and_reads_what_we_do(tmp_path: Path) -> None:
    written = kartenspiel("simulate", "russbach", "--deals", 8, "--seed", 1)
    assert (written.status, written.err) == (0, "")
    assert written.out == call("simulate", "russbach", "--deals", 8, "--seed", 1).out
    file = tmp_path / "records.jsonl"
    assert kartenspiel("simulate", "russbach", "--deals", 8, "--seed", 1, "--threads", 2, "--out", file).out == ""
    assert file.read_text() == written.out
    assert kartenspiel("check", file, "-", given=written.out.encode()).out == "ok 16\n"


@every_game
def test_without_a_seed_every_run_deals_other_cards(game: Game) -> None:
    assert call("simulate", game.id, "--deals", 1).out != call("simulate", game.id, "--deals", 1).out


@every_game
def test_every_game_is_played_without_dummies_too(game: Game) -> None:
    assert call("simulate", game.id, "--deals", 1, "--seed", 1, "--dummies", 0).status == 0


def test_so_many_dummies_are_the_first_form_with_that_number_that_the_options_leave_open() -> None:
    def mode(*options: str) -> object:
        written = call("simulate", "koenigrufen", "--deals", 1, "--seed", 1, *options)
        return json.loads(written.out)["options"]["table_mode"]

    assert mode("--dummies", "0") == "four"
    assert mode("--dummies", "1") == "three_flying"
    assert mode("--dummies", "1", "--option", "table_mode=three_fixed") == "three_fixed"
    assert mode("--dummies", "2") == "two"


def test_options_go_over_the_preset_and_the_first_preset_is_the_default() -> None:
    def rules(*arguments: str) -> dict[str, object]:
        found: dict[str, object] = json.loads(call("simulate", "russbach", "--deals", 1, *arguments).out)["options"]
        return found

    assert (rules()["unit"], rules()["stake"]) == ("cent", 10)
    assert rules("--preset", "gamerules")["unit"] == "stake"
    changed = rules("--option", "unit=cent", "--preset", "gamerules", "--option", "stake=7")
    assert (changed["unit"], changed["stake"]) == ("cent", 7)


@every_game
def test_check_and_moves_know_the_examples(game: Game) -> None:
    for file in (examples(game), examples(game, ".unfinished")):
        assert call("check", file).out == f"ok {len(file.read_text().splitlines())}\n"
    answer = call("moves", examples(game, ".unfinished"))
    assert [len(json.loads(line)) for line in answer.out.splitlines()] == [
        len(json.loads(line)["expect_moves"]) for line in examples(game, ".unfinished").read_text().splitlines()
    ]
    assert call("moves", given=examples(game).read_bytes()).out == ""


def test_check_names_file_line_move_reason_and_clause(tmp_path: Path) -> None:
    lines = [json.loads(line) for line in examples(GAMES["russbach"]).read_text().splitlines()]
    lines[1]["moves"][0]["seat"] = 0
    lines[2]["result"]["payments"] = [10, -10, 10, -10]
    file = tmp_path / "a b.jsonl"
    file.write_text("\n\n".join(map(json.dumps, lines)) + "\n{")
    ran = call("check", file)
    assert (ran.status, ran.err) == (1, "")
    first, second, third = ran.out.splitlines()
    assert re.fullmatch(re.escape(f"{file}:3: move 0: ") + r"It is not seat 0's turn( \(R\d+\))?", first)
    assert second == f"{file}:5: payments: [10, -10, 10, -10] instead of [0, 0, 0, 0]"
    assert third.startswith(f"{file}:10: not JSON: ")


def test_moves_answers_an_empty_list_when_the_deal_is_over_and_complains_of_a_bad_record() -> None:
    done, other = (json.loads(line) for line in examples(GAMES["russbach"]).read_text().splitlines()[:2])
    del done["result"], other["result"]
    number = next(number for number, move in enumerate(other["moves"]) if move["do"] == "play")
    other["moves"][number]["card"] = "XX"
    ran = kartenspiel("moves", "-", given=f"{json.dumps(done)}\n{json.dumps(other)}\n".encode())
    assert (ran.status, ran.out) == (1, "[]\n")
    assert ran.complaint == f'-:2: move {number}: unknown card "XX"'


def test_arena_begins_with_the_answer() -> None:
    ran = kartenspiel("arena", "russbach", "--players", "easy,random", "--deals", 4, "--seed", 2, "--threads", 2)
    assert (ran.status, ran.err) == (0, "")
    assert re.match(r"A - B: [+-]\d+\.\d\d ± \d+\.\d\d\n", ran.out)


def test_arena_tells_what_it_would_be_without_raises_of_yardsticks_too() -> None:
    found = call(
        "arena", "zwanzigerrufen", "--players", "pimc20,random", "--deals", 2, "--seed", 2, "--without-raises"
    ).out.splitlines()
    assert re.fullmatch(r"A - B: [+-]\d+\.\d\d ± \d+\.\d\d", found[0])
    assert re.fullmatch(
        r"A - B without raises: [+-]\d+\.\d\d ± \d+\.\d\d; raises changed what was paid in \d of 4 plays", found[1]
    )
    assert found[2] == "A pimc20, B random; 2 deals, each played twice"


def test_arena_meets_a_stranger() -> None:
    command = "exec:" + shlex.join([sys.executable, str(STRANGER), "good"])
    ran = call("arena", "russbach", "--players", f"{command},random", "--deals", 2, "--time", 9000)
    assert (ran.status, ran.err) == (0, "")
    assert "A exec:" in ran.out


def test_a_stranger_that_misbehaves_is_named_in_one_line() -> None:
    command = "exec:" + shlex.join([sys.executable, str(STRANGER), "dies"])
    ran = call("simulate", "russbach", "--players", f"random,random,{command},random", "--deals", 2)
    assert ran.status == 1
    told = r"deal 1, seat 2, move \d+: the program ended with status 1; it said: I have to go"
    assert re.fullmatch(told, ran.complaint)


def test_bench_measures_what_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = partial(bench.compared, seconds=0.01, rounds=1)
    monkeypatch.setattr(bench, "compared", quick)
    found = json.loads(call("bench", "russbach.play_outs", "russbach.simulate", "--json").out)
    assert [*found] == ["russbach.simulate", "russbach.play_outs"]
    for measured in found.values():
        assert measured["uncompiled"] > 0
        assert (measured["compiled"] is None) != COMPILED
    assert call("bench", "russbach.check").out.startswith("russbach.check ")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ["nonsense"],
            (
                'unknown command "nonsense"; commands: open games simulate check moves code deal evening arena '
                "learn statistics quiz bench; see "
            ),
        ),
        (["games", "--xml"], "--xml: not known here; see kartenspiel games --help"),
        (["simulate"], "GAME must be given; see kartenspiel simulate --help"),
        ([], "COMMAND must be given; see kartenspiel --help"),
        (['it\'s "new"\n'], 'unknown command "it\'s \\"new\\"\\n"; commands: open games '),
        (["check", "--all", "--new\n"], "--all --new\\n: not known here; see kartenspiel check --help"),
        (["simulate", "russbach", "--deals"], "--deals: a value must follow; see kartenspiel simulate --help"),
        (["simulate", "koenigrufen", "--dummies", "x"], '--dummies: must be a whole number, not "x"; see '),
        (["simulate", "koenigrufen", "--dummies", "7"], "--dummies: koenigrufen has 0 or 1 or 2 dummies, not 7"),
        (["games", "--json=3"], "--json: takes no value; see kartenspiel games --help"),
        (["simulate", "poker"], 'unknown game "poker"; games: russbach '),
        (["simulate", "russbach", "--preset", "x"], 'unknown preset "x"; presets: russbach gamerules'),
        (["simulate", "russbach", "--option", "stake"], '--option: "stake" is not of the form ID=VALUE; see '),
        (["simulate", "russbach", "--option", "stak=1"], "stak: no such option; options: pack "),
        (["simulate", "russbach", "--option", "stake=x"], 'stake: no value "x"; allowed: 1 to 1000'),
        (["simulate", "russbach", "--option", "stake=\n"], 'stake: no value "\\n"; allowed: 1 to 1000'),
        (
            ["simulate", "russbach", "--players", "me"],
            'unknown player "me"; players: random easy medium strong expert pimc20 pimc100 unlearned, or exec:',
        ),
        (["simulate", "russbach", "--players", "easy,foo"], 'unknown player "foo"; players: random '),
        (["simulate", "russbach", "--players", "easy,easy"], "--players: 2 names for 4 players; give one for all or "),
        (["simulate", "russbach", "--deals", "0"], "--deals: must be 1 or more, not 0; see "),
        (["simulate", "russbach", "--threads", "two"], '--threads: must be a whole number, not "two"; see '),
        (["simulate", "russbach", "--dummies", "1"], "--dummies: russbach has no dummies"),
        (
            ["simulate", "koenigrufen", "--dummies", "2", "--option", "table_mode=three_fixed"],
            "--dummies: 2 is table_mode=two; give one of them",
        ),
        (
            ["simulate", "koenigrufen", "--dummies", "1", "--players", "easy,easy"],
            "--players: 2 names for 3 players; give one for all or one for each",
        ),
        (
            ["simulate", "russbach", "--out", "no/such/folder"],
            "cannot write no/such/folder: No such file or directory; ",
        ),
        (
            ["check", "no-such-file"],
            "cannot read no-such-file: No such file or directory; name a file of records, or - ",
        ),
        (["simulate", "russbach", "--out", ""], "--out: the file has no name; name one, or - for stdout"),
        (["check", ""], "a file has no name; name a file of records, or - for stdin"),
        (["moves", ""], "a file has no name; name a file of records, or - for stdin"),
        (["check", "tests"], "cannot read tests: Is a directory; "),
        (["moves", "no\0file"], "cannot read no"),
        (["arena", "russbach"], "--players must be given; see kartenspiel arena --help"),
        (["arena", "russbach", "--players", "easy"], '--players: two names A,B are needed, not "easy"'),
        (["arena", "russbach", "--players", "easy,easy", "--deals", "1"], "--deals: an interval needs 2 or more"),
        (["bench", "speed"], 'unknown benchmark "speed"; benchmarks: russbach.simulate '),
    ],
)
def test_wrong_usage_is_one_line_that_says_how_to_mend_it(
    arguments: list[str], complaint: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert cli.main(arguments) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.startswith(f"kartenspiel: {complaint}")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "command", ["games", "simulate russbach --deals 1", "check", "moves", "bench russbach.simulate"]
)
def test_no_command_imports_qt(command: str) -> None:
    code = (
        "import sys; from functools import partial; from kartenspiel import cli; "
        "from kartenspiel.controller import bench; "
        "bench.compared = partial(bench.compared, seconds=0.01, rounds=1); status = cli.main(sys.argv[1:]); "
        "sys.exit(status or any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *command.split()], cwd=ROOT, stdin=subprocess.DEVNULL, check=False
    )
    assert done.returncode == 0


def test_the_version_and_the_help_are_for_people() -> None:
    assert re.fullmatch(r"kartenspiel \d+\.\d+\.\d+, kernel (not )?compiled\n", kartenspiel("--version").out)
    assert "simulate" in kartenspiel("--help").out
    assert "--option ID=VALUE" in kartenspiel("simulate", "--help").out


def test_a_fault_of_ours_is_one_line_too(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_stream: object) -> None:
        raise KeyError("x")

    monkeypatch.setattr("kartenspiel.controller.checking.check_stream", broken)
    assert cli.main(["check", str(examples(GAMES["russbach"]))]) == 1
    err = capfd.readouterr().err
    assert re.fullmatch(
        r"kartenspiel: internal error, please report it: KeyError: 'x' in test_commands.py, line \d+\n", err
    )


def test_a_pipe_that_is_named_is_read_and_a_device_is_refused() -> None:
    example = next((ROOT / "tests" / "data" / "examples").glob("*.jsonl"))
    assert kartenspiel("check", "/dev/stdin", given=example.read_bytes()).out.startswith("ok ")
    assert "it is a device, not a file" in kartenspiel("check", "/dev/zero").complaint


@every_game
def test_a_deal_from_its_code_is_dealt_by_another_program(game: Game) -> None:
    written = call("simulate", game.id, "--deals", 1, "--seed", 5).out
    code = call("code", given=written.encode()).out.strip()
    again = kartenspiel("deal", code)
    assert (again.status, again.err) == (0, "")
    one, other = json.loads(written), json.loads(again.out)
    assert [sorted(hand) for hand in other["deal"]["hands"]] == [sorted(hand) for hand in one["deal"]["hands"]]
    assert sorted(other["deal"]["talon"]) == sorted(one["deal"]["talon"])
    assert (other["game"], other["options"], other["dealer"]) == (one["game"], one["options"], one["dealer"])
    assert (other["moves"], other["seed"], "result" in other) == ([], None, False)
    assert call("check", given=again.out.encode()).out == "ok 1\n"
    assert call("code", given=again.out.encode()).out.strip() == code


def test_a_deal_of_own_house_rules_has_two_codes() -> None:
    written = call("simulate", "koenigrufen", "--deals", 1, "--seed", 5, "--option", "max_kontra=4").out
    code, rules = call("code", given=written.encode()).out.split()
    assert json.loads(call("deal", code, "--rules", rules).out)["options"]["max_kontra"] == 4
    assert call("deal", code).complaint.startswith("deal: These house rules are not known here.")
    assert call("deal", code, "--rules", code).complaint == "deal: This is no code of house rules."


def test_an_evening_from_its_code_is_good_records_of_so_many_deals() -> None:
    code = call("evening", "koenigrufen", "--deals", 5).out.strip()
    records = call("deal", code).out
    assert call("deal", code).out == records
    assert call("check", given=records.encode()).out == "ok 5\n"
    assert code != call("evening", "koenigrufen", "--deals", 5).out.strip()


def test_the_deal_of_a_day_has_the_same_code_every_time() -> None:
    code = call("evening", "russbach", "--day", "2026-11-27").out
    assert code == call("evening", "russbach", "--day", "2026-11-27").out
    assert code == "D59Y0-WC9H7-QWJF3\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("deal", "ABC"), "deal: This is too short for a code: letters are missing."),
        (("evening", "graden", "--day", "2026-13-01"), '--day: must be a date as 2026-11-27, not "2026-13-01"'),
        (
            ("evening", "graden", "--day", "2026-12-01", "--deals", 2),
            "--deals: a day has one deal; leave out one of the two",
        ),
        (("evening", "graden", "--deals", 33), "--deals: must be from 1 to 32, not 33"),
    ],
)
def test_what_is_wrong_with_codes_is_told_in_one_line(arguments: tuple[object, ...], complaint: str) -> None:
    ran = call(*arguments)
    assert (ran.status, ran.complaint) == (2, complaint)


def test_the_codes_of_a_file_leave_out_bad_lines_and_say_so() -> None:
    written = call("simulate", "graden", "--deals", 2, "--seed", 5).out.encode()
    ran = call("code", given=b"{}\n" + written)
    assert (ran.status, len(ran.out.split())) == (1, 2)
    assert ran.complaint.startswith("-:1: format: ")
