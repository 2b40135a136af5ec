"""Plans and writes all files and entries of one new thing (card, bot, ...) from the templates of its kind: all of them,
or none."""

from __future__ import annotations

import os
import re
import shutil
import string
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from engine.core.components import FIRST_EDITION, ComponentFiles
from engine.scaffold.kind import FOLDER, Insertion, Kind, NewFile

MARK = "FILL IN"
"""What stands in place of everything that only the author knows; tests/test_filled_in.py finds what is left of it."""
PLACEHOLDERS = {"placeholder": (504, 400), "placeholder_wide": (1280, 440)}
"""By the name of the template's value: the size of the drawing that stands in for a picture, each with its id."""
SMALL_WORDS = ("a", "and", "at", "by", "de", "do", "da", "in", "of", "on", "the", "to")


class ScaffoldError(Exception):
    """Raised for a thing that can't be added as asked; the message is one sentence with the remedy."""


def new(root: Path, kinds: dict[str, Kind], words: list[str]) -> tuple[list[str], str]:
    """Writes all files and entries of a new thing into the checkout `root` and returns their paths and a test command;
    `words` such as ["card", "gold", "letter_of_credit"].

    Returns the paths that were written or changed, relative to `root`, and the command that proves the thing is whole.
    Raises ScaffoldError, and then nothing was written.
    """
    if not (root / "pyproject.toml").is_file() or not (root / "tests").is_dir() or not kinds:
        raise ScaffoldError("this program has no source files to add to; run the command in a checkout of the source")
    name, kind, thing, given = _asked(kinds, words)
    values = _values(root, name, kind, thing, given)
    files = plan(root, kind, values)
    try:
        write_together(root, files)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ScaffoldError(f"nothing was written: {reason}; make the checkout writable or free disk space") from error
    proof = " ".join(_filled(part, values) for part in kind.proof)
    return [path.relative_to(root).as_posix() for path in files], f"python -m pytest {proof}"


def write_together(root: Path, files: dict[Path, str]) -> None:
    """Writes all files or none: into a temporary folder of `root`, then renames them. Raises OSError, and then every
    file and folder is as it was."""
    with TemporaryDirectory(prefix=".new-", dir=root) as folder, ExitStack() as undo:
        new_files = [Path(folder) / f"{number}.new" for number in range(len(files))]
        for new_file, (path, text) in zip(new_files, files.items(), strict=True):
            new_file.write_text(text, encoding="utf-8", newline="\n")
            if path.is_file():
                shutil.copymode(path, new_file)
                shutil.copy2(path, new_file.with_suffix(".old"))
        for new_file, path in zip(new_files, files, strict=True):
            for parent in [parent for parent in path.parents if not parent.exists()][::-1]:
                parent.mkdir()
                undo.callback(parent.rmdir)
            old = new_file.with_suffix(".old")
            existed = old.exists()
            os.replace(new_file, path)
            if existed:
                undo.callback(os.replace, old, path)
            else:
                undo.callback(path.unlink)
        undo.pop_all()


def _asked(kinds: dict[str, Kind], words: list[str]) -> tuple[str, Kind, str, dict[str, str]]:
    """The kind, the id and the options of the command's words. Raises ScaffoldError."""
    plain = [word for word in words if "=" not in word]
    given = dict(word.split("=", 1) for word in words if "=" in word)
    card = plain[:1] == ["card"]
    plain = plain[card:]
    known = [name for name, kind in kinds.items() if kind.card or not card]
    if not plain or plain[0] not in known:
        said = f"{' '.join(words[: 1 + card])!r} is no kind" if plain else "no kind is named"
        raise ScaffoldError(f"{said}; there are {', '.join(known)}")
    name, kind = plain[0], kinds[plain[0]]
    usage = f"python -m engine new {kind.usage(name)}"
    if len(plain) != 2:
        raise ScaffoldError(f"a new {name} needs one id, such as {kind.example}: {usage}")
    for option, value in given.items():
        if option not in kind.option:
            raise ScaffoldError(f"a new {name} has no {option!r}: {usage}")
        if value not in kind.option[option].choices:
            raise ScaffoldError(f"{option}={value!r} is not possible; choose {_either(kind.option[option].choices)}")
    for option, row in kind.option.items():
        if option not in given:
            raise ScaffoldError(f"a new {name} needs {option}=, {_either(row.choices)}: {usage}")
    if not re.fullmatch(kind.pattern, plain[1]):
        raise ScaffoldError(f"{plain[1]!r} can't be an id; use small letters, digits and _, as in {kind.example}")
    return name, kind, plain[1], given


