"""Statistics of finished games: the record of each game, the database, and the queries of the statistics page."""
