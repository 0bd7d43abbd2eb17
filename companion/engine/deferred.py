"""DeferredModule: part of a game, loaded at the first call: a score needs no table, the first screen no rules."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any


def call_late(module: str, function: str, *values: object) -> Any:
    """Calls the function of a module, and loads the module before."""
    return getattr(import_module(module), function)(*values)


class DeferredModule:
    """The functions of the module called `name`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __getattr__(self, function: str) -> Callable[..., Any]:
        """Returns `call_late` for a function of the module; none begins with "_"."""
        if function.startswith("_"):
            raise AttributeError(function, name=function, obj=self)
        return partial(call_late, self.name, function)
