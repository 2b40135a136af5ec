"""The seven arches as large buttons: symbol, name, upgrade slot, token bonus, additional movement."""

from __future__ import annotations

import pygame

from engine.brazil.components import ARCHES, SLOTS
from engine.brazil.state import Player, State
from game.chrome import Box as Look
from game.theme import GOLD, INK, mix
from game.ui import Ui
from game.widgets.base import Action, Size
from game.widgets.button import Pressable

EXTRA = {
    "deploy": "cities",
    "painting": "terrain/forest_1",
    "build": "marks/home",
    "renovate": "terrain/water_1",
    "manufacture": "terrain/gold_mine_1",
}
WIDE = 82
PICTURE = 84


class ArchButton(Pressable):
    def __init__(
        self,
        s: State,
        player: Player,
        arch: str,
        action: Action | None,
        *,
        lit: bool,
        tip: str,
        number: int,
        wide: float = WIDE,
    ) -> None:
        super().__init__(action, name=f"arch-{arch}", tip=tip)
        self.side = round(PICTURE * wide / WIDE)
        self.s, self.player, self.arch, self.lit, self.number, self.wide = s, player, arch, lit, number, wide
        self.focusable = action is not None

    @property
    def product(self) -> str:
        return next((product for product, slot in self.player.products if slot == self.arch), "")

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(self.wide), ui.px(self.side + 4) + ui.fonts.height("medium", ui.type_size("small")) + ui.px(38))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        theme = ui.theme
        here = self.player.token == self.arch
        if self.lit:
            top = mix(theme.light, GOLD, 0.45) if self.hovered else theme.light
            edge, width = mix(GOLD, INK, 0.3), 2.4
        else:
            top, edge, width = mix(theme.panel, theme.inset, 0.6), mix(theme.panel_edge, theme.panel, 0.4), 1.2
        ui.box(target, self.rect, Look(radius=ui.px(9), top=top, edge=edge, edge_width=max(1.0, width * ui.scale)))
        x, y = self.rect.centerx, self.rect.y + ui.px(3)
        side = ui.px(self.side)
        picture = ui.pictures.get(f"arches/{self.arch}", (side, side))
        target.blit(picture, (x - side // 2, y))
        if here:
            self._draw_token(ui, target, pygame.Rect(x - side // 2, y, side, side))
        y += side + ui.px(1)
        ink = INK if self.lit and theme.name == "slate" else theme.ink
        name = self._name(ui, ink)
        target.blit(name, (x - name.get_width() // 2, y))
        self._draw_row(ui, target, self.rect.bottom - ui.px(36))
        if self.lit:
            key = ui.line(str(self.number), "strong", "small", mix(INK, GOLD, 0.2))
            target.blit(key, (self.rect.x + ui.px(6), self.rect.y + ui.px(3)))
        self.draw_focus(ui, target)

    def _name(self, ui: Ui, ink: tuple[int, int, int]) -> pygame.Surface:
        text = ui.text(f"arch-{self.arch}")
        size = ui.type_size("small")
        while size > 8 and ui.fonts.width(text, "medium", size) > self.rect.width - 4:
            size -= 1
        return ui.fonts.line(text, "medium", size, ink)

    def _draw_token(self, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
        size = round(rect.width * 0.68)
        token = ui.pictures.get(f"tokens/token_{self.s.era}", (size, size))
        target.blit(token, token.get_rect(center=(rect.centerx, rect.bottom - size // 2 + ui.px(4))))

    def _draw_row(self, ui: Ui, target: pygame.Surface, y: int) -> None:
        """Upgrade slot, flipped tokens, additional movement."""
        side = ui.px(24)
        marks: list[tuple[str, bool]] = []
        if self.arch in SLOTS:
            marks.append(
                (f"products/{self.product}", False) if self.product else (f"marks/slot_{SLOTS[self.arch]}", True)
            )
        for era, arch in enumerate(self.player.bonus, start=1):
            if arch == self.arch:
                marks.append((f"tokens/token_back_{era}", False))
        extra = EXTRA.get(self.arch)
        marks.append(
            ("marks/swords", False) if extra is None else (f"marks/{extra}" if "/" not in extra else extra, False)
        )
        gap = ui.px(3)
        x = self.rect.centerx - (len(marks) * (side + gap) - gap) // 2
        for name, faint in marks:
            high = round(side * 1.1) if name.startswith("terrain/") else side
            drawn = ui.pictures.get(name, (side, high))
            if faint:
                drawn = drawn.copy()
                drawn.set_alpha(150)
            target.blit(drawn, drawn.get_rect(center=(x + side // 2, y + side // 2 + ui.px(2))))
            x += side + gap


def arch_tip(ui: Ui, arch: str, why: str = "") -> str:
    lines = [f"*{ui.text(f'arch-{arch}')}*", ui.text(f"arch-{arch}-action")]
    if arch in SLOTS:
        lines.append(ui.text("arch-upgrade", shape=f"[slot_{SLOTS[arch]}]", effect=ui.text(f"arch-{arch}-upgrade")))
    lines.append(ui.text(f"arch-{arch}-extra"))
    if why:
        lines.append(f"[cross] {why}")
    return "\n".join(lines)


def arch_keys() -> dict[str, str]:
    return {f"arch_{number}": arch for number, arch in enumerate(ARCHES, start=1)}
