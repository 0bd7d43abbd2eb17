"""TOML that people write, and texts that were written to cost memory and time."""

import subprocess
import sys
from itertools import count, takewhile

import pytest

from companion.engine.toml_text import LARGEST_BYTES, parse_toml
from companion.errors import BadInputError


def test_keys_and_values_are_read_also_behind_a_byte_order_mark() -> None:
    assert parse_toml(b'\xef\xbb\xbfname = "Ann"', "the list", "no list") == {"name": "Ann"}


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"name = \xff", "line 1: byte 7 is not UTF-8: save the list as UTF-8 text"),
        (b"name =", "not TOML"),
        ('name = "Ann"'.encode("utf-16"), "perhaps in UTF-16: save the list as UTF-8 text"),
        ('name = "Ann"'.encode("utf-16-le"), "perhaps in UTF-16: save the list as UTF-8 text"),
        ('name = "Ann"'.encode("utf-16-be"), "perhaps in UTF-16: save the list as UTF-8 text"),
        ('a = """\n“well”\n"""\nname = “Ann”'.encode(), "line 4: “ is a typographic quote: write a straight one"),
        (b"a = 1\n[b.c.d.e.f.g.h]", "line 2 has a key of more than 6 parts: no list has"),
        (b"a = 0x" + b"f" * 5000, "line 1 has a number of more than 1000 digits: no list has"),
        (b"[[a]]\n" * 20_000, "more than 10000 lines of keys: no list has"),
        (b"#" * 300_000, "longer than 256 KiB: no list is"),
        (b"a = " + b"[" * 5000, "nested too deeply: no list is"),
    ],
)
def test_what_is_wrong_is_one_line(content: bytes, why: str) -> None:
    with pytest.raises(BadInputError) as refused:
        parse_toml(content, "the list", "no list")
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_strings_and_comments_may_say_anything() -> None:
    text = '# a.b.c.d.e.f.g.h\na = \'a.b.c.d.e.f.g.h\'\nb = "a \\" .b.c.d.e.f.g.h “x”"\nc = """\na.b.c.d.e.f.g""""\n'
    read = parse_toml(text.encode(), "the list", "no list")
    assert read == {"a": "a.b.c.d.e.f.g.h", "b": 'a " .b.c.d.e.f.g.h “x”', "c": 'a.b.c.d.e.f.g"'}


@pytest.mark.parametrize("line", ["", "#", " # a note", "\t"])
def test_as_many_lines_as_fit_may_say_nothing(line: str) -> None:
    assert parse_toml(filled(f"{line}\n", after="a = 1").encode(), "the list", "no list") == {"a": 1}


def test_a_text_may_have_as_many_lines_as_fit() -> None:
    assert parse_toml(filled("1.\n", 'a = """', '"""').encode(), "the list", "no list")["a"]


def filled(text: str, before: str = "", after: str = "") -> str:
    return before + text * ((LARGEST_BYTES - len(before) - len(after)) // len(text)) + after


def numbered(text: str, before: str = "") -> str:
    """Returns as many lines as fit, each with its number for "#"."""
    lines = takewhile(lambda number: number < 2 * LARGEST_BYTES // len(text), count())
    return (before + "".join(text.replace("#", f"{number:x}") for number in lines))[:LARGEST_BYTES]


ATTACKS = {
    "dots": lambda: filled("a.", after="a=1"),
    "dots-of-40-KiB": lambda: "a." * 20_000 + "a=1",
    "quoted-dots": lambda: filled('"a".', after="a=1"),
    "literal-dots": lambda: filled("'a' . ", after="a=1"),
    "dots-in-a-header": lambda: filled("a.", "[", "a]"),
    "dots-inline": lambda: filled("a.", "x={", "a=1}"),
    "headers": lambda: numbered("[a#.b.c.d.e.f]\n"),
    "keys": lambda: numbered("a#.b.c.d.e.f=1\n", "[a.b.c.d.e.f]\n"),
    "tables": lambda: filled("[[a]]\n"),
    "inline": lambda: filled("{a=1},", "x=[", "]"),
    "nested": lambda: filled("[", "a="),
    "nested-inline": lambda: filled("{a=", "a="),
    "numbers": lambda: filled("1,", "a=[", "]"),
    "strings": lambda: filled("'',", "a=[", "]"),
    "escapes": lambda: filled("\\n", 'a="', '"'),
    "digits": lambda: filled("1", "a="),
    "hexadecimal": lambda: filled("f", "a=[1,0x", "]"),
    "blanks": lambda: filled(" ", "a", "=1"),
    "quotes": lambda: filled('"'),
    "comments": lambda: filled("#\n"),
    "lines": lambda: filled("\n", 'a="""', '"""'),
    "open": lambda: filled('a""', 'a="""'),
    "backslashes": lambda: filled("\\", '"""'),
}
MEASURE = """
import resource, sys, time
from companion.engine.toml_text import parse_toml
from companion.errors import BadInputError
content = sys.stdin.buffer.read()
pages = int(open("/proc/self/statm").read().split()[0])
resource.setrlimit(resource.RLIMIT_AS, (pages * 4096 + (100 << 20),) * 2)
begun = time.process_time()
try:
    parse_toml(content, "the list", "no list")
except BadInputError:
    pass
print(time.process_time() - begun)
"""


@pytest.mark.parametrize("name", ATTACKS)
def test_no_text_takes_more_than_100_mebibytes_or_a_second(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", MEASURE], input=ATTACKS[name]().encode(), capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()[-300:]
    assert float(done.stdout) < 1
