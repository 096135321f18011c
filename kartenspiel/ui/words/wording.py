# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Values of the model as words of one language: sentences, cards, suits, players and amounts.

The model marks its sentences and leaves cards and amounts as they are; here they become text, through the translators
that are installed.  How a card is called depends on the language and on the pictures: the same card is the Over of
bells, the queen of diamonds, and in German Schellen-Ober or Karo-Dame.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from kartenspiel.controller.names import on_one_line
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Pictures
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Amount, Share, Text, Value, Who

_EURO: Final = 100
MINUS: Final = "−"

_CARD: Final = QT_TRANSLATE_NOOP("cards", "{rank} of {suit}")
_NAMED_TAROCK: Final = QT_TRANSLATE_NOOP("cards", "{name} ({number})")
_TAROCK: Final = QT_TRANSLATE_NOOP("cards", "tarock {number}")
_EUROS: Final = QT_TRANSLATE_NOOP("cards", "€{amount}")
_SEAT: Final = QT_TRANSLATE_NOOP("cards", "seat {number}")

_RANKS: Final[Mapping[str, Text]] = {
    "A": QT_TRANSLATE_NOOP("cards", "ace"),
    "T": QT_TRANSLATE_NOOP("cards", "ten"),
    "K": QT_TRANSLATE_NOOP("cards", "king"),
    "Q": QT_TRANSLATE_NOOP("cards", "queen"),
    "C": QT_TRANSLATE_NOOP("cards", "cavalier"),
    "J": QT_TRANSLATE_NOOP("cards", "jack"),
    "9": QT_TRANSLATE_NOOP("cards", "nine"),
    "8": QT_TRANSLATE_NOOP("cards", "eight"),
    "7": QT_TRANSLATE_NOOP("cards", "seven"),
    "4": QT_TRANSLATE_NOOP("cards", "four"),
    "3": QT_TRANSLATE_NOOP("cards", "three"),
    "2": QT_TRANSLATE_NOOP("cards", "two"),
    "1": QT_TRANSLATE_NOOP("cards", "ace"),
}
_GERMAN_RANKS: Final[Mapping[str, Text]] = {
    "Q": QT_TRANSLATE_NOOP("cards", "Over"),
    "J": QT_TRANSLATE_NOOP("cards", "Under"),
}
_FRENCH_SUITS: Final[Mapping[Suit, Text]] = {
    Suit.HEARTS: QT_TRANSLATE_NOOP("cards", "hearts"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("cards", "diamonds"),
    Suit.SPADES: QT_TRANSLATE_NOOP("cards", "spades"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("cards", "clubs"),
    Suit.TAROCK: QT_TRANSLATE_NOOP("cards", "tarock"),
}
_GERMAN_SUITS: Final[Mapping[Suit, Text]] = {
    Suit.HEARTS: QT_TRANSLATE_NOOP("cards", "hearts"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("cards", "bells"),
    Suit.SPADES: QT_TRANSLATE_NOOP("cards", "leaves"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("cards", "acorns"),
}
_SUITS: Final[Mapping[Pictures, Mapping[Suit, Text]]] = {
    "german": _GERMAN_SUITS,
    "french": _FRENCH_SUITS,
    "tarock": _FRENCH_SUITS,
}
_TAROCK_NAMES: Final[Mapping[str, str]] = {
    "1": "Pagat",
    "2": "Uhu",
    "3": "Kakadu",
    "4": "Quapil",
    "20": "Zwanziger",
    "21": "Mond",
}
_SKUES: Final = "22"
_FRACTIONS: Final[Mapping[Fraction, str]] = {Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔"}
_TOO_LARGE: Final = 1 << 63
_MANY: Final = (1 << 31) - 1
"""The numbers that Qt can write, and count; what a file says may be larger."""
_UNITS: Final[Mapping[str, Text]] = {
    "stake": QT_TRANSLATE_NOOP("amounts", "%Ln stake(s)", None, 1),
    "kreuzer": QT_TRANSLATE_NOOP("amounts", "%Ln kreuzer(s)", None, 1),
    "token": QT_TRANSLATE_NOOP("amounts", "%Ln token(s)", None, 1),
    "bean": QT_TRANSLATE_NOOP("amounts", "%Ln bean(s)", None, 1),
    "nut": QT_TRANSLATE_NOOP("amounts", "%Ln nut(s)", None, 1),
    "point": QT_TRANSLATE_NOOP("amounts", "%Ln point(s)", None, 1),
}


def locale_of(language: str) -> QLocale:
    """Return how a language writes numbers, in the person's own country if that speaks it."""
    system = QLocale.system()
    return system if system.language() == QLocale(language).language() else QLocale(language)


def roman(number: int) -> str:
    """Return a number up to 21 as tarocks bear it: four is IIII, nine is IX."""
    tens, ones = divmod(number, 10)
    written = {4: "IIII" if number == 4 else "IV", 9: "IX"}.get(ones)  # noqa: PLR2004 - the card IIII
    return "X" * tens + (written or "V" * (ones // 5) + "I" * (ones % 5))


class Wording:
    """The words for one table: its language, the pictures on the cards and who sits where."""

    def __init__(self, language: str, pictures: Pictures, names: Sequence[str] = ()) -> None:
        """`names` are the players by seat; where there is none the seat's number stands for it."""
        self.language = language
        self.pictures: Pictures = pictures
        self.names = tuple(names)
        self.locale = locale_of(language)

    def text(self, value: Value) -> str:
        """Return a value as it stands alone or heads a line: what its first field names gets a capital there."""
        words = self.within_sentence(value)
        return words[:1].upper() + words[1:] if _begins_with_a_thing(value) else words

    def number(self, value: int) -> str:
        """Return a number with the signs of the language."""
        return self.locale.toString(value) if abs(value) < _TOO_LARGE else str(value)

    def amount(self, amount: Amount) -> str:
        """Return a sum in its unit; cents in euros, however few, so that all sums of a deal have one form."""
        sign = _sign(amount.value) if amount.signed or amount.value < 0 else ""
        size = abs(amount.value)
        if amount.unit == "cent":
            return sign + self.within_sentence(_EUROS(amount=self.locale.toString(size / _EURO, "f", 2)))
        return sign + self._sentence(_UNITS[amount.unit](n=size))

    def share(self, share: Share) -> str:
        """Return a sum with its sign, what is broken of it as a fraction; that takes the plural of the number above."""
        size = abs(share.value)
        whole, part = divmod(size, 1)
        if not part:
            return self.amount(Amount(int(share.value), share.unit, signed=True))
        above = max(int(whole) + 1, 2)
        written = (self.number(int(whole)) if whole else "") + _fraction_sign(part)
        return _sign(share.value) + self._sentence(_UNITS[share.unit](n=above)).replace(self.number(above), written, 1)

    def within_sentence(self, value: Value) -> str:
        """Return a value as it stands within a sentence."""
        match value:
            case Text():
                words = self._sentence(value)
            case Card():
                words = self._card(value)
            case Suit():
                words = self.within_sentence(_SUITS[self.pictures][value])
            case Who():
                words = self._name(value.seat)
            case Amount():
                words = self.amount(value)
            case Share():
                words = self.share(value)
            case tuple():
                words = self.locale.createSeparatedList([self.within_sentence(part) for part in value])
            case int():
                words = self.number(value)
            case _:
                words = on_one_line(value)
        return words

    def _sentence(self, text: Text) -> str:
        count = text.args.get("n")
        template = self._translate(text, count if isinstance(count, int) else -1)
        return template.format(**{name: self.within_sentence(part) for name, part in text.args.items()})

    def _translate(self, text: Text, count: int) -> str:
        """Return a sentence in the language of the window, its fields still open."""
        return QCoreApplication.translate(text.context, text.source, None, min(count, _MANY))

    def _card(self, card: Card) -> str:
        if card.suit is Suit.TAROCK:
            return self._tarock(card.rank)
        special = _GERMAN_RANKS if self.pictures == "german" else {}
        rank = special.get(card.rank) or _RANKS[card.rank]
        return self.within_sentence(_CARD(rank=rank, suit=card.suit))

    def _tarock(self, rank: str) -> str:
        if rank == _SKUES:
            return "Sküs"
        number = roman(int(rank))
        name = _TAROCK_NAMES.get(rank)
        return self.within_sentence(_NAMED_TAROCK(name=name, number=number) if name else _TAROCK(number=number))

    def _name(self, seat: Seat) -> str:
        if seat < len(self.names):
            return on_one_line(self.names[seat])
        return self.within_sentence(_SEAT(number=seat + 1))


def _begins_with_a_thing(value: Value) -> bool:
    """Tell whether a card, a suit or a text put in comes first, which has a capital only there; players keep theirs."""
    if isinstance(value, Text):
        first = _first_part(value)
        return first is not None and (_begins_with_a_thing(first) or (isinstance(first, Text) and _is_plain(first)))
    return isinstance(value, Card | Suit)


def _first_part(text: Text) -> Value | None:
    """Return the value of the field with which a sentence begins, if it begins with one."""
    field, brace, _ = text.source.removeprefix("{").partition("}")
    return text.args.get(field) if brace and text.source.startswith("{") else None


def _is_plain(text: Text) -> bool:
    return _first_part(text) is None


def _fraction_sign(part: Fraction) -> str:
    """Return a part of one as it stands behind a whole number."""
    return _FRACTIONS.get(part) or f" {part.numerator}/{part.denominator}"


def _sign(value: int | Fraction) -> str:
    return {1: "+", 0: "", -1: MINUS}[(value > 0) - (value < 0)]
