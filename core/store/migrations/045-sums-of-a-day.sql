-- How many cards of a day have each value, for reports without a filter: a tenth of the bytes of the day's orders. The reports write them anew from their
-- rows when they next follow commerce, and say until then that they have not counted yet.
delete from bff.report_columns;
alter table bff.report_columns add column sums bytea not null;
-- They lie in the row itself while a row fits into a page, so that a report looks nothing else up.
alter table bff.report_columns alter column sums set storage main;
update bff.report_feed set as_of = null, next_at = '-infinity';
