create table providers (
  id uuid primary key,
  name text not null,
  issuer text not null,
  client_id text not null,
  client_secret text not null
);

alter table policies add column provider_id uuid references providers;

create table external_accounts (
  provider_id uuid not null references providers,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  linked_at timestamptz not null,
  primary key (provider_id, subject)
);
create index external_accounts_user on external_accounts (user_id);

create table provider_visits (
  flow_id uuid primary key references flows on delete cascade,
  provider_id uuid not null references providers,
  state_hash text not null unique,
  nonce text not null,
  code_verifier text not null
);
