"""The rules of Historia, a file for each part of the rulebook."""
