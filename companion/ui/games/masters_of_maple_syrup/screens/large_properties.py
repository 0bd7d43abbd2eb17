"""LargeProperties: the table of Masters of Maple Syrup with large text: a property or the action cards at a time."""

from typing import Any, Final

from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from companion.games.masters_of_maple_syrup.state import Phase
from companion.games.masters_of_maple_syrup.view import View
from companion.ui.reflow import move
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.large_surface import LargeSurface

SIDE_MM: Final = 48.0
BELOW_MM: Final = 40.0
"""The width of the side beside the table on a broad screen, and its height on a high one."""
OTHER_MM: Final = {True: 56.0, False: 74.0}
"""The height of each part on the page of words, on a broad and on a high screen."""


class LargeProperties:
    """Holds the parts of the screen: shows the one that is touched next; the others are on the page of words."""

    def __init__(self, screen: Any) -> None:
        ids = screen.ids
        self._surface = LargeSurface(side_mm=SIDE_MM if THEME.wide else BELOW_MM)
        self._properties = tuple(ids[name].__self__ for name in ("near", "far"))
        self._question = ids.question.__self__
        self._kept = (ids.bar.__self__, ids.middle.__self__, ids.between.__self__, ids.body.__self__)
        self._others = tuple(AnchorLayout() for _ in range(2))
        self._first: Widget = self._question
        self._surface.bind(on_turn=lambda _: self._put())
        self._surface.take_over(screen, (*self._others, ids.explanation, ids.bar.ids.way, ids.bar.ids.history))

    def show(self, shown: View, names: tuple[str, ...], *, is_asked: bool, sought: int | None) -> None:
        """Shows the part to be touched next, and both players' points; `sought`: whose card is to be touched."""
        current = next((side.seat for side in shown.sides if side.current), None)
        acts = shown.phase is Phase.ACT and not is_asked and current is not None
        whose = (current or 0) if sought is None else sought
        self._first = self._properties[whose] if acts else self._question
        self._surface.show_scores(
            [str(side.score) for side in shown.sides],
            current,
            lambda seat: FitLabel(text=names[seat], high_mm=4, halign="center"),
            columns=1 if THEME.wide else len(names),
        )
        self._put()

    def leave_table(self) -> None:
        """Shows the part to be touched next, even if the page of words is shown now."""
        self._surface.shows_table = False

    def _put(self) -> None:
        surface = self._surface
        surface.put()
        for box in self._others:
            box.clear_widgets()
            box.height = THEME.mm(OTHER_MM[THEME.wide])
        if not surface.shows_table:
            surface.put(self._first)
            return
        rest = [part for part in (*self._properties[::-1], self._question) if part is not self._first]
        for box, part in zip(self._others, rest, strict=True):
            move(part, box)
        surface.put(surface.words_page())
