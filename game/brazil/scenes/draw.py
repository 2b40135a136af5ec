"""Draws each cut-scene at a given point of its animation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from engine.brazil.components import MISSIONS
from engine.brazil.state import State
from game.brazil.cards.card_content import back_of
from game.brazil.cards.card_front import face_or_blank
from game.brazil.cards.emblem import emblem
from game.brazil.cards.shadow import cast_shadow
from game.brazil.challenge.wording import defeat_tint, ending_title, painting_of
from game.brazil.drawing.medallion import seat_medallion
from game.brazil.drawing.portrait import oval
from game.brazil.palette import ERAS, SEATS
from game.brazil.scenes.kinds import EndScene, EraScene, ExplorationScene, Kind, MissionScene
from game.brazil.wording import words as say
from game.render.theme import GOLD, GOLD_LIGHT, INK, Colour
from game.render.ui import Ui
from game.widgets.backdrop import Backdrop
from game.widgets.material.laurel import laurel
from game.widgets.material.panel import paper
from game.widgets.rich_text import lay_out
from game.widgets.scene import (
    SceneSpace,
    blit_centred,
    blit_with_opacity,
    cloud,
    covering,
    petals,
    phase_progress,
    rain,
    rays,
    turning,
    unrolled,
    wreath,
)
from game.widgets.scene import words as caption

Locate = Callable[[int], tuple[float, float]]
GREEN = (28, 101, 62)
MOST_HELD = 6  # most pictures beside an objective
ERA_NAME = 326  # y of the era ribbon's middle, in v


@dataclass(slots=True)
class SceneCanvas:
    """The target, texts and pictures that a scene is drawn with.

    ``seat_name`` names a seat, ``locate`` finds a hex on the screen.
    """

    ui: Ui
    target: pygame.Surface
    backdrop: Backdrop
    view: State
    seat_name: Callable[[int], str]
    locate: Locate
    seconds: float = 0.0  # since the scene began

    @property
    def plan(self) -> SceneSpace:
        """Lengths and positions for this window size."""
        return SceneSpace(self.target.get_size())

    def ribbon(
        self, text: str, centre: tuple[float, float], size: tuple[float, float], colour: Colour, share: float
    ) -> None:
        """Draws a ribbon with a text. ``share``: how far it is unrolled, 0 to 1; ``size``: width and height in v, a
        scene's unit of length."""
        size_ = (self.plan.px(size[0]), self.plan.px(size[1]))
        unrolled(self.ui, self.target, text, centre, size_, colour, share)

    def blit_centred(self, surface: pygame.Surface, centre: tuple[float, float], share: float = 1.0) -> None:
        """Draws a surface centred at a point with an opacity of ``share``, 0 to 1."""
        blit_centred(self.target, surface, centre, share)


def draw_scene(canvas: SceneCanvas, kind: Kind, share: float, leaving: float) -> None:
    """Draws a cut-scene.

    ``share``: how much of it is played, ``leaving``: how much of its exit, both 0 to 1.
    """
    if isinstance(kind, ExplorationScene):
        _draw_exploration(canvas, kind, share, leaving)
    elif isinstance(kind, MissionScene):
        _draw_mission(canvas, kind, share)
    elif isinstance(kind, EraScene):
        _draw_era(canvas, kind, share)
    else:
        _draw_end(canvas, kind, share)


def _draw_exploration(canvas: SceneCanvas, kind: ExplorationScene, share: float, leaving: float) -> None:
    """Draws an exploration: clouds part, the tile turns over enlarged, then moves to its hex."""
    ui, plan, target = canvas.ui, canvas.plan, canvas.target
    canvas.backdrop.draw(target, kind, canvas.locate(kind.hex), 104)
    x, y = target.get_width() / 2, plan.top + plan.px(282)
    lit = phase_progress(share, 0.15, 0.6) * (1 - leaving)
    canvas.blit_centred(rays(ui, plan.px(760), strength=0.3), (x, y), lit)
    grown = 0.55 + 0.45 * phase_progress(share, 0.2, 0.7)
    hexed = canvas.locate(kind.hex)
    sunk = leaving * leaving
    size = plan.px(310 * grown * (1 - 0.72 * sunk))
    front = ui.pictures.scaled(kind.picture, (size, round(size * 1.1)))
    back = ui.pictures.scaled("exploration/back", (size, round(size * 1.1)))
    turned = turning(front, back, phase_progress(share, 0.3, 0.72))
    canvas.blit_centred(
        turned, (x + (hexed[0] - x) * sunk, y + (hexed[1] - y) * sunk), phase_progress(share, 0.05, 0.25)
    )
    _draw_clouds(canvas, (x, y), share)
    colour = SEATS.get(canvas.view.seats[kind.seat].colour, GREEN)
    shown = phase_progress(share, 0.62, 0.9) * (1 - leaving)
    canvas.ribbon(ui.text(f"exploration-{kind.kind}"), (x, plan.top + plan.px(472)), (460, 66), colour, shown)
    line = lay_out(
        ui,
        ui.text(f"exploration-{kind.kind}-effect"),
        plan.px(760),
        style="flavour",
        size=plan.letters(21) * 100 / ui.px(100),
        colour="tip_ink",
        align="centre",
    )
    if share > 0.72 and leaving <= 0:
        line.draw(target, round(x) - plan.px(380), plan.top + plan.px(522))


