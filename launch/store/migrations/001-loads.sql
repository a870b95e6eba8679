create table launch.load (name text primary key, at timestamptz not null, documents integer not null);
