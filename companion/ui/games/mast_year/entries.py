"""Entries: what was entered in a hand, trick by trick; as words, without Kivy."""

from companion.cards import Card
from companion.games.mast_year import actions
from companion.games.mast_year.actions import Action
from companion.games.mast_year.state import Hand, Phase, State
from companion.ui.texts import SAY


def line_of(before: State, action: Action, names: tuple[str, ...]) -> tuple[int, str]:
    """Returns the number of the hand, and the title of the trick or of what came before or after the tricks."""
    hand = before.hand
    number = hand.deal.number if hand else len(before.hands) + (before.phase is Phase.SPEEDY)
    if isinstance(action, actions.Tally | actions.Count):
        return number, SAY("ui.history.count")
    if hand is None or before.phase in (Phase.DEAL, Phase.PASS, Phase.TRUNK):
        return number, SAY("ui.history.begin")
    if before.phase is Phase.REVEAL:
        return number, SAY("ui.history.reveal")
    trick = len(hand.tricks) + (before.phase is not Phase.EAT)
    return number, SAY("ui.history.trick", number=trick)


def marks(action: Action, before: State, now: State) -> str:
    """Returns the signs of a card that was played in the state `before`, as the game tells it now."""
    hand = before.hand
    whole = next((one for one in now.hands if hand and one.deal.number == hand.deal.number), None)
    if not isinstance(action, actions.Play) or hand is None or whole is None:
        return ""
    number = len(hand.tricks)
    wins = number < len(whole.tricks) and whole.tricks[number].winner == hand.turn
    noted = (item for item in whole.watch.irregularities if not item.cleared)
    wrong = any((item.trick, item.seat) == (number + 1, hand.turn) for item in noted)
    return "★" * wins + "⚠" * wrong


def card_of(action: Action) -> Card | None:
    """Returns the card that an action enters, if it is one."""
    return action.card if isinstance(action, actions.Play | actions.Trunk | actions.Reveal) else None


def doubt_text(action: Action) -> str:
    """Returns what a button says of an entry of which a camera is in doubt: its card."""
    card = card_of(action)
    return card.sign if card else "?"


def entry_text(action: Action, before: State | None, names: tuple[str, ...]) -> str:
    """Returns one entry in a few words; `before` is the state in which it was entered, if the words may use it."""
    hand = before.hand if before else None
    match action:
        case actions.Play(card):
            seat = hand.turn if hand and action.seat is None else action.seat
            return card.sign if seat is None else f"{names[seat]}: {card.sign}"
        case actions.Trunk(card):
            return SAY("ui.bar.trunk", card=card)
        case actions.Reveal(seat, card):
            return f"{names[seat]}: {card.sign}"
        case actions.Won(seat, acorns):
            return " ".join((f"★ {names[seat]}", *(card.sign for card in acorns)))
        case actions.Tally() | actions.Count():
            return SAY("ui.history.counted", eaten=action.eaten, uneaten=action.uneaten)
        case actions.Speedy(seat):
            return f"{SAY('ui.plate.speedy')}: {names[seat]}"
        case actions.Eat(trick):
            return _by(hand, names) + SAY("ui.history.ate", number=trick)
        case actions.Keep():
            return _by(hand, names) + SAY("ui.history.keep")
        case actions.Passed(said) if said:
            return said_text(said, names)
    return SAY(f"ui.history.{type(action).__name__.lower()}")


def _by(hand: Hand | None, names: tuple[str, ...]) -> str:
    """Returns who decides about a stash: the winner, who leads next."""
    return f"{names[hand.leader]}: " if hand else ""


def said_text(said: tuple[tuple[int, str], ...], names: tuple[str, ...]) -> str:
    """Returns who said what at the pass."""
    return ", ".join(f"{names[seat]}: {SAY(f'ui.pass.{word}')}" for seat, word in said)


def won_text(winner: str | None, names: tuple[str, ...]) -> str:
    """Returns who wins, as a sentence."""
    if winner in ("squirrels", "oaks"):
        return SAY(f"ui.over.{winner}-win")
    return SAY("ui.over.tie") if winner == "tie" else SAY("ui.over.wins", team=winner_name(winner, names))


def winner_name(winner: str | None, names: tuple[str, ...]) -> str:
    """Returns the winning team's name, or in a tournament the names of its players."""
    if winner is None:
        return "–"
    if winner == "tie":
        return SAY("ui.over.tie")
    if winner in ("squirrels", "oaks"):
        return SAY(f"team.{winner}")
    pair = (0, 2) if "0" in winner else (1, 3)
    return f"{names[pair[0]]} + {names[pair[1]]}"
