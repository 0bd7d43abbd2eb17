"""Lists the texts that each language lacks, which are then said in English.

Usage: python -m tests.translations.missing_texts
"""

from companion.translations import ENGLISH, languages
from tests.translations.messages import PACKAGES, find_missing


def main() -> None:
    """Prints each language with what it lacks."""
    for language in languages():
        missing = {package: find_missing(package, language) for package in PACKAGES if language != ENGLISH}
        count = sum(map(len, missing.values()))
        print(f"{language}: {f'{count} texts are missing' if count else 'complete'}")
        for package, names in missing.items():
            if names:
                print(f"  {package}: {', '.join(names)}")


if __name__ == "__main__":
    main()
