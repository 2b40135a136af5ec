"""Parses the modules that tests read as source."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Every node of a module's syntax tree, the module first; each file is parsed once for all tests of a process."""
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
