alter table bff.session add column browser text not null default '', add column system text not null default '';

create table bff.sign_on_since (user_id text primary key, since timestamptz not null);
create index sign_on_since_since on bff.sign_on_since (since);
