"""The pages of the rules, leaf by leaf: ``page`` is a whole page, ``page#2`` what stands below its second heading."""

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
LEAF = "rules"  # the name of all that lies on one
ASKED = ""  # in place of a rule: it is about what is asked now
# what tells of the moves that were made, by the names that every table gives it
OF_THE_PAST = ("tool-log", "log", "log-", "recap", "recap-", "time", "history", "history-", "game-branch")


def rule_named(rules: Mapping[str, str], name: str) -> str | None:
    """What a game's ``rules`` say of the thing that a widget of this name is: by its whole name, else by the longest
    beginning that ends in a hyphen. None: nothing."""
    if name in rules:
        return rules[name]
    return rules.get(max((one for one in rules if one[-1] == "-" and name.startswith(one)), key=len, default=""))


def rule_of(rules: Mapping[str, str], names: Iterable[str]) -> str:
    """Of the innermost of these that the rules know."""
    return next((rule for name in names if (rule := rule_named(rules, name)) is not None), ASKED)


def sections(text: str) -> list[tuple[str, str]]:
    """(heading, body); the first is what stands above the first heading, without one."""
    found: list[tuple[str, list[str]]] = [("", [])]
    for line in text.split("\n"):
        if line.startswith(HEADING):
            found.append((line.removeprefix(HEADING), []))
        else:
            found[-1][1].append(line)
    return [(heading, "\n".join(lines).strip("\n")) for heading, lines in found]


def leaf(texts: Texts, rule: str) -> tuple[str, str]:
    """The title, in words alone, and the text of a rule. Raises LookupError for one that there is not."""
    page, _, number = rule.partition("#")
    title, text = texts(f"learn-{page}-title"), texts(f"learn-{page}")
    if not texts.has(f"learn-{page}"):
        raise LookupError(f"no page of the rules is called {page!r}")
    if not number:
        return title, text
    heading, body = sections(text)[int(number)]
    return SYMBOL.sub("", heading) or title, body


def leaves(texts: Texts, pages: Sequence[str]) -> list[str]:
    """Every leaf of these pages, in their order."""
    found = []
    for page in pages:
        parts = sections(texts(f"learn-{page}"))
        found += [f"{page}#{number}" for number, (_, body) in enumerate(parts) if body]
    return found


class RuleLeaf(Panel):
    """It is read beside the table, which goes on: for the keyboard it comes after all that is asked."""


def apart(overlays: Sequence[Widget]) -> tuple[list[Widget], list[Widget]]:
    """Those that are asked or looked at, and the leaf that is read meanwhile."""
    read = [overlay for overlay in overlays if isinstance(overlay, RuleLeaf)]
    return [overlay for overlay in overlays if overlay not in read], list(read)


def rule_panel(
    ui: Ui,
    rule: str,
    pages: Sequence[str],
    turn_to: Callable[[str], None],
    close: Callable[[], None],
    name: str,
    switch: Widget | None = None,
) -> RuleLeaf:
    """One leaf, with the ones before and after it within reach; ``switch``: what turns off that leaves come by
    themselves."""
    title, body = leaf(ui.texts, rule)
    order = leaves(ui.texts, pages)
    at = next(number for number, each in enumerate(order) if each == rule or each.startswith(f"{rule}#"))
    before, after = order[(at - 1) % len(order)], order[(at + 1) % len(order)]
    head = Row([Heading(title, grow=1), Button(ui.text("back"), close, name="close-rules", size="small")], gap=10)
    head.align = "centre"
    foot: list[Widget] = [
        Button("‹", lambda: turn_to(before), name="rules-before", size="small", tip=leaf(ui.texts, before)[0]),
        Spacer(grow=1),
        *([switch, Spacer(grow=1)] if switch is not None else []),
        Button("›", lambda: turn_to(after), name="rules-after", size="small", tip=leaf(ui.texts, after)[0]),
    ]
    inside = Column([head, Scroll(RichText(body), name=f"rules-{rule}"), Row(foot, align="centre")], gap=8, name=LEAF)
    return RuleLeaf(inside, pad=12, name=name)
