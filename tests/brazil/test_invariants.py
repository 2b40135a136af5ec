"""What must hold in every position of every game, looked at in random games on a small and a large map."""

from __future__ import annotations

import ast
import dataclasses
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from engine.brazil import bag, frames, rooms
from engine.brazil.events import GoodsDropped, GoodsGained, GoodsPaid
from engine.brazil.moves import PlaceToken
from engine.brazil.scenarios import all_scenarios
from engine.brazil.state import Options, Player, State
from engine.core.event import visible
from engine.core.head import joined
from engine.core.move import IllegalMove, Reason
from engine.core.rng import Rng
from engine.core.save import load_session, to_save, verify
from engine.core.savefile import SaveError, SaveFile, read_save, write_save
from tests.brazil import census
from tests.brazil.kit import RULES
from tests.brazil.random_play import LARGE, SMALL, finished, new, positions, setup_of, steps
from tests.brazil.universe import universe

ROOT = Path(__file__).resolve().parents[2]
MAPS = (SMALL, LARGE)
SEEDS = tuple(range(6))
EVERYWHERE = [s.id for s in all_scenarios()[0]]


# --- games ---


@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_random_games_end_on_every_map(scenario):
    for seed in (1, 2):
        session = finished(scenario, seed)
        result = session.result()
        assert session.awaiting == () and result is not None
        assert sorted(result.ranking) == sorted(range(len(result.totals)))
        census.check(session.state)


@pytest.mark.parametrize("scenario", MAPS)
def test_somebody_is_always_asked_and_can_answer(scenario):
    for s in positions(scenario, SEEDS, 7):
        (seat,) = RULES.awaiting(s)
        moves = RULES.legal_moves(s, seat)
        assert moves and len(set(moves)) == len(moves)
        assert all(m.seat == seat for m in moves)
        for other in range(len(s.seats)):
            assert other == seat or RULES.legal_moves(s, other) == []


def test_every_kind_of_frame_comes_up():
    met = {s.frames[-1].kind for scenario in MAPS for s in positions(scenario, SEEDS, 5)}
    every = {f.default for cls in rooms.ROOMS for f in dataclasses.fields(cls) if f.name == "kind"}
    assert every - {"bid", "capital", "defeat", "mission_draw", "victory"} <= met


# --- one judge ---


@pytest.mark.parametrize("scenario", MAPS)
def test_every_listed_move_is_accepted_and_leads_somewhere(scenario):
    for s in positions(scenario, SEEDS[:3], 23):
        judged = s.copy()  # it remembers no list, so each move is judged
        for move in RULES.legal_moves(s, s.frames[-1].seat):
            assert RULES.why_not(judged, move) is None, move
            after = s.copy()
            RULES.apply(after, move)
            assert after.over or RULES.legal_moves(after, after.frames[-1].seat), move


def few_of_each(scenario: str, most: int) -> list[State]:
    """Positions of every kind of decision that random games meet, no more than so many of each."""
    met: Counter[str] = Counter()
    out = []
    for s in positions(scenario, SEEDS, 11):
        kind = s.frames[-1].kind + str(getattr(s.frames[-1], "arch", ""))
        if met[kind] < most:
            met[kind] += 1
            out.append(s)
    return out


@pytest.mark.parametrize(("scenario", "most"), [(SMALL, 6), (LARGE, 2)])
def test_the_judge_and_the_list_agree_on_every_move_there_could_be(scenario, most):
    for s in few_of_each(scenario, most):
        seat = s.frames[-1].seat
        legal = set(RULES.legal_moves(s.copy(), seat))
        for move in universe(s, seat):
            reason = RULES.why_not(s, move)
            assert (move in legal) == (reason is None), (s.frames[-1], move, str(reason))


def reason_codes() -> set[str]:
    """Every code the engine refuses with, read from its source."""
    import re

    source = "".join(p.read_text(encoding="utf-8") for p in (ROOT / "engine" / "brazil").rglob("*.py"))
    found = re.findall(r'refuse\(\s*"([a-z_]+)"', source) + re.findall(r'"([a-z_]+)" if [^\n]* else "', source)
    return set(found) | set(re.findall(r' else "([a-z_]+)"\)', source)) | {"nothing_to_use"}


