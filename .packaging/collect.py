"""What goes into the bundled program, and what must not. ``build.spec`` and the tests read these lists."""

from __future__ import annotations

import ast
import py_compile
from collections.abc import Iterable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from types import CodeType

ROOT = Path(__file__).resolve().parent.parent
NAME = "brazil-imperial"
LANGUAGES = sorted(path.parent.name for path in (ROOT / "game" / "texts").glob("*/shell.ftl"))
# of Babel's 33 MB, the languages the game speaks and counts in, and those they inherit from
LOCALES = {"root", "pt_PT", *(name for each in LANGUAGES for name in (each.partition("-")[0], each.replace("-", "_")))}
NATIVE = "_native"  # the folder of the voice's libraries
WINDOW_ICON = "brazil_imperial_64.png"

# folder -> the endings of what the game reads there
FILES: dict[str, tuple[str, ...]] = {
    "art": (".svg", ".ogg", ".ttf", ".pack"),
    "scenarios": (".toml", ".json"),
    "engine": (".toml", ".json"),
    "game": (".toml", ".ftl"),
}
LEFT_OUT = ("art/tools", "engine/scaffold")

OWN = ("engine", "game", "art")  # packages

# distribution -> module of what reads the screen aloud; bundled where it is installed
ACCESS = {"accesskit": "accesskit", "prismatoid": "prism"}

# Packages of which the Python modules are bundled instead of the same modules as machine code: used seldom, and a fifth
# of the size.
INTERPRETED = ("zeroconf",)

EXCLUDES = [
    # never ours, yet pulled in when they happen to be installed
    "numpy",
    "PIL",
    "matplotlib",
    "pytest",
    "setuptools",
    "pkg_resources",
    "pip",
    "mypy",
    "psycopg",
    "psycopg_binary",
    # parts of the standard library nobody here needs; hashlib uses its own code
    "tkinter",
    "_tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "pdb",
    "lib2to3",
    "curses",
    "readline",
    "xmlrpc",
    "_hashlib",
    "_pydecimal",
    # parts of the libraries
    "pydantic.v1",
    "pydantic.mypy",
    "pydantic._hypothesis_plugin",
    "websockets.cli",
    "websockets.legacy",
    "websockets.sync",
    "websockets.trio",
    "pygame.tests",
    "pygame.docs",
    "pygame.examples",
    "pygame.camera",
    "pygame._camera",
    "pygame._camera_opencv",
    "pygame.midi",
    "pygame.pypm",
    "pygame.freetype",
    "pygame._freetype",
    "pygame.ftfont",
    "pygame.sndarray",
    "pygame.surfarray",
]

# The system's own are newer and fit its graphics drivers; an old copy in the bundle breaks them.
SYSTEM_LIBRARIES = ("libstdc++.so", "libgcc_s.so")


def own_files(root: Path = ROOT) -> Iterator[tuple[Path, str]]:
    """Each file of ours that is read at run time, and the folder of the bundle it goes to."""
    for folder, endings in FILES.items():
        for path in sorted((root / folder).rglob("*")):
            place = path.parent.relative_to(root).as_posix()
            if path.suffix in endings and not place.startswith(LEFT_OUT):
                yield path, place
    yield root / "art" / "icon" / WINDOW_ICON, "art/icon"


def access_modules() -> list[str]:
    """The modules of those that are installed."""
    return [module for module in ACCESS.values() if find_spec(module) is not None]


def access_libraries() -> list[tuple[str, str]]:
    """The libraries of the voice, which its module loads from a folder beside it, and the bundle's folder of each."""
    spec = find_spec(ACCESS["prismatoid"])
    if spec is None or spec.origin is None:
        return []
    folder = Path(spec.origin).parent
    return [(str(path), f"{folder.name}/{NATIVE}") for path in sorted((folder / NATIVE).iterdir()) if path.is_file()]


def interpreted_modules(build: Path) -> Iterator[tuple[Path, str]]:
    """Compiles those modules of INTERPRETED packages that are there as machine code, too, into a folder; yields each
    file and the folder of the bundle it goes to."""
    for package in INTERPRETED:
        spec = find_spec(package)
        if spec is None or spec.origin is None:
            continue
        root = Path(spec.origin).parent.parent
        for path in sorted((root / package).rglob("*.py")):
            if any(path.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES):
                place = path.relative_to(root)
                target = build / place.with_suffix(".pyc")
                mode = py_compile.PycInvalidationMode.UNCHECKED_HASH  # the same module gives the same bytes
                py_compile.compile(
                    str(path), str(target), place.as_posix(), doraise=True, optimize=2, invalidation_mode=mode
                )
                yield target, place.parent.as_posix()


def without_docstrings(source: bytes, filename: str) -> CodeType:
    """Compiles a module without its docstrings, which take room and are shown nowhere. Lines keep their numbers."""
    tree = ast.parse(source, filename)
    for node in ast.walk(tree):
        documented = isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        if documented and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return compile(tree, filename, "exec", dont_inherit=True, optimize=0)


def own_code(modules: Iterable[tuple[str, str, str]]) -> Iterator[tuple[str, CodeType]]:
    """Yields the name and the code of each of our own modules among those that are bundled (name, path, kind)."""
    for name, path, _ in modules:
        if name.partition(".")[0] in OWN and path.endswith(".py"):
            shown = name.replace(".", "/") + ("/__init__.py" if Path(path).stem == "__init__" else ".py")
            yield name, without_docstrings(Path(path).read_bytes(), shown)


def is_interpreted(name: str) -> bool:
    """Whether it is machine code of a module that `interpreted_modules` bundles."""
    return Path(name).parts[0] in INTERPRETED and name.endswith(tuple(EXTENSION_SUFFIXES))


def is_wanted(path: str) -> bool:
    """Whether a library's data file is needed: of Babel the languages the game speaks, of pytz no time zone."""
    parts = Path(path).parts
    if "locale-data" in parts:
        return Path(path).stem in LOCALES
    return parts[:2] != ("pytz", "zoneinfo")


def is_system_library(name: str) -> bool:
    return Path(name).name.startswith(SYSTEM_LIBRARIES)
