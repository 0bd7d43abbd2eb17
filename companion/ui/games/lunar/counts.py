"""What is counted and not yet entered: the numbers that are asked for, and the draft that keeps them; no Kivy."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final

from companion.app.drafts import StoredDraft
from companion.app.game_screens import BY_HAND, TALLY, WATCH
from companion.engine.fields import Field, integer, listed, member_of, named, one_of
from companion.games.lunar.actions import MOST_STARS, STAR_CARDS, TRICKS, Pair, Tally, TrackPoints
from companion.games.lunar.deck import LunarSuit
from companion.games.lunar.state import State
from companion.phrases import Phrase, phrase
from companion.ui.texts import SAY
from companion.ui.widgets.numbers_panel import AskedNumber

MOST_POINTS: Final = 99
HALF: Final = TRICKS // 2
KINDS: Final = ("spaces", "stars", "track")
"""What is counted of each team, in this order."""


def team_names(names: tuple[str, ...]) -> tuple[str, str]:
    """Returns what each team is called: the names of every other seat."""
    return " + ".join(names[0::2]), " + ".join(names[1::2])


def known_points(state: State) -> dict[int, int]:
    """Returns the points of the track so far in this game, by the number of spaces; the last answer counts."""
    told = [(played.spaces, played.track) for played in state.closed if played.track]
    return {space: points for pairs in told for space, points in zip(*pairs, strict=True)}


def ask_track(state: State, names: tuple[str, ...], entered: Pair | None = None) -> tuple[AskedNumber, ...]:
    """Returns the numbers to ask of the track: each team's points, as `entered` before, or as known for its spaces."""
    spaces, known = state.round.spaces if state.round else (0, 0), known_points(state)
    points = entered or [known.get(space, 0) for space in spaces]
    return tuple(
        AskedNumber(f"track-{team}", SAY("ui.track.points", team=name, count=spaces[team]), points[team])
        for team, name in enumerate(team_names(names))
    )


def ask_tally(state: State, names: tuple[str, ...], counted: Tally | None = None) -> tuple[AskedNumber, ...]:
    """Returns the numbers to ask of a round that nobody followed; `counted` is what was entered before."""
    points = known_points(state)
    half = points.get(HALF, 0)
    known = counted or Tally((HALF, HALF), (0, 0), (half, half))
    asked = []
    for team, name in enumerate(team_names(names)):
        spaces, stars, track = (SAY(f"ui.tally.{kind}", team=name) for kind in KINDS)
        rest = f"spaces-{1 - team}"
        asked.append(AskedNumber(f"spaces-{team}", spaces, known.spaces[team], 0, TRICKS, rest, TRICKS))
        asked.append(AskedNumber(f"stars-{team}", stars, known.stars[team], 0, STAR_CARDS))
        if state.options.track is None:
            value, follows = (known.track or (0, 0))[team], f"spaces-{team}"
            asked.append(AskedNumber(f"track-{team}", track, value, 0, MOST_POINTS, follows=follows, known=points))
    return tuple(sorted(asked, key=lambda number: KINDS.index(number.name.split("-")[0])))


def action_of(values: Mapping[str, int]) -> TrackPoints | Tally:
    """Returns the action that the numbers enter."""
    track = _pair(values, "track") if "track-0" in values else None
    if "spaces-0" in values:
        return Tally(_pair(values, "spaces"), _pair(values, "stars"), track)
    assert track is not None
    return TrackPoints(track)


def too_many_stars(counted: TrackPoints | Tally) -> Phrase | None:
    """Returns an error if a team keeps more star cards than its tricks can hold (LU-3.4), else None."""
    if isinstance(counted, Tally):
        for spaces, stars in zip(counted.spaces, counted.stars, strict=True):
            most = MOST_STARS * spaces
            if stars > most:
                return phrase("ui.tally.most-stars", "LU-3.4", spaces=spaces, most=most, stars=stars)
    return None


def _pair(values: Mapping[str, int], name: str) -> Pair:
    return values[f"{name}-0"], values[f"{name}-1"]


_SUITS: Final = Field(listed(member_of(LunarSuit).read, "suits", 0, len(LunarSuit)), list)
_COUNTS: Final = Field(named(integer(0, MOST_POINTS, "count").read), dict)


@dataclass(slots=True)
class LunarDraft(StoredDraft):
    """`flipped` are the suits whose trump cards lie face-down, in order; `counted` are numbers by their names.

    `way` is the way of taking part that was chosen since the last entry, "" if none was.
    """

    flipped: Annotated[tuple[LunarSuit, ...], _SUITS] = ()
    counted: Annotated[dict[str, int], _COUNTS] = field(default_factory=dict)
    way: Annotated[str, one_of(WATCH, BY_HAND, TALLY)] = ""
