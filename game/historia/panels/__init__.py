"""Parts of the table: widgets and painters that are told what to show and never see the screen."""
