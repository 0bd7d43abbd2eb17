"""Names of the players and titles of the games, as screens show them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from companion.journal.game_snapshot import GameSnapshot
from companion.session.moment import local_time
from companion.translations import find_translation
from companion.ui.games import home_of, playable, screens_of
from companion.ui.texts import SAY

if TYPE_CHECKING:
    from companion.events.event_file import OfferedGame


def names_of(snapshot: GameSnapshot) -> tuple[str, ...]:
    """Returns the players' names, or the seats' where none was given."""
    return SAY.names(snapshot.record.players)


def title_of(game: str) -> str:
    """Returns what a game is called, or the stem of a described one; its other texts are not loaded for it."""
    if game not in playable():
        return game
    return find_translation("", SAY("code"), home_of(game)).text("ui.welcome.title")


def title_in(snapshot: GameSnapshot) -> str:
    """Returns what the game in `snapshot` is called."""
    game = snapshot.game.name
    own = screens_of(game).title
    return own(snapshot, SAY.of(game)) if own else title_of(game)


def title_of_offered(offered: "OfferedGame", games: Iterable["OfferedGame"]) -> str:
    """Returns what a game is called, with its version where those on offer (`games`) include another one of it."""
    title = title_of(offered.name)
    versions = {game.version for game in games if game.name == offered.name}
    if len(versions | {offered.version}) > 1:
        title = SAY("kiosk.choose.version", game=title, version=offered.version)
    return title


def describe_score(snapshot: GameSnapshot) -> str:
    """Returns how a game stands, in half a line; and which game it is, where the table has more than one."""
    game = snapshot.game.name
    text = screens_of(game).describe_score(snapshot, SAY.of(game))
    return f"{title_in(snapshot)}  ·  {text}" if len(playable()) > 1 else text


def describe(snapshot: GameSnapshot) -> str:
    """Returns a game in two lines: who played and when, and how it stands."""
    label = f"{snapshot.label}  ·  " if snapshot.label else ""
    return f"{label}{', '.join(names_of(snapshot))}\n{local_time(snapshot.started)}  ·  {describe_score(snapshot)}"
