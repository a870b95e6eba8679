-- What a real service said of an address. Neither column can be read without the installation's key.
create table address_verdict (key bytea primary key, sealed bytea not null, expires_at timestamptz not null);
create index address_verdict_expires_at on address_verdict (expires_at);
