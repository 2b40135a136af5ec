"""What Event, Ministry and Advantage cards change in the rules. Rule files call hooks and name no card."""
