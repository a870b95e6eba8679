create table customer_password (
  customer_id text primary key references customer on delete cascade, hash text not null,
  failures integer not null default 0, barred_until timestamptz
);
-- A basket passes the attributes that it has in common with an order on to it.
insert into attribute select 'basket', attribute_id, value_type from attribute where object_type = 'order';
