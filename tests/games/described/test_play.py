"""What the parts of a description do at a table: records in, score line out."""

import pytest

from companion.games.described import GAME
from companion.games.described.actions import Alone, Call, Deal, Double, Play
from companion.simulation.players.described import simulate
from tests.games.described.table import CALLED, Table, refusal_of, refused, table
from tests.games.descriptions import described


def pinochle(trump: str) -> Table:
    """Returns a table at which seat 0 has named trump."""
    raw = {**described("pinochle"), "bid": {"kind": "auction", "least": 20, "most": 40}}
    return Table(raw).bids(40).do("trump", suit=trump)


class TestBids:
    def test_the_sum_that_is_barred_is_noted_and_stands(self) -> None:
        played = table("oh-hell", 3).do("deal", turned="2C").bids(0, 0, 1)
        assert played.line["irregularities"] == [{"kind": "barred-bid", "seat": 2, "hand": 1}]
        assert played.hand["bids"] == [0, 0, 1]

    def test_bounds(self) -> None:
        assert "the lowest bid is 1 (bid.least)" in refused(table("call-break"), "bid", bid=0)
        assert "the highest bid is 8 (bid.most)" in refused(table("call-break"), "bid", bid=9)
        assert "bids rise by 2 from 18 (bid.step)" in refused(table("skat", 3), "bid", bid=19)
        assert "write a number (bid)" in refused(table("skat", 3), "bid", bid="much")
        assert "nobody passes" in refused(table("call-break"), "no-bid")
        assert "it is seat 0's turn, not seat 1's (bid)" in refused(table("call-break"), "bid", bid=1, seat=1)

    def test_a_refusal_is_a_sentence_of_its_own(self) -> None:
        refusal = refusal_of(table("call-break"), "bid", bid=9)
        assert refusal["en"] == "9 is too high: the highest bid is 8."
        assert refusal_of(table("call-break").bids(1), "took", seat=0) == {
            "en": "The table bids now.",
            "de": "Jetzt wird geboten.",
            "pl": "Teraz trwa licytacja.",
        }

    def test_an_auction_rises_and_passing_is_final(self) -> None:
        played = table("skat", 3).bids(18, 20)
        assert "not above the last bid" in refused(played, "bid", bid=20)
        assert "it is seat 2's turn, not seat 1's (bid)" in refused(played, "bid", bid=22, seat=1)
        played.do("no-bid").bids(22).do("no-bid")
        assert (played.line["phase"], played.line["turn"], played.hand["declarer"]) == ("trump", 0, 0)
        assert "it is seat 0's turn, not seat 1's (trump)" in refused(played, "trump", suit=None, seat=1)
        played.do("trump", suit=None)
        assert (played.line["phase"], played.line["turn"], played.hand["trump"]) == ("kitty", 0, None)

    def test_an_auction_in_which_nobody_bids_is_dealt_anew(self) -> None:
        played = table("skat", 3).do("no-bid").do("no-bid").do("no-bid")
        assert (played.line["hand"], played.line["dealer"], played.line["phase"]) == (1, 0, "deal")

    def test_the_dealer_must_bid(self) -> None:
        played = table("pinochle").do("no-bid").do("no-bid").do("no-bid")
        assert "the dealer, seat 3, must bid (bid.nobody)" in refused(played, "no-bid")

    def test_doubling_goes_from_side_to_side_and_a_higher_bid_ends_it(self) -> None:
        played = table("pinochle").bids(20).do("double")
        assert "cannot double now" in refused(table("pinochle").bids(20).do("no-bid"), "double")
        assert played.hand["doubled"] == 1
        played.do("double")
        assert played.hand["doubled"] == 2
        assert played.bids(21).hand["doubled"] == 0

    def test_an_auction_ends_with_the_highest_bid_there_is(self) -> None:
        played = table("five-hundred").bids("7 hearts")
        assert (played.line["phase"], played.hand["contract"], played.hand["trump"]) == ("kitty", "7 hearts", "H")
        assert played.hand["bids"] == ["7 hearts", None, None, None]
        assert "'8 hearts' is no contract" in refused(table("five-hundred"), "bid", bid="8 hearts")

    def test_taking_it(self) -> None:
        assert "a bid has no number" in refused(table("euchre").do("deal", turned="JH"), "bid", bid=1)
        played = table("euchre").do("deal", turned="JH").do("no-bid").do("bid")
        assert (played.line["phase"], played.line["turn"], played.hand["trump"]) == ("kitty", 3, "H")
        assert played.hand["bids"] == [None, 1, None, None]

    def test_in_the_second_round_another_suit_is_named(self) -> None:
        played = table("euchre").do("deal", turned="JH")
        for _ in range(4):
            played.do("no-bid")
        played.do("bid")
        assert (played.line["phase"], played.line["turn"]) == ("trump", 0)
        assert "'H' cannot be trump now: name one of C, D, S (trump.may)" in refused(played, "trump", suit="H")
        played.do("trump", suit="S")
        assert (played.line["phase"], played.hand["trump"]) == ("play", "S")
        assert "JH was turned up and is out of play" in refused(played, "play", card="JH")

    def test_the_dealer_must_take_it_in_the_last_round(self) -> None:
        played = table("euchre").do("deal", turned="JH")
        for _ in range(7):
            played.do("no-bid")
        assert "must take it (bid.nobody)" in refused(played, "no-bid")

    def test_nobody_takes_and_it_is_played(self) -> None:
        played = table("schafkopf")
        for _ in range(4):
            played.do("no-bid")
        assert (played.line["phase"], played.hand["declarer"]) == ("play", None)


