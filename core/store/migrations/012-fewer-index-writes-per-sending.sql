-- Each write of a sending changes updated_at. With that in an index, each write would add an entry to every index.
drop index bff.sending_stopped;
create index sending_stopped on bff.sending (owner) where state = 'stopped';

-- A page keeps room for some versions of its rows, so that a new version stays on it.
alter table bff.sending set (fillfactor = 50);
