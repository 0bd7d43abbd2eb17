"""CardTracker: what is read again and again in one place is a card; what is not any more is gone, covered or taken."""

from collections.abc import Sequence

import pytest

from companion.card_notation import parse_card
from companion.cards import DECK
from tests.vision.laid_table import Card, look, read
from vision.geometry import Box
from vision.reading import Reading
from vision.tracking.card_tracker import LOST_S, MIN_DOUBTFUL_READINGS, CardTracker, ReadRegion
from vision.tracking.change import CellImage
from vision.tracking.events import Event, TrackGone, TrackLaid, TrackRevised

pytestmark = pytest.mark.one_python

WHOLE: Box = (0, 0, 640, 480)
FOUR, SPADE, KING = Card("4C", 200, 160), Card("4S", 200, 160), Card("KD", 400, 160)


class SteadyTable:
    """Lets a steady look at a table ten times a second."""

    def __init__(self) -> None:
        self.steady = CardTracker()
        self.now_s = 0.0
        self.before = look()

    def see(self, *cards: Card, now: CellImage | None = None, times: int = 1, box: Box = WHOLE) -> list[Event]:
        """Reads these cards; the table looks so, or as if they lay there."""
        return self.take([read(card) for card in cards], now or look(*cards), times, box)

    def take(self, readings: Sequence[Reading], now: CellImage, times: int = 1, box: Box = WHOLE) -> list[Event]:
        events: list[Event] = []
        for _ in range(times):
            self.now_s += 0.1
            events += self.steady.see(self.now_s, readings, [ReadRegion(box, self.before)], now)
        return events


@pytest.fixture
def table() -> SteadyTable:
    table = SteadyTable()
    assert table.see() == []
    return table


def doubtful(name: str, other: str, share: float) -> Reading:
    """A reading of `name` with the rest of its probability on `other`."""
    one = read(Card(name, FOUR.x, FOUR.y, share))
    one.probabilities[:] = 1e-5
    one.probabilities[DECK.index(parse_card(name))] = share
    one.probabilities[DECK.index(parse_card(other))] = 1 - share
    return one


def face(event: Event) -> str:
    assert isinstance(event, TrackLaid | TrackRevised)
    return DECK[int(event.probabilities.argmax())].name


def test_a_card_counts_at_the_second_look(table: SteadyTable) -> None:
    assert table.see(FOUR) == []
    (laid,) = table.see(FOUR)
    assert isinstance(laid, TrackLaid)
    assert face(laid) == "4C"
    assert laid.at_s == pytest.approx(0.2), "it was seen first then"
    assert table.see(FOUR, times=5) == []


def test_a_card_read_twice_in_one_frame_was_seen_once(table: SteadyTable) -> None:
    parts = [ReadRegion((0, 0, 320, 480)), ReadRegion((180, 0, 460, 480))]
    assert table.steady.see(1.0, [read(FOUR), read(FOUR)], parts, look(FOUR)) == ()
    assert table.steady.see(1.0, [read(FOUR)], parts, look(FOUR)) == ()
    assert len(table.steady.see(1.1, [read(FOUR)], parts, look(FOUR))) == 1


def test_a_frame_that_is_looked_at_again_is_no_further_look(table: SteadyTable) -> None:
    one, now = [doubtful("4C", "4S", 0.8)], look(FOUR)
    for frame in range(MIN_DOUBTFUL_READINGS - 2):
        for at_s in (frame + 1, frame):
            assert table.steady.see(at_s, one, [ReadRegion(WHOLE)], now) == ()


def test_a_card_that_slides_on_counts_from_where_it_stops(table: SteadyTable) -> None:
    for x in (200, 220, 240):
        assert table.see(Card("4C", x, 160)) == []
    (laid,) = table.see(Card("4C", 240, 160))
    assert isinstance(laid, TrackLaid)
    assert laid.at_s == pytest.approx(table.now_s - 0.1)


def test_an_earlier_frame_in_which_a_card_still_slid_does_not_make_it_wait(table: SteadyTable) -> None:
    parts, slid = [ReadRegion(WHOLE)], Card("4C", 180, 160)
    assert table.steady.see(1.0, [read(FOUR)], parts, look(FOUR)) == ()
    assert table.steady.see(0.9, [read(slid)], parts, look(slid)) == ()
    (laid,) = table.steady.see(1.1, [read(FOUR)], parts, look(FOUR))
    assert isinstance(laid, TrackLaid)
    assert laid.at_s == pytest.approx(1.0)


def test_a_card_in_doubt_is_looked_at_longer_before_it_counts(table: SteadyTable) -> None:
    one, now = doubtful("4C", "4S", 0.8), look(FOUR)
    assert table.take([one], now, MIN_DOUBTFUL_READINGS - 1) == []
    assert len(table.steady.doubtful()) == 1
    assert [face(event) for event in table.take([one], now)] == ["4C"]
    assert table.steady.doubtful() == []


def test_looks_that_agree_make_a_card_a_little_surer(table: SteadyTable) -> None:
    (laid,) = table.take([doubtful("4C", "4S", 0.8)], look(FOUR), MIN_DOUBTFUL_READINGS)
    assert isinstance(laid, TrackLaid)
    assert 0.8 < laid.probabilities.max() < 0.95, "they are hardly new evidence"


