"""Parts of the table: functions of (ui, desk, hands) that return widgets and never see the screen."""
