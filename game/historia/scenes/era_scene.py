"""Scenes of leaders leaving, a new era, and the end of the game: their data and their drawing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

import pygame

from engine.core.event import Event
from engine.core.rules import Result
from engine.historia import events as e
from engine.historia.components import LEADERS
from engine.historia.rules.scoring import medal, title
from game.historia.drawing.palette import ERAS, SEATS, piece
from game.historia.match import Match
from game.historia.panels import cards
from game.historia.panels.development_plan import MatrixView
from game.historia.table_model import TableModel
from game.historia.wording import words
from game.i18n.names import listed
from game.play.cut_scenes import SceneTiming
from game.render.fonts import printed
from game.render.nine_slice import BoxStyle
from game.render.theme import GOLD, GOLD_LIGHT, INK, IVORY, Colour
from game.render.ui import Ui
from game.widgets.material.laurel import laurel
from game.widgets.scene import (
    SceneSpace,
    blit_centred,
    blit_with_opacity,
    covering,
    petals,
    phase_progress,
    rain,
    rays,
    unrolled,
    wreath,
)
from game.widgets.scene import words as caption

LOST = (150, 150, 160)  # colour that a lost game's picture is multiplied by
AGO = (120, 112, 104)  # colour that a past era's picture is multiplied by
Cell = tuple[int, int]  # technology, military
Path = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class LeaderLeaves:
    """The leaders that leave at the end of an era: seat, leader, VP of the fulfilled aim."""

    leaders: tuple[tuple[int, str, int], ...]

    @property
    def era(self) -> int:
        """The era that ends."""
        return LEADERS[self.leaders[0][1]].era


@dataclass(frozen=True, slots=True)
class NewEra:
    """The beginning of an era."""

    number: int


@dataclass(frozen=True, slots=True)
class GameEnd:
    """The end of the game.

    `paths`: each marker's way over the development plan; `alone`: rank, title and medal of a solo game.
    """

    result: Result
    paths: tuple[Path, ...]
    alone: tuple[str, ...] = ()

    @property
    def lost(self) -> bool:
        """Whether this was a solo game that the player lost."""
        return bool(self.alone) and 0 not in self.result.winners


Kind = LeaderLeaves | NewEra | GameEnd
BEATS: dict[type, SceneTiming] = {
    LeaderLeaves: SceneTiming(1600, 1600, 300),
    NewEra: SceneTiming(1800, 1400, 300),
    GameEnd: SceneTiming(3600, 1600, 300),
}


def era_scenes_of(events: Iterable[Event]) -> list[Kind]:
    """Returns the scenes that a move's events call for: one of all leaders that leave, then one for a new era; [] if
    there is neither."""
    found: list[Kind] = []
    leaving: list[tuple[int, str, int]] = []
    for event in events:
        if isinstance(event, e.LeaderScored):
            entry = LEADERS[event.leader]
            leaving.append((event.seat, event.leader, {"low": entry.low.vp, "high": entry.high.vp, "": 0}[event.aim]))
        elif isinstance(event, e.EraBegan):
            found.append(NewEra(event.era))
    return [LeaderLeaves(tuple(leaving)), *found] if leaving else found


def end_scene_of(match: Match) -> GameEnd:
    """Returns the data of the end scene of a finished game."""
    result, s = match.result(), match.onlooker
    assert result is not None
    alone: tuple[str, ...] = ()
    if s.players == 1:
        alone = (f"title-{title(s)}",) if 0 in result.winners else ()
        alone += (f"medal-{medal(s)}",) if 0 in result.winners and medal(s) else ()
        alone = alone or ("alone-lost",)
    return GameEnd(result, tuple(_paths(match)), alone)


def _paths(match: Match) -> list[Path]:
    """Returns the way of every marker, as far back as the history is complete."""
    first = match.opened(0 if match.whole else len(match.log))
    found = [[(c.technology, c.military)] for c in first.seats]
    for entry in match.log if match.whole else ():
        for event in entry.events:
            if isinstance(event, e.LevelGained) and not event.beyond:
                technology, military = found[event.seat][-1]
                to = (event.level, military) if event.track == "technology" else (technology, event.level)
                found[event.seat].append(to)
    return [tuple(path) for path in found]


class EraScenes:
    """The painter of era scenes; the development plan behind them is drawn once per window size."""

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self._plan: tuple[tuple[object, ...], pygame.Surface, MatrixView] | None = None

    def draw(self, ui: Ui, target: pygame.Surface, kind: Kind, share: float, seconds: float) -> None:
        """Draws a scene at `share` (0 to 1) of its time; `seconds`: since it appeared."""
        if isinstance(kind, NewEra):
            self._era(ui, target, kind, share)
        elif isinstance(kind, LeaderLeaves):
            self._departed(ui, target, kind, share)
        else:
            self._ended(ui, target, kind, share, seconds)

    def _name(self, ui: Ui, seat: int) -> str:
        return words.seat_name(ui.texts, self.model.match, seat)

    # -- an era ------------------------------------------------------------------------------------------------------

    def _era(self, ui: Ui, target: pygame.Surface, era: NewEra, share: float) -> None:
        """Draws an era's picture, its numeral among the three, and its name."""
        room = SceneSpace(target.get_size())
        target.blit(covering(ui, f"historia/screens/edge_{era.number}", room.size), (0, 0))
        middle, y = room.size[0] / 2, room.top + room.px(270)
        blit_centred(
            target, rays(ui, max(room.size), (255, 240, 196), 0.26), (middle, y), phase_progress(share, 0.0, 0.4)
        )
        for number in range(1, len(words.ROMAN)):
            new = number == era.number
            side = room.px(190 if new else 100)
            x = middle + room.px(230) * (number - era.number)
            shown = phase_progress(share, 0.05, 0.3) * (1.0 if number <= era.number else 0.5)
            grown = max(2, round(side * (0.6 + 0.4 * phase_progress(share, 0.05, 0.4)))) if new else side
            blit_centred(target, _numeral(ui, number, grown), (x, y), shown)
            if number < era.number:
                tick = ui.pictures.get("marks/check", (room.px(44), room.px(44)))
                blit_centred(target, tick, (x + room.px(36), y + room.px(34)), phase_progress(share, 0.25, 0.4))
        size = (room.px(680), room.px(88))
        name = ui.text("era-banner", era=words.ROMAN[era.number], name=ui.text(f"era-name-{era.number}"))
        below = (middle, room.top + room.px(462))
        unrolled(ui, target, name, below, size, ERAS[era.number], phase_progress(share, 0.3, 0.6))

    def _departed(self, ui: Ui, target: pygame.Surface, one: LeaderLeaves, share: float) -> None:
        """Draws the leaders stepping forward one by one, with the VP of their aim."""
        room = SceneSpace(target.get_size())
        target.blit(covering(ui, f"historia/screens/edge_{one.era}", room.size, AGO), (0, 0))
        middle = room.size[0] / 2
        size = (room.px(680), room.px(80))
        title = ui.text("scene-leaders-leave", era=words.ROMAN[one.era])
        unrolled(
            ui, target, title, (middle, room.top + room.px(150)), size, ERAS[one.era], phase_progress(share, 0.0, 0.25)
        )
        step = min(220.0, 1200 / len(one.leaders))
        for number, (seat, leader, vp) in enumerate(one.leaders):
            start = 0.15 + 0.5 * number / len(one.leaders)
            shown = phase_progress(share, start, start + 0.2)
            x = middle + room.px(step) * (number - (len(one.leaders) - 1) / 2)
            y = room.top + room.px(370 + 40 * (1 - shown))
            blit_centred(target, rays(ui, room.px(380), strength=0.3), (x, y), shown * (vp > 0))
            civilization = self.model.view.seats[seat].id
            face = cards.medal(ui, room.px(176), civilization, leader)
            blit_centred(target, face, (x, y), shown)
            crowned = phase_progress(share, start + 0.15, start + 0.35)
            blit_centred(target, laurel(ui, vp, room.px(84)), (x + room.px(62), y + room.px(62)), crowned)
            for line, style, down in ((f"leader-{leader}", "strong", 122), ("", "flavour", 158)):
                text = ui.text(line) if line else self._name(ui, seat)
                at = (round(x), round(y + room.px(down)))
                caption(ui, target, text, style, room.letters(17), at, shown)

    # -- the end -----------------------------------------------------------------------------------------------------

    def _ended(self, ui: Ui, target: pygame.Surface, one: GameEnd, share: float, seconds: float) -> None:
        """Draws all markers' paths over the plan, the winners' last in gold, and the ranking beside it."""
        room = SceneSpace(target.get_size())
        lost = one.lost
        painting = "historia/screens/edge_1" if lost else "historia/screens/edge_3"
        target.blit(covering(ui, painting, room.size, LOST if lost else None), (0, 0))
        if not ui.reduced_motion:
            (rain if lost else petals)(target, seconds)
        plan = self._matrix(ui, room)
        rect = room.rect(-606, 44, 632, 632)
        blit_with_opacity(target, plan[1], rect, phase_progress(share, 0.0, 0.12))
        self._walk(ui, target, plan[2], one, share)
        self._winner(ui, target, room, one, share)

    def _matrix(self, ui: Ui, room: SceneSpace) -> tuple[tuple[object, ...], pygame.Surface, MatrixView]:
        rect = room.rect(-606, 44, 632, 632)
        key = (room.size, ui.theme.name, ui.texts.language)
        if self._plan is None or self._plan[0] != key:
            lacking = ui.budget.lacking
            view, painted = MatrixView(ui, self.model), MatrixView(ui, self.model)
            view.arrange(ui, rect)
            plan = pygame.Surface(rect.size)
            painted.arrange(ui, plan.get_rect())
            painted.draw_plan(ui, plan)
            self._plan = (key if ui.budget.lacking == lacking else (), plan, view)
        return self._plan

    def _walk(self, ui: Ui, target: pygame.Surface, view: MatrixView, one: GameEnd, share: float) -> None:
        """Draws everybody's paths at the same time, then the winners'."""
        winners = one.result.winners
        order = sorted(range(len(one.paths)), key=lambda seat: seat in winners)
        for number, seat in enumerate(order):
            won = seat in winners
            walked = phase_progress(share, 0.5, 0.9) if won else phase_progress(share, 0.08, 0.5)
            aside = round((number - (len(order) - 1) / 2) * view.cell * 0.1)
            points = [
                (rect.centerx + aside, rect.centery + aside)
                for rect in (view.cell_rect(*cell) for cell in one.paths[seat])
            ]
            civilization = self.model.view.seats[seat].id
            if walked > 0:
                way = _as_far(points, walked)
                _thread(ui, target, way, civilization, view.cell * (0.15 if won else 0.13), won)

    def _winner(self, ui: Ui, target: pygame.Surface, room: SceneSpace, one: GameEnd, share: float) -> None:
        result, seats = one.result, self.model.view.seats
        crest = (room.size[0] / 2 + room.px(330), room.top + room.px(190))
        blit_centred(
            target,
            rays(ui, room.px(760), (255, 240, 190), 0.42),
            crest,
            phase_progress(share, 0.5, 0.7) * (not one.lost),
        )
        shown = phase_progress(share, 0.55, 0.75)
        blit_centred(target, wreath(ui, (room.px(330), room.px(312))), crest, shown * (0.0 if one.lost else 1.0))
        first = result.winners[0] if not one.lost else 0
        face = cards.medal(ui, room.px(180), seats[first].id, seats[first].leader)
        blit_centred(target, face, crest, shown)
        sentence = listed(ui.texts, [self._name(ui, seat) for seat in result.winners])
        text = (
            ui.text("scene-won", name=sentence) if len(result.winners) == 1 else ui.text("score-shared", names=sentence)
        )
        size = (room.px(560), room.px(76))
        centre = (crest[0], room.top + room.px(372))
        unrolled(ui, target, text, centre, size, SEATS[seats[result.winners[0]].id], phase_progress(share, 0.6, 0.8))
        y = room.top + room.px(436)
        tie = words.tie_sentence(ui.texts, self.model.match, result)
        for sentence in (*(ui.text(line) for line in one.alone), *((tie,) if tie else ())):
            caption(
                ui,
                target,
                sentence,
                "flavour",
                room.letters(20),
                (round(crest[0]), y),
                phase_progress(share, 0.7, 0.85),
            )
            y += room.px(36)
        self._ranking(ui, target, room, one, share, crest[0], y)

    def _ranking(
        self, ui: Ui, target: pygame.Surface, room: SceneSpace, one: GameEnd, share: float, x: float, y: float
    ) -> None:
        """Draws the ranking: a line per civilization with place, piece, name and points."""
        result = one.result
        high = min(room.px(34), round((room.top + room.px(690) - y) / len(result.ranking)))
        sheet = pygame.Rect(0, 0, room.px(460), high * len(result.ranking) + room.px(20))
        sheet.midtop = (round(x), round(y - room.px(10)))
        shown = phase_progress(share, 0.72, 0.9)
        blit_with_opacity(
            target, ui.chrome.box(BoxStyle(radius=room.px(10), top=(30, 20, 12), alpha=170), *sheet.size), sheet, shown
        )
        for number, seat in enumerate(result.ranking):
            line = sheet.y + room.px(10) + high * number + high // 2
            badge = ui.pictures.scaled(piece(self.model.view.seats[seat].id), (room.px(28), room.px(28)))
            blit_centred(target, badge, (sheet.x + room.px(34), line), shown)
            won = seat in result.winners
            style: tuple[str, Colour] = ("strong", GOLD_LIGHT) if won else ("text", IVORY)
            name = ui.fonts.line(self._name(ui, seat), style[0], room.letters(18), style[1])
            blit_with_opacity(target, name, name.get_rect(midleft=(sheet.x + room.px(62), line)), shown)
            points = ui.fonts.line(str(result.totals[seat]), style[0], room.letters(20), style[1])
            blit_with_opacity(target, points, points.get_rect(midright=(sheet.right - room.px(24), line)), shown)


