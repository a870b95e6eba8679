alter table press.print_order
  add reserved_by text, add reserved_at timestamptz,
  drop constraint print_order_state_check,
  add constraint print_order_state_check check (state in ('free', 'reserved', 'cut', 'exported', 'unprintable', 'withdrawn')),
  drop constraint print_order_mail_date,
  add constraint print_order_mail_date check (mail_date is not null or state in ('unprintable', 'withdrawn', 'reserved')),
  add constraint print_order_reserved check (state <> 'reserved' or (reserved_by is not null and reserved_at is not null));
create index print_order_reserved on press.print_order (reserved_at) where state = 'reserved';
