"""Shows both printed decks as the screen "Show me your cards" asks for them, and says how long a table takes.

Usage: python -m tests.bench.shown_decks [lunar] [maple] [rows]
A simulated person does what is said: lays a card, turns it, takes it away for the next one; with `rows`, six cards at a
time. What is looked at takes the processor's time; the person's handling and reading are counted beside it.
At the end the profile reads each card at other tables.
"""

import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import cv2

from companion.cards import BACK
from companion.exports.printed import find_deck
from companion.learning.dialogue import Instruction, LearningProgress
from companion.learning.session import LearningSession
from companion.learning.state import ENOUGH, FaceToShow
from companion.simulation.playtest_decks import read_playtest_deck
from companion.ui.games import screens_of
from hardware.sources.simulated import TableSettings
from hardware.vision_process.shown_card_finder import ShownCardFinder, unpack_picture
from tests.bench.learned_games import LIMITS_S, LUNAR, MAPLE
from tests.shown_deck import BEGINS_S, FACE_S, LIES_S, lay_rows, show_deck
from vision.frames import Frame, Picture
from vision.learned.deck_reader import DeckReader
from vision.learned.profile import read_profile

FPS: Final = 5.0
HANDLES_S: Final = 1.2
"""To lay a card, to turn it where it lies, to take it away."""
READS_S: Final = 0.7
"""To see that something else is asked for."""
TOUCHES_S: Final = 1.0
"""To touch the screen."""
IN_ROWS: Final = 6
COLUMNS: Final = 3
MOST_FRAMES: Final = 5
"""What lies still is looked at after so many frames at most."""
TABLE: Final = TableSettings(seed=4)
OTHER_TABLES: Final = (11, 12)
"""On the first one lies a cloth of dark stars, half as large as a card."""


@dataclass(slots=True)
class Showing:
    """One deck that is shown: what the companion knows of it, and the time at the table."""

    deck: LearningSession
    now_s: float = 0.0
    seq: int = 0
    finder: ShownCardFinder = field(default_factory=ShownCardFinder)
    again: list[str] = field(default_factory=list)
    """What had to be shown once more, and why."""

    def look(self, bgr: Picture) -> LearningProgress:
        """Waits until what lies there was looked at; returns what is said then."""
        is_due = False
        for _ in range(MOST_FRAMES):
            self.now_s += 1 / FPS
            self.seq += 1
            is_due = self.finder.is_due(Frame(bgr, self.seq, self.now_s))
            if is_due:
                break
        if not is_due:
            return self.deck.tell()
        begun_s = time.process_time()
        cards = self.finder.cut_out(Frame(bgr, self.seq, self.now_s))
        said = self.deck.feed([(unpack_picture(card.jpeg), card.quad) for card in cards])
        self.now_s += time.process_time() - begun_s
        return said

    def handle(self, count: int = 1) -> None:
        """Reads what is said, and lays, turns or takes away so many cards."""
        self.now_s += READS_S + count * HANDLES_S

    def leave_out(self, printed: Sequence[str]) -> None:
        """Leaves out what the printed deck lacks: each is touched, and then "Leave this one out"."""
        wanted = self.deck.tell().wanted
        for name, _ in self.deck.tell().seen:
            if name not in printed:
                self.deck.want(name)
                self.deck.leave_out(name)
                self.now_s += 2 * TOUCHES_S
        if wanted in printed:
            self.deck.want(wanted)


