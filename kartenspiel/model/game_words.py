# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said, told, asked and shown at the table of a game."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic

from kartenspiel.model import narration
from kartenspiel.model.by_kind import BeforeAfter, WordsByKind, words_for
from kartenspiel.model.cards import Card
from kartenspiel.model.fixed_sides import fixed_sides
from kartenspiel.model.generics import P, R
from kartenspiel.model.moves import Choice, Move, ends_own_word
from kartenspiel.model.observation import Observation
from kartenspiel.model.rules_page import PageNames
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, marker
from kartenspiel.model.tricks import points_by_seat
from kartenspiel.model.view import CardsApart, SortOrder, TableView, WatchedCards, marks_at, marks_of

_ = marker(__package__)

_POINTS: Final = _("{points}")
_MARKS: Final = marks_of(
    {"dealer": narration.DEALER, "forehand": narration.FOREHAND},
    meanings={"dealer": narration.DEALER_MEANS, "forehand": narration.FOREHAND_LEADS},
)


def plain_view(
    seen: Observation[R, P],
    pack: Sequence[Card],
    partners: Sequence[Collection[Seat]] = (),
    *,
    card_points: Callable[[Card], int] | None = None,
) -> TableView:
    """Return what a window shows where there is no more: dealer and forehand, and who plays together in every deal.

    Hands are sorted as the pack lists its cards; `partners` are those of `Game.partners`.  With `card_points`, what a
    card counts, it shows what everybody has in his tricks too.
    """
    cards = seen.cards
    counted = None if card_points is None else points_by_seat(cards.tricks, cards.winners, card_points, seen.seats)
    sort = SortOrder(tuple({card.suit: 0 for card in pack}), " ".join({card.rank: 0 for card in pack}))
    roles = {"dealer": seen.dealer, "forehand": seen.forehand}
    marks = marks_at(seen.seats, roles, _MARKS)
    sides = fixed_sides(seen.seat, seen.seats, partners)
    return TableView(card_points=counted, facts=(), marks=marks, sort=sort, sides=sides)


def _nothing(*_asked: object) -> None:
    """Nothing is said."""


def _no_names(_rules: object) -> PageNames:
    return PageNames()


def _no_cards(_seen: object) -> tuple[()]:
    return ()


def _as_number(points: int, _rules: object) -> Text:
    return _POINTS(points=points)


def _never(_seen: object) -> bool:
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWords(Generic[R, P]):
    """The words of a game.  Where a game has none of its own, every game says the same, or nothing."""

    question: Callable[[Sequence[Choice], Observation[R, P]], Text]
    """Says what the observer is asked with these choices, on turn or out of turn, with the clause it comes by."""
    view: Callable[[Observation[R, P]], TableView]
    """Says what a window shows of the deal beside the cards, made from what the observer knows."""
    sayings: WordsByKind[BeforeAfter[Observation[R, P]]] = field(default_factory=dict)
    """What a player says with a move."""
    sentences: WordsByKind[BeforeAfter[Observation[R, P]]] = field(default_factory=dict)
    """Moves as whole sentences, as far as they mean more than in every game."""
    labels: WordsByKind[Observation[R, P]] = field(default_factory=dict)
    """What is written on the button of a choice, as far as it is more than in every game."""
    hints: WordsByKind[Observation[R, P]] = field(default_factory=dict)
    """What a choice means and pays, where that is not plain."""
    items: Mapping[str, Text] = field(default_factory=dict)
    """What the items of an outcome are called, by their ids; every other one is the game itself."""
    reveal: Callable[[Observation[R, P], Observation[R, P]], tuple[Seat, Text] | None] = _nothing
    """Says what a rule makes somebody say between two moments, and who, beside the move made there (K108)."""
    ends_turn_aloud: Callable[[Observation[R, P]], bool] = _never
    """Whether whoever is on turn ends it with words of its own also after having announced something."""
    may_ask_advice: Callable[[Observation[R, P]], bool] = _never
    """Whether the rules let the observer ask before playing a card what a good player would do (G25)."""
    advice: Callable[[Move, Observation[R, P]], Text | None] = _nothing
    """Says why a good player would make this move, in one sentence; ``None`` where there is nothing to say."""
    points: Callable[[int, R], Text] = _as_number
    """Says an amount of card points, counted as `TableView.card_points`, as players write it."""
    watched: Callable[[Observation[R, P]], tuple[WatchedCards, ...]] = _no_cards
    """Says which cards good players watch for beside the trumps or tarocks."""
    apart: Callable[[Observation[R, P]], tuple[CardsApart, ...]] = _no_cards
    """Says which cards lie apart from hands and tricks, and with whom they count, as far as the observer knows it."""
    page_names: Callable[[R], PageNames] = _no_names
    """What the page of its rules can name beside the house rules: tables and facts worked out from them.

    A page shows a table with ``{{ table("contracts") }}`` on a line of its own, and uses facts in conditions and
    sentences.
    """

    def say(self, move: Move, before: Observation[R, P], after: Observation[R, P]) -> Text | None:
        """Return the words a player says with this move, for a speech bubble; ``None`` if nothing is said.

        `before` and `after` are what the reader knew just before the move and once it was made; the move is masked for
        that reader.
        """
        return words_for(self.sayings, move, BeforeAfter(before, after))

    def sentence(self, move: Move, before: Observation[R, P], after: Observation[R, P]) -> Text:
        """Return the move as a whole sentence for the log; arguments as for `say`."""
        return words_for(self.sentences, move, BeforeAfter(before, after)) or narration.sentence(move)

    def sentence_to_tell(self, move: Move, before: Observation[R, P], after: Observation[R, P]) -> Text | None:
        """Return `sentence`, or ``None`` where the move only ends a turn of which there is nothing more to tell."""
        silent = ends_own_word(move, before.log) and not self.ends_turn_aloud(before)
        return None if silent else self.sentence(move, before, after)

    def label(self, choice: Choice, seen: Observation[R, P]) -> Text:
        """Return the text of a button for this choice."""
        return words_for(self.labels, choice, seen) or narration.label(choice)

    def hint(self, choice: Choice, seen: Observation[R, P]) -> Text | None:
        """Return what this choice means and pays, for a tooltip; ``None`` where that is plain."""
        return words_for(self.hints, choice, seen)
