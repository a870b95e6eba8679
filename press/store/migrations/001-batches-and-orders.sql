create table press.batch (
  id bigint generated always as identity primary key,
  mail_date date not null,
  number integer not null,
  state text not null default 'cut' check (state in ('cut', 'complete', 'exported')),
  created_at timestamptz not null,
  completed_at timestamptz,
  unique (mail_date, number)
);
create index batch_unfinished on press.batch (id) where state <> 'exported';

-- One row an order decides what becomes of it: an order number cannot be in two batches.
create table press.print_order (
  order_no text primary key,
  mail_date date not null,
  state text not null default 'free' check (state in ('free', 'cut', 'exported', 'unprintable')),
  batch_id bigint references press.batch (id),
  reason text,
  seen_at timestamptz not null,
  check ((state in ('cut', 'exported')) = (batch_id is not null))
);
create index print_order_free on press.print_order (mail_date) where state = 'free';
create index print_order_batch on press.print_order (batch_id);

-- One process prints at a time. A number that goes up keeps a stalled one from writing.
create table press.turn (
  singleton boolean primary key default true check (singleton),
  number bigint not null default 0,
  until timestamptz not null default '-infinity'
);
insert into press.turn default values;
