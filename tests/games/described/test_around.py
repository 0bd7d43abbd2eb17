"""What the house asks of a described game: the camera's port, seats after a correction, results and report."""

import pytest

from companion.cards import CARD_NAMES
from companion.games.described import GAME
from companion.games.described.actions import Action, Bid, Deal, Melded, Passed, Play, Tell, Trump
from companion.games.described.position import position
from companion.games.described.results import count_players, points_by_hand, report_counts
from companion.games.described.seats import moved, rearranged, seated
from companion.games.described.trick_table import trick_table_of
from companion.games.described.view import label_of
from tests.games.described.table import Table, table
from tests.games.descriptions import described


class TestCamera:
    def test_the_cards_of_a_trick(self) -> None:
        played = table("spades").bids(3, 3, 3, 3).play("2C 3C")
        port = trick_table_of(played.state)
        assert port.running_trick(played.state) == (CARD_NAMES["2C"], CARD_NAMES["3C"])
        assert (port.turn(played.state), port.trick_size(played.state)) == (2, 4)
        assert port.is_asked_for(played.state, CARD_NAMES["AC"])
        assert not port.is_asked_for(played.state, CARD_NAMES["AH"])
        to_come = port.cards_to_come(played.state)
        assert len(to_come) == 50
        assert set(to_come.values()) == {1}
        assert not port.is_deal_untouched(played.state)

    def test_a_card_that_is_turned_up(self) -> None:
        port = trick_table_of(table("whist").state)
        shown = port.shown_by(Deal("2C"))
        assert shown is not None
        assert shown.face is CARD_NAMES["2C"]
        assert port.with_face(Deal("2C"), CARD_NAMES["3C"]) == Deal("3C")
        assert port.with_face(Play("2C"), CARD_NAMES["3C"]) == Play("3C")
        assert port.shown_by(Bid(3)) is None
        assert port.is_deal_untouched(table("whist").state)

    def test_own_cards_have_faces_of_their_own(self) -> None:
        played = table("own", 2)
        port = trick_table_of(played.state)
        assert [face.name for face in port.faces.faces] == ["Fox 1", "Fox 2", "Owl 10", "Owl 3", "Fool"]
        assert port.faces.copies == (1, 3, 2, 2, 1)
        assert not port.is_asked_for(played.state, port.faces.faces[0])

    def test_after_the_last_hand_no_card_comes(self) -> None:
        played = table("whist").tally({"tricks": 13}, {"tricks": 0})
        port = trick_table_of(played.state)
        assert (port.cards_to_come(played.state), port.running_trick(played.state)) == ({}, ())
        assert (port.trick_size(played.state), port.is_deal_untouched(played.state)) == (4, True)


class TestSeats:
    def test_plays_get_the_seat_in_turn(self) -> None:
        played = table("spades").bids(3, 3, 3, 3)
        assert seated(played.state, Play("2C")).seat == 0
        assert seated(played.state, Play("2C", 2)).seat == 2
        assert moved(played.state, Play("2C", 2)).seat == 0
        assert moved(table("spades").state, Bid(3)).seat is None

    def test_after_a_correction_cards_go_to_the_seats_in_turn(self) -> None:
        played = table("spades").bids(3, 3, 3, 3).play("2C 3C 4C 5C")
        later = [Play("2H", 0), Play("3H", 1), Play("4H", 2), Play("5H", 3)]
        later_seats = rearranged(played.state, later, stay=False)
        assert [(place, action.seat) for place, action in later_seats if isinstance(action, Play)] == [
            (0, 3),
            (1, 0),
            (2, 1),
            (3, 2),
        ]
        stayed = rearranged(played.state, later, stay=True)
        assert [place for place, _ in stayed] == [3, 0, 1, 2]

    def test_what_is_impossible_stays_as_it_is(self) -> None:
        played = table("spades").bids(3, 3, 3, 3).play("2C")
        assert rearranged(played.state, [Play("2C", 1), Bid(3)], stay=True) == (
            (0, Play("2C", 1)),
            (1, Bid(3)),
        )

    def test_without_a_seat_that_plays_now_the_first_action_comes_first(self) -> None:
        played = table("spades").bids(3, 3, 3, 3)
        for later in ([Play("2C"), Play("3C", 1)], [Play("2C", 1), Play("3C", 2)]):
            assert [place for place, _ in rearranged(played.state, later, stay=True)] == [0, 1]


def test_a_replay_shows_where_a_game_is() -> None:
    over = table("whist").tally({"tricks": 13}, {"tricks": 0})
    assert position(over.state).title.key == "position.over"
    assert position(table("garden").state).title.key == "position.named"


