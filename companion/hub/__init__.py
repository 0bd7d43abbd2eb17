"""The event hub: many tables, one evening; `table` is the side of a table, `server` that of the hub."""
