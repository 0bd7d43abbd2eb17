"""From frames to events: what changed on the table, which cards lie still, and which were taken away."""
