create unlogged table bff.rate (key bytea primary key, points integer not null, ends_at timestamptz not null);
create index rate_ends on bff.rate (ends_at);
