"""The forecast's table: its rows, the last of which has what no other row scores."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.rng import Rng
from engine.struggle import facts
from engine.struggle.decisions import RoundDecision
from engine.struggle.scoring_facts import beyond_rows, forecast_score
from engine.struggle.state import BRITAIN, FRANCE
from game.app.app import App
from game.struggle.panels.award_table import ROW, AwardTable
from game.struggle.wording import words
from tests.game import begun


@pytest.mark.parametrize(("seed", "side"), [(3, BRITAIN), (4, FRANCE)])
def test_what_ministries_and_debt_score_has_a_row_of_its_own(
    make_app: Callable[..., App], seed: int, side: int
) -> None:
    app = make_app()
    match, rng = begun.new("struggle", seed), Rng(seed)

    def rest() -> int:
        s = match.view
        return beyond_rows(facts.scoring_now(s), s.vp, forecast_score(s))

    def plain() -> bool:
        return isinstance(match.session.state.frames[-1], RoundDecision) and not rest()

    def told() -> bool:
        found = rest()
        return isinstance(match.session.state.frames[-1], RoundDecision) and (
            found > 0 if side == FRANCE else found < 0
        )

    def table() -> AwardTable:
        return AwardTable(app.ui, begun.lay(app, "struggle", match).model)

    def go_to(true: Callable[[], bool]) -> None:
        while not true():
            match.submit(rng.choice(match.session.legal_moves(match.awaiting[0])))

    go_to(plain)
    before = table()
    assert app.ui.text("ledger-rest") not in before.drawn_text
    go_to(told)
    after = table()
    ui = after._ui
    line = f"{ui.text('ledger-rest')}: {words.side(ui.texts, side)}: {words.prize(ui.texts, abs(rest()), 0)}"
    assert after.drawn_text.splitlines()[-1] == line
    assert after.measure(ui, 240)[1] - before.measure(ui, 240)[1] == pytest.approx(ui.px(ROW), abs=1)
