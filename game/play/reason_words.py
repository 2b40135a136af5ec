"""Words for the terms of an evaluation and for what their changes bring or cost, in the player's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.evaluation_terms import TermChange
from game.i18n.texts import Texts


class ReasonWords:
    """The words of one game. Message ids are "brings-" and the term's name up to its colon; ``named`` translates what
    follows the colon. Terms in ``counted`` are told with a number, those in ``felt`` without; others are not
    mentioned."""

    def __init__(
        self,
        counted: Sequence[str],
        felt: Sequence[str],
        named: Callable[[Texts, str, str], str] = lambda texts, name, of: "",
    ) -> None:
        self.counted, self.felt, self.named = counted, felt, named

    def reason(self, texts: Texts, effect: TermChange) -> str:
        """Describes what a change brings or costs; "" if the term is not mentioned."""
        name, of = self._parts(effect)
        if name in self.counted:
            if not effect.number:
                return ""
            return self._text(texts, name, of, "more" if effect.number > 0 else "less", abs(effect.number))
        return self._text(texts, name, of, "up" if effect.worth > 0 else "down", 0) if name in self.felt else ""

    def thing(self, texts: Texts, effect: TermChange) -> str:
        """Names the term that changes, as a noun; "" if it has no name."""
        name, of = self._parts(effect)
        return self._text(texts, name, of, "noun", 0) if name in (*self.counted, *self.felt) else ""

    def _parts(self, effect: TermChange) -> tuple[str, str]:
        name, _, of = effect.name.partition(":")
        return name, of

    def _text(self, texts: Texts, name: str, of: str, way: str, n: int) -> str:
        return texts(f"brings-{name}", way=way, n=n, thing=self.named(texts, name, of) if of else "")


def step(texts: Texts, what: str, reasons: list[str]) -> str:
    """Joins an action and its reasons into one line. The reasons end the sentence, so the action's full stop is
    dropped."""
    why = ", ".join(reasons)
    return texts("advice-step", what=what.removesuffix("."), why=why) if what and why else what or why
