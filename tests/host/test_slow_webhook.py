"""Webhooks that never come to an end of their answer, and stored addresses that can't be sent to."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from engine.host import notices
from engine.host.notices import MailServer, Notifier
from engine.host.server import tls_context
from tests.host.test_connection import certificate, needs_openssl
from tests.host.test_notices import LOOPBACK, NOTICE


@pytest.mark.parametrize("scheme", ["http", pytest.param("https", marks=needs_openssl)])
def test_a_webhook_that_answers_letter_by_letter_holds_no_thread(
    scheme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "WITHIN", 0.5)
    tls = None
    if scheme == "https":
        made, key = certificate(tmp_path)
        monkeypatch.setenv("SSL_CERT_FILE", str(made))
        tls = tls_context(made, key)

    async def scene() -> None:
        left = asyncio.Semaphore(0)

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"HTTP/1.1 200 ")
            with suppress(OSError):
                while True:
                    writer.write(b"a")
                    await writer.drain()
                    await asyncio.sleep(0.02)
            left.release()

        notifier = Notifier(None, True, LOOPBACK)
        notifier.between = 0.01
        monkeypatch.setattr(notifier, "reachable", lambda host, port: "127.0.0.1")  # localhost may be ::1, too
        async with await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls) as server:
            to = f"{scheme}://localhost:{server.sockets[0].getsockname()[1]}/"
            assert "no answer" in await notifier.send(NOTICE._replace(to=to))
            async with asyncio.timeout(5):
                for _ in range(notices.TRIES):
                    await left.acquire()
        notifier.close()

    asyncio.run(scene())


def test_a_stored_address_that_can_not_be_sent_to_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier versions accepted such addresses."""
    kind_of = notices.kind_of
    monkeypatch.setattr(notices, "kind_of", lambda to: kind_of(to) or to.partition("#")[2])

    async def scene() -> None:
        notifier = Notifier(MailServer("127.0.0.1", 9, "host@example.org"), True, LOOPBACK)
        notifier.between = 0.01
        for to in ("http://a..b/#webhook", f"http://{'a' * 64}.org/#webhook"):
            assert "label" in await notifier.send(NOTICE._replace(to=to))
        notifier.close()

    asyncio.run(scene())
