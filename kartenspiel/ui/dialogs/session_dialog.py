# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A new session: which game, by which house rules, who sits where, in which language and with which cards."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.controller.plans import (
    TablePlan,
    belonging_to_forms,
    complete_people,
    in_form,
    packs_for,
    people_at_table,
    preset_helps,
    presets_of,
    usual_rules,
    with_values,
)
from kartenspiel.controller.session import Person, Session
from kartenspiel.controller.settings import last_game
from kartenspiel.games import descriptions, game_named
from kartenspiel.model import options
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, Preset
from kartenspiel.model.text import marker
from kartenspiel.ui.dialogs.pack_names import pack_choices
from kartenspiel.ui.dialogs.players_form import PlayersForm
from kartenspiel.ui.dialogs.rules_page import RulesPage
from kartenspiel.ui.dialogs.settings_dialog import Choices
from kartenspiel.ui.dialogs.table_forms import TableFormPicker
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.paper import ClothDialog, scrolled
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.clauses import stand_for
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import QuietLabel, fit
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.guests import guest
from kartenspiel.ui.words.language import SYSTEM, languages, name_of
from kartenspiel.ui.words.phrases import Phrases, wording, words_of

_ = marker(__package__)

SEATS: Final = 4
LINES: Final = 48
"""Height of the dialog while it shows house rules, in lines of text: five or six of them are read at once."""
SENTENCES: Final = 28
"""So many lines of text must have room one below the other in the dialog, if it is to have sentences of explanation."""

_FAR: Final = 10_000
"""More pixels than any sentence is high."""
_TITLE = _("New session")
_GAME = _("&Game")
_FORM = _("P&layed by")
_PRESET = _("&Rules")
_RULES = _("House rules")
_PLAYERS = _("Players")
_LOOK = _("Language and cards")
_LANGUAGE = _("&Language")
_AS_SYSTEM = _("as the system")
_CARDS = _("&Pictures on the cards")
_HELP = _("&Help")
_HELP_ALLOWED = _("hints and taking back are allowed")
_HELP_NONE = _("none, as at the table")
_ABOUT_HELP = _("Deals in which you were helped are marked as such.")
_START = _("&Deal")
_CANCEL = _("Cancel")


