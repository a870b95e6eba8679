create table uploaded_file (blob text primary key);

-- Before a blob is removed, every table is asked for it.
create index picture_blob on picture (blob);
create index rendition_blob on rendition (blob);

-- Files that designs named before this table was there.
do $$ begin
  if to_regclass('bff.design_file') is not null then
    execute 'insert into uploaded_file select distinct hash from bff.design_file';
  end if;
end $$;
