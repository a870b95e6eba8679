-- Whether a design ever named the file. Those that none named are removed after a day.
alter table bff.design_file add column was_named boolean not null default false;
update bff.design_file set was_named = true;
create index design_file_unnamed on bff.design_file (uploaded_at) where not was_named;

-- Logos that were uploaded, by the name below which they are served. Those from before have no row and stay.
create table bff.logo_file (name text primary key, was_named boolean not null default false, uploaded_at timestamptz not null);
create index logo_file_unnamed on bff.logo_file (uploaded_at) where not was_named;
