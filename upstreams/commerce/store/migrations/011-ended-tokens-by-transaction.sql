-- Each process reads once a second what was ended since it last read. The number of the transaction tells that exactly, however late it commits.
alter table ended_token add column ended_in xid8 not null default pg_current_xact_id();
create index ended_token_by_transaction on ended_token (ended_in);
