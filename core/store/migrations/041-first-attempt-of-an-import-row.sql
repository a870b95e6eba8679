-- When a row of an import was first tried: its outcome is given up a day after that. A row that waits for the mails of the next day was not tried.
alter table bff.people_import_row add column began_at timestamptz;
