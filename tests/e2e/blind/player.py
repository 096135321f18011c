# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How somebody plays who only listens and presses keys; where the ears and the keys are, others say."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final, Protocol

TRIES: Final = 400
"""So many times at most something is done in a deal, or looked for in the window."""
TALKATIVE: Final = 1 / 4
"""How often something is said that need not be."""
ARROWS: Final = ("Down", "Down", "Right")


class Source(Enum):
    """How something came to the ears."""

    SAID = "said"
    """Announced."""
    FOCUS = "focus"
    """The name of what has the keys now."""


@dataclass(frozen=True, slots=True)
class Sound:
    """Something that a screen reader says."""

    source: Source
    words: str


class Senses(Protocol):
    """Ears and keys."""

    def press(self, key: str) -> None:
        """Press a key by the name that X has for it."""

    def listen(self, *, patiently: bool = False) -> list[Sound]:
        """Return what is heard, once it is quiet again; nothing if nothing comes, for a long while if `patiently`."""


@dataclass(frozen=True, slots=True)
class Known:
    """What somebody knows of the words of the program in one language."""

    not_asked: str
    possible: str
    choices: str
    barred: str
    laying: tuple[str, ...]
    silence: str
    wait: str
    leads_on: str
    knows: str
    """What stands on the button for whoever knows the games."""


KNOWN: Final = {
    "en": Known(
        "Nothing is asked of you now.", "Cards that are possible: ", "To choose from: ", ", not now",
        ("Lay away (", " of "), "Nothing to say", "press the space bar to go on", "Next deal", "I know these games",
    ),
    "de": Known(
        "Du bist gerade nichts gefragt.", "Möglich sind: ", "Zur Wahl: ", ", geht jetzt nicht",
        ("Verlegen (", " von "), "Nichts zu sagen", "Klick oder der Leertaste", "Nächstes Spiel",
        "Ich kenne die Spiele",
    ),
}  # fmt: skip


class DeafError(AssertionError):
    """Something that must be heard was not."""


