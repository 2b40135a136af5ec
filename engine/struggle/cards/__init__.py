"""Events, Ministries and Advantages: what cards change. Rule files ask questions and name no card."""
