"""The kinds of things (card, bot, ...) that can be added to the code, read from kinds/*.toml: every file and entry to
write, as a template.

A template is a `string.Template`: `$id`, `$name` and so on are replaced, `$$` is a dollar sign.
"""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from engine.core.components import converted, read_toml

FOLDER = Path(__file__).parent / "kinds"


class KindTable(BaseModel):
    """A table of a kind's file. Keys that are not known are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class NewFile(KindTable):
    """A file to write, from `text`, or from the file `copy_of`, of which `swap` replaces parts: pattern and text."""

    path: str
    text: str = ""
    copy_of: str = ""
    swap: tuple[tuple[str, str], ...] = ()


class Insertion(KindTable):
    """Lines to put into files that are there; `path` may be a glob pattern.

    `after`: behind the last line that matches. `among`: in alphabetical order among the lines that match, which follow
    each other. `pattern`: `text` replaces its one match, with groups as in `re.sub`. None of them: at the end.
    """

    path: str
    text: str
    after: str = ""
    among: str = ""
    pattern: str = ""


class RowNumber(KindTable):
    """Numbers a new row: one more than the largest `field` of the list `key` of a component file."""

    file: str
    key: str
    field: str


class KindOption(KindTable):
    """A value that the command must name. `words` gives each choice another form, as `$<name>_word`."""

    choices: tuple[str, ...]
    words: dict[str, str] = Field(default_factory=dict)


class Kind(KindTable):
    """A kind: what is asked of the command, every place that is written, and the tests that prove it is whole.

    `game`: the game to whose box it belongs, whose ids and edition count. `card`: its name may follow `card`.
    """

    what: str
    page: str
    proof: tuple[str, ...]
    card: bool = False
    game: str = ""
    pattern: str = "[a-z][a-z0-9]*(_[a-z0-9]+)*"
    example: str
    option: dict[str, KindOption] = Field(default_factory=dict)
    number: RowNumber | None = None
    new: tuple[NewFile, ...] = ()
    add: tuple[Insertion, ...] = ()

    def usage(self, name: str) -> str:
        """Returns the command's words for a kind by its `name`, such as `card gold ID` or `event ID era=succession`."""
        options = [f"{option}={'|'.join(values.choices)}" for option, values in self.option.items()]
        return " ".join([*(["card"] if self.card else []), name, "ID", *options])


def kinds() -> dict[str, Kind]:
    """Reads every kind of thing that can be added and returns them by name, which is that of the kind's file. Raises
    ComponentError."""
    return {path.stem: converted(path, (), Kind, read_toml(path)) for path in sorted(FOLDER.glob("*.toml"))}
