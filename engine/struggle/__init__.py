"""The rules of Imperial Struggle: a game for two, France and Britain, over six peace turns and four wars."""
