"""Clutter cache: clutter and hands, kept while neighbouring scenes use them."""

from collections import OrderedDict
from typing import Final, Literal, TypeAlias

import numpy as np

from vision.scenes.decks.deck_collection import slot_id
from vision.scenes.decks.glyphs import Glyphs
from vision.scenes.decks.sheets import ClutterItem
from vision.scenes.decks.strokes import StrokeGlyphs
from vision.scenes.table.clutter import draw_thing
from vision.scenes.table.hands import draw_hand

MOST_KEPT: Final = 48

_Kind: TypeAlias = Literal["thing", "no sheet", "hand"]


class ClutterCache:
    """Things and hands by identity; each is a pure function of its own."""

    def __init__(self) -> None:
        self._things: OrderedDict[tuple[_Kind, int], ClutterItem] = OrderedDict()

    def thing_for(self, seed: int, nth: int, *, sheets: bool = True) -> ClutterItem:
        """Returns the nth thing on the table of a scene; without `sheets` none that may be taken for a card."""
        kind: _Kind = "thing" if sheets else "no sheet"
        return self._keep(kind, slot_id(seed * 8 + nth, slots=24, life=4800, salt=53))

    def hand_for(self, seed: int, nth: int) -> ClutterItem:
        """Returns the nth hand over the table of a scene."""
        return self._keep("hand", slot_id(seed * 2 + nth, slots=12, life=1600, salt=59))

    def _keep(self, kind: _Kind, made: int) -> ClutterItem:
        key = (kind, made)
        if key not in self._things:
            rng = np.random.default_rng([made, 67])
            is_hand, sheets = kind == "hand", kind == "thing"
            self._things[key] = draw_hand(rng) if is_hand else draw_thing(rng, _print_of(made), sheets=sheets)
            if len(self._things) > MOST_KEPT:
                self._things.popitem(last=False)
        self._things.move_to_end(key)
        return self._things[key]


def _print_of(made: int) -> Glyphs:
    return StrokeGlyphs(made)
