# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Cards, amounts and sentences are called what people call them, in both languages."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from kartenspiel.controller.session import DUMMY, Person
from kartenspiel.games.koenigrufen.cards.card_points import missing
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BONUSES
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.model.aceten import PACK_32
from kartenspiel.model.cards import Suit, card, cards
from kartenspiel.model.game import Pictures
from kartenspiel.model.moves import Play
from kartenspiel.model.narration import sentence
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Amount, Share, Text, Value, Who, marker
from kartenspiel.ui.words.card_names import roman
from kartenspiel.ui.words.guests import words_among
from kartenspiel.ui.words.language import Interpreter
from kartenspiel.ui.words.wording import Wording

MODEL, SHEET, ZWANZIGERRUFEN = marker("model"), marker("ui.sheet"), marker("games.zwanzigerrufen")
TAROCKS = [card(f"T{number}") for number in range(1, 23)]


@pytest.fixture(params=["de", "en"])
def language(request: pytest.FixtureRequest, interpreter: Interpreter) -> Iterator[str]:
    interpreter.speak(request.param)
    yield request.param
    interpreter.speak("en")


@pytest.mark.parametrize(
    ("pictures", "code", "name"),
    [
        ("german", "HA", "Herz-Ass"),
        ("german", "DQ", "Schellen-Ober"),
        ("german", "SJ", "Laub-Unter"),
        ("german", "CT", "Eichel-Zehner"),
        ("french", "DQ", "Karo-Dame"),
        ("french", "SJ", "Pik-Bube"),
        ("french", "CK", "Treff-König"),
        ("tarock", "HC", "Herz-Cavall"),
        ("tarock", "D1", "Karo-Ass"),
        ("tarock", "T1", "Pagat (I)"),
        ("tarock", "T14", "Tarock XIV"),
        ("tarock", "T20", "Zwanziger (XX)"),
        ("tarock", "T22", "Sküs"),
    ],
)
@pytest.mark.usefixtures("german")
def test_a_card_has_its_german_name(pictures: Pictures, code: str, name: str) -> None:
    assert Wording("de", pictures).text(card(code)) == name


@pytest.mark.parametrize(
    ("pictures", "code", "name"),
    [
        ("german", "HA", "Ace of hearts"),
        ("german", "DQ", "Over of bells"),
        ("german", "SJ", "Under of leaves"),
        ("french", "CT", "Ten of clubs"),
        ("french", "DJ", "Jack of diamonds"),
        ("tarock", "SC", "Cavalier of spades"),
        ("tarock", "T4", "Quapil (IIII)"),
        ("tarock", "T21", "Mond (XXI)"),
        ("tarock", "T9", "Tarock IX"),
    ],
)
def test_a_card_has_its_english_name(pictures: Pictures, code: str, name: str, interpreter: Interpreter) -> None:
    interpreter.speak("en")
    assert Wording("en", pictures).text(card(code)) == name


@pytest.mark.parametrize("pictures", ["german", "french"])
def test_no_two_cards_of_a_pack_have_the_same_name(pictures: Pictures, language: str) -> None:
    wording = Wording(language, pictures)
    assert len({wording.text(each) for each in PACK_32}) == 32


def test_no_two_tarocks_have_the_same_name(language: str) -> None:
    wording = Wording(language, "tarock")
    assert len({wording.text(each) for each in TAROCKS}) == 22


def test_tarocks_bear_the_numbers_that_stand_on_them() -> None:
    assert [roman(number) for number in (1, 4, 8, 9, 14, 18, 19, 20, 21)] == [
        "I", "IIII", "VIII", "IX", "XIV", "XVIII", "XIX", "XX", "XXI",
    ]  # fmt: skip


@pytest.mark.usefixtures("german")
def test_amounts_are_written_as_germans_write_them() -> None:
    wording = Wording("de", "german")
    assert wording.text(Amount(30, "cent")) == "0,30\u00a0€"
    assert wording.text(Amount(120, "cent")) == "1,20\u00a0€"
    assert wording.text(Amount(-20, "cent", signed=True)) == "−0,20\u00a0€"
    assert wording.text(Amount(1, "stake", signed=True)) == "+1 Einsatz"
    assert wording.text(Amount(3, "stake")) == "3 Einsätze"


def test_amounts_are_written_as_the_english_write_them(interpreter: Interpreter) -> None:
    interpreter.speak("en")
    wording = Wording("en", "german")
    assert wording.text(Amount(1, "cent")) == "€0.01"
    assert wording.text(Amount(30, "cent")) == "€0.30"
    assert wording.text(Amount(-120, "cent", signed=True)) == "−€1.20"
    assert wording.text(Amount(2, "nut")) == "2 nuts"
    assert wording.text(Amount(0, "token", signed=True)) == "0 tokens"


