"""Words that no line breaks; no Kivy."""


def unbroken(text: str) -> str:
    """Returns `text` with spaces at which no line can end."""
    return text.replace(" ", "\u00a0")
