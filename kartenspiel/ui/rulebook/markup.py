# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The second step from a page's file to what is read: Markdown becomes sections, statements and HTML for Qt.

A paragraph, item of a list or row of a table that begins with clauses in brackets, ``[R26]`` or ``[R26, R27]``, is
their statement; clauses in brackets elsewhere are links to theirs.  The second heading of the first level begins the
part that has statements.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import pairwise
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from kartenspiel.ui.rulebook.template import Mark, mark_in, marks_alone
from kartenspiel.ui.widgets.clauses import option_place

CLAUSE: Final = r"[A-Z]{1,2}[0-9]+[a-z]?"
"""A clause of a specification, as ``R26``, ``Z36a`` or ``KE7``."""
_CLAUSES: Final = re.compile(rf"\[({CLAUSE}(?:, ?{CLAUSE})*)\]")
_LIKE_CLAUSES: Final = re.compile(r"\[[A-Z]{1,2}[0-9]")
_RULES_PART: Final = 2
"""The heading of the first level that begins all the rules; the one before has the game on one page."""


class MarkupError(ValueError):
    """Markdown that is no page; `words` stand in the line at fault."""

    def __init__(self, fault: str, words: str) -> None:
        super().__init__(fault)
        self.words = words


@dataclass(slots=True)
class Section:
    """What stands under one heading, without what stands under smaller ones."""

    anchor: str
    """Its place in the page, the same in every language."""
    title: str
    level: int
    clauses: list[str] = field(default_factory=list)
    """The clauses stated in it."""
    options: list[str] = field(default_factory=list)
    """The house rules that have their line in it."""
    passages: list[tuple[str, str]] = field(default_factory=list)
    """Its paragraphs, items and rows: the nearest place to go to, and the words."""


@dataclass(slots=True)
class Marked:
    """A page as HTML, and what is found in it."""

    html: str
    sections: list[Section]
    links: list[str]
    """The clauses to which it has links."""


Draw = Callable[[Mark], str]
"""Makes the HTML of a paragraph of its own out of a mark."""
Show = Callable[[str, str], str]
"""Makes HTML out of words of a section, of which the anchor is given: marks terms in them."""


def plain_words(_anchor: str, words: str) -> str:
    """Return words as HTML in which nothing is marked."""
    return escape(words)


def marked(source: str, draw: Draw, show: Show = plain_words) -> Marked:
    """Return a filled page as HTML; raises `MarkupError`."""
    return _Reader(draw, show).read(source)


class _Reader:
    """Goes through the tokens of one page."""

    def __init__(self, draw: Draw, show: Show) -> None:
        self._draw, self._show = draw, show
        self._parts = 0
        self._sections: list[Section] = []
        self._links: list[str] = []
        self._place = ""

    def read(self, source: str) -> Marked:
        markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        tokens = markdown.parse(source)
        if not tokens or tokens[0].type != "heading_open":
            raise MarkupError("a page begins with a heading of the first level (#)", "")
        for before, token in pairwise(tokens):
            if token.type == "inline":
                self._inline(token, before, tokens)
        html = markdown.renderer.render(tokens, markdown.options, {})
        return Marked(str(html), self._sections, self._links)

    def _inline(self, token: Token, opening: Token, tokens: Sequence[Token]) -> None:
        if opening.type == "heading_open":
            self._heading(token, opening)
            return
        marks = marks_alone(token.content)
        if marks:
            opening.attrSet("class", marks[0].kind)
            token.children = [_html("<br>".join(map(self._stand_in, marks)))]
            return
        inside = mark_in(token.content)
        if inside is not None:
            call = f'{inside.kind}("{inside.what}")'
            raise MarkupError(f"{call} must stand on a line of its own", call)
        self._place = self._sections[-1].anchor
        self._statement(token, opening, tokens)
        self._sections[-1].passages.append((self._place, _words(token)))
        for child in token.children or ():
            if child.type == "text":
                self._text(child)

    def _heading(self, token: Token, opening: Token) -> None:
        level = int(opening.tag[1:])
        if level == 1:
            self._parts += 1
        if _CLAUSES.search(token.content):
            raise MarkupError("a heading states no clause", token.content)
        anchor = f"section-{len(self._sections) + 1}"
        self._sections.append(Section(anchor, _words(token), level))
        for child in token.children or ():
            if child.type == "text":
                _become(child, escape(child.content))
        token.children = [_html(_anchors([anchor])), *(token.children or ())]

    def _stand_in(self, mark: Mark) -> str:
        html = self._draw(mark)
        if mark.kind != "option":
            return html
        self._sections[-1].options.append(mark.what)
        return _anchors([option_place(mark.what)]) + html

    def _statement(self, token: Token, opening: Token, tokens: Sequence[Token]) -> None:
        """Where a paragraph begins with clauses, make it their statement."""
        found = _CLAUSES.match(token.content)
        if found is None or not token.children or self._parts < _RULES_PART or not _begins_block(opening, tokens):
            return
        clauses = _split(found[1])
        self._sections[-1].clauses += clauses
        self._place = clauses[0]
        first = token.children[0]
        first.content = first.content.removeprefix(found[0]).lstrip()
        shown = f'{_anchors(clauses)}<span class="clause">{" · ".join(clauses)}</span>&ensp;'
        token.children = [_html(shown), *token.children]

    def _text(self, child: Token) -> None:
        """Make links of clauses in brackets, and mark what is to be marked."""
        written, last = "", 0
        anchor = self._sections[-1].anchor
        for found in _CLAUSES.finditer(child.content):
            clauses = _split(found[1])
            self._links += clauses
            links = ", ".join(f'<a class="clause" href="clause:{clause}">{clause}</a>' for clause in clauses)
            written += self._show(anchor, child.content[last : found.start()]) + links
            last = found.end()
        rest = child.content[last:]
        wrong = _LIKE_CLAUSES.search(rest)
        if wrong is not None:
            raise MarkupError("clauses are written [R26] or [R26, R27]", rest[wrong.start() :])
        _become(child, written + self._show(anchor, rest))


def _begins_block(opening: Token, tokens: Sequence[Token]) -> bool:
    """Tell whether what begins here is a paragraph, or the first cell of a row."""
    if opening.type == "paragraph_open":
        return True
    place = next(number for number, token in enumerate(tokens) if token is opening)
    return opening.type == "td_open" and tokens[place - 1].type == "tr_open"


def _split(clauses: str) -> list[str]:
    return [clause.strip() for clause in clauses.split(",")]


def _anchors(names: Sequence[str]) -> str:
    return "".join(f'<a name="{name}"></a>' for name in names)


def _html(html: str) -> Token:
    return Token("html_inline", "", 0, content=html)


def _become(token: Token, html: str) -> None:
    token.type, token.content = "html_inline", html


def _words(token: Token) -> str:
    """Return what is read in a paragraph, without clauses in brackets."""
    parts = (child.content or " " * child.type.endswith("break") for child in token.children or ())
    return " ".join(_CLAUSES.sub("", "".join(parts)).split())
