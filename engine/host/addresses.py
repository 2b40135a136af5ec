"""Reads the address of a host as somebody types it, and tells local addresses from those of the internet."""

from __future__ import annotations

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

PORT = 8787  # at which a host listens unless it is told otherwise
SCHEMES = {"ws": "ws", "http": "ws", "wss": "wss", "https": "wss"}
LOCAL_NAMES = (".local", ".localhost", ".lan", ".home.arpa", ".internal")
_NAME = re.compile(r"[\w-]+(\.[\w-]+)*\.?")


def is_ip(host: str) -> bool:
    """Whether a text is an IP address."""
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def is_local(address: str) -> bool:
    """Whether an IP address is not a public one: of a local network or of this machine. False for a text that is no
    address."""
    if not is_ip(address):
        return False
    found = ip_address(address.partition("%")[0])
    return not (getattr(found, "ipv4_mapped", None) or found).is_global


def is_local_host(host: str) -> bool:
    """Whether a host's IP address or name is one of a local network, which nobody outside can reach by it."""
    if is_ip(host):
        return is_local(host)
    return "." not in host.rstrip(".") or host.rstrip(".").endswith(LOCAL_NAMES)


def urls_of(address: str) -> list[str]:
    """Returns the URLs at which a host with this address may be, in the order in which to try them; none if the text is
    no address.

    With `https://` or `wss://` it is TLS alone, with `http://` or `ws://` no TLS. Without these a name of the internet
    is tried with TLS first; a local name or an IP address, for which certificates are not issued, without. A link to a
    table counts as the address of its host.
    """
    scheme, separator, rest = address.strip().rpartition("://")
    try:
        parts = urlsplit(f"//{rest}")
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return []
    if (separator and scheme.lower() not in SCHEMES) or "@" in parts.netloc:
        return []
    if not (_NAME.fullmatch(host) or is_ip(host)):
        return []
    path = parts.path.partition("/table/")[0].rstrip("/") + "/"
    if any(letter.isspace() for letter in path):
        return []
    shown = f"[{host}]" if ":" in host else host
    plain = f"ws://{shown}:{port or PORT}{path}"
    secure = [f"wss://{shown}:{port}{path}"] if port else [f"wss://{shown}{path}"]
    if separator:
        return [plain] if SCHEMES[scheme.lower()] == "ws" else secure
    if is_ip(host) or is_local_host(host):
        return [plain]
    return [*secure, *([] if port else [f"wss://{shown}:{PORT}{path}"]), plain]


def short_address(url: str) -> str:
    """Returns the shortest text for which `urls_of` finds a host's URL."""
    bare = url.partition("://")[2].rstrip("/")
    return bare if url in urls_of(bare) else url.rstrip("/")


def is_encrypted(url: str) -> bool:
    """Whether a connection to a host's URL is by TLS, or does not leave the local network."""
    return url.startswith("wss://") or is_local_host(urlsplit(url).hostname or "")