@pytest.mark.parametrize(
    ("value", "german", "english"),
    [
        (Fraction(16, 3), "+5⅓ Punkte", "+5⅓ points"),
        (Fraction(-2, 3), "−⅔ Punkte", "−⅔ points"),
        (Fraction(3, 2), "+1½ Punkte", "+1½ points"),
        (Fraction(-7, 5), "−1 2/5 Punkte", "−1 2/5 points"),
        (Fraction(-1), "−1 Punkt", "−1 point"),
        (Fraction(0), "0 Punkte", "0 points"),
        (Fraction(3004, 3), "+1.001⅓ Punkte", "+1,001⅓ points"),
    ],
)
def test_a_share_is_written_as_a_fraction(value: Fraction, german: str, english: str, interpreter: Interpreter) -> None:
    share = Share(value, "point")
    interpreter.speak("de")
    assert Wording("de", "tarock").text(share) == german
    interpreter.speak("en")
    assert Wording("en", "tarock").text(share) == english


@pytest.mark.parametrize("unit", ["stake", "kreuzer", "token", "bean", "nut", "point"])
def test_every_unit_has_a_singular_and_a_plural(unit: str, language: str) -> None:
    wording = Wording(language, "german")
    one, two = wording.text(Amount(1, unit)), wording.text(Amount(2, unit))
    assert one.startswith("1 ")
    assert two.startswith("2 ")
    assert "(" not in one + two


def test_a_sentence_names_players_and_cards(language: str) -> None:
    wording = Wording(language, "german", ("Resi",))
    told = wording.text(sentence(Play(Seat(0), card("HA"))))
    assert told == {"de": "Resi spielt das Herz-Ass.", "en": "Resi plays the ace of hearts."}[language]


def test_a_seat_without_a_name_is_numbered(language: str) -> None:
    told = Wording(language, "french").text(Who(Seat(2)))
    assert told == {"de": "Platz 3", "en": "seat 3"}[language]


def test_several_cards_are_joined_as_in_speech(language: str) -> None:
    told = Wording(language, "french").text(cards("HA S7 CK"))
    assert (
        told
        == {
            "de": "Herz-Ass, Pik-Siebener und Treff-König",
            "en": "ace of hearts, seven of spades, and king of clubs",
        }[language]
    )


def test_a_sentence_that_begins_with_a_suit_begins_with_a_capital(interpreter: Interpreter) -> None:
    interpreter.speak("en")
    text = MODEL("{suit} are trumps.")
    assert Wording("en", "french").text(text(suit=Suit.HEARTS)) == "Hearts are trumps."


def test_a_sentence_that_begins_with_a_text_put_in_begins_with_a_capital(interpreter: Interpreter) -> None:
    interpreter.speak("en")
    lost = ZWANZIGERRUFEN("{contract} lost")
    name = ZWANZIGERRUFEN("normal game")
    raised = ZWANZIGERRUFEN("{line} ({level} ×{factor})")
    wording = Wording("en", "tarock")
    assert wording.text(lost(contract=name)) == "Normal game lost"
    assert wording.text(raised(line=lost(contract=name), level="Kontra", factor=2)) == "Normal game lost (Kontra ×2)"
    bids = ZWANZIGERRUFEN("{player} bids {contract}.")
    assert wording.text(bids(player=Who(Seat(0)), contract=name)) == "seat 1 bids normal game."


def test_numbers_are_grouped_as_the_language_does(language: str) -> None:
    wording = Wording(language, "french")
    assert wording.text(1234567) == {"de": "1.234.567", "en": "1,234,567"}[language]


def the(form: str, value: Value) -> str:
    """Put a value in a sentence that asks for a form of it."""
    text = marker("test")(f"It is {{thing:{form}}}.")
    return Wording("de", "tarock" if value == card("T1") else "german").text(text(thing=value))


@pytest.mark.parametrize(
    ("form", "code", "words"),
    [
        ("acc", "CQ", "It is den Eichel-Ober."),
        ("dat", "CQ", "It is dem Eichel-Ober."),
        ("nom", "HA", "It is das Herz-Ass."),
        ("acc", "T1", "It is den Pagat (I)."),
        ("acc", "T14", "It is Tarock XIV."),
        ("acc", "T22", "It is den Sküs."),
    ],
)
@pytest.mark.usefixtures("german")
def test_a_card_takes_the_article_that_a_sentence_asks_for(form: str, code: str, words: str) -> None:
    assert the(form, card(code)) == words


@pytest.mark.usefixtures("german")
def test_a_name_bends_where_its_language_bends_it() -> None:
    text = marker("test")("{card:nom}, {card:acc}, {card}")
    assert Wording("de", "french").text(text(card=card("DJ"))) == "Der Karo-Bube, den Karo-Buben, Karo-Bube"


@pytest.mark.usefixtures("german")
def test_several_cards_have_an_article_each() -> None:
    assert the("acc", cards("HA CQ")) == "It is das Herz-Ass und den Eichel-Ober."


