"""A game dealt and signed by all its people on disk: saved, journalled, taken up again, verified, and tampered with."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial

import pytest

from engine.core.deal import HOST
from engine.core.session import Session
from engine.core.signed_chain import sign_line
from engine.registry import GAMES
from engine.storage.journal import Journal, JournalError, read_journal
from engine.storage.paste_code import of_text, to_text
from engine.storage.resume import resume
from engine.storage.save import load_session, to_save, verify
from engine.storage.save_file import SaveFile, read_save, write_save
from engine.storage.signed_game import SignedGameError
from tests.core.joint import BOT, Table
from tests.core.sealed import Seal, SealedRules
from tests.core.tampering import KINDS, finished, many
from tests.core.toy import Add, ToyRules
from tests.shortened import first

RULES = SealedRules()


def three() -> Table:
    return Table(RULES, RULES.setups("three", 3, {})[0], ("Ana", BOT, "Rui"))


def two(*moves: Add) -> Table:
    table = Table(ToyRules(), {"start": 0}, ("Ana", "Rui"))
    for move in moves:
        table.move(move)
    return table


def changed(save: SaveFile, **values) -> SaveFile:
    other = SaveFile.model_validate({**json.loads(save.model_dump_json()), **values})
    other.checksum = other.compute_checksum()
    return other


def refused(rules, save: SaveFile) -> SignedGameError:
    with pytest.raises(SignedGameError) as caught:
        verify(rules, save)
    return caught.value


@pytest.mark.parametrize("game", ["toy", "sealed", *GAMES])
def test_a_finished_game_is_saved_loaded_and_verified(tmp_path, game):
    table, save = finished(game, 3)
    write_save(tmp_path / "a.imperial", save)
    read = read_save(tmp_path / "a.imperial")
    session = verify(table.session.rules, read)
    assert read == save and session.state == table.session.state and session.commitment == table.deal.promise
    again, cut = load_session(table.session.rules, read)
    assert cut is None and again.joint is not None
    assert (again.joint.deal, again.joint.lines) == (table.deal, table.joint.lines)
    assert again.joint.chain.link == table.joint.chain.link
    again.joint.check(again.seed, read.moves)
    done = Counter(line.do for line in save.signed)
    assert done["seen"] == len(table.signers) - 1 and done["move"] >= len(save.moves)


def test_a_running_game_is_verified_and_goes_on():
    table = three().play(7)
    session = verify(RULES, table.save())
    table.session = session
    table.play()
    verify(RULES, table.save())


def test_a_game_that_one_machine_dealt_has_no_signed_line(tmp_path):
    save = to_save(two().session)
    alone = to_save(Session(ToyRules(), {"start": 0}, 3))
    assert (alone.deal, alone.signed) == (None, []) and save.deal is not None
    error = refused(ToyRules(), changed(alone, signed=json.loads(two(Add(0, 1)).save().model_dump_json())["signed"]))
    assert error.line == 1 and "no deal says by whom" in str(error)


@pytest.mark.parametrize(
    ("change", "whose", "message"),
    [
        ({"nonce": "0" * 32}, HOST, "commitment: is not the one all agreed on"),
        ({"commitment": "0" * 64}, HOST, "commitment: is not the one all agreed on"),
        ({"setup": {"start": 1}}, HOST, "the game or its setup is not the one all agreed on"),
        ({"seed": 5}, HOST, "the seed does not follow from the shares"),
        ({"players": [{"name": "Eva", "who": "person"}]}, 0, "has another name than all agreed on"),
        ({"players": [{"name": name, "who": ""} for name in ("Ana", "Rui", "Eva")]}, 2, "has another name"),
    ],
)
def test_what_was_agreed_before_the_first_line_can_not_be_changed(change, whose, message):
    error = refused(ToyRules(), changed(two(Add(0, 1)).save(), **change))
    assert (error.line, error.participant) == (0, whose) and message in str(error)
    assert str(error).startswith("before the first line, ")


def test_the_log_is_what_the_lines_say():
    table = two(Add(0, 1), Add(1, 2), Add(0, 3))
    table.do("undo", 0)
    table.move(Add(0, 2))
    save = table.save()
    moves = save.moves
    verify(ToyRules(), save)
    for log, line, whose, message in (
        ([*moves[:2], {"seat": 0, "number": 3}], 5, 0, "move 3 of the log is another one"),
        (moves[:2], 5, 0, "the log ends before move 3"),
        ([*moves, {"seat": 1, "number": 1}], 6, HOST, "is missing, though the log has a move 4"),
    ):
        error = refused(ToyRules(), changed(save, moves=log, digests=[""] * (len(log) + 1)))
        assert (error.line, error.participant) == (line, whose) and message in str(error)


def test_a_line_that_its_seat_signed_and_the_rules_forbid_is_named():
    """The host would have refused it, had it not been of the same mind."""
    table = two(Add(0, 1))
    link = table.joint.chain.link
    table.joint.add(sign_line(table.signers[1], link, "move", 1, {"seat": 1, "number": 9}, "0" * 32))
    error = refused(ToyRules(), table.save())
    assert (error.line, error.participant) == (2, 1) and "can't be played: bad_number" in str(error)


def test_a_finished_game_whose_end_only_the_host_signed_is_refused():
    table = Table(ToyRules(), {"start": 0}, ("Ana", BOT))
    for move in (Add(0, 3), Add(1, 3), Add(0, 3), Add(1, 3)):
        table.move(move)
    assert not table.session.awaiting
    error = refused(ToyRules(), table.save())
    assert (error.line, error.participant) == (4, HOST) and "nobody else signed the end" in str(error)
    table.do("seen", 0)
    verify(ToyRules(), table.save())


def test_a_game_cut_by_a_correction_can_not_be_verified_any_more_and_goes_on():
    class Corrected(ToyRules):
        def why_not(self, s, move):
            return super().why_not(s, Add(move.seat, 9)) if s.total == 0 else super().why_not(s, move)

    table = two(Add(0, 1), Add(1, 2))
    session, cut = load_session(Corrected(), table.save())
    assert cut is not None and session.joint is not None and session.commitment == table.deal.promise
    error = refused(Corrected(), to_save(session))
    assert error.line == 0 and "rules or components were corrected since" in str(error)


# --- journals ---


def journalled(path) -> Table:
    """A game with a line of each kind, each in the journal."""
    table = three()
    journal = Journal.begin(path, table.session)
    steps = [
        lambda: table.move(Seal(0, 1)),
        lambda: table.do("undo", 0),
        lambda: table.do("redo", 0, RULES.dump_move(Seal(0, 1))),
        lambda: table.do("call_in", 0, {"bot": BOT}),
        lambda: table.move(Seal(1, 1)),
        lambda: table.do("hand_over", HOST),
        lambda: table.do("come_back", 0),
        lambda: table.do("seen", 2),
    ]
    for step in steps:
        step()
        do = table.joint.lines[-1].do
        if do == "undo":
            journal.append_undo(table.session, 0)
        else:
            tell = {"move": journal.append_move, "redo": journal.append_redo, "hand_over": journal.append_hand_over}
            tell.get(do, partial(journal._append_change, do))(table.session)
    journal.close()
    return table


def test_a_journal_of_signed_lines_leads_to_the_same_game(tmp_path):
    path = tmp_path / "a.journal"
    table = journalled(path)
    contents = read_journal(path)
    assert [line.do for line in contents.lines] == [line.do for line in table.joint.lines]
    assert {line.do for line in contents.lines} == {"move", "undo", "redo", "call_in", "hand_over", "come_back", "seen"}
    session = resume(RULES, path, contents)
    assert session.joint is not None and session.joint.lines == table.joint.lines
    assert (session.joint.deal, session.joint.chain.link) == (table.deal, table.joint.chain.link)
    assert (session.state, session.undo_floor) == (table.session.state, table.session.undo_floor)
    assert to_save(session) == to_save(table.session)


def test_a_journal_goes_on_from_a_signed_save(tmp_path):
    path = tmp_path / "a.journal"
    table = three()
    table.move(Seal(0, 1))
    save = table.save()
    journal = Journal.begin(path, table.session, save=save)
    table.move(Seal(1, 1))
    journal.append_move(table.session)
    journal.close()
    session = resume(RULES, path, read_journal(path), save)
    assert session.joint is not None and session.joint.lines == table.joint.lines


def test_a_move_that_nobody_signed_is_not_journalled(tmp_path):
    path = tmp_path / "a.journal"
    table = three()
    journal = Journal.begin(path, table.session)
    table.session.submit(Seal(0, 1))
    with pytest.raises(JournalError, match="the last change is not signed; go on at the host of this game"):
        journal.append_move(table.session)
    table = three()
    table.move(Seal(0, 1))
    table.session.submit(Seal(1, 1))
    for tell in (journal.append_move, journal.append_undo, journal.append_hand_over):
        with pytest.raises(JournalError, match="is not signed"):
            tell(table.session)
    assert read_journal(path).lines == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"signed": None}, "only the lines of a game dealt by all its people are signed, and all of them"),
        ({"move": {"seat": 0, "card": 2, "kind": "seal"}}, "something else was signed"),
        ({"do": "redo"}, "something else was signed"),
        ({"seat": 1}, "something else was signed"),
    ],
)
def test_a_journal_line_that_is_not_what_was_signed_is_refused(tmp_path, change, message):
    path = tmp_path / "a.journal"
    journalled(path)
    contents = read_journal(path)
    contents.lines[0] = contents.lines[0].model_copy(update=change)
    with pytest.raises(JournalError, match=f"line 2: can't be played: {message}"):
        resume(RULES, path, contents)


def test_a_journal_line_signed_for_another_place_is_refused(tmp_path):
    path = tmp_path / "a.journal"
    journalled(path)
    contents = read_journal(path)
    del contents.lines[5]
    with pytest.raises(JournalError, match=r"line 7: can't be played: line 6, seat 1: was not signed by it"):
        resume(RULES, path, contents)


def test_a_line_of_a_bot_that_sits_in_needs_a_signed_game(tmp_path):
    path = tmp_path / "a.journal"
    journalled(path)
    contents = read_journal(path)
    contents.begin = contents.begin.model_copy(update={"deal": None})
    contents.lines = [line.model_copy(update={"signed": None}) for line in contents.lines[3:]]
    with pytest.raises(
        JournalError, match="line 2: can't be played: only a game dealt by all its people has such a line"
    ):
        resume(RULES, path, contents)


def test_a_game_copied_as_text_leaves_its_proof_behind():
    table = two(Add(0, 1))
    session, _ = of_text(to_text(table.session), {"toy": ToyRules()})
    assert session.state == table.session.state and session.joint is None and session.commitment == ""


# --- tampering ---


@pytest.mark.parametrize("count", first(1, [50, 300]))
def test_every_tampered_finished_game_is_refused_with_the_line(count):
    found = many(count, 1, 10)
    assert sum(found.values()) == count and set(found) == {kind.__name__ for kind in KINDS}


@pytest.mark.long
def test_ten_thousand_tampered_finished_games_are_refused_with_the_line():
    found = many(10_000, 2, 20)
    assert sum(found.values()) == 10_000 and min(found[kind.__name__] for kind in KINDS) > 400
