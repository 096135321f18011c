# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The cards one by one: large, with names in every language, what they depict, and what they are in a game."""

from functools import partial
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.controller.plans import usual_rules
from kartenspiel.controller.settings import Settings
from kartenspiel.games import all_games, game_named
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Game, Pictures
from kartenspiel.model.options import HouseRules
from kartenspiel.model.text import Text, marker
from kartenspiel.paths import resource
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.depictions import depiction
from kartenspiel.ui.cards.faces import ASPECTS, BACK, Look, look_of
from kartenspiel.ui.cards.packs import CARDS
from kartenspiel.ui.dialogs.pack_names import PACK_NAMES
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.paper import ClothDialog, scrolled
from kartenspiel.ui.looks.preferences import preferences_of
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.flow import FlowLayout
from kartenspiel.ui.widgets.letters import Letters, keep_wide
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel, fit
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.language import OtherWording, languages
from kartenspiel.ui.words.phrases import Phrases, words_of
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

WIDTH_STEP: Final = 12
"""The picture grows in steps, so that not every pixel of resizing draws it anew."""
NARROWEST: Final = 140
USUAL: Final = (940, 640)
LETTERS: Final = 30
"""Width of the lines."""

_TITLE = _("The cards")
_PACK = _("Pack")
_GAME = _("Game")
_HIGHEST_FIRST = _("Highest first")
_IN_ORDER = _("Highest first: {order}")
_PREVIOUS = _("&Previous")
_NEXT = _("&Next")
_TURN = _("Turn &over")
_TURN_TIP = _("The back that the cards have, as chosen in the settings")
_STEPS: Final = {-1: (_PREVIOUS, "Left"), 1: (_NEXT, "Right")}
_BROKEN = _("The picture {file} is missing or damaged.")


