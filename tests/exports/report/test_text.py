"""The report in sentences: what each figure is, how sure, and on how many groups it rests."""

import re
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.events.narrative import narrative_of
from companion.events.report import ReportLine
from companion.events.report_words import report_words
from companion.events.told_report import tell_report
from companion.exports.report.tables import write_report_tables
from companion.exports.report.text import MAX_WIDTH, UNBROKEN, write_text
from companion.translations import find_translation
from tests.events.rows import Journal, score_line
from tests.exports.report.conftest import report


def told(journal: Journal, folder: Path, language: str = "en") -> str:
    return " ".join(write_text(tell_report(report(journal, folder), language)).split())


def won_by(journal: Journal, squirrels: int, oaks: int) -> Journal:
    """Adds a finished game of each of so many groups."""
    line = score_line(1)
    for number in range(squirrels + oaks):
        winner = "squirrels" if number < squirrels else "oaks"
        journal.start(f"s{number}", f"Group {number}")
        journal.end(f"s{number}", line | {"winner": winner}, played_s=60 * (20 + number))
    return journal


def test_who_wins_is_told_with_its_interval_and_its_groups(tmp_path: Path) -> None:
    said = told(won_by(Journal("t"), 6, 4), tmp_path)
    assert "Squirrels: 60% of the games (6 of 10 won outright), between 19% and 92%." in said
    assert "There is no evidence yet that one side is favoured." in said
    assert "This rests on 10 groups, one game each." in said
    assert "184 more games would settle it" in said


def test_sides_that_are_surely_unlike_are_said_to_be(tmp_path: Path) -> None:
    said = told(won_by(Journal("t"), 0, 20), tmp_path)
    assert "The sides are not balanced." in said
    assert "needs no more games" in said


def test_figures_of_few_groups_are_marked(tmp_path: Path) -> None:
    said = told(won_by(Journal("t"), 2, 2), tmp_path)
    assert said.count("This rests on few groups.") == 2, "each side's share"
    assert said.count("Rests on only 4 groups") >= 6
    said = told(won_by(Journal("t"), 4, 2), tmp_path).partition("Hand by hand")[0]
    assert not any(few in said for few in ("few groups", "only"))


def test_every_figure_says_on_how_many_groups_it_rests_and_how_many_games_it_needs(tmp_path: Path) -> None:
    journal = won_by(Journal("t"), 6, 4)
    journal.survey("s0", 0, fun=5, length="right", foreseeable="never", **{"own-1": 2})
    [narrative] = [narrative_of(line, "en") for line in report(journal, tmp_path)]
    parts = {part.name: part.sentences for part in narrative.parts}
    for name in ("length", "rules", "survey", "own"):
        for sentence in parts[name]:
            assert re.search(r"Rests on (only )?\d+ groups?(; (no|\d+) more games? needed)?\.$", sentence), sentence
    assert parts["length"][0].endswith("Rests on 10 groups; 11 more games needed.")
    assert parts["survey"][0] == "Fun: 5.0 of 5 (1 answer). Rests on only 1 group; 4 more games needed."
    assert "Each side’s share is known to within ten percentage points after" in parts["wins"][-1]
    assert "“More games needed” are games of other groups" in parts["games"][-1]


def test_minutes_have_their_median_and_its_range(tmp_path: Path) -> None:
    assert "A game takes 24.5 minutes (median of 10 games, which lies between 21 and 28)." in told(
        won_by(Journal("t"), 5, 5), tmp_path
    )


def test_questions_overrulings_and_corrections_are_told(tmp_path: Path) -> None:
    journal = won_by(Journal("t"), 1, 0)
    for fact in ("MY-6.3", "MY-6.3", None):
        journal.add("rule-question", session="s0", entry=1, fact=fact, unclear=False, note=None)
    journal.add("overruled", session="s0", entry=2, what="bounty-led")
    journal.add("corrected", session="s0", entry=2, how="replace")
    said = told(journal, tmp_path)
    assert "Asked about: MY-6.3 (2 times, 1 group), no rule by number (1 time, 1 group)." in said
    assert "Decided otherwise by the table: hearts led early (1 time, 1 group)." in said
    assert "1 entry was corrected." in said


def test_who_played_is_told_with_its_groups(tmp_path: Path) -> None:
    journal = Journal("t")
    for number in range(6):
        journal.start(f"s{number}", f"Group {number}", assist="coach")
        journal.end(f"s{number}", score_line(1), paused_s=90)
        journal.add("seat-asked", group=f"Group {number}", seat=0, answers={"age-band": "60-on" if number else "14-19"})
    journal.add("first-hand", session="s0", entry=0, help="declined")
    said = told(journal, tmp_path)
    assert "Who played Age, 6 seats: 14–19 (1), from 60 (5). Rests on 6 groups; 75 more games needed." in said
    assert "First hands: 5 led through, 1 declined, as the group knew the game. Rests on 6 groups;" in said
    assert "Pauses take 1.5 minutes (median of 6 games" in said


