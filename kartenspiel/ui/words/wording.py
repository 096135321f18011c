# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Values of the model as words of one language: sentences, cards, suits, players and amounts.

The model marks its sentences and leaves cards and amounts as they are; here they become text, through the translators
that are installed.  How a card is called depends on the language and on the pictures: the same card is the Over of
bells, the queen of diamonds, and in German Schellen-Ober or Karo-Dame.
"""

from collections.abc import Mapping, Sequence
from copy import copy
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from kartenspiel.controller.names import on_one_line
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Pictures
from kartenspiel.model.seats import Seat
from kartenspiel.model.templates import NAME, SAME, Name, Piece, name_of, pieces_of
from kartenspiel.model.text import Amount, Share, Text, Value, Who, marker
from kartenspiel.ui.words.card_names import card_name, suit_name
from kartenspiel.ui.words.grammar import grammar_of

_ = marker(__package__)

_EURO: Final = 100
MINUS: Final = "−"
UNBROKEN: Final = "\u00a0"
"""A space at which no line ends."""

_EUROS: Final = _("€{amount}")
_SEAT: Final = _("seat {number}")

_ENDS: Final = (". ", "! ", "? ")
"""What ends a sentence within a text, so that the next begins with a capital."""
_FRACTIONS: Final[Mapping[Fraction, str]] = {
    Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔", Fraction(1, 4): "¼", Fraction(3, 4): "¾",
}  # fmt: skip
_TOO_LARGE: Final = 1 << 63
_MANY: Final = (1 << 31) - 1
"""The numbers that Qt can write, and count; what a file says may be larger."""
_UNITS: Final[Mapping[str, Text]] = {
    "stake": _("%Ln stake(s)", plural=True),
    "kreuzer": _("%Ln kreuzer(s)", plural=True),
    "token": _("%Ln token(s)", plural=True),
    "bean": _("%Ln bean(s)", plural=True),
    "nut": _("%Ln nut(s)", plural=True),
    "point": _("%Ln point(s)", plural=True),
}

_IN_UNITS: Final[Mapping[str, Text]] = {
    "stake": _("Settled in stakes"),
    "kreuzer": _("Settled in kreuzers"),
    "token": _("Settled in tokens"),
    "bean": _("Settled in beans"),
    "nut": _("Settled in nuts"),
    "point": _("Settled in points"),
}


def locale_of(language: str) -> QLocale:
    """Return how a language writes numbers, in the person's own country if that speaks it."""
    system = QLocale.system()
    return system if system.language() == QLocale(language).language() else QLocale(language)


