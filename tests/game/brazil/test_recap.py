"""What the table says while others play or choose, and after it: recaps, names of actions, lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from engine.brazil.components import UNITS
from engine.brazil.decisions import BuildDecision, ResourceDecision, TurnDecision
from engine.brazil.events import HIDDEN, BattleEnded, CardDrawn, TileBuilt, UnitsMoved
from engine.brazil.moves import Build, ChooseResource, EndTurn, FightExpedition, MoveUnits, PlaceToken, SealCards
from engine.core.event import Event
from game.app.app import App
from game.brazil.map.highlights import lit_hexes
from game.brazil.panels.prompt import main_text
from game.brazil.panels.prompt_bar import PromptBar
from game.brazil.table import TableScreen
from game.brazil.wording.action_phrases import phrase_of
from game.brazil.wording.log_text import line_of
from game.widgets.log_list import LogLine
from game.widgets.rich_text import RichText
from tests.brazil.kit import Table
from tests.brazil.test_exploration import before
from tests.game.brazil.kit import battle_ahead, laid, lay, public_choice, take_over
from tests.game.conftest import move_to


def test_the_recap_comes_at_the_start_of_a_turn_and_not_in_its_middle(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, _, here, there = battle_ahead()
    table = lay(app, t.session)
    table.controller.take_over(0)
    table.controller.click_hex(here)
    table.controller.click_hex(there)
    table.controller.main_action()
    table.controller.confirm()  # without a card it never wins
    table.controller.take_over(1)
    assert table.model.recap_since is None
    table.controller.main_action()
    table.controller.close_outcome()
    assert table.match.viewer == 0 and isinstance(table.model.frame, TurnDecision) and table.model.recap_since is None


def test_a_choice_in_public_shows_nobodys_secrets(make_app: Callable[..., App]) -> None:
    """The era changes: each places the old token before all eyes; the board is his, the hands lie face down."""
    app = make_app()
    t = Table().combat_card("militia").combat_card("militia", seat=1)
    table = public_choice(app, t)
    assert table.match.acting == 1 and not table.match.handover_needed and table.model.seat == 1
    for player in table.model.view.seats:
        assert player.combat_cards == ("?",) and all(mission.startswith("?") for mission in player.missions)


def asked(app: App) -> str:
    app.top.refresh(app.ui)
    found = next(w for w in app.top.ui_root.root.walk() if w.name == "question")
    assert isinstance(found, RichText)
    return found.text


@pytest.mark.parametrize("era", [1, 2])
def test_a_choice_in_public_names_who_chooses_and_what_each_arch_brings(make_app: Callable[..., App], era: int) -> None:
    app = make_app()
    t = Table()
    t.era(era)  # old tokens are put down while their era is still the one that ends
    table = public_choice(app, t)
    assert "Rui" in asked(app)
    assert {1: "peek at", 2: "draw a Combat card"}[era] in asked(app)
    lit = [w for w in table.ui_root.root.walk() if w.name.startswith("arch-") and getattr(w, "lit", False)]
    assert lit and all(app.ui.text(f"era-bonus-{era}") in w.tip for w in lit)


def test_a_resource_to_choose_says_what_it_comes_from(make_app: Callable[..., App]) -> None:
    app = make_app()
    for cause, said in (("mandioca", "Mandioca"), ("harbor", "Harbor"), ("tupi_woman", "Tupi"), ("pedro_i", "Pedro")):
        t = Table()
        t.s.frames.append(ResourceDecision(0, 1, cause))
        t.changed()
        laid(app, t)
        assert said in asked(app), cause


def test_while_bots_play_their_action_is_named(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, unit, here, there = battle_ahead()
    for hex_id in t.near(here):
        t.clear_unknown(hex_id)
    table = laid(app, t)
    to = next(m.to for m in t.legal(MoveUnits) if m.to in t.near(here) and m.to != there)
    t.session.submit(MoveUnits(0, (unit,), to, "free"))
    t.session.submit(EndTurn(0))
    table.match.version += 1
    table.model.renew()
    table.rebuild()
    assert not table.model.deciding
    assert "Ana moves" in asked(app)
    prompt_bar = next(w for w in table.ui_root.root.walk() if isinstance(w, PromptBar))
    assert "is thinking" in prompt_bar.hint()


def test_the_piece_just_picked_is_not_scolded(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, _, here, _ = battle_ahead()
    table = laid(app, t)
    table.controller.click_hex(here)
    assert "[cross]" not in table.tip_of(here)
    far = next(h for h in range(t.s.board.size) if h != here and h not in lit_hexes(table.model))
    assert "[cross]" in table.tip_of(far), "elsewhere it says why not"


def test_a_line_of_the_log_names_its_place_and_lights_it(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, unit, here, there = battle_ahead()
    for hex_id in t.near(here):
        t.clear_unknown(hex_id)
    to = next(m.to for m in t.legal(MoveUnits) if m.to in t.near(here) and m.to != there)
    t.session.submit(MoveUnits(0, (unit,), to, "free"))
    table = laid(app, t)
    table.controller.open_drawer("log")
    app.draw()
    line = [w for w in table.ui_root.root.walk() if w.name.startswith("log-")][-1]
    text = line.text  # type: ignore[attr-defined]
    assert app.ui.text(f"terrain-{t.s.board.terrain[to]}") in text
    move_to(app, line.rect.center)
    app.draw()
    assert [mark.place for mark in table.map.marks()] == [to]
    move_to(app, (5, 5))
    app.draw()
    assert not table.map.marks()


def test_who_has_no_second_build_is_told_why_and_another_is_not(make_app: Callable[..., App]) -> None:
    t = Table(monarchs=("oba_ii",)).painting("maua").goods("coffee")
    where = t.free("field", near=t.home())
    app = make_app()
    table = lay(app, t.session)
    take_over(table, 0)
    for move in (PlaceToken(0, "build"), Build(0, "farm", where)):
        table.controller.play(move)
    said = [note.text for note in app.toasts.notes]
    assert app.ui.text("event-SecondBuildClosed", why="fresh_goods") in said
    table.controller.open_drawer("log")
    app.draw()
    priced = [w.entry.text for w in table.ui_root.root.walk() if isinstance(w, LogLine) and w.entry.price]
    assert len(priced) == 1 and priced[0] not in said, "the price stands at what all know of the build"


@pytest.mark.parametrize(
    ("tile", "text"),
    [
        ("unknown_species", "Discovers Unknown Species, keeps the tile"),
        ("mandioca", "Discovers Mandioca, the tile leaves the game"),
    ],
)
def test_a_tile_that_leaves_the_map_is_named_once(make_app: Callable[..., App], tile: str, text: str) -> None:
    t, unit, hex_id = before(tile)
    t.do(MoveUnits(0, (unit,), hex_id))
    assert text in lines_of_last_move(laid(make_app(), t))


def test_a_sentence_of_the_log_has_no_stop_within_a_line_of_the_recap(make_app: Callable[..., App]) -> None:
    t, unit, hex_id = before("expedition_4", kind="cannon")
    t.do(MoveUnits(0, (unit,), hex_id), FightExpedition(0, unit))
    assert any(
        "beats an Expedition, 4 to 4, keeps the tile" in line for line in lines_of_last_move(laid(make_app(), t))
    )


def test_a_battle_is_its_attackers_in_recap_and_log_though_the_defender_moved_last(
    make_app: Callable[..., App],
) -> None:
    t, unit, _, there = battle_ahead(attacker="dragoon")
    t.tile("farm", there, seat=1)
    ended = battle_end(t.do(MoveUnits(0, (unit,), there), SealCards(0, ("militia",)), SealCards(1, ())))
    table = laid(make_app(), t)
    texts, log = table.ui.text, table.match.log
    text = line_of(texts, table.model, ended)
    steps = table.recaps.describer.steps([(len(log), log[-1].events)])
    assert [step.seat for step in steps if text in step.sentences] == [0]
    assert any("seizes an enemy tile" in line.lower() for line in lines_of_last_move(table)), "and what it brought"
    table.controller.open_drawer("log")
    table.app.draw()
    lines = [w.entry for w in table.ui_root.root.walk() if isinstance(w, LogLine)]
    assert [entry.mark for entry in lines if entry.text == text] == ["seats/green"]


def battle_end(events: Sequence[Event]) -> BattleEnded:
    return next(event for event in events if isinstance(event, BattleEnded))


def lines_of_last_move(table: TableScreen) -> list[str]:
    """The recap's lines of the move that was played last."""
    describer, log = table.recaps.describer, table.match.log
    return [step.line(describer.join) for step in describer.steps([(len(log), log[-1].events)])]


