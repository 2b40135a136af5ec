"""The window's part of Historia: table, scenes and pages. Rules come from `engine.historia`."""
