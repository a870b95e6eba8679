create table disturbance (
  id uuid primary key, position bigint generated always as identity, method text not null, path text not null, kind text not null,
  after integer not null, times integer not null, met integer not null default 0, more jsonb not null
);
