create table bff.recipient (owner text primary key, sealed bytea not null, expires_at timestamptz not null);
create index recipient_expires on bff.recipient (expires_at);

create table bff.recipient_over (user_id text primary key, digest text not null, since timestamptz not null);
