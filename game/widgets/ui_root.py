"""Manages the tree of widgets of a screen: mouse and key events, focus, hover, popup, tooltip and zoom preview."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.platform import clock
from game.render.ui import Ui
from game.widgets import click_guard
from game.widgets.base import Widget
from game.widgets.button import ENTER
from game.widgets.click_guard import ClickGuard
from game.widgets.focus_navigation import ARROWS, FocusNavigation, answers_of, is_chosen, moves_focus, nearest_onward
from game.widgets.hover_animation import HoverAnimation
from game.widgets.mouse_press import BUTTONS, MousePress
from game.widgets.reconcile import Interaction, reconcile
from game.widgets.scroll import scrolled_by_keys
from game.widgets.tooltip import draw_tooltip, thing_told_of
from game.widgets.zoom_preview import LONG, ZoomPreview

TIP_DELAY = 250  # ms
OPENING = 3  # frames in which the parts of a new screen may come one after the other
WIDE = 300  # pixels: what is wider is looked at where the pointer is
FRAME = 16  # ms between frames while something rises
NOWHERE = (-1, -1)  # the pointer is outside the window
PAGES = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)


class UiRoot:
    def __init__(self) -> None:
        self.root: Widget = Widget()
        self.popup: Widget | None = None
        self.popup_owner: Widget | None = None
        self.focus: Widget | None = None
        self.focus_shown = False  # the ring is drawn once the keyboard is used
        self.hovered: Widget | None = None
        self.mouse, self.hover_since = NOWHERE, 0
        self._lift = HoverAnimation()
        self.tip_shown = False
        self.near = ZoomPreview()
        self._clicked = False  # what has the focus was clicked: Enter is for the screen, not once more for that
        self._said = ""  # the tip of what is hovered
        self._came_to = True  # the pointer went to what is hovered; else that slid under it, and says nothing
        self._click_guard = ClickGuard()
        self._focus_navigation = FocusNavigation()
        self._press_held = MousePress()
        self._opening = OPENING  # frames that are left
        self.stale = True
        self.curtained: Callable[[], bool] = lambda: False  # whether something covers the whole tree for a moment
        self.keeps_clear: Callable[[], Sequence[pygame.Rect]] = tuple  # what no tooltip or preview may cover
        self._offsets: dict[str, int] = {}  # scroll positions by key

    # -- building ------------------------------------------------------------------------------------------------

    def show(self, ui: Ui, root: Widget, rect: pygame.Rect) -> None:
        """Installs a new widget tree, which takes over the state of the one before."""
        old, self.root = self.root, root
        root.attach(self)
        before = Interaction(self.focus, self.hovered, self._press_held.widget)
        now = reconcile(old, root, before, self._offsets, lambda: root.arrange(ui, rect))
        self.close_popup()
        self.focus, self.hovered, self._press_held.widget = now.focus, now.hovered, now.pressed
        if self.focus is not None and (not self.focus.enabled or self._click_guard.action_changed(self.focus)):
            self.focus = None
        self._click_guard.update(root, ui.pointer)
        had = before.focus.key if before.focus is not None else ""
        if self.focus_shown and (following := self._focus_navigation.follows(self.focus, had, self.order())):
            self.set_focus(ui, following)
        self.point(ui)
        self.stale = False

    @property
    def pressed(self) -> Widget | None:
        """The widget a mouse button is held on; None if none is."""
        return self._press_held.widget

    def cancel_press(self, ui: Ui) -> None:
        """Cancels the press in progress."""
        self._press_held.cancel(ui)
        self.near.forget_button()

    def forget_pointer(self) -> None:
        """Clears the hover without an animation, as another screen covers this one: the next viewer must not see what
        was pointed at."""
        if self.hovered is not None:
            self.hovered.on_pointer(None)
        self.hovered = None
        self._lift = HoverAnimation()

    def _read(self, ui: Ui) -> None:
        """A frame has been drawn: what it shows can be read from now on."""
        self._click_guard.on_drawn()
        if not ui.press_shown:
            ui.press, ui.press_shown = (clock.now(), *ui.press[1:]), True

    def offer(self, ui: Ui, button: Widget) -> None:
        """Gives a main button the focus, so that Enter presses it, but not in the next moment (see `ClickGuard`)."""
        self.set_focus(ui, button)
        self._click_guard.disarm(button)

    def is_guarded(self, name: str) -> bool:
        """Returns whether this main button ignores presses, as its action has only just changed."""
        return self._click_guard.is_guarded(name)

    def find(self, name: str) -> Widget | None:
        return next((widget for widget in self.root.walk() if widget.name == name and widget.focusable), None)

    def open_popup(self, ui: Ui, popup: Widget, owner: Widget, rect: pygame.Rect) -> None:
        self.cancel_press(ui)
        popup.attach(self)
        popup.arrange(ui, rect)
        self.popup, self.popup_owner = popup, owner

    def close_popup(self) -> None:
        self.popup = self.popup_owner = None

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, target: pygame.Surface, on_top: bool = True) -> None:
        """Draws the tree. ``on_top``: no other screen lies over this one, so the pointer is on it."""
        self.point(ui, on_top)
        ui.budget.opening, self._opening = ui.budget.on and self._opening > 0, self._opening - 1
        self.root.draw(ui, target)
        ui.budget.opening = False
        if self.popup is not None:
            self.popup.draw(ui, target)
        if self._rests and self.near.due(clock.now(), self._preview_delay):
            self.near.open(ui, self.pointed(), pinned=False)
        if self.near.shown is not None:
            self.near.draw(ui, target, self._place(), (self.root, self.popup), self.keeps_clear())
        elif self.tip_shown and self.hovered is not None and self.hovered.tip and self.pressed is None:
            thing = None if self.hovered.follows_mouse else thing_told_of(self.hovered, target.get_rect())
            draw_tooltip(ui, target, self.hovered.tip, self.mouse, thing, self.keeps_clear())
        elif self.focused_tip and (focus := self.focus) is not None:
            draw_tooltip(ui, target, focus.tip, focus.rect.midbottom, focus.rect, self.keeps_clear())
        self._read(ui)

    @property
    def focused_tip(self) -> bool:
        return self.focus_shown and self.focus is not None and bool(self.focus.tip) and self.hovered is None

    @property
    def _tip_comes(self) -> bool:
        return self.hovered is not None and bool(self.hovered.tip) and self._came_to

    def raised(self, ui: Ui, widget: Widget) -> float:
        """Returns the progress of a widget's hover animation, 0 to 1."""
        hovered = widget is self.hovered
        return float(hovered) if ui.reduced_motion else self._lift.height(widget, hovered, clock.now())

    def tick(self, now: int) -> bool:
        """Advances timers; returns whether to redraw (a tooltip is due, something rises)."""
        return self._tip_due(now) | self._lift.due(now)

    def _tip_due(self, now: int) -> bool:
        due = self._tip_comes and now - self.hover_since >= TIP_DELAY
        before, self.tip_shown = self.tip_shown, due
        return due != before or (self._rests and self.near.due(now, self._preview_delay))

    def next_tick(self, now: int) -> int | None:
        waits = [FRAME] if self._lift.waits(now) else []
        if self._tip_comes and not self.tip_shown:
            waits.append(TIP_DELAY - (now - self.hover_since))
        if self._rests and not self.near.tried:
            waits.append(self._preview_delay - (now - self.near.rests_since))
        return max(1, min(waits)) if waits else None

    # -- a close look --------------------------------------------------------------------------------------------

    @property
    def _rests(self) -> bool:
        """The pointer lies on something it went to, and nothing is held or open."""
        return self.hovered is not None and self._came_to and self.pressed is None and self.near.shown is None

    @property
    def _preview_delay(self) -> int:
        """ms of a long look: on something wide, a map, one also rests to think."""
        return LONG if self.hovered is None or self.hovered.rect.width < WIDE else 2 * LONG

    def pointed(self) -> list[Widget]:
        """Returns the widgets under the mouse, while the keyboard is used those with focus; innermost first."""
        if self.focus_shown and self.focus is not None:
            return [self.focus, *self.focus.ancestors()]
        return (self.popup or self.root).under(self.mouse)

    def on_hover_changed(self) -> None:
        """Restarts the tooltip's wait and closes an unpinned preview: another widget, or part of one, is hovered."""
        self.hover_since, self.tip_shown = clock.now(), False
        if not self.near.pinned:
            self.near.close()

    def look(self, ui: Ui) -> bool:
        """Opens the enlarged preview of what the player points at, until a click or a key. Returns False if it has
        none."""
        self.cancel_press(ui)
        return self.near.open(ui, self.pointed(), pinned=True)

    def forget(self) -> None:
        """Closes zoom preview, popup and tooltip, because another person looks."""
        self.near.close()
        self.close_popup()
        self.tip_shown = self._came_to = False

    def _place(self) -> pygame.Rect:
        """Returns the place of the widget looked at; of a wide one, the pointer's."""
        rect = self.hovered.rect if self.hovered is not None else pygame.Rect(self.mouse, (1, 1))
        return rect if rect.width < WIDE else pygame.Rect(self.mouse, (1, 1)).inflate(80, 80)

    def _lay_back(self, event: pygame.Event) -> bool:
        """Closes the enlarged view at any click or key. Returns whether the event was only for that."""
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN):
            return False
        pinned = self.near.pinned
        if not self.near.close():
            return False
        self.tip_shown, self.hover_since = False, clock.now()
        return pinned or (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE)

    # -- input ---------------------------------------------------------------------------------------------------

    def interrupted(self, ui: Ui, event: pygame.Event) -> bool:
        """Cancels a mouse press if this event interrupts it. Returns True if the event is used up by that."""
        if not self._press_held.interrupted_by(event):
            return False
        swallowed = self._press_held.swallows(event)
        self.cancel_press(ui)
        return swallowed

    def handle(self, ui: Ui, event: pygame.Event) -> bool:
        if self._lay_back(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            return self._motion(ui, event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in BUTTONS:
            return self._press(ui, event)
        if event.type == pygame.MOUSEBUTTONUP and event.button in BUTTONS:
            return self._release(ui, event)
        if event.type == pygame.WINDOWLEAVE:
            ui.pointer = NOWHERE
            return self.point(ui)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(ui, event)
        if event.type == pygame.KEYDOWN:
            return self._key(ui, event)
        if event.type == pygame.TEXTINPUT and self.focus is not None:
            return self.focus.on_text(ui, event.text)
        return False

    def _release(self, ui: Ui, event: pygame.Event) -> bool:
        """A right click that means nothing else has the thing shown from near."""
        ui.pointer = self.mouse = event.pos
        pressed = self._press_held.end(ui, event, (self.popup or self.root).hit_test(event.pos))
        clicked = event.button == 3 and self.near.right_button(event)
        taken = pressed is not None and pressed.on_mouse(ui, event)
        self._click_guard.pressed()
        return taken or (clicked and self.look(ui))

    def _motion(self, ui: Ui, event: pygame.Event) -> bool:
        ui.pointer = self.mouse = event.pos
        self._click_guard.moved()
        if self.near.pinned:
            return False
        if self.near.shown is None:
            self.near.moved()
        if self.pressed is not None:
            return self.pressed.on_mouse(ui, event)
        changed = self.point(ui)
        if not self._came_to:
            self._came_to, self.hover_since = True, clock.now()
        moved = self.hovered is not None and self.hovered.follows_mouse
        if moved and self.hovered is not None:
            self.hovered.on_mouse(ui, event)
        return changed or moved

    def point(self, ui: Ui, on_top: bool = True) -> bool:
        """Updates the hovered widget; the only place that does. Returns whether it changed.

        The tooltip of something that only slid under a resting pointer waits for a motion.
        """
        self.mouse = ui.pointer
        found = (self.popup or self.root).hit_test(self.mouse) if on_top and not self.near.pinned else None
        before, self.hovered = self.hovered, found
        if found is not before:
            if before is not None:
                before.on_pointer(None)
            self._lift.turn(found, before, clock.now())
            self.on_hover_changed()
            self._came_to = False
        if found is not None and self.pressed is None:
            found.on_pointer(self.mouse)
            if found is before and found.tip != self._said:  # another part of the same thing
                self.on_hover_changed()
            self._said = found.tip
        return found is not before

    def _press(self, ui: Ui, event: pygame.Event) -> bool:
        ui.pointer = self.mouse = event.pos
        self.focus_shown = False
        self._focus_navigation.forget()
        if event.button == 3:
            self.near.right_button(event)
        if self.popup is not None:
            inside = self.popup.hit_test(event.pos)
            if inside is None:
                self.close_popup()
                return True
            if self._in_haste(ui, event, inside):
                return True
            answered = inside.on_mouse(ui, event)
            self._press_held.begin(inside, event)
            return answered
        self.point(ui)
        self.tip_shown = self._came_to = False  # one looks at what came of the click: a tooltip waits for a motion
        self.hover_since = clock.now()
        target = self.root.hit_test(event.pos)
        self._clicked = True
        things = [target, *target.ancestors()] if target is not None else []
        self.focus = next((thing for thing in things if thing.focusable and thing.enabled), None)
        if target is None or self._in_haste(ui, event, self.focus or target):
            return target is not None
        takers = (target, *(above for above in target.ancestors() if above.opaque))
        taken = next((widget for widget in takers if widget.on_mouse(ui, event)), target)
        self._press_held.begin(taken, event)
        return True

    def _in_haste(self, ui: Ui, event: pygame.Event, target: Widget) -> bool:
        """The second of two quick presses in one place, and something else has come to lie there: nobody meant that."""
        now = clock.now()
        before, ui.press = ui.press, (now, event.pos, (self, target.press_meaning(event.pos)))
        ui.press_shown = False
        return now - before[0] < click_guard.GUARD and before[1] == event.pos and before[2] != ui.press[2]

    def _wheel(self, ui: Ui, event: pygame.Event) -> bool:
        """Whatever scrolls under the pointer, the innermost first; text and panels in between take nothing."""
        for widget in (self.popup or self.root).under(self.mouse):
            if widget.on_wheel(ui, event):
                self.point(ui)
                return True
        return False

    def _key(self, ui: Ui, event: pygame.Event) -> bool:
        if self.popup is not None and self.popup.on_key(ui, event):
            return True
        self._focus_navigation.forget()
        if self._focus_navigation.ignores_enter(event):
            return True
        if self.focus is not None and not (self._clicked and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)):
            before, chosen = answers_of(self.order()) if event.key in ENTER else None, is_chosen(self.focus)
            for widget in (self.focus, *self.focus.ancestors()):
                if widget.on_key(ui, event):
                    self.focus_shown, self._clicked = True, False
                    self._focus_navigation.chose(before, chosen)
                    return True
        if moves_focus(event):
            if (way := ARROWS.get(event.key)) is not None:
                return self.move_focus(ui, way)
            return self.step_focus(ui, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        scroll = next(scrolled_by_keys(self.popup or self.root, self.mouse, self.focus), None)
        return event.key in PAGES and scroll is not None and scroll.on_key(ui, event)

    # -- focus ---------------------------------------------------------------------------------------------------

    def order(self) -> list[Widget]:
        if self.curtained():
            return []
        return [widget for widget in (self.popup or self.root).walk() if widget.focusable and widget.enabled]

    def set_focus(self, ui: Ui, widget: Widget | None, shown: bool = True) -> None:
        self.focus, self.focus_shown, self._clicked = widget, shown, False
        if widget is None:
            return
        for above in widget.ancestors():
            above.reveal(ui, widget)
        widget.on_focus(ui)

    def step_focus(self, ui: Ui, step: int) -> bool:
        order = self.order()
        if not order:
            return False
        if self.focus in order:
            found = order[(order.index(self.focus) + step) % len(order)]
        else:
            found = next((one for one in order if one.answers), order[0]) if step > 0 else order[-1]
        self.set_focus(ui, found)
        return True

    def move_focus(self, ui: Ui, direction: tuple[int, int]) -> bool:
        """Moves the focus to the nearest widget in a direction; without a focus, to the first answer or widget."""
        order = self.order()
        if self.focus is None or self.focus not in order:
            return self.step_focus(ui, 1)
        found = nearest_onward(order, self.focus, direction)
        if found is None:
            return False
        self.set_focus(ui, found)
        return True
