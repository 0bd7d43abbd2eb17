"""The numbered facts of the rules, one by one: a trick, a round, the game."""

import pytest

from companion.errors import BadRecordError
from companion.games.lunar import GAME
from companion.games.lunar.deck import LunarSuit
from companion.phrases import phrase
from tests.games.lunar.table import PLAYERS, LunarEntryTable, followed_round


@pytest.mark.parametrize(
    ("cards", "team", "because", "lead"),
    [
        pytest.param("W 5 3 O", 0, "trump", "W", id="LU-3.3 trump that leads beats another suit"),
        pytest.param("O W 3 5", 1, "trump", "O", id="LU-3.3 trump beats the lead suit"),
        pytest.param("L 8 1 O", 0, "lead", "L", id="LU-3.3 without trump the lead suit wins, whatever the ranks"),
        pytest.param("3 L O 5", 1, "lead", "L", id="LU-3.2 the second player may set the lead suit"),
        pytest.param("3 5 O L", 0, "lead", "O", id="LU-3.2 the third player may set the lead suit"),
        pytest.param("O O 3 5", 1, "rank", "O", id="LU-3.3 same suit: the higher rank wins"),
        pytest.param("O O 8 7", 0, "rank", "O", id="LU-3.3 same suit: the leader's side may have the higher rank"),
        pytest.param("5 O O 5", 1, "last", "O", id="LU-3.3 same suit and rank: who played last wins"),
        pytest.param("W W 1 2", 1, "rank", "W", id="LU-3.3 trump on both sides: the higher rank wins"),
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_who_wins_a_trick_and_why(cards: str, team: int, because: str, lead: str, players: int) -> None:
    if players == 2:  # LU-5.4: the first two cards come from the hands, the others from the Sky
        first, second, third, fourth = cards.split()
        cards = f"{first} {second} {third}@sky {fourth}@sky"
    trick = LunarEntryTable(players).trump("W").lay(cards, stars=0).trick
    assert (trick["team"], trick["because"], trick["lead"]) == (team, because, lead)


@pytest.mark.parametrize(
    ("cards", "leader"),
    [
        pytest.param("W 5 3 O", 0, id="LU-3.5 the first team wins: who led leads again"),
        pytest.param("5 W O 3", 1, id="LU-3.5 the other team wins: its first player leads"),
    ],
)
def test_who_leads_next(cards: str, leader: int) -> None:
    assert LunarEntryTable().trump("W").lay(cards, stars=0).state.turn == leader


def test_the_printed_example_of_the_lead_suit() -> None:
    """LU-3.2: the first player of team A plays a rank, the first of team B a suit: team B has set the lead suit."""
    trick = LunarEntryTable().trump("B").lay("4 L O 1", stars=0).trick
    assert (trick["lead"], trick["team"], trick["because"]) == ("L", 1, "lead")


def test_the_contracts_example() -> None:
    table = LunarEntryTable(stars="marked").trump("W").lay("5 W* O 3")
    assert table.trick == {
        "trick": 1,
        "leader": 0,
        "cards": ["5", "W*", "O", "3"],
        "team": 1,
        "because": "trump",
        "lead": "W",
        "stars": 1,
    }


def test_the_deck() -> None:
    """LU-1.1, LU-1.2"""
    assert LunarEntryTable().state.round is not None
    assert sum(LunarEntryTable().state.rounds[0].left) == 48
    assert LunarEntryTable().trump("W").state.rounds[0].left == (6,) * 8


def test_the_exchange_is_before_the_trump_suit() -> None:
    """LU-2.1, LU-2.2"""
    table = LunarEntryTable().do("exchanged")
    assert (table.line["phase"], table.round["trump"], table.line["turn"]) == ("trump", None, None)
    assert (table.trump("L").line["phase"], table.round["trump"], table.line["turn"]) == ("tricks", "L", 0)


def test_stars_are_told_after_a_trick() -> None:
    """LU-3.4"""
    table = LunarEntryTable().trump("W").lay("5 W O 3")
    assert (table.line["phase"], table.line["turn"], table.trick["stars"]) == ("stars", None, None)
    assert (table.round["spaces"], table.round["stars"]) == ([0, 1], [0, 0])
    table.do("stars", kept=3)
    assert (table.line["phase"], table.trick["stars"], table.round["stars"]) == ("tricks", 3, [0, 3])


def test_marked_stars_go_to_the_winners_whoever_played_them() -> None:
    """LU-3.4"""
    table = LunarEntryTable(stars="marked").trump("W").lay("5* W O* 3*")
    assert (table.line["phase"], table.trick["stars"], table.round["stars"]) == ("tricks", 3, [0, 3])


def test_a_round_with_asked_track() -> None:
    """LU-4.1"""
    table = followed_round(LunarEntryTable(stars="marked").trump("W"))
    assert (table.line["phase"], table.round["spaces"], table.round["scores"]) == ("track", [12, 0], None)
    table.do("track", points=[9, 1])
    assert table.line["rounds"][0]["track"] == [9, 1]
    assert (table.line["scores"], table.line["round"], table.line["phase"]) == ([9, 1], 2, "trump")
    assert table.round["start"] == 1


@pytest.mark.parametrize(
    ("track", "points"),
    [
        pytest.param([2], [2, 2], id="LU-4.1 one value for all places"),
        pytest.param([1, 4], [4, 1], id="LU-4.1 the last value for all beyond"),
        pytest.param([0] * 12 + [29], [29, 0], id="LU-4.1 the value of the twelfth space"),
    ],
)
def test_a_round_with_an_agreed_track(track: list[int], points: list[int]) -> None:
    table = followed_round(LunarEntryTable(stars="marked", track=track).trump("W"))
    assert table.line["rounds"][0]["track"] == points
    assert table.line["scores"] == points


@pytest.mark.parametrize("players", [2, 4])
def test_the_start_moves_on_each_round(players: int) -> None:
    """LU-4.1"""
    table = LunarEntryTable(players, start=1, track=[0])
    for _ in range(3):
        table.do("tally", spaces=[6, 6], stars=[0, 0])
    assert [played["start"] for played in table.line["rounds"]] == [seat % players for seat in (1, 2, 3, 4)]


def tally(table: LunarEntryTable, first: int, second: int) -> LunarEntryTable:
    return table.do("tally", spaces=[6, 6], stars=[0, 0], track=[first, second])


@pytest.mark.parametrize(
    ("rounds", "winner"),
    [
        pytest.param([(29, 10)], None, id="LU-4.2 29 are not enough"),
        pytest.param([(30, 10)], 0, id="LU-4.2 30 are"),
        pytest.param([(10, 29), (20, 2)], 1, id="LU-4.2 the most points win"),
        pytest.param([(15, 15), (15, 15)], None, id="LU-4.2 a tie is played on"),
        pytest.param([(15, 15), (15, 15), (0, 1)], 1, id="LU-4.2 until they differ"),
    ],
)
def test_the_end_of_the_game(rounds: list[tuple[int, int]], winner: int | None) -> None:
    table = LunarEntryTable()
    for points in rounds:
        tally(table, *points)
    assert table.line["winner"] == winner
    assert table.line["over"] is (winner is not None)
    assert table.line["phase"] == ("trump" if winner is None else "over")
    assert table.line["round"] == len(rounds) + (winner is None)


def test_a_tallied_round_counts_stars_and_track() -> None:
    """LU-4.1"""
    table = LunarEntryTable(track=[0, 0, 0, 0, 0, 2, 3, 5]).do("tally", spaces=[5, 7], stars=[2, 1])
    assert table.line["rounds"][0] == {
        "round": 1,
        "start": 0,
        "trump": None,
        "tricks": [],
        "spaces": [5, 7],
        "stars": [2, 1],
        "track": [2, 5],
        "scores": [4, 6],
    }


def test_two_players_alternate() -> None:
    """LU-5.1, LU-5.4"""
    table = LunarEntryTable(2, stars="marked").trump("W")
    turns = []
    for card in ("5", "W@sky", "O@sky", "3*"):
        turns.append(table.state.turn)
        table.lay(card)
    assert turns == [0, 1, 0, 1]
    assert table.trick["cards"] == ["5", "W@sky", "O@sky", "3*"]
    assert table.state.turn == 1, "the player who won starts"
    table.lay("W@sky")
    assert table.line["table"] == [{"seat": 1, "card": "W@sky"}]


def test_the_deal_for_two() -> None:
    """LU-5.3"""
    assert LunarEntryTable(2).state.rounds[0].left == (6, 6, 6, 6, 12, 12)


REVOKES = [
    pytest.param(4, ["W O 3 5", "W O 3 5"], [], id="LU-3.2 who shows no wolf may have none"),
    pytest.param(
        4,
        ["W O 3 5", "W W 3 5"],
        [{"kind": "revoke", "seat": 1, "round": 1, "trick": 1, "shown": 2}],
        id="LU-3.2 a wolf shown later proves it",
    ),
    pytest.param(
        4,
        ["W O 3 5", "W L 3 5", "O W 4 6"],
        [{"kind": "revoke", "seat": 1, "round": 1, "trick": trick, "shown": 3} for trick in (1, 2)],
        id="LU-6.2 each trick not followed",
    ),
    pytest.param(4, ["W 5 3 O", "W 5 3 O", "5 W O 3"], [], id="LU-3.2 another seat's wolf proves nothing"),
    pytest.param(2, ["W O@sky 3@sky 5", "O W 4@sky 6@sky"], [], id="LU-5.2 the hand says nothing of the Sky"),
    pytest.param(
        2,
        ["W O@sky 3@sky 5", "W@sky L 3 5@sky"],
        [{"kind": "revoke", "seat": 1, "round": 1, "trick": 1, "shown": 2}],
        id="LU-5.2 the Sky is proven by whoever plays from it",
    ),
    pytest.param(
        2,
        ["W O 3@sky 5@sky", "W@sky L@sky 3 5"],
        [],
        id="LU-5.2 the Sky says nothing of a hand",
    ),
]


@pytest.mark.parametrize(("players", "tricks", "noted"), REVOKES)
def test_revokes(players: int, tricks: list[str], noted: list[dict[str, object]]) -> None:
    table = LunarEntryTable(players, stars="marked").trump("W")
    for cards in tricks:
        table.lay(cards)
    assert table.line["irregularities"] == noted


def test_a_new_round_forgets_what_was_not_followed() -> None:
    """LU-6.2"""
    table = followed_round(LunarEntryTable(stars="marked", track=[0]).trump("W"))
    assert table.trump("W").lay("8 W W 5").line["irregularities"] == []


def test_a_view_shows_what_is_owed_and_who_wins() -> None:
    """LU-6.1"""
    table = LunarEntryTable().trump("W").lay("5 L")
    view = GAME.view(table.state)
    owes = phrase("ui.plate.acts", deed=phrase("ui.plate.owes-suit"))
    assert [seat.says for seat in view.seats[2:]] == [(owes,), (phrase("ui.plate.owes-rank"),)]
    assert [seat.wins for seat in view.seats] == [False, True, False, True]
    assert [seat.acts for seat in view.seats] == [False, False, True, False]
    assert (view.trump, view.led) == (LunarSuit.WOLF, "L")
    assert table.says((view.task,)) == ["Cy plays a suit card: lynx, if there is one."]
    assert "Bo and Di win so far: they set the lead suit." in table.says(GAME.explain(table.state))
    ranks, suits = view.rows
    assert [cell.action for cell in ranks] == [None] * 8
    assert all(cell.action for cell in suits)


@pytest.mark.parametrize("players", [0, 1, 3, 5])
def test_lunar_is_for_two_or_four(players: int) -> None:
    """LU-1.2, LU-5.1"""
    with pytest.raises(BadRecordError, match="two or four players"):
        GAME.start({}, ("",) * players)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"start": 4}, "option 'start': 4 is no seat"),
        ({"start": True}, "option 'start'"),
        ({"stars": "kept"}, "option 'stars': 'kept' must be one of 'asked', 'marked'"),
        ({"track": []}, "option 'track': a list is no track"),
        ({"track": [1, -1]}, "option 'track': -1 is no number of points"),
        ({"track": [1.5]}, "option 'track'"),
        ({"track": "3"}, "option 'track': '3' is no track"),
        ({"goal": 30}, "'goal' is no option"),
    ],
)
def test_options_that_cannot_be(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadRecordError) as refused:
        GAME.start(options, PLAYERS)
    assert said in str(refused.value)


def test_a_track_that_is_null_is_none() -> None:
    assert GAME.start({"track": None}, PLAYERS) == GAME.start({}, PLAYERS)


def test_a_start_seat_that_two_players_do_not_have() -> None:
    with pytest.raises(BadRecordError, match="nobody has seat 2"):
        GAME.start({"start": 2}, PLAYERS[:2])


def test_cards_by_camera_are_the_faces_that_a_table_shows() -> None:
    """LU-6.3: twelve faces, each as often as the deck has it."""
    from companion.games.lunar.deck import FACES

    assert [(face.name, face.copies) for face in FACES] == [
        *((str(rank), 3) for rank in range(1, 9)),
        *((suit, 6) for suit in "WOLB"),
    ]
