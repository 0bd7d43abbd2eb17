"""Complaint: what is wrong, on standard error, as the one line that it must be."""

import sys


def complain(what: str) -> None:
    """Writes `what` as one line, whatever characters a file's name brought into it."""
    shown = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in what)
    print(f"companion: {shown}", file=sys.stderr)
