"""What Nice One Squirrel! exports: its score sheet, and the whole set of caches, squirrels and nuts to print."""

from typing import Final

from companion.exports.games.nice_one_squirrel.sheet import draw_nuts

DRAWING: Final = draw_nuts
