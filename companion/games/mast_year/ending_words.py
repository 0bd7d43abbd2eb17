"""Why the game ended as it did, in phrases (MY-7.2, MY-9.3, MY-9.4)."""

from companion.engine.phrases import Phrase, Player, phrase
from companion.games.mast_year.options import Options
from companion.games.mast_year.scoring import bonus_of, pair_scores
from companion.games.mast_year.state import Match, Phase, State


def explain_end(state: State) -> tuple[Phrase, ...]:
    """Returns who won each finished game and why, and a tournament's sums."""
    ends = tuple(item for match in state.matches if match.winner for item in _explain_match(state.options, match))
    if not state.options.tournament:
        return ends
    if state.phase is Phase.OVER:
        return (*ends, _explain_sums(state))
    return (*ends, phrase("end.second-game", "MY-9.4"))


def _explain_match(options: Options, match: Match) -> tuple[Phrase, ...]:
    squirrels, oaks = match.scores
    bonus = bonus_of(options, match.hands[-1])
    extra = (phrase("end.bonus", "MY-9.3", squirrels=bonus[0], oaks=bonus[1]),) if any(bonus) else ()
    rule = "MY-9.3" if options.single_hand else "MY-7.2"
    key = f"end.{match.winner}-single" if options.single_hand else f"end.{match.winner}"
    return (*extra, phrase(key, rule, squirrels=squirrels, oaks=oaks, goal=options.goal))


def _explain_sums(state: State) -> Phrase:
    sums = pair_scores(state.matches, state.match.scores)
    first, second = sums[0, 2], sums[1, 3]
    key = "end.sums-tie" if first == second else "end.sums-first" if first > second else "end.sums-second"
    names = {"first": Player(0), "second": Player(1), "third": Player(2), "fourth": Player(3)}
    return phrase(key, "MY-9.4", points=first, others=second, **names)
