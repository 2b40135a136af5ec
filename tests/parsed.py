"""Parses the modules that tests read as source."""

from __future__ import annotations

import ast
import gc
from functools import cache
from pathlib import Path


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Every node of a module's syntax tree, the module first; each file is parsed once for all tests of a process.

    The garbage collector never looks at them: all modules have a million nodes, which stay, and looking through these
    again and again takes longer than parsing.
    """
    gc.disable()
    try:
        return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    finally:
        gc.freeze()
        gc.enable()
