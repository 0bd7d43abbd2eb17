"""Setting a camera up: where the table and its seats are, and whether a frame can be read."""
