"""Two worlds that a seat can't tell apart look and read alike: now, at every step of the history, on every screen.

The other world is dealt anew from what the seat knows: hands, decks, face-down tiles, and the secret parts of the log.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pygame
import pytest

from engine.brazil import events as e
from engine.brazil.components import COMBAT_CARDS, EXPLORATION, GOLD_CARDS, MISSIONS
from engine.brazil.game import BrazilRules
from engine.brazil.moves import Bid, KeepMission, Move, SealCards
from engine.brazil.state import Options, Setup, State
from engine.core.event import Event
from engine.core.rng import Rng
from engine.core.session import LogEntry, Session
from game.app.app import App
from game.brazil.seat_page import SeatPage
from game.brazil.table import TableScreen
from game.screens.handover import HandoverScreen
from tests.brazil.kit import Table
from tests.game.brazil.kit import contents_of, everything, lay, pixels, take_over, tree
from tests.game.gestures import press
from tests.game.narrated_table import everything_said
from tests.shortened import first

Make = Callable[..., App]
RULES = BrazilRules()
SEAT = 0
OTHERS: dict[str, list[str]] = {
    "combat": sorted(COMBAT_CARDS),
    "gold": sorted(GOLD_CARDS),
    "tile": sorted(EXPLORATION),
    "mission": sorted(MISSIONS),
}


# -- the other world ---------------------------------------------------------------------------------------------------


@pytest.fixture
def shared() -> None:
    """Each world draws pictures of its own: what one of them shows must not come from the other."""


def other(kind: str, was: str) -> str:
    """Another card or tile of the kind; a Mission of the same era, as its back shows that."""
    pool = OTHERS[kind]
    if kind == "mission":
        pool = [name for name in pool if MISSIONS[name].era == MISSIONS[was].era]
    return pool[(pool.index(was) + 1) % len(pool)]


def altered_event(event: Event, seat: int) -> Event:
    """The event as it happened in the other world: what the seat can't see is different."""
    if event.seen_by(seat) == event:
        return event
    if isinstance(event, e.MissionsKept):
        return replace(event, missions=tuple(other("mission", m) for m in event.missions))
    if isinstance(event, e.BidMade):
        return replace(event, vp=event.vp + 1)
    if isinstance(event, e.CardDrawn):
        return replace(event, card=other(event.deck, event.card))
    if isinstance(event, e.MissionDrawn):
        return replace(event, mission=other("mission", event.mission))
    if isinstance(event, e.TilePeeked):
        return replace(event, tile=other("tile", event.tile))
    if isinstance(event, e.SecondBuildClosed):
        return replace(event, why="nothing" if event.why == "fresh_goods" else "fresh_goods")
    assert isinstance(event, e.CardsSealed), f"{event.name} keeps a secret that this test does not know"
    return replace(event, cards=tuple(other("combat", card) for card in event.cards))


def altered_move(move: Move, seat: int) -> Move:
    if move.seat == seat:
        return move
    if isinstance(move, KeepMission):
        return replace(move, mission=other("mission", move.mission))
    if isinstance(move, Bid):
        return replace(move, vp=move.vp + 1)
    if isinstance(move, SealCards):
        return replace(move, cards=tuple(other("combat", card) for card in move.cards))
    return move


def other_world(session: Session[State, Move], seat: int, seed: int) -> Session[State, Move]:
    """The same game in another world that the seat can't tell from this one, at the present and at every step before.

    Worlds are dealt step by step, each by itself: nothing shown may follow from more than one view.
    """
    rng = Rng(seed)
    twin: Session[State, Move] = Session(
        RULES, session.setup, session.seed, RULES.determinize(session.state, seat, rng)
    )
    twin._snapshots = [RULES.determinize(snapshot, seat, rng) for snapshot in session._snapshots]
    twin.log = [
        LogEntry(altered_move(entry.move, seat), tuple(altered_event(event, seat) for event in entry.events))
        for entry in session.log
    ]
    twin.barrier, twin.undo_floor = session.barrier, session.undo_floor
    for mine, its in zip([*session._snapshots, session.state], [*twin._snapshots, twin.state], strict=True):
        assert repr(RULES.view(mine, seat)) == repr(RULES.view(its, seat))
    return twin


def game(
    seed: int, until: Callable[[Session[State, Move]], bool], seats: int = 2, monarchs: str = "chosen"
) -> Session[State, Move]:
    scenario = {2: "cisplatine", 4: "treaty_of_tordesillas"}[seats]
    options = Options(monarchs=monarchs)  # type: ignore[arg-type]
    setup = Setup(scenario, ("green", "orange", "sky", "purple")[:seats], options)
    session: Session[State, Move] = Session(RULES, setup, seed)
    dice = random.Random(seed)
    while session.awaiting and not until(session):
        session.submit(dice.choice(session.legal_moves(session.awaiting[0])))
    assert session.awaiting, "the game was over before"
    session.hand_over()
    return session


