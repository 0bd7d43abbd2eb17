"""What a report takes from a score line."""

import pytest

from companion.errors import BadInputError
from companion.events.games import count_lead_changes, margin_of, read_line, sides_of, winner_of
from tests.events.rows import score_line


@pytest.mark.parametrize(
    ("line", "sides"),
    [
        ({"scores": {"squirrels": 3, "oaks": 4}}, ("squirrels", "oaks")),
        ({"pairs": {"0-2": 14, "1-3": 12}, "scores": {"squirrels": 1, "oaks": 2}}, ("0-2", "1-3")),
        ({"scores": [1, 2, 3]}, ("0", "1", "2")),
        ({"reeds": [14, 3]}, ("0", "1")),
    ],
)
def test_the_sides_are_pairs_teams_or_seats(line: dict[str, object], sides: tuple[str, ...]) -> None:
    assert sides_of(line) == sides


@pytest.mark.parametrize(
    ("points", "changes"),
    [
        ((), 0),
        (((1, 0), (1, 0)), 0),
        (((1, 0), (0, 3)), 1),
        (((1, 0), (0, 1), (0, 1)), 1),
        (((1, 0), (0, 1), (1, 0)), 0),
        (((0, 0), (0, 1)), 0),
    ],
)
def test_the_lead_changes_where_another_side_leads_than_led_last(
    points: tuple[tuple[int, int], ...], changes: int
) -> None:
    assert count_lead_changes(points) == changes


@pytest.mark.parametrize(
    ("line", "margin"),
    [
        ({"scores": {"squirrels": 3, "oaks": 10}}, 7),
        ({"pairs": {"0-2": 14, "1-3": 12}, "scores": {"squirrels": 1, "oaks": 9}}, 2),
        ({"scores": [4, 9, 9]}, 0),
        ({"scores": [4]}, None),
        ({"scores": [4, True]}, None),
        ({"scores": [4, float("inf")]}, None),
        ({"scores": [1e308, -1e308]}, None),
        ({"scores": [10**9, 0]}, 10**9),
        ({"scores": [1e300, 0]}, None),
        ({"reeds": [14, 3]}, None),
    ],
)
def test_a_game_is_as_close_as_its_first_two_sides(line: dict[str, object], margin: int | None) -> None:
    assert margin_of(line) == margin


def test_a_tie_is_won_by_every_side_and_hands_are_counted_where_a_game_tells_them() -> None:
    line = score_line(1)
    played = read_line("mast-year", line, line["winner"])
    assert (played.players, played.hands) == (4, len(line["hands"]))
    assert played.margin == abs(line["scores"]["squirrels"] - line["scores"]["oaks"])
    assert set(read_line("mast-year", line, "tie").winners) == set(played.sides)
    other = read_line("chess", {"scores": [1, 0]}, 0)
    assert (other.players, other.winners, other.hands) == (2, ("0",), None)


def test_what_a_game_counts_is_told_also_where_it_is_none() -> None:
    line = score_line(1)
    hand = line["hands"][0] | {"boom": False, "mast": None, "eaten": 0}
    told = dict(read_line("mast-year", line | {"hands": [hand]}, "tie").counts)
    assert [told[name] for name in ("hands", "boom", "mast/none", "mast/partial", "mast/full")] == [1, 0, 0, 0, 0]
    assert told["points/none/squirrels"] == 0
    names = {"tricks/speedy", "tricks/squirrel", "tricks/oaks", "eaten_at_capture", "eaten_later", "captured_by_oaks"}
    assert names <= told.keys()
    tallied = line | {"hands": [hand | {"tricks": [], "stashes": [], "trunk": None}]}
    assert not names & dict(read_line("mast-year", tallied, "tie").counts).keys(), "nobody followed its tricks"


@pytest.mark.parametrize(
    ("line", "winner"),
    [
        ({"winner": "oaks"}, "oaks"),
        ({"winners": [2]}, 2),
        ({"winners": [0, 2]}, "tie"),
        ({"winners": []}, None),
        ({}, None),
    ],
)
def test_the_winner_is_one_value_whatever_the_game_tells(line: dict[str, object], winner: object) -> None:
    assert winner_of(line) == winner


@pytest.mark.parametrize(
    ("line", "winner"), [({}, None), ({"scores": [1, 2]}, "oaks"), ({"scores": [10**400, 1]}, None)]
)
def test_what_is_no_score_line_is_refused(line: dict[str, object], winner: str | None) -> None:
    with pytest.raises(BadInputError, match="no score line"):
        read_line("mast-year", line, winner)


@pytest.mark.parametrize("hand", [["a", "b"], [[1], [2]], [10**400, 1], [float("inf"), 1], [1, 2, 3], 7])
def test_points_that_no_hand_can_bring_are_refused(hand: object) -> None:
    line = {"scores": [1, 0], "winners": [0], "hands": [{"points": [1, 0]}, {"points": hand}]}
    with pytest.raises(BadInputError, match="no score line"):
        read_line("described", line, 0)


@pytest.mark.parametrize("eaten", [10**400, -(10**400)])
def test_counts_that_no_game_can_have_are_refused(eaten: int) -> None:
    line = score_line(1)
    line["hands"][0]["eaten"] = eaten
    with pytest.raises(BadInputError, match="no score line"):
        read_line("mast-year", line, line["winner"])


def test_a_line_counts_though_it_does_not_tell_who_was_on_which_side() -> None:
    line: dict[str, object] = {"scores": {"squirrels": 0, "oaks": 0}, "hands": [], "games": [], "pairs": None}
    played = read_line("mast-year", line, "oaks")
    assert (played.winners, played.seat_sides) == (("oaks",), ())
