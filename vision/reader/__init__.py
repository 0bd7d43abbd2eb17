"""The reader: a picture of a table in, the cards that lie on it out.

A finder network sees corner indices and the poses of their cards; a second network reads each index from an upright
patch of the full-resolution picture; indices that belong to one card are merged; a third network counts the pips of
each card as far as it is seen, and settles what its indices leave open.
"""

from vision.reader.card_reader import Reader

__all__ = ["Reader"]
