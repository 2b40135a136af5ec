"""The in-game encyclopedia: pages about the things of a game, links between them, the words of a text that lead to a
page, and a search over all games. Each game supplies its own pages.

A page's id is ``kind/name``, for example ``building/farm``; the same in every language. Texts of kinds are
``handbook-<kind>`` (one: "a Building") and ``handbook-<kind>-all`` (the heading of all).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from game.i18n.glossary import LONGEST, REACH, bare_word
from game.i18n.line_breaks import EASTERN, shorter
from game.i18n.texts import Texts
from game.play.text_search import SearchIndex, SearchResult

RULE, RULING, TERM, SYMBOL = "rule", "ruling", "word", "symbol"
ENDINGS = ("", "s", "es", "x")  # of plurals
OTHER_ENDINGS = {"de": ("", "e", "en", "er", "n", "s")}
ALL = ""  # in place of a game: all of them
Address = tuple[str, str]  # game and page id


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the handbook, in the player's language.

    ``links``: ids of pages that the thing belongs to by the rules; those its text mentions are found by `Handbook`.
    ``symbols``, ``forms``: symbols and words of a text that mean this thing.
    """

    id: str
    title: str
    text: str
    icon: str = ""  # picture id
    links: tuple[str, ...] = ()
    symbols: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        return self.id.partition("/")[0]


class Handbook:
    """All pages of a game in one language."""

    def __init__(self, pages: Iterable[Page], language: str = "") -> None:
        self.pages: dict[str, Page] = {page.id: page for page in pages}
        self._endings = OTHER_ENDINGS.get(language, ENDINGS)

    def __contains__(self, page: object) -> bool:
        return page in self.pages

    @cached_property
    def by_kind(self) -> dict[str, list[Page]]:
        """The pages by kind, both in the order of the game."""
        kinds: dict[str, list[Page]] = {}
        for page in self.pages.values():
            kinds.setdefault(page.kind, []).append(page)
        return kinds

    @cached_property
    def _symbols(self) -> dict[str, str]:
        return {symbol: page.id for page in self.pages.values() for symbol in page.symbols}

    @cached_property
    def _names(self) -> dict[tuple[str, ...], str]:
        """Titles of things as a text writes them, with an initial capital, and all forms of words in lower case."""
        names: dict[tuple[str, ...], str] = {}
        for page in self.pages.values():
            for form in page.forms:
                names.setdefault(tuple(form.lower().split()), page.id)
            if page.kind not in (RULE, RULING, SYMBOL, TERM):
                first, *more = page.title.split() or [""]
                for ending in self._endings:
                    ended = [*more[:-1], more[-1] + ending] if more else []
                    names.setdefault((first, *ended) if ended else (first + ending,), page.id)
        return names

    @cached_property
    def _name_words(self) -> frozenset[str]:
        """Every word of a name in lower case: most words of a text are none, and are passed over quickly."""
        return frozenset(word.lower() for name in self._names for word in name)

    @cached_property
    def _eastern_names(self) -> dict[str, list[tuple[str, str]]]:
        """Names with Japanese or Chinese letters and their pages, by the first letter, the longest first."""
        names: dict[str, list[tuple[str, str]]] = {}
        for words, page in self._names.items():
            if EASTERN.search(name := " ".join(words)):
                names.setdefault(name[0], []).append((name, page))
        return {first: sorted(alike, key=lambda one: -len(one[0])) for first, alike in names.items()}

    def _eastern_mentions(self, text: str) -> Iterator[tuple[int, int, str]]:
        """Yields where names begin and end in a text without spaces, with their pages: the longest of several."""
        at = 0
        while at < len(text):
            alike = self._eastern_names.get(text[at], [])
            name, page = next((one for one in alike if text.startswith(one[0], at)), ("", ""))
            if name:
                yield at, at + len(name), page
            at += len(name) or 1

    def symbol(self, name: str) -> str:
        """Returns the id of the page about a symbol, "" if there is none."""
        return self._symbols.get(name, "")

    def mention(self, words: Sequence[str], at: int) -> str:
        """Returns the id of the page that a word in a text leads to: that about the longest name which includes the
        word at this index. "" if there is none."""
        if EASTERN.search(words[at]):
            before = "".join(words[max(0, at - REACH) : at])
            mentions = self._eastern_mentions(before + "".join(words[at : at + REACH]))
            here, after = len(before), len(before) + len(words[at])
            return next((page for start, end, page in mentions if start < after and end > here), "")
        if bare_word(words[at]).lower() not in self._name_words:
            return ""
        first = max(0, at - LONGEST + 1)
        plain = [bare_word(word) for word in words[first : at + LONGEST]]
        here = at - first
        for length in range(LONGEST, 0, -1):
            for start in range(max(0, here - length + 1), here + 1):
                name = tuple(plain[start : start + length])
                if len(name) == length and (page := self._names.get(name) or self._names.get(_lower(name))):
                    return page
        return ""

    def _mentioned(self, text: str) -> Iterable[str]:
        words = [word for word in text.replace("[", " [").replace("]", "] ").replace("*", "").split() if word]
        for at, word in enumerate(words):
            if word[:1] == "[" and word[-1:] == "]":
                yield self.symbol(word[1:-1])
            elif EASTERN.search(word):
                yield from (page for _, _, page in self._eastern_mentions(word))
            else:
                yield self.mention(words, at)

    @cached_property
    def _alike(self) -> dict[str, list[str]]:
        """Page ids by title: a word of the rules and the thing that it names."""
        alike: dict[str, list[str]] = {}
        for page in self.pages.values():
            alike.setdefault(page.title.lower(), []).append(page.id)
        return alike

    @cached_property
    def _links(self) -> dict[str, tuple[str, ...]]:
        return {
            page.id: tuple(
                link
                for link in dict.fromkeys((*self._alike[page.title.lower()], *page.links, *self._mentioned(page.text)))
                if link and link != page.id and link in self.pages
            )
            for page in self.pages.values()
        }

    @cached_property
    def _backlinks(self) -> dict[str, list[str]]:
        back: dict[str, list[str]] = {page: [] for page in self.pages}
        for page, links in self._links.items():
            for link in links:
                back[link].append(page)
        return back

    def links(self, page: str) -> tuple[str, ...]:
        """Returns the ids of the pages that a page, given by its id, refers to. Raises KeyError."""
        return self._links[page]

    def backlinks(self, page: str) -> tuple[str, ...]:
        """Returns the ids of the pages that refer to a page, given by its id, and that it does not refer to itself.
        Raises KeyError."""
        return tuple(other for other in self._backlinks[page] if other not in self._links[page])

    def beside(self, page: str, step: int) -> str:
        """Returns the id of the next (``step`` 1) or previous (-1) page of the same kind; after the last comes the
        first. Raises KeyError."""
        alike = self.by_kind[self.pages[page].kind]
        return alike[(alike.index(self.pages[page]) + step) % len(alike)].id