class CardPicture(QWidget):
    """One card, as large as there is room."""

    def __init__(self, artwork: Artwork) -> None:
        super().__init__()
        self.artwork = artwork
        self._card: Card | None = None
        self._turned = False
        self.setMinimumSize(QSize(NARROWEST, round(NARROWEST / min(ASPECTS.values()))))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        artwork.ready.connect(self._refresh)

    def show_card(self, shown: Card, name: str) -> None:
        """Show a card; `name` is for people who cannot see it."""
        self._card = shown
        self.setAccessibleName(name)
        self.update()

    def turn(self, over: bool) -> None:  # noqa: FBT001 - the state of a button
        """Show the back of the card, or its face again."""
        self._turned = over
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card in the middle."""
        if self._card is None:
            return
        self.artwork.set_ratio(self.devicePixelRatioF())
        picture = self.artwork.picture(self._side(self._card), self._card_width())
        scale = self._card_width() / picture.width
        size = picture.pixmap.deviceIndependentSize() * scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        place = QRectF(0, 0, size.width(), size.height())
        place.moveCenter(QRectF(self.rect()).center())
        painter.drawPixmap(place, picture.pixmap, QRectF(picture.pixmap.rect()))
        painter.end()

    def _card_width(self) -> int:
        """Return how wide the card is drawn, with room for its shadow."""
        room = min(self.width() * 0.9, self.height() * 0.93 * self.artwork.aspect)
        return max(NARROWEST // 2, int(room) // WIDTH_STEP * WIDTH_STEP)

    def _side(self, shown: Card) -> str:
        return BACK if self._turned else shown.code

    def _refresh(self, name: str) -> None:
        if self._card is not None and self._side(self._card) == name:
            self.update()


class CardList(QTreeWidget):
    """The cards of a pack by suit; `chosen` is the one to be looked at."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self._letters = Letters(self)
        self._letters.measure(self._measure)
        self._leaves: list[QTreeWidgetItem] = []
        self._cards: tuple[Card, ...] = ()
        self.currentItemChanged.connect(lambda item, _before: self._tell(item))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards listed, from above downwards."""
        return self._cards

    @property
    def current(self) -> Card | None:
        """The card chosen."""
        item = self.currentItem()
        return self._cards[self._leaves.index(item)] if item in self._leaves else None

    def fill(self, cards: tuple[Card, ...], wording: Wording, artwork: Artwork) -> None:
        """List these cards, and keep the one that was chosen."""
        before = self.current
        self.blockSignals(True)
        self.clear()
        self._cards, self._leaves = cards, []
        groups: dict[str, QTreeWidgetItem] = {}
        for each in cards:
            if each.suit not in groups:
                groups[each.suit] = self._group(wording.text(each.suit))
            self._leaves.append(QTreeWidgetItem(groups[each.suit], [wording.text(each)]))
            groups[each.suit].setIcon(0, artwork.icon(each.suit, self.fontMetrics().height()))
        self.expandAll()
        self._measure()
        self.blockSignals(False)
        self.choose(before if before in cards else cards[0])

    def _measure(self) -> None:
        """Be as wide as the names of the cards."""
        self.setIndentation(self.fontMetrics().height())
        self.setFixedWidth(self.sizeHintForColumn(0) + 2 * self.verticalScrollBar().sizeHint().width())

    def choose(self, shown: Card) -> None:
        """Choose a card of the list."""
        self.setCurrentItem(self._leaves[self._cards.index(shown)])

    def walk(self, step: int) -> None:
        """Choose the card so many places further, round the end."""
        current = self.current
        if current is not None:
            self.choose(self._cards[(self._cards.index(current) + step) % len(self._cards)])

    def _group(self, title: str) -> QTreeWidgetItem:
        group = QTreeWidgetItem(self, [title])
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        return group

    def _tell(self, item: QTreeWidgetItem | None) -> None:
        if item in self._leaves:
            self.chosen.emit(self.current)


class CardViewer(ClothDialog):
    """The dialog behind Help, The cards."""

    def __init__(
        self, keeper: Keeper, cache: Path | None, game: Game, pictures: Pictures, parent: QWidget | None = None
    ) -> None:
        """`game` and `pictures` are those on the table; `cache` keeps finished pictures."""
        super().__init__(parent)
        self._keeper = keeper
        self.artwork = Artwork(resource("cards"), cache, Look(pictures=pictures), self)
        self.packs, self.games, self.list = ChoiceBox(), ChoiceBox(), CardList()
        self.order = QuietLabel()
        self.picture = CardPicture(self.artwork)
        self.name, self.other_names, self.about = Heading(), QuietLabel(), PlainLabel()
        self.rank, self.trouble = PlainLabel(), QuietLabel()
        self._buttons, self.back = {-1: QPushButton(), 1: QPushButton()}, QPushButton()
        """What leads to other cards, and what shows this one from behind."""
        self._phrases = Phrases(self)
        self._lay_out()
        for pack in PACK_NAMES:
            self.packs.addItem("", pack)
        self.packs.setCurrentIndex(self.packs.findData(pictures))
        self._list_games(game.id)
        self._connect()
        self._phrases.say(self.setWindowTitle, _TITLE)
        self._phrases.say(self.list.setAccessibleName, _TITLE)
        self._phrases.tell(self.refresh)

    @property
    def pictures(self) -> Pictures:
        """The pack looked at."""
        return cast("Pictures", self.packs.currentData())

    def refresh(self) -> None:
        """Write everything again, and draw the cards as the person likes them."""
        wording = self._wording()
        for index, title in enumerate(PACK_NAMES.values()):
            self.packs.setItemText(index, words_of(title))
        for index in range(self.games.count()):
            self.games.setItemText(index, words_of(game_named(self.games.itemData(index)).title))
        wishes = preferences_of(self._keeper.settings, dark=appearance.is_dark(), pictures=self.pictures)
        self.artwork.set_look(look_of(wishes, wording.language, self.pictures))
        self.list.fill(self._cards(), wording, self.artwork)
        self.order.setText(self._order(wording))
        self.picture.update()
        self._tell()

    def done(self, result: int) -> None:
        """Stop drawing."""
        self.artwork.close()
        super().done(result)

    def _rules(self, game: Game) -> HouseRules:
        return usual_rules(game, self._keeper.settings)[1]

    def _games(self) -> list[Game]:
        """Return the games that are played with cards of this pack."""
        drawn = set(CARDS[self.pictures])
        return [game for game in all_games() if drawn.issuperset(game.pack(self._rules(game)))]

    def _cards(self) -> tuple[Card, ...]:
        """Return the cards of the pack as they rank in the game chosen, without those that it does not use."""
        if not self.games.count():
            return CARDS[self.pictures]
        game = game_named(self.games.currentData())
        rules = self._rules(game)
        used = frozenset(game.pack(rules))
        suits = list(dict.fromkeys(each.suit for each in CARDS[self.pictures]))
        places = {each: game.card_facts(each, rules).ranks[0].place for each in CARDS[self.pictures] if each in used}
        return tuple(sorted(places, key=lambda each: (suits.index(each.suit), places[each])))

    def _order(self, wording: Wording) -> str:
        """Return in what order the cards are listed, in words."""
        if not self.games.count():
            return wording.text(_HIGHEST_FIRST)
        game = game_named(self.games.currentData())
        rules = self._rules(game)
        order = game.card_facts(game.pack(rules)[0], rules).ranks[0].order
        return wording.text(_HIGHEST_FIRST if order is None else _IN_ORDER(order=order))

    def _list_games(self, wish: str) -> None:
        self.games.blockSignals(True)
        self.games.clear()
        for game in self._games():
            self.games.addItem(words_of(game.title), game.id)
        self.games.setCurrentIndex(max(0, self.games.findData(wish)))
        self.games.blockSignals(False)

    def _wording(self) -> Wording:
        return Wording(QLocale().name(), self.pictures)

    def _connect(self) -> None:
        self.packs.currentIndexChanged.connect(lambda _index: self._change_pack())
        self.games.currentIndexChanged.connect(lambda _index: self.refresh())
        self.list.chosen.connect(lambda _card: self._tell())
        self.artwork.trouble.connect(lambda file: self.trouble.setText(words_of(_BROKEN(file=file))))
        self._keeper.changed.connect(self._settings_changed)
        for step, (text, key) in _STEPS.items():
            walk = partial(self.list.walk, step)
            self._buttons[step].setAutoDefault(False)
            self._buttons[step].clicked.connect(walk)
            self._phrases.say(self._buttons[step].setText, text)
            QShortcut(QKeySequence(key), self).activated.connect(walk)

        self.back.setCheckable(True)
        self.back.setAutoDefault(False)
        self.back.toggled.connect(self.picture.turn)
        self._phrases.say(self.back.setText, _TURN)
        self._phrases.say(partial(explain, self.back), _TURN_TIP)

    def _settings_changed(self, _before: Settings, _after: Settings) -> None:
        self.refresh()

    def _change_pack(self) -> None:
        self._list_games(self.games.currentData())
        self.refresh()

    def _tell(self) -> None:
        """Write what there is to say about the card."""
        shown = self.list.current
        if shown is None:
            return
        wording = self._wording()
        name = wording.text(shown)
        self.name.setText(name)
        others = " · ".join(self._other_names(shown, name))
        self.other_names.setText(others)
        self.other_names.setVisible(bool(others))
        about = depiction(shown, self.pictures)
        self.about.setText("" if about is None else wording.text(about))
        self.about.setVisible(about is not None)
        self.rank.setText("\n".join(wording.text(line) for line in self._facts(shown)))
        self.trouble.clear()
        self.picture.show_card(shown, name)

    def _other_names(self, shown: Card, name: str) -> list[str]:
        own = QLocale().name()[:2]
        others = (OtherWording(language, self.pictures).text(shown) for language in languages() if language != own)
        return [other for other in others if other != name]

    def _facts(self, shown: Card) -> list[Text]:
        """Return what the card is in the game chosen."""
        if not self.games.count():
            return []
        game = game_named(self.games.currentData())
        facts = game.card_facts(shown, self._rules(game))
        return [*(rank.told for rank in facts.ranks), facts.points]

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        for title, box in ((_PACK, self.packs), (_GAME, self.games)):
            label = PlainLabel()
            label.setBuddy(box)
            self._phrases.say(label.setText, title)
            self._phrases.say(box.setAccessibleName, title)
            head.addWidget(label)
            head.addWidget(box)
        head.addStretch(1)
        row = QHBoxLayout()
        listed = QVBoxLayout()
        listed.addWidget(self.order)
        listed.addWidget(self.list, 1)
        row.addLayout(listed)
        row.addWidget(self.picture, 2)
        row.addLayout(self._column(), 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        page = QVBoxLayout(self)
        page.addLayout(head)
        page.addLayout(row, 1)
        page.addWidget(buttons)
        fit(self, *USUAL)

    def _column(self) -> QVBoxLayout:
        """Return the words beside the picture, above the buttons that lead on."""
        page = QWidget()
        words = QVBoxLayout(page)
        words.setContentsMargins(0, 0, 0, 0)
        for label in (self.name, self.other_names, self.about, self.rank, self.trouble):
            label.setWordWrap(True)
            if label is not self.name:  # whose letters are larger
                keep_wide(label, LETTERS)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            words.addWidget(label)
            words.addSpacing(label.fontMetrics().height() // 3)
        words.addStretch(1)
        column = QVBoxLayout()
        column.addWidget(scrolled(page, whole=True), 1)
        walk = FlowLayout()  # with the largest letters three buttons need more than one line
        for button in (*self._buttons.values(), self.back):
            walk.addWidget(button)
        column.addLayout(walk)
        return column
