"""The game Brazil: Imperial. RULES.md lists each rule with its file and its tests."""
