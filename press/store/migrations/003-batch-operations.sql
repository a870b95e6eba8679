alter table press.batch
  add size text not null default '', add stock text not null default '',
  add acknowledged_at timestamptz, add acknowledged_by text, add mailed_at timestamptz, add mailed_by text,
  add shipped_told boolean not null default false,
  add check (acknowledged_at is null or state <> 'cut'), add check (mailed_at is null or acknowledged_at is not null);
create index batch_mailed on press.batch (id) where mailed_at is not null and not shipped_told;

alter table press.print_order
  add size text not null default '', add stock text not null default '', add orientation text not null default '',
  add cut_at timestamptz, add withdrawn_at timestamptz, add withdrawn_by text, add cancel_told boolean not null default false,
  drop constraint print_order_state_check,
  add constraint print_order_state_check check (state in ('free', 'cut', 'exported', 'unprintable', 'withdrawn')),
  drop constraint print_order_check1,
  add constraint print_order_mail_date check (mail_date is not null or state in ('unprintable', 'withdrawn')),
  add constraint print_order_withdrawn check ((state = 'withdrawn') = (withdrawn_at is not null));
create index print_order_withdrawn on press.print_order (order_no) where state = 'withdrawn' and not cancel_told;

create table press.reprint (
  id bigint generated always as identity primary key,
  key text not null unique,
  order_no text not null references press.print_order (order_no),
  batch_id bigint not null references press.batch (id),
  reason text not null,
  note text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  completed_at timestamptz
);
create index reprint_of_batch on press.reprint (batch_id);
create index reprint_unfinished on press.reprint (id) where completed_at is null;
