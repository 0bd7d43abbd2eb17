"""Following when a trick was gathered with a card unseen: somebody is asked for it, and nothing is taken for it."""

from typing import Any

from companion.card_notation import parse_card
from companion.following.decisions import Missed
from companion.games.mast_year.actions import Play
from companion.session import Replace
from tests.following.table import PLACES, TrickCamera, cards, faces, laid, on_table, quad, seated
from vision.tracking.events import TrackGone, TrackLaid


def gathered_unseen(*names: str) -> TrickCamera:
    """A second trick, which seat 1 leads, was gathered after only these cards of it were seen."""
    table = seated()
    table.play(*names, first=1)
    asked = table.take(*left(table, len(names)))
    assert [type(outcome) for outcome in asked] == [Missed]
    return table


def left(table: TrickCamera, count: int) -> list[TrackGone]:
    """The last `count` things that were seen leave."""
    return [TrackGone(table.track - place, table.time) for place in range(count)]


def enter(table: TrickCamera, name: str) -> None:
    table.session.act(Play(parse_card(name)), by="touch")


def names_of(outcomes: list[Any]) -> list[str]:
    return [outcome.action.card.name for outcome in outcomes]


def lay_trick(table: TrickCamera) -> None:
    for seat, card in ((3, "c8D"), (0, "c9D"), (1, "cTD"), (2, "cJD")):
        assert table.lay(seat, **{card: 0.999}) == []


def test_the_next_trick_gives_no_card_to_it() -> None:
    table = gathered_unseen("5D", "6D", "7D")
    lay_trick(table)
    assert table.take(*left(table, 4)) == []
    assert table.take(wait_s=5) == [], "somebody was asked for the card already"
    enter(table, "2D")
    assert names_of(table.take()) == ["8D", "9D", "TD", "JD"]


def test_the_next_trick_gives_no_card_to_it_after_the_camera_was_away_either() -> None:
    """With the camera its clock begins anew."""
    table = gathered_unseen("5D", "6D", "7D")
    table.following.forget_cards()
    table.time = 0.0
    lay_trick(table)
    assert table.take(*left(table, 4)) == []
    enter(table, "2D")
    assert names_of(table.take()) == ["8D", "9D", "TD", "JD"]


def test_nobody_is_asked_for_a_card_when_the_pictures_become_larger() -> None:
    """What lies there is then seen anew, all at once."""
    table = seated()
    names = ("5D", "6D", "7D")
    table.play(*names, first=1)
    gone = [TrackGone(table.track - place, table.time, bare=False) for place in range(3)]
    anew = [laid(table, 1 + place, **{f"c{name}": 0.999}) for place, name in enumerate(names)]
    assert table.take(*gone, *anew, wait_s=0.1) == table.take(wait_s=5) == []
    assert on_table(table) == list(names)
    table.lay(0, c8D=0.999)
    assert cards(table, 1) == [*names, "8D"]


def test_a_card_laid_while_the_last_one_is_still_covered_is_none_of_it() -> None:
    table = seated()
    table.play("5D", "6D", "7D", first=1)
    table.take(*left(table, 2))
    table.track += 1
    led = TrackLaid(table.track, quad(PLACES[3]), faces(c8D=0.999), table.time + 1)
    assert [type(outcome) for outcome in table.take(wait_s=1.6)] == [Missed]
    assert table.take(led, wait_s=0.1) == []
    assert table.lay(0, c9D=0.999) == []
    assert table.take(*left(table, 2)) == []
    enter(table, "2D")
    assert names_of(table.take()[:2]) == ["8D", "9D"]
    assert cards(table, 1) == ["5D", "6D", "7D", "2D"]


def test_what_is_entered_and_taken_back_is_asked_for_again() -> None:
    table = gathered_unseen("5D", "6D", "7D")
    enter(table, "2D")
    assert table.take() == []
    table.session.take_back()
    assert [type(outcome) for outcome in table.take()] == [Missed]
    assert table.take(wait_s=9) == []
    enter(table, "3D")
    assert names_of(table.lay(3, c8D=0.999)) == ["8D"]


