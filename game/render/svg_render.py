"""Rasterizes SVG to PNG, in this process or in a child process."""

from __future__ import annotations

from multiprocessing.connection import Connection

import resvg_py

from engine.child_process import LOST

Size = tuple[int, int]


def render(svg: str, size: Size) -> bytes:
    """Rasterizes an SVG to PNG at exactly this size, stretched if its proportions differ. Raises ValueError."""
    head = svg.find("<svg")
    if head >= 0 and "preserveAspectRatio" not in svg[head : svg.find(">", head)]:
        svg = f'{svg[:head]}<svg preserveAspectRatio="none"{svg[head + 4 :]}'
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size[0], height=size[1], skip_system_fonts=True))


def render_or_nothing(svg: str, size: Size) -> bytes:
    """Rasterizes an SVG like `render`; returns no bytes for what cannot be drawn."""
    try:
        return render(svg, size)
    except ValueError:
        return b""


def serve_renders(pipe: Connection) -> None:
    """Runs in the child process: rasterizes each ``(svg, size)`` received and sends the PNG back, until the pipe is
    closed."""
    while True:
        try:
            pipe.send(render_or_nothing(*pipe.recv()))
        except (*LOST, KeyboardInterrupt):
            return
