"""Text that no line break splits; no Kivy."""


def unbroken(text: str) -> str:
    """Returns `text` with no-break spaces."""
    return text.replace(" ", "\u00a0")
