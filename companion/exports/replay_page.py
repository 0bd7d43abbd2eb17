"""Replay page: a game to step through in a browser: replay_page.html, filled in; it fetches nothing."""

from html import escape
from importlib import resources
from string import Template
from typing import Final

from companion.cards import Card
from companion.engine import Phrase
from companion.engine.board import BoardPart, BoardPiece
from companion.engine.positions import LaidCard
from companion.exports.palette import RED, SUIT_COLOURS
from companion.exports.replay_steps import ReplayedGame, ReplayStep
from companion.translations import Translation

_OF_TRICKS: Final = ("«", "»")
"""The buttons that go forward or back by a whole trick."""
SHORT: Final = 2
"""A longer text is written on a card in smaller letters."""
EDGES: Final = {2: "nf", 3: "nlr", 4: "nlfr", 5: "nlffr", 6: "nlffrn", 7: "nlfffrn", 8: "nlfffrnn"}
"""The edge of the table at which each seat is, clockwise from the near one: near, left, far and right."""
LETTERS: Final = "ABCDEFGH"
"""What stands on a player's token, by seat."""


def write_page(replayed: ReplayedGame, words: Translation, day: str) -> bytes:
    """Returns the page; `day` is when the game was played. Without scripts it shows all steps, one below the other."""
    has_tricks = _has_tricks(replayed)
    page = Template((resources.files(__package__) / "replay_page.html").read_text(encoding="utf-8"))
    return page.substitute(
        language=words.text("code"),
        red=RED,
        name=escape(words.text("name")),
        day=escape(day),
        players=escape(", ".join(_names(replayed, words))),
        bar=_bar(words, has_tricks=has_tricks),
        steps="\n".join(_section(replayed, place, words, has_tricks=has_tricks) for place in range(replayed.last + 1)),
        help=escape(words.text("replay.page-help" if has_tricks else "replay.page-help-entries")),
    ).encode("utf-8", "backslashreplace")


def _has_tricks(replayed: ReplayedGame) -> bool:
    """Whether a card of a trick lay open at any moment: in a score sheet without cards, none does."""
    game = replayed.game
    return game.position is not None and any(game.position(state).laid for state in replayed.states)


def _names(replayed: ReplayedGame, words: Translation) -> list[str]:
    return [name or words.text("players.unnamed", seat=seat + 1) for seat, name in enumerate(replayed.players)]


def _bar(words: Translation, *, has_tricks: bool) -> str:
    """Returns the buttons, hiding those of tricks where there are none; %1 and %2: the step and the last one."""
    says = escape(words.text("replay.step", place="%1", count="%2"))
    signs = (("first", "|«"), ("", "«"), ("", "‹"), ("", "›"), ("", "»"), ("last", "»|"))
    unused = () if has_tricks else _OF_TRICKS
    buttons = [
        f'<button type="button"{_label(words.text(f"replay.{key}")) if key else ""}'
        f"{' hidden' * (sign in unused)}>{sign}</button>"
        for key, sign in signs
    ]
    return f'<nav hidden>{"".join(buttons[:3])}<output data-says="{says}"></output>{"".join(buttons[3:])}</nav>'


def _label(text: str) -> str:
    return f' aria-label="{escape(text)}" title="{escape(text)}"'


def _section(replayed: ReplayedGame, place: int, words: Translation, *, has_tricks: bool) -> str:
    step: ReplayStep = replayed.step(place, words)
    rests = " data-rests" if replayed.is_between_tricks(place) else ""
    scores = "".join(f"<li>{escape(score)}</li>" for score in step.scores)
    said = "".join(f"<p>{escape(text)}</p>" for text in step.said)
    lists = f'<ul class="scores">{scores}</ul>' if scores else ""
    table = _mat(replayed, step, words) if has_tricks else _board(replayed, step, words)
    return f"<section{rests}><h2>{escape(step.title)}</h2>{lists}{table}{said}</section>"


def _mat(replayed: ReplayedGame, step: ReplayStep, words: Translation) -> str:
    """Returns the table of tricks seen from above: before each player a card, or its empty place; and trump."""
    names = _names(replayed, words)
    edges = EDGES[len(names)]
    laid: dict[int, str] = {}
    for name, one in step.laid:
        laid[one.seat] = laid.get(one.seat, "") + _card(name, one, words)
    places: dict[str, list[str]] = {}
    for seat, (edge, name) in enumerate(zip(edges, names, strict=True)):
        places.setdefault(edge, []).append(laid.get(seat) or _empty(name))
    places["n"][1:] = reversed(places["n"][1:])  # the last seats come back from the right
    lists = "".join(f'<ul class="laid {edge}">{"".join(cards)}</ul>' for edge, cards in places.items())
    trump = f'<div class="trump">{escape(step.trump)}</div>' if step.trump else ""
    return f'<div class="mat">{trump}{lists}</div>'


def _empty(name: str) -> str:
    return f'<li><span class="card empty"></span>{escape(name)}<span class="word"></span></li>'


def _board(replayed: ReplayedGame, step: ReplayStep, words: Translation) -> str:
    """Returns the cards on a table without tricks, part by part."""
    return f'<div class="board">{"".join(_part(part, replayed, words) for part in step.board)}</div>' * bool(step.board)


def _part(part: BoardPart, replayed: ReplayedGame, words: Translation) -> str:
    title = escape(words.write(part.title, replayed.players).strip()) if part.title else ""
    caption = f"<figcaption>{title}{''.join(map(_token, part.seats))}</figcaption>" if title or part.seats else ""
    grid = f' style="grid-template-columns: repeat({part.columns}, 1fr)"' if part.columns else ""
    kind = ' class="grid"' if part.columns else ""
    pieces = "".join(_piece(piece, replayed, words) for piece in part.pieces)
    return f"<figure{kind}>{caption}<div{grid}>{pieces}</div></figure>"


def _piece(piece: BoardPiece, replayed: ReplayedGame, words: Translation) -> str:
    text = piece.text.sign if isinstance(piece.text, Card) else words.write(piece.text, replayed.players)
    red = _red(piece.text) if isinstance(piece.text, Card) else ""
    kinds = f"{red}{' marked' * piece.is_marked}{' turned' * piece.is_turned}".strip()
    kind = f' class="{kinds}"' if kinds else ""
    note = f"<sub>{escape(words.write(piece.note, replayed.players))}</sub>" if piece.note else ""
    token = "" if piece.seat is None else _token(piece.seat)
    return f"<span{kind}>{escape(text)}{token}{note}</span>"


def _token(seat: int) -> str:
    return f'<b class="s{seat}">{LETTERS[seat]}</b>'


def _card(name: str, one: LaidCard, words: Translation) -> str:
    card = one.card
    text = words.say(card, ()) if isinstance(card, Phrase) else card.sign
    kind = _red(card) if isinstance(card, Card) else " named" * (len(text) > SHORT)
    word = words.text("replay.wins") if one.wins else words.text("replay.leads") if one.leads else ""
    wins = ' class="wins"' if one.wins else ""
    return (
        f'<li{wins}><span class="card{kind}">{escape(text)}</span>{escape(name)}'
        f'<span class="word">{escape(word)}</span></li>'
    )


def _red(card: Card) -> str:
    return " red" if SUIT_COLOURS[card.suit] == RED else ""
