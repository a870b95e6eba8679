create table own_design (
  id text primary key,
  client_id text not null,
  version integer not null,
  document jsonb not null,
  created_at timestamptz not null
);
create index own_design_by_client on own_design (client_id, created_at);

create table design_file (
  client_id text not null,
  hash text not null,
  type text not null,
  facts jsonb not null,
  uploaded_at timestamptz not null,
  constraint design_file_key primary key (client_id, hash)
);
