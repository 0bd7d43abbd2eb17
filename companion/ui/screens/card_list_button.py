"""CardListButton: leads to what is written down of the card that is shown to the camera now."""

from collections.abc import Sequence
from typing import Any

from companion.app.controllers import Controllers
from companion.app.game_screens import DeckFace
from companion.cards import BACK
from companion.ui.games import screens_of
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton


class CardListButton(TextButton):
    """Says `ui.learn.write-down`, in a game that has a list of cards. Closed while what is wanted is no such card.

    What was shown of the deck stays meanwhile.
    """

    def __init__(self, controllers: Controllers, listed: Sequence[DeckFace], **properties: Any) -> None:
        self._navigation = controllers.navigation
        self._screen = "" if controllers.kiosk else screens_of(controllers.table.game).card_list
        self._no_cards = {"", BACK, *(face.name for face in listed if not face.is_listed_card)}
        self._wanted = ""
        text = SAY("ui.learn.write-down") if self._screen else ""
        super().__init__(text=text, weight="quiet_button", high_mm=3.4, disabled=True, **properties)

    def join(self, box: Any, words: SharedFontSize) -> None:
        """Stands in `box` in a game that has a list of cards."""
        if self._screen:
            self.shared_font_size = words
            box.add_widget(self, index=1)

    def show(self, wanted: str) -> None:
        """Takes over which face is wanted."""
        self._wanted, self.disabled = wanted, wanted in self._no_cards

    def on_release(self) -> None:
        """Asks what the wanted card says."""
        self._navigation.go(self._screen, card=self._wanted)
