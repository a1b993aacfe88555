-- The day of the last document of a series: a number that was waited for over midnight has the day of the one before it.
ALTER TABLE document_series ADD COLUMN last_day date;
