-- The activity log: a chain of hashes over ids and over salted hashes of the values. The values lie beside it, so that they can be erased.
create table bff.activity (
  id bigint primary key,
  at timestamptz not null,
  -- Empty for the site.
  client_id text not null,
  subject text not null,
  outcome text not null,
  restores bigint,
  change_id uuid not null unique,
  actor_hash bytea not null,
  before_hash bytea not null,
  after_hash bytea not null,
  hash bytea not null
);
create index activity_of_client on bff.activity (client_id, id);
create table bff.activity_value (
  entry_id bigint not null,
  name text not null,
  -- Null for a value that is about no person.
  person_ref uuid,
  sealed bytea not null,
  primary key (entry_id, name)
);
-- The key of each person's values. Without the key nobody can read them.
create table bff.person_key (
  ref uuid primary key,
  person_hash bytea unique,
  sealed_key bytea
);
create table bff.activity_head (
  is_only boolean primary key default true check (is_only),
  entry_id bigint not null,
  hash bytea not null
);
insert into bff.activity_head (entry_id, hash) values (0, decode(repeat('00', 32), 'hex'));
-- Changes that have begun and are not in the log yet: one at a time for each target.
create table bff.open_change (
  id uuid primary key,
  target text not null unique,
  started_at timestamptz not null,
  sealed bytea not null
);
