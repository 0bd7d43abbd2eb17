"""What was touched and not yet entered stays for the moment in which it was touched, and no longer."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Self

from companion.app.drafts import StoredDraft
from companion.card_notation import parse_card
from companion.engine.fields import integer
from companion.errors import BadRecordError
from companion.games.mast_year.actions import Play, Trunk
from tests.app.companion_without_window import Companion
from tests.app.disk_faults import failing_disk


@dataclass
class Touched:
    card: str = ""


@dataclass(frozen=True)
class Counted:
    acorns: int = 0


@dataclass
class CountedCards(StoredDraft):
    count: Annotated[int, integer(0, 52, "count")] = 0


@dataclass(frozen=True)
class LaidCards(StoredDraft):
    cards: tuple[str, ...] = ()

    def write(self) -> Mapping[str, object]:
        return {"cards": list(self.cards)} if self.cards else {}

    @classmethod
    def read(cls, said: Mapping[str, object]) -> Self:
        cards = said["cards"]
        if not isinstance(cards, list) or "1H" in cards:
            raise BadRecordError("no card")
        return cls(tuple(cards))


def test_a_draft_goes_with_the_next_entry(companion: Companion) -> None:
    drafts = companion.controllers.drafts
    companion.start()
    companion.enter(Trunk(parse_card("TS")))
    drafts.at(companion.table.playing, Touched).card = "4C"
    assert drafts.at(companion.table.playing, Touched) == Touched("4C")
    companion.enter(Play(parse_card("4C")))
    assert drafts.at(companion.table.playing, Touched) == Touched()


def test_a_draft_is_gone_once_its_entry_is_taken_back(companion: Companion) -> None:
    """As where the game was over with the entry, and nothing was touched meanwhile."""
    companion.start()
    drafts = companion.controllers.drafts
    drafts.at(companion.table.playing, Touched).card = "TS"
    companion.enter(Trunk(parse_card("TS")))
    companion.entries.take_back()
    companion.settle()
    assert not companion.table.playing.entries
    assert drafts.at(companion.table.playing, Touched) == Touched()


def test_a_draft_is_not_that_of_another_game(companion: Companion) -> None:
    drafts = companion.controllers.drafts
    companion.start()
    drafts.at(companion.table.playing, Touched).card = "4C"
    companion.start()
    assert drafts.at(companion.table.playing, Touched) == Touched()


def test_a_draft_is_kept_instead_of_the_one_of_its_type(companion: Companion) -> None:
    drafts = companion.controllers.drafts
    companion.start()
    snapshot = companion.table.playing
    drafts.at(snapshot, Touched).card = "4C"
    drafts.keep(snapshot, Counted(3))
    drafts.keep(snapshot, Counted(4))
    assert (drafts.at(snapshot, Counted), drafts.at(snapshot, Touched)) == (Counted(4), Touched("4C"))


def test_a_lasting_draft_is_there_again_after_a_restart(tmp_path: Path) -> None:
    with Companion(tmp_path) as companion:
        companion.start()
        for cards in ((), ("4C",), ("4C", "5C"), ("4C", "5C")):
            companion.controllers.drafts.keep(companion.table.playing, LaidCards(cards))
    with Companion(tmp_path) as companion:
        drafts, snapshot = companion.controllers.drafts, companion.table.playing
        assert (drafts.at(snapshot, Touched), drafts.at(snapshot, LaidCards)) == (Touched(), LaidCards(("4C", "5C")))
        drafts.keep(snapshot, LaidCards())
    with Companion(tmp_path) as companion:
        assert companion.controllers.drafts.at(companion.table.playing, LaidCards) == LaidCards()
        companion.controllers.drafts.keep(companion.table.playing, LaidCards(("1H",)))
    with Companion(tmp_path) as companion:  # as a later version would write it
        assert companion.controllers.drafts.at(companion.table.playing, LaidCards) == LaidCards()


def test_a_lasting_draft_of_a_later_version_is_left_alone_until_something_is_touched(tmp_path: Path) -> None:
    with Companion(tmp_path) as companion:
        companion.start()
        companion.controllers.drafts.keep(companion.table.playing, LaidCards(("1H",)))
    with Companion(tmp_path) as companion:
        drafts = companion.controllers.drafts
        assert drafts.at(companion.table.playing, LaidCards) == LaidCards()
        drafts.keep_touched()
    with Companion(tmp_path) as companion:
        assert companion.table.playing.draft == {"cards": ["1H"]}
        companion.controllers.drafts.at(companion.table.playing, LaidCards)
        companion.controllers.drafts.keep(companion.table.playing, LaidCards(("4C",)))
    with Companion(tmp_path) as companion:
        assert companion.table.playing.draft == {"cards": ["4C"]}


def test_a_lasting_draft_that_was_added_to_is_there_again_once_it_was_kept(tmp_path: Path) -> None:
    with Companion(tmp_path) as companion:
        drafts = companion.controllers.drafts
        drafts.keep_touched()  # no game is on the table
        companion.start()
        drafts.at(companion.table.playing, Touched)
        drafts.keep_touched()  # nothing that lasts was touched
        drafts.at(companion.table.playing, CountedCards).count = 3
        drafts.keep_touched()
    with Companion(tmp_path) as companion:
        assert companion.controllers.drafts.at(companion.table.playing, CountedCards) == CountedCards(3)


def test_a_lasting_draft_that_a_full_disk_refused_is_written_once_there_is_room(tmp_path: Path) -> None:
    with Companion(tmp_path) as companion:
        companion.start()
        drafts, notices, snapshot = companion.controllers.drafts, companion.controllers.notices, companion.table.playing
        with failing_disk(companion, tmp_path):
            for cards in (("4C",), ("4C", "5C")):
                drafts.keep(snapshot, LaidCards(cards))
            companion.loop.until(lambda: bool(notices.unsaved))
        companion.controllers.saving.look()
        companion.loop.until(lambda: not notices.unsaved)
    with Companion(tmp_path) as companion:
        assert companion.controllers.drafts.at(companion.table.playing, LaidCards) == LaidCards(("4C", "5C"))


def test_a_draft_of_a_game_that_was_put_aside_meanwhile_is_no_fault(companion: Companion) -> None:
    companion.start()
    snapshot, refused = companion.table.playing, list[bool]()
    companion.table.park()
    companion.settle()
    companion.entries.keep_draft(snapshot, {"cards": ["4C"]}, lambda: refused.append(True))
    companion.controllers.games.show(lambda _: None)  # answered after the draft
    companion.settle()
    assert (refused, companion.controllers.notices.trouble) == ([], "")


def test_a_game_put_aside_keeps_its_lasting_draft(companion: Companion) -> None:
    companion.start()
    first = companion.table.playing
    companion.controllers.drafts.keep(first, LaidCards(("4C",)))
    companion.start()
    assert companion.controllers.drafts.at(companion.table.playing, LaidCards) == LaidCards()
    companion.table.resume(first.number)
    companion.settle()
    assert companion.controllers.drafts.at(companion.table.playing, LaidCards) == LaidCards(("4C",))
