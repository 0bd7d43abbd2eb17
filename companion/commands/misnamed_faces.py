"""Says so where the corners of a learned standard deck show other cards than its faces are named after."""

from typing import TYPE_CHECKING

from companion.commands.messages import print_message

if TYPE_CHECKING:
    from vision.learned import LearnedDeck

MOST = 3
"""So many of the faces are given as examples."""


def tell_misnamed(deck: "LearnedDeck") -> None:
    """Writes a line on standard error if most corners of a standard deck show other cards than the names say."""
    from vision.ensemble.ensemble_reader import find_misnamed

    misnamed = find_misnamed(deck)
    if misnamed:
        examples = ", ".join(f"{corner} on {name!r}" for name, corner in misnamed[:MOST])
        print_message(
            f"most corners show another card than the face's name ({examples}): if they are right, "
            "put the list in the order of the cards and learn the deck again"
        )
