-- Names of what cards are counted by: persons, locations, cards ... Orders and columns say only the number.
create table bff.report_value (
  id integer generated always as identity primary key,
  client_id text not null,
  dimension text not null,
  value text not null,
  label text not null default '',
  -- Other names of a person: the employee's number and the id at identity.
  aliases text[] not null default '{}',
  unique (client_id, dimension, value)
);

-- One row for each order of commerce (core/reports).
create table bff.report_order (
  order_no text primary key,
  client_id text not null,
  person integer not null,
  supervisor integer not null,
  location integer not null,
  occasion integer not null,
  card integer not null,
  profile integer not null,
  language integer not null,
  state text not null check (state in ('in-press', 'mailed', 'withdrawn', 'refused', 'failed', 'unfinished')),
  reason text,
  ordered_at timestamptz not null,
  mail_date text,
  -- When commerce last changed the order; 1970 for an order that only its sending has reported.
  modified_at timestamptz not null,
  -- When this row was last compared with commerce.
  seen_at timestamptz not null
);
create index report_order_by_time on bff.report_order (client_id, ordered_at);
create index report_order_by_change on bff.report_order (modified_at);

-- The orders of a client and a UTC day as columns, so that a report reads a few bytes for each order.
create table bff.report_columns (
  client_id text not null,
  utc_day integer not null,
  minutes bytea not null,
  states bytea not null,
  mail_days bytea not null,
  reasons bytea not null,
  person bytea not null,
  supervisor bytea not null,
  location bytea not null,
  occasion bytea not null,
  card bytea not null,
  profile bytea not null,
  language bytea not null,
  primary key (client_id, utc_day)
);
-- The numbers hardly compress, and unpacking would take most of a report's time.
alter table bff.report_columns
  alter column minutes set storage external, alter column states set storage external, alter column mail_days set storage external,
  alter column reasons set storage external, alter column person set storage external, alter column supervisor set storage external,
  alter column location set storage external, alter column occasion set storage external, alter column card set storage external,
  alter column profile set storage external, alter column language set storage external;

-- How far the reports have followed commerce.
create table bff.report_feed (
  singleton boolean primary key default true check (singleton),
  -- Every change up to here is in the rows.
  followed_to timestamptz,
  as_of timestamptz,
  checked_on text,
  -- Until then another process need not look.
  next_at timestamptz not null default '-infinity'
);
insert into bff.report_feed default values;
