"""The exporters, one file each. A file here that offers EXPORTER is one; nothing else has to know it."""

import importlib
import pkgutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.exports.exporter import Exporter


def exporter_names() -> tuple[str, ...]:
    """Returns the names of all exporters, in alphabetical order."""
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__)))


def find_exporter(name: str) -> "Exporter":
    """Returns the exporter called `name`."""
    exporter: Exporter = importlib.import_module(f"{__name__}.{name.replace('-', '_')}").EXPORTER
    return exporter


def find_exporters() -> "tuple[Exporter, ...]":
    """Returns all exporters."""
    return tuple(map(find_exporter, exporter_names()))
