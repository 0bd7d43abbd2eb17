"""A survey as a table sends it."""

from typing import Any

SURVEY: dict[str, Any] = {
    "group": "Amber Acorn 17",
    "session": "s1",
    "languages": ["en", "de", "pl"],
    "seats": [{"seat": 0, "label": "A", "code": "codeofseat-A"}, {"seat": 1, "label": "B", "code": "codeofseat-B"}],
    "questions": [
        {
            "key": "own-1",
            "kind": "choice",
            "ask": {"en": "Which card was the strongest?", "de": "Welche Karte?", "pl": "Która karta?"},
            "choices": [{"key": key, "label": {"en": key}} for key in ("Acorn", "Owl", "none of them")],
        },
        {"key": "fun", "kind": "scale", "ask": {"en": "Fun", "de": "Spaß", "pl": "Zabawa"}},
        {
            "key": "length",
            "kind": "choice",
            "ask": {"en": "Its length"},
            "choices": [{"key": "short"}, {"key": "right"}],
        },
        {
            "key": "foreseeable",
            "kind": "choice",
            "ask": {"en": "The end was foreseeable from hand"},
            "choices": [{"key": 1}, {"key": 2}, {"key": "never", "label": {"en": "never", "de": "nie"}}],
        },
        {"key": "learning", "kind": "scale", "ask": {"en": "Learning"}, "ends": {"en": ["hard", "easy"]}},
        {"key": "play-again", "kind": "yes-no", "ask": {"en": "Would you play it again?"}},
        {"key": "own-2", "kind": "number", "ask": {"en": "How many hands?"}},
        {"key": "change", "kind": "text", "ask": {"en": "What would you change?"}},
    ],
}
