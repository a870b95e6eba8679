-- To whom the cards of the last days went, for 'did we already write to this person?': keyed hashes by which a row is found, and what is compared, sealed.
-- The rows go with their sending, and when their order is withdrawn or replaced.
create table bff.card_recipient (
  sending_id text primary key references bff.sending (id) on delete cascade,
  client_id text not null,
  order_no text not null,
  sent_at timestamptz not null,
  keys bytea[] not null,
  sealed bytea not null
);
create index card_recipient_keys on bff.card_recipient using gin (keys) with (fastupdate = off);
create index card_recipient_order on bff.card_recipient (order_no);