def test_whoever_reads_is_spoken_to_and_others_are_named(language: str) -> None:
    wording = Wording(language, "german", ("Franz", "Resi"), you=Seat(0))
    told = [wording.text(sentence(Play(Seat(seat), card("CQ")))) for seat in (0, 1)]
    assert (
        told
        == {
            "de": ["Du spielst den Eichel-Ober.", "Resi spielt den Eichel-Ober."],
            "en": ["You play the Over of acorns.", "Resi plays the Over of acorns."],
        }[language]
    )


def test_words_fit_one_and_several_with_whoever_reads_and_without() -> None:
    text = marker("test")("{who:nom} {who:gewinnst|gewinnt|gewinnt beide|gewinnen}, {who:dein Spiel|das von ~}")
    wording = Wording("de", "german", ("Franz", "Resi", "Poldl"), you=Seat(0))
    franz, resi, poldl = (Who(Seat(seat)) for seat in range(3))
    told = [wording.text(text(who=who)) for who in (franz, resi, (franz, resi), (resi, poldl))]
    assert told == [
        "Du gewinnst, dein Spiel",
        "Resi gewinnt, das von Resi",
        "Resi und du gewinnt beide, das von Franz und Resi",
        "Resi und Poldl gewinnen, das von Resi und Poldl",
    ]


def test_a_sentence_within_a_text_begins_with_a_capital_but_for_names() -> None:
    text = marker("test")("Out. {who:nom} {who:gewinnst|gewinnt}! {card:nom} fällt.")
    wording = Wording("de", "german", ("franz", "resi"), you=Seat(0))
    assert wording.text(text(who=Who(Seat(0)), card="der Ober")) == "Out. Du gewinnst! der Ober fällt."
    assert wording.text(text(who=Who(Seat(1)), card="x")) == "Out. resi gewinnt! x fällt."


def test_names_of_people_are_no_templates() -> None:
    text = marker("test")("{who:acc}, {who:dein|das von ~}")
    name = "{x:acc}~|[m]"
    assert Wording("de", "german", (name,)).text(text(who=Who(Seat(0)))) == f"{name}, das von {name}"


@pytest.mark.usefixtures("german")
def test_a_dummy_has_an_article_and_somebody_who_is_called_so_has_none() -> None:
    text = marker("test")("{who:nom} spielt für {who:acc}.")
    wording = words_among((Person("Strohmann"), Person("Dummy", DUMMY), Person("Resi", "easy")), "tarock")
    told = [wording.text(text(who=Who(Seat(seat)))) for seat in (1, 2)]
    assert told == ["Der Strohmann spielt für den Strohmann.", "Resi spielt für Resi."]
    assert wording.names == ("Strohmann", "Strohmann", "Resi")


CONTRACT_NAMES = [contract.name for contract in CONTRACTS.values()]


@pytest.mark.parametrize(
    "name", [*CONTRACT_NAMES, *(row.name for row in BONUSES.values())], ids=lambda name: name.source
)
@pytest.mark.usefixtures("german")
def test_every_contract_and_bonus_says_its_class(name: Text) -> None:
    text = marker("test")("{thing:acc}")
    wording = Wording("de", "tarock")
    assert wording.within_sentence(text(thing=name)) != wording.within_sentence(name)


@pytest.mark.parametrize(
    ("contract", "told"),
    [("Solorufer", "Du bietest einen Solorufer."), ("Suit Solo", "Du bietest ein Farbensolo.")],
)
@pytest.mark.usefixtures("german")
def test_a_bid_has_the_article_of_its_contract(contract: str, told: str) -> None:
    bids = Text("model.tarock", "{player:nom} {player:bid|bids} {contract}.")
    wording = Wording("de", "tarock", ("Franz",), you=Seat(0))
    assert wording.text(bids(player=Who(Seat(0)), contract=Text("games.koenigrufen", contract))) == told


@pytest.mark.usefixtures("german")
def test_what_was_missing_in_koenigrufen_is_named_in_card_points_and_blatt() -> None:
    """K6: „7 und 2 Blatt zu wenig“ would leave open of what."""
    told = [Wording("de", "tarock").text(missing(thirds, "thirds")) for thirds in (23, 21, 2)]
    assert told == ["7 Augen und 2 Blatt", "7 Augen", "2 Blatt"]


@pytest.mark.usefixtures("german")
def test_the_number_of_a_dummy_is_not_read_with_the_sum_that_he_is_paid() -> None:
    people = [Person("Ich", None), Person("Resi", "easy"), Person("", DUMMY), Person("", DUMMY)]
    words, transfer = (
        words_among(people, "tarock"),
        SHEET("{payer:nom} {payer:pay|pays} {amount} to {receiver:acc}."),
    )
    told = [
        words.text(transfer(payer=Who(Seat(payer)), receiver=Who(Seat(receiver)), amount=Amount(136, "point")))
        for payer, receiver in ((0, 2), (1, 0), (3, 1))
    ]
    assert told == [
        "Du zahlst 136 Punkte an Strohmann 1.",
        "Resi zahlt 136 Punkte an dich.",
        "Strohmann 2 zahlt 136 Punkte an Resi.",
    ]
