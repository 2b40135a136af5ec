"""The rules of Historia: two to six civilizations, players and Civbots, over three eras of four turns."""
