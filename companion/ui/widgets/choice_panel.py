"""ChoicePanel: one question with a picture and its answers."""

from kivy.properties import StringProperty

from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.widgets.panel import Panel
from companion.ui.widgets.text_button import TextButton

load("widgets/choice_panel")


@dispatches("on_answer")
class ChoicePanel(Panel):
    """Words, an icon, and the answers. Event: `on_answer` with what the touched answer means."""

    text = StringProperty("")
    icon = StringProperty("")

    def ask(
        self, text: str, answers: tuple[tuple[str, object], ...], icon: str = "", *, has_likely: bool = True
    ) -> None:
        """Asks: `answers` are words and what they mean; the first is the likely one, if any is."""
        self.text, self.icon = text, icon
        buttons = self.ids.answers
        buttons.clear_widgets()
        for index, (words, meaning) in enumerate(answers):
            weight = "first_button" if has_likely and not index else "button"
            button = TextButton(text=words, weight=weight, high_mm=4.2, bold=True)
            button.bind(on_press=lambda _, meant=meaning: self.dispatch("on_answer", meant))
            buttons.add_widget(button)
