"""Helpers for cut-scenes of any game: coordinates, the events that skip a scene, and drawing: easing, fading, rays,
flips, petals, rain, text bands."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache, partial

import pygame

from game.render.nine_slice import BoxStyle
from game.render.svg_render import Size
from game.render.theme import INK, IVORY, Colour, code
from game.render.ui import Ui
from game.widgets.material.ribbon import ribbon

PETALS, DROPS = 46, 150
GO_ON = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE)


def is_skip_event(event: pygame.Event) -> bool:
    """Returns whether this event skips a scene: a click, the wheel, or a main key."""
    if event.type == pygame.KEYDOWN:
        return event.key in GO_ON
    return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)


@dataclass(frozen=True, slots=True)
class SceneSpace:
    """Coordinates of a scene: 1280 x 720 v, scaled to fit the window and centred."""

    size: tuple[int, int]

    @property
    def v(self) -> float:
        """The pixels of one v, the unit of length of a scene: 720 v are its height."""
        return min(self.size[0] / 1280, self.size[1] / 720)

    def px(self, length: float) -> int:
        """Converts a length in v (the scene's unit of length) to pixels."""
        return round(length * self.v)

    @property
    def top(self) -> int:
        """The free height above the scene, in pixels."""
        return round((self.size[1] - 720 * self.v) * 0.4)

    def letters(self, size: float, least: int = 14) -> int:
        """Converts a type size in v (the scene's unit of length) to pixels, at least ``least``."""
        return max(least, self.px(size))

    def rect(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        """Returns a rectangle in pixels from lengths in v (the scene's unit of length); ``x`` counts from the window's
        middle, ``y`` from the scene's top."""
        return pygame.Rect(self.size[0] // 2 + self.px(x), self.top + self.px(y), self.px(wide), self.px(high))


def phase_progress(share: float, start: float, end: float) -> float:
    """Returns a phase's progress (0-1, eased out) when ``share`` (0-1) of a scene's time is over; the phase goes from
    ``start`` to ``end``."""
    raw = max(0.0, min(1.0, (share - start) / (end - start)))
    return 1 - (1 - raw) ** 3


def blit_with_opacity(
    target: pygame.Surface, surface: pygame.Surface, place: pygame.Rect | tuple[int, int], share: float
) -> None:
    """Draws a surface at a place with this opacity: ``share`` 0 is invisible, 1 opaque."""
    if share >= 1:
        target.blit(surface, place)
    elif share > 0:
        surface.set_alpha(round(255 * share))
        target.blit(surface, place)
        surface.set_alpha(255)


def blit_centred(
    target: pygame.Surface, surface: pygame.Surface, centre: tuple[float, float], share: float = 1.0
) -> None:
    """Draws a surface centred on a point with this opacity: ``share`` 0 is invisible, 1 opaque."""
    blit_with_opacity(target, surface, surface.get_rect(center=(round(centre[0]), round(centre[1]))), share)


def unrolled(
    ui: Ui, target: pygame.Surface, text: str, centre: tuple[float, float], size: Size, colour: Colour, share: float
) -> None:
    """Draws a ribbon with text, unrolled from its middle as far as ``share`` (0-1) says; ``size`` in pixels."""
    if share <= 0:
        return
    whole = ribbon(ui, text, size, colour)
    wide = max(2, round(whole.get_width() * min(1.0, share)))
    shown = whole.subsurface(((whole.get_width() - wide) // 2, 0, wide, whole.get_height()))
    target.blit(shown, shown.get_rect(center=(round(centre[0]), round(centre[1]))))


def turning(front: pygame.Surface, back: pygame.Surface, share: float) -> pygame.Surface:
    """Returns a card's picture while it flips from ``back`` (``share`` 0) to ``front`` (1)."""
    if share >= 1:
        return front
    face = front if share >= 0.5 else back
    wide = max(2, round(face.get_width() * abs(math.cos(math.pi * share))))
    return pygame.transform.smoothscale(face, (wide, face.get_height()))


def rays(ui: Ui, side: int, colour: Colour = (255, 226, 150), strength: float = 0.5) -> pygame.Surface:
    """Returns a picture of light rays around its centre, ``side`` pixels square, fading outwards."""
    return ui.pictures.drawn(f"scene rays {colour} {strength}", partial(_rays, colour, strength), (side, side))


def _rays(colour: Colour, strength: float) -> str:
    wedges = []
    for number in range(24):
        a, b = math.tau * (number - 0.25) / 24, math.tau * (number + 0.25) / 24
        wedges.append(
            f"M50 50L{50 + 50 * math.cos(a):.2f} {50 + 50 * math.sin(a):.2f}"
            f"L{50 + 50 * math.cos(b):.2f} {50 + 50 * math.sin(b):.2f}Z"
        )
    tint = code(colour)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><radialGradient id="g" '
        f'gradientUnits="userSpaceOnUse" cx="50" cy="50" r="50"><stop offset="0" stop-color="{tint}" '
        f'stop-opacity="{strength}"/><stop offset=".55" stop-color="{tint}" stop-opacity="{strength * 0.55:.2f}"/>'
        f'<stop offset="1" stop-color="{tint}" stop-opacity="0"/></radialGradient></defs>'
        f'<circle cx="50" cy="50" r="50" fill="url(#g)" fill-opacity=".55"/>'
        f'<path d="{"".join(wedges)}" fill="url(#g)"/></svg>'
    )


def cloud(ui: Ui, side: int, number: int) -> pygame.Surface:
    """Returns a puff of cloud with a lumpy rim, shaded below; ``number`` selects one of a few shapes."""
    return ui.pictures.drawn(f"scene cloud {number}", partial(_cloud, number), (side, side))


def _cloud(number: int) -> str:
    lumps = []
    for lump in range(11):
        seed = (lump * 2654435761 + number * 40503) & 0xFFFF
        angle = math.tau * lump / 11
        reach = 19 + seed % 9
        lumps.append((50 + reach * math.cos(angle), 50 + reach * 0.72 * math.sin(angle), 15 + seed % 7))
    lumps.append((50.0, 50.0, 26))
    rim = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r + 1}"/>' for x, y, r in lumps)
    body = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}"/>' for x, y, r in lumps)
    light = "".join(f'<circle cx="{x - 2:.1f}" cy="{y - 3:.1f}" r="{r * 0.78:.1f}"/>' for x, y, r in lumps)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><filter id="b" x="-20%" y="-20%" '
        'width="140%" height="140%"><feGaussianBlur stdDeviation="2.4"/></filter></defs>'
        f'<g transform="translate(3 5)" fill="#000" opacity=".3" filter="url(#b)">{body}</g>'
        f'<g fill="{code(INK)}" opacity=".75">{rim}</g><g fill="#d5d0c4">{body}</g>'
        f'<g fill="#f1ede3" filter="url(#b)">{light}</g></svg>'
    )


def wreath(ui: Ui, size: Size) -> pygame.Surface:
    """Returns two branches of gold leaves round an oval, open at the top."""
    return ui.pictures.drawn("scene wreath", _wreath, size)


def _wreath() -> str:
    leaves = []
    for side in (-1, 1):
        for number in range(10):
            angle = math.radians(96 + number * 15.5)
            x, y = 50 - side * 38 * math.cos(angle), 50 + 40 * math.sin(angle)
            for lean in (-32, 32):  # the leaves on both sides of the branch
                turn = side * (180 - math.degrees(angle)) + lean
                leaves.append(
                    f'<path d="M0 0C3.4-3.4 4-8 0-13C-4-8-3.4-3.4 0 0Z" '
                    f'transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f})"/>'
                )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><linearGradient id="g" x1="0" y1="0" '
        'x2="1" y2="1"><stop offset="0" stop-color="#fff0b8"/><stop offset=".5" stop-color="#d9a53a"/>'
        f'<stop offset="1" stop-color="#8f6418"/></linearGradient></defs><g fill="url(#g)" stroke="{code(INK)}" '
        f'stroke-width=".8" stroke-linejoin="round">{"".join(leaves)}</g></svg>'
    )


