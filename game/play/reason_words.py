"""Puts the reasons for a line of moves into words of the player's language: what it brings, denies and costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from engine.bots.reasons import AdviceReason, Side
from engine.core.evaluation_terms import THEIRS
from engine.core.event import Event
from game.i18n.names import FULL_WIDTH, listed, run_on
from game.i18n.texts import Texts
from game.play.log_lines import caused

STOPS = (".", "!", "?", *FULL_WIDTH)  # marks that end a sentence
MAX_REASONS: dict[Side, int] = {"brings": 3, "denies": 2, "costs": 2}  # reasons of each kind that are told
GAINS = 4  # clauses of a sentence
SIDES: tuple[Side, ...] = ("brings", "denies", "costs")


class Clause(NamedTuple):
    """A verb with its gains or costs. ``listing``: it ends with a list of several things."""

    text: str
    listing: bool = False


Clauses = Mapping[Side, Sequence[Clause]]


class ReasonWords:
    """The reason texts of one game. Message ids are "brings-" and the term's name. Terms in ``counted`` are things of
    which the seat or the others get more or less: nouns in a list, with their number. Terms in ``phrased`` have a
    clause for each way in which their number changes, those in ``felt`` one for each way without a number; others are
    not mentioned. Terms in ``gained`` are mentioned only where there are more of them. ``named`` translates the
    component a reason is about, ``others`` is a number by which the texts name the others of a seat."""

    def __init__(
        self,
        counted: Sequence[str],
        phrased: Sequence[str] = (),
        felt: Sequence[str] = (),
        gained: Sequence[str] = (),
        named: Callable[[Texts, str, str], str] = lambda texts, term, of: "",
        others: Callable[[int], int] = lambda seat: 2,
    ) -> None:
        self.counted, self.phrased, self.felt, self.gained = counted, phrased, felt, gained
        self.named, self.others = named, others

    def clauses(self, texts: Texts, reasons: Iterable[AdviceReason], seat: int, likely: bool = False) -> Clauses:
        """Returns the gains, denials and costs of a seat's line of moves as clauses; a side without a reason is left
        out. ``likely``: numbers that are not certain are left out."""
        by_side: dict[Side, list[tuple[AdviceReason, str]]] = {side: [] for side in SIDES}
        for reason in reasons:
            words = self._words(texts, reason, seat, likely)
            if words and len(by_side[reason.side]) < MAX_REASONS[reason.side]:
                by_side[reason.side].append((reason, words))
        return {side: self._joined(texts, side, rows, seat) for side, rows in by_side.items() if rows}

    def _joined(self, texts: Texts, side: Side, rows: Sequence[tuple[AdviceReason, str]], seat: int) -> list[Clause]:
        """Joins things to one clause with its verb; the others are clauses already."""
        parts: list[Clause] = []
        for theirs, verb in ((False, side), (True, "gives" if side == "costs" else side)):
            things = [words for reason, words in rows if self._thing(reason) and reason.theirs == theirs]
            if things:
                text = texts(f"why-{verb}", things=listed(texts, things), others=self.others(seat))
                parts.append(Clause(text, len(things) > 1))
        return [*parts, *(Clause(words) for reason, words in rows if not self._thing(reason))]

    def noun(self, texts: Texts, reason: AdviceReason) -> str:
        """Returns the noun for what a reason changes; "" if it has no name or concerns another seat."""
        known = reason.term in (*self.counted, *self.phrased, *self.felt)
        return self._text(texts, reason, 0, "noun") if known and not reason.theirs else ""

    def _thing(self, reason: AdviceReason) -> bool:
        """Whether a reason is a noun after its side's verb: what is brought or costs; paying off Debt is neither."""
        return reason.term in self.counted and (reason.side != "brings" or reason.way != "less")

    def _words(self, texts: Texts, reason: AdviceReason, seat: int, likely: bool) -> str:
        term, side, n = reason.term, reason.side, reason.n
        if term in self.gained and side == "costs":
            return ""
        if term in self.counted:
            if n is None:
                return self._text(texts, reason, seat, "noun") if likely and not reason.theirs else ""
            if reason.theirs and side == "costs" and reason.way == "less":  # the others pay off Debt
                return ""
            way = "scale" if reason.limit is not None else "count"
            return self._text(texts, reason, seat, way if self._thing(reason) else reason.way)
        if n is not None and term in self.phrased:
            return self._text(texts, reason, seat, reason.way)
        return self._text(texts, reason, seat, "down" if side == "costs" else "up") if term in self.felt else ""

    def _text(self, texts: Texts, reason: AdviceReason, seat: int, way: str) -> str:
        thing = self.named(texts, reason.term, reason.of) if reason.of else ""
        return texts(
            f"brings-{reason.term.removeprefix(THEIRS)}",
            way=way,
            n=reason.n or 0,
            now=reason.now if reason.now is not None else 0,
            limit=reason.limit if reason.limit is not None else 0,
            of=reason.of,
            thing=thing,
            others=self.others(seat),
        )


