"""What Nice One Squirrel! exports: the whole set of caches, squirrels and nuts to print."""
