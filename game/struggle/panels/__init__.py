"""Widgets of Imperial Struggle's table, rebuilt from `TableModel`; clicks call `TableController`."""
