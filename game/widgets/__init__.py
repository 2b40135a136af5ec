"""Reusable widgets for any screen. Each works with the mouse and with the keyboard alone."""
