"""Every quick path gives what the plain one gives: views, legal moves, judging, games without snapshots."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from engine.brazil.board import hexes, mask_of, with_value_at
from engine.brazil.components import BUILDINGS, CITIES, MISSIONS
from engine.brazil.decisions import CombatDecision, DraftDecision
from engine.brazil.evaluation import features
from engine.brazil.evaluation.features import FEATURES, FeatureInputs
from engine.brazil.questions.gold import GOLD_RULES
from engine.brazil.questions.owned import OwnedCard, answers
from engine.brazil.rules import control, missions, payment_solver, scoring, turn
from engine.brazil.rules.goods import without
from engine.brazil.scenarios import all_scenarios
from engine.brazil.state import CAPITAL, NOBODY, State
from engine.brazil.tile_index import TileIndex
from engine.brazil.view import HIDDEN
from engine.core.session import Session
from tests.brazil.kit import RULES
from tests.brazil.random_play import SMALL, finished, new, setup_of, steps
from tests.shortened import first

EVERYWHERE = [s.id for s in all_scenarios()[0]]
SEEDS = (1, 2)
STEP = 6


def positions(scenario: str) -> list[State]:
    """Every sixth position of some games; with the maps there are, a thousand."""
    return [
        game.position(n) for game in (finished(scenario, seed) for seed in SEEDS) for n in range(0, len(game.log), STEP)
    ]


def backs(missions: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(f"{HIDDEN}{MISSIONS[m].era}" if m in MISSIONS else m for m in missions))


def plain_view(s: State, seat: int | None) -> State:
    """What a seat may know, written down one thing after the other."""
    v = s.copy()
    own = None if seat is None else s.seats[seat]
    stage = s.frames[-1].kind if s.frames else ""
    v.rng = 0
    v.combat_deck, v.gold_deck, v.box = ((HIDDEN,) * len(cards) for cards in (s.combat_deck, s.gold_deck, s.box))
    v.painting_decks = tuple((HIDDEN,) * len(cards) for cards in s.painting_decks)
    put_back = own.returned if own else ()
    v.mission_decks = tuple(tuple(m if m in put_back else HIDDEN for m in cards) for cards in s.mission_decks)
    v.cities = tuple(tuple(c if not i else HIDDEN for i, c in enumerate(stack)) for stack in s.cities)
    if s.capital_tiles and stage in ("draft", "bid", "monarch"):
        v.capital_tiles = tuple((place, HIDDEN) for place, _ in s.capital_tiles)
        v.first_player_hex = -1
    if not s.frames or s.frames[0].seat != seat:
        v.fresh_cards = (HIDDEN,) * len(s.fresh_cards)
    peeked = own.peeked if own else 0
    v.unexplored = tuple(t if not t or peeked >> h & 1 else HIDDEN for h, t in enumerate(s.unexplored))
    for other in range(len(v.seats)):
        if other != seat:
            player = v.changing(other)
            player.combat_cards = (HIDDEN,) * len(player.combat_cards)
            player.gold_cards = (HIDDEN,) * len(player.gold_cards)
            player.missions, player.returned = backs(player.missions), backs(player.returned)
            if player.bid >= 0 and any(f.kind == "bid" for f in s.frames):
                player.bid = 0
    for index, frame in enumerate(s.frames):
        if isinstance(frame, DraftDecision) and frame.seat != seat:
            v.frames[index] = replace(frame, dealt=backs(frame.dealt))
        if isinstance(frame, CombatDecision) and frame.stage == "defence" and frame.attacker != seat:
            v.frames[index] = replace(frame, sealed_attack=(HIDDEN,) * len(frame.sealed_attack))
    return v


@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_a_view_is_what_the_plain_view_shows(scenario):
    for s in positions(scenario):
        for seat in (*range(len(s.seats)), None):
            assert RULES.view(s, seat) == plain_view(s, seat)


@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_bids_lie_face_down_in_a_view_too(scenario):
    game = Session(RULES, setup_of(scenario, 1, monarchs="bid"), 1)
    for move in steps(game, 1):
        for seat in (*range(len(game.state.seats)), None):
            assert game.view(seat) == plain_view(game.state, seat)
        game.submit(move)
        if len(game.log) > 40:
            break


@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_the_legal_moves_that_a_view_brings_are_those_it_would_list_itself(scenario):
    """Nothing a seat does not know decides what it may do: so position and view may share one list."""
    for s in positions(scenario):
        for seat in range(len(s.seats)):
            seen = RULES.view(s, seat)
            by_itself = seen.copy()
            assert by_itself.moves is None
            asked = seat in RULES.awaiting(s)
            assert RULES.legal_moves(seen, seat) == RULES.legal_moves(by_itself, seat)
            assert RULES.legal_moves(seen, seat) == RULES.legal_moves(s.copy(), seat)
            assert bool(seen.moves) == asked


def test_only_the_asked_seats_view_brings_moves_along():
    """Another's would name the cards of the hand."""
    for s in positions(EVERYWHERE[0]):
        RULES.legal_moves(s, s.frames[-1].seat)
        for seat in (*range(len(s.seats)), None):
            assert RULES.view(s, seat).moves is None or seat == s.frames[-1].seat


