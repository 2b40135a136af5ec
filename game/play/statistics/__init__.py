"""Statistics of finished games: what is recorded of each, the database, and the queries of the statistics page."""
