"""The account of a round: which cards each player held after the exchange, and the Sky (LU-1.2, LU-5.3)."""

from collections.abc import Iterator

from companion.games.lunar.actions import TRICKS
from companion.games.lunar.deck import FACES, Area, LunarSuit
from companion.games.lunar.state import PlayedCard, Round, State
from companion.phrases import Phrase, Player, phrase
from companion.tricks.history import cards_of


def accounts(state: State) -> tuple[Phrase, ...]:
    """Returns the account of each round whose tricks are over."""
    followed = [played for played in state.rounds if len(played.tricks) == TRICKS]
    return tuple(line for played in followed for line in _round(state, played))


def _round(state: State, played: Round) -> Iterator[Phrase]:
    yield phrase("account.title", "LU-6.2", number=played.number)
    for seat in range(len(state.players)):
        own = [laid for laid in cards_of(played.tricks, seat, len(state.players)) if laid.area is not Area.SKY]
        yield phrase("account.held", "LU-6.2", player=Player(seat), **_sorted(own))
    if state.is_for_two:
        sky = [laid for trick in played.tricks for laid in trick.cards if laid.area is Area.SKY]
        yield phrase("account.sky", "LU-6.2", **_sorted(sky))


def _sorted(cards: list[PlayedCard]) -> dict[str, tuple[Phrase, ...]]:
    faces = [laid.card.face for laid in cards]
    ranks = tuple(phrase(f"card.{face.name}") for face in FACES for own in faces if own is face and face.rank)
    suits = [(suit, sum(face.suit is suit for face in faces)) for suit in LunarSuit]
    return {
        "ranks": ranks,
        "suits": tuple(phrase(f"count.{suit}", None, count=count) for suit, count in suits if count),
    }
