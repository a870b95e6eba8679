-- The signature that a user drew by hand, sealed, and whether the user signed by hand last.
create table bff.drawn_signature (
  user_id text primary key,
  sealed bytea not null,
  is_used boolean not null,
  updated_at timestamptz not null
);
