"""The Gold card Levy: take the Deploy action once more, paid as usual, with its Combat card, never in upgraded form.

Only its id: the rule is in questions/extra_action.py.
"""

from __future__ import annotations

from engine.brazil.questions.extra_action import ExtraAction


class ExtraDeploy(ExtraAction):
    """Grants one more Deploy action, paid as usual, with its Combat card, without the arch's upgrade.

    Printed: Deploy once more, paying for it; draw [hand_combat].
    """

    id = "extra_deploy"
