"""The briefing screen of a challenge: story, map, goals; the player chooses difficulty, Monarch and deal there."""

from __future__ import annotations

from datetime import date
from functools import partial

import pygame

from engine.brazil.challenge.deal_text import ChallengeDeal, DealOutcome, DealTextError
from engine.brazil.components import COLOUR_SETS
from engine.brazil.map.scenario import Scenario
from engine.brazil.scenarios import scenario
from game.brazil.challenge import deals, goal_view
from game.brazil.challenge.best_results import BestResults, ChallengeResult
from game.brazil.challenge.briefing_layout import BriefingParts, BriefingStory, OnePage, SideBySide, StackedPage
from game.brazil.challenge.challenge_choice import Begin, ChallengeChoice
from game.brazil.challenge.goal_banner import GoalBanner
from game.brazil.challenge.goal_status import status_before_game
from game.brazil.challenge.results_screen import ResultRow, ResultsScreen
from game.brazil.challenge.widgets import ChallengeMap, ChallengePainting, ChallengeTag, LevelRow, MonarchCard
from game.brazil.challenge.wording import (
    asks_next,
    best_damaged,
    level_line,
    painting_of,
    short_date,
    title_of,
    words_of,
)
from game.platform import clipboard
from game.platform.clipboard import NoClipboard
from game.render.ui import Ui
from game.screens.name_dialog import NameDialog
from game.shell.screen import Screen
from game.shell.shell import Shell
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.label import Label
from game.widgets.material.panel import dark_panel, paper, rosewood
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll

ROOM = (1240, 690)  # smallest size in u for the one-page layout
LONGEST = 600  # longest pasted text: a result text has up to 250 characters, and people add to it
LEAST_U = 0.95  # smallest u for the one-page layout: below it letters no longer shrink
SHOWN = 2  # best results shown here; all are on their own page
FEW = 2  # up to so many levels, rows are not stretched to fill the panel


