"""The package of the board game Brazil: Imperial. RULES.md lists each rule with its file and its tests."""
