"""The kinds of camera, one file each. A file here that offers CAMERA is one; nothing else has to know it."""

import importlib
import pkgutil

from hardware.sources.camera_kind import CameraKind


def camera_kinds() -> tuple[str, ...]:
    """Returns the names of all kinds of camera, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


def find_kind(name: str) -> CameraKind:
    """Returns the kind of camera called `name`."""
    kind: CameraKind = importlib.import_module(f"{__name__}.{name}").CAMERA
    return kind
