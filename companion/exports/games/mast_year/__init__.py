"""The score sheet of Mast Year."""

from typing import Final

from companion.exports.games.mast_year.sheet import draw_mast_year

DRAWING: Final = draw_mast_year
