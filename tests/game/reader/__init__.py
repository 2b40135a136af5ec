"""Tests with a screen reader."""
