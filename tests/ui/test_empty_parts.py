"""What says nothing any more takes no room, also after it has said something; it has room again once it does."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.uix.layout import Layout
from kivy.uix.widget import Widget

from companion.card_notation import parse_card
from companion.engine.tally import Pile
from companion.ui.games.mast_year.widgets.eat_panel import EatChoice
from companion.ui.kiosk.bar import GroupBar
from companion.ui.kiosk.survey import QuestionRow, SurveyPanel
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.trick_table.bar import ScoreSign
from companion.ui.trick_table.winners_panel import WinnersPanel
from companion.ui.widgets.seat_ratings import SeatRatings
from companion.ui.widgets.side_tally import SideCard
from tests.ui.pilot import Pilot

PILES = [Pile((parse_card("4♣"),))]


def side_card() -> SideCard:
    return SideCard(SharedFontSize(), SharedFontSize())


PARTS = [
    pytest.param(ScoreSign, "below", "2 rounds", "", lambda sign: sign.children[0].height, id="score"),
    pytest.param(EatChoice, "text", "Eat?", "", lambda panel: panel.children[-1].height, id="eat"),
    pytest.param(GroupBar, "advice", "", "Bo plays 4♣", lambda bar: bar.children[-2].width, id="clock"),
    pytest.param(SurveyPanel, "has_phones", True, False, lambda survey: survey.ids.top.children[1].width, id="survey"),
    pytest.param(SeatRatings, "phones", "On phones", "", lambda seats: seats.ids.head.children[1].width, id="phones"),
    pytest.param(side_card, "because", "2 oaks", "", lambda card: card.ids.piles.parent.children[1].height, id="why"),
]
BOXES = [
    pytest.param(WinnersPanel, "cards", id="cards of a trick"),
    pytest.param(QuestionRow, "more_answers", id="second line of answers"),
]


def lay_out(widget: Widget) -> None:
    """Lays out a widget and all within it, from the outside."""
    for one in widget.walk(restrict=True):
        if isinstance(one, Layout):
            one.do_layout()


@pytest.mark.parametrize(("make", "name", "full", "empty", "room"), PARTS)
def test_what_is_empty_takes_no_room(
    make: Callable[[], Widget], name: str, full: object, empty: object, room: Callable[[Any], float]
) -> None:
    widget = make()
    widget.size = (400, 300)
    for value in (full, empty, full, empty):
        setattr(widget, name, value)
        lay_out(widget)
        assert bool(room(widget)) == (value == full)


def test_cards_that_nobody_counts_any_more_take_no_room() -> None:
    card = side_card()
    card.size = (400, 300)
    row = card.ids.piles
    for piles in (PILES, [], PILES, []):
        row.piles = piles
        lay_out(card)
        assert bool(row.height) == bool(piles)


@pytest.mark.parametrize(("kind", "name"), BOXES)
def test_an_empty_box_leaves_all_room_to_what_is_beside_it(kind: Callable[[], Widget], name: str) -> None:
    widget = kind()
    widget.size = (400, 300)
    box = widget.ids[name].__self__
    for _ in range(2):
        box.add_widget(Widget())
        lay_out(widget)
        assert box.height > 0
        box.clear_widgets()
        lay_out(widget)
        assert box.height == 0


def test_where_no_table_lies_the_next_game_takes_all_room(kiosk: Pilot) -> None:
    box = kiosk.screen.ids.table
    for _ in range(2):
        box.clear_widgets()
        kiosk.frames(3)
        assert box.height == 0
        box.add_widget(Widget())
        kiosk.frames(3)
        assert box.height > 0
