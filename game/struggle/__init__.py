"""Imperial Struggle in the window: table, map, scenes and pages. Rules come from `engine.struggle`."""
