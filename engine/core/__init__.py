"""The core shared by all games: rules interface, moves, events, sessions, codec, seeded random numbers."""