class BlindPlayer:
    """Plays with chance alone, from what is heard."""

    def __init__(self, senses: Senses, language: str, chance: Random) -> None:
        self._senses, self._known, self._chance = senses, KNOWN[language], chance
        self.heard: list[Sound] = []
        """Everything that was heard."""
        self.announced: list[str] = []
        """What was announced without having been asked for: neither the answer of the key that asks, nor the name of
        the card to which an arrow key has come."""
        self._over = False

    def begin(self, game: str) -> None:
        """Begin a game of this title where the program has been opened for the first time."""
        self.find(self._known.knows)
        self.find(game)

    def find(self, name: str) -> None:
        """Press Tab until the keys have come to something of this name, and press Enter there."""
        for _ in range(TRIES):
            places = [each.words for each in self._do("Tab") if each.source is Source.FOCUS]
            if places[-1:] == [name]:
                self._do("Return")
                return
        raise DeafError(name)

    def play_deal(self) -> None:
        """Play until the score of the deal lies there."""
        self._over = False
        self._listen()
        for _ in range(TRIES):
            if self._over:
                return
            self._answer(self._ask())
        raise DeafError([each.words for each in self.heard[-20:]])

    def _ask(self) -> str:
        """Ask what is asked; nothing comes where the score lies open."""
        for _ in range(TRIES):
            self._senses.press("q")
            sounds = self._hear()
            place = next((place for place, sound in enumerate(sounds) if self._answers(sound)), None)
            self._keep(sounds, answer=place)
            overtaken = len(sounds) > (0 if place is None else place + 1)  # more has happened since
            if self._over or not overtaken:
                return "" if place is None else sounds[place].words
        raise DeafError([each.words for each in self.heard[-20:]])

    def _answers(self, sound: Sound) -> bool:
        """Tell whether this is what the key has asked for."""
        known = self._known
        told = known.not_asked, known.possible, known.choices, known.laying[0]
        return sound.source is Source.SAID and any(each in sound.words for each in told)

    def _answer(self, question: str) -> None:
        known = self._known
        talks = self._chance.random() < TALKATIVE
        if not question or known.not_asked in question:
            self._wait()
        elif known.laying[0] in question:
            self._lay_away(question)
        elif known.silence in question and not talks:
            self._do("space")
        elif known.possible in question and not (known.choices in question and talks):
            self._play()
        elif known.choices in question:
            self._choose()
        else:
            raise DeafError(question)

    def _wait(self) -> None:
        """Listen until something comes; where the table waits for it, go on."""
        if any(self._known.wait in each.words for each in self.heard[-3:]):
            self._do("space")
        elif not self._over and not self._listen(patiently=True):
            raise DeafError([each.words for each in self.heard[-20:]])

    def _play(self) -> None:
        """Walk along the hand, and play the first card from somewhere on that is possible."""
        steps = self._chance.randint(0, 5)
        for step in range(TRIES):
            card = self._walk("Right")
            if card is None:  # the keys are among the choices, or something has happened
                return
            if self._known.barred not in card and step >= steps:
                self._do("Return")
                return

    def _lay_away(self, question: str) -> None:
        """Walk along the hand and lay cards away until they are enough, then confirm it."""
        laid, wanted = self._laid(question)
        while laid < wanted:
            for _ in range(self._chance.randint(1, 4)):
                card = self._walk("Right")
            while card is not None and self._known.barred in card:
                card = self._walk("Right")
            if card is None:
                return
            for each in self._do("Return"):
                if self._known.laying[0] in each.words:
                    laid, wanted = self._laid(each.words)
        self._do("Return")

    def _laid(self, words: str) -> tuple[int, int]:
        """Return how many cards are laid away and how many must be, as it is said."""
        begin, of = self._known.laying
        told = words.rsplit(begin, 1)[1].split(")", 1)[0]
        laid, wanted = told.split(of)
        return int(laid), int(wanted)

    def _choose(self) -> None:
        """Go to the buttons, some way on among them, and press the one that is there."""
        sounds = self._do("Down")
        if not any(each.source is Source.FOCUS and each.words for each in sounds):
            raise DeafError("a choice has no name")
        for _ in range(self._chance.randint(0, 6)):
            self._do(self._chance.choice(ARROWS))
        self._do("Return")

    def _walk(self, key: str) -> str | None:
        """Go along the cards by an arrow key, and return what is said of the card to which it comes.

        ``None`` where something else was heard; raises `DeafError` where it was nothing.
        """
        self._senses.press(key)
        sounds = self._hear()
        place = next((place for place, sound in enumerate(sounds) if self._names_card(sound)), None)
        self._keep(sounds, answer=place)
        if not sounds:
            raise DeafError(f"an arrow key has said nothing after {[each.words for each in self.heard[-5:]]}")
        return None if place is None else sounds[place].words

    @staticmethod
    def _names_card(sound: Sound) -> bool:
        """Tell whether this is the name of a card that an arrow key has come to: what happens is told in sentences."""
        return sound.source is Source.SAID and not sound.words.endswith(".")

    def _do(self, key: str) -> list[Sound]:
        self._senses.press(key)
        return self._listen()

    def _listen(self, *, patiently: bool = False) -> list[Sound]:
        """Listen to what comes without being asked for."""
        sounds = self._hear(patiently=patiently)
        self._keep(sounds)
        return sounds

    def _keep(self, sounds: Sequence[Sound], answer: int | None = None) -> None:
        """Keep what was announced, except the answer to a key."""
        told = (each.words for place, each in enumerate(sounds) if each.source is Source.SAID and place != answer)
        self.announced += told

    def _hear(self, *, patiently: bool = False) -> list[Sound]:
        sounds = self._senses.listen(patiently=patiently)
        self.heard += sounds
        at_end = (each for each in sounds if each.source is Source.FOCUS)
        self._over = self._over or any(each.words.startswith(self._known.leads_on) for each in at_end)
        return sounds
