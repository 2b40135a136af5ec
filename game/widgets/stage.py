"""A tree of widgets with its focus, hover, popup and tooltip. Every screen has one."""

from __future__ import annotations

import pygame

from game import clock
from game.ui import Ui
from game.widgets.base import Widget
from game.widgets.tooltip import draw_tooltip

TIP_DELAY = 250  # ms
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class Stage:
    def __init__(self) -> None:
        self.root: Widget = Widget()
        self.popup: Widget | None = None
        self.popup_owner: Widget | None = None
        self.focus: Widget | None = None
        self.focus_shown = False  # the ring is drawn once the keyboard is used
        self.hovered: Widget | None = None
        self.pressed: Widget | None = None
        self.mouse = (-1, -1)
        self.hover_since = 0
        self.tip_shown = False
        self.stale = True
        self._memory: dict[str, int] = {}  # scroll positions by name

    # -- building ------------------------------------------------------------------------------------------------

    def show(self, ui: Ui, root: Widget, rect: pygame.Rect) -> None:
        """Put up a new tree; focus, hover and scroll positions are kept by name."""
        focus_name = self.focus.name if self.focus is not None else ""
        for widget in self.root.walk():
            offset = getattr(widget, "offset", None)
            if widget.name and isinstance(offset, int):
                self._memory[widget.name] = offset
        self.root = root
        root.attach(self)
        for widget in root.walk():
            if widget.name in self._memory and hasattr(widget, "offset"):
                widget.offset = self._memory[widget.name]
        root.arrange(ui, rect)
        self.close_popup()
        self.focus = self.find(focus_name) if focus_name else None
        if self.focus is not None and not self.focus.enabled:
            self.focus = None
        self.pressed = None
        self._hover(clock.now())
        self.stale = False

    def find(self, name: str) -> Widget | None:
        return next((widget for widget in self.root.walk() if widget.name == name and widget.focusable), None)

    def open_popup(self, ui: Ui, popup: Widget, owner: Widget, rect: pygame.Rect) -> None:
        popup.attach(self)
        popup.arrange(ui, rect)
        self.popup, self.popup_owner = popup, owner

    def close_popup(self) -> None:
        self.popup = self.popup_owner = None

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        self.root.draw(ui, target)
        if self.popup is not None:
            self.popup.draw(ui, target)
        if self.tip_shown and self.hovered is not None and self.hovered.tip and self.pressed is None:
            draw_tooltip(ui, target, self.hovered.tip, self.mouse, self.hovered.rect)
        elif self.focused_tip:
            assert self.focus is not None
            draw_tooltip(ui, target, self.focus.tip, self.focus.rect.midbottom, self.focus.rect)

    @property
    def focused_tip(self) -> bool:
        return self.focus_shown and self.focus is not None and bool(self.focus.tip) and self.hovered is None

    def tick(self, now: int) -> bool:
        """True when something must be drawn again (a tooltip is due)."""
        due = self.hovered is not None and bool(self.hovered.tip) and now - self.hover_since >= TIP_DELAY
        if due != self.tip_shown:
            self.tip_shown = due
            return True
        return False

    def next_tick(self, now: int) -> int | None:
        if self.hovered is not None and self.hovered.tip and not self.tip_shown:
            return max(1, TIP_DELAY - (now - self.hover_since))
        return None

    # -- input ---------------------------------------------------------------------------------------------------

    def handle(self, ui: Ui, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._motion(ui, event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3):
            return self._press(ui, event)
        if event.type == pygame.MOUSEBUTTONUP and event.button in (1, 2, 3):
            pressed, self.pressed = self.pressed, None
            return pressed.on_mouse(ui, event) if pressed is not None else False
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(ui, event)
        if event.type == pygame.KEYDOWN:
            return self._key(ui, event)
        if event.type == pygame.TEXTINPUT and self.focus is not None:
            return self.focus.on_text(ui, event.text)
        return False

    def _motion(self, ui: Ui, event: pygame.Event) -> bool:
        self.mouse = event.pos
        if self.pressed is not None:
            return self.pressed.on_mouse(ui, event)
        before = self.hovered
        self._hover(clock.now())
        moved = self.hovered is not None and getattr(self.hovered, "follows_mouse", False)
        if moved and self.hovered is not None:
            self.hovered.on_mouse(ui, event)
        return before is not self.hovered or moved

    def _hover(self, now: int) -> None:
        found = None
        if self.popup is not None:
            found = self.popup.at(self.mouse)
        else:
            found = self.root.at(self.mouse)
        if found is not self.hovered:
            self.hovered, self.hover_since, self.tip_shown = found, now, False

    def _press(self, ui: Ui, event: pygame.Event) -> bool:
        self.mouse = event.pos
        self.focus_shown = False
        if self.popup is not None:
            inside = self.popup.at(event.pos)
            if inside is None:
                self.close_popup()
                return True
            self.pressed = inside
            return inside.on_mouse(ui, event)
        self._hover(clock.now())
        self.tip_shown = False
        self.hover_since = clock.now()
        target = self.root.at(event.pos)
        self.focus = target if target is not None and target.focusable and target.enabled else None
        if target is None:
            return False
        self.pressed = target
        if target.on_mouse(ui, event):
            return True
        for above in target.ancestors():
            if above.opaque and above.on_mouse(ui, event):
                self.pressed = above
                return True
        return True

    def _wheel(self, ui: Ui, event: pygame.Event) -> bool:
        target = self.popup.at(self.mouse) if self.popup is not None else self.root.at(self.mouse)
        chain = [] if target is None else [target, *target.ancestors()]
        if target is None and self.popup is None:
            chain = [w for w in self.root.walk() if w.rect.collidepoint(self.mouse)][::-1]
        for widget in chain:
            if widget.on_wheel(ui, event):
                self._hover(clock.now())
                return True
        return False

    def _key(self, ui: Ui, event: pygame.Event) -> bool:
        if self.popup is not None and self.popup.on_key(ui, event):
            return True
        if self.focus is not None:
            for widget in (self.focus, *self.focus.ancestors()):
                if widget.on_key(ui, event):
                    self.focus_shown = True
                    return True
        if event.key == pygame.K_TAB:
            return self.step_focus(ui, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in ARROWS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self.move_focus(ui, ARROWS[event.key])
        return False

    # -- focus ---------------------------------------------------------------------------------------------------

    def order(self) -> list[Widget]:
        top = self.popup or self.root
        return [widget for widget in top.walk() if widget.focusable and widget.enabled]

    def set_focus(self, ui: Ui, widget: Widget | None, shown: bool = True) -> None:
        self.focus, self.focus_shown = widget, shown
        if widget is None:
            return
        for above in widget.ancestors():
            reveal = getattr(above, "reveal", None)
            if reveal is not None:
                reveal(ui, widget)

    def step_focus(self, ui: Ui, step: int) -> bool:
        order = self.order()
        if not order:
            return False
        if self.focus in order:
            number = (order.index(self.focus) + step) % len(order)
        else:
            number = 0 if step > 0 else len(order) - 1
        self.set_focus(ui, order[number])
        return True

    def move_focus(self, ui: Ui, direction: tuple[int, int]) -> bool:
        """To the nearest widget in that direction."""
        order = self.order()
        if self.focus not in order:
            return self.step_focus(ui, 1)
        assert self.focus is not None
        here = self.focus.rect
        best: tuple[float, Widget] | None = None
        for widget in order:
            dx, dy = widget.rect.centerx - here.centerx, widget.rect.centery - here.centery
            along = dx * direction[0] + dy * direction[1]
            aside = abs(dx * direction[1]) + abs(dy * direction[0])
            overlap = (
                widget.rect.left < here.right and here.left < widget.rect.right
                if direction[1]
                else widget.rect.top < here.bottom and here.top < widget.rect.bottom
            )
            if widget is self.focus or along <= 0:
                continue
            cost = along + aside * (0.3 if overlap else 2.5)
            if best is None or cost < best[0]:
                best = (cost, widget)
        if best is None:
            return False
        self.set_focus(ui, best[1])
        return True
