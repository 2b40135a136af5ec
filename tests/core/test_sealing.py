"""What is sealed: only its key opens it, only where it belongs; a person's save tells nothing while the game runs."""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from nacl.secret import Aead

from engine.core.rng import Rng
from engine.core.seed_commitment import check, commitment, seed_of
from engine.core.session import Session
from engine.historia.moves import SealCards
from engine.historia.view import HIDDEN
from engine.registry import GAMES
from engine.storage import sealing, sealing_v1
from engine.storage.hash_chain import link
from engine.storage.journal import Journal, JournalError, read_journal
from engine.storage.resume import resume
from engine.storage.save import SavedOccupant, load_session, to_save, verify
from engine.storage.save_file import SaveError, read_save, write_save
from engine.storage.save_header import read_head
from engine.storage.sealing import Key, NoKey

NONCE = "fedcba9876543210" * 2
ANA = [SavedOccupant(name="Ana", who="person")]


def chance(size: int) -> bytes:
    return bytes(range(7, 7 + size))


@pytest.fixture(autouse=True)
def keys(tmp_path):
    sealing.set_key_folders(tmp_path / "data" / "keys", tmp_path / "config" / "keys", fresh=chance)
    yield
    sealing.set_key_folders(fresh=chance)


def readable(text: str) -> str:
    """A file's text without its sealed parts, whose letters are random: three of them in a row may well spell "war"."""
    return re.sub(r"[A-Za-z0-9+/=]{40,}", "", text)


def running(moves: int = 60) -> Session:
    rules = GAMES["brazil"]
    session = Session(rules, rules.setups("cisplatine", 2, {})[0], seed_of(NONCE), nonce=NONCE)
    rng = Rng(3)
    while session.awaiting and len(session.log) < moves:
        session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
    return session


def test_a_key_opens_what_it_sealed_and_nothing_else():
    key, other = Key(chance(32)), Key(bytes(32))
    text = key.seal(b"secret" * 100, "here")
    assert key.open(text, "here") == b"secret" * 100
    for wrong in (lambda: other.open(text, "here"), lambda: key.open(text, "there"), lambda: key.open("?", "here")):
        with pytest.raises(ValueError, match="sealed part"):
            wrong()
    for place in range(0, len(text), 5):
        with pytest.raises(ValueError, match="sealed part"):
            key.open(text[:place] + ("A" if text[place] != "A" else "B") + text[place + 1 :], "here")


def test_a_save_of_a_running_game_names_nothing_that_is_hidden(tmp_path):
    session = running()
    path = tmp_path / "data" / "saves" / "a.imperial"
    write_save(path, to_save(session, {"round": 1}, ANA))
    whole = path.read_text(encoding="utf-8")
    text = readable(whole)
    hidden = {*session.state.mission_decks[0], *session.state.gold_deck, *session.state.seats[0].missions}
    assert hidden and not any(name in text for name in hidden)
    assert str(session.seed) not in whole and NONCE not in whole and "moves" not in text
    head = read_head(path)
    assert (head.game, head.players, head.commitment) == ("brazil", ANA, session.commitment)
    loaded, cut = load_session(session.rules, read_save(path))
    assert cut is None and loaded.rules.digest(loaded.state) == session.rules.digest(session.state)


def test_a_journal_of_a_running_game_names_nothing_that_is_hidden(tmp_path):
    session, path = running(0), tmp_path / "a.journal"
    journal = Journal.begin(path, session, ANA)
    rng = Rng(3)
    for _ in range(30):
        session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
        journal.append_move(session)
    journal.close()
    text = path.read_text(encoding="utf-8")
    assert str(session.seed) not in text and NONCE not in text
    assert "mission" not in readable(text) and "move" not in readable(text)
    assert json.loads(text.split("\n")[0])["commitment"] == session.commitment
    again = resume(session.rules, path, read_journal(path))
    assert again.digest(30) == session.digest(30) and again.nonce == NONCE


def choosing(path):
    """A game of Historia for three in which all choose their cards at once, and its journal."""
    rules = GAMES["historia"]
    session = Session(rules, rules.setups("three", 3, {})[0], 11)
    journal = Journal.begin(path, session, ANA)
    while not isinstance(session.legal_moves(session.awaiting[0])[0], SealCards):
        session.submit(session.legal_moves(session.awaiting[0])[0])
        journal.append_move(session)
    return session, journal


