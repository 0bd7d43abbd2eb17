"""What the screen offers after the harvest: a deed to buy, deeds to lay face-up and to discard (BH-4.5). No Kivy."""

from companion.games.bamboo_harvest.actions import Action, Buy, Discard, End, Redraw, Reveal
from companion.games.bamboo_harvest.choices import choices
from companion.games.bamboo_harvest.managing import DEED_COST
from companion.games.bamboo_harvest.state import MOST_DEEDS, State
from companion.ui.games.bamboo_harvest.draft import RESTING, Draft, Offer, OfferButton, Pad, PadCard
from companion.ui.games.bamboo_harvest.forest_cells import forest_cells
from companion.ui.texts import SAY


def offer_deeds_managed(state: State, draft: Draft, names: tuple[str, ...]) -> Offer:
    """Offers what can be done with the deeds, and the end of the turn, unless a deed must be discarded."""
    possible = choices(state)
    reveals = [action for action in possible if isinstance(action, Reveal)]
    if draft.pad is Pad.REVEAL and reveals:
        pad = tuple(PadCard(action.cards[0], action) for action in reveals)
        back = OfferButton(SAY("ui.choice.back"), RESTING)
        return Offer(SAY("ui.manage.which", name=names[state.turn]), forest_cells(state), (back,), pad)
    surplus = state.own.count - MOST_DEEDS
    can_buy = any(isinstance(action, Buy) for action in possible)
    key = "surplus" if surplus > 0 else "task" if reveals else "can-buy" if can_buy else "only-end"
    task = SAY(f"ui.manage.{key}", name=names[state.turn], count=max(surplus, 0))
    options = [option for action in possible if (option := _option(action, state))]
    if reveals:
        options.append(OfferButton(SAY("ui.manage.reveal"), Draft(pad=Pad.REVEAL)))
    return Offer(task, forest_cells(state), tuple(sorted(options, key=lambda option: not option.is_first)))


def _option(action: Action, state: State) -> OfferButton | None:
    match action:
        case End():
            return OfferButton(SAY("ui.manage.end"), action, is_first=True)
        case Buy():
            return OfferButton(SAY("ui.manage.buy", cost=DEED_COST), action)
        case Redraw():
            return OfferButton(SAY("ui.manage.redraw"), action)
        case Discard(up=tuple((card, *_))):
            return OfferButton(SAY("ui.manage.discard", card=card), action)
        case Discard(down=int(count)):
            return OfferButton(SAY("ui.manage.discard-down", count=count), action)
    return None
