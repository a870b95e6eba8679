create table launch.readiness (id integer primary key check (id = 1), at timestamptz not null);
