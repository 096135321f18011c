# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page of house rules: every option of a game, and sets of them kept under names of one's own."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.controller import house_rules
from kartenspiel.controller.files import read_regular, reason, write_chosen
from kartenspiel.controller.house_rules import HouseRulesError, NamedRules
from kartenspiel.controller.names import file_name, good_name, other_name
from kartenspiel.controller.plans import belonging_to_forms, in_form, not_understood, rules_of
from kartenspiel.controller.settings import Settings, own_id, own_name_of
from kartenspiel.model import options
from kartenspiel.model.game import Game
from kartenspiel.model.options import Conflict, HouseRules, Preset
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.dialogs.file_choice import FileChoice
from kartenspiel.ui.dialogs.options_form import OptionsForm, show_row
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.paper import dress_buttons, scrolled
from kartenspiel.ui.widgets.at_foot import AtFoot
from kartenspiel.ui.widgets.elided import ElidedLabel
from kartenspiel.ui.widgets.message_bar import Action, Messages
from kartenspiel.ui.widgets.plain import on_button, tip_of
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

SUFFIX: Final = ".kartenspiel.json"
_FILES, _NAMES, _CONFLICT = "files", "names", "conflict"
"""Topics of messages."""

_SEARCH = _("Find a rule …")
_AS_PRESET = _("All house rules are as in the preset.")
_CHANGED = _("%n house rule(s) differ from the preset.", plural=True)
_BACK = _("&Back to the preset")
_OWN = _("&Own rules")
_KEEP = _("&Keep under a name …")
_FORGET = _("&Delete")
_FORGET_BROKEN = _("Delete “{name}”, which can no longer be read")
_EXPORT = _("&Export to a file …")
_IMPORT = _("&Import from a file …")
_NAME = _("Name of these house rules:")
_FILTER = _("House rules (*.json);;All files (*)")
_KEPT = _("These rules are kept as “{name}”.")
_TAKEN = _("Other rules are kept as “{name}” already. Do you want to replace them?")
_REPLACE = _("&Replace")
_PRESET_NAME = _("“{name}” is a preset of the game. Choose another name.")
_EXPORTED = _("These rules are saved in {file}.")
_FAILED = _("{file}: {reason}.")


