"""What the game says: whose turn it is and why, announcements, corrections, the sheet, the course and the tables."""

from companion.games.masters_of_maple_syrup import GAME
from tests.games.masters_of_maple_syrup.table import CARDS, MapleEntryTable, announced, explained


def test_whose_turn_it_is_and_what_is_available() -> None:
    """MM-1.2, MM-2.1"""
    table = MapleEntryTable()
    assert explained(table) == [
        "Deal five cards each: keep three, and lay the other two face-up on the discards.",
        "Ann selects an action card.",
    ]
    table.select("tap").end()
    assert explained(table) == ["Bo selects an action card.", "Available: harvest and develop."]
    table.select("develop").end().select("harvest").end()
    assert explained(table) == [
        "Bo selects an action card.",
        "No action card lies sideways: all three are set back first.",
    ]


def test_what_was_selected_and_done() -> None:
    """MM-2.2, MM-2.3"""
    table = MapleEntryTable(catalogue=CARDS).select("tap")
    assert explained(table) == ["Ann selected tap: Ann may take it first, then Bo."]
    assert explained(table.do("tap", seat=0, places=[0])) == ["Ann tapped Red Maple."]
    table.end().select("harvest")
    assert explained(table.do("harvest", seat=0, places=[0], drew=4)) == ["Ann harvested Red Maple and drew 4 cards."]
    table.end().select("develop")
    assert explained(table) == [
        "Ann selected develop: Ann may take it first, then Bo.",
        "At the turn's end Ann discards 2 cards, down to 5.",
    ]


def test_what_the_rivals_may_do() -> None:
    """MM-4.1"""
    table = MapleEntryTable(rivals=True, develops=["tree", "utility"]).select("develop")
    assert explained(table) == [
        "Ann selected develop: Ann may take it first, then Bo.",
        "By this card Ann may develop a tree and Bo a utility, for one less.",
    ]
    assert explained(MapleEntryTable(rivals=True).select("develop"))[1:] == [
        "Each may develop a card of the type that the action card says, tree or utility, for one less.",
    ]
    assert explained(MapleEntryTable(rivals=True).select("choose", chosen="harvest")) == [
        "Ann chose harvest; Bo takes no action."
    ]


def test_effects_are_told_part_by_part() -> None:
    """MM-5.1"""
    table = MapleEntryTable(catalogue=CARDS).select("develop")
    table.do("effect", seat=0, place=0, draw=2, take=1, discard=1, tap=[0], untap=[0], tuck=1, develop="Sled")
    assert explained(table) == [
        "Ann used Red Maple: drew 2 cards, took one card from the discards, discarded one card, tapped Red Maple,"
        " turned Red Maple upright, tucked one card from the hand and developed Sled."
    ]
    table.do("effect", seat=0, place=0, untuck=1)
    assert explained(table) == ["Ann used Red Maple: took one tucked card into the hand."]


def test_announcements() -> None:
    table = MapleEntryTable()
    assert announced(table, "select", action="tap") == ["Ann selected tap: Ann may take it first, then Bo."]
    assert announced(table, "tap", seat=0, places=[0]) == ["Ann tapped Red Maple."]
    assert announced(table, "effect", seat=0, place=0, draw=3) == ["Ann used Red Maple: drew 3 cards."]
    assert announced(table, "end", discard=1) == [
        "Ann discarded one card, down to five.",
        "Bo selects an action card.",
        "Available: harvest and develop.",
    ]
    assert announced(table, "select", "de", action="develop") == ["Bo wählte Ausbauen: Erst darf Bo, dann Ann."]


def test_the_tenth_card_the_tally_and_the_end_are_announced() -> None:
    """MM-3.1, MM-3.2"""
    table = MapleEntryTable(catalogue=CARDS).select("develop").grow(0, 8, "Sugar Maple")
    ten = announced(table, "develop", seat=0, card="Sled", paid=1)
    assert ten == [
        "Ann developed Sled and paid one card.",
        "Ann has 10 cards on the property: this turn is the last one.",
    ]
    reached = "Ann has 10 cards on the property: that ended the game."
    assert announced(table, "end") == [
        reached,
        "The game is over. The value of one card is still to be said, with its bonus.",
    ]
    assert announced(table, "value", seat=0, place=9, points=2) == ["Ann wins, 19 to 1."]
    assert explained(table)[0] == reached
    assert announced(table, "value", seat=0, place=0, points=1) == []
    assert announced(table, "value", seat=1, place=0, points=19)[-1] == (
        "Both properties are worth 19: a tie remains a tie."
    )


