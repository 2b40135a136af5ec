"""Solo challenges: goals and terms, evaluation, proofs that a goal is out of reach, turning points, shareable deals."""
