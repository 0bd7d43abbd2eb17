"""What lies on a drawn table: its surface, cards in their layouts, clutter and hands."""
