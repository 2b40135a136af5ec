"""The board game Historia: two to six civilizations, of players or Civbots, in three eras of four turns."""
