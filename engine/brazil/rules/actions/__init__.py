"""The seven actions of a turn, Deploy to Trade: one module each, which lists, checks and plays its moves (rules 4)."""
