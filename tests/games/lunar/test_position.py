"""Where a replay stands, and what is chosen that nobody sees."""

from companion.engine import Phrase
from companion.games.lunar import GAME
from companion.games.lunar.actions import Stars, TrackPoints
from companion.games.lunar.state import Phase
from companion.games.lunar.view import view
from companion.simulation.lunar import SIMULATION
from tests.games.lunar.table import LunarEntryTable, followed_round


def shown(table: LunarEntryTable) -> tuple[str, list[str], bool]:
    """Returns the title, each card with its seat, and whether no trick runs; ">" leads, "+" wins."""
    assert GAME.position
    position = GAME.position(table.state)
    [title] = table.says((position.title,))
    cards = table.says(tuple(one.card for one in position.laid if isinstance(one.card, Phrase)))
    laid = [
        f"{one.seat} {card}{'>' * one.leads}{'+' * one.wins}" for one, card in zip(position.laid, cards, strict=True)
    ]
    return title, laid, position.is_between_tricks


def test_the_cards_of_a_trick_lie_open_with_who_leads_and_who_wins() -> None:
    table = LunarEntryTable()
    assert shown(table) == ("Round 1, before the tricks", [], True)
    table.do("exchanged").trump("W")
    assert shown(table) == ("Round 1, before the tricks", [], True)
    table.lay("5")
    assert shown(table) == ("Round 1, trick 1 of 12", ["0 5>"], False)
    table.lay("W")
    assert shown(table) == ("Round 1, trick 1 of 12", ["0 5>", "1 wolf+"], False)
    table.lay("O 3")
    assert [seat.cards[0].name for seat in view(table.state).seats if seat.cards] == ["5", "W", "O", "3"]
    won = ["0 5>", "1 wolf+", "2 owl", "3 3+"]
    assert shown(table) == ("Round 1, trick 1 of 12", won, False), "its stars are still asked (LU-3.4)"
    table.do("stars", kept=1)
    assert shown(table) == ("Round 1, trick 1 of 12", won, True)
    table.lay("4")
    assert shown(table) == ("Round 1, trick 2 of 12", ["1 4>"], False)


def test_of_two_players_each_lays_two_cards_and_the_sky_is_named() -> None:
    """LU-5.1"""
    table = LunarEntryTable(2, stars="marked").trump("W").lay("L* 5 3@sky O@sky")
    laid = ["0 lynx*>+", "1 5", "0 3 (Sky)+", "1 owl (Sky)"]
    assert shown(table) == ("Round 1, trick 1 of 12", laid, True)


def test_the_last_trick_lies_open_until_the_next_round_begins() -> None:
    table = followed_round(LunarEntryTable(stars="marked", track=[1]).trump("W"))
    title, laid, is_between_tricks = shown(table)
    assert (title, len(laid), is_between_tricks) == ("After round 1", 4, True)
    assert shown(table.do("exchanged")) == ("Round 2, before the tricks", [], True)
    table = followed_round(LunarEntryTable(stars="marked", track=[0] * 12 + [30]).trump("W"))
    title, laid, is_between_tricks = shown(table)
    assert (title, len(laid), is_between_tricks) == ("The end", 4, True)


def test_a_counted_round_shows_no_cards() -> None:
    table = LunarEntryTable().do("tally", spaces=[6, 6], stars=[1, 1], track=[3, 3])
    assert shown(table) == ("After round 1", [], True)


def test_nothing_is_made_up_but_that_nothing_was_kept() -> None:
    record = SIMULATION.simulate(1)
    state = GAME.start(record.options, record.players)
    chosen = {}
    for entry in record.entries:
        chosen[state.phase] = GAME.choose_unseen(state, "keep")
        state = GAME.apply(state, GAME.read_action(GAME.write_action(entry.action)))
    expected = {Phase.STARS: Stars(0), Phase.TRACK: TrackPoints((0, 0))}
    assert chosen == {phase: expected.get(phase) for phase in chosen}
    assert Phase.TRICKS in chosen
