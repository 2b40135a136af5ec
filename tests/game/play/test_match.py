"""A match of any game: what is seen, what is taken back, what a save tells."""

from __future__ import annotations

import ast
from base64 import b64encode
from itertools import pairwise
from pathlib import Path

import pytest

from engine.core.move import refuse
from engine.storage.save import read_save
from engine.storage.save_file import PICTURE, read_head
from engine.storage.sealing import set_key_folders
from game.play.occupants import Occupant, of_players, to_players
from game.play.refusals import nearest_refusal
from game.play.saved_match import LONGEST
from tests.core.sealed import Give, Seal
from tests.game.play.kit import GAME, ROUND, new, played
from tests.parsed import nodes

ROOT = Path(__file__).resolve().parents[3]


# -- what is seen ------------------------------------------------------------------------------------------------------


def test_the_view_is_the_viewers_and_anew_after_every_change() -> None:
    match = played(Seal(0, 1))
    assert match.view.sealed == [0, None]
    match.hand_over(0)
    assert match.view.sealed == [1, None]
    assert match.onlooker.sealed == [0, None], "at the same time, to everybody's eyes"
    match.clear_viewer()
    assert match.view.sealed == [0, None] == match.onlooker.sealed
    match.submit(Seal(1, 3))
    assert match.view.points == [0, 3]


def test_of_many_refusals_the_nearest_is_told() -> None:
    match = played(Seal(0, 1))
    codes = [reason.code for move in (Seal(0, 2), Give(1, 0)) if (reason := match.why_not(move)) is not None]
    assert len(set(codes)) == 2
    assert (nearest := nearest_refusal(match, [Seal(0, 2), Give(1, 0)])) is not None and nearest.code == codes[0]
    deeper = nearest_refusal(match, [Seal(0, 2), Give(1, 0)], ("never heard of", codes[1]))
    assert deeper is not None and deeper.code == codes[1]
    assert nearest_refusal(match, [Seal(0, 2), Seal(1, 2)]) is None and nearest_refusal(match, []) is None


def test_of_refusals_with_one_code_the_first_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new("person", "person")
    monkeypatch.setattr(match, "why_not", lambda move: refuse("too_dear", card=move.card))
    assert nearest_refusal(match, [Seal(0, 2), Seal(0, 3)]) == refuse("too_dear", card=2)


def test_the_turn_is_worked_out_once_a_version(monkeypatch: pytest.MonkeyPatch) -> None:
    match, worked = new("person", "person", "settler"), list[int]()
    monkeypatch.setattr(match, "_work_out_turn", lambda: (worked.append(match.version), turn())[1])
    turn = type(match)._work_out_turn.__get__(match)

    def seen() -> tuple[object, ...]:
        for _ in range(3):
            found = (
                match.current_seat,
                match.deciding,
                match.acting,
                match.observer,
                match.handover_needed,
                match.awaiting,
            )
        return found

    assert seen() == (0, None, None, None, True, (0, 1, 2))
    match.viewer = 1
    assert seen() == (1, 1, 1, 1, False, (0, 1, 2))
    match.submit(Seal(1, 2))
    assert seen() == (0, None, None, 1, True, (0, 2))
    match.look_at(0)
    assert seen() == (0, None, None, 1, True, (0, 2))
    match.hand_over(0)
    assert seen() == (0, 0, None, 0, False, (0, 2)), "who decides, but not while the past is shown"
    assert worked == [0, 1, 1, 2, 3, 4], "once a version, and once more when a move has just been played"


def test_in_public_nobodys_secrets_are_on_the_screen() -> None:
    match = new("person", "person")
    match.policy.public = True  # type: ignore[attr-defined]
    match.hand_over(1)
    match.submit(Seal(1, 2))
    assert match.acting == 0 and match.viewer == 1
    assert match.observer is None and match.view.sealed == [None, 0]
    match.look_at(1)
    assert match.observer is None and match.view.sealed == [None, 0], "whoever chooses may look back"


def test_a_seat_that_nobody_has_is_no_person_and_has_no_name() -> None:
    match = new("person", "person")
    assert match.is_person(1) and match.name(1) == "name1"
    assert not match.is_person(2) and match.name(2) == ""


def test_the_past_is_seen_with_the_same_eyes() -> None:
    match = played(*ROUND)
    match.hand_over(1)
    match.look_at(1)
    assert match.view.sealed == [0, None] and match.view.rng == 0
    assert match.onlooker.points[1] == 3, "the present is asked for as such"
    assert match.acting is None and match.legal() == []
    match.look_at(None)
    assert match.view.points[1] == 3


def test_positions_are_opened_only_after_the_end() -> None:
    match = played(*ROUND)
    with pytest.raises(ValueError, match="not over"):
        match.opened(1)
    over = played(*GAME)
    assert over.awaiting == () and over.opened(1).sealed == [1, None]
    over.hand_over(0)
    assert over.view.rng and not over.onlooker.rng, "open to who played; what everybody may know stays that"


