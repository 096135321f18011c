# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Pages that the program makes itself: the results of a search, and the glossary."""

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import groupby

from kartenspiel.games import descriptions
from kartenspiel.model.text import marker
from kartenspiel.ui.rulebook.glossary import Glossary, Term, TermLinks, sort_key
from kartenspiel.ui.rulebook.library import Found, Library, Uses
from kartenspiel.ui.widgets.places import term_anchor
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

FOUND = _("“{words}” in the rules of all games")
_NOTHING = _("Nothing was found.")
_GLOSSARY = _("Glossary")
_USED = _("Where it is used:")


def title_of(game: str) -> str:
    """Return what a game is called."""
    return next(words_of(each.title) for each in descriptions() if each.id == game)


def href_of(game: str, anchor: str) -> str:
    """Return the link to a place in the rules of a game."""
    return f"game:{game}/{anchor}"


def found_page(words: str, terms: Sequence[Term], found: Sequence[Found]) -> str:
    """Return what was found as a page: the glossary first, then game by game and section by section."""
    html = f'<p class="game">{escape(words_of(FOUND(words=words)))}</p>'
    if not terms and not found:
        return f"{html}<p>{escape(words_of(_NOTHING))}</p>"
    if terms:
        html += f"<h2>{escape(words_of(_GLOSSARY))}</h2>" + "".join(_term_found(term, words) for term in terms)
    for game, of_game in groupby(found, key=lambda each: each.game):
        html += f"<h2>{escape(title_of(game))}</h2>"
        for section, hits in groupby(of_game, key=lambda each: each.section.title):
            html += f"<h3>{escape(section)}</h3>"
            for hit in hits:
                html += f'<p><a class="found" href="{href_of(game, hit.anchor)}">{_bold(hit.sentence, hit.by)}</a></p>'
    return html


def glossary_page(glossary: Glossary, library: Library | None) -> str:
    """Return the glossary as a page; `library` tells where its terms are used, once all pages have been read."""
    html = f'<p class="game">{escape(words_of(_GLOSSARY))}</p>'
    terms = list(glossary.terms.values())
    uses = {} if library is None else {game: library.uses_in(game) for game in library.games()}
    html += f'<p class="contents">{" ".join(_letters(terms))}</p>'
    for letter, group in groupby(terms, key=_letter):
        html += f'<h2><a name="letter-{letter}"></a>{letter}</h2>'
        html += "".join(_entry(term, glossary, uses) for term in group)
    return html


def _entry(term: Term, glossary: Glossary, uses: Mapping[str, Uses]) -> str:
    german = f' <span class="clause">({escape(term.german)})</span>' if term.german else ""
    shown = TermLinks(glossary)
    shown("", term.term)  # a term is no link to itself
    html = f'<p><a name="{term_anchor(term.id)}"></a><b>{escape(term.term)}</b>{german}<br>{shown("", term.text)}'
    links = ", ".join(_links(term, uses))
    if links:
        html += f'<br><span class="help">{escape(words_of(_USED))} {links}</span>'
    return html + "</p>"


def _links(term: Term, uses: Mapping[str, Uses]) -> Iterator[str]:
    """Yield a link for each game in whose rules a term stands, to the first section that has it in all the rules."""
    for game, (page, places) in uses.items():
        anchors = places.get(term.id, ())
        sections = [section for section in page if section.anchor in anchors]
        if sections:
            place = next((each for each in sections if each.clauses), sections[0])
            yield f'<a href="{href_of(game, place.anchor)}">{escape(title_of(game))}</a>'


def _letters(terms: Sequence[Term]) -> Iterator[str]:
    for letter, _ in groupby(terms, key=_letter):
        yield f'<a href="place:letter-{letter}">{letter}</a>'


def _letter(term: Term) -> str:
    return sort_key(term.term)[:1].upper()


def _term_found(term: Term, words: str) -> str:
    german = f" ({escape(term.german)})" if term.german else ""
    link = f'<a class="found" href="term:{term.id}"><b>{escape(term.term)}</b>{german}</a>'
    return f"<p>{link}: {_bold(term.text, words)}</p>"


def _bold(sentence: str, words: str) -> str:
    """Return a sentence as HTML with the words that were looked for in bold."""
    wanted = "|".join(map(re.escape, words.split()))
    parts = re.split(f"({wanted})", sentence, flags=re.IGNORECASE) if wanted else [sentence]
    return "".join(f"<b>{escape(part)}</b>" if place % 2 else escape(part) for place, part in enumerate(parts))
