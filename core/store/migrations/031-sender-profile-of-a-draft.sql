-- Null for drafts from before, which are removed after seven days.
alter table bff.draft add column sender_profile_id text;
