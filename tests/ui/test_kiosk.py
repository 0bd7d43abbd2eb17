"""The kiosk as strangers touch it: the way of a group, sleep, the host's corner, and no way out (K8, K13)."""

from dataclasses import replace

from kivy.core.window import Window

from companion.app.kiosk.idle_clock import REST_S
from companion.app.kiosk.kiosk import NEW_GROUP
from companion.events.event_file import OfferedGame
from companion.events.groups import WaitingGame
from companion.simulation import simulation_of
from companion.ui.texts import SAY
from tests.app.event import rows
from tests.ui.event_visit import EVENT, QUESTION, begin, sit_down, tell_code
from tests.ui.finger import Finger
from tests.ui.pilot import Pilot

KEYS = (27, 13, 8, 9, 273, 274, 275, 276, *range(282, 294), ord("q"), ord("w"), ord("a"), 308, 306, 19, 316)
"""Escape, Enter, arrows, F1 to F12, letters, Alt, Ctrl, Pause and Print."""


class TestTheWay:
    def test_the_first_finger_only_wakes(self, kiosk: Pilot) -> None:
        assert kiosk.says(SAY("kiosk.attract.wake"))
        kiosk.tap(kiosk.screen.ids.play)
        assert (kiosk.name, kiosk.says(SAY("kiosk.attract.play"))) == ("attract", True)
        kiosk.tap(kiosk.screen.ids.play)
        kiosk.until(lambda: kiosk.name == "group")
        assert kiosk.says(kiosk.controllers.kiosk.code)

    def test_the_companion_plays_by_itself_meanwhile(self, kiosk: Pilot) -> None:
        said, boxes = set(), set()
        cards: set[tuple[str, object]] = set()
        for _ in range(12):
            kiosk.screen.step()
            said.add((kiosk.screen.shows, kiosk.screen.said))
            boxes.update(kiosk.screen.ids.laid.children)
            cards.update((box.name, box.ids.face.card) for box in kiosk.screen.ids.laid.children)
        assert len(said) > 3
        assert len(cards) > len(boxes) <= 4, "it lays its cards day and night: each takes the place of one before"
        kiosk.controllers.kiosk.current.event = replace(EVENT, games=(OfferedGame("nice-one-squirrel", "1"),))
        kiosk.controllers.navigation.go("welcome")
        assert kiosk.screen.shows == "The companion plays Nice One Squirrel! by itself", "it counts no entries"

    def test_the_designers_questions_stand_for_ten_seconds_at_most(self, kiosk: Pilot) -> None:
        sit_down(kiosk)
        kiosk.tap_text(SAY("kiosk.group.on"))
        assert (kiosk.name, kiosk.says(QUESTION)) == ("aim", True)
        kiosk.pass_s(10)
        kiosk.until(lambda: kiosk.name == "seats")
        [aim] = [row for row in rows(kiosk.folder) if row["kind"] == "aim-shown"]
        assert aim["shown_s"] >= 10

    def test_a_group_can_read_the_rules_before_it_plays(self, kiosk: Pilot) -> None:
        sit_down(kiosk)
        for text in ("kiosk.group.on", "kiosk.aim.on", "rules.title"):
            kiosk.tap_text(SAY(text))
        assert kiosk.says(SAY("rules.of-game", game="Mast Year"))
        kiosk.tap_text("← " + SAY("ui.back"))
        assert kiosk.name == "seats"

    def test_three_touches_lead_to_the_next_play(self, kiosk: Pilot) -> None:
        """Every finger is counted, and the seconds from the first one to the screen of the next group."""
        begin(kiosk)
        thanks = SAY("kiosk.thanks.played")
        touches: list[float] = []
        kiosk.app.root_widget.bind(on_touch_down=lambda *_: touches.append(kiosk.at_s))
        for text in ("kiosk.bar.new-group", "kiosk.prompt.new-group-yes", "kiosk.survey.done"):
            kiosk.tap_text(SAY(text))
        kiosk.until(lambda: kiosk.name == "attract")
        assert len(touches) <= 3
        assert kiosk.at_s - touches[0] <= 15
        assert kiosk.says(SAY("kiosk.attract.play"))  # it is awake
        assert kiosk.controllers.table.snapshot is None
        kiosk.screen.step()
        assert kiosk.says(thanks), "the group is thanked, and no game plays over it"
        attract = kiosk.screen
        kiosk.tap(attract.ids.play)
        kiosk.until(lambda: kiosk.name == "group")
        assert len(touches) == 4
        assert attract.shows == "", "no game is begun for a group that begins its own: it would wait for that"

    def test_thanks_make_room_for_the_games_on_offer_when_nobody_is_there(self, kiosk: Pilot) -> None:
        begin(kiosk)
        thanks = SAY("kiosk.thanks.played")
        kiosk.controllers.kiosk.departure.finish()
        kiosk.until(lambda: kiosk.says(thanks))
        kiosk.pass_s(REST_S + 1)
        kiosk.until(lambda: not kiosk.says(thanks))
        assert kiosk.says(EVENT.event)

    def test_a_group_leaves_from_anywhere(self, kiosk: Pilot) -> None:
        begin(kiosk)
        for name in ("play", "menu", "history", "rules", "rule-question", "leaving-player", "settings", "players"):
            kiosk.controllers.navigation.go(name)
            kiosk.settle()
            kiosk.tap_text(SAY("kiosk.bar.new-group"))
            assert kiosk.controllers.kiosk.prompt == NEW_GROUP, name
            kiosk.tap_text(SAY("kiosk.prompt.new-group-no"))
            assert (kiosk.controllers.kiosk.prompt, kiosk.name) == ("", name)

    def test_a_group_that_went_away_comes_back_by_its_code(self, kiosk: Pilot) -> None:
        begin(kiosk)
        for entry in simulation_of("mast-year").simulate(1, {"goal": 7}).entries[:3]:
            kiosk.act(entry.action)
        code = kiosk.controllers.kiosk.code
        for seconds in (301.0, 61.0):
            kiosk.pass_s(seconds)
            kiosk.controllers.kiosk.idle.tick()
        kiosk.until(lambda: kiosk.name == "attract")
        kiosk.tap(kiosk.screen.ids.play)  # another group plays meanwhile, and leaves
        kiosk.until(lambda: kiosk.name == "group")
        assert not kiosk.says(code)
        kiosk.controllers.kiosk.departure.finish()
        kiosk.until(lambda: kiosk.name == "attract")
        tell_code(kiosk, code)
        assert kiosk.says(SAY("kiosk.choose.go-on", game="Mast Year"))
        kiosk.tap_text(f"← {SAY('ui.back')}")
        *words, number = code.split()
        assert not any(code in button.text for button in kiosk.buttons()), "who does not know the code"
        kiosk.tap_text(SAY("kiosk.attract.parked", code=" ".join(words)))
        for key in (*number, "✓"):
            kiosk.tap_text(key)
        kiosk.settle()
        kiosk.tap_text(SAY("kiosk.choose.go-on", game="Mast Year"))
        kiosk.until(lambda: kiosk.name == "play")
        assert (kiosk.controllers.kiosk.code, len(kiosk.controllers.table.playing.entries)) == (code, 3)
        assert kiosk.says(code)

    def test_a_game_put_aside_is_offered_where_games_are_chosen(self, kiosk: Pilot) -> None:
        begin(kiosk)
        kiosk.act(simulation_of("mast-year").simulate(1, {"goal": 7}).entries[0].action)
        kiosk.controllers.navigation.go("menu")
        kiosk.frames()
        kiosk.tap_text(SAY("ui.menu.park"))
        kiosk.until(lambda: kiosk.name == "choose")
        kiosk.tap_text(SAY("kiosk.choose.go-on", game="Mast Year"))
        kiosk.until(lambda: kiosk.name == "play")
        assert len(kiosk.controllers.table.playing.entries) == 1

    def test_a_touch_as_games_put_aside_push_the_others_down_chooses_none(self, kiosk: Pilot) -> None:
        begin(kiosk)
        kiosk.controllers.navigation.go("choose")
        kiosk.settle()
        waiting = (WaitingGame("", EVENT.games[0]),)
        for games, screen in (((), "aim"), (waiting, "choose")):
            kiosk.controllers.navigation.go("choose")
            kiosk.settle()
            kiosk.pass_s(1)
            kiosk.screen._offer_put_aside(games)
            kiosk.frames()
            button = kiosk.button("Mast Year")
            touch = Finger(*button.to_window(*button.center))
            touch.touch_down()
            touch.touch_up()
            kiosk.frames()
            assert kiosk.name == screen

    def test_a_group_that_left_is_told_which_game_waits(self, kiosk: Pilot) -> None:
        begin(kiosk)
        code = kiosk.controllers.kiosk.code
        kiosk.act(simulation_of("mast-year").simulate(1, {"goal": 7}).entries[0].action)
        kiosk.controllers.kiosk.idle.gone.tell(None)
        kiosk.until(lambda: kiosk.name == "attract")
        kiosk.controllers.kiosk.current.event = replace(EVENT, games=(replace(EVENT.games[0], version="1"),))
        tell_code(kiosk, code)
        waits = SAY("kiosk.choose.version", game="Mast Year", version="0.9.2")
        kiosk.tap_text(SAY("kiosk.choose.go-on", game=waits))
        kiosk.until(lambda: kiosk.name == "play")

    def test_a_question_opens_the_rules_where_the_game_is(self, kiosk: Pilot) -> None:
        begin(kiosk)
        kiosk.tap_text(SAY("kiosk.bar.ask"))
        kiosk.settle()
        assert kiosk.name == "rule-question"
        kiosk.tap_text(SAY("kiosk.question.unclear"))
        kiosk.tap_text(SAY("phrase.unclear-word"))
        assert kiosk.says(SAY("kiosk.question.noted"))
        kiosk.tap_text(SAY("kiosk.question.overrule"))
        kiosk.screen.back()
        kiosk.frames()
        assert kiosk.name == "play"
        for steps in (("kiosk.survey.write", "X", "ui.keyboard.done"), ()):
            kiosk.tap_text(SAY("kiosk.bar.ask"))
            kiosk.tap_text(SAY("kiosk.question.unclear"))
            for text in steps:
                kiosk.tap_text(text if len(text) == 1 else SAY(text))
            kiosk.controllers.navigation.go("play")
            kiosk.settle()
        noted = rows(kiosk.folder)
        asked = [(row["unclear"], row["note"]) for row in noted if row["kind"] == "rule-question"]
        unclear = [(True, "phrase:unclear-word"), (True, "X"), (True, None)]
        assert asked == [pair for said in unclear for pair in ((False, None), said)]
        [overruled] = [row for row in noted if row["kind"] == "overruled"]
        assert overruled["what"].startswith("MY-")

    def test_each_seat_is_asked_on_its_edge(self, kiosk: Pilot) -> None:
        begin(kiosk)
        code = kiosk.controllers.kiosk.code
        for action in [entry.action for entry in simulation_of("mast-year").simulate(1, {"goal": 7}).entries[:3]]:
            kiosk.act(action)
        kiosk.tap_text(SAY("kiosk.bar.new-group"))
        kiosk.tap_text(SAY("kiosk.prompt.new-group-yes"))
        kiosk.tap_text(SAY("kiosk.survey.more"))
        kiosk.until(lambda: kiosk.name == "survey")
        for seat, letter in enumerate("ABCD"):
            kiosk.frames()
            assert kiosk.controllers.kiosk.departure.survey.seat == seat
            assert kiosk.says(f"Seat {letter}: ")
            assert kiosk.says(QUESTION)
            kiosk.tap_text("4")
            assert kiosk.controllers.kiosk.departure.survey.answers == {"own-1": 4}
            kiosk.tap_text(SAY("kiosk.survey.done"))
            kiosk.settle()
        kiosk.until(lambda: kiosk.name == "attract")
        tell_code(kiosk, code)
        assert kiosk.says("Mast Year: Squirrels vs. Oaks\n")
        kiosk.tap_text(SAY("kiosk.former.survey"))
        assert (kiosk.name, kiosk.says(QUESTION)) == ("survey", True)

    def test_what_a_seat_writes_is_kept(self, kiosk: Pilot) -> None:
        begin(kiosk)
        kiosk.tap_text(SAY("kiosk.bar.new-group"))
        kiosk.tap_text(SAY("kiosk.prompt.new-group-yes"))
        kiosk.tap_text(SAY("kiosk.survey.more"))
        kiosk.until(lambda: kiosk.name == "survey")
        while not kiosk.says(SAY("kiosk.survey.change")):
            kiosk.tap_text(SAY("kiosk.survey.more"))
        kiosk.tap_text(SAY("kiosk.survey.write"))
        kiosk.tap_text(SAY("phrase.favourite-tension"))
        assert kiosk.says(SAY("phrase.favourite-tension"))
        kiosk.tap_text(SAY("kiosk.survey.write"))
        kiosk.tap_text(SAY("kiosk.survey.write"))
        kiosk.tap_text("X")
        kiosk.tap_text(SAY("ui.keyboard.done"))
        kiosk.frames()
        answers = kiosk.controllers.kiosk.departure.survey.answers
        assert answers == {"favourite": "phrase:favourite-tension", "change": "X"}

    def test_a_seat_may_tell_of_itself(self, kiosk: Pilot) -> None:
        sit_down(kiosk)
        assert kiosk.says("Seat D")
        assert kiosk.says(SAY("asked.age-band"))
        answer = kiosk.button("–")
        kiosk.tap(answer)
        assert answer.text == SAY("asked.age-band.under-14")
        for _ in range(5):
            kiosk.tap(answer)
        assert answer.text == "–"

    def test_a_seat_is_named_by_its_letter(self, kiosk: Pilot) -> None:
        sit_down(kiosk)
        kiosk.tap_text(SAY("kiosk.group.on"))
        kiosk.tap_text(SAY("kiosk.aim.on"))
        kiosk.tap_text("Seat B")
        assert kiosk.says("Name at seat B")

    def test_a_language_is_one_touch(self, kiosk: Pilot) -> None:
        kiosk.tap(kiosk.screen.ids.play)
        kiosk.tap_text("Deutsch")
        kiosk.settle()
        assert kiosk.says("Spielen")


