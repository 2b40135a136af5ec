"""Buttons: plain, main, quiet, with a picture, or a whole card that can be chosen."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, Colour, mix
from game.render.ui import Ui
from game.widgets.base import Action, Size, Widget
from game.widgets.fitted_text import whole_words_size

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


STEPS = 3  # brightness levels of a button that lights up; each is a cached surface


class Pressable(Widget):
    """The base of widgets that act on a click, or on Enter or Space while focused."""

    focusable = True
    role = "button"
    access_actions: tuple[str, ...] = ("press",)

    def __init__(
        self, action: Action | None, *, name: str = "", tip: str = "", grow: int = 0, enabled: bool = True
    ) -> None:
        super().__init__(name=name, tip=tip, grow=grow)
        self.action = action
        self.enabled = enabled
        self.down = False

    def press(self) -> None:
        """Runs the action, unless the widget is disabled or its action has just changed."""
        if self.enabled and self.action is not None and not self.is_guarded:
            self.action()

    @property
    def answers(self) -> Collection[object]:
        lit = self.lit and self.enabled and self.action is not None
        return (self.name,) if lit else ()

    @property
    def is_guarded(self) -> bool:
        return bool(self.guarded_text) and self.host is not None and self.host.is_guarded(self.name)

    def adopt_press(self, before: Widget) -> bool:
        """Takes over a press from the tree before, unless the button's text has changed or it is disabled; returns
        whether it did."""
        self.down = (
            isinstance(before, Pressable) and before.down and self.drawn_text == before.drawn_text and self.enabled
        )
        return self.down

    def cancel_press(self, ui: Ui) -> None:
        self.down = False

    def press_meaning(self, position: tuple[int, int]) -> object:
        return (super().press_meaning(position), self.drawn_text, self.chosen)

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.down = self.enabled
            return True
        if event.type == pygame.MOUSEMOTION and self.down:
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.down:
            self.down = False
            self.press()
            ui.pressed()
            return True
        return False

    def on_key(self, ui: Ui, event: pygame.Event) -> bool:
        if event.key in ENTER and self.enabled:
            self.press()
            ui.pressed()
            return True
        return False

    def draw_focus(self, ui: Ui, target: pygame.Surface, radius: int = 10) -> None:
        if self.focused:
            grow = ui.px(6)
            ui.box(target, self.rect.inflate(grow, grow), ui.focus_box(radius))


class Button(Pressable):
    """A button with text, an icon or both. Its kind sets colours and material."""

    rises = True

    def __init__(
        self,
        text: str,
        action: Action | None,
        *,
        kind: str = "plain",
        picture: str = "",
        size: str | int = "text",
        name: str = "",
        tip: str = "",
        grow: int = 0,
        enabled: bool = True,
        pressed: bool = False,
        wide: float = 0,
        align: str = "centre",
        guarded: bool = False,
        pads: tuple[float, float] | None = None,
    ) -> None:
        """``guarded``: disabled for a moment after its text has changed, like a main button."""
        super().__init__(action, name=name or text, tip=tip, grow=grow, enabled=enabled)
        self.text, self.kind, self.picture, self.size = text, kind, picture, size
        self.pressed, self.wide, self.align = pressed, wide, align
        self.guarded = guarded or kind == "main"
        self.yields = False  # drawn as a plain button, because another one is the main one now
        self.pads = pads  # padding round the text, in u; None: the default of its kind

    @property
    def drawn_text(self) -> str:
        return self.text

    @property
    def states(self) -> tuple[str, ...]:
        return ("pressed",) * self.pressed + super().states

    @property
    def guarded_text(self) -> str:
        return self.text if self.guarded else ""

    @property
    def style(self) -> str:
        return {"grand": "title", "main": "strong"}.get(self.kind, "medium")

    def _pads(self, ui: Ui) -> tuple[int, int]:
        if self.pads is not None:
            return (ui.px(self.pads[0]), ui.px(self.pads[1]))
        return (ui.px(18), ui.px(10)) if self.kind == "grand" else (ui.px(14), ui.px(7))

    def _picture_size(self, ui: Ui) -> int:
        return round(ui.type_size(self.size) * 1.5) if self.picture else 0

    def _room(self, ui: Ui, width: int) -> int:
        """Returns how wide the text may be."""
        room = width - 2 * self._pads(ui)[0] - self._picture_size(ui) - (ui.px(6) if self.picture else 0)
        return max(ui.px(16), room)

    def type_size(self, ui: Ui, width: int, height: int = 0) -> int:
        """Returns the type size in pixels of the text in a button of this width; ``height`` limits it, too, unless
        0."""
        return whole_words_size(ui, self.text, self.style, self.size, self._room(ui, width), height)

    def _lines(self, ui: Ui, width: int, height: int = 0) -> list[str]:
        if not self.text:
            return []
        return ui.fonts.wrap(self.text, self.style, self.type_size(ui, width, height), self._room(ui, width))

    def measure(self, ui: Ui, width: int) -> Size:
        pad_x, pad_y = self._pads(ui)
        size = self.type_size(ui, width)
        lines = self._lines(ui, width)
        widest = max((ui.fonts.width(line, self.style, size) for line in lines), default=0)
        picture = self._picture_size(ui)
        gap = ui.px(6) if picture and lines else 0
        if not lines:
            pad_x = pad_y
        high = max(len(lines) * ui.fonts.height(self.style, size), picture)
        return (max(widest + picture + gap + 2 * pad_x, ui.px(self.wide)), high + 2 * pad_y)

    def colours(self, ui: Ui) -> tuple[Colour, Colour, Colour, Colour]:
        """Returns the button's colours in its present state: top and bottom of the gradient, edge, text."""
        theme = ui.theme
        top, bottom, ink, edge = theme.button_top, theme.button_bottom, theme.button_ink, theme.panel_edge
        if self.kind in ("main", "grand-main") and not self.yields:
            top, bottom, ink = theme.main_top, theme.main_bottom, theme.main_ink
        if self.kind.startswith("wood"):
            top, bottom, ink = mix(theme.wood_panel, theme.line, 0.10), theme.wood_panel_low, theme.wood_ink
            edge = theme.line
            if not self.enabled:
                edge, ink = mix(theme.line_low, theme.wood_panel, 0.4), mix(ink, theme.wood_panel, 0.5)
                return theme.wood_panel, theme.wood_panel_low, edge, ink
            if self.pressed and not self.down:
                return mix(theme.wood_panel, theme.line, 0.45), mix(theme.wood_panel_low, theme.line, 0.3), edge, ink
        elif not self.enabled:
            grey = mix(theme.panel, theme.soft_ink, 0.12)
            return grey, grey, mix(theme.panel_edge, theme.panel, 0.5), mix(theme.soft_ink, theme.panel, 0.25)
        if self.down or self.pressed:
            top, bottom = mix(bottom, theme.panel_edge, 0.25), mix(top, theme.panel_edge, 0.12)
        elif (lit := round(STEPS * self.raised(ui)) / STEPS) and not (self.focused and not self.hovered):
            top, bottom, edge = mix(top, GOLD, 0.22 * lit), mix(bottom, GOLD, 0.30 * lit), mix(edge, GOLD, 0.5 * lit)
        return top, bottom, edge, ink

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        top, bottom, edge, ink = self.colours(ui)
        quiet = self.kind in ("quiet", "wood-quiet") and not (self.hovered or self.down or self.pressed)
        if not quiet:
            look = Look(
                radius=ui.px(8),
                top=top,
                bottom=bottom,
                edge=edge,
                edge_width=max(1.0, 1.4 * ui.u),
                shadow=ui.px(3) if self.enabled and "quiet" not in self.kind else 0,
                gloss=self.enabled and ui.theme.name != "contrast",
            )
            ui.box(target, self.rect, look)
        plain = ui.theme.wood_ink if self.kind == "wood-quiet" else ui.theme.ink
        self._draw_content(ui, target, plain if quiet and self.enabled else ink)
        self.draw_focus(ui, target)

    def _draw_content(self, ui: Ui, target: pygame.Surface, ink: Colour) -> None:
        size = self.type_size(ui, *self.rect.size)
        lines = self._lines(ui, *self.rect.size)
        drawn = [ui.fonts.line(line, self.style, size, ink) for line in lines]
        widest = max((line.get_width() for line in drawn), default=0)
        picture = self._picture_size(ui)
        gap = ui.px(6) if picture and drawn else 0
        left = self.rect.x + (self.rect.width - widest - picture - gap) // 2
        if self.align == "left":
            left = self.rect.x + self._pads(ui)[0]
        shift = ui.px(1) if self.down else 0
        if picture:
            surface = ui.pictures.get(self.picture, (picture, picture))
            if not self.enabled:
                surface = surface.copy()
                surface.set_alpha(110)
            target.blit(surface, (left, self.rect.y + (self.rect.height - picture) // 2 + shift))
        step = ui.fonts.height(self.style, size)
        y = self.rect.y + (self.rect.height - step * len(drawn)) // 2 + shift
        for line in drawn:
            x = left + picture + gap + ((widest - line.get_width()) // 2 if self.align == "centre" else 0)
            target.blit(line, (x, y))
            y += step


def main_buttons(tree: Widget) -> list[Button]:
    """Returns the buttons of a tree that are drawn as main ones."""
    found = (one for one in tree.walk() if isinstance(one, Button) and one.kind == "main")
    return [button for button in found if not button.yields]


class CardButton(Pressable):
    """A button with any content. The chosen one has a gold frame and a corner mark."""

    role = "card"
    opaque = True

    def __init__(
        self,
        child: Widget,
        action: Action | None,
        *,
        chosen: bool = False,
        pad: float = 10,
        name: str = "",
        tip: str = "",
        grow: int = 0,
        enabled: bool = True,
    ) -> None:
        super().__init__(action, name=name, tip=tip, grow=grow, enabled=enabled)
        self.chosen, self.pad = chosen, pad
        self.add(child)

    def hit_test(self, position: tuple[int, int]) -> Widget | None:
        """Returns the widget under the pointer, None outside; a press on the content counts as a press on the card."""
        if not self.rect.collidepoint(position):
            return None
        return self.children[0].hit_test(position) or self

    @property
    def hovered(self) -> bool:
        if self.host is None or self.host.hovered is None:
            return False
        return self.host.hovered is self or self in self.host.hovered.ancestors()

    def measure(self, ui: Ui, width: int) -> Size:
        pad = ui.px(self.pad)
        wide, high = self.children[0].measure(ui, width - 2 * pad)
        return (wide + 2 * pad, high + 2 * pad)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        pad = ui.px(self.pad)
        self.children[0].arrange(ui, rect.inflate(-2 * pad, -2 * pad))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        theme = ui.theme
        top = mix(theme.inset, GOLD, 0.18) if self.hovered and self.enabled else theme.inset
        look = Look(
            radius=ui.px(9),
            top=mix(theme.inset, GOLD, 0.26) if self.chosen else top,
            edge=GOLD if self.chosen and theme.name != "contrast" else theme.panel_edge,
            edge_width=max(1.0, (3.0 if self.chosen else 1.2) * ui.u),
            shadow=ui.px(4),
        )
        ui.box(target, self.rect, look)
        super().draw(ui, target)
        if self.chosen:
            mark = min(ui.px(22), self.rect.width // 4)
            target.blit(
                ui.pictures.get("marks/check", (mark, mark)),
                (self.rect.right - mark - ui.px(3), self.rect.y + ui.px(3)),
            )
        self.draw_focus(ui, target, 11)
