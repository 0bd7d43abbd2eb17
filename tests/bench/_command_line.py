"""What the command line asks of a bench."""

import sys


def asked(*usual: int) -> list[int]:
    """Returns the numbers that the command line says, and the usual ones in place of those that it leaves out."""
    return [*map(int, sys.argv[1:]), *usual[len(sys.argv) - 1 :]]
