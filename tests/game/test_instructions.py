"""Hints tell the player what to do, in all three games; the log and the recap tell what somebody did."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterator
from typing import Any, get_args, get_type_hints

import pytest

from engine.bots.advice import ExplainedMove, Explanation, explain_moves, foreseeable_events
from engine.core.event import Event
from engine.core.rng import Rng
from engine.historia import events as he
from engine.historia import moves as hm
from engine.historia.decisions import OptionDecision
from engine.historia.rules.map import IDS
from engine.registry import GAMES
from engine.struggle import events as se
from engine.struggle import moves as sm
from engine.struggle.board import AT, MARKETS
from engine.struggle.state import NAVY_BOX
from game.app.app import App
from game.historia.plugin import PLUGIN
from game.historia.wording.move_describer import MoveDescriber
from game.i18n.texts import LANGUAGES, Texts
from game.play.advice_text import sentences
from tests.game.advised_table import TABLES, lay, said
from tests.game.historia.kit import Played
from tests.game.struggle.conftest import advance
from tests.struggle.cards.deal import TILE, laid_out
from tests.struggle.kit import DIP3_ECO, B, F
from tests.struggle.kit import Table as Position

Make = Callable[..., App]
GAPS = re.compile(r"\{|\}|(?:do|say|advise|event|log|action|option|points)-[a-z_]")
VERBS = re.compile(
    r"(?:Announce|Attack|Bid|Build|Cancel|Cede|Choose|Conquer|Construct|Damage|Deploy|Discard|Draw|Drive|Drop|End|"
    r"Exchange|Fight|Found|Give|Go|Keep|Leave|Let|Make|Move|Pass|Pay|Peek|Place|Play|Put|Raid|Ready|Refuse|Remove|"
    r"Renovate|Repair|Reveal|Seize|Send|Skip|Stop|Swap|Take|Trade|Use)(?![a-z])"
)
TRACKS = ("technology", "military")
HAVANA, BISCAY = AT["havana"], AT["biscay"]
EXAMPLES: dict[str, dict[str, Any]] = {
    "struggle": {
        "space": HAVANA, "target": BISCAY, "source": NAVY_BOX, "theater": 1, "a": 0, "b": 1, "side": 1, "no": 1,
        "cards": ("acts_of_union", "la_gabelle"), "card": "acts_of_union", "ministry": "john_law", "option": 1,
        "ability": "john_law.1", "advantage": "rum", "commodity": "furs", "tile": "basic_two", "keep": "drawn",
        "tiles": ("basic_two", "basic_one"), "rejected": "pool", "to": "economic", "debt": 2, "trp": 1,
    },
    "historia": {
        "leader": "cyrus", "territory": 2, "cards": ("art", "exploit", "war"), "card": "art", "side": "advanced",
        "other": 1, "wonder": "petra", "option": 1,
    },
}  # fmt: skip


def example(game: str, kind: type) -> Any:
    """A move of this kind, as nobody need ever make it."""
    values = EXAMPLES[game]
    hints = get_type_hints(kind)
    given = {name: values[name] for name in hints if name in values and name != "seat"}
    if kind is sm.UseAbility:
        given["target"] = "furs"
    if kind is sm.ChooseMinistries:
        given["cards"] = ("john_law",)
    return kind(0, **given)


def kinds(game: str) -> tuple[type, ...]:
    return get_args(importlib.import_module(f"engine.{game}.moves").Move)


def is_instruction(line: str) -> bool:
    """Whether an English sentence begins with what is to be done."""
    return VERBS.match(line) is not None


@pytest.mark.parametrize("game", ["struggle", "historia"])
def test_every_kind_of_move_has_an_instruction_in_every_language(make_app: Make, game: str) -> None:
    """In English it begins with the verb; no two languages share one."""
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        table = lay(make_app(language=language), game, "person", "settler")
        describer = table.advice_controller.describer
        lines = [describer.instruction(example(game, kind)) for kind in kinds(game)]
        assert all(lines) and not [line for line in lines if GAPS.search(line)], language
        found[language] = lines
        table.closing()
    assert [line for line in found["en"] if not is_instruction(line)] == []
    assert not any("France" in line or "Ana" in line for line in found["en"])
    assert all(len(set(found["en"]) & set(found[language])) < 2 for language in LANGUAGES if language != "en")


def chosen(game: str, table: Any, most: int) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """The moves that can be chosen in a game of chance, some of each kind, with the events foreseen."""
    rules, rng, match, seen = GAMES[game], Rng(4), table.match, dict[str, int]()
    while match.awaiting and len(match.log) < most:
        seat = match.awaiting[0]
        legal = match.session.legal_moves(seat)
        for move in legal:
            if seen.setdefault(move.kind, 0) < 4:
                seen[move.kind] += 1
                state = rules.determinize(match.view_of(seat), seat, Rng(1))
                yield move, tuple(foreseeable_events(rules.apply(state, move), seat))
        match.submit(rng.choice(legal))
    assert len(seen) > 8, seen


@pytest.mark.parametrize("game", TABLES)
def test_whoever_is_advised_is_told_what_to_do_and_the_log_says_who_did_it(make_app: Make, game: str) -> None:
    table = lay(make_app(), game, "person", "person")
    describer, told = table.advice_controller.describer, 0
    for move, events in chosen(game, table, 500):
        step = ExplainedMove(move, events)
        (line,) = sentences(describer, step, move.seat)
        assert is_instruction(line), line
        logged = [text for event in describer.caused(events) if (text := describer.sentence(event))]
        assert line not in logged
        other = sentences(describer, step, 1 - move.seat)
        if 0 < len(logged) <= 3:
            assert other == logged or len(other) < len(logged), "of another's move the log speaks"
            told += any(name in "".join(other) for name in ("Ana", "Rui", "France", "Britain"))
    assert told > 5
    table.closing()


@pytest.mark.parametrize("game", ["struggle", "historia"])
def test_the_panel_of_a_hint_shows_the_instruction(make_app: Make, game: str) -> None:
    app = make_app()
    table = lay(app, game, "person", "settler")
    match = table.match
    match.viewer = match.awaiting[0]
    seat, move = match.acting, match.legal()[0]
    events = tuple(foreseeable_events(match.rules.apply(match.trial(seat), move), seat))
    line = table.advice_controller.describer.instruction(move, events)
    table.hint()
    table.advice_controller.thinker.ready = {0: [Explanation((ExplainedMove(move, events),), seat=seat)]}
    assert table.tick_advice() and line not in said(app), "the first step names the place alone"
    for _ in range(2):
        table.hint()
        assert any(line in text for text in said(app)), line
    match.submit(move)
    assert table.tick_advice() and not any(line in text for text in said(app)), "it is done"
    table.closing()


def test_a_later_step_is_told_from_its_events_and_not_from_the_board_of_now(make_app: Make) -> None:
    """The flag that the first step removes is not there any more when the second sets its own."""
    table = lay(make_app(), "struggle", "person", "settler")
    state, say = table.model.view, table.advice_controller.describer.instruction
    enemy = next(place for place in range(len(AT)) if MARKETS & state.held[1] & 1 << place)
    shift = sm.ShiftMarket(0, enemy)
    assert say(shift).startswith("Remove the enemy flag") and say(shift, [se.Unflagged(1, enemy)]) == say(shift)
    assert say(shift, [se.Flagged(0, enemy)]).startswith("Put your flag on")
    sail = sm.Deploy(0, NAVY_BOX, BISCAY)
    assert say(sail, [se.SquadronMoved(0, NAVY_BOX, BISCAY)]).startswith("Send a Squadron to Biscay from")
    driven = [se.SquadronMoved(1, BISCAY, NAVY_BOX), se.SquadronMoved(0, NAVY_BOX, BISCAY)]
    assert say(sail, driven).startswith("Drive the enemy Squadron off")
    table.closing()


def test_an_instruction_of_imperial_struggle_names_what_is_chosen(make_app: Make) -> None:
    table = lay(make_app(), "struggle", "person", "settler")
    say = table.advice_controller.describer.instruction
    assert say(sm.Refuse(0), [se.Refused(0, HAVANA)]) == "Refuse to cede Havana"
    assert say(sm.Cede(0), [se.Flagged(1, HAVANA), se.Conquered(1, HAVANA)]) == "Cede Havana"
    assert say(sm.KeepEvents(0, ("acts_of_union", "la_gabelle"))) == "Keep Acts of Union and La Gabelle"
    assert say(sm.NameFirst(0, 0)) == "Go first this turn" and "Britain" in say(sm.NameFirst(0, 1))
    assert say(sm.PickSquadron(0, NAVY_BOX)) == "Choose a Squadron in the Navy Box"
    assert say(sm.PickSquadron(0, BISCAY)) == "Choose the Squadron at Biscay"
    assert say(sm.LoseSquadron(0, NAVY_BOX)) == "Give up a Squadron in the Navy Box"
    assert say(sm.PayRest(0, 2, 0)) == "Pay the rest: 2 Debt" and say(sm.PayRest(0, 0, 1)).endswith(": 1 Treaty Point")
    assert say(sm.PayRest(0, 2, 1)) == "Pay the rest: 2 Debt, 1 Treaty Point"
    assert "goes back" in say(sm.KeepTile(0, "lying", "pool")) and "leaves" in say(sm.KeepTile(0, "lying", "out"))
    assert say(sm.LayTile(0, 1)) == "Place the War tile: Spain"
    assert say(sm.LayTile(0, 1, "basic_two", 0)) == "Place the War tile: Spain (Basic War tile goes to Central Europe)"
    assert say(sm.PickOption(0, 1), [se.MinistryRevealed(0, "john_law")]) == "Reveal the Ministry"
    assert say(sm.UseAdvantage(0, "rum", HAVANA)).endswith(": put a Conflict marker on Havana")
    table.closing()


def test_the_alternative_of_an_event_is_told_in_its_words(make_app: Make) -> None:
    table = lay(make_app(), "struggle", "person", "person")
    describer, match = table.advice_controller.describer, table.match
    assert describer.instruction(sm.PickOption(0, 1)) == "Take choice 2", "of a question that is not known"

    def asked(match: Any) -> bool:
        legal = match.session.legal_moves(match.current_seat)
        return bool(legal) and isinstance(legal[0], sm.PickOption)

    advance(match, 11, asked)
    match.viewer = match.current_seat
    table.model.renew()
    seat = match.current_seat
    question = match.rules.question(match.view_of(seat), seat)
    lines = [describer.instruction(move, (), question) for move in match.session.legal_moves(seat)]
    assert lines[0] == "Take choice 1: Damage an enemy Fort in India." and lines[1].startswith("Take choice 2: Shift")
    table.closing()


def test_a_plan_tells_the_alternative_of_an_event_that_is_still_in_the_hand(make_app: Make) -> None:
    """To the mover alone: others may not know which card a plan plays."""
    t = laid_out("nootka_incident", B).hand(B, "nootka_incident").begin(B, TILE["military"])
    moves = [sm.PlayEvent(B, "nootka_incident"), sm.PickOption(B, 1)]
    table = lay(make_app(), "struggle", "person", "person")
    for viewer, told in ((B, ["Take choice 2: 2 economic points."]), (F, [])):
        (played, picked), _ = explain_moves(GAMES["struggle"], [t.s, t.s.copy()], B, moves, viewer)
        assert sentences(table.advice_controller.describer, picked, viewer) == told
        assert played.question is None and (picked.question is None) == (viewer == F)
    table.closing()


def test_a_hint_says_whether_a_face_down_ministry_is_revealed(make_app: Make) -> None:
    t = Position(turn=5).ministry("marquis_de_condorcet", "lavoisier", up=False).hand(F, "la_gabelle").money(B, debt=5)
    t.begin(F, DIP3_ECO).do(sm.PlayEvent(F, "la_gabelle"))
    table = lay(make_app(), "struggle", "person", "person")
    table.match.session.state, table.match.viewer = t.s, F
    table.match.version += 1
    table.model.renew()
    say = table.advice_controller.describer.instruction
    assert say(sm.PickOption(F, 0), (), GAMES["struggle"].question(t.s, F)) == "Leave it face down"
    assert say(sm.PickOption(F, 1), [se.MinistryRevealed(F, "marquis_de_condorcet")]) == "Reveal the Ministry"
    table.closing()


def test_an_instruction_of_historia_names_what_its_events_name(make_app: Make) -> None:
    table = lay(make_app(), "historia", "person", "settler")
    say = table.advice_controller.describer.instruction
    europe = IDS.index("europe")
    assert say(hm.ChoosePartner(0, 1), [he.Traded(0, 1)]) == "Trade with Rui."
    assert say(hm.ChoosePartner(0, 1), [he.Raided(0, 1)]) == "Raid Rui."
    assert say(hm.ChoosePartner(0, 1)) == "Choose Rui."
    assert say(hm.TakeAction(0, "basic"), [he.ActionTaken(0, "trade", "basic")]) == "Use the basic side of Trade."
    assert say(hm.TakeAction(0, "advanced")) == "Take the advanced action."
    assert say(hm.SealCards(0, ("art", "exploit", "war"))) == "Choose Art, Exploit and War."
    assert say(hm.Attack(0, 1, europe)) == "Attack Rui in Europe."
    assert say(hm.RecoverCube(0, europe)) == "Take back the cube from Europe."
    assert say(hm.RecoverCube(0, hm.USED_POOL)) == "Take back a cube from the used pool.", "which is no land"
    advisor = next(iter(importlib.import_module("engine.historia.components").ADVISORS))
    assert "side" not in say(hm.Resolve(0, advisor, "basic")) and "unused" in say(hm.Resolve(0, advisor, "nothing"))
    assert say(hm.Resolve(0, "trade", "advanced")) == "Use the advanced side of Trade."
    assert say(hm.ChooseOption(0, 1)) == "Take choice 2.", "of a question that is not known"
    table.closing()


def test_the_list_that_a_card_of_historia_offers_is_told_in_its_words() -> None:
    played = Played("two", 2, 4)
    assert played.until(OptionDecision)
    texts = Texts("en", PLUGIN.texts)
    say = MoveDescriber(lambda: texts, played.model).instruction
    seat = played.model.seat
    question = GAMES["historia"].question(played.model.view, seat)
    lines = [say(hm.ChooseOption(seat, number), (), question) for number in (0, 1)]
    for line, track in zip(lines, TRACKS, strict=True):
        assert line.startswith("Choose: ") and f"[{track}]" in line