def words(
    ui: Ui, target: pygame.Surface, text: str, style: str, size: int, centre: tuple[int, int], share: float = 1.0
) -> pygame.Rect:
    """Draws a line of ivory text on a dark band, smaller if the window is too narrow, with the opacity ``share`` (0-1).
    Returns the text's rectangle."""
    if share <= 0 or not text:
        return pygame.Rect(centre, (0, 0))
    room = target.get_width() - 24
    while size > 14 and ui.fonts.width(text, style, size) > room:
        size -= 1
    light = ui.fonts.line(text, style, size, IVORY)
    place = light.get_rect(center=centre)
    band = place.inflate(size * 2, size // 2)
    shade = ui.chrome.box(BoxStyle(radius=band.height // 2, top=(30, 20, 12), alpha=165), *band.size)
    blit_with_opacity(target, shade, band, share)
    blit_with_opacity(target, light, place, share)
    return place


def covering(ui: Ui, name: str, size: Size, tint: Colour | None = None) -> pygame.Surface:
    """Returns a painting scaled and cropped to ``size``, the window's; its colours are multiplied by ``tint`` if that
    is given."""
    whole = ui.pictures.covering(name, size, ui.pictures.ratio(name))
    if tint is None:
        return whole

    def tinted() -> pygame.Surface:
        copy = whole.copy()
        copy.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
        return copy

    return ui.pictures.made(f"@tinted {name} {tint}", size, tinted, whole)


def petals(target: pygame.Surface, elapsed: float, colour: Colour = (240, 188, 54)) -> None:
    """Draws falling, swaying petals as they are ``elapsed`` seconds after the scene's start."""
    wide, high = target.get_size()
    unit = high / 720
    for number in range(PETALS):
        seed = (number * 2654435761) & 0xFFFF
        speed = 60 + seed % 70
        x = (seed * 7 % 1000) / 1000 * wide + math.sin(elapsed * (0.8 + seed % 5 / 5) + number) * 26 * unit
        y = ((seed * 13 % 1000) / 1000 * (high + 60) + elapsed * speed * unit) % (high + 60) - 30
        angle = elapsed * (1.2 + seed % 3) + number
        long, thin = (5 + seed % 4) * unit, (2.2 + 1.6 * abs(math.sin(angle))) * unit
        ax, ay = math.cos(angle) * long, math.sin(angle) * long
        bx, by = -math.sin(angle) * thin, math.cos(angle) * thin
        shade = colour if seed % 3 else (250, 214, 98)
        pygame.draw.polygon(target, shade, [(x - ax, y - ay), (x + bx, y + by), (x + ax, y + ay), (x - bx, y - by)])


def rain(target: pygame.Surface, elapsed: float) -> None:
    """Draws slanting rain; ``elapsed`` in seconds."""
    wide, high = target.get_size()
    unit = high / 720
    drops = []
    for number in range(DROPS):
        seed = (number * 2654435761) & 0xFFFF
        speed = (520 + seed % 240) * unit
        y = ((seed * 13 % 1000) / 1000 * (high + 80) + elapsed * speed) % (high + 80) - 40
        x = ((seed * 7 % 1000) / 1000 * (wide + 200) - (y * 0.22)) % (wide + 40) - 20
        drop = _drop(round((14 + seed % 12) * unit), max(1, round(unit)), 70 + seed % 60 // 10 * 10)
        drops.append((drop, (x - drop.get_width(), y)))
    target.blits(drops)


@lru_cache(maxsize=128)
def _drop(long: int, thick: int, strength: int) -> pygame.Surface:
    across = round(long * 0.22)
    drawn = pygame.Surface((across + 2 * thick, long + 2 * thick), pygame.SRCALPHA)
    pygame.draw.line(drawn, (200, 214, 226, strength), (across + thick, thick), (thick, long + thick), thick)
    return drawn