def test_the_list_a_view_brings_is_its_own():
    s = positions(EVERYWHERE[0])[5]
    asked = s.frames[-1].seat
    expected = RULES.legal_moves(s, asked)
    seen = RULES.view(s, asked)
    assert seen.moves is not None
    seen.moves.clear()
    assert RULES.legal_moves(s, asked) == expected


@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_a_listed_move_is_judged_as_any_other_is(scenario):
    for s in positions(scenario)[:: 2 * STEP]:
        unlisted = s.copy()
        for move in RULES.legal_moves(s, s.frames[-1].seat):
            assert RULES.why_not(s, move) is None
            assert RULES.why_not(unlisted, move) is None and unlisted.moves is None, move


@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_a_game_without_snapshots_is_the_same_game(scenario):
    kept = finished(scenario, 1)
    bare = Session(RULES, kept.setup, kept.seed, snapshots=False)
    for count, entry in enumerate(kept.log):
        if count % 50 == 0:
            assert RULES.digest(bare.state) == RULES.digest(kept.position(count))
        assert tuple(bare.submit(entry.move)) == entry.events
    assert RULES.digest(bare.state) == RULES.digest(kept.state)
    for count in (0, 7, len(kept.log) // 2, len(kept.log)):
        assert bare.position(count) == kept.position(count)
    assert new(scenario, 1).state == bare.position(0)


def tried_out(s: State, seat: int, card: str) -> bool:
    """Whether an action that a Gold card opens offers anything, found by opening it on a copy without the card."""
    arch, only = GOLD_RULES[card].action()
    trial = s.copy()
    trial.changing(seat).gold_cards = without(trial.seats[seat].gold_cards, (card,))
    turn.open_action(trial, seat, arch, False, only)
    return arch in ("deploy", "harbor") or len(RULES.legal_moves(trial, seat)) > 1


def test_a_gold_cards_action_is_possible_when_a_trial_finds_it_so():
    found = set()
    for s in (s for scenario in EVERYWHERE for s in positions(scenario)):
        if s.frames[-1].kind != "turn":
            continue
        for seat, player in enumerate(s.seats):
            for card in player.gold_cards:
                if GOLD_RULES[card].action()[0]:
                    found.add(turn.action_possible(s, seat, card))
                    assert turn.action_possible(s, seat, card) == tried_out(s, seat, card)
    assert found == {True, False}


@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_the_mask_of_defended_hexes_names_those_with_a_holder(scenario):
    for s in positions(scenario):
        for seat in range(len(s.seats)):
            held = [h for h in range(s.board.size) if control.defender_of(s, h, seat) != NOBODY]
            assert list(hexes(control.defended(s, seat))) == held


@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_a_mission_is_complete_when_each_objective_holds(scenario):
    for s in positions(scenario)[::STEP]:
        for seat in range(len(s.seats)):
            for mission, entry in MISSIONS.items():
                each = all(missions.holds(s, seat, objective) for objective in entry.objectives)
                assert missions.complete(s, seat, mission) == each, mission


@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_the_missions_that_may_be_announced_are_those_of_the_hand_that_are_due_and_complete(scenario):
    """Asked for at every position of a game, of every seat's own hand and of one that holds everything."""
    every, found = tuple(MISSIONS), 0
    for s in positions(scenario)[::STEP]:
        for seat in range(len(s.seats)):
            for hand in (s.seats[seat].missions, every):
                s.changing(seat).missions = hand
                each = [m for m in hand if MISSIONS[m].era <= s.era and missions.complete(s, seat, m)]
                assert [move.mission for move in missions.announceable(s, seat)] == each
                assert [move.mission for move in missions.announceable(s, seat)] == each
                found += len(each)
    assert found


@pytest.mark.parametrize("scenario", EVERYWHERE[::2])
def test_what_a_seat_can_pay_is_what_covers_the_cost_part_by_part(scenario):
    costs = [tile.cost for table in (BUILDINGS, CITIES) for tile in table.values()] + [("any",) * n for n in range(9)]
    reductions: tuple[tuple[str, ...], ...] = ((), ("resource",), ("gold", "resource"))
    found = set()
    for s in positions(scenario)[::STEP]:
        for seat in range(len(s.seats)):
            at_hand = payment_solver.means(s, seat)
            for less in reductions:
                for cost in costs:
                    plain = payment_solver.payment_sources(s, seat, payment_solver.available(s, seat))
                    payers = answers(s.seats[seat], "card_payments")
                    covered = payment_solver.can_complete(plain, payers, payment_solver.needs_of(cost), less, False)
                    assert at_hand.reduced_by(less)[cost] == covered, (cost, less)
                    found.add((covered, bool(less)))
    assert len(found) == 4


def looked_at(s: State) -> list[dict[str, float]]:
    return [
        {name: feature(FeatureInputs(s, seat)) for name, feature in FEATURES.items() if name != "lead"}
        for seat in range(len(s.seats))
    ]


@pytest.mark.sampled
@pytest.mark.parametrize("scenario", first(2, EVERYWHERE[::2]))
def test_what_is_remembered_of_features_is_what_is_found_out_anew(scenario):
    """Of every seat at every step of a game, after all that was remembered before; then with nothing remembered."""
    payment_solver._affordable.cache_clear()
    session, seen = new(scenario, 1), []
    for move in steps(session, 1):
        session.submit(move)
        seen.append((session.state.copy(), looked_at(session.state)))
    for s, looked in seen[::STEP]:
        s.index_cache = None
        payment_solver._affordable.cache_clear()
        assert looked_at(s) == looked


def test_of_the_best_buys_no_more_is_remembered_than_so_many(monkeypatch):
    monkeypatch.setattr(features, "KNOWN", 2)
    s = finished(EVERYWHERE[0], 1).position(60)
    player, glance = s.changing(0), FeatureInputs(s, 0)
    player.token = ""
    for place in range(6):
        player.units = (place, *player.units[1:])
        for arch in features.BUYS:
            glance.best_buy(arch)
            assert glance._at_hand is not None and 0 < len(glance._at_hand.best) <= 2


def test_rules_ask_cards_only_questions_that_cards_know():
    sources = (Path(control.__file__).parent).rglob("*.py")
    asked = [
        q for p in sources for q in re.findall(r'(?:answers|has)\([^"\n]*"([a-z_]+)"', p.read_text(encoding="utf-8"))
    ]
    assert len(asked) > 30
    assert [question for question in asked if not hasattr(OwnedCard, question)] == []


@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_the_total_is_the_sum_of_the_scorepad(scenario):
    for s in positions(scenario)[::STEP]:
        for seat in range(len(s.seats)):
            assert scoring.total(s, seat) == sum(line.vp for line in scoring.score(s, seat))


@pytest.mark.parametrize("scenario", EVERYWHERE[::4])
def test_where_the_tiles_lie_is_what_the_row_says_at_every_step(scenario):
    """Asked for before and after every move, so that whatever is remembered must notice the move."""
    session = new(scenario, 1)
    for move in steps(session, 1):
        session.submit(move)
        s = session.state
        index = s.tile_index()
        for tile in (*BUILDINGS, *CITIES, CAPITAL):
            assert index.of.get(tile, 0) == mask_of(h for h, there in enumerate(s.tile) if there == tile)
        for era in (1, 2, 3):
            of_era = [b.id for b in BUILDINGS.values() if b.era == era]
            assert index.of_kind[era] == mask_of(h for h, there in enumerate(s.tile) if there in of_era)
        assert index.buildings == mask_of(h for h, there in enumerate(s.tile) if there in BUILDINGS)
        assert index.cities == mask_of(h for h, there in enumerate(s.tile) if there in CITIES)
        assert index.capitals == mask_of(h for h, there in enumerate(s.tile) if there == CAPITAL)
        assert s.copy().tile_index() is index
        for held in (s.tiles, s.seats[0].tiles):
            assert index.kinds(held) == len({s.tile[h] for h in hexes(held) if s.tile[h] in BUILDINGS})


def test_a_tile_laid_over_another_lies_where_that_one_lay():
    s = new(EVERYWHERE[-1], 1).state
    hex_id = next(h for h in range(s.board.size) if not s.tile[h])
    other = s.copy()
    for tile in ("farm", "sawmill", next(iter(CITIES))):
        s.place_tile(tile, hex_id, 1)
        anew = TileIndex(s.tile, s.tiles)
        assert (s.tile_index().of, s.tile_index().of_kind) == (anew.of, anew.of_kind)
        assert (s.tile[hex_id], s.owner[hex_id], s.seats[1].tiles >> hex_id & 1) == (tile, 1, 1)
    assert other.tile_index().of_kind[1:4] == [0, 0, 0] and not other.tiles >> hex_id & 1


def test_a_tile_flipped_or_taken_away_is_noticed():
    s = new(EVERYWHERE[-1], 1).state
    hex_id = next(h for h in range(s.board.size) if not s.tile[h])
    assert "farm" not in s.tile_index().of
    other = s.copy()
    s.tile, s.tiles = with_value_at(s.tile, hex_id, "farm"), s.tiles | 1 << hex_id
    assert s.tile_index().of["farm"] == 1 << hex_id and "farm" not in other.tile_index().of
    s.tile = with_value_at(s.tile, hex_id, "sawmill")
    assert s.tile_index().of["sawmill"] == 1 << hex_id and "farm" not in s.tile_index().of
    s.tile, s.tiles = with_value_at(s.tile, hex_id, ""), s.tiles & ~(1 << hex_id)
    assert "sawmill" not in s.tile_index().of


def test_a_view_shares_the_own_side_until_somebody_writes():
    s = new(SMALL, 3).state
    seat = s.frames[-1].seat
    before = s.seats[seat].supply
    v = RULES.view(s, seat)
    assert v.seats[seat] is s.seats[seat]
    s.changing(seat).supply = before + 1
    assert v.seats[seat].supply == before
    v.changing(seat).supply = before + 2
    assert s.seats[seat].supply == before + 1
    assert RULES.view(s, seat).seats[seat].supply == before + 1
