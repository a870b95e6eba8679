create table population (id text primary key, group_id text not null);

create table statement (user_id text primary key, statement text not null);
