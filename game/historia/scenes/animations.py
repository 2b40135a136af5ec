"""Animations over the table of Historia, made from events: rising points, dropping cubes, hopping markers, scenes."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass

import pygame

from engine.core.event import Event
from engine.historia import events as e
from engine.historia.rules.map import IDS
from game.historia.drawing import world_map
from game.historia.drawing.palette import piece
from game.historia.layout import TableRoot
from game.historia.panels.development_plan import MatrixView
from game.historia.panels.timeline import CircleView
from game.historia.panels.world_view import WorldView
from game.historia.scenes.conflict_scene import ConflictScene, conflict_of, draw_conflict, involves
from game.historia.scenes.wonder_scene import draw_civbot, draw_removed, draw_wonder
from game.historia.table_model import TableModel
from game.platform import clock
from game.play.animations import Animation, Animations
from game.render.theme import GOLD, INK, IVORY
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.material.seal import seal

FLOAT, DROP, HOP, SEAL, STAGGER = 900, 260, 300, 420, 90  # ms at speed 1
WAR, OWN, WONDER, ICON, CIVBOT, REMOVED = 1600, 2800, 1400, 350, 800, 1500  # ms; OWN: a person here is in it
SCENES = ("conflict", "wonder", "icon", "civbot", "removed")  # kinds that run one after the other; the rest overlap
LARGE = ("conflict", "wonder", "civbot", "removed")  # those of them that show cards or more
MAX_ANIMATIONS = 160  # at once: five Civbots may turn up to four cards each before the turn ends


@dataclass(slots=True)
class HistoriaAnimation(Animation):
    """One animation: its kind, timing and what it is about."""

    kind: str  # float, drop, hop, seal, icon, or a scene
    seat: int = -1
    number: int = 0
    territory: int = -1
    name: str = ""  # id of a track, an icon, a wonder or a Civbot's card
    conflict: ConflictScene | None = None


class HistoriaAnimations(Animations[HistoriaAnimation]):
    """The running animations of a Historia table, and their drawing."""

    def add(self, events: Iterable[Event], now: int, people: Collection[int] = ()) -> None:
        """Queues animations for events. Of Wars, Raids and Trades, those that involve one of `people` (seats at this
        screen) run long enough to read; of the others only Wars are animated."""
        start, listed = now, list(events)
        for number, event in enumerate(listed, 1):
            animation = self._timed(
                _conflict_animation(conflict_of(event, listed[number:]), people) or _animation_of(event), start
            )
            if animation is not None and len(self.running) < MAX_ANIMATIONS:
                self.running.append(animation)
                start += animation.length if animation.kind in SCENES else round(STAGGER / self.pace.animation)

    def _timed(self, animation: HistoriaAnimation | None, start: int) -> HistoriaAnimation | None:
        if animation is None:
            return None
        length = self.scene_length if animation.kind in LARGE else self.length
        animation.start, animation.length = start, length(animation.length)
        return animation if animation.length else None

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, target: pygame.Surface, root: TableRoot, model: TableModel) -> None:
        """Draws all running animations at the present time."""
        now = clock.now()
        floats: dict[int, int] = {}
        for animation in self.running:
            if now < animation.start:
                continue
            share = animation.share(now)
            if animation.kind == "float":
                place = floats[animation.seat] = floats.get(animation.seat, -1) + 1
                _float(ui, target, root, model, animation, share, place)
            elif animation.kind == "drop":
                _drop(ui, target, root, model, animation, share)
            elif animation.kind == "hop":
                _hop(ui, target, root, model, animation, share)
            elif animation.kind == "seal":
                _seal(ui, target, root, model, animation.seat, share)
            elif animation.kind == "icon":
                _icon(ui, target, root, animation.name, share)
            elif animation.kind == "civbot":
                draw_civbot(ui, target, _board(root, animation.seat).rect, animation.name, share)
            elif animation.kind == "removed":
                board = _board(root, animation.seat).rect
                draw_removed(ui, target, root.parts.row.rect, board, model, animation.seat, animation.name, share)
            elif animation.conflict is not None:
                draw_conflict(ui, target, root.rect, model, animation.conflict, share)
            else:
                draw_wonder(ui, target, root.rect, model, animation.seat, animation.name, share)


def _animation_of(event: Event) -> HistoriaAnimation | None:
    """Returns the animation of an event, None if it has none; lengths in ms at speed 1."""
    if isinstance(event, e.VpGained):
        return HistoriaAnimation(0, FLOAT, "float", event.seat, event.n)
    if isinstance(event, e.VpLost):
        return HistoriaAnimation(0, FLOAT, "float", event.seat, -event.n)
    if isinstance(event, e.CubesMoved) and event.to == "map":
        return HistoriaAnimation(0, DROP, "drop", event.seat, territory=event.territory)
    if isinstance(event, e.LevelGained) and not event.beyond:
        return HistoriaAnimation(0, HOP, "hop", event.seat, name=event.track)
    if isinstance(event, e.CardsSealed):
        return HistoriaAnimation(0, SEAL, "seal", event.seat)
    if isinstance(event, e.IconReached):
        return HistoriaAnimation(0, ICON, "icon", name=event.icon)
    if isinstance(event, e.CivbotCard):
        return HistoriaAnimation(0, CIVBOT, "civbot", event.seat, name=event.card)
    if isinstance(event, e.WonderTaken):
        return HistoriaAnimation(0, WONDER, "wonder", event.seat, name=event.wonder)
    if isinstance(event, e.WonderRemoved):
        return HistoriaAnimation(0, REMOVED, "removed", event.seat, name=event.wonder)
    return None


def _conflict_animation(one: ConflictScene | None, people: Collection[int]) -> HistoriaAnimation | None:
    """Returns the animation of a conflict: every War, but only those Raids and Trades that concern somebody here."""
    if one is None:
        return None
    if involves(one, people):
        return HistoriaAnimation(0, OWN, "conflict", one.event.seat, conflict=one)
    return HistoriaAnimation(0, WAR, "conflict", one.event.seat, conflict=one) if one.kind == "war" else None


def _named(root: TableRoot, *names: str) -> Widget:
    return next((w for w in root.walk() if w.name in names), root)


def _board(root: TableRoot, seat: int) -> Widget:
    """Returns the widget of a rival: its strip, or its tab in a small window."""
    return _named(root, f"strip-{seat}", f"tab-{seat}")


def _home(root: TableRoot, model: TableModel, seat: int) -> tuple[int, int]:
    """Returns the point at which a seat's victory points are shown."""
    widget = _board(root, seat) if seat != model.seat else _named(root, "own-leader")
    return (widget.rect.right - widget.rect.width // 8, widget.rect.y + widget.rect.height // 4)


def _float(
    ui: Ui,
    target: pygame.Surface,
    root: TableRoot,
    model: TableModel,
    animation: HistoriaAnimation,
    share: float,
    place: int,
) -> None:
    x, y = _home(root, model, animation.seat)
    text = f"{animation.number:+d}".replace("-", "−")
    size = ui.type_size(22)
    sign, edge = ui.fonts.line(text, "strong", size, IVORY), ui.fonts.line(text, "strong", size, INK)
    alpha = round(255 * min(1.0, (1 - share) * 2.2))
    rect = sign.get_rect(center=(x - place * ui.px(26), y - round(ui.px(34) * share)))
    rect.clamp_ip(root.rect)
    for drawn, shift in ((edge, 1), (edge, -1), (sign, 0)):
        shown = drawn.copy()
        shown.set_alpha(alpha)
        target.blit(shown, rect.move(shift, shift))


def _drop(
    ui: Ui, target: pygame.Surface, root: TableRoot, model: TableModel, animation: HistoriaAnimation, share: float
) -> None:
    """Draws a cube that falls onto its place on the map."""
    world = root.parts.world
    if not isinstance(world, WorldView):
        return
    civilization = model.view.seats[animation.seat].id
    x, y = world.on_screen(world_map.piece_point(IDS[animation.territory], civilization))
    side = round(ui.px(24) * (1.5 - 0.5 * share))
    cube = ui.pictures.scaled(piece(civilization, "plain"), (side, side))
    target.blit(cube, cube.get_rect(center=(x, y - round(ui.px(30) * (1 - share) ** 2))))


def _hop(
    ui: Ui, target: pygame.Surface, root: TableRoot, model: TableModel, animation: HistoriaAnimation, share: float
) -> None:
    """Draws a marker that hops to its new cell, and a ring that spreads around it."""
    matrix = root.parts.matrix
    if not isinstance(matrix, MatrixView):
        return
    c = model.view.seats[animation.seat]
    rect = matrix.cell_rect(c.technology, c.military)
    radius = round(rect.width * (0.5 + 0.7 * share))
    alpha = round(230 * (1 - share))
    ring = pygame.Surface((2 * radius + 6, 2 * radius + 6), pygame.SRCALPHA)
    pygame.draw.circle(ring, (*GOLD, alpha), (radius + 3, radius + 3), radius, max(2, ui.px(3)))
    target.blit(ring, ring.get_rect(center=rect.center))
    side = ui.px(31)
    lift = round(ui.px(9) * math.sin(math.pi * share))
    marker = ui.pictures.scaled(piece(c.id), (side, side))
    target.blit(marker, marker.get_rect(center=(rect.centerx, rect.centery - lift)))


def _seal(ui: Ui, target: pygame.Surface, root: TableRoot, model: TableModel, seat: int, share: float) -> None:
    """Draws a wax seal that falls on the chosen cards, or on a rival's strip."""
    own = [widget for widget in root.walk() if widget.name.startswith("sealed-")] if seat == model.seat else []
    falls = 1 - min(1.0, share * 2.2) ** 2
    for widget in own or [_board(root, seat)]:
        rest = ui.px(34 if own else 24)
        wax = pygame.transform.smoothscale_by(seal(ui, rest), 1 + 1.1 * falls)
        wax.set_alpha(round(255 * (1 - 0.6 * falls) * min(1.0, (1 - share) * 4 + (1.0 if own else 0.0))))
        target.blit(wax, wax.get_rect(center=(widget.rect.centerx, widget.rect.centery - round(ui.px(30) * falls))))


def _icon(ui: Ui, target: pygame.Surface, root: TableRoot, icon: str, share: float) -> None:
    """Draws a highlight on the timeline icon that is being resolved."""
    circle = root.parts.circle
    if not isinstance(circle, CircleView):
        return
    turn = circle.shown_turn
    for place, name in circle.icon_rects[turn[0] : turn[1]]:
        if name == icon:
            radius = round(place.width * (0.75 + 0.35 * math.sin(math.pi * share)))
            light = pygame.Surface((2 * radius + 4, 2 * radius + 4), pygame.SRCALPHA)
            pygame.draw.circle(light, (255, 222, 120, 120), (radius + 2, radius + 2), radius)
            pygame.draw.circle(light, (*GOLD, 255), (radius + 2, radius + 2), radius, max(2, ui.px(2)))
            target.blit(light, light.get_rect(center=place.center))
            large = round(place.width * 1.5)
            drawn = ui.pictures.get(f"historia/timeline/{icon}", (large, large))
            target.blit(drawn, drawn.get_rect(center=place.center))
