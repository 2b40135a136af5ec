"""Everything a challenge adds to the table: round strip, goal banners, attack odds, out-of-reach warnings."""

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
from game.brazil.challenge.attack_rings import AttackTexts, RingSides, draw_attack_details, draw_rings
from game.brazil.challenge.best_results import BestResults
from game.brazil.challenge.goal_banner import GoalBanner
from game.brazil.challenge.goal_status import GoalStatus, goal_statuses, title_of
from game.brazil.challenge.progress import RoundHistory, progress_of
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

EDGE, GAP = 18, 8  # u from the map's edge, and between banners
TOP = 17
ABOVE_TOOLS = 62  # u kept free below the odds panel for the map's buttons


def is_challenge(model: TableModel) -> bool:
    """Returns whether the table plays a challenge."""
    return goal_view.is_challenge(model.view.board.scenario)


@dataclass(slots=True)
class ChallengeTable:
    """The challenge's part of the table.

    ``look``: the arch preview; odds are shown as if the token were on the hovered arch.
    """

    model: TableModel
    map: MapView
    look: ArchPreview
    history: RoundHistory = field(init=False)
    odds: AttackChances = field(init=False)
    banners: Sequence[GoalBanner] = ()
    wanted: str = ""  # the Monarch chosen at the briefing, until the game has asked for one
    friend: DealOutcome | None = None  # another player's result with this deal
    best: BestResults | None = None  # stored results
    warned: set[str] = field(default_factory=set)  # goals already reported as out of reach
    _known: tuple[Any, tuple[GoalStatus, ...]] = (None, ())

    def __post_init__(self) -> None:
        self.history, self.odds = RoundHistory(self.model.match), AttackChances(self.model)

    # -- goals ---------------------------------------------------------------------------------------------------

    def goal_statuses(self, texts: Texts) -> tuple[GoalStatus, ...]:
        """Returns the `GoalStatus` (pictures, progress, state, text) of each goal in the shown position, cached per
        position."""
        match = self.model.match
        key = (match.version, match.cursor, match.observer, texts.language)
        if self._known[0] != key:
            self._known = (key, goal_statuses(texts, self.model.view, self.history))
        return self._known[1]

    def _with_odds(self, texts: Texts, one: GoalStatus) -> GoalStatus:
        """Adds the odds to the status of a Capital that can be attacked this turn."""
        odds = next((attack.best for attack in self.attacks() if attack.goal), None)
        if one.kind != "capital" or one.state != "open" or odds is None:
            return one
        return replace(one, line=texts("standard-capital-odds", line=one.line, share=odds))

    def places(self) -> frozenset[int]:
        """Returns the ids of the hexes that count for the goal whose banner is hovered or focused; none without such a
        banner."""
        return next((banner.status.places for banner in self.banners if banner.looked_at), frozenset())

    def warnings(self, texts: Texts) -> list[str]:
        """Returns a message for each goal that has become out of reach since the last call, so each goal once; [] in
        past moves or after the end."""
        if self.model.match.cursor is not None or self.model.view.over:
            return []
        fresh = [one for one in self.goal_statuses(texts) if one.state == "lost" and one.goal not in self.warned]
        self.warned |= {one.goal for one in fresh}
        goals = {goal.id: goal for goal in goal_view.terms(self.model.view).goals}
        return [
            texts("challenge-out-of-reach", goal=title_of(texts, goals[one.goal]), reason=one.line) for one in fresh
        ]

    # -- odds ----------------------------------------------------------------------------------------------------

    def attacks(self) -> tuple[AttackChance, ...]:
        """Returns each attack the player could make now, with its chances to win."""
        return self.odds.possible_attacks()

    def ringed(self) -> tuple[AttackChance, ...]:
        """Returns the attacks to draw rings for: those possible now or, while an arch (action space) is hovered or
        focused, those after placing the token on it."""
        return self.odds.possible_attacks(self.look.looked_at)

    def hex_pointed(self) -> int | None:
        """Returns the hex under the pointer, or None."""
        return self.map.cursor

    @property
    def sides(self) -> RingSides:
        """The two seats' colours for the rings: the player's and the enemy's."""
        seats = self.model.view.seats
        return RingSides(seats[0].colour, seats[-1].colour)

    def draw_odds(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws on the map a ring for each attack of `ringed`, and a panel with the details of the attack on the
        hovered hex."""
        attacks = self.ringed()
        if not attacks:
            return
        s = self.model.view
        pieces = {place for player in s.seats for place in player.units if place >= 0}
        pieces |= {hex_id for hex_id, tile in enumerate(s.tile) if tile}
        draw_rings(ui, target, attacks, self.sides, self.map.centre, pieces, self.map.viewport.zoom)
        shown = next((one for one in attacks if one.hex == self.map.cursor), None)
        if shown is not None and not is_compact(ui):
            area = self.map.rect.inflate(-ui.px(2 * EDGE), 0)
            area.height -= ui.px(ABOVE_TOOLS)
            draw_attack_details(ui, target, shown, self._attack_texts(ui, shown), self.sides, area)

    def _attack_texts(self, ui: Ui, one: AttackChance) -> AttackTexts:
        s, texts = self.model.view, ui.texts
        if one.goal:
            title = texts("standard-capital")
        else:
            unit = next(unit for unit, place in enumerate(s.seats[-1].units) if place == one.hex)
            title = words.unit(texts, s, len(s.seats) - 1, unit)
        lines = tuple(texts("odds-with", n=cards) for cards, _ in one.lines)
        return AttackTexts(title, texts("odds-against"), lines, texts("odds-unseen", n=one.unseen))

    # -- the briefing --------------------------------------------------------------------------------------------

    def takes_monarch(self) -> Move | None:
        """Returns the move that chooses the Monarch of the briefing when the game first asks for the Monarch; None at
        any other time.

        Returned once only: after an undo the player chooses anew.
        """
        if not self.wanted or not self.model.asks(MonarchDecision):
            return None
        move, self.wanted = ChooseMonarch(self.model.seat, self.wanted), ""
        return move if self.model.why(move) is None else None

    def about_panel(self, ui: Ui) -> Widget:
        """Builds the panel with level, deal and best result of the challenge."""
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
        """Returns how many pixels (left, top, right, bottom) at the map's edges the challenge's widgets cover, where
        the board should not lie."""
        if is_compact(ui):
            return (ui.px(goal_banner.SMALL_WIDE + EDGE - 6), ui.px(round_strip.HIGH * 3 // 4), 0, 0)
        return (ui.px(goal_banner.WIDE + EDGE), ui.px(round_strip.HIGH + TOP - 4), 0, rim(ui.u))

    def parts(self, ui: Ui, area: pygame.Rect) -> list[Widget]:
        """Builds the round strip and the goal banners of the shown position, placed over the map's ``area``."""
        small = is_compact(ui)
        progress = progress_of(self.model.match)
        title = ui.text("challenge-round", now=progress.now, last=progress.last)
        left = ui.text("challenge-left", n=progress.left)
        rounds = RoundStrip(progress, title, left, ui.text("challenge-rounds-tip", n=progress.left, last=progress.last))
        helps = ui.text("standard-helps")
        shown = [self._with_odds(ui.texts, one) for one in self.goal_statuses(ui.texts)]
        self.banners = [GoalBanner(one, helps, small=small) for one in shown]
        self._place(ui, area, rounds, self.banners, small)
        return [rounds, *self.banners]

    def _place(self, ui: Ui, area: pygame.Rect, rounds: RoundStrip, banners: Sequence[Widget], small: bool) -> None:
        edge, top = (ui.px(10), ui.px(10)) if small else (ui.px(EDGE), ui.px(TOP))
        wide, high = banners[0].measure(ui, area.width) if banners else (0, 0)
        gap = ui.px(GAP)
        room = area.height - 2 * top - gap * (len(banners) - 1)
        if banners and high * len(banners) > room:
            wide, high = round(wide * room / (high * len(banners))), room // len(banners)
        for number, widget in enumerate(banners):
            widget.arrange(ui, pygame.Rect(area.x + edge, area.y + top + number * (high + gap), wide, high))
        left = area.x + edge + wide + ui.px(12 if small else 16)
        right = area.right - (ui.px(190) if small else ui.px(18))
        strip_high = ui.px(round_strip.HIGH * (0.75 if small else 1))
        rounds.arrange(ui, pygame.Rect(left, area.y + top, right - left, strip_high))
