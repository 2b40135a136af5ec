"""The access tree in AccessKit's terms: numbered nodes, of which only those that changed are handed on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import accesskit

from game.i18n.texts import Texts
from game.widgets.access_tree import AccessNode
from game.widgets.base import Widget

ROOT, LIVE, FIRST = 0, 1, 2  # numbers of the window and of the announcements; the first of a widget
ROLES = {
    "button": accesskit.Role.BUTTON,
    "card": accesskit.Role.BUTTON,
    "chart": accesskit.Role.FIGURE,
    "check": accesskit.Role.CHECK_BOX,
    "combo": accesskit.Role.COMBO_BOX,
    "field": accesskit.Role.TEXT_INPUT,
    "heading": accesskit.Role.HEADING,
    "live": accesskit.Role.LABEL,
    "map": accesskit.Role.GROUP,
    "place": accesskit.Role.BUTTON,
    "slider": accesskit.Role.SLIDER,
    "tab": accesskit.Role.TAB,
    "text": accesskit.Role.LABEL,
}
WHOLE = ("button", "card", "check", "combo", "place")  # roles whose name says all that is written on them
OWN_WORDS = ("card", "chart", "map", "place")  # roles that no reader has a word for
ACTIONS = {
    "press": (accesskit.Action.CLICK,),
    "less": (accesskit.Action.DECREMENT,),
    "more": (accesskit.Action.INCREMENT,),
    "set": (accesskit.Action.SET_VALUE,),
}
SHOWN = ("checked", "unchecked", "chosen", "pressed", "disabled")  # states that AccessKit has itself


@dataclass(frozen=True, slots=True)
class NodeSpec:
    """All that a reader knows of a node. ``box``: left, top, right and bottom in pixels of the window."""

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
    """The nodes by number, and the numbers of widgets: the same as long as a widget has its key and place."""

    nodes: dict[int, NodeSpec] = field(default_factory=dict)
    widgets: dict[int, Widget] = field(default_factory=dict)
    focus: int = ROOT
    _numbers: dict[tuple[object, ...], int] = field(default_factory=dict)
    _sent: dict[int, NodeSpec] = field(default_factory=dict)
    _sent_focus: int = -1

    def number(self, *place: object) -> int:
        """Returns the number of a place in the tree."""
        return self._numbers.setdefault(place, len(self._numbers) + FIRST)

    def build(self, tree: AccessNode, screen: int, title: str, announced: str, focus: Widget | None) -> None:
        """Replaces the nodes. ``screen`` tells screens apart; ``announced`` is the text of the live region."""
        self.nodes, self.widgets, self.focus = {}, {}, ROOT
        top = self._add(tree, (screen,), focus)
        self.nodes[ROOT] = NodeSpec("window", title, children=(top, LIVE))
        self.nodes[LIVE] = NodeSpec("announcement", announced)

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
        """Puts the place that a map's cursor is on below the map, with the focus."""
        above, role = self.nodes[self.focus], "place"
        number = self.number(self.focus, role, name)
        self.nodes[number] = NodeSpec(role, words, actions=("press",), box=above.box, focusable=True)
        self.widgets[number] = self.widgets[self.focus]
        self.nodes[self.focus] = NodeSpec(above.role, above.name, box=above.box, children=(*above.children, number))
        self.focus = number

    def update(self, texts: Texts) -> Any:
        """Returns what changed since the last update as AccessKit's; None: nothing did."""
        changed = {number: spec for number, spec in self.nodes.items() if self._sent.get(number) != spec}
        if not changed and self._sent_focus == self.focus:
            return None
        update = accesskit.TreeUpdate(self.focus)
        if not self._sent:
            update.tree = accesskit.Tree(ROOT)
        for number, spec in changed.items():
            update.nodes.append((number, _node(texts, spec)))
        self._sent, self._sent_focus = self.nodes, self.focus
        return update


def _node(texts: Texts, spec: NodeSpec) -> Any:
    """Returns a node of AccessKit."""
    special: Mapping[str, Any] = {"window": accesskit.Role.WINDOW, "announcement": accesskit.Role.LABEL}
    node = accesskit.Node(special.get(spec.role) or ROLES.get(spec.role, accesskit.Role.GENERIC_CONTAINER))
    if spec.name:
        node.set_label(spec.name)
    if spec.value or (spec.name and node.role == accesskit.Role.LABEL):
        node.set_value(spec.value or spec.name)  # a label is its value
    if spec.number is not None:
        node.set_numeric_value(float(spec.number))
    if spec.role == "announcement":
        node.set_live(accesskit.Live.ASSERTIVE)
    if spec.role in OWN_WORDS:
        node.set_role_description(texts(f"role-{spec.role}"))
    _set_states(texts, node, spec)
    for action in spec.actions:
        for meant in ACTIONS[action]:
            node.add_action(meant)
    if spec.focusable:
        node.add_action(accesskit.Action.FOCUS)
    node.set_bounds(accesskit.Rect(*map(float, spec.box)))
    node.set_children(list(spec.children))
    return node


def _set_states(texts: Texts, node: Any, spec: NodeSpec) -> None:
    states = spec.states
    if "checked" in states or "unchecked" in states:
        node.set_toggled(accesskit.Toggled.TRUE if "checked" in states else accesskit.Toggled.FALSE)
    elif "pressed" in states:
        node.set_toggled(accesskit.Toggled.TRUE)
    if "chosen" in states:
        node.set_selected(True)
    if "disabled" in states:
        node.set_disabled()
    more = [texts(f"state-{state}") for state in states if state not in SHOWN]
    if words := ". ".join([*more, *([spec.description] if spec.description else [])]):
        node.set_description(words)
