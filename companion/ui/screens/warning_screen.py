"""WarningScreen: base of the screens of a game: a banner warns of what the rules forbid, and has two answers."""

from kivy.properties import StringProperty

from companion.journal.standing import Standing
from companion.ui.presenter import Unsettled, presenter_of
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY


class WarningScreen(Screen):
    """`warning`, by the rule `warned_by`, stands until the table has answered; play goes on meanwhile."""

    warning = StringProperty("")
    warned_by = StringProperty("")
    remedy = StringProperty("")
    _unsettled: Unsettled | None = None

    def explain(self, standing: Standing) -> tuple[str, str]:
        """Returns why the last decision was made, or a hint at the rules, and the rule behind it, if any."""
        explanations = standing.game.explain(standing.state)
        reasons = explanations if self.controllers.assist.explains else ()
        text = " ".join(SAY.phrase(one, standing.record.players) for one in reasons) or SAY("ui.explanation.rules")
        return text, (explanations[0].rule or "") if explanations else ""

    def show_warning(self, standing: Standing) -> None:
        """Shows what nobody has answered yet, if there is anything."""
        presenter = presenter_of(standing.game.name)
        item = self._unsettled = presenter.unsettled(standing) if self.controllers.assist.judges else None
        if item is None:
            self.warning = self.warned_by = ""
            return
        several = SAY("ui.warning.several", count=item.count) + " " if item.count > 1 else ""
        self.warning = several + SAY.phrase(item.phrase, standing.record.players)
        self.warned_by = item.phrase.rule or ""
        self.remedy = SAY("ui.warning.taken-back" if _is_last(item, standing) else "ui.warning.correct")

    def settle_warning(self, *, taken_back: bool) -> None:
        """Answers the banner: the table took the card back, or it stands."""
        item = self._unsettled
        if item is None:
            return
        if not taken_back:
            self.controllers.entries.accept_irregularity(item.name)
        elif _is_last(item, self.controllers.table.playing):
            self.controllers.entries.take_back()
        else:
            self.controllers.navigation.go("correct", number=item.number)  # play has gone on: what was played instead?


def _is_last(item: Unsettled, standing: Standing) -> bool:
    """Whether nothing was entered after the card that should not have been played."""
    return bool(item.number == standing.entries[-1].number) and standing.uncorrected is None