def test_cards_drawn_in_one_move_are_told_together(make_app: Callable[..., App]) -> None:
    table = laid(make_app(), Table())
    combat, gold = (CardDrawn(table.match.log[-1].move.seat, deck, HIDDEN, "") for deck in ("combat", "gold"))

    def told(*events: Event) -> list[str]:
        steps = table.recaps.describer.steps([(len(table.match.log), events)])
        return [step.line(table.recaps.describer.join) for step in steps]

    assert told(combat) == ["Draws a Combat card"]
    assert told(combat, combat) == ["Draws 2 Combat cards"]
    assert told(combat, gold, combat, gold, gold) == ["Draws 2 Combat cards, draws 3 Gold cards"]


def test_the_recap_says_which_resource_was_taken_at_the_harbor(make_app: Callable[..., App]) -> None:
    t = Table()
    t.do(PlaceToken(0, "harbor"), ChooseResource(0, "coffee"))
    table = laid(make_app(), t)
    played = [(number, entry.events) for number, entry in enumerate(table.match.log, 1)][-2:]
    told = [(step.card, step.sentences) for step in table.recaps.describer.steps(played)]
    assert ("Harbor", ("Takes [coffee]",)) in told
    assert not any("Moves to" in said for _, sentences in told for said in sentences)


@pytest.mark.parametrize(
    ("tile", "said"), [("farm", "a Farm"), ("academy", "an Academy"), ("rio_de_janeiro", "Rio de Janeiro")]
)
def test_what_is_built_has_its_article(make_app: Callable[..., App], tile: str, said: str) -> None:
    table = laid(make_app(), Table())
    built = TileBuilt(0, tile, 0)
    assert line_of(table.ui.texts, table.model, built) == f"Ana builds {said}."
    assert phrase_of(table.ui.texts, table.model, built).text == f"builds {said}"


