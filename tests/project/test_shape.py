"""The shape of the tree: a top level that is read at a glance, small files, telling names."""

import ast
import re

from tests.project.classes import ClassSource, find_ancestors, read_classes
from tests.project.tree import PACKAGES, ROOT, find_files, find_imports

TOP_LEVEL = {*PACKAGES, "tests", "pyproject.toml", "README.md", "Makefile", "LICENSE"}
MADE = {"build", "dist", "mutants"}
SAYS_NOTHING = {"util", "utils", "helper", "helpers", "manager", "data", "info", "common", "misc"}
LONGEST = 400
OF_LIBRARIES = {"on_touch_down", "on_touch_move", "on_touch_up", "on_kv_post", "forward"}  # Kivy's and PyTorch's


def test_the_top_level_holds_nothing_else() -> None:
    names = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")} - MADE
    assert {name for name in names if not re.fullmatch(r"requirements(-\w+)?\.txt", name)} <= TOP_LEVEL


def test_no_module_is_longer_than_400_lines() -> None:
    modules = find_files(*PACKAGES, "tests", suffix=".py")
    sizes = {str(path): len((ROOT / path).read_text(encoding="utf-8").splitlines()) for path in modules}
    assert {path: size for path, size in sizes.items() if size > LONGEST} == {}


def test_modules_are_named_for_what_they_hold() -> None:
    parts = {part for path in find_files(*PACKAGES, suffix=".py") for part in path.with_suffix("").parts}
    assert {part for part in parts if set(part.split("_")) & SAYS_NOTHING} == set()


def test_errors_are_caught_by_name_or_passed_on() -> None:
    # The command's, those of two threads, and a driver's, whose library may raise anything as it is loaded.
    threads = {"companion/app/worker.py", "companion/hub/table/link.py"}
    borders = {"companion/__main__.py", *threads, "hardware/sources/cameras/picamera.py"}
    wide = [
        f"{path}:{node.lineno}"
        for path in find_files(*PACKAGES, suffix=".py")
        if str(path) not in borders
        for source in [(ROOT / path).read_text(encoding="utf-8")]
        if re.search(r"except\b[^:]*(Exception|BaseException)|except\s*:", source)  # few files are parsed
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ExceptHandler) and _is_wide(node) and not _passes_on(node)
    ]
    assert wide == []


def _is_wide(handler: ast.ExceptHandler) -> bool:
    caught = handler.type
    return caught is None or (isinstance(caught, ast.Name) and caught.id in {"Exception", "BaseException"})


def _passes_on(handler: ast.ExceptHandler) -> bool:
    last = handler.body[-1]
    return isinstance(last, ast.Raise) and last.exc is None


def test_no_two_shared_classes_have_one_name() -> None:
    """A game's own names may be those of another game, or of what all games share."""
    homes: dict[str, list[str]] = {}
    for found in read_classes():
        if found.path.parts[:2] != ("companion", "games") and found.path.parts[1:3] != ("ui", "games"):
            homes.setdefault(found.name, []).append(str(found.path))
    assert len(homes) > 200
    assert {name: paths for name, paths in homes.items() if len(paths) > 1} == {}


def test_each_public_method_has_a_docstring_of_its_own_or_of_its_base() -> None:
    """A class follows a Protocol by deriving from it, or by having all its methods, of which there are several."""
    protocols = [(found.find_methods(), found) for found in read_classes() if found.is_protocol]
    protocols = [(names, found) for names, found in protocols if len(names) > 1]
    missing = [
        f"{found.path}:{line} {found.name}.{name}"
        for found in read_classes()
        if not found.name.startswith("_")
        for name, line in found.undocumented.items()
        if name not in OF_LIBRARIES and not _is_documented(found, name, protocols)
    ]
    assert missing == []


def _is_documented(found: ClassSource, name: str, protocols: list[tuple[set[str], ClassSource]]) -> bool:
    methods = found.find_methods()
    followed = (protocol for names, protocol in protocols if name in names and names <= methods)
    return any(name in base.documented for base in (*find_ancestors(found), *followed))


def test_the_app_alone_changes_the_theme_and_the_texts_that_screens_share() -> None:
    changing = {
        "THEME": re.compile(r"THEME\.(fit\(|\w+ = )"),
        "SAY": re.compile(r"\b(SAY|texts)\.(set_language\(|words = )"),
    }
    sources = [*find_files("companion", suffix=".py"), *find_files("kv", suffix=".kv")]
    found = {
        name: {str(path) for path in sources if pattern.search((ROOT / path).read_text(encoding="utf-8"))}
        for name, pattern in changing.items()
    }
    assert found == {"THEME": {"companion/ui/app.py"}, "SAY": {"companion/app/controllers.py"}}


def test_no_test_takes_from_another_test() -> None:
    """What several tests need stands in a module of its own."""
    taken = {
        str(path): [name for name in find_imports((ROOT / path).read_text()) if ".test_" in name]
        for path in find_files("tests", suffix=".py")
    }
    assert {path: names for path, names in taken.items() if names} == {}
