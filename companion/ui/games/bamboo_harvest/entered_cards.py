"""What a correction of an entry of several players' cards offers: each card, then what it really was. No Kivy."""

from companion.cards import Card
from companion.engine.values import with_item, without_item
from companion.games.bamboo_harvest.actions import HANDED, Action, LayDeeds, Start
from companion.games.bamboo_harvest.state import State
from companion.ui.games.bamboo_harvest.draft import RESTING, Draft, Meaning, Offer, OfferButton, Pad
from companion.ui.games.bamboo_harvest.forest_cells import forest_cells
from companion.ui.games.bamboo_harvest.setup_offers import Names, dealt, deed_pad, discarded, offer_start
from companion.ui.texts import SAY


def cards_of(action: Action) -> tuple[Card, ...]:
    """Returns the cards of an entry that has some of each player, seat by seat; nothing for any other entry."""
    match action:
        case Start(discards=tuple(cards)):
            return cards
        case LayDeeds(up):
            return tuple(card for deeds in up for card in deeds)
    return ()


def offer_entered(state: State, action: Action, draft: Draft, names: Names) -> Offer:
    """Offers the cards of an entry, or if one of them was touched, all that it can have been instead."""
    if draft.pad is Pad.DISCARDS:  # two cards are equal now
        return offer_start(state, draft, names)
    cards, each = cards_of(action), HANDED if isinstance(action, LayDeeds) else 1
    if not draft.places:
        options = tuple(
            OfferButton(SAY("ui.entered.whose", name=names[place // each], card=card), Draft(places=(place,)))
            for place, card in enumerate(cards)
        )
        return Offer(SAY("ui.entered.which"), forest_cells(state), options)
    place = draft.places[0]
    others = without_item(cards, place)

    def instead(card: Card) -> Meaning:
        entered = with_item(cards, place, card)
        take = dealt if each == HANDED else discarded
        return take(entered[:-1], entered[-1], len(names))

    task = SAY("ui.entered.instead", name=names[place // each], card=cards[place])
    return Offer(
        task, forest_cells(state), (OfferButton(SAY("ui.entered.other"), RESTING),), deed_pad(state, others, instead)
    )
