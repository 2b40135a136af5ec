"""The panel with a section of the rules beside a game, and the lookup of sections by widget name.

A rule is named ``page`` for a whole page, or ``page#2`` for the section below its second heading.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from game.i18n.texts import Texts
from game.render.ui import Ui
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.label import Heading, Panel
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll

HEADING = "# "
SYMBOL = re.compile(r" *\[\w+\]")
LEAF = "rules"  # name of the section's content widget
ASKED = ""  # in place of a rule: the one of the pending decision
# rules for the log and the recap, by the widget names all tables use
OF_THE_PAST = ("tool-log", "log", "log-", "recap", "recap-", "time", "history", "history-", "game-branch")


def rule_named(rules: Mapping[str, str], name: str) -> str | None:
    """Returns the id of the rules section for a widget's name in ``rules``: under the name itself, else under its
    longest beginning that ends in a hyphen; None if neither is there."""
    if name in rules:
        return rules[name]
    return rules.get(max((one for one in rules if one[-1] == "-" and name.startswith(one)), key=len, default=""))


def rule_of(rules: Mapping[str, str], names: Iterable[str]) -> str:
    """Returns the id of the rules section, among ``rules`` by widget name, for the innermost of these names that has
    one; ASKED ("") if none has."""
    return next((rule for name in names if (rule := rule_named(rules, name)) is not None), ASKED)


def sections(text: str) -> list[tuple[str, str]]:
    """Splits a page of the rules into pairs of heading and body; the first pair is the text above the first heading."""
    found: list[tuple[str, list[str]]] = [("", [])]
    for line in text.split("\n"):
        if line.startswith(HEADING):
            found.append((line.removeprefix(HEADING), []))
        else:
            found[-1][1].append(line)
    return [(heading, "\n".join(lines).strip("\n")) for heading, lines in found]


def rule_section(texts: Texts, rule: str) -> tuple[str, str]:
    """Returns title (without markup) and text of a rules section, by its id. Raises LookupError for an unknown page."""
    page, _, number = rule.partition("#")
    title, text = texts(f"learn-{page}-title"), texts(f"learn-{page}")
    if not texts.has(f"learn-{page}"):
        raise LookupError(f"no page of the rules is called {page!r}")
    if not number:
        return title, text
    heading, body = sections(text)[int(number)]
    return SYMBOL.sub("", heading) or title, body


def section_ids(texts: Texts, pages: Sequence[str]) -> list[str]:
    """Returns the ids of all sections of these pages, in order."""
    found = []
    for page in pages:
        parts = sections(texts(f"learn-{page}"))
        found += [f"{page}#{number}" for number, (_, body) in enumerate(parts) if body]
    return found


class RuleLeaf(Panel):
    """A panel with one section of the rules. The game goes on beside it, so it comes last in the keyboard's order."""

    is_open_page = True


def split_overlays(overlays: Sequence[Widget]) -> tuple[list[Widget], list[Widget]]:
    """Splits overlays into two lists: those that need attention, and open rules panels, which are read beside the
    table."""
    read = [overlay for overlay in overlays if isinstance(overlay, RuleLeaf)]
    return [overlay for overlay in overlays if overlay not in read], list(read)


def rule_panel(
    ui: Ui,
    rule: str,
    pages: Sequence[str],
    turn_to: Callable[[str], None],
    close: Callable[[], None],
    name: str,
    more: Sequence[Widget] = (),
) -> RuleLeaf:
    """Builds a panel for one section, with buttons to the sections before and after it. ``more``: shown below the
    text."""
    title, text = rule_section(ui.texts, rule)
    order = section_ids(ui.texts, pages)
    at = next(number for number, each in enumerate(order) if each == rule or each.startswith(f"{rule}#"))
    before, after = order[(at - 1) % len(order)], order[(at + 1) % len(order)]
    head = Row([Heading(title, grow=1), Button(ui.text("back"), close, name="close-rules", size="small")], gap=10)
    head.align = "centre"
    foot: list[Widget] = [
        Button("‹", lambda: turn_to(before), name="rules-before", size="small", tip=rule_section(ui.texts, before)[0]),
        Spacer(grow=1),
        Button("›", lambda: turn_to(after), name="rules-after", size="small", tip=rule_section(ui.texts, after)[0]),
    ]
    body = Scroll(Column([RichText(text), *more]), name=f"rules-{rule}")
    inside = Column([head, body, Row(foot, align="centre")], gap=8, name=LEAF)
    return RuleLeaf(inside, pad=12, name=name)
