"""The dark column: rivals' cards, Missions with their progress, what has happened since one's own last turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.brazil import facts
from engine.brazil.components import ARCHES, MISSIONS
from engine.brazil.moves import AnnounceMission, EndTurn, Finish, PlaceToken
from game.app.app import App
from game.app.routes import show
from game.brazil.drawing.arch_button import ArchButton
from game.brazil.panels.defenders import DefenderCard
from game.brazil.panels.missions import MissionHeader, ObjectiveLine
from game.brazil.panels.rivals import RivalCard, well_widths
from game.brazil.panels.since_last_turn import LINE, SinceLastTurn
from game.brazil.seat_page import SeatPage
from game.brazil.table import TableScreen
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.play.turn_summary import last_turn_end
from game.shell.command_line_request import CommandLineRequest
from game.widgets.material.dots import MAX_DOTS, dots
from game.widgets.scroll import Scroll
from tests.brazil.kit import Table, four
from tests.game.brazil.kit import AGAINST_A_BOT, NAMES, contents_of, found, lay, tree
from tests.game.conftest import click
from tests.game.gestures import move_to

pytestmark = pytest.mark.usefixtures("nothing_painted")

Make = Callable[..., App]


def since_of(table: object) -> SinceLastTurn:
    panel = found(table, "since")  # type: ignore[arg-type]
    assert isinstance(panel, SinceLastTurn)
    return panel


def test_a_card_shows_what_everybody_may_know(make_app: Make) -> None:
    t = Table().goods("coffee", "gold", seat=1).gold_card("war", seat=1)
    card = found(lay(make_app(), t.session, AGAINST_A_BOT), "strip-1")
    assert isinstance(card, RivalCard)
    standing = card.summary
    assert standing.name == NAMES[1] and standing.colour == t.player(1).colour
    assert sorted(standing.goods) == ["coffee", "gold"] and standing.room == facts.limit(t.s, 1, "goods")
    assert dict(standing.counters)["marks/hand_gold"] == 1
    assert dict(standing.counters)["marks/hand_mission"] == len(t.player(1).missions)


def test_a_card_has_its_own_tooltip_again_when_the_pointer_has_left(make_app: Make) -> None:
    app = make_app()
    table = lay(app, Table().session, AGAINST_A_BOT)
    app.draw()
    card = found(table, "strip-1")
    assert isinstance(card, RivalCard)
    whole, figure = card.tip, next(rect for rect, tip in card._figures if tip and tip != card.tip)
    for place in (figure.center, (table.ui.size[0] // 3, table.ui.size[1] // 3)):
        move_to(app, place)
        assert (card.tip == whole) is (place != figure.center)


def test_a_click_on_a_card_opens_the_whole_board(make_app: Make) -> None:
    app = make_app()
    table = lay(app, Table().session, AGAINST_A_BOT)
    app.draw()
    click(app, found(table, "strip-1").rect.center)
    assert type(app.top).__name__ == "SeatPage"


def seat_page(app: App, table: TableScreen) -> str:
    page = SeatPage(app, table.model, 1)
    app.push(page)
    page.refresh(app.ui)
    return "\n".join(contents_of(page.ui_root.root))


def test_the_whole_board_of_a_seat_has_its_tiles_goods_and_numbers(make_app: Make) -> None:
    t = Table()
    here, there = t.battlefield()
    t.tile("farm", here, seat=1, goods=("coffee", "coffee"))
    t.tile("sawmill", there)
    app = make_app()
    said = seat_page(app, lay(app, t.session, AGAINST_A_BOT))
    assert "buildings/farm" in said and "buildings/sawmill" not in said, "the tiles of that seat"
    assert app.ui.text("goods-on-tiles") in said and "goods/coffee" in said
    assert app.ui.text("counter-missions", n=len(t.player(1).missions)) in said
    assert app.ui.text("category-tiles") not in said, "no points where the table shows none"


@pytest.mark.parametrize("held", range(9))
@pytest.mark.parametrize("room", [79, 100, 200])
def test_goods_keep_their_size_while_empty_places_can_give_way(room: int, held: int) -> None:
    full, empty = well_widths(room, 21, 8, held, 6)
    assert held * full + (8 - held) * empty <= room and empty <= full <= 21
    assert full >= 16 or empty <= 6 or held == 8, "nothing but goods makes goods small"
    assert well_widths(200, 21, 8, held, 6) == (21, 21)


@pytest.mark.parametrize("size, scale, scrolls", [((1920, 1080), 100, False), ((1024, 640), 150, True)])
def test_the_arches_of_another_are_as_wide_as_each_other_and_the_page_fits(
    make_app: Make, size: tuple[int, int], scale: int, scrolls: bool
) -> None:
    app = make_app(size, scale)
    table = lay(app, Table().session, AGAINST_A_BOT)
    app.push(page := SeatPage(app, table.model, 1))
    app.draw()
    widgets = list(page.ui_root.root.walk())
    arches = [w.rect for w in widgets if isinstance(w, ArchButton)]
    assert len(arches) == len(ARCHES) and len({arch.width for arch in arches}) == 1
    assert [w.scrolls for w in widgets if isinstance(w, Scroll)] == [scrolls]


def test_where_points_are_shown_the_whole_board_counts_them(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table()
    here, _ = t.battlefield()
    t.tile("farm", here, seat=1)
    monkeypatch.setattr(TableModel, "live_vp", lambda self, seat: str(facts.total(self.view, seat)))
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    said = seat_page(app, table)
    shown = {line.category for line in facts.score(table.model.view, 1)}
    assert "tiles" in shown and all(app.ui.text(f"category-{category}") in said for category in shown)


def test_where_there_is_room_to_spare_the_cards_of_rivals_are_larger(make_app: Make) -> None:
    def high(table: TableScreen) -> int:
        tree(table)
        table.app.draw()
        return found(table, "strip-1").rect.height

    wide = high(lay(make_app((1280, 720)), four().session, ("person", "settler", "settler", "settler")))
    tall = high(lay(make_app((1280, 960)), Table().session, AGAINST_A_BOT))
    assert wide < 105 < tall, "three rivals and their news in little room; one with much"


def test_the_own_missions_are_there_however_little_room_there_is(make_app: Make) -> None:
    t = four()
    t.player(0).missions += tuple(mission for deck in t.s.mission_decks for mission in deck[-2:])
    t.s.mission_decks = tuple(deck[:-2] for deck in t.s.mission_decks)
    table = lay(make_app(), t.session, ("person", "settler", "settler", "settler"))
    names = [widget.name for widget in tree(table).walk()]
    assert "missions" in names and "since" not in names, "what happened gives way, and then the column scrolls"


def test_three_rivals_and_four_missions_are_all_in_sight(make_app: Make) -> None:
    t = four()
    t.player(0).missions = ("exploration-2", "sail-1", "rail-4", "rail-3")
    table = lay(make_app((1280, 720)), t.session, ("person", "settler", "settler", "settler"))
    tree(table)
    table.app.draw()
    column = found(table, "side")
    assert isinstance(column, Scroll) and not column.scrolls
    assert len({found(table, f"strip-{seat}").rect.height for seat in (1, 2, 3)}) == 1, "none is slimmer than another"
    news = since_of(table)
    assert news.rect.bottom <= column.rect.bottom and news.rect.height < 2 * table.ui.px(LINE), (
        "one line of what happened"
    )
    assert news.tip.startswith(news.title or news.older_title), "its title is told by the tip"


def test_the_card_of_the_seat_that_decides_is_lit(make_app: Make) -> None:
    t = four()
    table = lay(make_app(), t.session, ("person", "settler", "settler", "settler"))
    for seat in (1, 2, 3):
        card = found(table, f"strip-{seat}")
        assert isinstance(card, RivalCard) and card.summary.deciding is (seat in t.session.awaiting)


def test_every_objective_has_a_line_with_its_progress(make_app: Make) -> None:
    t = Table()
    table = lay(make_app(), t.session, AGAINST_A_BOT)
    lines = [w for w in found(table, "missions").walk() if isinstance(w, ObjectiveLine)]
    wanted = [step for mission in t.player(0).missions for step in facts.mission_progress(t.s, 0, mission)]
    assert [(line.have, line.needed) for line in lines] == [(step.have, step.needed) for step in wanted]
    assert [line.holds for line in lines] == [step.holds for step in wanted]
    points = [
        str(objective["vp"]) for m in t.player(0).missions for objective in MISSIONS[m].objectives if "vp" in objective
    ]
    assert [line.points for line in lines if line.points] == points
    heads = [w.points for w in found(table, "missions").walk() if isinstance(w, MissionHeader)]
    assert heads == [str(MISSIONS[m].vp) if MISSIONS[m].vp else "" for m in t.player(0).missions]


def test_each_mission_is_a_block_named_by_its_era_and_its_title_alone_tells_why_it_can_t_be_announced(
    make_app: Make,
) -> None:
    """A tooltip beside an objective would cover the list it is about."""
    t = Table()
    table = lay(make_app(), t.session, AGAINST_A_BOT)
    for mission in t.player(0).missions:
        block = found(table, f"missions-{MISSIONS[mission].era}")
        heads = [w for w in block.walk() if isinstance(w, MissionHeader)]
        lines = [w for w in block.walk() if isinstance(w, ObjectiveLine)]
        assert len(heads) == 1 and len(lines) == len(MISSIONS[mission].objectives)
        reason = t.session.rules.why_not(t.s, AnnounceMission(0, mission))
        assert reason is not None and heads[0].tip == words.reason(table.ui.texts, reason)
        assert not any(line.tip for line in lines)


def test_up_to_six_are_dots_and_more_are_figures(make_app: Make) -> None:
    ui = make_app().ui
    six, seven = dots(ui, 2, MAX_DOTS, 12), dots(ui, 2, MAX_DOTS + 1, 12)
    assert six.get_width() > 6 * 12 and seven.get_width() < six.get_width()
    assert dots(ui, 2, 3, 12) is dots(ui, 2, 3, 12)
    assert dots(ui, 9, 3, 12) is dots(ui, 3, 3, 12), "more than asked for is all that was asked for"


def test_what_others_did_comes_first_and_a_click_opens_the_log(make_app: Make) -> None:
    t = Table()
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    assert since_of(table).fresh, "before the first own turn: how the game began"
    for seat in (0, 1):
        t.arch("trade" if t.player().token != "trade" else "build")
        while not t.legal(EndTurn):
            t.do(t.legal()[0])
        assert t.seat == seat
        t.end_turn()
    table.match.version += 1
    panel = since_of(table)
    assert panel.fresh and {phrase.badge for phrase in panel.fresh} == {f"seats/{t.player(1).colour}"}
    assert f"seats/{t.player(0).colour}" in {phrase.badge for phrase in panel.older}
    assert not set(panel.fresh) & set(panel.older)
    since_of(table).press()
    assert table.model.drawer == "log"


def test_in_the_challenge_the_dutch_stand_where_rivals_do(make_app: Make) -> None:
    app = make_app()
    show(app, CommandLineRequest(screen="table", scenario="battle_of_guararapes"))
    table = app.top
    card = found(table, "strip-1")  # type: ignore[arg-type]
    assert isinstance(card, DefenderCard) and len(card.posts) == 5
    assert all(post.standing and post.cards == 1 for post in card.posts)
    assert not [w for w in tree(table).walk() if isinstance(w, RivalCard)]  # type: ignore[arg-type]


def test_while_the_past_is_shown_nothing_later_is_told(make_app: Make) -> None:
    t = Table().goods("coffee", "sugarcane")
    t.do(PlaceToken(0, "trade"), Finish(0), EndTurn(0), PlaceToken(1, "trade"), EndTurn(1))
    table = lay(make_app(), t.session, AGAINST_A_BOT)
    table.controller.history.jump(len(t.session.log) - 2)

    def traded() -> bool:
        panel, who = since_of(table), f"seats/{t.player(1).colour}"
        return any(d.badge == who and "arches/trade" in str(d.picture) for d in (*panel.fresh, *panel.older))

    assert not traded()
    table.controller.history.close()
    assert traded()


def test_what_one_has_just_done_is_not_told_as_older_than_what_the_others_did(make_app: Make) -> None:
    t = Table().goods("coffee", "sugarcane")
    t.do(PlaceToken(0, "trade"), Finish(0), EndTurn(0), PlaceToken(1, "trade"), EndTurn(1))
    table = lay(make_app(), t.session, AGAINST_A_BOT)
    table.controller.point_arch("build")
    panel = since_of(table)
    assert any("arches/trade" in str(phrase.picture) for phrase in panel.fresh)
    begun = last_turn_end(table.match, 0)
    own = [phrase for phrase in panel.older if "arches/build" in str(phrase.picture)]
    assert begun < len(t.session.log) and not own


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1600, 900), (1760, 990), (1920, 1080)])
def test_products_stand_in_two_rows_at_every_size(make_app: Make, size: tuple[int, int]) -> None:
    """A pixel more of rounding, and three rows pushed the collection out of the window."""
    table = lay(make_app(size), Table().session, AGAINST_A_BOT)
    products = [widget for widget in tree(table).walk() if widget.name.startswith("product-")]
    assert len({widget.rect.y for widget in products}) == 2
