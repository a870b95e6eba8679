-- People who registered and need an administrator's consent.
create table bff.registration (
  user_id text primary key,
  client_id text not null,
  state text not null check (state in ('waiting', 'accepted', 'declined')),
  -- Names and e-mail address.
  sealed bytea not null,
  created_at timestamptz not null
);
create index registration_of_client on bff.registration (client_id, state, created_at);