class TestNoWayOut:
    def test_no_key_does_anything(self, kiosk: Pilot) -> None:
        begin(kiosk)
        before, entries = kiosk.name, len(kiosk.controllers.table.snapshot.entries)
        for key in KEYS:
            for modifiers in ([], ["ctrl"], ["alt"], ["ctrl", "alt"]):
                Window.dispatch("on_key_down", key, 0, None, modifiers)
                Window.dispatch("on_keyboard", key, 0, None, modifiers)
                Window.dispatch("on_key_up", key, 0)
        Window.dispatch("on_textinput", "a")
        kiosk.settle()
        assert (kiosk.name, len(kiosk.controllers.table.snapshot.entries)) == (before, entries)

    def test_closing_the_window_is_refused(self, kiosk: Pilot) -> None:
        assert Window.dispatch("on_request_close") is True

    def test_players_set_nothing_of_the_hosts(self, kiosk: Pilot) -> None:
        begin(kiosk)
        kiosk.controllers.navigation.go("settings")
        kiosk.frames()
        assert kiosk.says(SAY("setting.language").capitalize())
        assert not kiosk.says(SAY("setting.rotation").capitalize())
        kiosk.controllers.navigation.go("share")
        kiosk.settle()
        assert kiosk.screen.ids.save.disabled
