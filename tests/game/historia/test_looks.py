"""Nothing is covered or cut that a look at the pictures found covered or cut: names on the plan, cards turned up, aims
of leaders; and what the screens say where they were silent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from engine.core.rules import Result
from engine.historia import decisions as f
from engine.historia import facts
from engine.historia.components import ADVISORS, LEADERS, TABLES
from engine.historia.events import CivbotCard, LevelGained
from engine.historia.facts import AimProgress
from engine.historia.moves import Attack
from engine.historia.rules.actions.war import loser_keeps_cube
from engine.historia.rules.counts import cell
from engine.historia.rules.map import IDS
from game.app.app import App
from game.historia.panels import cards, cube_piles
from game.historia.panels.board import AIMS
from game.historia.panels.development_plan import NAMES, clear_of, covered
from game.historia.panels.leader_draft import LeaderDraft
from game.historia.panels.paint import box, one_line, rich
from game.historia.panels.reveal_view import BETWEEN, EDGE, NOTE, card_rects, column_width
from game.historia.panels.world_view import _halved
from game.historia.scenario_cards import scenario_list
from game.historia.scenes.animations import HistoriaAnimations
from game.historia.scenes.conflict_scene import sum_signs
from game.historia.scenes.wonder_scene import draw_civbot
from game.historia.seat_page import SeatPage
from game.historia.wording import card_text, prompt, words
from game.i18n.texts import LANGUAGES
from game.platform.settings import LastNewGame, Pace, SeatChoice
from game.render.fonts import FLOOR
from game.render.theme import INK
from game.screens.new_game import NewGameScreen
from game.widgets.rich_text import RichText

from .kit import Played
from .test_prompt import TEXTS, at_war

# -- the plan ----------------------------------------------------------------------------------------------------------


def test_a_zones_name_stands_where_it_always_does_while_no_marker_is_there() -> None:
    for zone, (rows, column) in NAMES.items():
        usual = (column, float(rows[0]))
        assert clear_of((), zone, usual, 4.0) == usual == clear_of({(1, 1)}, zone, usual, 4.0)


@pytest.mark.parametrize("zone", [zone for zone, (rows, _) in NAMES.items() if len(rows) == 1])
def test_a_zones_name_steps_aside_for_a_marker_and_stays_in_its_zone(zone: str) -> None:
    rows, column = NAMES[zone]
    usual, wide = (column, float(rows[0])), 2.6
    for taken in covered(usual, wide):
        place = clear_of({taken}, zone, usual, wide)
        assert taken not in covered(place, wide)
        assert all(cell(*at) == zone for at in covered(place, wide))


def test_a_zones_name_stays_where_all_of_its_zone_is_taken() -> None:
    rows, column = NAMES["nomads"]
    everywhere = {(t, m) for t in range(1, 17) for m in range(1, 17)}
    assert clear_of(everywhere, "nomads", (column, float(rows[0])), 2.0) == (column, float(rows[0]))


# -- cards turned up ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [(188, 260), (285, 260), (330, 230), (120, 400)])
def test_cards_turned_up_are_inside_their_column_and_none_lies_on_another(count: int, size: tuple[int, int]) -> None:
    room = pygame.Rect(40, 200, *size)
    places = card_rects(count, room, 8, 184)
    assert len(places) == count and len({place.size for place in places}) == 1
    assert all(room.inflate(2, 4).contains(place) for place in places)
    assert all(place.collidelist(places[:number]) < 0 for number, place in enumerate(places))


def test_three_cards_stand_in_two_rows_only_where_they_gain_much_by_it() -> None:
    slim, broad = (card_rects(3, pygame.Rect(0, 0, wide, 260), 8, 184) for wide in (188, 285))
    assert len({place.y for place in slim}) == 2 and slim[0].width > 58
    assert len({place.y for place in broad}) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640)])
@pytest.mark.parametrize("across", [2, 3])
def test_what_follows_a_reveal_ends_before_the_note_that_the_turn_ends(
    make_app: Callable[..., App], size: tuple[int, int], across: int
) -> None:
    app = make_app(size)
    right = app.ui.px(EDGE) + across * column_width(app.ui, size[0], across) - app.ui.px(BETWEEN)
    note = size[0] - app.ui.px(NOTE)
    assert note - app.ui.px(2 * BETWEEN) < right < note - app.ui.px(BETWEEN) // 2


# -- aims of leaders ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_aims_in_a_draft_of_five_are_inside_their_panels(make_app: Callable[..., App], language: str) -> None:
    app = make_app(language=language)
    app.select_game("historia")
    ui = app.ui
    field = cards._part(ui.px(192), cards.FIELD)
    signs = [leader for leader in LEADERS if not cards.fits_aim_texts(ui, leader, ui.px(192))]
    assert set(signs) <= {"mandela", "lincoln", "ashoka"}, "nobody else has aims of five lines"
    for leader in set(LEADERS) - set(signs):
        texts = cards.aim_texts(ui, leader)
        panels = cards.aim_panels(ui, field, texts)
        assert panels is not None, leader
        assert panels[0].bottom <= panels[1].top and panels[1].bottom <= field.bottom
        for text, rect in zip(texts, panels, strict=True):
            assert rich(ui, text, cards._aim_wide(field), cards.LEAST, INK).height <= rect.height, text


def test_aims_that_have_no_room_in_words_are_told_by_signs(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.select_game("historia")
    field = pygame.Rect(0, 0, 90, 40)
    assert cards.aim_panels(app.ui, field, cards.aim_texts(app.ui, "mandela")) is None


@pytest.mark.parametrize(("wide", "below"), [(860, 5), (1044, 1), (1400, 0)])
def test_aims_that_a_card_has_no_room_for_stand_below_it(make_app: Callable[..., App], wide: int, below: int) -> None:
    app = make_app()
    app.select_game("historia")
    t = Played(table="six", people=6)
    draft = LeaderDraft(app.ui, t.model, t.controller)
    draft.children = draft.children[:5]
    draft.leaders = ("mandela", "bolivar", "lincoln", "napoleon", "ashoka")
    _, high = draft.measure(app.ui, app.ui.px(wide))
    assert sum(laid.height > 0 for laid in draft.captions) == below
    assert high - round(draft.side * cards.RATIO) > max(laid.height for laid in draft.captions)


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_leaders_aims_are_whole_beside_the_portrait(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    app = make_app((1280, 720), language=language)
    app.select_game("historia")
    model = Played().model
    rect = box(app.ui, *AIMS)
    written: list[tuple[str, str]] = []
    cut = app.ui.fonts.cut

    def noted(text: str, style: str, size: int, room: int) -> str:
        written.append((text, cut(text, style, size, room)))
        return written[-1][1]

    monkeypatch.setattr(app.ui.fonts, "cut", noted)
    for leader in LEADERS.values():
        aims = {"low": leader.low, "high": leader.high}
        reached = {of: [AimProgress(t, t.least or 0, True) for t in aim.aim] for of, aim in aims.items()}
        monkeypatch.setattr(facts, "aims", lambda *_, reached=reached: reached)
        model.own.leader = leader.id
        written.clear()
        cube_piles.draw_aims(app.ui, app.surface, model, rect)
        assert [text for text, shown in written if shown != text] == []
        said = " ".join(text for text, _ in written[1:])
        for condition in (*leader.low.aim, *leader.high.aim):
            assert card_text.goal_of(app.ui.texts, condition) in said
        for of, aim in aims.items():
            lines = cube_piles.aim_lines(app.ui, aim, reached[of], rect)
            figures = " · ".join(told for _, told in lines if told)
            assert figures == " · ".join(f"{t.least}/{t.least}" for t in aim.aim if t.least is not None)


def test_aims_of_two_lines_are_as_high_as_their_type(make_app: Callable[..., App]) -> None:
    app = make_app((1280, 720))
    app.select_game("historia")
    rect, low = box(app.ui, *AIMS), pygame.Rect(0, 0, app.ui.px(AIMS[2]), 4 * FLOOR - 1)
    aim = LEADERS["lincoln"].high
    found = [AimProgress(t, 1, False) for t in aim.aim]
    assert cube_piles.aim_lines(app.ui, aim, found, rect) == [
        ("technology + military 31", ""),
        ("and 4 lands", "1/31 · 1/4"),
    ]
    assert len(cube_piles.aim_lines(app.ui, aim, found, low)) == 1, "lines would lie on each other"


# -- what is said ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("frame", "said"),
    [
        (f.DraftDecision, "choose-draft"),
        (f.FirstCubeDecision, "choose-first_cube"),
        (f.PlaceDecision, "choose-place"),
    ],
)
def test_a_button_that_waits_says_for_what(frame: type[f.Decision], said: str) -> None:
    t = Played(table="two", seed=4)
    assert t.until(frame)
    assert prompt.main_text(TEXTS, t.model, t.controller) == (said, False)


def test_every_question_that_has_no_way_out_has_its_words_for_the_button(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.select_game("historia")
    for kind in ("draft", "first_cube", "resolve", "place", "partner", "war", "exploit", "recover", "row", "ready"):
        assert app.ui.texts.has(f"choose-{kind}")
    assert app.ui.texts.has("choose-option") and app.ui.texts.has("choose-side")


def test_before_a_war_is_fought_it_is_told_who_gains_and_whose_cube_goes() -> None:
    seen = set()
    for seed in range(1, 9):
        t, move = at_war(seed)
        own, theirs = prompt.war_sums(t.model, move)
        loser, winner = (move.other, move.seat) if own > theirs else (move.seat, move.other)
        left = "stays" if loser_keeps_cube(t.model.view, loser, winner) else "goes"
        wanted = "" if own == theirs else f"event-VpGained · hint-cube-{left}"
        played = len(t.match.log)
        assert prompt.hint(TEXTS, t.model) == wanted
        assert t.model.pending == move and len(t.match.log) == played, "nothing was played"
        seen.add(wanted)
    assert len(seen) > 1


def test_with_whom_to_trade_is_asked_with_what_it_brings(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.select_game("historia")
    t = Played(table="two_filled", seed=3)
    assert t.until(f.PartnerDecision)
    assert prompt.hint(app.ui.texts, t.model).startswith(("A neighbour", "Against a neighbour"))


def test_the_first_land_tells_that_it_gives_points_unless_the_table_has_agreed_otherwise() -> None:
    t = Played(table="two")
    assert t.until(f.FirstCubeDecision)
    assert prompt.hint(TEXTS, t.model) == "hint-first_cube"
    t.model.view.options = replace(t.model.view.options, score_setup_territory=False)
    assert prompt.hint(TEXTS, t.model) == ""


def test_the_sum_of_a_war_is_shown_with_what_was_added() -> None:
    assert sum_signs(7, 9, True) == [("military", "7"), ("war", "+2")]
    assert sum_signs(7, 8, False) == [("military", "7"), ("guard", "+1")]
    assert sum_signs(7, 7, True) == [("military", "7")]
    assert sum_signs(8, 7, True) == [("military", "7")], "the level has changed since"


def joined(message: str, **values: Any) -> str:
    return f"{values['names']} and {values['last']}" if message == "names-and" else f"{message} {values}"


def test_several_names_end_with_and() -> None:
    texts: Any = joined
    assert [words.listed(texts, names) for names in ([], ["A"], ["A", "B"], ["A", "B", "C"])] == [
        "",
        "A",
        "A and B",
        "A, B and C",
    ]


@pytest.mark.parametrize(
    ("totals", "levels", "said"),
    [
        ((9, 8), (5, 5), ""),
        ((9, 9), (6, 5), "score-tie-levels"),
        ((9, 9), (5, 5), "score-tie-player"),
    ],
)
def test_what_decides_between_equal_points_is_told(totals: tuple[int, int], levels: tuple[int, int], said: str) -> None:
    t = Played(table="two")
    for c, level in zip(t.match.onlooker.seats, levels, strict=True):
        c.technology, c.military = level, 1
    result = Result((0,), (0, 1), totals, ((), ()), "most")
    assert words.tie_sentence(TEXTS, t.match, result) == said
    assert words.tie_sentence(TEXTS, t.match, replace(result, winners=(0, 1))) == "score-tie-shared"


def test_a_table_says_what_its_civbots_are_where_nothing_else_is_chosen(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.select_game("historia")
    found = {card.id: card.meant for card in scenario_list(app.folders.data, app.ui.texts).scenarios}
    assert found["lesson"] == {
        "civbot_1": "chieftain",
        "civbot_2": "chieftain",
        "civbot_3": "noble",
        "civbot_4": "none",
        "civbot_5": "none",
    }
    assert set(found) == set(TABLES) and set(found["six"].values()) == {"none"}


def test_the_first_game_is_the_first_card_alone_and_chosen_for_whoever_has_never_played(
    make_app: Callable[..., App],
) -> None:
    app = make_app()
    app.select_game("historia")
    page = NewGameScreen(app)
    assert page.setup.scenario == "lesson"
    assert [card.id for card in page.scenarios] == ["lesson", *(one for one in TABLES if one != "lesson")]
    app.settings.last_games["historia"] = LastNewGame(scenario="alone_sage", seats=[SeatChoice()])
    assert NewGameScreen(app).setup.scenario == "alone_sage", "who has played goes on there"
    app.settings.last_games["historia"] = LastNewGame(scenario="two", seats=[SeatChoice(), SeatChoice(who="settler")])
    app.go("solo")
    assert isinstance(app.top, NewGameScreen) and app.top.setup.scenario == "lesson" and len(app.top.setup.seats) == 1


# -- what has its room -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_end_of_a_turn_brings_stands_in_one_line_each(make_app: Callable[..., App], language: str) -> None:
    app = make_app(language=language)
    app.select_game("historia")
    ui = app.ui
    text = ui.text("coming-government", government=ui.text("government-consumer_society"), what="3 [vp]")
    row = one_line(ui, text, 10**4, 12.5, INK).get_height()
    drawn = one_line(ui, text, ui.px(148), 12.5, INK)
    assert drawn.get_width() <= ui.px(148) and drawn.get_height() == row
    assert one_line(ui, text, ui.px(60), 12.5, INK).get_height() > row, "too narrow to be read in one"


def test_a_long_name_at_the_edge_of_the_world_is_broken_in_the_middle() -> None:
    assert _halved("to North America") == ["to North", "America"]
    assert _halved("a América do Norte") == ["a América", "do Norte"]
    assert _halved("Siberia") == ["Siberia"]


def test_a_rivals_page_names_every_number(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.select_game("historia")
    t = Played(table="two_filled")
    page = SeatPage(app, t.model, 1)
    texts = [widget.text for widget in page.body(app.ui).walk() if isinstance(widget, RichText)]
    for sign, name in (("vp", "point"), ("technology", "Technology"), ("supply", "supply"), ("reserve", "reserve")):
        assert any(text.startswith(f"[{sign}]") and name in text for text in texts), sign


def test_a_war_to_be_confirmed_is_marked_where_it_would_be_fought() -> None:
    t, move = at_war()
    assert isinstance(move, Attack) and t.model.pending == move
    assert t.model.chosen(territory=move.territory) and move.territory in t.model.lit_territories() and IDS


def test_civbots_turn_their_cards_up_one_after_the_other_beside_their_strips(make_app: Callable[..., App]) -> None:
    moments = HistoriaAnimations(Pace())
    moments.add([CivbotCard(2, "harvest"), LevelGained(2, "technology", 2), CivbotCard(3, "warriors")], 1000)
    first, hop, second = moments.running
    assert [first.kind, hop.kind, second.kind] == ["civbot", "hop", "civbot"]
    assert first.start == 1000 and hop.start == first.start + first.length <= second.start
    app = make_app()
    app.select_game("historia")
    app.ui.pictures.synchronous = True
    seen = []
    for strip in (pygame.Rect(1064, 48, 210, 94), pygame.Rect(1064, 444, 210, 94)):
        app.surface.fill((0, 0, 0))
        draw_civbot(app.ui, app.surface, strip, "harvest", 0.5)
        drawn = pygame.mask.from_threshold(app.surface, (0, 0, 0), (1, 1, 1))
        drawn.invert()
        seen.append(drawn.get_bounding_rects()[0].unionall(drawn.get_bounding_rects()))
    assert all(app.surface.get_rect().contains(rect) and rect.x < 950 for rect in seen)
    assert seen[0].y < seen[1].y


def test_every_card_of_the_most_civbots_is_shown() -> None:
    moments = HistoriaAnimations(Pace())
    moments.add([CivbotCard(seat, "harvest") for seat in range(1, 6) for _ in range(3)], 0)
    assert len(moments.running) == 15


def test_who_drafts_alone_hands_nothing_on() -> None:
    alone, two = Played(table="alone_elder", people=1), Played(table="two")
    assert prompt.question(TEXTS, alone.model, alone.controller) == "ask-draft-alone"
    assert prompt.question(TEXTS, two.model, two.controller) == "ask-draft"


def test_a_trade_that_gives_the_partner_nothing_shows_nothing_of_it() -> None:
    assert card_text.signs(ADVISORS["ahmad_baba"].do) == [("cards", "2"), ("technology", "1"), ("vp", "2")]
