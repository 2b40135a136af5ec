"""What every game shares: moves, events, frames, sessions, saves, the seeded generator."""
