"""Reads TOML that people write."""

import tomllib

from companion.errors import BadInputError


def parse_toml(content: bytes, what: str, none: str) -> dict[str, object]:
    """Returns the keys and values of a text in UTF-8. Raises BadInputError in one line.

    Messages name the text: `what` in "save the list as UTF-8 text", `none` in "nested too deeply: no list is".
    """
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadInputError(f"byte {error.start} is not UTF-8: save {what} as UTF-8 text") from None
    except RecursionError:
        raise BadInputError(f"the text is nested too deeply: {none} is") from None
    except ValueError as error:  # tomllib's own, and numbers too long to read
        raise BadInputError(f"not TOML: {error}") from None
