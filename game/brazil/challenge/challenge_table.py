"""What a challenge adds to the table: the strip of rounds, the standards at the map's edge and what they light on it,
the odds on the map, what was chosen at the briefing, and the warning when a goal is out of reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

import pygame

from engine.brazil.challenge.deal_text import DealOutcome
from engine.brazil.decisions import MonarchDecision
from engine.brazil.moves import ChooseMonarch, Move
from game.brazil.challenge import deals, goal_banner, goal_view, round_strip
from game.brazil.challenge.about_panel import AboutPanel
from game.brazil.challenge.attack_odds import AttackChance, AttackChances
from game.brazil.challenge.attack_rings import RingSides, SlipWords, draw_rings, draw_slip
from game.brazil.challenge.best_results import BestResult
from game.brazil.challenge.goal_banner import GoalBanner
from game.brazil.challenge.goal_panels import GoalPanel, standards, title_of
from game.brazil.challenge.progress import RoundHistory, course_of
from game.brazil.challenge.round_strip import RoundStrip
from game.brazil.layout import is_compact
from game.brazil.map.arch_preview import ArchPreview
from game.brazil.map.map_view import MapView
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.i18n.texts import Texts
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.material.degrees import rim

EDGE, GAP = 18, 8  # u from the rim of the map, between standards
TOP = 17
ABOVE_TOOLS = 62  # u: the slip stands over the map's own buttons


def is_challenge(model: TableModel) -> bool:
    return goal_view.is_challenge(model.view.board.scenario)


@dataclass(slots=True)
class ChallengeTable:
    """``look``: which arch is looked at; the token would have moved there."""

    model: TableModel
    map: MapView
    look: ArchPreview
    annals: RoundHistory = field(init=False)
    odds: AttackChances = field(init=False)
    hung: Sequence[GoalBanner] = ()
    wanted: str = ""  # the Monarch chosen at the briefing, who is taken when the table asks
    friend: DealOutcome | None = None  # what somebody else made of this deal
    best: BestResult | None = None  # the results so far
    warned: set[str] = field(default_factory=set)  # goals of which it was said that they are out of reach
    _known: tuple[Any, tuple[GoalPanel, ...]] = (None, ())

    def __post_init__(self) -> None:
        self.annals, self.odds = RoundHistory(self.model.match), AttackChances(self.model)

    # -- goals ---------------------------------------------------------------------------------------------------

    def standards(self, texts: Texts) -> tuple[GoalPanel, ...]:
        """Of the position shown; worked out once for each."""
        match = self.model.match
        key = (match.version, match.cursor, match.eyes, texts.language)
        if self._known[0] != key:
            self._known = (key, standards(texts, self.model.view, self.annals))
        return self._known[1]

    def _with_odds(self, texts: Texts, one: GoalPanel) -> GoalPanel:
        """The Capital that can be stormed this turn says how that would go."""
        odds = next((assault.best for assault in self.assaults() if assault.goal), None)
        if one.kind != "capital" or one.state != "open" or odds is None:
            return one
        return replace(one, line=texts("standard-capital-odds", line=one.line, share=odds))

    def places(self) -> frozenset[int]:
        """Hexes that the standard looked at is about."""
        return next((banner.standard.places for banner in self.hung if banner.looked_at), frozenset())

    def warnings(self, texts: Texts) -> list[str]:
        """What is to be said now of goals that are out of reach: once each, in the present only."""
        if self.model.match.cursor is not None or self.model.view.over:
            return []
        fresh = [one for one in self.standards(texts) if one.state == "lost" and one.goal not in self.warned]
        self.warned |= {one.goal for one in fresh}
        goals = {goal.id: goal for goal in goal_view.terms(self.model.view).goals}
        return [
            texts("challenge-out-of-reach", goal=title_of(texts, goals[one.goal]), reason=one.line) for one in fresh
        ]

    # -- odds ----------------------------------------------------------------------------------------------------

    def assaults(self) -> tuple[AttackChance, ...]:
        return self.odds.now()

    def ringed(self) -> tuple[AttackChance, ...]:
        """Those, or what they would be under the arch looked at."""
        return self.odds.now(self.look.looked_at)

    def hex_pointed(self) -> int | None:
        return self.map.cursor

    @property
    def sides(self) -> RingSides:
        seats = self.model.view.seats
        return RingSides(seats[0].colour, seats[-1].colour)

    def draw_odds(self, ui: Ui, target: pygame.Surface) -> None:
        """Rings on the places that can be attacked; the slip of the one that is pointed at."""
        assaults = self.ringed()
        if not assaults:
            return
        s = self.model.view
        pieces = {place for player in s.seats for place in player.units if place >= 0}
        pieces |= {hex_id for hex_id, tile in enumerate(s.tile) if tile}
        draw_rings(ui, target, assaults, self.sides, self.map.centre, pieces, self.map.viewport.zoom)
        shown = next((one for one in assaults if one.hex == self.map.cursor), None)
        if shown is not None and not is_compact(ui):
            area = self.map.rect.inflate(-ui.px(2 * EDGE), 0)
            area.height -= ui.px(ABOVE_TOOLS)
            draw_slip(ui, target, shown, self._slip_words(ui, shown), self.sides, area)

    def _slip_words(self, ui: Ui, one: AttackChance) -> SlipWords:
        s, texts = self.model.view, ui.texts
        if one.goal:
            title = texts("standard-capital")
        else:
            unit = next(unit for unit, place in enumerate(s.seats[-1].units) if place == one.hex)
            title = words.unit(texts, s, len(s.seats) - 1, unit)
        lines = tuple(texts("odds-with", n=cards) for cards, _ in one.lines)
        return SlipWords(title, texts("odds-against"), lines, texts("odds-unseen", n=one.unseen))

    # -- the briefing --------------------------------------------------------------------------------------------

    def takes_monarch(self) -> Move | None:
        """The Monarch of the briefing, once the table asks for one; undone, one chooses anew."""
        if not self.wanted or not self.model.asks(MonarchDecision):
            return None
        move, self.wanted = ChooseMonarch(self.model.seat, self.wanted), ""
        return move if self.model.why(move) is None else None

    def about(self, ui: Ui) -> Widget:
        """Level, deal, and the best result so far."""
        s = self.model.view
        level = goal_view.level(s)
        known = self.best.of(s.board.scenario.id, level=level)[:1] if self.best is not None else []
        code = goal_view.deal_code(self.model.match)
        today = code == deals.of_the_day(s.board.scenario.id, date.today())
        best = ui.text("about-best", left=known[0].left) if known and known[0].won else ui.text("about-none")
        points = str(known[0].points) if known and known[0].won else ""
        tip = ui.text("briefing-deal", code=code) if code else ""
        deal = ui.text("deal-of-the-day") if today else code
        return AboutPanel(ui.text(f"option-solo_difficulty-{level}"), deal, best, points, tip)

    # -- where it hangs ------------------------------------------------------------------------------------------

    def kept_free(self, ui: Ui) -> tuple[int, int, int, int]:
        """Pixels at the map's edges that the fitted board avoids."""
        if is_compact(ui):
            return (ui.px(goal_banner.SMALL_WIDE + EDGE - 6), ui.px(round_strip.HIGH * 3 // 4), 0, 0)
        return (ui.px(goal_banner.WIDE + EDGE), ui.px(round_strip.HIGH + TOP - 4), 0, rim(ui.u))

    def parts(self, ui: Ui, area: pygame.Rect) -> list[Widget]:
        """The widgets over the map, each where it goes in the map's ``area``."""
        small = is_compact(ui)
        course = course_of(self.model.match)
        title = ui.text("challenge-round", now=course.now, last=course.last)
        left = ui.text("challenge-left", n=course.left)
        rounds = RoundStrip(course, title, left, ui.text("challenge-rounds-tip", n=course.left, last=course.last))
        helps = ui.text("standard-helps")
        shown = [self._with_odds(ui.texts, one) for one in self.standards(ui.texts)]
        self.hung = [GoalBanner(one, helps, small=small) for one in shown]
        self._place(ui, area, rounds, self.hung, small)
        return [rounds, *self.hung]

    def _place(self, ui: Ui, area: pygame.Rect, rounds: RoundStrip, hung: Sequence[Widget], small: bool) -> None:
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
        strip_high = ui.px(round_strip.HIGH * (0.75 if small else 1))
        rounds.arrange(ui, pygame.Rect(left, area.y + top, right - left, strip_high))