def test_two_unseen_cards_are_asked_for_one_after_the_other() -> None:
    table = gathered_unseen("5D", "6D")
    enter(table, "7D")
    (missed,) = table.take()
    assert missed == Missed(0, missed.at_s)
    assert table.take(wait_s=9) == []
    enter(table, "2D")
    assert table.take() == []
    assert cards(table, 1) == ["5D", "6D", "7D", "2D"]


def test_a_card_of_it_that_leaves_later_is_not_taken_back() -> None:
    table = seated()
    table.play("5D", "6D", "7D", first=1)
    table.take(TrackGone(table.track - 2, table.time), TrackGone(table.track - 1, table.time))
    assert [type(outcome) for outcome in table.take(wait_s=3)] == [Missed]
    table.take(TrackGone(table.track, table.time))
    assert table.take(wait_s=5) == []
    assert on_table(table) == ["5D", "6D", "7D"]


def test_a_trick_that_is_taken_back_by_touch_and_laid_anew_is_followed() -> None:
    table = gathered_unseen("5D", "6D", "7D")
    for _ in range(3):
        table.session.take_back()
    table.take()
    table.play("5D", "6D", "7D", "2D", first=1)
    assert cards(table, 1) == ["5D", "6D", "7D", "2D"]


def test_afterwards_a_card_may_come_before_that_of_an_earlier_seat_again() -> None:
    table = gathered_unseen("5D", "6D", "7D")
    enter(table, "2D")
    table.play("8D", first=3)
    assert table.lay(1, c3S=0.999) == [], "seat 0 has not played yet"
    assert names_of(table.lay(0, c4S=0.999)) == ["4S", "3S"]


def test_the_trick_after_it_may_lack_a_card_too() -> None:
    table = gathered_unseen("5D", "6D", "7D")
    for seat, card in ((3, "c8D"), (0, "c9D"), (1, "cTD")):
        assert table.lay(seat, **{card: 0.999}) == []
    assert table.take(*left(table, 3)) == []
    enter(table, "2D")
    outcomes = table.take()
    assert names_of(outcomes[:3]) == ["8D", "9D", "TD"]
    assert [type(outcome) for outcome in outcomes[3:]] == [Missed]
    assert table.lay(2, c3S=0.999) == [], "it leads to the next trick"
    enter(table, "JD")
    assert names_of(table.take()) == ["3S"]


def test_the_trick_after_it_may_lack_a_card_while_the_next_lead_waits() -> None:
    table = gathered_unseen("5D", "6D", "7D")
    for seat, card in ((3, "c8D"), (0, "c9D"), (1, "cTD")):
        assert table.lay(seat, **{card: 0.999}) == []
    assert table.take(*left(table, 3)) == []
    assert table.lay(2, c3S=0.999) == []
    enter(table, "2D")
    outcomes = table.take()
    assert names_of(outcomes[:3]) == ["8D", "9D", "TD"]
    assert [type(outcome) for outcome in outcomes[3:]] == [Missed]


def test_cards_that_were_covered_and_are_seen_again_were_not_gathered() -> None:
    table = seated()
    table.play("5D", "6D", "7D", first=1)
    covered = table.take(*(TrackGone(table.track - place, table.time, bare=False) for place in range(3)))
    assert [type(outcome) for outcome in covered] == [Missed]
    assert table.lay(1, c5D=0.999) == []
    assert names_of(table.lay(0, c8D=0.999)) == ["8D"]


def test_two_covered_cards_are_no_gathered_trick() -> None:
    table = seated()
    table.play("5D", "6D", "7D", first=1)
    table.take(*(TrackGone(table.track - place, table.time, bare=False) for place in (1, 2)))
    assert table.take(wait_s=5) == []
    assert names_of(table.lay(0, c8D=0.999)) == ["8D"]


def test_a_card_laid_after_another_was_covered_is_of_the_trick() -> None:
    table = seated()
    table.play("5D", "6D", first=1)
    table.take(TrackGone(table.track - 1, table.time, bare=False))
    assert table.lay(0, c8D=0.999) == []
    table.take(*left(table, 2))
    enter(table, "7D")
    assert names_of(table.take()) == ["8D"]


def test_nobody_is_asked_while_a_correction_is_open() -> None:
    table = gathered_unseen("5D", "6D", "7D")
    first = table.session.standing[-3].number
    table.session.correct(Replace(first, Play(parse_card("6D"))), by="touch")
    assert table.session.question
    assert table.take() == []
