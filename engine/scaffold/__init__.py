"""Code generator: writes the files and entries that a new card, scenario, bot or game needs; see engine/ADDING.md."""
