"""Fixtures of the engine's command line: a runner of commands, a finished and a running game."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import __main__ as cli
from engine.core.rng import Rng
from engine.core.seed_commitment import seed_of
from engine.core.session import Session
from engine.registry import GAMES
from engine.storage import sealing
from engine.storage.journal import Journal
from engine.storage.save import to_save, write_save
from tests.core.sealed import SealedRules

BRAZIL = GAMES["brazil"]


@pytest.fixture(autouse=True)
def _sealed(monkeypatch):
    monkeypatch.setitem(GAMES, "sealed", SealedRules())


@pytest.fixture
def run(capsys):
    """Run a command: exit status, what it printed, what it complained about."""

    def call(*words: str) -> tuple[int, str, str]:
        status = cli.main(words)
        out, err = capsys.readouterr()
        return status, out, err

    return call


@pytest.fixture(scope="module")
def saved(tmp_path_factory) -> Path:
    """A finished game."""
    session = Session(BRAZIL, BRAZIL.setups("cisplatine", 2, {})[0], 8)
    rng = Rng(8)
    while session.awaiting:
        session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
    path = tmp_path_factory.mktemp("saves") / "game.imperial"
    write_save(path, to_save(session))
    return path


@pytest.fixture
def running(tmp_path):
    """A sealed save of a running game with its journal, and its key."""
    sealing.set_key_folders(tmp_path / "data" / "keys", fresh=lambda size: bytes(range(size)))
    path = tmp_path / "data" / "saves" / "running.imperial"
    nonce = "ab" * 16
    session = Session(BRAZIL, BRAZIL.setups("cisplatine", 2, {})[0], seed_of(nonce), nonce=nonce)
    journal = Journal.begin(path.with_name(f"{path.name}.journal"), session)
    for _ in range(12):
        session.submit(session.legal_moves(session.awaiting[0])[0])
        journal.append_move(session)
    journal.close()
    write_save(path, to_save(session, journal=journal.last))
    sealing.set_key_folders(fresh=bytes)
    return path
