"""The accessibility tree: role, name, state and actions of each widget on a screen, in words.

Names come from the texts drawn on the widgets; `node_words` puts a node into an announcement.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.i18n.names import run_on
from game.i18n.spoken_words import FULL_STOPS, spoken
from game.i18n.texts import Texts
from game.widgets.base import Widget
from game.widgets.ui_root import UiRoot

SILENT = "group"  # the role of containers, which are not announced
LABELLED = ("combo", "field", "slider")  # roles that show a value; a text beside them is their name
SENTENCES = ("live", "text")  # roles whose lines are sentences
NAMED_BY_ROLE = ("map", "chart")  # roles whose widgets need no other name


@dataclass(frozen=True, slots=True)
class AccessNode:
    """A widget as a screen reader knows it. ``states`` and ``actions`` are ids of texts without their prefix."""

    widget: Widget
    role: str
    name: str
    value: str = ""
    states: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    description: str = ""
    children: tuple[AccessNode, ...] = ()

    def walk(self) -> Iterator[AccessNode]:
        """Yields the node and all below it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()


def written_on(widget: Widget) -> Iterator[str]:
    """Yields the texts drawn on a widget and its children, in reading order."""
    if said := widget.drawn_text:
        yield said
        return
    for child in widget.children:
        yield from written_on(child)


def _text_beside(widget: Widget) -> str:
    """Returns the last text before a widget in its row or column; "": there is none."""
    above = widget.parent
    if above is None:
        return ""
    before = above.children[: above.children.index(widget)]
    return next((text for child in reversed(before) for text in written_on(child)), "")


def _name_and_more(texts: Texts, widget: Widget) -> tuple[str, str]:
    """Returns the name of a widget and its description: what is written on it, else its tip."""
    source = widget.label or (_text_beside(widget) if widget.role in LABELLED else "\n".join(written_on(widget)))
    explained = source if widget.label or widget.role not in LABELLED else ""
    if not source:
        source = explained = widget.drawn_text or widget.tip
    if not source and widget.role in NAMED_BY_ROLE:
        source = texts(f"role-{widget.role}")
    if widget.label or (not widget.drawn_text and source == widget.tip):
        name, _, more = source.partition("\n")
        tip = "" if widget.tip == explained or widget.tip in more else widget.tip
        return spoken(texts, name), spoken(texts, "\n".join(part for part in (more, tip) if part))
    more = spoken(texts, widget.tip)
    if widget.role in SENTENCES:
        name = spoken(texts, source)
        return name, "" if more == name else more
    lines = list(dict.fromkeys(spoken(texts, line) for line in source.split("\n")))
    name = texts("mark-comma").join(line.rstrip(".。") for line in lines if line)
    return name, "" if more == name else more


def node_of(texts: Texts, widget: Widget, children: tuple[AccessNode, ...] = ()) -> AccessNode:
    """Returns the accessibility node of one widget, with these nodes as its children."""
    name, more = _name_and_more(texts, widget) if widget.focusable or widget.role != SILENT else ("", "")
    actions = widget.access_actions if widget.enabled else ()
    value = spoken(texts, widget.value_text)
    value = "" if value == name else value
    return AccessNode(widget, widget.role, name, value, widget.states, actions, more, children)


def access_tree(texts: Texts, root: UiRoot) -> AccessNode:
    """Returns the accessibility tree of a screen: of its open pop-up if there is one, and without content under the
    hand-over's curtain."""
    if root.curtained():
        return AccessNode(Widget(), SILENT, "")
    return _tree(texts, root.popup or root.root)


def _tree(texts: Texts, top: Widget) -> AccessNode:
    """Returns the tree in the order in which the focus visits widgets, and of those alone."""
    order = [*top.walk()]
    inside: dict[int, list[Widget]] = {id(widget): [] for widget in order}
    for widget in order:
        if widget is not top:
            above = next((one for one in widget.ancestors() if id(one) in inside), top)
            inside[id(above)].append(widget)

    def made(widget: Widget) -> AccessNode:
        return node_of(texts, widget, tuple(made(child) for child in inside[id(widget)]))

    return made(top)


def node_words(texts: Texts, node: AccessNode, verbosity: int) -> str:
    """Returns the announcement of a node. Verbosity 1: name, value and states; 2: its role, too; 3: its tip, too."""
    role = texts(f"role-{node.role}") if verbosity > 1 and node.role != SILENT else ""
    states = [texts(f"state-{state}") for state in node.states]
    role = "" if role == node.name else role
    head = texts("mark-comma").join(part.rstrip(".。") for part in (node.name, node.value, role, *states) if part)
    more = node.description if verbosity > 2 else ""
    return run_on(part if part[-1] in FULL_STOPS else part + texts("mark-stop") for part in (head, more) if part)