class TestPlay:
    def test_bowers(self) -> None:
        played = table("euchre").do("deal", turned="9H").do("bid").play("AH JD JH QH")
        assert played.hand["tricks"][0] == {
            "trick": 1,
            "leader": 0,
            "cards": ["AH", "JD", "JH", "QH"],
            "winner": 2,
            "because": "special",
        }

    def test_who_plays_alone_plays_without_the_partner(self) -> None:
        played = table("euchre").do("deal", turned="9H").do("bid").do("alone").play("AH KH")
        assert played.line["turn"] == 3
        assert "alone is said once" in refused(played, "alone")
        assert played.play("9D").hand["tricks"][0]["winner"] == 0
        assert "seat 2 does not play" in refused(played, "took", seat=2)

    def test_the_leader_who_sits_out_leaves_the_lead_to_the_next(self) -> None:
        played = table("euchre").do("deal", turned="9H").do("no-bid").do("no-bid").do("bid").do("alone").play("AH")
        assert played.line["table"] == [{"seat": 1, "card": "AH"}]

    def test_nobody_plays_alone_where_nobody_declares(self) -> None:
        played = table("schafkopf")
        for _ in range(4):
            played.do("no-bid")
        assert "nobody plays alone" in refused(played, "alone")

    def test_a_card_leads_and_its_seat_is_named(self) -> None:
        played = table("hearts")
        assert "2C leads first" in refused(played, "play", card="3C", seat=1)
        assert "name the seat that leads 2C" in refused(played, "play", card="2C")
        assert "nobody sits in seat 6" in refused(played, "play", card="2C", seat=6)

    def test_a_card_twice_or_not_in_the_deck(self) -> None:
        played = table("spades").bids(3, 3, 3, 3).play("2C 3C 4C 5C 6C")
        assert "2C was already played in trick 1: one of the two is misread (deck)" in refused(
            played, "play", card="2C"
        )
        assert "6C was already played in this trick" in refused(played, "play", card="6C")
        assert "'X1' is not in the deck" in refused(played, "play", card="X1")
        assert played.do("play", card="10♥").line["table"][-1]["card"] == "TH"

    def test_a_deck_with_two_of_each(self) -> None:
        played = table("doppelkopf").play("TH TH 9C 9C")
        assert played.hand["tricks"][0]["winner"] == 0
        assert "TH was already played" in refused(played, "play", card="TH")

    def test_those_who_hold_a_card_are_a_side_once_all_have_fallen(self) -> None:
        played = table("doppelkopf").play("QC 9D 9D KD").play("QC JD JD QD")
        assert "it is seat 0's turn, not seat 3's (play)" in refused(played, "play", card="AS", seat=3)

    def test_the_lowest_wins_and_of_equal_ones_the_last(self) -> None:
        played = table("own", 2)
        played.do("play", card="Fox 2").do("play", card="Fox 2")
        assert played.hand["tricks"][0]["winner"] == 1
        played.do("play", card="Fool").do("play", card="Fox 2")
        assert played.hand["tricks"][1]["winner"] == 0
        assert "'Wolf' is not in the deck" in refused(played, "play", card="Wolf")

    def test_a_called_card_makes_a_partner_when_it_falls(self) -> None:
        played = table("schafkopf").do("bid")
        assert played.line["phase"] == "trump"
        assert "cannot be trump now" in refused(played, "trump", suit="H")
        played.do("call", card="AS")
        for _ in range(7):
            played.took(1)
        assert "a trick is being played" in refused(played, "bid")

    def test_who_calls_before_trump_is_known_is_refused(self) -> None:
        raw = {**described("skat"), "partner": {"called": "card"}}
        played = Table(raw, 3).bids(18).do("no-bid").do("no-bid")
        assert "trump comes first" in refused(played, "call", card="AS")

    def test_melds(self) -> None:
        played = pinochle("C").do("meld", seat=0, meld="run")
        assert "is no meld: known are run, late" in refused(played, "meld", seat=0, meld="walk")
        played.play("AC")
        assert "told earlier" in refused(played, "meld", seat=0, meld="late")
        played.play("9C 9C TC").do("meld", seat=1, meld="late")
        assert "told earlier" in refused(played, "meld", seat=1, meld="run")
        assert "known are there are none" in refused(table("whist").do("deal", turned="2C"), "meld", seat=0, meld="a")

    @pytest.mark.parametrize(("players", "phase"), [(3, "kitty"), (4, "play")])
    def test_a_kitty_is_taken_up_where_cards_are_left(self, players: int, phase: str) -> None:
        raw = {**described("skat"), "players": [3, 4], "deal": {"left": "kitty"}, "trump": {"suit": "spades"}}
        raw["deck"] = {"pack": "52"}
        played = Table(raw, players).bids(18)
        for _ in range(players - 1):
            played.do("no-bid")
        assert (played.line["phase"], played.line["turn"]) == (phase, 0)

    def test_the_card_that_is_turned_up_is_no_kitty(self) -> None:
        raw = {**described("skat"), "deck": {"pack": "52"}, "trump": {"suit": "turned up", "card": "next"}}
        raw["deal"] = {"each": 17, "left": "kitty"}
        played = Table(raw, 3).do("deal", turned="2C").bids(18).do("no-bid").do("no-bid")
        assert played.line["phase"] == "play"


