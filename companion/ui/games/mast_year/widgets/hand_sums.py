"""HandSums: what each hand brought, line by line, and below it the sum, which is always in sight."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from kivy.properties import AliasProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.image import Image

from companion.games.mast_year.scoring import boom_of, mast_of, tally_of
from companion.games.mast_year.state import Hand, Match
from companion.ui.layouts import icon, load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel

load("games/mast_year/widgets/hand_sums")

Line: TypeAlias = tuple[str, str, str, str, str]
COLUMNS: Final = {"hand": 1.4, "eaten": 0.8, "uneaten": 0.8, "mast": 1.4, "boom": 1.1}
"""Each with its share of the width."""
TEAMS: Final = {"eaten": "squirrel", "uneaten": "oak"}
"""The columns that a team's sign stands above."""


class HandSums(BoxLayout):
    """`hands` counts the lines; `free` is the height that they can have before they are scrolled."""

    hands = NumericProperty(0)
    sums = NumericProperty(0)
    free = AliasProperty(lambda self: self.height - (1 + self.sums) * THEME.room(8, 1.25), bind=["height", "sums"])

    def show(self, matches: Sequence[Match]) -> None:
        """Fills the table: a line for each hand, and one for the sum; the games of a tournament under their names."""
        words = SharedFontSize()
        [*others, last] = matches
        lines: list[Line] = []
        for number, match in enumerate(matches, 1):
            if len(matches) > 1:
                lines.append((SAY("statistics.game", number=number), "", "", "", ""))
            lines += [_line_of(hand) for hand in match.hands]
            if match in others:
                lines.append(_total_of(match))
        self.hands, self.sums = len(lines), 1
        self._fill_heads()
        self._fill_lines(self.ids.table, lines, words)
        self._fill_lines(self.ids.total, [_total_of(last)], words, bold=True)

    def _fill_heads(self) -> None:
        heads, words = self.ids.heads, SharedFontSize()
        heads.clear_widgets()
        for name, wide in COLUMNS.items():
            if name in TEAMS:
                head = Image(source=icon(TEAMS[name]), color=THEME.colour("soft_ink"), fit_mode="contain")
            else:
                head = FitLabel(
                    text=SAY(f"ui.over.{name}"), bold=True, high_mm=3.4, halign="center", shared_font_size=words
                )
            head.size_hint_x = wide
            heads.add_widget(head)

    def _fill_lines(
        self, table: Any, lines: Sequence[tuple[str, ...]], words: SharedFontSize, *, bold: bool = False
    ) -> None:
        table.clear_widgets()
        for line in lines:
            for text, wide in zip(line, COLUMNS.values(), strict=True):
                label = FitLabel(
                    text=text, high_mm=4.2, halign="center", bold=bold, shared_font_size=words, size_hint_x=wide
                )
                table.add_widget(label)


def _line_of(hand: Hand) -> Line:
    """Returns a hand's line; where the game was over with it, nobody looked for a Mast Year or a Boom (MY-8)."""
    mast, boom = (None, None) if hand.ended_game else (mast_of(hand), boom_of(hand))
    eaten, uneaten = tally_of(hand)
    yes = SAY("ui.yes") if boom else "–"
    return str(hand.deal.number), str(eaten), str(uneaten), SAY(f"ui.over.{mast or 'none'}"), yes


def _total_of(match: Match) -> Line:
    squirrels, oaks = match.scores
    return SAY("ui.over.total"), str(squirrels), str(oaks), "", ""
