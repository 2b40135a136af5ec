"""Builds the numbered tree of nodes for the system's screen reader, and finds the nodes that changed."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.widgets.access_tree import AccessNode
from game.widgets.base import Widget

ROOT, LIVE, FIRST = 0, 1, 2  # numbers of the window and of the announcements; the first of a widget
WHOLE = ("button", "card", "check", "combo", "place")  # roles whose name says all that is written on them
WINDOW, ANNOUNCEMENT = "window", "announcement"  # roles of the first two


@dataclass(frozen=True, slots=True)
class NodeSpec:
    """The data of one node for a screen reader. ``box``: left, top, right and bottom in pixels of the window."""

    role: str
    name: str
    value: str = ""
    number: float | None = None
    states: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    description: str = ""
    box: tuple[int, int, int, int] = (0, 0, 0, 0)
    children: tuple[int, ...] = ()
    focusable: bool = False


@dataclass
class ReaderTree:
    """The nodes by number; a widget keeps its number as long as it has its key and place."""

    nodes: dict[int, NodeSpec] = field(default_factory=dict)
    widgets: dict[int, Widget] = field(default_factory=dict)
    focus: int = ROOT
    fresh: bool = True  # the last changes were the first
    _numbers: dict[tuple[object, ...], int] = field(default_factory=dict)
    _sent: dict[int, NodeSpec] = field(default_factory=dict)
    _sent_focus: int = -1

    def number(self, *place: object) -> int:
        """Returns the node number that stands for this position in the tree; the same position always has the same
        number."""
        return self._numbers.setdefault(place, len(self._numbers) + FIRST)

    def build(self, tree: AccessNode, screen: int, title: str, announced: str, focus: Widget | None) -> None:
        """Rebuilds all nodes from the accessibility tree of a screen. ``screen`` tells screens apart; ``announced`` is
        the text of the live region."""
        self.nodes, self.widgets, self.focus = {}, {}, ROOT
        top = self._add(tree, (screen,), focus)
        self.nodes[ROOT] = NodeSpec(WINDOW, title, children=(top, LIVE))
        self.nodes[LIVE] = NodeSpec(ANNOUNCEMENT, announced)

    def _add(self, node: AccessNode, above: tuple[object, ...], focus: Widget | None) -> int:
        widget, number = node.widget, self.number(*above)
        seen: dict[str, int] = {}
        children = []
        for child in node.children:
            if node.role in WHOLE and not any(one.widget.focusable for one in child.walk()):
                continue  # the name says it
            key = child.widget.key or type(child.widget).__name__
            seen[key] = seen.get(key, -1) + 1
            children.append(self._add(child, (*above, key, seen[key]), focus))
        rect = widget.rect
        self.nodes[number] = NodeSpec(
            node.role,
            node.name,
            node.value,
            getattr(widget, "value", None) if node.role == "slider" else None,
            node.states,
            node.actions,
            node.description,
            (rect.left, rect.top, rect.right, rect.bottom),
            tuple(children),
            widget.focusable and widget.enabled,
        )
        self.widgets[number] = widget
        if widget is focus:
            self.focus = number
        return number

    def focus_place(self, name: str, words: str) -> None:
        """Adds a child to the focused map's node, for the place of the map under the narration cursor, and gives the
        child the focus. `name`: the place, to tell it from others; `words`: what is read aloud."""
        above, role = self.nodes[self.focus], "place"
        number = self.number(self.focus, role, name)
        self.nodes[number] = NodeSpec(role, words, actions=("press",), box=above.box, focusable=True)
        self.widgets[number] = self.widgets[self.focus]
        self.nodes[self.focus] = NodeSpec(above.role, above.name, box=above.box, children=(*above.children, number))
        self.focus = number

    def changes(self) -> dict[int, NodeSpec] | None:
        """Returns the nodes that changed since the last call, by number; None if neither a node nor the focus
        changed."""
        changed = {number: spec for number, spec in self.nodes.items() if self._sent.get(number) != spec}
        if not changed and self._sent_focus == self.focus:
            return None
        self.fresh = not self._sent
        self._sent, self._sent_focus = self.nodes, self.focus
        return changed
