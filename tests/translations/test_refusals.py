"""Whatever is refused is told to the table in its own language; the command line keeps its English line."""

import errno
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import apsw
import pytest

from companion.card_notation import parse_card
from companion.cards import DECK
from companion.engine import Phrase
from companion.errors import CompanionError, DeviceError, ImpossibleActionError
from companion.exports.folder import save_files
from companion.games import find_game
from companion.games.mast_year.actions import Count, Dealt, Eat, Keep, Passed, Play, Reveal, Speedy, Tally, Trunk, Won
from companion.journal import Journal
from companion.journal.disk_errors import describe_disk_error
from companion.journal.journaled_games import JournaledGames
from companion.session import MemoryStore, Remove, Replace, resume_session, start_session
from companion.session.store import NewRow
from companion.translations import Translation, find_translation
from companion.translations.bundle import message_id
from tests.games.random_play import PLAYERS, play_randomly
from tests.translations.messages import COMPLETE, messages_below

GAME = find_game("mast-year")
ACTIONS = (
    *(Play(card) for card in DECK),
    *(Trunk(card) for card in DECK),
    *(Reveal(seat, card) for seat, card in product(range(4), DECK[::5])),
    *(Won(seat, cards) for seat in (0, 1) for cards in ((), DECK[:2], DECK[8:16:2], DECK[20:24])),
    *(Eat(trick) for trick in range(1, 4)),
    *(
        kind(eaten, 3, mast, boom)
        for kind in (Tally, Count)
        for eaten in (0, 6, 20)
        for mast, boom in (("none", False), ("none", True), (None, None))
    ),
    Count(3, 2, "none", True),
    *(Speedy(seat) for seat in range(4)),
    *(Keep(), Passed(((0, "few"),)), Play(DECK[0], 3), Play(DECK[1], 0)),
)


def words(language: str) -> Translation:
    return find_translation("mast-year", language, "companion.ui", "companion.session")


def moments() -> Iterator[Any]:
    """Yields states of every phase."""
    state = GAME.start({}, PLAYERS)
    for action in (Dealt(), Passed()):
        state = GAME.apply(state, action)
        yield state
    for told in (Trunk(DECK[-1]), Won(0, DECK[:2]), Won(2, DECK[13:15])):
        state = GAME.apply(state, told)
    yield state
    chosen: tuple[dict[str, object], ...] = ({}, {"silent": True}, {"tournament": True, "goal": 1})
    for seed, options in enumerate(chosen):
        yield from (state for _, state in play_randomly(GAME, seed, options).sample(60))


def tell(told: Phrase | None) -> dict[str, str]:
    """Returns what is told in each complete language."""
    assert told is not None
    said = {language: words(language).say(told, PLAYERS) for language in COMPLETE}
    assert len(set(said.values())) == len(said), said
    return said


def test_all_that_the_rules_refuse_is_told() -> None:
    keys = set()
    for state, action in product(moments(), ACTIONS):
        try:
            GAME.apply(state, action)
        except ImpossibleActionError as error:
            keys.add(error.phrase.key if error.phrase else str(error))
            tell(error.phrase)
    assert set(map(message_id, keys)) == messages_below("companion.games.mast_year", "refused")


def test_a_card_seen_twice_is_told_with_its_place() -> None:
    session = start_session(MemoryStore(), GAME, {}, PLAYERS)
    session.act(Trunk(parse_card("TS")))
    with pytest.raises(ImpossibleActionError) as refused:
        session.act(Play(parse_card("TS")))
    assert str(refused.value) == "TS was already shown as trunk card: one of the two is misread (MY-10.1)"
    assert tell(refused.value.phrase)["de"] == "10♠ war schon Stammkarte: Eine von beiden ist falsch gelesen."


def test_what_a_correction_leaves_to_be_asked_is_told() -> None:
    session = start_session(MemoryStore(), GAME, {}, PLAYERS)
    for action in (Trunk(parse_card("TS")), Play(parse_card("4C")), Play(parse_card("8C"))):
        session.act(action)
    session.correct(Replace(session.entries[1].number, Play(parse_card("8C"))))
    assert session.question is not None
    assert tell(session.question.phrase)["de"] == "8♣ war schon in Stich 1: Eine von beiden ist falsch gelesen."
    with pytest.raises(ImpossibleActionError, match="first answer") as refused:
        session.act(Play(parse_card("9C")))
    tell(refused.value.phrase)


def test_what_an_evening_refuses_is_told(tmp_path: Path) -> None:
    with JournaledGames(tmp_path / "journal.db") as evening:
        refused = []
        for ask in (lambda: evening.playing, lambda: evening.resume("gone")):
            with pytest.raises(CompanionError) as caught:
                ask()
            refused.append(caught.value)
        evening.start("mast-year", {}, PLAYERS)
        for ask in (
            lambda: evening.playing.undo(),
            lambda: evening.playing.act(Trunk(parse_card("TS")), after=3),
            lambda: evening.playing.correct(Remove(77)),
        ):
            with pytest.raises(CompanionError) as caught:
                ask()
            refused.append(caught.value)
    assert len({tell(error.phrase)["de"] for error in refused}) == len(refused)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (apsw.FullError("x"), "Die Platte ist voll"),
        (OSError(errno.ENOSPC, "x"), "Die Platte ist voll"),
        (apsw.ReadOnlyError("x"), "nur lesbar"),
        (OSError(errno.EACCES, "x"), "nicht erlaubt"),
        (apsw.IOError("disk I/O error"), "Die Platte meldet einen Fehler"),
        (ValueError("odd"), "odd"),
    ],
)
def test_what_is_wrong_with_a_disk_is_told(error: Exception, said: str) -> None:
    assert said in tell(describe_disk_error(error))["de"]


def test_a_journal_or_a_folder_that_refuses_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DeviceError) as refused, Journal(tmp_path / "file" / "journal.db"):
        pass
    tell(refused.value.phrase)
    with pytest.raises(DeviceError) as refused:
        save_files({"a": b""}, tmp_path / "file")
    assert str(tmp_path / "file") in tell(refused.value.phrase)["de"]


def test_a_game_that_is_not_there_is_told(tmp_path: Path) -> None:
    with Journal(tmp_path / "journal.db") as journal:
        note = NewRow("aa", "started", {"game": "chess", "options": {}, "players": list(PLAYERS)})
        journal.append(note)
        with pytest.raises(CompanionError) as refused:
            resume_session(journal, "aa")
    tell(refused.value.phrase)
