"""Purchases in an Action Round: points, prices, payment, and what can be bought."""