class Wording:
    """The words for one table: its language, the pictures on the cards and who sits where."""

    def __init__(
        self, language: str, pictures: Pictures, names: Sequence[str | Text] = (), you: Seat | None = None
    ) -> None:
        """`names` are the players by seat; where there is none the seat's number stands for it.

        `you` is the seat of whoever reads the words, who is spoken to in sentences that have a word for that.
        """
        self.language = language
        self.pictures: Pictures = pictures
        self._names = tuple(names)
        self._you = you
        self.whole = False
        """Whether lines end only between the things that a list names."""
        self._grammar = grammar_of(language)
        self.locale = locale_of(language)

    @property
    def for_columns(self) -> "Wording":
        """The same for a narrow column: where people are listed, lines end between them and within none of them."""
        narrow = copy(self)
        narrow.whole = True
        return narrow

    def text(self, value: Value) -> str:
        """Return a value as it stands alone or heads a line: what its first field names gets a capital there."""
        words = self.within_sentence(value)
        return capital(words) if self._begins_with_a_thing(value) else words

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
        """Return a sum, what is broken of it as a fraction; that takes the plural of the number above."""
        size = abs(share.value)
        whole, part = divmod(size, 1)
        if not part:
            return self.amount(Amount(int(share.value), share.unit, signed=share.signed))
        above = max(int(whole) + 1, 2)
        written = (self.number(int(whole)) if whole else "") + _fraction_sign(part)
        sign = _sign(share.value) if share.signed else ""
        return sign + self._sentence(_UNITS[share.unit](n=above)).replace(self.number(above), written, 1)

    def unit(self, unit: str) -> str:
        """Return in what a column of sums is counted; nothing for euros, which have their sign beside each sum."""
        return self.text(_IN_UNITS[unit]) if unit in _IN_UNITS else ""

    def figure(self, share: Share) -> str:
        """Return a sum with its sign for a column whose unit stands over it; euros keep theirs."""
        if share.unit == "cent":
            return self.share(share)
        whole, part = divmod(abs(share.value), 1)
        written = self.number(int(whole)) if whole or not part else ""
        return _sign(share.value) + written + (_fraction_sign(part) if part else "")

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return tuple(on_one_line(self.within_sentence(name)) for name in self._names)

    def within_sentence(self, value: Value, form: str = "") -> str:
        """Return a value as it stands within a sentence, in a form that the language has."""
        match value:
            case Text() | Card() | Suit():
                words = "".join(self._noun(value, form))
            case Who():
                words = self._player(value.seat, form)
            case Amount():
                words = self.amount(value)
            case Share():
                words = self.share(value)
            case tuple():
                order = sorted(value, key=self._is_you) if form else value
                words = self._listed([self.within_sentence(part, form) for part in order])
            case int():
                words = self.number(value)
            case _:
                words = on_one_line(value)
        return words

    def _listed(self, parts: Sequence[str]) -> str:
        if self.whole:
            return ", ".join(part.replace(" ", UNBROKEN) for part in parts)
        return self.locale.createSeparatedList(list(parts))

    def _sentence(self, text: Text) -> str:
        return "".join(self._noun(text, ""))

    def _noun(self, value: Value, form: str) -> tuple[str, str]:
        """Return a text in a form: what the form puts before it, and its words."""
        text = self._named(value)
        if not isinstance(text, Text):
            return "", self.within_sentence(text, form)
        name = self._name(text)
        if form in name.forms:
            return "", self._filled(name.forms[form], text.args, form)[1]
        before, behind = self._grammar.around(form, name.kind)
        outer, words = self._filled(name.words, text.args, form)
        return before or outer, words + behind

    def _filled(self, words: str, args: Mapping[str, Value], form: str) -> tuple[str, str]:
        """Return a template with its fields filled, and before it what belongs before the field that decides."""
        before, filled = "", ""
        for piece in pieces_of(words):
            filled += piece.words
            if piece.name is not None and piece.form == SAME:
                before, same = self._noun(args[piece.name], form)
                filled += same
            elif piece.name is not None:
                filling = self._filling(args[piece.name], piece)
                filled += capital(filling) if filled.endswith(_ENDS) and self._rises(args, piece) else filling
        return before, filled

    def _filling(self, value: Value, piece: Piece) -> str:
        if not piece.choices:
            return self.within_sentence(value, piece.form)
        chosen = piece.choices[min(self._person(value), len(piece.choices) - 1)]
        return chosen.replace(NAME, self.within_sentence(value)) if NAME in chosen else chosen

    def _person(self, value: Value) -> int:
        """Return which words fit: the first for whoever reads, then those for one other, for both, for several."""
        people = value if isinstance(value, tuple) else (value,)
        return 2 * (len(people) > 1) + (not any(map(self._is_you, people)))

    def _is_you(self, value: Value) -> bool:
        return isinstance(value, Who) and value.seat == self._you

    def _begins_with_a_thing(self, value: Value) -> bool:
        """Tell whether a sentence begins with what has a capital only there; players keep what they are called by."""
        if isinstance(value, Text):
            first = pieces_of(self._name(value).words)[:1]
            return (
                bool(first) and not first[0].words and first[0].name is not None and self._rises(value.args, first[0])
            )
        return isinstance(value, Card | Suit)

    def _rises(self, args: Mapping[str, Value], piece: Piece) -> bool:
        """Tell whether a field has a capital where it begins a sentence."""
        value = args[piece.name or ""]
        if isinstance(value, tuple) and value:
            value = min(value, key=self._is_you) if piece.form else value[0]
        if isinstance(value, Who):
            return bool(piece.form) and (self._is_you(value) or isinstance(self._called(value.seat), Text))
        return self._begins_with_a_thing(value) or (isinstance(value, Text) and self._first_field(value) is None)

    def _first_field(self, text: Text) -> Piece | None:
        """Return the field with which a text begins, ``None`` where it begins with words."""
        first = next(iter(pieces_of(self._name(text).words)), None)
        return None if first is None or first.words or first.name is None else first

    def _name(self, text: Text) -> Name:
        count = text.args.get("n")
        return name_of(self._translate(text, count if isinstance(count, int) else -1))

    def _translate(self, text: Text, count: int) -> str:
        """Return a sentence in the language of the window, its fields still open."""
        return QCoreApplication.translate(text.context, text.source, None, min(count, _MANY))

    def _named(self, value: Value) -> Value:
        """Return the text that names a card, suit or player."""
        match value:
            case Card():
                return card_name(value, self.pictures)
            case Suit():
                return suit_name(value, self.pictures)
            case _:
                return value

    def _player(self, seat: Seat, form: str) -> str:
        you = self._grammar.you(form) if seat == self._you else ""
        return you or self.within_sentence(self._called(seat), form)

    def _called(self, seat: Seat) -> str | Text:
        return self._names[seat] if seat < len(self._names) else _SEAT(number=seat + 1)


def capital(words: str) -> str:
    """Return words with a capital, as they stand alone or begin a sentence."""
    return words[:1].upper() + words[1:]


def _fraction_sign(part: Fraction) -> str:
    """Return a part of one as it stands behind a whole number."""
    return _FRACTIONS.get(part) or f" {part.numerator}/{part.denominator}"


def _sign(value: int | Fraction) -> str:
    return {1: "+", 0: "", -1: MINUS}[(value > 0) - (value < 0)]
