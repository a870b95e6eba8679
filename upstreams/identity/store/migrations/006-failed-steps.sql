-- Counts last for an hour. A crash may lose them.
create unlogged table failed_steps (
  address_key bytea not null,
  subject_key bytea not null,
  failures integer not null,
  last_at timestamptz not null,
  primary key (address_key, subject_key)
);
create index failed_steps_last on failed_steps (last_at);

alter table sign_in_attempts add column lockouts integer not null default 0;
