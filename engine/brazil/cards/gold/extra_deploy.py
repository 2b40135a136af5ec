"""The Gold card Levy: grants one more Deploy action, paid as usual, with its Combat card, without the arch's upgrade.

Only its id: the rule is in questions/extra_action.py.
"""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraDeploy(ExtraAction):
    """Grants one more Deploy action, paid as usual, with its Combat card, without the arch's upgrade.

    Printed: Deploy once more, paying for it; draw [hand_combat].
    """

    id = "extra_deploy"
