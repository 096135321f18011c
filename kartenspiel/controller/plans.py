# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is to be played and by whom: from what was played last, or for a first start without asking anybody.

The person at the screen who has given no name is called by a word of the window's language, which the window hands in.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, Protocol

from kartenspiel.controller.session import Person, Session
from kartenspiel.controller.settings import OPPONENTS, GameSettings, Settings, own_id
from kartenspiel.games import descriptions, presets_named
from kartenspiel.model import options
from kartenspiel.model.description import TableForm
from kartenspiel.model.game import Game, Pictures
from kartenspiel.model.options import HouseRules, OptionError, Preset, specs
from kartenspiel.model.text import Text, marker
from kartenspiel.players.base import LEVELS, USUAL_LEVEL

_ = marker(__package__)

_EXCHANGEABLE: Final[tuple[Pictures, ...]] = ("german", "french")
"""Packs that can stand in for one another."""
_SPARE: Final = (*OPPONENTS, *(Person(name, USUAL_LEVEL) for name in ("Ferdl", "Burgi", "Schorsch")))
"""Computer players for the seats of those that nobody has chosen."""
_CHANGED: Final = _("{preset}, changed")
_CHANGED_RULES: Final = _("changed house rules")
_PLAYED: Final = _("{game} · {rules}")
_IN_FORM: Final = _("{preset} · {form}")
_OWN_HELP: Final = _("Your own house rules.")
_NAMED: Final = Text("", "{name}")
"""What somebody has named stands in it as a value: no template is ever made of a name."""
_OWN: Final = _("own house rules")


def people_at_table(name: str, opponents: Sequence[Person], players: int, *, portrait: str = "") -> tuple[Person, ...]:
    """Return so many players: the person at the screen of this name, then the computer players last chosen.

    A computer player who bears the name of the person makes room for another.
    """
    others = tuple(each for each in opponents if each.name != name)
    return complete_people((Person(name, portrait=portrait), *others[: players - 1]), others, players)


def complete_people(people: Sequence[Person], opponents: Sequence[Person], players: int) -> tuple[Person, ...]:
    """Return so many players: those there are, then computer players last chosen, then others."""
    found = list(people)
    for spare in (*opponents, *_SPARE):
        if len(found) < players and all(spare.name != person.name for person in found):
            found.append(spare)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class TablePlan:
    """What is to be played: game, house rules, players, and the pictures on the cards."""

    game: Game
    rules: HouseRules
    preset: str
    people: tuple[Person, ...]
    packs: Mapping[str, str] = field(default_factory=dict)
    """The pack on screen by the pack the rules ask for, where one was chosen."""
    allows_help: bool = True
    """As `Session.allows_help`."""


def rules_of(game: Game, preset: Preset) -> HouseRules:
    """Return the rules that a preset names."""
    return options.from_json(game.house_rules, {key: options.to_json(value) for key, value in preset.values.items()})


def form_of(game: Game, rules: HouseRules) -> TableForm | None:
    """Return the form in which a game is played by these rules; ``None`` where it has but one."""
    written = options.as_json(rules)
    forms = game.description.forms
    return next((form for form in forms if all(written[name] == value for name, value in form.options.items())), None)


def belonging_to_forms(game: Game) -> frozenset[str]:
    """Return the ids of the house rules that are chosen with the form of a game, and not among the others."""
    return frozenset(name for form in game.description.forms for name in (*form.options, *form.choices))


def with_values(rules: HouseRules, values: Mapping[str, object]) -> HouseRules:
    """Return rules with other values, which are written as records have them."""
    return options.from_json(type(rules), {**options.as_json(rules), **values})


def in_form(game: Game, preset: Preset, values: Mapping[str, object]) -> HouseRules:
    """Return the rules of a preset in the form of the game that has these values."""
    left_open = belonging_to_forms(game)
    return with_values(rules_of(game, preset), {name: value for name, value in values.items() if name in left_open})


def in_form_of(game: Game, preset: Preset, rules: HouseRules) -> HouseRules:
    """Return the rules of a preset in the form in which a game is played by others."""
    written = options.as_json(rules)
    return in_form(game, preset, {name: written[name] for name in belonging_to_forms(game)})


def numbers_of_players(game: Game) -> tuple[int, ...]:
    """Return by how many a game is played in its presets and forms, the most first."""
    ways = [rules_of(game, preset) for preset in game.presets]
    ways += [with_values(ways[0], form.options) for form in game.description.forms]
    return tuple(sorted({game.players(rules) for rules in ways}, reverse=True))


def presets_of(game: Game, settings: Settings) -> tuple[Preset, ...]:
    """Return the presets of a game, that for beginners first, and one's own; what is no longer understood is left out.

    All of them leave open in which form the game is played: that is chosen beside them, where everybody sees it.
    """
    own = (_own_preset(game, name, values) for name, values in settings.game(game.id).own_presets.items())
    profile = game.description.profile
    first = [preset for preset in game.presets if profile is not None and preset.id == profile.beginners]
    others = (preset for preset in game.presets if preset not in first)
    return (*first, *others, *(preset for preset in own if preset is not None))


