create table ended_token (token_id text primary key, ends_at timestamptz not null);
