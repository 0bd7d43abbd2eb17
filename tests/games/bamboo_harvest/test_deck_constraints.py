"""Cards in doubt are what the deck leaves: each face twice at most, four of a rank, three of J, Q and K (BH-1.2)."""

from companion.card_notation import parse_card
from companion.cards import Card
from companion.games.bamboo_harvest.actions import Grid
from companion.games.bamboo_harvest.deck import COURT
from companion.games.bamboo_harvest.grid_table import most_probable_cards
from companion.simulation.players.bamboo_harvest import simulate
from tests.games.bamboo_harvest.table import SeenPlacement

FOREST: tuple[Card, ...] = next(
    entry.action.cards for entry in simulate(1, hands=1).entries if isinstance(entry.action, Grid)
)
NUMBERS = [place for place, card in enumerate(FOREST) if card.rank not in COURT]


def doubtful(*candidates: tuple[str, float]) -> SeenPlacement:
    return SeenPlacement(None, tuple((parse_card(name), share) for name, share in candidates), "doubtful")


def forest(**others: SeenPlacement | None) -> list[SeenPlacement | None]:
    """Returns the forest as it was seen, but for some places, as in p7."""
    cells: list[SeenPlacement | None] = [SeenPlacement(card) for card in FOREST]
    for place, cell in others.items():
        cells[int(place[1:])] = cell
    return cells


def test_the_only_number_card_that_was_not_read_is_the_one_that_is_missing() -> None:
    for place in NUMBERS:
        assert most_probable_cards(forest(**{f"p{place}": doubtful()})) == FOREST


def test_of_two_cards_in_doubt_what_was_read_tells_which_is_which() -> None:
    one, other = next((a, b) for a in NUMBERS for b in NUMBERS if FOREST[a].rank != FOREST[b].rank)
    names = FOREST[one].name, FOREST[other].name
    likely = doubtful((names[0], 0.6), (names[1], 0.39))
    assert most_probable_cards(forest(**{f"p{one}": likely, f"p{other}": doubtful()}))[one] is None
    surer = doubtful((names[1], 0.999), (names[0], 0.001))
    assert most_probable_cards(forest(**{f"p{one}": likely, f"p{other}": surer})) == FOREST


def test_what_the_reader_rules_out_is_not_taken_from_the_deck() -> None:
    place = NUMBERS[0]
    other = next(card for card in FOREST if card.rank != FOREST[place].rank)
    cells = forest(**{f"p{place}": doubtful((other.name, 0.999))})
    assert most_probable_cards(cells)[place] is None


def test_nothing_is_settled_while_cards_are_unseen_or_many_are_in_doubt() -> None:
    one, other = NUMBERS[:2]
    assert most_probable_cards(forest(**{f"p{one}": doubtful(), f"p{other}": None}))[one] is None
    many = {f"p{place}": doubtful((FOREST[place].name, 0.5)) for place in NUMBERS[:9]}
    assert most_probable_cards(forest(**many)).count(None) == 9
    assert most_probable_cards(forest()) == FOREST


def test_nothing_is_settled_where_face_down_cards_leave_nearly_every_face_possible() -> None:
    """Three of four cards in doubt may be any of two dozen faces: to weigh all their ways takes seconds."""
    places = NUMBERS[:4]
    down = {f"p{place}": SeenPlacement(None, state="down") for place in NUMBERS[4:28]}
    read = doubtful((FOREST[places[0]].name, 0.979), (FOREST[places[1]].name, 0.021))
    cells = forest(**down, **{f"p{place}": doubtful() for place in places[1:]}, **{f"p{places[0]}": read})
    assert most_probable_cards(cells)[places[0]] is None


def shown(card: Card, sure: float, *others: tuple[str, float]) -> SeenPlacement:
    """Returns a card that was read surely, with what else it may be."""
    return SeenPlacement(card, ((card, sure), *((parse_card(name), share) for name, share in others)))


def test_a_card_is_not_settled_by_another_that_may_be_misread() -> None:
    """A two that was read as a three leaves a two too much, where the other three lies in doubt."""
    two, three = NUMBERS[0], next(place for place in NUMBERS if FOREST[place].rank != FOREST[NUMBERS[0]].rank)
    names = FOREST[two].name, FOREST[three].name
    misread = shown(FOREST[three], 0.98, (names[0], 0.015))
    cells = forest(**{f"p{two}": misread, f"p{three}": doubtful((names[1], 0.8), (names[0], 0.15))})
    assert most_probable_cards(cells)[three] is None
    certain = forest(**{f"p{two}": shown(FOREST[three], 1.0), f"p{three}": doubtful((names[1], 0.8), (names[0], 0.15))})
    assert most_probable_cards(certain)[three] == FOREST[two]


def test_a_card_that_was_read_surely_is_asked_about_where_the_deck_has_no_more_of_it() -> None:
    """A number that was read as a court leaves four of its rank, of which the forest holds three."""
    court = next(card for card in FOREST if card.rank in COURT and FOREST.count(card) == 1)
    cells = forest(p0=shown(court, 0.91, (FOREST[0].name, 0.08))) if FOREST[0].rank not in COURT else forest()
    assert most_probable_cards(cells)[0] != court


def test_eight_cards_in_doubt_are_weighed_together() -> None:
    places = NUMBERS[:8]
    names = [FOREST[place].name for place in places]
    read = {f"p{place}": doubtful((names[at], 0.8), (names[at - 1], 0.1)) for at, place in enumerate(places)}
    assert most_probable_cards(forest(**read)) == FOREST


def test_what_no_forest_can_be_stays_as_it_was_read() -> None:
    one, *others = (place for place in NUMBERS if FOREST[place] != FOREST[NUMBERS[0]])
    cells = forest(**{f"p{one}": SeenPlacement(FOREST[NUMBERS[0]]), f"p{others[0]}": doubtful()})
    assert most_probable_cards(cells) == tuple(cell.face if cell else None for cell in cells)


def test_a_card_under_a_token_of_which_nothing_was_read_may_lie_face_down() -> None:
    place = NUMBERS[0]
    unread = SeenPlacement(None, (), "doubtful", token="red")
    assert most_probable_cards(forest(**{f"p{place}": unread}))[place] is None