def test_a_unit_has_its_article_and_several_have_none(make_app: Callable[..., App]) -> None:
    t = Table()
    table = laid(make_app(), t)
    colour = table.model.view.seats[0].colour
    archer, dragoon = (
        next(n for n, unit in enumerate(UNITS[colour]) if unit.kind == kind) for kind in ("archer", "dragoon")
    )

    def said(*units: int) -> str:
        return phrase_of(table.ui.texts, table.model, UnitsMoved(0, units, t.home(), t.home(), "free")).text

    assert (said(archer), said(dragoon), said(0)) == ("moves an Archer", "moves a Dragoon", "moves the Monarch")
    assert said(archer, dragoon) == "moves Archer, Dragoon"


@pytest.mark.parametrize(("built", "said"), [(0, "Build nothing"), (1, "Build nothing more")])
def test_nothing_more_is_built_only_after_something_was(make_app: Callable[..., App], built: int, said: str) -> None:
    t = Table()
    t.s.frames.append(BuildDecision(0, False, 1, built))
    table = laid(make_app(), t)
    assert main_text(table.app.ui, table.model, table.controller)[0] == said


def test_a_recap_fits_before_a_turns_token_is_placed_and_no_more_after_it(make_app: Callable[..., App]) -> None:
    t, *_ = battle_ahead()
    t.end_turn()
    table = lay(make_app(), t.session)
    assert table.model.recap_fits
    place = next(move for move in table.match.session.legal_moves(1) if isinstance(move, PlaceToken))
    table.match.submit(place)
    assert not table.model.recap_fits
