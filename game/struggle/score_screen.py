"""Score page of Imperial Struggle: points by category and side with their details, and a chart of the score."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.struggle.components import GAME, SIDES, STEPS
from engine.struggle.rules.score_ledger import CATEGORIES, FINAL_CATEGORIES
from game.i18n.names import run_on
from game.i18n.texts import Texts
from game.render.theme import code
from game.render.ui import Ui
from game.screens.score_screen import BaseScoreScreen
from game.shell.shell import Shell
from game.struggle.drawing.palette import MARKS, SCORED
from game.struggle.drawing.palette import SIDES as COLOURS
from game.struggle.drawing.points_chart import Entry, VpChart, wars_begun
from game.struggle.match import Match
from game.struggle.wording import words
from game.widgets import score_table
from game.widgets.base import Column, Widget
from game.widgets.label import Label

PICTURES = {
    "award": "struggle/pieces/award",
    "prestige": "struggle/pieces/prestige",
    "demand": "struggle/goods/sugar",
    "event": "struggle/points/event",
    "war": "marks/swords",
    "refusal": "struggle/pieces/conflict",
    "overrun": "struggle/points/debt",
    "ministry": "struggle/backs/ministry_france",
    "final_prestige": "struggle/pieces/prestige",
    "final_debt": "struggle/points/treaty",
    "final_commodity": "struggle/goods/furs",
    "final_territory": "struggle/pieces/territory",
}


def winner_title(texts: Texts, match: Match) -> str:
    """Returns a title: which side has won a finished game, and the player's name if there is one."""
    result = match.result()
    assert result is not None
    winner = result.winners[0]
    side, name = words.side(texts, winner), match.name(winner)
    if match.is_you(winner):
        return texts("score-you", side=side)
    return texts("score-winner", side=side, name=name) if name not in ("", side) else texts("score-won", side=side)


class ScoreScreen(BaseScoreScreen):
    """The score page of Imperial Struggle."""

    def __init__(self, app: Shell, match: Match, jump: Callable[[int], None], leave_game: Callable[[], None]) -> None:
        result = match.result()
        assert result is not None
        super().__init__(app, result, [], jump, leave_game)
        self.match = match
        self.state = match.opened(len(match.log))

    def name(self, seat: int) -> str:
        return self.match.name(seat)

    def painting(self) -> str:
        """Returns the picture id for the last war fought, or for the first war if none has been fought."""
        wars = [step.war for step in STEPS]
        fought = [war for war in wars[: self.state.step + 1] if war]
        return f"struggle/wars/{fought[-1] if fought else next(filter(None, wars))}"

    def title(self) -> str:
        """Returns the sentence that says which side has won."""
        return winner_title(self.ui.texts, self.match)

    def note(self) -> str:
        """Returns how the game ended, and at which score."""
        note = self.text(f"over-{self.result.note}-text", vp=self.state.vp)
        if self.state.vp == GAME.vp and self.result.note == "final":
            one, other = (player.available for player in self.state.players)
            note = run_on((note, words.tie_sentence(self.ui.texts, one, other)))
        return note

    def marks(self) -> list[str]:
        """Returns the winner's mark."""
        return [MARKS[self.result.winners[0]]]

    def total(self, seat: int) -> int:
        """Returns the points that a side has scored, not those of the track."""
        return sum(vp for _, side, _, _, vp in self.state.ledger if side == seat)

    # -- the ledger ------------------------------------------------------------------------------------------------

    def columns(self) -> list[score_table.ScoreColumn]:
        return [
            score_table.ScoreColumn(
                name=self.name(seat),
                colour=COLOURS[seat],
                face=partial(self._face, seat),
                total=self.total(seat),
                winner=seat in self.result.winners,
            )
            for seat in range(len(SIDES))
        ]

    @staticmethod
    def _face(seat: int, ui: Ui, side: int) -> pygame.Surface:
        return ui.pictures.scaled(MARKS[seat], (side, side))

    def lines(self) -> list[score_table.ScoreTableLine]:
        lines = []
        for category in (*CATEGORIES, *FINAL_CATEGORIES):
            cells = [
                [entry for entry in self.state.ledger if entry[1:3] == (seat, category)] for seat in range(len(SIDES))
            ]
            if any(cells):
                values = tuple(sum(entry[4] for entry in cell) if cell else None for cell in cells)
                tips = tuple("\n".join(map(self._item, cell)) for cell in cells)
                lines.append(score_table.ScoreTableLine(self.category(category), PICTURES[category], values, tips))
        return lines

    def _item(self, entry: Entry) -> str:
        turn, _, category, item, vp = entry
        return self.text("score-item", turn=turn, what=words.lead_name(self.ui.texts, category, item), vp=vp)

    # -- the chart -------------------------------------------------------------------------------------------------

    def _chart(self) -> Widget:
        """Builds the chart of what each side gained per turn and war, and of the score."""
        scored = {entry[2] for entry in self.state.ledger}
        keys = {name: code(tint) for name, tint in SCORED.items() if name in scored}
        hint = Label(self.text("score-chart"), style="flavour", size="small", colour="paper_soft")
        chart = VpChart(self.state, self.text("score-chart"), wars_begun(self.match))
        return Column([self.chart_title(), chart, self.legend(keys), hint], gap=9)
