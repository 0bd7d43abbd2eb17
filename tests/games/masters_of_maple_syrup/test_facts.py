"""The numbered facts of the rules, one by one."""

import pytest

from companion.errors import BadRecordError, ImpossibleActionError
from companion.games.masters_of_maple_syrup import GAME
from tests.games.masters_of_maple_syrup.table import CARDS, PLAYERS, MapleEntryTable


def test_the_start() -> None:
    """MM-1.1, MM-1.2: fifty cards; a Red Maple each, five dealt and three kept, two discarded each."""
    maple = {"card": "Red Maple", "type": "tree", "tapped": False, "tucked": 0, "value": 1}
    assert MapleEntryTable(catalogue=CARDS).line == {
        "game": "masters-of-maple-syrup",
        "phase": "select",
        "turn": 0,
        "actions": {"tap": None, "harvest": None, "develop": None},
        "hands": [3, 3],
        "properties": [[maple], [maple]],
        "deck": 38,
        "discard": 4,
        "scores": [1, 1],
        "over": False,
        "winner": None,
    }


def test_a_red_maple_is_a_tree_without_any_catalogue() -> None:
    """MM-1.2"""
    [[card], _] = MapleEntryTable().line["properties"]
    assert (card["type"], card["value"]) == ("tree", None)


def test_who_starts() -> None:
    """MM-1.3"""
    assert MapleEntryTable(start=1).line["turn"] == 1


def test_an_action_card_is_turned_toward_its_player_until_all_are_set_back() -> None:
    """MM-2.1"""
    table = MapleEntryTable().select("tap")
    assert (table.line["phase"], table.line["actions"]) == ("act", {"tap": 0, "harvest": None, "develop": None})
    table.end().select("develop").end().select("harvest").end()
    assert table.line["actions"] == {"tap": 0, "harvest": 0, "develop": 1}, (
        "they keep their seats until the next select"
    )
    assert table.select("tap").line["actions"] == {"tap": 1, "harvest": None, "develop": None}


def test_both_players_may_act_the_current_one_first() -> None:
    """MM-2.2"""
    table = MapleEntryTable().select("tap").do("tap", seat=0, places=[0]).do("tap", seat=1, places=[0])
    assert [cards[0]["tapped"] for cards in table.line["properties"]] == [True, True]
    table = MapleEntryTable().select("tap").do("tap", seat=1, places=[0])
    with pytest.raises(ImpossibleActionError, match="acts first"):
        table.do("tap", seat=0, places=[0])


def test_nobody_has_to_act() -> None:
    """MM-2.2"""
    assert MapleEntryTable().select("tap").end().line["turn"] == 1


def test_a_harvest_draws_what_the_tree_says() -> None:
    """MM-2.3"""
    table = MapleEntryTable(catalogue=CARDS).select("tap").do("tap", seat=0, places=[0]).end().select("harvest")
    table.do("harvest", seat=0, places=[0])
    assert (table.line["hands"], table.line["deck"]) == ([4, 3], 37)
    assert table.line["properties"][0][0]["tapped"] is False


def test_a_number_that_is_given_counts_whatever_the_catalogue_says() -> None:
    """MM-2.3"""
    table = MapleEntryTable(catalogue=CARDS).select("tap").do("tap", seat=0, places=[0]).end().select("harvest")
    assert table.do("harvest", seat=0, places=[0], drew=3).line["hands"] == [6, 3]
    table = MapleEntryTable(catalogue=CARDS).select("develop").do("develop", seat=0, card="Sugar Maple", paid=0)
    assert (table.line["hands"], table.line["discard"]) == ([2, 3], 4)


def test_developing_costs_cards_of_the_hand() -> None:
    """MM-2.3"""
    table = MapleEntryTable(catalogue=CARDS).select("develop").do("develop", seat=0, card="Sugar Maple")
    assert (table.line["hands"], table.line["discard"]) == ([0, 3], 6)
    assert [card["card"] for card in table.line["properties"][0]] == ["Red Maple", "Sugar Maple"]
    assert table.line["scores"] == [3, 1]


def test_the_printed_example_of_a_cost() -> None:
    """MM-2.3: to develop a card that costs four, four cards are discarded."""
    cards = [{"name": "Mill", "type": "utility", "cost": 4}]
    table = MapleEntryTable(catalogue=cards).select("develop").give(0, 2).do("develop", seat=0, card="Mill")
    assert (table.line["hands"], table.line["discard"]) == ([0, 3], 8)


def test_an_effect_may_add_a_developed_card() -> None:
    """MM-2.3"""
    table = MapleEntryTable().select("develop").do("develop", seat=0, card="Barn", paid=0)
    table.do("effect", seat=0, place=0, develop="Barn")
    assert (table.line["hands"], len(table.line["properties"][0])) == ([1, 3], 3)


