"""What a challenge adds to the table: the strip of rounds, the standards at the map's edge, what they light on it."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from engine.brazil.frames import MonarchFrame
from engine.brazil.moves import ChooseMonarch, Move
from game.brazil.challenge import asked, banner, strip
from game.brazil.challenge.banner import StandardBanner
from game.brazil.challenge.course import Annals, course_of
from game.brazil.challenge.goals import Standard, standards
from game.brazil.challenge.strip import Rounds
from game.brazil.desk import Desk
from game.brazil.layout import is_compact
from game.ui import Ui
from game.widgets.base import Widget

EDGE, GAP = 18, 8  # u from the rim of the map, between standards
TOP = 17


def is_challenge(desk: Desk) -> bool:
    return asked.is_challenge(desk.view.board.scenario)


@dataclass(slots=True)
class ChallengeTable:
    """``pointed``: the goal whose standard is under the pointer."""

    desk: Desk
    annals: Annals = field(init=False)
    pointed: str = ""
    wanted: str = ""  # the Monarch chosen at the briefing, who is taken when the table asks
    _shown: tuple[Standard, ...] = ()

    def __post_init__(self) -> None:
        self.annals = Annals(self.desk.match)

    def point(self, goal: str) -> None:
        self.pointed = goal

    def places(self) -> frozenset[int]:
        """Hexes that the standard looked at is about."""
        return next((one.places for one in self._shown if one.goal == self.pointed), frozenset())

    def takes_monarch(self) -> Move | None:
        """The Monarch of the briefing, once the table asks for one; undone, one chooses anew."""
        if not self.wanted or not self.desk.asks(MonarchFrame):
            return None
        move, self.wanted = ChooseMonarch(self.desk.seat, self.wanted), ""
        return move if self.desk.why(move) is None else None

    def kept_free(self, ui: Ui) -> tuple[int, int, int, int]:
        """Pixels at the map's edges that the fitted board avoids."""
        if is_compact(ui):
            return (ui.px(banner.SMALL_WIDE + EDGE - 6), ui.px(strip.HIGH * 3 // 4), 0, 0)
        return (ui.px(banner.WIDE + EDGE), ui.px(strip.HIGH + TOP - 4), 0, 0)

    def parts(self, ui: Ui, area: pygame.Rect) -> list[Widget]:
        """The widgets over the map, each where it goes in the map's ``area``."""
        small = is_compact(ui)
        self._shown = standards(ui.texts, self.desk.view, self.annals)
        course = course_of(self.desk.match)
        title = ui.text("challenge-round", now=course.now, last=course.last)
        left = ui.text("challenge-left", n=course.left)
        rounds = Rounds(course, title, left, ui.text("challenge-rounds-tip", n=course.left, last=course.last))
        hung: list[Widget] = [
            StandardBanner(one, ui.text("standard-helps"), self.point, small=small) for one in self._shown
        ]
        self._place(ui, area, rounds, hung, small)
        return [rounds, *hung]

    def _place(self, ui: Ui, area: pygame.Rect, rounds: Rounds, hung: list[Widget], small: bool) -> None:
        edge, top = (ui.px(10), ui.px(10)) if small else (ui.px(EDGE), ui.px(TOP))
        wide, high = hung[0].measure(ui, area.width) if hung else (0, 0)
        gap = ui.px(GAP)
        room = area.height - 2 * top - gap * (len(hung) - 1)
        if hung and high * len(hung) > room:
            wide, high = round(wide * room / (high * len(hung))), room // len(hung)
        for number, widget in enumerate(hung):
            widget.arrange(ui, pygame.Rect(area.x + edge, area.y + top + number * (high + gap), wide, high))
        left = area.x + edge + wide + ui.px(12 if small else 16)
        right = area.right - (ui.px(190) if small else ui.px(18))
        strip_high = ui.px(strip.HIGH * (0.75 if small else 1))
        rounds.arrange(ui, pygame.Rect(left, area.y + top, right - left, strip_high))
