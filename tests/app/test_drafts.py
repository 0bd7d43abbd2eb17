"""What was touched and not yet entered stays for the moment in which it was touched, and no longer."""

from companion.app.drafts import Drafts
from companion.cards import parse_card
from companion.games.mast_year.actions import Play, Trunk
from tests.app.companion_without_window import Companion


def test_a_draft_goes_with_the_next_entry(companion: Companion) -> None:
    drafts = Drafts()
    companion.start()
    companion.enter(Trunk(parse_card("TS")))
    drafts.at(companion.table.playing)["won"] = "4C"
    assert drafts.at(companion.table.playing) == {"won": "4C"}
    companion.enter(Play(parse_card("4C")))
    assert drafts.at(companion.table.playing) == {}


def test_a_draft_is_not_that_of_another_game(companion: Companion) -> None:
    drafts = Drafts()
    companion.start()
    drafts.at(companion.table.playing)["won"] = "4C"
    companion.start()
    assert drafts.at(companion.table.playing) == {}
