"""Historia in the window: table, scenes and pages. Rules come from `engine.historia`."""
