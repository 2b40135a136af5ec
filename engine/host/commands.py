"""Runs a host with the options of the command `python -m engine host`."""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import logging
import os
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from ipaddress import ip_network
from pathlib import Path

from engine.cli_arguments import UsageError
from engine.host.command_options import PASSWORD, STORE, add_host_command
from engine.host.notices import ADDRESS, MailServer, Network, Notifier
from engine.host.postgres_store import PostgresStore
from engine.host.protocol_page import PAGE, page
from engine.host.store import SqliteStore, StoreError, TableStore, backup
from engine.storage.files import WITHOUT_LOCKS, lock, write_atomically

LOCK = "host.lock"
EXTRA = "websockets is missing; install it by: pip install 'brazil-imperial[host]'"


def host_main(words: Sequence[str]) -> int:
    """Runs the command `host` with these arguments, in a process started by the window. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="host")
    add_host_command(parser.add_subparsers())
    args = parser.parse_args(["host", *words])
    try:
        return run_host(args)
    except UsageError as error:
        logging.getLogger(__name__).error("%s", error)
        return 2


def run_host(args: argparse.Namespace) -> int:
    """Runs a host until it is interrupted; with `--backup` or `--write-protocol` only writes that file. Returns the
    exit status 0. Raises UsageError."""
    if args.write_protocol:
        PAGE.write_text(page(), encoding="utf-8")
        return 0
    url = args.store or os.environ.get(STORE, "")
    if args.data is None and not url:
        raise UsageError("--data DIR: name the folder of the tables")
    if args.backup and url:
        raise UsageError("--backup: tables in PostgreSQL are backed up by pg_dump")
    if (args.tls_cert is None) != (args.tls_key is None):
        raise UsageError("--tls-cert and --tls-key belong together")
    try:
        if args.backup:
            backup(args.data, args.backup)
            return 0
        with nullcontext(True) if url else owned(args.data) as locks:
            if args.ready_file is not None:
                args.ready_file.unlink(missing_ok=True)
            store: TableStore = PostgresStore(url) if url else SqliteStore(args.data, locks)
            try:
                asyncio.run(_serve(args, store))
            finally:
                store.close()
    except (StoreError, OSError) as error:
        raise UsageError(str(error)) from error
    return 0


def networks_of(option: str, given: Sequence[str]) -> list[Network]:
    """Parses the values `given` for an option as IP networks; `option` is its name for errors. Raises UsageError."""
    try:
        return [ip_network(text) for text in given]
    except ValueError as error:
        raise UsageError(f"{option}: {error}") from error


def notifier_of(args: argparse.Namespace) -> Notifier:
    """Creates the sender of notices (e-mail, webhooks) from the arguments. Raises UsageError."""
    allowed = networks_of("--reach", args.reach)
    if not args.smtp:
        return Notifier(None, args.webhooks, allowed)
    host, _, port = args.smtp.rpartition(":")
    if not host or not port.isdecimal() or not ADDRESS.fullmatch(args.smtp_from):
        raise UsageError("--smtp HOST:PORT and --smtp-from ADDRESS belong together")
    mail = MailServer(host, int(port), args.smtp_from, args.smtp_user, os.environ.get(PASSWORD, ""), args.smtp_security)
    return Notifier(mail, args.webhooks, allowed)


@contextmanager
def owned(folder: Path) -> Iterator[bool]:
    """Holds the lock of a data folder, and yields whether its disk has locks. Where it has none, a file in the system's
    temporary folder is locked instead, which refuses further hosts of this machine alone. Raises UsageError where
    another host has the lock, OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    locks = True
    try:
        handle = _locked(folder, folder / LOCK)
    except OSError as error:
        if error.errno not in WITHOUT_LOCKS:
            raise
        locks, name = False, hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()
        handle = _locked(folder, Path(tempfile.gettempdir()) / f"imperial-host-{name[:16]}.lock")
    try:
        yield locks
    finally:
        os.close(handle)


def _locked(folder: Path, path: Path) -> int:
    """Opens and locks the lock file of a data folder. Raises UsageError, OSError."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not lock(handle):
            raise UsageError(f"{folder}: another host keeps its tables there")
    except BaseException:
        os.close(handle)
        raise
    return handle


async def _serve(args: argparse.Namespace, store: TableStore) -> None:
    try:
        from engine.host.server import HostServer, serve_tables, tls_context
    except ImportError as error:
        raise UsageError(EXTRA) from error
    try:
        tls = tls_context(args.tls_cert, args.tls_key) if args.tls_cert else None
    except OSError as error:  # an error of TLS is one, too
        raise UsageError(f"{args.tls_cert}: {error}") from error
    notifier, proxies = notifier_of(args), networks_of("--trust-proxy", args.trust_proxy)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("websockets").setLevel(logging.ERROR)  # a line for every client that breaks off

    def started(server: HostServer, port: int) -> None:
        base = server.service.base
        if args.ready_file is not None:
            ready = {"pid": os.getpid(), "port": port, "base": base}
            write_atomically(args.ready_file, json.dumps(ready).encode())
        if sys.stdout is not None:  # the bundled program has none
            print(f"host: listening on port {port}, links begin with {base}", flush=True)

    running = asyncio.ensure_future(
        serve_tables(
            store,
            args.address,
            args.port,
            args.bots,
            args.public_url,
            tls,
            notifier,
            started,
            args.peer_url,
            proxies,
            args.announce,
        )
    )
    loop = asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM"):
        try:
            loop.add_signal_handler(getattr(signal, name), running.cancel)
        except NotImplementedError:  # Windows: Ctrl-C raises KeyboardInterrupt
            logging.getLogger(__name__).debug("%s is not handled here", name)
    try:
        await running
    except asyncio.CancelledError:
        logging.getLogger(__name__).info("stopped; every move is stored")