def test_later_looks_settle_a_doubt(table: SteadyTable) -> None:
    table.take([doubtful("4C", "4S", 0.7)], look(FOUR), MIN_DOUBTFUL_READINGS)
    events = table.take([doubtful("4C", "4S", 0.999)], look(FOUR), 6)
    assert [(type(event), face(event)) for event in events] == [(TrackRevised, "4C")]


def test_later_looks_show_another_card(table: SteadyTable) -> None:
    table.take([doubtful("4C", "4S", 0.6)], look(FOUR), MIN_DOUBTFUL_READINGS)
    events = table.take([doubtful("4S", "4C", 0.999)], look(FOUR), 3)
    assert {face(event) for event in events} == {"4S"}


def test_a_card_that_is_not_read_but_looks_the_same_lies_there(table: SteadyTable) -> None:
    table.see(FOUR, times=2)
    assert table.see(now=look(FOUR, seed=4), times=30) == []


def test_a_card_that_was_taken_is_gone_and_the_table_bare(table: SteadyTable) -> None:
    table.see(FOUR, KING, times=2)
    (gone,) = table.see(KING, times=3)
    assert isinstance(gone, TrackGone)
    assert (gone.track, gone.bare) == (1, True)


def test_a_card_is_only_missed_where_was_looked(table: SteadyTable) -> None:
    table.see(FOUR, KING, times=2)
    assert table.see(now=look(KING), times=5, box=(380, 100, 200, 300)) == []


def test_a_covered_card_is_not_gone_for_some_seconds(table: SteadyTable) -> None:
    table.see(FOUR, times=2)
    covered = look(FOUR, hands=[(180, 140, 140, 200)])
    events = table.see(now=covered, times=round(LOST_S * 10))
    assert events == []
    (gone,) = table.see(now=covered, times=3)
    assert isinstance(gone, TrackGone)
    assert not gone.bare


def test_a_card_that_comes_out_from_under_a_hand_is_the_same_card(table: SteadyTable) -> None:
    table.see(FOUR, times=2)
    table.see(now=look(FOUR, hands=[(180, 140, 140, 200)]), times=20)
    assert table.see(FOUR, times=50) == []


def test_another_card_in_its_place_takes_it_away(table: SteadyTable) -> None:
    table.see(FOUR, times=2)
    over = Card("KD", FOUR.x + 4, FOUR.y + 2)
    events = table.see(over, times=3)
    assert sorted(type(event).__name__ for event in events) == ["TrackGone", "TrackLaid"]


def test_print_on_a_card_that_lies_still_is_no_card(table: SteadyTable) -> None:
    table.see(FOUR, times=2)
    pip = Card("6H", FOUR.x + 15, FOUR.y + 20, 0.5)
    assert table.take([read(FOUR), read(pip)], look(FOUR), 10) == []
    assert len(table.steady.tracks) == 1


def test_something_seen_for_a_moment_is_nothing(table: SteadyTable) -> None:
    assert table.see(FOUR) == []
    assert table.see(times=4) == []
    assert table.steady.tracks == {}


def test_a_card_that_is_forgotten_is_gone_though_nobody_saw_the_table_there(table: SteadyTable) -> None:
    table.see(FOUR, times=2)
    [gone] = table.steady.forget(9.0)
    assert (gone.track, gone.at_s, gone.bare) == (1, 9.0, False)
    assert table.see(times=4) == []


def test_a_card_that_was_not_told_of_is_forgotten_in_silence(table: SteadyTable) -> None:
    table.see(FOUR)
    assert table.steady.forget(9.0) == []


def test_a_card_laid_on_one_that_looks_alike_from_afar_is_taken_and_that_one_is_covered(table: SteadyTable) -> None:
    table.see(FOUR, times=3)
    events = table.see(SPADE, now=look(FOUR), times=4)
    assert [face(event) for event in events if isinstance(event, TrackLaid)] == ["4S"]
    assert [event.bare for event in events if isinstance(event, TrackGone)] == [False]


def test_a_card_hardly_read_in_the_place_of_one_that_is_not_read_any_more_is_taken(table: SteadyTable) -> None:
    table.see(FOUR, times=3)
    events = table.take([doubtful("9S", "9C", 0.8)], look(FOUR), times=MIN_DOUBTFUL_READINGS)
    assert [type(event) for event in events] == [TrackGone, TrackLaid]
    assert face(events[1]) == "9S"
    assert table.take([doubtful("9S", "9C", 0.8)], look(FOUR), times=3) == []


def test_what_is_hardly_read_now_and_then_on_a_card_is_its_print(table: SteadyTable) -> None:
    table.see(FOUR, times=3)
    for _ in range(MIN_DOUBTFUL_READINGS):
        assert table.take([doubtful("9S", "9C", 0.8)], look(FOUR), times=MIN_DOUBTFUL_READINGS - 1) == []
        assert table.see(FOUR) == []


def test_a_card_hardly_read_for_a_while_is_looked_at_again(table: SteadyTable) -> None:
    table.see(FOUR, times=3)
    assert table.steady.doubtful() == []
    table.take([doubtful("9S", "9C", 0.8)], look(FOUR))
    assert len(table.steady.doubtful()) == 1
