"""What the screens do, without a window: tests drive it, and any screen can show it."""
