"""How a round begins, what it brought, and how the game ended, in phrases (LU-1, LU-2, LU-4)."""

from companion.games.lunar.scoring import GOAL
from companion.games.lunar.state import Round, State
from companion.games.lunar.teams import team_phrase
from companion.phrases import Phrase, Player, phrase


def explain_deal(state: State, running: Round) -> tuple[Phrase, ...]:
    """Returns how a round begins: the deal, the exchange, and who starts."""
    starts = phrase("deal.starts", "LU-4.1", number=running.number, player=Player(running.start))
    if state.is_for_two:
        return (starts, phrase("deal.for-two", "LU-5.3"), phrase("deal.trump", "LU-2.2"))
    exchange = () if running.exchanged else (phrase("deal.exchange", "LU-2.1"),)
    return (starts, phrase("deal.for-four", "LU-1.2"), *exchange, phrase("deal.trump", "LU-2.2"))


def explain_round(state: State, played: Round) -> tuple[Phrase, ...]:
    """Returns what each team scored in a closed round, and for what (LU-4.1)."""
    points, track = played.points, played.track
    if points is None or track is None:
        return ()
    return tuple(
        team_phrase(
            "round.points",
            "LU-4.1",
            state,
            team,
            number=played.number,
            points=points[team],
            track=track[team],
            spaces=played.spaces[team],
            stars=played.stars[team],
        )
        for team in (0, 1)
    )


def explain_end(state: State) -> tuple[Phrase, ...]:
    """Returns who won and why, or that a tie is played on; nothing before the end (LU-4.2)."""
    scores, winner = state.scores, state.winner
    if winner is not None:
        points, others = scores[winner], scores[1 - winner]
        return (team_phrase("end.won", "LU-4.2", state, winner, points=points, others=others, goal=GOAL),)
    return explain_level(scores)


def explain_level(scores: tuple[int, int]) -> tuple[Phrase, ...]:
    """Returns why play goes on though the goal is reached: the points are equal (LU-4.2)."""
    if scores[0] == scores[1] >= GOAL:
        return (phrase("end.level", "LU-4.2", points=scores[0]),)
    return ()
