"""Brazil: Imperial in the window: table, map, boards, cards, battles, solo challenges, wording and texts."""
