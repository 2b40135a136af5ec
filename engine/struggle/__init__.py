"""Imperial Struggle: two sides, six peace turns, four wars."""
