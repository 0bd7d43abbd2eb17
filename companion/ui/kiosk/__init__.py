"""The kiosk's own screens, and what lies over all others: the bar with the group's code, questions, and sleep."""

from collections.abc import Mapping
from typing import Final

from companion.app.game_screens import ImportPath

SCREENS: Final[Mapping[str, ImportPath]] = {
    "attract": (f"{__name__}.attract", "AttractScreen"),
    "group": (f"{__name__}.group", "GroupScreen"),
    "former-group": (f"{__name__}.former_group", "FormerGroupScreen"),
    "choose": (f"{__name__}.choose", "ChooseScreen"),
    "played-before": (f"{__name__}.played_before", "PlayedBeforeScreen"),
    "aim": (f"{__name__}.aim", "AimScreen"),
    "stop-reason": (f"{__name__}.stop_reason", "StopReasonScreen"),
    "survey": (f"{__name__}.survey", "SurveyScreen"),
    "leaving-player": (f"{__name__}.leaving_player", "LeavingPlayerScreen"),
    "rule-question": (f"{__name__}.rule_question", "RuleQuestionScreen"),
    "pin": (f"{__name__}.pin", "PinScreen"),
    "host": (f"{__name__}.host", "HostScreen"),
    "event": (f"{__name__}.event", "EventScreen"),
    "event-game": (f"{__name__}.offered_game", "OfferedGameScreen"),
    "hub": (f"{__name__}.hub", "HubScreen"),
    "phones": (f"{__name__}.phones", "PhonesScreen"),
    "event-question": (f"{__name__}.own_question", "OwnQuestionScreen"),
    "host-text": (f"{__name__}.host_text", "HostTextScreen"),
}
