-- Keyed hashes of the recipient's last name and ZIP code, by which 'Cards sent' finds a card whose recipient is sealed. They go with their sending.
create table bff.recipient_word (
  word bytea not null,
  order_no text not null,
  sending_id text not null references bff.sending (id) on delete cascade,
  primary key (word, order_no)
);
create index recipient_word_of_sending on bff.recipient_word (sending_id);