@pytest.mark.parametrize("scenario", MAPS)
def test_every_refusal_is_a_known_reason_of_plain_parameters(scenario):
    codes = reason_codes()
    assert len(codes) > 60
    for s in positions(scenario, SEEDS[:1], 197):
        for move in universe(s, s.frames[-1].seat)[::11]:
            reason = RULES.why_not(s, move)
            if reason is not None:
                assert isinstance(reason, Reason) and reason.code in codes, reason
                for _, value in reason.params:
                    plain = isinstance(value, (str, int))
                    assert plain or (isinstance(value, tuple) and all(isinstance(v, str) for v in value))


@pytest.mark.parametrize("scenario", MAPS)
def test_another_seats_move_is_always_refused(scenario):
    for s in positions(scenario, SEEDS[:1], 211):
        other = (s.frames[-1].seat + 1) % len(s.seats)
        for move in universe(s, other)[::97]:
            reason = RULES.why_not(s, move)
            assert reason is not None and reason.code == "not_your_turn"


def test_judging_changes_nothing():
    for s in positions(SMALL, SEEDS[:2], 53):
        before = repr(s)
        seat = s.frames[-1].seat
        RULES.legal_moves(s, seat)
        for move in universe(s, seat)[::29]:
            RULES.why_not(s, move)
        RULES.view(s, seat)
        RULES.guess(s, seat, Rng(1))
        RULES.result(s)
        assert repr(s) == before


# --- copies, undo, replay ---


def owned(thing) -> list:
    """Every mutable object inside a position, apart from the shared board, and from the players, who are shared until
    one is written to."""
    if isinstance(thing, Player):
        return []
    if isinstance(thing, (list, State)) or (
        dataclasses.is_dataclass(thing) and not isinstance(thing, (type, Options)) and hasattr(thing, "copy")
    ):
        parts = thing if isinstance(thing, list) else [getattr(thing, f.name) for f in dataclasses.fields(thing)]
        return [thing, *(inner for part in parts for inner in owned(part))]
    return []


@pytest.mark.parametrize("scenario", MAPS)
def test_copies_are_equal_and_share_nothing(scenario):
    for s in positions(scenario, SEEDS[:3], 67):
        twin = s.copy()
        assert repr(twin) == repr(s) and twin == s
        assert not {id(x) for x in owned(s)} & {id(x) for x in owned(twin)}


@pytest.mark.parametrize("scenario", MAPS)
def test_playing_on_a_copy_leaves_the_original_alone(scenario):
    for s in positions(scenario, SEEDS[:2], 37):
        before = repr(s)
        for move in RULES.legal_moves(s, s.frames[-1].seat)[:8]:
            RULES.apply(s.copy(), move)
        assert repr(s) == before


@pytest.mark.parametrize("scenario", MAPS)
def test_what_a_position_was_stays_as_it_is_played_on(scenario):
    """Positions share players; none is ever written to while another position holds it."""
    s, rng = new(scenario, 5).state, Rng(5)
    left: list[tuple[State, str]] = []
    for number in range(120):
        twin = s.copy()
        left.append((twin if number % 2 else s, repr(s)))
        s = s if number % 2 else twin
        assert RULES.view(s, number % 2) == RULES.view(s.copy(), number % 2)
        RULES.apply(s, rng.choice(RULES.legal_moves(s, s.frames[-1].seat)))
    assert all(repr(other) == before for other, before in left)


def written_past_changing(tree: ast.AST) -> list[int]:
    """The lines that write to a player taken out of `seats`, where another position may hold him too."""
    found = []
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        nodes, taken = list(ast.walk(function)), set()
        for node in nodes:
            if isinstance(node, ast.Assign) and ".seats[" in (value := ast.unparse(node.value)) and value[-1] == "]":
                taken |= {ast.unparse(target) for target in node.targets}
            if isinstance(node, ast.For) and ".seats" in (ast.unparse(node.iter).rstrip(")")[-6:]):
                taken |= {name.id for name in ast.walk(node.target) if isinstance(name, ast.Name)}
        for node in nodes:
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                written = ast.unparse(node.value)
            elif isinstance(node, ast.Call) and ast.unparse(node.func).startswith("put_unit"):
                written = ast.unparse(node.args[0])
            else:
                continue
            if written in taken or ".seats[" in written:
                found.append(node.lineno)
    return found


