alter table press.reprint add unprintable text, add check (completed_at is null or unprintable is null);
drop index press.reprint_unfinished;
create index reprint_unfinished on press.reprint (id) where completed_at is null and unprintable is null;
