"""What the table of Lunar says beside the cards: why one cannot be played, whose sign stands above, what is trump."""

from pathlib import Path

import pytest

from companion.games.lunar.actions import Exchanged, Play, TrackPoints, Trump
from companion.games.lunar.deck import CARDS, LunarSuit
from companion.simulation.lunar import simulate
from companion.ui.texts import SAY
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.trick_table.table_mat import TableMat
from tests.ui.lunar_player import count, sit_down, touch_cell
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

NAMES = ("Ann", "Bo", "Cy", "Di")


def begin_tricks(pilot: Pilot) -> None:
    pilot.start("lunar", {}, NAMES)
    pilot.act(Exchanged(), Trump(LunarSuit.BAT))


def touch_grey(pilot: Pilot, name: str) -> None:
    """Touches a card of the grid that cannot be played."""
    [cell] = [one for one in pilot.shown() if isinstance(one, CardCell) and one.cell.card.name == name]
    assert cell.disabled
    pilot.tap(cell)


@pytest.mark.parametrize("percent", [100, 200])
def test_a_touch_on_a_grey_card_says_why_it_cannot_be_played(folder: Path, percent: int) -> None:
    with Pilot(folder, text_percent=percent) as pilot:
        begin_tricks(pilot)
        pilot.act(Play(CARDS["1"]), Play(CARDS["W"]))
        touch_grey(pilot, "3")
        assert pilot.says(SAY("refused.owes-suit"))
        assert len(pilot.controllers.table.snapshot.entries) == 4
        touch_cell(pilot, "W")
        pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == 5)
        assert not pilot.says(SAY("refused.owes-suit"))


def test_the_rule_that_forbids_a_grey_card_is_one_touch_away(pilot: Pilot) -> None:
    begin_tricks(pilot)
    pilot.act(Play(CARDS["1"]), Play(CARDS["W"]))
    touch_grey(pilot, "3")
    pilot.tap(pilot.screen.ids.explanation)
    assert (pilot.name, pilot.screen._rule) == ("rules", "LU-3.1")


def test_the_way_of_taking_part_is_offered_as_long_as_a_round_can_still_be_counted(pilot: Pilot) -> None:
    pilot.start("lunar", {}, NAMES)
    pilot.tap_text(SAY("ui.bar.follow"))
    pilot.tap_text(SAY("ui.ways.tally"))
    assert pilot.says(SAY("ui.tally.task"))
    pilot.tap_text(SAY("ui.bar.tally"))
    pilot.tap_text(SAY("ui.ways.follow"))
    pilot.act(Exchanged())
    assert not [one for one in pilot.buttons() if one.text in (SAY("ui.bar.follow"), SAY("ui.bar.tally"))]
    pilot.act(Trump(LunarSuit.BAT))
    assert not [one for one in pilot.buttons() if getattr(one, "text", "") == SAY("ui.bar.follow")]


def test_more_star_cards_than_a_side_won_are_refused_with_the_reason_and_can_be_put_right(pilot: Pilot) -> None:
    """LU-3.4"""
    sit_down(pilot, {})
    pilot.tap_text(SAY("ui.ways.tally-this"))
    count(pilot, {"spaces-0": 12, "stars-1": 5})
    pilot.tap_text(SAY("ui.tally.take"))
    said = SAY("ui.tally.most-stars", spaces=0, most=0, stars=5)
    pilot.until(lambda: pilot.says(said))
    assert pilot.controllers.table.playing.entries == ()
    count(pilot, {"stars-1": 0})
    pilot.tap_text(SAY("ui.tally.take"))
    pilot.until(lambda: len(pilot.controllers.table.playing.entries) == 1)


def test_the_menu_says_from_when_a_round_that_has_begun_is_only_counted(pilot: Pilot) -> None:
    begin_tricks(pilot)
    pilot.controllers.navigation.go("menu")
    pilot.settle()
    [button] = [one for one in pilot.buttons() if getattr(one, "text", "").startswith(SAY("ui.ways.tally"))]
    assert "from the next one on" in button.text
    pilot.tap(button)
    pilot.until(lambda: pilot.name == "play")
    assert pilot.says("Ann leads"), "its cards are still entered"


@pytest.mark.parametrize("names", [NAMES, NAMES[:2]])
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_round_and_the_trick_have_a_line_each_at_the_table_and_step_by_step(
    folder: Path, language: str, names: tuple[str, ...]
) -> None:
    record = simulate(2, {"stars": "marked"}, 1, names)
    before = next(place for place, entry in enumerate(record.entries) if isinstance(entry.action, TrackPoints)) - 2
    with Pilot(folder, language=language) as pilot:
        pilot.start("lunar", record.options, names)
        pilot.act(*(entry.action for entry in record.entries[:before]))
        assert lines_in_corner(pilot) == [SAY("ui.bar.round", number=1), SAY("ui.bar.trick", number=12, count=12)]
        pilot.controllers.navigation.go("replay")
        pilot.settle()
        pilot.tap_text("»|")
        assert len(lines_in_corner(pilot)) == 2


def lines_in_corner(pilot: Pilot) -> list[str]:
    """Returns the lines that stand in the corner of the table, as they are broken."""
    pilot.frames(4)
    [mat] = [one for one in pilot.shown() if isinstance(one, TableMat)]
    lines = mat.where._label._cached_lines
    return [" ".join(word.text for word in line.words).replace("\u00a0", " ") for line in lines]


def test_the_trick_stands_in_one_line_above_a_high_table(folder: Path) -> None:
    with Pilot(folder, "720x1280", language="de") as pilot:
        begin_tricks(pilot)
        pilot.frames(4)
        [where] = [one for one in pilot.shown() if str(getattr(one, "text", "")).startswith("Runde\u00a01\n")]
        lines = [[word.text for word in line.words] for line in where._label._cached_lines]
        assert any("Stich\u00a01\u00a0von\u00a012" in word for line in lines for word in line)
