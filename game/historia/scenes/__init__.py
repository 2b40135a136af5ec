"""Timed scenes over the table of Historia: reveal, conflict, wonder, new era, end."""
