"""LearningController: a table shows its cards to the camera, names, adds and leaves out faces, and keeps the deck."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from companion.app.controllers import Controllers
from companion.app.deck_learning import DeckLearning
from companion.app.game_screens import DeckFace
from companion.app.observable import Observable, Unsubscribe
from companion.cards import BACK
from companion.errors import CompanionError
from companion.following.watched_decks import DeckProfile, serves
from companion.games import find_game
from companion.learning.deck_store import DeckStore
from companion.learning.dialogue import (
    ChoosingDeck,
    LearningActivity,
    LearningProgress,
    NamingCard,
    ShowingCards,
    TypingName,
    ask_for_name,
    tell_kept,
    tell_progress,
    touched_card,
)
from companion.learning.packing import KeptDeck
from companion.learning.row import NamedOutline
from companion.learning.state import FaceToShow
from hardware.vision_process import VisionState

UNSEEN: Final = (VisionState.UNREADABLE, VisionState.NO_FRAMES)


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence for the table, which may tell of something that has to be put right."""

    text: str
    is_trouble: bool = False


@dataclass(frozen=True, slots=True)
class LearningView:
    """What a screen may show; no `progress` before the first answer, and none without a camera."""

    activity: LearningActivity = ShowingCards()
    said: Said = Said("")
    progress: LearningProgress | None = None
    can_copy: bool = False


