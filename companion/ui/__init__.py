"""The touch screens. Only this package knows Kivy; `companion.ui.window` must be imported before it is."""