def test_a_trial_world_is_one_that_the_seat_can_not_tell_apart() -> None:
    match = played(Seal(0, 1))
    world = match.trial(1)
    assert repr(match.rules.view(world, 1)) == repr(match.view_of(1))
    assert repr(match.trial(1)) == repr(world), "the same for the same position"
    assert match.trial(0).sealed[0] == 1, "what is sealed by the own seat is known to it"


def test_the_past_keeps_what_the_viewer_sealed_and_nobody_else() -> None:
    match = played(Seal(0, 1), who=("person", "settler"))
    match.look_at(1)
    assert match.viewer == 0 and match.view.sealed[0] == 1
    other = played(Seal(1, 2), who=("person", "settler"))
    other.look_at(1)
    assert other.view.sealed[1] != 2, "another's stays hidden in the past, too"


# -- taking back -------------------------------------------------------------------------------------------------------


def test_nothing_is_taken_back_while_the_past_is_shown() -> None:
    match = played(Seal(0, 1))
    match.look_at(0)
    assert not match.can_undo and match.undo() is None and match.redo() is None
    assert len(match.log) == 1 and match.cursor == 0
    match.look_at(None)
    assert match.undo() == Seal(0, 1) and match.can_redo
    before = match.view.sealed, match.moment
    assert before[0] == [None, None]
    match.look_at(0)
    assert not match.can_redo and match.redo() is None and match.log == []
    match.look_at(None)
    assert match.redo() is not None and len(match.log) == 1
    assert match.view.sealed == [0, None] and match.moment > before[1], "another moment, seen anew"


def test_what_was_played_before_a_hand_over_stays() -> None:
    match = played(Seal(0, 1))
    assert match.can_undo
    match.hand_over(1)
    assert not match.can_undo and match.undo() is None
    assert match.onlooker.sealed == [0, None]


def test_whoever_comes_back_to_the_own_moves_may_take_them_back() -> None:
    """The program was closed in the middle of a turn, or the same person comes from behind the hand-over again."""
    match = played(Seal(0, 1))
    match.hand_over(0)
    assert match.can_undo and match.undo() == Seal(0, 1)
    match.hand_over(0)
    assert match.can_redo
    match.hand_over(1)
    assert not match.can_redo, "what another took back is not played by who comes next"


def test_a_move_ends_the_look_back() -> None:
    match = played(Seal(0, 1))
    match.look_at(0)
    match.submit(Seal(1, 3))
    assert match.cursor is None


def test_the_moment_lasts_while_seats_only_drop_out() -> None:
    match = new("person", "person", "person")
    moments = [match.moment]
    for move in (Seal(0, 1), Seal(1, 1), Seal(2, 3), Give(2, 2)):
        match.submit(move)
        moments.append(match.moment)
    assert [b - a for a, b in pairwise(moments)] == [0, 0, 1, 1]


# -- saves and occupants -----------------------------------------------------------------------------------------------


def test_who_sits_where_goes_into_the_save_and_back(tmp_path: Path) -> None:
    occupants = [Occupant("person", "Ana"), Occupant("settler", "Rui")]
    assert of_players(to_players(occupants)) == occupants
    match = played(*ROUND)
    match.save(tmp_path / "a.imperial")
    save = read_save(tmp_path / "a.imperial")
    assert [player.name for player in save.players] == ["name0", "name1"]
    assert save.extra["points"][1] == 3 and "saved" in save.extra and len(save.moves) == 3


def test_a_save_tells_who_is_asked_where_it_comes_from_and_what_it_looks_like() -> None:
    match = new("person", "person")
    assert match.extra()["asked"] == 0 and "origin" not in match.extra()
    match.recall({"origin": "x" * 1000})
    assert match.extra()["origin"] == "x" * LONGEST
    match.portrait = lambda: b"small"
    assert match.whole_save().picture == b64encode(b"small").decode()
    match.portrait = lambda: bytes(PICTURE)
    assert match.whole_save().picture == "", "what is too large is left out"


def test_the_copy_for_whoever_looks_for_a_fault_is_open(tmp_path: Path) -> None:
    set_key_folders(tmp_path / "keys", fresh=bytes)
    match = played(Seal(0, 1))
    match.save(tmp_path / "a.imperial")
    assert not read_head(tmp_path / "a.imperial").key


# -- the promise -------------------------------------------------------------------------------------------------------


def test_nobody_but_the_match_touches_the_real_position() -> None:
    """``session.state`` and ``session.position`` hold every secret."""
    found = []
    for path in sorted((ROOT / "game").rglob("*.py")):
        name, source = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        for node in nodes(path) if "session" in source else ():
            if not isinstance(node, ast.Attribute) or node.attr not in ("state", "position", "_snapshots"):
                continue
            of = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
            if of in ("session", "_session") and (name, node.attr) != ("game/play/match.py", "position"):
                found.append(f"{name}:{node.lineno}")
    assert found == []


def test_play_knows_no_game() -> None:
    for path in sorted((ROOT / "game" / "play").rglob("*.py")):
        for node in nodes(path):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                assert not name.startswith(
                    ("engine.brazil", "engine.historia", "game.brazil", "game.shell.screen", "pygame")
                )
