"""RuleQuestionScreen: the rules at the moment's fact, and what the designer should know about it."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.ui.screens.rules import RulesScreen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.plank import Plank


class RuleQuestionScreen(RulesScreen):
    """What was looked up is noted already; a touch notes that it is still unclear, or that the table overrules it."""

    def __init__(self, host: Any, rule: str = "", **properties: Any) -> None:
        super().__init__(host, rule, **properties)
        self._fact, self._notes = rule, host.kiosk.notes
        row, words = BoxLayout(size_hint_y=None, height=THEME.mm(12), spacing=THEME.mm(1.4)), SharedFontSize()
        for name, note in (("unclear", self._leave_unclear), ("overrule", self._overrule)):
            plank = Plank(text=SAY(f"kiosk.question.{name}"), high_mm=4.2, shared_font_size=words)
            plank.bind(on_release=lambda plank, note=note: self._note(plank, note))
            row.add_widget(plank)
        self.add_widget(row)

    def _note(self, plank: Plank, note: Any) -> None:
        """Notes it once, and says so."""
        note()
        plank.text, plank.disabled = SAY("kiosk.question.noted"), True

    def _leave_unclear(self) -> None:
        self._notes.leave_unclear(self._fact)

    def _overrule(self) -> None:
        self._notes.overrule(self._fact or "unknown")
