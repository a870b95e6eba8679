-- Programs that follow the orders search by their last change.
create index orders_by_change on orders (modified_at, order_no);
