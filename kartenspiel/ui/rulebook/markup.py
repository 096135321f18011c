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
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from kartenspiel.ui.rulebook.template import Placeholder, placeholder_in, placeholders_alone
from kartenspiel.ui.widgets.places import option_anchor

CLAUSE: Final = r"[A-Z]{1,2}[0-9]+[a-z]?"
"""A clause of a specification, as ``R26``, ``Z36a`` or ``KE7``."""
_CLAUSES: Final = re.compile(rf"\[({CLAUSE}(?:, ?{CLAUSE})*)\]")
_LIKE_CLAUSES: Final = re.compile(r"\[[A-Z]{1,2}[0-9]")
_OPTIONS: Final = '<table class="option" width="100%" cellspacing="0" cellpadding="7">'
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
class Rendered:
    """A page as HTML, and what is found in it."""

    html: str
    sections: list[Section]
    links: list[str]
    """The clauses to which it has links."""


Draw = Callable[[Placeholder], str]
"""Makes the HTML of a paragraph of its own out of a placeholder."""
Show = Callable[[str, str], str]
"""Makes HTML out of words of a section, of which the anchor is given, with links to the terms in them."""


def plain_words(_anchor: str, words: str) -> str:
    """Return words as HTML without links to terms."""
    return escape(words)


def rendered(source: str, draw: Draw, show: Show = plain_words) -> Rendered:
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

    def read(self, source: str) -> Rendered:
        markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        tokens = markdown.parse(source)
        if not tokens or tokens[0].type != "heading_open":
            raise MarkupError("a page begins with a heading of the first level (#)", "")
        for place, token in enumerate(tokens):
            if token.type == "inline":
                self._inline(token, place, tokens)
            elif token.type == "table_open":
                _set_grid(token)
        self._list_contents(tokens)
        html = markdown.renderer.render(tokens, markdown.options, {})
        return Rendered(str(html), self._sections, self._links)

    def _inline(self, token: Token, place: int, tokens: Sequence[Token]) -> None:
        opening = tokens[place - 1]
        if opening.type == "heading_open":
            self._heading(token, opening)
            return
        placeholders = placeholders_alone(token.content)
        if placeholders:
            if len({placeholder.kind for placeholder in placeholders}) > 1:
                raise MarkupError("pictures and house rules stand in paragraphs of their own", placeholders[0].what)
            self._stand_in(token, placeholders, tokens[place - 1 : place + 2 : 2])
            return
        inside = placeholder_in(token.content)
        if inside is not None:
            call = f'{inside.kind}("{inside.what}")'
            raise MarkupError(f"{call} must stand on a line of its own", call)
        self._place = self._sections[-1].anchor
        words = _words(token)
        self._statement(token, place, tokens)
        self._sections[-1].passages.append((self._place, words))
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

    def _list_contents(self, tokens: list[Token]) -> None:
        """Put links to the sections below the heading of all the rules."""
        ends = [place for place, token in enumerate(tokens) if token.type == "heading_close" and token.tag == "h1"]
        if len(ends) < _RULES_PART:
            return
        parts = [place for place, section in enumerate(self._sections) if section.level == 1]
        links = (
            f'<a href="place:{section.anchor}">{escape(section.title)}</a>'
            for section in self._sections[parts[_RULES_PART - 1] :]
            if section.level == 2  # noqa: PLR2004 - not what stands in them
        )
        contents = Token("html_block", "", 0, content=f'<p class="contents">{" · ".join(links)}</p>')
        tokens.insert(ends[_RULES_PART - 1] + 1, contents)

    def _stand_in(self, token: Token, placeholders: Sequence[Placeholder], around: Sequence[Token]) -> None:
        """Put pictures of cards into a paragraph, or make a table of the lines of house rules."""
        if placeholders[0].kind == "cards":
            around[0].attrSet("class", "cards")
            token.children = [_html("<br>".join(map(self._draw, placeholders)))]
            return
        rows = ""
        for placeholder in placeholders:
            self._sections[-1].options.append(placeholder.what)
            rows += f"<tr><td>{_anchors([option_anchor(placeholder.what)])}{self._draw(placeholder)}</td></tr>"
        token.children = [_html(rows)]
        for edge, html in zip(around, (_OPTIONS, "</table>"), strict=True):
            edge.type, edge.content = "html_block", html

    def _statement(self, token: Token, place: int, tokens: Sequence[Token]) -> None:
        """Where a paragraph begins with clauses, make it their statement."""
        found = _CLAUSES.match(token.content)
        if found is None or not token.children or self._parts < _RULES_PART or not _begins_block(place, tokens):
            return
        clauses = _split(found[1])
        self._sections[-1].clauses += clauses
        self._place = clauses[0]
        first = token.children[0]
        first.content = first.content.removeprefix(found[0]).lstrip()
        shown = f'{_anchors(clauses)}<span class="clause">{" · ".join(clauses)}</span>&ensp;'
        token.children = [_html(shown), *token.children]

    def _text(self, child: Token) -> None:
        """Make links of clauses in brackets, and show the other words."""
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


def _begins_block(place: int, tokens: Sequence[Token]) -> bool:
    """Tell whether the words at a place begin a paragraph, or the first cell of a row."""
    kind = tokens[place - 1].type
    return kind == "paragraph_open" or (kind == "td_open" and tokens[place - 2].type == "tr_open")


def _set_grid(table: Token) -> None:
    for name, value in (("class", "grid"), ("border", "1"), ("cellspacing", "0"), ("cellpadding", "4")):
        table.attrSet(name, value)


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
