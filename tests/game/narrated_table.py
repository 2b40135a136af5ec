"""Everything that narration can say at a table: its tree, as the screen reader has it, too, the answers to all reading
keys, every place of its map, and what waits for the voice."""

from __future__ import annotations

from collections import deque

from game.app.app import App
from game.app.reader_tree import ReaderTree
from game.audio.speech import Speech
from game.screens.narrated_table import NarratedTable
from game.shell.announcement import Announcement
from game.shell.key_bindings import default_keys
from game.widgets.access_tree import access_tree, node_words

SETTINGS = ("verbosity", "read_again", "read_before")  # commands that change or repeat


def everything_said(app: App) -> list[str]:
    """Returns the words of the top screen; narration is off again afterwards."""
    table, said, heard = app.top, [], []
    texts = app.ui.texts
    app.settings.narration = True

    def hear(announcement: Announcement) -> None:
        heard.append(announcement.whole)

    app.narrator.listeners.append(hear)
    queued = _voiced(app)
    tree = ReaderTree()
    tree.build(access_tree(texts, table.ui_root), 0, "", "", None)
    said += [f"{number}: {spec}" for number, spec in tree.nodes.items()]
    said += [node_words(texts, node, 3) for node in access_tree(texts, table.ui_root).walk()]
    if isinstance(table, NarratedTable):
        table._heard, table._rival = 0, -1
        said += table.unread()
        for command in default_keys(context="reading"):
            if command not in SETTINGS:
                table.command(command)
        if (reader := table.map_reader) is not None:
            said += [reader.announcement(place).whole for place in reader.map.places()]
            said += [f"{kind}: {[*places]}" for kind, places in reader.map.kinds().items()]
    app.narrator.listeners.remove(hear)
    app.narrator.heard.clear()
    app.settings.narration = False
    app.narrator.voice_installed = app.settings.voice = False
    assert [*queued] == heard
    return [words for words in [*said, *heard, *queued] if words]


def _voiced(app: App) -> deque[str]:
    """Turns the voice on; returns the queue that fills with what is queued for it, which nothing takes."""
    app.narrator.voice_installed = app.settings.voice = True
    speech = app.read_aloud.speech = Speech(lambda: None)
    speech._words = deque()
    speech._begin = lambda: None  # type: ignore[method-assign]
    return speech._words