def _draw_clouds(canvas: SceneCanvas, centre: tuple[float, float], share: float) -> None:
    """Draws four clouds that drift apart and fade."""
    gone = phase_progress(share, 0.1, 0.85)
    if gone >= 1:
        return
    plan = canvas.plan
    for number, (dx, dy) in enumerate(((-1, -0.55), (1, -0.5), (-0.9, 0.6), (1.05, 0.65))):
        side = plan.px(230 + 20 * (number % 2))
        lobe = cloud(canvas.ui, side, number)
        away = plan.px(70 + 250 * gone)
        canvas.blit_centred(lobe, (centre[0] + dx * away, centre[1] + dy * away), 1 - gone**2)


def _draw_era(canvas: SceneCanvas, kind: EraScene, share: float) -> None:
    """Draws a new era: its painting, medallions, name, and what can be built now."""
    ui, plan, target = canvas.ui, canvas.plan, canvas.target
    size = target.get_size()
    target.blit(covering(ui, f"screens/era_{kind.number}", size), (0, 0))
    x, y = size[0] / 2, plan.top + plan.px(160)
    lit = (x + plan.px(256) * (kind.number - 2), y)
    canvas.blit_centred(rays(ui, max(size), (255, 240, 196), 0.42), lit, phase_progress(share, 0.0, 0.5))
    for number in (1, 2, 3):
        new = number == kind.number
        side = plan.px(212 if new else 132)
        mark = emblem(ui, number, side)
        if new and (grown := phase_progress(share, 0.1, 0.5)) < 1:
            mark = pygame.transform.smoothscale_by(mark, 0.6 + 0.4 * grown)
        place = (x + plan.px(256) * (number - 2), y)
        later = number > kind.number
        canvas.blit_centred(mark, place, phase_progress(share, 0.05, 0.35) * (0.6 if later else 1.0))
        if number < kind.number:
            tick = ui.pictures.get("marks/check", (plan.px(46), plan.px(46)))
            canvas.blit_centred(tick, (place[0] + plan.px(46), place[1] + plan.px(44)), phase_progress(share, 0.4, 0.6))
    _draw_new_buildings(canvas, kind, phase_progress(share, 0.6, 0.85))
    name = ui.text(f"era-name-{kind.number}")
    canvas.ribbon(
        name, (x, plan.top + plan.px(ERA_NAME)), (620, 88), ERAS[kind.number], phase_progress(share, 0.35, 0.65)
    )


