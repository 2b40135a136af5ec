"""The screen at the end of a challenge: painting, result, goals met, medal, turning points, and what to play next; also
stores the result among the best results."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

import pygame

from engine.brazil.challenge.deal_text import DealOutcome
from game.brazil.challenge import deals, goal_view
from game.brazil.challenge.best_results import BestResults
from game.brazil.challenge.briefing import BriefingScreen
from game.brazil.challenge.briefing_layout import SideBySide
from game.brazil.challenge.challenge_choice import Begin, ChallengeChoice
from game.brazil.challenge.end_widgets import EndFigures, EndHeader, EndRoot, TurningPointRow
from game.brazil.challenge.ending import ending_of, for_a_friend, game_of, is_recorded, result_of
from game.brazil.challenge.goal_banner import GoalBanner
from game.brazil.challenge.round_strip import RoundStrip
from game.brazil.challenge.widgets import painted
from game.brazil.challenge.wording import defeat_tint, painting_of
from game.brazil.match import Match
from game.brazil.score_screen import ScoreScreen
from game.brazil.table_model import TableModel
from game.i18n.display_text import display_text
from game.platform import clipboard, clock
from game.platform.clipboard import NoClipboard
from game.render.ui import Ui
from game.shell.screen import Screen
from game.shell.shell import Shell
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.label import Label
from game.widgets.material.panel import dark_panel, gold_line, paper, rosewood
from game.widgets.rich_text import RichText
from game.widgets.scene import petals, rain, rays

ROOM = (1100, 640)  # smallest size in u with the panels side by side
SCENE = 566 / 1080  # the painting's share of the window's height
PANEL = 208
FRAME = 33  # ms between frames of petals or rain
PutAway = Callable[[Callable[[], None]], None]


class EndScreen(Screen):
    """The screen that shows how a challenge ended.

    ``begin``: starts another challenge.
    """

    def __init__(
        self, app: Shell, model: TableModel, begin: Begin, jump: Callable[[int], None], put_away: PutAway,
        friend: DealOutcome | None = None,
    ) -> None:  # fmt: skip
        """Makes the screen for a finished game.

        ``jump``: shows the table after so many moves. ``put_away``: closes the table, then calls its argument.
        ``friend``: another player's result with this deal.
        """
        super().__init__(app)
        result = model.match.result()
        assert result is not None
        self.model, self.ending = model, ending_of(app.ui.texts, model.match, result, friend)
        self.begin, self.jump, self.put_away = begin, jump, put_away
        self.since = clock.now()
        self.review: Callable[[Callable[[int], None]], None] | None = None  # opens the review; None if there is none

    # -- actions -------------------------------------------------------------------------------------------------

    def _again(self, deal: str, edition: int = 0) -> None:
        end = self.ending

        def lay() -> None:
            choice = ChallengeChoice(end.scenario.id, end.level, end.monarch, deal, edition=edition)
            if not self.begin(self.app, choice):
                self.app.go("menu")

        self.put_away(lay)

    def same_deal(self) -> None:
        """Leaves the game and starts the challenge again with the same deal, level and Monarch."""
        self._again(self.ending.deal, self.model.match.session.setup.edition)

    def another_deal(self) -> None:
        """Leaves the game and starts the challenge again with a new random deal, the same level and Monarch."""
        self._again(deals.random_deal())

    def copy_result(self) -> None:
        """Copies a text for a friend (the result and the deal line) to the clipboard, and says by a toast whether it
        could."""
        try:
            clipboard.put(for_a_friend(self.ui.texts, self.ending))
        except NoClipboard as error:
            self.app.toast(self.text("friend-not-copied", reason=display_text(error)), "bad")
            return
        self.app.toast(self.text("friend-copied"))

    def next_level(self) -> str:
        """Returns the id of the challenge's difficulty level after the one played; "" if that was the last."""
        names = list(goal_view.challenge_of(self.ending.scenario).levels)
        place = names.index(self.ending.level) + 1
        return names[place] if place < len(names) else ""

    def open_briefing(self) -> None:
        """Leaves the game and opens the challenge's briefing: at the next level after a victory, at the same one after
        a defeat."""
        level = (self.next_level() if self.ending.won else "") or self.ending.level

        def brief() -> None:
            self.app.go("menu")
            self.app.go("solo")
            screen = BriefingScreen(self.app, self.ending.scenario, self.begin)
            screen.level = level
            self.app.push(screen)

        self.put_away(brief)

    def to_menu(self) -> None:
        self.put_away(partial(self.app.go, "menu"))

    def show_review(self) -> None:
        """Opens the review of the costliest moves; does nothing if the game can't be reviewed."""
        if self.review is not None:
            self.review(self._back_to)

    def tell(self, achievements: str, offers_review: bool) -> None:
        """Tells of new achievements, in a sentence ("": of none), by a toast."""
        if achievements:
            self.app.toast(achievements)

    def open_score_screen(self) -> None:
        """Opens the score screen over this one."""
        page = ScoreScreen(self.app, self.model, self._back_to, self.to_menu)
        page.below = "back"
        self.app.push(page)

    # -- animation -----------------------------------------------------------------------------------------------

    @property
    def is_still(self) -> bool:
        """Whether the screen is drawn without animation: motion is reduced, or a picture of the screen is taken."""
        return self.ui.reduced_motion or self.ui.pictures.synchronous

    def tick(self, now: int) -> bool:
        return not self.is_still

    def next_tick(self, now: int) -> int | None:
        return None if self.is_still else FRAME

    # -- widgets -------------------------------------------------------------------------------------------------

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        end, size = self.ending, target.get_size()
        high = self._scene_high(ui)
        scene = target.subsurface((0, 0, size[0], high))
        picture = painting_of(ui, end.scenario, "won" if end.won else "lost")
        scene.blit(painted(ui, picture, (size[0], high), 0.25), (0, 0))
        if (dark := defeat_tint(picture, end.won)) is not None:
            scene.fill(dark, special_flags=pygame.BLEND_RGB_MULT)
        seconds = 0.0 if self.is_still else (clock.now() - self.since) / 1000
        if end.won:
            light = rays(ui, round(size[0] * 0.9), (255, 240, 190), 0.3)
            scene.blit(light, light.get_rect(center=(round(size[0] * 0.2), round(high * 0.5))))
            petals(scene, seconds + 3.0)
        else:
            rain(scene, seconds + 3.0)
        wood = pygame.Rect(0, high, size[0], size[1] - high)
        rosewood(ui, target, wood)
        gold_line(ui, target, wood, "top")

    def _scene_high(self, ui: Ui) -> int:
        """The painting's height in pixels; lower where the panels need the space."""
        wide, high = ui.room
        if wide < ROOM[0] or high < ROOM[1]:
            return round(ui.size[1] * 0.3)
        return min(round(ui.size[1] * SCENE), ui.size[1] - ui.px(PANEL + 135))

    def build(self, ui: Ui) -> Widget:
        head = EndHeader(self.ending, goal_view.challenge_of(self.ending.scenario).colour)
        panels = [self._goals(), self._figures(ui), self._moments()]
        buttons = self._buttons()
        return EndRoot(head, panels, buttons, self._scene_high(ui), compact=self._small(ui))

    @staticmethod
    def _small(ui: Ui) -> bool:
        return ui.room[0] < ROOM[0] or ui.room[1] < ROOM[1]

    def _head(self, title: str, note: str, colour: str = "line", soft: str = "wood_soft") -> Widget:
        words = Label(note, style="flavour", size=15, colour=soft, align="right", grow=1)
        return Row([Label(title, style="title", size="heading", colour=colour), words], gap=8, align="centre")

    def _goals(self) -> Widget:
        end = self.ending
        note = self.text("ending-met", met=end.met, goals=len(end.goal_statuses))
        banners: list[Widget] = [GoalBanner(one, "") for one in end.goal_statuses]
        return MaterialFrame(
            Column([self._head(self.text("ending-goals"), note), SideBySide(banners)], gap=6), dark_panel, pad=(10, 8)
        )

    def _figures(self, ui: Ui) -> Widget:
        end = self.ending
        progress = RoundStrip(end.progress, "", "", "", plain=True)
        about = [
            self.text(f"option-solo_difficulty-{end.level}"),
            self.text(f"monarch-{end.monarch}") if end.monarch else "",
            end.deal,
        ]
        played = Label(", ".join(part for part in about if part), size=15, colour="paper_ink", grow=1)
        beside = end.friend or end.short or self._best()
        foot = Row([played, Label(beside, style="flavour", size=15, colour="paper_bad", align="right")], gap=8)
        if end.won:
            top: Widget = EndFigures(end, self.text("ending-points"), self.text("ending-left"))
        else:
            parts = [
                Label(self.text("ending-lacking"), style="title", size="heading", colour="paper_ink"),
                RichText(end.lacking, size=15, colour="paper_ink"),
            ]
            points = EndFigures(end, self.text("ending-points-met", met=end.met), "")
            top = Column([*parts, points], gap=3)
        top.grow = 1
        return MaterialFrame(Column([top, progress, foot], gap=4), paper, pad=(14, 8))

    def _best(self) -> str:
        known = [one for one in BestResults(self.app.folders.data).of(self.ending.scenario.id) if one.won]
        return self.text("ending-your-best", points=known[0].points) if known else ""

    def _moments(self) -> Widget:
        rows: list[Widget] = [
            TurningPointRow(
                number, self.text("ending-round", round=moment.round), moment, partial(self._back_to, moment.moves)
            )
            for number, moment in enumerate(self.ending.turning_points)
        ]
        for row in rows:
            row.grow = 1
        if not rows:
            rows = [RichText(self.text("ending-no-moments"), style="flavour", size=17, colour="wood_soft")]
        head = Label(self.text("ending-moments"), style="title", size="heading", colour="line")
        return MaterialFrame(Column([head, *rows], gap=4), dark_panel, pad=(10, 8))

    def _back_to(self, moves: int) -> None:
        """Shows the table at that moment; from its present the main button returns here."""
        self.leave()
        self.jump(moves)

    def _buttons(self) -> Widget:
        end = self.ending
        following = self.next_level() if end.won else ""
        said = (
            self.text("ending-next", level=self.text(f"option-solo_difficulty-{following}"))
            if following
            else self.text("ending-try")
        )
        plain = [
            ("ending-same", self.same_deal, "same-deal", bool(end.deal)),
            ("ending-another", self.another_deal, "another-deal", True),
            ("ending-copy", self.copy_result, "copy", True),
            ("ending-map", self.leave, "see-map", True),
            ("ending-score", self.open_score_screen, "ledger", True),
            *([("review-title", self.show_review, "review", True)] if self.review is not None else []),
            ("to-menu", self.to_menu, "to-menu", True),
        ]
        buttons: list[Widget] = [
            Button(self.text(text), action, kind="wood", name=name, enabled=enabled)
            for text, action, name, enabled in plain
        ]
        main = Button(said, self.open_briefing, kind="main", size="large", name="go-on", wide=150)
        return Row([*buttons, Spacer(grow=1), main], gap=8, align="centre")


def record_end(app: Shell, match: Match) -> None:
    """Stores the result of a finished challenge unless it is stored already, or the game has no save or was begun
    from a moment of another. Shows a toast if it could not be stored."""
    result = match.result()
    assert result is not None
    best = BestResults(app.folders.data)
    if is_recorded(match) and not best.knows(game_of(match)):
        best.add(result_of(ending_of(app.ui.texts, match, result, turning_points=False), game_of(match), date.today()))
    if best.error:
        app.toast(app.ui.text("best-not-kept", reason=display_text(best.error)), "bad")
