-- Until then one process compares the reports with commerce; after it another may, because the night's check is only over when it has ended.
alter table bff.report_feed add column checking_until timestamptz;

-- Whether somebody has been in this client before.
create index audit_log_in on bff.audit (user_id, client_id) where event = 'log_in';

-- Changes of which nobody knows whether commerce has taken them.
create index activity_unconfirmed on bff.activity (client_id) where outcome = 'unconfirmed';
