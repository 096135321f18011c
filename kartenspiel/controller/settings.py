# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a person prefers: typed, with defaults, and read field by field.

Nothing that stands in a settings file can spoil a start: a field that holds nonsense takes its default and is named.
"""

import dataclasses
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, get_args

from kartenspiel.controller.names import good_name, other_name
from kartenspiel.controller.session import Person, boldness_from, portrait_from
from kartenspiel.games import UnknownGameError, descriptions, game_named
from kartenspiel.model import fields
from kartenspiel.model.fields import FieldError
from kartenspiel.model.game import Game
from kartenspiel.players.base import LEVELS, NAMES, USUAL_LEVEL

_READ: Final = "read"
_OWN_ID: Final = "own:"
_GREATEST_SECONDS: Final = 30.0
TEXT_SIZES: Final = range(80, 201)
"""How large text may be, in hundredths of the system's size."""
TEXT_STEP: Final = 10
USUAL_TEXT: Final = 100
_PICTURES: Final = re.compile(r"\w*", re.ASCII)
"""Names of packs and backs: parts of the names of files, and never a way to somewhere else."""

Brightness = Literal["system", "light", "dark"]
TableColour = Literal["green", "blue", "grey"]
Animation = Literal["normal", "at_once", "instant", "fast", "slow"]
HandOrder = Literal["high_left", "high_right", "as_dealt"]
IndexSize = Literal["normal", "none", "large"]
ReplaySpeed = Literal["usual", "slow", "fast"]
"""What may be chosen, by the words of the file; the first of each is the default."""

Reader = Callable[[object], object]
"""Returns a value read from JSON as the field holds it; raises `ValueError` for one that it cannot hold."""


@dataclass(frozen=True, slots=True)
class GameSettings:
    """What was last played of one game: preset, options that differ from it, and rules kept under own names."""

    preset: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    own_presets: Mapping[str, Mapping[str, object]] = field(default_factory=dict)


def own_id(name: str) -> str:
    """Return the id of rules kept under a name of one's own."""
    return _OWN_ID + name


def own_name_of(preset: str) -> str | None:
    """Return the name that a person gave to these rules, ``None`` for a preset of the game."""
    return preset.removeprefix(_OWN_ID) if preset.startswith(_OWN_ID) else None


def _setting(default: object, read: Reader) -> Any:  # noqa: ANN401 - declares a field of any type
    return field(default_factory=lambda: default, metadata={_READ: read})


def _one_of(words: object) -> Any:  # noqa: ANN401 - as above
    allowed = get_args(words)

    def read(value: object) -> object:
        if value not in allowed:
            raise ValueError(value)
        return value

    return _setting(allowed[0], read)


def _flag(*, default: bool) -> Any:  # noqa: ANN401 - as above
    return _setting(default, fields.flag)


def _name(value: object) -> str:
    return good_name(fields.text(value))


def _portrait(value: object) -> str:
    return portrait_from(fields.text(value))