class SessionDialog(ClothDialog):
    """Asks what is to be played; `plan` holds the answer."""

    def __init__(
        self,
        keeper: Keeper,
        people: tuple[Person, ...] = (),
        parent: QWidget | None = None,
        *,
        pictures_cache: Path | None = None,
        like: Session | None = None,
    ) -> None:
        """Begin with the people who sit at the table now, if there are any; and as in a session, if one is given.

        `pictures_cache` is the folder that keeps finished pictures of cards.
        """
        super().__init__(parent)
        self._keeper, self._like = keeper, like
        settings = keeper.settings
        self.games = ChoiceBox()
        self.form = TableFormPicker()
        """For how many, where the game has a choice."""
        self.presets = ChoiceBox()
        self.rules = RulesPage(keeper, last_game(settings))
        self.players = PlayersForm(SEATS, pictures_cache)
        self.help = ChoiceBox()
        """Whether the person may be helped."""
        self.language = ChoiceBox()
        self.cards = ChoiceBox()
        self._about_game, self._about_preset = QuietLabel(), QuietLabel()
        self.start, self._cancel = QPushButton(), QPushButton()
        self._measured: tuple[int, int, str] | None = None
        """For which width, height of letters and language there is room for the longest sentences."""
        self._phrases = Phrases(self)
        self._phrases.say(self.setWindowTitle, _TITLE)
        own, portrait = settings.own_name or guest(), settings.own_portrait
        sitting = people or people_at_table(own, settings.opponents, SEATS, portrait=portrait)
        self.players.show_people(complete_people(sitting, settings.opponents, SEATS))
        for each in descriptions():
            self.games.addItem("", each.id)
        self._lay_out()
        self._connect()
        with QSignalBlocker(self.games):  # the game is shown once
            self.games.setCurrentIndex(max(0, self.games.findData(like.game if like else last_game(settings).id)))
        self._choose_game()
        self._phrases.tell(self._retell)
        self._fitted: int | None = None
        """The height that the dialog has given itself, once it was shown; one chosen by hand stays."""
        self.tabs.currentChanged.connect(self._fit_tab)
        later = lambda: QTimer.singleShot(0, self, self._fit_tab)  # noqa: E731
        self.tabs.currentChanged.connect(later)  # what is shown may have another size once it lies there

    def plan(self) -> TablePlan:
        """Return what was chosen."""
        rules = self.rules.form.rules()
        people, allows_help = self.players.people(), bool(self.help.currentData())
        return TablePlan(self.game, rules, self._preset.id, people, self._pack_chosen(), allows_help)

    @property
    def game(self) -> Game:
        """The game chosen."""
        return game_named(self.games.currentData())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for a rule with letters typed; in a closed list of games they would choose another."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and _is_letter(event):
            self.tabs.setCurrentWidget(self.rules)
            self.rules.look_for(event.text())
            return True
        return super().eventFilter(watched, event)

    def done(self, result: int) -> None:
        """Stop drawing."""
        self.players.close_down()
        super().done(result)

    def rules_chosen(self) -> tuple[HouseRules, HouseRules]:
        """Return the house rules as they are chosen now, and those of their preset."""
        rules = self.rules.form.rules()
        return rules, in_form(self.game, self._preset, options.as_json(rules))

    def show_option(self, option: str) -> None:
        """Show the control of a house rule: among the others, or beside the game where it belongs to its form."""
        if option in belonging_to_forms(self.game):
            self.form.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.tabs.setCurrentWidget(self.rules)
            self.rules.show_option(option)

    @property
    def _preset(self) -> Preset:
        return presets_of(self.game, self._keeper.settings)[max(0, self.presets.currentIndex())]

    def _pack_chosen(self) -> dict[str, str]:
        family = self.game.pictures(self.rules.form.rules())
        return {family: str(self.cards.currentData())} if len(packs_for(family)) > 1 else {}

    def _lay_out(self) -> None:
        head = QFormLayout()
        for label, control, about in (
            (_GAME, self.games, self._about_game),
            (_FORM, self.form, self.form.about),
            (_PRESET, self.presets, self._about_preset),
        ):
            title = PlainLabel()
            title.setBuddy(control)
            self._phrases.say(title.setText, label)
            head.addRow(title, control)
            about.setAlignment(Qt.AlignmentFlag.AlignTop)  # close to what it explains, whatever room is left
            head.addRow("", about)
        self._head = head
        self.tabs = QTabWidget()
        self._pages = self._players_page(), self._look_page()
        """What is chosen beside house rules."""
        self.tabs.addTab(scrolled(self._pages[0]), "")
        self.tabs.addTab(self.rules, "")
        self.tabs.addTab(scrolled(self._pages[1]), "")
        for place, title_text in enumerate((_PLAYERS, _RULES, _LOOK)):
            self._phrases.say(partial(self.tabs.setTabText, place), title_text)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.tabs, 1)
        self._column.addWidget(self._buttons())
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    def _measure(self) -> None:
        self._leave_out_sentences(self.screen().availableGeometry().height())
        fit(self, self.fontMetrics().averageCharWidth() * 104, self.fontMetrics().height() * LINES)
        self._fitted = None
        QTimer.singleShot(0, self, self._fit_tab)  # all that is in it has been told by then

    def showEvent(self, event: QShowEvent) -> None:
        """Become as high as what is shown; the place was chosen for a dialog with house rules, which are higher."""
        super().showEvent(event)
        self._fit_tab()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room to what is chosen where there is little."""
        super().resizeEvent(event)
        self._leave_out_sentences(event.size().height())
        self._keep_room()

    def _fit_tab(self) -> None:
        """Be as high as what is shown needs, unless somebody has chosen another height."""
        if not self.isVisible() or self._fitted not in (None, self.height()):
            return
        self._keep_room()
        self._column.activate()
        fit(self, self.width(), self._wanted_height())
        self._fitted = self.height()
        beyond = self.frameGeometry().bottom() - self.screen().availableGeometry().bottom()
        if beyond > 0:
            self.move(self.x(), max(self.screen().availableGeometry().top(), self.y() - beyond))

    def _wanted_height(self) -> int:
        """Return how high house rules may be, which scroll, else how high the higher of the other pages is."""
        if self.tabs.currentWidget() is self.rules:
            return self.fontMetrics().height() * LINES
        stack = self.tabs.findChild(QStackedWidget)
        room = self.tabs.size() if stack is None else stack.size()
        return self.height() - room.height() + max(_height_of(page, room.width()) for page in self._pages)

    def _keep_room(self) -> None:
        """Keep room for the longest sentence that may stand anywhere, so that nothing moves when another is chosen."""
        wide = self.games.width()
        measured = wide, self._about_game.fontMetrics().height(), wording().language
        if measured == self._measured:
            return
        self._measured = measured
        for about, texts in (
            (self._about_game, tuple(each.blurb for each in descriptions())),
            (self.form.about, tuple(form.help for each in descriptions() for form in each.forms)),
            (self._about_preset, preset_helps()),
        ):
            letters, room = about.fontMetrics(), QRect(0, 0, wide, _FAR)
            wrap = Qt.TextFlag.TextWordWrap.value
            highest = max((letters.boundingRect(room, wrap, words_of(text)).height() for text in texts), default=0)
            about.setFixedHeight(highest)

    def _leave_out_sentences(self, height: int) -> None:
        """Show no sentences in a dialog too low for them; what stands before what they explain tells them when held."""
        room = height >= SENTENCES * self.fontMetrics().height()
        for about in (self._about_game, self.form.about, self._about_preset):
            self._head.setRowVisible(about, room)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        buttons.addButton(self.start, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self._phrases.say(self.start.setText, _START)
        self._phrases.say(self._cancel.setText, _CANCEL)
        self.start.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _players_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(self.players)
        row, title = QHBoxLayout(), PlainLabel()
        title.setBuddy(self.help)
        for allowed in (True, False):
            self.help.addItem("", allowed)
        allowed = self._keeper.settings.allows_help if self._like is None else self._like.allows_help
        self.help.setCurrentIndex(self.help.findData(allowed))
        row.addWidget(title)
        row.addWidget(self.help, 1)
        self._phrases.say(title.setText, _HELP)
        for each in (title, self.help):
            self._phrases.say(partial(explain, each), _ABOUT_HELP)
        column.addLayout(row)
        column.addStretch(1)
        return page

    def _look_page(self) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        self.language.addItem("", SYSTEM)
        for language in languages():
            self.language.addItem(name_of(language), language)
        for title, control in ((_LANGUAGE, self.language), (_CARDS, self.cards)):
            label = PlainLabel()
            label.setBuddy(control)
            self._phrases.say(label.setText, title)
            form.addRow(label, control)
        self.language.setCurrentIndex(max(0, self.language.findData(self._keeper.settings.language)))
        return page

    def _connect(self) -> None:
        for box in (self.games, self.presets):
            box.installEventFilter(self)
        self.games.currentIndexChanged.connect(self._choose_game)
        self.presets.currentIndexChanged.connect(self._choose_preset)
        self.rules.edited.connect(self._rules_edited)
        self.form.edited.connect(self._choose_form)
        self.rules.kept.connect(self._rules_kept)
        self.cards.currentIndexChanged.connect(self._show_pack)
        self.language.activated.connect(lambda _index: self._keeper.change(language=self.language.currentData()))

    def _choose_game(self) -> None:
        """Show the game as it was last played, or as in the session to begin from."""
        stand_for(self.rules, self.game.id)
        preset, rules = usual_rules(self.game, self._keeper.settings)
        if self._like is not None and self._like.game == self.game.id:
            rules = self._like.rules
            known = presets_of(self.game, self._keeper.settings)
            preset = next((each for each in known if each.id == self._like.preset), preset)
        self._list_presets(preset.id)
        self.rules.show_rules(self.game, rules, preset)

    def _choose_form(self) -> None:
        """Take over for how many is played."""
        rules = with_values(self.rules.form.rules(), self.form.values())
        self.rules.show_rules(self.game, rules, self._preset)

    def _list_presets(self, chosen: str) -> None:
        with QSignalBlocker(self.presets):
            self.presets.clear()
            for each in presets_of(self.game, self._keeper.settings):
                self.presets.addItem(words_of(each.label), each.id)
            self.presets.setCurrentIndex(max(0, self.presets.findData(chosen)))

    def _choose_preset(self) -> None:
        """Take the rules of the preset, all of them."""
        self.rules.show_preset(self.game, self._preset)

    def _rules_kept(self, game: str, preset: str) -> None:
        """Show rules that were just kept under a name, also those of another game."""
        with QSignalBlocker(self.games):
            self.games.setCurrentIndex(self.games.findData(game))
        self._list_presets(preset)
        self._choose_preset()

    def _rules_edited(self) -> None:
        self.start.setEnabled(self.rules.conflict is None)
        self.form.show_rules(self.game, self.rules.form.rules())
        self.players.set_seats(self.game.players(self.rules.form.rules()))
        self._offer_packs()
        self._tell_about()

    def _offer_packs(self) -> None:
        """Offer the pictures that can stand in for those the rules ask for."""
        family = self.game.pictures(self.rules.form.rules())
        offered = self._pack_choices()
        chosen = self._keeper.settings.packs.get(family, family)
        self.cards.clear()
        for pack, name in offered.items():
            self.cards.addItem(words_of(name), pack)
        self.cards.setCurrentIndex(self.cards.findData(chosen))
        self.cards.setEnabled(len(offered) > 1)

    def _show_pack(self) -> None:
        """Have the players look like figures of the pack that is chosen."""
        if self.cards.currentData() is not None:  # the list is not just being written
            self.players.show_pictures(self.cards.currentData())

    def _pack_choices(self) -> Choices:
        return pack_choices(self.game.pictures(self.rules.form.rules()))

    def _tell_about(self) -> None:
        for box, about, text in (
            (self.games, self._about_game, self.game.description.blurb),
            (self.presets, self._about_preset, self._preset.help),
        ):
            about.setText(words_of(text))
            self._explain(box, words_of(text))
        self._explain(self.form, self.form.about.text())

    def _explain(self, control: QWidget, words: str) -> None:
        """Explain a control by a key, and its title when that is held: a list that is pressed opens."""
        for each in (control, self._head.labelForField(control)):
            explain(each, words)

    def _retell(self) -> None:
        for index, each in enumerate(descriptions()):
            self.games.setItemText(index, words_of(each.title))
        for index, preset in enumerate(presets_of(self.game, self._keeper.settings)):
            self.presets.setItemText(index, words_of(preset.label))
        self.language.setItemText(0, words_of(_AS_SYSTEM))
        for index, text in enumerate((_HELP_ALLOWED, _HELP_NONE)):
            self.help.setItemText(index, words_of(text))
        for index, name in enumerate(self._pack_choices().values()):
            self.cards.setItemText(index, words_of(name))
        self._tell_about()
        QTimer.singleShot(0, self, self._fit_tab)


def _height_of(page: QWidget, wide: int) -> int:
    """Return how high a page is when it has this width."""
    return max(page.sizeHint().height(), page.heightForWidth(wide))


def _is_letter(event: QKeyEvent) -> bool:
    shortcut = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    return bool(event.text().strip()) and event.text().isprintable() and not shortcut
