"""The rules of Event, Ministry and Advantage cards: hooks and operations that rule files call without naming a card."""
