"""What Lunar exports: the shapes of its suits, teams and stars, and its play-test deck to print."""
