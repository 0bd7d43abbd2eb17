"""Catalogues that a table can choose: none, the play-test deck's, and TOML files in its folder."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Final

from companion.app.controllers import Controllers
from companion.errors import BadInputError, CompanionError
from companion.exports.games.masters_of_maple_syrup.catalogue_file import parse_catalogue, print_catalogue
from companion.games.masters_of_maple_syrup.catalogue import Catalogue, write_catalogue
from companion.journal.atomic_files import write_safely
from companion.simulation.playtest_decks import read_playtest_deck
from companion.ui.texts import SAY

GAME: Final = "masters-of-maple-syrup"
OWN: Final = "our-cards"
"""The name of the catalogue that a table makes on the screen."""
FOLDER: Final = "catalogues"
"""The folder beside the journal for a table's own catalogues."""
CHOSEN: Final = "chosen.txt"
"""The file in that folder that says which catalogue was chosen last."""
MOST_FILES: Final = 20
LONGEST_BYTES: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class CatalogueChoice:
    """A catalogue that can be chosen: its key in the texts, its file's name, and its cards as a record holds them.

    `fault` says what is wrong with a file; it has no cards then.
    """

    key: str
    name: str = ""
    cards: tuple[dict[str, object], ...] = ()
    fault: str = ""

    @property
    def file(self) -> str:
        """The name of its file, or its key if it has none."""
        return f"{self.name}.toml" if self.name else self.key


@dataclass(frozen=True, slots=True)
class FoundCatalogues:
    """What can be chosen, and the `file` of what was chosen last; "" if nothing ever was."""

    choices: tuple[CatalogueChoice, ...]
    chosen: str


def find_catalogues(folder: Path) -> FoundCatalogues:
    """Returns the choices: none, the play-test deck's, and those in the folder beside the journal."""
    return FoundCatalogues((*built_in(), *_files(folder / FOLDER)), _chosen(folder / FOLDER / CHOSEN))


def built_in() -> tuple[CatalogueChoice, ...]:
    """Returns the choices that need no disk: none, and the play-test deck's."""
    return CatalogueChoice("none"), CatalogueChoice("playtest", cards=_cards(read_playtest_deck(GAME)))


def own_name(folder: Path, cards: Catalogue) -> str:
    """Returns the name of the file for a table's own cards: a new one, or one that already holds these cards."""
    kept = {one.name: one.cards for one in _files(folder / FOLDER) if one.key == "own"}
    held = tuple(write_catalogue(cards))
    names = chain((OWN,), (f"{OWN}-{number}" for number in count(2)))
    return next(name for name in names if not (folder / FOLDER / f"{name}.toml").exists() or kept.get(name) == held)


def keep_catalogue(folder: Path, name: str, cards: Catalogue) -> str:
    """Writes a table's own catalogue beside the journal; returns why it could not be written, or ""."""
    return _write(folder / FOLDER, f"{name}.toml", print_catalogue(cards))


def keep_choice(folder: Path, chosen: str) -> str:
    """Writes which catalogue was chosen last, by its `file`; returns why it could not be written, or ""."""
    return _write(folder / FOLDER, CHOSEN, f"{chosen}\n".encode())


def write_choice(controllers: Controllers, chosen: str) -> None:
    """Writes which catalogue was chosen last, by its `file`, while the table goes on; says so if it cannot.

    The agreement stands even then; only the first choice after a restart is another one.
    """

    def tell(why: str | CompanionError) -> None:
        if why:
            controllers.notices.trouble = SAY("ui.trouble.settings", why=str(why))

    controllers.access.write(partial(keep_choice, controllers.folder, chosen), tell)


def _write(folder: Path, name: str, content: bytes) -> str:
    try:
        folder.mkdir(exist_ok=True)
        write_safely(folder / name, content)
    except OSError as error:
        return error.strerror or str(error)
    return ""


def _chosen(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return file.read(LONGEST_BYTES).decode(errors="replace").strip()
    except OSError:
        return ""


def _files(folder: Path) -> Iterator[CatalogueChoice]:
    try:
        paths = sorted(folder.glob("[!.]*.toml"))[:MOST_FILES]
    except OSError:
        return
    for path in paths:
        try:
            with path.open("rb") as file:
                yield CatalogueChoice("own", path.stem, _cards(file.read(LONGEST_BYTES)))
        except OSError as error:
            yield CatalogueChoice("broken", path.stem, fault=f"{path.name}: {error.strerror or error}")
        except BadInputError as error:
            yield CatalogueChoice("broken", path.stem, fault=f"{path.name}: {error}")


def _cards(text: bytes) -> tuple[dict[str, object], ...]:
    return tuple(dict(card) for card in write_catalogue(parse_catalogue(text)))
