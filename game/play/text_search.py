"""Full-text search by word prefix that ignores accents and case and forgives one wrong letter in a word."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import cached_property

FORGIVING = 4  # letters: a shorter word is searched for as it is typed
TITLE, KIND, TEXT = 12, 3, 2  # weight of a word by where it stands
WHOLE = 2  # factor for a word that is typed to its end
WORD = re.compile(r"\w+")
SYMBOL = re.compile(r"\[\w+\]")


def fold(text: str) -> str:
    """Returns text in lower case without accents and other combining marks."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).casefold()


def words_of(text: str) -> list[str]:
    """Returns the words of a text, in lower case without accents; symbols in brackets are left out."""
    return WORD.findall(fold(SYMBOL.sub(" ", text)).replace("_", " "))


def begins(word: str, typed: str) -> bool:
    """Returns whether a word begins with what was typed, with at most one letter wrong, missing, too many or swapped
    with the next."""
    same = next((n for n, (a, b) in enumerate(zip(typed, word, strict=False)) if a != b), min(len(typed), len(word)))
    if same == len(typed):
        return True
    rest, after = typed[same:], word[same:]
    swapped = rest[1:2] + rest[:1] + rest[2:]
    return (
        after[1:].startswith(rest[1:])
        or after.startswith(rest[1:])
        or after[1:].startswith(rest)
        or (len(rest) > 1 and after.startswith(swapped))
    )


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The documents found, the best first, and the words that were taken for misspelled ones."""

    found: tuple[Hashable, ...] = ()
    meant: tuple[str, ...] = ()


class SearchIndex:
    """An inverted index: for each folded word the documents that contain it, with a weight."""

    def __init__(self) -> None:
        self._postings: dict[str, dict[Hashable, int]] = {}
        self._spelled: dict[str, str] = {}  # a folded word -> the same as a title writes it
        self._order: dict[Hashable, int] = {}
        self._titles: dict[Hashable, list[list[str]]] = {}

    def add(self, document: Hashable, title: str, kind: str, text: str) -> None:
        """Adds a document; of equally good ones the one added first is found first."""
        self._order[document] = len(self._order)
        self._titles[document] = [words_of(title)]
        for word in WORD.findall(SYMBOL.sub(" ", title)):
            self._spelled.setdefault(fold(word), word)
        for weight, part in ((TITLE, title), (KIND, kind), (TEXT, text)):
            self._post(document, weight, part)

    def add_title(self, document: Hashable, title: str) -> None:
        """Adds another title to a document."""
        self._titles[document].append(words_of(title))
        self._post(document, TITLE, title)

    def _post(self, document: Hashable, weight: int, text: str) -> None:
        for word in words_of(text):
            postings = self._postings.setdefault(word, {})
            postings[document] = max(weight, postings.get(document, 0))
        for built in ("_vocabulary", "_by_beginning"):
            self.__dict__.pop(built, None)

    @cached_property
    def _vocabulary(self) -> list[str]:
        """All words in order, built again after a document was added."""
        return sorted(self._postings)

    def _beginning(self, typed: str) -> Iterator[str]:
        words = self._vocabulary
        for index in range(bisect_left(words, typed), len(words)):
            if not words[index].startswith(typed):
                return
            yield words[index]

    @cached_property
    def _by_beginning(self) -> dict[str, list[str]]:
        """All words by their first two letters."""
        groups: dict[str, list[str]] = {}
        for word in self._vocabulary:
            groups.setdefault(word[:2], []).append(word)
        return groups

    def _near(self, typed: str) -> list[str]:
        """Returns the words that begin with what was typed but for one letter."""
        first, second = typed[0], typed[1]  # with one letter wrong, one of the first two is in its place or beside it
        likely = (
            words
            for two, words in self._by_beginning.items()
            if two[0] in (first, second) or two[1:] in (first, second)
        )
        return [word for words in likely for word in words if len(word) >= len(typed) - 1 and begins(word, typed)]

    def search(self, query: str, within: frozenset[Hashable] | None = None) -> SearchResult:
        """Returns the documents that contain, for each word of the query, a word that begins with it (with one letter
        wrong where none begins so), best first. ``within``: only these documents."""
        scores: dict[Hashable, int] | None = None
        meant: list[str] = []
        typed_words = words_of(query)
        for typed in typed_words:
            here = self._score(self._beginning(typed), typed, within)
            if not here and len(typed) >= FORGIVING:
                near = self._near(typed)
                here = self._score(near, typed, within)
                if here:
                    meant.append(self._likeliest(near, within))
            if scores is not None:
                here = {document: scores[document] + score for document, score in here.items() if document in scores}
            scores = here
        if not scores:
            return SearchResult()
        whole = {document for document in scores if typed_words in self._titles[document]}
        order = sorted(scores, key=lambda one: (one not in whole, -scores[one], self._order[one]))
        return SearchResult(tuple(order), tuple(meant))

    def _score(
        self, words: Iterator[str] | list[str], typed: str, within: frozenset[Hashable] | None
    ) -> dict[Hashable, int]:
        scores: dict[Hashable, int] = {}
        for word in words:
            factor = WHOLE if word == typed else 1
            for document, weight in self._postings[word].items():
                if within is None or document in within:
                    scores[document] = max(scores.get(document, 0), weight * factor)
        return scores

    def _likeliest(self, words: list[str], within: frozenset[Hashable] | None) -> str:
        """Returns the word that most weighs of those near a misspelled one, as a title writes it."""

        def weight(word: str) -> int:
            return sum(w for document, w in self._postings[word].items() if within is None or document in within)

        word = max(words, key=weight)
        return self._spelled.get(word, word)
