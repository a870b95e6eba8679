-- A crash at the wrong moment could have written a purchase twice.
delete from bff.audit using bff.audit earlier
  where audit.event = 'purchase' and earlier.event = 'purchase' and earlier.order_no = audit.order_no and earlier.id < audit.id;
create unique index audit_purchase on bff.audit (order_no) where event = 'purchase';
create index sending_stopped on bff.sending (owner, updated_at) where state = 'stopped';
