"""Writes the files and entries of a new card, scenario, bot or game; see engine/ADDING.md."""
