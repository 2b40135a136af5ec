"""Everything that narration can say at a table: its tree, the answers to all reading keys, and every place of its
map."""

from __future__ import annotations

from game.app.app import App
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
    return [words for words in [*said, *heard] if words]
