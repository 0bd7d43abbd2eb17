"""What all described games have in common, by the numbers of RULES.md."""

import re

import pytest

from companion.errors import BadRecordError, ImpossibleActionError
from companion.games.described import GAME
from companion.translations import refused_in_english
from tests.games.described.table import NAMES, says, table
from tests.games.descriptions import described


class TestFile:
    def test_one_text_describes_a_game(self) -> None:
        """DG-1.1."""
        line = table("hearts").line
        assert (line["name"], line["sides"], line["phase"]) == ("Hearts", [[0], [1], [2], [3]], "deal")

    def test_a_record_holds_the_description(self) -> None:
        """DG-1.2."""
        with pytest.raises(BadRecordError, match="no 'description'"):
            GAME.start({}, NAMES[:4])

    def test_a_description_with_a_fault_is_refused_with_its_place(self) -> None:
        raw = {**described("whist"), "teams": "accross"}
        told = re.escape("description: teams: is 'accross'; did you mean 'across'? (description)")
        with pytest.raises(BadRecordError, match=told), refused_in_english():
            GAME.start({"description": raw}, NAMES[:4])


class TestHand:
    def test_the_order_of_a_hand(self) -> None:
        """DG-2.1."""
        played = table("hearts")
        assert played.line["phase"] == "deal"
        assert played.do("deal").line["phase"] == "pass"
        assert (played.do("passed").line["phase"], played.line["turn"]) == ("play", None)

    def test_deal_and_pass_may_be_left_out(self) -> None:
        """DG-2.2."""
        assert table("hearts").do("play", card="2C", seat=2).line["turn"] == 3
        with pytest.raises(ImpossibleActionError, match="a hand begins now"), refused_in_english():
            table("whist").play("2C")

    def test_a_told_trick(self) -> None:
        """DG-2.3."""
        played = table("spades").bids(3, 3, 3, 3).took(2)
        assert played.hand["tricks"] == [
            {"trick": 1, "leader": 0, "cards": [], "winner": 2, "because": "told"},
        ]
        assert played.line["turn"] == 2

    def test_a_told_hand(self) -> None:
        """DG-2.4."""
        words = [{"bid": 3, "tricks": 4}, {"bid": 4, "tricks": 4}, {"bid": 2, "tricks": 2}, {"bid": 3, "tricks": 3}]
        played = table("spades").tally(*words)
        assert (played.line["scores"], played.line["counters"]) == ([51, 70], {"bags": [1, 0]})
        sum_of_tricks = r"sum to 14, not to the hand's 13.* \(play\)"
        with pytest.raises(ImpossibleActionError, match=sum_of_tricks), refused_in_english():
            table("spades").tally(*[{**words[0], "tricks": 5}, *words[1:]])


class TestForbidden:
    def test_a_revoke_stands_and_is_noted_when_it_is_proven(self) -> None:
        """DG-3.1."""
        played = table("spades").bids(3, 3, 3, 3).play("2C 3C 2D 4C")
        assert played.irregular() == []
        assert played.play("5C 6C 7C").irregular() == []
        played.play("8C 2H 3H 4H 9C")
        assert played.irregular() == [("revoke", 2, 1, 1, 2)]

    def test_a_barred_lead_is_noted_at_once_and_settled_later(self) -> None:
        """DG-3.2."""
        played = table("spades").bids(3, 3, 3, 3).play("2S 3S 4S 5S")
        assert played.line["irregularities"] == [{"kind": "barred-lead", "seat": 0, "hand": 1, "trick": 1}]
        played.play("2C 3C 4C 5C")
        played.play("6C 2D 3D")
        (item,) = played.line["irregularities"]
        assert (item["shown"], item["proven"]) == (2, True)


class TestPoints:
    def test_lines_come_in_the_order_of_the_file(self) -> None:
        """DG-4.1."""
        words = [{"bid": 0, "tricks": 0}, {"bid": 4, "tricks": 5}, {"bid": 3, "tricks": 4}, {"bid": 4, "tricks": 4}]
        account = table("spades").tally(*words).ended["account"]
        assert says(account) == [
            ("nil kept", 0, 100),
            ("contract made", 0, 30),
            ("contract made", 1, 80),
            ("bags", 0, 1),
            ("bags", 1, 1),
        ]
        assert [one.get("seat") for one in account] == [0, None, None, None, None]

    def test_counters_are_carried_on(self) -> None:
        """DG-4.2."""
        words = [{"bid": 1, "tricks": 5}, {"bid": 2, "tricks": 2}, {"bid": 1, "tricks": 4}, {"bid": 2, "tricks": 2}]
        played = table("spades").tally(*words).tally(*words)
        assert (played.line["counters"], played.line["scores"]) == ({"bags": [4, 0]}, [-46, 80])

    def test_the_best_points_win_and_ties_are_shared(self) -> None:
        """DG-4.3."""
        played = table("oh-hell", 3)
        for tricks in ([1, 0, 0], [0, 1, 1], [1, 1, 1], [1, 1, 0], [0, 0, 1]):
            played.tally(*({"bid": 0, "tricks": one} for one in tricks))
        assert (played.line["scores"], played.line["over"]) == ([23, 23, 23], True)
        assert played.line["winners"] == [0, 1, 2]
