"""The base class of widgets, which measure, place and draw themselves and take input; containers Row, Column, Flow."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Protocol

import pygame

from game.render.ui import Ui

Size = tuple[int, int]
Action = Callable[[], None]


class WidgetHost(Protocol):
    """Protocol: the part of the UI root that a widget in its tree uses."""

    focus: Widget | None
    focus_shown: bool
    hovered: Widget | None
    popup_owner: Widget | None
    mouse: tuple[int, int]
    hover_since: int
    tip_shown: bool

    def open_popup(self, ui: Ui, popup: Widget, owner: Widget, rect: pygame.Rect) -> None: ...
    def close_popup(self) -> None: ...
    def set_focus(self, ui: Ui, widget: Widget | None, shown: bool = True) -> None: ...
    def step_focus(self, ui: Ui, step: int) -> bool: ...
    def is_guarded(self, name: str) -> bool: ...
    def on_hover_changed(self) -> None: ...
    def look(self, ui: Ui) -> bool: ...
    def raised(self, ui: Ui, widget: Widget) -> float: ...


class Widget:
    focusable = False
    rises = False  # comes up under the pointer, by and by
    is_open_page = False  # a page or list is read on it: no close look lies over it
    opaque = False  # takes the mouse even where it does nothing with it
    takes_text = False  # with the focus it has the system's text input turned on
    place = False  # what answers on it is a place: after a choice the keys go on there
    chosen = False  # drawn as the choice among its neighbours
    lit = False  # answers the question that is pending
    coached = False  # highlighted by the coach of a lesson
    idle = False  # answers it, but what it begins could do nothing
    follows_mouse = False  # wants every movement of the pointer over it
    handbook_page = ""  # id of the handbook's page about the thing it shows
    role = "group"  # what a screen reader calls it; see `game.widgets.access_tree`
    label = ""  # its name for a screen reader and, on further lines, its description, where no text on it says them
    value_text = ""  # the value that a screen reader reads after its name
    access_actions: tuple[str, ...] = ()  # what a screen reader may have it do

    def __init__(self, *, name: str = "", tip: str = "", grow: int = 0) -> None:
        self.name = name
        self.tip = tip
        self.grow = grow  # share of the room left over in a row or column
        self.enabled = True
        self.come = False  # was drawn while its screen was just coming: from then on it is, in every frame
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.children: list[Widget] = []
        self.parent: Widget | None = None
        self.host: WidgetHost | None = None

    # -- tree ----------------------------------------------------------------------------------------------------

    @property
    def key(self) -> str:
        """The key by which a rebuilt tree finds it, to take over its state (`reconcile`): its name; "": by nothing."""
        return self.name

    def adopt(self, before: Widget) -> None:
        """Hook: takes over state, such as a scroll position, from the widget it replaces in a new tree."""

    def adopt_press(self, before: Widget) -> bool:
        """Hook: takes over a held press from the widget it replaces; False, the default: that press is cancelled."""
        return False

    def add(self, *children: Widget) -> Widget:
        for child in children:
            child.parent = self
            self.children.append(child)
        return self

    @property
    def scrolls(self) -> bool:
        """Whether the widget shows a part of longer content, which can be scrolled (default: no)."""
        return False

    @property
    def drawn_text(self) -> str:
        """The text drawn on it, with markup; "", the default: that of its children."""
        return ""

    @property
    def states(self) -> tuple[str, ...]:
        """The ids of its states that a screen reader reads."""
        on = {"chosen": self.chosen, "lit": self.lit and self.enabled, "coached": self.coached}
        return tuple(state for state, there in {**on, "disabled": not self.enabled}.items() if there)

    def walk(self) -> Iterator[Widget]:
        yield self
        for child in self.children:
            yield from child.walk()

    def ancestors(self) -> Iterator[Widget]:
        above = self.parent
        while above is not None:
            yield above
            above = above.parent

    def attach(self, host: WidgetHost) -> None:
        for widget in self.walk():
            widget.host = host

    def hit_test(self, position: tuple[int, int]) -> Widget | None:
        """Returns the deepest widget at the position that takes the mouse (focusable, opaque, with a tip), or None."""
        if not self.rect.collidepoint(position):
            return None
        for child in reversed(self.children):
            found = child.hit_test(position)
            if found is not None:
                return found
        return self if self.focusable or self.opaque or self.tip else None

    def under(self, position: tuple[int, int]) -> list[Widget]:
        """Returns the deepest widget at the position and all that contain it, innermost first."""
        if not self.rect.collidepoint(position):
            return []
        for child in reversed(self.children):
            found = child.under(position)
            if found:
                return [*found, self]
        return [self]

    # -- shape ---------------------------------------------------------------------------------------------------

    def measure(self, ui: Ui, width: int) -> Size:
        """Returns the size wanted when at most ``width`` pixels are available (default: 0 x 0)."""
        return (0, 0)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect

    # -- look and feel -------------------------------------------------------------------------------------------

    @property
    def hovered(self) -> bool:
        return self.host is not None and self.host.hovered is self

    @property
    def focused(self) -> bool:
        return self.host is not None and self.host.focus is self and self.host.focus_shown

    def raised(self, ui: Ui) -> float:
        """Returns the progress of the hover animation, 0 to 1; 1 with keyboard focus."""
        if self.focused:
            return 1.0
        return self.host.raised(ui, self) if self.host is not None else 0.0

    def drawn_children(self, target: pygame.Surface) -> Sequence[Widget]:
        """Returns the children that are drawn on it."""
        return self.children

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        for child in self.drawn_children(target):
            if ui.budget.opening and not child.come:
                if ui.budget.late:
                    ui.budget.lacking += 1
                    continue
                child.come = True
            child.draw(ui, target)

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        """Hook: handles a press on this widget, or the drag and release that follow it. Returns whether to redraw."""
        return False

    @property
    def dragging(self) -> bool:
        """Whether a held press follows the pointer: it is released anywhere, and may leave the window (default: no)."""
        return False

    def cancel_press(self, ui: Ui) -> None:
        """Hook: cancels a press on this widget, whose release will not come."""

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        """Hook: called with the pointer's position when it is on this widget, with None when it has left."""

    def reveal(self, ui: Ui, widget: Widget) -> None:
        """Hook: scrolls a widget inside this one into view, if this one shows only a part of its content."""

    def close_up(self, ui: Ui) -> Widget | None:
        """Returns the widget to show as an enlarged preview of this one; None, the default: no preview."""
        return None

    def press_meaning(self, position: tuple[int, int]) -> object:
        """Returns what a press at this position acts on: a release or second press acts only if that is the same."""
        return (type(self).__name__, self.name)

    @property
    def guarded_text(self) -> str:
        """The text of a main button, "" for others: a change of it makes the button ignore presses for a moment."""
        return ""

    @property
    def answers(self) -> Collection[object]:
        """The answers to the pending question that this widget offers, such as places of a map (default: none)."""
        return ()

    def lit_rects(self) -> list[pygame.Rect]:
        """Returns the rectangles of the widget's highlights, which panels should not cover."""
        return [self.rect] if self.answers else []

    def on_focus(self, ui: Ui) -> None:
        """Hook: handles that it received the keyboard focus."""

    def on_key(self, ui: Ui, event: pygame.Event) -> bool:
        return False

    def on_preedit(self, ui: Ui, text: str) -> bool:
        """Hook: handles text that an input method is composing, not typed yet; "": it is done, or was cancelled."""
        return False

    def on_text(self, ui: Ui, text: str) -> bool:
        return False

    def on_wheel(self, ui: Ui, event: pygame.Event) -> bool:
        return False

    def on_pan_zoom(self, ui: Ui, by: tuple[int, int], place: tuple[int, int] = (0, 0), factor: float = 1.0) -> bool:
        """Hook: pans its content by pixels, and zooms it about a place. Returns False if it cannot be moved."""
        return False


