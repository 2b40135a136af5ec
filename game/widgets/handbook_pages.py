"""Builds the handbook's pages that every game has: sections of the rules, rulings, words and symbols."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from game.i18n.texts import Texts
from game.play.handbook import RULE, RULING, SYMBOL, TERM, Page, excerpt
from game.widgets.rule_page import rule_section, section_ids, sections

RULINGS = "rulings"  # the page of the rules that lists all rulings
PREFIX = f"{RULING}-"
ICONS = {RULE: "marks/gallery", RULING: "marks/log", TERM: "marks/hint"}


def no_links(ruling: str) -> Sequence[str]:
    """Returns no pages: the default where a game names no pages that a ruling belongs to."""
    return ()


def joined(*parts: str) -> str:
    """Joins the parts of a text as lines; empty ones are left out."""
    return "\n".join(part for part in parts if part)


def rule_pages(texts: Texts, pages: Sequence[str]) -> Iterator[Page]:
    """Yields a page for each section of the rules, each linked to the next, and the list of the rulings."""
    sections_of = section_ids(texts, [page for page in pages if page != RULINGS])
    for at, section in enumerate(sections_of):
        title, text = rule_section(texts, section)
        after = sections_of[(at + 1) % len(sections_of)]
        yield Page(f"{RULE}/{section}", title, text, ICONS[RULE], (f"{RULE}/{after}",))
    intro = sections(texts(f"learn-{RULINGS}"))[0][1]
    text = "\n".join(line for line in intro.split("\n") if not line.startswith("- "))
    rulings = tuple(f"{RULING}/{name}" for name in ruling_names(texts))
    yield Page(f"{RULE}/{RULINGS}", texts(f"learn-{RULINGS}-title"), text.strip(), ICONS[RULING], rulings)


def ruling_names(texts: Texts) -> list[str]:
    """Returns the ids of all rulings, in order."""
    return [message.removeprefix(PREFIX) for message in texts.starting(PREFIX)]


def ruling_pages(texts: Texts, links: Callable[[str], Sequence[str]] = no_links) -> Iterator[Page]:
    """Yields a handbook page for each ruling. ``links`` returns the ids of the pages that a ruling, by its id, belongs
    to."""
    for name in ruling_names(texts):
        text = texts(f"{PREFIX}{name}")
        of = (*links(name), f"{RULE}/{RULINGS}")
        yield Page(f"{RULING}/{name}", excerpt(without_symbols(text)), text, ICONS[RULING], of)


def without_symbols(text: str) -> str:
    """Returns a text without its symbols, for a title."""
    return " ".join(part.partition("]")[2] if number else part for number, part in enumerate(text.split("[")))


def term_pages(texts: Texts, links: Mapping[int, Sequence[str]]) -> Iterator[Page]:
    """Yields a handbook page for each term of the glossary. ``links``: by a term's number in the glossary, the ids of
    the pages it belongs to."""
    for number, line in enumerate(texts("glossary").split("\n")):
        names, _, meaning = line.partition(":")
        forms = tuple(name.strip() for name in names.split("|"))
        yield Page(f"{TERM}/{number}", forms[0], meaning.strip(), ICONS[TERM], tuple(links.get(number, ())), (), forms)


def symbol_pages(texts: Texts, symbols: Mapping[str, str], rule: str, claimed: Iterable[str]) -> Iterator[Page]:
    """Yields a handbook page for each symbol except those ``claimed`` by other pages. ``rule``: the id of the rules
    section that it links to."""
    others = set(claimed)
    for name, picture in symbols.items():
        message = f"symbol-{name}"
        if name in others or not texts.has(message):
            continue
        title, _, meaning = texts(message).replace("*", "").partition(": ")
        yield Page(f"{SYMBOL}/{name}", title, meaning or title, picture, (rule,), (name,))


def with_symbols(texts: Texts, symbols: Mapping[str, str], rule: str, pages: Iterable[Page]) -> Iterator[Page]:
    """Yields these pages, then one for each symbol that none of them is about, linked to the rules section ``rule``."""
    claimed: set[str] = set()
    for page in pages:
        claimed.update(page.symbols)
        yield page
    yield from symbol_pages(texts, symbols, rule, claimed)
