"""A PostgreSQL server of the tests' own: a folder that is thrown away, a free port of the loopback."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

PLACES = "/usr/lib/postgresql/*/bin/initdb", "/usr/local/pgsql/bin/initdb", "/opt/homebrew/opt/postgresql*/bin/initdb"
REQUIRED = "POSTGRES_REQUIRED"  # set where tests that need it must not be skipped
PASSWORD = "a secret"
QUICK = ("-c", "fsync=off", "-c", "full_page_writes=off")  # what a power cut would take is not what tests are about
WITHIN = 60.0


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, of the newest version; None without any."""
    found = [path for pattern in PLACES for path in Path("/").glob(pattern[1:])]
    on_path = shutil.which("initdb")
    if found:
        return max(found, key=lambda path: [int(part) for part in path.parts if part.isdecimal()]).parent
    return Path(on_path).parent if on_path else None


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


class PostgresServer:
    """A cluster and its server process. PostgreSQL refuses to run as root: it runs as another user then."""

    def __init__(self, options: tuple[str, ...] = QUICK) -> None:
        found = programs()
        assert found is not None, "PostgreSQL is not installed"
        self.programs, self.options = found, options
        self.folder = Path(tempfile.mkdtemp(prefix="imperial-pg-"))
        self.user: dict[str, Any] = {}
        if os.getuid() == 0:
            names = {entry.pw_name: entry for entry in pwd.getpwall()}
            entry = names.get("postgres") or names["nobody"]
            self.user = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        word = self.folder / "password"
        word.write_text(PASSWORD)
        word.chmod(0o644)
        self._run(
            "initdb",
            "-D",
            self.data,
            "-U",
            "imperial",
            "-A",
            "scram-sha-256",
            "--pwfile",
            word,
            "-N",
            "--no-locale",
            "-E",
            "UTF8",
        )
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *words: object) -> None:
        command = [str(self.programs / program), *map(str, words)]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, **self.user)
        assert done.returncode == 0, done.stdout + done.stderr

    def url(self, database: str = "postgres", port: int = 0, password: str = PASSWORD) -> str:
        return f"postgresql://imperial:{password.replace(' ', '%20')}@127.0.0.1:{port or self.port}/{database}"

    def start(self) -> None:
        """Starts the server and waits until it answers; after a kill it first plays its log again."""
        ends_with_us = ["setpriv", "--pdeathsig", "QUIT"] if shutil.which("setpriv") else []  # also when killed
        command = [*ends_with_us, self.programs / "postgres", "-D", self.data, "-k", self.folder, "-p", str(self.port)]
        begun = time.monotonic()
        while time.monotonic() < begun + WITHIN:
            self.process = subprocess.Popen(
                [*command, "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=40", *self.options],
                cwd=self.folder,
                stdout=subprocess.DEVNULL,
                stderr=(self.folder / "log").open("ab"),
                start_new_session=True,
                **self.user,
            )
            while self.process.poll() is None:  # it ends where processes of one that was killed are still there
                if self._answers():
                    return
                time.sleep(0.02)
            time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text()[-2000:])

    def _answers(self) -> bool:
        ready = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, cwd=self.folder).returncode == 0

    def kill(self) -> None:
        """Kills the server and all its processes, as kill -9 does."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def make(self, database: str, encoding: str = "UTF8") -> str:
        """Makes an empty database. Returns its URL."""
        self.execute(self.url(), f"create database \"{database}\" encoding '{encoding}' template template0")
        return self.url(database)

    def drop(self, url: str) -> None:
        """Drops a database: after a crash the server syncs the files of all there are."""
        self.execute(self.url(), f'drop database "{url.rpartition("/")[2]}" with (force)')

    @staticmethod
    def execute(url: str, statement: str) -> None:
        """Executes a statement in a session of its own."""
        import psycopg

        with psycopg.connect(url, autocommit=True, options="-c search_path=imperial_host,public") as connection:
            connection.execute(statement)

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)  # at once: what it has is thrown away
            self.process.wait()
        # Hundreds of databases are tens of thousands of files: no test waits for half a minute until they are gone.
        subprocess.Popen(["rm", "-rf", self.folder], start_new_session=True)


def why_not() -> str:
    """Why there is no PostgreSQL to test with; "" if there is. Fails where it is required."""
    try:
        import psycopg  # noqa: F401

        reason = "" if programs() is not None else "PostgreSQL is not installed"
    except ImportError:
        reason = "psycopg is not installed"
    if reason and os.environ.get(REQUIRED):
        raise AssertionError(f"{REQUIRED} is set, but {reason}")
    return reason
