-- E-mails of the product that were not sent yet. Recipient and content are sealed: they hold names and links.
create table bff.mail (
  id uuid primary key,
  sealed bytea not null,
  tries integer not null default 0,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index mail_due on bff.mail (due_at);
-- The invitation of a person to a client. Only the hash of the link's token is stored.
create table bff.invitation (
  client_id text not null,
  -- A keyed hash of the e-mail address: one invitation for each address.
  email_hash bytea not null,
  -- creating: the account at identity may not be there yet; open; accepted; revoked.
  state text not null check (state in ('creating', 'open', 'accepted', 'revoked')),
  revision integer not null,
  -- Null until identity has the account.
  user_id text,
  -- Null once the link has been used or revoked.
  token_hash bytea unique,
  -- One browser at a time uses the link.
  used_until timestamptz,
  sealed bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (client_id, email_hash)
);
