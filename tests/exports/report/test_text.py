"""The report in sentences: what each figure is, how sure, and on how many groups it rests."""

from pathlib import Path
from typing import Any

import pytest

from companion.__main__ import main
from companion.events.answers import how_sure
from companion.events.narrative import narrative_of
from companion.events.report import ReportLine
from companion.events.report_words import report_words
from companion.events.told_report import tell_report
from companion.exports.report.tables import write_report_tables
from companion.exports.report.text import MAX_WIDTH, write_text
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
    assert "Balance: Squirrels won 60% of 10 games; between 19% and 92% is possible. This may be chance;" in said
    assert "balance and length on 10 groups, one game each; confusion on 10 games (10 groups)." in said
    assert "184 more games would settle it" in said


def test_sides_that_are_surely_unlike_are_said_to_be(tmp_path: Path) -> None:
    said = told(won_by(Journal("t"), 0, 20), tmp_path)
    assert "Oaks won 100% of 20 games" in said
    assert "The sides are not balanced; that is sure." in said


def test_what_each_answer_rests_on_is_said_once(tmp_path: Path) -> None:
    assert told(won_by(Journal("t"), 2, 2), tmp_path).count("What this rests on: ") == 1


def test_the_report_opens_with_four_answers_and_says_once_how_many_games_are_needed(tmp_path: Path) -> None:
    journal = won_by(Journal("t"), 6, 4)
    for number in range(10):
        journal.survey(f"s{number}", 0, fun=4, length="long" if number < 3 else "right")
    journal.add("rule-question", session="s1", entry=1, fact="MY-6.3")
    [narrative] = [narrative_of(line, "en") for line in report(journal, tmp_path)]
    opening = narrative.parts[0]
    assert (opening.name, opening.title) == ("answers", "In short")
    balance, length, confusion, fun, rests = opening.sentences
    assert balance.startswith("Balance: Squirrels won 60% of 10 games")
    assert length.startswith("Length: a game takes 24.5 min (the median lies between 21 and 28).")
    assert "Too long for 3 of 10 who said so, too short for 0. This can still change much." in length
    assert confusion.startswith(
        "Confusion: tables stumbled over a rule 0.1 times a game, most often over MY-6.3 (“The trick"
    )
    assert fun == "Fun: 4.0 of 5 (10 answers). This is well known."
    assert rests.startswith("What this rests on: balance and length on 10 groups, one game each; confusion on 10 games")
    assert rests.endswith("; fun on 10 groups that answered.")
    said = " ".join(sentence for part in narrative.parts for sentence in part.sentences)
    assert said.count("more games") == 1


@pytest.mark.parametrize(
    ("groups", "more", "said"),
    [(4, 0, "only a first impression"), (9, 0, "well known"), (9, 9, "roughly known"), (9, 10, "still change much")],
)
def test_how_sure_a_figure_is_is_said_in_plain_words(groups: int, more: int, said: str) -> None:
    assert said in how_sure({"groups": groups, "more_games_needed": more}, report_words(None, "en"))


def test_nothing_is_known_of_a_version_without_games_that_ended(tmp_path: Path) -> None:
    journal = Journal("t")
    journal.start("s")
    said = told(journal, tmp_path)
    for part in ("Balance: no group", "Length: no group", "Confusion: nobody stumbled", "Fun: nobody has answered"):
        assert part in said


def test_minutes_have_their_median_and_its_range(tmp_path: Path) -> None:
    assert "A game takes 24.5 min (median of 10 games, which lies between 21 and 28)." in told(
        won_by(Journal("t"), 5, 5), tmp_path
    )


def test_questions_overrulings_and_corrections_are_told(tmp_path: Path) -> None:
    journal = won_by(Journal("t"), 1, 0)
    for fact in ("MY-6.3", "MY-6.3", None):
        journal.add("rule-question", session="s0", entry=1, fact=fact, unclear=False, note=None)
    journal.add("overruled", session="s0", entry=2, what="bounty-led")
    journal.add("corrected", session="s0", entry=2, how="replace")
    said = told(journal, tmp_path)
    assert "MY-6.3: looked up 2 times by 1 group, 2 a game. “The trick holds no acorn card:" in said
    assert "no rule by number: looked up 1 time by 1 group, 1 a game." in said
    assert "hearts led early: decided otherwise by the table 1 time, in 1 group, 1 a game." in said
    assert "1 entry was corrected." in said


def test_who_played_is_told_with_its_groups(tmp_path: Path) -> None:
    journal = Journal("t")
    for number in range(6):
        journal.start(f"s{number}", f"Group {number}", assist="coach")
        journal.end(f"s{number}", score_line(1), paused_s=90)
        journal.add("seat-asked", group=f"Group {number}", seat=0, answers={"age-band": "60-on" if number else "14-19"})
    journal.add("first-hand", session="s0", entry=0, help="declined")
    said = told(journal, tmp_path)
    assert "Who played Age, 6 seats: 14–19 (1), from 60 (5)." in said
    assert "First hands: 5 led through, 1 declined, as the group knew the game." in said
    assert "Pauses take 1.5 min (median of 6 games" in said


def test_a_rule_that_was_looked_up_and_stayed_unclear_is_one_question(tmp_path: Path) -> None:
    journal = won_by(Journal("t"), 1, 0)
    for unclear, note in ((False, None), (True, "The wording")):
        journal.add("rule-question", session="s0", entry=1, fact="MY-6.3", unclear=unclear, note=note)
    said = told(journal, tmp_path)
    assert "MY-6.3: looked up 1 time by 1 group, 1 a game." in said
    assert "Still unclear after reading 1 time." in said
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
    for version in "12":
        title = f"Squirrels vs. Oaks, version {version}\n"
        assert said.index(title) < said.index("side by side\n") < said.rindex(title), "its answers, and all the rest"
    [row] = [row for row in said.splitlines() if row.startswith("Games begun ")]
    assert row.split()[2:] == [str(line["games"]) for line in event]