def preset_helps() -> tuple[Text, ...]:
    """Return what may be said of a preset, whichever game is chosen; none is loaded for that."""
    return (*(preset.help for each in descriptions() for preset in presets_named(each.id)), _OWN_HELP)


def not_understood(game: Game, settings: Settings) -> tuple[str, ...]:
    """Return the names of one's own rules of a game that make no sense to this version, and so are no presets."""
    own = settings.game(game.id).own_presets
    return tuple(name for name, values in own.items() if _own_preset(game, name, values) is None)


def _own_preset(game: Game, name: str, written: Mapping[str, object]) -> Preset | None:
    try:
        rules = options.from_json(game.house_rules, written)
    except OptionError:
        return None
    left_open = belonging_to_forms(game)
    values = {spec.id: getattr(rules, spec.id) for spec in specs(type(rules)) if spec.id not in left_open}
    return Preset(own_id(name), _NAMED(name=name), _OWN_HELP, values)


def usual_rules(game: Game, settings: Settings, *, knows: bool = False) -> tuple[Preset, HouseRules]:
    """Return the preset and the rules by which a person would play a game now.

    They are those last played, what is no longer understood being as in the preset.  Before the first time they are
    those that the game recommends to a newcomer, for somebody who `knows` it, or has said that he knows these games,
    those of its first preset.
    """
    kept, profile = settings.game(game.id), game.description.profile
    is_new = profile is not None and kept.preset is None and not kept.options and not (knows or settings.knows_games)
    wanted = profile.beginners if profile is not None and is_new else kept.preset
    preset = next((each for each in presets_of(game, settings) if each.id == wanted), game.presets[0])
    rules = rules_of(game, preset)
    try:
        return preset, options.from_json(game.house_rules, {**options.as_json(rules), **kept.options})
    except OptionError:
        return preset, rules


def changed_options(rules: HouseRules, preset: HouseRules) -> Mapping[str, object]:
    """Return the options that are not as in the preset, as settings keep them."""
    usual = options.as_json(preset)
    return {key: value for key, value in options.as_json(rules).items() if value != usual[key]}


def plan_from(settings: Settings, game: Game, guest: str) -> TablePlan:
    """Return what a person would play of a game now, without asking anybody.

    A person without a name is called by the word for a `guest`.
    """
    return _plan(settings, game, guest, *usual_rules(game, settings))


def plan_after_lesson(settings: Settings, game: Game, guest: str, form: str) -> TablePlan:
    """Return what somebody plays who has learnt a game in one of its forms, by its id; "" is the usual one.

    `guest` as for `plan_from`.
    """
    preset, rules = usual_rules(game, settings)
    forms = game.description.forms
    chosen = next((each for each in forms if each.id == form), forms[0] if forms else None)
    if chosen is not None:
        rules = with_values(rules, chosen.options)
    return _plan(settings, game, guest, preset, rules)


def at_learning_table(plan: TablePlan) -> TablePlan:
    """Return a plan with easy opponents, in which hints are given and moves can be taken back."""
    eased = tuple(replace(person, level=LEVELS[0]) if person.level in LEVELS else person for person in plan.people)
    return replace(plan, people=eased, allows_help=True)


def _plan(settings: Settings, game: Game, guest: str, preset: Preset, rules: HouseRules) -> TablePlan:
    """Return what is played by these rules with the usual players."""
    own, players = settings.own_name or guest, game.players(rules)
    people = people_at_table(own, settings.opponents, players, portrait=settings.own_portrait)
    return TablePlan(game, rules, preset.id, people, allows_help=settings.allows_help)


def chosen_from(settings: Settings, game: Game, preset: str, form: str = "") -> Settings:
    """Return settings in which a preset of a game was played last, as it is; in a form of the game, if it has forms."""
    chosen = next((each for each in presets_of(game, settings) if each.id == preset), game.presets[0])
    values = next((each.options for each in game.description.forms if each.id == form), {})
    changes = changed_options(in_form(game, chosen, values), rules_of(game, chosen))
    return settings.with_game(game.id, replace(settings.game(game.id), preset=preset, options=changes))


def remember_first(settings: Settings, plan: TablePlan) -> Settings:
    """Return settings in which a game of which nothing was ever chosen goes on with the preset of this plan.

    What is recommended to a newcomer may be another; who has begun with one must not find the other the next time.
    """
    kept = settings.game(plan.game.id)
    first = kept.preset is None and not kept.options
    return settings.with_game(plan.game.id, replace(kept, preset=plan.preset)) if first else settings


