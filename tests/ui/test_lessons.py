# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Lessons on the screen: their texts in every language, the teacher, what is pointed at, and the list of them."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from kartenspiel.controller.plans import form_of
from kartenspiel.controller.tutor import Mood, Saying, Tutor
from kartenspiel.games import game_named, lessons_of
from kartenspiel.model.cards import PLAIN_SUITS
from kartenspiel.model.game import Pictures
from kartenspiel.model.lesson import Ask, Lesson, Others, Practice, Quiz, Tell
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text
from kartenspiel.paths import resource
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.lessons.lesson_page import LessonPage, is_ready_after, lesson_after
from kartenspiel.ui.lessons.teacher import Teacher
from kartenspiel.ui.rulebook.glossary import read_glossary
from kartenspiel.ui.table.items import CardItem
from kartenspiel.ui.table.theme import theme_of
from kartenspiel.ui.widgets.places import InRules, ReadingPlace
from kartenspiel.ui.widgets.tips import ExplainedScene
from kartenspiel.ui.words.language import Interpreter, languages
from kartenspiel.ui.words.wording import Wording
from tests.breadth import in_pairs
from tests.controller.test_lessons import texts_of
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off
from tests.ui.legible import contrast
from tests.ui.lessons_begun import GAMES, begun
from tests.ui.seats import AT_ONCE, USUAL, lines_on

NAMES = ("Gast", "Resi", "Poldl", "Mizzi")


LONGEST = 4
"""So many of the longest things said in each lesson are looked at; laying out takes time."""


