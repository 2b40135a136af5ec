"""How a client finds the URL of a host, and what it says where none answers."""

from __future__ import annotations

import asyncio
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import serve

from engine.host import connection
from engine.host.bot_workers import BotWorkers
from engine.host.connection import BUSY, CLOSED, UNTRUSTED, HostLink
from engine.host.host_messages import Welcome
from engine.host.message_types import PROTOCOL
from engine.host.protocol import write
from engine.host.server import HostServer, tls_context
from engine.host.service import TableService
from engine.host.store import SqliteStore
from tests.host.hosts import WITHIN, hosted

needs_openssl = pytest.mark.skipif(shutil.which("openssl") is None, reason="makes a certificate by openssl")


class HelloClient:
    """A client that only says hello."""

    def __init__(self, urls: list[str]) -> None:
        self.welcomed, self.ended = asyncio.Event(), asyncio.Event()
        self.reasons: list[str] = []
        self.link = HostLink(urls, "test", list, self._hear, self._lost)
        self.link.first_wait = 0.02

    def _hear(self, message: Any) -> None:
        if isinstance(message, Welcome):
            self.welcomed.set()

    def _lost(self, reason: str) -> None:
        self.reasons.append(reason)
        self.ended.set()


@asynccontextmanager
async def visiting(*urls: str) -> AsyncIterator[HelloClient]:
    visitor = HelloClient(list(urls))
    running = asyncio.create_task(visitor.link.run())
    try:
        yield visitor
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def first_reason(*urls: str) -> str:
    """Why a client that was not welcomed tries again."""
    async with visiting(*urls) as visitor:
        either = [asyncio.create_task(one.wait()) for one in (visitor.ended, visitor.welcomed)]
        await asyncio.wait(either, timeout=WITHIN, return_when=asyncio.FIRST_COMPLETED)
        either[1].cancel()
        assert visitor.reasons and not visitor.welcomed.is_set()
        return visitor.reasons[0]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_the_url_that_answers_is_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        nobody = f"ws://127.0.0.1:{free_port()}/"
        async with hosted(tmp_path) as host:
            url = host.service.base + "/"
            async with visiting(nobody, url, nobody) as visitor, asyncio.timeout(WITHIN):
                await visitor.welcomed.wait()
                assert visitor.link.urls == (url,) and visitor.reasons == [], "it was one try"
                for one in list(host.connections):
                    one.drop()
                visitor.welcomed.clear()
                await visitor.welcomed.wait()
                assert len(visitor.reasons) == 1

    asyncio.run(scene())


def test_while_nobody_answers_every_url_is_tried_again(tmp_path: Path) -> None:
    async def scene() -> None:
        port = free_port()
        urls = [f"ws://127.0.0.1:{port}/", f"ws://127.0.0.1:{free_port()}/"]
        async with visiting(*urls) as visitor, asyncio.timeout(WITHIN):
            await visitor.ended.wait()
            assert visitor.link.urls == tuple(urls)
            service = TableService(SqliteStore(tmp_path), BotWorkers(0), "test")
            late = HostServer(service)
            await late.start("127.0.0.1", port)
            await visitor.welcomed.wait()
            await late.close()
            service.store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("status", [HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.BAD_GATEWAY])
def test_a_host_that_can_serve_nobody_is_told_apart_from_none(status: HTTPStatus) -> None:
    async def scene() -> None:
        async def never(connection: Any) -> None: ...

        async with serve(
            never, "127.0.0.1", 0, process_request=lambda one, _: one.respond(status, "not now\n")
        ) as busy:
            port = busy.sockets[0].getsockname()[1]
            tried: list[int] = []
            other = await asyncio.start_server(lambda *_: tried.append(1), "127.0.0.1", 0)
            beyond = f"ws://127.0.0.1:{other.sockets[0].getsockname()[1]}/"
            assert await first_reason(f"ws://127.0.0.1:{port}/", beyond) == BUSY and not tried
            other.close()
        assert await first_reason(f"ws://127.0.0.1:{free_port()}/") not in (BUSY, CLOSED, UNTRUSTED)

    asyncio.run(scene())


def certificate(folder: Path) -> tuple[Path, Path]:
    """Makes a certificate for localhost that signs itself."""
    key, made = folder / "key.pem", folder / "certificate.pem"
    words = [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
    ]
    more = ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key)]
    subprocess.run(["openssl", *words, *more, "-out", str(made)], check=True, capture_output=True)
    return made, key


@needs_openssl
def test_a_certificate_that_is_not_trusted_ends_the_search_before_anything_is_tried_without_tls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, key = certificate(tmp_path)

    async def scene() -> None:
        service = TableService(SqliteStore(tmp_path / "tables"), BotWorkers(0), "test")
        host = HostServer(service)
        port = await host.start("127.0.0.1", 0, tls=tls_context(made, key))
        async with hosted(tmp_path / "others") as plain:
            urls = [f"wss://localhost:{port}/", plain.service.base + "/"]
            assert await first_reason(*urls) == UNTRUSTED and not plain.connections
            monkeypatch.setenv("SSL_CERT_FILE", str(made))
            async with visiting(*urls) as visitor, asyncio.timeout(WITHIN):
                await visitor.welcomed.wait()
                assert visitor.link.urls == (urls[0],)
            secure = f"wss://localhost:{plain.service.base.rpartition(':')[2]}/"
            async with visiting(secure, urls[1]) as visitor, asyncio.timeout(WITHIN):
                await visitor.welcomed.wait()
                assert visitor.link.urls == (urls[1],), "no TLS is spoken there"
        await host.close()
        service.store.close()

    asyncio.run(scene())


@needs_openssl
def test_where_python_looks_for_authorities_in_vain_the_file_of_the_system_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = certificate(tmp_path)
    nowhere = ssl.DefaultVerifyPaths(None, None, "", "", "", "")
    monkeypatch.setattr(connection, "CERTIFICATES", (str(tmp_path / "none.pem"), str(made)))
    before = connection.client_tls().cert_store_stats()["x509"]
    monkeypatch.setattr(ssl, "get_default_verify_paths", lambda: nowhere)
    assert connection.client_tls().cert_store_stats()["x509"] == before + 1


class SilentConnection:
    """A connection on which one message comes, when it is told to, and then nothing."""

    def __init__(self) -> None:
        self.first: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def __aenter__(self) -> SilentConnection:
        return self

    async def __aexit__(self, *_: object) -> None: ...

    async def send(self, text: str) -> None: ...

    async def recv(self) -> str:
        return await self.first

    def __aiter__(self) -> SilentConnection:
        return self

    async def __anext__(self) -> str:
        await asyncio.Event().wait()
        raise StopAsyncIteration


@pytest.mark.parametrize("turns", range(6))
def test_a_line_that_is_closed_as_the_greeting_comes_ends(turns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many turns of the loop after it has come."""

    async def scene() -> None:
        socket = SilentConnection()
        monkeypatch.setattr(connection, "connect", lambda url, **how: socket)
        running = asyncio.create_task(HostLink(["ws://nowhere/"], "test", list, lambda message: None).run())
        await asyncio.sleep(0.01)
        socket.first.set_result(write(Welcome(protocol=PROTOCOL, version="test", games=[])))
        for _ in range(turns):
            await asyncio.sleep(0)
        running.cancel()
        assert (await asyncio.wait([running], timeout=5))[0] and running.cancelled()

    asyncio.run(scene())
