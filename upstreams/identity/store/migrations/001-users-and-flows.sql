create table populations (id uuid primary key, name text not null);

create table policies (name text primary key);

create table users (
  id uuid primary key,
  username text not null,
  email text not null,
  given_name text not null,
  family_name text not null,
  population_id uuid not null references populations,
  enabled boolean not null,
  locked_at timestamptz,
  password_hash text,
  loaded_password_hash text,
  attributes jsonb not null,
  last_sign_on timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_username on users (lower(username));
create index users_email on users (lower(email));
create index users_population on users (population_id);

create table sign_in_attempts (
  name_key text primary key,
  failures integer not null,
  last_at timestamptz not null,
  locked_until timestamptz
);

create table browsers (
  id uuid primary key,
  cookie_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table flows (
  id uuid primary key,
  browser_id uuid not null references browsers on delete cascade,
  interaction_uid text not null,
  state jsonb not null,
  version integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index flows_browser on flows (browser_id);
create index flows_expiry on flows (expires_at);

create table artefacts (
  model text not null,
  id text not null,
  payload json not null, -- not jsonb: a browser's parameters may hold what jsonb refuses
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id)
);
create index artefacts_grant on artefacts (grant_id) where grant_id is not null;
create index artefacts_uid on artefacts (uid) where uid is not null;
create index artefacts_expiry on artefacts (expires_at);

create table signing_keys (kid text primary key, jwk jsonb not null, created_at timestamptz not null);
