-- As the catalogue last described it: enough for a thumbnail.
create table press.card (
  id text primary key, name text not null, size text not null, orientation text not null, picture_url text not null
);

-- Null for orders that are older than this column.
alter table press.print_order add card_id text references press.card (id);
create index print_order_unprintable on press.print_order (seen_at) where state = 'unprintable';
create index batch_board on press.batch ((mailed_at is null), id);
