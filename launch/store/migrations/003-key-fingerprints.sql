create table launch.key_fingerprint (name text primary key, fingerprint bytea not null);
