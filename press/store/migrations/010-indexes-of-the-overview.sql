-- The overview counts the orders, cards and orientations of 200 batches.
drop index press.print_order_batch;
create index print_order_batch on press.print_order (batch_id, card_id, orientation);

-- Rejected orders stay for ever, and the overview looks for those of one mail date.
create index print_order_rejected on press.print_order (mail_date, seen_at) where state = 'unprintable';
