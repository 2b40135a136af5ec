"""What is sealed: only its key opens it, only where it belongs; a person's save tells nothing while the game runs."""

from __future__ import annotations

import base64
import json
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
from engine.storage.sealing import Key
from tests.core import sealing_kit
from tests.core.sealing_kit import NONCE, chance, running


@pytest.fixture(autouse=True)
def _keys(tmp_path):
    yield from sealing_kit.key_folders(tmp_path)


ANA = [SavedOccupant(name="Ana", who="person")]


def readable(text: str) -> str:
    """A file's text without its sealed parts, whose letters are random: three of them in a row may well spell "war"."""
    return re.sub(r"[A-Za-z0-9+/=]{40,}", "", text)


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
    return base64.b64encode(tag + sealing_v1.apply_keystream(secret, packed, tag)).decode()


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
