-- Flows live for a quarter of an hour, and the shape of their state has changed.
delete from flows;

alter table policies
  add column way text not null default 'password',
  add column registration boolean not null default false,
  add column population_id uuid references populations;

alter table users
  add column must_change_password boolean not null default false,
  add column email_verified boolean not null default true;

create table devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  type text not null,
  nickname text,
  secret text,
  last_step bigint,
  created_at timestamptz not null
);
create index devices_user on devices (user_id);

create table codes (
  flow_id uuid not null references flows on delete cascade,
  purpose text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  primary key (flow_id, purpose)
);

create table push_requests (
  id_hash text primary key,
  flow_id uuid not null references flows on delete cascade,
  device_id uuid not null,
  answer text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index push_requests_flow on push_requests (flow_id);

create table letters (
  id uuid primary key,
  kind text not null,
  recipient text,
  content jsonb not null,
  tries integer not null default 0,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null
);
create index letters_due on letters (due_at) where sent_at is null;
create index letters_made on letters (created_at);
