-- What the columns of a list hold, as somebody of the client corrected it, by a keyed hash of its headings. The next list with these headings is read
-- in the same way.
create table bff.bulk_columns (
  client_id text not null,
  headings_hash bytea not null,
  sealed bytea not null,
  used_at timestamptz not null,
  primary key (client_id, headings_hash)
);
create index bulk_columns_used on bff.bulk_columns (used_at);
