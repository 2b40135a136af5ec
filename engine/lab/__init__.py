"""Measurements of bots and games: arena, ladder, balance, stored results, cluster, benchmarks. No game imports it."""
