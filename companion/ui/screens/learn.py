"""LearnScreen: a table shows its cards to the camera, one by one or in rows, and keeps the deck."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty

from companion.app.controllers import Controllers
from companion.app.deck_files import is_kept, place_of
from companion.app.deck_learning import DeckLearning
from companion.app.laid_row import NamedOutline
from companion.app.learning_progress import FaceToShow, LearningProgress
from companion.app.observable import Unsubscribe
from companion.app.shown_profile import KeptDeck
from companion.cards import BACK
from companion.errors import CompanionError
from companion.following.watched_decks import DeckProfile, serves
from companion.games import find_game
from companion.ui.layouts import load
from companion.ui.screens.card_list_button import CardListButton
from companion.ui.screens.deck_file_moves import DeckFileMoves
from companion.ui.screens.face_buttons import LETTERS_MM, FaceButtons, list_faces
from companion.ui.screens.learn_words import ask_for_name, tell_kept, tell_progress
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.text_button import TextButton
from hardware.vision_process import VisionState

load("screens/learn")

TICK_S: Final = 0.2
UNSEEN: Final = (VisionState.UNREADABLE, VisionState.NO_FRAMES)
LONGEST_NAME: Final = 40


class LearnScreen(Screen):
    """A touch on a face shows it again, or out of turn; what was shown stays when the screen is left."""

    message = StringProperty("")
    counted = StringProperty("")
    is_trouble = BooleanProperty(False)
    can_keep = BooleanProperty(False)
    can_leave_out = BooleanProperty(False)
    can_copy = BooleanProperty(False)
    has_row = BooleanProperty(False)

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._listed = list_faces(controllers)
        self._labels = {face.name: face.label for face in self._listed} | {BACK: SAY("ui.learn.back")}
        self._buttons = FaceButtons(self.ids.faces.__self__, self._label, self.want)
        self._seen: Sequence[tuple[str, int]] = ()
        self._wanted = ""
        self._held: NamedOutline | None = None
        self._may_forget = True
        self._failure = ""
        self._is_unseen = self._is_choosing = False
        self._followed: list[Unsubscribe] = []
        self._parts = [self.ids.view.__self__, self.ids.side.__self__]
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self.ids.view.camera, self.ids.view.marks = controllers.camera, []
        self._learning: DeckLearning | None = None
        self._files = DeckFileMoves(controllers, self._say, self._choose, self._taken)
        self._write_down = CardListButton(controllers, self._listed)
        self._write_down.join(self.ids.ways, self.button_font_size)
        self.can_copy = is_kept(controllers.folder, controllers.table.game)
        self._ticks = Clock.schedule_interval(lambda _: self.tick(), TICK_S)
        if controllers.camera:
            self._follow(controllers.camera.decks.learn(controllers.table.game, self._faces()))
        else:
            self.message = SAY("ui.camera.none")

    def leave(self) -> None:
        """Looks no more."""
        super().leave()
        self._ticks.cancel()
        self._unfollow()
        self._let_go()
        if self._learning:
            self._learning.pause()

    def tick(self) -> None:
        """Shows the newest picture, and asks for the next card; says why the camera sees nothing."""
        if not self._learning or not self.controllers.camera or self._is_choosing:
            return
        self.ids.view.draw()
        self._learning.tick()
        was_unseen, self._is_unseen = self._is_unseen, self.controllers.camera.status.state in UNSEEN
        if self._is_unseen:
            self.message, self.is_trouble = self.controllers.camera.says, True
        elif was_unseen:
            self._show(self._learning.progress)

    def hold(self, card: NamedOutline) -> None:
        """Asks what the card that was touched in the picture is really called; a second touch takes that back."""
        if self._held == card or not self._learning:
            self._let_go()
        else:
            self._held = card
            self._learning.hold()
        self._show(self._learning.progress if self._learning else None)

    def want(self, name: str) -> None:
        """Shows a face again, or one out of turn; or gives its name to the card that was touched in the picture."""
        if self._learning and self._held:
            self._learning.name(self._held, name)
            self._let_go()
            self._show(self._learning.progress)  # the right name already changes nothing that would be shown
        elif self._learning:
            self._learning.want(name)

    def leave_out(self) -> None:
        """Leaves out the face that is wanted: this deck has none."""
        if self._learning:
            self._learning.leave_out(self._wanted)

    def keep(self) -> None:
        """Keeps the deck, as far as it is shown."""
        if self._learning:
            self.message = SAY("ui.learn.keeping")
            self._learning.keep(self.controllers.folder)

    def again(self) -> None:
        """Begins again with the first card; asks for a second touch where something would be forgotten."""
        if not self._may_forget:
            forgets = "ui.learn.forget-kept" if self.can_copy else "ui.learn.forget"
            self._may_forget, self.message, self.is_trouble = True, SAY(forgets), True
        elif self.controllers.camera:
            self._follow(self.controllers.camera.decks.learn_anew(self.controllers.table.game, self._faces()))

    def add(self) -> None:
        """Asks what a card is called that the list lacks."""
        keyboard = Keyboard(about=SAY("ui.learn.name"), longest=LONGEST_NAME)
        keyboard.bind(on_done=lambda _, typed: self._add(typed.strip()))
        self.ids.body.clear_widgets()
        self.ids.body.add_widget(keyboard)

    def copy(self) -> None:
        """Copies the kept deck to where people find files, so that it can be read on another machine."""
        self._files.copy()

    def bring(self) -> None:
        """Looks for decks of this game that were brought from another machine."""
        self._files.bring()

    def back(self) -> None:
        """Leads back, or leaves what is typed or chosen."""
        if self._parts[0].parent is None:
            self._lay_out()
        elif self._is_choosing:
            self._list_again()
        else:
            self.controllers.navigation.go("back" if self.controllers.kiosk else "variant")

    def _add(self, name: str) -> None:
        self._lay_out()
        if not name or not self._learning:
            return
        left_out = self._learning.progress.left_out if self._learning.progress else ()
        names = [*(one for one, _ in self._seen), *left_out]
        listed = {called.casefold(): one for one in names for called in (one, self._label(one))}
        if self._held or listed.get(name.casefold()) in left_out:
            self.want(listed.get(name.casefold(), name))
        elif name.casefold() in listed:
            self.message = SAY("ui.learn.listed", card=self._label(listed[name.casefold()]))
        else:
            self._learning.add(name)

    def _choose(self, found: tuple[Path, ...]) -> None:
        """Lists the decks that were found in the place of the faces."""
        if self._learning:
            self._learning.pause()
        self._is_choosing, self.message = True, SAY("ui.learn.which")
        self._buttons.clear()
        box, words = self.ids.faces, SharedFontSize()
        box.cols = 1
        for path in found:
            cell = TextButton(text=f"{path.name} · {place_of(path)}", high_mm=LETTERS_MM, shared_font_size=words)
            cell.bind(on_release=lambda _, path=path: self._files.take(path))
            box.add_widget(cell)

    def _taken(self, result: DeckProfile | CompanionError) -> None:
        self._list_again()
        if isinstance(result, CompanionError):
            self._say(SAY("ui.learn.not-taken", why=SAY.error(result, ())), is_trouble=True)
            return
        if self.controllers.camera:
            self.controllers.camera.decks.take(result)
        self.can_copy = True
        taken = SAY("ui.learn.kept", count=len(result.names))
        if self._learning:
            self._learning.take(self.controllers.folder, lambda: self._say(taken))
        else:
            self._say(taken)

    def _say(self, text: str, *, is_trouble: bool = False) -> None:
        self.message, self.is_trouble = text, is_trouble

    def _list_again(self) -> None:
        """Lists the faces of this deck again, after the decks that were found."""
        self._is_choosing = False
        self._buttons.clear()
        self._show(self._learning.progress if self._learning else None)

    def _let_go(self) -> None:
        """Asks no more what a card is called."""
        self._held = None
        if self._learning:
            self._learning.release()

    def _lay_out(self) -> None:
        self.ids.body.clear_widgets()
        for part in self._parts:
            self.ids.body.add_widget(part)

    def _faces(self) -> list[FaceToShow]:
        return [*(FaceToShow(face.name, face.copies) for face in self._listed), FaceToShow(BACK, 0)]

    def _follow(self, learning: DeckLearning) -> None:
        self._unfollow()
        self._let_go()
        self._learning = learning
        self._followed = [
            DeckLearning.progress.listen(learning, self._show),
            DeckLearning.trouble.listen(learning, self._fail),
            DeckLearning.failure.listen(learning, self._show_failure),
            learning.kept.add(self._kept),
        ]
        learning.tick()
        learning.list_kept(self.controllers.folder)
        self._show(learning.progress)
        self._show_failure(learning.failure)

    def _unfollow(self) -> None:
        """Stops listening to the deck that was shown until now, also to answers that are still to come."""
        for unsubscribe in self._followed:
            unsubscribe()

    def _show(self, progress: LearningProgress | None) -> None:
        if progress is None or self._is_choosing:
            return
        if self.controllers.kiosk:
            self.controllers.kiosk.idle.note_activity()  # who shows cards touches nothing
        self._seen, self._wanted = progress.seen, progress.wanted
        self.ids.view.name_cards(progress.laid, self._labels, self._held)
        self.has_row = len(progress.laid) > 1
        self._may_forget = not (progress.as_before or any(count for _, count in progress.seen))
        self._buttons.show(progress)
        if progress.wanted:
            self.ids.list.scroll_to(self._buttons.button(progress.wanted), padding=THEME.mm(2))
        ask = ask_for_name(self._held, self._label) if self._held else ""
        self.message = ask or tell_progress(progress, self._label)
        self.is_trouble = progress.instruction.is_trouble and not self._held
        faces = [name for name, _ in progress.seen if name != BACK]
        kept = len({*progress.as_before} - {BACK})
        key = "ui.learn.count-kept" if kept else "ui.learn.count"
        self.counted = SAY(key, seen=len(progress.learned) + kept, count=len(faces), kept=kept)
        self.can_keep, self.can_leave_out = progress.can_be_kept, bool(progress.wanted)
        self._write_down.show(progress.wanted)

    def _label(self, name: str) -> str:
        return self._labels.get(name, name)

    def _fail(self, why: CompanionError | None) -> None:
        if why is not None:
            self.message, self.is_trouble = SAY("ui.learn.not-kept", why=SAY.error(why, ())), True

    def _show_failure(self, why: CompanionError | None) -> None:
        before, self._failure = self._failure, SAY.error(why, ()) if why else ""
        if self._failure and not self._is_choosing:
            self.message, self.is_trouble = self._failure, True
        elif self._learning and self.message == before:
            self._show(self._learning.progress)

    def _kept(self, kept: KeptDeck) -> None:
        self._may_forget, self.can_copy = False, True
        self.is_trouble = not serves(find_game(self.controllers.table.game), kept.profile)
        missing = {name for name, _ in self._seen} - {BACK, *kept.profile.names}
        self.message = tell_kept(kept, self.controllers.table.game, len(missing), self._label)
