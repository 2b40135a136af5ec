"""What only solo challenges need: goals, terms, proofs that a goal is out of reach, turning points."""