def test_a_card_that_the_catalogue_lacks_may_be_tapped() -> None:
    """MM-2.3, MM-6.2"""
    table = MapleEntryTable(catalogue=CARDS).select("develop").do("develop", seat=0, card="Barn", paid=0).end()
    table.select("tap").do("tap", seat=0, places=[1])
    assert table.line["properties"][0][1] == {"card": "Barn", "type": None, "tapped": True, "tucked": 0, "value": None}


def test_the_turn_ends_with_five_cards_at_most() -> None:
    """MM-2.4"""
    table = MapleEntryTable().select("tap").give(0, 4).give(1, 4).end(discard=2)
    assert (table.line["hands"], table.line["discard"], table.line["turn"]) == ([5, 7], 6, 1)
    assert MapleEntryTable().select("tap").end(discard=0).line["phase"] == "select"


def test_the_discards_become_the_deck() -> None:
    """MM-2.5"""
    table = MapleEntryTable().select("tap").give(0, 38)
    assert (table.line["deck"], table.line["discard"]) == (0, 4)
    table.give(0, 3)
    assert (table.line["deck"], table.line["discard"], table.line["hands"]) == (1, 0, [44, 3])


def test_the_turn_with_ten_cards_is_the_last_and_the_neighbour_still_acts() -> None:
    """MM-3.1: the printed question: my opponent develops the tenth card, do I still get to develop?"""
    table = MapleEntryTable(catalogue=CARDS).select("develop").grow(0, 8).do("develop", seat=0, card="Sled", paid=0)
    assert (len(table.line["properties"][0]), table.line["phase"]) == (10, "act")
    table.do("develop", seat=1, card="Sugar Shack").end()
    assert (table.line["phase"], table.line["turn"]) == ("tally", None)


def test_tucked_cards_are_no_property_cards() -> None:
    """MM-3.1"""
    table = MapleEntryTable().select("tap").grow(0, 8).do("effect", seat=0, place=0, tuck=3).end()
    assert (table.line["phase"], table.line["properties"][0][0]["tucked"]) == ("select", 3)


def finished(first: int, second: int) -> MapleEntryTable:
    table = MapleEntryTable().select("tap").grow(0, 9).end()
    for place in range(10):
        table.do("value", seat=0, place=place, points=first if place == 0 else 0)
    return table.do("value", seat=1, place=0, points=second)


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        pytest.param(4, 3, 0, id="MM-3.2 the higher sum wins"),
        pytest.param(3, 4, 1, id="MM-3.2 the other's may be higher"),
        pytest.param(4, 4, "tie", id="MM-3.2 a tie remains a tie"),
    ],
)
def test_the_tally(first: int, second: int, winner: int | str) -> None:
    line = finished(first, second).line
    assert (line["phase"], line["over"], line["scores"], line["winner"]) == ("over", True, [first, second], winner)


def test_the_tally_asks_for_each_unknown_value_and_the_last_word_counts() -> None:
    """MM-3.2"""
    table = MapleEntryTable(catalogue=CARDS).select("tap").grow(0, 8, "Sugar Maple").grow(0, 1, "Barn").end()
    assert (table.line["phase"], table.line["scores"]) == ("tally", [17, 1])
    table.do("value", seat=0, place=9, points=2)
    assert (table.line["phase"], table.line["scores"], table.line["winner"]) == ("over", [19, 1], 0)
    table.do("value", seat=1, place=0, points=19)
    assert (table.line["phase"], table.line["scores"], table.line["winner"]) == ("over", [19, 19], "tie")


def test_a_known_game_is_over_with_its_last_turn() -> None:
    """MM-3.2"""
    table = MapleEntryTable(catalogue=CARDS).select("tap").grow(1, 9, "Sugar Maple").end()
    assert (table.line["phase"], table.line["winner"]) == ("over", 1)


@pytest.mark.parametrize("third", ["tap", "harvest"])
def test_the_rivals_action_cards(third: str) -> None:
    """MM-4.1"""
    table = MapleEntryTable(rivals=True, third=third).select("choose", chosen="tap")
    assert table.line["actions"] == {third: None, "choose": 0, "develop": None}
    table.do("tap", seat=0, places=[0])
    with pytest.raises(ImpossibleActionError, match="takes no action"):
        table.do("tap", seat=1, places=[0])


@pytest.mark.parametrize(
    ("card", "hand"),
    [
        pytest.param("Sugar Maple", 1, id="MM-4.1 one less"),
        pytest.param("Sugar Shack", 2, id="MM-4.1 never below nothing"),
    ],
)
def test_the_rivals_discount(card: str, hand: int) -> None:
    table = MapleEntryTable(rivals=True, catalogue=CARDS).select("develop").do("develop", seat=0, card=card)
    assert table.line["hands"][0] == hand


def test_what_is_chosen_has_no_discount() -> None:
    """MM-4.1"""
    table = MapleEntryTable(rivals=True, catalogue=CARDS).select("choose", chosen="develop")
    assert table.do("develop", seat=0, card="Sugar Maple").line["hands"][0] == 0


