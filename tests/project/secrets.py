"""Looks for secrets in the files of this project: private keys, tokens of well-known services, and passwords in them.

Usage: python -m tests.project.secrets. Exit status 1 says that there is one.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

from tests.project.tree import ROOT

LARGEST_BYTES: Final = 1024 * 1024
PATTERNS: Final = {
    "private key": r"-----BEGIN (?:[A-Z]+ )*PRIVATE KEY",
    "AWS key": r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b",
    "GitHub token": r"\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{22,})",
    "GitLab token": r"\bglpat-[A-Za-z0-9_-]{20}",
    "Slack token": r"\bxox[abeoprs]-[A-Za-z0-9-]{10,}",
    "Google key": r"\bAIza[A-Za-z0-9_-]{35}",
    "PyPI token": r"\bpypi-AgEI[A-Za-z0-9_-]{20,}",
    "API key": r"\bsk-[A-Za-z0-9_-]{32,}",
    "web token": r"\beyJ[A-Za-z0-9_-]{15,}\.eyJ[A-Za-z0-9_-]{15,}\.",
    "password in an address": r"\b[a-z][a-z+]{1,9}://[^\s/:@$<{]{1,40}:[^\s/@$<{]{3,80}@",
    "password": r"(?i)\b(?:password|passwd|secret|token|api_?key)\b['\"]?\s*[:=]\s*['\"][A-Za-z0-9+/_=.-]{16,}['\"]",
}
"""What each kind looks like, as Gitleaks and detect-secrets know it."""


def find_secrets(text: str) -> Iterator[tuple[int, str]]:
    """Yields the line and the kind of each secret."""
    for number, line in enumerate(text.splitlines(), 1):
        for kind, pattern in PATTERNS.items():
            if re.search(pattern, line):
                yield number, kind


def main() -> int:
    """Names each secret's place; returns how the process ends."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    found = 0
    for path in (ROOT / name for name in names.split("\0") if name):
        if not path.is_file() or path.stat().st_size > LARGEST_BYTES:
            continue
        for number, kind in find_secrets(path.read_text("utf-8", errors="replace")):
            found += 1
            print(f"{path.relative_to(ROOT)}:{number}: {kind}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
