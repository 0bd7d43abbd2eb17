"""Why the game ended as it did, in phrases (MY-7.2, MY-9.3, MY-9.4)."""

from companion.games.mast_year.options import Options
from companion.games.mast_year.scoring import bonus_of, pair_scores
from companion.games.mast_year.state import Match, Phase, State
from companion.phrases import Phrase, Player, phrase


def explain_end(state: State) -> tuple[Phrase, ...]:
    """Returns who won each finished game and why, and a tournament's sums."""
    closed = [match for match in state.matches if match.winner]
    if not state.options.tournament:
        return tuple(item for match in closed for item in _explain_match(state.options, match))
    ends = tuple(item for number, match in enumerate(closed, 1) for item in _explain_game(state.options, match, number))
    if state.phase is Phase.OVER:
        return (*ends, _explain_sums(state))
    squirrels = state.match.squirrels
    so_far = (_say_sums(state, "end.sums-so-far"),) if closed else ()
    return (*ends, *so_far, phrase("end.second-game", "MY-9.4", squirrels=tuple(map(Player, squirrels))))


def _explain_game(options: Options, match: Match, number: int) -> tuple[Phrase, ...]:
    """Returns the end of one of a tournament's games, with its name."""
    *bonus, result = _explain_match(options, match)
    return (*bonus, phrase("end.game", "MY-9.4", number=number, result=result))


def _explain_match(options: Options, match: Match) -> tuple[Phrase, ...]:
    squirrels, oaks = match.scores
    bonus = bonus_of(options, match.hands[-1])
    extra = (phrase("end.bonus", "MY-9.3", squirrels=bonus[0], oaks=bonus[1]),) if any(bonus) else ()
    rule = "MY-9.3" if options.single_hand else "MY-7.2"
    key = f"end.{match.winner}-single" if options.single_hand else f"end.{match.winner}"
    return (*extra, phrase(key, rule, squirrels=squirrels, oaks=oaks, goal=options.goal, count=options.goal))


def _explain_sums(state: State) -> Phrase:
    sums = pair_scores(state.matches, state.match.scores)
    first, second = sums[0, 2], sums[1, 3]
    return _say_sums(
        state, "end.sums-tie" if first == second else f"end.sums-{'first' if first > second else 'second'}"
    )


def _say_sums(state: State, key: str) -> Phrase:
    """Returns what both pairs have in both games together, in the words of `key`."""
    sums = pair_scores(state.matches, state.match.scores)
    names = {"first": Player(0), "second": Player(1), "third": Player(2), "fourth": Player(3)}
    return phrase(key, "MY-9.4", points=sums[0, 2], others=sums[1, 3], **names)
