"""The application logic behind the screens, without Kivy: tests drive it without a window."""
