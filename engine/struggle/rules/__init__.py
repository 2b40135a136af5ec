"""The rules of Imperial Struggle, a file for each part of the rulebook."""
