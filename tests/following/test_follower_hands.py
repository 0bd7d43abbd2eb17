"""Following from one hand to the next: what lies about is not the next hand's, and what was gathered leaves nothing."""

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Dealt, Keep, Play, Reveal, Trunk
from companion.simulation.mast_year import simulate
from tests.following.table import PLACES, TrickCamera, laid, on_table, opened, places_of
from vision.tracking.events import TrackGone


def test_no_hand_begins_while_cards_of_the_one_before_lie_there() -> None:
    """A stashed card that is read only after the last trick is no trunk card: its deck is not gathered yet."""
    table = TrickCamera()
    table.following.follower.seat(places_of(PLACES))
    actions = [entry.action for entry in simulate(1, hands=2).entries if not isinstance(entry.action, Dealt)]
    last = next(place for place, action in enumerate(actions) if isinstance(action, Reveal))
    for action in actions[:last]:
        table.session.act(action, by="touch")
    shown = [action for action in actions[last:] if isinstance(action, Reveal)][:2]
    for action in shown:
        seen, *_ = table.lay(action.seat, **{f"c{action.card.name}": 0.999})
        assert seen.action == action
    played = next(action.card for action in actions if isinstance(action, Play))
    assert table.lay(2, **{f"c{played.name}": 0.999}) == []
    table.take(TrackGone(table.track - 1, table.time))  # the others are not missed
    assert table.take(wait_s=5) == []
    (trunk,) = table.lay(0, c9C=0.999)
    assert trunk.action == Trunk(parse_card("9C"))


def test_a_known_card_that_is_taken_up_while_it_waits_leaves_nothing_behind() -> None:
    """A stashed card is pushed about, and then up in a hand, while somebody still decides whether to eat."""
    table = opened(keep=False)
    table.play("4C", "2C", "3D", "5D")
    table.gather()
    table.play("5C", "6D", "7D", "8D")
    table.gather()
    again = laid(table, 2, c2C=0.999)
    assert table.take(again) == []
    assert table.take(TrackGone(again.track, table.time), wait_s=0.2) == []
    table.session.act(Keep(), by="touch")
    assert table.take(wait_s=0.2) == []
    assert table.take(wait_s=5) == []
    assert on_table(table) == []
