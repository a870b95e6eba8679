-- A day on which an administrator has stopped mailing, and what becomes of the cards that are dated it (core/closed-days).
create table bff.closed_day (
  change_id text not null,
  day text not null,
  -- Empty for a day of the site, which holds for every client.
  client_id text not null,
  plan text not null check (plan in ('earlier', 'later', 'ask')),
  -- Who closed it, and why.
  sealed bytea not null,
  started_at timestamptz not null,
  -- When it began or was opened again: from then on no card is touched.
  ended_at timestamptz,
  primary key (change_id, day)
);
create index closed_day_open on bff.closed_day (day) where ended_at is null;

create table bff.closed_day_card (
  change_id text not null,
  day text not null,
  order_no text not null,
  client_id text not null,
  outcome text not null check (outcome in ('moving', 'moved', 'asked', 'left')),
  primary key (change_id, day, order_no),
  foreign key (change_id, day) references bff.closed_day on delete cascade
);

create index report_order_waiting on bff.report_order (mail_date, client_id) where state = 'in-press';
create index audit_withdrawal on bff.audit (order_no) where event in ('withdraw', 'withdraw_for');
