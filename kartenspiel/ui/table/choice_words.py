# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The words of choices: what stands on their buttons, what they mean, and by which clauses."""

from typing import NamedTuple

from kartenspiel.controller.statements import announcements
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Choice
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import Text, clauses_of, marker
from kartenspiel.model.view import Rung
from kartenspiel.ui.table.offers import Offer, plain_choice
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.wording import Wording, capital

_ = marker(__package__)


class ChoiceMeaning(NamedTuple):
    """What is told of a choice, with the clauses behind it."""

    words: str
    clauses: tuple[str, ...]


class ChoiceWords(NamedTuple):
    """The words of the choices of one game in one language."""

    game: Game
    wording: Wording

    def label(self, choice: Choice, seen: Observation) -> str:
        """Return what stands on the button of a choice."""
        return self.wording.text(self.game.words.label(choice, seen))

    def sayable(self, seen: Observation) -> tuple[str, ...]:
        """Return what the observer could announce while another is on turn, as it stands on buttons."""
        if seen.turn in (None, seen.seat):
            return ()
        return tuple(capital(self.label(each, seen)) for each in announcements(seen.moves))

    def meaning(self, offer: Offer, seen: Observation) -> ChoiceMeaning:
        """Return what an answer means, and the key that gives it."""
        told = self.said(self.game.words.hint(plain_choice(offer), seen))
        key = words_of(_("Or press the space bar.")) if offer.kind == "pass" else ""
        return told._replace(words=" ".join(filter(None, (told.words, key))))

    def of_rung(self, rung: Rung, *, offered: bool) -> ChoiceMeaning:
        """Return why a contract cannot be bid, where it is not offered, and what must be done in it."""
        return self.said(None if offered else rung.barred, rung.meaning)

    def said(self, *texts: Text | Card | None) -> ChoiceMeaning:
        """Return several texts, as far as there are such, one behind the other with the clauses of all of them."""
        given = [text for text in texts if text is not None]
        clauses = dict.fromkeys(clause for text in given for clause in clauses_of(text))
        return ChoiceMeaning(" ".join(map(self.wording.text, given)), tuple(clauses))
