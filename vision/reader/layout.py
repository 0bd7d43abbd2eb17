"""What the networks' inputs and outputs mean; training and reading share it."""

from typing import Final

from companion.cards import Suit

ZERO: Final = 128.0
SCALE: Final = 1 / 64
"""The networks take a colour's values less ZERO, times SCALE."""
STRIDE: Final = 4
"""Pixels of the finder's picture for each cell of its maps."""
PADDED_TO: Final = 32
"""The finder's picture has sides that are multiples of this."""
MAPS: Final = 15
"""Channels: heat; offset x, y to the index's centre in cells; up x, y and right x, y; the card's four corners x, y."""
HEAT: Final = 0
OFFSET: Final = slice(1, 3)
UP: Final = slice(3, 5)
RIGHT: Final = slice(5, 7)
CORNERS: Final = slice(7, 15)
POSE_PX: Final = 16.0
"""`up` and `right` are in this many pixels; corners are in index heights, from the index's centre."""
LEAST_PX: Final = 6.5
MOST_PX: Final = 28.0
"""The index heights in pixels that the finder is trained for."""

PATCH_SIZE: Final = (40, 48)
"""Width and height of an upright patch in pixels."""
PATCH_REACH: Final = (0.625, 0.75)
"""How far a patch reaches from the index's centre, in index heights."""

LETTERS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "B", "D", "V", "R", "1")
"""The rank letters that the reader tells apart; "T" counts as "10"."""
SUITS: Final = tuple(Suit)

VIEW_SIZE: Final = (56, 80)
"""Width and height of the upright view of a whole card in pixels."""
VIEW_MARGIN: Final = 0.05
"""What a view shows round the card on each side, in card widths and heights."""
COUNTS: Final = (*range(1, 11), 0)
"""How many pips a whole card shows; a court, which has none to count, stands as 0."""
