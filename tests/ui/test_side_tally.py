"""What a part brought a side is written with all its figures."""

from companion.engine.tally import SideTally
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.widgets.side_tally import SideLine
from tests.ui.pilot import Pilot


def test_large_points_have_all_their_figures(pilot: Pilot) -> None:
    line = SideLine(SharedFontSize(), SharedFontSize())
    line.show(SideTally("Ann", 1234567, -1234567.5), ("Ann", "Bo"), None)
    assert "1234567" in line.gained
    assert "−1234567.5" in line.total
