"""The rules of Brazil: Imperial, a file for each part of the rulebook."""
