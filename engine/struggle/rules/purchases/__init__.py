"""Buying in an Action Round: points, prices, payment, and the three kinds of purchases."""
