"""The rules of Brazil: Imperial, one file for each part of the rulebook."""
