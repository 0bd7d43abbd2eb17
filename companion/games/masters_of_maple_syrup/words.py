"""What people are told in phrases: why the rules decided so, the score sheet and the result."""

from companion.games.masters_of_maple_syrup.actions import HAND, Develop, Effect, Harvest, Places, Tap, TurnAction
from companion.games.masters_of_maple_syrup.options import CHOOSE, Options
from companion.games.masters_of_maple_syrup.state import HAND_LIMIT, LAST_CARD, Phase, PlacedCard, State, Turn
from companion.games.masters_of_maple_syrup.turn_actions import has_discount
from companion.phrases import Phrase, PhraseValue, Player, phrase


def explain(state: State) -> tuple[Phrase, ...]:
    """Returns why things are as they are now: the last thing decided, and what follows from it."""
    turn = state.turn
    match state.phase:
        case Phase.SELECT if not state.ended:
            return (phrase("turn.setup", "MM-1.2"), *explain_turn(state)[:1])
        case Phase.SELECT:
            return (*explain_turn_end(state), *explain_turn(state))
        case Phase.ACT if turn is not None:
            last = tuple(explain_turn_action(state, done) for done in turn.taken[-1:])
            return (*(last or explain_selection(state, turn)), *explain_last_turn(state), *explain_excess(state))
        case Phase.TALLY:
            return (*explain_turn_end(state), *explain_ten(state), explain_tally(state))
    return (*explain_ten(state), explain_end(state))


def explain_turn(state: State) -> tuple[Phrase, ...]:
    """Returns whose turn begins, and which action cards are available (MM-2.1)."""
    player = Player(state.current)
    free = available(state)
    message = phrase("turn.selects", "MM-2.1", player=player)
    if None not in state.actions:
        return (message, phrase("turn.reset", "MM-2.1"))
    return (message, phrase("turn.available", "MM-2.1", actions=tuple(phrase(f"action.{name}") for name in free)))


def available(state: State) -> tuple[str, ...]:
    """Returns the action cards that can be selected: those that lie sideways, or all if none does (MM-2.1)."""
    names = state.options.action_cards
    free = tuple(name for name, seat in zip(names, state.actions, strict=True) if seat is None)
    return free or names


def explain_selection(state: State, turn: Turn) -> tuple[Phrase, ...]:
    """Returns what was selected, and who may do what now (MM-2.2, MM-4.1)."""
    player, other = Player(turn.seat), Player(1 - turn.seat)
    action = phrase(f"action.{turn.does}")
    if turn.action == CHOOSE:
        return (phrase("turn.chose", "MM-4.1", player=player, other=other, action=action),)
    selected = phrase("turn.selected", "MM-2.2", player=player, other=other, action=action)
    develops = state.options.develops
    if not has_discount(state, turn):
        return (selected,)
    if develops is None:
        return (selected, phrase("turn.discount", "MM-4.1"))
    first, second = (phrase(f"type.{kind}") for kind in develops)
    return (selected, phrase("turn.develops", "MM-4.1", player=player, other=other, first=first, second=second))


def explain_excess(state: State) -> tuple[Phrase, ...]:
    """Returns how many cards the current player has to discard at the turn's end, if any (MM-2.4)."""
    excess = state.sides[state.current].hand - HAND_LIMIT
    if excess <= 0:
        return ()
    return (phrase("turn.excess", "MM-2.4", player=Player(state.current), count=excess, limit=HAND_LIMIT),)


def explain_last_turn(state: State) -> tuple[Phrase, ...]:
    """Returns on whose property ten cards lie, which makes this turn the last one (MM-3.1)."""
    return _ten("turn.ten", state)


def explain_ten(state: State) -> tuple[Phrase, ...]:
    """Returns on whose property ten cards lie, which ended the game (MM-3.1)."""
    return _ten("turn.ten-ended", state)


def _ten(key: str, state: State) -> tuple[Phrase, ...]:
    return tuple(
        phrase(key, "MM-3.1", player=Player(seat), count=count)
        for seat, count in enumerate(state.cards)
        if count >= LAST_CARD
    )


