"""What Bamboo Harvest exports: its score sheet, with the forest and everybody's reeds as plots."""

from typing import Final

from companion.exports.games.bamboo_harvest.sheet import draw_sheet

DRAWING: Final = draw_sheet
