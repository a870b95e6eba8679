alter table devices add column confirmed boolean not null default true;