def _draw_new_buildings(canvas: SceneCanvas, kind: EraScene, share: float) -> None:
    """Draws a slip of paper with what can be built now, sliding out from under the ribbon."""
    if share <= 0:
        return
    ui, plan = canvas.ui, canvas.plan
    line = ui.fonts.line(ui.text(f"era-opens-{kind.number}"), "flavour", plan.letters(22), INK)
    slip = pygame.Rect(0, 0, line.get_width() + plan.px(56), plan.px(58))
    slip.midtop = (canvas.target.get_width() // 2, plan.top + plan.px(ERA_NAME + 40 - 50 * (1 - share)))
    paper(ui, canvas.target, slip, radius=4)
    blit_centred(canvas.target, line, (slip.centerx, slip.centery + plan.px(2)))


def _draw_mission(canvas: SceneCanvas, kind: MissionScene, share: float) -> None:
    """Draws a Mission: the card turns over, objectives are ticked, points and available Palaces appear."""
    ui, plan, target = canvas.ui, canvas.plan, canvas.target
    canvas.backdrop.draw(target, kind, (target.get_width() / 2, target.get_height() / 2))
    middle = target.get_width() / 2
    card = pygame.Rect(0, 0, plan.px(322), plan.px(451))
    card.center = (round(middle - plan.px(250)), plan.top + plan.px(352))
    canvas.blit_centred(rays(ui, plan.px(900), strength=0.26), card.center, phase_progress(share, 0.0, 0.4))
    turned = phase_progress(share, 0.0, 0.35)
    if turned >= 1:
        cast_shadow(ui, target, card, 14)
    back = ui.pictures.get(back_of("mission", str(kind.era)), card.size)
    canvas.blit_centred(turning(face_or_blank(ui, "mission", kind.mission, card.size), back, turned), card.center)
    x, y = round(middle - plan.px(40)), plan.top + plan.px(140)
    who = ui.fonts.line(
        ui.text("scene-announces", name=canvas.seat_name(kind.seat)), "flavour", plan.letters(23), GOLD_LIGHT
    )
    blit_with_opacity(target, who, (x, y), phase_progress(share, 0.1, 0.3))
    title = ui.fonts.gilded(say.mission(ui.texts, kind.mission), plan.letters(40), GOLD_LIGHT, GOLD, (30, 16, 6))
    blit_with_opacity(target, title, (x, y + plan.px(30)), phase_progress(share, 0.15, 0.35))
    _draw_objectives(canvas, kind, (x, y + plan.px(100)), share)
    if kind.vp:
        crown = laurel(ui, kind.vp, plan.px(96))
        point = (x + plan.px(46), y + plan.px(262))
        canvas.blit_centred(crown, point, phase_progress(share, 0.7, 0.85))
        text = ui.fonts.line(ui.text("scene-and-a-palace"), "strong", plan.letters(21), (247, 239, 221))
        blit_with_opacity(
            target, text, (x + plan.px(108), point[1] - text.get_height() // 2), phase_progress(share, 0.75, 0.9)
        )
    _draw_palaces(canvas, kind, (x, y + plan.px(330)), share)
    if kind.last:
        last = ui.fonts.line(ui.text("scene-last-round"), "flavour", plan.letters(21), GOLD_LIGHT)
        blit_with_opacity(target, last, (x, y + plan.px(424)), phase_progress(share, 0.85, 1.0))


def _draw_objectives(canvas: SceneCanvas, kind: MissionScene, at: tuple[int, int], share: float) -> None:
    ui, plan = canvas.ui, canvas.plan
    for number, entry in enumerate(MISSIONS[kind.mission].objectives):
        shown = phase_progress(share, 0.35 + number * 0.12, 0.47 + number * 0.12)
        if shown <= 0:
            continue
        y = at[1] + plan.px(40) * number
        side = round(plan.px(34) * (1.4 - 0.4 * shown))
        canvas.blit_centred(
            ui.pictures.scaled("marks/check", (side, side)), (at[0] + plan.px(16), y + plan.px(14)), shown
        )
        line = lay_out(
            ui,
            say.objective(ui.texts, entry),
            plan.px(520),
            style="strong",
            size=plan.letters(22) * 100 / ui.px(100),
            colour=(247, 239, 221),
        )
        line.draw(canvas.target, at[0] + plan.px(44), y + plan.px(14) - line.height // 2)
        x = at[0] + plan.px(72) + line.width
        if "vp" in entry:
            canvas.blit_centred(laurel(ui, entry["vp"], plan.px(38)), (x, y + plan.px(14)), shown)
            x += plan.px(44)
        _draw_fulfilling(canvas, kind.held[number], (x, y + plan.px(14)), shown)


def _draw_fulfilling(canvas: SceneCanvas, pictures: tuple[str, ...], at: tuple[int, int], share: float) -> None:
    """Draws the pictures that fulfil an objective, as many as fit."""
    for picture in pictures[:MOST_HELD]:
        ratio = canvas.ui.pictures.ratio(picture)
        wide = canvas.plan.px(48 if ratio < 1 else 36 * min(ratio, 1.2))  # tiles and units include a shadow
        if at[0] + wide > canvas.target.get_width():
            break
        drawn = canvas.ui.pictures.scaled(picture, (wide, round(wide / ratio)))
        canvas.blit_centred(drawn, (at[0] + wide // 2 - canvas.plan.px(18), at[1]), share)
        at = (at[0] + wide + canvas.plan.px(4), at[1])


def _draw_palaces(canvas: SceneCanvas, kind: MissionScene, at: tuple[int, int], share: float) -> None:
    plan = canvas.plan
    shown = phase_progress(share, 0.8, 1.0)
    for place, (number, lit) in enumerate(kind.palaces):
        side = plan.px(76)
        picture = canvas.ui.pictures.get(f"palaces/palace_{number}", (side, side))
        if not lit:
            picture = picture.copy()
            picture.fill((105, 105, 110), special_flags=pygame.BLEND_RGB_MULT)
        canvas.blit_centred(picture, (at[0] + side // 2 + plan.px(84) * place, at[1] + side // 2), shown)


def _draw_end(canvas: SceneCanvas, kind: EndScene, share: float) -> None:
    """Draws the winner in a wreath before the palace; for a challenge its own painting."""
    ui, plan, target = canvas.ui, canvas.plan, canvas.target
    size = target.get_size()
    if kind.challenge:
        _draw_challenge_end(canvas, kind, share)
        return
    target.blit(covering(ui, "screens/victory", size), (0, 0))
    seat, points = kind.ranking[0]
    player = canvas.view.seats[seat]
    x, y = size[0] / 2, plan.top + plan.px(246)
    canvas.blit_centred(rays(ui, plan.px(1100), (255, 240, 190), 0.5), (x, y), phase_progress(share, 0.0, 0.4))
    _draw_portrait(canvas, player.monarch, player.colour, (x, y), share)
    key = "scene-rules" if len(kind.winners) == 1 and player.monarch else "scene-wins"
    name = ui.text(f"monarch-{player.monarch}") if key == "scene-rules" else _names(canvas, kind)
    shown = phase_progress(share, 0.25, 0.5)
    canvas.ribbon(ui.text(key, name=name), (x, plan.top + plan.px(452)), (700, 88), SEATS[player.colour], shown)
    crown = laurel(ui, points, plan.px(128))
    canvas.blit_centred(crown, (x, plan.top + plan.px(580)), phase_progress(share, 0.45, 0.6))
    if tie := say.tie_sentence(ui.texts, canvas.view, kind.winners, kind.ranking, canvas.seat_name):
        caption(ui, target, tie, "flavour", plan.px(22), (round(x), plan.top + plan.px(522)), shown)
    others = kind.ranking[1:]
    for number, (other, total) in enumerate(others):
        step = (number // 2 + 1) * (-1 if number % 2 == 0 else 1)
        _draw_other_seat(
            canvas, other, total, (x + plan.px(230) * step, plan.top + plan.px(590)), phase_progress(share, 0.55, 0.75)
        )
    if not ui.reduced_motion:
        petals(target, canvas.seconds)


def _draw_challenge_end(canvas: SceneCanvas, kind: EndScene, share: float) -> None:
    """Draws the challenge's painting, with petals after a victory, with rain after a defeat."""
    ui, plan, target = canvas.ui, canvas.plan, canvas.target
    scenario, won, size = canvas.view.board.scenario, bool(kind.winners), target.get_size()
    picture = painting_of(ui, scenario, "won" if won else "lost")
    target.blit(covering(ui, picture, size, defeat_tint(picture, won)), (0, 0))
    if won:
        canvas.blit_centred(
            rays(ui, plan.px(1500), (255, 240, 190), 0.35),
            (size[0] * 0.2, size[1] * 0.45),
            phase_progress(share, 0.0, 0.4),
        )
    if not ui.reduced_motion:
        (petals if won else rain)(target, canvas.seconds)
    x = size[0] / 2
    colour = SEATS[canvas.view.seats[0].colour] if won else (86, 74, 64)
    title = ending_title(ui.texts, scenario, won)
    canvas.ribbon(title, (x, plan.top + plan.px(520)), (700, 88), colour, phase_progress(share, 0.15, 0.45))
    if won:
        crown = laurel(ui, kind.ranking[0][1], plan.px(108))
        canvas.blit_centred(crown, (x, plan.top + plan.px(630)), phase_progress(share, 0.45, 0.6))


def _names(canvas: SceneCanvas, kind: EndScene) -> str:
    return ", ".join(canvas.seat_name(seat) for seat in kind.winners)


def _draw_portrait(canvas: SceneCanvas, monarch: str, colour: str, centre: tuple[float, float], share: float) -> None:
    """Draws the winner's portrait in a wreath of gold leaves."""
    ui, plan = canvas.ui, canvas.plan
    shown = phase_progress(share, 0.05, 0.4)
    high = max(4, plan.px(270 * (0.8 + 0.2 * shown)))
    canvas.blit_centred(wreath(ui, (round(plan.px(270) * 1.5), round(plan.px(270) * 1.42))), centre, shown)
    if monarch:
        canvas.blit_centred(oval(ui.pictures, monarch, high), centre, shown)
    else:
        canvas.blit_centred(ui.pictures.get(f"seats/{colour}", (high * 2 // 3, high * 2 // 3)), centre, shown)


def _draw_other_seat(canvas: SceneCanvas, seat: int, points: int, centre: tuple[float, float], shown: float) -> None:
    """Draws another seat's medallion with its points."""
    ui, plan = canvas.ui, canvas.plan
    player = canvas.view.seats[seat]
    canvas.blit_centred(
        seat_medallion(ui, player.colour, player.monarch, plan.px(92)), (centre[0] - plan.px(40), centre[1]), shown
    )
    canvas.blit_centred(laurel(ui, points, plan.px(72)), (centre[0] + plan.px(48), centre[1]), shown)
