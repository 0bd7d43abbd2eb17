"""Replay page: a game to step through in a browser: one HTML file that fetches nothing."""

from html import escape
from typing import Final

from companion.cards import Card
from companion.engine import LaidCard, OffersPositions, Phrase
from companion.exports.replay_steps import ReplayedGame, ReplayStep
from companion.translations import Translation

_STYLE: Final = """
:root { color-scheme: light dark; --ground: #f4ecd8; --ink: #22261f; --soft: #646859; --panel: #fffaf0; --edge: #c9bd9c;
  --red: #b3161b; --gold: #b06d00; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #16241b; --ink: #f4ecd8; --soft: #cfc6ab; --panel: #1f3226; --edge: #3d5a45; --gold: #f3c55b; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 1.05rem/1.5 system-ui, "DejaVu Sans", sans-serif; }
h1 { font: 600 1.9rem/1.2 Vollkorn, Georgia, serif; margin: .2em 0; }
h2 { font-size: 1.25rem; margin: 0 0 .6rem; }
.soft { color: var(--soft); font-size: .9rem; }
nav { position: sticky; top: 0; display: flex; gap: .4rem; align-items: center; padding: .5rem 0;
  background: var(--ground); }
nav[hidden] { display: none; }
nav button { flex: 1; min-height: 2.8rem; font-size: 1.15rem; border: 1px solid var(--edge); border-radius: .5rem;
  background: var(--panel); color: inherit; cursor: pointer; }
nav button:disabled { opacity: .4; cursor: default; }
nav output { flex: 1.4; text-align: center; }
section { background: var(--panel); border: 1px solid var(--edge); border-radius: .7rem; padding: 1rem;
  margin: .6rem 0; }
.stepped section { display: none; min-height: 23rem; }
.stepped section.now { display: block; }
.scores { display: flex; gap: 1.4rem; flex-wrap: wrap; margin: 0 0 .8rem; padding: 0; list-style: none;
  font-weight: 600; }
.laid { display: flex; gap: .8rem; margin: 0 0 1rem; padding: 0; list-style: none; flex-wrap: wrap; }
.laid li { width: 7.2rem; text-align: center; overflow-wrap: anywhere; }
.card { display: block; width: 4.2rem; height: 5.9rem; margin: 0 auto .3rem; border: 1px solid #b9ad8d;
  border-radius: .5rem; background: #fdfaf1; color: #1d1d1b; font-size: 1.7rem; font-weight: 700; line-height: 5.7rem; }
.card.red { color: var(--red); }
.card.named { display: flex; align-items: center; justify-content: center; width: 6.6rem; font-size: 1rem;
  line-height: 1.2; }
.wins .card { outline: .25rem solid var(--gold); }
.word { display: block; color: var(--gold); font-size: .85rem; min-height: 1.3em; }
p { margin: .35rem 0; }
"""
_SCRIPT: Final = """
const steps = [...document.querySelectorAll('section')], counted = document.querySelector('output');
const [first, trickBack, back, on, trickOn, last] = document.querySelectorAll('nav button');
const rests = steps.map(step => step.hasAttribute('data-rests')), end = steps.length - 1;
let now = 0;
const beside = by => { let place = now; do { place += by; } while (place > 0 && place < end && !rests[place]);
  return place; };
function show(place) {
  now = Math.max(0, Math.min(end, place));
  steps.forEach((step, number) => step.classList.toggle('now', number === now));
  counted.textContent = counted.dataset.says.replace('%1', now).replace('%2', end);
  first.disabled = trickBack.disabled = back.disabled = now === 0;
  last.disabled = trickOn.disabled = on.disabled = now === end;
  history.replaceState(null, '', '#' + now);
}
const ways = { Home: () => 0, End: () => end, ArrowLeft: () => now - 1, ArrowRight: () => now + 1,
  PageUp: () => beside(-1), PageDown: () => beside(1) };
document.addEventListener('keydown', event => {
  const way = ways[event.key];
  if (way && !event.altKey && !event.ctrlKey && !event.metaKey) { event.preventDefault(); show(way()); } });
[first, trickBack, back, on, trickOn, last].forEach((button, place) => button.addEventListener('click', () =>
  show(Object.values({ a: ways.Home, b: ways.PageUp, c: ways.ArrowLeft, d: ways.ArrowRight, e: ways.PageDown,
    f: ways.End })[place]())));
document.body.classList.add('stepped');
document.querySelector('nav').hidden = false;
show(Number(location.hash.slice(1)) || 0);
"""
_OF_TRICKS: Final = ("«", "»")
"""The buttons that go forward or back by a whole trick."""
SHORT: Final = 2
"""A longer text is written on a card in smaller letters."""
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def write_page(replayed: ReplayedGame, words: Translation, day: str) -> bytes:
    """Returns the page; `day` is when the game was played. Without scripts it shows all steps, one below the other."""
    name, players = words.text("name"), ", ".join(_names(replayed, words))
    steps = "\n".join(_section(replayed, place, words) for place in range(replayed.last + 1))
    has_tricks = isinstance(replayed.game, OffersPositions)
    return f"""<!doctype html>
<html lang="{words.text("code")}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{_POLICY}">
<title>{escape(name)} · {escape(day)}</title>
<style>{_STYLE}</style>
</head>
<body>
<h1>{escape(name)}</h1>
<p class="soft">{escape(players)} · {escape(day)}</p>
{_bar(words, has_tricks=has_tricks)}
<main>
{steps}
</main>
<p class="soft">{escape(words.text("replay.page-help" if has_tricks else "replay.page-help-entries"))}</p>
<script>{_SCRIPT}</script>
</body>
</html>
""".encode()


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


def _section(replayed: ReplayedGame, place: int, words: Translation) -> str:
    step: ReplayStep = replayed.step(place, words)
    rests = " data-rests" if replayed.is_between_tricks(place) else ""
    scores = "".join(f"<li>{escape(score)}</li>" for score in step.scores)
    laid = "".join(_card(name, one, words) for name, one in step.laid)
    said = "".join(f"<p>{escape(text)}</p>" for text in step.said)
    lists = (f'<ul class="scores">{scores}</ul>' if scores else "") + (f'<ul class="laid">{laid}</ul>' if laid else "")
    return f"<section{rests}><h2>{escape(step.title)}</h2>{lists}{said}</section>"


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
    return " red" if card.suit.symbol in "♥♦" else ""
