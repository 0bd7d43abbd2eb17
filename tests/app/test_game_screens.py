"""What a game brings to the screen is loaded at its first use."""

import pytest

from companion.app.game_screens import load_later


def test_a_function_is_loaded_at_its_first_call() -> None:
    late = load_later("textwrap", "shorten")
    missing = load_later("companion.no_such_module", "f")
    assert late("two words", 5) == "[...]"
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        missing()
