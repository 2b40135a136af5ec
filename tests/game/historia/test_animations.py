"""What is seen of what happened, and what is told of it: moments over the table, mostly without a window."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.core.event import visible
from engine.historia import decisions as f
from engine.historia import events as e
from game.app.app import App
from game.historia.plugin import PLUGIN
from game.historia.scenes.animations import HistoriaAnimations
from game.historia.scenes.conflict_scene import conflict_of, levels_and_totals, outcome_texts, sum_signs
from game.historia.scenes.wonder_scene import draw_removed
from game.historia.wording import prompt
from game.historia.wording.log_text import EVENTS_BY_IMPORTANCE, line_of
from game.i18n.texts import LANGUAGES, Texts
from game.platform.settings import Pace

from .kit import Played
from .test_prompt import TEXTS


def test_of_five_kings_every_card_is_seen_and_so_is_the_end_of_the_turn() -> None:
    longest = 0
    t = Played(table="alone_immortal", people=1, seed=3)
    while t.match.current_seat is not None:
        t.any()
        events = visible(t.match.log[-1].events, t.match.viewer)
        moments = HistoriaAnimations(Pace())
        moments.add(events, 0, t.match.people)
        for kind, event in (("civbot", e.CivbotCard), ("icon", e.IconReached)):
            assert [one.kind for one in moments.running].count(kind) == sum(type(one) is event for one in events)
        longest = max(longest, sum(isinstance(one, e.CivbotCard) for one in events))
    assert longest == 20


# -- wonders that Civbots take away ------------------------------------------------------------------------------------


def test_a_wonder_that_a_civbot_takes_away_is_seen_to_go_after_the_card_that_takes_it() -> None:
    moments = HistoriaAnimations(Pace())
    moments.add([e.CivbotCard(3, "builders"), e.WonderRemoved(3, "petra"), e.CivbotCard(4, "harvest")], 500)
    card, gone, after = moments.running
    assert (gone.kind, gone.seat, gone.name) == ("removed", 3, "petra")
    assert card.start + card.length <= gone.start and gone.start + gone.length <= after.start


def test_where_nothing_moves_nothing_is_seen_to_go() -> None:
    moments = HistoriaAnimations(Pace(reduced_motion=True))
    moments.add([e.WonderRemoved(3, "petra")], 500)
    assert not moments.running


def test_the_log_tells_which_civbot_took_which_wonder_and_so_does_what_is_told_on_taking_over() -> None:
    t = Played(table="two_filled")
    for language in LANGUAGES:
        texts = Texts(language, PLUGIN.texts)
        text = line_of(texts, t.match, e.WonderRemoved(3, "petra"))
        assert texts("civilization-mali") in text and texts("wonder-petra") in text
        assert text != line_of(texts, t.match, e.WonderRemoved(4, "petra"))
    assert e.WonderRemoved in EVENTS_BY_IMPORTANCE


def test_a_wonder_goes_from_the_row_to_the_strip_of_whoever_takes_it(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.select_game("historia")
    app.ui.pictures.synchronous = True
    t = Played(table="two_filled")
    row, strip = pygame.Rect(724, 280, 326, 250), pygame.Rect(1066, 345, 208, 94)
    seen = []
    for share in (0.5, 0.93):
        app.surface.fill((0, 0, 0))
        draw_removed(app.ui, app.surface, row, strip, t.model, 3, "petra", share)
        drawn = pygame.mask.from_threshold(app.surface, (0, 0, 0), (1, 1, 1))
        drawn.invert()
        drawn.erase(pygame.mask.Mask(strip.inflate(24, 24).size, fill=True), strip.inflate(24, 24).topleft)
        seen.append(drawn.centroid())
    assert row.collidepoint(seen[0]) and seen[0][0] < seen[1][0]


# -- who meets whom ----------------------------------------------------------------------------------------------------

EUROPE = 3
WON = e.WarFought(3, 0, EUROPE, 5, 3, 3)


def test_a_war_is_shown_with_what_came_of_it_and_nothing_of_the_next_one() -> None:
    after = [
        e.VpGained(3, 2, "wars"),
        e.CubeLost(0, EUROPE),
        e.CivbotCard(3, "warriors"),
        e.WarFought(3, 1, EUROPE, 5, 4, 3),
        e.VpGained(3, 4, "wars"),
        e.CubeLost(1, EUROPE, True),
    ]
    first, second = conflict_of(WON, after), conflict_of(after[3], after[4:])
    assert first is not None and second is not None
    assert (first.points, first.cube, first.winner, first.loser) == ((2, 0), "goes", 3, 0)
    assert (second.points, second.cube, second.loser) == ((4, 0), "stays", 1)


def test_who_is_attacked_may_win_and_a_draw_has_no_loser() -> None:
    held = conflict_of(e.WarFought(3, 0, EUROPE, 3, 4, 0), [e.VpGained(0, 2, "wars"), e.CubeLost(3, EUROPE)])
    drawn = conflict_of(e.WarFought(3, 0, EUROPE, 3, 3, -1), [e.VpGained(0, 2, "wonders")])
    assert held is not None and drawn is not None
    assert (held.points, held.loser) == ((0, 2), 3)
    assert (drawn.points, drawn.winner, drawn.loser) == ((0, 0), -1, -1)


def test_what_decided_a_war_is_the_levels_of_that_moment() -> None:
    t = Played(table="two_filled")
    seats = t.model.view.seats
    seats[3].military, seats[0].military = 6, 2
    risen = [e.LevelGained(3, "military", 5), e.LevelGained(3, "technology", 9), e.LevelGained(3, "military", 6)]
    one = conflict_of(WON, risen)
    assert one is not None and levels_and_totals(t.model, one) == ((4, 5), (2, 3))
    assert sum_signs(4, 5, True) == [("military", "4"), ("war", "+1")]
    assert sum_signs(2, 3, False) == [("military", "2"), ("guard", "+1")]


def test_a_trade_is_decided_by_technology_before_its_level_and_a_raid_by_military_and_guard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = Played(table="two_filled")
    seats = t.model.view.seats
    seats[0].technology, seats[1].technology = 5, 7
    seats[0].military, seats[1].military = 5, 3
    trade = conflict_of(e.Traded(0, 1), [e.VpGained(1, 1, "trade_partner"), e.LevelGained(0, "technology", 5)])
    raid = conflict_of(e.Raided(0, 1), [e.VpGained(0, 3, "raids")])
    assert trade is not None and raid is not None
    assert levels_and_totals(t.model, trade) == ((4, 4), (7, 7)) and trade.points == (0, 1) and trade.loser == -1
    monkeypatch.setattr("game.historia.scenes.conflict_scene.defence", lambda s, seat: s.seats[seat].military + 1)
    assert levels_and_totals(t.model, raid) == ((5, 5), (3, 4)) and raid.points == (3, 0) and raid.loser == -1


def test_it_is_told_what_each_has_of_it(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.select_game("historia")
    t = Played(table="two_filled")
    for event, after, ends, has in (
        (
            WON,
            [e.VpGained(3, 2, "wars"), e.CubeLost(0, EUROPE)],
            "Mali wins",
            "Mali +2 [vp] · Ana loses the cube there",
        ),
        (WON, [e.CubeLost(0, EUROPE, True)], "Mali wins", "Ana keeps the cube there: it is the last"),
        (e.WarFought(3, 0, EUROPE, 3, 3, -1), [], "Nobody wins", "Nobody gains, and no cube is lost"),
        (e.Raided(3, 0), [e.VpGained(3, 3, "raids")], "Mali raids Ana", "Mali +3 [vp] · Ana loses nothing"),
        (e.Traded(3, 0), [e.VpGained(0, 1, "trade_partner")], "Mali trades with Ana", "Ana +1 [vp]"),
    ):
        one = conflict_of(event, after)
        assert one is not None
        found = outcome_texts(app.ui, t.model, one)
        assert [text.replace("\u2068", "").replace("\u2069", "") for text in found] == [ends, has]


def test_what_is_done_to_somebody_at_this_screen_is_shown_longer_and_raids_among_others_are_not() -> None:
    found = {}
    for people in ((0, 1), (1, 2)):
        moments = HistoriaAnimations(Pace())
        moments.add([WON, e.Raided(3, 0), e.Traded(4, 3)], 0, people)
        found[people] = [(one.conflict.kind, one.length) for one in moments.running if one.conflict is not None]
    (war, own), (raid, _) = found[0, 1]
    assert (war, raid) == ("war", "raid")
    assert [kind for kind, _ in found[1, 2]] == ["war"] and found[1, 2][0][1] < own


# -- what others have done to whoever chooses --------------------------------------------------------------------------


def test_who_chooses_is_told_what_was_done_to_him_since_his_last_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Played(table="two_filled")
    assert t.until(f.ChooseDecision)
    seat, other = t.model.seat, 1 - t.model.seat
    drove, cost = e.WarFought(3, seat, EUROPE, 5, 3, 3), e.CubeLost(seat, EUROPE)
    taken, raid = e.WonderRemoved(4, "petra"), e.Raided(2, seat)
    moves = [
        [e.Raided(3, seat)],  # before the last choice
        [taken, e.Raided(2, other), raid],
        [e.WarFought(3, other, EUROPE, 5, 3, 3), e.CubeLost(other, EUROPE), drove, e.VpGained(3, 2, "wars"), cost],
        [e.WarFought(3, seat, EUROPE, 2, 3, seat), e.CubeLost(3, EUROPE)],
    ]
    held = moves[3][0]
    monkeypatch.setattr("game.historia.table_model.last_turn_end", lambda match, of: len(match.log) - 3)
    monkeypatch.setattr(
        "game.historia.table_model.visible_events", lambda match, number: moves[number - len(match.log) + 3]
    )
    assert t.model.suffered() == [drove, cost, held, raid, taken]
    assert prompt.hint(TEXTS, t.model) == "hint-driven-out event-WarFought-lost", "two of them, the weightiest first"
    del moves[3][:]
    assert prompt.hint(TEXTS, t.model) == "hint-driven-out event-Raided"
    cost.stays = True
    assert prompt.hint(TEXTS, t.model) == "event-WarFought-won event-Raided", "who kept the cube was not driven out"
    t.controller.pick_card("military")
    assert "event" not in prompt.hint(TEXTS, t.model), "of cards that are lifted it is told what may be overlooked"
    t.controller.pick_card("military")
    del moves[1][:], moves[2][:]
    assert prompt.hint(TEXTS, t.model) == ""


def test_whose_cube_is_lost_and_whose_stays_stands_in_the_log() -> None:
    t = Played(table="two_filled")
    lines = set()
    for language in LANGUAGES:
        texts = Texts(language, PLUGIN.texts)
        lines |= {
            line_of(texts, t.match, e.CubeLost(seat, EUROPE, stays)) for seat in (0, 3) for stays in (True, False)
        }
    assert len(lines) == 4 * len(LANGUAGES) and "" not in lines
