"""What is seen of what happened, and what is told of it: moments over the table, mostly without a window."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.historia import events as e
from game.app import App
from game.historia.chronicle import WEIGHTY, line_of
from game.historia.face import FACE
from game.historia.moments import Moments
from game.historia.scenes import draw_removed
from game.settings import Pace
from game.texts import Texts

from .kit import Played

# -- wonders that Civbots take away ------------------------------------------------------------------------------------


def test_a_wonder_that_a_civbot_takes_away_is_seen_to_go_after_the_card_that_takes_it() -> None:
    moments = Moments(Pace())
    moments.add([e.CivbotCard(3, "builders"), e.WonderRemoved(3, "petra"), e.CivbotCard(4, "harvest")], 500)
    card, gone, after = moments.running
    assert (gone.kind, gone.seat, gone.name) == ("removed", 3, "petra")
    assert card.start + card.length <= gone.start and gone.start + gone.length <= after.start


def test_where_nothing_moves_nothing_is_seen_to_go() -> None:
    moments = Moments(Pace(reduced_motion=True))
    moments.add([e.WonderRemoved(3, "petra")], 500)
    assert not moments.running


def test_the_log_tells_which_civbot_took_which_wonder_and_so_does_what_is_told_on_taking_over() -> None:
    t = Played(table="two_filled")
    for language in ("en", "pt-BR", "es"):
        texts = Texts(language, FACE.texts)
        told = line_of(texts, t.match, e.WonderRemoved(3, "petra"))
        assert texts("civilization-mali") in told and texts("wonder-petra") in told
        assert told != line_of(texts, t.match, e.WonderRemoved(4, "petra"))
    assert e.WonderRemoved in WEIGHTY


def test_a_wonder_goes_from_the_row_to_the_strip_of_whoever_takes_it(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.take_up("historia")
    app.ui.pictures.patient = True
    t = Played(table="two_filled")
    row, strip = pygame.Rect(724, 280, 326, 250), pygame.Rect(1066, 345, 208, 94)
    seen = []
    for share in (0.5, 0.93):
        app.surface.fill((0, 0, 0))
        draw_removed(app.ui, app.surface, row, strip, t.desk, 3, "petra", share)
        drawn = pygame.mask.from_threshold(app.surface, (0, 0, 0), (1, 1, 1))
        drawn.invert()
        drawn.erase(pygame.mask.Mask(strip.inflate(24, 24).size, fill=True), strip.inflate(24, 24).topleft)
        seen.append(drawn.centroid())
    assert row.collidepoint(seen[0]) and seen[0][0] < seen[1][0]
