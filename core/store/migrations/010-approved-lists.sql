create table bff.approved_list (
  sending_id text not null references bff.sending (id) on delete cascade,
  hash text not null,
  sealed bytea not null,
  primary key (sending_id, hash)
);
