"""The panels of Brazil's table: widgets, and functions that build them from the table's model and controller."""