def test_a_told_trick_is_explained() -> None:
    told = GAME.explain(table("spades").bids(3, 3, 3, 3).took(2).state)
    assert "explain.told" in [one.key for one in told]


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Deal(), "choice.deal"),
        (Bid(), "choice.take"),
        (Bid(3), "choice.bid"),
        (Trump(None), "choice.no-trump"),
        (Trump("H"), "choice.trump"),
        (Melded(0, "marriage"), "choice.meld"),
        (Tell("fair", value=True), "choice.tell-hand"),
        (Tell("bonus", value=3, seat=1), "choice.tell"),
    ],
)
def test_what_is_no_card_is_a_button(action: Action, key: str) -> None:
    label = label_of(table("euchre").state, action)
    assert label is not None
    assert label.key == key


def test_results_and_report_of_a_finished_game() -> None:
    played = table("whist").tally({"tricks": 13}, {"tricks": 0})
    assert [(one.seat, one.score, one.has_won, one.team) for one in GAME.seat_results(played.state)] == [
        (0, 7, True, "0-2"),
        (1, 0, False, "1-3"),
        (2, 7, True, "0-2"),
        (3, 0, False, "1-3"),
    ]
    assert GAME.seat_results(table("whist").state) == ()
    line = played.line
    assert (count_players(line), points_by_hand(line)) == (4, [[7, 0]])
    assert report_counts(line) == {"hands": 1, "line/odd_tricks": 1}


def test_points_that_are_not_whole_and_the_fewest_that_win_are_told_as_they_are() -> None:
    line, end = {"say": "half", "points": "tricks / 2"}, {"when": "hands == 1", "wins": "lowest"}
    played = Table({"game": "Half", "players": 2, "deal": {"each": 5, "left": "out"}, "score": [line], "end": end}, 2)
    played.tally({"tricks": 2}, {"tricks": 3})
    assert [(one.score, one.has_won) for one in GAME.seat_results(played.state)] == [(1, True), (1.5, False)]
    assert points_by_hand(played.line) == [[-1, -1.5]]
    tables = GAME.tables(played.state)
    assert [row["points"] for row in tables["points"]] == [1, 1.5]
    assert tables["hands"][0]["points.1"] == 1.5


def test_the_report_counts_bids_that_were_made() -> None:
    words = [{"bid": 3, "tricks": 4}, {"bid": 4, "tricks": 3}, {"bid": 3, "tricks": 3}, {"bid": 3, "tricks": 3}]
    counts = report_counts(table("spades").tally(*words).line)
    assert (counts["bid/3/bids"], counts["bid/3/made"], counts["bid/4/made"]) == (3, 3, 0)


def test_a_correction_tells_the_first_trick_or_hand_that_differs() -> None:
    one = table("spades").bids(3, 3, 3, 3).play("2C 3C 4C 5C")
    other = table("spades").bids(3, 3, 3, 3).play("2C 3C 4C AC")
    (said,) = GAME.announce_correction(one.state, other.state)
    assert said.key == "explain.suit"
    assert GAME.announce_correction(one.state, one.state) == ()
    tallied = [table("whist").tally({"tricks": tricks}, {"tricks": 13 - tricks}) for tricks in (8, 9)]
    (points,) = GAME.announce_correction(tallied[0].state, tallied[1].state)
    assert points.key == "explain.line"


def test_teams_by_turns() -> None:
    raw = {**described("spades"), "players": 6, "teams": "alternate", "deal": {"each": 8, "left": "out"}}
    assert Table(raw, 6).line["sides"] == [[0, 2, 4], [1, 3, 5]]
    raw["teams"] = [[0, 3], [1, 4], [5, 2]]
    assert Table(raw, 6).line["sides"] == [[0, 3], [1, 4], [2, 5]]


def test_a_tie_is_played_on() -> None:
    raw = {**described("oh-hell"), "deal": {"hands": [1], "left": "out"}, "end": {"ties": ["play on"]}}
    played = Table(raw, 3)
    played.tally({"bid": 0, "tricks": 0}, {"bid": 0, "tricks": 0}, {"bid": 0, "tricks": 1})
    assert (played.line["over"], played.line["hand"], played.line["winners"]) == (False, 2, [])
    played.tally({"bid": 1, "tricks": 1}, {"bid": 0, "tricks": 0}, {"bid": 0, "tricks": 0})
    assert (played.line["over"], played.line["winners"]) == (True, [0])


def test_a_card_is_touched_itself() -> None:
    assert label_of(table("spades").state, Play("2C")) is None


def test_what_nobody_decides_needs_no_telling() -> None:
    played = table("hearts")
    assert GAME.choose_unseen(played.state, "keep") == Deal()
    assert GAME.choose_unseen(played.do("deal").state, "keep") == Passed()
    assert GAME.choose_unseen(played.do("passed").state, "keep") is None
    assert GAME.choose_unseen(table("whist").state, "keep") is None, "a card is turned up"


def test_while_the_dealer_takes_up_the_next_card_is_the_leaders() -> None:
    played = table("euchre").do("deal", turned="9C").do("bid")
    assert played.line["turn"] == 3
    assert trick_table_of(played.state).turn(played.state) == 0