def explain_turn_end(state: State) -> tuple[Phrase, ...]:
    """Returns what was discarded as the last turn ended; nothing before any turn ended (MM-2.4)."""
    if not state.ended or not state.ended[-1].discarded:
        return ()
    ended = state.ended[-1]
    return (phrase("turn.discarded", "MM-2.4", player=Player(ended.turn.seat), count=ended.discarded),)


def explain_tally(state: State) -> Phrase:
    """Returns how many cards' values the table still has to enter (MM-3.2)."""
    return phrase("tally.asked", "MM-3.2", count=len(state.asked))


def explain_end(state: State) -> Phrase:
    """Returns who won, or that a tie remains a tie (MM-3.2)."""
    scores, winner = state.scores, state.winner
    if not isinstance(winner, int):
        return phrase("end.tie", "MM-3.2", points=scores[0])
    return phrase("end.won", "MM-3.2", player=Player(winner), points=scores[winner], others=scores[1 - winner])


NOTHING = phrase("taken.nothing")


def explain_turn_action(state: State, done: TurnAction) -> Phrase:
    """Returns what was done; `state` is any later one, as cards stay at their places."""
    player = Player(done.seat)
    match done:
        case Tap():
            return phrase("taken.tap", "MM-2.3", player=player, cards=_names(state, done.seat, done.places))
        case Harvest():
            cards = _names(state, done.seat, done.places)
            return phrase("taken.harvest", "MM-2.3", player=player, cards=cards, count=done.drew or 0)
        case Develop():
            return phrase("taken.develop", "MM-2.3", player=player, card=done.card, count=done.paid or 0)
    card = state.sides[done.seat].placed[done.place].card.name
    return phrase("taken.effect", "MM-5.1", player=player, card=card, parts=_parts(state, done))


def _names(state: State, seat: int, places: Places) -> PhraseValue:
    names = tuple(state.sides[seat].placed[place].card.name for place in places)
    return names or NOTHING


def _parts(state: State, done: Effect) -> tuple[Phrase, ...]:
    """Returns the parts of an effect, in their order."""
    counted = (("draw", done.draw), ("take", done.take), ("discard", done.discard))
    parts = [phrase(f"effect.{name}", None, count=count) for name, count in counted if count is not None]
    for key, places in (("tap", done.tap), ("untap", done.untap)):
        if places is not None:
            parts.append(phrase(f"effect.{key}", None, cards=_names(state, done.seat, places)))
    if done.tuck is not None:
        parts.append(phrase(f"effect.tuck-{done.from_ or HAND}", None, count=done.tuck))
    if done.untuck is not None:
        parts.append(phrase("effect.untuck", None, count=done.untuck))
    if done.develop is not None:
        parts.append(phrase("effect.develop", None, card=done.develop))
    return tuple(parts)