def test_whoever_writes_to_a_player_asks_for_it():
    for path in sorted(Path(frames.__file__).parent.rglob("*.py")):
        assert not written_past_changing(ast.parse(path.read_text())), path
    wrong = (
        "s.seats[0].at = 1",
        "p = s.seats[0]\n p.at = 1",
        "for p in s.seats:\n  p.at |= 1",
        "put_unit(s.seats[0], 1)",
    )
    for line in wrong:
        assert written_past_changing(ast.parse(f"def f(s):\n {line}")), line
    assert not written_past_changing(ast.parse("def f(s):\n p = s.changing(0)\n p.at = s.seats[0].at"))


def test_a_player_is_written_to_in_one_position_alone():
    s = new(SMALL, 1).state
    twin = s.copy()
    shown = RULES.view(s, 1).seats[0]
    assert twin.seats[0] is s.seats[0]
    s.changing(0).units = (7, *s.seats[0].units[1:])
    assert twin.seats[0].units[0] == shown.units[0] != s.seats[0].units[0] == RULES.view(s, 1).seats[0].units[0]
    assert s.changing(0) is s.seats[0]
    twin.changing(1).counter = 9
    assert s.seats[1].counter == 0
    assert twin.copy().changing(1) is not twin.seats[1]


FRAME_KINDS = [cls for cls in vars(frames).values() if dataclasses.is_dataclass(cls) and hasattr(cls, "copy")]


@pytest.mark.parametrize("cls", [Player, *(c for c in FRAME_KINDS if c.__name__.endswith("Frame"))])
def test_a_hand_written_copy_forgets_no_field(cls):
    names = [f.name for f in dataclasses.fields(cls) if f.name != "kind"]
    filled = cls(*(f"mark {name}" for name in names))
    twin = filled.copy()
    assert [getattr(twin, name) for name in names] == [f"mark {name}" for name in names]


def test_a_positions_copy_forgets_no_field():
    s = new(SMALL, 1).state
    left_out = ("board", "options", "seats", "frames", "moves", "shared", "closed", "opened", "seen")
    for field in dataclasses.fields(State):
        if field.name not in left_out:
            kind = getattr(s, field.name)
            marked = s.copy()
            setattr(marked, field.name, ["mark"] if isinstance(kind, list) else "mark")
            assert getattr(marked.copy(), field.name) == getattr(marked, field.name), field.name


@pytest.mark.parametrize(("scenario", "seed"), [(SMALL, 1), (SMALL, 2), (LARGE, 3)])
def test_undo_is_exact_at_every_step(scenario, seed):
    session = new(scenario, seed)
    undone = 0
    for move in steps(session, seed):
        before = repr(session.state)
        session.submit(move)
        after = repr(session.state)
        if session.can_undo:
            undone += 1
            assert session.undo() == move
            assert repr(session.state) == before
            session.redo()
            assert repr(session.state) == after
        else:
            assert session.barrier.code == "revealed"
    assert undone > len(session.log) / 3


@pytest.mark.parametrize(("scenario", "seed"), [(SMALL, 3), (LARGE, 4)])
def test_whole_stretches_are_undone_and_played_again(scenario, seed):
    session = new(scenario, seed)
    trail = [repr(session.state)]
    for move in steps(session, seed):
        session.submit(move)
        trail.append(repr(session.state))
        if len(trail) % 40 == 0:
            back = 0
            while session.can_undo:
                session.undo()
                back += 1
                assert repr(session.state) == trail[-1 - back]
            while session.can_redo:
                session.redo()
            assert repr(session.state) == trail[-1]


