"""Animations and scenes of Historia: reveal, conflict, wonder, new era."""
