"""Historia on the screen: its table, scenes and pages. The rules are engine.historia's."""