class TestDuties:
    def test_a_trump_that_had_to_be_played(self) -> None:
        played = table("call-break").bids(2, 2, 2, 2).play("2C 3C 2D 4C").play("5C 6C 7C 2S")
        assert played.irregular() == [("void", 2, 1, 1, 2)]

    def test_a_higher_card_that_had_to_be_played(self) -> None:
        played = table("call-break").bids(2, 2, 2, 2).play("5C 3C 6C 7C").play("2D 3D 4D 5D").play("2H 3H 4H 8C")
        assert played.irregular() == [("beat", 1, 1, 1, 3)]

    def test_a_higher_trump_that_had_to_be_played(self) -> None:
        played = pinochle("S").play("AC JS 9S 9C").play("KD TS 9D 9D")
        assert ("beat", 2, 1, 1, 2) in played.irregular()

    def test_where_the_last_of_equal_cards_wins_its_copy_had_to_be_played(self) -> None:
        raw = {**described("hearts"), "deck": {"copies": 2}, "play": {"beat": "any", "equal": "last"}}
        played = Table(raw).do("passed").play("QC KC 3C 4C").play("5C KC")
        assert played.irregular() == [("beat", 2, 1, 1, 2)]

    def test_what_is_proven_first_is_reported_and_a_revoke_beside_it(self) -> None:
        played = table("call-break").bids(2, 2, 2, 2).play("2C 3C 2D 4C").play("5C 6C 7C 2S").play("8C 9C TC JC")
        assert played.irregular() == [("void", 2, 1, 1, 2), ("revoke", 2, 1, 1, 3), ("revoke", 2, 1, 2, 3)]

    def test_after_a_proven_revoke_no_duty_of_that_trick_is_left(self) -> None:
        played = table("call-break").bids(2, 2, 2, 2).play("2C 3C 2D 4C").play("5C 6C 7C TC").play("2S 3S 4S 5S")
        assert played.irregular() == [("revoke", 2, 1, 1, 2)]

    def test_a_barred_card_of_the_first_trick(self) -> None:
        played = table("hearts").do("play", card="2C", seat=0).play("QS 3C 4C")
        assert played.line["irregularities"] == [{"kind": "barred-card", "seat": 1, "hand": 1, "trick": 1}]
        played.play("5C 2D").play("6C")
        assert played.irregular()[0] == ("barred-card", 1, 1, 1, 2, True)

    def test_a_barred_lead_of_the_last_cards_is_cleared(self) -> None:
        raw = {**described("spades"), "deal": {"each": 2, "left": "out"}}
        played = Table(raw).bids(0, 0, 0, 0).play("2S 3S 4S 5S").play("6S")
        assert played.irregular() == [("barred-lead", 0, 1, 1)]
        assert played.play("7S").line["irregularities"] == [
            {"kind": "barred-lead", "seat": 0, "hand": 1, "trick": 1, "cleared": True},
        ]

    def test_after_a_told_trick_nothing_clears_and_no_lead_is_noted(self) -> None:
        raw = {**described("spades"), "deal": {"each": 3, "left": "out"}}
        played = Table(raw).bids(0, 0, 0, 0).play("2S 3S 4S 5S").took(0).play("6S 7S 8S 9S")
        assert played.line["irregularities"] == [{"kind": "barred-lead", "seat": 0, "hand": 1, "trick": 1}]
        assert Table(raw).bids(0, 0, 0, 0).took(0).play("2S 3S 4S 5S").irregular() == []

    def test_more_cards_than_barred_ones_were_unseen_prove_it_at_once(self) -> None:
        raw = {**described("spades"), "play": {"not_led": ["2S", "3S"]}}
        played = Table(raw).bids(3, 3, 3, 3).play("2S")
        assert played.line["irregularities"] == [
            {"kind": "barred-lead", "seat": 0, "hand": 1, "trick": 1, "proven": True},
        ]


