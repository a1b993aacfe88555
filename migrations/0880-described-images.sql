-- Images that somebody has described stay, also where nothing shows them any more.
UPDATE images SET kept = true, unsaved_since = NULL WHERE NOT kept AND (version > 1 OR alt <> '');
