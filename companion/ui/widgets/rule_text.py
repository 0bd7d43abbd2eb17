"""RuleText: words that rest on a fact of the rules; a touch opens it."""

from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.ui.layouts import load
from companion.ui.widgets.fit_label import FitLabel

load("widgets/rule_text")


class RuleText(ButtonBehavior, FitLabel):
    """Event: `on_release`. A sign behind the words of `said` shows that there is a `rule` to open."""

    said = StringProperty("")
    rule = StringProperty("")
