-- People and addresses to whom nobody of a client may write: keyed hashes by which an entry is found, and its words, sealed. An entry stays until an
-- administrator removes it; a removed one stays an hour, so that its removal can be undone, and is then deleted.
create table bff.do_not_mail (
  id text primary key,
  client_id text not null,
  version integer not null default 1,
  keys bytea[] not null,
  -- A hash of everything that is compared: the same entry is not added twice.
  content_hash bytea not null,
  sealed bytea not null,
  until_day text,
  added_at timestamptz not null,
  removed_at timestamptz
);
create index do_not_mail_keys on bff.do_not_mail using gin (keys) with (fastupdate = off);
create index do_not_mail_client on bff.do_not_mail (client_id, added_at desc);
create unique index do_not_mail_content on bff.do_not_mail (client_id, content_hash) where removed_at is null;
create index do_not_mail_removed on bff.do_not_mail (removed_at) where removed_at is not null;