class ReasonDescriber:
    """The part of a game's `MoveDescriber` that words reasons.

    `automatic`: classes of events with which the program goes on by itself after a move.
    """

    automatic: tuple[type[Event], ...] = ()

    def __init__(self, texts: Callable[[], Texts], reason_words: ReasonWords) -> None:
        self._texts, self.reason_words = texts, reason_words

    @property
    def texts(self) -> Texts:
        """Texts in the current language."""
        return self._texts()

    def clauses(self, reasons: Iterable[AdviceReason], seat: int, likely: bool = False) -> Clauses:
        """Returns the first gains, denials and costs of a seat's line of moves as clauses, by side; with numbers, but
        if ``likely`` without those that are not certain."""
        return self.reason_words.clauses(self.texts, reasons, seat, likely)

    def noun(self, reason: AdviceReason) -> str:
        """Returns the noun for what a reason changes; "" if it has no name or concerns another seat."""
        return self.reason_words.noun(self.texts, reason)

    def caused(self, events: Iterable[Event]) -> Iterable[Event]:
        """Returns those of a move's events that the move itself brought about, not what the program did next."""
        return caused(events, self.automatic)

    def step(self, what: str, clauses: Clauses) -> str:
        """Joins an action and its reasons into one line. The reasons end the sentence, so the action's full stop is
        dropped."""
        why = self.texts("mark-comma").join(clause.text for side in clauses.values() for clause in side)
        if not what or not why:
            return what or why
        return self.texts("advice-step", what=what.removesuffix(self.texts("mark-stop")), why=why)

    def whole(self, clauses: Clauses, likely: bool = False) -> str:
        """Returns reasons as sentences, what is brought and denied before what it costs; "" if there are none."""
        gains = [*clauses.get("brings", ()), *clauses.get("denies", ())][:GAINS]
        parts = [self._sentence(part) for part in (gains, clauses.get("costs", ())) if part]
        if likely and parts:
            return self.texts("why-likely", why=self.texts("mark-semicolon").join(parts))
        return run_on(f"{part[0].upper()}{part[1:]}{self.texts('mark-stop')}" for part in parts)

    def _sentence(self, clauses: Sequence[Clause]) -> str:
        """Joins clauses, the last two with "and"; with a comma before it where one ends with a list of its own."""
        said = [clause.text for clause in clauses]
        if len(said) < 2:
            return "".join(said)
        message = "why-and" if any(clause.listing for clause in clauses) else "why-both"
        return self.texts(message, clauses=", ".join(said[:-1]), last=said[-1])


def joined(said: Sequence[str]) -> str:
    """Joins sentences into one line: equal ones in a row are merged with a count, and one without a full stop gets a
    semicolon."""
    *before, last = folded(said) or [""]
    return run_on([*(one if one.endswith(STOPS) else f"{one};" for one in before), last])


def folded(said: Iterable[str]) -> list[str]:
    """Returns these sentences, with equal ones in a row merged into one with a count."""
    return [one if (times := len(list(same))) == 1 else _multiplied(one, times) for one, same in groupby(said)]


def _multiplied(sentence: str, times: int) -> str:
    bare = sentence.rstrip("".join(STOPS))
    return f"{bare} ×{times}{sentence[len(bare) :]}"