def turn_of(seat: int, round_: int) -> Callable[[Session[State, Move]], bool]:
    return lambda session: (
        session.state.round >= round_ and session.state.frames[-1].kind == "turn" and session.awaiting == (seat,)
    )


def test_the_worlds_differ() -> None:
    """What is compared below are two games indeed."""
    session = game(5, turn_of(SEAT, 8))
    twin = other_world(session, SEAT, 1)
    assert repr(twin.state) != repr(session.state)
    assert sum(mine != its for mine, its in zip(session.log, twin.log, strict=True)) > 3
    controller = [
        (s.seats[1].missions, s.seats[1].combat_cards, s.seats[1].gold_cards) for s in (session.state, twin.state)
    ]
    assert controller[0] != controller[1]


# -- the table ---------------------------------------------------------------------------------------------------------


def look(app: App, session: Session[State, Move], who: tuple[str, ...]) -> TableScreen:
    table = lay(app, session, who)
    take_over(table, SEAT)
    return table


@pytest.mark.parametrize("until", [turn_of(SEAT, 3), turn_of(SEAT, 9)], ids=["early", "late"])
def test_two_worlds_sound_alike(make_app: Make, until: Callable[[Session[State, Move]], bool]) -> None:
    session = game(5, until)
    app = make_app()
    look(app, session, ("person", "person"))
    first = everything_said(app)
    look(app, other_world(session, SEAT, 1), ("person", "person"))
    assert len(first) > 60
    same(first, everything_said(app))


def same(first: list[str], second: list[str]) -> None:
    assert len(first) == len(second)
    for mine, its in zip(first, second, strict=True):
        assert mine == its


def both(make_app: Make, session: Session[State, Move], tell: Callable[[App, TableScreen], Any]) -> tuple[Any, Any]:
    """What ``tell`` makes of the game in this world and in the other."""
    found = []
    who = ("person",) * len(session.setup.colours)
    for world in (session, other_world(session, SEAT, 11)):
        app = make_app()
        found.append(tell(app, look(app, world, who)))
    return found[0], found[1]


@pytest.mark.parametrize("seed, round_", [(5, 6), (7, 3)])
def test_the_table_reads_and_looks_alike(make_app: Make, seed: int, round_: int) -> None:
    def tell(app: App, table: TableScreen) -> tuple[list[str], list[bytes]]:
        lines, pictures = [], []
        for drawer in ("", "gallery", "log"):
            table.model.drawer = drawer
            lines += everything(table)
            pictures.append(pixels(app))
        return lines, pictures

    first, second = both(make_app, game(seed, turn_of(SEAT, round_)), tell)
    same(first[0], second[0])
    assert first[1] == second[1]


@pytest.mark.parametrize("step", first(1, [2, 1]))
def test_every_step_of_the_history_reads_and_looks_alike(make_app: Make, step: int) -> None:
    session = game(5, turn_of(SEAT, 5))

    def tell(app: App, table: TableScreen) -> tuple[list[str], list[bytes]]:
        lines, pictures = [], []
        for number in range(len(session.log), -1, -step)[::-1]:
            table.history.go(number)
            assert table.model.view.rng == 0
            lines += [f"step {number}", *everything(table)]
            pictures.append(pixels(app))
        return lines, pictures

    first, second = both(make_app, session, tell)
    same(first[0], second[0])
    assert first[1] == second[1]


def test_the_history_shows_others_hands_face_down(make_app: Make) -> None:
    session = game(5, turn_of(SEAT, 5))
    table = look(make_app(), session, ("person", "person"))
    for number in range(len(session.log) + 1):
        table.history.go(number)
        player = table.model.view.seats[1]
        for card in (*player.missions, *player.combat_cards, *player.gold_cards):
            assert card.startswith("?"), f"after {number} moves {card} is seen"


def test_a_seats_page_reads_and_looks_alike(make_app: Make) -> None:
    def tell(app: App, table: TableScreen) -> tuple[list[str], list[bytes]]:
        lines, pictures = [], []
        for seat in range(4):
            page = SeatPage(app, table.model, seat)
            app.push(page)
            page.refresh(app.ui)
            lines += contents_of(page.ui_root.root)
            pictures.append(pixels(app))
            app.pop()
        return lines, pictures

    first, second = both(make_app, game(3, turn_of(SEAT, 4), seats=4), tell)
    same(first[0], second[0])
    assert first[1] == second[1]


def test_the_recap_reads_alike(make_app: Make) -> None:
    def tell(app: App, table: TableScreen) -> tuple[list[str], bytes]:
        table.model.recap_since = 9
        return contents_of(tree(table)), pixels(app)

    first, second = both(make_app, game(3, turn_of(SEAT, 4), seats=4), tell)
    same(first[0], second[0])
    assert first[1] == second[1]


