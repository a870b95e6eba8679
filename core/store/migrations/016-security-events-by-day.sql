create table bff.security_event_day (
  day date not null,
  event text not null,
  address_hash bytea not null,
  events integer not null,
  primary key (day, event, address_hash)
);
