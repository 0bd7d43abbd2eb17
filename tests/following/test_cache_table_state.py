"""What sightings make of the table of a game of caches."""

from companion.following.cache_table_state import CacheTableState, is_cache
from companion.following.sightings import CardGone, CardLaid
from companion.games.nice_one_squirrel.cache_table import NutTable
from tests.following.property_camera import place_at

RULES = NutTable()
NAMES = [face.name for face in RULES.faces.faces]
EMPTY = CacheTableState(RULES)


def laid(number: int, name: str, x_mm: float, y_mm: float, at_s: float = 1.0) -> CardLaid:
    shares = tuple(float(one == name) for one in NAMES)
    return CardLaid(number, place_at(x_mm, y_mm), shares, at_s)


def three_caches() -> CacheTableState:
    """Caches 1, 2 and 9 lie side by side, so that cache 1 and its neighbours are known."""
    table = EMPTY
    for number, (cache, x_mm) in enumerate(((9, -300.0), (1, 0.0), (2, 300.0))):
        table = table.noticed(laid(number, f"cache-{cache}", x_mm, 0.0))
    return table


def test_caches_are_known_where_they_were_seen_last() -> None:
    table = three_caches()
    assert table.missing_caches == (3, 4, 5, 6, 7, 8)
    assert (table.is_known(1), table.is_known(2)) == (True, False)


def test_a_card_lies_at_the_cache_that_is_clearly_nearest() -> None:
    table = three_caches()
    assert table.nearest(laid(9, "BC", 10.0, 90.0)) == 1
    assert table.nearest(laid(9, "BC", 150.0, 0.0)) is None, "half-way between two"
    assert table.nearest(laid(9, "BC", 0.0, 500.0)) is None, "far from all"


def test_a_nut_between_two_caches_is_new_where_it_is_known_at_neither_and_else_lies_where_it_is_known() -> None:
    table = three_caches().noticed(laid(9, "BC", 125.0, 0.0)).noticed(laid(10, "cache-2", 250.0, 0.0))
    assert (table.nearest(table.cards[9]), table.fresh(1, ())) == (None, [])
    [nut] = [one.face for one in table.between(1, {1: (), 2: ()})]
    assert nut.name == "BC"
    assert table.between(1, {1: (), 2: (nut,)}) == []
    both = table.noticed(laid(11, "BC", 0.0, 90.0))
    assert [one.face for one in both.between(1, {1: (nut,), 2: ()})] == [nut], "the known one is seen elsewhere"
    assert both.between(1, {1: (nut,), 2: (nut,)}) == []
    assert table.between(9, {1: (), 2: (), 9: ()}) == []
    assert table.missing(1, {1: (nut,), 2: ()}) == ()
    assert table.missing(1, {1: (nut,), 2: (nut,)}) == (nut,), "it may be the equal one of the other cache"
    assert table.missing(9, {9: (nut,), 1: (), 2: ()}) == (nut,)


def test_of_two_equal_nuts_between_caches_one_is_new_where_one_is_known() -> None:
    table = three_caches().noticed(laid(10, "cache-2", 250.0, 0.0))
    table = table.noticed(laid(9, "BC", 124.0, 0.0)).noticed(laid(11, "BC", 126.0, 0.0, at_s=2.0))
    [old, new] = table.between(1, {1: (), 2: (), 9: ()})
    assert table.between(1, {1: (new.face,), 2: (), 9: ()}) == [new]
    assert table.between(1, {1: (old.face,), 2: (new.face,), 9: ()}) == []


def test_a_nut_under_one_that_is_covered_itself_hardly_shows() -> None:
    lower, upper = laid(9, "BC", 0.0, 90.0), laid(10, "GW", 0.0, 90.0, at_s=2.0)
    table = three_caches().noticed(lower)
    [nut] = table.seen_at(1)
    alone = table.noticed(CardGone(lower.card, 3.0))
    assert alone.may_be_taken_unseen(nut, 1), "it would be read"
    both = table.noticed(upper).noticed(CardGone(lower.card, 3.0)).noticed(CardGone(upper.card, 4.0))
    assert not both.may_be_taken_unseen(nut, 1), "the one on it would be moved"


def test_a_nut_is_fresh_until_it_is_known_and_missing_once_it_is_seen_no_more() -> None:
    table = three_caches().noticed(laid(9, "BC", 0.0, 90.0))
    [nut] = table.seen_at(1)
    assert nut.name == "BC"
    assert [one.face for one in table.fresh(1, ())] == [nut]
    assert table.fresh(1, (nut,)) == []
    assert table.missing(1, {1: (nut,)}) == ()
    assert table.noticed(CardGone(9, 5.0)).missing(1, {1: (nut,)}) == (nut,)


def test_a_covered_nut_still_lies_there_unless_the_bare_table_is_seen() -> None:
    covered = three_caches().noticed(laid(9, "BC", 0.0, 90.0)).noticed(CardGone(9, 5.0))
    lifted = covered.noticed(CardGone(9, 6.0, bare=True))
    assert (len(covered.covered), len(lifted.covered), len(lifted.lifted)) == (1, 0, 1)


def test_a_cache_that_is_seen_again_is_untouched_only_where_cards_are_not_taken_up() -> None:
    """A nut that was not read may have lain on it, and have been taken up."""
    squirrel = laid(9, "squirrel-1", 0.0, 90.0)
    table = three_caches().noticed(squirrel).after_entry(0)
    assert table.is_seen_untouched(1, squirrel, takes=True)
    again = table.noticed(CardGone(1, 2.0)).noticed(laid(20, "cache-1", 0.0, 0.0, at_s=9.0))
    assert not again.is_seen_untouched(1, squirrel, takes=True)
    assert again.is_seen_untouched(1, squirrel, takes=False)
    assert again.is_seen_untouched(2, squirrel, takes=True)
    assert not again.is_disturbed(1)
    assert again.after_entry(None).is_seen_untouched(1, squirrel, takes=True)
    late = again.after_entry(None, is_late=True)
    assert not late.is_seen_untouched(1, squirrel, takes=True), "it may have happened after the squirrel came"


def test_a_squirrel_is_the_piece_of_its_seat() -> None:
    squirrel = laid(9, "squirrel-1", 0.0, 90.0)
    table = three_caches().noticed(squirrel)
    assert table.piece(0) == squirrel
    assert table.piece(1) is None


def test_only_a_cache_stays_from_one_game_to_the_next() -> None:
    assert is_cache(RULES, laid(1, "cache-3", 0.0, 0.0))
    assert not is_cache(RULES, laid(1, "BC", 0.0, 0.0))
