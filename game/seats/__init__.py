"""Who sits at the table: people at this machine, bots in a process of their own."""