class TestDeal:
    def test_a_card_is_turned_up_where_it_makes_trump_and_only_there(self) -> None:
        assert "a card is turned up: name it as 'turned'" in refused(table("whist"), "deal")
        assert "no card is turned up: leave 'turned' out" in refused(table("spades"), "deal", turned="2C")

    def test_suits_and_ranks_of_the_deck(self) -> None:
        three = Table({**described("whist"), "players": 3, "teams": "none", "deck": {"suits": "CHS"}}, 3)
        assert {face.name[1] for face in three.state.description.deck.faces} == {"C", "H", "S"}
        own = Table({**described("own"), "deck": {"order": ["10", "3"]}}, 2)
        assert own.state.description.deck.ranks == ("1", "2", "3", "10")


def test_a_contract_that_names_no_trump_has_none() -> None:
    contracts = [{"name": "six"}, {"name": "seven", "trump": "hearts"}]
    bid = {"kind": "auction", "of": ["six", "seven"]}
    played = Table({**described("whist"), "trump": {"suit": "bid"}, "contract": contracts, "bid": bid})
    played.bids("six").do("no-bid").do("no-bid").do("no-bid")
    assert (played.line["phase"], played.hand["contract"], played.hand["trump"]) == ("play", "six", None)


def test_a_barred_card_of_the_suit_led_is_proven_by_another_of_that_suit() -> None:
    played = Table({**described("spades"), "play": {"first_trick_not": ["AC"]}}).bids(3, 3, 3, 3)
    played.play("2C AC 3C 4C")
    assert played.line["irregularities"] == [{"kind": "barred-card", "seat": 1, "hand": 1, "trick": 1}]
    played.play("2H 3H 4H 5H").play("6C")
    assert "proven" not in played.line["irregularities"][0]
    played.play("7C 8C 9C")
    (item,) = played.line["irregularities"]
    assert (item["shown"], item["proven"]) == (3, True)