class BriefingScreen(Screen):
    """The briefing of a challenge before it starts. ``begin``: starts it with what was chosen."""

    def __init__(self, app: Shell, on: Scenario, begin: Begin) -> None:
        super().__init__(app)
        self.scenario, self.begin = on, begin
        self.best = BestResults(app.folders.data)
        self.today = date.today()
        self.challenge = goal_view.challenge_of(on)
        levels = list(self.challenge.levels)
        self.level = "printed" if "printed" in levels else levels[0]
        self.monarchs = COLOUR_SETS[self.challenge.colour].monarchs
        last = next(iter(sorted(self.best.of(on.id), key=lambda one: one.date, reverse=True)), None)
        self.monarch = last.monarch if last is not None and last.monarch in self.monarchs else self.monarchs[0]
        if last is not None and last.level in levels:
            self.level = last.level
        self.deal = deals.of_the_day(on.id, self.today)
        self.sent: ChallengeDeal | None = None  # the deal line a friend sent, with the friend's result

    @property
    def is_of_the_day(self) -> bool:
        """Whether the chosen deal is the deal of the day; the date is that on which the screen opened or last chose
        that deal."""
        return self.deal == deals.of_the_day(self.scenario.id, self.today)

    @property
    def friend(self) -> DealOutcome | None:
        """The friend's result that came with the chosen deal; None if none came, or if another difficulty level is
        chosen now than the friend's."""
        return self.sent.outcome if self.sent is not None and self.sent.level == self.level else None

    # -- choices -------------------------------------------------------------------------------------------------

    def choose_level(self, level: str) -> None:
        self.level = level
        self.rebuild()

    def choose_monarch(self, monarch: str) -> None:
        self.monarch = monarch
        self.rebuild()

    def deal_of_the_day(self) -> None:
        """Chooses the deal of the current date, read anew because the screen may have been open over midnight."""
        self.today = date.today()
        self.deal, self.sent = deals.of_the_day(self.scenario.id, self.today), None
        self.rebuild()

    def another_deal(self) -> None:
        """Chooses a new random deal."""
        self.deal, self.sent = deals.random_deal(), None
        self.rebuild()

    def take_result(self, result: ChallengeResult) -> None:
        """Chooses the deal, level and Monarch of a stored result, to play them again."""
        self.deal, self.sent = deals.plain_code(result.deal) or self.deal, None
        if result.level in self.challenge.levels:
            self.level = result.level
        if result.monarch in self.monarchs:
            self.monarch = result.monarch
        self.rebuild()

    def all_results(self) -> None:
        """Opens the page with all results of the challenge."""
        found = self.best.of(self.scenario.id)
        self.app.push(ResultsScreen(self.app, self.scenario, found, self.take_result))

    def ask_code(self) -> None:
        """Opens a dialog for a deal code; a deal found in the clipboard is filled in."""
        try:
            proposal = deals.dialog_proposal(clipboard.get() or "")
        except NoClipboard:
            proposal = ""
        title, body = self.text("deal-code"), self.text("deal-code-ask")
        self.app.push(NameDialog(self.app, title, body, proposal, self.take_code, LONGEST, "deal-code-take"))

    def take_code(self, text: str) -> None:
        """Chooses the deal given by a typed or pasted text: a deal code, or a friend's text with a deal line; if that
        is of another challenge, opens that one's briefing. A toast says if the text has neither, or a wrong deal line.
        """
        try:
            sent = deals.deal_in_text(text)
        except DealTextError as error:
            self.app.toast(self.text(f"deal-text-{error.code}", what=error.what), "bad")
            return
        if sent is not None and sent.challenge != self.scenario.id:
            other = BriefingScreen(self.app, scenario(sent.challenge), self.begin)
            self.app.replace(other)
            other.take(sent)
        elif sent is not None:
            self.take(sent)
        elif code := deals.plain_code(text):
            self.deal, self.sent = code, None
        else:
            self.app.toast(self.text("deal-code-wrong", code=text[:20]), "bad")
            return
        self.rebuild()

    def take(self, sent: ChallengeDeal) -> None:
        """Chooses the deal, level and Monarch of a friend's deal line, and keeps the friend's result to show it."""
        self.deal, self.sent, self.level = sent.code, sent, sent.level
        if sent.monarch in self.monarchs:
            self.monarch = sent.monarch
        self.rebuild()

    def start(self) -> None:
        """Starts the game of the challenge with the chosen level, Monarch and deal."""
        edition = self.sent.edition if self.sent is not None else 0
        choice = ChallengeChoice(self.scenario.id, self.level, self.monarch, self.deal, self.friend, edition)
        self.begin(self.app, choice)

    # -- widgets -------------------------------------------------------------------------------------------------

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        rosewood(ui, target, target.get_rect(), ())

    def build(self, ui: Ui) -> Widget:
        parts = BriefingParts(
            painting=ChallengePainting(
                painting_of(ui, self.scenario), title_of(ui.texts, self.scenario), self._own_text("when")
            ),
            sheet=ChallengeMap(self.scenario, self._tags()),
            story=self._story(ui),
            goals=self._goals(ui),
            levels=self._levels(ui),
            monarchs=self._monarchs(ui),
            best=self._best(ui),
            deal=self._deal(ui),
        )
        wide, high = ui.room
        least_wide, least_high = (ui.text_scale * length for length in ROOM)
        whole = wide >= least_wide and high >= least_high and ui.u >= LEAST_U
        return OnePage(parts) if whole else Scroll(StackedPage(parts), name="briefing")

    def _own_text(self, what: str) -> str:
        return words_of(self.ui.texts, self.scenario, what)

    def _tags(self) -> tuple[ChallengeTag, ...]:
        tags = [ChallengeTag(self.scenario.capitals[0], self.text("briefing-you"), self.challenge.colour)]
        solo = self.scenario.solo
        if solo is not None and solo.enemy:
            tags.append(ChallengeTag(solo.enemy_capital, self.text("dutch"), solo.enemy))
        places = self.scenario.capitals[1:]
        for rival, place in zip(self.challenge.rivals, places, strict=False):
            tags.append(ChallengeTag(place, self.text(f"who-{rival.rung}"), rival.colour))
        return tuple(tags)

    def _story(self, ui: Ui) -> Widget:
        line = self._own_text("line") or self._own_text("text")
        rungs = dict.fromkeys(rival.rung for rival in self.challenge.rivals)
        message = "\n".join([self._own_text("story"), *(self.text(f"about-{rung}") for rung in rungs)])
        story = BriefingStory(self.text("briefing-story"), message, line)
        return MaterialFrame(story, paper, pad=(16, 8), name="story")

    def _goals(self, ui: Ui) -> Widget:
        terms = self.challenge.levels[self.level]
        banners: list[Widget] = [
            GoalBanner(status_before_game(ui.texts, goal, self.scenario), "") for goal in terms.goals
        ]
        title = self.text("briefing-goals", goals=len(banners), rounds=terms.rounds)
        return MaterialFrame(Column([_title(title), SideBySide(banners)], gap=6), dark_panel, pad=(8, 10), name="goals")

    def _levels(self, ui: Ui) -> Widget:
        rows: list[Widget] = []
        for level, terms in self.challenge.levels.items():
            medal = self.best.medal(self.scenario.id, level)
            row = LevelRow(
                level,
                self.text(f"option-solo_difficulty-{level}"),
                level_line(ui.texts, self.scenario, terms),
                medal,
                asks_next(ui.texts, self.scenario, medal),
                partial(self.choose_level, level),
                chosen=level == self.level,
            )
            row.grow = 1 if len(self.challenge.levels) > FEW else 0
            rows.append(row)
        note = Label(
            self.text("briefing-level-note"), style="flavour", size=15, colour="wood_soft", align="right", grow=1
        )
        head = Row([_title(self.text("briefing-level")), note], gap=10, align="centre")
        return MaterialFrame(Column([head, *rows], gap=4), dark_panel, pad=(10, 6), name="levels")

    def _monarchs(self, ui: Ui) -> Widget:
        cards: list[Widget] = [self._monarch(monarch) for monarch in self.monarchs]
        for card in cards:
            card.grow = 1
        note = Label(self.text("briefing-monarch-note"), style="flavour", size=15, colour="wood_soft", grow=1)
        head = Row([_title(self.text("briefing-monarch")), note], gap=16, align="centre")
        return MaterialFrame(Column([head, Row(cards, gap=6, grow=1)], gap=6), dark_panel, pad=(9, 8), name="monarchs")

    def _monarch(self, monarch: str) -> Widget:
        results = self.best.of(self.scenario.id, level=self.level, monarch=monarch)
        if not results:
            result = self.text("briefing-untried")
        elif results[0].won:
            result = self.text("briefing-won-with", points=results[0].points)
        else:
            result = self.text("briefing-lost-with", n=len(results))
        effect, brief = self.text(f"monarch-{monarch}-effect"), f"monarch-{monarch}-brief"
        return MonarchCard(
            monarch,
            self.text(f"monarch-{monarch}"),
            self.challenge.colour,
            result,
            self._own_text(f"monarch-{monarch}") or (self.text(brief) if self.ui.texts.has(brief) else effect),
            partial(self.choose_monarch, monarch),
            chosen=monarch == self.monarch,
            tip=f"*{self.text(f'monarch-{monarch}')}*\n{effect}",
        )

    def _best(self, ui: Ui) -> Widget:
        shown = self.best.of(self.scenario.id)[:SHOWN]
        day = short_date(ui.texts, self.today.isoformat())
        note = (
            self.text("briefing-today", day=day) if self.is_of_the_day else self.text("briefing-deal", code=self.deal)
        )
        if self.friend is not None:
            key = "briefing-friend-won" if self.friend.won else "briefing-friend-lost"
            note = self.text(key, points=self.friend.points, left=self.friend.left)
        said = Label(note, style="flavour", size=15, colour="paper_soft", align="right", grow=1)
        head = Row([_title(self.text("briefing-best"), "paper_ink"), said], gap=10, align="centre")
        rows: list[Widget] = [ResultRow(ui, result, n, self.take_result) for n, result in enumerate(shown)]
        if self.best.damage is not None:
            message = best_damaged(ui.texts, self.best.damage)
            rows = [*rows[:1], RichText(message, size="small", colour="paper_bad")]
        if not rows:
            rows = [RichText(self.text("briefing-no-best"), style="flavour", size=16, colour="paper_soft")]
        return MaterialFrame(Column([head, *rows], gap=2), paper, pad=(12, 8), name="best")

    def _deal(self, ui: Ui) -> Widget:
        day = Button(self.text("deal-of-the-day"), self.deal_of_the_day, kind="wood", name="deal-day", grow=1)
        day.pressed = self.is_of_the_day
        other = Button(self.text("deal-another"), self.another_deal, kind="wood", name="deal-another", grow=1)
        other.pressed = not self.is_of_the_day
        code = Button(self.text("deal-code"), self.ask_code, kind="wood", name="deal-code", grow=1)
        back = Button(self.text("back"), self.leave, kind="wood", name="back")
        go = Button(self.start_label, self.start, kind="main", size="large", name="start", grow=2)
        foot: list[Widget] = [back, go]
        if self.best.of(self.scenario.id):
            foot.insert(1, Button(self.text("briefing-results"), self.all_results, kind="wood", name="results"))
        return Column([Row([day, other, code], gap=8), Row(foot, gap=8)], gap=8)

    @property
    def start_label(self) -> str:
        """The label of the start button."""
        return self._own_text("begin") or self.text("briefing-begin")


def _title(text: str, colour: str = "gold") -> Widget:
    return Label(text, style="title", size="heading", colour="line" if colour == "gold" else colour)
