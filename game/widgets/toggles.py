"""Input widgets: checkbox, slider and drop-down list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, mix
from game.render.ui import Ui
from game.widgets.base import Column, Size, Widget
from game.widgets.button import ENTER, Button, CardButton, Pressable
from game.widgets.label import Label, Panel
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll

NOTE = 420  # u: width of an open list with notes


class Checkbox(Pressable):
    """A checkbox with its label."""

    role = "check"

    def __init__(
        self, text: str, value: bool, change: Callable[[bool], None], *, name: str = "", tip: str = "", grow: int = 0
    ) -> None:
        super().__init__(self._toggle, name=name or text, tip=tip, grow=grow)
        self.text, self.value, self.change = text, value, change

    @property
    def drawn_text(self) -> str:
        return self.text

    @property
    def states(self) -> tuple[str, ...]:
        return ("checked" if self.value else "unchecked", *super().states)

    def _toggle(self) -> None:
        self.value = not self.value
        self.change(self.value)

    def _mark(self, ui: Ui) -> int:
        return round(ui.type_size("text") * 1.35)

    def _lines(self, ui: Ui, width: int) -> list[str]:
        return ui.fonts.wrap(
            self.text, "text", ui.type_size("text"), max(ui.px(20), width - self._mark(ui) - ui.px(10))
        )

    def measure(self, ui: Ui, width: int) -> Size:
        size = ui.type_size("text")
        lines = self._lines(ui, width)
        widest = max(ui.fonts.width(line, "text", size) for line in lines)
        return (
            widest + self._mark(ui) + ui.px(10),
            max(self._mark(ui), len(lines) * ui.fonts.height("text", size)) + ui.px(4),
        )

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        mark = self._mark(ui)
        square = pygame.Rect(self.rect.x, self.rect.y + (self.rect.height - mark) // 2, mark, mark)
        fill = mix(ui.theme.inset, GOLD, 0.25) if self.hovered else ui.theme.inset
        ui.box(
            target,
            square,
            Look(radius=ui.px(5), top=fill, edge=ui.theme.panel_edge, edge_width=max(1.0, 1.5 * ui.u)),
        )
        if self.value:
            target.blit(check_mark(ui, mark), square)
        size = ui.type_size("text")
        step = ui.fonts.height("text", size)
        lines = self._lines(ui, self.rect.width)
        y = self.rect.y + (self.rect.height - step * len(lines)) // 2
        for line in lines:
            target.blit(ui.fonts.line(line, "text", size, ui.theme.ink), (square.right + ui.px(10), y))
            y += step
        self.draw_focus(ui, target, 8)


def check_mark(ui: Ui, size: int) -> pygame.Surface:
    """Returns the mark of a checkbox as a surface."""
    colour = "#{:02x}{:02x}{:02x}".format(*ui.theme.good)
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M5 12.5 L10 17.5 L19.5 6.5" fill="none" '
        f'stroke="{colour}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )
    return ui.pictures.drawn(f"@check{colour}", svg, (size, size))


def chevron(ui: Ui, size: int) -> pygame.Surface:
    """Returns the arrow of a drop-down list as a surface."""
    colour = "#{:02x}{:02x}{:02x}".format(*ui.theme.button_ink)
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M6 9.5 L12 15.5 L18 9.5" fill="none" '
        f'stroke="{colour}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )
    return ui.pictures.drawn(f"@chevron{colour}", svg, (size, size))


class Slider(Widget):
    """A slider. Arrow keys step it, Home and End go to its ends."""

    focusable = True
    role = "slider"
    access_actions = ("less", "more", "set")

    def __init__(
        self,
        low: float,
        high: float,
        step: float,
        value: float,
        change: Callable[[float], None],
        *,
        show: Callable[[float], str] = str,
        name: str = "",
        tip: str = "",
        grow: int = 1,
    ) -> None:
        super().__init__(name=name, tip=tip, grow=grow)
        self.low, self.high, self.step, self.value, self.change, self.show = low, high, step, value, change, show
        self.held = False  # dragged by the left button

    @property
    def value_text(self) -> str:  # type: ignore[override]
        return self.show(self.value)

    def _value_width(self, ui: Ui) -> int:
        size = ui.type_size("text")
        return max(ui.fonts.width(self.show(v), "text", size) for v in (self.low, self.high, self.value)) + ui.px(10)

    def _track(self, ui: Ui) -> pygame.Rect:
        return pygame.Rect(
            self.rect.x + ui.px(10),
            self.rect.y,
            max(1, self.rect.width - self._value_width(ui) - ui.px(20)),
            self.rect.height,
        )

    def measure(self, ui: Ui, width: int) -> Size:
        return (min(width, ui.px(200)), max(ui.px(26), ui.fonts.height("text", ui.type_size("text"))))

    def set_value(self, value: float) -> None:
        """Sets the value, kept in the slider's range and rounded to a step; calls ``change`` with it if it is
        another."""
        steps = round((min(self.high, max(self.low, value)) - self.low) / self.step)
        value = min(self.high, self.low + steps * self.step)
        if value != self.value:
            self.value = value
            self.change(value)

    def adopt_press(self, before: Widget) -> bool:
        self.held = isinstance(before, Slider) and before.held
        return True

    @property
    def dragging(self) -> bool:
        return self.held

    def cancel_press(self, ui: Ui) -> None:
        self.held = False

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.held = event.button == 1
        if self.held and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            track = self._track(ui)
            self.set_value(self.low + (event.pos[0] - track.x) / track.width * (self.high - self.low))
            return True
        held, self.held = self.held, False
        return held

    def on_key(self, ui: Ui, event: pygame.Event) -> bool:
        moves = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_HOME: self.low,
            pygame.K_END: self.high,
        }
        if event.key in moves:
            self.set_value(moves[event.key])
            return True
        return False

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        track = self._track(ui)
        groove = pygame.Rect(track.x, track.centery - ui.px(3), track.width, ui.px(6))
        ui.box(target, groove, Look(radius=ui.px(3), top=ui.theme.inset, edge=ui.theme.panel_edge, edge_width=1.0))
        share = (self.value - self.low) / (self.high - self.low) if self.high > self.low else 0
        filled = pygame.Rect(groove.x, groove.y, round(groove.width * share), groove.height)
        ui.box(target, filled, Look(radius=ui.px(3), top=GOLD if ui.theme.name != "contrast" else ui.theme.ink))
        knob = pygame.Rect(0, 0, ui.px(20), ui.px(20))
        knob.center = (groove.x + round(groove.width * share), groove.centery)
        top = mix(ui.theme.button_top, GOLD, 0.3) if self.hovered else ui.theme.button_top
        look = Look(
            radius=ui.px(10),
            top=top,
            bottom=ui.theme.button_bottom,
            edge=ui.theme.panel_edge,
            edge_width=1.5,
            shadow=ui.px(2),
        )
        ui.box(target, knob, look)
        text = ui.line(self.show(self.value))
        target.blit(text, (self.rect.right - text.get_width(), self.rect.centery - text.get_height() // 2))
        if self.focused:
            ui.box(target, self.rect.inflate(ui.px(6), ui.px(4)), ui.focus_box())


class DropDown(Button):
    """A drop-down list that shows the chosen option. Left and Right step through the options."""

    role = "combo"
    access_actions = ("press", "less", "more")

    def __init__(
        self,
        options: Sequence[tuple[str, str]],
        value: str,
        change: Callable[[str], None],
        *,
        name: str,
        tip: str = "",
        grow: int = 0,
        enabled: bool = True,
        wide: float = 0,
        notes: Mapping[str, str] | None = None,
        label: str = "",
    ) -> None:
        """``notes``: an explanation of each value, shown below it in the open list. ``label``: its name for a screen
        reader, where no text stands beside it."""
        chosen = dict(options).get(value, value)
        super().__init__(chosen, self._toggle, name=name, tip=tip, grow=grow, enabled=enabled, wide=wide, align="left")
        self.options, self.value, self.change, self.label = list(options), value, change, label
        self._ui: Ui | None = None
        self._notes = notes or {}

    def measure(self, ui: Ui, width: int) -> Size:
        self._ui = ui
        size = ui.type_size(self.size)
        widest = max((ui.fonts.width(text, self.style, size) for _, text in self.options), default=0)
        wide = min(width, max(ui.px(self.wide), widest + 2 * self._pads(ui)[0] + ui.px(26)))
        lines = len(self._lines(ui, wide))
        return (wide, lines * ui.fonts.height(self.style, size) + 2 * self._pads(ui)[1])

    @property
    def value_text(self) -> str:  # type: ignore[override]
        return self.text

    def _room(self, ui: Ui, width: int) -> int:
        return super()._room(ui, width - ui.px(24))

    def _toggle(self) -> None:
        assert self.host is not None and self._ui is not None
        if self.host.popup_owner is self:
            self.host.close_popup()
        else:
            self._open(self._ui)

    def _open(self, ui: Ui) -> None:
        assert self.host is not None
        buttons = [self._in_list(value, text) for value, text in self.options]
        popup = DropDownList(self, buttons)
        room = ui.px(NOTE) if self._notes else ui.size[0] - ui.px(16)
        wide = max(self.rect.width, popup.measure(ui, room)[0])
        high = min(popup.measure(ui, wide)[1], ui.size[1] - ui.px(16))
        rect = pygame.Rect(self.rect.x, self.rect.bottom + ui.px(2), wide, high)
        if rect.bottom > ui.size[1] - ui.px(4):
            rect.bottom = self.rect.y - ui.px(2)
        rect.clamp_ip(pygame.Rect((0, 0), ui.size))
        self.host.open_popup(ui, popup, self, rect)
        self.host.focus = next(
            (b for b in buttons if b.name == f"{self.name}.{self.value}"), buttons[0] if buttons else None
        )

    def _in_list(self, value: str, text: str) -> Widget:
        name, pick, chosen = f"{self.name}.{value}", partial(self.pick, value), value == self.value
        if value not in self._notes:
            return Button(text, pick, kind="quiet", name=name, align="left", pressed=chosen)
        note = RichText(self._notes[value], size="small", colour="soft_ink")
        return CardButton(Column([Label(text, style="strong"), note], gap=1), pick, chosen=chosen, pad=6, name=name)

    def pick(self, value: str) -> None:
        """Chooses an option, reports it if it is another, closes the list, and gives the drop-down the focus."""
        assert self.host is not None
        self.host.close_popup()
        self.host.focus = self
        if value != self.value:
            self.value, self.text = value, dict(self.options).get(value, value)
            self.change(value)

    def on_key(self, ui: Ui, event: pygame.Event) -> bool:
        by_pad = hasattr(event, "command")  # whose directions only move the focus
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and self.options and self.enabled and not by_pad:
            values = [value for value, _ in self.options]
            here = values.index(self.value) if self.value in values else 0
            self.pick(values[(here + (1 if event.key == pygame.K_RIGHT else -1)) % len(values)])
            return True
        return super().on_key(ui, event)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        super().draw(ui, target)
        mark = ui.px(18)
        target.blit(chevron(ui, mark), (self.rect.right - mark - ui.px(8), self.rect.centery - mark // 2))


class DropDownList(Panel):
    """The open list of a drop-down."""

    def __init__(self, owner: DropDown, buttons: list[Widget]) -> None:
        super().__init__(Scroll(Column(buttons, gap=1)), pad=5)
        self.owner = owner

    def on_key(self, ui: Ui, event: pygame.Event) -> bool:
        host = self.owner.host
        assert host is not None
        if event.key == pygame.K_ESCAPE:
            host.close_popup()
            host.focus = self.owner
            return True
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            return host.step_focus(ui, 1 if event.key == pygame.K_DOWN else -1)
        if event.key in ENTER and isinstance(host.focus, Pressable):
            host.focus.press()
            return True
        return bool(event.key == pygame.K_TAB)