@pytest.mark.parametrize(("equal", "winner"), [("first", 0), ("last", 1)])
def test_of_two_cards_without_a_suit_that_wins_which_wins_of_equal_ones(equal: str, winner: int) -> None:
    cards = [{"name": "Fool", "copies": 2}, {"name": "Fox", "suit": "fox", "rank": 1, "copies": 2}]
    score = [{"say": "tricks", "points": "tricks"}]
    played = Table({"game": "Fools", "players": 2, "card": cards, "score": score, "play": {"equal": equal}}, 2)
    assert played.play("Fool Fool").hand["tricks"][0]["winner"] == winner


def test_what_comes_too_soon_is_refused() -> None:
    assert "the table bids now" in refused(table("spades").bids(3), "deal")
    assert "the table bids now" in refused(table("five-hundred").bids("6 clubs"), "alone")
    assert "the table bids now" in refused(table("spades").bids(3), "tell", ask="bonus", value=3)


def test_what_can_be_done_next() -> None:
    assert {Deal("2C"), Deal("AS")} <= {*GAME.choices(table("whist").state)}
    assert Double() in GAME.choices(table("pinochle").bids(20).state)
    leads = GAME.choices(table("hearts").do("deal").do("passed").state)
    assert [(one.card, one.seat) for one in leads if isinstance(one, Play)] == [("2C", seat) for seat in range(4)]


def test_no_card_is_played_while_a_call_is_awaited() -> None:
    played = Table(CALLED).do("bid")
    assert played.line["phase"] == "trump"
    for action, values in (("play", {"card": "7C"}), ("took", {"seat": 0})):
        assert "calls a card" in refused(played, action, **values)
    assert played.do("call", card="AS").play("7C").line["phase"] == "play"
    assert Table(CALLED).do("bid").do("alone").play("7C").line["phase"] == "play"


def test_alone_is_offered_while_a_call_is_awaited_and_then_a_card_follows() -> None:
    played = Table(CALLED).do("bid")
    listed = GAME.choices(played.state)
    assert {Call("7C"), Alone()} <= {*listed}
    assert set(map(type, GAME.choices(played.do("alone").state))) == {Play}
    assert simulate(CALLED, 1).entries


def test_without_choices_any_suit_may_be_declared_and_none() -> None:
    raw = {key: value for key, value in CALLED.items() if key != "partner"} | {"trump": {"suit": "declared"}}
    played = Table(raw).do("bid").do("trump", suit=None)
    assert (played.hand["trump"], played.line["phase"]) == (None, "play")
    raw["trump"] = {"suit": "declared", "may": ["clubs"]}
    assert "null cannot be trump now: name one of C" in refused(Table(raw).do("bid"), "trump", suit=None)


def test_nothing_breaks_what_is_barred_where_nothing_is_named() -> None:
    raw = {"game": "A", "players": 2, "deck": {"pack": "24"}, "play": {"not_led": ["hearts"], "broken_by": []}}
    raw |= {"score": [{"say": "won", "points": "tricks"}], "end": {"when": "hands == 1"}}
    played = Table(raw, 2).play("9C 9H TH")
    assert [one[0] for one in played.irregular()] == ["barred-lead"]
    raw["play"] = {"not_led": ["hearts"]}
    assert Table(raw, 2).play("9C 9H TH").irregular() == []


def test_while_the_table_is_asked_the_last_trick_has_its_points() -> None:
    raw = {"game": "A", "players": 2, "deck": {"pack": "24", "suits": "C"}, "deal": {"each": 1, "left": "out"}}
    raw |= {"value": {"A": 11, "last_trick": 10}, "ask": [{"name": "fine", "say": "Fine?", "per": "hand"}]}
    raw |= {"score": [{"say": "cards", "points": "cards + fine"}], "end": {"when": "hands == 1"}}
    played = Table(raw, 2).play("AC 9C")
    assert (played.line["phase"], played.hand["cards"]) == ("ask", [21, 0])
    assert played.do("tell", ask="fine", value=0).ended["cards"] == [21, 0]
