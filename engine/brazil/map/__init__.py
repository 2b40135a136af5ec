"""Brazil's maps: map tiles of the box, scenario and challenge files, tile placement, fairness checks (rules 2)."""
