"""No secret is in the project (S2), and one that were would be found."""

import pytest

from tests.project.secrets import find_secrets, main
from tests.project.tree import ROOT


def test_there_is_none() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this folder is no git repository: which files are the project's is not known")
    assert main() == 0


@pytest.mark.parametrize(
    ("parts", "kind"),
    [
        (("-----BEGIN OPENSSH ", "PRIVATE KEY-----"), "private key"),
        (("-----BEGIN ", "PRIVATE KEY-----"), "private key"),
        (("AKIA", "IOSFODNN7EXAMPLE"), "AWS key"),
        (("ghp", "_" + "a1B2" * 9), "GitHub token"),
        (("glpat-", "x" * 20), "GitLab token"),
        (("xoxb", "-123456789012"), "Slack token"),
        (("AIza", "Sy" + "D" * 33), "Google key"),
        (("pypi-", "AgEI" + "c" * 30), "PyPI token"),
        (("sk-", "ab12" * 10), "API key"),
        (("eyJ", "hbGciOiJIUzI1NiJ9.eyJ", "zdWIiOiIxMjM0NTY3.x"), "web token"),
        (("https://me:", "hunter22@example.org"), "password in an address"),
        (('"token": "', 'q7Zp3mVx9LrT2bWk"'), "password"),
    ],
)
def test_each_kind_is_found(parts: tuple[str, ...], kind: str) -> None:
    assert (2, kind) in list(find_secrets(f"first line\n{''.join(parts)}\n"))


@pytest.mark.parametrize(
    "line", ["PIN = '284913'", "token = make_token()", "https://pypi.org/simple", "password: the host's", "sk-learn"]
)
def test_what_is_none_is_left_alone(line: str) -> None:
    assert list(find_secrets(line)) == []
