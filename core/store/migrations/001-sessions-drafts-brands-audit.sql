create table bff.sign_in (
  state_hash bytea primary key,
  browser_hash bytea not null,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index sign_in_expires on bff.sign_in (expires_at);

create table bff.session (
  id_hash bytea primary key,
  user_id text not null,
  sealed_tokens bytea not null,
  access_expires_at timestamptz not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  checked_at timestamptz not null,
  lease_until timestamptz,
  lease_no bigint not null default 0
);
create index session_of_user on bff.session (user_id);
create index session_created on bff.session (created_at);

create table bff.person (
  user_id text primary key,
  client_id text not null,
  sealed bytea not null,
  updated_at timestamptz not null
);

create table bff.draft (
  user_id text not null,
  card_id text not null,
  key text not null,
  scan_code text not null,
  sealed bytea not null,
  expires_at timestamptz not null,
  primary key (user_id, card_id)
);
create index draft_expires on bff.draft (expires_at);

create table bff.brand (
  client_id text primary key,
  slug text unique,
  brand jsonb not null
);

create table bff.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  event text not null,
  user_id text not null,
  client_id text not null,
  order_no text,
  code text
);
create index audit_at on bff.audit (at);
