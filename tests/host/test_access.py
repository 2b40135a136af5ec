"""Connections and links that a host accepts: none of a page in a browser; right links also after wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from engine.host.server import HostServer
from tests.host.hosts import raw
from tests.host.test_server import staged


@pytest.mark.parametrize("origin", ["https://example.org", "http://127.0.0.1", "null"])
def test_a_page_in_a_browser_can_not_connect(origin: str, tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        with pytest.raises(InvalidStatus) as caught:
            async with raw(url, headers={"Origin": origin}):
                pass
        assert caught.value.response.status_code == 403 and not server.connections

    staged(tmp_path, scene)