def _lower(name: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word.lower() for word in name)


def thing_named(kinds: Mapping[str, str | Sequence[str]], name: str, known: Callable[[str], bool]) -> str:
    """Returns the id of the page about the thing that a widget shows, given by its name, "" if it shows none.
    ``known``: whether a page exists.

    ``kinds``: beginning of a widget's name -> kinds of the thing that the rest of the name says; no beginning is that
    of another.
    """
    for beginning, kind in kinds.items():
        if name.startswith(beginning):
            thing = name.removeprefix(beginning)
            return next((page for one in _listed(kind) if known(page := f"{one}/{thing}")), "")
    return ""


def _listed(kinds: str | Sequence[str]) -> Sequence[str]:
    return (kinds,) if isinstance(kinds, str) else kinds


_BOOKS: dict[tuple[str, str], Handbook] = {}  # by game and language, each built when it is first needed


def book_of(game: str, texts: Texts, pages: Callable[[Texts], Iterable[Page]]) -> Handbook:
    """Returns the handbook of a game in the language of these texts, built once."""
    key = (game, texts.language)
    if key not in _BOOKS:
        _BOOKS[key] = Handbook(pages(texts), texts.language)
    return _BOOKS[key]


class Library:
    """The handbooks of several games in one language, and one search index over them."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.books: dict[str, Handbook] = {}
        self._index = SearchIndex()
        self._of_game: dict[str, frozenset[Address]] = {}
        self.named = False  # the names of other languages have been added

    def add(self, game: str, book: Handbook, texts: Texts) -> None:
        """Adds a game's handbook; nothing happens if it is there already."""
        if game in self.books:
            return
        self.books[game] = book
        kinds = {kind: f"{texts(f'handbook-{kind}')} {texts(f'handbook-{kind}-all')}" for kind in book.by_kind}
        for page in book.pages.values():
            self._index.add((game, page.id), page.title, kinds[page.kind], f"{page.text} {' '.join(page.forms)}")
        self._of_game[game] = frozenset((game, page) for page in book.pages)

    def add_names(self, game: str, pages: Iterable[Page]) -> None:
        """Adds the titles of the same pages in another language, so that search finds them by these, too."""
        for page in pages:
            if page.id in self.books[game] and page.kind not in (RULE, RULING):
                self._index.add_title((game, page.id), page.title)

    def search(self, query: str, game: str = ALL) -> SearchResult:
        """Returns a result with the addresses of the handbook pages found, the best first. ``game``: only the pages of
        this game; "": of all games added."""
        return self._index.search(query, self._of_game.get(game, frozenset()) if game else None)


def excerpt(text: str, most: int = 52) -> str:
    """Returns the beginning of a text in one line without markup, cut after a word, with "…", if it is longer than
    ``most`` letters."""
    plain = " ".join(text.replace("*", "").replace("~", "").split())
    if len(plain) <= most:
        return plain
    return (shorter(plain[:most]) or plain[:most]).rstrip(",;:–、。") + "…"
