"""Words of sides beside words of players: worked examples, tallies, and points that are not whole."""

import pytest

from companion.games.described import GAME
from companion.games.described.reading import read_description
from tests.games.described.broken import faults_of
from tests.games.described.table import Table, refused

SIDES = 'game = "Sides"\nplayers = 4\nteams = "across"\n[end]\nwhen = "hands == 3"\n[deal]\nleft = "out"\n'
OWN = '[[score]]\nsay = "own"\npoints = "tricks"\n'
EXAMPLE = "[[example]]\ntricks = [3, 4, 5, 1]\n"


@pytest.mark.parametrize(
    "text",
    [
        SIDES + OWN.replace('"tricks"', '"tricks + roses"') + '[[ask]]\nname = "roses"\nsay = "Roses"\nper = "side"\n'
        f"{EXAMPLE}roses = [1, 2]\npoints = [10, 9]\n",
        SIDES + OWN.replace('"tricks"', '"tricks + bags"') + '[[counter]]\nname = "bags"\nper = "side"\n'
        f"{EXAMPLE}bags = [1, 2]\npoints = [10, 9]\n",
        SIDES + OWN + f'when = "total < 60"\n{EXAMPLE}total = [50, 60]\npoints = [8, 0]\n',
        SIDES + OWN + '[[score]]\nsay = "cards"\nper = "side"\npoints = "cards"\n[value]\nA = 11\n'
        f"{EXAMPLE}cards = [33, 11]\npoints = [41, 16]\n",
        SIDES.replace('"across"', "[[0, 1, 2, 3]]") + OWN + "[[example]]\ntricks = 3\npoints = [12]\n",
    ],
    ids=["ask", "counter", "total", "sides' cards", "one team"],
)
def test_a_word_of_sides_silences_no_line_per_player(text: str) -> None:
    assert read_description(text.encode()).examples


@pytest.mark.parametrize("counter", ["", '[[counter]]\nname = "bags"\n'])
def test_a_players_word_told_by_side_counts_for_the_first_seats_alone(counter: str) -> None:
    word, line = ("bags", OWN.replace("tricks", "bags")) if counter else ("tricks", OWN)
    text = f"{SIDES}{line}{counter}[[example]]\n{word} = [9, 4]\n"
    assert read_description(f"{text}points = [9, 4]\n".encode())
    assert "comes out as [9, 4]" in faults_of(f"{text}points = [18, 8]\n")[0]


CARDS = {
    "game": "Aces",
    "players": 4,
    "deal": {"each": 5, "left": "out"},
    "value": {"A": 11},
    "score": [{"say": "cards", "points": "cards"}],
}


def test_no_card_points_below_0_are_told_where_no_card_has_them() -> None:
    words = [{"cards": points} for points in (-11, 22, 0, 0)]
    why = "card points of -11: no card has points below 0, count them again (value)"
    assert why in refused(Table(CARDS), "tally", words=words)
    for value in ({"A": 11, "QS": -13}, {"A": 11, "last_trick": -11}):
        assert Table({**CARDS, "value": value}).tally(*words).line["scores"] == [-11, 22, 0, 0]


@pytest.mark.parametrize(("by", "shown"), [(2, ["2.5", 4]), (3, ["1.666667", "2.666667"])])
def test_points_that_are_not_whole_are_shown_as_they_are(by: int, shown: list[int | str]) -> None:
    line = {"say": "half", "per": "side", "points": f"tricks / {by}"}
    played = Table({"game": "Half", "players": 4, "teams": "across", "score": [line]})
    played.tally({"tricks": 5}, {"tricks": 8})
    assert [one.points for one in GAME.view(played.state).scores] == shown


def test_large_points_that_are_not_whole_keep_their_digits() -> None:
    line = {"say": "half", "per": "side", "points": "1000000 + tricks / 2"}
    played = Table({"game": "Half", "players": 4, "teams": "across", "score": [line]})
    assert [one.points for one in GAME.view(played.tally({"tricks": 5}, {"tricks": 8}).state).scores] == [
        "1000002.5",
        1000004,
    ]


@pytest.mark.parametrize(("bid", "bounds"), [({}, (0, 26)), ({"least": 2, "step": 4}, (4, 20))])
def test_partners_bids_told_as_one_number_may_be_as_much_as_both_may_bid(
    bid: dict[str, int], bounds: tuple[int, int]
) -> None:
    raw = {
        "game": "A",
        "players": 4,
        "teams": "across",
        "bid": {"kind": "tricks", **bid},
        "end": {"when": "hands == 9"},
    }
    played = Table({**raw, "score": [{"say": "a", "per": "side", "points": "100 * bid + tricks"}]})
    least, most = bounds
    played.tally({"bid": most, "tricks": 6}, {"bid": least, "tricks": 7})
    assert played.line["scores"] == [100 * most + 6, 100 * least + 7]
    for words in ({"bid": most + 2}, {"bid": least - 1}, {"bid": least + 1} if bid else {"bid": True}):
        assert "bid" in refused(played, "tally", words=[{**words, "tricks": 6}, {"bid": least, "tricks": 7}])