class Spacer(Widget):
    def __init__(self, width: float = 0, height: float = 0, grow: int = 0) -> None:
        super().__init__(grow=grow)
        self.wanted = (width, height)

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(self.wanted[0]), ui.px(self.wanted[1]))


class Reserved(Widget):
    """A widget that shows one of several children in the space of the largest, so that its neighbours do not move."""

    def __init__(self, shown: Widget, others: Sequence[Widget], grow: int = 0) -> None:
        super().__init__(grow=grow)
        self.others = others
        self.add(shown)

    def measure(self, ui: Ui, width: int) -> Size:
        sizes = [widget.measure(ui, width) for widget in (*self.children, *self.others)]
        return (max(size[0] for size in sizes), max(size[1] for size in sizes))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, rect)


class LinearBox(Widget):
    """The base of rows and columns."""

    def __init__(
        self,
        children: Sequence[Widget] = (),
        *,
        gap: float = 8,
        pad: float = 0,
        align: str = "fill",
        name: str = "",
        grow: int = 0,
    ) -> None:
        super().__init__(name=name, grow=grow)
        self.gap = gap
        self.pad = pad
        self.align = align  # across: fill, start, centre, end
        self.add(*children)

    def _across(self, start: int, room: int, wanted: int) -> tuple[int, int]:
        if self.align == "fill":
            return start, room
        wanted = min(wanted, room)
        if self.align == "centre":
            return start + (room - wanted) // 2, wanted
        if self.align == "end":
            return start + room - wanted, wanted
        return start, wanted