class RulesPage(QWidget):
    """House rules of one game."""

    edited = Signal()
    """The rules are different now."""
    kept = Signal(str, str)
    """Rules were kept, or are no longer: game and the id of the preset that is to be shown."""

    def __init__(self, keeper: Keeper, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._game = game
        self._preset = game.presets[0]
        self.form = OptionsForm()
        self.back, self.own = QPushButton(), QPushButton()
        self.messages = Messages()
        self.messages.added.connect(dress_buttons)
        self._area = scrolled(self.form, whole=True)
        self._search, self.count = QLineEdit(), ElidedLabel()
        self._phrases = Phrases(self)
        self.broken: list[QAction] = []
        """Commands of the menu that delete rules which cannot be chosen because they are no longer understood."""
        self.actions_by_name = self._menu()
        self._lay_out()
        self.form.edited.connect(self._edited)
        self._search.textChanged.connect(self.form.look_for)
        self.back.clicked.connect(lambda: self.show_preset(self._game, self._preset))
        self._phrases.tell(self._tell_state)

    def show_rules(self, game: Game, rules: HouseRules, preset: Preset) -> None:
        """Show rules of a game beside the preset they began with."""
        fresh = game is not self._game or not self.form.rows
        self._game, self._preset = game, preset
        self.form.show_rules(rules, rules_of(game, preset))
        if fresh:
            self.form.leave_out(belonging_to_forms(game))
            self.form.follow(self._area)
        self._edited()

    def show_preset(self, game: Game, preset: Preset) -> None:
        """Show the rules of a preset, all of them; the table keeps its form if it is one of the same game."""
        values = options.as_json(self.form.rules()) if game is self._game else {}
        self.show_rules(game, in_form(game, preset, values), preset)

    @property
    def conflict(self) -> Conflict | None:
        """Why nothing can be played by the rules as they stand in the form, ``None`` if it can."""
        return self.form.rules().conflict()

    def look_for(self, letters: str) -> None:
        """Look for a rule with these letters, after those that are there already; more can be typed."""
        self._search.setFocus(Qt.FocusReason.OtherFocusReason)
        self._search.setText(self._search.text() + letters)

    def show_option(self, option: str) -> None:
        """Show the control of a house rule, and give it the keys."""
        self._search.clear()
        QTimer.singleShot(0, self, lambda: show_row(self._area, self.form, option))  # first all have their place

    def keep(self, name: str) -> None:
        """Keep the rules of the form under a name of one's own; what bore the name before is forgotten."""
        self._keep(NamedRules(self._game, good_name(name), self.form.rules()))

    def _menu(self) -> dict[str, QAction]:
        menu = QMenu(self.own)
        self.own.setMenu(menu)
        acts = {"keep": self._ask_name, "forget": self._forget, "export": self._export, "import": self._import}
        made: dict[str, QAction] = {}
        for (name, act), text in zip(acts.items(), (_KEEP, _FORGET, _EXPORT, _IMPORT), strict=True):
            action = menu.addAction("")
            action.triggered.connect(act)
            self._phrases.say(action.setText, text)
            made[name] = action
        menu.aboutToShow.connect(self.list_broken)
        return made

    def list_broken(self) -> None:
        """Offer to delete what is kept and not understood; otherwise it would stay for ever."""
        for action in self.broken:
            self.own.menu().removeAction(action)
            action.deleteLater()
        self.broken = []
        for name in not_understood(self._game, self._keeper.settings):
            words = words_of(_FORGET_BROKEN(name=name))
            action = self.own.menu().addAction(on_button(words))
            action.setToolTip(tip_of(words))  # where there is none, Qt shows the text, and rich
            action.triggered.connect(partial(self._delete, name))
            self.broken.append(action)

    def _lay_out(self) -> None:
        for setter, text in (
            (self._search.setPlaceholderText, _SEARCH),
            (self._search.setAccessibleName, _SEARCH),
            (self.back.setText, _BACK),
            (self.own.setText, _OWN),
        ):
            self._phrases.say(setter, text)
        self._search.setClearButtonEnabled(True)
        for button in (self.back, self.own):
            button.setAutoDefault(False)
        state = QHBoxLayout()
        state.addWidget(self.count, 1)
        state.addWidget(self.own)
        state.addWidget(self.back)
        column = QVBoxLayout(self)
        AtFoot(self.messages, self._area)
        column.addWidget(self._search)
        column.addWidget(self._area, 1)
        column.addLayout(state)

    def _edited(self) -> None:
        self._tell_state()
        self.edited.emit()

    def _tell_state(self) -> None:
        changes = self.form.changes()
        self.count.setText(words_of(_CHANGED(n=changes) if changes else _AS_PRESET))
        self.back.setEnabled(changes > 0)
        self.actions_by_name["forget"].setEnabled(own_name_of(self._preset.id) is not None)
        self._tell_conflict()

    def _tell_conflict(self) -> None:
        """Say what is wrong with the rules together; such rules cannot be kept, as they could not be read back."""
        conflict = self.conflict
        for name in ("keep", "export"):
            self.actions_by_name[name].setEnabled(conflict is None)
        if conflict is None:
            self.messages.settle(_CONFLICT)
        else:
            self.messages.warn(conflict.reason, topic=_CONFLICT)

    def _ask_name(self) -> None:
        name, chosen = QInputDialog.getText(
            self, words_of(_OWN).replace("&", ""), words_of(_NAME), text=own_name_of(self._preset.id) or ""
        )
        if not chosen or not good_name(name):
            return
        if good_name(name) == own_name_of(self._preset.id):
            self.keep(name)
        elif is_preset_name(self._game, name):
            self.messages.warn(_PRESET_NAME(name=good_name(name)), topic=_NAMES)
        else:
            self._ask_to_keep(NamedRules(self._game, good_name(name), self.form.rules()))

    def _ask_to_keep(self, named: NamedRules) -> None:
        """Keep rules under their name; where others bear it, ask whether these are to take their place."""
        own = self._keeper.settings.game(named.game.id).own_presets
        named = replace(named, name=next((each for each in own if are_alike(each, named.name)), named.name))
        others = own.get(named.name)
        if others in (None, options.as_json(named.rules)):
            self._keep(named)
        else:
            self._say(_TAKEN(name=named.name), [(_REPLACE, lambda: self._keep(named))])

    def _keep(self, named: NamedRules) -> None:
        settings = self._keeper.settings
        kept = settings.game(named.game.id)
        own = {**kept.own_presets, named.name: options.as_json(named.rules)}
        self._keeper.take(settings.with_game(named.game.id, replace(kept, own_presets=own)))
        self.kept.emit(named.game.id, own_id(named.name))
        self._say(_KEPT(name=named.name))

    def _forget(self) -> None:
        gone = own_name_of(self._preset.id)
        if gone is not None:
            self._delete(gone)
            self.kept.emit(self._game.id, self._game.presets[0].id)

    def _delete(self, gone: str) -> None:
        settings = self._keeper.settings
        kept = settings.game(self._game.id)
        own = {name: values for name, values in kept.own_presets.items() if name != gone}
        self._keeper.take(settings.with_game(self._game.id, replace(kept, own_presets=own)))

    def _export(self) -> None:
        name = own_name_of(self._preset.id) or words_of(self._preset.label)
        path = FileChoice(self._keeper, self).to_save(_EXPORT, file_name(name), SUFFIX, _FILTER)
        if path is not None:
            named = NamedRules(self._game, good_name(name), self.form.rules())
            try:
                write_chosen(path, house_rules.write_rules(named))
            except OSError as error:
                self.messages.warn(_FAILED(file=path.name, reason=reason(error)), topic=_FILES)
            else:
                self._say(_EXPORTED(file=str(path)))

    def _import(self) -> None:
        path = FileChoice(self._keeper, self).to_open(_IMPORT, _FILTER)
        if path is None:
            return
        try:
            named = house_rules.read_rules(read_regular(path, house_rules.GREATEST))
        except OSError as error:
            self.messages.warn(_FAILED(file=path.name, reason=reason(error)), topic=_FILES)
        except HouseRulesError as error:
            self.messages.warn(error.text, topic=_FILES)
        else:
            if is_preset_name(named.game, named.name):
                named = replace(named, name=_free_name(named, self._keeper.settings))
            self._ask_to_keep(named)

    def _say(self, text: Text, actions: Sequence[Action] = ()) -> None:
        self.messages.go_on()
        for topic in (_FILES, _NAMES):
            self.messages.settle(topic)
        self.messages.inform(text, actions)


def are_alike(one: str, other: str) -> bool:
    """Tell whether somebody could take two names for one: capitals and spaces make no difference."""
    return good_name(one).casefold() == good_name(other).casefold()


def is_preset_name(game: Game, name: str) -> bool:
    """Tell whether a preset of a game is called so in the language of the window."""
    return any(are_alike(words_of(preset.label), name) for preset in game.presets)


def _free_name(named: NamedRules, settings: Settings) -> str:
    """Return a name for rules that are called like a preset of their game."""
    taken = [named.name, *settings.game(named.game.id).own_presets]
    return other_name(named.name, taken)
