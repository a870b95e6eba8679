-- Tells a process which days have changed since it last read them.
create sequence bff.report_columns_version;
alter table bff.report_columns add column version bigint not null default nextval('bff.report_columns_version');
