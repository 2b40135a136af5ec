"""Converts nodes of the accessibility tree to AccessKit's node objects."""

from __future__ import annotations

from typing import Any

import accesskit

from game.app.reader_tree import ANNOUNCEMENT, ROOT, WINDOW, NodeSpec, ReaderTree
from game.i18n.texts import Texts

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
    ANNOUNCEMENT: accesskit.Role.LABEL,
    WINDOW: accesskit.Role.WINDOW,
}
OWN_WORDS = ("card", "chart", "map", "place")  # roles that no reader has a word for
ACTIONS = {
    "press": (accesskit.Action.CLICK,),
    "less": (accesskit.Action.DECREMENT,),
    "more": (accesskit.Action.INCREMENT,),
    "set": (accesskit.Action.SET_VALUE,),
}
SHOWN = ("checked", "unchecked", "chosen", "pressed", "disabled")  # states that AccessKit has itself


def tree_update(texts: Texts, tree: ReaderTree) -> Any:
    """Returns AccessKit's update with the nodes that changed since the last call; None if nothing did."""
    changed = tree.changes()
    if changed is None:
        return None
    update = accesskit.TreeUpdate(tree.focus)
    if tree.fresh:
        update.tree = accesskit.Tree(ROOT)
    for number, spec in changed.items():
        update.nodes.append((number, _node(texts, spec)))
    return update


def _node(texts: Texts, spec: NodeSpec) -> Any:
    """Returns a node of AccessKit."""
    node = accesskit.Node(ROLES.get(spec.role, accesskit.Role.GENERIC_CONTAINER))
    if spec.name:
        node.set_label(spec.name)
    if spec.value or (spec.name and node.role == accesskit.Role.LABEL):
        node.set_value(spec.value or spec.name)  # a label is its value
    if spec.number is not None:
        node.set_numeric_value(float(spec.number))
    if spec.role == ANNOUNCEMENT:
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