NARROW = (218, 420)
"""The teacher in a window of 911×512, in pixels."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_lesson_is_whole_in_every_language_and_pack(
    interpreter: Interpreter, language: str, game: str
) -> None:
    interpreter.speak(language)
    usual = game_named(game).pictures(game_named(game).house_rules())
    packs: set[Pictures] = {"tarock"} if usual == "tarock" else {"german", "french"}
    for lesson in lessons_of(game):
        for text in texts_of(lesson):
            for pictures in packs:
                words = Wording(language, pictures, NAMES).text(text)
                assert words.strip(), text.source
                assert not set("{}%") & set(words.replace(" %", "")), words
                assert "  " not in words, words
    interpreter.speak("en")


def sayings(lesson: Lesson | Practice) -> list[Saying]:
    """Return all that the teacher may say in a lesson."""
    if isinstance(lesson, Practice):
        said = [Saying(1, 1, step.text, wants="play") for step in lesson.opening]
        return [*said, *(Saying(1, 1, None, wants="over", reply=text) for text in (lesson.reached, lesson.missed))]
    found = []
    for number, step in enumerate(lesson.steps, 1):
        if isinstance(step, Others):
            continue
        answers = step.answers if isinstance(step, Quiz) else ()
        found.append(Saying(number, 12, step.text, wants="choice" if answers else "go_on", answers=answers))
        replies = tuple(each.reply for each in answers)
        if isinstance(step, Ask):
            replies = (*(wrong.text for wrong in step.wrong), step.otherwise)
        found += [Saying(number, 12, step.text, wants="move", reply=reply, mood="wrong") for reply in replies]
    return found


def length(saying: Saying) -> int:
    """How much is to be read."""
    texts = (saying.text, saying.reply, *(answer.text for answer in saying.answers))
    return sum(len(text.source) for text in texts if text is not None)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_the_teacher_says_is_cut_off_in_a_small_window(
    qtbot: QtBot, interpreter: Interpreter, game: str
) -> None:
    interpreter.speak("de")
    pictures = game_named(game).pictures(game_named(game).house_rules())
    artwork = Artwork(resource("cards"), None, Look(pictures=pictures))
    teacher = Teacher(artwork, pictures)
    qtbot.addWidget(teacher)
    teacher.resize(*NARROW)
    teacher.show()
    teacher.speak(Wording("de", pictures, NAMES), read_glossary("de"))
    teacher.dress(theme_of(USUAL), 13)
    found: set[str] = set()
    for lesson in lessons_of(game):
        following = lesson_after(game, lesson)
        title = None if following is None else following.title
        teacher.begin(lesson.title, game_named(game).title, title, practice=isinstance(lesson, Practice), ready=True)
        for saying in sorted(sayings(lesson), key=length)[-LONGEST:]:
            teacher.tell(saying, can_go_back=True)
            for _ in range(5):
                QApplication.processEvents()
            found |= {complaint for complaint in cut_off(teacher) if "outside" not in complaint}
    artwork.close()
    interpreter.speak("en")
    assert found == set()


def test_an_answer_that_has_the_keys_is_dashed_and_does_not_look_chosen(qtbot: QtBot) -> None:
    artwork = Artwork(resource("cards"), None, Look(pictures="german"))
    teacher, theme = Teacher(artwork, "german"), theme_of(USUAL)
    qtbot.addWidget(teacher)
    teacher.speak(Wording("en", "german", NAMES), read_glossary("en"))
    teacher.dress(theme, 13)
    game, saying = next(
        (game, saying)
        for game in GAMES
        for lesson in lessons_of(game)
        for saying in sayings(lesson)
        if saying.wants == "choice"
    )
    teacher.begin(game_named(game).title, game_named(game).title, None, practice=False, ready=True)
    teacher.resize(400, 600)
    teacher.show()
    teacher.activateWindow()
    teacher.tell(saying, can_go_back=True)
    qtbot.waitUntil(lambda: teacher.answers[0].width() > 100)
    teacher.answers[0].setFocus()
    qtbot.waitUntil(teacher.answers[0].hasFocus)
    seen = []
    for button in teacher.answers[:2]:
        image = button.grab().toImage()
        edge = [image.pixelColor(x, 0) for x in range(20, image.width() - 20)]
        seen.append((len(set(map(QColor.name, edge))) > 1, QColor(theme.accent) in edge))
    artwork.close()
    assert seen == [(True, False), (False, False)]


def test_after_a_wrong_answer_the_keys_stay_there_and_no_other_answer_is_pointed_at(start: Start) -> None:
    program = start()
    page = begun(program, first_lesson())
    tutor, teacher, theme = page.tutor, page.teacher, theme_of(USUAL)
    while tutor.saying.wants != "choice" or tutor.saying.answers[0].right:
        if tutor.saying.wants == "go_on":
            tutor.go_on()
        else:
            tutor.show()
        program.until(lambda: tutor.saying.wants in {"go_on", "choice", "move"} and not page.view.stage.busy)
    right = [each.right for each in tutor.saying.answers]
    QTest.mouseClick(teacher.answers[0], Qt.MouseButton.LeftButton)
    assert teacher.replied.plain
    assert teacher.answers[0].hasFocus()
    ink = [QColor(each.label.palette().color(QPalette.ColorRole.WindowText)) for each in teacher.answers]
    assert ink == [QColor(theme.quiet_text), *[QColor(theme.text)] * (len(right) - 1)]
    QTest.mouseClick(teacher.answers[right.index(True)], Qt.MouseButton.LeftButton)
    assert teacher.on_button.hasFocus()


def test_while_the_others_play_the_keys_do_not_lead_back(start: Start) -> None:
    program = start()
    page = begun(program, first_lesson())
    page.teacher.tell(replace(page.tutor.saying, wants="go_on"), can_go_back=True)
    page.teacher.take_focus()
    page.tutor.said.emit(replace(page.tutor.saying, wants="watch"))
    assert not page.teacher.back_button.hasFocus()
    assert page.view.hasFocus()


def test_a_trick_lies_and_no_plate_counts_it_until_the_lesson_has_spoken_of_it(start: Start) -> None:
    program = start()
    lesson = next(each for each in lessons_of("zwanzigerrufen") if isinstance(each, Lesson))
    program.question()
    program.window.pages.begin_lesson(game_named("zwanzigerrufen"), lesson)
    page = program.window.pages.lesson_page
    assert page is not None
    tutor, stage, teacher = page.tutor, page.view.stage, page.teacher

    def tell_on() -> None:
        program.until(lambda: not stage.busy and teacher.said.isVisible() and tutor.saying.wants != "watch")
        if tutor.saying.wants == "go_on":
            tutor.go_on()
        else:
            tutor.show()
        program.until(lambda: not stage.busy and tutor.saying.wants != "watch")

    def zones() -> list[str]:
        return [item.placement.zone for item in stage.items.values()]

    while zones().count("trick") != 4:
        tell_on()
    winner = stage.seen.cards.winners[-1] if stage.seen else Seat(0)
    assert tutor.saying.mood == "right"  # the card is praised
    tell_on()
    assert tutor.saying.text is not None
    assert tutor.saying.text.source.startswith("What is in this trick?")
    assert zones().count("trick") == 4
    assert page.view.places.plates[winner].seated.points == ""
    while tutor.saying.wants != "move":
        tell_on()
    assert zones().count("won") == 4
    assert page.view.places.plates[winner].seated.points == "8"


def first_lesson() -> Lesson:
    return next(lesson for lesson in lessons_of("russbach") if isinstance(lesson, Lesson))


def test_of_the_lesson_before_nothing_is_left_while_the_next_one_is_laid(start: Start) -> None:
    page = begun(start(), first_lesson())
    teacher, (first, following) = page.teacher, lessons_of("russbach")[:2]
    game = game_named("russbach").title
    teacher.begin(first.title, game, following.title, practice=False, ready=True)
    teacher.tell(Saying(9, 9, None, wants="over"), can_go_back=True)
    assert teacher.on_button.isVisible()
    assert teacher.second_button.isVisible()
    teacher.begin(following.title, game, None, practice=False, ready=True)
    leading = (teacher.on_button, teacher.second_button, teacher.anew_button, teacher.show_button)
    shown = (teacher.said, teacher.replied, *leading, teacher.step)
    assert not any(each.isVisible() for each in shown)
    assert not teacher.back_button.isEnabled()
    teacher.tell(Saying(1, 4, following.title), can_go_back=False)
    assert teacher.said.isVisible()
    assert teacher.on_button.isVisible()
    assert teacher.step.isVisible()


def over(page: LessonPage) -> None:
    """Have the teacher of a lesson say that it is over."""
    page.teacher.tell(Saying(9, 9, None, wants="over"), can_go_back=False)
    page.teacher.take_focus()


@pytest.mark.parametrize(("language", "words", "place"), [("en", "Play Königrufen", 0), ("de", "Königrufen", -1)])
def test_from_the_end_of_a_lesson_the_keys_lead_to_a_session_of_its_game_as_a_newcomer_plays_it(
    start: Start, language: str, words: str, place: int
) -> None:
    program = start(language, first=True)
    program.window.activateWindow()
    program.until(program.window.isActiveWindow)
    lesson = lessons_of("koenigrufen")[place]
    program.window.pages.begin_lesson(game_named("koenigrufen"), lesson)
    page = program.window.pages.lesson_page
    assert page is not None
    program.until(lambda: page.tutor.saying.text is not None and not page.view.stage.busy)
    assert page.teacher.second_button.isHidden()
    over(page)
    assert page.teacher.on_button.hasFocus()
    assert page.teacher.second_button.label.text().startswith(words)
    QTest.keyClick(page.teacher.on_button, Qt.Key.Key_Tab)
    assert page.teacher.second_button.hasFocus()
    QTest.keyClick(page.teacher.second_button, Qt.Key.Key_Return)
    program.until(lambda: program.page.session is not None)
    session = program.page.session
    assert session is not None
    assert (session.game, session.preset) == ("koenigrufen", "simple")
    form = form_of(game_named("koenigrufen"), session.rules)
    assert form is not None
    assert lesson.form in {form.id, ""}
    assert program.page.shows(program.page.view)
    assert not page.giving


@pytest.mark.parametrize("game", GAMES)
def test_the_next_lesson_comes_before_a_table_that_needs_more(game: str) -> None:
    lessons = lessons_of(game)
    ready = {
        lesson.id for lesson, then in zip(lessons, (*lessons[1:], None), strict=True) if is_ready_after(lesson, then)
    }
    assert lessons[0].id not in ready
    assert {lesson.id for lesson in lessons if isinstance(lesson, Practice)} <= ready
    for form in {lesson.form for lesson in lessons}:
        assert ready & {lesson.id for lesson in lessons if lesson.form == form}, form


def test_after_the_first_lesson_the_next_is_offered_before_the_table(start: Start) -> None:
    page = begun(start(), first_lesson())
    over(page)
    teacher = page.teacher
    assert teacher.on_button.hasFocus()
    assert teacher.on_button.label.text().startswith("On to: ")
    assert teacher.on_button.y() < teacher.second_button.y()
    assert "anyway" in teacher.second_button.label.text()
    assert "the next lesson goes on from here" in teacher.words()


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_shows_the_four_suits_with_their_names(game: str, start: Start) -> None:
    lesson = lessons_of(game)[0]
    assert isinstance(lesson, Lesson)
    texts = [step for step in lesson.steps if isinstance(step, Tell) and "suits" in step.at.places]
    assert len(texts) == 1
    program = start()
    program.window.pages.begin_lesson(game_named(game), lesson)
    page = program.window.pages.lesson_page
    assert page is not None
    teacher = page.teacher
    teacher.tell(Saying(3, 9, texts[0].text, texts[0].at), can_go_back=False)
    assert teacher.suits.isVisible()
    names = [label.text() for label in teacher.suits.names]
    assert names == [page.pane.words().text(suit) for suit in PLAIN_SUITS]
    assert len(set(names)) == 4
    teacher.tell(Saying(4, 9, texts[0].text), can_go_back=False)
    assert not teacher.suits.isVisible()


@pytest.mark.parametrize(("language", "word", "explained"), [
    ("en", r"\btricks?\b", "are called a trick"), ("de", r"\bStich", "sind ein Stich"),
    ("en", r"\bsides?\b", r"are (called )?a side"), ("de", r"[Pp]artei", "sind eine Partei"),
])  # fmt: skip
@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_says_what_trick_and_side_are_before_it_uses_the_words(
    interpreter: Interpreter, game: str, language: str, word: str, explained: str
) -> None:
    interpreter.speak(language)
    words = Wording(language, "french", NAMES)
    told = [words.text(text) for text in texts_of(lessons_of(game)[0])][2:]  # without title and summary
    interpreter.speak("en")
    first = next((text for text in told if re.search(word, text)), None)
    if first is not None:
        meant = re.search(explained, first)
        assert meant is not None, first
        assert not re.search(word, first[: meant.start()])


def test_words_that_can_be_clicked_look_it(start: Start) -> None:
    teacher = begun(start(), first_lesson()).teacher
    for theme in ("light", "dark"):
        teacher.said.ink_links(theme_of(replace(AT_ONCE, dark=theme == "dark")).bubble_link)
        assert "text-decoration: underline" in teacher.said.words.text()


def test_at_the_end_of_a_lesson_a_session_of_its_game_goes_on(start: Start) -> None:
    program = start(last_card_of=2, last_game="russbach")
    page = begun(program, first_lesson())
    session = program.table.session
    over(page)
    QTest.mouseClick(page.teacher.second_button, Qt.MouseButton.LeftButton)
    assert program.page.shows(program.page.view)
    assert program.table.session is session


def test_at_the_end_of_a_lesson_a_session_of_another_game_is_kept(start: Start) -> None:
    program = start(last_card_of=2, last_game="anrufen")
    before = program.table.sittings.current
    page = begun(program, first_lesson())
    over(page)
    QTest.mouseClick(page.teacher.second_button, Qt.MouseButton.LeftButton)
    program.until_dealt()
    assert before in program.window.shelf.sittings()
    assert program.page.session is not None
    assert program.page.session.game == "russbach"


def test_what_is_pointed_at_has_a_line_round_it(start: Start) -> None:
    page = begun(start(), first_lesson())
    view = page.view
    held = view.hand.order or [item.shown for item in view.stage.items.values() if item.shown]
    wanted = held[0]
    assert wanted is not None
    view.point_at(point(wanted.code, seats=(2,)))
    pointed = {theme_of(USUAL).advised}
    assert {item.shown for item in view.stage.items.values() if pointed & lines_on(item)} == {wanted}
    plate = QRectF(*view.places.area(Seat(2)))
    assert view.pointing.shown.boundingRect().contains(plate)
    view.point_at(point())
    assert not any(pointed & lines_on(item) for item in view.stage.items.values())
    assert view.pointing.shown.isEmpty()


def test_the_line_round_a_panel_follows_it(start: Start) -> None:
    view = begun(start(), first_lesson()).view
    view.panels.facts.show()
    view.point_at(point(places=("facts",)))
    for x, width in ((40, 200), (90, 320)):
        view.panels.facts.setGeometry(x, 60, width, 80)
        area = view.pointing.shown.boundingRect()
        assert abs(area.center().x() - (x + width / 2)) < 1
        assert area.width() > width


def ink_on(paper: QColor, label: QLabel) -> float:
    """Return how far what is written in a label stands out from its paper, as it is painted."""
    image = label.window().grab(QRect(label.mapTo(label.window(), QPoint(0, 0)), label.size())).toImage()
    painted = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    return max(contrast(colour, paper.name()) for colour in painted)


@in_pairs(mood=("plain", "right", "wrong"), dark=(False, True), high_contrast=(False, True))
def test_all_that_the_teacher_says_stands_out_from_its_paper(
    qtbot: QtBot, drawn: Path, mood: Mood, *, dark: bool, high_contrast: bool
) -> None:
    artwork = Artwork(resource("cards"), drawn, Look(pictures="german"))
    teacher, words = Teacher(artwork, "german"), Wording("en", "german", NAMES)
    qtbot.addWidget(teacher)
    teacher.resize(600, 900)
    teacher.show()
    teacher.speak(words, read_glossary("en"))
    teacher.dress(theme_of(replace(USUAL, dark=dark, high_contrast=high_contrast)), 30)  # of thick strokes
    for sentence in ("Forehand", "Nothing"):
        text = Text("test", sentence).by("R26")
        teacher.tell(Saying(1, 2, text, reply=text, mood=mood), can_go_back=False)
        teacher.explained.say(text, words, read_glossary("en"))
        teacher.explained.show()
        QApplication.processEvents()
        for bubble in (teacher.said, teacher.replied, teacher.explained):
            assert ("<a " in bubble.words.text()) == (sentence == "Forehand")
            paper = bubble.grab().toImage().pixelColor(bubble.width() // 2, bubble.height() - 3)
            for label in (bubble.words, bubble.clauses):
                assert ink_on(paper, label) >= (15 if high_contrast else 7)
    artwork.close()


def test_where_a_lesson_asks_what_may_be_played_the_cards_do_not_tell(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = next(each for each in lessons_of("russbach") if each.id == "follow" and isinstance(each, Lesson))
    page = begun(start(animation="instant"), lesson)
    tutor, marks, told = page.tutor, list[tuple[bool, bool]](), list[tuple[bool, bool]]()
    scene = page.view.scene()
    assert isinstance(scene, ExplainedScene)

    def why_not(item: CardItem) -> bool:
        return bool(scene.teller(item).clauses)

    while tutor.saying.wants != "over":
        if tutor.saying.wants == "go_on":
            tutor.go_on()
        elif tutor.saying.wants == "choice":
            tutor.choose(next(number for number, each in enumerate(tutor.saying.answers) if each.right))
        elif tutor.saying.wants == "move" and page.view.hand.asked:
            marks.append((tutor.asks_what_is_allowed, bool(page.view.hand.marks.shaded)))
            told.append((tutor.asks_what_is_allowed, any(map(why_not, cards_in_hand(page)))))
            with monkeypatch.context() as elsewhere:
                elsewhere.setattr(Tutor, "asks_what_is_allowed", False)
                told.append((False, any(map(why_not, cards_in_hand(page)))))
            tutor.show()
        QApplication.processEvents()
    assert (True, False) in marks
    assert (True, True) not in marks
    assert (True, False) in told  # nor does one that is held
    assert (True, True) not in told
    assert (False, True) in told  # where nothing is to be found out


def cards_in_hand(page: LessonPage) -> list[CardItem]:
    """Return the cards of the learner."""
    return [item for item in page.view.stage.items.values() if item.placement.card in page.view.hand.order]


def test_what_is_told_is_read_aloud_and_belongs_to_the_button_that_leads_on(start: Start) -> None:
    page = begun(start(), first_lesson())
    text = page.tutor.saying.text
    assert text is not None
    words = page.pane.words().text(text)
    assert page.teacher.words() == words
    assert page.teacher.on_button.accessibleDescription() == words
    assert page.teacher.on_button.hasFocus()


def test_a_word_of_the_glossary_is_a_link_that_explains_it_and_takes_that_back(start: Start) -> None:
    page = begun(start(), first_lesson())
    page.teacher.tell(Saying(1, 1, Text("test", "Who has the forehand?")), can_go_back=False)
    assert "term:forehand" in page.teacher.said.words.text()
    assert page.teacher.words() == "Who has the forehand?"
    for shown in (True, False):
        page.teacher.said.words.linkActivated.emit("term:forehand")
        assert page.teacher.explained.isVisible() is shown
    page.teacher.said.words.linkActivated.emit("term:forehand")
    assert page.teacher.explained.plain.startswith("forehand: ")
    page.teacher.tell(Saying(1, 1, Text("test", "On we go.")), can_go_back=False)
    assert page.teacher.explained.isHidden()


def test_a_clause_in_a_lesson_opens_the_rules_of_its_game_beside_it(start: Start, asked: list[ReadingPlace]) -> None:
    program = start(last_game="anrufen")
    page = begun(program, first_lesson())
    page.teacher.tell(Saying(1, 1, Text("test", "So it is.").by("R26")), can_go_back=False)
    clause = page.teacher.said.clauses
    QTest.mouseClick(clause, Qt.MouseButton.LeftButton, pos=clause.places()["R26"].center().toPoint())
    assert asked == [InRules("russbach", "R26")]
    program.until(lambda: program.window.rules.panel is not None)
    assert program.page.shows(page)
    assert page.giving


def test_the_log_and_the_commands_of_the_table_step_aside_during_a_lesson(start: Start) -> None:
    program = start()
    window = program.window
    program.question()
    shown = window.dock.isVisible()
    begun(program, first_lesson())
    assert window.dock.isHidden()
    assert not window.menus.actions["sheet"].isEnabled()
    assert window.status.account.text() == ""
    window.menus.actions["resume"].trigger()
    assert window.dock.isVisible() == shown
    assert window.menus.actions["silent"].isEnabled()
    assert window.status.account.text() != ""


def test_a_lesson_lasts_until_another_page_is_shown_whatever_is_told_meanwhile(start: Start) -> None:
    program = start()
    page = begun(program, first_lesson())
    program.page.changed.emit()
    assert page.giving
    program.page.changed.disconnect()
    program.page.cover(None)
    assert not page.giving