def _numeral(ui: Ui, number: int, side: int) -> pygame.Surface:
    """Draws a Roman numeral on a bronze disc."""

    def made() -> pygame.Surface:
        drawn = ui.pictures.get("historia/board/token", (side, side)).copy()
        figure = ui.fonts.line(words.ROMAN[number], "title", printed(side * 0.4), INK)
        drawn.blit(figure, figure.get_rect(center=(side // 2, side // 2)))
        return drawn

    return ui.pictures.made(f"@numeral {number}", (side, side), made)


def _as_far(points: list[tuple[int, int]], share: float) -> list[tuple[int, int]]:
    """Returns the points up to a share of a path's length."""
    reach = share * (len(points) - 1)
    whole = int(reach)
    walked = points[: whole + 1]
    if whole + 1 < len(points):
        (ax, ay), (bx, by) = points[whole], points[whole + 1]
        rest = reach - whole
        walked = [*walked, (round(ax + (bx - ax) * rest), round(ay + (by - ay) * rest))]
    return walked


def _thread(
    ui: Ui, target: pygame.Surface, points: list[tuple[int, int]], civilization: str, wide: float, won: bool
) -> None:
    """Draws a path in its civilization's colour with the piece at its head; a winner's is edged with gold."""
    gold = [(GOLD, wide + 7)] if won else []
    for tint, thick in ((INK, wide + (10 if won else 3)), *gold, (SEATS[civilization], wide)):
        radius = max(1, round(thick / 2))
        for a, b in pairwise(points):
            pygame.draw.line(target, tint, a, b, max(2, round(thick)))
        for point in points:
            pygame.draw.aacircle(target, tint, point, radius)
    if points:
        side = max(14, round(wide * (7 if won else 5)))
        blit_centred(target, ui.pictures.scaled(piece(civilization), (side, side)), points[-1])
