"""Brazil: Imperial. RULES.md says where each rule stands and which test holds it."""
