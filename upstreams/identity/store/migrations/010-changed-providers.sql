-- Administrators change providers by the platform API. Loading the same document again must not take that back.
alter table providers
  add column enabled boolean not null default true,
  -- What the platform API's document holds beside the other columns; null until it is written.
  add column settings jsonb,
  add column sealed_loaded bytea,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
