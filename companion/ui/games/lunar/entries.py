"""Entries: what was entered in a round of Lunar, trick by trick; as words, without Kivy."""

from companion.games.lunar.actions import Action, Play, Stars, Tally, TrackPoints, Trump
from companion.games.lunar.state import Phase, PlayedCard, State
from companion.games.lunar.view import WON
from companion.ui.games.lunar.prints import print_card
from companion.ui.texts import SAY


def line_of(before: State, action: Action) -> tuple[int, str]:
    """Returns the number of the round, and the title of the trick or of what came before or after the tricks."""
    running = before.round
    number = before.rounds[-1].number
    if isinstance(action, Tally):
        return number, SAY("ui.history.count")
    if running is None or running.phase is Phase.TRUMP:
        return number, SAY("ui.history.begin")
    if running.phase is Phase.TRACK:
        return number, SAY("ui.history.track")
    return number, SAY("ui.history.trick", number=len(running.tricks) + (running.phase is Phase.TRICKS))


def card_of(action: Action) -> PlayedCard | None:
    """Returns the card that an action enters, if it is one."""
    return PlayedCard(action.card, action.from_) if isinstance(action, Play) else None


def marks(action: Action, before: State, now: State) -> str:
    """Returns the signs of a card that was played in the state `before`, as the game tells it now."""
    running = before.round
    whole = next((one for one in now.rounds if running and one.number == running.number), None)
    if not isinstance(action, Play) or running is None or whole is None:
        return ""
    number, seat = len(running.tricks), before.seat_of_turn(running)
    wins = number < len(whole.tricks) and whole.tricks[number].team == seat % 2
    proven = any((item.trick, item.seat) == (number + 1, seat) for item in whole.irregularities)
    is_suit = action.card.face.suit is not None  # LU-5.2: of a player's two cards, the one that did not follow
    return WON * wins + "⚠" * (proven and is_suit)


def entry_text(action: Action, before: State | None, names: tuple[str, ...]) -> str:
    """Returns one entry in a few words; `before` is the state in which it was entered, if the words may use it."""
    running = before.round if before else None
    match action:
        case Play(card, area):
            said = print_card(PlayedCard(card, area))
            sign = f"{said.sign} ({said.note})" if said.note else said.sign
            return f"{names[before.seat_of_turn(running)]}: {sign}" if before and running else sign
        case Trump(suit):
            return SAY("ui.bar.trump", suit=SAY(f"card.{suit}"))
        case Stars(kept):
            return SAY("button.stars", count=kept)
        case TrackPoints(points):
            return SAY("ui.history.points", first=points[0], second=points[1])
        case Tally():
            return SAY("ui.history.counted", first=action.spaces[0], second=action.spaces[1])
    return SAY("button.exchanged")
