-- The address book. A contact without an owner is shared by its client. Who it is is sealed; it is found by keyed hashes of what its name and address
-- begin with, and of what the same person has in common however it is typed. Everything that hangs on a contact goes with it.
create table bff.contact (
  id text primary key,
  client_id text not null,
  owner_id text,
  version integer not null default 1,
  -- It was made because a card was sent, and nobody has changed it since: it goes with its only card.
  is_untouched boolean not null default false,
  keys bytea[] not null,
  sealed bytea not null,
  checked_at timestamptz,
  last_sent_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index contact_keys on bff.contact using gin (keys) with (fastupdate = off);
create index contact_of_owner on bff.contact (owner_id, last_sent_at desc nulls last, id) where owner_id is not null;
create index contact_of_client on bff.contact (client_id, last_sent_at desc nulls last, id) where owner_id is null;

-- The cards that were sent to a contact: kept as long as the contact is, which is longer than their sendings.
create table bff.contact_card (
  contact_id text not null references bff.contact (id) on delete cascade,
  order_no text not null,
  sent_at timestamptz not null,
  sealed bytea not null,
  primary key (contact_id, order_no)
);
create index contact_card_order on bff.contact_card (order_no);

-- The tags of a book, by a keyed hash that the contacts have among their keys. `owner_id` is empty for a shared book.
create table bff.contact_tag (
  client_id text not null,
  owner_id text not null,
  hash bytea not null,
  sealed bytea not null,
  primary key (client_id, owner_id, hash)
);

-- What a user has set; without a row, the people whom the user writes to are remembered.
create table bff.contact_setting (
  user_id text primary key,
  client_id text not null,
  remembers boolean not null
);

-- Imports of contacts, and their rows. A row is added in one transaction with its contact, so it is added once.
create table bff.contact_import (
  id text primary key,
  client_id text not null,
  owner_id text not null,
  is_shared boolean not null,
  state text not null default 'preview' check (state in ('preview', 'running', 'done')),
  sealed bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index contact_import_owner on bff.contact_import (owner_id, state);
create index contact_import_running on bff.contact_import (updated_at) where state = 'running';
create table bff.contact_import_row (
  import_id text not null references bff.contact_import (id) on delete cascade,
  -- As a spreadsheet counts; of a vCard its number in the file.
  row_no integer not null,
  kind text not null check (kind in ('new', 'same', 'wrong')),
  state text not null default 'shown' check (state in ('shown', 'due', 'done', 'left')),
  sealed bytea not null,
  primary key (import_id, row_no)
);
create index contact_import_row_due on bff.contact_import_row (import_id, row_no) where state = 'due';

-- The address book remembers the recipients of cards from these rows: of cards that are sent from now on, because nobody could say no before.
alter table bff.card_recipient add column is_remembered boolean not null default true;
alter table bff.card_recipient alter column is_remembered set default false;
create index card_recipient_to_remember on bff.card_recipient (sent_at) where not is_remembered;