def test_german_says_it_with_its_own_numbers(tmp_path: Path) -> None:
    said = told(won_by(Journal("t"), 6, 4), tmp_path, "de")
    assert "Eichhörnchen: 60% der Spiele (6 von 10 allein gewonnen), zwischen 19% und 92%." in said
    assert "24,5 min" in said


def test_a_game_that_is_not_known_here_is_told_all_the_same(tmp_path: Path) -> None:
    journal = Journal("t")
    journal.start("s", game="whist")
    journal.end("s", {"game": "whist", "scores": [1, 2], "winner": 1})
    assert "Seat B: 100% of the games" in told(journal, tmp_path)


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


def test_columns_stay_whole_however_many_versions_there_are(event: list[ReportLine]) -> None:
    lines = [{**event[0], "version": f"0.9.{number}"} for number in range(9)]
    told_lines = tell_report(lines, "en")
    table = write_text(told_lines).partition("side by side\n")[2].partition("\nMast Year")[0].splitlines()
    assert max(map(len, table)) <= MAX_WIDTH
    assert sum(row.startswith("Figure ") for row in table) > 1


def test_every_kind_of_question_is_told(tmp_path: Path) -> None:
    journal = won_by(Journal("t"), 1, 0)
    asked = [
        {"ask": "How hard?", "ends": ["easy", "hard"]},
        {"ask": "Cheated?", "kind": "yes-no"},
        {"ask": "Which side?", "kind": "choice", "choices": ["Squirrels", "Oaks"]},
        {"ask": "How many?", "kind": "number"},
        {"ask": "What else?", "kind": "text"},
    ]
    journal.start("own", "B", questions=asked)
    for seat, answers in enumerate(((2, True, "Oaks", 3, "Nice"), (4, False, "Oaks", 8, "Nice"))):
        own = {f"own-{number}": answer for number, answer in enumerate(answers, 1)}
        journal.survey("own", seat, **own, **{"play-again": True})
    said = told(journal, tmp_path)
    for sentence in (
        "How hard? (1 easy, 5 hard): 3.0 of 5 (2 answers).",
        "Cheated?: yes (1), no (1).",
        "Which side?: Squirrels (0), Oaks (2).",
        "How many?: 5.5 on average, from 3 to 8 (2 answers).",
        "What else?: “Nice” (said 2 times)",
        "Would play again: yes (2), no (0).",
    ):
        assert sentence in said
    tables = write_report_tables(report(journal, tmp_path))
    assert b"own-4" in tables["survey.csv"]
    assert b"What else?" in tables["questions.csv"]
    assert b"own-5,Nice" in tables["remarks.csv"]


@pytest.mark.parametrize(("language", "said"), [("en", "More to decide"), ("de", "Mehr zu entscheiden")])
def test_a_frequent_answer_is_told_in_the_language_of_the_report(language: str, said: str, tmp_path: Path) -> None:
    journal = won_by(Journal("t"), 1, 0)
    journal.survey("s0", 0, change="phrase:change-choices")
    [line] = report(journal, tmp_path)
    assert said in told(journal, tmp_path, language)
    assert said.encode() in write_report_tables([line], language)["remarks.csv"]


def test_a_version_with_stopped_games_alone_names_its_sides(tmp_path: Path) -> None:
    journal = Journal("t")
    journal.start("s")
    journal.end("s", score_line(1), "stopped")
    [line] = report(journal, tmp_path)
    assert line["sides"] == ["squirrels", "oaks"]


def test_the_stories_of_a_version_are_told(tmp_path: Path) -> None:
    journal, line = Journal("t"), score_line(1)
    for number in range(6):
        group = f"Group {number}"
        journal.add("group-started", group=group, event="Autumn", table="Table 3")
        journal.start(f"s{number}", group, players=4, options={"silent": True}, changes="silence", compare="alternate")
        times: dict[str, Any] = {"seats_s": [60, 120, 180, 40], "turns": [6, 6, 6, 4]}
        if number < 5:
            journal.end(f"s{number}", line | {"winner": "oaks"}, played_s=600, **times)
            journal.survey(f"s{number}", 0, fun=2, length="long")
            journal.survey(f"s{number}", 1, fun=5)
    journal.end("s5", line | {"phase": "tricks", "hands": line["hands"][:1], "winner": None}, "stopped", played_s=300)
    journal.add("stop-reason", session="s5", reason="too-long")
    said = told(journal, tmp_path)
    for sentence in (
        "4 players, silent yes",
        "Autumn, Table 3, 2026-11-22 Mast Year: Squirrels vs. Oaks, version 1",
        "Played at: Autumn, Table 3. Day: 2026-11-22. New in this version: silence",
        "Who took the version: dealt out by the companion (6 groups).",
        "A turn takes 18.2 s (median of 5 games). Seat A 10 s, Seat B 20 s, Seat C 30 s, Seat D 10 s.",
        "Who said “too long” (5 answers) had waited 5.7 of 10 min for others, on average.",
        "Stopped: 1 game, after 5 min (median; from 5 to 5). Complete hands by then: 1 (1). Why: too long (1).",
        "Side: Oaks 5.0 (5), Squirrels 2.0 (5).",
        "Winners and losers: won 5.0 (5), lost 2.0 (5).",
    ):
        assert sentence in said
