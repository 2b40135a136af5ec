"""A list of finished games, opened from a bar or a headline of the statistics page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.play.statistics.queries import Played
from game.render.ui import Ui
from game.screens.page import PageScreen
from game.screens.statistics_model import StatisticsModel
from game.widgets.base import Column, Row, Widget
from game.widgets.button import CardButton
from game.widgets.label import Label, Picture
from game.widgets.virtual_list import VirtualList


class StatisticsGames(PageScreen):
    """The games, the newest first; a click opens one at its table."""

    mapped = True
    sheet_width = 760

    def __init__(self, model: StatisticsModel, title: str, games: Sequence[Played]) -> None:
        super().__init__(model.app)
        self.model, self.heading = model, title
        self.games = list(reversed(games))

    def title(self, ui: Ui) -> str:
        return self.heading

    def body(self, ui: Ui) -> Widget:
        keys = [(one.id, one.seat) for one in self.games]
        return VirtualList(keys, self._row, name="games", gap=8, pad=6)

    def _row(self, index: int) -> Widget:
        model, one = self.model, self.games[index]
        title = model.texts(one.game)("game-title")
        what = model.text("labelled", label=title, what=model.scenario(one))
        played = model.text("statistics-list-played", role=model.role(one), against=model.against(one))
        who = f"{model.person(one.name)}, {played}" if one.name else played
        lines: list[Widget] = [
            Label(what, style="strong", size="large"),
            Label(who, size="small"),
            Label(model.text("statistics-list-line", date=one.ended[:10], result=model.result(one)), size="small"),
        ]
        mark = Picture("marks/check" if one.won else "marks/cross", 22, 22)
        inside = Row([mark, Column(lines, gap=1, grow=1)], gap=10, align="centre")
        return CardButton(inside, partial(model.open_game, one), name=f"game-{one.id}-{one.seat}")
