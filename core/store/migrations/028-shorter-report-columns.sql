-- The columns take fewer bytes, in another form. The reports write them anew from their rows when they next follow commerce, and say until then that
-- they have not counted yet.
delete from bff.report_columns;
alter table bff.report_feed add column columns_form integer not null default 1;
update bff.report_feed set as_of = null, next_at = '-infinity';
