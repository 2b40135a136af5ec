"""The model shows the present: previews after a purchase, lights where a click means something, whose purse it is."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.struggle import events as e
from engine.struggle import facts
from engine.struggle import moves as m
from engine.struggle.decisions import RefusalDecision, RoundDecision
from game.struggle.drawing import pen
from game.struggle.match import Match
from game.struggle.offers import place_of
from game.struggle.panels.action_points import PointsPanel
from game.struggle.panels.choices import choices
from game.struggle.panels.prompt_bar import PromptBar, prompt_of
from game.struggle.preview import preview
from game.struggle.table import TableScreen
from game.struggle.wording import words
from tests.struggle.kit import DIP3_ECO, B, F, Table

from .conftest import PEOPLE, Make


def buying(match: Match) -> bool:
    """Two markets can be flagged one after the other."""
    frame = match.frame()
    if not isinstance(frame, RoundDecision) or match.current_seat is None:
        return False
    return sum(isinstance(move, m.ShiftMarket) for move in match.session.legal_moves(match.current_seat)) > 3


def flags(table: TableScreen) -> list[m.ShiftMarket]:
    return [move for move in table.model.legal if isinstance(move, m.ShiftMarket)]


def test_a_preview_is_not_kept_over_a_purchase(table: Make) -> None:
    screen = table(buying)
    model = screen.model
    told = {move: model.preview(move) for move in flags(screen)}
    screen.controller.play(next(iter(told)))
    after = [move for move in flags(screen) if move in told]
    assert after
    for move in after:
        assert model.preview(move) == preview(model.match, move) != told[move]


def test_a_light_is_where_a_click_means_something(table: Make) -> None:
    model = table(buying).model
    bought = {place_of(move) for move in model.legal if not isinstance(move, (m.UseAdvantage, m.UseAbility))}
    assert model.lit() and model.lit() <= bought
    for space in model.lit():
        assert model.offers(space)


def test_what_only_debt_can_pay_has_a_light_of_its_own(table: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = table(buying)
    model = screen.model

    def dear() -> set[int]:
        """The spaces that no way of paying has points enough for."""
        model.hovered = None
        ways = [move for move in model.legal if place_of(move) in model.lit()]
        return model.lit() - {place_of(move) for move in ways if not model.credits_for(move)}

    assert model.lit_on_credit() == dear()
    screen.controller.play(next(move for move in flags(screen) if not model.credits_for(move)))
    screen.refresh(screen.ui)
    assert model.lit_on_credit() == dear() != set()
    targets = screen.map.lights.targets
    assert {int(name) for (kind, name), mark in targets.items() if kind == "space" and mark == "credit"} == dear()
    said: list[str] = []
    monkeypatch.setattr(pen, "words", lambda ui, target, text, point, **more: said.append(text) or 0)
    bar = PromptBar(screen.ui, model, screen.controller)
    bar.rect = pygame.Rect(0, 0, 1000, 31)
    bar.draw(screen.ui, screen.app.surface)
    assert screen.ui.text("hint-round-credit") in said


def test_the_purse_is_of_the_side_that_plays(table: Make) -> None:
    screen = table(buying, who=PEOPLE)
    model, ui = screen.model, screen.ui
    own = ui.text("purse-title")
    assert PointsPanel(ui, model).tip.startswith(f"*{own}*")
    model.match.viewer = 1 - model.seat
    model.match.version += 1
    model.renew()
    assert model.seat == model.match.viewer
    assert own not in PointsPanel(ui, model).tip


def test_who_is_asked_to_cede_reads_which_territory_and_what_refusing_costs(table: Make) -> None:
    made = table(lambda match: isinstance(match.frame(), RefusalDecision), seed=21)
    made.refresh(made.ui)
    frame, view = made.model.frame, made.model.view
    assert isinstance(frame, RefusalDecision) and made.map.open == frame.space
    name, vp = words.space(made.ui.texts, frame.space), facts.refusal_vp(view, frame.seat)
    said = [text for widget in made.ui_root.root.walk() for text in vars(widget).values() if isinstance(text, str)]
    assert name in said and any(f"{vp} VP" in text for text in said)
    made.controller.play(m.Refuse(frame.seat))
    scored = [event for event in made.match.log[-1].events if isinstance(event, e.VpScored)]
    assert scored[0].vp == vp and scored[0].seat == 1 - frame.seat


def test_an_event_is_spoken_of_where_one_can_be_played(table: Make) -> None:
    def taken(event: bool) -> Callable[[Match], bool]:
        def there(match: Match) -> bool:
            frame = match.frame()
            if not isinstance(frame, RoundDecision) or frame.stage != "taken" or match.current_seat is None:
                return False
            return any(isinstance(move, m.PlayEvent) for move in match.session.legal_moves(match.current_seat)) is event

        return there

    for event, message in ((True, "ask-round-taken"), (False, "ask-round-no_event")):
        screen = table(taken(event))
        assert prompt_of(screen.ui, screen.model, screen.controller)[0] == screen.ui.text(message)


@pytest.mark.parametrize(
    ("card", "wanted"), [("marquis_de_condorcet", ["option-not", "option-turn-up"]), ("turgot", ["option-not"])]
)
def test_what_lies_face_down_may_be_left_so_or_turned_up_if_it_has_the_keyword(
    table: Make, card: str, wanted: list[str]
) -> None:
    t = Table(turn=5).ministry(card, "lavoisier", up=False).hand(F, "la_gabelle").money(B, debt=5)
    t.begin(F, DIP3_ECO).do(m.PlayEvent(F, "la_gabelle"))
    made = table(buying)
    made.match.session.state, made.match.viewer = t.s, F
    made.match.version += 1
    made.model.renew()
    panel = choices(made.ui, made.model, made.controller)
    assert panel is not None
    said = [text for widget in panel.walk() for text in vars(widget).values() if isinstance(text, str)]
    words_of = {made.ui.text(name): name for name in ("option-not", "option-turn-up")}
    assert list(dict.fromkeys(words_of[text] for text in said if text in words_of)) == wanted
