"""A game in progress in the window, for any game: match, turn runner, controller, autosave, history, advice, recap."""