def main(*words: str) -> None:
    """Prints how long each deck took, and what was learned."""
    cv2.setNumThreads(1)
    games = [game for game in (LUNAR, MAPLE) if game[:5] in words or game[-11:-6] in words] or [LUNAR, MAPLE]
    for game in games:
        printed = list(find_deck(game).count_faces())
        faces = [FaceToShow(face.name, face.copies) for face in list_faces(game)]
        showing = Showing(LearningSession([*faces, FaceToShow(BACK, 0)]))
        (show_rows if "rows" in words else show_each)(game, showing, printed)
        taken_s = showing.now_s
        profile = showing.deck.pack().profile
        print(
            f"{game}: {len(profile.names)} faces and the back in {taken_s:.0f} simulated s, limit {LIMITS_S[game]:.0f}"
        )
        print(f"  {len(profile.content)} bytes; shown once more: {showing.again}; alike: {showing.deck.tell().alike}")
        for seed in OTHER_TABLES:
            print(f"  at table {seed}: {count_readings(game, profile.content, printed, seed)}", flush=True)


def list_faces(game: str) -> Sequence[FaceToShow]:
    """Returns the faces that the screen lists, with the play-test deck's catalogue."""
    find = screens_of(game).deck_faces
    assert find
    agreed = {"stars": "marked"} if game == LUNAR else {"catalogue": read_catalogue()}
    return [FaceToShow(face.name, face.copies) for face in find(agreed)]


def read_catalogue() -> list[dict[str, object]]:
    """Returns the catalogue of the play-test deck of Masters of Maple Syrup, as a record holds it."""
    from companion.exports.games.masters_of_maple_syrup.catalogue_file import parse_catalogue
    from companion.games.masters_of_maple_syrup.catalogue import write_catalogue

    return [dict(card) for card in write_catalogue(parse_catalogue(read_playtest_deck(MAPLE)))]


def show_each(game: str, showing: Showing, printed: Sequence[str]) -> None:
    """Shows one card after the other; the next one takes the place of the one before."""
    showing.leave_out(printed)
    said = showing.deck.tell()
    with show_deck(game, printed, TABLE) as table:
        while said.instruction is not Instruction.ALL:
            wanted = said.other if said.instruction is Instruction.NEXT else showing.deck.tell().wanted
            begun_s = BEGINS_S + printed.index(wanted) * FACE_S
            first, again = (table.picture(begun_s + after_s) for after_s in (1.0, 2.5 * LIES_S))
            showing.handle(2)
            said = showing.look(first)
            for picture in (again, first, again):
                if said.instruction not in (Instruction.TURN, Instruction.OTHER, Instruction.ALIKE):
                    break
                if said.instruction.is_trouble:
                    showing.again.append(f"{wanted}: {said.instruction} {said.other}".strip())
                showing.handle()
                said = showing.look(picture)


def show_rows(game: str, showing: Showing, printed: Sequence[str]) -> None:
    """Shows six cards at a time, each turned where it lies, and takes them away; what is not learned comes again."""
    showing.leave_out(printed)
    with show_deck(game, printed[:1], TABLE) as table:
        empty = table.picture(0.1)
    for _ in printed:
        seen = dict(showing.deck.tell().seen)
        left = [name for name in seen if seen[name] < ENOUGH][:IN_ROWS]
        if not left:
            return
        for is_turned in (False, True):
            showing.handle(len(left))
            with lay_rows(game, left, COLUMNS, TABLE, is_turned=is_turned) as table:
                said = showing.look(table.picture(1.0))
        if said.instruction is Instruction.ALL:
            return
        showing.again += [f"{name}: in a row" for name, count in said.seen if name in left and count < ENOUGH]
        showing.handle(len(left))
        showing.look(empty)


def count_readings(game: str, content: bytes, printed: Sequence[str], seed: int) -> str:
    """Returns how the cards are read at another table, each lying alone."""
    reader, read = DeckReader(read_profile(content)), Counter[str]()
    with show_deck(game, printed, TableSettings(seed)) as table:
        for place, name in enumerate(printed):
            names = [one.card.name for one in reader.read(table.picture(BEGINS_S + place * FACE_S + 1.0)) if one.card]
            read["right" if names == [name] else "wrong" if names else "not told"] += 1
    return ", ".join(f"{count} {how}" for how, count in sorted(read.items()))


if __name__ == "__main__":
    main(*sys.argv[1:])
