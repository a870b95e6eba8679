-- A sending is found by the number of its order. In a column of its own, because every step writes `data`, and with `data` in an index each write would
-- add an entry to every index.
alter table bff.sending add column order_no text generated always as (data ->> 'orderNo') stored;
create index sending_order_no on bff.sending (order_no) where order_no is not null;
