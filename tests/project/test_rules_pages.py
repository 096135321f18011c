# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Rules pages: how they are written, what becomes of them, and whether those of the program are sound."""

from pathlib import Path
from random import Random

import pytest

import rules_pages
from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, from_json
from kartenspiel.ui.rulebook.faults import PageError
from kartenspiel.ui.rulebook.page import Page, Reading, has_page, read_page
from kartenspiel.ui.widgets.places import option_anchor
from kartenspiel.ui.words.language import languages
from tests.walks import random_rules

RANDOM_RULES = 6
NO_SUITS = 'its first part needs a row with a card of each suit: {{ cards("HA DA SA CA") }}'


def _page(tmp_path: Path, text: str, **changed: int | str) -> Page:
    (tmp_path / "russbach.en.md").write_text(text, encoding="utf-8")
    return read_page(_reading(**changed), folder=tmp_path)


def _reading(**changed: int | str) -> Reading:
    game = game_named("russbach")
    return rules_pages.reading_of(game, "en", game.house_rules(**changed))


def test_a_paragraph_an_item_and_a_row_that_begin_with_clauses_state_them(tmp_path: Path) -> None:
    page = _page(
        tmp_path,
        "# Short\n\n# All\n## Cards\n[R1] One.\n\n- [R2, R3] Two.\n\n| Points |\n|---|\n| [R4] Ten |\n"
        "## More\n[R5] Six.\n",
    )
    assert [section.clauses for section in page.sections] == [[], [], ["R1", "R2", "R3", "R4"], ["R5"]]
    for clause in ("R1", "R2", "R3", "R4", "R5"):
        assert f'<a name="{clause}"></a>' in page.html
    assert page.places["R4"] == next(section.anchor for section in page.sections if section.title == "Cards")
    assert "R41" not in page.places


def test_clauses_in_brackets_elsewhere_are_links(tmp_path: Path) -> None:
    page = _page(tmp_path, "# Short\n[R1] is told below.\n# All\n## Cards\n[R1] As in [R1, R2].\n")
    assert page.links == ("R1", "R1", "R2")
    assert '<a class="clause" href="clause:R2">R2</a>' in page.html
    assert page.sections[0].clauses == []


def test_the_house_rules_in_force_decide_what_is_read(tmp_path: Path) -> None:
    text = (
        '# A\n{% if rules.head_when_trumped == "free" %}\nfree\n{% else %}\nbound\n{% endif %}\n'
        "{{ rules.pay_game }} and {{ amount(rules.stake * 3) }}\n"
    )
    usual, other = _page(tmp_path, text), _page(tmp_path, text, head_when_trumped="suit_high", pay_game=4, stake=1000)
    assert "<p>free\n1 and €0.30</p>" in usual.html
    assert "<p>bound\n4 and €30.00</p>" in other.html


def test_a_paragraph_that_ends_in_a_condition_ends_there(tmp_path: Path) -> None:
    text = "# A\n# B\n## C\n[R1] One{% if rules.pay_game == 1 %} coin.{% endif %}\n\n[R2] Two.\n"
    assert _page(tmp_path, text).sections[2].clauses == ["R1", "R2"]


def test_a_list_goes_on_over_a_line_with_nothing_but_a_condition(tmp_path: Path) -> None:
    text = "# A\n\n- one\n  {% if rules.pay_game == 1 %}\n- two\n{% endif %}\n- three\n"
    assert _page(tmp_path, text).html.count("<li>") == 3
    assert "<p>" not in _page(tmp_path, text).html


def test_a_table_of_the_game_is_made_of_the_house_rules(tmp_path: Path) -> None:
    game = game_named("koenigrufen")
    (tmp_path / "koenigrufen.en.md").write_text(
        "# A\n\n{{ table('bonuses') }}\n\n{{ 'trischaken' in played }}\n", encoding="utf-8"
    )
    few = from_json(game.house_rules, {"enabled_bonuses": ["uhu"], "enabled_contracts": ["dreier"]})
    page = read_page(rules_pages.reading_of(game, "en", few), folder=tmp_path)
    assert page.html.count("<tr>") == 2
    assert "<td>the Uhu (II) wins trick 11</td>\n<td>2</td>\n<td>4</td>" in page.html
    assert "<p>False</p>" in page.html


def test_a_house_rule_has_a_line_that_tells_what_is_changed(tmp_path: Path) -> None:
    text = '# A\n# B\n## C\n{{ option("head_when_trumped") }}\n{{ option("pay_game") }}\n'
    page = _page(tmp_path, text, pay_game=4)
    assert page.sections[2].options == ["head_when_trumped", "pay_game"]
    assert page.places[option_anchor("pay_game")] == page.sections[2].anchor
    assert page.html.count("(changed; preset: 1)") == page.html.count("changed") - 1 == 1
    followed = 'href="option:head_when_trumped">Following suit to a trumped trick</a>: <b class="value">any card'
    assert followed in page.html


def test_cards_are_pictures_and_names(tmp_path: Path) -> None:
    page = _page(tmp_path, '# A\n{{ cards("HA DQ") }}\n\nThe {{ card("DQ") }} of {{ suit("D") }}.\n')
    assert '<p class="cards"><img src="cards:HA+DQ"></p>' in page.html
    assert "The Over of bells of bells." in page.html


