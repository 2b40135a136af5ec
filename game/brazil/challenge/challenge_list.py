"""The screen that lists all challenges as cards: recommended order, length, medal won; the player's own too."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from engine.brazil.map.scenario import Scenario
from engine.brazil.scenarios import all_challenges
from game.brazil.challenge import goal_view
from game.brazil.challenge.best_results import BestResults
from game.brazil.challenge.briefing import BriefingScreen
from game.brazil.challenge.challenge_choice import Begin
from game.brazil.challenge.widgets import painted
from game.brazil.challenge.wording import BRIDGE, best_damaged, painting_of, title_of, words_of
from game.brazil.map.scenario_thumbnail import MapThumbnail
from game.brazil.scenario_cards import refresh_own_scenarios
from game.i18n.display_text import display_text
from game.platform.quarantine import Quarantined
from game.render.ui import Ui
from game.screens.page import PageScreen
from game.shell.shell import Shell
from game.widgets.base import Column, Size, Widget
from game.widgets.button import Button, Pressable
from game.widgets.fitted_text import fitted
from game.widgets.frame import MaterialFrame
from game.widgets.label import Label
from game.widgets.material.medal import medal
from game.widgets.material.panel import dark_panel
from game.widgets.material.seal import seal
from game.widgets.rich_text import BrokenText, RichText, lay_out
from game.widgets.scroll import Scroll

log = logging.getLogger(__name__)
COLUMNS, GAP, CARD = 4, 12, 224  # most columns; gap and card height in u
PICTURE, HEAD = 104, 42  # u: height of a card's picture, and of its title and facts


def card_height(ui: Ui) -> int:
    """Returns the height in pixels of a challenge's card; the part below the picture is scaled with the player's text
    size."""
    return ui.px(PICTURE + (CARD - PICTURE) * ui.text_scale)


def challenges(data: Path) -> tuple[list[Scenario], list[str]]:
    """Returns all challenges, those for beginners first, then by length, and a message for each file that could not be
    read. Reads the player's own from the folder ``data`` again, and logs the messages."""
    refresh_own_scenarios(data)
    found, errors = all_challenges()
    for error in errors:
        log.warning("challenge left out: %s", error)
    return list(found), [str(error) for error in errors]


