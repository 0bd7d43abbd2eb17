"""Build hook: the project is installed where it lies, and never as a wheel."""

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NoWheel(BuildHookInterface[Any]):
    """Refuses whatever would copy the packages `vision`, `hardware` and `kv` among those of others."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Lets the editable installation of .setup/setup through alone."""
        if version != "editable":
            raise SystemExit("No wheel is offered: clone the project, and '.setup/setup run' sets it up in its folder.")
