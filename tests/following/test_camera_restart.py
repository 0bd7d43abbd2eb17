"""C4: when the camera's process dies, no entry that it followed is lost, however the table is seen again."""

from random import Random

import pytest

from tests.following.table import PLACES, TrickCamera, faces, quad, seated
from vision.tracking.events import TrackGone, TrackLaid

NAMES = ("5D", "6D", "7D", "8D")
SEATS = (1, 2, 3, 0)


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_no_entry_is_lost_when_the_process_dies(first: int) -> None:
    for seed in range(first, first + 50):
        random, table = Random(seed), seated()
        count = random.randint(1, 4)
        for seat, name in zip(SEATS[:count], NAMES, strict=False):
            table.lay(seat, **{f"c{name}": 0.999})
        if count < 4 and random.random() < 0.4:  # a hand covers a card as the process dies
            gone = TrackGone(table.track, table.time, bare=random.random() < 0.5)
            table.take(gone, wait_s=random.choice((0.1, 0.5)))
        before = [logged.entry for logged in table.session.entries]
        table.following.forget_cards()
        table.time = 0.0
        see_again(table, count, random)
        assert [logged.entry for logged in table.session.entries] == before, seed


def see_again(table: TrickCamera, count: int, random: Random) -> None:
    """Tells of the cards that lie there in any order, some with a doubt, some twice; then time passes."""
    for place in random.sample(range(count), count):
        share = random.choice((0.999, 0.999, 0.6))
        again(table, place, share, random.choice((0.05, 0.3, 1.0)))
        if random.random() < 0.15:
            table.take(TrackGone(table.track, table.time, bare=random.random() < 0.3), wait_s=0.2)
            again(table, place, 0.999, random.choice((0.2, 1.0, 3.0)))
    for _ in range(8):
        table.take()


def again(table: TrickCamera, place: int, share: float, wait_s: float) -> None:
    table.track += 1
    seen = faces(**{f"c{NAMES[place]}": share})
    table.take(TrackLaid(table.track, quad(PLACES[SEATS[place]]), seen, table.time), wait_s=wait_s)