def _either(choices: tuple[str, ...]) -> str:
    return f"{', '.join(choices[:-1])} or {choices[-1]}" if len(choices) > 1 else choices[0]


def _values(root: Path, name: str, kind: Kind, thing: str, given: dict[str, str]) -> dict[str, str]:
    """Returns the values that templates may name. Raises ScaffoldError for an id that the box has already."""
    words = thing.replace("-", "_").split("_")
    title = " ".join(word if n and word in SMALL_WORDS else word.capitalize() for n, word in enumerate(words))
    values = {
        "id": thing,
        "dashed": thing.replace("_", "-"),
        "name": title,
        "Class": "".join(word.capitalize() for word in words),
        "fill": f"{MARK}:",
        **given,
    }
    for option, row in kind.option.items():
        if row.words:
            values[f"{option}_word"] = row.words[given[option]]
    if kind.game:
        files = ComponentFiles(root / "engine" / kind.game / "components")
        if thing in _ids([files.file(file) for file in files.names]):
            raise ScaffoldError(f"the box of {kind.game} has {thing!r} already; choose another id for the new {name}")
        values["since"] = str(max(files.edition, FIRST_EDITION) + 1)
        if kind.number is not None:
            rows = files.file(kind.number.file)[kind.number.key]
            values["number"] = str(max(row[kind.number.field] for row in rows) + 1)
    drawing = (FOLDER / "placeholder.svg").read_text(encoding="utf-8")
    for form, (width, height) in PLACEHOLDERS.items():
        size = {"width": width, "height": height, "x": width // 2, "y": height // 2}
        values[form] = _filled(drawing, {"id": thing, **{key: str(number) for key, number in size.items()}})
    return values


def _ids(data: Any) -> Iterator[Any]:
    """Every id in plain data."""
    inside: Any = ()
    if isinstance(data, dict):
        yield data.get("id")
        inside = data.values()
    elif isinstance(data, list):
        inside = data
    for value in inside:
        yield from _ids(value)


def plan(root: Path, kind: Kind, values: dict[str, str]) -> dict[Path, str]:
    """Returns, by path, the new text of every file that a new thing adds or changes, without writing any. Raises
    ScaffoldError for a file or an entry that is there already."""
    files: dict[Path, str] = {}
    for one in kind.new:
        path = root / _filled(one.path, values)
        if path.exists():
            raise ScaffoldError(f"{path.relative_to(root).as_posix()} is there already; choose another id")
        files[path] = _new_text(root, one, values)
    for entry in kind.add:
        text = _filled(entry.text, values)
        for path in sorted(root.glob(_filled(entry.path, values))) or [root / _filled(entry.path, values)]:
            before = files[path] if path in files else _read(root, path)
            if not entry.pattern and text.strip() in before:
                raise ScaffoldError(f"{path.relative_to(root).as_posix()} has this entry already; choose another id")
            files[path] = inserted(before, entry, values, path.relative_to(root).as_posix())
    return files


def _read(root: Path, path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        where = path.relative_to(root).as_posix()
        raise ScaffoldError(f"{where} can't be read: {error.strerror}; get the file back from git") from error


def _new_text(root: Path, one: NewFile, values: dict[str, str]) -> str:
    if not one.copy_of:
        return _filled(one.text, values)
    text = _read(root, root / _filled(one.copy_of, values))
    for pattern, put in one.swap:
        text = re.sub(pattern, _filled(put, values), text, flags=re.MULTILINE | re.DOTALL)
    return text


def inserted(text: str, entry: Insertion, values: dict[str, str], where: str) -> str:
    """Returns a file's text with an entry inserted at its place. Raises ScaffoldError where the place for it is not
    found."""
    new_text = _filled(entry.text, values)
    if entry.pattern:
        found = re.compile(_filled(entry.pattern, values), re.MULTILINE | re.DOTALL)
        text, count = found.subn(new_text, text, count=1)
        if not count:
            raise ScaffoldError(f"{where} has no place for the entry: {found.pattern}; get the file back from git")
        return text
    lines = text.splitlines(keepends=True)
    wanted = _filled(entry.after or entry.among, values)
    places = [n for n, line in enumerate(lines) if wanted and re.search(wanted, line)]
    if wanted and not places:
        raise ScaffoldError(f"{where} has no place for the entry: no line like {wanted}; get the file back from git")
    at = places[-1] + 1 if places else len(lines)
    if entry.among:
        at = next((n for n in places if lines[n].casefold() > new_text.casefold()), at)
    return "".join([*lines[:at], new_text, *lines[at:]])


def _filled(text: str, values: dict[str, str]) -> str:
    return string.Template(text).substitute(values)
