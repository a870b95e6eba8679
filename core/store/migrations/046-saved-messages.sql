-- Messages that are saved for the next cards, sealed: a person's own (owner_id) and those that all people of the client share (owner_id is null).
-- A deleted one stays for a day, so that it can be brought back.
create table bff.saved_message (
  id text primary key,
  client_id text not null,
  owner_id text,
  sealed bytea not null,
  uses integer not null default 0,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index saved_message_of_client on bff.saved_message (client_id, owner_id);
create index saved_message_deleted on bff.saved_message (deleted_at) where deleted_at is not null;
