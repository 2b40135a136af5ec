"""The great moments of a game: an Exploration tile turned up, a Mission announced, an era begun, the end."""