def test_a_sealed_choice_is_on_the_disk_at_once_and_nothing_tells_by_word_or_length_which_it_is(tmp_path):
    path, save = tmp_path / "a.journal", tmp_path / "a.imperial"
    lengths: set[int] = set()
    choices: list[SealCards] = []
    for number in range(6):
        session, journal = choosing(path)
        choices = session.legal_moves(session.awaiting[1])
        move = choices[number * len(choices) // 6]
        session.submit(move)
        journal.append_move(session)
        line = path.read_text(encoding="utf-8").splitlines()[-1]
        assert resume(session.rules, path, read_journal(path)).log[-1].move == move
        write_save(save, to_save(session, {}, ANA))
        told = readable(line) + readable(save.read_text(encoding="utf-8"))
        assert not any(f'"{card}"' in told for card in move.cards)
        for other in (None, session.awaiting[0]):
            assert session.view(other).frames[-1].sealed[move.seat] == (HIDDEN,)
        lengths.add(len(line))
        journal.close()
    assert len({len(str(move)) for move in choices}) > 1 and len(lengths) == 1


def sealed_v1(secret: bytes, packed: bytes, about: str) -> str:
    """As it was sealed before PyNaCl."""
    tag = sealing_v1.tag(secret, packed, about)
    return base64.b64encode(tag + sealing_v1.stream(secret, packed, tag)).decode()


@pytest.mark.parametrize("padding", [0, sealing.BLOCK])
def test_what_was_sealed_before_pynacl_still_opens_and_only_that(padding):
    """Lengths were not hidden at first."""
    key = Key(chance(32))
    text = sealed_v1(key.secret, zlib.compress(b"secret") + bytes(padding), "here")
    assert key.open(text, "here") == b"secret"
    for wrong in (
        lambda: Key(bytes(32)).open(text, "here"),
        lambda: key.open(text, "there"),
        lambda: key.open(("B" if text[0] == "A" else "A") + text[1:], "here"),
    ):
        with pytest.raises(ValueError, match="the sealed part was changed"):
            wrong()


@pytest.mark.parametrize("name", ["sealed_v1", "sealed_pynacl_v3", "sealed_v4"])
def test_a_game_that_an_older_program_sealed_opens_with_its_key(name):
    """Written by the program as it was before and after PyNaCl, both as saves of version 3, and as of version 4; the
    folder of keys lies beside the file."""
    folder = Path(__file__).parent / "saves" / name
    save = read_save(folder / "running.imperial")
    assert (save.nonce, save.seed, len(save.moves)) == (NONCE, seed_of(NONCE), 12)
    assert read_head(folder / "running.imperial").players == ANA
    told = read_journal(folder / "running.journal")
    assert (told.begin.nonce, len(told.lines)) == (NONCE, 12)


def test_what_is_sealed_today_has_a_version_that_programs_before_pynacl_call_newer(tmp_path):
    session, path = running(4), tmp_path / "a.imperial"
    write_save(path, to_save(session, {}, ANA))
    Journal.begin(path.with_suffix(".journal"), session, ANA).close()
    old = Path(__file__).parent / "saves" / "sealed_v1" / "running.imperial"
    assert read_head(path).version > read_head(old).version == 3
    told, before = read_journal(path.with_suffix(".journal")), read_journal(old.with_suffix(".journal"))
    assert told.begin.version > before.begin.version == 2


def test_every_sealing_is_another_text_of_the_same_data():
    key = Key(chance(32))
    one, other = key.seal(b"secret", "here"), key.seal(b"secret", "here")
    assert one != other and key.open(one, "here") == key.open(other, "here") == b"secret"
    assert len(one) == len(other) and one.startswith(sealing.PREFIX)


@pytest.mark.parametrize("text", ["2.", "2.AAAA", "2." + "A" * 32, "2." + "A" * 52, "2.?", "2", ""])
def test_a_torn_sealed_part_is_refused(text):
    with pytest.raises(ValueError, match="the sealed part"):
        Key(chance(32)).open(text, "here")


def test_libsodium_is_loaded_when_something_is_sealed_and_not_before():
    code = "import sys, engine.registry, engine.storage.journal, engine.storage.resume; print('nacl' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_sealed_line_moved_elsewhere_or_changed_is_noticed(tmp_path):
    session, path = running(0), tmp_path / "a.journal"
    journal = Journal.begin(path, session)
    rng = Rng(3)
    for _ in range(4):
        session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
        journal.append_move(session)
    lines = path.read_bytes().splitlines(keepends=True)
    for wrong in (
        [*lines[:2], lines[3], lines[2], lines[4]],
        [lines[0], *lines[2:]],
        [*lines[:3], lines[2], *lines[3:]],
    ):
        path.write_bytes(b"".join(wrong))
        with pytest.raises(JournalError):
            read_journal(path)


def test_the_end_opens_everything(tmp_path):
    session = running(10_000)
    path = tmp_path / "a.imperial"
    write_save(path, to_save(session, {}, ANA))
    assert str(session.seed) in path.read_text(encoding="utf-8") and read_head(path).key == ""
    sealing.set_key_folders(fresh=chance)
    assert verify(session.rules, read_save(path)).nonce == NONCE


def test_one_folder_of_keys_may_be_lost_and_is_made_whole(tmp_path):
    path = tmp_path / "saves" / "a.imperial"
    write_save(path, to_save(running()))
    folders = tmp_path / "data" / "keys", tmp_path / "config" / "keys"
    (lost,) = folders[0].iterdir()
    lost.write_bytes(b"damaged")
    sealing.set_key_folders(*folders, fresh=lambda size: bytes(size))
    read_save(path)
    write_save(path, to_save(running(5)))
    assert [file.read_bytes() for file in folders[0].iterdir()] == [file.read_bytes() for file in folders[1].iterdir()]


def test_without_the_key_one_sentence_says_what_to_do(tmp_path):
    path = tmp_path / "elsewhere" / "a.imperial"
    write_save(path, to_save(running()))
    sealing.set_key_folders(tmp_path / "other", fresh=lambda size: bytes(size))
    name = read_head(path).key
    remedy = rf"sealed with the key {name}, which is not here; put the file {name}\.key .* into the folder of keys$"
    with pytest.raises(SaveError, match=remedy):  # it is not damaged
        read_save(path)
    journal = path.with_name("a.journal")
    sealing.set_key_folders(tmp_path / "data" / "keys", fresh=chance)
    Journal.begin(journal, running(0)).close()
    sealing.set_key_folders(tmp_path / "other", fresh=lambda size: bytes(size))
    with pytest.raises(JournalError, match=remedy):
        read_journal(journal)
    with pytest.raises(NoKey):
        sealing.find("../../etc/passwd")


def test_keys_beside_the_saves_are_found_by_a_program_that_was_told_of_none(tmp_path):
    path = tmp_path / "data" / "saves" / "a.imperial"
    write_save(path, to_save(running()))
    journal = path.with_name("a.journal")
    Journal.begin(journal, running(0)).close()
    keys = tmp_path / "data" / "keys"
    for place in (keys, path.parent / "keys"):  # where a game keeps them, and where a friend may have put them
        if place != keys:
            keys.rename(place)
        sealing.set_key_folders(fresh=chance)
        assert len(read_save(path).moves) == 60
        sealing.set_key_folders(fresh=chance)
        assert read_journal(journal).begin.nonce == NONCE


def test_one_folder_that_takes_no_key_leaves_nothing_open(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    sealing.set_key_folders(tmp_path / "file", tmp_path / "config" / "keys", fresh=chance)
    path = tmp_path / "a.imperial"
    write_save(path, to_save(running(5)))
    sealing.set_key_folders(tmp_path / "config" / "keys", fresh=lambda size: bytes(size))
    assert read_head(path).key and len(read_save(path).moves) == 5


def test_a_program_started_again_seals_with_the_key_that_is_there(tmp_path):
    key = sealing.current()
    sealing.set_key_folders(tmp_path / "data" / "keys", tmp_path / "config" / "keys", fresh=lambda size: bytes(size))
    assert sealing.current() == key != Key(bytes(32))


def test_a_folder_of_keys_that_can_not_be_entered_any_more_stops_nothing(tmp_path, monkeypatch):
    key, look = sealing.current(), os.stat

    def stat(path, *more, **named):
        if str(path).startswith(str(tmp_path / "data")):
            raise PermissionError(13, "Permission denied")
        return look(path, *more, **named)

    monkeypatch.setattr(os, "stat", stat)
    assert sealing.current() == key


def test_odd_files_among_the_keys_are_no_keys_and_stop_nothing(tmp_path):
    key = sealing.current()
    folders = tmp_path / "data" / "keys", tmp_path / "config" / "keys"
    (folders[0] / "000000000000.key").mkdir()
    (folders[0] / "111111111111.key").write_bytes(b"\xff\xfe")
    (folders[0] / "222222222222.key").write_text(bytes(32).hex(), encoding="ascii")  # under another's name
    (folders[0] / "333333333333.key").write_bytes(b"0" * 10_000)
    sealing.set_key_folders(*folders, fresh=lambda size: bytes(size))
    for name in ("000000000000", "111111111111", "222222222222", "333333333333", "no such", "../keys"):
        with pytest.raises(NoKey):
            sealing.find(name)
    assert sealing.current() == key
    sealing.set_key_folders(fresh=chance)
    sealing.add_key_folder(folders[0])
    assert sealing.find(key.name) == key and list(sealing._known.values()) == [key]


def test_a_key_that_goes_from_its_folders_while_the_program_runs_is_kept_there_anew(tmp_path):
    key = sealing.current()
    folders = tmp_path / "data" / "keys", tmp_path / "config" / "keys"
    for folder in folders:
        (folder / f"{key.name}.key").unlink()
        folder.rmdir()
    assert sealing.current() == key
    sealing.set_key_folders(*folders, fresh=lambda size: bytes(size))
    assert sealing.current() == key, "what was sealed since can be opened tomorrow"


def test_a_folder_that_takes_no_key_once_gets_it_later(tmp_path, monkeypatch):
    replace = os.replace

    def refuse(source, target):
        if "two" in str(target):
            raise OSError(28, "No space left on device")
        replace(source, target)

    sealing.set_key_folders(tmp_path / "one", tmp_path / "two", fresh=lambda size: bytes(range(size)))
    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", refuse)
        key = sealing.current()
        assert key is not None and not [*(tmp_path / "two").glob("*.key")]
        assert sealing.current() == key
    assert sealing.current() == key
    names = [[file.name for file in (tmp_path / place).iterdir()] for place in ("one", "two")]
    assert names == [[f"{key.name}.key"]] * 2


def test_what_is_sealed_is_bound_to_its_subject_letter_by_letter():
    secret = chance(32)
    assert sealing_v1.tag(secret, b"bc", "a") != sealing_v1.tag(secret, b"c", "ab")


def test_a_sealed_part_without_its_end_is_refused():
    key = Key(chance(32))
    packed = zlib.compress(b"secret" * 100)[:-6]
    for text in (
        sealed_v1(key.secret, packed, "here"),
        sealing.PREFIX + base64.b64encode(Aead(key.secret).encrypt(packed, b"here")).decode(),
    ):
        with pytest.raises(ValueError, match="the sealed part is too long"):
            key.open(text, "here")


def test_a_sealed_line_that_holds_no_line_is_named(tmp_path):
    path = tmp_path / "a.journal"
    journal = Journal.begin(path, running(0))
    data = {"box": Key(chance(32)).seal(b"[7]", journal.last)}
    with path.open("a", encoding="utf-8") as stream:
        stream.write(json.dumps({**data, "link": link(journal.last, data)}) + "\n")
    with pytest.raises(JournalError, match="line 2: what is sealed is no line of a journal; the journal is damaged"):
        read_journal(path)


def test_where_no_key_can_be_kept_files_are_written_open(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    sealing.set_key_folders(tmp_path / "file", fresh=chance)
    path = tmp_path / "a.imperial"
    write_save(path, to_save(running()))
    assert read_head(path).key == ""


def test_the_promise_tells_of_an_exchanged_and_of_a_picked_deal():
    told = commitment(seed_of(NONCE), NONCE)
    check(seed_of(NONCE), NONCE, told)
    check(5, "", "")
    with pytest.raises(ValueError, match="the deal was exchanged"):
        check(seed_of(NONCE) + 1, NONCE, told)
    with pytest.raises(ValueError, match="the deal was exchanged"):
        check(seed_of(NONCE), NONCE[::-1], told)
    with pytest.raises(ValueError, match="the deal was picked"):
        check(5, NONCE, commitment(5, NONCE))


def test_verify_refuses_a_save_whose_promise_does_not_hold():
    session = running(10)
    save = to_save(session)
    save.commitment = commitment(seed_of(NONCE) + 1, NONCE)
    save.checksum = save.compute_checksum()
    with pytest.raises(SaveError, match="commitment: seed and nonce are not those it was made of"):
        verify(session.rules, save)


def test_a_journal_that_promises_another_deal_is_refused(tmp_path):
    session, path = running(0), tmp_path / "a.journal"
    journal = Journal.begin(path, session)
    save = to_save(session, journal=journal.last)
    save.commitment = ""
    with pytest.raises(JournalError, match="promises another deal than the save"):
        resume(session.rules, path, read_journal(path), save)


def test_another_key_under_a_keys_name_is_none(tmp_path):
    path = tmp_path / "data" / "saves" / "a.imperial"
    write_save(path, to_save(running(5)))
    name = read_head(path).key
    for folder in (tmp_path / "data" / "keys", tmp_path / "config" / "keys"):
        (folder / f"{name}.key").write_text(bytes(32).hex(), encoding="ascii")
    sealing.set_key_folders(tmp_path / "data" / "keys", fresh=chance)
    with pytest.raises(SaveError, match="which is not here"):
        read_save(path)