class LearningController:
    """What was shown of a deck stays when the table leaves; `deck` is None where there is no camera.

    `labels` are the words for faces. A touch, or the answer to one, is said until the cards, the camera or another
    touch say something newer. Decks that are found, or read, while a name is typed are shown once it is typed.
    """

    view: Observable[LearningView] = Observable(LearningView())

    def __init__(self, controllers: Controllers, faces: Sequence[DeckFace]) -> None:
        self._controllers, self._texts = controllers, controllers.texts
        self._game = controllers.table.game
        self.labels = {face.name: face.label for face in faces} | {BACK: self._texts("ui.learn.back")}
        self._faces = [*(FaceToShow(face.name, face.copies) for face in faces), FaceToShow(BACK, 0)]
        self._activity: LearningActivity = ShowingCards()
        self._waiting: list[Callable[[], None]] = []
        """What is done once nobody types."""
        self._answer: Said | None = None
        self._unseen = ""
        self._can_copy = DeckStore(controllers.folder).has(self._game)
        self.deck: DeckLearning | None = None
        self._followed: list[Unsubscribe] = []
        if controllers.camera:
            self._follow(controllers.camera.decks.learn(self._game, self._faces))
        self._tell()

    def label(self, name: str) -> str:
        """Returns what a face is called at the table."""
        return self.labels.get(name, name)

    def leave(self) -> None:
        """Looks no more."""
        self._unfollow()
        self.stop()
        self._begin(ShowingCards())
        if self.deck:
            self.deck.pause()

    def tick(self) -> None:
        """Asks for the next cards; says why the camera sees nothing."""
        camera = self._controllers.camera
        if not self.deck or not camera or isinstance(self._activity, ChoosingDeck):
            return
        self.deck.tick()
        unseen = camera.says if camera.status.state in UNSEEN else ""
        if unseen != self._unseen:
            self._unseen = unseen
            self._note_news()

    def touch_card(self, card: NamedOutline) -> None:
        """Asks what a card in the picture is really called; a second touch takes that back."""
        self._begin(ShowingCards() if card == touched_card(self._activity) else NamingCard(card))

    def touch_face(self, name: str) -> None:
        """Shows a face again, or one out of turn; or gives its name to the card that was touched in the picture."""
        card = touched_card(self._activity)
        if self.deck and card:
            self.deck.do(lambda session: session.name(card, name))
            self._begin(ShowingCards())
        elif self.deck:
            self.deck.do(lambda session: session.want(name))

    def leave_out(self) -> None:
        """Leaves out the face that is wanted: this deck has none."""
        if self.deck and self.deck.progress:
            wanted = self.deck.progress.wanted
            self.deck.do(lambda session: session.leave_out(wanted))

    def keep(self) -> None:
        """Keeps the deck, as far as it is shown."""
        if self.deck:
            self.say(self._texts("ui.learn.keeping"))
            self.deck.keep()

    def begin_anew(self) -> None:
        """Begins again with the first card; asks for a second touch where something would be forgotten."""
        progress = self.deck.progress if self.deck else None
        forgets = progress and (progress.as_before or any(count for _, count in progress.seen))
        question = Said(self._texts("ui.learn.forget-kept" if self._can_copy else "ui.learn.forget"), is_trouble=True)
        if forgets and self._answer != question:
            self._renew(question)
        elif self._controllers.camera:
            self._follow(self._controllers.camera.decks.learn_anew(self._game, self._faces))

    def type_name(self) -> None:
        """Asks what a card is called that the list lacks."""
        self._begin(TypingName(touched_card(self._activity)))

    def take_name(self, typed: str) -> None:
        """Takes the name that was typed, for the card that was touched or for another face of the list."""
        self._stop()
        self._name(typed.strip())
        self._go_on()

    def _name(self, name: str) -> None:
        progress = self.deck.progress if self.deck else None
        if not self.deck or not name:
            return
        left_out = progress.left_out if progress else ()
        names = [*(one for one, _ in progress.seen), *left_out] if progress else []
        listed = {called.casefold(): one for one in names for called in (one, self.label(one))}.get(name.casefold())
        if touched_card(self._activity) or listed in left_out:
            self.touch_face(listed or name)
        elif listed is not None:
            self.say(self._texts("ui.learn.listed", card=self.label(listed)))
        else:
            self.deck.do(lambda session: session.add(FaceToShow(name, 1)))

    def choose(self, files: tuple[Path, ...]) -> None:
        """Asks which of the decks that were found is to be read."""
        if isinstance(self._activity, TypingName):
            self._waiting.append(partial(self.choose, files))
            return
        if self.deck:
            self.deck.pause()
        self._begin(ChoosingDeck(files))

    def take(self, result: DeckProfile | CompanionError) -> None:
        """Reads the deck that was chosen and is kept now, or says why it is not."""
        if isinstance(self._activity, TypingName):
            self._waiting.append(partial(self.take, result))
            return
        self._begin(ShowingCards())
        if isinstance(result, CompanionError):
            self.say(self._texts("ui.learn.not-taken", why=self._texts.error(result, ())), is_trouble=True)
            return
        if self._controllers.camera:
            self._controllers.camera.decks.take(result)
        self._can_copy = True
        taken = self._texts("ui.learn.kept", count=len(result.names))
        if self.deck:
            self.deck.take(lambda: self.say(taken))
        else:
            self.say(taken)

    def stop(self) -> bool:
        """Leaves what is typed or chosen; says whether anything was."""
        was_busy = self._stop()
        self._go_on()
        return was_busy

    def say(self, text: str, *, is_trouble: bool = False) -> None:
        """Answers a touch."""
        self._renew(Said(text, is_trouble))

    def _stop(self) -> bool:
        activity = self._activity
        if not isinstance(activity, TypingName | ChoosingDeck):
            return False
        card, said_meanwhile = touched_card(activity), self._answer if isinstance(activity, TypingName) else None
        self._begin(NamingCard(card) if card else ShowingCards())
        self._renew(said_meanwhile)
        return True

    def _go_on(self) -> None:
        """Does what has waited until nobody types."""
        waiting, self._waiting = self._waiting, []
        for do in waiting:
            do()

    def _begin(self, activity: LearningActivity) -> None:
        """Turns to another activity; the row of cards stays as it is while somebody names a card."""
        self._activity = activity
        if self.deck and touched_card(activity):
            self.deck.hold()
        elif self.deck:
            self.deck.release()
        self._renew()

    def _follow(self, deck: DeckLearning) -> None:
        self._unfollow()
        self._begin(ShowingCards())
        self.deck = deck
        self._followed = [
            DeckLearning.progress.listen(deck, lambda _: self._note_progress()),
            DeckLearning.trouble.listen(deck, self._tell_trouble),
            DeckLearning.failure.listen(deck, lambda why: self._note_news() if why else self._tell()),
            deck.kept.add(self._tell_kept),
        ]
        deck.tick()
        deck.list_kept()
        self._tell()

    def _unfollow(self) -> None:
        """Stops listening to the deck that was shown until now, also to answers that are still to come."""
        for unsubscribe in self._followed:
            unsubscribe()

    def _note_progress(self) -> None:
        if self._controllers.kiosk:
            self._controllers.kiosk.idle.note_activity()  # who shows cards touches nothing
        self._note_news()

    def _note_news(self) -> None:
        """The cards or the camera say something newer than the answer to a touch, but not while a deck is chosen."""
        self._renew(self._answer if isinstance(self._activity, ChoosingDeck) else None)

    def _tell_trouble(self, why: CompanionError | None) -> None:
        if why is not None:
            self.say(self._texts("ui.learn.not-kept", why=self._texts.error(why, ())), is_trouble=True)

    def _tell_kept(self, kept: KeptDeck) -> None:
        self._can_copy = True
        progress = self.deck.progress if self.deck else None
        missing = {name for name, _ in progress.seen} - {BACK, *kept.profile.names} if progress else ()
        text = tell_kept(kept, self._game, len(missing), self.label, self._texts.words)
        self.say(text, is_trouble=not serves(find_game(self._game), kept.profile))

    def _renew(self, answer: Said | None = None) -> None:
        """Tells what is said now: the answer to a touch, or without one what the activity, camera and cards say."""
        self._answer = answer
        self._tell()

    def _tell(self) -> None:
        progress = self.deck.progress if self.deck else None
        self.view = LearningView(self._activity, self._answer or self._say_now(), progress, self._can_copy)

    def _say_now(self) -> Said:
        activity, deck = self._activity, self.deck
        if isinstance(activity, ChoosingDeck):
            return Said(self._texts("ui.learn.which"))
        if not deck:
            return Said(self._texts("ui.camera.none"))
        if self._unseen:
            return Said(self._unseen, is_trouble=True)
        if isinstance(activity, NamingCard):
            return Said(ask_for_name(activity.card, self.label, self._texts.words))
        if deck.failure:
            return Said(self._texts.error(deck.failure, ()), is_trouble=True)
        if deck.progress:
            return Said(
                tell_progress(deck.progress, self.label, self._texts.words), deck.progress.instruction.is_trouble
            )
        return Said("")