def test_what_the_rivals_may_develop() -> None:
    """MM-4.1"""
    table = MapleEntryTable(rivals=True, catalogue=CARDS, develops=["tree", "utility"]).select("develop")
    with pytest.raises(ImpossibleActionError, match="seat 0 may develop a tree"):
        table.do("develop", seat=0, card="Sugar Shack")
    table.do("develop", seat=0, card="Red Maple").do("develop", seat=1, card="Sugar Shack")
    table = MapleEntryTable(rivals=True, catalogue=CARDS, develops=["tree", "utility"]).select("develop")
    table.do("develop", seat=0, card="Barn", paid=0).do("effect", seat=0, place=0, develop="Sugar Shack")


def test_an_effect_in_the_order_of_its_parts() -> None:
    """MM-5.1"""
    table = MapleEntryTable(catalogue=CARDS).select("develop").do("develop", seat=0, card="Red Maple")
    table.do("effect", seat=0, place=1, draw=2, take=1, discard=3, tap=[0, 1], untap=[0], tuck=1)
    assert (table.line["hands"][0], table.line["deck"], table.line["discard"]) == (0, 36, 7)
    assert [(card["tapped"], card["tucked"]) for card in table.line["properties"][0]] == [(False, 0), (True, 1)]
    table.do("effect", seat=0, place=1, untuck=1, develop="Sugar Shack")
    assert (table.line["hands"][0], table.line["properties"][0][1]["tucked"]) == (0, 0)


@pytest.mark.parametrize(("source", "stands"), [("hand", (2, 38, 4)), ("deck", (3, 37, 4)), ("discard", (3, 38, 3))])
def test_where_tucked_cards_come_from(source: str, stands: tuple[int, int, int]) -> None:
    """MM-5.1"""
    line = MapleEntryTable().select("tap").do("effect", seat=0, place=0, tuck=1, from_=source).line
    assert (line["hands"][0], line["deck"], line["discard"]) == stands
    assert line["properties"][0][0]["tucked"] == 1


def test_a_view_shows_who_may_do_what() -> None:
    """MM-6.1"""
    table = MapleEntryTable(catalogue=CARDS).select("develop").do("develop", seat=0, card="Sugar Maple")
    view = GAME.view(table.state)
    assert [side.may for side in view.sides] == [None, "develop"]
    offers = {offer.card.name: (offer.price, offer.left, offer.action is not None) for offer in view.sides[1].offers}
    assert offers == {
        "Red Maple": (1, 2, True),
        "Sugar Maple": (2, None, True),
        "Sugar Shack": (0, 1, True),
        "Sled": (None, None, True),
    }
    assert [(action.name, action.toward) for action in view.actions] == [
        ("tap", None),
        ("harvest", None),
        ("develop", 0),
    ]
    assert (view.asked, view.last_turn) == (0, False)
    assert view.ends is not None


def test_a_view_offers_what_can_be_selected_and_what_is_over_the_limit() -> None:
    """MM-6.1"""
    view = GAME.view(MapleEntryTable(rivals=True).state)
    assert [len(action.selects) for action in view.actions] == [1, 3, 1]
    view = GAME.view(MapleEntryTable().select("tap").give(0, 4).state)
    assert (view.sides[0].over_limit, view.ends) == (2, GAME.read_action({"do": "end", "discard": 2}))
    assert [card.turns for card in view.sides[1].cards] == [GAME.read_action({"do": "tap", "seat": 1, "places": [0]})]


@pytest.mark.parametrize("players", [0, 1, 3, 4])
def test_it_is_for_two(players: int) -> None:
    with pytest.raises(BadRecordError, match="two players"):
        GAME.start({}, ("",) * players)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"rivals": 1}, "option 'rivals': 1 must be true or false"),
        ({"start": 2}, "option 'start': 2 is no seat"),
        ({"third": "harvest"}, "option 'third' is for the rivals variant"),
        ({"rivals": True, "third": "develop"}, "option 'third': 'develop' must be one of"),
        ({"develops": ["tree", "tree"]}, "option 'develops' is for the rivals variant"),
        ({"rivals": True, "develops": ["tree"]}, "option 'develops': a list must be null, or two of"),
        ({"catalogue": {}}, "option 'catalogue': an object is no catalogue"),
        ({"catalogue": [{"name": "A"}]}, "option 'catalogue': card 1 ('A'): the card has no 'type'"),
        ({"goal": 10}, "'goal' is no option"),
    ],
)
def test_options_that_cannot_be(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadRecordError) as refused:
        GAME.start(options, PLAYERS)
    assert said in str(refused.value)


def test_options_of_the_rivals_at_their_defaults_are_fine() -> None:
    assert MapleEntryTable(rivals=False, third="tap", develops=None).line["phase"] == "select"
