"""The options of the command `python -m engine host`, apart so that other commands need not import the host."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from engine.host.addresses import PORT

PASSWORD = "IMPERIAL_SMTP_PASSWORD"
STORE = "IMPERIAL_STORE"


def add_host_command(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command `host` with its options to the engine's command line."""
    command = commands.add_parser("host", help="keep tables for people at several places")
    command.add_argument("--data", type=Path, metavar="DIR", help="the folder of the tables")
    command.add_argument("--store", default="", metavar="URL", help=f"tables in PostgreSQL; else the URL in {STORE}")
    command.add_argument("--peer-url", default="", metavar="URL", help="as other processes of the store reach this one")
    command.add_argument("--trust-proxy", action="append", default=[], metavar="NETWORK", help="of proxies before it")
    command.add_argument("--address", default="0.0.0.0", help="to listen at; :: for IPv6, too")
    command.add_argument("--port", type=int, default=PORT, help="0: any free one")
    command.add_argument("--public-url", default="", metavar="URL", help="as links name this host")
    command.add_argument("--tls-cert", type=Path, metavar="FILE")
    command.add_argument("--tls-key", type=Path, metavar="FILE")
    command.add_argument("--bots", type=int, default=1, metavar="N", help="processes for bots; 0: a thread")
    command.add_argument("--smtp", default="", metavar="HOST:PORT", help="send e-mail notices through this server")
    command.add_argument("--smtp-from", default="", metavar="ADDRESS")
    command.add_argument("--smtp-user", default="", metavar="NAME", help=f"its password is in {PASSWORD}")
    command.add_argument("--smtp-security", choices=("starttls", "tls", "none"), default="starttls")
    command.add_argument("--webhooks", action="store_true", help="send notices to webhooks")
    command.add_argument("--reach", action="append", default=[], metavar="NETWORK", help="webhooks may be there, too")
    command.add_argument("--announce", action="store_true", help="let windows on this network find this host")
    command.add_argument("--ready-file", type=Path, metavar="FILE", help="write process, port and base of links there")
    command.add_argument("--backup", type=Path, metavar="FILE", help="write all tables to a new file, and end")
    command.add_argument("--write-protocol", action="store_true", help="write PROTOCOL.md, and end")
    command.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    from engine.host.commands import run_host

    return run_host(args)
