"""The panels of the table: functions of (ui, model, controller) that return widgets and know no screen."""
