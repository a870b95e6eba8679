-- The lease of the process that prints.
alter table press.turn rename to lease;
alter table press.lease rename constraint turn_pkey to lease_pkey;
alter table press.lease rename constraint turn_singleton_check to lease_singleton_check;

alter table press.batch rename column shipped_told to shipment_reported;
