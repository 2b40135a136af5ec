"""The rules of Event and Ministry cards: operations of Events, abilities of Ministries, limits on their points."""