class ChallengeCard(Pressable):
    """A challenge's picture, title, summary and best medal."""

    def __init__(
        self,
        scenario: Scenario,
        picture: str,
        texts: tuple[str, str, str, str],
        medal_won: str,
        first: str,
        open_: partial[None],
    ) -> None:
        """Makes a card.

        ``texts``: title, facts, summary, tooltip. ``first``: its number among those recommended to begin with, or "".
        """
        super().__init__(open_, name=f"challenge-{scenario.id}", tip=texts[3])
        self.picture, self.title, self.facts, self.text = picture, *texts[:3]
        self.medal, self.first = medal_won, first
        self._map = MapThumbnail(scenario, 280, PICTURE)
        if not picture:
            self.add(self._map)

    @property
    def drawn_text(self) -> str:
        return self.title

    def hit_test(self, position: tuple[int, int]) -> Widget | None:
        return self if self.rect.collidepoint(position) else None

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, card_height(ui))

    def _picture_rect(self, ui: Ui) -> pygame.Rect:
        rect = self.rect.inflate(-ui.px(12), 0)
        return pygame.Rect(rect.x, self.rect.y + ui.px(6), rect.width, ui.px(PICTURE))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        for child in self.children:
            child.arrange(ui, self._picture_rect(ui))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        rect, area = self.rect, self._picture_rect(ui)
        dark_panel(ui, target, rect, lit=self.hovered)
        if self.picture:
            target.blit(painted(ui, self.picture, (area.width, area.height), 0.45), area)
        super().draw(ui, target)
        pygame.draw.rect(target, ui.theme.line_low, area, max(1, ui.px(1.2)))
        self._draw_words(ui, target, area)
        if self.first:
            mark = seal(ui, ui.px(36), self.first)
            target.blit(mark, mark.get_rect(center=(area.x + ui.px(14), area.y + ui.px(14))))
        self.draw_focus(ui, target, 8)

    def _draw_words(self, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
        high = ui.px(40)
        won = medal(ui, self.medal, high)
        target.blit(won, won.get_rect(topright=(rect.right - ui.px(2), rect.bottom + ui.px(5))))
        room = rect.width - won.get_width() - ui.px(8)
        title = fitted(ui, self.title, room, style="title", size="heading", colour="wood_ink")
        y = rect.bottom + ui.px(5)
        target.blit(title, (rect.x + ui.px(2), y))
        facts = fitted(ui, self.facts, room, size=14, colour="line" if not ui.theme.flat else "wood_soft")
        target.blit(facts, (rect.x + ui.px(2), y + title.get_height()))
        y, clip = self._below_head(ui), target.get_clip()
        summary, whole = self.summary(ui)
        target.set_clip(pygame.Rect(rect.x, y, rect.width, whole).clip(clip))
        summary.draw(target, rect.x + ui.px(2), y)
        target.set_clip(clip)

    def _below_head(self, ui: Ui) -> int:
        """Returns the y at which the summary begins."""
        return self._picture_rect(ui).bottom + ui.px(5) + ui.px(HEAD * ui.text_scale)

    def summary(self, ui: Ui) -> tuple[BrokenText, int]:
        """Lays out the challenge's summary in the largest type that fits below the title; returns it and the height of
        its lines that fit whole."""
        rect = self._picture_rect(ui)
        room = self.rect.bottom - ui.px(3) - self._below_head(ui)
        for size in (15, 14, 13, *(size / ui.text_scale for size in (15, 14, 13))):  # at last as without enlarged texts
            summary = lay_out(ui, self.text, rect.width - ui.px(4), style="flavour", size=size, colour="wood_soft")
            bottoms = [word.bottom for word, _, _ in summary.word_rects]
            if max(bottoms, default=0) <= room:
                break
        return summary, max((bottom for bottom in bottoms if bottom <= room), default=room)


class ChallengeGrid(Widget):
    """Cards of one height in as many columns as fit."""

    def __init__(self, cards: Sequence[Widget]) -> None:
        super().__init__()
        self.add(*cards)

    def _columns(self, ui: Ui, width: int) -> int:
        return max(1, min(COLUMNS, width // ui.px(210), len(self.children)))

    def measure(self, ui: Ui, width: int) -> Size:
        rows = -(-len(self.children) // self._columns(ui, width))
        return (width, rows * (card_height(ui) + ui.px(GAP)) - ui.px(GAP) if rows else 0)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        columns, gap, high = self._columns(ui, rect.width), ui.px(GAP), card_height(ui)
        wide = min((rect.width - gap * (columns - 1)) // columns, ui.px(320))
        for number, child in enumerate(self.children):
            x, y = rect.x + number % columns * (wide + gap), rect.y + number // columns * (high + gap)
            child.arrange(ui, pygame.Rect(x, y, wide, high))


class ChallengesScreen(PageScreen):
    """The list of challenges. ``begin``: starts a challenge from its briefing."""

    title_id = "challenges-title"
    sheet_width = 1220

    def __init__(self, app: Shell, begin: Begin) -> None:
        super().__init__(app)
        self.begin = begin
        self.damage: Quarantined | None = None  # remembered, as the file is in quarantine afterwards
        self._read()

    def _read(self) -> None:
        self.challenges, self.faults = challenges(self.app.folders.own)
        self.best = BestResults(self.app.folders.data)
        self.damage = self.best.damage or self.damage

    def shown(self) -> None:
        self._read()
        self.rebuild()

    def open(self, scenario: Scenario) -> None:
        self.app.push(BriefingScreen(self.app, scenario, self.begin))

    def build(self, ui: Ui) -> Widget:
        begin = [scenario.id for scenario in self.challenges if goal_view.challenge_of(scenario).first]
        cards = [self._card(ui, scenario, begin) for scenario in self.challenges]
        parts: list[Widget] = [RichText(self.text("solo-note"), style="flavour", size="large", colour="wood_soft")]
        if self.damage is not None:
            parts.append(RichText(best_damaged(ui.texts, self.damage), size="small", colour="bad"))
        parts.append(ChallengeGrid(cards))
        if self.faults:
            notes = "\n".join(f"- {display_text(fault)}" for fault in self.faults)
            parts.append(RichText(f"{self.text('challenges-faults')}\n{notes}", size="small", colour="wood_ink"))
        folder = self.app.folders.data / "scenarios" / "brazil" / "challenges"
        parts.append(Label(self.text("challenges-own", folder=display_text(folder)), size="small", colour="wood_soft"))
        return self.board(
            ui, MaterialFrame(Scroll(Column(parts, gap=10), name="body"), dark_panel, pad=(14, 10), grow=1)
        )

    def _card(self, ui: Ui, scenario: Scenario, begin: list[str]) -> Widget:
        texts = ui.texts
        painting = painting_of(ui, scenario)
        asks = goal_view.challenge_of(scenario)
        facts = [texts("new-length", minutes=asks.minutes)]
        facts += [texts("level-rounds", n=terms.rounds) for level, terms in asks.levels.items() if level == "printed"]
        asked_for, story = words_of(texts, scenario, "text"), words_of(texts, scenario, "story")
        words = (title_of(texts, scenario), "   ".join(facts), asked_for, f"{asked_for}\n~{story}~")
        first = str(begin.index(scenario.id) + 1) if scenario.id in begin else ""
        medal_won = self.best.medal(scenario.id)
        picture = "" if painting == BRIDGE else painting
        return ChallengeCard(scenario, picture, words, medal_won, first, partial(self.open, scenario))

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [Button(self.text("back"), self.leave, name="back")]