@pytest.mark.parametrize(("scenario", "seed"), [(SMALL, 1), (LARGE, 2)])
def test_what_can_be_taken_back_told_nothing(scenario, seed):
    """The same move in another world that its seat can't tell from this one leads to the same view."""
    session, rng, taken_back = new(scenario, seed), Rng(seed), 0
    for move in steps(session, seed):
        world = RULES.guess(session.state, move.seat, rng)
        session.submit(move)
        if session.can_undo:
            taken_back += 1
            RULES.apply(world, move)
            assert RULES.view(world, move.seat) == RULES.view(session.state, move.seat), move
    assert taken_back > len(session.log) / 3


@pytest.mark.parametrize("scenario", MAPS)
def test_a_replay_gives_the_same_digest(scenario):
    session = finished(scenario, 1)
    again = verify(RULES, to_save(session))
    assert RULES.digest(again.state) == RULES.digest(session.state)
    assert [e.events for e in again.log] == [e.events for e in session.log]


ELSEWHERE = """
from tests.brazil.random_play import finished, RULES
print(RULES.digest(finished({scenario!r}, {seed}).state))
"""


@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_another_process_with_another_hash_seed_plays_the_same_game(hash_seed):
    code = ELSEWHERE.format(scenario=LARGE, seed=2)
    found = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == RULES.digest(finished(LARGE, 2).state)


def test_another_seed_is_another_game():
    assert len({RULES.digest(new(SMALL, seed).state) for seed in range(10)}) == 10


# --- conservation ---


@pytest.mark.parametrize("scenario", MAPS)
def test_every_card_tile_and_piece_is_exactly_once_somewhere(scenario):
    for s in positions(scenario, SEEDS, 5):
        census.check(s)


def places(s: State) -> dict[int, int]:
    """Goods by place: supplies as -1 minus the seat, tiles by their hex."""
    out = {-1 - seat: player.supply for seat, player in enumerate(s.seats)}
    return out | dict(enumerate(s.goods))


@pytest.mark.parametrize("scenario", MAPS)
def test_goods_change_only_by_events(scenario):
    for seed in SEEDS[:3]:
        session = finished(scenario, seed)
        before = places(session.position(0))
        for count, entry in enumerate(session.log, 1):
            for event in entry.events:
                if isinstance(event, (GoodsGained, GoodsDropped)):
                    where = event.place if event.place >= 0 else -1 - event.seat
                    sign = 1 if isinstance(event, GoodsGained) else -1
                    before[where] += sign * bag.bag(event.goods)
                elif isinstance(event, GoodsPaid):
                    before[event.place if event.place >= 0 else -1 - event.seat] -= bag.ONE[event.good]
            after = places(session.position(count))
            assert before == after, entry.move


@pytest.mark.parametrize("scenario", MAPS)
def test_nobody_holds_more_than_the_limits_when_he_is_asked_for_something_else(scenario):
    from engine.brazil.goods import excess

    for s in positions(scenario, SEEDS[:3], 3):
        if s.frames[-1].kind == "turn":
            for player in s.seats:
                assert max(excess(player, what) for what in ("goods", "gold", "combat")) <= 0


# --- secrets ---


@pytest.mark.parametrize("scenario", MAPS)
def test_a_view_names_no_hidden_card_or_tile(scenario):
    for s in positions(scenario, SEEDS[:3], 19):
        everything = census.words(s)
        for seat in (*range(len(s.seats)), None):
            shown, hidden = census.words(RULES.view(s, seat)), census.hidden_from(s, seat)
            for name, number in hidden.items():
                assert shown[name] <= everything[name] - number, (seat, name)
            assert RULES.view(s, seat).rng == 0


@pytest.mark.parametrize("scenario", MAPS)
def test_a_seat_can_not_tell_a_guess_from_the_truth(scenario):
    for s in positions(scenario, SEEDS[:3], 31):
        for seat in range(len(s.seats)):
            seen = RULES.view(s, seat)
            for world in (RULES.guess(s, seat, Rng(7)), RULES.guess(seen, seat, Rng(8))):
                census.check(world)
                assert repr(RULES.view(world, seat)) == repr(seen)
                if s.frames[-1].seat == seat:
                    assert RULES.legal_moves(world, seat) == RULES.legal_moves(s, seat)