def announce(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns what is said when `before` has become `after` by an entry."""
    old, new = before.turn, after.turn
    if after.phase is Phase.OVER:
        if before.phase is Phase.ACT:
            return explain(after)
        return (explain_end(after),) if before.winner != after.winner else ()
    if after.phase is Phase.TALLY:
        return explain(after) if before.phase is Phase.ACT else ()
    if new is None:
        return explain(after)
    if old is None:
        return explain_selection(after, new)
    ten = explain_last_turn(after) if after.cards != before.cards else ()
    return (*(explain_turn_action(after, done) for done in new.taken[len(old.taken) :]), *ten)


def announce_correction(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns the first fact that a correction changed, and nothing of what was said before."""
    for old, new in zip(before.ended, after.ended, strict=False):
        if old.turn.does != new.turn.does or old.turn.action != new.turn.action:
            return explain_selection(after, new.turn)
        changed = [done for was, done in zip(old.turn.taken, new.turn.taken, strict=False) if was != done]
        more = list(new.turn.taken[len(old.turn.taken) :])
        if changed or more:
            return (explain_turn_action(after, (changed or more)[0]),)
    if before.turn and after.turn and len(before.ended) == len(after.ended):
        added = [done for done in after.turn.taken if done not in before.turn.taken]
        if added and len(after.turn.taken) > len(before.turn.taken):
            return (explain_turn_action(after, added[0]),)
    if before.winner != after.winner and after.winner is not None:
        return (explain_end(after),)
    if before.sides == after.sides:
        return ()
    return tuple(
        phrase("turn.stands", "MM-6.1", player=Player(seat), hand=side.hand, cards=len(side.placed))
        for seat, side in enumerate(after.sides)
    )


BLANK = phrase("sheet.blank")


def sheet(state: State) -> tuple[Phrase, ...]:
    """Returns the sheet: what was agreed, each turn, both properties, and where the game stands."""
    turns = [line for number, ended in enumerate(state.ended, 1) for line in _turn(state, number, ended.turn)]
    running = _turn(state, len(state.ended) + 1, state.turn) if state.turn else []
    properties = [line for seat in (0, 1) for line in _property(state, seat)]
    table = [BLANK, *_action_cards(state), phrase("sheet.piles", None, deck=state.deck, discard=state.discard)]
    return (phrase("name"), agreed(state.options), BLANK, *turns, *running, *properties, *table, *_end(state))


def _action_cards(state: State) -> tuple[Phrase, ...]:
    """Returns toward whom each action card is turned (MM-2.1); nothing once the last turn has ended."""
    pairs = zip(state.options.action_cards, state.actions, strict=True)
    return () if state.last else tuple(_action_card(name, seat) for name, seat in pairs)


def _action_card(name: str, seat: int | None) -> Phrase:
    action = phrase(f"action.{name}")
    if seat is None:
        return phrase("sheet.sideways", "MM-2.1", action=action)
    return phrase("sheet.toward", "MM-2.1", action=action, player=Player(seat))


def agreed(options: Options) -> Phrase:
    """Returns the variant that the table plays."""
    if not options.rivals:
        return phrase("sheet.agreed", variant=phrase("sheet.standard"))
    return phrase("sheet.agreed", variant=phrase("sheet.rivals", None, third=phrase(f"action.{options.third}")))


def _turn(state: State, number: int, turn: Turn) -> list[Phrase]:
    action = phrase(f"action.{turn.does}")
    key = "sheet.turn" if turn.does == turn.action else "sheet.turn-chosen"
    opening = phrase(key, None, number=number, player=Player(turn.seat), action=action)
    return [opening, *(phrase("sheet.note", text=explain_turn_action(state, done)) for done in turn.taken)]


def _property(state: State, seat: int) -> list[Phrase]:
    return [BLANK, property_line(state, seat), *(_card(placed) for placed in state.sides[seat].placed)]


def property_line(state: State, seat: int) -> Phrase:
    """Returns whose property it is, and how many cards lie there and in the hand."""
    side = state.sides[seat]
    return phrase("sheet.property", None, player=Player(seat), count=len(side.placed), hand=side.hand)


def _card(placed: PlacedCard) -> Phrase:
    return phrase(
        "sheet.card",
        None,
        card=placed.card.name,
        type=phrase(f"type.{placed.card.type or 'unknown'}"),
        value=worth_of(placed),
        tapped=phrase("sheet.tapped") if placed.tapped else BLANK,
        tucked=phrase("sheet.tucked", None, count=placed.tucked) if placed.tucked else BLANK,
    )


def worth_of(placed: PlacedCard) -> PhraseValue:
    """Returns what a card is worth, as far as it is known; its bonus may be open (MM-3.2)."""
    if placed.value is None:
        return phrase("sheet.unknown")
    return phrase("sheet.open-bonus", "MM-3.2", value=placed.value) if placed.is_asked else placed.value


def _end(state: State) -> tuple[Phrase, ...]:
    scores = tuple(
        phrase("sheet.standing", None, player=Player(seat), count=points) for seat, points in enumerate(state.scores)
    )
    if state.phase is Phase.OVER:
        return (BLANK, *scores, explain_end(state))
    waiting = phrase(f"sheet.waits-{state.phase}")
    return (BLANK, *scores, phrase("sheet.unfinished", waiting=waiting))


def result(state: State) -> tuple[Phrase, ...]:
    """Returns the game's name, each player's property and points, and who won."""
    sides = tuple(
        phrase("result.side", None, player=Player(seat), points=side.score, count=len(side.placed))
        for seat, side in enumerate(state.sides)
    )
    return (phrase("name"), *sides, *((explain_end(state),) if state.winner is not None else ()))
