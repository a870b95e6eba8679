-- Looking at what became of a row of an import is no failed attempt of it.
alter table bff.people_import_row add column looks integer not null default 0;
-- The headings that were not read are stored sealed. Those of files before are forgotten.
update bff.people_import set data = data - 'unknownHeadings';
