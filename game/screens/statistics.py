"""The statistics page: headlines, shares of games won, play and luck over time, records, achievements. A headline or
bar opens the list of its games, a ring or record its game; all can be exported as CSV."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial

import pygame

from engine.storage.files import FileError, write_atomically
from game.i18n.display_text import display_text
from game.platform.save_list import free_name
from game.play.statistics.csv_export import as_csv
from game.play.statistics.game_facts import AchievementItem
from game.play.statistics.queries import Played
from game.play.statistics.store import StatisticsError
from game.render.ui import Ui
from game.screens.dialog import Answer, Dialog
from game.screens.page import PageTitle, paint_scene
from game.screens.statistics_games import StatisticsGames
from game.screens.statistics_model import StatisticsModel, error_text, rebuilt_text
from game.screens.statistics_panels import (
    achievement_panel,
    headlines,
    plot_panel,
    record_panel,
    recount_notice,
    share_panel,
)
from game.screens.statistics_rebuild import RecountController
from game.shell.screen import Screen
from game.shell.shell import Shell
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.material.panel import plank
from game.widgets.scroll import Scroll
from game.widgets.toggles import DropDown

ROOM = (1120, 640)  # u: the least window with all panels at once; in smaller ones the page scrolls
MARGIN, NARROW = 20, 720  # u: round the page; below it two headlines a row
CSV = ".csv"
EVERYBODY = "*"  # value of the drop-down list of persons; names are preceded by "="


class StatisticsScreen(Screen):
    """The page of statistics."""

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.model = StatisticsModel(app)
        self.recount = RecountController(app.folders, app.ui.texts.language)
        self.fresh: tuple[str, ...] = ()  # achievements shown as new as long as the page is open
        self._opened = False

    def shown(self) -> None:
        if not self._opened:
            self._opened = True
            self._load()
            self.fresh = self.model.known.fresh
            self.model.mark_shown()
            self.recount.look(self.model.known.ids, self.model.known.files)

    def _load(self) -> None:
        if error := self.model.load():
            self.app.toast(error, "bad")
        self.rebuild()

    # -- counting games that are missing -------------------------------------------------------------------------

    def recount_all(self) -> None:
        """Starts to count the finished games among the saves anew, in the worker process."""
        self.recount.begin()
        self.rebuild()

    def tick(self, now: int) -> bool:
        """Shows the progress of a count of the saves, then its result. Returns whether to redraw."""
        if self.recount.tick():
            self.rebuild()
        result = self.recount.take()
        if result is not None:
            done, error = result
            if error is not None:
                self.app.toast(error_text(self.ui.text, error), "bad")
            if done is not None:
                self.app.toast(rebuilt_text(self.ui.text, done))
            self._load()
        return super().tick(now)

    def leave(self) -> None:
        self.recount.stop()
        super().leave()

    def closing(self) -> None:
        self.recount.stop()

    # -- actions -------------------------------------------------------------------------------------------------

    def choose_game(self, game: str) -> None:
        self.model.game = game
        self._load()

    def choose_person(self, value: str) -> None:
        self.model.name = None if value == EVERYBODY else value.removeprefix("=")
        self._load()

    def choose_group(self, group: str) -> None:
        self.model.group = group
        self.rebuild()

    def choose_plot(self, plot: str) -> None:
        self.model.plot = plot
        self._load()

    def show_games(self, title: str, games: Sequence[Played]) -> None:
        self.app.push(StatisticsGames(self.model, title, games))

    def open_achievement(self, game: str, item: AchievementItem) -> None:
        """Opens the description of an achievement, and when it was done."""
        model = self.model
        since = model.known.achievements.get(item.id)
        when = (
            self.text("statistics-achievement-when", date=since[:10])
            if since
            else self.text("statistics-achievement-open")
        )
        body = f"{model.achievement_rule(game, item)}\n{when}"
        answers: list[Answer] = [(self.text("done"), None, "main")]
        self.app.push(Dialog(self.app, model.achievement_name(game, item.id), body, answers))

    def export(self) -> None:
        """Writes all games as CSV into the player's folder; a toast says where."""
        try:
            found = self.app.statistics.read(as_csv)
            if found is None:
                self.app.toast(self.text("statistics-nothing"))
                return
            path = free_name(self.app.folders.data, f"statistics {datetime.now():%Y-%m-%d}", CSV)
            write_atomically(path, found)
        except StatisticsError as error:
            self.app.toast(error_text(self.ui.text, error), "bad")
        except (OSError, FileError) as error:
            self.app.toast(self.text("statistics-not-exported", reason=display_text(error)), "bad")
        else:
            self.app.toast(self.text("statistics-exported", path=display_text(path)))

    # -- the tree ------------------------------------------------------------------------------------------------

    def _tabs(self) -> list[Widget]:
        titles = [(game, self.model.texts(game)("game-title")) for game in self.model.items]
        return [
            Button(
                title,
                partial(self.choose_game, game),
                kind="wood",
                name=f"tab-{game or 'all'}",
                pressed=self.model.game == game,
            )
            for game, title in [("", self.text("statistics-all")), *titles]
        ]

    def _persons(self) -> Widget:
        model = self.model
        names = list(model.known.names)
        if model.name is not None and model.name not in names:
            names.append(model.name)
        options = [
            (EVERYBODY, self.text("statistics-everybody")),
            *((f"={name}", model.person(name)) for name in names),
        ]
        chosen = EVERYBODY if model.name is None else f"={model.name}"
        return DropDown(options, chosen, self.choose_person, name="person", label=self.text("label-person"))

    def _buttons(self) -> list[Button]:
        return [
            Button(self.text("statistics-export"), self.export, size="small", name="export"),
            Button(self.text("back"), self.leave, size="small", name="back"),
        ]

    def build(self, ui: Ui) -> Widget:
        wide = ui.room[0] >= ROOM[0] and ui.room[1] >= ROOM[1]
        title = PageTitle(self.text("statistics-title"))
        tiles = headlines(ui, self.model, self.show_games)
        shares = share_panel(ui, self.model, self.show_games, self.choose_group, wide)
        plot = plot_panel(ui, self.model, self.show_games, self.choose_plot)
        records = record_panel(ui, self.model)
        achievements = achievement_panel(
            ui, self.model, self.fresh, self.open_achievement, self._buttons() if wide else ()
        )
        notice = recount_notice(ui, self.recount, self.recount_all)
        if wide:
            head = Row([title, *self._tabs(), self._persons()], gap=8, align="centre")
            body = [
                Row(tiles, gap=10),
                Row([shares, plot], gap=10, grow=10),
                Row([records, achievements], gap=10, grow=9),
            ]
            return MaterialFrame(Column([head, *notice, *body], gap=9), plank, pad=(14, 10))
        panels = [shares, plot, records, achievements]
        groups: list[Widget] = [Flow([*self._tabs(), self._persons()], gap=6), *notice]
        across = 3 if ui.room[0] >= NARROW else 2
        groups += [Row(tiles[n : n + across], gap=8) for n in range(0, len(tiles), across)]
        groups += panels
        foot: list[Widget] = []
        for button in self._buttons():
            button.kind = "wood"
            foot.append(button)
        inside = Scroll(Column(groups, gap=9), name="body")
        title.grow = 0
        return MaterialFrame(Column([title, inside, Flow(foot, gap=8, align="end")], gap=8), plank, pad=(12, 8))

    def place(self, ui: Ui, tree: Widget) -> pygame.Rect:
        return pygame.Rect((0, 0), ui.size).inflate(-2 * ui.px(MARGIN), -2 * ui.px(MARGIN))

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        paint_scene(ui, target, "screens/menu")
