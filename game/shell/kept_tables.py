"""Gives the pages the list of this device's online tables, and shows a toast where it can't be read or saved."""

from __future__ import annotations

from game.i18n.display_text import display_text
from game.platform.table_entries import TableEntries, table_entries
from game.shell.damage_report import report_damage
from game.shell.shell import Shell


def read_table_entries(shell: Shell) -> TableEntries:
    """Reads this device's online tables. A toast tells if their file was damaged, once, and from now on each time that
    saving it begins to fail."""

    def tell(reason: str) -> None:
        shell.toast(shell.ui.text("tables-not-kept", reason=display_text(reason)), "bad")

    entries = table_entries(shell.folders)
    entries.not_kept = tell
    if not entries.damage_told:
        entries.damage_told = True
        report_damage(shell, entries, "tables-damaged")
    return entries
