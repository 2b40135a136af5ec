"""Measuring bots and games: arena, ladder, balance, stored results, cluster, speed. No game imports it."""