def test_the_set_up_reads_and_looks_alike(make_app: Make) -> None:
    """Missions kept, bids and Capitals face down."""
    for kind, monarchs in (("draft", "chosen"), ("monarch", "chosen"), ("bid", "bid"), ("capital", "chosen")):
        session = game(2, lambda s, kind=kind: s.state.frames[-1].kind == kind and len(s.log) > 2, 4, monarchs)  # type: ignore[misc]

        def tell(app: App, table: TableScreen) -> tuple[list[str], bytes]:
            table.model.drawer = "log"
            return everything(table), pixels(app)

        first, second = both(make_app, session, tell)
        same(first[0], second[0])
        assert first[1] == second[1], kind


def test_a_battle_reads_and_looks_alike(make_app: Make) -> None:
    """The defender does not see what was sealed; the odds follow from what he knows."""
    session = game(14, lambda s: s.state.frames[-1].kind == "combat" and s.awaiting == (SEAT,) and len(s.log) > 40)

    def tell(app: App, table: TableScreen) -> tuple[list[str], bytes]:
        return everything(table), pixels(app)

    first, second = both(make_app, session, tell)
    same(first[0], second[0])
    assert first[1] == second[1]


def test_the_curtain_reads_and_looks_alike_whatever_lies_behind_it(make_app: Make) -> None:
    """Nobody looks yet: every hand may be another."""

    def tell(app: App, world: Session[State, Move]) -> tuple[list[str], bytes]:
        table = lay(app, world, ("person", "person"))
        app.tick()
        assert isinstance(app.top, HandoverScreen) and table.match.viewer is None
        app.top.refresh(app.ui)
        return contents_of(app.top.ui_root.root), pixels(app)

    session = game(5, turn_of(SEAT, 6))
    twin: Session[State, Move] = Session(RULES, session.setup, session.seed, session.state.copy())
    for seat in range(len(twin.state.seats)):
        player = twin.state.changing(seat)
        player.missions = tuple(other("mission", m) for m in player.missions)
        player.combat_cards = tuple(other("combat", card) for card in player.combat_cards)
        player.gold_cards = tuple(other("gold", card) for card in player.gold_cards)
    first, second = tell(make_app(), session), tell(make_app(), twin)
    same(first[0], second[0])
    assert first[1] == second[1]


def test_missions_held_up_while_a_bot_plays_are_not_there_for_the_next_person(make_app: Make) -> None:
    app = make_app()
    table = lay(app, game(3, turn_of(1, 4), seats=4), ("person", "settler", "person", "settler"))
    app.settings.pace.reduced_motion = True
    take_over(table, 0)
    assert table.match.current_seat == 1, "a bot, while whoever played before looks on"
    press(app, pygame.K_m, unicode="m")
    assert table.ui_root.near.shown is not None
    while table.match.current_seat == 1:
        table.played(table.match.submit(table.match.session.legal_moves(1)[0]))
    while app.top is table:
        table.model.outcome = None
        app.tick()
    assert isinstance(app.top, HandoverScreen)
    press(app, pygame.K_RETURN)
    app.draw()
    assert app.top is table and table.match.viewer == 2 and table.ui_root.near.shown is None


def test_every_event_that_keeps_a_secret_is_known_here() -> None:
    """A new secret event must be told apart in ``altered_event``."""
    secret = {name for name, kind in vars(e).items() if isinstance(kind, type) and "seen_by" in vars(kind)}
    known = {"MissionsKept", "BidMade", "CardDrawn", "MissionDrawn", "TilePeeked", "CardsSealed", "SecondBuildClosed"}
    known.add("Event")
    assert secret <= known, secret - known
    for name in secret - {"Event"}:
        assert "seat" in {part.name for part in fields(getattr(e, name))}


def test_a_challenge_tells_nothing_of_the_unseen_deck(make_app: Make) -> None:
    """Odds, the Dutch and their cards, standards, slips: the same whatever lies in the deck and in which order."""
    t = Table("battle_of_guararapes", ("green",))
    beside = next(h for h in t.near(t.home(1)) if t.s.board.terrain[h] == "water")
    t.unit("dragoon", beside)
    t.combat_card("militia", "henrique_dias")
    t.moving("build")
    session = t.session
    found = []
    for world in (session, other_world(session, SEAT, 11)):
        table = lay(make_app(), world, ("person",))
        lines = everything(table)
        challenge = table.builder.challenge
        assert challenge is not None and challenge.attacks()
        for attack in challenge.attacks():
            table.map.point_at(attack.hex)
            lines.append(repr(attack))
            lines.append(hashlib.sha256(pixels(table.app)).hexdigest())  # type: ignore[arg-type]
        found.append((repr(world.state.combat_deck), lines))
    assert found[0][0] != found[1][0], "the decks are another one indeed"
    same(found[0][1], found[1][1])
