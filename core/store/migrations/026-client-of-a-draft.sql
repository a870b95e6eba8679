-- Null for drafts from before, which are removed after seven days.
alter table bff.draft add column client_id text;