def remember_plan(settings: Settings, plan: TablePlan) -> Settings:
    """Return settings in which this was played last, so that the next session begins with it.

    What the person is called is left as it is.
    """
    preset = next((each for each in presets_of(plan.game, settings) if each.id == plan.preset), plan.game.presets[0])
    changes = changed_options(plan.rules, rules_of(plan.game, preset))
    kept = GameSettings(preset.id, changes, settings.game(plan.game.id).own_presets)
    opponents = tuple(person for person in plan.people if person.level is not None)
    own = next((person.portrait for person in plan.people if person.level is None), settings.own_portrait)
    return replace(
        settings.with_game(plan.game.id, kept),
        last_game=plan.game.id,
        opponents=(*opponents, *settings.opponents[len(opponents) :]),
        own_portrait=own,
        packs={**settings.packs, **plan.packs},
        allows_help=plan.allows_help,
    )


def is_in_form_of(session: Session, plan: TablePlan) -> bool:
    """Tell whether a session is of the game of a plan, in the same form."""
    game = plan.game
    return session.game == game.id and form_of(game, session.rules) == form_of(game, plan.rules)


def packs_for(asked: Pictures) -> tuple[Pictures, ...]:
    """Return the packs that may be shown where rules ask for this one."""
    return _EXCHANGEABLE if asked in _EXCHANGEABLE else (asked,)


def pictures_shown(settings: Settings, game: Game, rules: HouseRules) -> Pictures:
    """Return the pack on screen: what the rules ask for, or what the person likes in its place."""
    asked = game.pictures(rules)
    wished = settings.packs.get(asked, asked)
    return wished if wished in packs_for(asked) else asked


class PlayedByRules(Protocol):
    """Something that is played by house rules: a session, or a score pad."""

    @property
    def rules(self) -> HouseRules:
        """The house rules."""

    @property
    def preset(self) -> str | None:
        """The preset with which they began."""


class PlayedGame(PlayedByRules, Protocol):
    """The same, that says of which game."""

    @property
    def game(self) -> str:
        """The id of the game."""


class _RulesNamed(NamedTuple):
    """How the house rules of a session are named: by a preset, the form of the game, and whether more was changed."""

    preset: Preset
    form: TableForm | None
    """Where it is not the usual one."""
    changed: bool

    def text(self) -> Text:
        label = self.preset.label
        if self.form is not None:
            label = _IN_FORM(preset=label, form=self.form.label)
        return _CHANGED(preset=label) if self.changed else label

    def text_beside(self, game: Game) -> Text | None:
        """Return what is said of them beside the title of the game; ``None`` where that says all."""
        if self.preset.id != game.id or self.form is not None:  # the game is named by the preset that has its id
            return self.text()
        return _CHANGED_RULES if self.changed else None


def rules_title(game: Game, session: PlayedByRules, settings: Settings) -> Text:
    """Return what the house rules of a session are called: the preset, changed or not.

    A deal that was opened names no preset; it has the one whose rules are the same.
    """
    named = _rules_named(game, session, settings)
    return _OWN if named is None else named.text()


def rules_called(game: Game, rules: HouseRules, settings: Settings) -> Text:
    """Return what house rules are called of which no session tells: by the preset from which they differ least."""
    preset = _nearest(game, rules, settings)
    form = form_of(game, rules)
    usual = form is None or form is game.description.forms[0]
    return _RulesNamed(preset, None if usual else form, bool(_differing(game, rules, preset))).text()


def rules_changed(game: Game, rules: HouseRules, settings: Settings) -> frozenset[str]:
    """Return the options in which house rules differ from the preset by which `rules_called` calls them."""
    return _differing(game, rules, _nearest(game, rules, settings))


def _nearest(game: Game, rules: HouseRules, settings: Settings) -> Preset:
    return min(presets_of(game, settings), key=lambda preset: len(_differing(game, rules, preset)))


def _differing(game: Game, rules: HouseRules, preset: Preset) -> frozenset[str]:
    """Return the options that a preset in the same form of the game has otherwise."""
    usual = options.as_json(in_form_of(game, preset, rules))
    return frozenset(name for name, value in options.as_json(rules).items() if usual[name] != value)


def played_title(game: Game, session: PlayedByRules, settings: Settings) -> Text:
    """Return the game of a session with its house rules, whose name is left out where the game is named by it."""
    named = _rules_named(game, session, settings)
    rules = _OWN if named is None else named.text_beside(game)
    return game.title if rules is None else _PLAYED(game=game.title, rules=rules)


def _rules_named(game: Game, session: PlayedByRules, settings: Settings) -> _RulesNamed | None:
    """Return how the rules of a session are named; ``None`` for rules of no preset."""
    preset = _preset_of(game, session, settings)
    if preset is None:
        return None
    form = form_of(game, session.rules)
    usual = form is None or form is game.description.forms[0]
    return _RulesNamed(preset, None if usual else form, session.rules != in_form_of(game, preset, session.rules))


def _preset_of(game: Game, session: PlayedByRules, settings: Settings) -> Preset | None:
    """Return the preset of a session; of a deal that was opened the one whose rules are the same."""
    presets = presets_of(game, settings)
    return next((each for each in presets if each.id == session.preset), None) or next(
        (each for each in presets if in_form_of(game, each, session.rules) == session.rules), None
    )