def test_a_correction_says_the_first_fact_that_changed() -> None:
    def said(before: MapleEntryTable, after: MapleEntryTable) -> list[str]:
        return before.says(GAME.announce_correction(before.state, after.state))

    first, second = MapleEntryTable().select("tap").end(), MapleEntryTable().select("develop").end()
    assert said(first, second) == ["Ann selected develop: Ann may take it first, then Bo."]
    second = MapleEntryTable().select("tap").do("tap", seat=0, places=[0]).end()
    assert said(first, second) == ["Ann tapped Red Maple."]
    running, other = MapleEntryTable().select("tap"), MapleEntryTable().select("tap").give(0, 1)
    assert said(running, other) == ["Ann used Red Maple: drew one card."]
    assert said(other, running) == [
        "Ann holds 3 cards and has 1 on the property.",
        "Bo holds 3 cards and has 1 on the property.",
    ]
    assert said(first, first) == []
    won, tied = (MapleEntryTable(catalogue=CARDS).select("tap").grow(0, 9, "Sugar Maple").end() for _ in "ab")
    tied.do("value", seat=1, place=0, points=19)
    assert said(won, tied) == ["Both properties are worth 19: a tie remains a tie."]


def test_what_was_entered_before_the_other_players_action_is_announced() -> None:
    """MM-2.2"""
    table = MapleEntryTable().select("tap").do("tap", seat=1, places=[0])
    before = table.state
    table = MapleEntryTable().select("tap").do("tap", seat=0, places=[0]).do("tap", seat=1, places=[0])
    assert table.says(GAME.announce_correction(before, table.state)) == ["Ann tapped Red Maple."]


def test_the_sheet() -> None:
    table = (
        MapleEntryTable(rivals=True, catalogue=CARDS).select("choose", chosen="tap").do("tap", seat=0, places=[0]).end()
    )
    table.select("develop")
    assert table.says(GAME.sheet(table.state)) == [
        "Masters of Maple Syrup",
        "Agreed: the rivals variant, with tap as third action card.",
        "",
        "  1  Ann: tap (chosen)",
        "     Ann tapped Red Maple.",
        "  2  Bo: develop",
        "",
        "Ann: one card on the property, 3 in hand.",
        "     Red Maple (tree): 1, tapped",
        "",
        "Bo: one card on the property, 3 in hand.",
        "     Red Maple (tree): 1",
        "",
        "Action card tap: sideways.",
        "Action card choose one: toward Ann.",
        "Action card develop: toward Bo.",
        "Deck: 38; discards: 4.",
        "",
        "Ann: one point.",
        "Bo: one point.",
        "Next: the action, or the turn's end.",
    ]


def test_the_course_of_a_game() -> None:
    table = MapleEntryTable(catalogue=CARDS).select("tap").grow(0, 1, "Sugar Maple").end()
    table.select("develop").grow(1, 9, "Barn").end()
    for place in range(1, 10):
        table.do("value", seat=1, place=place, points=1)
    [course] = GAME.courses(table.state)
    assert [step.scores for step in course.steps] == [(3, 1), (3, 1), (3, 10)]
    lead = ["Turn 1: Ann takes the lead, 3 to 1.", "In the tally Bo takes the lead, 10 to 3."]
    assert table.says(course.turns) == [
        *lead,
        "Ann's best card: Sugar Maple, worth 2.",
        "Bo's best card: Red Maple, worth 1.",
    ]


def test_tables_have_each_turn_and_each_card() -> None:
    table = MapleEntryTable(catalogue=CARDS).select("tap").do("tap", seat=0, places=[0]).end().select("harvest")
    table.do("harvest", seat=0, places=[0], drew=2).do("effect", seat=0, place=0, draw=1, develop="Sled").end()
    tables = GAME.tables(table.state)
    assert [row["action"] for row in tables["turns"]] == ["tap", "harvest"]
    second = tables["turns"][1]
    assert (second["drew.0"], second["developed.0"], second["effects"], second["cards.0"]) == (3, "Sled", 1, 2)
    assert [(row["seat"], row["card"]) for row in tables["cards"]] == [(0, "Red Maple"), (0, "Sled"), (1, "Red Maple")]


def test_the_result_in_a_few_lines() -> None:
    assert MapleEntryTable().says(GAME.result(MapleEntryTable().state)) == [
        "Masters of Maple Syrup",
        "Ann: 0 for one card.",
        "Bo: 0 for one card.",
    ]