@pytest.mark.parametrize("scenario", MAPS)
def test_a_guessed_world_can_be_played_on(scenario):
    for s in positions(scenario, SEEDS[:2], 149):
        world = RULES.guess(s, s.frames[-1].seat, Rng(3))
        rng = Rng(5)
        for _ in range(40):
            if world.over:
                break
            moves = RULES.legal_moves(world, world.frames[-1].seat)
            RULES.apply(world, rng.choice(moves))
        census.check(world)


@pytest.mark.parametrize("scenario", MAPS)
def test_the_screen_gets_the_same_legal_moves_from_its_view(scenario):
    for count, s in enumerate(positions(scenario, SEEDS[:3], 29)):
        seat = s.frames[-1].seat
        seen = RULES.view(s, seat)
        moves = RULES.legal_moves(s, seat)
        assert RULES.legal_moves(seen, seat) == moves
        for move in universe(s, seat)[::211] if count % 10 == 0 else moves:
            assert RULES.why_not(seen, move) == RULES.why_not(s, move)


@pytest.mark.parametrize("scenario", MAPS)
def test_a_guess_differs_from_the_truth_only_in_what_is_hidden(scenario):
    s = finished(scenario, 1).position(60)
    worlds = {RULES.digest(RULES.guess(s, 0, Rng(seed))) for seed in range(5)}
    assert len(worlds) == 5
    assert RULES.digest(RULES.guess(s, 0, Rng(1))) == RULES.digest(RULES.guess(s, 0, Rng(1)))


@pytest.mark.parametrize("scenario", MAPS)
def test_events_tell_a_seat_no_hidden_card(scenario):
    session = finished(scenario, 2)
    for count, entry in enumerate(session.log):
        before = session.position(count)
        after = session.position(count + 1)
        for seat in range(len(before.seats)):
            shown = Counter(census.WORD.findall(repr(visible(entry.events, seat))))
            for name, number in census.hidden_from(after, seat).items():
                if shown[name] and number == census.words(after)[name]:
                    was = census.words(before)[name] - census.hidden_from(before, seat)[name]
                    played = census.WORD.findall(repr(entry.move))
                    assert was or name in played or _shuffled(entry.events), (entry.move, name)


def _shuffled(events) -> bool:
    return any(type(e).__name__ == "DeckShuffled" for e in events)


# --- saves ---


@pytest.mark.parametrize("scenario", MAPS)
@pytest.mark.parametrize("moves", [0, 1, 57, 300, 10**6])
def test_a_save_is_written_read_and_verified(tmp_path, scenario, moves):
    whole = finished(scenario, 5)
    session = new(scenario, 5)
    for entry in whole.log[:moves]:
        session.submit(entry.move)
    path = tmp_path / "game.json"
    write_save(path, to_save(session))
    save = read_save(path)
    again = verify(RULES, save)
    assert repr(again.state) == repr(session.state)
    loaded, cut = load_session(RULES, save)
    assert cut is None and repr(loaded.state) == repr(session.state)
    assert loaded.result() == session.result()


@pytest.mark.parametrize("options", [{"mission_draft": 3}, {"monarchs": "random"}, {"monarchs": "bid"}])
def test_options_are_saved(tmp_path, options):
    session = new(SMALL, 3, **options)
    for move in steps(session, 3):
        session.submit(move)
        if len(session.log) > 60:
            break
    again = verify(RULES, to_save(session))
    assert again.setup == session.setup == setup_of(SMALL, 3, **options)


@pytest.mark.parametrize("scenario", MAPS)
def test_every_position_survives_its_checkpoint(scenario):
    for s in positions(scenario, SEEDS[:2], 83):
        session = finished(scenario, 0)
        data = json.loads(json.dumps(RULES.dump_state(s)))
        loaded = RULES.load_state(data, session.setup)
        assert repr(loaded) == repr(s) and RULES.digest(loaded) == RULES.digest(s)
        seat = s.frames[-1].seat
        assert RULES.legal_moves(loaded, seat) == RULES.legal_moves(s, seat)


