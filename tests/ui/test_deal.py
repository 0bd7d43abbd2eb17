"""At the deal: what the last hand has brought, large, and the deck of the next one."""

from pathlib import Path
from typing import Any

import pytest

from companion.games.mast_year.actions import Tally
from companion.ui.games.mast_year.widgets.deal_panel import DealPanel
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot


def deal_after(pilot: Pilot, mast: str, *, boom: bool) -> DealPanel:
    """Returns the panel of the deal after a hand that was counted."""
    pilot.start("mast-year", {"goal": 30})
    pilot.act(Tally(5 if boom else 1, 1, mast, boom))
    pilot.frames(3)
    return next(widget for widget in pilot.shown() if isinstance(widget, DealPanel))


def test_both_a_mast_year_and_a_boom_are_named(pilot: Pilot) -> None:
    panel = deal_after(pilot, "partial", boom=True)
    assert panel.title == "Partial Mast Year and Squirrel Boom!"
    assert "♥ 2–5 + ♥ J–A join the deck." in panel.text
    assert len(panel.text.splitlines()) == 2


def test_a_hand_that_brought_nothing_leads_to_the_next_one(pilot: Pilot) -> None:
    assert deal_after(pilot, "none", boom=False).title == SAY("ui.bar.hand", number=2)


@pytest.mark.one_python
@pytest.mark.parametrize("settings", [{}, {"language": "de", "text_percent": 200}])
@pytest.mark.parametrize("size", ["800x480", "720x1280"])
def test_what_is_great_is_read_from_afar(folder: Path, size: str, settings: dict[str, Any]) -> None:
    with Pilot(folder, size, **settings) as pilot:
        panel = deal_after(pilot, "full", boom=True)
        labels = [widget for widget in pilot.shown() if isinstance(widget, FitLabel)]
        title, text = (next(label for label in labels if label.text == said) for said in (panel.title, panel.text))
        assert title.font_size >= THEME.mm(5)
        assert text.font_size >= THEME.mm(3.4)
        assert faults(pilot) == []
