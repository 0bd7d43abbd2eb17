"""HandSums: what each hand brought, line by line, and below it the sum, which is always in sight."""

from collections.abc import Sequence
from typing import Any, Final

from kivy.properties import AliasProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.image import Image

from companion.ui.chorus import Chorus
from companion.ui.layouts import icon, load
from companion.ui.saying import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel

load("games/mast_year/widgets/hand_sums")

COLUMNS: Final = {"hand": 1.4, "eaten": 0.8, "uneaten": 0.8, "mast": 1.4, "boom": 1.1}
"""Each with its share of the width."""
TEAMS: Final = {"eaten": "squirrel", "uneaten": "oak"}
"""The columns that a team's sign stands above."""


class HandSums(BoxLayout):
    """`hands` counts the lines; `free` is the height that they can have before they are scrolled."""

    hands = NumericProperty(0)
    sums = NumericProperty(0)
    free = AliasProperty(lambda self: self.height - (1 + self.sums) * THEME.room(8, 1.25), bind=["height", "sums"])

    def show(self, hands: Sequence[dict[str, Any]], scores: dict[str, int] | None) -> None:
        """Fills the table: a line for each hand, and one for the sum of a game that was not of two."""
        words = Chorus()
        self.hands, self.sums = len(hands), int(scores is not None)
        self._fill_heads()
        self._fill_lines(self.ids.table, [_line_of(place, hand) for place, hand in enumerate(hands)], words)
        totals = [(SAY("ui.over.total"), str(scores["squirrels"]), str(scores["oaks"]), "", "")] if scores else []
        self._fill_lines(self.ids.total, totals, words, bold=True)

    def _fill_heads(self) -> None:
        heads, words = self.ids.heads, Chorus()
        heads.clear_widgets()
        for name, wide in COLUMNS.items():
            if name in TEAMS:
                head = Image(source=icon(TEAMS[name]), color=THEME.colour("soft_ink"), fit_mode="contain")
            else:
                head = FitLabel(text=SAY(f"ui.over.{name}"), bold=True, high_mm=3.4, halign="center", chorus=words)
            head.size_hint_x = wide
            heads.add_widget(head)

    def _fill_lines(self, table: Any, lines: Sequence[tuple[str, ...]], words: Chorus, *, bold: bool = False) -> None:
        table.clear_widgets()
        for line in lines:
            for text, wide in zip(line, COLUMNS.values(), strict=True):
                label = FitLabel(text=text, high_mm=4.2, halign="center", bold=bold, chorus=words, size_hint_x=wide)
                table.add_widget(label)


def _line_of(place: int, hand: dict[str, Any]) -> tuple[str, ...]:
    boom = SAY("ui.yes") if hand["boom"] else "–"
    return str(place + 1), str(hand["eaten"]), str(hand["uneaten"]), SAY(f"ui.over.{hand['mast'] or 'none'}"), boom