def test_every_move_survives_the_wire():
    for scenario in MAPS:
        for entry in finished(scenario, 3).log:
            data = json.loads(json.dumps(RULES.dump_move(entry.move)))
            assert RULES.load_move(data) == entry.move
    s = finished(SMALL, 3).position(200)
    for move in universe(s, 0)[::17]:
        assert RULES.load_move(json.loads(json.dumps(RULES.dump_move(move)))) == move


def damaged(change) -> SaveError:
    """The complaint about a finished game's save after a change."""
    save = to_save(finished(SMALL, 1))
    data = json.loads(save.model_dump_json())
    change(data)
    with pytest.raises(SaveError) as caught:
        verify(RULES, sealed_anew(data))
    return caught.value


def sealed_anew(data) -> SaveFile:
    """A changed save by somebody who knows how to seal it."""
    save = SaveFile.model_validate(data)
    save.seal = save.sealed()
    return save


def test_a_save_whose_log_was_altered_is_refused_with_place_and_reason():
    def twice(data):
        place = next(i for i, m in enumerate(data["moves"]) if m["kind"] == "place_token")
        data["moves"].insert(place, dict(data["moves"][place]))
        data["digests"].insert(place + 2, "")

    assert "is refused" in str(damaged(twice))

    def no_such_kind(data):
        data["moves"][10]["kind"] = "cheat"

    assert str(damaged(no_such_kind)).startswith("move 11 is refused")

    def other_seed(data):
        data["seed"] += 1

    assert "differs from the save's digest" in str(damaged(other_seed))

    def richer(data):
        data["checkpoint"]["seats"][0]["supply"] += 1

    assert str(damaged(richer)).startswith("checkpoint: differs")

    def higher(data):
        data["totals"][0] += 1

    assert str(damaged(higher)).startswith("totals: differ")

    def old(data):
        data["components"] = "0" * 16

    assert str(damaged(old)).startswith("components: made with other component files")


@pytest.mark.parametrize("scenario", MAPS)
def test_no_two_moves_that_follow_each_other_can_be_swapped(scenario):
    """Each would be noticed, also where both orders are legal and lead to the same position in the end."""
    data = json.loads(to_save(finished(scenario, 1)).model_dump_json())
    moves = data["moves"]
    for place in range(3, len(moves) - 1, 29):
        if moves[place] != moves[place + 1]:
            swapped = [*moves[:place], moves[place + 1], moves[place], *moves[place + 2 :]]
            with pytest.raises(SaveError):
                verify(RULES, sealed_anew({**data, "moves": swapped}))


def test_a_save_of_other_components_loads_from_its_checkpoint():
    """Here its log is no longer legal; if it still is, it stays."""
    save = to_save(finished(SMALL, 1))
    save.components = "0" * 16
    session, cut = load_session(RULES, save)
    assert cut is None and len(session.log) == len(save.moves)
    save.moves[4] = {**save.moves[4], "seat": 1 - save.moves[4]["seat"]}
    session, cut = load_session(RULES, save)
    assert cut is not None and cut.corrected and cut.move == 5 and session.log == []
    assert session.older[0].moves == save.moves
    assert repr(session.state) == repr(finished(SMALL, 1).state)


@pytest.mark.parametrize("key", ["seats", "frames", "tile", "options"])
def test_a_checkpoint_that_lacks_something_is_refused(key):
    save = to_save(finished(SMALL, 1))
    save.digests[0] = "0" * 16
    del save.checkpoint[key]
    with pytest.raises(SaveError, match=rf"(?s)^checkpoint: .*\b{key}\b"):
        load_session(RULES, save)


def test_a_file_that_is_no_save_is_refused_with_file_place_and_reason(tmp_path):
    path = tmp_path / "game.json"
    whole = to_save(finished(SMALL, 1)).model_dump(mode="json")
    whole["moves"].insert(0, 7)
    path.write_bytes(joined(whole, None))
    with pytest.raises(SaveError) as caught:
        read_save(path)
    assert str(caught.value).startswith(f"{path}: moves.0: ")


def test_a_forged_move_is_refused_by_the_session():
    session = new(SMALL, 1)
    with pytest.raises(IllegalMove):
        session.submit(PlaceToken(0, "harbor"))