def _seconds(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= _GREATEST_SECONDS:
        raise ValueError(value)
    return float(value)


def _size_of_text(value: object) -> int:
    return fields.whole_number(value, least=TEXT_SIZES.start, end=TEXT_SIZES.stop)


def _ids(value: object) -> tuple[str, ...]:
    return tuple(fields.text(each) for each in fields.items(value))


def _names_of_pictures(value: object) -> dict[str, str]:
    texts = {name: fields.text(each) for name, each in fields.members(value).items()}
    if not all(_PICTURES.fullmatch(each) for each in texts.values()):
        raise ValueError(value)
    return texts


def _lists_of_texts(value: object) -> dict[str, tuple[str, ...]]:
    return {name: _ids(each) for name, each in fields.members(value).items()}


def _opponents(value: object) -> tuple[Person, ...]:
    return tuple(_opponent(fields.members(each)) for each in fields.items(value))


def _opponent(written: Mapping[str, object]) -> Person:
    level = fields.text(written.get("level"))
    if level not in NAMES:
        raise ValueError(written)
    bold, portrait = boldness_from(written.get("boldness")), portrait_from(written.get("portrait"))
    return Person(_name(written.get("name")), level, bold, portrait)


def _games(value: object) -> dict[str, GameSettings]:
    return {name: _game(fields.members(each)) for name, each in fields.members(value).items()}


def _game(written: Mapping[str, object]) -> GameSettings:
    preset, options = fields.text_or_none(written.get("preset")), fields.members(written.get("options", {}))
    own = {name: fields.members(each) for name, each in fields.members(written.get("own_presets", {})).items()}
    names: dict[str, str] = {}
    for name in own:
        names[name] = other_name(name, names.values())
    chosen = None if preset is None else own_name_of(preset)
    if chosen is not None and chosen in names:
        preset = own_id(names[chosen])
    return GameSettings(preset, options, {names[name]: values for name, values in own.items()})


OPPONENTS: Final = tuple(Person(name, USUAL_LEVEL) for name in ("Resi", "Poldl", "Mizzi"))


@dataclass(frozen=True, slots=True)
class Settings:
    """Every preference, with its default.

    The window makes a changed copy with `dataclasses.replace` and hands it to `Store.save_settings`.
    """

    language: str = _setting("system", fields.text)
    """A code as in the names of the translations; one that is not there stands for the system's language."""
    theme: Brightness = _one_of(Brightness)
    text_size: int = _setting(USUAL_TEXT, _size_of_text)
    """In hundredths of the system's."""
    table_colour: TableColour = _one_of(TableColour)
    packs: Mapping[str, str] = _setting({}, _names_of_pictures)
    """Pack of pictures to show for each family that rules ask for (``german`` → ``french``); absent: as asked."""
    backs: Mapping[str, str] = _setting({}, _names_of_pictures)
    """Back of the cards for each pack; absent: the pack's own."""
    animation: Animation = _one_of(Animation)
    trick_until_click: bool = _flag(default=False)
    """A finished trick, and an open talon, lie until a click or key instead of so many seconds (`lies_until_click`)."""
    trick_seconds: float = _setting(1.2, _seconds)
    talon_seconds: float = _setting(3.0, _seconds)
    """How long a talon lies open before another player takes of it."""
    mark_trick: bool = _flag(default=True)
    """The card that was led is marked, and the one that takes the trick as it lies."""
    hand_order: HandOrder = _one_of(HandOrder)
    corner_indices: IndexSize = _one_of(IndexSize)
    four_colours: bool = _flag(default=False)
    high_contrast: bool = _flag(default=False)
    tint_sides: bool = _flag(default=True)
    """Plates show by a tint and an edge who plays with whom, as far as the person may know it."""
    portraits: bool = _flag(default=True)
    """Players have faces: portraits that were chosen, and computer players else heads of figures on the cards."""
    raise_first: bool = _flag(default=False)
    """A first click on a card only raises it, the second plays it."""
    hint_button: bool = _flag(default=True)
    """There is a button for hints at the table, in sessions that allow them."""
    ask_to_speak: bool = _flag(default=True)
    """The deal waits for the person wherever something may be said out of turn; else only on turn."""
    clause_numbers: bool = _flag(default=False)
    """The numbers of clauses stand beside questions and choices, also where no rules lie beside the table."""
    hints: bool = _flag(default=True)
    """Lines about keys and gestures are shown when they are of use."""
    hints_given: tuple[str, ...] = _setting((), _ids)
    """Which of them have been shown; each is once."""
    silent_session: str = _setting("", fields.text)
    """The id of the session in which the person does not want to be asked out of turn."""
    log_visible: bool = _flag(default=True)
    replay_speed: ReplaySpeed = _one_of(ReplaySpeed)
    """How fast a replayed deal goes on by itself."""
    replay_all_open: bool = _flag(default=False)
    """A deal is replayed with all hands open, and not with the eyes of the person."""
    suits_visible: bool = _flag(default=False)
    """The four suits with their names stand beside the table."""
    full_screen: bool = _flag(default=False)
    geometry: str = _setting("", fields.text)
    """Place and size of the window, as Qt writes them, in base 64."""
    window_state: str = _setting("", fields.text)
    own_name: str = _setting("", _name)
    """Empty: the word for "You" in the language of the window."""
    own_portrait: str = _setting("", _portrait)
    """As `Person.portrait`."""
    opponents: tuple[Person, ...] = _setting(OPPONENTS, _opponents)
    allows_help: bool = _flag(default=True)
    """In a new session hints may be given, and moves taken back."""
    mistake_words: bool = _flag(default=False)
    """In sessions with help a short word follows one's own dear mistakes."""
    offers_rest: bool = _flag(default=True)
    """Where nothing can change the result of a deal any more, it is offered to play the rest at once."""
    folder: str = _setting("", fields.text)
    """Where the person saved or opened a file last; empty: the home folder."""
    last_game: str = _setting("", fields.text)
    knows_games: bool = _flag(default=False)
    """The person has said that he knows these games: before the first time he plays one by its first preset."""
    lessons: Mapping[str, tuple[str, ...]] = _setting({}, _lists_of_texts)
    """The ids of the lessons gone through and of the practice hands whose goal was reached, by game."""
    games: Mapping[str, GameSettings] = _setting({}, _games)

    @property
    def lies_until_click(self) -> bool:
        """Whether a trick and a talon lie until a click: so it was chosen, or all that comes before is seen at once."""
        return self.trick_until_click or self.animation == "at_once"

    def game(self, game: str) -> GameSettings:
        """Return what is kept for one game; defaults for a game never played."""
        return self.games.get(game, GameSettings())

    @property
    def opponents_are_easy(self) -> bool:
        """Whether all opponents are those with whom somebody sits down who is just learning."""
        return all(person.level == LEVELS[0] for person in self.opponents)

    def for_beginner(self) -> "Settings":
        """Return settings of somebody who is just learning: easy opponents, unless he has chosen how they play.

        Names and portraits that were chosen stay.
        """
        if any(person.player != USUAL_LEVEL for person in self.opponents):
            return replace(self, knows_games=False)
        eased = tuple(replace(person, level=LEVELS[0]) for person in self.opponents)
        return replace(self, opponents=eased, knows_games=False)

    def with_lesson(self, game: str, lesson: str) -> "Settings":
        """Return settings in which this lesson of a game is done."""
        done = self.lessons.get(game, ())
        return self if lesson in done else replace(self, lessons={**self.lessons, game: (*done, lesson)})

    def without_lessons(self, game: str) -> "Settings":
        """Return settings in which no lesson of this game is done."""
        return replace(self, lessons={name: done for name, done in self.lessons.items() if name != game})

    def with_game(self, game: str, kept: GameSettings) -> "Settings":
        """Return settings in which this is kept for one game."""
        return replace(self, games={**self.games, game: kept})


_UNSEEN: Final = ("hints_given", "geometry", "window_state", "folder")
"""What the program notes for itself, and no window shows."""


def looks_alike(before: Settings, after: Settings) -> bool:
    """Tell whether no window need show anything else after a change of settings."""
    return replace(after, **{name: getattr(before, name) for name in _UNSEEN}) == before


def as_json(settings: Settings) -> dict[str, object]:
    """Return all preferences as their file holds them."""
    return dataclasses.asdict(settings)


def last_game(settings: Settings) -> Game:
    """Return the game played last, or the first there is."""
    try:
        return game_named(settings.last_game)
    except UnknownGameError:
        return game_named(descriptions()[0].id)


def from_json(written: object) -> tuple[Settings, tuple[str, ...]]:
    """Return the preferences in a file's object, and the names of the fields that took their default instead.

    Unknown fields are ignored.  Raises `ValueError` if it is no object at all.
    """
    try:
        kept = fields.members(written)
    except FieldError as error:
        message = f"settings {error}"
        raise ValueError(message) from None
    values: dict[str, Any] = {}
    bad: list[str] = []
    for each in dataclasses.fields(Settings):
        if each.name in kept:
            try:
                values[each.name] = each.metadata[_READ](kept[each.name])
            except ValueError:
                bad.append(each.name)
    return Settings(**values), tuple(bad)