def test_html_in_a_page_is_text(tmp_path: Path) -> None:
    assert "&lt;b&gt;" in _page(tmp_path, "# A\n<b>bold</b>\n").html


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# A\n\n{{ rules.pay_gmae }}\n", r"russbach\.en\.md:3: .*pay_gmae"),
        ("# A\n\n{% if rules.pay_game %}\n", r"russbach\.en\.md:3: .*endif"),
        ('# A\n\n\n{{ card("HX") }}\n', r"russbach\.en\.md:4: unknown card"),
        ('# A\n\n\n{{ cards("HA T1") }}\n', r"russbach\.en\.md:4: T1 is not in the pack of this game, which has HA"),
        ('# A\n\n{{ option("nothing") }}\n', r"russbach\.en\.md:3: .*no such option; options: "),
        ('# A\n\n{{ table("nothing") }}\n', r"russbach\.en\.md:3: .*no such table"),
        ('# A\n\nSee {{ cards("HA") }}.\n', r"russbach\.en\.md:3: .*a line of its own"),
        ("# A\n\n# B\n\n## Play [R26]\n", r"russbach\.en\.md:5: a heading states no clause"),
        ("# A\n\nAs in [R26–R28].\n", r"russbach\.en\.md:3: clauses are written"),
        ("A\n", r"russbach\.en\.md.*heading of the first level"),
    ],
)
def test_who_writes_a_page_is_told_file_and_line_of_a_fault(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(PageError, match=said):
        _page(tmp_path, text)


def test_a_page_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(PageError, match=r"russbach\.en\.md cannot be read"):
        read_page(_reading(), folder=tmp_path)


def test_what_no_player_sees_has_a_reason() -> None:
    for game in all_games():
        clauses = rules_pages.clauses_of(game.id)
        assert all(len(reason) > 10 for reason in clauses.unseen.values())
        assert clauses.stated


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_page_states_every_clause_and_has_every_house_rule_however_it_is_set(game: Game) -> None:
    rng = Random(5)
    tried = [*rules_pages.all_values(game), *(_named(random_rules(game, rng)) for _ in range(RANDOM_RULES))]
    assert all(has_page(game.id, language) for language in languages())
    assert [fault for language in languages() for fault in rules_pages.faults(game, language, tried)] == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_both_languages_have_the_same_sections_clauses_and_house_rules(game: Game) -> None:
    rng = Random(6)
    assert list(rules_pages.differences(game)) == []
    tried = [_named(random_rules(game, rng)) for _ in range(RANDOM_RULES // 4)]
    assert list(rules_pages.differences(game, tried)) == []


def test_a_game_without_a_list_of_clauses_is_told_where_it_belongs_and_what_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules_pages, "CLAUSES", tmp_path)
    monkeypatch.setattr(rules_pages, "variants", lambda game: [("default", game.house_rules())])
    assert rules_pages.main(["graden"]) == 1
    (told,) = capsys.readouterr().out.splitlines()
    assert told.startswith(f"{tmp_path / 'graden.toml'} is missing: ")
    assert "“clauses”" in told
    assert "“[unseen]”" in told


@pytest.mark.parametrize(
    ("text", "said"),
    [("clauses = [", "cannot be read"), ("[unseen]\n", "needs a list"), ("unseen = 3\n", "needs a list")],
)
def test_a_list_of_clauses_that_cannot_be_used_is_told_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, said: str
) -> None:
    (tmp_path / "graden.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(rules_pages, "CLAUSES", tmp_path)
    with pytest.raises(rules_pages.ClausesError, match=said):
        rules_pages.clauses_of("graden")


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("", [NO_SUITS]),
        (
            '{{ cards("HA DA SA") }}',
            ['its first part needs a row with a card of each suit: {{ cards("HA DA SA CA") }}'],
        ),
        ('{{ cards("HT DQ SA CA") }}', []),
    ],
)
def test_the_first_part_of_a_page_shows_a_card_of_each_suit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, row: str, said: list[str]
) -> None:
    file = tmp_path / "russbach.en.md"
    file.write_text(f'# Short\n\n{row}\n\n# All\n\n{{{{ cards("HA DA SA CA") }}}}\n', encoding="utf-8")
    monkeypatch.setattr(rules_pages, "page_file", lambda _game, _language: file)
    found = rules_pages.faults(game_named("russbach"), "en", [("usual", game_named("russbach").house_rules())])
    assert [fault for fault in found if "suit" in fault] == [f"russbach.en.md: {each}" for each in said]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["schnapsen"], 'no game "schnapsen"; games: russbach'),
        (["--show", "schnapsen", "de"], 'no game "schnapsen"; games: russbach'),
        (["--show", "graden", "xx"], 'no language "xx"; languages: '),
    ],
)
def test_what_there_is_none_of_is_said_with_what_there_is(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        rules_pages.main(arguments)
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err


def _named(rules: HouseRules) -> tuple[str, HouseRules]:
    return repr(rules), rules
