"""Pans, zooms and scrolls widgets for fingers and sticks, and moves the focus between regions of a screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.ui_root import UiRoot

Point = tuple[int, int]


def top_of(root: UiRoot) -> Widget:
    """Returns the widget on top: an open pop-up, else the whole tree."""
    return root.popup or root.root


def pan_zoom_at(root: UiRoot, ui: Ui, place: Point, by: Point, factor: float = 1.0) -> bool:
    """Pans by pixels and zooms the innermost widget at a place that can be moved. Returns whether anything moved."""
    below = [] if root.curtained() else top_of(root).under(place)
    return any(widget.on_pan_zoom(ui, by, place, factor) for widget in below)


def scroll_focused(root: UiRoot, ui: Ui, by: Point) -> bool:
    """Scrolls by pixels what contains the focus, else the first map, else the first list longer than its viewport.
    Returns whether anything moved."""
    if root.curtained():
        return False
    around = [root.focus, *root.focus.ancestors()] if root.focus is not None else []
    inside = [*top_of(root).walk()]
    maps, lists = [w for w in inside if w.role == "map"], [w for w in inside if w.scrolls]
    return any(widget.on_pan_zoom(ui, by) for widget in [*around, *maps, *lists])


def nearest_target(root: UiRoot, place: Point, reach: int) -> Point:
    """Returns where a finger's tap at a place acts: there if an enabled widget lies there, else at the nearest point of
    one within ``reach`` pixels; the place itself if there is none."""
    top = top_of(root)
    hit = top.hit_test(place)
    if hit is not None and any(w.focusable and w.enabled for w in (hit, *hit.ancestors())):
        return place
    best, distance = place, reach * reach + 1
    for widget in root.order():
        rect = widget.rect
        if not rect.width or not rect.height:
            continue
        point = (max(rect.left, min(place[0], rect.right - 1)), max(rect.top, min(place[1], rect.bottom - 1)))
        apart = (point[0] - place[0]) ** 2 + (point[1] - place[1]) ** 2
        found = top.hit_test(point) if apart < distance else None
        if found is not None and widget in (found, *found.ancestors()):
            best, distance = point, apart
    return best


# -- regions -----------------------------------------------------------------------------------------------------------


def regions(root: UiRoot) -> list[list[Widget]]:
    """Returns the focusable widgets grouped by region of the screen, in keyboard order: the branches of the tree where
    it first divides. Neighbours that are branches of their own are one region, a map is always one."""
    order = root.order()
    if not order:
        return []
    node = top_of(root)
    while len(branches := list(dict.fromkeys(_branches(node, order)))) == 1 and branches[0] not in order:
        node = branches[0]
    found: list[tuple[Widget | None, list[Widget]]] = []
    for widget, branch in zip(order, _branches(node, order), strict=True):
        key = branch if branch is not widget or widget.role == "map" else None
        if found and found[-1][0] is key:
            found[-1][1].append(widget)
        else:
            found.append((key, [widget]))
    return [widgets for _, widgets in found]


def _branches(node: Widget, order: Sequence[Widget]) -> Iterator[Widget]:
    """Yields for each widget the child of ``node`` that it lies in, or is."""
    for widget in order:
        line = [widget, *widget.ancestors()]
        at = line.index(node) if node in line else len(line)
        yield line[max(0, at - 1)]


def jump_region(root: UiRoot, ui: Ui, step: int, around: bool = True) -> bool:
    """Moves the focus to the next (``step`` 1) or previous (-1) region: to a widget that answers the pending question,
    else to the region's first. With ``around``, the first region follows the last. Returns False if there is none."""
    found = regions(root)
    here = next((number for number, region in enumerate(found) if root.focus in region), None)
    first = 0 if step > 0 else len(found) - 1
    number = first if here is None else here + step
    if not found or not (around or 0 <= number < len(found)):
        return False
    region = found[number % len(found)]
    root.set_focus(ui, next((widget for widget in region if widget.answers), region[0]))
    return True