def test_a_rule_that_was_looked_up_and_stayed_unclear_is_one_question(tmp_path: Path) -> None:
    journal = won_by(Journal("t"), 1, 0)
    for unclear, note in ((False, None), (True, "The wording")):
        journal.add("rule-question", session="s0", entry=1, fact="MY-6.3", unclear=unclear, note=note)
    said = told(journal, tmp_path)
    assert "Asked about: MY-6.3 (1 time, 1 group)." in said
    assert "Still unclear after the rule was read: MY-6.3 (1 time, 1 group)." in said
    assert "Still unclear in MY-6.3: “The wording”" in said
    assert b"unclear MY-6.3,The wording" in write_report_tables(report(journal, tmp_path))["remarks.csv"]


def test_a_designers_own_question_is_told_in_its_words(tmp_path: Path) -> None:
    journal = Journal("t")
    asked = ["Did you ever have nothing to decide, not even which of two cards to lead?", "Was it fair?"]
    for version, questions in (("1", asked), ("2", []), ("3", "none")):
        journal.start(f"s{version}", version=version, questions=questions)
        journal.survey(f"s{version}", 0, **{"own-1": 2, "own-2": 4})
    written = write_text(tell_report(report(journal, tmp_path), "en"))
    said = " ".join(written.split())
    assert f"{asked[0]}: 2.0 of 5 (1 answer)" in said
    assert "Was it fair?: 4.0 of 5 (1 answer)" in said
    assert "Own question 1: 2.0 of 5 (1 answer)" in said
    assert "Did you ever have nothing to decide, not even … " in said, "beside the versions"
    assert max(map(len, written.splitlines())) <= MAX_WIDTH + 20
    tables = write_report_tables(report(journal, tmp_path))
    assert b"own-2,Was it fair?" in tables["questions.csv"]


def test_words_of_players_can_stay_unbroken(tmp_path: Path) -> None:
    """A break at a hyphen could not be told from a space afterwards."""
    journal, change = won_by(Journal("t"), 1, 0), "two-player-" * 20 + "game"
    journal.survey("s0", 0, change=change)
    lines = report(journal, tmp_path)
    assert change in write_text(tell_report(lines, "en"), UNBROKEN)
    assert change not in write_text(tell_report(lines, "en"))


@pytest.mark.parametrize(
    ("game", "asked", "said"),
    [
        ("mast-year", "hand", "from hand 3 on (2)"),
        ("lunar", "round", "from round 3 on (2)"),
        ("bamboo-harvest", "round", "from round 3 on (2)"),
        ("nice-one-squirrel", "round", "from round 3 on (2)"),
        ("masters-of-maple-syrup", "your turn", "from turn 3 of a player on (2)"),
    ],
)
def test_each_game_names_what_its_end_was_foreseeable_from(game: str, asked: str, said: str) -> None:
    assert report_words(game, "en")("survey.from-hand", hand="3", count=2) == said
    texts = find_translation(game, "en", "companion.app")
    assert texts.text("kiosk.survey.foreseeable") == f"The end was foreseeable from {asked}"


def test_the_survey_is_told_question_by_question(tmp_path: Path) -> None:
    journal = won_by(Journal("t"), 1, 0)
    journal.survey("s0", 0, fun=5, length="right", foreseeable="never", change="Shorter")
    journal.survey("s0", 1, fun=4, length="long", foreseeable=2, change="Shorter")
    said = told(journal, tmp_path)
    assert "Fun: 4.5 of 5 (2 answers)." in said
    assert "Length: too short 0, just right 1, too long 1." in said
    assert "from hand 2 on (1), never (1)" in said
    assert "One change: “Shorter” (said 2 times)" in said


def test_versions_have_their_own_accounts_and_stand_side_by_side(event: list[ReportLine]) -> None:
    said = write_text(tell_report(event, "en"))
    assert said.count("Squirrels vs. Oaks, version 1\n") == said.count("Squirrels vs. Oaks, version 2\n") == 1
    [row] = [row for row in said.splitlines() if row.startswith("Games begun ")]
    assert row.split()[2:] == [str(line["games"]) for line in event]


def test_german_says_it_with_its_own_numbers(tmp_path: Path) -> None:
    said = told(won_by(Journal("t"), 6, 4), tmp_path, "de")
    assert "Eichhörnchen: 60% der Spiele (6 von 10 allein gewonnen), zwischen 19% und 92%." in said
    assert "24,5 Minuten" in said


def test_a_game_that_is_not_known_here_is_told_all_the_same(tmp_path: Path) -> None:
    journal = Journal("t")
    journal.start("s", game="whist")
    journal.end("s", {"game": "whist", "scores": [1, 2], "winner": 1})
    assert "Seat 2: 100% of the games" in told(journal, tmp_path)


def test_sources_without_games_say_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "events.jsonl").write_text("")
    assert main(["report", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "What was read holds no games of a playtest event.\n"


def test_a_terminal_is_not_steered_by_what_players_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = won_by(Journal("t"), 1, 0)
    journal.survey("s0", 0, change="\x1b[2Jgone")
    assert main(["report", str(journal.write(tmp_path / "events.jsonl"))]) == 0
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "gone" in out


@pytest.mark.parametrize("option", ["--html", "--pdf", "--csv"])
def test_a_file_that_cannot_be_written_is_one_line(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = won_by(Journal("t"), 1, 0).write(tmp_path / "events.jsonl")
    assert main(["report", "--json", option, str(source / "here"), str(source)]) == 2
    assert "cannot be written" in capsys.readouterr().err
