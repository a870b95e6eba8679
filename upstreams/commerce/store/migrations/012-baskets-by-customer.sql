-- The unique index of open baskets leaves out those of agents, so it cannot find all baskets of a customer.
create index baskets_by_customer on basket (customer_id);