class Column(LinearBox):
    def measure(self, ui: Ui, width: int) -> Size:
        pad, gap = ui.px(self.pad), ui.px(self.gap)
        sizes = [child.measure(ui, width - 2 * pad) for child in self.children]
        height = sum(size[1] for size in sizes) + gap * max(0, len(sizes) - 1) + 2 * pad
        return (max((size[0] for size in sizes), default=0) + 2 * pad, height)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        pad, gap = ui.px(self.pad), ui.px(self.gap)
        room = rect.width - 2 * pad
        sizes = [child.measure(ui, room) for child in self.children]
        left = rect.height - 2 * pad - gap * max(0, len(sizes) - 1) - sum(size[1] for size in sizes)
        shares = sum(child.grow for child in self.children)
        y = rect.y + pad
        for child, (wanted, height) in zip(self.children, sizes, strict=True):
            if child.grow and shares:
                height = max(0, height + left * child.grow // shares)
            x, width = self._across(rect.x + pad, room, wanted)
            child.arrange(ui, pygame.Rect(x, y, width, height))
            y += height + gap


class Row(LinearBox):
    """A row of children; those that grow share the free space, and shrink first when there is too little."""

    def _widths(self, ui: Ui, room: int) -> list[int]:
        gap = ui.px(self.gap)
        room -= gap * max(0, len(self.children) - 1)
        if self.children and all(child.grow for child in self.children):
            total = sum(child.grow for child in self.children)
            return [room * child.grow // total for child in self.children]
        widths = [child.measure(ui, room)[0] for child in self.children]
        spare = room - sum(widths)
        growers = [number for number, child in enumerate(self.children) if child.grow]
        if growers:
            shares = sum(self.children[number].grow for number in growers)
            for number in growers:
                widths[number] = max(0, widths[number] + spare * self.children[number].grow // shares)
        if sum(widths) > max(0, room):
            over = sum(widths) - room
            for number in sorted(range(len(widths)), key=lambda index: -widths[index]):
                cut = min(over, widths[number] // 2)
                widths[number] -= cut
                over -= cut
                if over <= 0:
                    break
        return widths

    def measure(self, ui: Ui, width: int) -> Size:
        pad = ui.px(self.pad)
        widths = self._widths(ui, width - 2 * pad)
        heights = [child.measure(ui, wide)[1] for child, wide in zip(self.children, widths, strict=True)]
        if any(child.grow for child in self.children):
            total = width
        else:
            total = sum(widths) + ui.px(self.gap) * max(0, len(widths) - 1) + 2 * pad
        return (total, max(heights, default=0) + 2 * pad)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        pad, gap = ui.px(self.pad), ui.px(self.gap)
        widths = self._widths(ui, rect.width - 2 * pad)
        x = rect.x + pad
        for child, wide in zip(self.children, widths, strict=True):
            high = child.measure(ui, wide)[1]
            y, height = self._across(rect.y + pad, rect.height - 2 * pad, high)
            child.arrange(ui, pygame.Rect(x, y, wide, height))
            x += wide + gap


class Flow(LinearBox):
    """A row of children that wraps to the next line when full. ``align`` "fill": in the middle, all of a line as high
    as its highest."""

    def _lines(self, ui: Ui, room: int) -> list[list[tuple[Widget, Size]]]:
        gap = ui.px(self.gap)
        lines: list[list[tuple[Widget, Size]]] = []
        used = 0
        for child in self.children:
            wide, high = child.measure(ui, room)
            if not lines or used + gap + wide > room:
                lines.append([])
                used = -gap
            lines[-1].append((child, (wide, high)))
            used += gap + wide
        return lines

    def measure(self, ui: Ui, width: int) -> Size:
        pad, gap = ui.px(self.pad), ui.px(self.gap)
        lines = self._lines(ui, width - 2 * pad)
        high = sum(max(size[1] for _, size in line) for line in lines) + gap * max(0, len(lines) - 1)
        wide = max((sum(size[0] for _, size in line) + gap * (len(line) - 1) for line in lines), default=0)
        return (wide + 2 * pad, high + 2 * pad)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        pad, gap = ui.px(self.pad), ui.px(self.gap)
        y = rect.y + pad
        for line in self._lines(ui, rect.width - 2 * pad):
            tall = max(size[1] for _, size in line)
            used = sum(size[0] for _, size in line) + gap * (len(line) - 1)
            spare = rect.width - 2 * pad - used
            x = rect.x + pad + {"centre": spare // 2, "fill": spare // 2, "end": spare}.get(self.align, 0)
            for child, (wide, own) in line:
                high = tall if self.align == "fill" else own
                child.arrange(ui, pygame.Rect(x, y + (tall - high) // 2 if self.align == "centre" else y, wide, high))
                x += wide + gap
            y += tall + gap
