"""What Masters of Maple Syrup exports: its shapes, and its play-test deck to print."""
