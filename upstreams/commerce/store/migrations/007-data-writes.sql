-- Whether objects of a type belong to one site. An object of another type belongs to the organisation; its site_id is empty.
alter table custom_object_type add column of_site boolean not null default true;

-- Slots come from the templates of a shop. A slot stays when its last configuration is deleted.
create table slot (id text primary key);
insert into slot select distinct slot_id from slot_configuration;
