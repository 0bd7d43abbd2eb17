"""Rules at hand: every fact has its place, every phase opens where it matters, and a search finds what people ask."""

import pytest

from companion.games import find_game, game_names
from companion.translations import languages
from companion.translations.rulebook import Rulebook, find_rulebook
from tests.games.phrases import facts_of, rules_in
from tests.games.random_play import play_randomly

ENGLISH = find_rulebook("mast-year")
GERMAN = find_rulebook("mast-year", "de")


def numbers(book: Rulebook) -> list[str]:
    return [fact.number for page in book.pages for fact in page.facts]


@pytest.mark.parametrize("language", languages())
class TestEachLanguage:
    def test_has_every_fact_of_the_rules(self, language: str) -> None:
        book = find_rulebook("mast-year", language)
        assert {*numbers(book), *(page.number for page in book.pages)} == facts_of(find_game("mast-year"))
        assert numbers(book) == numbers(ENGLISH)

    def test_cites_the_same_facts_and_cards(self, language: str) -> None:
        book = find_rulebook("mast-year", language)
        for page, english in zip(book.pages, ENGLISH.pages, strict=True):
            for fact, same in zip(page.facts, english.facts, strict=True):
                for sign in "♣♦♥♠":
                    assert (sign in fact.text) == (sign in same.text), fact.number
                assert len(fact.paragraphs) == len(same.paragraphs), fact.number

    def test_has_the_table_of_decks(self, language: str) -> None:
        place = find_rulebook("mast-year", language).place_of("MY-3.3")
        rows = find_rulebook("mast-year", language).pages[place[0]].facts[place[1]].rows
        assert [row[1:] for row in rows[1:]] == [row[1:] for row in ENGLISH.pages[2].facts[2].rows[1:]]
        assert len(rows) == 7

    def test_shows_no_signs_of_writing(self, language: str) -> None:
        book = find_rulebook("mast-year", language)
        said = [fact.text for page in book.pages for fact in page.facts]
        assert not any(sign in " ".join([book.title, book.opening, *said]) for sign in ("**", "`", "|", "##"))


def test_a_fact_opens_its_page_at_its_line() -> None:
    assert ENGLISH.place_of("MY-5.3") == (4, 2)
    assert ENGLISH.place_of("MY-5") == (4, 0)
    assert ENGLISH.pages[4].title == "Trunk and tricks"
    assert GERMAN.pages[4].title == "Stamm und Stiche"


def test_an_unknown_rule_opens_the_book_at_its_beginning() -> None:
    assert ENGLISH.place_of("WH-1.1") == (0, 0)


def test_all_that_is_explained_can_be_looked_up() -> None:
    game = find_game("mast-year")
    for _, state in play_randomly(game, 3, {"goal": 7}).sample(60):
        for phrase in (*game.explain(state), *game.sheet(state)):
            for rule in rules_in(phrase):
                assert rule == "MY-1.1" or ENGLISH.place_of(rule) != (0, 0)


@pytest.mark.parametrize(
    ("book", "wanted", "found"),
    [
        (ENGLISH, "boom", "MY-8.3"),
        (ENGLISH, "TRUMP", "MY-5.1"),
        (ENGLISH, "revoke", "MY-10.2"),
        (ENGLISH, "eat stash", "MY-6.3"),
        (ENGLISH, "5.4", "MY-5.4"),
        (ENGLISH, "my-5.4", "MY-5.4"),
        (ENGLISH, "♥ led", "MY-10.3"),
        (GERMAN, "trumpf", "MY-5.1"),
        (GERMAN, "Vorrat fressen", "MY-6.3"),
        (GERMAN, "unentschieden", "MY-9.3"),
    ],
)
def test_search_finds_what_people_ask(book: Rulebook, wanted: str, found: str) -> None:
    assert found in [fact.number for fact in book.search(wanted)]


@pytest.mark.parametrize("wanted", ["", "   ", "checkmate", "("])
def test_search_for_nothing_finds_nothing(wanted: str) -> None:
    assert ENGLISH.search(wanted) == ()


def test_a_word_with_a_hyphen_is_found() -> None:
    assert ENGLISH.search("face-up")


def test_each_word_of_a_search_narrows_it() -> None:
    assert set(ENGLISH.search("trick acorn winner")) < set(ENGLISH.search("trick acorn")) < {*ENGLISH.search("trick")}


def test_a_game_without_a_german_book_shows_its_english_one(unshipped_games: str) -> None:
    assert find_rulebook("whist", "de").place_of("WH-2.3") == (1, 2)


def test_styles_are_kept_apart() -> None:
    fact = ENGLISH.pages[7].facts[1]
    assert [span.text for spans in fact.paragraphs for span in spans if span.style == "strong"] == [
        "Partial Mast Year",
        "Full Mast Year",
    ]


@pytest.mark.parametrize(("wanted", "number"), [("boom", "MY-8.3"), ("trunk", "MY-5.1"), ("revoke", "MY-10.2")])
def test_what_a_word_means_is_found_first(wanted: str, number: str) -> None:
    assert ENGLISH.search(wanted)[0].number == number


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", languages())
def test_each_term_of_a_book_is_found_in_it(game: str, language: str) -> None:
    book = find_rulebook(game, language)
    assert len(book.terms) >= 3
    assert all(book.search(term) and not term.endswith(":") for term in book.terms)


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", languages())
def test_a_paragraph_ends_with_a_sentence(game: str, language: str) -> None:
    """Each line of a fact is a paragraph on the screen: one broken for the width of an editor breaks there too."""
    facts = [fact for page in find_rulebook(game, language).pages for fact in page.facts]
    paragraphs = ["".join(span.text for span in spans).strip() for fact in facts for spans in fact.paragraphs]
    assert [text for text in paragraphs if text[-1] not in '.:!?)”“"'] == []


@pytest.mark.parametrize(
    ("game", "rule", "language", "label"),
    [
        ("nice-one-squirrel", "NS-5.1", "en", "Decision:"),
        ("nice-one-squirrel", "NS-5.1", "de", "Festlegung:"),
        ("bamboo-harvest", "BH-4.4", "en", "Decision:"),
        ("nice-one-squirrel", "NS-4.1", "en", ""),
    ],
)
def test_a_fact_says_whether_it_decides_something_itself(game: str, rule: str, language: str, label: str) -> None:
    book = find_rulebook(game, language)
    page, line = book.place_of(rule)
    assert book.pages[page].facts[line].decision == label
