"""The panels of the table: each is built anew from the desk and tells the hands what was clicked."""
