"""How good a position, card or action of Historia is, for bots and hints."""
