"""Codes of every game that is over: a telephone reads from their pictures what they are to say, long names or not."""

from dataclasses import replace
from typing import Final

import cv2
import numpy as np
import pytest

from companion.engine import read_record, replay
from companion.engine.record import LONGEST_NAME
from companion.exports.exporter import ExportedGame
from companion.exports.exporters import find_exporter
from companion.exports.exporters.bg_stats import LINK
from companion.exports.packed import unpack
from companion.exports.sharing import LONGEST_RESULT
from companion.games import find_game, game_names
from companion.translations import languages
from tests.exports.played import play_through

LONG: Final = "Wilhelmina-Ökö №"
"""As long a name as the screens' keyboard takes, with letters that fill a code fast."""
ENDLESS: Final = "Ö" * LONGEST_NAME
"""As long a name as a record may hold."""


def played(name: str, player: str) -> ExportedGame:
    """Returns a finished game among the most players that it has; `player` begins each name, if given."""
    over = play_through(name)
    most = max(over.game.seats) if name != "described" else len(over.record.players)  # as its file says
    for nth in range(40):
        over = play_through(name, nth)
        if len(over.record.players) == most:
            break
    names = tuple(f"{player[:-1]}{seat}" if player else "" for seat in range(most))
    record = replace(over.record, players=names)
    return replace(over, record=record, state=replay(over.game, record))


def scan(game: ExportedGame, kind: str, language: str) -> list[str]:
    """Returns what the pictures of one kind of code hold, read as a telephone reads them."""
    pictures = find_exporter("qr").files
    assert pictures
    found = sorted((name, picture) for name, picture in pictures(game, language).items() if f"-{kind}" in name)
    images = (cv2.imdecode(np.frombuffer(picture, np.uint8), cv2.IMREAD_COLOR) for _, picture in found)
    return [cv2.QRCodeDetectorAruco().detectAndDecode(image)[0] for image in images if image is not None]


@pytest.mark.parametrize("player", ["", LONG], ids=["no names", "long names"])
@pytest.mark.parametrize("name", game_names())
def test_a_result_is_read_from_its_code_whole(name: str, player: str) -> None:
    over = played(name, player)
    for language in languages():
        words = over.translation(language)
        lines = [words.say(line, over.record.players) for line in over.game.result(over.state)]
        assert len("\n".join(lines)) <= LONGEST_RESULT
        assert scan(over, "result", language) == ["\n".join(lines)]


@pytest.mark.parametrize("name", game_names())
def test_a_result_that_is_too_long_is_cut_and_read(name: str) -> None:
    over = played(name, ENDLESS)
    words = over.translation("en")
    lines = [words.say(line, over.record.players) for line in over.game.result(over.state)]
    [read] = scan(over, "result", "en")
    assert len(read) == LONGEST_RESULT
    assert read.startswith(lines[0])
    assert read.endswith("…")


@pytest.mark.parametrize("name", game_names())
def test_a_record_is_read_from_its_codes(name: str) -> None:
    over = played(name, LONG)
    again = read_record(unpack("\n".join(scan(over, "record", "en")).encode()), find_game)
    assert over.game.summary(replay(over.game, again)) == over.game.summary(over.state)


@pytest.mark.parametrize("name", game_names())
def test_a_link_is_read_from_its_code(name: str) -> None:
    [link] = scan(play_through(name), "bg-stats", "en")
    assert link.startswith(LINK)


@pytest.mark.parametrize("name", game_names())
def test_a_link_that_fits_in_no_code_has_none(name: str) -> None:
    assert scan(played(name, ENDLESS), "bg-stats", "en") == []
