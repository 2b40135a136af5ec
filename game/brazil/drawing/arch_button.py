"""The buttons of the seven arches (action spaces): symbol, name, upgrade slot, token bonus, extra movement."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.brazil.components import ARCHES, SLOTS
from engine.brazil.state import Player, State
from game.brazil.drawing.portrait import fitted_in
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import INK, code, mix
from game.render.ui import Ui
from game.widgets.base import Action, Size
from game.widgets.button import Pressable

EXTRA = {
    "deploy": "marks/cities",
    "painting": "terrain/forest_1",
    "build": "marks/home",
    "renovate": "terrain/water_1",
    "manufacture": "terrain/gold_mine_1",
}
GREY = (190, 176, 150)
WIDE, HIGH = 91, 134  # u; on the aqueduct the layout sets the size
PICTURE, MARK = 0.93, 23.0  # the opening's share of the width; marks below the name, in u
LARGER, HIGHER = 1.06, 7  # scale and rise in u while hovered
OUTLINE = "M5 92V84H8V46A40 40 0 0 1 88 46V84H91V92Z"  # the opening's outline in the pictures, on 96 x 96


class ArchButton(Pressable):
    """The button of one arch; lit while the token may go there.

    ``choosing``: an arch has to be chosen, so those that can't be are dimmed. ``idle``: legal, but its action could do
    nothing. ``look``: called with the arch's name on hover, "" when the pointer leaves.
    """

    rises = True

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
        choosing: bool = False,
        look: Callable[[str], None] = lambda arch: None,
        idle: bool = False,
    ) -> None:
        super().__init__(action, name=f"arch-{arch}", tip=tip)
        self.s, self.player, self.arch, self.lit, self.number = s, player, arch, lit, number
        self.choosing = choosing  # an arch has to be chosen: those that can't be are dimmed
        self.idle = idle  # legal, but its action can do nothing: no glow, and a mark
        self.look = look  # called when the pointer enters or leaves
        self.focusable = action is not None

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        self.look(self.arch if position is not None else "")

    @property
    def product(self) -> str:
        """The product in the arch's upgrade slot; "" if empty."""
        return next((product for product, slot in self.player.products if slot == self.arch), "")

    @property
    def here(self) -> bool:
        """Whether the player's token is on this arch."""
        return self.player.token == self.arch

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(WIDE), ui.px(HIGH))

    def _shape(self, ui: Ui) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Rectangles of opening, name and marks."""
        line = ui.fonts.height("strong", ui.type_size("arch"))
        mark = min(ui.px(MARK), round(self.rect.width * 0.27))
        side = min(round(self.rect.width * PICTURE), self.rect.height - line - mark - ui.px(3))
        picture = pygame.Rect(0, 0, side, side)
        picture.midtop = self.rect.midtop
        name = pygame.Rect(self.rect.x + ui.px(2), picture.bottom - ui.px(1), self.rect.width - ui.px(4), line)
        marks = pygame.Rect(self.rect.x, name.bottom + ui.px(1), self.rect.width, mark)
        return picture, name, marks

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        picture, name, marks = self._shape(ui)
        lift = self.raised(ui) if self.lit else 0.0
        if lift:
            foot = (picture.centerx, picture.bottom - round(ui.px(HIGHER) * lift))
            size = LARGER if lift > 0.5 else 1.0  # only two sizes, as each size is rendered anew
            picture.size = (round(picture.width * size), round(picture.height * size))
            picture.midbottom = (foot[0], foot[1] + round(ui.px(3) * lift))
        self._draw_opening(ui, target, picture)
        theme = ui.theme
        quiet = self.choosing and not self.lit
        ink = mix(theme.paper_soft, theme.wall_low, 0.35) if quiet else theme.paper_ink
        target.blit(*fitted_in(ui, ui.text(f"arch-{self.arch}"), "strong", "arch", ink, name))
        self._draw_marks(ui, target, marks)
        self.draw_focus(ui, target)

    def _draw_opening(self, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
        if self.lit and not self.idle:
            halo = rect.inflate(rect.width // 3, rect.height // 3)
            target.blit(_halo(ui, halo.size), halo)
        grey = self.here or self.idle or (self.choosing and not self.lit)
        target.blit(_opening(ui, self.arch, rect.size, grey), rect)
        if self.lit and (not self.idle or self.hovered or self.focused):
            target.blit(_gold(ui, rect.size, self.hovered), rect)
        if self.idle:
            side = round(rect.width * 0.3)
            mark = ui.pictures.get("marks/cross", (side, side))
            target.blit(mark, mark.get_rect(center=(rect.centerx, rect.centery + round(rect.height * 0.14))))
        if self.here:
            size = round(rect.width * 0.56)
            token = ui.pictures.get(f"tokens/token_{self.s.era}", (size, size))
            target.blit(token, token.get_rect(center=(rect.centerx, rect.centery + round(rect.height * 0.14))))
        self._draw_plate(ui, target, rect)

    def _draw_plate(self, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
        """Draws the number of the arch's key on a plate at its upper left."""
        side = max(ui.px(17), ui.type_size("small") + ui.px(2))
        plate = pygame.Rect(rect.x + round(rect.width * 0.02), rect.y + round(rect.height * 0.02), side, side)
        edge = ui.theme.line if self.lit else ui.theme.paper_soft
        ui.box(target, plate, Look(radius=side // 2, top=INK, edge=edge, edge_width=max(1.0, 1.4 * ui.u)))
        key = ui.line(str(self.number), "strong", "small", ui.theme.light if self.lit else GREY)
        target.blit(key, key.get_rect(center=plate.center))

    def _marks(self) -> list[tuple[str, bool]]:
        """Pictures of upgrade slot, flipped tokens and extra movement; True for a faint one (empty slot)."""
        marks: list[tuple[str, bool]] = []
        if self.arch in SLOTS:
            slot = (f"products/{self.product}", False) if self.product else (f"marks/slot_{SLOTS[self.arch]}", True)
            marks.append(slot)
        marks += [
            (f"tokens/token_back_{era}", False)
            for era, arch in enumerate(self.player.bonus, start=1)
            if arch == self.arch
        ]
        extra = EXTRA.get(self.arch, "marks/swords")
        return [*marks, (extra, False)]

    def _draw_marks(self, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
        """Draws the marks in a row, smaller if there are many."""
        marks, gap = self._marks(), ui.px(4)
        side = min(rect.height, (rect.width - ui.px(6) - gap * (len(marks) - 1)) // len(marks))
        x = rect.centerx - (len(marks) * (side + gap) - gap) // 2
        for name, faint in marks:
            high = min(rect.height, round(side * 1.1)) if name.startswith("terrain/") else side
            drawn = ui.pictures.get(name, (side, high))
            if faint:
                drawn = drawn.copy()
                drawn.set_alpha(150)
            target.blit(drawn, drawn.get_rect(center=(x + side // 2, rect.centery)))
            x += side + gap


def _opening(ui: Ui, arch: str, size: Size, grey: bool) -> pygame.Surface:
    name = f"arches/{arch}"
    if not grey:
        return ui.pictures.get(name, size)
    return ui.pictures.made(f"@grey-{arch}", size, lambda: pygame.transform.grayscale(ui.pictures.get(name, size)))


def _halo(ui: Ui, size: Size) -> pygame.Surface:
    """A warm glow on the wall around a legal arch."""
    light = code(ui.theme.light)
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><defs><radialGradient id="g">'
        f'<stop offset=".45" stop-color="{light}" stop-opacity=".95"/><stop offset=".75" stop-color="{light}" '
        f'stop-opacity=".45"/><stop offset="1" stop-color="{light}" stop-opacity="0"/></radialGradient></defs>'
        '<ellipse cx="64" cy="62" rx="64" ry="64" fill="url(#g)"/></svg>'
    )
    return ui.pictures.drawn(f"@halo-{light}", svg, size)


def _gold(ui: Ui, size: Size, strong: bool) -> pygame.Surface:
    """The gold outline of a legal arch."""
    wide = 96 / size[0] * ui.px(3)
    light, gold = code(ui.theme.light), code(ui.theme.line)
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">'
        f'<g fill="none" stroke-linejoin="round"><path d="{OUTLINE}" stroke="{gold}" stroke-width="{wide * 1.5:.2f}"/>'
        f'<path d="{OUTLINE}" stroke="{light}" stroke-width="{wide * (0.9 if strong else 0.5):.2f}"/></g></svg>'
    )
    return ui.pictures.drawn(f"@gold-arch-{gold}-{light}-{strong}", svg, size)


def arch_tip(ui: Ui, arch: str, why: str = "") -> str:
    """Returns the tooltip text of an arch (action space); ``why``: the reason it can't be chosen."""
    lines = [f"*{ui.text(f'arch-{arch}')}*", ui.text(f"arch-{arch}-action")]
    if arch in SLOTS:
        lines.append(ui.text("arch-upgrade", shape=f"[slot_{SLOTS[arch]}]", effect=ui.text(f"arch-{arch}-upgrade")))
    lines.append(ui.text(f"arch-{arch}-extra"))
    if why:
        lines.append(f"[cross] {why}")
    return "\n".join(lines)


def arch_keys() -> dict[str, str]:
    """Returns the arch (action space) that each key binding ``arch_<number>`` stands for, by the binding's name."""
    return {f"arch_{number}": arch for number, arch in enumerate(ARCHES, start=1)}
