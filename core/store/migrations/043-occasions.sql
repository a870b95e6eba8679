-- The yearly days of contacts. Only the next day on which one falls is readable: what it is, its year and its words are sealed. They go with the contact.
create table bff.occasion (
  id text primary key,
  contact_id text not null references bff.contact (id) on delete cascade,
  client_id text not null,
  version integer not null default 1,
  next_day text not null,
  sealed bytea not null,
  created_at timestamptz not null
);
create index occasion_contact on bff.occasion (contact_id);
create index occasion_next_day on bff.occasion (client_id, next_day, id);

-- What is prepared for each kind of occasion, by the owner of the contacts; `owner_id` is empty for shared contacts.
create table bff.occasion_rule (
  id text primary key,
  client_id text not null,
  owner_id text not null,
  kind text not null,
  version integer not null default 1,
  -- The colleague on whose shelf the cards are laid; null: the owner, or the administrators of the client.
  responsible_id text,
  sealed bytea not null,
  updated_at timestamptz not null,
  unique (client_id, owner_id, kind)
);

-- The cards that rules have prepared: one for each occasion and year. Nobody has sent them. They go with the occasion.
create table bff.prepared_card (
  id text primary key,
  occasion_id text not null references bff.occasion (id) on delete cascade,
  year integer not null,
  client_id text not null,
  -- Null: it waits for an administrator of the client.
  user_id text,
  day text not null,
  sealed bytea not null,
  prepared_at timestamptz not null,
  -- The day of the mail that counted it.
  mailed_on text,
  set_aside_at timestamptz,
  -- The draft that was made from it. Once the card of that draft is sent, the prepared card is done.
  draft_key text,
  constraint prepared_once unique (occasion_id, year)
);
create index prepared_card_user on bff.prepared_card (user_id, day) where user_id is not null;
create index prepared_card_unassigned on bff.prepared_card (client_id, day) where user_id is null;
create index prepared_card_to_mail on bff.prepared_card (client_id) where mailed_on is null;
create index prepared_card_day on bff.prepared_card (day);
create index prepared_card_draft on bff.prepared_card (user_id, draft_key) where draft_key is not null;

-- Who was told of prepared cards on which day: one mail for each person and day.
create table bff.occasion_mail (
  user_id text not null,
  day text not null,
  constraint mailed_once primary key (user_id, day)
);

-- One row: the last day whose cards were all prepared, and until when a process is preparing.
create table bff.occasion_round (
  is_only boolean primary key default true check (is_only),
  prepared_on text,
  preparing_until timestamptz
);
insert into bff.occasion_round default values;
