"""The player's Missions on a sheet of paper: objectives with ticks, progress and points."""

from __future__ import annotations

from functools import partial

import pygame

from engine.brazil import facts
from engine.brazil.components import MISSIONS
from engine.brazil.decisions import TurnDecision
from engine.brazil.moves import AnnounceMission
from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.render.theme import mix
from game.render.ui import Ui
from game.widgets.base import Column, Size, Widget
from game.widgets.button import Button
from game.widgets.fitted_text import fitted
from game.widgets.frame import MaterialFrame
from game.widgets.label import Label
from game.widgets.material.dots import dots
from game.widgets.material.laurel import laurel
from game.widgets.material.panel import paper
from game.widgets.rich_text import RichText

RIBBON, LAUREL, SMALL_LAUREL, MARK, DOT = 22, 28, 21, 14, 9.5


class MissionHeader(Widget):
    """A Mission's era, title and points."""

    role = "text"

    def __init__(self, picture: str, title: str, points: str, tip: str = "", done: bool = False) -> None:
        super().__init__(tip=tip)
        self.picture, self.title, self.points, self.done = picture, title, points, done
        self._high = 22 if done else 29

    @property
    def drawn_text(self) -> str:
        return f"{self.title}   {self.points} [vp]" if self.points else self.title

    def tighten(self) -> None:
        """Reduces the header's height, so that the column's parts fit."""
        self._high = 20 if self.done else 21

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(self._high))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, side = self.rect, ui.px(16 if self.done else RIBBON)
        target.blit(ui.pictures.get(self.picture, (side, side)), (rect.x, rect.centery - side // 2))
        seat = ui.px(min(SMALL_LAUREL if self.done else LAUREL, self._high))
        room = rect.width - ui.px(RIBBON + 6) - (seat + ui.px(4) if self.points else 0)
        style, size, colour = ("text", "text", "paper_good") if self.done else ("title", "heading", "paper_ink")
        title = fitted(ui, self.title, room, style=style, size=size, colour=colour)
        target.blit(title, (rect.x + ui.px(RIBBON + 6), rect.centery - title.get_height() // 2))
        if self.points:
            target.blit(laurel(ui, self.points, seat), (rect.right - seat, rect.centery - seat // 2))


class ObjectiveLine(Widget):
    """An objective: tick or ring, text, progress, and its own points if any."""

    role = "text"

    def __init__(self, text: str, have: int, needed: int, points: str = "") -> None:
        super().__init__()
        self.text, self.have, self.needed, self.points = text, have, needed, points
        self._high, self._figures = 21, False
        self._fitted: tuple[object, int] = (None, 0)  # cache key, and the text's width
        colour = "paper_good" if self.holds else "paper_ink"
        self._sizes = [RichText(text, size=size, colour=colour) for size in ("text", "small")]
        self.add(*self._sizes)
        self.children = [self._sizes[0]]

    @property
    def drawn_text(self) -> str:
        own = f"   {self.points} [vp]" if self.points else ""
        return f"{self.text}: {self.have}/{self.needed}{own}"

    def tighten(self) -> None:
        """Reduces the line's height and allows only its smallest type, so that the column's parts fit."""
        self._high = 16
        self._sizes = self._sizes[-1:]

    @property
    def holds(self) -> bool:
        """Whether the player has as many of the things counted as the objective requires."""
        return self.have >= self.needed

    def _progress(self, ui: Ui) -> pygame.Surface:
        """The progress as dots; as numbers if the text needs the space."""
        if self._figures:
            have = min(self.have, self.needed)
            return ui.line(f"{have}/{self.needed}", "strong", "small", "paper_ink")
        return dots(ui, self.have, self.needed, ui.px(DOT))

    def _right(self, ui: Ui) -> int:
        """The width of progress and laurel."""
        return self._progress(ui).get_width() + ui.px(6) + (ui.px(SMALL_LAUREL + 5) if self.points else 0)

    def _room(self, ui: Ui, width: int) -> int:
        return max(ui.px(60), width - ui.px(MARK + 6) - self._right(ui))

    def _fit(self, ui: Ui, width: int) -> int:
        """Chooses type size and progress style; returns the text's width.

        Numbers and small type are preferred to wrapping.
        """
        wanted = (ui.u, width, self._high)
        if self._fitted[0] != wanted:  # cached, as the column is measured many times
            self._fitted = (wanted, self._fit_again(ui, width))
        return self._fitted[1]

    def _fit_again(self, ui: Ui, width: int) -> int:
        line = 1.5 * ui.fonts.height("text", ui.type_size("text"))
        for self._figures in (False, True):
            room = self._room(ui, width)
            for asked in self._sizes:
                if asked.measure(ui, room)[1] < line:
                    self.children = [asked]
                    return room
        self.children = [self._sizes[-1]]
        return self._room(ui, width)

    def measure(self, ui: Ui, width: int) -> Size:
        room = self._fit(ui, width)
        high = self.children[0].measure(ui, room)[1]
        return (width, max(high, ui.px(self._high)))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        room = self._fit(ui, rect.width)
        high = self.children[0].measure(ui, room)[1]
        area = pygame.Rect(rect.x + ui.px(MARK + 6), rect.centery - high // 2, room, high)
        self.children[0].arrange(ui, area)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, side = self.rect, ui.px(MARK)
        mark = ui.pictures.get("marks/check" if self.holds else "marks/todo", (side, side))
        target.blit(mark, (rect.x, rect.centery - side // 2))
        super().draw(ui, target)
        right = rect.right
        if self.points:
            seat = ui.px(min(SMALL_LAUREL, self._high + 1))
            target.blit(laurel(ui, self.points, seat), (right - seat, rect.centery - seat // 2))
            right -= ui.px(SMALL_LAUREL + 5)
        drawn = self._progress(ui)
        target.blit(drawn, (right - drawn.get_width(), rect.centery - drawn.get_height() // 2))


class SeparatorLine(Widget):
    """A thin line between two Missions."""

    def __init__(self) -> None:
        super().__init__()
        self._high = 9

    def tighten(self) -> None:
        """Reduces the separator's height, so that the column's parts fit."""
        self._high = 4

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(self._high))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        colour = mix(ui.theme.paper_low, ui.theme.paper_edge, 0.6)
        target.fill(colour, (self.rect.x, self.rect.centery, self.rect.width, max(1, ui.px(0.8))))


def missions(ui: Ui, model: TableModel, controller: TableController) -> Widget:
    """Builds the sheet with the player's Missions, those to fulfil first, then those announced. Each Mission to fulfil
    is a block of its own, named by its era."""
    player = model.player
    blocks: list[Widget] = [
        Column(_mission(ui, model, controller, mission, number), gap=0, name=block_name(mission))
        for number, mission in enumerate(player.missions)
    ]
    if player.revealed:
        blocks.append(Column([_done(ui, mission) for mission in player.revealed], gap=0))
    parts: list[Widget] = []
    for block in blocks:
        parts += [*([SeparatorLine()] if parts else []), block]
    if not parts:
        parts.append(Label(ui.text("no-missions"), style="flavour", colour="paper_soft", align="centre"))
    return MaterialFrame(Column(parts, gap=0), paper, pad=(12, 8), name="missions")


def block_name(mission: str) -> str:
    """Returns the name of a Mission's block on the sheet, "missions-1" for one of Era I; "" for a face-down one."""
    return f"missions-{MISSIONS[mission].era}" if mission in MISSIONS else ""


def _done(ui: Ui, mission: str) -> Widget:
    """An announced Mission: its title with a tick."""
    entry = MISSIONS[mission]
    title, points = words.mission(ui.texts, mission), str(entry.vp) if entry.vp else ""
    header = MissionHeader("marks/check", title, points, done=True)
    header.handbook_page = f"mission/{mission}"
    return header


def _mission(ui: Ui, model: TableModel, controller: TableController, mission: str, number: int) -> list[Widget]:
    title = words.mission(ui.texts, mission)
    entry = MISSIONS.get(mission)
    if entry is None:  # a face-down Mission
        return [MissionHeader("marks/hand_mission", title, "")]
    tip = ""
    if model.asks(TurnDecision):
        reason = model.why(AnnounceMission(model.seat, mission))
        tip = words.reason(ui.texts, reason) if reason is not None else ""
    # the title alone tells why it can't be announced: beside an objective the words would cover the list
    parts: list[Widget] = [MissionHeader(f"marks/era_{entry.era}", title, str(entry.vp) if entry.vp else "", tip)]
    for objective, have, needed in facts.mission_progress(model.view, model.seat, mission):
        points = str(objective["vp"]) if "vp" in objective else ""
        parts.append(ObjectiveLine(words.objective(ui.texts, objective), have, needed, points))
    for part in parts:
        part.handbook_page = f"mission/{mission}"
    if model.deciding and model.selector.every(kind="announce_mission", mission=mission):
        announce = partial(controller.point, kind="announce_mission", mission=mission)
        name = f"announce-{number}"
        parts.append(Button(ui.text("announce"), announce, kind="main", size="small", name=name, pads=(8, 1)))
    return parts
