"""The window's part of Imperial Struggle: table, map, scenes and pages. Rules come from `engine.struggle`."""
