"""A card that was touched stays where it lies while its name is asked for or typed."""

from companion.app.laid_row import NamedOutline
from companion.app.learning_activity import ChoosingDeck, NamingCard, ShowingCards, TypingName, touched_card

CARD = NamedOutline("wolf", ((0.0, 0.0),) * 4)


def test_a_card_is_touched_while_it_is_named_by_touch_or_letters() -> None:
    assert [touched_card(activity) for activity in (NamingCard(CARD), TypingName(CARD))] == [CARD, CARD]
    assert [touched_card(activity) for activity in (ShowingCards(), TypingName(), ChoosingDeck(()))] == [None] * 3
