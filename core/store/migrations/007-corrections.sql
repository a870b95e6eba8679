create table bff.correction (
  user_id text not null,
  order_no text not null,
  draft_key text not null,
  created_at timestamptz not null,
  primary key (user_id, order_no)
);
create index correction_created on bff.correction (created_at);
