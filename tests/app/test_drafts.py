"""What was touched and not yet entered stays for the moment in which it was touched, and no longer."""

from dataclasses import dataclass

from companion.app.drafts import Drafts
from companion.cards import parse_card
from companion.games.mast_year.actions import Play, Trunk
from tests.app.companion_without_window import Companion


@dataclass
class Touched:
    card: str = ""


@dataclass(frozen=True)
class Counted:
    acorns: int = 0


def test_a_draft_goes_with_the_next_entry(companion: Companion) -> None:
    drafts = Drafts()
    companion.start()
    companion.enter(Trunk(parse_card("TS")))
    drafts.at(companion.table.playing, Touched).card = "4C"
    assert drafts.at(companion.table.playing, Touched) == Touched("4C")
    companion.enter(Play(parse_card("4C")))
    assert drafts.at(companion.table.playing, Touched) == Touched()


def test_a_draft_is_not_that_of_another_game(companion: Companion) -> None:
    drafts = Drafts()
    companion.start()
    drafts.at(companion.table.playing, Touched).card = "4C"
    companion.start()
    assert drafts.at(companion.table.playing, Touched) == Touched()


def test_a_draft_is_kept_instead_of_the_one_of_its_type(companion: Companion) -> None:
    drafts = Drafts()
    companion.start()
    standing = companion.table.playing
    drafts.at(standing, Touched).card = "4C"
    drafts.keep(standing, Counted(3))
    drafts.keep(standing, Counted(4))
    assert (drafts.at(standing, Counted), drafts.at(standing, Touched)) == (Counted(4), Touched("4C"))
