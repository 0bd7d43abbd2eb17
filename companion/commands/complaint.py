"""Complaint: what is wrong, on standard error, as the one line that it must be."""

import sys
from unicodedata import category


def complain(what: str) -> None:
    """Writes `what` as one line, whatever characters a file's name brought into it."""
    print(f"companion: {harmless(what)}", file=sys.stderr)


def harmless(text: str) -> str:
    """Returns `text` as a terminal shows it: signs that steer one, or turn the writing round, are written out."""
    return "".join(sign if sign.isprintable() or category(sign) == "Zs" else repr(sign)[1:-1] for sign in text)
