-- All columns of a day lie in one value: PostgreSQL looks it up once instead of eleven times. The reports write them anew from their rows when they next
-- follow commerce, and say until then that they have not counted yet.
delete from bff.report_columns;
alter table bff.report_columns
  drop column minutes, drop column states, drop column mail_days, drop column reasons, drop column person, drop column supervisor, drop column location,
  drop column occasion, drop column card, drop column profile, drop column language,
  add column packed bytea not null;
-- The numbers hardly compress, and unpacking would take most of a report's time.
alter table bff.report_columns alter column packed set storage external;
update bff.report_feed set as_of = null, next_at = '-infinity';
