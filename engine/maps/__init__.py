"""Maps: hex geometry, and what to say of a broken file. A library for any game; knows none."""
